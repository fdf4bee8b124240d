//! The assignment of threads to the rows of a sparse matrix, as tables that the kernels of `cuda/stages/rows.cuh` read.
//!
//! [`RowGroups::balanced`] specifies the kernel `group_rows`. The kernel `group_rows` makes the table of `balanced` on
//! the device, for rows whose lengths the host does not know.

/// The number of entries of a table. In a table that [`RowGroups::balanced`] makes, entry b has the rows whose number
/// of terms is b bits long.
pub const ROW_GROUPS: usize = 32;
/// The rows of a group are cut into at most `PIECES_PER_THREAD` pieces for each thread. If there are more than four
/// pieces for each thread, no thread has more than 5/4 of the mean number of pieces.
pub const PIECES_PER_THREAD: u32 = 8;
/// The number of bytes of an entry of a table.
pub const ROW_GROUP_BYTES: u64 = 24;

const WARP: u32 = 32;

/// A group of rows that are computed in the same way. Each row is cut into pieces of about equal length. The threads of
/// the group take the pieces in turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowGroup {
    /// The first row of the group, as an index into the order of rows.
    pub first_row: u32,
    /// The number of rows of the group.
    pub rows: u32,
    /// The first thread of the group, a multiple of 32.
    pub first_thread: u32,
    /// The number of threads of the group, a multiple of 32.
    pub threads: u32,
    /// The index of the first piece of the group among the pieces that are stored in memory.
    pub first_piece: u32,
    /// The base-2 logarithm of the number of pieces of each row.
    pub log2_pieces: u32,
}

impl RowGroup {
    /// The number of pieces of all rows of the group.
    pub fn pieces(&self) -> u32 {
        self.rows << self.log2_pieces
    }

    /// The number of pieces that are stored in memory.
    pub fn stored_pieces(&self) -> u32 {
        if self.log2_pieces == 0 { 0 } else { self.pieces() }
    }
}

/// A table of groups. Entry 0 has no threads. In a balanced table, entry 0 is the group of the rows without terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowGroups(pub [RowGroup; ROW_GROUPS]);

impl RowGroups {
    /// CSR-Scalar (cuzk 4.2): one thread for each row, in the given order.
    pub fn scalar(rows: u32) -> Self {
        Self::alike(rows, 0)
    }

    /// CSR-Vector (cuzk 4.2): one warp for each row, in the given order. A row has fewer threads than a warp if the
    /// total number of pieces would otherwise be 2^31 or more. To find its next piece, a thread adds the number of
    /// threads to the index of its piece. The sum must fit in 32 bits.
    pub fn vector(rows: u32) -> Self {
        Self::alike(rows, WARP.ilog2().min(rows.leading_zeros().saturating_sub(1)))
    }

    fn alike(rows: u32, log2_pieces: u32) -> Self {
        let threads = (rows << log2_pieces).checked_next_multiple_of(WARP).unwrap_or(u32::MAX - WARP + 1);
        let all = RowGroup { rows, threads, log2_pieces, ..RowGroup::default() };
        let first_piece = all.stored_pieces();
        let none = RowGroup { first_row: rows, first_thread: threads, first_piece, ..RowGroup::default() };
        let mut groups = [none; ROW_GROUPS];
        groups[..2].copy_from_slice(&[RowGroup::default(), all]);
        Self(groups)
    }

    /// CSR-Balanced (cuzk 4.1), for rows of the given lengths. The lengths are below 2^31, in ascending order.
    ///
    /// Rows whose numbers of terms have the same bit length form a group. The groups share `threads`/32 warps. A group
    /// gets a number of warps in proportion to its number of terms, rounded up.
    #[expect(clippy::indexing_slicing, reason = "lengths ascend, so no group ends before it begins")]
    pub fn balanced(lengths: &[u32], threads: u32) -> Self {
        let terms = |lengths: &[u32]| lengths.iter().map(|&length| u64::from(length)).sum::<u64>();
        let all = terms(lengths);
        let mut groups = [RowGroup::default(); ROW_GROUPS];
        let (mut first_row, mut first_thread, mut first_piece) = (0, 0, 0);
        for (bits, group) in groups.iter_mut().enumerate() {
            let end = lengths.partition_point(|length| (u32::BITS - length.leading_zeros()) as usize <= bits);
            let own = &lengths[first_row..end];
            *group = RowGroup {
                first_row: first_row as u32,
                rows: own.len() as u32,
                first_thread,
                first_piece,
                ..RowGroup::default()
            };
            if bits > 0
                && let Some(&longest) = own.last()
            {
                group.threads = WARP * (u64::from(threads / WARP) * terms(own)).div_ceil(all) as u32;
                group.log2_pieces = fewest_terms(group.rows, longest, group.threads);
            }
            first_row = end;
            first_thread += group.threads;
            first_piece += group.stored_pieces();
        }
        Self(groups)
    }

    /// The number of threads of all groups.
    pub fn threads(&self) -> u32 {
        self.0[ROW_GROUPS - 1].first_thread + self.0[ROW_GROUPS - 1].threads
    }

    /// The number of pieces that are stored in memory.
    pub fn stored_pieces(&self) -> u32 {
        self.0[ROW_GROUPS - 1].first_piece + self.0[ROW_GROUPS - 1].stored_pieces()
    }

    /// The number of rounds that add the pieces of a row.
    pub fn rounds(&self) -> u32 {
        self.0.iter().filter(|group| group.rows > 0).map(|group| group.log2_pieces).max().unwrap_or(0)
    }

    /// Returns the table as the 32-bit words that kernels read.
    pub fn words(&self) -> Vec<u32> {
        let words = |g: &RowGroup| [g.first_row, g.rows, g.first_thread, g.threads, g.first_piece, g.log2_pieces];
        self.0.iter().flat_map(words).collect()
    }
}

/// Returns the exponent e for which a thread has the fewest terms. Each row of the group is cut into 2^e pieces. A
/// thread has up to ⌈rows·2^e/threads⌉ pieces. A piece has up to ⌈longest/2^e⌉ terms. If several exponents are equally
/// good, the function returns the least of these exponents.
fn fewest_terms(rows: u32, longest: u32, threads: u32) -> u32 {
    let (rows, longest, threads) = (u64::from(rows), u64::from(longest), u64::from(threads));
    (0..u32::BITS)
        .take_while(|&e| e == 0 || longest >> e != 0 && rows << e <= u64::from(PIECES_PER_THREAD) * threads)
        .min_by_key(|&e| (rows << e).div_ceil(threads) * longest.div_ceil(1 << e))
        .unwrap_or(0)
}

/// The greatest numbers of threads, pieces and rounds that one matrix can need, for any lengths of its rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowRoom {
    /// The number of threads. The number of threads of each group is rounded up to whole warps. So this number includes
    /// one more warp for each group.
    pub threads: u32,
    /// The number of pieces into which the rows are cut. Each piece takes one element.
    pub pieces: u32,
    /// The number of rounds that add the pieces of a row.
    pub rounds: u32,
}

impl RowRoom {
    /// Returns the numbers for any table that [`RowGroups::balanced`] makes for `threads` threads. All rows together
    /// have at most `terms` terms. `threads` is a multiple of 32.
    pub fn new(threads: u32, terms: u32) -> Self {
        let bits = u32::BITS - terms.leading_zeros();
        let threads = threads + WARP * bits;
        let pieces = PIECES_PER_THREAD * threads;
        Self { threads, pieces, rounds: bits.saturating_sub(1).min(pieces.ilog2()) }
    }
}
