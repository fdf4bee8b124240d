//! The emulator: a device whose kernels are the CUDA source compiled as C++17, run thread by thread on the CPU.

use std::alloc::{self, Layout};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::ffi::{CStr, c_char, c_void};
use std::ptr::{self, NonNull};
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::counts::{Counting, LaunchCounts, ThreadCounts};
use super::device::{Argument, Buffer, Device, DeviceError, Grid, Properties, Stream};
use super::emulation::{EmulatedMemory, EmulatorOptions, Faults};
use crate::kernels::{EmulatedKernel, Module};

#[repr(C)]
struct EmulatedLaunch {
    grid: [u32; 3],
    block: [u32; 3],
    seed: u64,
    counts: *mut ThreadCounts,
    counted_only: bool,
}

unsafe extern "C" {
    fn cumsm_emulator_launch(
        kernel: *const EmulatedKernel,
        launch: *const EmulatedLaunch,
        params: *mut *mut c_void,
        message: *mut c_char,
        capacity: u64,
    ) -> i32;
}

/// A device, shared by clones of its engine.
pub(crate) type SharedEmulator = Arc<EmulatedDevice>;

/// A new device.
pub(crate) fn open(options: EmulatorOptions) -> Result<SharedEmulator, String> {
    Ok(Arc::new(EmulatedDevice::new(options)))
}

/// An emulated device.
#[derive(Debug)]
pub(crate) struct EmulatedDevice {
    properties: Properties,
    memory: u64,
    used: Arc<AtomicU64>,
    uses: Arc<Uses>,
    peak: AtomicU64,
    allocations: AtomicU64,
    launches: AtomicU64,
    faults: Faults,
    seed: AtomicU64,
    counting: Counting,
    counts: Mutex<Vec<LaunchCounts>>,
}

impl EmulatedDevice {
    pub(crate) fn new(options: EmulatorOptions) -> Self {
        Self {
            properties: Properties { name: "emulated GPU".into(), multiprocessors: options.multiprocessors.max(1) },
            memory: options.memory,
            used: Arc::default(),
            uses: Arc::default(),
            peak: AtomicU64::default(),
            allocations: AtomicU64::default(),
            launches: AtomicU64::default(),
            faults: options.faults,
            seed: AtomicU64::new(options.seed),
            counting: options.counting,
            counts: Mutex::default(),
        }
    }

    /// The counts of the launches since the last call, in the order in which they ended.
    pub(crate) fn take_counts(&self) -> Vec<LaunchCounts> {
        std::mem::take(&mut *self.counts.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn memory(&self) -> EmulatedMemory {
        let now = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        EmulatedMemory { used: now(&self.used), peak: now(&self.peak), allocations: now(&self.allocations) }
    }

    /// Whether it computes, and does not only count what it would.
    pub(crate) fn computes(&self) -> bool {
        self.counting != Counting::CountedOnly
    }

    /// Fails once the device is lost.
    fn answer(&self, operation: &str) -> Result<(), DeviceError> {
        match self.faults.lost_at_launch {
            Some(launch) if self.launches.load(Ordering::Relaxed) > launch => {
                Err(DeviceError::failed(operation, "the emulated device is lost"))
            }
            _ => Ok(()),
        }
    }

    /// One entry for each thread of a launch; none if nothing is counted.
    fn blank_counts(&self, grid: Grid) -> Result<Vec<ThreadCounts>, DeviceError> {
        let mut counts = Vec::new();
        if self.counting != Counting::Off {
            let threads = [grid.blocks.0, grid.blocks.1, grid.threads]
                .into_iter()
                .fold(1usize, |product, size| product.saturating_mul(size as usize));
            counts.try_reserve_exact(threads).map_err(|_| {
                DeviceError::failed("counting", format!("the host has no memory for {threads} threads"))
            })?;
            counts.resize(threads, ThreadCounts::default());
        }
        Ok(counts)
    }

    fn keep_counts(&self, kernel: &'static str, grid: Grid, per_thread: Vec<ThreadCounts>) {
        if self.counting != Counting::Off {
            let Grid { blocks, threads } = grid;
            let counts = LaunchCounts { kernel, blocks, threads, per_thread };
            self.counts.lock().unwrap_or_else(PoisonError::into_inner).push(counts);
        }
    }
}

impl Device for EmulatedDevice {
    type Buffer = EmulatedBuffer;
    type Stream<'a> = EmulatedStream<'a>;

    fn properties(&self) -> &Properties {
        &self.properties
    }

    fn free_memory(&self) -> Result<u64, DeviceError> {
        Ok(self.memory - self.used.load(Ordering::Relaxed))
    }

    fn stream(&self) -> Result<EmulatedStream<'_>, DeviceError> {
        self.answer("opening a stream")?;
        Ok(EmulatedStream { device: self, copies: Rc::default(), launches: Arc::default(), seen: RefCell::default() })
    }
}

/// A stream that runs each kernel at once, and copies to the device as late as a GPU may: whoever reads on another stream
/// what he has not waited for reads what was there before. And whoever copies to where a kernel of another stream may still
/// be reading is told so.
pub(crate) struct EmulatedStream<'a> {
    device: &'a EmulatedDevice,
    copies: Rc<RefCell<Copies>>,
    launches: Arc<Launches>,
    /// How many launches of other streams this one has waited for, by their addresses, which stay theirs.
    seen: RefCell<HashMap<*const Launches, (Arc<Launches>, u64)>>,
}

