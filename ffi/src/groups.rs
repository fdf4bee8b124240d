//! The groups of the interface, and the computations in these groups.

use std::borrow::Cow;

use ark_ec::CurveConfig;
use ark_ec::short_weierstrass::Affine;
use ark_ff::PrimeField;
use cumsm::{Bases, Msm, MsmError, Validation};

use crate::codes::*;
use crate::elements::Group;
use crate::failure::Failure;
use crate::memory::{Request, Results, Vector, elements, is_montgomery, reduced, reserved, values};

/// Evaluates the expression `$value`. In this expression, `$P` is the configuration of the group with the number
/// `$number`. build/curves.rs of cumsm assigns a number to each group.
macro_rules! group {
    ($number:expr, $P:ident => $value:expr) => {
        cumsm::on_number!($number, $P => $value).unwrap_or_else(|| Err($crate::groups::unknown_group($number)))
    };
}
pub(crate) use group;

pub(crate) fn unknown_group(number: CumsmGroup) -> Failure {
    let message = format!(
        "this library is built without group {number}; pass another group of cumsm.h, or build the library with the \
         feature of this group's curve"
    );
    Failure::new(CUMSM_ERROR_UNKNOWN_GROUP, message)
}

/// Prepared bases of any group.
pub(crate) trait Prepared: Send + Sync {
    /// Returns the number of bases.
    fn length(&self) -> usize;

    /// Computes the sums of a request, and writes the results.
    ///
    /// # Safety
    ///
    /// The vectors of the request can be read, and the result of the request can be written.
    unsafe fn compute(&self, request: &Request) -> Result<(), Failure>;
}

impl<P: Group> Prepared for Bases<'static, P> {
    fn length(&self) -> usize {
        self.points().len()
    }

    unsafe fn compute(&self, request: &Request) -> Result<(), Failure> {
        let (bases, offset) = (self.points().len(), request.offset);
        if offset > bases {
            return Err(MsmError::OffsetOutOfRange { bases, offset }.into());
        }
        let slice = self.slice(offset..);
        let results = Results::<P>::new(request)?;
        // SAFETY: the caller keeps the contract of this function.
        let points = match unsafe { Scalars::<P>::new(request) }? {
            Scalars::Field(vectors) => slice.batch(&vectors),
            Scalars::Integers(vectors) => slice.batch_bigint(&vectors),
        };
        // SAFETY: the caller keeps the contract of this function.
        unsafe { results.write(&points?.result) };
        Ok(())
    }
}

/// Computes the sum of a request with one vector, over bases that are not prepared.
///
/// # Safety
///
/// The conditions of [`Prepared::compute`] hold, and the points can be read.
pub(crate) unsafe fn msm<P: Group>(
    engine: &Msm,
    point_form: CumsmForm,
    points: Vector,
    request: &Request,
) -> Result<(), Failure> {
    let results = Results::<P>::new(request)?;
    // SAFETY: the caller keeps the contract of this function.
    let points = unsafe { elements::<Affine<P>>(points, point_form, "points") }?;
    // SAFETY: the caller keeps the contract of this function.
    let point = match unsafe { Scalars::<P>::new(request) }? {
        Scalars::Field(vectors) => engine.msm(&points, vectors[0]),
        Scalars::Integers(vectors) => engine.msm_bigint(&points, vectors[0]),
    };
    // SAFETY: the caller keeps the contract of this function.
    unsafe { results.write(&[point?]) };
    Ok(())
}

/// Prepares the caller's points.
///
/// # Safety
///
/// The points can be read.
pub(crate) unsafe fn prepare<P: Group>(
    engine: &Msm,
    form: CumsmForm,
    points: Vector,
    validation: Validation,
) -> Result<Box<dyn Prepared>, Failure> {
    // SAFETY: the caller keeps the contract of this function.
    let points = match unsafe { elements::<Affine<P>>(points, form, "points") }? {
        Cow::Owned(points) => points,
        Cow::Borrowed(points) => {
            let mut copy = reserved(points.len(), "a copy of the points")?;
            copy.extend_from_slice(points);
            copy
        }
    };
    Ok(Box::new(engine.prepare_owned(points).validation(validation).build()?))
}

type Integer<P> = <<P as CurveConfig>::ScalarField as PrimeField>::BigInt;

/// The vectors of scalars of a request, in the caller's memory.
enum Scalars<'a, P: Group> {
    Field(Vec<&'a [P::ScalarField]>),
    Integers(Vec<&'a [Integer<P>]>),
}

impl<P: Group> Scalars<'_, P> {
    /// # Safety
    ///
    /// The request's vectors can be read.
    unsafe fn new(request: &Request) -> Result<Self, Failure> {
        let name = |j| match request.vectors.len() {
            1 => "scalars".to_owned(),
            _ => format!("vectors[{j}]"),
        };
        let (vectors, count) = (request.vectors.iter().enumerate(), request.vectors.len());
        Ok(if is_montgomery(request.scalar_form)? {
            let mut read = reserved(count, "a batch's vectors")?;
            for (j, &vector) in vectors {
                // SAFETY: the caller keeps the contract of this function.
                read.push(unsafe { reduced(vector, &name(j)) }?);
            }
            Self::Field(read)
        } else {
            let mut read = reserved(count, "a batch's vectors")?;
            for (j, &vector) in vectors {
                // SAFETY: the caller keeps the contract of this function.
                read.push(unsafe { values(vector, &name(j)) }?);
            }
            Self::Integers(read)
        })
    }
}
