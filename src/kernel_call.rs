//! Checks the arguments of every launch. The arguments must match the kernel's parameters in number, kind and element
//! size.
//!
//! `cuda/kernel_table.cuh` makes a table of parameters from the C++ declarations of the kernels. The emulator links the
//! table of parameters. For CUDA, `build/signatures.rs` reads the table from the PTX.
#![cfg_attr(not(any(cuda_backend, feature = "emulator")), allow(dead_code))]

use std::fmt;

/// The parameters of a kernel, with one entry for each parameter. The entry for a slice is the size of the slice's
/// elements in bytes. The entry for a number is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Parameters<'a>(pub(crate) &'a [u32]);

impl Parameters<'_> {
    /// Compares the parameters with the arguments of a launch.
    pub(crate) fn check(self, given: impl ExactSizeIterator<Item = Parameter>) -> Result<(), CallFault> {
        let Self(parameters) = self;
        if parameters.len() != given.len() {
            return Err(CallFault::Count { expected: parameters.len(), given: given.len() });
        }
        let pairs = parameters.iter().map(|&element_bytes| Parameter::of(element_bytes)).zip(given);
        match pairs.enumerate().find(|(_, (expected, given))| expected != given) {
            None => Ok(()),
            Some((index, (expected, given))) => Err(CallFault::Parameter { index, expected, given }),
        }
    }
}

/// A parameter of a kernel, or the kind of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Parameter {
    /// A buffer.
    Slice {
        /// The size of the buffer's elements in bytes.
        element_bytes: u32,
    },
    /// A 32-bit number.
    U32,
}

impl Parameter {
    fn of(element_bytes: u32) -> Self {
        if element_bytes == 0 { Self::U32 } else { Self::Slice { element_bytes } }
    }
}

impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Slice { element_bytes } => write!(f, "a buffer with elements of {element_bytes} bytes"),
            Self::U32 => f.write_str("a 32-bit number"),
        }
    }
}

/// The reason why a launch fails the check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CallFault {
    /// The module has no kernel with this name.
    UnknownKernel,
    /// The number of arguments is wrong.
    Count {
        /// The number of the kernel's parameters.
        expected: usize,
        /// The number of arguments that the launch passes.
        given: usize,
    },
    /// An argument does not match its parameter in kind or element size. The fields describe the first argument that
    /// does not match.
    Parameter {
        /// The index of the parameter. The first parameter has index 0.
        index: usize,
        /// The parameter of the kernel.
        expected: Parameter,
        /// The kind of the argument that the launch passes.
        given: Parameter,
    },
}

impl fmt::Display for CallFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownKernel => f.write_str("the module has no such kernel"),
            Self::Count { expected, given } => write!(f, "it takes {expected} arguments, not {given}"),
            Self::Parameter { index, expected, given } => write!(f, "parameter {index} is {expected}, not {given}"),
        }
    }
}
