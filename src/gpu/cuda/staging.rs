//! Pinned memory for uploads.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use cudarc::driver::sys::CUevent_flags;
use cudarc::driver::{CudaContext, CudaStream, DriverError, result};

use super::handles::{Event, Pinned};

/// Pinned memory for uploads: the device reads it directly, without the driver's own copy. Several threads fill it: by data
/// sheets, one thread is slower than the bus. Each thread has two pieces, and fills one while the device reads the other.
/// They are not threads of rayon: threads of a pool that wait for a device would wait for each other. The gain and the sizes
/// have not been measured.
#[derive(Debug)]
pub(super) struct Staging {
    /// The pieces of each thread.
    pairs: Vec<[Piece; 2]>,
}

#[derive(Debug)]
struct Piece {
    memory: Pinned,
    /// The event after which the device has read it.
    read: Option<Event>,
}

impl Staging {
    const THREADS: usize = 4;
    /// Bytes of a piece: 25 µs on a bus of 40 GB/s, so the fixed cost of a copy is small.
    const PIECE_BYTES: usize = 1 << 20;
    /// For fewer bytes the driver's own staging is good enough: two threads would not both have a piece to fill.
    pub(super) const MIN_BYTES: usize = 2 * Self::PIECE_BYTES;

    pub(super) fn new(context: &Arc<CudaContext>) -> Result<Self, DriverError> {
        let piece = || Ok(Piece { memory: Pinned::new(context, Self::PIECE_BYTES)?, read: None });
        let pair = |_| Ok([piece()?, piece()?]);
        Ok(Self { pairs: (0..Self::THREADS).map(pair).collect::<Result<_, _>>()? })
    }

    /// Queues the copy of `source` to an address of the device, where there is room for it. Pieces are copied in any order.
    pub(super) fn copy(&mut self, stream: &CudaStream, source: &[u8], address: u64) -> Result<(), DriverError> {
        let next = AtomicUsize::new(0);
        let fill = |pair: &mut [Piece; 2]| {
            loop {
                let offset = next.fetch_add(1, Ordering::Relaxed) * Self::PIECE_BYTES;
                let Some(rest) = source.get(offset..).filter(|rest| !rest.is_empty()) else { return Ok(()) };
                let (bytes, _) = rest.split_at(rest.len().min(Self::PIECE_BYTES));
                let [piece, _] = pair;
                piece.copy(stream, bytes, address + offset as u64)?;
                pair.swap(0, 1);
            }
        };
        let Some((own, others)) = self.pairs.split_first_mut() else { return Ok(()) };
        let others = others.iter_mut().take(source.len().div_ceil(Self::PIECE_BYTES).saturating_sub(1));
        thread::scope(|scope| {
            // If the system has no thread to spare, the copy only takes longer.
            let start = |pair| thread::Builder::new().spawn_scoped(scope, || fill(pair)).ok();
            let others: Vec<_> = others.filter_map(start).collect();
            let results = others.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
            results.fold(fill(own), Result::and)
        })
    }

    /// What it held may be secret. The device has read it.
    pub(super) fn wipe(&mut self) {
        for piece in self.pairs.iter_mut().flatten() {
            piece.read = None;
            piece.memory.wipe();
        }
    }
}

impl Piece {
    /// Queues the copy of bytes to an address of the device. There is room for them.
    fn copy(&mut self, stream: &CudaStream, bytes: &[u8], address: u64) -> Result<(), DriverError> {
        if let Some(read) = self.read.take() {
            read.wait()?;
        }
        let (staged, _) = self.memory.bytes().split_at_mut(bytes.len());
        staged.copy_from_slice(bytes);
        stream.context().bind_to_thread()?;
        // SAFETY: the only caller passes an address with enough room. The staged bytes stay until they are read, because the
        // host waits for that before it writes or frees them.
        unsafe { result::memcpy_htod_async(address, staged, stream.cu_stream()) }?;
        self.read = Some(Event::record(stream, CUevent_flags::CU_EVENT_DISABLE_TIMING)?);
        Ok(())
    }
}
