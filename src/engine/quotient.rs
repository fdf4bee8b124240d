//! Computes the scalars of h = (a·b − c)/(Xⁿ − 1) from the values of a, b and c on a domain. The scalars are the
//! coefficients of h, or the values of a·b − c on a coset.

use super::gpus::TableUse;
use super::place::Place;
use super::{CompiledField, Engine};
use crate::cpu::elementwise;
use crate::error::MsmError;
use crate::gpu::GpuBuffer;
use crate::transform::{Direction, HBasis, Quotient, Transform};
use crate::types::{CpuArithmetic, EvaluationOrder, Operation};

/// The error for vectors in different memories. This error is never returned, because the vectors are first moved to
/// one memory.
const OTHER_MEMORY: MsmError =
    MsmError::InvalidOption { option: "vectors", reason: "they are in different memories; pass vectors of one engine" };

impl Engine {
    /// Computes the scalars of h in the memory of a. The scalars replace a. Afterwards, the elements of b and c are
    /// unspecified.
    pub(crate) fn quotient<F: CompiledField>(
        &self,
        quotient: &Quotient<F>,
        [a, b, c]: [&mut Place<F>; 3],
    ) -> Result<(), MsmError> {
        b.move_beside(a)?;
        c.move_beside(a)?;
        match (a, b, c) {
            (Place::Device(a, _), Place::Device(b, _), Place::Device(c, _)) => {
                let roots = self.roots_beside::<F>(a, quotient.log_size)?;
                let use_of = TableUse::Quotient(quotient.basis, quotient.offset.to_integer().as_ref().to_vec());
                let make = || a.quotient_factors_beside(quotient);
                let factors = self.tables_beside::<F>(a, quotient.log_size, use_of, make)?;
                GpuBuffer::quotient([a, b, c], &roots, &factors, quotient)
            }
            (Place::Host(a), Place::Host(b), Place::Host(c)) => on_the_cpu(quotient, [a, b, c]),
            _ => Err(OTHER_MEMORY),
        }
    }

    /// The least index i below `rows` with aᵢ·bᵢ ≠ cᵢ. `None` if there is no such index. Each vector must have at least
    /// `rows` elements.
    pub(crate) fn first_unsatisfied<F: CompiledField>(
        &self,
        [a, b, c]: [&mut Place<F>; 3],
        rows: usize,
    ) -> Result<Option<usize>, MsmError> {
        if rows == 0 {
            return Ok(None);
        }
        b.move_beside(a)?;
        c.move_beside(a)?;
        match (a, b, c) {
            (Place::Device(a, _), Place::Device(b, _), Place::Device(c, _)) => {
                GpuBuffer::first_unsatisfied::<F>([a, b, c], rows)
            }
            (Place::Host(a), Place::Host(b), Place::Host(c)) => Ok(F::first_unsatisfied(a, b, c, rows)),
            _ => Err(OTHER_MEMORY),
        }
    }
}

/// Replaces a by the scalars of h, on the CPU.
///
/// For the coefficients of h ([`HBasis::Powers`]), arkworks takes seven transforms, but six transforms are enough. For
/// any g, a·b mod (Xⁿ − gⁿ) = h·(gⁿ − 1) + c, because h and c have degrees below n. So the values of c on the coset g·H
/// of the domain H are not needed:
///
/// h = (interpolation of a·b on g·H − interpolation of c on H)/(gⁿ − 1)
pub(crate) fn on_the_cpu<F: CompiledField>(quotient: &Quotient<F>, [a, b, c]: [&mut [F]; 3]) -> Result<(), MsmError> {
    let &Quotient { log_size, offset, offset_inverse, basis } = quotient;
    let arithmetic = CpuArithmetic::default();
    let of = |direction, order, offset| Transform { log_size, direction, order, offset, arithmetic };
    let coset = Some((offset, offset_inverse));
    F::transform(&of(Direction::Inverse, EvaluationOrder::Natural, None), &mut [a, b, c])?;
    match basis {
        HBasis::Coset => {
            F::transform(&of(Direction::Forward, EvaluationOrder::Natural, coset), &mut [a, b, c])?;
            elementwise::multiply_and_subtract(a, b, c);
        }
        HBasis::Powers => {
            F::transform(&of(Direction::Forward, EvaluationOrder::BitReversed, coset), &mut [a, b])?;
            F::combine(Operation::Multiply, a, b);
            F::transform(&of(Direction::Inverse, EvaluationOrder::BitReversed, coset), &mut [a])?;
            elementwise::subtract_and_scale(a, c, quotient.divisor_inverse());
        }
    }
    Ok(())
}
