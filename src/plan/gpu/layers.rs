//! The layers of additions in the reduction and in the aggregation, and the division of the layers among launches. Each
//! layer needs the results of the layer before it. In a block, quads compute the additions (`cuda/curve/quad.cuh`). A
//! quad is four lanes of a warp that compute one addition together. The block has a barrier after each layer.

/// The binary logarithm of the number of additions that a block makes at a time.
const LOG2_QUADS: u32 = 6;
/// The number of additions that a warp makes at a time.
const WARP_QUADS: u64 = 8;

/// The additions of one block, or of several blocks together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Layers {
    /// The number of layers.
    pub(crate) count: u64,
    /// The length of a block's chain of additions. In each layer, the chain has one addition for every 64 additions of
    /// the block, rounded up.
    pub(crate) chain: u64,
    /// The number of additions that all warps together issue. One addition that a warp issues computes up to 8
    /// additions of points.
    pub(crate) by_warps: u64,
    /// The number of additions of points.
    pub(crate) additions: u64,
}

impl Layers {
    /// Adds a layer of `additions` additions.
    fn push(&mut self, additions: u64) {
        self.count += 1;
        self.chain += additions.div_ceil(1 << LOG2_QUADS);
        self.by_warps += additions.div_ceil(WARP_QUADS);
        self.additions += additions;
    }
}

/// One launch of `reduce_partial_sums`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reduction {
    /// The index of the first round.
    pub(crate) first_round: u32,
    /// The number of rounds. A block reduces the partial sums of 2^(first_round + rounds) accumulation threads of a
    /// row.
    pub(crate) rounds: u32,
}

impl Reduction {
    /// The launches that reduce the partial sums of `threads` accumulation threads for each row. Together, the
    /// launches compute the rounds from 0 to ⌈log₂ threads⌉ − 1. If a launch has at least 7 rounds, all quads of a full
    /// block are busy in the first round of the launch.
    pub(crate) fn launches(threads: u64) -> Vec<Self> {
        let rounds = threads.max(1).next_power_of_two().ilog2();
        let (mut launches, mut first_round) = (Vec::new(), 0);
        while first_round < rounds {
            // The last launch may have one round more than the other launches. Then each quad makes two additions in
            // the first layer of the last launch. The second of these additions costs less time than one more launch.
            let left = rounds - first_round;
            let rounds = if left > LOG2_QUADS + 2 { LOG2_QUADS + 1 } else { left };
            launches.push(Self { first_round, rounds });
            first_round += rounds;
        }
        launches
    }

    /// The number of blocks for each row.
    pub(crate) fn blocks(&self, threads: u64) -> u64 {
        threads.div_ceil(1 << (self.first_round + self.rounds)).max(1)
    }

    /// The additions of a block that reduces the partial sums of `threads` accumulation threads.
    fn of_block(&self, threads: u64) -> Layers {
        let mut layers = Layers::default();
        for round in self.first_round..self.first_round + self.rounds {
            layers.push(threads.div_ceil(1 << round) / 2);
        }
        layers
    }

    /// The additions of all blocks of a row, and the longest chain of a block. The numbers assume that each thread
    /// shares a bucket with the next thread.
    pub(crate) fn layers(&self, threads: u64) -> Layers {
        let group = 1 << (self.first_round + self.rounds);
        let (full, last) = (threads / group, self.of_block(threads % group));
        let first = self.of_block(threads.min(group));
        Layers {
            count: first.count,
            chain: first.chain,
            by_warps: full * first.by_warps + last.by_warps,
            additions: full * first.additions + last.additions,
        }
    }
}

/// One launch of `sum_runs`. The launch halves the number of entries of each row, possibly several times. A block
/// computes 2^log2_own of the entries that remain after the launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Halving {
    /// The logarithm of the number of entries before the launch.
    pub(crate) log2_from: u32,
    /// The logarithm of the number of entries after the launch.
    pub(crate) log2_to: u32,
    /// The logarithm of the number of remaining entries that a block computes.
    pub(crate) log2_own: u32,
}

impl Halving {
    /// The logarithm of the greatest number of entries that one block reduces to a single entry.
    const LOG2_AT_ONCE: u32 = 7;
    /// The logarithm of the number of entries that the first launch leaves to the second launch.
    const LOG2_LEFT: u32 = 5;

