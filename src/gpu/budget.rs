//! The promised part of a device's memory. Computations plan as if nothing else were computed, and wait for their turn. So
//! computations of several threads do not plan on the same free memory.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::failure::DeviceError;
use crate::plan;

/// The promises of one device, for all engines of the process that use it.
#[derive(Debug, Default)]
pub(crate) struct Budget {
    state: Mutex<State>,
    /// A promise has ended, or the first request has been served.
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// Bytes promised to computations. They come back soon, so others wait for them.
    computing: u64,
    /// Bytes promised to tables. Nobody waits for them.
    kept: u64,
    /// The queue: the numbers of the next request to come, and of the first one that waits.
    next: u64,
    first: u64,
}

/// What memory is promised to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A computation, which ends by itself.
    Computation,
    /// A table, which is kept until the caller drops it.
    Table,
}

impl State {
    fn of(&mut self, purpose: Purpose) -> &mut u64 {
        match purpose {
            Purpose::Computation => &mut self.computing,
            Purpose::Table => &mut self.kept,
        }
    }
}

impl Budget {
    /// Bytes promised to tables.
    pub(crate) fn kept(&self) -> u64 {
        self.state().kept
    }

    /// Bytes promised to computations and to tables.
    #[cfg_attr(not(feature = "emulator"), allow(dead_code))]
    pub(crate) fn promised(&self) -> u64 {
        let state = self.state();
        state.computing + state.kept
    }

    /// Promises bytes, of which the device has `capacity` in all. Waits while computations have them. Requests are
    /// served in the order of arrival, so that many small computations do not keep a large one waiting.
    ///
    /// # Errors
    ///
    /// [`DeviceError::OutOfMemory`] if the bytes do not fit beside the tables.
    pub(crate) fn promise(
        self: &Arc<Self>,
        purpose: Purpose,
        bytes: u64,
        capacity: impl Fn() -> Result<u64, DeviceError>,
    ) -> Result<Promise, DeviceError> {
        let mut state = self.state();
        let number = state.next;
        state.next += 1;
        while state.first != number {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        let granted = loop {
            let room = match capacity() {
                Ok(capacity) => capacity.saturating_sub(state.kept),
                Err(error) => break Err(error),
            };
            if bytes > room {
                break Err(DeviceError::OutOfMemory { needed: bytes, available: room });
            }
            // Alone, a computation has all that is left. Together, they leave the driver its share, as each plan does.
            if state.computing == 0 || state.computing + bytes <= plan::usable_memory(room) {
                *state.of(purpose) += bytes;
                break Ok(Promise { budget: Arc::clone(self), purpose, bytes });
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        };
        state.first += 1;
        self.changed.notify_all();
        granted
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Bytes of a device's memory, until this is dropped.
#[derive(Debug)]
#[must_use]
pub(crate) struct Promise {
    budget: Arc<Budget>,
    purpose: Purpose,
    bytes: u64,
}

impl Promise {
    /// Gives back all bytes except this number.
    pub(crate) fn shrink(&mut self, bytes: u64) {
        let mut state = self.budget.state();
        *state.of(self.purpose) -= self.bytes.saturating_sub(bytes);
        self.bytes = self.bytes.min(bytes);
        self.budget.changed.notify_all();
    }
}

impl Drop for Promise {
    fn drop(&mut self) {
        self.shrink(0);
    }
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use super::*;

    fn of(budget: &Arc<Budget>, purpose: Purpose, bytes: u64) -> Result<Promise, DeviceError> {
        budget.promise(purpose, bytes, || Ok(100))
    }

    #[test]
    fn tables_are_not_waited_for() {
        let budget = Arc::default();
        let mut table = of(&budget, Purpose::Table, 60).unwrap();
        let refused = of(&budget, Purpose::Computation, 41).unwrap_err();
        assert!(matches!(refused, DeviceError::OutOfMemory { needed: 41, available: 40 }), "{refused:?}");
        table.shrink(30);
        assert_eq!((budget.kept(), budget.promised()), (30, 30));
        let computing = of(&budget, Purpose::Computation, 70).unwrap();
        assert_eq!(budget.promised(), 100);
        drop((table, computing));
        assert_eq!(budget.promised(), 0);
        let lost = || Err(DeviceError::failed("asking", "lost"));
        assert!(budget.promise(Purpose::Computation, 1, lost).is_err());
        // An error lets the next request come.
        assert_eq!(of(&budget, Purpose::Computation, 100).unwrap().bytes, 100);
    }

    /// A large computation comes first, and gets the memory first, though small ones would fit at once.
    #[test]
    fn the_first_in_the_queue_is_served_first() {
        let budget: Arc<Budget> = Arc::default();
        let running = of(&budget, Purpose::Computation, 50).unwrap();
        let served = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for (number, bytes) in [(1, 90), (2, 20), (3, 20)] {
                let (budget, served) = (&budget, &served);
                scope.spawn(move || {
                    let promise = of(budget, Purpose::Computation, bytes).unwrap();
                    served.lock().unwrap().push(bytes);
                    drop(promise);
                });
                while budget.state().next != number + 1 {
                    thread::sleep(Duration::from_millis(1));
                }
            }
            assert!(served.lock().unwrap().is_empty());
            drop(running);
        });
        assert_eq!(served.into_inner().unwrap()[0], 90);
        assert_eq!(budget.promised(), 0);
    }

    #[test]
    fn promises_never_exceed_the_capacity() {
        let budget: Arc<Budget> = Arc::default();
        thread::scope(|scope| {
            for i in 0..16 {
                let budget = &budget;
                scope.spawn(move || {
                    for round in 0..50 {
                        let promise = of(budget, Purpose::Computation, (i * 7 + round) % 101).unwrap();
                        assert!(budget.promised() <= 100);
                        drop(promise);
                    }
                });
            }
        });
        assert_eq!(budget.promised(), 0);
    }
}
