//! The registry of kernels. The registry has an entry for each kernel of `cuda/entry/` and `cuda/papers/`, except the
//! kernels of `cuda/entry/probe.cu`. An entry has the unit in which the kernel is compiled, the kernel's name, the
//! number of threads of a block, and the resources that a block takes. The resources of a block limit the number of
//! blocks on a multiprocessor. Launches and plans refer to a kernel by its constant in this file.
//!
//! The numbers of registers come from `verify/golden/sass-counts.tsv` (sm_90, CUDA 13.0). So a plan can be made without
//! a device. A test compares the numbers of registers in this file with the numbers in `sass-counts.tsv`. Another test
//! compares the names and the block sizes with the emulator's tables.

/// A compiled unit: a file of `cuda/entry/` or `cuda/papers/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    Convert,
    Recode,
    Sort,
    Sparse,
    Xyzz,
    Edwards,
    ConstantTime,
    Comparison,
    Homogeneous,
    Spmv,
    Transform,
}

impl Unit {
    /// The name of the unit's file. The names of the unit's modules begin with the name of the file.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Convert => "convert",
            Self::Recode => "recode",
            Self::Sort => "sort",
            Self::Sparse => "sparse",
            Self::Xyzz => "xyzz",
            Self::Edwards => "edwards",
            Self::ConstantTime => "constant_time",
            Self::Comparison => "comparison",
            Self::Homogeneous => "homogeneous",
            Self::Spmv => "spmv",
            Self::Transform => "transform",
        }
    }
}

/// A kernel of `cuda/entry/` or `cuda/papers/`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Kernel {
    /// The index of the kernel in [`ALL`].
    pub(crate) place: usize,
    pub(crate) unit: Unit,
    pub(crate) name: &'static str,
    /// The number of threads of a block.
    pub(crate) block: u32,
    /// The bytes of shared memory of a block.
    pub(crate) shared: u32,
    /// The number of registers of a thread for each kind of group: G1 of 12 limbs, G2 of 12 limbs, G1 of 8 limbs, G2 of
    /// 8 limbs, groups of 24 limbs. Groups of 10 limbs use the entries for 12 limbs. If a kind has several groups, the
    /// entry is the greatest number among these groups. The entry is 0 if no group of the kind has the kernel.
    registers: [u32; 5],
}

impl Kernel {
    /// The number of registers of a thread, for a group over a field with the given number of 32-bit limbs and the
    /// given degree.
    pub(crate) fn registers(&self, limbs: u64, degree: u64) -> u32 {
        let [medium, medium_extension, short, short_extension, long] = self.registers;
        match (limbs, degree) {
            (..=8, 1) => short,
            (..=8, _) => short_extension,
            (..=12, 1) => medium,
            (..=12, _) => medium_extension,
            _ => long,
        }
    }
}

macro_rules! kernels {
    ($($constant:ident: $unit:ident $name:ident, $block:literal, $shared:literal, $registers:expr;)+) => {
        #[expect(non_camel_case_types, reason = "the names are the names of the constants")]
        enum Place { $($constant),+ }

        $(pub(crate) const $constant: Kernel = Kernel {
            place: Place::$constant as usize,
            unit: Unit::$unit,
            name: stringify!($name),
            block: $block,
            shared: $shared,
            registers: $registers,
        };)+

        /// All kernels of the registry.
        pub(crate) const ALL: &[Kernel] = &[$($constant),+];
    };
}

/// Returns the entries of a kernel that has the same number of registers for every kind of group.
const fn any(registers: u32) -> [u32; 5] {
    [registers; 5]
}

