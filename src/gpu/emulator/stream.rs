//! Emulated streams. A kernel runs inside the call that launches it. Each copy to the device is made at the latest time
//! at which a GPU could make the copy. So if a stream reads memory without waiting for a copy to the memory, the stream
//! reads the old contents.

use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::rc::Rc;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use super::super::budget::{Budget, Promise, Purpose};
use super::super::device::{Argument, Buffer, Device, DeviceError, Grid, Properties, Stream};
use super::super::emulation::{BitFlip, FlipPlace};
use super::device::EmulatedDevice;
use super::memory::{EmulatedBuffer, Launches, Memory};
use crate::kernel_call::CallFault;
use crate::kernels::{KernelTable, Module};
use crate::memory::reserved;
use crate::secret::Wiped;

/// A stream. It is an error to copy to memory that a kernel of another stream may still be reading.
pub(crate) struct EmulatedStream<'a> {
    device: &'a EmulatedDevice,
    copies: Rc<RefCell<Copies>>,
    launches: Arc<Launches>,
    /// For each other stream: the number of the other stream's launches for which this stream has waited. The key is
    /// the address of the other stream's counters. The value keeps the other stream's counters alive.
    seen: RefCell<HashMap<*const Launches, (Arc<Launches>, u64)>>,
    /// The memory that the device's budget has promised to the stream's computation.
    promise: Option<Promise>,
}

/// A stream's queue of copies to the device.
#[derive(Default)]
struct Copies {
    made: u64,
    waiting: VecDeque<QueuedCopy>,
}

struct QueuedCopy {
    /// The bytes may be secret.
    bytes: Wiped<u8>,
    memory: Arc<Memory>,
    offset: usize,
}

impl Copies {
    /// The number of copies that have been queued so far.
    fn queued(&self) -> u64 {
        self.made + self.waiting.len() as u64
    }

    /// Makes copies until `number` copies have been made, or no copy is left.
    fn make(&mut self, number: u64) {
        while self.made < number {
            let Some(QueuedCopy { bytes, memory, offset }) = self.waiting.pop_front() else { return };
            self.made += 1;
            // SAFETY: the bounds were checked when the copy was queued. Only kernels and copies change the memory, and
            // all kernels and copies run on one thread.
            unsafe { memory.write(offset, &bytes) };
        }
    }
}

/// A position in an emulated stream.
pub(crate) struct EmulatedEvent {
    copies: Rc<RefCell<Copies>>,
    /// The number of copies that were queued before the event.
    queued: u64,
    launches: Arc<Launches>,
    launched: u64,
    time: Instant,
}

impl<'a> EmulatedStream<'a> {
    fn new(device: &'a EmulatedDevice) -> Self {
        Self { device, copies: Rc::default(), launches: Arc::default(), seen: RefCell::default(), promise: None }
    }

    fn make_copies(&self) {
        self.copies.borrow_mut().make(u64::MAX);
    }

    /// Makes all queued copies, and records that the host has waited for all launches.
    fn host_waits(&self) {
        self.make_copies();
        self.launches.waited_for.store(self.launches.queued.load(Ordering::Relaxed), Ordering::Relaxed);
    }

    /// True if a kernel of another stream may be reading the memory at this address.
    fn is_in_use(&self, address: u64) -> bool {
        let uses = self.device.uses.lock().unwrap_or_else(PoisonError::into_inner);
        uses.get(&address).is_some_and(|(launches, number)| {
            let seen = self.seen.borrow().get(&Arc::as_ptr(launches)).map_or(0, |(_, seen)| *seen);
            let over = seen.max(launches.waited_for.load(Ordering::Relaxed));
            !Arc::ptr_eq(launches, &self.launches) && over < *number
        })
    }

    /// Records that a launch of this stream uses these slices.
    fn note_uses(&self, arguments: &[Argument]) {
        let number = 1 + self.launches.queued.fetch_add(1, Ordering::Relaxed);
        for argument in arguments {
            if let Argument::Slice { slice, .. } = argument
                && !slice.is_empty()
            {
                let mut uses = self.device.uses.lock().unwrap_or_else(PoisonError::into_inner);
                uses.insert(slice.address(), (Arc::clone(&self.launches), number));
            }
        }
    }
}

impl Drop for EmulatedStream<'_> {
    fn drop(&mut self) {
        self.host_waits();
    }
}

impl Device for EmulatedDevice {
    type Buffer = EmulatedBuffer;
    type Stream<'a> = EmulatedStream<'a>;
    type Spare = ();

    fn properties(&self) -> &Properties {
        &self.properties
    }

    fn lost(&self) -> Option<DeviceError> {
        self.answer("using the device").err()
    }

    fn capacity(&self) -> Result<u64, DeviceError> {
        self.answer("reading the free memory")?;
        Ok(self.memory)
    }

    fn budget(&self) -> &Arc<Budget> {
        &self.budget
    }

    fn stream(&self) -> Result<EmulatedStream<'_>, DeviceError> {
        self.answer("opening a stream")?;
        Ok(EmulatedStream::new(self))
    }

    fn computation(&self, sizes: &[u64]) -> Result<EmulatedStream<'_>, DeviceError> {
        let promise = self.promise(Purpose::Computation, sizes.iter().sum())?;
        let mut stream = self.stream()?;
        stream.promise = Some(promise);
        Ok(stream)
    }
}

