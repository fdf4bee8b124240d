// Writes the message that states why a launch was stopped.
//
// If no thread of a block can continue, the search for the cause starts with warp collectives. If a collective waits
// for a lane that never arrives, the other lanes of this collective never reach the next block barrier. So a collective
// that waits forever can be the reason why other threads wait at a block barrier.

#include <cstdarg>
#include <cstdio>

#include "scheduler.hpp"

namespace cumsm::emulator {
namespace {

// A line of limited length, written piece by piece.
class Line {
 public:
    Line(char *start, uint64_t capacity) : text(start), left(capacity) {
        if (left > 0) *text = '\0';
    }

    __attribute__((format(printf, 2, 3))) UNSANITIZED void add(const char *format, ...) {
        va_list arguments;
        va_start(arguments, format);
        const int length = vsnprintf(text, left, format, arguments);
        va_end(arguments);
        if (length < 0) return;
        const uint64_t written = min(static_cast<uint64_t>(length), left);
        text += written;
        left -= written;
    }

    UNSANITIZED void add_thread(const Thread &thread) {
        add("thread (%u,%u,%u)", thread.index.x, thread.index.y, thread.index.z);
    }

 private:
    char *text;
    uint64_t left;
};

UNSANITIZED unsigned long long wide(uint64_t number) { return number; }
UNSANITIZED uint32_t lane_of(const Thread &thread) { return thread.id % WARP; }
UNSANITIZED bool names(uint32_t mask, uint32_t lane) { return (mask >> lane & 1) != 0; }

// `thread` waits at a collective for lane `lane` of its warp. If this lane can never arrive, writes the reason and
// returns true.
UNSANITIZED bool waits_in_vain(const Scheduler &s, const Thread &thread, uint32_t lane, Line &line) {
    const uint32_t id = thread.id / WARP * WARP + lane;
    const Thread *other = id < s.thread_count ? &s.threads[id] : nullptr;
    const bool together = other != nullptr && other->state == State::AtCollective;
    if (together && !names(other->mask, lane_of(thread))) return false;
    if (together && other->mask == thread.mask && same_site(other->site, thread.site)) return false;

    line.add_thread(thread);
    line.add(" waits at %s with mask 0x%08x, which names lane %u", thread.site, thread.mask, lane);
    if (other == nullptr) {
        line.add("; the block has no such lane");
    } else if (other->state == State::Exited) {
        line.add("; that lane has exited");
    } else if (other->state == State::AtBarrier) {
        line.add("; that lane waits at %s", other->site);
    } else if (other->mask != thread.mask) {
        line.add("; that lane gives another mask, 0x%08x, at %s", other->mask, other->site);
    } else {
        line.add("; that lane waits at another collective, %s", other->site);
    }
    return true;
}

UNSANITIZED bool explain_collective(const Scheduler &s, Line &line) {
    for (uint32_t i = 0; i < s.thread_count; ++i) {
        if (s.threads[i].state != State::AtCollective) continue;
        for (uint32_t lane = 0; lane < WARP; ++lane) {
            if (names(s.threads[i].mask, lane) && waits_in_vain(s, s.threads[i], lane, line)) return true;
        }
    }
    return false;
}

UNSANITIZED bool explain_barrier(const Scheduler &s, Line &line) {
    if (s.at_barrier == 0) return false;
    if (s.exited > 0) {
        line.add("threads exited while others wait at a block barrier");
        return true;
    }
    if (s.at_barrier < s.thread_count) return false;
    line.add("threads of the block wait at different barriers");
    return true;
}

UNSANITIZED bool alike(const Thread &a, const Thread &b) {
    return a.state == b.state && (a.state == State::Exited || same_site(a.site, b.site));
}

// Appends to `line` how many threads of the block wait at each source line, and how many threads have exited, for
// example: ": 33 at __syncthreads at sort.cuh:12 (first: thread (0,0,0)), 31 exited (first: thread (33,0,0))"
UNSANITIZED void add_whereabouts(const Scheduler &s, Line &line) {
    constexpr uint32_t GROUPS = 4;
    const Thread *groups[GROUPS];
    uint32_t count = 0, listed = 0;
    for (uint32_t i = 0; i < s.thread_count && count < GROUPS; ++i) {
        const Thread &thread = s.threads[i];
        bool known = false;
        for (uint32_t j = 0; j < count; ++j) known |= alike(thread, *groups[j]);
        if (known) continue;
        uint32_t size = 0;
        for (uint32_t j = i; j < s.thread_count; ++j) size += alike(s.threads[j], thread);
        line.add(count == 0 ? ": " : ", ");
        if (thread.state == State::Exited) {
            line.add("%u exited (first: ", size);
        } else {
            line.add("%u at %s (first: ", size, thread.site);
        }
        line.add_thread(thread);
        line.add(")");
        listed += size;
        groups[count++] = &thread;
    }
    if (listed < s.thread_count) line.add(", %u elsewhere", s.thread_count - listed);
}

}  // namespace

UNSANITIZED void describe(const Scheduler &s, char *message, uint64_t capacity) {
    const Refusal &refusal = s.refusal;
    const Uint3 &block = geometry.block_index;
    const uint64_t *numbers = refusal.numbers;
    Line line(message, capacity);
    line.add("kernel %s, block (%u,%u,%u), ", s.kernel->name, block.x, block.y, block.z);
    if (refusal.thread != nullptr) {
        line.add_thread(*refusal.thread);
        line.add(": ");
    }
    switch (refusal.reason) {
        case Reason::None:
            break;
        case Reason::OutOfBounds:
            line.add("index %llu is out of bounds of a Slice of length %llu (elements of %llu bytes)", wide(numbers[0]),
                     wide(numbers[1]), wide(numbers[2]));
            break;
        case Reason::LostCarry:
            line.add("a carry is lost, because a value is out of range");
            break;
        case Reason::NotInOwnMask:
            line.add("%s with mask 0x%08x, which does not name the calling lane, %u", refusal.thread->site,
                     refusal.thread->mask, lane_of(*refusal.thread));
            break;
        case Reason::SourceNotNamed:
            line.add("%s reads lane %u, which the mask 0x%08x does not name", refusal.thread->site,
                     refusal.thread->source, refusal.thread->mask);
            break;
        case Reason::StackOverflow:
            line.add("stack overflow: more than %llu bytes", wide(numbers[0]));
            break;
        case Reason::OutOfMemory:
            line.add("no memory for a shared array of %llu bytes", wide(numbers[0]));
            break;
        case Reason::TooManyShared:
            line.add("more than %u shared arrays", MAX_SHARED);
            break;
        case Reason::Stuck:
            if (!explain_collective(s, line) && !explain_barrier(s, line)) line.add("threads wait for each other");
            add_whereabouts(s, line);
            break;
    }
}

}  // namespace cumsm::emulator
