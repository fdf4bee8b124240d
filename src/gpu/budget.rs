//! A budget records how much memory of a device is promised to computations, tables and vectors. Each computation is
//! planned as if no other computation used the device. The computation then waits until the budget promises the memory
//! that the plan needs. So no free memory is promised to two threads at the same time.
//!
//! A computation may leave its memory behind when it ends. The next computation whose buffers have the same sizes then
//! takes the memory of the ended computation. In the same way, a vector may leave its memory to the next vector of the
//! same size. Memory that is left behind is *spare*: no promise covers it, and it is released when a promise needs
//! memory.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::failure::DeviceError;
use crate::plan;

/// The promises of one device. All engines of the process share these promises. `K` is the memory that a computation or
/// a vector leaves behind. When a `K` is dropped, the memory of the `K` is released.
#[derive(Debug)]
pub(crate) struct Budget<K = ()> {
    state: Mutex<State<K>>,
    /// Notifies waiting requests when promised or spare bytes have become free, or when the first request of the queue
    /// has been served.
    changed: Condvar,
}

#[derive(Debug)]
struct State<K> {
    /// Bytes promised to computations, and spare bytes that are being released. All bytes that `computing` counts
    /// become free soon, so requests wait for these bytes.
    computing: u64,
    /// Bytes promised to tables and vectors. The caller decides when a table or a vector is dropped, so no request
    /// waits for the bytes of tables and vectors.
    kept: u64,
    /// Requests form a queue, and are numbered in the order of arrival. `next` is the number that the next new request
    /// gets. `first` is the number of the request at the head of the queue.
    next: u64,
    first: u64,
    /// Spare memory: allocated memory that a computation or a vector no longer uses. The oldest memory comes first.
    spare: VecDeque<Spare<K>>,
    /// The limits that engines have set for their device memory. Spare memory is released until the sum of spare memory
    /// and promises is at most the smallest limit.
    limits: Vec<u64>,
}

/// The memory that a computation or a vector has left behind.
#[derive(Debug)]
struct Spare<K> {
    layout: Box<[u64]>,
    memory: K,
}

impl<K> Spare<K> {
    fn bytes(&self) -> u64 {
        self.layout.iter().sum()
    }
}

/// The purpose of promised memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A computation. The promise for a computation ends with the computation.
    Computation,
    /// A table or a matrix, which is kept until the caller drops it.
    Table,
    /// A vector, which is kept until the caller drops it. When a vector is dropped, its memory is left behind for
    /// another vector.
    Vector,
}

/// The maximum number of pieces of spare memory. Each piece is the memory of one computation or of one vector. A proof
/// needs about 20 pieces of memory: five for its sums, and about 15 for its vectors and small computations together.
/// Normally, at most two proofs run on a GPU at the same time.
const MAX_SPARE: usize = 64;

impl<K> Default for Budget<K> {
    fn default() -> Self {
        let state = State { computing: 0, kept: 0, next: 0, first: 0, spare: VecDeque::new(), limits: Vec::new() };
        Self { state: Mutex::new(state), changed: Condvar::new() }
    }
}

impl<K> State<K> {
    fn of(&mut self, purpose: Purpose) -> &mut u64 {
        match purpose {
            Purpose::Computation => &mut self.computing,
            Purpose::Table | Purpose::Vector => &mut self.kept,
        }
    }

    /// Removes the oldest pieces of spare memory until at most `count` pieces and at most `bytes` bytes are left. Until
    /// the caller has released the removed memory, the bytes of this memory count as bytes of computations.
    fn evict(&mut self, count: usize, bytes: u64) -> Vec<Spare<K>> {
        let mut evicted = Vec::new();
        while self.spare.len() > count || self.spare.iter().map(Spare::bytes).sum::<u64>() > bytes {
            evicted.extend(self.spare.pop_front());
        }
        self.computing += evicted.iter().map(Spare::bytes).sum::<u64>();
        evicted
    }
}

impl<K> Budget<K> {
    /// Bytes promised to tables and vectors.
    pub(crate) fn kept(&self) -> u64 {
        self.state().kept
    }

    /// Bytes promised to computations, tables and vectors.
    #[cfg_attr(not(feature = "emulator"), allow(dead_code))]
    pub(crate) fn promised(&self) -> u64 {
        let state = self.state();
        state.computing + state.kept
    }

