//! The emulator itself: kernels that are right are right in any order, and planted bugs are found.

mod common {
    pub(crate) mod machines;
}

use common::machines::emulator;
use cumsm::gpu::probes::{Unit, Value, Workbench};

/// A launch of a kernel of `cuda/emulator/selftest.cu` over buffers of words; what the buffers hold afterwards, or the
/// emulator's refusal.
fn launch(
    kernel: &'static str,
    seed: u64,
    blocks: u32,
    threads: u32,
    buffers: &[&[u32]],
) -> Result<Vec<Vec<u32>>, String> {
    launch_with(kernel, seed, blocks, threads, None, buffers)
}

fn launch_with(
    kernel: &'static str,
    seed: u64,
    blocks: u32,
    threads: u32,
    number: Option<u32>,
    buffers: &[&[u32]],
) -> Result<Vec<Vec<u32>>, String> {
    let mut bytes: Vec<Vec<u8>> =
        buffers.iter().map(|words| words.iter().flat_map(|word| word.to_le_bytes()).collect()).collect();
    let mut values: Vec<Value<'_>> = number.map(Value::U32).into_iter().collect();
    values.extend(bytes.iter_mut().map(|bytes| Value::Buffer(bytes, 4)));
    let bench = Workbench::of(&emulator(seed)).unwrap();
    // SAFETY: the emulator checks bounds, and every call below names the kernel's own parameters.
    unsafe { bench.launch(Unit::selftest(), kernel, (blocks, 1), threads, &mut values) }.map_err(|e| e.to_string())?;
    let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap());
    Ok(bytes.iter().map(|bytes| bytes.chunks(4).map(word).collect()).collect())
}

/// Numbers without a pattern, the same in each run.
fn numbers(n: u32) -> Vec<u32> {
    (0..n).map(|i| i.wrapping_mul(2_654_435_761) >> 7).collect()
}

fn block_sums(input: &[u32]) -> Vec<u32> {
    input.chunks(256).map(|block| block.iter().fold(0u32, |sum, &x| sum.wrapping_add(x))).collect()
}

#[test]
fn barriers_order_shared_memory_in_any_order_of_threads() {
    let input = numbers(1024);
    for seed in 0..20 {
        let out = launch("block_sum", seed, 4, 256, &[&input, &[0; 4]]).unwrap();
        assert_eq!(out[1], block_sums(&input), "seed {seed}");
    }
}

#[test]
fn a_missing_barrier_shows_as_a_wrong_result() {
    if std::env::var_os("TSAN_OPTIONS").is_some() {
        return; // ThreadSanitizer ends the process at the race it is right to report.
    }
    let input = numbers(1024);
    let wrong = |seed: &u64| {
        launch("block_sum_unsynchronised", *seed, 4, 256, &[&input, &[0; 4]]).unwrap()[1] != block_sums(&input)
    };
    assert!((0..20).filter(wrong).count() >= 19);
}

#[test]
fn collectives_exchange_what_they_should() {
    let input = numbers(256);
    let out = launch("warp_prefix_sum", 1, 1, 256, &[&input, &[0; 256]]).unwrap();
    for (warp, sums) in input.chunks(32).zip(out[1].chunks(32)) {
        let mut sum = 0u32;
        for (&value, &found) in warp.iter().zip(sums) {
            sum = sum.wrapping_add(value);
            assert_eq!(found, sum);
        }
    }

    let keys: Vec<u32> = numbers(256).iter().map(|x| x % 5).collect();
    let ranks = launch("match_ranks", 2, 1, 256, &[&keys, &[0; 256]]).unwrap().remove(1);
    for (keys, ranks) in keys.chunks(32).zip(ranks.chunks(32)) {
        for lane in 0..32 {
            assert_eq!(ranks[lane] as usize, keys[..lane].iter().filter(|&&key| key == keys[lane]).count());
        }
    }

    let votes = launch("votes", 3, 1, 256, &[&input, &[0; 32]]).unwrap().remove(1);
    for (warp, vote) in input.chunks(32).zip(votes.chunks(4)) {
        let odd = (0..32).fold(0, |mask, lane| mask | (warp[lane] % 2) << lane);
        assert_eq!(vote, [odd, u32::from(odd != 0), u32::from(odd == u32::MAX), 1]);
    }
}

#[test]
fn atomics_lose_nothing() {
    let counter = launch("atomic_counter", 4, 2, 1024, &[&[0; 2049]]).unwrap().remove(0);
    assert_eq!(counter[0], 2048);
    let mut old = counter[1..].to_vec();
    old.sort_unstable();
    assert!(old.into_iter().eq(0..2048));
}

#[test]
fn uninitialised_shared_memory_has_a_pattern() {
    let out = launch("uninitialised_shared", 5, 1, 256, &[&[0; 256]]).unwrap();
    assert_eq!(out[0], [0xa5a5_a5a5; 256]);
}

/// Each bug that CUDA would answer with a hang or with anything at all is one error that names the place, and leaves
/// the emulator as it was.
#[test]
fn every_misuse_is_refused_with_its_place() {
    for (kernel, blocks, threads, part) in [
        ("divergent_barrier", 1, 256, "wait at different barriers"),
        ("early_exit", 1, 256, "exited while others wait at a block barrier"),
        ("not_in_own_mask", 1, 256, "does not name the calling lane, 20"),
        ("different_masks", 1, 256, "gives another mask"),
        ("exited_lane", 1, 256, "has exited"),
        ("lane_elsewhere", 1, 256, "waits at __syncthreads"),
        ("source_not_named", 1, 256, "does not name"),
        ("circle", 1, 256, "wait for each other"),
        ("block_sum", 1, 512, "more threads than the kernel allows"),
        ("indices", 1, 2048, "exceeds 1024"),
        ("plain_counter", 0, 256, "zero"),
    ] {
        for seed in 0..5 {
            let message = launch(kernel, seed, blocks, threads, &[&[0; 256]]).unwrap_err();
            assert!(message.contains(part) && message.contains(kernel), "{kernel}: {message}");
            let input = numbers(256);
            assert_eq!(launch("block_sum", seed, 1, 256, &[&input, &[0]]).unwrap()[1], block_sums(&input));
        }
    }
    let message = launch("out_of_bounds_read", 0, 1, 256, &[&[0; 256], &[0; 256]]).unwrap_err();
    assert!(message.contains("index 256 is out of bounds of a Slice of length 256"), "{message}");
    let message = launch("no_such_kernel", 0, 1, 1, &[]).unwrap_err();
    assert!(message.contains("no such kernel"), "{message}");
}

#[test]
fn a_stack_overflow_is_refused() {
    assert!(launch_with("deep_stack", 0, 1, 32, Some(20), &[&[0; 32]]).is_ok());
    let message = launch_with("deep_stack", 0, 1, 32, Some(5000), &[&[0; 32]]).unwrap_err();
    assert!(message.contains("stack overflow"), "{message}");
}

/// What the emulator alone cannot see, the sanitizers must: `.ci/run` expects these two to end in a report.
#[test]
#[ignore = "a bug planted for AddressSanitizer"]
fn planted_overrun() {
    launch("shared_overrun", 0, 1, 8, &[&[0]]).unwrap();
}

#[test]
#[ignore = "a bug planted for ThreadSanitizer"]
fn planted_race() {
    launch("plain_counter", 0, 1, 256, &[&[0]]).unwrap();
}
