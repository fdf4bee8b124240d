//! The engine's entry points. This crate compiles each entry point once for each curve.
//!
//! If a crate calls a generic function of another crate, the calling crate compiles this function again. The same holds
//! for all generic functions that the called function uses. If a trait is implemented for a concrete type, the methods
//! of this implementation are compiled only once, in the crate of the implementation. So the engine's entry points are
//! methods of the traits [`Compiled`] and [`CompiledField`].

use std::borrow::Cow;
use std::ops::Range;

use ark_ec::short_weierstrass::Affine;

use super::{BaseTable, Engine, MsmOutputs, Place, SelfCheck, TableBuilder};
use crate::bases::BaseView;
use crate::cpu::elementwise;
use crate::cpu::transform::{TransformTables, transform};
use crate::curve::{CurveParams, MatrixField};
use crate::error::MsmError;
use crate::field::transform::TransformField;
use crate::scalars::Scalars;
use crate::transform::Transform;
use crate::types::Operation;

/// A curve for which the engine is compiled. The methods are for use in this crate.
pub trait Compiled: CurveParams {
    #[doc(hidden)]
    fn compute(
        engine: &Engine,
        input: BaseView<'_, Self, BaseTable<Self>>,
        vectors: &[Scalars<'_, Self>],
    ) -> Result<MsmOutputs<Self>, MsmError>;

    /// Computes the sum Σ kᵢ·Pᵢ for a range of a vector of scalars.
    #[doc(hidden)]
    fn compute_over(
        engine: &Engine,
        input: BaseView<'_, Self, BaseTable<Self>>,
        vector: &Place<Self::ScalarField>,
        range: Range<usize>,
    ) -> Result<MsmOutputs<Self>, MsmError>
    where
        Self::ScalarField: CompiledField;

    #[doc(hidden)]
    fn table(builder: &mut TableBuilder<'_, Self>) -> Result<Option<BaseTable<Self>>, MsmError>;

    #[doc(hidden)]
    fn self_check(builder: &TableBuilder<'_, Self>) -> Result<SelfCheck<Self>, MsmError>;

    /// Returns `outputs` if its sums pass the self-check. Otherwise, returns outputs that the CPU computes.
    #[doc(hidden)]
    fn checked(
        check: &SelfCheck<Self>,
        engine: &Engine,
        input: BaseView<'_, Self, BaseTable<Self>>,
        vectors: &[Scalars<'_, Self>],
        outputs: MsmOutputs<Self>,
    ) -> Result<MsmOutputs<Self>, MsmError>;

    #[doc(hidden)]
    fn multiples<'b>(
        engine: &Engine,
        points: &'b [Affine<Self>],
        table: &'b BaseTable<Self>,
    ) -> Result<Cow<'b, [Affine<Self>]>, MsmError>;
}

macro_rules! compiled {
    ($name:ident, $config:ty) => {
        impl Compiled for $config {
            fn compute(
                engine: &Engine,
                input: BaseView<'_, Self, BaseTable<Self>>,
                vectors: &[Scalars<'_, Self>],
            ) -> Result<MsmOutputs<Self>, MsmError> {
                engine.run(input, vectors)
            }

            fn compute_over(
                engine: &Engine,
                input: BaseView<'_, Self, BaseTable<Self>>,
                vector: &Place<Self::ScalarField>,
                range: Range<usize>,
            ) -> Result<MsmOutputs<Self>, MsmError> {
                engine.run_over_vector(input, vector, range)
            }

            fn table(builder: &mut TableBuilder<'_, Self>) -> Result<Option<BaseTable<Self>>, MsmError> {
                builder.run()
            }

            fn self_check(builder: &TableBuilder<'_, Self>) -> Result<SelfCheck<Self>, MsmError> {
                SelfCheck::new(builder)
            }

            fn checked(
                check: &SelfCheck<Self>,
                engine: &Engine,
                input: BaseView<'_, Self, BaseTable<Self>>,
                vectors: &[Scalars<'_, Self>],
                outputs: MsmOutputs<Self>,
            ) -> Result<MsmOutputs<Self>, MsmError> {
                check.checked(engine, input, vectors, outputs)
            }

            fn multiples<'b>(
                engine: &Engine,
                points: &'b [Affine<Self>],
                table: &'b BaseTable<Self>,
            ) -> Result<Cow<'b, [Affine<Self>]>, MsmError> {
                table.multiples(engine, points)
            }
        }
    };
}

// The implementations of `Compiled`, one for each group of build/curves.rs.
include!(concat!(env!("OUT_DIR"), "/every_group.rs"));
every_group!(compiled);

/// A scalar field for which transforms are compiled. The methods are for use in this crate.
pub trait CompiledField: MatrixField + TransformField {
    /// Transforms the vectors in place. Each vector has the size of the transform.
    #[doc(hidden)]
    fn transform(transform: &Transform<Self>, vectors: &mut [&mut [Self]]) -> Result<(), MsmError>;

    /// Replaces each element of `a` by the result of the operation. For [`Operation::Scale`], `b` has one element. For
    /// all other operations, `b` has the length of `a`.
    #[doc(hidden)]
    fn combine(operation: Operation, a: &mut [Self], b: &[Self]);

    /// The least index i below `rows` with aᵢ·bᵢ ≠ cᵢ. `None` if there is no such index.
    #[doc(hidden)]
    fn first_unsatisfied(a: &[Self], b: &[Self], c: &[Self], rows: usize) -> Option<usize>;
}

macro_rules! compiled_field {
    ($field:ty) => {
        impl CompiledField for $field {
            fn transform(request: &Transform<Self>, vectors: &mut [&mut [Self]]) -> Result<(), MsmError> {
                static TABLES: TransformTables<$field> = TransformTables::new();
                transform(request, &TABLES, vectors)
            }

            fn combine(operation: Operation, a: &mut [Self], b: &[Self]) {
                elementwise::combine(operation, a, b);
            }

            fn first_unsatisfied(a: &[Self], b: &[Self], c: &[Self], rows: usize) -> Option<usize> {
                elementwise::first_unsatisfied(a, b, c, rows)
            }
        }
    };
}

// The implementations of `CompiledField`, one for each scalar field.
include!(concat!(env!("OUT_DIR"), "/every_field.rs"));
every_field!(compiled_field);
