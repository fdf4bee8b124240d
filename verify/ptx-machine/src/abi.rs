//! The C interface of the PTX machine. In tests, a library that stands in for libcuda calls the functions of this
//! interface. A function that returns an `i32` returns 0 on success. After a failure, the function returns 1 and writes
//! a description of the failure to the parameter `message`.
//!
//! `verify/tests/drivers/ptx_machine.hpp` finds the functions by their names, and declares their types again.

use std::collections::HashMap;
use std::ffi::{CStr, c_char, c_void};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::slice;

use crate::{Counts, Kernel, Launch, Machine, Module, Order, Sample};

/// The C form of [`Order`]: the position of a launch or a copy in the order of the operations of all streams.
#[repr(C)]
pub struct StreamOrder {
    stream: u64,
    number: u64,
    /// A list with one pair for each other stream that the launch or the copy waited for. A pair has the other stream's
    /// identifier, and the index of the last operation in the other stream that had to end before the launch or the
    /// copy began.
    behind: *const [u64; 2],
    behind_count: u64,
}

impl StreamOrder {
    /// # Safety
    ///
    /// `behind` points to `behind_count` pairs.
    unsafe fn read(&self) -> Order {
        let behind = if self.behind_count == 0 {
            &[]
        } else {
            // SAFETY: `behind` points to `behind_count` pairs, as the caller promises.
            unsafe { slice::from_raw_parts(self.behind, self.behind_count as usize) }
        };
        let behind: HashMap<u64, u64> = behind.iter().map(|&[stream, number]| (stream, number)).collect();
        Order { stream: self.stream, number: self.number, behind }
    }
}

/// A buffer for the text of a failure.
#[repr(C)]
pub struct Message {
    text: *mut c_char,
    capacity: u64,
}

impl Message {
    /// # Safety
    ///
    /// `text` points to a buffer of `capacity` bytes, and `capacity` is not 0.
    unsafe fn fail(&self, text: &str) -> i32 {
        let bytes = &text.as_bytes()[..text.len().min(self.capacity as usize - 1)];
        // SAFETY: the caller promises a buffer of `capacity` bytes, which is enough for these bytes and a zero.
        unsafe {
            self.text.cast::<u8>().copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
            *self.text.add(bytes.len()) = 0;
        }
        1
    }
}

/// Makes a machine, which is never freed. If `sample` is not null, the machine runs only the blocks that the sample
/// selects, and models no cache. If `sample` is null, the machine models an L2 cache of `cache_bytes` bytes. If
/// `cache_bytes` is 0, the machine models no cache. The result is null after a failure.
///
/// # Safety
///
/// `sample` is null or a C string, and `message` is valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_ptx_machine(
    cache_bytes: u64,
    sample: *const c_char,
    message: *const Message,
) -> *mut Machine {
    let machine = if !sample.is_null() {
        // SAFETY: `sample` is not null, so the caller promises that `sample` is a C string.
        let text = unsafe { CStr::from_ptr(sample) }.to_string_lossy();
        match text.parse::<Sample>() {
            Ok(sample) => Machine::sampling(sample),
            Err(error) => {
                // SAFETY: the caller promises that `message` is valid.
                unsafe { (*message).fail(&error) };
                return std::ptr::null_mut();
            }
        }
    } else if cache_bytes != 0 {
        Machine::with_cache(cache_bytes as usize)
    } else {
        Machine::default()
    };
    Box::into_raw(Box::new(machine))
}

/// Lets kernels access `bytes` bytes of memory from `address` on.
///
/// # Safety
///
/// `machine` comes from [`cumsm_ptx_machine`]. The memory meets the requirements of [`Machine::allocated`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_ptx_allocated(machine: *const Machine, address: u64, bytes: u64) {
    // SAFETY: the caller promises a machine of this library, and memory that meets the requirements of `allocated`.
    unsafe { (*machine).allocated(address, bytes) };
}

/// Ends the access that [`cumsm_ptx_allocated`] gave to the memory at `address`.
///
/// # Safety
///
/// `machine` comes from [`cumsm_ptx_machine`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_ptx_freed(machine: *const Machine, address: u64) {
    // SAFETY: the caller promises a machine of this library.
    unsafe { (*machine).freed(address) };
}

