//! Tests use this module to launch single kernels. The tests compare each device function with arkworks, on CUDA and on
//! the emulator.

use super::Gpu;
use super::device::{Argument, Buffer, Device, DeviceError, Grid, Stream};
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::kernels::{self, Module};

/// A machine on which single kernels can be launched.
#[derive(Clone, Debug)]
pub struct Workbench(Gpu);

/// A compiled unit, which contains kernels.
#[derive(Clone, Copy, Debug)]
pub struct Unit(&'static Module);

impl Unit {
    /// The unit `cuda/entry/probe.cu` for a curve.
    #[expect(clippy::expect_used, reason = "a build with the feature `probes` has the unit")]
    pub fn probe<P: CurveParams>() -> Self {
        Self(kernels::of(P::NAME, P::GROUP).probe.expect("a build with the feature `probes` has the unit"))
    }

    /// The unit `verify/probes/fp64.cu` for a curve whose base field is a prime field of 12 limbs.
    #[expect(clippy::expect_used, reason = "a build with the feature `probes` has the unit for these curves")]
    pub fn fp64<P: CurveParams>() -> Self {
        Self(kernels::of(P::NAME, P::GROUP).fp64.expect("the base field is a prime field of 12 limbs"))
    }

    /// The unit `cuda/entry/convert.cu` for a curve.
    pub fn convert<P: CurveParams>() -> Self {
        Self(kernels::of(P::NAME, P::GROUP).convert)
    }

    /// The unit `cuda/entry/recode.cu` for a curve.
    pub fn recode<P: CurveParams>() -> Self {
        Self(kernels::of(P::NAME, P::GROUP).recode)
    }

    /// The unit `cuda/entry/xyzz.cu` for a curve.
    pub fn xyzz<P: CurveParams>() -> Self {
        Self(kernels::of(P::NAME, P::GROUP).xyzz)
    }

    /// The unit `cuda/entry/constant_time.cu` for a curve.
    pub fn constant_time<P: CurveParams>() -> Self {
        Self(kernels::of(P::NAME, P::GROUP).constant_time)
    }

    /// The unit `cuda/papers/sparse.cu`.
    #[expect(clippy::expect_used, reason = "tests of these kernels turn on the feature `papers`")]
    pub fn sparse() -> Self {
        Self(kernels::sparse().expect("a build with the feature `papers` has the unit"))
    }

    /// The unit `cuda/papers/comparison.cu` for a curve.
    #[expect(clippy::expect_used, reason = "tests of these kernels turn on the feature `papers`")]
    pub fn comparison<P: CurveParams>() -> Self {
        Self(kernels::of(P::NAME, P::GROUP).comparison.expect("a build with the feature `papers` has the unit"))
    }

    /// The unit `cuda/entry/sort.cu`.
    pub fn sort() -> Self {
        Self(&kernels::SORT)
    }

    /// The unit `cuda/emulator/selftest.cu`, which only the emulator has.
    pub fn selftest() -> Self {
        Self(&kernels::SELFTEST)
    }
}

/// A kernel's argument.
#[derive(Debug)]
pub enum Value<'a> {
    /// The bytes of a buffer, and the size of its elements in bytes. The bytes are copied to the device and back.
    Buffer(&'a mut [u8], usize),
    /// A 32-bit number.
    U32(u32),
}

impl Workbench {
    /// The workbench of a device.
    pub(crate) fn new(gpu: &Gpu) -> Self {
        Self(gpu.clone())
    }

    /// Launches a kernel in blocks of `threads` threads, and waits until the kernel ends.
    ///
    /// # Errors
    ///
    /// [`MsmError::KernelCall`] if the values do not match the kernel's parameters. Returns the device's error if an
    /// operation on the device fails. The emulator returns an error for each call that it refuses.
    ///
    /// # Safety
    ///
    /// If the machine is a GPU, the kernel must stay inside the buffers of `values`. The emulator itself checks that a
    /// kernel stays inside its buffers.
    pub unsafe fn launch(
        &self,
        unit: Unit,
        kernel: &'static str,
        blocks: (u32, u32),
        threads: u32,
        values: &mut [Value<'_>],
    ) -> Result<(), MsmError> {
        // SAFETY: the caller promises that the kernel stays inside its buffers, or that the machine is the emulator.
        on_device!(&self.0, device => unsafe { launch(device.as_ref(), unit, kernel, Grid { blocks, threads }, values) })
            .map_err(|error| self.0.error(error))
    }
}

/// # Safety
///
/// The caller must fulfil the contract of [`Workbench::launch`].
unsafe fn launch<D: Device>(
    device: &D,
    unit: Unit,
    kernel: &'static str,
    grid: Grid,
    values: &mut [Value<'_>],
) -> Result<(), DeviceError> {
    let stream = device.stream()?;
    let mut buffers = Vec::new();
    let mut arguments = Vec::new();
    for value in values.iter() {
        arguments.push(match value {
            Value::U32(number) => Argument::U32(*number),
            Value::Buffer(bytes, element_bytes) => {
                let mut buffer = stream.allocate(bytes.len() as u64)?;
                stream.upload(bytes, &mut buffer, 0)?;
                let slice = buffer.slice(*element_bytes as u64);
                buffers.push(buffer);
                slice
            }
        });
    }
    // SAFETY: the caller promises that the kernel stays inside its buffers, or that the machine is the emulator.
    unsafe { stream.launch(unit.0, kernel, grid, &arguments) }?;
    let bytes = values.iter_mut().filter_map(|value| match value {
        Value::Buffer(bytes, _) => Some(bytes),
        Value::U32(_) => None,
    });
    bytes.zip(&buffers).try_for_each(|(bytes, buffer)| stream.download(buffer, bytes))
}
