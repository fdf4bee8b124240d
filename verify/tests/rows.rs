//! Tests of single kernels of the papers: cuZK's row groups, row sums, sparse transpose and chunked bucket reduction,
//! and lb-msm's suffix sums.

mod common {
    #[path = "../../../tests/common/generators.rs"]
    pub(crate) mod generators;
    pub(crate) mod kernels;
    pub(crate) mod machines;
    pub(crate) mod ptx;
    pub(crate) mod skipped;
    pub(crate) mod stand_in;
}

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Zero;
use common::generators::{PointKind, points};
use common::kernels::{Argument, Argument::U32, Digit, Plain, Xyzz, input, launch, output};
use common::machines::{emulator, gpus};
use cumsm::Curve;
use cumsm::internals::row_groups::{ROW_GROUPS, RowGroup, RowGroups, RowRoom};
use cumsm::internals::{Unit, Workbench, workbench};
use proptest::prelude::*;
use rand::{Rng, SeedableRng, rngs::StdRng};

const BLOCK: u32 = 128;

/// One line of a table of row groups, in the form of six words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
struct GroupWords([u32; 6]);

impl Plain for GroupWords {}

impl GroupWords {
    fn of(groups: &RowGroups) -> Vec<Self> {
        groups.words().chunks(6).map(|words| Self(words.try_into().unwrap())).collect()
    }
}

/// A way to choose the lengths of rows. A row is a bucket of a window, and its length is the number of digits in the
/// bucket.
#[derive(Clone, Copy, Debug)]
enum Lengths {
    Uniform(u32),
    Equal(usize, u32),
    OneHoldsEverything(u32),
    MostlyEmpty,
    PowersOfTwo,
}

impl Lengths {
    const ALL: [Self; 7] = [
        Self::Uniform(3),
        Self::Uniform(200),
        Self::Equal(32, 90),
        Self::Equal(1, 33),
        Self::OneHoldsEverything(3000),
        Self::MostlyEmpty,
        Self::PowersOfTwo,
    ];

    fn of(self, rows: usize, rng: &mut StdRng) -> Vec<u32> {
        let mut lengths = vec![0; rows];
        match self {
            Self::Uniform(most) => lengths.fill_with(|| rng.gen_range(0..=most)),
            Self::Equal(count, length) => lengths.iter_mut().rev().take(count).for_each(|row| *row = length),
            Self::OneHoldsEverything(length) => lengths[rng.gen_range(0..rows)] = length,
            Self::MostlyEmpty => lengths.fill_with(|| rng.gen_bool(0.1).into()),
            Self::PowersOfTwo => lengths.iter_mut().enumerate().for_each(|(i, row)| *row = 1 << (i % 10)),
        }
        lengths
    }
}

fn sorted(lengths: &[u32]) -> Vec<u32> {
    let mut sorted = lengths.to_vec();
    sorted.sort_unstable();
    sorted
}

/// Returns the number of additions of each thread of a table, including the additions that join the pieces of a row. A
/// piece of l terms takes l − 1 additions. Each piece after the first piece of a row takes one more addition, because
/// this piece is added to another piece. In the kernels sum_rows and combine_pieces_round, the thread that sums a piece
/// also makes this addition.
fn additions(groups: &RowGroups, sorted: &[u32]) -> Vec<u64> {
    let mut additions = vec![0; groups.threads() as usize];
    for group in &groups.0[1..] {
        for piece in 0..group.pieces() {
            let (row, in_row) = (piece >> group.log2_pieces, piece % (1 << group.log2_pieces));
            let length = sorted[(group.first_row + row) as usize];
            let terms = u64::from(length.saturating_sub(in_row).div_ceil(1 << group.log2_pieces));
            let thread = group.first_thread + piece % group.threads;
            additions[thread as usize] += terms.saturating_sub(u64::from(in_row == 0));
        }
    }
    additions
}

