// The constants of every field and curve.
#pragma once

#include "constants/bls12_377.cuh"
#include "constants/bls12_381.cuh"
#include "constants/bn254.cuh"
#include "constants/mnt4_753.cuh"