    /// Promises `bytes` bytes of a device whose capacity is `capacity()` bytes. Waits until other computations have
    /// given back enough bytes. Requests are served in the order of arrival. So a large computation does not wait for
    /// small computations that come later.
    ///
    /// While `capacity` runs, the budget is locked, so `capacity` must not take long.
    ///
    /// # Errors
    ///
    /// [`DeviceError::OutOfMemory`] if `bytes` is greater than the capacity minus the bytes of tables and vectors.
    pub(crate) fn promise(
        self: &Arc<Self>,
        purpose: Purpose,
        bytes: u64,
        capacity: impl Fn() -> Result<u64, DeviceError>,
    ) -> Result<Promise<K>, DeviceError> {
        self.grant(purpose, bytes, &[], capacity).map(|(promise, _)| promise)
    }

    /// Promises memory for buffers with the sizes in `layout`, by the rules of [`promise`](Self::promise). If there is
    /// spare memory of buffers with the same sizes, the result also contains this memory.
    pub(crate) fn promise_buffers(
        self: &Arc<Self>,
        purpose: Purpose,
        layout: &[u64],
        capacity: impl Fn() -> Result<u64, DeviceError>,
    ) -> Result<(Promise<K>, Option<K>), DeviceError> {
        self.grant(purpose, layout.iter().sum(), layout, capacity)
    }

