//! The curve groups of this build, by name.
#![allow(dead_code, unused_imports)] // each file that includes this module uses only some of its items

pub(crate) use cumsm::internals::groups::{COMPUTED, CURVES, GROUPS};
pub(crate) use cumsm::{on_curve, on_every_curve};

/// The message about a group that this build does not have.
pub(crate) fn not_computed(curve: &str, group: &str) -> String {
    let groups: Vec<String> = COMPUTED.iter().map(|(curve, group)| format!("{curve} {group}")).collect();
    format!("{curve} {group} is not computed by this build; its groups are {}", groups.join(", "))
}
