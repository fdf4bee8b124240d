// The kernel that sets sums to the identity, for the entry file's Arithmetic.
#pragma once

#include "stages/partial_sums.cuh"

KERNEL(clear_points, BLOCK)(Points points) { stages::clear_points<Arithmetic>(points); }
