// Runs a launch. Blocks run one at a time in a random order. The threads of a block run on fibers, which alternate in a
// random order. A thread that must wait switches directly to the next thread. When a thread ends, the next thread
// starts on the stack of the ended thread, unless the next thread has already started. So a kernel without barriers and
// warp collectives runs on one stack and never switches.

#include "scheduler.hpp"

#include <sys/mman.h>

#include <cstdio>
#include <cstdlib>

namespace cumsm::emulator {

__thread const Uint3 *thread_index = nullptr;
__thread Geometry geometry;

namespace {

__thread Scheduler *scheduler = nullptr;

// Stacks ------------------------------------------------------------------------------------------------------------

// Under ThreadSanitizer each fiber has its own stack. If two fibers used the same stack, ThreadSanitizer would report a
// race.
constexpr uint32_t STACK_COUNT = THREAD_SANITIZER ? 2 * MAX_THREADS : MAX_THREADS;
// Below each stack is a fence: words with a known value. If a word of the fence has changed, the stack has overflowed.
// A stack frame has bytes that are never written, so an overflow can leave some words of the fence unchanged. Therefore
// each fence has several words.
constexpr uint64_t FENCE_WORDS = 16;
constexpr uint64_t FENCE_WORD = 0x7374'6163'6b20'656e;
// The stride is not a power of two. If the stride were a power of two, the tops of all stacks would compete for the
// same small number of cache sets.
constexpr uint64_t STACK_STRIDE = STACK_SIZE + FENCE_WORDS * 8 + 192;
// Below the lowest fence is a margin, and below the margin is a page that cannot be accessed. An overflow into the
// margin does no harm. The emulator finds the overflow later, because words of the fence have changed.
constexpr uint64_t MARGIN = 4 << 20;
constexpr uint64_t SLAB_SIZE = MARGIN + STACK_COUNT * STACK_STRIDE;

UNSANITIZED char *stack_low(const Scheduler &s, uint32_t stack) {
    return s.slab + MARGIN + stack * STACK_STRIDE + FENCE_WORDS * 8;
}

UNSANITIZED uint64_t *fence(const Scheduler &s, uint32_t stack) {
    return reinterpret_cast<uint64_t *>(stack_low(s, stack)) - FENCE_WORDS;
}

UNSANITIZED void set_fence(Scheduler &s, uint32_t stack) {
    if (s.fenced[stack]) return;
    s.fenced[stack] = true;
    for (uint64_t i = 0; i < FENCE_WORDS; ++i) fence(s, stack)[i] = FENCE_WORD;
}

UNSANITIZED bool fence_changed(const Scheduler &s, uint32_t stack) {
    const uint64_t *words = fence(s, stack);
    uint64_t difference = 0;
    for (uint64_t i = 0; i < FENCE_WORDS; ++i) difference |= words[i] ^ FENCE_WORD;
    return difference != 0;
}

UNSANITIZED bool map_stacks(Scheduler &s) {
    constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    void *slab = mmap(nullptr, SLAB_SIZE, PROT_READ | PROT_WRITE, flags, -1, 0);
    if (slab == MAP_FAILED) return false;
    mprotect(slab, 4096, PROT_NONE);
    s.slab = static_cast<char *>(slab);
    return true;
}

UNSANITIZED void all_stacks_idle(Scheduler &s) {
    // The highest stack is used first. An overflow of the highest stack reaches other stacks before it reaches the
    // margin.
    for (uint32_t i = 0; i < MAX_THREADS; ++i) s.idle_stacks[i] = i;
    s.idle_count = MAX_THREADS;
}

// Turns -------------------------------------------------------------------------------------------------------------

UNSANITIZED uint32_t random_below(uint64_t &state, uint32_t bound) {  // SplitMix64
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return static_cast<uint32_t>(((z ^ (z >> 31)) >> 32) * bound >> 32);
}

UNSANITIZED Thread *pick(Scheduler &s) {
    if (s.ready_count == 0) return nullptr;
    uint16_t &place = s.ready[random_below(s.random, s.ready_count)];
    Thread *picked = &s.threads[place];
    place = s.ready[--s.ready_count];
    return picked;
}

UNSANITIZED void make_ready(Scheduler &s, Thread &thread) {
    thread.state = State::Ready;
    s.ready[s.ready_count++] = static_cast<uint16_t>(thread.id);
}

UNSANITIZED void set_running(Scheduler &s, Thread &thread) {
    s.running = &thread;
    thread_index = &thread.index;
    thread_counts = s.block_counts == nullptr ? nullptr : s.block_counts + thread.id;
}

void fiber_main();

// Stops the running fiber, and continues the thread `to`. `fake_stack` is null if the running fiber never runs again.
UNSANITIZED void go_to(Scheduler &s, Context &from, void **fake_stack, Thread &to) {
    if (!to.started) {
        to.started = true;
        to.stack = THREAD_SANITIZER ? s.fiber_set * MAX_THREADS + to.id : s.idle_stacks[--s.idle_count];
        set_fence(s, to.stack);
        prepare(to.context, stack_low(s, to.stack), STACK_SIZE, fiber_main);
    }
    set_running(s, to);
    become_race_fiber(to.race_fiber);
    before_switch(fake_stack, stack_low(s, to.stack), STACK_SIZE);
    switch_context(from, to.context);
}

// Abandons the running fiber and all waiting fibers, and continues the caller of the launch.
[[noreturn]] UNSANITIZED void go_to_caller(Scheduler &s) {
    thread_index = nullptr;
    thread_counts = nullptr;
    become_race_fiber(s.caller_fiber);
    before_switch(nullptr, s.caller_low, s.caller_size);
    switch_context(s.running->context, s.caller);
    __builtin_unreachable();
}

[[noreturn]] UNSANITIZED void refuse(Scheduler &s, const Refusal &refusal) {
    s.refusal = refusal;
    go_to_caller(s);
}

[[noreturn]] UNSANITIZED void refuse_overflow(Scheduler &s) {
    refuse(s, {Reason::StackOverflow, s.running, {STACK_SIZE}});
}

// Lets another thread run. The calling thread already waits, or has just become ready.
UNSANITIZED void give_way(Scheduler &s) {
    const uint32_t stack = s.running->stack;
    const bool below = static_cast<char *>(__builtin_frame_address(0)) < stack_low(s, stack);
    if (__builtin_expect(below || fence(s, stack)[FENCE_WORDS - 1] != FENCE_WORD, 0)) refuse_overflow(s);
    Thread &self = *s.running, *next = pick(s);
    if (next == nullptr) refuse(s, {Reason::Stuck, nullptr, {}});
    if (next == &self) return;
    go_to(s, self.context, &self.fake_stack, *next);
    after_switch(self.fake_stack, nullptr, nullptr);
}

UNSANITIZED void fiber_main() {
    Scheduler &s = *scheduler;
    const void *left_low = nullptr;
    uint64_t left_size = 0;
    after_switch(nullptr, &left_low, &left_size);
    if (s.caller_low == nullptr) {  // this is the first fiber of the launch: the caller switched to this fiber
        s.caller_low = left_low;
        s.caller_size = left_size;
    }
    for (;;) {
        acquire(&s.launch_begins);
        s.kernel->invoke(s.params);
        release(&s.launch_ends);

        Thread &self = *s.running;
        if (__builtin_expect(fence_changed(s, self.stack), 0)) refuse_overflow(s);
        self.state = State::Exited;
        if (++s.exited == s.thread_count) go_to_caller(s);
        Thread *next = pick(s);
        if (next == nullptr) refuse(s, {Reason::Stuck, nullptr, {}});
        if (THREAD_SANITIZER || next->started) {
            if (!THREAD_SANITIZER) s.idle_stacks[s.idle_count++] = self.stack;
            go_to(s, self.context, nullptr, *next);
            __builtin_unreachable();
        }
        next->started = true;
        next->stack = self.stack;
        set_running(s, *next);
    }
}

// Waiting -----------------------------------------------------------------------------------------------------------

// Tells ThreadSanitizer about the order at a barrier or a collective: all accesses that the participating threads make
// before the barrier happen before all accesses that they make after the barrier. The last thread to arrive calls this
// function for all participating threads, because the other threads wait.
UNSANITIZED void synchronise(Scheduler &s, uint32_t first, uint32_t count, uint32_t lanes, void *token) {
    if (!THREAD_SANITIZER) return;
    for (int pass = 0; pass < 2; ++pass) {
        for (uint32_t i = 0; i < count; ++i) {
            if ((lanes >> i % WARP & 1) == 0) continue;
            become_race_fiber(s.threads[first + i].race_fiber);
            pass == 0 ? release(token) : acquire(token);
        }
    }
    become_race_fiber(s.running->race_fiber);
}

UNSANITIZED bool all_at_one_barrier(const Scheduler &s) {
    if (s.at_barrier != s.thread_count) return false;
    for (uint32_t i = 1; i < s.thread_count; ++i) {
        if (!same_site(s.threads[i].site, s.threads[0].site)) return false;
    }
    return true;
}

UNSANITIZED void complete_barrier(Scheduler &s) {
    uint64_t any = 0;
    for (uint32_t i = 0; i < s.thread_count; ++i) any |= s.threads[i].value;
    for (uint32_t i = 0; i < s.thread_count; ++i) {
        s.threads[i].value = any;
        make_ready(s, s.threads[i]);
    }
    s.at_barrier = 0;
    synchronise(s, 0, s.thread_count, 0xffffffff, &s.barrier_token[s.fiber_set]);
}

UNSANITIZED bool all_at_one_collective(const Scheduler &s, const Thread &last) {
    if ((s.waiting[last.id / WARP] & last.mask) != last.mask) return false;
    const Thread *warp = &s.threads[last.id / WARP * WARP];
    for (uint32_t lanes = last.mask; lanes != 0; lanes &= lanes - 1) {
        const Thread &thread = warp[__builtin_ctz(lanes)];
        if (thread.mask != last.mask || !same_site(thread.site, last.site)) return false;
    }
    return true;
}

UNSANITIZED void complete_collective(Scheduler &s, const Thread &last) {
    const uint32_t mask = last.mask, first = last.id / WARP * WARP;
    Thread *warp = &s.threads[first];
    uint64_t offered[WARP] = {};
    uint32_t ballot = 0;
    for (uint32_t lanes = mask; lanes != 0; lanes &= lanes - 1) {
        const uint32_t lane = static_cast<uint32_t>(__builtin_ctz(lanes));
        offered[lane] = warp[lane].value;
        ballot |= static_cast<uint32_t>(offered[lane] != 0) << lane;
    }
    for (uint32_t lanes = mask; lanes != 0; lanes &= lanes - 1) {
        const uint32_t lane = static_cast<uint32_t>(__builtin_ctz(lanes));
        Thread &thread = warp[lane];
        switch (last.kind) {
            case Collective::Sync:
                break;
            case Collective::Ballot:
                thread.value = ballot;
                break;
            case Collective::Shuffle:
                if ((mask >> thread.source & 1) == 0) refuse(s, {Reason::SourceNotNamed, &thread, {}});
                thread.value = offered[thread.source];
                break;
            case Collective::Match:
                thread.value = 0;
                for (uint32_t others = mask; others != 0; others &= others - 1) {
                    const uint32_t other = static_cast<uint32_t>(__builtin_ctz(others));
                    thread.value |= static_cast<uint64_t>(offered[other] == offered[lane]) << other;
                }
                break;
        }
        make_ready(s, thread);
    }
    s.waiting[first / WARP] &= ~mask;
    const uint32_t lowest = static_cast<uint32_t>(__builtin_ctz(mask));
    synchronise(s, first, WARP, mask, &s.group_token[s.fiber_set][first + lowest]);
}

// Shared memory -----------------------------------------------------------------------------------------------------

UNSANITIZED void *new_shared(uint64_t size, uint64_t alignment) {
    // The first thread that uses the array allocates the array for all threads of the block. ThreadSanitizer must treat
    // the array as memory that existed before the block began. So ThreadSanitizer must not see the allocation.
    const Unrecorded unrecorded;
    void *memory = nullptr;
    if (posix_memalign(&memory, alignment < sizeof(void *) ? sizeof(void *) : alignment, size) != 0) return nullptr;
    memset(memory, 0xa5, size);  // so a block that relies on zeros gives a wrong result
    return memory;
}

UNSANITIZED void free_shared(Scheduler &s) {
    const Unrecorded unrecorded;  // otherwise ThreadSanitizer would report a race between the block and this function
    for (uint32_t i = 0; i < s.shared_count; ++i) free(s.shared[i].memory);
    s.shared_count = 0;
}

// Launches ----------------------------------------------------------------------------------------------------------

UNSANITIZED void run_block(Scheduler &s) {
    s.exited = s.at_barrier = s.ready_count = 0;
    for (uint32_t i = 0; i < MAX_THREADS / WARP; ++i) s.waiting[i] = 0;
    for (uint32_t i = 0; i < s.thread_count; ++i) {
        s.threads[i].started = false;
        if (THREAD_SANITIZER) s.threads[i].race_fiber = s.race_fibers[s.fiber_set * s.thread_count + i];
        make_ready(s, s.threads[i]);
    }
    if (!THREAD_SANITIZER) all_stacks_idle(s);

    go_to(s, s.caller, &s.caller_fake_stack, *pick(s));
    after_switch(s.caller_fake_stack, nullptr, nullptr);
    free_shared(s);
}

// Tells ThreadSanitizer that all accesses by abandoned fibers happen before the end of the launch.
UNSANITIZED void end_abandoned(Scheduler &s) {
    if (!THREAD_SANITIZER) return;
    for (uint32_t i = 0; i < s.fiber_count; ++i) {
        become_race_fiber(s.race_fibers[i]);
        release(&s.launch_ends);
    }
    become_race_fiber(s.caller_fiber);
}

UNSANITIZED void run_blocks(Scheduler &s, const uint32_t *order, uint32_t block_count) {
    s.fiber_count = s.thread_count * (block_count > 1 ? 2 : 1);
    borrow_race_fibers(s.race_fibers, s.fiber_count);
    s.caller_fiber = this_race_fiber();
    s.caller_low = nullptr;
    release(&s.launch_begins);
    for (uint32_t i = 0; i < block_count && s.refusal.reason == Reason::None; ++i) {
        const Uint3 &grid = geometry.grid_dim;
        geometry.block_index = {order[i] % grid.x, order[i] / grid.x % grid.y, order[i] / grid.x / grid.y};
        s.block_counts = s.counts == nullptr ? nullptr : s.counts + uint64_t{order[i]} * s.thread_count;
        s.fiber_set = THREAD_SANITIZER ? i % 2 : 0;
        run_block(s);
    }
    const bool refused = s.refusal.reason != Reason::None;
    if (refused) end_abandoned(s);
    acquire(&s.launch_ends);
    return_race_fibers(s.race_fibers, s.fiber_count, refused);
    if (!refused) return;
    forget_frames(s.slab, SLAB_SIZE);
    memset(s.fenced, 0, sizeof s.fenced);
}

UNSANITIZED void number_threads(Scheduler &s) {
    const Uint3 &dim = geometry.block_dim;
    s.thread_count = dim.x * dim.y * dim.z;
    for (uint32_t i = 0; i < s.thread_count; ++i) {
        s.threads[i].id = i;
        s.threads[i].index = {i % dim.x, i / dim.x % dim.y, i / dim.x / dim.y};
    }
}

struct AtThreadExit {
    ~AtThreadExit() {
        if (scheduler == nullptr) return;
        munmap(scheduler->slab, SLAB_SIZE);
        free(scheduler);
        scheduler = nullptr;
    }
};

// Returns the scheduler of the running OS thread. The first launch of an OS thread creates its scheduler. The result is
// null if there is no memory for the scheduler.
UNSANITIZED Scheduler *own_scheduler() {
    static thread_local AtThreadExit at_thread_exit;
    static_cast<void>(&at_thread_exit);
    if (scheduler != nullptr) return scheduler;
    void *memory = nullptr;
    if (posix_memalign(&memory, alignof(Scheduler), sizeof(Scheduler)) != 0) return nullptr;
    memset(memory, 0, sizeof(Scheduler));
    Scheduler *fresh = static_cast<Scheduler *>(memory);
    if (!map_stacks(*fresh)) {
        free(fresh);
        return nullptr;
    }
    return scheduler = fresh;
}

UNSANITIZED uint32_t *random_order(uint64_t &random, uint32_t count) {
    uint32_t *order = static_cast<uint32_t *>(malloc(count * sizeof(uint32_t)));
    if (order == nullptr) return nullptr;
    for (uint32_t i = 0; i < count; ++i) {
        const uint32_t j = random_below(random, i + 1);
        order[i] = order[j];
        order[j] = i;
    }
    return order;
}

}  // namespace

UNSANITIZED bool same_site(const char *a, const char *b) {
    if (a == b) return true;
    while (*a != '\0' && *a == *b) ++a, ++b;
    return *a == *b;
}

UNSANITIZED bool block_barrier(const char *site, bool predicate) {
    count(Operation::Barrier);
    Scheduler &s = *scheduler;
    Thread &self = *s.running;
    self.state = State::AtBarrier;
    self.site = site;
    self.value = predicate;
    ++s.at_barrier;
    if (all_at_one_barrier(s)) complete_barrier(s);
    give_way(s);
    return self.value != 0;
}

UNSANITIZED uint64_t warp_collective(const char *site, Collective kind, uint32_t mask, uint64_t value,
                                     uint32_t source) {
    count(static_cast<Operation>(static_cast<uint8_t>(Operation::WarpSync) + static_cast<uint8_t>(kind)));
    Scheduler &s = *scheduler;
    Thread &self = *s.running;
    self.state = State::AtCollective;
    self.site = site;
    self.kind = kind;
    self.mask = mask;
    self.value = value;
    self.source = source;
    const uint32_t lane = self.id % WARP;
    if ((mask >> lane & 1) == 0) refuse(s, {Reason::NotInOwnMask, &self, {}});
    s.waiting[self.id / WARP] |= uint32_t{1} << lane;
    if (all_at_one_collective(s, self)) complete_collective(s, self);
    give_way(s);
    return self.value;
}

UNSANITIZED void *shared_array(const void *key, uint64_t size, uint64_t alignment) {
    Scheduler &s = *scheduler;
    for (uint32_t i = 0; i < s.shared_count; ++i) {
        if (s.shared[i].key == key) return s.shared[i].memory;
    }
    if (s.shared_count == MAX_SHARED) refuse(s, {Reason::TooManyShared, s.running, {}});
    void *memory = new_shared(size, alignment);
    if (memory == nullptr) refuse(s, {Reason::OutOfMemory, s.running, {size}});
    s.shared[s.shared_count++] = {key, memory};
    return memory;
}

UNSANITIZED void out_of_bounds(uint64_t index, uint64_t length, uint64_t element_size) {
    if (thread_index != nullptr) {
        refuse(*scheduler, {Reason::OutOfBounds, scheduler->running, {index, length, element_size}});
    }
    fprintf(stderr, "index %llu of a Slice of length %llu, outside a launch\n", static_cast<unsigned long long>(index),
            static_cast<unsigned long long>(length));
    abort();
}

[[noreturn]] UNSANITIZED void lost_carry() {
    if (thread_index != nullptr) refuse(*scheduler, {Reason::LostCarry, scheduler->running, {}});
    fprintf(stderr, "a carry is lost, outside a launch\n");
    abort();
}

}  // namespace cumsm::emulator

