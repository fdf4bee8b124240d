//! The test functions of the stand-in for libcuda (tests/drivers/emulated.cpp). The process must have loaded the
//! stand-in. The test functions count the calls that a computation makes to the driver, look for bytes in memory, and
//! cause failures.

#![allow(dead_code)] // each file that includes this module uses only some of its items

use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::str;

/// The columns of `verify/golden/driver-calls.tsv` after the key columns, in the order of [`Calls::cells`].
pub(crate) const COLUMNS: [&str; 15] = [
    "allocations",
    "frees",
    "pinned allocations",
    "free memory asked",
    "streams and events made",
    "launches",
    "graphs",
    "copies in",
    "bytes in",
    "copies out",
    "waits",
    "waits behind",
    "bytes cleared",
    "clears behind",
    "bytes cleared behind",
];

/// The counts of one function of the driver. Each array has two entries: the number of calls, and the number of bytes.
/// `until_result` counts the calls before the result was on the host, and `all` counts all calls.
#[derive(Clone, Copy, Debug, Default)]
struct Function {
    until_result: [u64; 2],
    all: [u64; 2],
}

/// The counts of all functions of the driver, by the name of the function.
pub(crate) struct Calls(BTreeMap<String, Function>);

unsafe extern "C" {
    fn dlopen(file: *const c_char, flags: c_int) -> *mut c_void;
    fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
}

/// Returns the address of a function of the stand-in, which this process has loaded as its libcuda.
fn function(name: &CStr) -> *mut c_void {
    const RTLD_NOW: c_int = 2;
    // SAFETY: both names are C strings.
    let found = unsafe { dlsym(dlopen(c"libcuda.so".as_ptr(), RTLD_NOW), name.as_ptr()) };
    assert!(!found.is_null(), "libcuda is not the stand-in");
    found
}

/// Counts the calls that a computation makes to the driver.
pub(crate) fn of(computation: impl FnOnce()) -> Calls {
    type Begin = unsafe extern "C" fn();
    type Count = unsafe extern "C" fn(*mut c_char, usize) -> usize;
    // SAFETY: the stand-in defines the functions with these types.
    let (begin, count) = unsafe {
        (
            std::mem::transmute::<*mut c_void, Begin>(function(c"cumsm_calls_begin")),
            std::mem::transmute::<*mut c_void, Count>(function(c"cumsm_calls")),
        )
    };
    // SAFETY: the function takes no arguments.
    unsafe { begin() };
    computation();
    let mut text = vec![0u8; 1 << 16];
    // SAFETY: the function writes at most `text.len()` bytes, which is the length of the buffer.
    let length = unsafe { count(text.as_mut_ptr().cast(), text.len()) };
    assert!(length < text.len());
    let parsed = str::from_utf8(&text[..length]).unwrap().lines().map(|line| {
        let mut words = line.split(' ');
        let name = words.next().unwrap().to_owned();
        let numbers: Vec<u64> = words.map(|word| word.parse().unwrap()).collect();
        (name, Function { until_result: [numbers[0], numbers[1]], all: [numbers[2], numbers[3]] })
    });
    Calls(parsed.collect())
}

/// True if a GPU's memory or pinned memory holds the bytes of a value.
pub(crate) fn holds<T>(value: &T) -> bool {
    type Holds = unsafe extern "C" fn(*const c_void, usize) -> bool;
    // SAFETY: the stand-in defines the function with this type, and the bytes belong to the value.
    unsafe {
        let holds = std::mem::transmute::<*mut c_void, Holds>(function(c"cumsm_holds"));
        holds((&raw const *value).cast(), size_of::<T>())
    }
}

/// Takes all free bytes of the first GPU except `left` bytes, as if another process used the taken bytes.
pub(crate) fn take_memory(left: usize) {
    type Take = unsafe extern "C" fn(usize);
    // SAFETY: the stand-in defines the function with this type.
    unsafe { std::mem::transmute::<*mut c_void, Take>(function(c"cumsm_take"))(left) }
}

/// The number of bytes that the memory pools of all GPUs have reserved.
pub(crate) fn reserved_memory() -> u64 {
    type Reserved = unsafe extern "C" fn() -> u64;
    // SAFETY: the stand-in defines the function with this type.
    unsafe { std::mem::transmute::<*mut c_void, Reserved>(function(c"cumsm_reserved"))() }
}

