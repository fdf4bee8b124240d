// The kernel that sets sums to the identity. The entry file defines `Arithmetic` before it includes this file.
#pragma once

#include "stages/partial_sums.cuh"

KERNEL(clear_points, BLOCK)(Points points) { stages::clear_points<Arithmetic>(points); }