using namespace cumsm::emulator;

// Returns a text that names the limit that a launch violates: a limit of the hardware, of the kernel or of the
// emulator. Returns null if the launch violates no limit.
UNSANITIZED static const char *forbidden(const EmulatedKernel &kernel, const EmulatedLaunch &launch) {
    const uint32_t *grid = launch.grid, *block = launch.block;
    for (int i = 0; i < 3; ++i) {
        if (grid[i] == 0) return "a grid dimension is zero";
        if (block[i] == 0) return "a block dimension is zero";
    }
    if (grid[0] > 0x7fffffff || grid[1] > 65535 || grid[2] > 65535) return "the grid exceeds 2^31-1 x 65535 x 65535";
    if (block[0] > 1024 || block[1] > 1024 || block[2] > 64) return "the block exceeds 1024 x 1024 x 64";
    if (block[0] * block[1] * block[2] > MAX_THREADS) return "the block has more than 1024 threads";
    if (block[0] * block[1] * block[2] > kernel.max_threads) return "the block has more threads than the kernel allows";
    if (uint64_t{grid[0]} * grid[1] > (1 << 28) / grid[2]) return "the emulator takes at most 2^28 blocks";
    return nullptr;
}

UNSANITIZED int32_t cumsm_emulator_launch(const EmulatedKernel *kernel, const EmulatedLaunch *launch, void **params,
                                          char *message, uint64_t capacity) {
    const uint32_t *grid = launch->grid, *block = launch->block;
    if (const char *reason = forbidden(*kernel, *launch)) {
        snprintf(message, capacity, "kernel %s: %s (grid %ux%ux%u, block %ux%ux%u, the kernel's bound %u)",
                 kernel->name, reason, grid[0], grid[1], grid[2], block[0], block[1], block[2], kernel->max_threads);
        return 1;
    }
    uint64_t random = launch->seed;
    const uint32_t block_count = grid[0] * grid[1] * grid[2];
    Scheduler *s = own_scheduler();
    uint32_t *order = random_order(random, block_count);
    if (s == nullptr || order == nullptr) {
        free(order);
        snprintf(message, capacity, "kernel %s: out of memory for the emulator's own state", kernel->name);
        return 1;
    }

    s->kernel = kernel;
    s->params = params;
    s->random = random;
    s->refusal = {};
    s->counts = launch->counts;
    counted_only = launch->counted_only;
    products_until_flip = launch->flipped_product;
    flipped_bit = launch->flipped_bit;
    geometry = {{}, {block[0], block[1], block[2]}, {grid[0], grid[1], grid[2]}};
    number_threads(*s);
    run_blocks(*s, order, block_count);
    free(order);
    if (s->refusal.reason == Reason::None) return 0;
    describe(*s, message, capacity);
    return 1;
}
