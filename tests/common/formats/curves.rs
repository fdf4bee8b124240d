//! The curve groups of this build, by name.

/// The names of the curves, as files and `msm_cli --curve` give them.
pub(crate) const CURVES: [&str; 2] = ["bls12-381", "bls12-377"];
/// The names of the groups.
pub(crate) const GROUPS: [&str; 2] = ["g1", "g2"];

/// Evaluates the expression with `$P` standing for the group of that name; `None` if there is none.
macro_rules! on_curve {
    ($curve:expr, $group:expr, $P:ident => $body:expr) => {
        match ($curve, $group) {
            ("bls12-381", "g1") => {
                type $P = ark_bls12_381::g1::Config;
                Some($body)
            }
            ("bls12-381", "g2") => {
                type $P = ark_bls12_381::g2::Config;
                Some($body)
            }
            ("bls12-377", "g1") => {
                type $P = ark_bls12_377::g1::Config;
                Some($body)
            }
            ("bls12-377", "g2") => {
                type $P = ark_bls12_377::g2::Config;
                Some($body)
            }
            _ => None,
        }
    };
}
pub(crate) use on_curve;

/// What to say of a group that is not there.
pub(crate) fn not_computed(curve: &str, group: &str) -> String {
    format!(
        "{curve} {group} is not computed by this build; its groups are {} of {}",
        GROUPS.join(", "),
        CURVES.join(", ")
    )
}
