//! Instructions that the lanes of a warp, or the warps of a block, execute together.

use super::lanes::{Active, Registers, Words, lanes_of};
use crate::fault::FaultKind;
use crate::program::{File, LANES, Operation, ShuffleMode, VoteMode, WordFunction};

/// Returns the lowest lane of a mask, or `None` if the mask is 0.
fn first_lane(bits: u32) -> Option<usize> {
    lanes_of(bits).next()
}

type Fault = (Option<usize>, FaultKind);

/// Checks that all lanes of a warp reach a barrier of the block together. If lanes are missing, a GPU waits for the
/// missing lanes. This machine cannot know whether the missing lanes will reach the barrier. So the machine refuses the
/// kernel.
pub(super) fn check_block_barrier(lanes: u32, active: u32) -> Result<(), Fault> {
    if active == lanes {
        return Ok(());
    }
    let message = format!(
        "lanes {active:#010x} of {lanes:#010x} wait at a barrier of the block; the other lanes exited or are elsewhere"
    );
    Err((first_lane(active), FaultKind::Barrier(message)))
}

/// Returns the groups of lanes that run a collective instruction together. All lanes of a group must give the same
/// mask, and this mask must name exactly the lanes of the group. All lanes of the group must run the instruction at the
/// same time.
pub(super) fn groups(masks: &Words, active: u32) -> Result<Vec<u32>, Fault> {
    // In most cases, the mask of every active lane names all active lanes.
    if lanes_of(active).all(|lane| masks[lane] == active) {
        return Ok(vec![active]);
    }
    let mut found = Vec::new();
    for lane in lanes_of(active) {
        let mask = masks[lane];
        let failed = |message: String| Err((Some(lane), FaultKind::Collective(message)));
        if mask >> lane & 1 == 0 {
            return failed(format!("the mask {mask:#010x} does not name the calling lane, {lane}"));
        }
        if let Some(other) = first_lane(mask & !active) {
            return failed(format!("the mask {mask:#010x} names lane {other}, which has exited or waits elsewhere"));
        }
        if let Some(other) = lanes_of(mask).find(|&other| masks[other] != mask) {
            return failed(format!("lane {other} gives another mask than {mask:#010x}"));
        }
        if !found.contains(&mask) {
            found.push(mask);
        }
    }
    Ok(found)
}

/// Runs an instruction that the lanes of a warp execute together and that is not a barrier. A fence has no effect.
pub(super) fn run(operation: &Operation, registers: &mut Registers<'_>, active: &Active) -> Result<(), Fault> {
    match operation {
        Operation::Shuffle { mode, to, valid, value, lane, clamp, mask } => {
            let masks = *registers.word(*mask);
            groups(&masks, active.bits)?;
            let (values, lanes, clamps) = (*registers.word(*value), *registers.word(*lane), *registers.word(*clamp));
            let (mut result, mut in_range) = ([0; LANES], 0);
            for lane in lanes_of(active.bits) {
                let (source, there) = source_lane(*mode, lane as u32, lanes[lane], clamps[lane]);
                if masks[lane] >> source & 1 == 0 {
                    let message = format!("the mask {:#010x} does not name the source lane {source}", masks[lane]);
                    return Err((Some(lane), FaultKind::Collective(message)));
                }
                result[lane] = values[source];
                in_range |= u32::from(there) << lane;
            }
            registers.set_word(*to, &result, active);
            if let Some(valid) = valid {
                registers.set_predicate(*valid, in_range, active);
            }
        }
        Operation::Vote { mode, to, predicate, negated, mask } => {
            let masks = *registers.word(*mask);
            groups(&masks, active.bits)?;
            let bits = registers.predicates[*predicate as usize];
            let bits = if *negated { !bits } else { bits };
            let result: Words = std::array::from_fn(|lane| match mode {
                VoteMode::Ballot => bits & masks[lane],
                VoteMode::Any => u32::from(bits & masks[lane] != 0),
                VoteMode::All => u32::from(bits & masks[lane] == masks[lane]),
            });
            if to.file == File::Predicate {
                let bits = lanes_of(active.bits).fold(0, |bits, lane| bits | result[lane] << lane);
                registers.set_predicate(to.slot, bits, active);
            } else {
                registers.set_word(to.slot, &result, active);
            }
        }
        Operation::MatchAny { to, value, mask } => {
            let masks = *registers.word(*mask);
            groups(&masks, active.bits)?;
            let values: [u64; LANES] = match value.file {
                File::Long => *registers.long(value.slot),
                _ => registers.word(value.slot).map(u64::from),
            };
            let result = std::array::from_fn(|lane| {
                lanes_of(masks[lane])
                    .filter(|&other| values[other] == values[lane])
                    .fold(0, |bits, lane| bits | 1 << lane)
            });
            registers.set_word(*to, &result, active);
        }
        Operation::ReduceWarp { function, to, value, mask } => {
            let (masks, values) = (*registers.word(*mask), *registers.word(*value));
            let mut result = [0; LANES];
            for group in groups(&masks, active.bits)? {
                let reduced = lanes_of(group).map(|lane| values[lane]).reduce(|a, b| reduce(*function, a, b));
                lanes_of(group).for_each(|lane| result[lane] = reduced.unwrap_or(0));
            }
            registers.set_word(*to, &result, active);
        }
        Operation::ActiveMask { to } => registers.set_word(*to, &[active.bits; LANES], active),
        Operation::MemoryFence => {}
        other => unreachable!("{other:?} runs elsewhere"),
    }
    Ok(())
}

fn reduce(function: WordFunction, a: u32, b: u32) -> u32 {
    match function {
        WordFunction::Add => a.wrapping_add(b),
        WordFunction::Min => a.min(b),
        WordFunction::MinSigned => (a as i32).min(b as i32) as u32,
        WordFunction::Max => a.max(b),
        WordFunction::MaxSigned => (a as i32).max(b as i32) as u32,
        WordFunction::And => a & b,
        WordFunction::Or => a | b,
        WordFunction::Xor => a ^ b,
        other => unreachable!("{other:?} reduces nothing"),
    }
}

/// Finds the lane from which the lane `lane` reads a value in a shuffle. The operands of the shuffle select a lane and
/// a segment of the warp. If the selected lane lies in the segment, returns the selected lane and true. If the selected
/// lane lies outside the segment, the lane `lane` reads its own value, and the function returns `lane` and false. The
/// rules are in the PTX ISA, "shfl.sync".
fn source_lane(mode: ShuffleMode, lane: u32, distance: u32, clamp: u32) -> (usize, bool) {
    let (distance, segment, clamp) = (distance & 31, clamp >> 8 & 31, clamp & 31);
    let first = lane & segment;
    let last = first | clamp & !segment;
    let (source, there) = match mode {
        ShuffleMode::Up => (lane as i32 - distance as i32, lane as i32 - distance as i32 >= last as i32),
        ShuffleMode::Down => ((lane + distance) as i32, lane + distance <= last),
        ShuffleMode::Butterfly => ((lane ^ distance) as i32, lane ^ distance <= last),
        ShuffleMode::Index => {
            let source = first | distance & !segment;
            (source as i32, source <= last)
        }
    };
    if there { (source as usize, true) } else { (lane as usize, false) }
}
