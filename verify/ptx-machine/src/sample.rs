//! Selects the blocks that run in a sampled launch, which is a launch that runs only some of its blocks. Some
//! computations are too large to run completely. From the counts of the selected blocks, the machine estimates the
//! counts of such a computation.

use std::str::FromStr;

/// The kernels that run only some of their blocks, or no block. Other kernels run all of their blocks. The result of a
/// sampled computation is wrong; see [`Machine::sampling`](crate::Machine::sampling).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// A rule has a prefix of kernel names, and a number n. If the name of a kernel starts with the prefix of a rule,
    /// the kernel runs only one block of each n consecutive blocks. If n is 0, the kernel runs no block.
    rules: Vec<(String, u32)>,
}

impl FromStr for Sample {
    type Err = String;

    /// Reads a list of rules in the form `prefix:every,prefix:every`.
    fn from_str(text: &str) -> Result<Self, String> {
        let rule = |text: &str| {
            let (prefix, every) = text.split_once(':')?;
            let every = every.parse().ok()?;
            (!prefix.is_empty()).then(|| (prefix.to_owned(), every))
        };
        let rules: Option<Vec<_>> = text.split(',').map(rule).collect();
        rules.map(|rules| Self { rules }).ok_or_else(|| format!("`{text}` is not a list of `prefix:every`"))
    }
}

impl Sample {
    /// Returns the rule for a kernel: `Some(n)` if one of n blocks runs, `Some(0)` if no block runs, and `None` if all
    /// blocks run.
    pub(crate) fn every(&self, kernel: &str) -> Option<u32> {
        self.rules.iter().find(|(prefix, _)| kernel.starts_with(prefix)).map(|&(_, every)| every)
    }
}

/// Takes one block of each group of `every` consecutive blocks. The index of the block in the group is pseudorandom,
/// because the work of blocks often repeats at regular distances. In the first group, the function takes block 0. If
/// the last group is smaller than the other groups, the block of the last group has too much weight in the scaled
/// counts.
pub(crate) fn sampled(blocks: u32, every: u32) -> Vec<u32> {
    if every == 0 {
        return Vec::new();
    }
    let one_of = |first: u32| {
        let count = every.min(blocks - first);
        first + (first.wrapping_mul(2_654_435_761) >> 8) % count
    };
    (0..blocks).step_by(every as usize).map(one_of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read() {
        let sample: Sample = "accumulate_:64,reduce_:0".parse().unwrap();
        assert_eq!((sample.every("accumulate_odd_float"), sample.every("sort_count")), (Some(64), None));
        assert_eq!(sample.every("reduce_partial_sums"), Some(0));
        for wrong in ["", "accumulate_", ":4", "a:1,", "a:x", "a:-1"] {
            assert!(wrong.parse::<Sample>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn each_group_of_blocks_has_one() {
        assert!(sampled(7, 0).is_empty());
        for (blocks, every) in [(1, 1), (1, 64), (64, 64), (1000, 64), (7, 1)] {
            let chosen = sampled(blocks, every);
            assert_eq!(chosen.len() as u32, blocks.div_ceil(every));
            assert!((0..).zip(&chosen).all(|(i, &block)| block / every == i && block < blocks), "{chosen:?}");
        }
    }
}
