//! Tests that compare each device function with arkworks: field arithmetic, points, recoding and sorting.

#[path = "../../tests/common/formats/curves.rs"]
mod curves;

mod fp64;

mod common {
    pub(crate) mod field;
    pub(crate) mod machines;
    pub(crate) mod ptx;
    pub(crate) mod skipped;
    pub(crate) mod stand_in;
}

use std::mem::size_of;

use ark_ec::short_weierstrass::{Affine, Bucket, Projective, SWCurveConfig};
use ark_ec::{AffineRepr, CurveConfig, CurveGroup};
use ark_ff::{AdditiveGroup, BigInteger, Field, PrimeField, UniformRand, Zero};
use common::field::{field_elements, pairs};
use cumsm::Curve;
use cumsm::internals::{CurveParams, Recoding, Unit, Value, Windows, Workbench};
use curves::on_every_curve;
use proptest::prelude::*;
use rand::{Rng, SeedableRng, rngs::StdRng};

const BLOCK: u32 = 128;

/// Launches a probe, which is an elementwise kernel, on every backend that runs kernels, and passes each result to
/// `check`. If `check` were generic, the compiler would compile this function once for each check. So `check` is a
/// trait object.
fn map<P: Curve, A: Copy, B: Copy>(kernel: &'static str, left: &[A], right: &[B], check: &dyn Fn(usize, A)) {
    map_to::<P, A, B, A>(kernel, left, right, check);
}

fn workbench(engine: &cumsm::Msm) -> Workbench {
    cumsm::internals::workbench(engine).expect("an engine with a GPU")
}

fn bytes_of<T: Copy>(elements: &[T]) -> Vec<u8> {
    // SAFETY: the callers pass only field elements, points and words, which are initialised and have no padding.
    unsafe { std::slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) }.to_vec()
}

fn elements_of<T: Copy>(bytes: &[u8]) -> Vec<T> {
    // SAFETY: the callers use only types of limbs and words, for which every bit pattern is valid.
    bytes.chunks(size_of::<T>()).map(|element| unsafe { element.as_ptr().cast::<T>().read_unaligned() }).collect()
}

/// Returns elements of a base field, which is a prime field or an extension of degree 2. An element of an extension is
/// a pair [a, b] of components. For an extension, the list contains all pairs of the first six components. For each
/// component, the list contains one more pair. For each pair [a, b], the list also contains the pair [b, a].
fn base_field_elements<F: Field>(random: usize, seed: u64) -> Vec<F> {
    let components = field_elements::<F::BasePrimeField>(random, seed);
    if F::extension_degree() == 1 {
        return components.into_iter().map(F::from_base_prime_field).collect();
    }
    let small = components[..6].iter().flat_map(|&a| components[..6].iter().map(move |&b| [a, b]));
    let pairs = small.chain(components.iter().zip(components.iter().rev()).map(|(&a, &b)| [a, b]));
    pairs.map(|pair| F::from_base_prime_field_elems(pair).expect("the extension is of degree 2")).collect()
}

fn field_functions<P: Curve>() {
    let elements = base_field_elements::<P::BaseField>(200, 1);
    let (a, b) = pairs(&elements, 32);
    map::<P, _, _>("probe_fq_add", &a, &b, &|i, c| assert_eq!(c, a[i] + b[i]));
    map::<P, _, _>("probe_fq_sub", &a, &b, &|i, c| assert_eq!(c, a[i] - b[i]));
    map::<P, _, _>("probe_fq_mul", &a, &b, &|i, c| assert_eq!(c, a[i] * b[i], "{} · {}", a[i], b[i]));
    map::<P, _, _>("probe_fq_mul_add", &a, &b, &|i, c| assert_eq!(c, a[i].square() + b[i].square()));
    map::<P, _, _>("probe_fq_neg", &a, &b, &|i, c| assert_eq!(c, -a[i]));
    map::<P, _, _>("probe_fq_dbl", &a, &b, &|i, c| assert_eq!(c, a[i].double()));
    map::<P, _, _>("probe_fq_sqr", &a, &b, &|i, c| assert_eq!(c, a[i].square()));

    type Prime<P> = <<P as CurveConfig>::BaseField as Field>::BasePrimeField;
    let elements = field_elements::<Prime<P>>(200, 1);
    let (a, b) = pairs(&elements, 32);
    // arkworks stores an element a as the integer a·R. The conversion from Montgomery form divides the stored integer
    // by R, and the conversion to Montgomery form multiplies the stored integer by R. The test reads the results as
    // elements. So the results are a/R and a·R.
    let radix = Prime::<P>::from(2u64).pow([64 * Prime::<P>::MODULUS.as_ref().len() as u64]);
    map::<P, _, _>("probe_fq_from_montgomery", &a, &b, &|i, c| assert_eq!(c * radix, a[i]));
    map::<P, _, _>("probe_fq_to_montgomery", &a, &b, &|i, c| assert_eq!(c, a[i] * radix));

    let elements = field_elements::<P::ScalarField>(200, 2);
    let (a, b) = pairs(&elements, 32);
    for probe in ["probe_fr_mul", "probe_fr_fixed_product", "probe_fr_fixed_product_above"] {
        map::<P, _, _>(probe, &a, &b, &|i, c| assert_eq!(c, a[i] * b[i], "{probe}: {} · {}", a[i], b[i]));
    }
    let radix = P::ScalarField::from(2u64).pow([64 * P::ScalarField::MODULUS.as_ref().len() as u64]);
    map::<P, _, _>("probe_fr_from_montgomery", &a, &b, &|i, c| assert_eq!(c * radix, a[i]));
}

