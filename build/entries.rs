//! The list of compiled units: which entry file, for which curve, under which name.

use crate::curves::{Form, Group};

/// One entry file compiled for one curve: a CUDA module, and a table of emulated kernels.
pub(crate) struct Entry {
    /// `sort`, `xyzz_bls12_381_g1`, …: the name of the fatbin, of the emulator's object's folder and of the Rust static.
    pub(crate) name: String,
    /// The file below `cuda`.
    pub(crate) source: &'static str,
    /// The macros it is compiled with: the curve that its kernels are instantiated for, and the point forms that the curve
    /// has.
    pub(crate) defines: Vec<(&'static str, String)>,
    /// True if nvcc makes a fatbin of it too.
    pub(crate) on_cuda: bool,
    /// True if nvcc's PTX is kept, which verify/ptx-machine runs.
    pub(crate) keep_ptx: bool,
}

/// Tests alone need PTX, and it is large.
const KEEP_PTX: bool = cfg!(feature = "probes");

/// The units of one group, which are the fields of `Kernels`, and their entry files. What takes longest to compile comes
/// first.
pub(crate) fn kinds(group: &Group) -> Vec<(&'static str, &'static str)> {
    let mut kinds = Vec::new();
    if cfg!(feature = "probes") {
        kinds.push(("probe", "entry/probe.cu"));
    }
    kinds.push(("xyzz", "entry/xyzz.cu"));
    if cfg!(feature = "comparisons") && group.has(Form::Homogeneous) {
        kinds.push(("homogeneous", "entry/homogeneous.cu"));
    }
    if group.has(Form::TwistedEdwards) {
        kinds.push(("edwards", "entry/edwards.cu"));
    }
    kinds.push(("constant_time", "entry/constant_time.cu"));
    kinds.push(("prepare", "entry/prepare.cu"));
    kinds.push(("recode", "entry/recode.cu"));
    if cfg!(feature = "comparisons") {
        kinds.push(("comparison", "entry/comparison.cu"));
    }
    if cfg!(feature = "probes") && group.has_prime_field_of_12_limbs() {
        kinds.push(("fp64", "entry/fp64.cu"));
    }
    kinds
}

pub(crate) fn entries(groups: &[&Group]) -> Vec<Entry> {
    let unit = |name: &str, source, on_cuda| Entry {
        name: name.into(),
        source,
        defines: Vec::new(),
        on_cuda,
        keep_ptx: KEEP_PTX,
    };
    let mut entries = Vec::new();
    // All groups' first kinds before the second ones: nothing long is left for the end, when a single compiler runs.
    let most = groups.iter().map(|group| kinds(group).len()).max().unwrap_or(0);
    for rank in 0..most {
        for group in groups {
            let Some(&(kind, source)) = kinds(group).get(rank) else { continue };
            let mut defines = vec![("CUMSM_CURVE", group.name())];
            defines.extend(group.forms.iter().map(|form| (form.macro_name(), "1".to_string())));
            let name = format!("{kind}_{}", group.name());
            entries.push(Entry { name, source, defines, on_cuda: true, keep_ptx: KEEP_PTX });
        }
    }
    // One for each scalar field, which a curve's groups share.
    for group in groups {
        let name = group.name();
        if let Some(curve) = name.strip_suffix("_g1") {
            let defines = vec![("CUMSM_CURVE", name.clone())];
            entries.push(Entry { defines, ..unit(&format!("spmv_{curve}"), "entry/spmv.cu", true) });
        }
    }
    entries.extend([unit("sort", "entry/sort.cu", true), unit("sparse", "entry/sparse.cu", true)]);
    if cfg!(feature = "probes") {
        entries.push(unit("selftest", "emulator/selftest.cu", false));
    }
    entries
}
