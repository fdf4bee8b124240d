//! Memory that held a witness is wiped before it is released: an allocator looks at every block that is freed.

use std::alloc::{GlobalAlloc, Layout, System};
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

use ark_bn254::{Bn254, Fr};
use ark_ff::{BigInt, Field, PrimeField};
use cumsm::snarkjs::Zkey;
use cumsm_groth16::Prover;

/// The words of the secret, as a field element and as an integer.
static SECRET: [AtomicU64; 8] = [const { AtomicU64::new(0) }; 8];
static ARMED: AtomicBool = AtomicBool::new(false);
/// Freed blocks with one of the words.
static FOUND: AtomicUsize = AtomicUsize::new(0);
/// Freed blocks.
static FREED: AtomicUsize = AtomicUsize::new(0);

struct Watching;

#[global_allocator]
static ALLOCATOR: Watching = Watching;

// SAFETY: all calls go to the system's allocator, with the same layouts.
unsafe impl GlobalAlloc for Watching {
    /// New memory is zeroed, so that each block is checked for its own contents only.
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        if ARMED.load(Relaxed) && layout.align() >= align_of::<u64>() {
            let found = (0..layout.size() / size_of::<u64>()).any(|i| {
                // SAFETY: the word lies in the block, which is aligned for it and was zeroed when it was allocated.
                let word = unsafe { start.cast::<u64>().add(i).read_volatile() };
                SECRET.iter().any(|secret| secret.load(Relaxed) == word)
            });
            FOUND.fetch_add(usize::from(found), Relaxed);
            FREED.fetch_add(1, Relaxed);
        }
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(start, layout) }
    }
}

fn found_during<T>(work: impl FnOnce() -> T) -> usize {
    let before = (FOUND.load(Relaxed), FREED.load(Relaxed));
    ARMED.store(true, Relaxed);
    // The value that the work returns is dropped, too.
    let _ = work();
    ARMED.store(false, Relaxed);
    assert!(FREED.load(Relaxed) > before.1, "nothing was freed");
    FOUND.load(Relaxed) - before.0
}

/// One test: the allocator is the process's.
#[test]
fn freed_memory_has_no_witness() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data");
    let mut key = Zkey::from_bytes(fs::read(data.join("poseidon.zkey")).unwrap()).unwrap();
    let prover = Prover::<Bn254>::from_zkey(&mut key).unwrap();
    // No limb of the secret is small or zero. A row whose only entry is 1 has the value of the variable itself. A
    // prover with such a key does not detect that the assignment satisfies no circuit.
    let k = Fr::from(BigInt::new([0x9e3779b97f4a7c15, 0xd1b54a32d192ed03, 0xaef17502108ef2d9, 0x0234567890abcdef]));
    let mut assignment = vec![k; prover.constraints().variables()];
    assignment[0] = Fr::ONE;
    for (word, secret) in k.0.0.iter().chain(&k.into_bigint().0).zip(&SECRET) {
        secret.store(*word, Relaxed);
    }
    assert_eq!(found_during(|| vec![k; 2]), 1, "the allocator sees it");
    assert_eq!(found_during(|| prover.prove(&assignment, Fr::from(2), Fr::from(3)).unwrap()), 0);
    assert_eq!(found_during(|| prover.prove_in_phases(&assignment, Fr::from(2), Fr::from(3)).unwrap()), 0);
}