/// A point in XYZZ coordinates, with the layout of `Xyzz` in cuda/curve/xyzz.cuh.
#[derive(Clone, Copy)]
#[repr(C)]
struct Xyzz<F>([F; 4]);

impl<F: Field> Xyzz<F> {
    /// Returns the XYZZ coordinates of `point` with ZZ = z² and ZZZ = z³. For the identity, ZZ = ZZZ = 0 and X = Y = z.
    fn new<P: SWCurveConfig<BaseField = F>>(point: Affine<P>, z: F) -> Self {
        match point.xy() {
            Some((x, y)) => Self([x * z.square(), y * z.square() * z, z.square(), z.square() * z]),
            None => Self([z, z, F::ZERO, F::ZERO]),
        }
    }

    fn to_point<P: SWCurveConfig<BaseField = F>>(self) -> Projective<P> {
        let [x, y, zz, zzz] = self.0;
        if zz.is_zero() {
            return Projective::zero();
        }
        assert_eq!(zz.square() * zz, zzz.square(), "ZZ³ = ZZZ²");
        Projective::from(Bucket::<P>::new_unchecked(x, y, zz, zzz))
    }
}

/// Returns pairs of points for all exceptional cases: the identity, equal points, opposite points, and a point with its
/// double. If the curve has points outside the subgroup, the pairs also contain two of these points. If (−1, 0) is on
/// the curve, the pairs also contain this point, which has order 2.
fn point_pairs<P: Curve>() -> Vec<(Affine<P>, Affine<P>)> {
    let mut rng = StdRng::seed_from_u64(3);
    let p = Projective::<P>::rand(&mut rng);
    let q = Projective::<P>::rand(&mut rng);
    let mut points: Vec<Affine<P>> = [p, -p, p.double(), -p.double(), q, Projective::zero()].map(Affine::from).to_vec();
    let outside = (1u64..100).filter_map(|x| Affine::<P>::get_point_from_x_unchecked(P::BaseField::from(x), true));
    points.extend(outside.filter(|point| !point.is_in_correct_subgroup_assuming_on_curve()).take(2));
    let order_2 = Affine::<P>::new_unchecked(-P::BaseField::ONE, P::BaseField::ZERO);
    points.extend(Some(order_2).filter(Affine::is_on_curve));
    points.iter().flat_map(|&a| points.iter().map(move |&b| (a, b))).collect()
}

fn point_functions<P: Curve>() {
    let pairs = point_pairs::<P>();
    let mut rng = StdRng::seed_from_u64(4);
    let mut xyzz = |point: Affine<P>| Xyzz::new(point, P::BaseField::rand(&mut rng));
    let left: Vec<_> = pairs.iter().map(|&(a, _)| xyzz(a)).collect();
    let right: Vec<_> = pairs.iter().map(|&(_, b)| xyzz(b)).collect();
    let affine: Vec<_> = pairs.iter().map(|&(_, b)| b).collect();
    let check = |i: usize, sum: Xyzz<P::BaseField>, expected: Projective<P>| {
        assert_eq!(sum.to_point::<P>(), expected, "{:?} and {:?}", pairs[i].0, pairs[i].1);
    };
    map::<P, _, _>("probe_madd", &left, &affine, &|i, sum| check(i, sum, pairs[i].0 + pairs[i].1));
    map::<P, _, _>("probe_add", &left, &right, &|i, sum| check(i, sum, pairs[i].0 + pairs[i].1));
    map::<P, _, _>("probe_dbl", &left, &right, &|i, sum| check(i, sum, pairs[i].0.into_group().double()));
    map::<P, _, _>("probe_quad_add", &left, &right, &|i, sum| check(i, sum, pairs[i].0 + pairs[i].1));
    map::<P, _, _>("probe_quad_dbl", &left, &right, &|i, sum| check(i, sum, pairs[i].0.into_group().double()));
    map::<P, _, _>("probe_quad_negate", &left, &right, &|i, sum| check(i, sum, -pairs[i].0.into_group()));
}

/// A digit of a scalar, with the layout of `Digit` in cuda/stages/digit.cuh.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(C)]
struct Digit {
    code: u32,
    point: u32,
}

fn recoding<P: Curve>(window_bits: u32) {
    let scalars = field_elements::<P::ScalarField>(50, u64::from(window_bits));
    let mut greatest = P::ScalarField::MODULUS;
    greatest.sub_with_borrow(&1u64.into());
    recode::<P>(
        window_bits,
        &bytes_of(&scalars),
        true,
        &scalars.iter().map(|k| k.into_bigint()).collect::<Vec<_>>(),
        greatest,
    );

    let mut all_ones = greatest;
    all_ones.as_mut().fill(u64::MAX);
    let integers = [greatest, all_ones, P::ScalarField::MODULUS, 0u64.into(), 1u64.into()];
    recode::<P>(window_bits, &bytes_of(&integers), false, &integers, all_ones);
}