/// Every table fits into its buffers, and assigns threads to every row. A row of l terms takes l − 1 additions.
#[test]
fn tables_are_complete() {
    let mut rng = StdRng::seed_from_u64(1);
    for (rows, threads) in [(1, 32), (100, 32), (1000, 64), (700, 1024), (4096, 256)] {
        for kind in Lengths::ALL {
            let lengths = sorted(&kind.of(rows, &mut rng));
            let terms: u32 = lengths.iter().sum();
            let table = RowGroups::balanced(&lengths, threads);
            let room = RowRoom::new(threads, terms);
            let what = format!("{rows} rows, {kind:?}, {threads} threads");
            assert!(table.threads() <= room.threads, "{what}");
            assert!(table.stored_pieces() <= room.pieces, "{what}");
            assert!(table.rounds() <= room.rounds, "{what}");
            assert_eq!(table.0.iter().map(|group| group.rows as usize).sum::<usize>(), rows, "{what}");
            let full = lengths.iter().filter(|&&length| length > 0).count() as u64;
            assert_eq!(additions(&table, &lengths).iter().sum::<u64>(), u64::from(terms) - full, "{what}");
            for pair in table.0.windows(2) {
                assert_eq!(pair[0].first_row + pair[0].rows, pair[1].first_row, "{what}");
                assert_eq!(pair[0].first_thread + pair[0].threads, pair[1].first_thread, "{what}");
                assert_eq!(pair[0].first_piece + pair[0].stored_pieces(), pair[1].first_piece, "{what}");
            }
        }
    }
    for rows in [0, 1, 31, 32, 33, 1000, (1 << 26) + 1, (1 << 27) - 1, (1 << 28) - 1, u32::MAX >> 1] {
        let (scalar, vector) = (RowGroups::scalar(rows), RowGroups::vector(rows));
        // A thread of the kernel adds the number of threads to the index of its piece, in 32 bits.
        for table in [&scalar, &vector] {
            assert!(u64::from(table.0[1].pieces()) + u64::from(table.threads()) <= 1 << 32, "{rows} rows");
        }
        assert_eq!((scalar.threads(), scalar.rounds()), (rows.next_multiple_of(32), 0));
        assert!(vector.threads() >= rows && vector.threads() % 32 == 0);
        assert_eq!(vector.0[1], RowGroup { threads: vector.threads(), ..vector.0[1] });
    }
    assert_eq!(RowGroups::vector(1000).threads(), 32_000);
}

/// If the rows have at least 32 terms for each requested thread, the table must balance the work. A table uses a few
/// more threads than the requested number, because each group has whole warps. A thread makes at most 1.5·A/T
/// additions, where A is the number of all additions, and T is the requested number of threads. If T is at least 256, a
/// second bound holds. A thread then makes at most 1.6·A/U additions, where U is the number of used threads.
#[test]
fn work_is_balanced() {
    let mut rng = StdRng::seed_from_u64(2);
    // Returns the lengths of rows for uniform digits. Each digit goes to a random row.
    let mut uniform_digits = |rows: usize, terms: u32| {
        let mut lengths = vec![0; rows];
        (0..terms).for_each(|_| lengths[rng.gen_range(0..rows)] += 1);
        lengths
    };
    let mut worst = 0f64;
    for threads in [96, 128, 160, 256, 512, 1024, 4064, 4096] {
        for per_thread in [32, 48, 100] {
            let terms: u32 = threads * per_thread;
            let cases = [
                ("one row", vec![terms]),
                ("32 rows", vec![terms / 32; 32]),
                ("uniform, many rows", uniform_digits(terms as usize / 16, terms)),
                ("uniform, few rows", uniform_digits(terms as usize / 500, terms)),
                ("half in one row", {
                    let mut lengths = uniform_digits(terms as usize / 64, terms / 2);
                    lengths.push(terms - terms / 2);
                    lengths
                }),
            ];
            for (what, lengths) in cases {
                let lengths = sorted(&lengths);
                let table = RowGroups::balanced(&lengths, threads);
                let work = additions(&table, &lengths);
                let (most, sum) = (*work.iter().max().unwrap() as f64, work.iter().sum::<u64>() as f64);
                let asked = most / (sum / f64::from(threads));
                let used = most / (sum / f64::from(table.threads()));
                println!("{what}, {threads} threads, {per_thread} each: {asked:.2} of asked, {used:.2} of used");
                worst = worst.max(asked);
                assert!(asked <= 1.5, "{what}, {threads} threads: {asked:.2}");
                assert!(used <= 1.6 || threads < 256, "{what}, {threads} threads: {used:.2}");
            }
        }
    }
    println!("worst: {worst:.2}");
}

