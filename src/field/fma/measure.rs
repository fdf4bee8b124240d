//! A measurement of the faster products on this CPU: in lanes or one at a time.

use std::hint::black_box;
use std::time::{Duration, Instant};

use ark_ff::Field;

use super::super::FastField;
use super::super::lanes::{Lanes, Work};

/// Independent chains of products in lanes, and products in each.
const CHAINS: usize = 4;
const LENGTH: usize = 6;
/// Rounds of a measurement. The least time counts.
const ROUNDS: usize = 5;
/// Products in lanes must not take longer than this share of the time of the others. Above 1, because noise at the first
/// call would otherwise slow down a whole process.
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

/// True if the same number of products takes less time in lanes. Takes about 60 µs.
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
