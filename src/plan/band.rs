//! A quantity that is not known exactly, given by a low, a middle and a high value.

use std::fmt;
use std::ops::{Add, Mul};

/// The values that are assumed for the constants of the time model. A prediction uses one case for all constants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Case {
    /// Each constant has its low value. The low values give the shortest times.
    Low,
    /// Each constant has its middle value. The planner compares plans by the times that the middle values give.
    #[default]
    Middle,
    /// Each constant has its high value. The high values give the longest times.
    High,
}

/// A constant of the time model, or a predicted time. A lower value of a constant gives a shorter time.
///
/// The three values are equal if the constant is known exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Band {
    /// The least value that is likely.
    pub low: f64,
    /// The middle value. The planner compares plans by their middle values.
    pub middle: f64,
    /// The greatest value that is likely.
    pub high: f64,
}

impl Band {
    pub(crate) const fn new(low: f64, middle: f64, high: f64) -> Self {
        Self { low, middle, high }
    }

    pub(crate) const fn known(value: f64) -> Self {
        Self::new(value, value, value)
    }

    /// The value in the given case.
    pub(crate) const fn at(self, case: Case) -> f64 {
        match case {
            Case::Low => self.low,
            Case::Middle => self.middle,
            Case::High => self.high,
        }
    }

    /// Makes a band from the values in the three cases.
    pub(crate) fn of(mut value: impl FnMut(Case) -> f64) -> Self {
        Self::new(value(Case::Low), value(Case::Middle), value(Case::High))
    }

    /// Converts times in seconds to milliseconds.
    pub fn milliseconds(self) -> Self {
        self * 1e3
    }

    /// True if a value lies in the band.
    pub fn contains(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

impl Add for Band {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.low + other.low, self.middle + other.middle, self.high + other.high)
    }
}

impl Mul<f64> for Band {
    type Output = Self;

    fn mul(self, times: f64) -> Self {
        Self::new(self.low * times, self.middle * times, self.high * times)
    }
}

/// Prints the three numbers of the band, for example "1.0 to 3.0, middle 2.0". The precision of the format applies to
/// each of the three numbers.
impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = f.precision().unwrap_or(3);
        write!(f, "{:.digits$} to {:.digits$}, middle {:.digits$}", self.low, self.high, self.middle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_are_printed_with_their_middle() {
        let band = Band::of(|case| f64::from(case as u8) + 1.0) * 1e-3;
        assert_eq!(format!("{:.1}", band.milliseconds()), "1.0 to 3.0, middle 2.0");
        assert!(band.contains(1e-3) && band.contains(3e-3) && !band.contains(3.1e-3));
    }
}
