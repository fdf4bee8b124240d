//! Tests that the PTX machine finds planted faults: races, missing barriers, lost carries, wrong parameters, and
//! unaligned loads. nvcc compiled the kernels. Some kernels belong to the emulator's own test
//! (cuda/emulator/selftest.cu), and the other kernels are production kernels.

mod common {
    pub(crate) mod ptx;
    pub(crate) mod skipped;
}

use common::ptx::ptx_of;
use cumsm_ptx_machine::{Buffer, Class, Counts, Fault, FaultKind, Launch, Machine, Module, Order, Race, Space};

/// A parameter of a kernel.
#[derive(Clone, Copy)]
enum Value<'a> {
    U32(u32),
    Slice(&'a Buffer<'a>),
    /// A slice, given by its address and its length.
    Raw(u64, u64),
}

fn launch(
    machine: &Machine,
    (ptx, kernel): (&str, &str),
    grid: [u32; 3],
    threads: u32,
    values: &[Value<'_>],
) -> Result<Counts, Fault> {
    launch_in_order(machine, (ptx, kernel), Order::default(), (grid, threads), values)
}

fn launch_in_order(
    machine: &Machine,
    (ptx, kernel): (&str, &str),
    order: Order,
    (grid, threads): ([u32; 3], u32),
    values: &[Value<'_>],
) -> Result<Counts, Fault> {
    let slice = |address: u64, length: u64| [address.to_le_bytes(), length.to_le_bytes()].concat();
    let parameters: Vec<Vec<u8>> = values
        .iter()
        .map(|value| match value {
            Value::U32(number) => number.to_le_bytes().into(),
            Value::Slice(buffer) => slice(buffer.address(), buffer.bytes().len() as u64 / 4),
            Value::Raw(address, length) => slice(*address, *length),
        })
        .collect();
    let parameters: Vec<&[u8]> = parameters.iter().map(|bytes| &bytes[..]).collect();
    let kernel = Module::load(ptx)?.kernel(kernel)?;
    machine.launch(&kernel, &Launch { grid, block: [threads, 1, 1], order }, &parameters)
}

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Returns pseudorandom numbers, which are the same in each run.
fn numbers(n: u32) -> Vec<u32> {
    (0..n).map(|i| i.wrapping_mul(2_654_435_761) >> 7).collect()
}

/// Launches a kernel of selftest.cu with a buffer of zeros. If the kernel takes two buffers, the first buffer has 1024
/// numbers, and the second buffer has zeros. Returns the contents of the last buffer.
fn selftest(kernel: &str, blocks: u32, threads: u32, buffers: usize) -> Option<Result<Vec<u32>, Fault>> {
    let ptx = ptx_of("selftest")?;
    let machine = Machine::default();
    let (input, output) = (machine.buffer(&words(&numbers(1024))), machine.buffer(&[0; 8192]));
    let values = [Value::Slice(&input), Value::Slice(&output)];
    let ran = launch(&machine, (&ptx, kernel), [blocks, 1, 1], threads, &values[2 - buffers..]);
    Some(ran.map(|_| output.words()))
}

#[test]
fn correct_kernels_give_what_they_should() {
    let numbers = numbers(1024);
    let expect = |kernel, blocks, threads, buffers, expected: Vec<u32>| {
        let Some(found) = selftest(kernel, blocks, threads, buffers) else { return };
        assert_eq!(found.unwrap_or_else(|fault| panic!("{fault}"))[..expected.len()], expected, "{kernel}");
    };
    let sum = |numbers: &[u32]| numbers.iter().fold(0u32, |sum, &number| sum.wrapping_add(number));
    expect("block_sum", 4, 256, 2, numbers.chunks(256).map(sum).collect());
    let prefixes = numbers.chunks(32).flat_map(|warp| (1..=32).map(|end| sum(&warp[..end])));
    expect("warp_prefix_sum", 4, 256, 2, prefixes.collect());
    let groups = numbers[..256].chunks(8).flat_map(|group| {
        let sum: u64 = group.iter().map(|&number| u64::from(number)).sum();
        [sum as u32, (sum >> 32) as u32].repeat(8)
    });
    expect("group_sum", 1, 256, 2, groups.collect());
    let ranks = numbers.chunks(32).flat_map(|warp| {
        (0..32).map(|lane| warp[..lane].iter().filter(|&&number| number == warp[lane]).count() as u32)
    });
    expect("match_ranks", 4, 256, 2, ranks.collect());
    let votes = numbers.chunks(32).flat_map(|warp| {
        let odd = (0..32).fold(0, |mask, lane| mask | (warp[lane] % 2) << lane);
        [odd, u32::from(odd != 0), u32::from(odd == u32::MAX), 1]
    });
    expect("votes", 4, 256, 2, votes.collect());
    expect("warp_exchange", 1, 256, 2, (0..256).map(|i| numbers[i ^ 1]).collect());
    expect("atomic_counter", 1, 1024, 1, (0..1025).map(|i| if i == 0 { 1024 } else { i - 1 }).collect());
}

#[test]
fn planted_races_are_found() {
    for (kernel, blocks, buffers, space) in [
        ("block_sum_unsynchronised", 4, 2, Space::Shared),
        ("warp_exchange_across", 1, 2, Space::Shared),
        ("plain_counter", 1, 1, Space::Shared),
        ("block_race", 3, 1, Space::Global),
    ] {
        let Some(found) = selftest(kernel, blocks, 256, buffers) else { return };
        let fault = found.expect_err(kernel);
        // If the first access to a word is a read that comes too early, the fault is a read of an unwritten word, not a
        // race.
        let (FaultKind::Race { space: found, .. } | FaultKind::Unwritten { space: found, .. }) = fault.kind else {
            panic!("{fault}")
        };
        assert!(found == space && fault.thread.is_some() && fault.line > 0, "{fault}");
    }
}

#[test]
fn misuses_are_refused() {
    for (kernel, blocks, threads, buffers, part) in [
        ("divergent_barrier", 1, 256, 1, "wait at a barrier of the block"),
        ("early_exit", 1, 256, 1, "wait at a barrier of the block"),
        ("not_in_own_mask", 1, 256, 1, "does not name the calling lane, 20"),
        ("different_masks", 1, 256, 1, "gives another mask"),
        ("exited_lane", 1, 256, 1, "has exited"),
        ("lane_elsewhere", 1, 256, 1, "wait at a barrier of the block"),
        ("source_not_named", 1, 256, 1, "does not name the source lane"),
        ("circle", 1, 256, 1, "mask"),
        ("shared_overrun", 1, 8, 1, "outside of all allocations"),
        ("out_of_bounds_read", 9, 256, 2, "outside of all allocations"),
        ("uninitialised_shared", 1, 512, 1, "more than the kernel allows"),
        ("plain_counter", 0, 256, 1, "blocks of"),
    ] {
        let Some(found) = selftest(kernel, blocks, threads, buffers) else { return };
        let message = found.expect_err(kernel).to_string();
        assert!(message.contains(part) && message.contains(kernel), "{kernel}: {message}");
    }
}

#[test]
fn recursion_ends_or_is_refused() {
    let Some(ptx) = ptx_of("selftest") else { return };
    let machine = Machine::default();
    let output = machine.buffer(&[0; 128]);
    let run =
        |depth| launch(&machine, (&ptx, "deep_stack"), [1, 1, 1], 32, &[Value::U32(depth), Value::Slice(&output)]);
    run(20).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(output.words(), [210; 32]);
    assert_eq!(run(5000).unwrap_err().kind, FaultKind::StackOverflow);
}

/// The words that a kernel wrote, and the words that the kernel should have written.
type Words = (Vec<u32>, Vec<u32>);

/// Sorts a window of one tile in two passes, runs the three kernels of a pass over two tiles, and runs the kernel of
/// [`list_bounds`].
fn sorted(ptx: &str) -> Result<[Words; 3], Fault> {
    const TILE: u32 = 4096;
    const N: u32 = 2 * TILE;
    // In each step of the sort, some lanes of a warp have equal digits. The lanes with equal digits differ from step to
    // step.
    let code = |i: usize, x: u32| if i % 4 == i / 32 % 4 { 7 } else { x % 1000 };
    let digits: Vec<u32> = numbers(N).iter().enumerate().flat_map(|(i, &x)| [code(i, x), i as u32]).collect();
    let in_order = |digits: &[u32]| {
        let mut pairs: Vec<[u32; 2]> = digits.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
        pairs.sort();
        pairs.concat()
    };
    let machine = Machine::default();
    let no_bounds = machine.buffer(&[0; 4]);
    let window = &digits[..2 * TILE as usize];
    let one_tile = machine.buffer(&words(window));
    let mut values = vec![Value::Slice(&one_tile), Value::Slice(&no_bounds)];
    values.extend([TILE, 0, 5, 2, 0, 0].map(Value::U32));
    launch(&machine, (ptx, "sort_row"), [1, 1, 1], 256, &values)?;

    let (input, output) = (machine.buffer(&words(&digits)), machine.buffer(&vec![0; 8 * N as usize]));
    let (tile_counts, totals) = (machine.buffer(&vec![0; 2 * 4096]), machine.buffer(&[0; 4096]));
    let sizes = || [N, TILE, 0, 1024].map(Value::U32);
    let blocks = [2, 1, 1];
    let mut count = vec![Value::Slice(&input), Value::Slice(&tile_counts)];
    count.extend(sizes());
    launch(&machine, (ptx, "sort_count"), blocks, 256, &count)?;
    let offset = [Value::Slice(&tile_counts), Value::Slice(&totals), Value::U32(2), Value::U32(1024)];
    launch(&machine, (ptx, "sort_offset"), [32, 1, 1], 1024, &offset)?;
    let buffers = [&input, &output, &tile_counts, &totals, &no_bounds];
    let mut scatter: Vec<_> = buffers.map(Value::Slice).into();
    scatter.extend(sizes());
    scatter.extend([1, 0, 0].map(Value::U32));
    launch(&machine, (ptx, "sort_scatter"), blocks, 256, &scatter)?;
    Ok([(one_tile.words(), in_order(window)), (output.words(), in_order(&digits)), list_bounds(ptx)?])
}

/// Runs the kernel that computes lists of bounds. The returned words are three lists of the bounds of buckets: for
/// digits, for points after one affine round, and for points after two affine rounds.
fn list_bounds(ptx: &str) -> Result<Words, Fault> {
    // Each block processes all buckets in two steps.
    const BUCKETS: u32 = 5000;
    let counts: Vec<u32> = numbers(BUCKETS + 1).iter().map(|x| x % 9).collect();
    // Bucket 0 has digits, but no points.
    let bounds = |left: &dyn Fn(usize) -> u32| {
        let before = |bucket: usize| (0..bucket).map(left).sum::<u32>();
        (0..BUCKETS as usize + 2).map(before).collect::<Vec<_>>()
    };
    let digits = bounds(&|bucket| counts[bucket]);
    let lists = [1, 2].map(|round| bounds(&|bucket| if bucket == 0 { 0 } else { counts[bucket].div_ceil(1 << round) }));
    let room = vec![0; digits.len()];
    let machine = Machine::default();
    let found = machine.buffer(&words(&[&digits[..], &room, &room].concat()));
    launch(&machine, (ptx, "list_bounds"), [2, 1, 1], 1024, &[Value::Slice(&found), Value::U32(BUCKETS)])?;
    Ok((found.words(), [digits, lists.concat()].concat()))
}

/// If any barrier of the sort is removed, the sort has a race, or reads memory that another warp has not written yet.
#[test]
fn a_missing_barrier_of_the_sort_is_found() {
    let Some(ptx) = ptx_of("sort") else { return };
    for (found, expected) in sorted(&ptx).unwrap_or_else(|fault| panic!("{fault}")) {
        assert_eq!(found, expected);
    }
    let barriers = ["bar.sync", "bar.warp.sync"].iter().flat_map(|name| ptx.match_indices(name));
    let barriers: Vec<_> = barriers.collect();
    assert!(barriers.len() >= 80, "{} barriers", barriers.len());
    for (at, name) in barriers {
        let end = at + ptx[at..].find(';').expect("the end of an instruction");
        let without = format!("{}membar.cta{}", &ptx[..at], &ptx[end..]);
        let fault = sorted(&without).err().unwrap_or_else(|| panic!("nothing found without {name} at {at}"));
        assert!(matches!(fault.kind, FaultKind::Race { .. } | FaultKind::Unwritten { .. }), "{fault}");
    }
}

/// Squares 40 elements of BLS12-381's base field with the kernel that multiplies two elements.
fn product(ptx: &str, address: impl Fn(u64) -> u64, length: u64) -> Result<Vec<u32>, Fault> {
    let machine = Machine::default();
    let limbs: Vec<u32> = numbers(480).iter().map(|x| x >> 3).collect();
    let (input, output) = (machine.buffer(&words(&limbs)), machine.buffer(&[0; 4 * 480]));
    let input = Value::Raw(address(input.address()), length);
    let values = [input, input, Value::Raw(output.address(), length)];
    launch(&machine, (ptx, "probe_fq_mul"), [1, 1, 1], 128, &values)?;
    Ok(output.words())
}

#[test]
fn a_lost_carry_of_carry_cuh_is_found() {
    let Some(ptx) = ptx_of("probe_bls12_381_g1") else { return };
    let right = product(&ptx, |address| address, 40).unwrap_or_else(|fault| panic!("{fault}"));
    for (with, without) in
        [("madc.hi.cc", "madc.hi"), ("madc.lo.cc", "madc.lo"), ("addc.cc", "addc"), ("mad.lo.cc", "mad.lo")]
    {
        let planted = ptx.replace(&format!("{with}.u32"), &format!("{without}.u32"));
        assert_ne!(planted, ptx);
        match product(&planted, |address| address, 40) {
            Ok(found) => assert_ne!(found, right, "{with}"),
            Err(fault) => assert!(fault.to_string().contains("nothing has set the carry"), "{fault}"),
        }
    }
}

#[test]
fn wrong_parameters_are_found() {
    let Some(ptx) = ptx_of("probe_bls12_381_g1") else { return };
    let fault = product(&ptx, |address| address, 41).unwrap_err();
    assert!(matches!(fault.kind, FaultKind::OutOfBounds { space: Space::Global, .. }), "{fault}");
    let fault = product(&ptx, |address| address + (1 << 30), 40).unwrap_err();
    assert!(matches!(fault.kind, FaultKind::OutOfBounds { space: Space::Global, .. }), "{fault}");
    let fault = product(&ptx, |address| address + 2, 39).unwrap_err();
    assert!(matches!(fault.kind, FaultKind::Misaligned { .. }), "{fault}");
    let machine = Machine::default();
    let fault = launch(&machine, (&ptx, "probe_fq_mul"), [1, 1, 1], 128, &[Value::U32(7)]).unwrap_err();
    assert!(fault.to_string().contains("1 parameters, not 3"), "{fault}");
}

/// The test changes the kernel, so that one vector load of the kernel is unaligned.
#[test]
fn an_unaligned_vector_load_is_found() {
    let Some(ptx) = ptx_of("probe_bls12_381_g1") else { return };
    let kernel = |ptx: &str| -> Result<Counts, Fault> {
        let machine = Machine::default();
        let zeros = machine.buffer(&[0; 1 << 13]);
        let values = [0; 3].map(|_| Value::Raw(zeros.address(), 1));
        launch(&machine, (ptx, "probe_madd"), [1, 1, 1], 1, &values)
    };
    kernel(&ptx).unwrap_or_else(|fault| panic!("{fault}"));
    let start = ptx.find(".entry probe_madd(").expect("the kernel");
    let at = start + ptx[start..].find("ld.global.v4.u32").or(ptx[start..].find("ld.global.v2.u32")).expect("a load");
    let end = at + ptx[at..].find(']').expect("the end of an address");
    let planted = match ptx[at..end].find('+') {
        Some(plus) => format!("{}+4{}", &ptx[..at + plus], &ptx[end..]),
        None => format!("{}+4{}", &ptx[..end], &ptx[end..]),
    };
    let fault = kernel(&planted).unwrap_err();
    assert!(matches!(fault.kind, FaultKind::Misaligned { space: Space::Global, .. }), "{fault}");
}

/// A kernel writes memory that a kernel of a different stream reads. The test runs with and without an event between
/// the two kernels.
#[test]
fn streams_without_an_event_race() {
    let Some(ptx) = ptx_of("selftest") else { return };
    let machine = Machine::default();
    let (input, output) = (machine.buffer(&words(&numbers(256))), machine.buffer(&[0; 1024]));
    let run = |stream, number, behind: &[(u64, u64)], from: &Buffer<'_>, to: &Buffer<'_>| {
        let order = Order { stream, number, behind: behind.iter().copied().collect() };
        let values = [Value::Slice(from), Value::Slice(to)];
        launch_in_order(&machine, (&ptx, "warp_exchange"), order, ([1, 1, 1], 256), &values)
    };
    run(1, 1, &[], &input, &output).unwrap();
    run(1, 2, &[], &input, &output).unwrap();
    run(2, 1, &[(1, 2)], &output, &input).unwrap();
    run(1, 3, &[(2, 1)], &input, &output).unwrap();
    let fault = run(2, 2, &[(1, 2)], &output, &input).unwrap_err();
    assert!(matches!(fault.kind, FaultKind::Race { race: Race::WriteRead, .. }), "{fault}");
    // If a copy by the host waits for no stream, this copy also races with the kernels.
    let copied = |behind: &[(u64, u64)]| {
        let order = Order { stream: 3, number: 1, behind: behind.iter().copied().collect() };
        machine.copied(input.address(), 1024, true, &order)
    };
    let fault = copied(&[]).unwrap_err();
    assert!(matches!(fault.kind, FaultKind::Race { .. }), "{fault}");
    copied(&[(1, 3), (2, 1)]).unwrap();
}

#[test]
fn counts_are_those_of_the_kernel() {
    let Some(ptx) = ptx_of("selftest") else { return };
    let machine = Machine::with_cache(1 << 20);
    let (input, output) = (machine.buffer(&words(&numbers(1024))), machine.buffer(&[0; 4096]));
    let values = [Value::Slice(&input), Value::Slice(&output)];
    let counts = launch(&machine, (&ptx, "warp_exchange"), [1, 1, 1], 256, &values).unwrap();
    assert_eq!((counts.warps, counts.barriers, counts.diverged), (8, 0, 0));
    // Each warp loads 128 bytes and stores 128 bytes. Before the launch, none of the loaded and stored bytes is in the
    // cache.
    assert_eq!((counts.global_requests, counts.global_sectors, counts.missed_sectors), (16, 64, 64));
    assert_eq!((counts.shared_requests, counts.bank_conflicts), (16, 0));
    assert_eq!(counts.issued_over_run(Class::Shared), 1.0);
    let counts = launch(&machine, (&ptx, "block_sum"), [1, 1, 1], 256, &values).unwrap();
    // A warp has one barrier at the start, and one barrier for each of eight halvings. The first launch left the input
    // in the cache.
    assert_eq!((counts.barriers, counts.missed_sectors), (8 * 9, 0));
    assert!(counts.diverged > 0 && counts.issued_over_run(Class::Shared) > 1.0);
    assert_eq!(Counts::from_line(&counts.to_line()), Some(counts));
}

#[test]
fn sampled_launches_scale_their_counts() {
    let Some(ptx) = ptx_of("selftest") else { return };
    let run = |machine: &Machine, kernel| {
        let (input, output) = (machine.buffer(&words(&numbers(2048))), machine.buffer(&[0; 8192]));
        let values = [Value::Slice(&input), Value::Slice(&output)];
        let counts = launch(machine, (&ptx, kernel), [8, 1, 1], 256, &values).unwrap();
        (counts, output.words()[..8].iter().filter(|&&sum| sum != 0).count())
    };
    let (whole, sums) = run(&Machine::default(), "block_sum");
    assert_eq!((whole.blocks, whole.blocks_run, sums), (8, 8, 8));
    let machine = Machine::sampling("block_sum:4,warp_exchange:0".parse().unwrap());
    let (sampled, sums) = run(&machine, "block_sum");
    assert_eq!(sums, 2);
    assert_eq!(sampled, Counts { blocks_run: 2, load_depth: 1, ..whole });
    let (skipped, _) = run(&machine, "warp_exchange");
    assert_eq!(skipped, Counts { blocks: 8, ..Counts::default() });
}

/// Returns the PTX of a kernel that runs the body and then writes %r0 to the output. %rd0 is the address of the input.
fn kernel_of(body: &str) -> String {
    format!(
        ".visible .entry planted(\n.param .align 8 .b8 planted_0[16],\n.param .align 8 .b8 planted_1[16]\n)\n{{\n\
         .local .align 4 .b8 __local_depot0[16];\n.reg .pred %p<2>;\n.reg .b16 %rs<2>;\n.reg .b32 %r<4>;\n\
         .reg .b64 %rd<4>;\nld.param.u64 %rd0, [planted_0];\nld.param.u64 %rd1, [planted_1];\n\
         mov.u64 %rd2, __local_depot0;\n{body}\nst.global.u32 [%rd1], %r0;\nret;\n}}\n"
    )
}

/// The 16 bytes of input: zeros, or bytes that have not been written.
#[derive(Clone, Copy)]
enum Input {
    Zeros,
    Unwritten,
}

fn planted(body: &str, input: Input) -> Result<Counts, Fault> {
    planted_in(body, input, 1)
}

fn planted_in(body: &str, input: Input, threads: u32) -> Result<Counts, Fault> {
    let machine = Machine::default();
    let input = match input {
        Input::Zeros => machine.buffer(&[0; 16]),
        Input::Unwritten => machine.unwritten(16),
    };
    let output = machine.buffer(&[0; 4]);
    launch(&machine, (&kernel_of(body), "planted"), [1, 1, 1], threads, &[Value::Slice(&input), Value::Slice(&output)])
}

/// In the text of the kernel, returns the number of the line with the last instruction of `body`.
fn last_line(body: &str) -> u32 {
    let text = kernel_of(body);
    text[..text.find(body).unwrap() + body.len()].matches('\n').count() as u32 + 1
}

#[test]
fn reads_of_unwritten_memory_are_found() {
    let global = "ld.global.u32 %r0, [%rd0+8];";
    planted(global, Input::Zeros).unwrap();
    planted(&format!("st.global.u32 [%rd0+8], 7;\n{global}"), Input::Unwritten).unwrap();
    for body in [
        global,
        "atom.global.add.u32 %r0, [%rd0], 1;",
        "mov.u32 %r0, 0;\nst.global.u32 [%rd0], 7;\nld.global.v2.u32 {%r0, %r1}, [%rd0];",
    ] {
        let fault = planted(body, Input::Unwritten).unwrap_err();
        assert!(matches!(fault.kind, FaultKind::Unwritten { space: Space::Global, .. }), "{fault}");
        assert!(fault.function == "planted" && fault.line == last_line(body) && fault.thread.is_some(), "{fault}");
    }
    // The machine records the writes to each byte of local memory. Each call of a function has local memory of its own.
    planted("st.local.u32 [%rd2+4], 7;\nld.local.u32 %r0, [%rd2+4];", Input::Zeros).unwrap();
    planted("st.local.u8 [%rd2+5], 7;\nld.local.u8 %rs0, [%rd2+5];\nmov.u32 %r0, 0;", Input::Zeros).unwrap();
    for body in [
        "ld.local.u32 %r0, [%rd2+4];",
        "st.local.u32 [%rd2], 7;\nld.local.u32 %r0, [%rd2+4];",
        "st.local.u8 [%rd2+5], 7;\nld.local.u32 %r0, [%rd2+4];",
        "st.local.u8 [%rd2+5], 7;\nmov.u32 %r0, 0;\nld.local.u8 %rs0, [%rd2+6];",
    ] {
        let fault = planted(body, Input::Zeros).unwrap_err();
        assert!(matches!(fault.kind, FaultKind::Unwritten { space: Space::Local, .. }), "{fault}");
        assert_eq!(fault.line, last_line(body), "{fault}");
    }
    let Some(found) = selftest("uninitialised_shared", 1, 256, 1) else { return };
    let fault = found.unwrap_err();
    assert!(matches!(fault.kind, FaultKind::Unwritten { space: Space::Shared, .. }), "{fault}");
}

/// Four words that are accessed together share one record. If one of the four words is accessed alone, each of the four
/// words gets a record of its own.
#[test]
fn accesses_of_different_widths_race_where_they_meet() {
    let whole = ("st.global.v4.u32 [%rd0], {%r1, %r1, %r1, %r1};", "ld.global.v4.u32 {%r0, %r1, %r2, %r3}, [%rd0];");
    let third = ("st.global.u32 [%rd0+8], %r1;", "ld.global.u32 %r0, [%rd0+8];");
    let fourth = ("st.global.u32 [%rd0+12], %r1;", "ld.global.u32 %r0, [%rd0+12];");
    // The lanes that take a branch run first. In this test, only thread 0 takes the branch.
    let both = |first: &str, then: &str| {
        let ids = "mov.u32 %r1, %tid.x;\nsetp.eq.u32 %p0, %r1, 0;\nmov.u32 %r0, 0;\n@%p0 bra $L;";
        planted_in(&format!("{ids}\n{then}\nret;\n$L:\n{first}"), Input::Zeros, 2).map(drop)
    };
    let meet = [(whole, whole), (whole, third), (third, whole), (third, third)];
    for ((store, load), (other_store, other_load)) in meet {
        for (first, then, race) in [
            (store, other_load, Race::WriteRead),
            (load, other_store, Race::ReadWrite),
            (store, other_store, Race::WriteWrite),
        ] {
            let fault = both(first, then).unwrap_err();
            assert!(matches!(&fault.kind, FaultKind::Race { race: found, .. } if *found == race), "{fault}");
            assert_eq!(fault.thread.as_ref().unwrap().thread, [1, 0, 0], "{fault}");
        }
        both(load, other_load).unwrap();
    }
    for (first, then) in [(third.0, fourth.0), (third.0, fourth.1), (third.1, fourth.0)] {
        both(first, then).unwrap();
    }
    // One thread accesses single words and four words together. Accesses of one thread do not race, whether the four
    // words share one record or have separate records.
    let mixed = [third.0, whole.0, fourth.1, whole.1].join("\n");
    both(&mixed, "").unwrap();
    both(&mixed, third.1).unwrap_err();
}

#[test]
fn a_host_that_reads_unwritten_memory_is_refused() {
    let machine = Machine::default();
    let buffer = machine.unwritten(64);
    let fault = machine.copied(buffer.address(), 64, false, &Order::default()).unwrap_err();
    assert!(matches!(fault.kind, FaultKind::Unwritten { space: Space::Global, .. }), "{fault}");
    machine.copied(buffer.address(), 64, true, &Order::default()).unwrap();
    machine.copied(buffer.address(), 64, false, &Order::default()).unwrap();
}

#[test]
fn endless_loops_are_refused() {
    let waiting = "mov.u32 %r0, 0;\n$L:\nsetp.eq.u64 %p0, %rd0, 0;\n@!%p0 bra $L;";
    let fault = planted(waiting, Input::Zeros).unwrap_err();
    assert_eq!((fault.kind, fault.line), (FaultKind::Endless, last_line(waiting)));
    let two_jumps = "mov.u32 %r0, 0;\n$L:\nsetp.eq.u32 %p0, %r0, 1;\n@%p0 bra $M;\nbra.uni $L;\n$M:\nmov.u32 %r1, 0;";
    assert_eq!(planted(two_jumps, Input::Zeros).unwrap_err().kind, FaultKind::Endless);
}
