//! The curve groups that kernels can be compiled for. Those of a build are the ones whose curve's feature is on.
//!
//! Their constants are in `cuda/constants`. `tests/constants.rs` compares both with the arkworks types.

/// A point form beyond XYZZ, which not every curve has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// For a = 0 and a small b.
    Homogeneous,
    /// For a curve with points of order two, and a map from arkworks' Montgomery form.
    TwistedEdwards,
}

impl Form {
    /// The macro that says so to entry files.
    pub(crate) fn macro_name(self) -> &'static str {
        match self {
            Self::Homogeneous => "CUMSM_HOMOGENEOUS",
            Self::TwistedEdwards => "CUMSM_EDWARDS",
        }
    }
}

/// A curve group.
pub(crate) struct Group {
    /// The curve's name: `Curve::NAME` of the crate, and the crate's feature.
    pub(crate) curve: &'static str,
    /// The group's name, as `Curve::GROUP` of the crate displays it.
    pub(crate) group: &'static str,
    /// The path of its arkworks configuration.
    pub(crate) config: &'static str,
    /// Point forms beyond XYZZ that the curve has.
    pub(crate) forms: &'static [Form],
}

impl Group {
    /// `bls12_381_g1`: its name in C++, and in the names of what is compiled for it.
    pub(crate) fn name(&self) -> String {
        format!("{}_{}", self.curve.replace('-', "_"), self.group)
    }

    pub(crate) fn has(&self, form: Form) -> bool {
        self.forms.contains(&form)
    }

    /// True if points have coordinates in a prime field of 12 limbs of 32 bits, as `cuda/entry/fp64.cu` takes them.
    pub(crate) fn has_prime_field_of_12_limbs(&self) -> bool {
        matches!((self.curve, self.group), ("bls12-381" | "bls12-377", "g1"))
    }
}

pub(crate) const GROUPS: &[Group] = &[
    Group { curve: "bls12-381", group: "g1", config: "ark_bls12_381::g1::Config", forms: &[Form::Homogeneous] },
    Group { curve: "bls12-381", group: "g2", config: "ark_bls12_381::g2::Config", forms: &[] },
    Group {
        curve: "bls12-377",
        group: "g1",
        config: "ark_bls12_377::g1::Config",
        forms: &[Form::Homogeneous, Form::TwistedEdwards],
    },
    Group { curve: "bls12-377", group: "g2", config: "ark_bls12_377::g2::Config", forms: &[] },
    Group { curve: "bn254", group: "g1", config: "ark_bn254::g1::Config", forms: &[Form::Homogeneous] },
    Group { curve: "bn254", group: "g2", config: "ark_bn254::g2::Config", forms: &[] },
    Group { curve: "mnt4-753", group: "g1", config: "ark_mnt4_753::g1::Config", forms: &[] },
];

/// The groups of this build.
pub(crate) fn enabled() -> Vec<&'static Group> {
    let feature = |group: &Group| format!("CARGO_FEATURE_{}", group.curve.replace('-', "_").to_uppercase());
    GROUPS.iter().filter(|group| std::env::var_os(feature(group)).is_some()).collect()
}
