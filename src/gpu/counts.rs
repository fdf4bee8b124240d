//! What the threads of emulated launches did, in operations.

use std::iter::Sum;

/// Whether an emulated device counts what its threads do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Counting {
    /// Nothing is counted.
    #[default]
    Off,
    /// Everything is computed, and operations are counted.
    Computed,
    /// Operations are counted, at sizes that would take too long to compute. Products of field elements are not computed:
    /// a number that looks random takes the place of each, and 0 that of a product with 0. Results are meaningless. Digits
    /// of scalars are right, as no product is needed for them, and threads do what they would do for points in general
    /// position: that two points are equal or opposite is seen only where they were reached by the same operations.
    CountedOnly,
}

/// What one thread of a launch did: `ThreadCounts` of `cuda/emulator/abi.hpp`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct ThreadCounts {
    /// Additions of an affine point, or of one prepared for it. As with the other point operations, what needs no formula
    /// is not counted: the identity added, or something added to the identity.
    pub mixed_additions: u32,
    /// Additions of two points in the form of the result.
    pub additions: u32,
    /// Doublings, those among them that an addition turned out to be.
    pub doublings: u32,
    /// Products of two different field elements, of any field, those of point operations and of double products included.
    pub multiplications: u32,
    /// Squares of field elements. A field with less than two bits to spare above its modulus has no formula of its own for
    /// squares and double products: they are multiplications there.
    pub squarings: u32,
    /// Sums of two products that share one reduction. Their products are multiplications too.
    pub double_products: u32,
    /// A hash of the thread's sequence of operations: those counted here, barriers and warp collectives, each by its kind.
    pub trace: u64,
}

/// What several threads did together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OperationCounts {
    /// As [`ThreadCounts::mixed_additions`].
    pub mixed_additions: u64,
    /// As [`ThreadCounts::additions`].
    pub additions: u64,
    /// As [`ThreadCounts::doublings`].
    pub doublings: u64,
    /// As [`ThreadCounts::multiplications`].
    pub multiplications: u64,
    /// As [`ThreadCounts::squarings`].
    pub squarings: u64,
    /// As [`ThreadCounts::double_products`].
    pub double_products: u64,
}

/// What the threads of one launch did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaunchCounts {
    /// The kernel's name.
    pub kernel: &'static str,
    /// Blocks in x and y.
    pub blocks: (u32, u32),
    /// Threads of a block.
    pub threads: u32,
    /// Each thread: those of a block side by side, blocks (0, 0), (1, 0), … in order.
    pub per_thread: Vec<ThreadCounts>,
}

impl ThreadCounts {
    /// Point operations of any kind.
    pub fn point_operations(&self) -> u64 {
        OperationCounts::from(self).point_operations()
    }
}

impl OperationCounts {
    /// Point operations of any kind.
    pub fn point_operations(&self) -> u64 {
        self.mixed_additions + self.additions + self.doublings
    }
}

impl From<&ThreadCounts> for OperationCounts {
    fn from(thread: &ThreadCounts) -> Self {
        Self {
            mixed_additions: thread.mixed_additions.into(),
            additions: thread.additions.into(),
            doublings: thread.doublings.into(),
            multiplications: thread.multiplications.into(),
            squarings: thread.squarings.into(),
            double_products: thread.double_products.into(),
        }
    }
}

impl Sum for OperationCounts {
    fn sum<I: Iterator<Item = Self>>(counts: I) -> Self {
        counts.fold(Self::default(), |a, b| Self {
            mixed_additions: a.mixed_additions + b.mixed_additions,
            additions: a.additions + b.additions,
            doublings: a.doublings + b.doublings,
            multiplications: a.multiplications + b.multiplications,
            squarings: a.squarings + b.squarings,
            double_products: a.double_products + b.double_products,
        })
    }
}

impl<'a> Sum<&'a ThreadCounts> for OperationCounts {
    fn sum<I: Iterator<Item = &'a ThreadCounts>>(threads: I) -> Self {
        threads.map(Self::from).sum()
    }
}

impl LaunchCounts {
    /// What all threads did together.
    pub fn total(&self) -> OperationCounts {
        self.per_thread.iter().sum()
    }

    /// What the threads of each block did together, in the order of blocks.
    pub fn per_block(&self) -> Vec<OperationCounts> {
        self.per_thread.chunks(self.threads as usize).map(|block| block.iter().sum()).collect()
    }
}

/// How uneven work is shared: the largest share over the mean, 1 if all are equal. A share is what a thread or a block
/// did, for instance its [`ThreadCounts::point_operations`], in one launch or in several that follow each other. Threads
/// that a launch has beyond its work are to be left out. None if nothing was done.
pub fn max_over_mean(shares: impl IntoIterator<Item = u64>) -> Option<f64> {
    let (max, sum, count) = shares
        .into_iter()
        .fold((0, 0, 0u64), |(max, sum, count): (u64, u64, u64), share| (max.max(share), sum + share, count + 1));
    (sum > 0).then(|| max as f64 * count as f64 / sum as f64)
}
