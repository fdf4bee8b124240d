//! Staging buffers: pinned memory for uploads, and the threads that fill this memory.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{hint, mem};

use cudarc::driver::sys::{CUevent_flags, CUresult};
use cudarc::driver::{CudaContext, DriverError, result};

use super::handles::{Event, Events, Pinned, PinnedForm, StreamHandle};

/// A staging buffer: pinned memory for uploads. The device reads pinned memory directly, so the driver does not copy
/// the data to memory of its own. According to data sheets, the bus transfers data faster than one thread can copy
/// data. So several threads fill the memory. Each thread has two pieces of the memory, and fills one piece while the
/// device reads the other piece. The threads end when the `Staging` is dropped. The threads do not belong to a rayon
/// pool, because the threads of a pool could wait for each other while they wait for a device.
///
/// Measured on the host of an H100 (docs/measurements/2026-11-26-h100.md): one thread copies 10 GB/s, four threads copy
/// 37 GB/s, and the driver with its own staging buffers copies 13 to 16 GB/s. With more than four threads, the rate is
/// not higher than with four threads.
#[derive(Debug)]
pub(super) struct Staging {
    pairs: Arc<Pairs>,
    helpers: Vec<Helper>,
}

/// The pairs of pieces, one pair for each thread. The first pair belongs to the thread that calls [`Staging::copy`],
/// and each further pair belongs to a helper thread.
#[derive(Debug)]
struct Pairs {
    pairs: [Mutex<Pair>; Staging::THREADS],
    context: Arc<CudaContext>,
    events: Arc<Events>,
    form: PinnedForm,
}

#[derive(Debug, Default)]
struct Pair {
    /// At most two pieces, which are allocated for the first copy that needs them. The first piece is the piece to fill
    /// next.
    pieces: Vec<Piece>,
    /// True from the end of a computation until the secrets of this computation have been wiped.
    must_wipe: bool,
}

#[derive(Debug)]
struct Piece {
    memory: Pinned,
    /// The event after the last copy from this piece to the device.
    read: Event,
    /// True from the time at which a copy from this piece is queued until the host has waited for the event `read`.
    may_be_read: bool,
    /// Only the first `secret` bytes of the piece may be secret.
    secret: usize,
}

/// A thread that fills the pieces of one pair.
#[derive(Debug)]
struct Helper {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

enum Job {
    Fill(Arc<Copy>),
    /// Wipe the pairs whose computation has ended.
    Wipe,
}

/// A copy to the device, in pieces of equal size. The pieces may be copied in any order.
struct Copy {
    source: *const u8,
    bytes: usize,
    /// The address on the device.
    address: u64,
    stream: Arc<StreamHandle>,
    piece_bytes: usize,
    is_secret: bool,
    /// The index of the next piece that no thread has taken.
    next: AtomicUsize,
    outcome: Mutex<Outcome>,
    changed: Condvar,
}

// SAFETY: a thread reads the source only to copy a piece. `Staging::copy` borrows the source, and returns only after
// all pieces have been copied.
unsafe impl Send for Copy {}
// SAFETY: threads only read the source, and `Staging::copy` returns only after all pieces have been copied.
unsafe impl Sync for Copy {}

struct Outcome {
    /// The number of pieces whose copy has succeeded or failed.
    finished: usize,
    result: Result<(), DriverError>,
}

impl Staging {
    const THREADS: usize = 4;
    /// The size in bytes of a [`Piece`] of pinned memory. A copy is divided into pieces of at most `PIECE_BYTES` bytes.
    /// A bus of 50 GB/s copies a piece of 2 MiB in 40 µs, so the fixed cost of a copy is small.
    const PIECE_BYTES: usize = 2 << 20;
    /// The least number of bytes of a piece. Only the last piece of a copy may be smaller.
    const MIN_PIECE_BYTES: usize = 256 << 10;
    /// The number of pieces of a short copy: two for each thread. A sleeping thread takes 100 µs to wake up. While a
    /// thread wakes up, the other threads copy more pieces.
    const PIECES: usize = 2 * Self::THREADS;
    /// The least number of bytes of a copy that uses a `Staging`. For smaller copies, the driver's own staging buffers
    /// are equally fast.
    pub(super) const MIN_BYTES: usize = 2 << 20;
    /// A thread waits for its next job for this time, and then sleeps. The time from one copy of a computation to the
    /// next copy is shorter than `AWAKE`.
    const AWAKE: Duration = Duration::from_micros(200);

