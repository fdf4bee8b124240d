// The kernels that add points in twisted Edwards coordinates (edmsm 4.3). This file is compiled for each curve
// (CUMSM_CURVE) that has a twisted Edwards form.
#include "stages/accumulate_load_balanced.cuh"
#include "constants.cuh"
#include "curve/point_arithmetic.cuh"

using Arithmetic = EdwardsArithmetic<CUMSM_CURVE>;
using Bases = Slice<const Arithmetic::Base>;
using Points = Slice<Arithmetic::Point>;
using ConstPoints = Slice<const Arithmetic::Point>;
using stages::Digit;

constexpr uint32_t BLOCK = 128, BLOCKS = 2;
// A kernel whose quads add points has blocks of 64 quads. nvcc limits the registers of a thread so that two blocks fit
// on a multiprocessor.
constexpr uint32_t QUADS_BLOCK = 256, QUADS_BLOCKS = 2;

#include "entry/shared/aggregate.cuh"
#include "entry/shared/load_balanced.cuh"

KERNEL_TABLE = {LOAD_BALANCED_KERNELS, AGGREGATE_KERNELS, END_OF_TABLE};
