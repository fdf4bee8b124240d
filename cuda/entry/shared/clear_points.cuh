// Sums before anything is added to them, for the entry file's Arithmetic.
#pragma once

#include "stages/partial_sums.cuh"

KERNEL(clear_points, BLOCK)(Points points) { stages::clear_points<Arithmetic>(points); }
