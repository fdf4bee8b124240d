//! Computes products of field elements in lanes, and nothing else. A benchmark compares the time of a sum with the time
//! of the products that the sum's additions need.

use std::hint::black_box;

use ark_ff::Field;

use super::internal::LanesOf;
use crate::curve::CurveParams;
use crate::field::lanes::{Lanes, One, Work};
use crate::types::CpuArithmetic;

/// A kind of product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
    /// The product of two elements.
    Multiplication,
    /// The square of an element.
    Square,
}

/// Computes at least `count` products, on this thread. The result is the number of computed products.
pub(crate) fn compute<P: CurveParams>(arithmetic: CpuArithmetic, product: Product, count: usize) -> usize {
    match LanesOf::<P>::new(arithmetic) {
        LanesOf::Ifma(cpu) => in_lanes::<super::internal::Ifma<P>>(cpu, product, count),
        LanesOf::Fma(cpu) => in_lanes::<super::internal::Fma<P>>(cpu, product, count),
        LanesOf::One => in_lanes::<One<P::BaseField>>((), product, count),
    }
}

/// The number of independent chains of products. The number is the same as in a batch of additions, which interleaves
/// two independent products.
const CHAINS: usize = 2;

fn in_lanes<L: Lanes>(cpu: L::Cpu, product: Product, count: usize) -> usize {
    let steps = count.div_ceil(CHAINS * L::WIDTH);
    let element = L::to_internal_x(&-L::Field::ONE);
    let start = black_box([L::load(cpu, |_| &element); CHAINS]);
    match product {
        Product::Multiplication => black_box(L::run(cpu, Chains::<L, false> { values: start, steps })),
        Product::Square => black_box(L::run(cpu, Chains::<L, true> { values: start, steps })),
    };
    steps * CHAINS * L::WIDTH
}

struct Chains<L, const SQUARES: bool> {
    values: [L; CHAINS],
    steps: usize,
}

impl<L: Lanes, const SQUARES: bool> Work for Chains<L, SQUARES> {
    type Output = [L; CHAINS];

    #[inline(always)]
    fn run(self) -> Self::Output {
        let Self { mut values, steps } = self;
        let factors = values;
        for _ in 0..steps {
            for (value, factor) in values.iter_mut().zip(&factors) {
                *value = if SQUARES { value.square_inlined() } else { value.mul_inlined(factor) };
            }
        }
        values
    }
}
