//! The numbers that steer the plan, each with where it comes from. No code, so that tuning never touches logic.
//!
//! Costs are in field multiplications. On a GPU the unit is one multiplication of one resident thread: about 2 µs on
//! Hopper at full occupancy, by instruction count (280 IMAD.WIDE at 32 a cycle for 384 threads).

/// Field multiplications in an XYZZ mixed addition: 8M + 2S, a squaring counted as a multiplication.
pub(super) const MIXED_ADDITION: f64 = 10.0;
/// Field multiplications in an XYZZ addition: 12M + 2S.
pub(super) const ADDITION: f64 = 14.0;
/// Field multiplications in an XYZZ doubling: 6M + 3S.
pub(super) const DOUBLING: f64 = 9.0;
/// Field multiplications in the doubling of an affine point to XYZZ: 4M + 3S.
pub(super) const AFFINE_DOUBLING: f64 = 7.0;
/// Field multiplications for one of two points added as a homogeneous pair: (17M + 2S)/2 (lb-msm 3.2).
pub(super) const PAIRED_ADDITION: f64 = 9.5;
/// Field multiplications to double a base for the table of powers: 5M + 2S.
pub(super) const PREPARED_DOUBLING: f64 = 7.0;
/// Field multiplications to bring a base to the twisted Edwards form: 11M.
pub(super) const GPU_EDWARDS_PREPARATION: f64 = 11.0;
/// Field multiplications to bring a multiple of a base from Jacobian to affine coordinates: 6M + 1S, beside an inversion's
/// share.
pub(super) const NORMALISED_MULTIPLE: f64 = 7.0;
/// Field multiplications in an inversion on a GPU: 380S + 109M for 381 bits.
pub(super) const GPU_INVERSION: f64 = 489.0;
/// Most points that share an inversion: a share of it is as much as a doubling then.
pub(super) const LONGEST_RUN: u64 = 64;
/// Most points that one thread checks in a launch, which is soon over and needs little memory. Estimated, not measured.
pub(super) const CHECKED_RUN: u64 = 8;
/// Field multiplications in the addition of a prepared base in twisted Edwards form: 7M.
pub(super) const GPU_EDWARDS_ADDITION: f64 = 7.0;
/// Field multiplications in a twisted Edwards addition: 9M.
pub(super) const GPU_EDWARDS_TOTAL: f64 = 9.0;
/// Field multiplications in a twisted Edwards doubling: 4M + 4S.
pub(super) const GPU_EDWARDS_DOUBLING: f64 = 8.0;

/// Threads of the accumulation kernel that fit on one multiprocessor: 65536 registers at 144 a thread, in blocks of
/// 128. Counted from the compiled kernels, not measured.
pub(super) const RESIDENT_THREADS: u64 = 384;
/// One kernel launch, about 3 µs. Estimated, not measured.
pub(super) const LAUNCH: f64 = 1.5;
/// A byte moved to or from device memory, in multiplications of a field of 12 limbs: 4.8 TB/s on an H200, shared by its
/// resident threads, against 2 µs. Computed from data sheets, not measured.
pub(super) const MOVED_BYTE: f64 = 0.0053;
/// A byte copied to the device, in the same: 40 GB/s by a bus of the fifth generation, against 2 µs. Computed from data
/// sheets, not measured.
pub(super) const COPIED_BYTE: f64 = 1.25e-5;
/// Fewer bytes of input are copied on the stream that computes, if they are copied once: to open another stream and to
/// wait for its events takes as long. Estimated, not measured.
pub(super) const COPIED_ASIDE: u64 = 4 << 20;
/// Most chunks beside those that memory asks for, for the sake of copying one while another is computed: each costs an
/// aggregation.
pub(super) const MORE_OVERLAPPED: usize = 3;

/// Digits a warp sorts by itself: enough that the 256 counters it writes are a tenth of what it reads.
pub(super) const TILE_DIGITS: u64 = 2048;
/// Fewest digits a thread is given to accumulate; below, the gather rounds cost more than they balance.
pub(super) const LEAST_SHARE: u64 = 8;

/// Below this size `Backend::Auto` stays on the CPU: a launch sequence and the copies cost about as much as the CPU
/// needs for it. Estimated, not measured.
pub(super) const AUTO_GPU_POINTS: usize = 1 << 11;
/// Bytes of a table on the CPU that nobody is asked about: little for a limits that proves.
pub(super) const TABLE_BYTES: u64 = 1 << 30;
/// Fewer points for each device are kept on all devices: below, the aggregation of a window's buckets outweighs what a
/// device saves by having fewer points. Estimated, not measured.
pub(super) const POINTS_WORTH_A_CUT: usize = 1 << 14;
/// Partition of the free device memory that a plan may use where no limit is given; the rest is left to the driver and to
/// whoever else uses the device.
pub(super) const FREE_MEMORY_SHARE: f64 = 0.9;

