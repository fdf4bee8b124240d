//! Loads arbitrary bytes as a file of prepared bases. The first byte chooses the group. The loader must return a value
//! or a typed error.
#![no_main]

use cumsm::internals::groups;
use cumsm::{Backend, Curve, Msm, MsmError};
use libfuzzer_sys::fuzz_target;

fn load<P: Curve>(bytes: &[u8]) {
    let msm = Msm::builder().backend(Backend::Cpu).build().expect("every machine has the CPU backend");
    match msm.load::<P>(bytes) {
        Err(MsmError::File { .. }) => {}
        Err(other) => panic!("{other}"),
        Ok(preparation) => drop(preparation),
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, bytes)) = bytes.split_first() else { return };
    let (curve, group) = groups::COMPUTED[usize::from(first) % groups::COMPUTED.len()];
    cumsm::on_curve!(curve, group, P => load::<P>(bytes)).expect("the list has the groups of this build");
});
