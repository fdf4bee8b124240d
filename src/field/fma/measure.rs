//! A measurement that decides which products are faster on this CPU: products in lanes, or products of single elements.

use std::hint::black_box;
use std::time::{Duration, Instant};

use ark_ff::Field;

use super::super::FastField;
use super::super::lanes::{Lanes, Work};

/// The number of independent chains of products in lanes, and the number of products in each chain.
const CHAINS: usize = 4;
const LENGTH: usize = 6;
/// The number of rounds of a measurement. The measurement uses the shortest time of all rounds.
const ROUNDS: usize = 5;
/// Lanes are used if the time of products in lanes is at most `MARGIN` times the time of products of single elements.
/// `MARGIN` is above 1, because a process measures each kind of lanes only once: with a margin of 1, noise could turn
/// off lanes that are faster.
const MARGIN: f64 = 1.05;

struct Chains<L>([L; CHAINS], L);

impl<L: Lanes> Work for Chains<L> {
    type Output = [L; CHAINS];

    #[inline(always)]
    fn run(self) -> Self::Output {
        let Self(mut values, factor) = self;
        for _ in 0..LENGTH {
            for value in &mut values {
                *value = value.mul(&factor);
            }
        }
        values
    }
}

/// True if products in lanes take at most [`MARGIN`] times the time of the same number of products of single elements.
/// The measurement takes about 60 µs.
pub(super) fn pays<L: Lanes>(cpu: L::Cpu) -> bool {
    let element = -L::Field::ONE;
    let stored = L::to_internal_x(&element);
    let factor = L::load(cpu, |_| &stored);
    let (mut in_lanes, mut single) = (Duration::MAX, Duration::MAX);
    for _ in 0..ROUNDS {
        let start = Instant::now();
        black_box(L::run(cpu, Chains(black_box([factor; CHAINS]), factor)));
        in_lanes = in_lanes.min(start.elapsed());

        let start = Instant::now();
        let mut values = black_box([element; 8]);
        for _ in 0..CHAINS * LENGTH * L::WIDTH / values.len() {
            for value in &mut values {
                *value = value.fast_mul(&element);
            }
        }
        black_box(values);
        single = single.min(start.elapsed());
    }
    in_lanes.as_secs_f64() <= MARGIN * single.as_secs_f64()
}
