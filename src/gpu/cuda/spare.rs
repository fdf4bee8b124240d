//! Device memory that computations and vectors leave behind for later computations and vectors.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cudarc::driver::{CudaContext, DriverError};

use super::handles::{Block, CallersContext, StreamHandle};
use crate::gpu::device::Buffer;

/// The streams of a GPU that are not in use.
#[derive(Debug, Default)]
pub(super) struct Streams {
    idle: Mutex<Vec<Arc<StreamHandle>>>,
}

impl Streams {
    /// Returns a stream that is not in use. If all streams are in use, creates a new stream.
    pub(super) fn take(&self, context: &Arc<CudaContext>) -> Result<Arc<StreamHandle>, DriverError> {
        let idle = self.idle().pop();
        idle.map_or_else(|| StreamHandle::new(context), Ok)
    }

    /// Keeps a stream for the next caller of [`take`](Self::take). The stream must not have failed.
    pub(super) fn keep(&self, stream: Arc<StreamHandle>) {
        self.idle().push(stream);
    }

    /// Waits for all streams that are not in use. Ignores streams that fail.
    pub(super) fn wait(&self) {
        let idle = self.idle().clone();
        for stream in idle {
            let _ = stream.synchronize();
        }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Arc<StreamHandle>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The memory that a computation or a vector has left behind, and the stream on which the wipes of its secret memory
/// are queued. The next computation takes the stream together with the memory. So the wipes run before all operations
/// of the next computation.
#[derive(Debug)]
pub(crate) struct SpareMemory {
    pub(super) blocks: Vec<Block>,
    pub(super) stream: Arc<StreamHandle>,
    pub(super) streams: Arc<Streams>,
}

impl SpareMemory {
    /// The memory of a vector, with the vector's own stream.
    pub(super) fn of_vector(block: Block, streams: &Arc<Streams>) -> Self {
        let stream = Arc::clone(&block.stream);
        Self { blocks: vec![block], stream, streams: Arc::clone(streams) }
    }

    /// The blocks and the stream, for the next computation or vector.
    pub(super) fn taken(mut self) -> (Vec<Block>, Arc<StreamHandle>) {
        // After the blocks are taken, the drop of `self` finds no blocks, and does nothing.
        (mem::take(&mut self.blocks), Arc::clone(&self.stream))
    }
}

/// Wipes the memory, releases it, and waits until it is released.
impl Drop for SpareMemory {
    fn drop(&mut self) {
        if self.blocks.is_empty() {
            return;
        }
        let _callers = CallersContext::keep();
        self.blocks.clear();
        // A stream that has failed is not used again, so it is destroyed.
        if self.stream.synchronize().is_ok() {
            self.streams.keep(Arc::clone(&self.stream));
        }
    }
}

/// The unused blocks of a computation: the blocks that no buffer holds at present. `None` after the computation has
/// ended.
#[derive(Debug)]
pub(super) struct Shelf(Mutex<Option<Vec<Block>>>);

impl Shelf {
    pub(super) fn new(blocks: Vec<Block>) -> Arc<Self> {
        Arc::new(Self(Mutex::new(Some(blocks))))
    }

    /// Takes an unused block of this size, if there is one.
    pub(super) fn take(&self, bytes: u64) -> Option<Block> {
        let mut blocks = self.blocks();
        let blocks = blocks.as_mut()?;
        let place = blocks.iter().position(|block| block.bytes == bytes)?;
        Some(blocks.remove(place))
    }

    /// Ends the computation, and returns its unused blocks. Buffers that are dropped later release their blocks
    /// themselves.
    pub(super) fn close(&self) -> Vec<Block> {
        self.blocks().take().unwrap_or_default()
    }

    fn put(&self, block: Block) {
        // If the computation has ended, the block is dropped after the lock is released.
        let mut blocks = self.blocks();
        if let Some(blocks) = blocks.as_mut() {
            blocks.push(block);
            return;
        }
        drop(blocks);
        drop(block);
    }

    fn blocks(&self) -> MutexGuard<'_, Option<Vec<Block>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Device memory of a computation, of a table or of a vector. When a buffer of a computation is dropped, the
/// computation keeps the buffer's block.
#[derive(Debug)]
pub(crate) struct CudaBuffer {
    /// `None` if the buffer has no bytes.
    pub(super) block: Option<Block>,
    home: Home,
}

/// The place to which a dropped buffer returns its block and its stream.
#[derive(Debug)]
enum Home {
    /// The buffer's computation keeps the block.
    Computation(Arc<Shelf>),
    /// The block is released.
    Driver,
    /// The block is released, and the GPU keeps the vector's stream.
    Vector(Arc<Streams>),
}

impl CudaBuffer {
    pub(super) fn new(block: Option<Block>, shelf: Option<Arc<Shelf>>) -> Self {
        Self { block, home: shelf.map_or(Home::Driver, Home::Computation) }
    }

    /// Makes the buffer the owner of its block's stream. Returns true if the buffer has a block. A buffer without a
    /// block has no stream.
    pub(super) fn own_stream(&mut self, streams: &Arc<Streams>) -> bool {
        self.home = Home::Vector(Arc::clone(streams));
        self.block.is_some()
    }

    /// True if the buffer may hold scalars or digits.
    pub(super) fn is_secret(&self) -> bool {
        self.block.as_ref().is_some_and(|block| block.is_secret)
    }
}

impl Drop for CudaBuffer {
    fn drop(&mut self) {
        let Some(block) = self.block.take() else { return };
        match &self.home {
            Home::Computation(shelf) => shelf.put(block),
            Home::Driver => drop(block),
            Home::Vector(streams) => drop(SpareMemory::of_vector(block, streams)),
        }
    }
}

impl Buffer for CudaBuffer {
    fn address(&self) -> u64 {
        self.block.as_ref().map_or(0, |block| block.address)
    }

    fn bytes(&self) -> u64 {
        self.block.as_ref().map_or(0, |block| block.bytes)
    }

    fn hold_points(&mut self) {
        if let Some(block) = &mut self.block {
            block.is_secret = false;
        }
    }
}