    fn grant(
        self: &Arc<Self>,
        purpose: Purpose,
        bytes: u64,
        layout: &[u64],
        capacity: impl Fn() -> Result<u64, DeviceError>,
    ) -> Result<(Promise<K>, Option<K>), DeviceError> {
        let mut state = self.state();
        let number = state.next;
        state.next += 1;
        while state.first != number {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        let granted = loop {
            let capacity = match capacity() {
                Ok(capacity) => capacity,
                Err(error) => break Err(error),
            };
            let room = capacity.saturating_sub(state.kept);
            if bytes > room {
                break Err(DeviceError::OutOfMemory { needed: bytes, available: room });
            }
            // A computation that runs alone may take all memory that tables and vectors leave free. Several
            // computations together must leave a part of the free memory to the driver (`usable_memory`).
            if state.computing == 0 || state.computing + bytes <= plan::usable_memory(room, None) {
                *state.of(purpose) += bytes;
                let place = state.spare.iter().rposition(|spare| !layout.is_empty() && *spare.layout == *layout);
                let spare = place.and_then(|place| state.spare.remove(place)).map(|spare| spare.memory);
                // Spare memory and promises together must leave a part of the device's memory to the driver
                // (`usable_memory`). The sum of spare memory and promises must also be at most the smallest memory
                // limit of any engine.
                let most = state.limits.iter().copied().fold(plan::usable_memory(capacity, None), u64::min);
                let left = most.saturating_sub(state.kept + state.computing);
                let evicted = state.evict(MAX_SPARE, left);
                break Ok((Promise { budget: Arc::clone(self), purpose, bytes }, spare, evicted));
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        };
        state.first += 1;
        self.changed.notify_all();
        drop(state);
        let (promise, spare, evicted) = granted?;
        self.release(evicted);
        Ok((promise, spare))
    }

    /// Records that an engine with a memory limit of `bytes` bytes uses the device from now on.
    #[cfg_attr(not(cuda_backend), allow(dead_code))]
    pub(crate) fn add_limit(&self, bytes: u64) {
        self.state().limits.push(bytes);
    }

    /// Records that an engine with a memory limit of `bytes` bytes no longer uses the device.
    #[cfg_attr(not(cuda_backend), allow(dead_code))]
    pub(crate) fn remove_limit(&self, bytes: u64) {
        let limits = &mut self.state().limits;
        if let Some(place) = limits.iter().position(|&limit| limit == bytes) {
            limits.swap_remove(place);
        }
    }

    /// Releases all spare memory.
    #[cfg_attr(not(cuda_backend), allow(dead_code))]
    pub(crate) fn release_spare(&self) {
        let evicted = self.state().evict(0, 0);
        self.release(evicted);
    }

    /// Drops evicted memory. The caller must not hold the lock of the budget, because freeing memory waits for the
    /// device.
    fn release(&self, evicted: Vec<Spare<K>>) {
        if evicted.is_empty() {
            return;
        }
        let bytes = evicted.iter().map(Spare::bytes).sum::<u64>();
        drop(evicted);
        self.state().computing -= bytes;
        self.changed.notify_all();
    }

    fn state(&self) -> MutexGuard<'_, State<K>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Promised bytes of a device's memory. The promise ends when this value is dropped.
#[derive(Debug)]
#[must_use]
pub(crate) struct Promise<K = ()> {
    budget: Arc<Budget<K>>,
    purpose: Purpose,
    bytes: u64,
}

impl<K> Promise<K> {
    /// Keeps `bytes` bytes of the promise, and gives back all other bytes.
    pub(crate) fn shrink(&mut self, bytes: u64) {
        let mut state = self.budget.state();
        *state.of(self.purpose) -= self.bytes.saturating_sub(bytes);
        self.bytes = self.bytes.min(bytes);
        self.budget.changed.notify_all();
    }

    /// The purpose of the promised memory.
    #[cfg_attr(not(cuda_backend), allow(dead_code))]
    pub(crate) fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// Gives all bytes back to the budget, and leaves `memory` behind as spare memory. The next promise for buffers
    /// with the sizes in `layout` takes `memory`. The sizes in `layout` add up to the promised bytes.
    #[cfg_attr(not(cuda_backend), allow(dead_code))]
    pub(crate) fn leave(&mut self, layout: &[u64], memory: K) {
        let mut state = self.budget.state();
        *state.of(self.purpose) -= self.bytes;
        self.bytes = 0;
        state.spare.push_back(Spare { layout: layout.into(), memory });
        let evicted = state.evict(MAX_SPARE, u64::MAX);
        drop(state);
        self.budget.changed.notify_all();
        self.budget.release(evicted);
    }
}

impl<K> Drop for Promise<K> {
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
        let budget: Arc<Budget> = Arc::default();
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
        // After an error, the next request is served.
        assert_eq!(of(&budget, Purpose::Computation, 100).unwrap().bytes, 100);
    }

    /// Tests the order of requests. A large computation comes first, so the large computation gets its memory first.
    /// Small computations that come later wait for the large computation, although the free memory is enough for the
    /// small computations.
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

    /// Spare memory with a name. When the memory is released, its name is added to a list.
    #[derive(Debug)]
    struct Left(&'static str, Arc<Mutex<Vec<&'static str>>>);

    impl Drop for Left {
        fn drop(&mut self) {
            self.1.lock().unwrap().push(self.0);
        }
    }

    /// Tests two rules. First, the next computation with buffers of the same sizes takes the spare memory. Second, a
    /// promise that needs memory releases spare memory, the oldest memory first.
    #[test]
    fn spare_memory_is_reused_or_released() {
        let budget: Arc<Budget<Left>> = Arc::default();
        let released = Arc::new(Mutex::new(Vec::new()));
        let log = || released.lock().unwrap().clone();
        let granted = |layout: &[u64]| budget.promise_buffers(Purpose::Computation, layout, || Ok(100)).unwrap();
        for (name, layout) in [("a", [20, 10]), ("b", [10, 20]), ("c", [20, 5])] {
            let (mut promise, spare) = granted(&layout);
            assert!(spare.is_none(), "{name}");
            promise.leave(&layout, Left(name, Arc::clone(&released)));
        }
        assert_eq!((budget.promised(), log()), (0, vec![]));
        let (mut promise, spare) = granted(&[10, 20]);
        assert_eq!((budget.promised(), spare.as_ref().unwrap().0), (30, "b"));
        promise.leave(&[10, 20], spare.unwrap());
        // The spare memory has 85 bytes. Promises and spare memory together may take 90 of the device's 100 bytes.
        let small = budget.promise(Purpose::Computation, 20, || Ok(100)).unwrap();
        assert_eq!(log(), ["a"]);
        let table = budget.promise(Purpose::Table, 30, || Ok(100)).unwrap();
        assert_eq!(log(), ["a", "c"]);
        drop((small, table));
        assert_eq!(budget.promised(), 0);
        budget.release_spare();
        assert_eq!((budget.promised(), log()), (0, vec!["a", "c", "b"]));
        // An engine has a limit of 40 bytes. The next two pieces of memory have 45 bytes together, so only one of them
        // can stay spare.
        budget.add_limit(40);
        for (name, layout) in [("d", [25]), ("e", [20])] {
            granted(&layout).0.leave(&layout, Left(name, Arc::clone(&released)));
        }
        assert_eq!(log(), ["a", "c", "b", "d"]);
    }

    #[test]
    fn few_computations_leave_memory() {
        let budget: Arc<Budget<Left>> = Arc::default();
        let released = Arc::new(Mutex::new(Vec::new()));
        for size in 1..=MAX_SPARE as u64 + 1 {
            let (mut promise, _) = budget.promise_buffers(Purpose::Computation, &[size], || Ok(1 << 20)).unwrap();
            promise.leave(&[size], Left(if size == 1 { "first" } else { "later" }, Arc::clone(&released)));
        }
        assert_eq!(*released.lock().unwrap(), ["first"]);
        assert_eq!(budget.promised(), 0);
    }
}