    pub(super) fn new(context: &Arc<CudaContext>, events: &Arc<Events>, form: PinnedForm) -> Self {
        let pairs = Arc::new(Pairs {
            pairs: Default::default(),
            context: Arc::clone(context),
            events: Arc::clone(events),
            form,
        });
        // If the system cannot start a thread, copies take longer, but do not fail.
        let helpers = (1..Self::THREADS).filter_map(|number| Helper::start(&pairs, number)).collect();
        Self { pairs, helpers }
    }

    /// Queues the copy of `source` to an address of the device. The memory at this address must be long enough.
    pub(super) fn copy(
        &self,
        stream: &Arc<StreamHandle>,
        source: &[u8],
        address: u64,
        is_secret: bool,
    ) -> Result<(), DriverError> {
        let share = source.len().div_ceil(Self::PIECES).next_multiple_of(4096);
        let copy = Arc::new(Copy {
            source: source.as_ptr(),
            bytes: source.len(),
            address,
            stream: Arc::clone(stream),
            piece_bytes: share.clamp(Self::MIN_PIECE_BYTES, Self::PIECE_BYTES),
            is_secret,
            next: AtomicUsize::new(0),
            outcome: Mutex::new(Outcome { finished: 0, result: Ok(()) }),
            changed: Condvar::new(),
        });
        self.pairs.provide(copy.pieces());
        for helper in self.helpers.iter().take(copy.pieces().saturating_sub(1)) {
            helper.send(Job::Fill(Arc::clone(&copy)));
        }
        self.pairs.fill(0, &copy);
        copy.wait()
    }

    /// Makes the helper threads wipe the secret bytes of all pieces. If no helper thread runs, the calling thread wipes
    /// the secret bytes. All reads of the pieces by the device must have ended. The next copy waits for the wipes.
    pub(super) fn wipe_behind(&self) {
        let mut must_wipe = false;
        for pair in &self.pairs.pairs {
            let mut pair = lock(pair);
            pair.must_wipe = pair.pieces.iter().any(|piece| piece.secret > 0);
            must_wipe |= pair.must_wipe;
        }
        if must_wipe {
            let sent = self.helpers.iter().fold(false, |sent, helper| helper.send(Job::Wipe) | sent);
            if !sent {
                self.pairs.wipe(0);
            }
        }
    }
}

impl Pairs {
    /// Copies pieces of the source through the pair with the index `number`, until all pieces are taken.
    fn fill(&self, number: usize, copy: &Copy) {
        let Some(pair) = self.pairs.get(number) else { return };
        let mut pair = lock(pair);
        pair.wipe_if_due();
        while let Some(piece) = copy.take() {
            let mut finished = Finished { copy, result: Err(DriverError(CUresult::CUDA_ERROR_UNKNOWN)) };
            finished.result = self.copy_piece(pair.pieces.first_mut(), copy, piece);
            pair.pieces.reverse();
        }
    }

    /// Pins memory until there are `pieces` pieces: first one piece for each pair, then a second piece for each pair.
    /// If the host has no memory to pin, copies take longer, but do not fail.
    fn provide(&self, pieces: usize) {
        for (i, pair) in self.pairs.iter().cycle().take(2 * Staging::THREADS).take(pieces).enumerate() {
            let mut pair = lock(pair);
            if pair.pieces.len() <= i / Staging::THREADS {
                let Ok(piece) = Piece::new(self) else { return };
                pair.pieces.push(piece);
            }
        }
    }

    /// Copies one piece of `copy` to the device. `offset` is the position of this piece in the source. If `piece` is
    /// `None`, there is no pinned memory, and the driver uses its own staging buffer.
    fn copy_piece(&self, piece: Option<&mut Piece>, copy: &Copy, offset: usize) -> Result<(), DriverError> {
        let bytes = copy.piece_bytes.min(copy.bytes - offset);
        // SAFETY: the bytes lie in the source, which is borrowed until this piece is finished.
        let source = unsafe { std::slice::from_raw_parts(copy.source.add(offset), bytes) };
        let address = copy.address + offset as u64;
        let Some(piece) = piece else {
            // SAFETY: the caller of `Staging::copy` promises that the memory at the address is long enough.
            return unsafe { copy.stream.copy_pageable(source, address) };
        };
        if mem::take(&mut piece.may_be_read) {
            piece.read.wait()?;
        }
        let (staged, _) = piece.memory.bytes().split_at_mut(bytes);
        staged.copy_from_slice(source);
        if copy.is_secret {
            piece.secret = piece.secret.max(bytes);
        }
        self.context.bind_to_thread()?;
        // SAFETY: the caller of `Staging::copy` promises that the memory at the address is long enough. The host waits
        // until the device has read the staged bytes, and only then overwrites or frees these bytes.
        unsafe { result::memcpy_htod_async(address, staged, copy.stream.cu_stream()) }?;
        piece.read.record(&copy.stream)?;
        piece.may_be_read = true;
        Ok(())
    }