impl Stream for EmulatedStream<'_> {
    type Buffer = EmulatedBuffer;
    type Event = EmulatedEvent;

    fn allocate(&self, bytes: u64) -> Result<EmulatedBuffer, DeviceError> {
        self.device.allocate(bytes)
    }

    fn upload(&self, source: &[u8], target: &mut EmulatedBuffer, offset: u64) -> Result<(), DeviceError> {
        self.device.answer("copying to the device")?;
        if !source.is_empty() && self.is_in_use(target.address()) {
            return Err(DeviceError::failed(
                "copying to the device",
                "a kernel of another stream may be reading this memory",
            ));
        }
        let offset = offset as usize;
        assert!(offset + source.len() <= target.memory().size(), "a copy writes beyond the end of its buffer");
        let mut bytes = Wiped(reserved(source.len(), "a queued copy to an emulated GPU")?);
        bytes.extend_from_slice(source);
        let copy = QueuedCopy { bytes, memory: Arc::clone(target.memory()), offset };
        self.copies.borrow_mut().waiting.push_back(copy);
        Ok(())
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "a copy that reads beyond the end of its buffer is a bug of the pipeline, which tests must see"
    )]
    fn download(&self, source: &EmulatedBuffer, target: &mut [u8]) -> Result<(), DeviceError> {
        self.device.answer("copying from the device")?;
        self.host_waits();
        target.copy_from_slice(&source.bytes_ref()[..target.len()]);
        Ok(())
    }

    fn wait(&self) -> Result<(), DeviceError> {
        self.host_waits();
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
        let wrong_call = |fault| DeviceError::kernel_call(module, kernel, fault);
        // SAFETY: build.rs has compiled the table.
        let entry = unsafe { KernelTable::find(module.emulated, kernel) };
        let entry = entry.ok_or_else(|| wrong_call(CallFault::UnknownKernel))?;
        entry.parameters().check(arguments.iter().map(Argument::parameter)).map_err(wrong_call)?;

        self.make_copies();
        self.note_uses(arguments);
        let operation = format!("kernel {}.{kernel}", module.name);
        let (seed, flip) = self.device.begin_launch(&operation)?;
        if let Some(BitFlip { place: FlipPlace::Memory, bit, .. }) = flip {
            // SAFETY: the caller promises that the memory of the slices exists, and no kernel runs at this moment.
            unsafe { flip_bit(arguments, bit) };
        }
        let mut counts = self.device.blank_counts(grid)?;
        // SAFETY: the arguments match the parameters, as checked above. The caller promises that the kernel stays
        // inside its slices, and the emulator also checks this. `counts` is empty or has an entry for each thread.
        unsafe { entry.launch(grid, seed, flip, &mut counts, !self.device.computes(), arguments) }
            .map_err(|message| DeviceError::failed(operation, message))?;
        self.device.keep_counts(kernel, grid, counts);
        Ok(())
    }

    fn event(&self) -> Result<EmulatedEvent, DeviceError> {
        // All launched kernels have already run, so only the queued copies are still to be made. Each queued copy holds
        // the bytes to copy.
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

/// Changes one bit of the memory of the slices.
///
/// # Safety
///
/// The memory must exist, and nothing may use it during the call.
unsafe fn flip_bit(arguments: &[Argument], bit: u64) {
    let slices = arguments.iter().filter_map(|argument| match *argument {
        Argument::Slice { slice, element_bytes } => Some((slice.address(), slice.length() * u64::from(element_bytes))),
        Argument::U32(_) => None,
    });
    let slices: Vec<_> = slices.collect();
    let bytes: u64 = slices.iter().map(|(_, bytes)| bytes).sum();
    let Some(mut byte) = (bit / 8).checked_rem(bytes) else { return };
    for (address, bytes) in slices {
        if byte < bytes {
            // SAFETY: the address is inside the slice, and the caller promises that the slice exists.
            unsafe { *((address + byte) as *mut u8) ^= 1 << (bit % 8) };
            return;
        }
        byte -= bytes;
    }
}

#[cfg(all(test, feature = "probes"))]
mod tests {
    use super::super::memory::POISON;
    use super::*;
    use crate::gpu::emulation::EmulatorOptions;
    use crate::kernels::SELFTEST;

    #[test]
    fn streams_are_independent_of_each_other() {
        let device = EmulatedDevice::new(0, EmulatorOptions::DEFAULT);
        let (computing, copying) = (device.stream().unwrap(), device.stream().unwrap());
        let mut buffer = computing.allocate(4).unwrap();
        let read = |buffer: &EmulatedBuffer| {
            let mut bytes = [0; 4];
            computing.download(buffer, &mut bytes).map(|()| bytes).unwrap()
        };
        copying.upload(&[1; 4], &mut buffer, 0).unwrap();
        assert_eq!(read(&buffer), [POISON; 4], "the copy was made although no stream has waited for it");
        computing.wait_for(&copying.event().unwrap()).unwrap();
        assert_eq!(read(&buffer), [1; 4]);

        // SAFETY: `indices` writes one word for each thread, and there is one thread.
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
