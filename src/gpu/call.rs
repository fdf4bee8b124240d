//! The call of a kernel. A call collects the arguments one after another, and then launches the threads.

use super::device::{Argument, DeviceError, Grid, Stream};
use crate::kernels::registry::Kernel;
use crate::kernels::{Kernels, Module};

/// A stream and the kernels of a curve group.
pub(crate) struct Launcher<'a, S> {
    pub(crate) stream: &'a S,
    pub(crate) kernels: &'a Kernels,
}

impl<S> Clone for Launcher<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Launcher<'_, S> {}

impl<'a, S: Stream> Launcher<'a, S> {
    /// Begins the call of a kernel.
    pub(crate) fn call(self, kernel: &'static Kernel) -> Call<'a, S> {
        Call::new(self.stream, self.kernels.module(kernel.unit), kernel)
    }
}

/// The approximate maximum number of arguments of a kernel.
const MAX_ARGUMENTS: usize = 20;

/// The call of a kernel, with the arguments collected so far.
pub(crate) struct Call<'a, S> {
    stream: &'a S,
    /// `None` if this build does not have the kernel.
    module: Option<&'static Module>,
    kernel: &'static Kernel,
    arguments: Vec<Argument>,
}

impl<'a, S: Stream> Call<'a, S> {
    /// Begins the call of a kernel in a module. The call has no arguments yet.
    pub(crate) fn new(stream: &'a S, module: Option<&'static Module>, kernel: &'static Kernel) -> Self {
        Self { stream, module, kernel, arguments: Vec::with_capacity(MAX_ARGUMENTS) }
    }

    /// Appends an argument.
    pub(crate) fn arg(mut self, argument: impl Into<Argument>) -> Self {
        self.arguments.push(argument.into());
        self
    }

    /// Appends several arguments.
    pub(crate) fn args<A: Into<Argument>>(mut self, arguments: impl IntoIterator<Item = A>) -> Self {
        self.arguments.extend(arguments.into_iter().map(Into::into));
        self
    }

    /// Launches at least `threads` threads for each of `rows` rows, in whole blocks.
    ///
    /// # Safety
    ///
    /// The caller must fulfil the contract of [`Stream::launch`].
    pub(crate) unsafe fn threads(self, threads: u32, rows: u32) -> Result<(), DeviceError> {
        let blocks = (threads.div_ceil(self.kernel.block).max(1), rows);
        // SAFETY: the caller fulfils the contract of `Stream::launch`.
        unsafe { self.blocks(blocks) }
    }

    /// Launches a grid of blocks. `blocks` has the numbers of blocks in x and y.
    ///
    /// # Safety
    ///
    /// The caller must fulfil the contract of [`Stream::launch`].
    pub(crate) unsafe fn blocks(self, blocks: (u32, u32)) -> Result<(), DeviceError> {
        let Self { stream, module, kernel, arguments } = self;
        let module = module.ok_or_else(|| missing(kernel))?;
        let grid = Grid { blocks, threads: kernel.block };
        // SAFETY: the caller fulfils the contract of `Stream::launch`.
        unsafe { stream.launch(module, kernel.name, grid, &arguments) }
    }
}

/// The error of a call if the curve does not have the kernel. Before an engine makes a plan, it refuses each algorithm
/// whose kernels the curve does not have. So the error that `missing` makes is never returned.
fn missing(kernel: &Kernel) -> DeviceError {
    let launching = format!("launching {}.{}", kernel.unit.name(), kernel.name);
    DeviceError::failed(launching, "this curve does not have the kernel")
}
