//! The list of compiled units: which entry file, for which curve, under which name.

use crate::curves::{Form, Group};

/// One entry file compiled for one curve: a CUDA module, and a table of emulated kernels.
pub(crate) struct Entry {
    /// `sort`, `xyzz_bls12_381_g1`, …: the name of the fatbin, of the emulator's object's folder and of the Rust static.
    pub(crate) name: String,
    /// The file below `cuda`.
    pub(crate) source: &'static str,
    /// The macros it is compiled with: the curve and the point arithmetic that its kernels are instantiated for, and the
    /// point forms that the curve has.
    pub(crate) defines: Vec<(&'static str, String)>,
    /// Whether nvcc makes a fatbin of it too.
    pub(crate) on_cuda: bool,
    /// Whether to keep nvcc's PTX, which verify/ptx-machine runs.
    pub(crate) keep_ptx: bool,
}

/// Tests alone need PTX, and it is large.
const KEEP_PTX: bool = cfg!(feature = "probes");

/// The units of one group: the fields of `Kernels`. Each has its entry file; some have a point arithmetic.
pub(crate) fn kinds(group: &Group) -> Vec<(&'static str, &'static str, Option<&'static str>)> {
    let mut kinds = vec![
        ("cuzk", "entry/cuzk.cu", None),
        ("prepare", "entry/prepare.cu", None),
        ("recode", "entry/recode.cu", None),
        ("accumulate_xyzz", "entry/accumulate.cu", Some("XyzzArithmetic")),
        ("aggregate_xyzz", "entry/aggregate.cu", Some("XyzzArithmetic")),
        ("accumulate_constant_time", "entry/accumulate_constant_time.cu", None),
        ("aggregate_constant_time", "entry/aggregate.cu", Some("ConstantTimeArithmetic")),
        ("lb_msm", "entry/lb_msm.cu", None),
    ];
    if group.has(Form::Homogeneous) {
        kinds.push(("homogeneous", "entry/homogeneous.cu", None));
    }
    if group.has(Form::TwistedEdwards) {
        kinds.push(("edwards", "entry/edwards.cu", None));
        kinds.push(("accumulate_edwards", "entry/accumulate.cu", Some("EdwardsArithmetic")));
        kinds.push(("aggregate_edwards", "entry/aggregate.cu", Some("EdwardsArithmetic")));
    }
    if cfg!(feature = "comparisons") {
        kinds.push(("comparison", "entry/comparison.cu", None));
    }
    if cfg!(feature = "probes") {
        kinds.push(("probe", "entry/probe.cu", None));
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
    let mut entries = vec![unit("sort", "entry/sort.cu", true), unit("sparse", "entry/sparse.cu", true)];
    for group in groups {
        for (kind, source, arithmetic) in kinds(group) {
            let mut defines = vec![("CUMSM_CURVE", group.name())];
            defines.extend(arithmetic.map(|arithmetic| ("CUMSM_ARITHMETIC", arithmetic.to_string())));
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
    if cfg!(feature = "probes") {
        entries.push(unit("selftest", "emulator/selftest.cu", false));
    }
    entries
}
