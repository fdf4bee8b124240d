//! The registers of each kernel, which decide how many of its blocks a multiprocessor holds.
//!
//! The table is taken from `verify/golden/sass-counts.tsv` (sm_90, CUDA 13.0), so that plans need no device. A test compares the
//! two.

use super::hardware::Field;

/// A kernel of `cuda/entry/`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Kernel {
    /// Its place in [`ALL`].
    pub(super) place: usize,
    /// The compiled unit, without the group.
    pub(super) module: &'static str,
    pub(super) name: &'static str,
    /// Threads of a block.
    pub(super) block: u32,
    /// Bytes of shared memory of a block.
    pub(super) shared: u32,
    /// Registers of a thread for each kind of group: 12 limbs, G2 of 12 limbs, 8 limbs, G2 of 8 limbs, 24 limbs. Of
    /// several groups of a kind, the most. 0 if no group of that kind has the kernel.
    registers: [u32; 5],
}

impl Kernel {
    /// Registers of a thread, for a group over this field.
    pub(super) fn registers(&self, field: Field) -> u32 {
        let [medium, medium_extension, short, short_extension, long] = self.registers;
        match (field.limbs, field.degree) {
            (..=8, 1) => short,
            (..=8, _) => short_extension,
            (..=12, 1) => medium,
            (..=12, _) => medium_extension,
            _ => long,
        }
    }
}

macro_rules! kernels {
    ($($constant:ident: $module:ident $name:ident, $block:literal, $shared:literal, $registers:expr;)+) => {
        #[expect(non_camel_case_types, reason = "named as the constants are")]
        enum Place { $($constant),+ }

        $(pub(super) const $constant: Kernel = Kernel {
            place: Place::$constant as usize,
            module: stringify!($module),
            name: stringify!($name),
            block: $block,
            shared: $shared,
            registers: $registers,
        };)+

        /// All kernels of a plan.
        pub(super) const ALL: &[Kernel] = &[$($constant),+];
    };
}

/// The same registers for every group.
const fn any(registers: u32) -> [u32; 5] {
    [registers; 5]
}

// Shared memory: in `cuda/stages/sort.cuh` 4096 digits, which share it with 1024 counters for each of 8 warps, 1024 words
// for radix values and 8 for warps; in `sort_offset` a word for each thread; in `cuda/stages/list_bounds.cuh` 8 words; in
// `cuda/stages/row_groups.cuh` 33 + 8·32 words.
#[rustfmt::skip]
kernels! {
    CHECK_BASES: prepare check_bases, 128, 0, [238, 255, 128, 254, 255];
    PREPARE_MULTIPLES: prepare prepare_multiples, 128, 0, [146, 255, 100, 218, 255];
    PREPARE_POWERS_OF_TWO: prepare prepare_powers_of_two, 128, 0, [142, 255, 90, 184, 255];
    PREPARE_EDWARDS: prepare prepare_edwards, 128, 0, [150, 0, 0, 0, 0];

    ODD_FLOAT_TABLE: recode odd_float_table, 128, 0, any(11);
    RECODE_ODD_FLOAT: recode recode_odd_float, 128, 0, [29, 29, 29, 29, 56];
    RECODE_SIGNED: recode recode_signed, 128, 0, [28, 28, 28, 28, 56];
    RECODE_UNSIGNED: recode recode_unsigned, 128, 0, [28, 28, 28, 28, 56];

    SORT_WINDOW: sort sort_window, 256, 36896, any(79);
    SORT_COUNT: sort sort_count, 256, 32768, any(37);
    SORT_OFFSET: sort sort_offset, 1024, 4096, any(32);
    SORT_SCATTER: sort sort_scatter, 256, 36896, any(76);
    BUCKET_BOUNDS: sort bucket_bounds, 256, 0, any(16);
    LIST_BOUNDS: sort list_bounds, 256, 32, any(32);
    ELL_STORE: sparse ell_store, 128, 0, any(24);
    ELL_ROW_POINTERS: sparse ell_row_pointers, 32, 0, any(18);
    ELL_TO_CSR: sparse ell_to_csr, 128, 0, any(31);
    ROW_LENGTHS: sparse row_lengths, 128, 0, any(14);
    GROUP_ROWS: sparse group_rows, 256, 1156, any(30);
    CONSOLIDATE_ROWS: comparison consolidate_rows, 128, 0, any(11);

    XYZZ_CLEAR_POINTS: xyzz clear_points, 128, 0, [10, 10, 8, 8, 10];
    COPY_UNPAIRED: xyzz copy_unpaired, 128, 0, [42, 68, 30, 48, 78];
    ADD_PAIRS: xyzz add_pairs, 128, 0, [157, 255, 105, 220, 255];
    ACCUMULATE_LOAD_BALANCED: xyzz accumulate_load_balanced, 128, 0, [168, 255, 96, 254, 255];
    ACCUMULATE_ODD_FLOAT: xyzz accumulate_odd_float, 128, 0, [198, 255, 138, 255, 255];
    ACCUMULATE_ROW_BALANCED: xyzz accumulate_row_balanced, 128, 0, [184, 255, 108, 252, 255];
    COMBINE_BUCKETS_ROUND: xyzz combine_buckets_round, 128, 0, [194, 255, 116, 246, 255];
    GATHER_PARTIAL_SUMS: xyzz gather_partial_sums, 256, 0, [128, 255, 100, 230, 255];
    SUM_BUCKET_RUNS: xyzz sum_bucket_runs, 128, 0, [196, 255, 130, 251, 255];
    SUM_BUCKET_CHUNKS: xyzz sum_bucket_chunks, 128, 0, [201, 255, 130, 255, 255];
    SUM_RUNS: xyzz sum_runs, 256, 0, [128, 255, 112, 216, 255];

    EDWARDS_CLEAR_POINTS: edwards clear_points, 128, 0, [18, 0, 0, 0, 0];
    EDWARDS_ACCUMULATE: edwards accumulate_load_balanced, 128, 0, [168, 0, 0, 0, 0];
    EDWARDS_GATHER_PARTIAL_SUMS: edwards gather_partial_sums, 256, 0, [127, 0, 0, 0, 0];
    EDWARDS_SUM_BUCKET_RUNS: edwards sum_bucket_runs, 128, 0, [190, 0, 0, 0, 0];
    EDWARDS_SUM_RUNS: edwards sum_runs, 256, 0, [128, 0, 0, 0, 0];

    CONSTANT_ACCUMULATE: constant_time accumulate_constant_time, 128, 0, [232, 255, 144, 255, 255];
    CLEAR_POINTS: constant_time clear_points, 128, 0, [10, 10, 8, 8, 10];
    CLEAR_SUM_BUCKETS: constant_time clear_sum_buckets, 128, 0, any(8);
    CONSTANT_GATHER: constant_time gather_constant_time, 128, 0, [244, 255, 154, 255, 255];
    CONSTANT_GATHER_LAST: constant_time gather_last_constant_time, 128, 0, [255, 255, 168, 255, 255];
    CONSTANT_SUM_BUCKET_RUNS: constant_time sum_bucket_runs, 128, 0, [240, 255, 150, 255, 255];
    CONSTANT_SUM_RUNS: constant_time sum_runs, 256, 0, [128, 255, 114, 238, 255];

    ACCUMULATE_UNBALANCED: comparison accumulate_unbalanced, 128, 0, [188, 255, 104, 250, 255];
    ACCUMULATE_CHECKPOINTS: comparison accumulate_checkpoints, 128, 0, [196, 255, 140, 255, 255];
    PIPPENGER_PER_THREAD: comparison pippenger_per_thread, 128, 0, [194, 255, 140, 255, 255];
    ACCUMULATE_HOMOGENEOUS: homogeneous accumulate_homogeneous, 128, 0, [254, 0, 168, 0, 0];
}