/// Returns the bounds of all windows, one window after the other. In the bounds of a window, `bounds[b]` is the index
/// of the first sorted digit of bucket b.
fn bounds(lengths: &[Vec<u32>], n: u32) -> Vec<u32> {
    lengths
        .iter()
        .flat_map(|lengths| {
            let mut next = n - lengths.iter().sum::<u32>();
            let starts = lengths.iter().map(move |&length| {
                next += length;
                next
            });
            [0, n - lengths.iter().sum::<u32>()].into_iter().chain(starts)
        })
        .collect()
}

/// Lets the kernels sort the rows of each window by length, and returns the sorted rows of all windows.
fn order(bench: &Workbench, bounds: &[u32], rows: u32, windows: u32, n: u32) -> Vec<Digit> {
    let mut order = vec![Digit::default(); (rows * windows) as usize];
    let arguments = vec![input(bounds), output(&mut order), U32(rows)];
    launch(bench, (Unit::sparse(), "row_lengths"), (rows, windows), BLOCK, arguments);
    // The kernel sorts the rows by length. In the code of each entry of `order`, the bits from bit 1 on hold the row's
    // length.
    let passes = (u32::BITS - n.leading_zeros()).div_ceil(8);
    let mut no_bounds = [0];
    let arguments = [output(&mut order), output(&mut no_bounds)].into_iter().chain([rows, 1, 8, passes, 0, 0].map(U32));
    launch(bench, (Unit::sort(), "sort_row"), (256, windows), 256, arguments.collect());
    order
}

fn groups(bench: &Workbench, order: &[Digit], rows: u32, windows: u32, threads: u32) -> Vec<GroupWords> {
    let mut groups = vec![GroupWords::default(); windows as usize * ROW_GROUPS];
    let arguments = vec![input(order), output(&mut groups), U32(rows), U32(threads)];
    launch(bench, (Unit::sparse(), "group_rows"), (windows * 256, 1), 256, arguments);
    groups
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    /// The tables that the device computes are equal to the tables of `RowGroups`.
    #[test]
    fn tables_of_the_device(seed: u64, rows in 1u32..600, threads in 1u32..40, a in 0usize..7, b in 0usize..7) {
        let threads = 32 * threads;
        let mut rng = StdRng::seed_from_u64(seed);
        let lengths = [a, b].map(|kind| Lengths::ALL[kind].of(rows as usize, &mut rng));
        let n = lengths.iter().map(|lengths| lengths.iter().sum::<u32>()).max().unwrap() + rng.gen_range(0..9);
        let bench = workbench(&emulator(seed)).unwrap();
        let order = order(&bench, &bounds(&lengths, n), rows, 2, n.max(1));
        let tables = groups(&bench, &order, rows, 2, threads);
        for (window, lengths) in lengths.iter().enumerate() {
            let expected = sorted(lengths);
            let places = &order[window * rows as usize..][..rows as usize];
            prop_assert_eq!(places.iter().map(|place| place.magnitude()).collect::<Vec<_>>(), expected.clone());
            for place in places {
                prop_assert_eq!(place.magnitude(), lengths[place.point as usize]);
            }
            let table = GroupWords::of(&RowGroups::balanced(&expected, threads));
            prop_assert_eq!(&tables[window * ROW_GROUPS..][..ROW_GROUPS], &table[..]);
        }
    }

    /// Row t has the nonzero digits of thread t, in order. After the last row, the matrix is filled with zeros.
    #[test]
    fn the_matrix_has_all_digits_but_zeros(seed: u64, n in 1u32..700, threads in 1u32..90, zeros in 0u32..3) {
        let mut rng = StdRng::seed_from_u64(seed);
        let windows = 2;
        let digits: Vec<Digit> = (0..n * windows)
            .map(|i| Digit { code: if rng.gen_range(0..2) < zeros { i % 2 } else { rng.gen_range(2..100) }, point: i % n })
            .collect();
        let unwritten = Digit { code: u32::MAX, point: u32::MAX };
        let (mut ell, mut csr) = (vec![unwritten; digits.len()], vec![unwritten; digits.len()]);
        let mut pointers = vec![u32::MAX; ((threads + 1) * windows) as usize];
        let bench = workbench(&emulator(seed)).unwrap();
        let grid = (threads, windows);
        let arguments =
            vec![input(&digits), output(&mut ell), output(&mut pointers), U32(n), U32(threads), U32(0)];
        launch(&bench, (Unit::sparse(), "ell_store"), grid, BLOCK, arguments);
        let arguments = vec![output(&mut pointers), U32(threads)];
        launch(&bench, (Unit::sparse(), "ell_row_pointers"), (windows * 32, 1), 32, arguments);
        let arguments = vec![input(&ell), input(&pointers), output(&mut csr), U32(n), U32(threads)];
        launch(&bench, (Unit::sparse(), "ell_to_csr"), grid, BLOCK, arguments);

        for window in 0..windows as usize {
            let own = &digits[window * n as usize..][..n as usize];
            let mut expected = Vec::new();
            for row in 0..threads as usize {
                prop_assert_eq!(pointers[window * (threads as usize + 1) + row] as usize, expected.len());
                let share = own.iter().skip(row).step_by(threads as usize);
                expected.extend(share.filter(|digit| digit.magnitude() != 0));
            }
            prop_assert_eq!(pointers[(window + 1) * (threads as usize + 1) - 1] as usize, expected.len());
            expected.resize(n as usize, Digit::default());
            prop_assert_eq!(&csr[window * n as usize..][..n as usize], &expected[..]);
        }
    }
}

