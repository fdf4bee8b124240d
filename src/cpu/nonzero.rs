//! The nonzero scalars of a vector that has mostly zeros.

use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::memory::reserved;
use crate::plan;
use crate::scalars::{OwnedScalars, Scalars};
use crate::secret::Wiped;

/// The scalars that are not zero, with their places in the vector. The engine writes to memory for each scalar that it
/// gets. So a sum takes less time if the engine gets only the nonzero scalars. The places are as secret as the scalars.
pub(crate) struct Nonzero<P: CurveParams> {
    pub(crate) places: Wiped<usize>,
    scalars: OwnedScalars<P>,
}

impl<P: CurveParams> Nonzero<P> {
    /// Copies the nonzero scalars. Returns `None` if the vector has too few zeros. With too few zeros, copying the
    /// nonzero scalars costs more time than the copy saves.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    pub(crate) fn of(scalars: Scalars<'_, P>) -> Result<Option<Self>, MsmError> {
        const PURPOSE: &str = "the terms that are not zero";
        let most = plan::max_nonzero(scalars.len());
        // For most vectors, a sample already shows that there are too few zeros. If the sample has too few zeros, the
        // function does not read the other scalars.
        let sampled = plan::sample(scalars.len());
        let limit = 2 * plan::max_nonzero(sampled.len());
        if sampled.filter(|&i| !scalars.is_zero(i)).count() > limit {
            return Ok(None);
        }
        let nonzero = || (0..scalars.len()).filter(|&i| !scalars.is_zero(i));
        let count = nonzero().take(most + 1).count();
        if count > most {
            return Ok(None);
        }
        let mut places = Wiped(reserved(count, PURPOSE)?);
        places.extend(nonzero());
        let scalars = scalars.gathered(&places, PURPOSE)?;
        Ok(Some(Self { places, scalars }))
    }

    pub(crate) fn scalars(&self) -> Scalars<'_, P> {
        self.scalars.borrowed()
    }
}