/// Records a copy that the host makes, so that the machine finds races between copies and kernels.
///
/// # Safety
///
/// `machine` comes from [`cumsm_ptx_machine`]. `order` and `message` are valid pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_ptx_copied(
    machine: *const Machine,
    address: u64,
    bytes: u64,
    is_write: bool,
    order: *const StreamOrder,
    message: *const Message,
) -> i32 {
    // SAFETY: the caller promises a machine of this library, and a valid `order` and `message`.
    unsafe {
        match (*machine).copied(address, bytes, is_write, &(*order).read()) {
            Ok(()) => 0,
            Err(fault) => (*message).fail(&fault.to_string()),
        }
    }
}

/// Loads the PTX of a file. The module is never freed. The result is null after a failure.
///
/// # Safety
///
/// `path` is a C string, and `message` is valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_ptx_load(path: *const c_char, message: *const Message) -> *mut Module {
    // SAFETY: the caller promises that `path` is a C string.
    let path = unsafe { CStr::from_ptr(path) }.to_string_lossy();
    let name = Path::new(&*path).file_stem().unwrap_or_default().to_string_lossy();
    let loaded = std::fs::read_to_string(&*path)
        .map_err(|error| format!("{path}: {error}"))
        .and_then(|text| Module::load(&text).map_err(|fault| format!("{path}: {fault}")))
        .map(|module| module.named(&name));
    match loaded {
        Ok(module) => Box::into_raw(Box::new(module)),
        Err(text) => {
            // SAFETY: the caller promises that `message` is valid.
            unsafe { (*message).fail(&text) };
            std::ptr::null_mut()
        }
    }
}

/// Finds the kernel with the given name. The kernel is never freed. The result is null after a failure.
///
/// # Safety
///
/// `module` comes from [`cumsm_ptx_load`]. `name` is a C string, and `message` is valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_ptx_kernel(
    module: *const Module,
    name: *const c_char,
    message: *const Message,
) -> *mut Kernel {
    // SAFETY: the caller promises a module of this library, a C string `name` and a valid `message`.
    unsafe {
        match (*module).kernel(&CStr::from_ptr(name).to_string_lossy()) {
            Ok(kernel) => Box::into_raw(Box::new(kernel)),
            Err(fault) => {
                (*message).fail(&fault.to_string());
                std::ptr::null_mut()
            }
        }
    }
}

/// Runs a launch. If the machine has a sample, the machine runs only the blocks that the sample selects. If the
/// environment variable CUMSM_PTX_COUNTS names a file, the function appends a line to this file. The line has the names
/// of the module and of the kernel, the number of threads in a block, the number of bytes of shared memory in a block,
/// and the counts.
///
/// # Safety
///
/// `machine` comes from [`cumsm_ptx_machine`], and `kernel` comes from [`cumsm_ptx_kernel`]. `grid` and `block` each
/// point to three numbers. `parameters` points to an array with one pointer for each parameter of the kernel. Each
/// pointer of the array points to the bytes of one parameter. `order` and `message` are valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_ptx_launch(
    machine: *const Machine,
    kernel: *const Kernel,
    grid: *const [u32; 3],
    block: *const [u32; 3],
    parameters: *const *const c_void,
    order: *const StreamOrder,
    message: *const Message,
) -> i32 {
    // SAFETY: the caller promises a machine and a kernel of this library, and that all other pointers are valid.
    unsafe {
        let kernel = &*kernel;
        let launch = Launch { grid: *grid, block: *block, order: (*order).read() };
        let parameters: Vec<&[u8]> = kernel
            .parameter_bytes()
            .enumerate()
            .map(|(i, bytes)| slice::from_raw_parts((*parameters.add(i)).cast::<u8>(), bytes))
            .collect();
        let ran = (*machine)
            .launch(kernel, &launch, &parameters)
            .map_err(|fault| format!("{}: {fault}", kernel.name()))
            .and_then(|counts| write_counts(kernel, &launch, &counts));
        match ran {
            Ok(()) => 0,
            Err(text) => (*message).fail(&text),
        }
    }
}

fn write_counts(kernel: &Kernel, launch: &Launch, counts: &Counts) -> Result<(), String> {
    let Some(path) = std::env::var_os("CUMSM_PTX_COUNTS") else { return Ok(()) };
    let threads: u32 = launch.block.iter().product();
    let (module, name, shared) = (kernel.module(), kernel.name(), kernel.shared_bytes());
    let line = format!("{module} {name} {threads} {shared} {}\n", counts.to_line());
    let file = OpenOptions::new().create(true).append(true).open(path);
    file.and_then(|mut file| file.write_all(line.as_bytes())).map_err(|error| format!("CUMSM_PTX_COUNTS: {error}"))
}