    /// The launches that reduce 2^log2_entries entries of each row to one entry.
    pub(crate) fn launches(log2_entries: u32) -> Vec<Self> {
        let (left, mut launches) = (Self::LOG2_LEFT, Vec::new());
        if log2_entries <= Self::LOG2_AT_ONCE {
            return vec![Self { log2_from: log2_entries, log2_to: 0, log2_own: 0 }];
        }
        // `log2_own` is chosen so that each quad of a block has an addition in the first layer.
        let log2_own = (LOG2_QUADS + left + 1).saturating_sub(log2_entries).min(left);
        launches.push(Self { log2_from: log2_entries, log2_to: left, log2_own });
        launches.push(Self { log2_from: left, log2_to: 0, log2_own: 0 });
        launches
    }

    /// The number of blocks for each row.
    pub(crate) fn blocks(&self) -> u32 {
        1 << (self.log2_to - self.log2_own)
    }

    /// The additions of a block. If `has_weighted` is true, the launch halves an array of weighted sums. If `log2_sums`
    /// is given, the launch halves arrays of plain sums. Before the first launch, there is one array of 2^log2_sums
    /// plain sums.
    pub(crate) fn layers(&self, log2_sums: Option<u32>, has_weighted: bool) -> Layers {
        let mut layers = Layers::default();
        for log2_half in (self.log2_to..self.log2_from).rev() {
            let arrays = log2_sums.map_or(0, |log2_sums| log2_sums - log2_half) + u32::from(has_weighted);
            layers.push(u64::from(arrays) << (log2_half - self.log2_to + self.log2_own));
        }
        layers
    }
}

/// The work of the block that computes the sum of a row from the results of the halving. A run is a range of
/// neighbouring buckets. The halving leaves one plain sum for each bit of a run's index, and one weighted sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Joining {
    /// The number of doublings in the longest chain.
    pub(crate) doublings: u64,
    /// The number of doublings that all warps together issue.
    pub(crate) doublings_by_warps: u64,
    /// The additions, in layers.
    pub(crate) layers: Layers,
}

impl Joining {
    /// The work of the block for a row of 2^log2_sums runs. Each run has 2^log2_run_length buckets.
    pub(crate) fn of(log2_sums: u32, log2_run_length: u32, has_odd_digits: bool) -> Self {
        let bits = u64::from(log2_sums);
        let warp = |first: u64| (bits.min(first + WARP_QUADS) - 1) + u64::from(log2_run_length);
        let by_warps = (0..bits).step_by(WARP_QUADS as usize).map(warp);
        let mut layers = Layers::default();
        let mut entries = bits + 1;
        while entries > 1 {
            layers.push(entries / 2);
            entries = entries.div_ceil(2);
        }
        let odd = u64::from(has_odd_digits);
        if has_odd_digits {
            layers.push(1);
        }
        let doublings = by_warps.clone().max().unwrap_or(0) + odd;
        Self { doublings, doublings_by_warps: by_warps.sum::<u64>() + odd, layers }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reduction_has_all_rounds_once() {
        for threads in (1..300).chain([511, 512, 513, 1 << 14, (1 << 14) + 1, 1 << 22]) {
            let launches = Reduction::launches(threads);
            let mut next = 0;
            for launch in &launches {
                assert_eq!((launch.first_round, launch.rounds > 0), (next, true), "{threads}");
                next += launch.rounds;
            }
            assert!(1u64 << next >= threads && (next == 0 || 1u64 << (next - 1) < threads), "{threads}");
            assert!(threads > 1 << 15 || launches.len() <= 2, "{threads}");
            let additions: u64 = launches.iter().map(|launch| launch.layers(threads).additions).sum();
            assert_eq!(additions, threads - 1, "each thread except the first is the middle of a pair once");
            assert_eq!(launches.last().map_or(1, |last| last.blocks(threads)), 1, "{threads}");
        }
    }

    #[test]
    fn halvings_end_at_one_entry() {
        for log2 in 0..22 {
            let launches = Halving::launches(log2);
            let mut entries = log2;
            for launch in &launches {
                assert!(launch.log2_from == entries && launch.log2_own <= launch.log2_to, "{log2}");
                entries = launch.log2_to;
            }
            assert!(entries == 0 && launches.len() <= 2, "{log2}");
            let additions = |sums, weighted| {
                let of = |launch: &Halving| u64::from(launch.blocks()) * launch.layers(sums, weighted).additions;
                launches.iter().map(of).sum::<u64>()
            };
            assert_eq!(additions(None, true), (1 << log2) - 1);
            // The expected number is the sum of (k + 1)·2^(log2 − 1 − k) for all k from 0 to log2 − 1.
            assert_eq!(additions(Some(log2), false), (2 << log2) - u64::from(log2) - 2);
        }
    }
}