fn recode<P: Curve>(
    window_bits: u32,
    bytes: &[u8],
    montgomery: bool,
    integers: &[<P::ScalarField as PrimeField>::BigInt],
    maximum: <P::ScalarField as PrimeField>::BigInt,
) {
    let tables: &[bool] = if window_bits <= 16 { &[false, true] } else { &[false] };
    for recoding in [Recoding::Unsigned, Recoding::Signed, Recoding::OddFloat] {
        let windows = Windows::for_maximum(recoding, window_bits, maximum.as_ref());
        for (backend, engine) in common::machines::gpus() {
            for &by_table in if recoding == Recoding::OddFloat { tables } else { &[false] } {
                let found = device_digits::<P>(&engine, &windows, bytes, montgomery, integers.len(), by_table);
                for (i, integer) in integers.iter().enumerate() {
                    for (w, digit) in windows.digits(integer.as_ref()).into_iter().enumerate() {
                        let magnitude_and_exponent = digit.magnitude << windows.exponent_bits() | digit.exponent;
                        let code = magnitude_and_exponent << 1 | u32::from(digit.negative);
                        assert_eq!(
                            found[w * integers.len() + i],
                            Digit { code, point: i as u32 },
                            "{backend}, {recoding}, c = {window_bits}, k = {integer}, window {w}"
                        );
                    }
                }
            }
        }
    }
}

/// Returns the digits that the engine's device computes from n scalars.
fn device_digits<P: Curve>(
    engine: &cumsm::Msm,
    windows: &Windows,
    scalars: &[u8],
    montgomery: bool,
    n: usize,
    by_table: bool,
) -> Vec<Digit> {
    let c = windows.window_bits();
    let bench = workbench(engine);
    let mut digits = vec![0; n * windows.count() as usize * size_of::<Digit>()];
    let mut table = vec![0; 4 * ((1 << c) + 1)];
    let mut scalars = scalars.to_vec();
    let scalar_bytes = scalars.len() / n;
    let blocks = ((n as u32).div_ceil(BLOCK), 1);
    let (n, count) = (n as u32, windows.count());
    // The sizes of a computation with one vector of scalars, n bases, and one multiple of each base.
    let sizes = [n, 1, 0, n, 1, count, count, 0, count, c].map(Value::U32);
    let montgomery = Value::U32(montgomery.into());
    // SAFETY: the arguments match the kernels. The buffers hold W·n digits, and a table of 2^c + 1 words.
    unsafe {
        let mut values =
            vec![Value::Buffer(&mut scalars, scalar_bytes), Value::Buffer(&mut digits, size_of::<Digit>())];
        let kernel = match windows.recoding() {
            Recoding::OddFloat => {
                let exponent_bits = windows.exponent_bits();
                if by_table {
                    let values = &mut [Value::Buffer(&mut table, 4), Value::U32(c), Value::U32(exponent_bits)];
                    let blocks = (((1 << c) + 1u32).div_ceil(BLOCK), 1);
                    bench.launch(Unit::recode::<P>(), "odd_float_table", blocks, BLOCK, values).unwrap();
                }
                values.push(Value::Buffer(&mut table, 4));
                values.extend(sizes);
                values.extend([Value::U32(exponent_bits), Value::U32(by_table.into())]);
                "recode_odd_float"
            }
            Recoding::Signed => {
                values.extend(sizes);
                "recode_signed"
            }
            _ => {
                values.extend(sizes);
                "recode_unsigned"
            }
        };
        values.push(montgomery);
        bench.launch(Unit::recode::<P>(), kernel, blocks, BLOCK, &mut values).unwrap();
    }
    elements_of::<Digit>(&digits)
}

fn random_products<P: Curve>(seed: u64) {
    let a = base_field_elements::<P::BaseField>(500, seed);
    let b = base_field_elements::<P::BaseField>(500, seed.wrapping_add(1));
    map::<P, _, _>("probe_fq_mul", &a, &b, &|i, c| assert_eq!(c, a[i] * b[i]));
    map::<P, _, _>("probe_fq_sqr", &a, &b, &|i, c| assert_eq!(c, a[i].square()));
    map::<P, _, _>("probe_fq_mul_add", &a, &b, &|i, c| assert_eq!(c, a[i].square() + b[i].square()));
}

#[test]
fn field_functions_agree_with_arkworks() {
    on_every_curve!(P => field_functions::<P>());
}

#[test]
fn point_functions_are_complete() {
    on_every_curve!(P => point_functions::<P>());
}