// The shared memory of a block. A word has 4 bytes, and a digit has 8 bytes.
//
// - in `cuda/stages/sort.cuh`: 4096 digits or, in the same memory, 1024 counters for each of 8 warps; 1024 words for
//   radix values; one word for each warp
// - in `sort_offset`: one word for each thread
// - in `cuda/stages/list_bounds.cuh`: 32 words
// - in `cuda/stages/transform.cuh`: 8 words for each of 1024 or 256 elements
// - in `cuda/papers/row_groups.cuh`: 33 + 8·32 words
#[rustfmt::skip]
kernels! {
    CHECK_BASES: Convert check_bases, 128, 0, [186, 255, 128, 254, 255];
    PRECOMPUTE_MULTIPLES: Convert precompute_multiples, 128, 0, [136, 255, 100, 208, 255];
    PRECOMPUTE_POWERS_OF_TWO: Convert precompute_powers_of_two, 128, 0, [126, 254, 90, 184, 242];
    CONVERT_TO_EDWARDS: Convert convert_to_edwards, 128, 0, [122, 0, 0, 0, 0];

    ODD_FLOAT_TABLE: Recode odd_float_table, 128, 0, any(11);
    RECODE_ODD_FLOAT: Recode recode_odd_float, 128, 0, [29, 29, 29, 29, 56];
    RECODE_SIGNED: Recode recode_signed, 128, 0, [28, 28, 28, 28, 56];
    RECODE_UNSIGNED: Recode recode_unsigned, 128, 0, [28, 28, 28, 28, 56];

    SORT_ROW: Sort sort_row, 256, 36896, any(80);
    SORT_COUNT: Sort sort_count, 256, 32768, any(37);
    SORT_OFFSET: Sort sort_offset, 1024, 4096, any(32);
    SORT_SCATTER: Sort sort_scatter, 256, 36896, any(76);
    BUCKET_BOUNDS: Sort bucket_bounds, 256, 0, any(16);
    LIST_BOUNDS: Sort list_bounds, 1024, 128, any(30);
    ELL_STORE: Sparse ell_store, 128, 0, any(24);
    ELL_ROW_POINTERS: Sparse ell_row_pointers, 32, 0, any(18);
    ELL_TO_CSR: Sparse ell_to_csr, 128, 0, any(31);
    ROW_LENGTHS: Sparse row_lengths, 128, 0, any(14);
    GROUP_ROWS: Sparse group_rows, 256, 1156, any(30);
    CONSOLIDATE_ROWS: Comparison consolidate_rows, 128, 0, any(11);

    XYZZ_CLEAR_POINTS: Xyzz clear_points, 128, 0, [10, 10, 8, 8, 10];
    COPY_UNPAIRED: Xyzz copy_unpaired, 128, 0, [32, 56, 28, 40, 68];
    ADD_PAIRS: Xyzz add_pairs, 128, 0, [135, 255, 91, 220, 255];
    ACCUMULATE_LOAD_BALANCED: Xyzz accumulate_load_balanced, 128, 0, [212, 255, 96, 254, 255];
    ACCUMULATE_ODD_FLOAT: Xyzz accumulate_odd_float, 128, 0, [196, 255, 128, 255, 255];
    ACCUMULATE_ROW_BALANCED: Comparison accumulate_row_balanced, 128, 0, [138, 255, 108, 254, 255];
    COMBINE_BUCKETS_ROUND: Comparison combine_buckets_round, 128, 0, [184, 255, 111, 242, 255];
    REDUCE_PARTIAL_SUMS: Xyzz reduce_partial_sums, 256, 0, [128, 255, 100, 230, 255];
    SUM_BUCKET_RUNS: Xyzz sum_bucket_runs, 128, 0, [188, 255, 130, 252, 255];
    SUM_BUCKET_CHUNKS: Comparison sum_bucket_chunks, 128, 0, [192, 255, 130, 251, 255];
    SUM_SUFFIXES_ROUND: Comparison sum_suffixes_round, 128, 0, [192, 255, 104, 254, 255];
    WEIGH_SUFFIX_SUMS: Comparison weigh_suffix_sums, 128, 0, [178, 255, 104, 242, 255];
    WEIGH_ODD_DIGITS: Comparison weigh_odd_digits, 128, 0, [184, 255, 104, 242, 255];
    SUM_RUNS: Xyzz sum_runs, 256, 0, [128, 255, 112, 212, 255];

    EDWARDS_CLEAR_POINTS: Edwards clear_points, 128, 0, [18, 0, 0, 0, 0];
    EDWARDS_ACCUMULATE: Edwards accumulate_load_balanced, 128, 0, [166, 0, 0, 0, 0];
    EDWARDS_REDUCE_PARTIAL_SUMS: Edwards reduce_partial_sums, 256, 0, [127, 0, 0, 0, 0];
    EDWARDS_SUM_BUCKET_RUNS: Edwards sum_bucket_runs, 128, 0, [146, 0, 0, 0, 0];
    EDWARDS_SUM_RUNS: Edwards sum_runs, 256, 0, [128, 0, 0, 0, 0];

    CONSTANT_ACCUMULATE: ConstantTime accumulate_constant_time, 128, 0, [222, 255, 144, 255, 255];
    CLEAR_POINTS: ConstantTime clear_points, 128, 0, [10, 10, 8, 8, 10];
    CLEAR_SUM_BUCKETS: ConstantTime clear_sum_buckets, 128, 0, any(8);
    CONSTANT_REDUCTION: ConstantTime reduce_constant_time, 128, 0, [222, 255, 154, 255, 255];
    CONSTANT_REDUCTION_LAST: ConstantTime reduce_last_constant_time, 128, 0, [246, 168, 168, 255, 168];
    CONSTANT_SUM_BUCKET_RUNS: ConstantTime sum_bucket_runs, 128, 0, [214, 255, 150, 255, 255];
    CONSTANT_SUM_RUNS: ConstantTime sum_runs, 256, 0, [128, 255, 114, 238, 255];

    ACCUMULATE_UNBALANCED: Comparison accumulate_unbalanced, 128, 0, [146, 255, 104, 242, 255];
    ACCUMULATE_CHECKPOINTS: Comparison accumulate_checkpoints, 128, 0, [186, 255, 130, 252, 255];
    PIPPENGER_PER_THREAD: Comparison pippenger_per_thread, 128, 0, [192, 255, 138, 255, 255];
    ACCUMULATE_HOMOGENEOUS: Homogeneous accumulate_homogeneous, 128, 0, [242, 0, 168, 0, 0];

    MULTIPLY_ROWS: Spmv multiply_rows, 128, 0, [54, 54, 54, 54, 156];
    COMBINE_PRODUCTS_ROUND: Spmv combine_products_round, 128, 0, [30, 30, 30, 30, 62];

    TRANSFORM_PASS: Transform transform_pass, 256, 32768, [80, 80, 80, 80, 254];
    TRANSFORM_PASS_SMALL: Transform transform_pass_small, 128, 8192, [68, 68, 70, 70, 214];
    FIX_FACTORS: Transform fix_factors, 128, 0, [30, 30, 30, 30, 70];
    REVERSE_BITS: Transform reverse_bits, 128, 0, [26, 26, 26, 26, 48];
    UNSATISFIED_ROWS: Transform unsatisfied_rows, 128, 0, [48, 48, 48, 48, 142];
    COMBINE_ELEMENTS: Transform combine_elements, 128, 0, [40, 40, 40, 40, 128];
}

