//! The terms of a vector whose scalars are mostly zero.

use ark_ec::short_weierstrass::Affine;
use zeroize::Zeroizing;

use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::memory::reserved;
use crate::plan;
use crate::scalars::{OwnedScalars, Scalars};

/// The scalars that are not zero, with their bases. The engine writes some memory for each base that it is given, so a sum
/// over these costs less.
pub(crate) struct Nonzero<P: CurveParams> {
    pub(crate) bases: Vec<Affine<P>>,
    scalars: OwnedScalars<P>,
}

impl<P: CurveParams> Nonzero<P> {
    /// None if so many scalars are not zero that copying them would not pay. As many bases are given as scalars.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    pub(crate) fn of(bases: &[Affine<P>], scalars: Scalars<'_, P>) -> Result<Option<Self>, MsmError> {
        const PURPOSE: &str = "the terms that are not zero";
        let most = plan::most_nonzero(bases.len());
        let mut places: Zeroizing<Vec<usize>> = Zeroizing::new(reserved(most, PURPOSE)?);
        for i in (0..bases.len()).filter(|&i| !scalars.is_zero(i)) {
            if places.len() == most {
                return Ok(None);
            }
            places.push(i);
        }
        let mut of_places = reserved(places.len(), PURPOSE)?;
        of_places.extend(places.iter().map(|&i| bases[i]));
        Ok(Some(Self { bases: of_places, scalars: scalars.gathered(&places, PURPOSE)? }))
    }

    pub(crate) fn scalars(&self) -> Scalars<'_, P> {
        self.scalars.borrowed()
    }
}