/// What the CPU engine's batches cost in so many lanes, in multiplications of one field element: 30 ns on a Zen 4 in G1.
pub(super) const fn lanes(lanes: usize) -> Lanes {
    match lanes {
        1 => Lanes { addition: 8.6, doubling: 10.0, sorted_digit: 0.5, multiple: 0.17, slot: 0.2, inversion: 110.0 },
        // A multiplication in each of 8 lanes takes 90 ns, which is 0.37 for each; the rest is fitted to 2^16 points
        // with 1 to 8 levels.
        _ => Lanes { addition: 2.75, doubling: 3.6, sorted_digit: 0.5, multiple: 0.17, slot: 0.5, inversion: 150.0 },
    }
}

/// Costs of the CPU engine's batches.
pub(super) struct Lanes {
    /// An affine addition, 5M + 1S, with its share of a full batch's inversion, and with reading the points.
    pub(super) addition: f64,
    /// An affine doubling for a table of multiples, 5M + 2S, with its share of an inversion. In one lane 270 to
    /// 320 ns.
    pub(super) doubling: f64,
    /// A digit: read twice, sorted, put on the tree.
    pub(super) sorted_digit: f64,
    /// What a digit costs more where it counts one of several multiples, which lie far apart: the difference of 2^16 points
    /// with one level and with eight. In one lane taken to be the same.
    pub(super) multiple: f64,
    /// A bucket's counter in the sort, whether it has points or not.
    pub(super) slot: f64,
    /// A batch that is not full: its inversion, and the lanes it leaves idle.
    pub(super) inversion: f64,
}

/// Field multiplications in an inversion: 3.15 µs against 30 ns, by `benches/field.rs` on a Zen 4.
pub(super) const INVERSION: f64 = 105.0;
/// One part of a scalar on the CPU: out of Montgomery form, split, shifted, put into order. In multiplications.
pub(super) const RECODED_PART: f64 = 1.5;
/// A base, or its image under the endomorphism, brought to rest for a call: 53 ns at 2^16 points of BLS12-381's G1.
pub(super) const RESTED_PART: f64 = 1.75;
/// The same for a table, in large pages: 75 ns.
pub(super) const KEPT_PART: f64 = 2.5;
/// Doubling in Jacobian coordinates, 2M + 5S.
pub(super) const JACOBIAN_DOUBLING: f64 = 7.0;
/// Mixed addition in Jacobian coordinates, 7M + 4S.
pub(super) const JACOBIAN_MIXED_ADDITION: f64 = 11.0;
/// Field multiplications in the addition of a prepared base in twisted Edwards form, 7M; eight additions and subtractions
/// and the reading of the base are taken for one more.
pub(super) const EDWARDS_ADDITION: f64 = 8.0;
/// Field multiplications in a twisted Edwards addition, 9M; eleven additions and subtractions are taken for one more.
pub(super) const EDWARDS_TOTAL: f64 = 10.0;
/// Field multiplications to prepare a base in twisted Edwards form, and as many again for its image under the
/// endomorphism: 11M and the writing of it, 400 to 440 ns where a multiplication takes 30.
pub(super) const EDWARDS_PREPARATION: f64 = 14.0;
/// Bases that are prepared in that form with one inversion: a share of it is then a hundredth of the preparation.
pub(crate) const EDWARDS_PREPARED_TOGETHER: usize = 512;
/// Bringing a window's sum back to the Weierstrass form and adding it there. Estimated.
pub(super) const EDWARDS_WINDOW: f64 = 60.0;
/// Handing work to other threads and waiting for them. In multiplications.
pub(super) const PARALLEL: f64 = 300.0;

/// Pieces per thread on the CPU, so that no thread idles long at the end where another one is disturbed.
pub(super) const CPU_PIECES_PER_THREAD: u32 = 4;
/// Fewest digits of a piece; below, its last rounds outweigh the balance.
pub(super) const LEAST_PIECE: f64 = 16384.0;

/// One digit read by the engine for a memory limit from scalars as they stand: 2.7 ns, the difference of two runs of 2^13
/// points with 26 and with 1248 passes, on a Zen 4.
pub(super) const READ_DIGIT: f64 = 0.08;
/// The same where the scalar is converted for it: 15.6 ns.
pub(super) const CONVERTED_DIGIT: f64 = 0.5;
/// Base field multiplications in one of the quadratic extension.
pub(super) const EXTENSION_MULTIPLICATION: f64 = 3.0;
/// Additions that are left and cost less together, by an inversion, than each by 4M more.
pub(crate) const LEAST_SHARED_INVERSION: usize = 32;
/// Heap that rayon takes for a job of a caller outside its pool.
pub(super) const RAYON_BYTES: u64 = 4096;
