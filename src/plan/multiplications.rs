//! Costs in field multiplications, each with its source. A squaring counts as a multiplication.

use crate::types::CpuArithmetic;

/// Field multiplications in an XYZZ mixed addition: 8M + 2S.
pub(super) const MIXED_ADDITION: f64 = 10.0;
/// Field multiplications in an XYZZ addition: 12M + 2S.
pub(super) const ADDITION: f64 = 14.0;
/// Field multiplications in an XYZZ doubling: 6M + 3S.
pub(super) const DOUBLING: f64 = 9.0;
/// The costs of the CPU engine's batches. The unit is one multiplication of a single field element: 30 ns on a Zen 4 in
/// G1.
pub(super) const fn batches(arithmetic: CpuArithmetic) -> Batches {
    match arithmetic {
        CpuArithmetic::Scalar => Batches {
            addition: 8.6,
            doubling: 10.0,
            sorted_digit: 0.5,
            multiple: 0.17,
            slot: 0.2,
            inversion: 66.0,
            chained: 0.0,
        },
        // A multiplication of 8 field elements, one in each lane, takes 90 ns. So the multiplication costs 0.37 units
        // for each of the 8 elements. All other costs with FMA are fitted to measured times of sums of 2^16 points with
        // 1 to 8 multiples of each base. The measured code took 44 multiplications more for an inversion than the
        // present code.
        CpuArithmetic::Fma => Batches {
            addition: 5.0,
            doubling: 6.0,
            sorted_digit: 0.5,
            multiple: 0.17,
            slot: 0.3,
            inversion: 96.0,
            chained: 0.8,
        },
        CpuArithmetic::Ifma => Batches {
            addition: 2.75,
            doubling: 3.6,
            sorted_digit: 0.5,
            multiple: 0.17,
            slot: 0.5,
            inversion: 106.0,
            chained: 0.3,
        },
    }
}

/// The costs of the steps in a batch on the CPU.
pub(super) struct Batches {
    /// An affine addition, 5M + 1S. The cost includes the reading of the points, and the addition's share of the
    /// inversion of a full batch.
    pub(super) addition: f64,
    /// An affine doubling for a table of multiples: 5M + 2S, and a share of an inversion. With scalar arithmetic, a
    /// doubling takes 270 to 320 ns.
    pub(super) doubling: f64,
    /// The cost of a digit without the addition of its point: computing the digit, sorting the digit, and putting the
    /// digit into the tree of additions.
    pub(super) sorted_digit: f64,
    /// The additional cost of a digit if there are several multiples of each base. The multiples lie far apart in
    /// memory, so it takes longer to read them. The cost comes from the times of MSMs of 2^16 points with one multiple
    /// and with eight multiples of each base. The cost was measured only with arithmetic in lanes. The cost with scalar
    /// arithmetic is assumed to be the cost with arithmetic in lanes.
    pub(super) multiple: f64,
    /// The cost of a bucket's counter in the sort. Each bucket has a counter, even if the bucket is empty.
    pub(super) slot: f64,
    /// The additional cost of a batch that is not full: the inversion, and the idle lanes. A sum in chains
    /// (`cpu/chains.rs`) ends with an inversion that costs about as much as the inversion of a batch.
    pub(super) inversion: f64,
    /// The additional cost of an addition in a chain (`cpu/chains.rs`): 7 ns with IFMA, 18 ns with FMA. The two times
    /// come from the difference between MSMs of 512 and of 1024 points (Zen 4, BN254 G1). In MSMs over BN254 G1, one
    /// multiplication, which is the unit of cost, takes 22 ns.
    pub(super) chained: f64,
}

/// Field multiplications in an inversion. In `benches/field.rs` on a Zen 4, an inversion takes 1.85 µs, and a
/// multiplication takes 30 ns.
pub(super) const INVERSION: f64 = 61.0;
/// The cost of recoding one GLV component of a scalar on the CPU, in multiplications: conversion out of Montgomery
/// form, splitting, shifting, ordering.
pub(super) const RECODED_COMPONENT: f64 = 1.5;
/// The cost of converting a base, or its image under the endomorphism, to the internal form for one call: 53 ns at 2^16
/// points of BLS12-381's G1.
pub(super) const CONVERTED_COMPONENT: f64 = 1.75;
/// The cost of converting a base, or its image under the endomorphism, for a table in large pages: 75 ns.
pub(super) const STORED_COMPONENT: f64 = 2.5;
/// A doubling in Jacobian coordinates: 2M + 5S.
pub(super) const JACOBIAN_DOUBLING: f64 = 7.0;
/// An addition in Jacobian coordinates: 11M + 5S.
pub(super) const JACOBIAN_ADDITION: f64 = 16.0;
/// A mixed addition in Jacobian coordinates: 7M + 4S.
pub(super) const JACOBIAN_MIXED_ADDITION: f64 = 11.0;
/// Field multiplications to add a prepared base in twisted Edwards form: 7M. One more multiplication stands for eight
/// additions or subtractions, and for the reading of the base.
pub(super) const EDWARDS_ADDITION: f64 = 8.0;
/// Field multiplications in a twisted Edwards addition: 9M. One more multiplication stands for eleven additions or
/// subtractions.
pub(super) const EDWARDS_TOTAL: f64 = 10.0;
/// Field multiplications to prepare a base in twisted Edwards form: 11M, and the time to write the base to memory. The
/// preparation takes 400 to 440 ns if a multiplication takes 30 ns. The preparation of the base's image under the
/// endomorphism costs as much as the preparation of the base.
pub(super) const EDWARDS_PREPARATION: f64 = 14.0;
/// Field multiplications to convert a window's sum back to Weierstrass form, and to add the converted sum. The number
/// is estimated.
pub(super) const EDWARDS_WINDOW: f64 = 60.0;
/// The cost of giving work to other threads and of waiting for these threads. The cost is 42 µs, converted to
/// multiplications of elements of 6 limbs. The cost is fitted to the times of MSMs of 32 to 1000 points. If an MSM
/// takes 100 µs on one thread, the MSM takes 11 to 35% longer on two threads. Two threads are faster than one thread if
/// the MSM takes more than 180 to 250 µs on one thread (docs/measurements/2026-11-24-few-points.md).
pub(super) const PARALLEL: f64 = 1400.0;
/// The cost of reading one digit in the low-memory engine, if scalars stay in Montgomery form: 2.7 ns. The cost comes
/// from the difference between runs with 26 and with 1248 passes over 2^13 points (Zen 4).
pub(super) const READ_DIGIT: f64 = 0.08;
/// The cost of reading one digit, if the scalar is converted to an integer at each reading: 15.6 ns.
pub(super) const CONVERTED_DIGIT: f64 = 0.5;
/// The number of base field multiplications in one multiplication of the quadratic extension.
pub(super) const EXTENSION_MULTIPLICATION: f64 = 3.0;

/// The cost of using several threads of the CPU, in multiplications of a field whose elements have `field_bytes` bytes.
pub(super) fn parallel(field_bytes: f64) -> f64 {
    PARALLEL * (48.0 / field_bytes).powi(2)
}
