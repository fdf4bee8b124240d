//! Launches single kernels with typed buffers.
#![allow(dead_code)] // each file that includes this module uses only some of its items

use std::mem::{size_of, size_of_val};

use ark_ec::short_weierstrass::{Bucket, Projective, SWCurveConfig};
use ark_ff::{Field, Zero};
use cumsm::internals::{Unit, Value, Workbench};

/// The types of the values that kernels read and write: words, digits and points. A `Plain` type consists only of
/// words.
pub(crate) trait Plain: Copy {}

impl Plain for u32 {}

/// A function that gets the bytes of a buffer after the launch.
type Reader<'a> = Box<dyn FnMut(&[u8]) + 'a>;

/// An argument of a kernel: a buffer or a number. A buffer has bytes, the size of an element, and a reader.
pub(crate) enum Argument<'a> {
    Buffer(Vec<u8>, usize, Reader<'a>),
    U32(u32),
}

/// Returns an argument for a buffer that the kernel only reads.
pub(crate) fn input<'a, T: Plain>(elements: &[T]) -> Argument<'a> {
    Argument::Buffer(bytes_of(elements), size_of::<T>(), Box::new(|_| ()))
}

/// Returns an argument for a buffer that the kernel reads and writes. After the launch, `elements` has the content of
/// the buffer.
pub(crate) fn output<T: Plain>(elements: &mut [T]) -> Argument<'_> {
    Argument::Buffer(
        bytes_of(elements),
        size_of::<T>(),
        Box::new(|bytes| elements.copy_from_slice(&elements_of(bytes))),
    )
}

/// Launches a kernel with a grid of `rows` rows of blocks. Each row of the grid has at least `threads` threads.
pub(crate) fn launch(
    bench: &Workbench,
    (unit, kernel): (Unit, &'static str),
    (threads, rows): (u32, u32),
    block: u32,
    mut arguments: Vec<Argument<'_>>,
) {
    let mut values: Vec<Value<'_>> = arguments
        .iter_mut()
        .map(|argument| match argument {
            Argument::Buffer(bytes, size, _) => Value::Buffer(bytes, *size),
            Argument::U32(number) => Value::U32(*number),
        })
        .collect();
    let blocks = (threads.div_ceil(block).max(1), rows);
    // SAFETY: the emulator checks the bounds of each access. CUDA runs the same kernels with buffers of the same sizes.
    unsafe { bench.launch(unit, kernel, blocks, block, &mut values) }
        .unwrap_or_else(|error| panic!("{kernel}: {error}"));
    for argument in &mut arguments {
        if let Argument::Buffer(bytes, _, read) = argument {
            read(bytes);
        }
    }
}

fn bytes_of<T: Plain>(elements: &[T]) -> Vec<u8> {
    // SAFETY: a `Plain` type is initialised and has no padding.
    unsafe { std::slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) }.to_vec()
}

fn elements_of<T: Plain>(bytes: &[u8]) -> Vec<T> {
    // SAFETY: every bit pattern is a valid value of a `Plain` type.
    bytes.chunks(size_of::<T>()).map(|element| unsafe { element.as_ptr().cast::<T>().read_unaligned() }).collect()
}

/// A digit without an exponent, with the layout of `Digit` in cuda/stages/digit.cuh.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub(crate) struct Digit {
    pub(crate) code: u32,
    pub(crate) point: u32,
}

impl Plain for Digit {}

impl Digit {
    pub(crate) fn magnitude(self) -> u32 {
        self.code >> 1
    }

    pub(crate) fn negative(self) -> bool {
        self.code & 1 != 0
    }
}

/// A point in XYZZ coordinates, with the layout of `Xyzz` in cuda/curve/xyzz.cuh.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Xyzz<F>([F; 4]);

impl<F: Field> Plain for Xyzz<F> {}
impl<P: SWCurveConfig> Plain for ark_ec::short_weierstrass::Affine<P> {}

impl<F: Field> Xyzz<F> {
    /// Returns a value that is not a valid point. If an element of a buffer has this value after a launch, no kernel
    /// has written this element.
    pub(crate) fn unwritten() -> Self {
        Self([F::ONE.double(), F::ONE.double(), F::ONE.double(), F::ONE.double()])
    }

    /// Converts a point from Jacobian coordinates, where x = X/Z² and y = Y/Z³, to XYZZ coordinates. X and Y stay the
    /// same. The new coordinates are ZZ = Z² and ZZZ = Z³.
    pub(crate) fn of<P: SWCurveConfig<BaseField = F>>(point: Projective<P>) -> Self {
        Self([point.x, point.y, point.z.square(), point.z.square() * point.z])
    }

    pub(crate) fn to_point<P: SWCurveConfig<BaseField = F>>(self) -> Projective<P> {
        let [x, y, zz, zzz] = self.0;
        if zz.is_zero() {
            return Projective::zero();
        }
        assert_eq!(zz.square() * zz, zzz.square(), "ZZ³ = ZZZ²");
        Projective::from(Bucket::<P>::new_unchecked(x, y, zz, zzz))
    }
}