/// The kernels that clear sums and add two, of one point form.
#[derive(Clone, Copy)]
pub(super) struct SumKernels {
    pub(super) clear: &'static Kernel,
    pub(super) gather: &'static Kernel,
    pub(super) bucket_runs: &'static Kernel,
    pub(super) runs: &'static Kernel,
}

pub(super) const XYZZ: SumKernels = SumKernels {
    clear: &XYZZ_CLEAR_POINTS,
    gather: &GATHER_PARTIAL_SUMS,
    bucket_runs: &SUM_BUCKET_RUNS,
    runs: &SUM_RUNS,
};

pub(super) const EDWARDS: SumKernels = SumKernels {
    clear: &EDWARDS_CLEAR_POINTS,
    gather: &EDWARDS_GATHER_PARTIAL_SUMS,
    bucket_runs: &EDWARDS_SUM_BUCKET_RUNS,
    runs: &EDWARDS_SUM_RUNS,
};

pub(super) const CONSTANT_TIME: SumKernels = SumKernels {
    clear: &CLEAR_POINTS,
    gather: &CONSTANT_GATHER,
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
        let table = include_str!("../../../verify/golden/sass-counts.tsv");
        let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split('\t').collect()).collect();
        let column = rows[0].iter().position(|name| *name == "regs").unwrap();
        let registers = |unit: &str, kernel: &str| {
            let row = rows.iter().find(|row| row[0] == unit && row[1] == kernel)?;
            row[column].parse::<u32>().ok()
        };
        for kernel in ALL {
            for (kind, groups) in KINDS.iter().enumerate() {
                let of_groups =
                    groups.iter().filter_map(|group| registers(&format!("{}_{group}", kernel.module), kernel.name));
                let most = of_groups.max().or_else(|| registers(kernel.module, kernel.name)).unwrap_or(0);
                // Kernels that are the same for all groups have the registers in each column.
                let expected =
                    if kernel.registers == any(kernel.registers[0]) && most == 0 { kernel.registers[0] } else { most };
                assert_eq!(kernel.registers[kind], expected, "{} {} {groups:?}", kernel.module, kernel.name);
            }
        }
    }
}
