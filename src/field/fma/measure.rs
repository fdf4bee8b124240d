//! Measures the speed of products in lanes and of products of single elements.

use std::hint::black_box;
use std::time::Instant;

use ark_ff::Field;

use crate::field::lanes::{Lanes, Work};
use crate::field::{FastField, measure};

/// The number of independent chains of products in lanes (`CHAINS`), and the number of products in each chain
/// (`LENGTH`).
const CHAINS: usize = 4;
const LENGTH: usize = 6;

/// The first values of the chains, and the factor by which each product multiplies.
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

/// True if products in lanes are fast enough (see [`measure::pays`]). A round takes about 12 µs.
pub(super) fn pays<L: Lanes>(cpu: L::Cpu) -> bool {
    let element = -L::Field::ONE;
    let stored = L::to_internal_x(&element);
    let factor = L::load(cpu, |_| &stored);
    let in_lanes = || {
        let start = Instant::now();
        black_box(L::run(cpu, Chains(black_box([factor; CHAINS]), factor)));
        start.elapsed().as_secs_f64()
    };
    let single = || {
        let start = Instant::now();
        let mut values = black_box([element; 8]);
        for _ in 0..CHAINS * LENGTH * L::WIDTH / values.len() {
            for value in &mut values {
                *value = value.fast_mul(&element);
            }
        }
        black_box(values);
        start.elapsed().as_secs_f64()
    };
    measure::pays(in_lanes, single)
}