/// How many launches a stream has queued, and how many of them the host has waited for.
#[derive(Debug, Default)]
struct Launches {
    queued: AtomicU64,
    waited_for: AtomicU64,
}

/// The last launch that was given the memory at an address.
type Uses = Mutex<BTreeMap<u64, (Arc<Launches>, u64)>>;

/// The copies to the device that a stream has queued.
#[derive(Default)]
struct Copies {
    made: u64,
    waiting: VecDeque<QueuedCopy>,
}

struct QueuedCopy {
    bytes: Vec<u8>,
    memory: Arc<Memory>,
    offset: usize,
}

impl Copies {
    /// The number of those queued until now.
    fn queued(&self) -> u64 {
        self.made + self.waiting.len() as u64
    }

    /// Makes the first so many.
    fn make(&mut self, number: u64) {
        while self.made < number {
            let Some(QueuedCopy { bytes, memory, offset }) = self.waiting.pop_front() else { return };
            self.made += 1;
            // SAFETY: the copy was queued with bounds that hold, and the memory is kept for it. It changes here, in kernels
            // and in other copies alone, all of them on one thread.
            unsafe { memory.start.add(offset).copy_from_nonoverlapping(NonNull::from(&bytes[..]).cast(), bytes.len()) };
        }
    }
}

/// A place in an emulated stream.
pub(crate) struct EmulatedEvent {
    copies: Rc<RefCell<Copies>>,
    /// Those queued before it.
    queued: u64,
    launches: Arc<Launches>,
    launched: u64,
    time: Instant,
}

impl EmulatedStream<'_> {
    fn make_copies(&self) {
        self.copies.borrow_mut().make(u64::MAX);
    }

    /// What the host has waited for.
    fn waited_for(&self) {
        self.make_copies();
        self.launches.waited_for.store(self.launches.queued.load(Ordering::Relaxed), Ordering::Relaxed);
    }

    /// Whether a kernel of another stream may be reading there.
    fn is_in_use(&self, address: u64) -> bool {
        let uses = self.device.uses.lock().unwrap_or_else(PoisonError::into_inner);
        uses.get(&address).is_some_and(|(launches, number)| {
            let seen = self.seen.borrow().get(&Arc::as_ptr(launches)).map_or(0, |(_, seen)| *seen);
            let over = seen.max(launches.waited_for.load(Ordering::Relaxed));
            !Arc::ptr_eq(launches, &self.launches) && over < *number
        })
    }
}

impl Drop for EmulatedStream<'_> {
    fn drop(&mut self) {
        self.waited_for();
    }
}

