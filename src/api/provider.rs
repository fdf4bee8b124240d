//! Traits for provers that are generic over their group. A prover calls an engine only through these traits, and the
//! engine computes the prover's sums.

use std::sync::Arc;

use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective};

use super::{Bases, BasesSlice, Curve, Msm};
use crate::error::MsmError;
use crate::memory::reserved;

/// An engine that computes MSMs, for provers that are independent of the engine.
///
/// [`Msm`] implements this trait for each [`Curve`]. Any crate can implement this trait for other groups. Engines of
/// other crates may return errors that are not listed here.
///
/// ```
/// use std::sync::Arc;
///
/// use ark_bls12_381::{Fr, G1Affine, G1Projective};
/// use ark_ec::{AffineRepr, CurveGroup};
/// use cumsm::{BasesHandle, Msm, MsmError, MsmProvider};
///
/// /// The parameters of a PLONK prover: the powers of the secret, and their Lagrange form.
/// struct Params<G: CurveGroup> {
///     powers: Arc<dyn BasesHandle<G>>,
///     lagrange: Arc<dyn BasesHandle<G>>,
/// }
///
/// impl<G: CurveGroup> Params<G> {
///     fn new(engine: &dyn MsmProvider<G>, powers: &[G::Affine], lagrange: &[G::Affine]) -> Result<Self, MsmError> {
///         Ok(Self { powers: engine.prepare(powers)?, lagrange: engine.prepare(lagrange)? })
///     }
///
///     /// Commits to the columns of a circuit at once.
///     fn commit_columns(&self, columns: &[&[G::ScalarField]]) -> Result<Vec<G>, MsmError> {
///         self.lagrange.batch(0, columns)
///     }
///
///     /// Commits to a polynomial whose lowest coefficient belongs to `X^shift`.
///     fn commit_shifted(&self, shift: usize, coefficients: &[G::ScalarField]) -> Result<G, MsmError> {
///         self.powers.msm(shift, coefficients)
///     }
/// }
///
/// let engine: Arc<dyn MsmProvider<G1Projective>> = Arc::new(Msm::builder().build()?);
/// let powers: Vec<G1Affine> =
///     (0..4).map(|i| (G1Affine::generator() * Fr::from(3u64.pow(i))).into_affine()).collect();
/// let params = Params::new(&*engine, &powers, &powers)?;
///
/// let (one, two) = (Fr::from(1), Fr::from(2));
/// let columns = params.commit_columns(&[&[one, two], &[two]])?;
/// assert_eq!(columns, [G1Affine::generator() * Fr::from(7), G1Affine::generator() * two]);
/// assert_eq!(params.commit_shifted(2, &[one, one])?, G1Affine::generator() * Fr::from(9 + 27));
/// # Ok::<(), MsmError>(())
/// ```
pub trait MsmProvider<G: CurveGroup>: Send + Sync {
    /// The sum Σ kᵢ·Pᵢ over bases that are not prepared.
    ///
    /// # Errors
    ///
    /// [`MsmError::LengthMismatch`].
    fn msm(&self, bases: &[G::Affine], scalars: &[G::ScalarField]) -> Result<G, MsmError>;

    /// Copies and prepares bases, with default options.
    fn prepare(&self, bases: &[G::Affine]) -> Result<Arc<dyn BasesHandle<G>>, MsmError>;
}

/// Bases that an [`MsmProvider`] has prepared.
pub trait BasesHandle<G: CurveGroup>: Send + Sync {
    /// The number of bases.
    fn len(&self) -> usize;

    /// True if there are no bases.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The sum Σ kᵢ·P₍ₒ₊ᵢ₎ with o = `offset`. If there are n scalars, the sum uses the n bases from index o on. All
    /// other bases are ignored.
    ///
    /// # Errors
    ///
    /// [`MsmError::OffsetOutOfRange`], [`MsmError::TooManyScalars`].
    fn msm(&self, offset: usize, scalars: &[G::ScalarField]) -> Result<G, MsmError>;

    /// Computes, for each vector of scalars, the sum that [`msm`](Self::msm) returns. The vectors may have different
    /// lengths.
    fn batch(&self, offset: usize, vectors: &[&[G::ScalarField]]) -> Result<Vec<G>, MsmError>;
}

impl<P: Curve> MsmProvider<Projective<P>> for Msm {
    fn msm(&self, bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
        Msm::msm(self, bases, scalars)
    }

    fn prepare(&self, bases: &[Affine<P>]) -> Result<Arc<dyn BasesHandle<Projective<P>>>, MsmError> {
        let mut copy = reserved(bases.len(), "a copy of the bases")?;
        copy.extend_from_slice(bases);
        Ok(Arc::new(self.prepare_owned(copy).build()?))
    }
}

