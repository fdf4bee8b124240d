//! The list of compiled units: which entry file, for which curve, under which name.

use crate::constants::Curve;

/// One entry file compiled for one curve: a CUDA module, and a table of emulated kernels.
pub(crate) struct Entry {
    /// `sort`, `msm_bls12_381_g1`, …: the name of the fatbin, of the emulator's archive and of the Rust static.
    pub(crate) name: String,
    /// The file below `cuda/entry`.
    pub(crate) source: &'static str,
    /// The curve its kernels are instantiated for; none for kernels that know no curve.
    pub(crate) curve: Option<String>,
    /// Whether to keep the PTX as well, for the tests that interpret it.
    pub(crate) keep_ptx: bool,
}

pub(crate) fn entries(curves: &[Curve]) -> Vec<Entry> {
    let mut entries = vec![Entry { name: "sort".into(), source: "sort.cu", curve: None, keep_ptx: false }];
    for curve in curves {
        let entry = |kind: &str, source, keep_ptx| Entry {
            name: format!("{kind}_{}", curve.name),
            source,
            curve: Some(curve.name.into()),
            keep_ptx,
        };
        entries.push(entry("msm", "msm.cu", false));
        if cfg!(feature = "probes") {
            entries.push(entry("probe", "probe.cu", true));
        }
    }
    if cfg!(feature = "probes") {
        entries.push(Entry { name: "planted".into(), source: "planted.cu", curve: None, keep_ptx: false });
    }
    entries
}
