//! A prover that is generic over its group, and two engines for this prover: cumsm, and ark-ec for groups that cumsm
//! does not have. docs/integrations.md quotes this file.

// docs:begin prover
use std::sync::Arc;

use ark_ec::CurveGroup;
use cumsm::{BasesHandle, Msm, MsmError, MsmProvider};

/// Commits to vectors: the part of a prover that needs multi-scalar multiplications. This part is generic over the
/// engine and the curve.
struct CommitmentKey<G: CurveGroup> {
    bases: Arc<dyn BasesHandle<G>>,
}

impl<G: CurveGroup> CommitmentKey<G> {
    fn new(engine: &dyn MsmProvider<G>, bases: &[G::Affine]) -> Result<Self, MsmError> {
        Ok(Self { bases: engine.prepare(bases)? })
    }

    /// One commitment. The vector may be shorter than the key.
    fn commit(&self, values: &[G::ScalarField]) -> Result<G, MsmError> {
        self.bases.msm(0, values)
    }

    /// A commitment to a vector whose first entries are zeros, for example to X^shift·f.
    fn commit_shifted(&self, shift: usize, values: &[G::ScalarField]) -> Result<G, MsmError> {
        self.bases.msm(shift, values)
    }

    /// Many commitments at once.
    fn commit_all(&self, vectors: &[&[G::ScalarField]]) -> Result<Vec<G>, MsmError> {
        self.bases.batch(0, vectors)
    }
}
// docs:end

// docs:begin engine
/// ark-ec's multi-scalar multiplication, for groups that cumsm does not have.
struct ArkEc;

/// The bases of an [`ArkEc`].
struct ArkEcBases<G: CurveGroup>(Vec<G::Affine>);

impl<G: CurveGroup> MsmProvider<G> for ArkEc {
    fn msm(&self, bases: &[G::Affine], scalars: &[G::ScalarField]) -> Result<G, MsmError> {
        G::msm(bases, scalars).map_err(|_| MsmError::LengthMismatch { bases: bases.len(), scalars: scalars.len() })
    }

    fn prepare(&self, bases: &[G::Affine]) -> Result<Arc<dyn BasesHandle<G>>, MsmError> {
        Ok(Arc::new(ArkEcBases(bases.to_vec())))
    }
}

impl<G: CurveGroup> BasesHandle<G> for ArkEcBases<G> {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn msm(&self, offset: usize, scalars: &[G::ScalarField]) -> Result<G, MsmError> {
        let bases = self.0.get(offset..).ok_or(MsmError::OffsetOutOfRange { bases: self.0.len(), offset })?;
        if scalars.len() > bases.len() {
            return Err(MsmError::TooManyScalars { bases: bases.len(), scalars: scalars.len() });
        }
        ArkEc.msm(&bases[..scalars.len()], scalars)
    }

    fn batch(&self, offset: usize, vectors: &[&[G::ScalarField]]) -> Result<Vec<G>, MsmError> {
        vectors.iter().map(|scalars| self.msm(offset, scalars)).collect()
    }
}
// docs:end

/// Checks that both engines compute the same commitments.
fn main() -> Result<(), Box<dyn std::error::Error>> {
    use ark_bls12_381::{Fr, G1Affine, G1Projective};
    use ark_ff::UniformRand;
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    let mut rng = StdRng::seed_from_u64(1);
    let bases: Vec<G1Affine> = (0..1000).map(|_| G1Affine::rand(&mut rng)).collect();
    let values: Vec<Fr> = (0..1000).map(|_| Fr::rand(&mut rng)).collect();

    let engines: [Arc<dyn MsmProvider<G1Projective>>; 2] = [Arc::new(Msm::builder().build()?), Arc::new(ArkEc)];
    let mut commitments = Vec::new();
    for engine in engines {
        let key = CommitmentKey::new(&*engine, &bases)?;
        let mut found = key.commit_all(&[&values, &values[..10], &[]])?;
        found.extend([key.commit(&values)?, key.commit_shifted(100, &values[..900])?]);
        assert_eq!(key.commit_shifted(1001, &[]), Err(MsmError::OffsetOutOfRange { bases: 1000, offset: 1001 }));
        assert!(matches!(key.commit_shifted(1, &values), Err(MsmError::TooManyScalars { bases: 999, scalars: 1000 })));
        commitments.push(found);
    }
    assert_eq!(commitments[0], commitments[1]);
    assert_eq!(commitments[0][0], commitments[0][3]);
    println!("both engines compute the same {} commitments", commitments[0].len());
    Ok(())
}

#[test]
fn both_engines_agree() {
    main().unwrap();
}
