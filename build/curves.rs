//! Lists the curves that this crate supports, with one entry for each curve. A build has the curves whose features are
//! on.
//!
//! All lists of curves follow from the entries of this file: the modules of `src/curve`, the engine's entry points, the
//! pairings, the kernels, the names in `internals::groups`, the C interface, and the table in the documentation of
//! `Curve`. The constants for the kernels are in `cuda/constants`. `tests/constants.rs` writes the files of
//! `cuda/constants`, and compares the entries of this file with the arkworks types.

/// A point form that not every curve has. (Every curve has the XYZZ form.)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Homogeneous coordinates, for a curve with a = 0 and a small 3b.
    Homogeneous,
    /// The twisted Edwards form, for a curve that has points of order two and a map to this form.
    TwistedEdwards,
}

impl Form {
    /// The name of the macro for this form. The build defines the macro for the entry files of each curve with this
    /// form.
    pub(crate) fn macro_name(self) -> &'static str {
        match self {
            Self::Homogeneous => "CUMSM_HOMOGENEOUS",
            Self::TwistedEdwards => "CUMSM_EDWARDS",
        }
    }
}

/// A curve.
pub(crate) struct Curve {
    /// The curve's name. The name is also the value of `CurveParams::NAME`, and the name of the crate's feature.
    pub(crate) name: &'static str,
    /// The curve's name in documents.
    pub(crate) title: &'static str,
    /// The path of the arkworks type of the curve's pairing.
    pub(crate) pairing: Option<&'static str>,
    pub(crate) groups: &'static [Group],
}

impl Curve {
    /// The path of the module with the arkworks types of the curve, such as `ark_bls12_381` or `crate::bls24_315`.
    pub(crate) fn module(&self) -> &'static str {
        let config = self.groups[0].config;
        let end = config.match_indices("::").nth(usize::from(config.starts_with("crate::"))).map_or(0, |(at, _)| at);
        &config[..end]
    }

    /// The name of the curve's module and of the curve's file of constants, such as `bls12_381`.
    pub(crate) fn identifier(&self) -> String {
        self.name.replace('-', "_")
    }
}

/// A group of a curve.
#[derive(Clone, Copy)]
pub(crate) struct Group {
    /// The group's name: the text with which the crate displays `CurveParams::GROUP`.
    pub(crate) name: &'static str,
    /// The path of the group's arkworks configuration, in a crate of arkworks or in this crate.
    pub(crate) config: &'static str,
    /// The group's number in the C interface. The number never changes, because compiled programs contain the number.
    pub(crate) number: u32,
    /// The point forms other than XYZZ that the group has.
    pub(crate) forms: &'static [Form],
}

pub(crate) const CURVES: &[Curve] = &[
    Curve {
        name: "bls12-381",
        title: "BLS12-381",
        pairing: Some("ark_bls12_381::Bls12_381"),
        groups: &[
            Group { name: "g1", config: "ark_bls12_381::g1::Config", number: 1, forms: &[Form::Homogeneous] },
            Group { name: "g2", config: "ark_bls12_381::g2::Config", number: 2, forms: &[] },
        ],
    },
    Curve {
        name: "bls12-377",
        title: "BLS12-377",
        pairing: Some("ark_bls12_377::Bls12_377"),
        groups: &[
            Group {
                name: "g1",
                config: "ark_bls12_377::g1::Config",
                number: 3,
                forms: &[Form::Homogeneous, Form::TwistedEdwards],
            },
            Group { name: "g2", config: "ark_bls12_377::g2::Config", number: 4, forms: &[] },
        ],
    },
    Curve {
        name: "bn254",
        title: "BN254",
        pairing: Some("ark_bn254::Bn254"),
        groups: &[
            Group { name: "g1", config: "ark_bn254::g1::Config", number: 5, forms: &[Form::Homogeneous] },
            Group { name: "g2", config: "ark_bn254::g2::Config", number: 6, forms: &[] },
        ],
    },
    Curve {
        name: "bls24-315",
        title: "BLS24-315",
        pairing: None, // the crate has no kernels for the curve's G2
        groups: &[Group {
            name: "g1",
            config: "crate::bls24_315::g1::Config",
            number: 13,
            forms: &[Form::Homogeneous],
        }],
    },
    Curve {
        name: "bw6-761",
        title: "BW6-761",
        pairing: Some("ark_bw6_761::BW6_761"),
        groups: &[
            Group { name: "g1", config: "ark_bw6_761::g1::Config", number: 10, forms: &[] },
            Group { name: "g2", config: "ark_bw6_761::g2::Config", number: 11, forms: &[Form::Homogeneous] },
        ],
    },
    Curve {
        name: "grumpkin",
        title: "Grumpkin",
        pairing: None,
        groups: &[Group { name: "g1", config: "ark_grumpkin::GrumpkinConfig", number: 8, forms: &[] }],
    },
    Curve {
        name: "mnt4-753",
        title: "MNT4-753",
        pairing: None, // the crate has no kernels for the curve's G2
        groups: &[Group { name: "g1", config: "ark_mnt4_753::g1::Config", number: 7, forms: &[] }],
    },
    Curve {
        name: "pallas",
        title: "Pallas",
        pairing: None,
        groups: &[Group { name: "g1", config: "ark_pallas::PallasConfig", number: 9, forms: &[Form::Homogeneous] }],
    },
    Curve {
        name: "vesta",
        title: "Vesta",
        pairing: None,
        groups: &[Group { name: "g1", config: "ark_vesta::VestaConfig", number: 12, forms: &[Form::Homogeneous] }],
    },
];

/// A group with its curve.
#[derive(Clone, Copy)]
pub(crate) struct CurveGroup {
    pub(crate) curve: &'static Curve,
    pub(crate) group: Group,
}

impl CurveGroup {
    /// The group's name in C++, and in the names of everything that is compiled for the group. Example: `bls12_381_g1`.
    pub(crate) fn name(&self) -> String {
        format!("{}_{}", self.curve.identifier(), self.group.name)
    }

    pub(crate) fn has(&self, form: Form) -> bool {
        self.group.forms.contains(&form)
    }

    /// True if points have coordinates in a prime field of 12 limbs of 32 bits. `verify/probes/fp64.cu` supports only
    /// prime fields of 12 limbs.
    pub(crate) fn has_prime_field_of_12_limbs(&self) -> bool {
        matches!((self.curve.name, self.group.name), ("bls12-381" | "bls12-377", "g1"))
    }
}

/// All groups of the given curves.
pub(crate) fn groups_of(curves: &[&'static Curve]) -> Vec<CurveGroup> {
    let of_curve = |curve: &'static Curve| curve.groups.iter().map(move |&group| CurveGroup { curve, group });
    curves.iter().flat_map(|&curve| of_curve(curve)).collect()
}

/// The curves of this build.
pub(crate) fn enabled() -> Vec<&'static Curve> {
    let feature = |curve: &Curve| format!("CARGO_FEATURE_{}", curve.identifier().to_uppercase());
    CURVES.iter().filter(|curve| std::env::var_os(feature(curve)).is_some()).collect()
}