/// Sets the current context of this thread to the context of GPU `ordinal`, like a program that uses CUDA itself. With
/// `None`, no context is current. Returns the context that is now current.
pub(crate) fn make_current(ordinal: Option<c_int>) -> *mut c_void {
    type Retain = unsafe extern "C" fn(*mut *mut c_void, c_int) -> c_int;
    type Set = unsafe extern "C" fn(*mut c_void) -> c_int;
    let mut context = std::ptr::null_mut();
    // SAFETY: the stand-in defines the functions with these types, and `context` can be written.
    unsafe {
        let retain = std::mem::transmute::<*mut c_void, Retain>(function(c"cuDevicePrimaryCtxRetain"));
        let set = std::mem::transmute::<*mut c_void, Set>(function(c"cuCtxSetCurrent"));
        assert_eq!(ordinal.map_or(0, |ordinal| retain(&raw mut context, ordinal)), 0);
        assert_eq!(set(context), 0);
    }
    context
}

/// Returns the context that is current on this thread, or null if no context is current.
pub(crate) fn current_context() -> *mut c_void {
    type Get = unsafe extern "C" fn(*mut *mut c_void) -> c_int;
    let mut context = std::ptr::null_mut();
    // SAFETY: the stand-in defines the function with this type, and `context` can be written.
    let status = unsafe { std::mem::transmute::<*mut c_void, Get>(function(c"cuCtxGetCurrent"))(&raw mut context) };
    assert_eq!(status, 0);
    context
}

/// Makes one launch fail, after the next `launches` launches have succeeded.
pub(crate) fn fail_launch(launches: i64) {
    type Fail = unsafe extern "C" fn(i64);
    // SAFETY: the stand-in defines the function with this type.
    unsafe { std::mem::transmute::<*mut c_void, Fail>(function(c"cumsm_fail_launch"))(launches) }
}

impl Calls {
    /// Adds up the counts of the given functions.
    fn sum(&self, functions: &[&str]) -> Function {
        let of = |sum: Function, name: &&str| {
            let function = self.0.get(*name).copied().unwrap_or_default();
            let add = |[a, b]: [u64; 2], [c, d]: [u64; 2]| [a + c, b + d];
            Function { until_result: add(sum.until_result, function.until_result), all: add(sum.all, function.all) }
        };
        functions.iter().fold(Function::default(), of)
    }

    /// Returns the total number of calls of the given functions.
    pub(crate) fn all(&self, functions: &[&str]) -> u64 {
        self.sum(functions).all[0]
    }

    /// Returns the number of bytes of all calls of a function.
    pub(crate) fn bytes(&self, function: &str) -> u64 {
        self.sum(&[function]).all[1]
    }

    /// Returns the cells for [`COLUMNS`].
    ///
    /// The cells contain the number of waits for streams. They do not contain the number of waits for events, because
    /// this number depends on the order of threads. A thread that fills pinned memory waits for an event if the device
    /// has not yet read the memory that the thread fills next.
    pub(crate) fn cells(&self) -> Vec<String> {
        let (waits, clears) = (self.sum(&["cuStreamSynchronize"]), self.sum(&["cuMemsetD8Async"]));
        let copies = self.sum(&["cuMemcpyHtoDAsync_v2"]);
        let cells: [u64; COLUMNS.len()] = [
            self.all(&["cuMemAllocFromPoolAsync", "cuMemAlloc_v2"]),
            self.all(&["cuMemFreeAsync", "cuMemFree_v2"]),
            self.all(&["cuMemHostAlloc"]),
            self.all(&["cuMemGetInfo_v2"]),
            self.all(&["cuStreamCreate", "cuEventCreate"]),
            self.all(&["cuLaunchKernel"]),
            self.all(&["cuGraphLaunch"]),
            copies.all[0],
            copies.all[1],
            self.all(&["cuMemcpyDtoHAsync_v2"]),
            waits.until_result[0],
            waits.all[0] - waits.until_result[0],
            clears.until_result[1],
            clears.all[0] - clears.until_result[0],
            clears.all[1] - clears.until_result[1],
        ];
        cells.map(|cell| cell.to_string()).to_vec()
    }
}
