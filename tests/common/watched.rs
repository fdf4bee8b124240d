//! An allocator that looks for a secret in every block that is freed. A process has only one global allocator, so a
//! test file with this module has only one test.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

/// The words of the secret.
static SECRET: [AtomicU64; 8] = [const { AtomicU64::new(0) }; 8];
static ARMED: AtomicBool = AtomicBool::new(false);
/// The number of freed blocks that held a word of the secret.
static FOUND: AtomicUsize = AtomicUsize::new(0);
/// The number of freed blocks.
static FREED: AtomicUsize = AtomicUsize::new(0);

struct Watching;

#[global_allocator]
static ALLOCATOR: Watching = Watching;

fn look_at(start: *const u8, layout: Layout) {
    if !ARMED.load(Relaxed) {
        return;
    }
    FREED.fetch_add(1, Relaxed);
    let found = (0..layout.size() / size_of::<u64>()).any(|i| {
        // SAFETY: the word lies in the block, which was zeroed when it was allocated. The word may be unaligned.
        let word = u64::from_ne_bytes(unsafe { start.cast::<[u8; size_of::<u64>()]>().add(i).read_volatile() });
        SECRET.iter().any(|secret| secret.load(Relaxed) == word)
    });
    FOUND.fetch_add(usize::from(found), Relaxed);
}

// SAFETY: all calls go to the system's allocator, with the same layouts.
unsafe impl GlobalAlloc for Watching {
    /// Returns zeroed memory, so that a block never holds a secret of an earlier block.
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller promises what this call requires.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller promises what this call requires.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        look_at(start, layout);
        // SAFETY: the caller promises what this call requires.
        unsafe { System.dealloc(start, layout) }
    }
}

/// Sets the secret: the words of a field element in Montgomery form, and the words of the element as an integer. The
/// words must be neither small nor zero.
pub(crate) fn watch_for(montgomery: [u64; 4], integer: [u64; 4]) {
    for (word, secret) in montgomery.into_iter().chain(integer).zip(&SECRET) {
        secret.store(word, Relaxed);
    }
}

/// The number of freed blocks that held a word of the secret. A block counts if it is freed while `work` runs or while
/// the result of `work` is dropped.
pub(crate) fn found_during<T>(work: impl FnOnce() -> T) -> usize {
    let before = (FOUND.load(Relaxed), FREED.load(Relaxed));
    ARMED.store(true, Relaxed);
    drop(work());
    ARMED.store(false, Relaxed);
    assert!(FREED.load(Relaxed) > before.1, "nothing was freed");
    FOUND.load(Relaxed) - before.0
}