/// The kernels that clear sums, add bases to sums, and add two sums. The kernels share a *point arithmetic*:
/// coordinates, and functions that add points in these coordinates (see `cuda/curve/point_arithmetic.cuh`).
#[derive(Clone, Copy)]
pub(crate) struct SumKernels {
    pub(crate) clear: &'static Kernel,
    pub(crate) accumulate: &'static Kernel,
    pub(crate) reduction: &'static Kernel,
    pub(crate) bucket_runs: &'static Kernel,
    pub(crate) runs: &'static Kernel,
}

pub(crate) const XYZZ: SumKernels = SumKernels {
    clear: &XYZZ_CLEAR_POINTS,
    accumulate: &ACCUMULATE_LOAD_BALANCED,
    reduction: &REDUCE_PARTIAL_SUMS,
    bucket_runs: &SUM_BUCKET_RUNS,
    runs: &SUM_RUNS,
};

pub(crate) const EDWARDS: SumKernels = SumKernels {
    clear: &EDWARDS_CLEAR_POINTS,
    accumulate: &EDWARDS_ACCUMULATE,
    reduction: &EDWARDS_REDUCE_PARTIAL_SUMS,
    bucket_runs: &EDWARDS_SUM_BUCKET_RUNS,
    runs: &EDWARDS_SUM_RUNS,
};

pub(crate) const CONSTANT_TIME: SumKernels = SumKernels {
    clear: &CLEAR_POINTS,
    accumulate: &CONSTANT_ACCUMULATE,
    reduction: &CONSTANT_REDUCTION,
    bucket_runs: &CONSTANT_SUM_BUCKET_RUNS,
    runs: &CONSTANT_SUM_RUNS,
};

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: [&[&str]; 5] = [
        &["bls12_377_g1", "bls12_381_g1"],
        &["bls12_377_g2", "bls12_381_g2"],
        &["bn254_g1"],
        &["bn254_g2"],
        &["mnt4_753_g1"],
    ];

    #[test]
    fn registers_are_those_of_the_compiled_kernels() {
        let table = include_str!("../../verify/golden/sass-counts.tsv");
        let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split('\t').collect()).collect();
        let column = rows[0].iter().position(|name| *name == "regs").unwrap();
        let registers = |unit: &str, kernel: &str| {
            let row = rows.iter().find(|row| row[0] == unit && row[1] == kernel)?;
            row[column].parse::<u32>().ok()
        };
        for kernel in ALL {
            for (kind, groups) in KINDS.iter().enumerate() {
                let unit = kernel.unit.name();
                // The name of a unit that belongs to a scalar field does not contain the group.
                let of_group = |group: &&str| {
                    let curve = group.trim_end_matches("_g1").trim_end_matches("_g2");
                    let names = [format!("{unit}_{group}"), format!("{unit}_{curve}")];
                    names.iter().find_map(|name| registers(name, kernel.name))
                };
                let most =
                    groups.iter().filter_map(of_group).max().or_else(|| registers(unit, kernel.name)).unwrap_or(0);
                // If all groups have the same kernel, each column has the kernel's number of registers.
                let expected =
                    if kernel.registers == any(kernel.registers[0]) && most == 0 { kernel.registers[0] } else { most };
                assert_eq!(kernel.registers[kind], expected, "{unit} {} {groups:?}", kernel.name);
            }
        }
    }
}
