//! Counts of the operations that the threads of emulated launches execute.

use std::iter::Sum;

/// The way in which an emulated device counts the operations of its threads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Counting {
    /// Nothing is counted.
    #[default]
    Off,
    /// Everything is computed, and operations are counted.
    Computed,
    /// Operations are counted, but products are not computed. Use `CountedOnly` if the computation of the products
    /// would take too long. Without the products, the results are meaningless.
    ///
    /// - A product of field elements is replaced by a number that looks random. A product with 0 is 0.
    /// - The digits of scalars are correct, because their computation needs no product of field elements.
    /// - Threads execute the same operations as for points in general position. Two points are found to be equal or
    ///   opposite only if the same operations computed both points.
    CountedOnly,
}

/// The operations of one thread of a launch. The struct has the layout of `ThreadCounts` of `cuda/emulator/abi.hpp`.
///
/// An addition is not counted if one of the two points is the identity, because such an addition needs no formula.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct ThreadCounts {
    /// Mixed additions: an affine point, or a prepared point in twisted Edwards form, is added to a sum.
    pub mixed_additions: u32,
    /// Additions of two points that have the same form as their sum.
    pub additions: u32,
    /// Doublings, including additions of two equal points.
    pub doublings: u32,
    /// Products of two different elements of any field. The number includes the products in point operations and in
    /// double products.
    pub multiplications: u32,
    /// Squares of field elements. A field with fewer than two spare bits above its modulus has no formulas for squares
    /// and double products. In a field without these formulas, squares and double products count as multiplications.
    pub squarings: u32,
    /// Sums of two products with one common reduction. The two products also count as multiplications.
    pub double_products: u32,
    /// A hash of the kinds of the thread's operations, in the order of execution. The hash covers barriers, warp
    /// collectives, and all operations that are counted.
    pub trace: u64,
}

/// The operations of several threads together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OperationCounts {
    /// The sum of [`ThreadCounts::mixed_additions`].
    pub mixed_additions: u64,
    /// The sum of [`ThreadCounts::additions`].
    pub additions: u64,
    /// The sum of [`ThreadCounts::doublings`].
    pub doublings: u64,
    /// The sum of [`ThreadCounts::multiplications`].
    pub multiplications: u64,
    /// The sum of [`ThreadCounts::squarings`].
    pub squarings: u64,
    /// The sum of [`ThreadCounts::double_products`].
    pub double_products: u64,
}

/// The operations of the threads of one launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaunchCounts {
    /// The kernel's name.
    pub kernel: &'static str,
    /// The numbers of blocks in x and y.
    pub blocks: (u32, u32),
    /// The number of threads of a block.
    pub threads: u32,
    /// The counts of each thread. The counts of the threads of a block are adjacent. The blocks (x, y) are in the order
    /// (0, 0), (1, 0), …
    pub per_thread: Vec<ThreadCounts>,
}

impl ThreadCounts {
    /// The number of point operations of any kind.
    pub fn point_operations(&self) -> u64 {
        OperationCounts::from(self).point_operations()
    }
}

impl OperationCounts {
    /// The number of point operations of any kind.
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
    /// The sum of the counts of all threads.
    pub fn total(&self) -> OperationCounts {
        self.per_thread.iter().sum()
    }

    /// For each block, the sum of the counts of its threads.
    pub fn per_block(&self) -> Vec<OperationCounts> {
        self.per_thread.chunks(self.threads as usize).map(|block| block.iter().sum()).collect()
    }
}

/// The imbalance of a division of work: the largest share divided by the mean share. The imbalance is 1 if all shares
/// are equal. `None` if the sum of all shares is 0.
///
/// A share is the work of a thread or of a block, for example [`ThreadCounts::point_operations`]. Shares may be summed
/// over several consecutive launches. The caller leaves out threads to which no work was assigned.
pub fn max_over_mean(shares: impl IntoIterator<Item = u64>) -> Option<f64> {
    let (max, sum, count) = shares
        .into_iter()
        .fold((0, 0, 0u64), |(max, sum, count): (u64, u64, u64), share| (max.max(share), sum + share, count + 1));
    (sum > 0).then(|| max as f64 * count as f64 / sum as f64)
}