impl<P: Curve> BasesHandle<Projective<P>> for Bases<'_, P> {
    fn len(&self) -> usize {
        self.points().len()
    }

    fn msm(&self, offset: usize, scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
        from(self, offset)?.msm(scalars)
    }

    fn batch(&self, offset: usize, vectors: &[&[P::ScalarField]]) -> Result<Vec<Projective<P>>, MsmError> {
        from(self, offset)?.batch(vectors).map(|outputs| outputs.result)
    }
}

/// Returns the bases from index `offset` on.
fn from<'b, P: Curve>(bases: &'b Bases<'_, P>, offset: usize) -> Result<BasesSlice<'b, P>, MsmError> {
    let n = bases.points().len();
    if offset > n {
        return Err(MsmError::OffsetOutOfRange { bases: n, offset });
    }
    Ok(bases.slice(offset..))
}

#[cfg(all(test, feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::{Fr, G1Projective, g1};
    use ark_ec::AffineRepr;
    use ark_ff::{AdditiveGroup, PrimeField, UniformRand};
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use crate::reference::naive_msm;
    use crate::types::Backend;

    fn problem(n: usize) -> (Vec<Affine<g1::Config>>, Vec<Fr>) {
        let mut rng = StdRng::seed_from_u64(n as u64);
        ((0..n).map(|_| Affine::rand(&mut rng)).collect(), (0..n).map(|_| Fr::rand(&mut rng)).collect())
    }

    fn sum(points: &[Affine<g1::Config>], scalars: &[Fr]) -> G1Projective {
        naive_msm(points, scalars.iter().map(|k| k.into_bigint()))
    }

    fn engine() -> Arc<dyn MsmProvider<G1Projective>> {
        Arc::new(Msm::builder().backend(Backend::Cpu).build().unwrap())
    }

    #[test]
    fn a_handle_computes_at_every_offset() {
        let (points, scalars) = problem(9);
        let bases = engine().prepare(&points).unwrap();
        assert_eq!((bases.len(), bases.is_empty()), (9, false));
        for offset in 0..=9 {
            let expected = sum(&points[offset..], &scalars[..9 - offset]);
            assert_eq!(bases.msm(offset, &scalars[..9 - offset]), Ok(expected));
        }
        assert_eq!(engine().msm(&points, &scalars), bases.msm(0, &scalars));
    }

    #[test]
    fn a_batch_has_vectors_of_any_length() {
        let (points, scalars) = problem(5);
        let bases = engine().prepare(&points).unwrap();
        let vectors: Vec<&[Fr]> = (0..=3).map(|n| &scalars[..n]).collect();
        let expected: Vec<_> = vectors.iter().map(|k| sum(&points[2..2 + k.len()], k)).collect();
        assert_eq!(bases.batch(2, &vectors), Ok(expected));
        assert_eq!(bases.batch(2, &[]), Ok(vec![]));
    }

    #[test]
    fn an_offset_beyond_the_bases_is_an_error() {
        let (points, scalars) = problem(5);
        let bases = engine().prepare(&points).unwrap();
        assert_eq!(bases.msm(5, &[]), Ok(G1Projective::ZERO));
        assert_eq!(bases.msm(6, &[]), Err(MsmError::OffsetOutOfRange { bases: 5, offset: 6 }));
        assert_eq!(bases.batch(6, &[]), Err(MsmError::OffsetOutOfRange { bases: 5, offset: 6 }));
        assert_eq!(bases.msm(3, &scalars[..3]), Err(MsmError::TooManyScalars { bases: 2, scalars: 3 }));
    }

    #[test]
    fn clones_share_the_bases() {
        let (points, scalars) = problem(3);
        let bases = engine().prepare(&points).unwrap();
        let clone = Arc::clone(&bases);
        drop(bases);
        assert_eq!(clone.msm(0, &scalars), Ok(sum(&points, &scalars)));
    }

    /// Tests that [`Bases`] implement [`BasesHandle`]. The test prepares the bases by a
    /// [`TableBuilder`](crate::TableBuilder) with an option that is not the default.
    #[test]
    fn bases_are_a_handle() {
        let (mut points, scalars) = problem(3);
        points.push(Affine::zero());
        let prepared = Msm::builder().build().unwrap().prepare_owned(points.clone()).uses(1).build().unwrap();
        let bases: Arc<dyn BasesHandle<G1Projective>> = Arc::new(prepared);
        assert_eq!(bases.msm(1, &scalars), Ok(sum(&points[1..], &scalars)));
    }
}