    /// Wipes all pairs that must be wiped, beginning with pair `number`. The function skips locked pairs, because other
    /// threads wipe the locked pairs.
    fn wipe(&self, number: usize) {
        for pair in self.pairs.iter().cycle().skip(number).take(Staging::THREADS) {
            match pair.try_lock() {
                Ok(mut pair) => pair.wipe_if_due(),
                Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner().wipe_if_due(),
                Err(TryLockError::WouldBlock) => {}
            }
        }
    }
}

impl Pair {
    fn wipe_if_due(&mut self) {
        if mem::take(&mut self.must_wipe) {
            self.pieces.iter_mut().for_each(Piece::wipe);
        }
    }
}

impl Piece {
    fn new(pairs: &Pairs) -> Result<Self, DriverError> {
        let memory = Pinned::new(&pairs.context, Staging::PIECE_BYTES, pairs.form)?;
        let read = pairs.events.make(CUevent_flags::CU_EVENT_DISABLE_TIMING)?;
        Ok(Self { memory, read, may_be_read: false, secret: 0 })
    }

    /// Wipes the piece, because its contents may be secret. All reads by the device must have ended.
    fn wipe(&mut self) {
        self.may_be_read = false;
        self.memory.wipe(mem::take(&mut self.secret));
    }
}

/// The device never reads a dropped piece. If a stream fails, the device may still read the pieces of the stream's
/// staging buffer. So the staging buffer of a failed stream is leaked instead of dropped.
impl Drop for Piece {
    fn drop(&mut self) {
        self.wipe();
    }
}

impl Copy {
    fn pieces(&self) -> usize {
        self.bytes.div_ceil(self.piece_bytes)
    }

    /// Takes a piece that no other thread copies, and returns its offset.
    fn take(&self) -> Option<usize> {
        let piece = self.next.fetch_add(1, Ordering::Relaxed);
        (piece < self.pieces()).then(|| piece * self.piece_bytes)
    }

    /// Waits until all pieces are finished. A helper that begins after the wait finds no piece to take, so the helper
    /// does not read the source.
    fn wait(&self) -> Result<(), DriverError> {
        let mut outcome = lock(&self.outcome);
        while outcome.finished < self.pieces() {
            outcome = self.changed.wait(outcome).unwrap_or_else(PoisonError::into_inner);
        }
        outcome.result
    }
}

/// Counts a piece as finished when this value is dropped, even if a panic causes the drop.
struct Finished<'a> {
    copy: &'a Copy,
    result: Result<(), DriverError>,
}

impl Drop for Finished<'_> {
    fn drop(&mut self) {
        let mut outcome = lock(&self.copy.outcome);
        outcome.finished += 1;
        outcome.result = outcome.result.and(self.result);
        self.copy.changed.notify_all();
    }
}

impl Helper {
    /// Starts the thread of the pair with the index `number`.
    fn start(pairs: &Arc<Pairs>, number: usize) -> Option<Self> {
        let (sender, jobs) = mpsc::channel();
        let pairs = Arc::clone(pairs);
        let work = move || {
            while let Some(job) = next(&jobs) {
                match job {
                    Job::Fill(copy) => pairs.fill(number, &copy),
                    Job::Wipe => pairs.wipe(number),
                }
            }
        };
        let thread = thread::Builder::new().name("cumsm-upload".into()).spawn(work).ok()?;
        Some(Self { jobs: Some(sender), thread: Some(thread) })
    }

    /// Gives the thread a job. Returns false if the thread has ended.
    fn send(&self, job: Job) -> bool {
        self.jobs.as_ref().is_some_and(|jobs| jobs.send(job).is_ok())
    }
}

/// Ends the thread.
impl Drop for Helper {
    fn drop(&mut self) {
        self.jobs = None;
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Waits for the next job. Returns `None` if the [`Helper`] has dropped the sender, because then no more jobs can
/// arrive.
fn next(jobs: &Receiver<Job>) -> Option<Job> {
    let begun = Instant::now();
    while begun.elapsed() < Staging::AWAKE {
        match jobs.try_recv() {
            Ok(job) => return Some(job),
            Err(TryRecvError::Disconnected) => return None,
            Err(TryRecvError::Empty) => hint::spin_loop(),
        }
    }
    jobs.recv().ok()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