impl Stream for EmulatedStream<'_> {
    type Buffer = EmulatedBuffer;
    type Event = EmulatedEvent;

    fn allocate(&self, bytes: u64) -> Result<EmulatedBuffer, DeviceError> {
        self.device.answer("allocation")?;
        let used = &self.device.used;
        let number = if bytes == 0 { None } else { Some(self.device.allocations.fetch_add(1, Ordering::Relaxed)) };
        if number.is_some() && number == self.device.faults.allocation {
            return Err(DeviceError::OutOfMemory { needed: bytes, available: 0 });
        }
        used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |used| {
            used.checked_add(bytes).filter(|&total| total <= self.device.memory)
        })
        .map_err(|used| DeviceError::OutOfMemory { needed: bytes, available: self.device.memory - used })?;
        self.device.peak.fetch_max(used.load(Ordering::Relaxed), Ordering::Relaxed);
        EmulatedBuffer::new(bytes, Arc::clone(used), Arc::clone(&self.device.uses)).ok_or_else(|| {
            used.fetch_sub(bytes, Ordering::Relaxed);
            DeviceError::failed("allocation", format!("the host has no {bytes} bytes for the emulated device"))
        })
    }

    fn upload(&self, source: &[u8], target: &mut EmulatedBuffer, offset: u64) -> Result<(), DeviceError> {
        self.device.answer("copying to the device")?;
        if !source.is_empty() && self.is_in_use(target.address()) {
            return Err(DeviceError::failed(
                "copying to the device",
                "a kernel of another stream may be reading there",
            ));
        }
        let offset = offset as usize;
        assert!(offset + source.len() <= target.memory.layout.size(), "a copy behind a buffer's end");
        let copy = QueuedCopy { bytes: source.to_vec(), memory: Arc::clone(&target.memory), offset };
        self.copies.borrow_mut().waiting.push_back(copy);
        Ok(())
    }

    fn download(&self, source: &EmulatedBuffer, target: &mut [u8]) -> Result<(), DeviceError> {
        self.device.answer("copying from the device")?;
        self.waited_for();
        target.copy_from_slice(&source.bytes_ref()[..target.len()]);
        Ok(())
    }

    fn wait(&self) -> Result<(), DeviceError> {
        self.waited_for();
        Ok(())
    }

    fn wait_for(&self, event: &EmulatedEvent) -> Result<(), DeviceError> {
        event.copies.borrow_mut().make(event.queued);
        let mut seen = self.seen.borrow_mut();
        let (_, seen) = seen.entry(Arc::as_ptr(&event.launches)).or_insert((Arc::clone(&event.launches), 0));
        *seen = event.launched.max(*seen);
        Ok(())
    }

    unsafe fn launch(
        &self,
        module: &'static Module,
        kernel: &'static str,
        grid: Grid,
        arguments: &[Argument],
    ) -> Result<(), DeviceError> {
        let failed = |message: &str| DeviceError::failed(format!("kernel {}.{kernel}", module.name), message);
        self.make_copies();
        let number = 1 + self.launches.queued.fetch_add(1, Ordering::Relaxed);
        for argument in arguments {
            if let Argument::Slice(slice) = argument
                && !slice.is_empty()
            {
                let mut uses = self.device.uses.lock().unwrap_or_else(PoisonError::into_inner);
                uses.insert(slice.address(), (Arc::clone(&self.launches), number));
            }
        }
        self.device.launches.fetch_add(1, Ordering::Relaxed);
        self.device.answer(&format!("kernel {}.{kernel}", module.name))?;
        let entry = find(module, kernel).ok_or_else(|| failed("no such kernel"))?;
        let mut counts = self.device.blank_counts(grid)?;
        let launch = EmulatedLaunch {
            grid: [grid.blocks.0, grid.blocks.1, 1],
            block: [grid.threads, 1, 1],
            seed: self.device.seed.fetch_add(1, Ordering::Relaxed),
            counts: if counts.is_empty() { ptr::null_mut() } else { counts.as_mut_ptr() },
            counted_only: !self.device.computes(),
        };
        let mut params: Vec<*mut c_void> = arguments.iter().map(pointer_to_value).collect();
        let mut message = [0; 1024];
        // SAFETY: `entry` is a kernel of a table that build.rs compiled, `params` match its parameters as this
        // function's caller promises, `counts` has an entry for each thread, and `message` is as long as said.
        let status = unsafe {
            cumsm_emulator_launch(entry, &launch, params.as_mut_ptr(), message.as_mut_ptr(), message.len() as u64)
        };
        if status == 0 {
            self.device.keep_counts(kernel, grid, counts);
            return Ok(());
        }
        // SAFETY: the emulator ends its message with a NUL inside `message`.
        let text = unsafe { CStr::from_ptr(message.as_ptr()) };
        Err(failed(&text.to_string_lossy()))
    }

    fn event(&self) -> Result<EmulatedEvent, DeviceError> {
        // Kernels have run, and what a copy takes has been taken.
        Ok(EmulatedEvent {
            copies: Rc::clone(&self.copies),
            queued: self.copies.borrow().queued(),
            launches: Arc::clone(&self.launches),
            launched: self.launches.queued.load(Ordering::Relaxed),
            time: Instant::now(),
        })
    }

    fn elapsed(&self, start: &EmulatedEvent, end: &EmulatedEvent) -> Result<Duration, DeviceError> {
        Ok(end.time.saturating_duration_since(start.time))
    }
}

/// Where the argument's value lies, as `cuLaunchKernel` takes it.
fn pointer_to_value(argument: &Argument) -> *mut c_void {
    match argument {
        Argument::Slice(slice) => (&raw const *slice).cast_mut().cast(),
        Argument::U32(value) => (&raw const *value).cast_mut().cast(),
    }
}