/// Lets the kernels sum buckets of the given lengths. Compares the kernels' sums with sums that add one point at a
/// time.
fn row_sums<P: Curve>(kind: PointKind, lengths: &[Vec<u32>], threads: u32) {
    let (rows, windows) = (lengths[0].len() as u32, lengths.len() as u32);
    let mut rng = StdRng::seed_from_u64(3);
    let n = lengths.iter().map(|lengths| lengths.iter().sum::<u32>()).max().unwrap() + 5;
    let bases = points::<P>(kind, n as usize, 4);
    let digits: Vec<Digit> = lengths
        .iter()
        .flat_map(|lengths| {
            let zeros = n - lengths.iter().sum::<u32>();
            let buckets = lengths.iter().enumerate().flat_map(|(row, &length)| vec![row as u32 + 1; length as usize]);
            vec![0; zeros as usize].into_iter().chain(buckets).collect::<Vec<_>>()
        })
        .map(|bucket| Digit { code: bucket << 1 | u32::from(rng.r#gen::<bool>()), point: rng.gen_range(0..n) })
        .collect();
    let mut expected = vec![Projective::<P>::zero(); (rows * windows) as usize];
    for (i, digit) in digits.iter().enumerate().filter(|(_, digit)| digit.magnitude() != 0) {
        let base = bases[digit.point as usize];
        let row = i / n as usize * rows as usize + digit.magnitude() as usize - 1;
        expected[row] += if digit.negative() { -base } else { base };
    }

    let room = RowRoom::new(threads, n);
    for (backend, engine) in gpus() {
        let bench = workbench(&engine).unwrap();
        let bounds = bounds(lengths, n);
        let order = order(&bench, &bounds, rows, windows, n);
        let groups = groups(&bench, &order, rows, windows, threads);
        let mut sums = vec![Xyzz::<P::BaseField>::unwritten(); expected.len()];
        let mut pieces = vec![Xyzz::<P::BaseField>::unwritten(); (room.pieces * windows) as usize];
        let unit = Unit::comparison::<P>();
        let mut arguments = vec![input::<Affine<P>>(&bases), input(&digits), input(&bounds), input(&order)];
        arguments.extend([input(&groups), output(&mut sums), output(&mut pieces)]);
        arguments.extend([n, rows, room.pieces].map(U32));
        launch(&bench, (unit, "accumulate_row_balanced"), (room.threads, windows), BLOCK, arguments);
        for round in 0..room.rounds {
            let mut arguments = vec![input(&order), input(&groups), output(&mut sums), output(&mut pieces)];
            arguments.extend([rows, room.pieces, round].map(U32));
            launch(&bench, (unit, "combine_buckets_round"), (room.pieces, windows), BLOCK, arguments);
        }
        for (row, (sum, expected)) in sums.iter().zip(&expected).enumerate() {
            assert_eq!(sum.to_point::<P>(), *expected, "row {row}, {lengths:?}, {kind} points on {backend}");
        }
    }
}

fn all_row_sums<P: Curve>() {
    let mut rng = StdRng::seed_from_u64(5);
    let mut of = |kind: Lengths| kind.of(16, &mut rng);
    let windows = [
        vec![of(Lengths::Uniform(40)), of(Lengths::OneHoldsEverything(700)), of(Lengths::MostlyEmpty)],
        vec![of(Lengths::Equal(16, 33)), vec![0; 16]],
        vec![of(Lengths::PowersOfTwo)],
    ];
    for lengths in &windows {
        row_sums::<P>(PointKind::Random, lengths, 64);
    }
    row_sums::<P>(PointKind::Opposite, &windows[0], 32);
    row_sums::<P>(PointKind::SomeIdentity, &windows[1], 32);
    row_sums::<P>(PointKind::Consecutive, &windows[2], 32);
}

#[test]
fn row_sums_agree_with_sums_one_by_one() {
    all_row_sums::<ark_bls12_381::g1::Config>();
    all_row_sums::<ark_bls12_381::g2::Config>();
    all_row_sums::<ark_bls12_377::g1::Config>();
    #[cfg(feature = "tested-curves")]
    all_row_sums::<ark_bn254::g1::Config>();
    #[cfg(feature = "tested-curves")]
    all_row_sums::<ark_mnt4_753::g1::Config>();
}

/// Tests cuzk Alg. 4. In some cases, the number of threads divides the number of buckets. In other cases, the number of
/// threads does not divide the number of buckets, or is greater than the number of buckets.
fn chunks<P: Curve>() {
    let windows = 2;
    for (buckets, threads) in [(1, 1), (1, 4), (32, 8), (31, 8), (33, 8), (9, 8), (5, 8), (40, 1), (37, 16)] {
        let count = (buckets * windows) as usize;
        let mut values: Vec<Projective<P>> =
            points::<P>(PointKind::Random, count, 6).into_iter().map(|point| point.into_group() + point).collect();
        values.iter_mut().step_by(3).for_each(|value| *value = Projective::zero());
        let sums: Vec<Xyzz<P::BaseField>> = values.iter().map(|&value| Xyzz::of(value)).collect();
        for (backend, engine) in gpus() {
            let mut weighted = vec![Xyzz::unwritten(); (threads * windows) as usize];
            let arguments = vec![input(&sums), output(&mut weighted), U32(buckets), U32(threads)];
            let kernel = (Unit::comparison::<P>(), "sum_bucket_chunks");
            launch(&workbench(&engine).unwrap(), kernel, (threads, windows), BLOCK, arguments);
            for window in 0..windows as usize {
                let own = &values[window * buckets as usize..][..buckets as usize];
                let expected: Projective<P> =
                    own.iter().enumerate().map(|(i, &value)| value * P::ScalarField::from(i as u64 + 1)).sum();
                let found: Projective<P> = weighted[window..].iter().step_by(2).map(|part| part.to_point::<P>()).sum();
                assert_eq!(found, expected, "{buckets} buckets, {threads} threads, window {window} on {backend}");
            }
        }
    }
}

#[test]
fn chunked_running_sums_weigh_buckets() {
    chunks::<ark_bls12_381::g1::Config>();
    chunks::<ark_bls12_377::g2::Config>();
    #[cfg(feature = "tested-curves")]
    chunks::<ark_mnt4_753::g1::Config>();
}

/// For each row, the kernels compute Σ b·B_b or Σ (2b − 1)·B_b from the sums of runs of L buckets (lb-msm 3.4). B_b is
/// the sum of bucket b.
fn suffix_sums<P: Curve>() {
    let rows = 2;
    for (runs, run_length) in [(1, 1), (2, 1), (8, 1), (64, 1), (1, 4), (4, 2), (16, 8)] {
        let (runs, run_length): (u32, u32) = (runs, run_length);
        let count = (rows * runs * run_length) as usize;
        let mut buckets: Vec<Projective<P>> =
            points::<P>(PointKind::Random, count, 7).into_iter().map(|point| point.into_group() + point).collect();
        buckets.iter_mut().step_by(3).for_each(|value| *value = Projective::zero());
        // Bucket 1 is opposite to the last bucket, and bucket 2 is equal to the last bucket.
        if count > 3 {
            (buckets[1], buckets[2]) = (-buckets[count - 1], buckets[count - 1]);
        }
        let weigh = |values: &[Projective<P>], step, first| -> Projective<P> {
            (0u64..).zip(values).map(|(i, &value)| value * P::ScalarField::from(step * i + first)).sum()
        };
        let of_runs: Vec<&[Projective<P>]> = buckets.chunks(run_length as usize).collect();
        let sums: Vec<_> = of_runs.iter().map(|run| Xyzz::of(run.iter().sum::<Projective<P>>())).collect();
        // Run t of row w is at index t·`rows` + w.
        let weighted = |index: usize| of_runs[index % rows as usize * runs as usize + index / rows as usize];
        let weighted: Vec<_> = (0..of_runs.len()).map(|index| Xyzz::of(weigh(weighted(index), 1, 1))).collect();

        for (backend, engine) in gpus() {
            let bench = workbench(&engine).unwrap();
            let what = format!("{runs} runs of {run_length} buckets on {backend}");
            let (mut sums, mut weighted) = (sums.clone(), weighted.clone());
            if run_length == 1 {
                weighted.fill(Xyzz::unwritten());
            }
            let run = |kernel, threads, arguments: Vec<Argument<'_>>| {
                launch(&bench, (Unit::comparison::<P>(), kernel), (threads, 1), BLOCK, arguments);
            };
            for round in 0..runs.ilog2() {
                let arguments = vec![output(&mut sums), U32(runs), U32(round), U32(rows)];
                run("sum_suffixes_round", rows * (runs / 2), arguments);
            }
            let sizes = [U32(runs), U32(run_length.ilog2()), U32(rows)];
            let arguments = [input(&sums), output(&mut weighted)].into_iter().chain(sizes).collect();
            run("weigh_suffix_sums", rows * runs, arguments);
            // In the pipeline, a kernel of the layered aggregation adds up the parts. In this test, the host adds up
            // the parts.
            let mut results: Vec<_> = (0..rows as usize)
                .map(|row| {
                    let parts = weighted.iter().skip(row).step_by(rows as usize);
                    Xyzz::of(parts.map(|part| part.to_point::<P>()).sum::<Projective<P>>())
                })
                .collect();
            let check = |results: &[Xyzz<P::BaseField>], step: u64, first: u64| {
                for (row, values) in buckets.chunks((runs * run_length) as usize).enumerate() {
                    let expected = weigh(values, step, first);
                    assert_eq!(results[row].to_point::<P>(), expected, "{what}, row {row}, step {step}");
                }
            };
            check(&results, 1, 1);
            let arguments = vec![input(&sums), output(&mut results), U32(runs), U32(rows)];
            run("weigh_odd_digits", rows, arguments);
            check(&results, 2, 1);
        }
    }
}

#[test]
fn suffix_sums_weigh_buckets() {
    suffix_sums::<ark_bls12_381::g1::Config>();
    suffix_sums::<ark_bls12_377::g2::Config>();
    #[cfg(feature = "tested-curves")]
    suffix_sums::<ark_mnt4_753::g1::Config>();
}

/// Runs tests of this file on the PTX that nvcc made of the kernels.
#[test]
fn ptx() {
    common::stand_in::run_on_ptx(
        "rows",
        &["row_sums_agree_with_sums_one_by_one", "chunked_running_sums_weigh_buckets", "suffix_sums_weigh_buckets"],
    );
}
