//! The curve groups of this build, by name.
#![allow(dead_code, unused_imports, unused_macros)] // each file that includes this one uses a part of it

// `COMPUTED`, `CURVES`, `GROUPS`, `on_curve!` and `on_every_curve!`, from the list in build/constants.rs.
include!(concat!(env!("CUMSM_OUT_DIR"), "/groups.rs"));
pub(crate) use {on_curve, on_every_curve};

/// What to say of a group that is not there.
pub(crate) fn not_computed(curve: &str, group: &str) -> String {
    let groups: Vec<String> = COMPUTED.iter().map(|(curve, group)| format!("{curve} {group}")).collect();
    format!("{curve} {group} is not computed by this build; its groups are {}", groups.join(", "))
}
