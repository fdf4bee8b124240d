//! Lists the units that are compiled. Each unit has a name and an entry file. A unit is for one group, for one scalar
//! field, or for all curves.

use std::path::Path;

use super::cache::{self, Sources};
use super::curves::{CurveGroup, Form};

/// One unit: an entry file that is compiled for one group, for one scalar field, or without a curve. From an entry,
/// nvcc makes a CUDA module, and the C++ compiler makes a table of emulated kernels.
pub(crate) struct Entry {
    /// The name of the fatbin, of the emulator's object file, and of the Rust static. Examples: `sort`,
    /// `xyzz_bls12_381_g1`.
    pub(crate) name: String,
    /// The path of the entry file, relative to `cuda`.
    pub(crate) source: &'static str,
    /// The macros that are defined when the entry is compiled. The macros give the group of the kernels, the file of
    /// constants, and the point forms of the group.
    pub(crate) defines: Vec<(&'static str, String)>,
    /// True if nvcc also makes a fatbin of the entry.
    pub(crate) on_cuda: bool,
    /// True if nvcc's PTX is kept. verify/ptx-machine runs the kept PTX.
    pub(crate) keep_ptx: bool,
    /// True for the kernels of the features `papers` and `probes`. No prover needs the kernels of these features.
    pub(crate) for_tests: bool,
}

/// The macro that names the file of constants. `cuda/constants.cuh` includes this file.
const CONSTANTS: &str = "CUMSM_CONSTANTS";

impl Entry {
    /// The entry file, and all files that the entry file includes.
    pub(crate) fn sources(&self) -> Sources {
        let constants = self.defines.iter().find(|(name, _)| *name == CONSTANTS);
        let constants = constants.map(|(_, curve)| format!("constants/{curve}.cuh").into());
        cache::sources(Path::new("cuda"), [self.source.into()].into_iter().chain(constants))
    }
}

/// The kinds of units that only the features `papers` and `probes` compile.
const FOR_TESTS: [&str; 4] = ["comparison", "fp64", "homogeneous", "probe"];

/// True if PTX is kept. Only tests need PTX, and PTX is large.
const KEEP_PTX: bool = cfg!(feature = "probes");

/// The name and the entry file of each unit that is compiled for a group. The units are the fields of `Kernels`. The
/// unit that takes longest to compile comes first.
pub(crate) fn kinds(group: &CurveGroup) -> Vec<(&'static str, &'static str)> {
    let mut kinds = Vec::new();
    if cfg!(feature = "probes") {
        kinds.push(("probe", "entry/probe.cu"));
    }
    if cfg!(feature = "papers") {
        kinds.push(("comparison", "papers/comparison.cu"));
    }
    kinds.push(("xyzz", "entry/xyzz.cu"));
    if cfg!(feature = "papers") && group.has(Form::Homogeneous) {
        kinds.push(("homogeneous", "papers/homogeneous.cu"));
    }
    if group.has(Form::TwistedEdwards) {
        kinds.push(("edwards", "entry/edwards.cu"));
    }
    kinds.push(("constant_time", "entry/constant_time.cu"));
    kinds.push(("convert", "entry/convert.cu"));
    kinds.push(("recode", "entry/recode.cu"));
    if cfg!(feature = "probes") && group.has_prime_field_of_12_limbs() {
        kinds.push(("fp64", "../verify/probes/fp64.cu"));
    }
    kinds
}

/// The name and the entry file of each unit that is compiled for a scalar field. The units are the fields of
/// `FieldKernels`.
pub(crate) const OF_FIELDS: [(&str, &str); 2] = [("transform", "entry/transform.cu"), ("spmv", "entry/spmv.cu")];

/// The macros that give the name of the group, and the file of constants of the group's curve.
fn of_curve(group: &CurveGroup) -> Vec<(&'static str, String)> {
    vec![("CUMSM_CURVE", group.name()), (CONSTANTS, group.curve.identifier())]
}

pub(crate) fn entries(groups: &[CurveGroup]) -> Vec<Entry> {
    let unit = |name: &str, source, on_cuda| Entry {
        name: name.into(),
        source,
        defines: Vec::new(),
        on_cuda,
        keep_ptx: KEEP_PTX,
        for_tests: false,
    };
    let mut entries = Vec::new();
    // The list has the first kind of every group, then the second kind of every group, and so on. With this order, no
    // long compilation begins near the end, when the other compilers have nothing left to do.
    let most = groups.iter().map(|group| kinds(group).len()).max().unwrap_or(0);
    for rank in 0..most {
        for group in groups {
            let Some(&(kind, source)) = kinds(group).get(rank) else { continue };
            let mut defines = of_curve(group);
            defines.extend(group.group.forms.iter().map(|form| (form.macro_name(), "1".to_string())));
            let name = format!("{kind}_{}", group.name());
            entries.push(Entry { defines, for_tests: FOR_TESTS.contains(&kind), ..unit(&name, source, true) });
        }
    }
    // The units of each scalar field. The groups of a curve share the units of the curve's scalar field.
    for group in groups.iter().filter(|group| group.group.name == "g1") {
        for (kind, source) in OF_FIELDS {
            let name = format!("{kind}_{}", group.curve.identifier());
            entries.push(Entry { defines: of_curve(group), ..unit(&name, source, true) });
        }
    }
    entries.push(unit("sort", "entry/sort.cu", true));
    if cfg!(feature = "papers") {
        entries.push(Entry { for_tests: true, ..unit("sparse", "papers/sparse.cu", true) });
    }
    if cfg!(feature = "probes") {
        entries.push(unit("selftest", "emulator/selftest.cu", false));
    }
    entries
}
