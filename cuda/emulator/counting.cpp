#include "counting.hpp"

#include "sanitizers.hpp"

namespace cumsm::emulator {

__thread ThreadCounts *thread_counts = nullptr;
__thread bool counted_only = false;
__thread uint64_t products_until_flip = 0;
__thread uint32_t flipped_bit = 0;

// The rotation and the multiplication by an odd constant make each operation change many bits of the trace. The
// rotation and the multiplication can be inverted, so two different traces stay different after the same operation.
UNSANITIZED bool record(Operation operation) {
    ThreadCounts &counts = *thread_counts;
    counts.trace =
        ((counts.trace << 5 | counts.trace >> 59) ^ (static_cast<uint64_t>(operation) + 1)) * 0x9e3779b97f4a7c15;
    switch (operation) {
        case Operation::Multiplication:
            ++counts.multiplications;
            break;
        case Operation::Squaring:
            ++counts.squarings;
            break;
        case Operation::DoubleProduct:
            counts.multiplications += 2;
            ++counts.double_products;
            break;
        case Operation::MixedAddition:
            ++counts.mixed_additions;
            break;
        case Operation::Addition:
            ++counts.additions;
            break;
        case Operation::Doubling:
            ++counts.doublings;
            break;
        case Operation::Barrier:
        case Operation::WarpSync:
        case Operation::Shuffle:
        case Operation::Ballot:
        case Operation::Match:
            break;
    }
    return counted_only;
}

}  // namespace cumsm::emulator
