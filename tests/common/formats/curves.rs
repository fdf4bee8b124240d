//! The curve groups of this build, by name.

// `COMPUTED`, `CURVES`, `GROUPS` and `on_curve!`, from the list in build/constants.rs.
include!(concat!(env!("CUMSM_OUT_DIR"), "/groups.rs"));
pub(crate) use on_curve;

/// What to say of a group that is not there.
pub(crate) fn not_computed(curve: &str, group: &str) -> String {
    let groups: Vec<String> = COMPUTED.iter().map(|(curve, group)| format!("{curve} {group}")).collect();
    format!("{curve} {group} is not computed by this build; its groups are {}", groups.join(", "))
}