#[test]
fn recoding_agrees_with_its_specification() {
    for window_bits in cumsm::MsmBuilder::WINDOW_BITS {
        on_every_curve!(P => recoding::<P>(window_bits));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn random_products_agree_with_arkworks(seed: u64) {
        on_every_curve!(P => random_products::<P>(seed));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// For all sizes, a sorting pass over tiles is stable and moves every digit to its place. If the pass sorts by all
    /// bits, the pass also finds the beginnings of buckets.
    #[test]
    fn a_sorting_pass_is_a_stable_sort(
        seed: u64, n in 1usize..6000, rows in 1u32..4, bits in 1u32..11, shift in 1u32..9, steps in 1u32..17,
        has_offsets: bool,
    ) {
        let digits = SortedDigits::random(seed, n, rows);
        let (tile, radix) = (256 * steps, 1u32 << bits);
        let tiles = (n as u32).div_ceil(tile);
        for engine in [common::machines::emulator(seed), common::machines::gpus().pop().unwrap().1] {
            for buckets in digits.buckets(shift, bits) {
                let (mut input, mut sorted) = (bytes_of(&digits.all), vec![0; size_of_val(&digits.all[..])]);
                let mut tile_counts = vec![0; 4 * (rows * radix * tiles) as usize];
                let mut radix_counts = vec![0; 4 * (rows * radix) as usize];
                let mut bounds = bytes_of(&vec![u32::MAX; (rows * (buckets + 2)) as usize]);
                let sizes = [n as u32, tile, shift, radix].map(Value::U32);
                let bench = workbench(&engine);
                // SAFETY: the arguments match the three kernels. The buffers hold the kernels' counters and bounds.
                unsafe {
                    let mut values = vec![Value::Buffer(&mut input, 8), Value::Buffer(&mut tile_counts, 4)];
                    values.extend(sizes);
                    bench.launch(Unit::sort(), "sort_count", (tiles, rows), 256, &mut values).unwrap();
                    if has_offsets {
                        let counters = [Value::Buffer(&mut tile_counts, 4), Value::Buffer(&mut radix_counts, 4)];
                        let mut values = Vec::from(counters);
                        values.extend([tiles, radix].map(Value::U32));
                        let grid = (radix.div_ceil(32), rows);
                        bench.launch(Unit::sort(), "sort_offset", grid, 1024, &mut values).unwrap();
                    }
                    let mut values = vec![
                        Value::Buffer(&mut input, 8),
                        Value::Buffer(&mut sorted, 8),
                        Value::Buffer(&mut tile_counts, 4),
                        Value::Buffer(&mut radix_counts, 4),
                        Value::Buffer(&mut bounds, 4),
                    ];
                    let sizes = [n as u32, tile, shift, radix, has_offsets.into(), buckets, shift - 1];
                    values.extend(sizes.map(Value::U32));
                    bench.launch(Unit::sort(), "sort_scatter", (tiles, rows), 256, &mut values).unwrap();
                }
                digits.check(&sorted, &bounds, shift, bits, buckets)?;
            }
        }
    }

    /// One block sorts a row that fits in a tile. The number of passes is random.
    #[test]
    fn rows_of_one_tile_are_sorted(
        seed: u64, n in 1usize..4097, rows in 1u32..4, bits in 1u32..11, shift in 1u32..9, passes in 1u32..4,
    ) {
        let digits = SortedDigits::random(seed, n, rows);
        for engine in [common::machines::emulator(seed), common::machines::gpus().pop().unwrap().1] {
            for buckets in digits.buckets(shift, bits) {
                let mut sorted = bytes_of(&digits.all);
                let mut bounds = bytes_of(&vec![u32::MAX; (rows * (buckets + 2)) as usize]);
                let mut values = vec![Value::Buffer(&mut sorted, 8), Value::Buffer(&mut bounds, 4)];
                values.extend([n as u32, shift, bits, passes, buckets, shift - 1].map(Value::U32));
                // SAFETY: the arguments match the kernel. The buffers hold the sorted digits and the bounds.
                unsafe {
                    workbench(&engine).launch(Unit::sort(), "sort_row", (1, rows), 256, &mut values).unwrap();
                }
                let buckets = if passes == 1 { buckets } else { 0 };
                digits.check(&sorted, &bounds, shift, passes * bits, buckets)?;
            }
        }
    }
}

/// The digits of one or more rows, before they are sorted.
struct SortedDigits {
    all: Vec<Digit>,
    n: usize,
}

impl SortedDigits {
    /// Returns uniform digits, digits with only a few different values, or equal digits. The seed determines which of
    /// the three kinds of digits the function returns.
    fn random(seed: u64, n: usize, rows: u32) -> Self {
        let mut rng = StdRng::seed_from_u64(seed);
        let greatest = [1 << 17, 1 << 17, u32::MAX, 3, 1][rng.gen_range(0..5)];
        let digit = |i| Digit { code: rng.gen_range(0..greatest), point: i as u32 };
        Self { all: (0..n * rows as usize).map(digit).collect(), n }
    }

    /// Returns a list with an entry for each launch. The entry is the number of buckets whose bounds the kernel
    /// computes. If the entry is 0, the kernel computes no bounds. A sort uses `bits` bits of a code, from bit `shift`
    /// on. If all higher bits are 0 in every code, the list has three more entries: one entry below 2^`bits`, one entry
    /// equal to 2^`bits`, and one entry above 2^`bits`.
    fn buckets(&self, shift: u32, bits: u32) -> Vec<u32> {
        let greatest = self.all.iter().map(|digit| digit.code).max().unwrap_or(0);
        let values = 1u32 << bits;
        match greatest >> shift < values {
            true => vec![0, values / 2, values, values + 700],
            false => vec![0],
        }
    }

    /// Compares each sorted row with the result of a stable sort by the same bits. Compares the bound of each bucket
    /// with the index of the first digit that belongs to the bucket or to a later bucket.
    fn check(&self, sorted: &[u8], bounds: &[u8], shift: u32, bits: u32, buckets: u32) -> Result<(), TestCaseError> {
        let mut expected = self.all.clone();
        let key = |digit: &Digit| u64::from(digit.code >> shift) & ((1 << bits) - 1);
        expected.chunks_mut(self.n).for_each(|row| row.sort_by_key(key));
        prop_assert_eq!(elements_of::<Digit>(sorted), expected.clone());
        if buckets == 0 {
            prop_assert!(
                bounds.iter().all(|&byte| byte == u8::MAX),
                "bounds are written although no bounds are requested"
            );
            return Ok(());
        }
        let bucket = |digit: &Digit| match (shift, digit.code >> shift) {
            (1, magnitude) => magnitude,
            (_, odd) => odd.div_ceil(2),
        };
        let first = |row: &[Digit], b| row.partition_point(|digit| bucket(digit) < b) as u32;
        let rows = expected.chunks(self.n);
        let firsts: Vec<u32> = rows.flat_map(|row| (0..buckets + 2).map(|b| first(row, b))).collect();
        prop_assert_eq!(elements_of::<u32>(bounds), firsts);
        Ok(())
    }
}

/// Launches a probe of at least `threads` threads on every backend that runs kernels. The arguments of the probe are
/// first buffers and then numbers. Each buffer is given by its bytes and the size of an element. `check` gets the
/// buffers' bytes after the launch.
///
/// # Safety
///
/// The caller must meet the requirements of [`cumsm::internals::Workbench::launch`].
unsafe fn probe(
    unit: fn() -> Unit,
    kernel: &'static str,
    threads: usize,
    buffers: &[(Vec<u8>, usize)],
    numbers: &[u32],
    check: &dyn Fn(&[Vec<u8>]),
) {
    for (backend, engine) in common::machines::gpus() {
        let mut bytes: Vec<Vec<u8>> = buffers.iter().map(|(bytes, _)| bytes.clone()).collect();
        let slices = bytes.iter_mut().zip(buffers).map(|(bytes, &(_, element))| Value::Buffer(bytes, element));
        let mut values: Vec<_> = slices.chain(numbers.iter().map(|&number| Value::U32(number))).collect();
        let blocks = ((threads as u32).div_ceil(BLOCK), 1);
        // SAFETY: the caller of `probe` meets the requirements of `launch`.
        unsafe { workbench(&engine).launch(unit(), kernel, blocks, BLOCK, &mut values) }
            .unwrap_or_else(|error| panic!("{kernel} on {backend}: {error}"));
        check(&bytes);
    }
}

/// Launches an elementwise probe of the curve on every backend that runs kernels, and passes each result to `check`.
/// The type of the results may differ from the types of the operands.
fn map_to<P: Curve, A: Copy, B: Copy, Out: Copy>(
    kernel: &'static str,
    left: &[A],
    right: &[B],
    check: &dyn Fn(usize, Out),
) {
    elementwise(Unit::probe::<P>, kernel, left, right, check);
}

/// Launches an elementwise kernel of any unit on every backend that runs kernels, and passes each result to `check`.
fn elementwise<A: Copy, B: Copy, Out: Copy>(
    unit: fn() -> Unit,
    kernel: &'static str,
    left: &[A],
    right: &[B],
    check: &dyn Fn(usize, Out),
) {
    assert_eq!(left.len(), right.len());
    let out = vec![0; left.len() * size_of::<Out>()];
    let buffers = [(bytes_of(left), size_of::<A>()), (bytes_of(right), size_of::<B>()), (out, size_of::<Out>())];
    // SAFETY: every elementwise kernel takes three slices of equal length. If the size of an element differs from the
    // size in the kernel's parameter, the launch returns an error.
    unsafe {
        probe(unit, kernel, left.len(), &buffers, &[], &|bytes| {
            elements_of::<Out>(&bytes[2]).into_iter().enumerate().for_each(|(i, element)| check(i, element));
        });
    }
}

fn inversion<P: Curve<BaseField: PrimeField>>() {
    let elements = field_elements::<P::BaseField>(400, 5);
    map::<P, _, _>("probe_fq_inverse", &elements, &elements, &|i, inverse| {
        assert_eq!(inverse, elements[i].inverse().unwrap_or(P::BaseField::ZERO), "1/{}", elements[i]);
    });
}

fn random_points<P: Curve>(n: usize, seed: u64) -> Vec<Affine<P>> {
    let mut rng = StdRng::seed_from_u64(seed);
    Projective::normalize_batch(&(0..n).map(|_| Projective::<P>::rand(&mut rng)).collect::<Vec<_>>())
}

/// Returns the points of order two of a curve: (−1, 0) and its images under the endomorphism. The list is empty if
/// (−1, 0) is not on the curve.
fn points_of_order_two<P: Curve<BaseField: PrimeField>>() -> Vec<Affine<P>> {
    let first = Affine::<P>::new_unchecked(-P::BaseField::ONE, P::BaseField::ZERO);
    let second = P::image(1, &first);
    let points = [first, second, P::image(1, &second)];
    points.into_iter().filter(Affine::is_on_curve).collect()
}

/// Returns all points of order four of a curve with a twisted Edwards form: the points ±P with x = α ± w, and the
/// images of these points under the endomorphism. α is the form's `root`, and w is the form's `shift`. The double of P
/// is (α, 0).
fn points_of_order_four<P: Curve<BaseField: PrimeField>>() -> Vec<Affine<P>> {
    let Some(form) = P::TWISTED_EDWARDS else { return Vec::new() };
    let mut points = Vec::new();
    for x in [form.root - form.shift, form.root + form.shift] {
        let (y, negated) = Affine::<P>::get_ys_from_x_unchecked(x).expect("the points are over this field");
        for mut point in [y, negated].map(|y| Affine::new_unchecked(x, y)) {
            assert_eq!(point.into_group().double(), Affine::<P>::new_unchecked(form.root, P::BaseField::ZERO));
            for _ in 0..3 {
                points.push(point);
                point = P::image(1, &point);
            }
        }
    }
    points
}

/// Returns four kinds of pairs: the pairs of `point_pairs`, all pairs of points of small order, pairs whose difference
/// has a small order, and random pairs.
fn pairs_of_all_kinds<P: Curve<BaseField: PrimeField>>() -> Vec<(Affine<P>, Affine<P>)> {
    let random = random_points::<P>(150, 6);
    let mut small = points_of_order_two::<P>();
    small.extend(points_of_order_four::<P>());
    small.push(Affine::identity());
    let mut pairs = point_pairs::<P>();
    pairs.extend(small.iter().flat_map(|&a| small.iter().map(move |&b| (a, b))));
    pairs
        .extend(small.iter().flat_map(|&a| [(random[0], (random[0] + a).into()), ((random[1] + a).into(), random[1])]));
    pairs.extend(random.windows(2).map(|pair| (pair[0], pair[1])));
    pairs
}

/// A point in homogeneous coordinates, with the layout of `Homogeneous` in cuda/curve/homogeneous.cuh.
#[derive(Clone, Copy)]
#[repr(C)]
struct Homogeneous<F>([F; 3]);

impl<F: Field> Homogeneous<F> {
    /// Returns the homogeneous coordinates of `point` with Z = z ≠ 0. For the identity, the result is (0 : z : 0).
    fn new<P: SWCurveConfig<BaseField = F>>(point: Affine<P>, z: F) -> Self {
        point.xy().map_or(Self([F::ZERO, z, F::ZERO]), |(x, y)| Self([x * z, y * z, z]))
    }

    fn to_point<P: SWCurveConfig<BaseField = F>>(self) -> Projective<P> {
        let [x, y, z] = self.0;
        let Some(inverse) = z.inverse() else {
            assert!(x.is_zero() && !y.is_zero(), "(0 : Y : 0) is the only point with Z = 0");
            return Projective::zero();
        };
        Affine::<P>::new_unchecked(x * inverse, y * inverse).into()
    }
}

fn homogeneous_functions<P: Curve<BaseField: PrimeField>>() {
    let pairs = pairs_of_all_kinds::<P>();
    let mut rng = StdRng::seed_from_u64(7);
    let mut homogeneous = |point: Affine<P>| Homogeneous::new(point, P::BaseField::rand(&mut rng));
    let left: Vec<_> = pairs.iter().map(|&(a, _)| homogeneous(a)).collect();
    let right: Vec<_> = pairs.iter().map(|&(_, b)| homogeneous(b)).collect();
    let (a, b): (Vec<_>, Vec<_>) = pairs.iter().copied().unzip();
    let check = |i: usize, sum: Homogeneous<P::BaseField>| {
        assert_eq!(sum.to_point::<P>(), a[i] + b[i], "{:?} and {:?}", a[i], b[i]);
    };
    map_to::<P, _, _, _>("probe_homogeneous_add_pair", &a, &b, &check);
    map::<P, _, _>("probe_homogeneous_madd", &left, &b, &check);
    map::<P, _, _>("probe_homogeneous_add", &left, &right, &check);
    map_to::<P, _, _, _>("probe_homogeneous_to_xyzz", &left, &right, &|i, point: Xyzz<P::BaseField>| {
        assert_eq!(point.to_point::<P>(), a[i].into_group());
    });
}

fn constant_time_functions<P: Curve<BaseField: PrimeField>>() {
    let pairs = pairs_of_all_kinds::<P>();
    let mut rng = StdRng::seed_from_u64(8);
    // The identity may have any X and Y. In this test, the identities at even indices have X = Y = 0. The identities at
    // odd indices have an X and a Y that are not zero.
    let mut xyzz = |(i, point): (usize, Affine<P>)| match point.is_zero() && i % 2 == 0 {
        true => Xyzz([P::BaseField::ZERO; 4]),
        false => Xyzz::new(point, P::BaseField::rand(&mut rng)),
    };
    let (a, b): (Vec<_>, Vec<_>) = pairs.iter().copied().unzip();
    let left: Vec<_> = a.iter().copied().enumerate().map(&mut xyzz).collect();
    let right: Vec<_> = b.iter().copied().enumerate().map(&mut xyzz).collect();
    let check = |i: usize, sum: Xyzz<P::BaseField>| {
        assert_eq!(sum.to_point::<P>(), a[i] + b[i], "{:?} and {:?}", a[i], b[i]);
    };
    map::<P, _, _>("probe_madd_constant_time", &left, &b, &check);
    map::<P, _, _>("probe_add_constant_time", &left, &right, &check);
    map::<P, _, _>("probe_quad_add_constant_time", &left, &right, &check);
}

/// Tests `LEVELS` doublings of points of every kind. The launches differ in the number of points per thread. All points
/// of one thread share one inversion.
fn powers_of_two<P: Curve<BaseField: PrimeField>>() {
    const LEVELS: usize = 4;
    let mut points = random_points::<P>(40, 9);
    points.splice(3..3, points_of_order_two::<P>());
    points.splice(11..11, points_of_order_four::<P>());
    points.splice(0..0, [Affine::identity(), P::GENERATOR, Affine::identity()]);
    let n = points.len();
    let mut expected = points.clone();
    for level in 0..LEVELS {
        let doubled: Vec<_> = expected[level * n..].iter().map(|point| point.into_group().double()).collect();
        expected.extend(Projective::normalize_batch(&doubled));
    }
    let mut slots = points.clone();
    slots.resize(n * (LEVELS + 1), P::GENERATOR);
    for run in [1, 7, n, 2 * n] {
        let buffers = [(bytes_of(&slots), size_of::<Affine<P>>())];
        // SAFETY: the arguments match the kernel. The buffer holds all levels.
        unsafe {
            let numbers = [n as u32, LEVELS as u32, run as u32];
            probe(Unit::probe::<P>, "probe_precompute_powers_of_two", n.div_ceil(run), &buffers, &numbers, &|bytes| {
                assert_eq!(elements_of::<Affine<P>>(&bytes[0]), expected, "runs of {run}");
            });
        }
    }
}

/// Tests the multiples 2^(level·stride)·P, level by level. The iterations differ in the number of points per thread and
/// in the number of bases per launch. The identity is one of the bases.
fn multiples<P: Curve>() {
    const LEVELS: usize = 3;
    const STRIDE: u32 = 5;
    let mut points = random_points::<P>(20, 10);
    points.splice(0..0, [Affine::identity(), P::GENERATOR, Affine::identity()]);
    let n = points.len();
    let mut expected = points.clone();
    for level in 1..LEVELS {
        let times = |point: &Affine<P>| (0..STRIDE).fold(point.into_group(), |point, _| point.double());
        let next: Vec<_> = expected[(level - 1) * n..].iter().map(times).collect();
        expected.extend(Projective::normalize_batch(&next));
    }
    for (backend, engine) in common::machines::gpus() {
        let bench = workbench(&engine);
        for (run, together) in [(1, n), (4, n), (n, n), (3, 7)] {
            let mut slots = points.clone();
            slots.resize(n * LEVELS, P::GENERATOR);
            let (mut slots, mut scratch) = (bytes_of(&slots), bytes_of(&points[..together]));
            for (level, first) in
                (1..LEVELS).flat_map(|level| (0..n).step_by(together).map(move |first| (level, first)))
            {
                let count = together.min(n - first);
                let numbers = [n, level, STRIDE as usize, first, count, run].map(|number| Value::U32(number as u32));
                let size = size_of::<Affine<P>>();
                let mut values = vec![Value::Buffer(&mut slots, size), Value::Buffer(&mut scratch, size)];
                values.extend(numbers);
                let blocks = (count.div_ceil(run).div_ceil(BLOCK as usize) as u32, 1);
                // SAFETY: the arguments match the kernel. One buffer holds all levels, and the other buffer holds the
                // bases of a launch.
                unsafe {
                    bench.launch(Unit::convert::<P>(), "precompute_multiples", blocks, BLOCK, &mut values).unwrap()
                };
            }
            assert_eq!(elements_of::<Affine<P>>(&slots), expected, "{backend}, runs of {run}, {together} together");
        }
    }
}

#[test]
fn multiples_agree_with_arkworks() {
    on_every_curve!(P => multiples::<P>());
}

/// Tests that compare the device's twisted Edwards form of BLS12-377's G1 with ark-ec's group law in this form.
mod edwards {
    use ark_bls12_377::{Fq, G1Affine, g1::Config};
    use ark_ec::twisted_edwards;

    use super::*;

    type Image = twisted_edwards::Affine<Config>;

    /// A base (y − x, y + x, 2dxy), with the layout of `EdwardsBase` in cuda/curve/edwards.cuh.
    #[derive(Clone, Copy, Debug, PartialEq)]
    #[repr(C)]
    struct Base([Fq; 3]);

    /// A point (X, Y, Z, T), with the layout of `Edwards` in cuda/curve/edwards.cuh.
    #[derive(Clone, Copy)]
    #[repr(C)]
    struct Extended([Fq; 4]);

    impl Base {
        fn new(point: Image) -> Self {
            let d = <Config as CurveParams>::TWISTED_EDWARDS.unwrap().d;
            Self([point.y - point.x, point.y + point.x, d.double() * point.x * point.y])
        }
    }

    impl Extended {
        fn new(point: Image, z: Fq) -> Self {
            Self([point.x * z, point.y * z, z, point.x * point.y * z])
        }

        fn to_point(self) -> Image {
            let [x, y, z, t] = self.0;
            assert_eq!(x * y, z * t, "T = XY/Z");
            let inverse = z.inverse().expect("Z is not 0");
            Image::new_unchecked(x * inverse, y * inverse)
        }
    }

    /// Returns the image of a point under the map that the documentation of `TwistedEdwards` defines. Returns `None` if
    /// a denominator of the map is 0.
    fn image(point: G1Affine) -> Option<Image> {
        let form = <Config as CurveParams>::TWISTED_EDWARDS.unwrap();
        let t = point.x - form.root;
        let (x, y) = (point.y.inverse()?, (t + form.shift).inverse()?);
        Some(Image::new_unchecked(form.scale * t * x, (t - form.shift) * y))
    }

    /// Returns pairs of points in the subgroup of prime order: equal points, opposite points, pairs with the identity
    /// as the first or the second point, and random points.
    fn image_pairs() -> (Vec<Image>, Vec<Image>) {
        let images: Vec<Image> = random_points(200, 10).into_iter().map(|point| image(point).unwrap()).collect();
        let mut pairs: Vec<_> = images.windows(2).map(|pair| (pair[0], pair[1])).collect();
        for (p, o) in [(images[0], Image::zero()), (-images[1], Image::zero()), (Image::zero(), Image::zero())] {
            pairs.extend([(p, p), (p, -p), (p, o), (o, p), (p, (p + p).into()), ((p + p).into(), -p)]);
        }
        pairs.into_iter().unzip()
    }

    #[test]
    fn edwards_functions_agree_with_arkworks_in_the_subgroup() {
        let (a, b) = image_pairs();
        let mut rng = StdRng::seed_from_u64(11);
        let mut extended = |&point: &Image| Extended::new(point, Fq::rand(&mut rng));
        let (left, right): (Vec<_>, Vec<_>) =
            (a.iter().map(&mut extended).collect(), b.iter().map(&mut extended).collect());
        let bases: Vec<_> = b.iter().copied().map(Base::new).collect();
        let is_sum = |i: usize, sum: Extended| assert_eq!(sum.to_point(), a[i] + b[i], "{:?} and {:?}", a[i], b[i]);
        map::<Config, _, _>("probe_edwards_readd", &left, &bases, &is_sum);
        map::<Config, _, _>("probe_edwards_add", &left, &right, &is_sum);
        map::<Config, _, _>("probe_edwards_dbl", &left, &right, &|i, sum| assert_eq!(sum.to_point(), a[i] + a[i]));
        map::<Config, _, _>("probe_edwards_quad_add", &left, &right, &is_sum);
        map::<Config, _, _>("probe_edwards_quad_dbl", &left, &right, &|i, sum| assert_eq!(sum.to_point(), a[i] + a[i]));
        let is_negative = |i: usize, sum: Extended| assert_eq!(sum.to_point(), -a[i].into_group(), "{:?}", a[i]);
        map::<Config, _, _>("probe_edwards_quad_negate", &left, &right, &is_negative);
        map::<Config, _, _>("probe_edwards_negate", &bases, &bases, &|i, base| assert_eq!(base, Base::new(-b[i])));
    }

    /// The map to the twisted Edwards form is not defined for some points. For such a point, the kernel writes the
    /// identity, and the results for the neighbouring points are still right.
    #[test]
    fn bases_are_prepared_for_the_edwards_form() {
        let mut points = random_points::<Config>(150, 12);
        points.splice(5..5, points_of_order_two());
        points.splice(20..20, points_of_order_four());
        points.splice(0..0, [G1Affine::identity(), G1Affine::generator(), -G1Affine::generator()]);
        points.push(G1Affine::identity());
        let expected: Vec<_> =
            points.iter().map(|&point| image(point).map_or(Base([Fq::ONE, Fq::ONE, Fq::ZERO]), Base::new)).collect();
        let exceptional = points.iter().filter(|&&point| image(point).is_none());
        assert_eq!(exceptional.count(), 2 + 3 + 2, "identities, and points of orders two and four");
        assert_eq!(image(G1Affine::generator()), Some(Image::generator()));

        let n = points.len();
        for run in [1, 7, n, 2 * n] {
            let out = vec![0; n * size_of::<Base>()];
            let buffers = [(bytes_of(&points), size_of::<G1Affine>()), (out, size_of::<Base>())];
            // SAFETY: the arguments match the kernel. The buffer holds n prepared bases.
            unsafe {
                let numbers = [n as u32, run as u32];
                probe(
                    Unit::probe::<Config>,
                    "probe_convert_to_edwards",
                    n.div_ceil(run),
                    &buffers,
                    &numbers,
                    &|bytes| {
                        assert_eq!(elements_of::<Base>(&bytes[1]), expected, "runs of {run}");
                    },
                );
            }
        }
    }
}

#[test]
fn inversion_agrees_with_arkworks() {
    inversion::<ark_bls12_381::g1::Config>();
    inversion::<ark_bls12_377::g1::Config>();
}

#[test]
fn homogeneous_functions_are_complete() {
    homogeneous_functions::<ark_bls12_381::g1::Config>();
    homogeneous_functions::<ark_bls12_377::g1::Config>();
}

#[test]
fn constant_time_functions_are_complete() {
    constant_time_functions::<ark_bls12_381::g1::Config>();
    constant_time_functions::<ark_bls12_377::g1::Config>();
}

#[test]
fn multiples_by_powers_of_two_are_prepared() {
    powers_of_two::<ark_bls12_381::g1::Config>();
    powers_of_two::<ark_bls12_377::g1::Config>();
}

/// Runs the tests of this file on the PTX that nvcc made of the kernels.
#[test]
fn ptx() {
    common::stand_in::run_on_ptx(
        "device_functions",
        &[
            "field_functions_agree_with_arkworks",
            "point_functions_are_complete",
            "recoding_agrees_with_its_specification",
            "a_sorting_pass_is_a_stable_sort",
            "rows_of_one_tile_are_sorted",
            "multiples_agree_with_arkworks",
            "inversion_agrees_with_arkworks",
            "homogeneous_functions_are_complete",
            "constant_time_functions_are_complete",
            "multiples_by_powers_of_two_are_prepared",
            "edwards::edwards_functions_agree_with_arkworks_in_the_subgroup",
            "edwards::bases_are_prepared_for_the_edwards_form",
        ],
    );
}