fn find(module: &Module, kernel: &str) -> Option<*const EmulatedKernel> {
    let mut entry = module.emulated.cast::<EmulatedKernel>();
    loop {
        // SAFETY: the walk stops at the entry without a name that ends every table.
        let name = unsafe { (*entry).name };
        if name.is_null() {
            return None;
        }
        // SAFETY: a name in the table is a string literal.
        if unsafe { CStr::from_ptr(name) }.to_bytes() == kernel.as_bytes() {
            return Some(entry);
        }
        // SAFETY: this was not the last entry.
        entry = unsafe { entry.add(1) };
    }
}

/// Emulated device memory.
pub(crate) struct EmulatedBuffer {
    memory: Arc<Memory>,
}

/// A heap allocation of the exact size, so that AddressSanitizer sees its ends, filled with a pattern, so that a kernel
/// that reads what nobody wrote computes a wrong result instead of a lucky one.
struct Memory {
    start: NonNull<u8>,
    layout: Layout,
    used: Arc<AtomicU64>,
    uses: Arc<Uses>,
}

// SAFETY: the memory is the buffer's own, and changes by copies and kernels of the streams that use it, which are one
// thread's until all that was queued is done.
unsafe impl Send for Memory {}
// SAFETY: as above.
unsafe impl Sync for Memory {}

const POISON: u8 = 0xa5;
/// The alignment that CUDA gives its allocations.
const ALIGNMENT: usize = align_of::<Aligned>();

#[repr(align(256))]
struct Aligned;

impl EmulatedBuffer {
    /// `bytes` bytes; none where the host has no memory left.
    fn new(bytes: u64, used: Arc<AtomicU64>, uses: Arc<Uses>) -> Option<Self> {
        let layout = Layout::from_size_align(usize::try_from(bytes).ok()?, ALIGNMENT).ok()?;
        let start = if bytes == 0 {
            NonNull::<Aligned>::dangling().cast()
        } else {
            // SAFETY: the layout's size is not zero.
            let start = NonNull::new(unsafe { alloc::alloc(layout) })?;
            // SAFETY: `start` is valid for `layout.size()` bytes.
            unsafe { start.write_bytes(POISON, layout.size()) };
            start
        };
        Some(Self { memory: Arc::new(Memory { start, layout, used, uses }) })
    }

    fn bytes_ref(&self) -> &[u8] {
        // SAFETY: valid and initialised for the layout's size, if any; kernels and copies run only inside a stream's
        // functions.
        unsafe { std::slice::from_raw_parts(self.memory.start.as_ptr(), self.memory.layout.size()) }
    }
}

impl Buffer for EmulatedBuffer {
    fn address(&self) -> u64 {
        self.memory.start.as_ptr() as u64
    }

    fn bytes(&self) -> u64 {
        self.memory.layout.size() as u64
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        self.uses.lock().unwrap_or_else(PoisonError::into_inner).remove(&(self.start.as_ptr() as u64));
        if self.layout.size() > 0 {
            // SAFETY: allocated with this layout, and freed once.
            unsafe { alloc::dealloc(self.start.as_ptr(), self.layout) };
        }
        self.used.fetch_sub(self.layout.size() as u64, Ordering::Relaxed);
    }
}

#[cfg(all(test, feature = "probes"))]
mod tests {
    use super::*;
    use crate::kernels::SELFTEST;

    #[test]
    fn streams_are_independent_of_each_other() {
        let device = EmulatedDevice::new(EmulatorOptions::DEFAULT);
        let (computing, copying) = (device.stream().unwrap(), device.stream().unwrap());
        let mut buffer = computing.allocate(4).unwrap();
        let read = |buffer: &EmulatedBuffer| {
            let mut bytes = [0; 4];
            computing.download(buffer, &mut bytes).map(|()| bytes).unwrap()
        };
        copying.upload(&[1; 4], &mut buffer, 0).unwrap();
        assert_eq!(read(&buffer), [POISON; 4], "nobody has waited for the copy");
        computing.wait_for(&copying.event().unwrap()).unwrap();
        assert_eq!(read(&buffer), [1; 4]);

        // SAFETY: `indices` writes a word for each thread, of which there is one.
        let launch = |buffer: &EmulatedBuffer| unsafe {
            computing.launch(&SELFTEST, "indices", Grid { blocks: (1, 1), threads: 1 }, &[buffer.slice(4)])
        };
        launch(&buffer).unwrap();
        copying.upload(&[2; 4], &mut buffer, 0).unwrap_err();
        copying.wait_for(&computing.event().unwrap()).unwrap();
        copying.upload(&[2; 4], &mut buffer, 0).unwrap();
        launch(&buffer).unwrap();
        copying.upload(&[2; 4], &mut buffer, 0).unwrap_err();
        computing.wait().unwrap();
        copying.upload(&[2; 4], &mut buffer, 0).unwrap();
    }
}
