//! The terms of a vector whose scalars are mostly zero.

use ark_ec::short_weierstrass::Affine;
use zeroize::Zeroizing;

use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::memory::reserved;
use crate::plan;
use crate::scalars::{OwnedScalars, Scalars};

/// The scalars that are not zero, with their bases. The engine writes some memory for each base that it gets, so the sum
/// over these alone costs less. Which bases they are is as secret as the scalars.
pub(crate) struct Nonzero<P: CurveParams> {
    pub(crate) bases: Zeroizing<Vec<Affine<P>>>,
    scalars: OwnedScalars<P>,
}

impl<P: CurveParams> Nonzero<P> {
    /// `None` if too many scalars are not zero for a copy to pay. There is one scalar for each base.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    pub(crate) fn of(bases: &[Affine<P>], scalars: Scalars<'_, P>) -> Result<Option<Self>, MsmError> {
        const PURPOSE: &str = "the terms that are not zero";
        let most = plan::most_nonzero(bases.len());
        let nonzero = || (0..bases.len()).filter(|&i| !scalars.is_zero(i));
        let count = nonzero().take(most + 1).count();
        if count > most {
            return Ok(None);
        }
        let mut places = Zeroizing::new(reserved(count, PURPOSE)?);
        places.extend(nonzero());
        let mut gathered = Zeroizing::new(reserved(count, PURPOSE)?);
        gathered.extend(places.iter().map(|&i| bases[i]));
        Ok(Some(Self { bases: gathered, scalars: scalars.gathered(&places, PURPOSE)? }))
    }

    pub(crate) fn scalars(&self) -> Scalars<'_, P> {
        self.scalars.borrowed()
    }
}
