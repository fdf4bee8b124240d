//! `prepare --from`: prepares the points of snarkjs' files.

use std::error::Error;
use std::fs::File;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use cumsm::snarkjs::{Ptau, Zkey};
use cumsm::{MsmError, Validation};

use crate::Verdict;
use crate::arguments::PrepareArguments;
use crate::formats::curves::{not_computed, on_curve};
use crate::progress::spin;
use crate::run::{named, prepare_on};

/// The file and the section with the points to prepare. Without `--from` and `--section`, the program generates the
/// points.
#[derive(Args, Debug)]
pub(crate) struct Source {
    /// Take the points from this file of snarkjs: a Groth16 key (.zkey) or powers of tau (.ptau). The file determines
    /// the curve, the group and the number of points. The program checks that the points are in the subgroup
    #[arg(long, value_name = "FILE", requires = "section")]
    #[arg(conflicts_with_all = ["curve", "group", "size", "log_size", "seed"])]
    from: Option<PathBuf>,
    /// The section with the points, in the file that --from names
    #[arg(long, value_name = "NAME", requires = "from")]
    section: Option<Section>,
}

impl Source {
    /// The file and its section. `None` if the points are generated.
    pub(crate) fn given(&self) -> Option<(&Path, Section)> {
        self.from.as_deref().zip(self.section)
    }
}

/// The name of a section in a file of snarkjs.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Section {
    /// Groth16 key: IC, the bases of the public inputs, in G1
    Ic,
    /// Groth16 key: A, in G1
    A,
    /// Groth16 key: B, in G1
    B1,
    /// Groth16 key: B, in G2
    B2,
    /// Groth16 key: C, in G1
    C,
    /// Groth16 key: H, in G1
    H,
    /// Powers of tau: τ^i·G, in G1
    TauG1,
    /// Powers of tau: τ^i·G, in G2
    TauG2,
    /// Powers of tau: α·τ^i·G, in G1
    AlphaTauG1,
    /// Powers of tau: β·τ^i·G, in G1
    BetaTauG1,
    /// Powers of tau: β·G, in G2
    BetaG2,
}

/// Prepares the points of a section, and saves the prepared points.
pub(crate) fn prepare(arguments: &PrepareArguments, path: &Path, section: Section) -> Result<Verdict, Box<dyn Error>> {
    let msm = arguments.engine.builder()?.build()?;
    let file = named(File::open(path), path)?;
    let told = |error: MsmError| format!("{}: {error}", path.display());
    macro_rules! prepare_section {
        ($opened:expr, $read:ident, $group:literal) => {{
            let mut opened = $opened.map_err(told)?;
            let curve = opened.curve();
            on_curve!(curve.as_str(), $group, P => {
                let points = spin("reading the points", || opened.$read().map_err(told))?;
                prepare_on::<P>(arguments, &msm, (points.len(), Box::new(|| points)), Validation::InSubgroup)
            })
            .ok_or_else(|| not_computed(&curve, $group))?
        }};
    }
    match section {
        Section::Ic => prepare_section!(Zkey::open(file), ic, "g1"),
        Section::A => prepare_section!(Zkey::open(file), a, "g1"),
        Section::B1 => prepare_section!(Zkey::open(file), b1, "g1"),
        Section::B2 => prepare_section!(Zkey::open(file), b2, "g2"),
        Section::C => prepare_section!(Zkey::open(file), c, "g1"),
        Section::H => prepare_section!(Zkey::open(file), h, "g1"),
        Section::TauG1 => prepare_section!(Ptau::open(file), tau_g1, "g1"),
        Section::TauG2 => prepare_section!(Ptau::open(file), tau_g2, "g2"),
        Section::AlphaTauG1 => prepare_section!(Ptau::open(file), alpha_tau_g1, "g1"),
        Section::BetaTauG1 => prepare_section!(Ptau::open(file), beta_tau_g1, "g1"),
        Section::BetaG2 => prepare_section!(Ptau::open(file), beta_g2, "g2"),
    }
}
