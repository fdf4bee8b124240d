//! Tests of files of prepared bases.

use std::io::{self, Read};

use cumsm::internals::{Counting, EmulatorOptions};
use cumsm::{Algorithm, Backend, Curve, FileFault, Msm, MsmError, PrecomputeFactor, Validation};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::{G1, check_uses, emulators, saved};
use crate::common::generators::{PointKind, points};

/// Every engine saves the same bytes, and every engine can load the file of any other engine.
#[test]
fn saved_bases_are_loaded() {
    fn check<P: Curve>(n: usize, engines: &[Msm]) {
        let points = points::<P>(PointKind::SomeIdentity, n, 1);
        for msm in engines {
            for factor in [PrecomputeFactor::Fixed(1), PrecomputeFactor::Fixed(3)] {
                let file = saved(&msm.prepare(&points).precompute(factor).build().unwrap());
                for other in engines {
                    let loaded = other.load::<P>(&file[..]).unwrap().build().unwrap();
                    check_uses("loaded", &loaded);
                    assert!(saved(&loaded) == file, "{factor:?}");
                }
            }
        }
    }
    let cpu = Msm::builder().backend(Backend::Cpu).window_bits(6).build().unwrap();
    let emulated = emulators([EmulatorOptions::DEFAULT; 2]).window_bits(6).build().unwrap();
    let little = EmulatorOptions { memory: 200_000, ..EmulatorOptions::DEFAULT };
    let emulated_little = emulators([little]).window_bits(6).build().unwrap();
    check::<G1>(20, &[cpu.clone(), emulated, emulated_little]);
    let edwards = Msm::builder().backend(Backend::Cpu).window_bits(6).algorithm(Algorithm::EDMSM).build().unwrap();
    let [emulated_edwards, emulated_powers] = [Algorithm::EDMSM, Algorithm::LB_MSM]
        .map(|algorithm| emulators([EmulatorOptions::DEFAULT; 2]).window_bits(6).algorithm(algorithm).build().unwrap());
    check::<ark_bls12_377::g1::Config>(20, &[cpu.clone(), edwards, emulated_edwards, emulated_powers]);
    check::<ark_bls12_377::g2::Config>(5, std::slice::from_ref(&cpu));
    check::<ark_mnt4_753::g1::Config>(3, &[cpu]);
}

/// The CPU engine saves the multiples 2^(23·i)·P of each base P. The planner tries only windows of up to 22 bits for a
/// GPU.
#[test]
fn multiples_that_fit_no_window_of_a_gpu() {
    let points = points::<G1>(PointKind::Random, 5, 1);
    let cpu = Msm::builder().backend(Backend::Cpu).window_bits(23).build().unwrap();
    let kept = cpu.prepare(&points).precompute(PrecomputeFactor::Max).build().unwrap();
    assert_eq!(kept.precomputation().stride(), 23);
    let file = saved(&kept);

    let load = |devices, factor| {
        let msm = emulators(vec![EmulatorOptions::DEFAULT; devices]).build().unwrap();
        msm.load::<G1>(&file[..]).unwrap().precompute(factor).build()
    };
    for devices in [1, 2] {
        for factor in [PrecomputeFactor::Fixed(1), PrecomputeFactor::Fixed(6), PrecomputeFactor::Max] {
            let error = load(devices, factor).map(drop).unwrap_err();
            assert_eq!(error, MsmError::PrecomputationUnfit { window_bits: 22 }, "{factor:?}");
        }
        let dropped = load(devices, PrecomputeFactor::Auto).unwrap();
        assert_eq!(dropped.precomputation().factor(), 1);
        check_uses("dropped multiples", &dropped);
    }
}

/// A device that only counts operations returns no valid points. The validation must not use these invalid points, and
/// a file must not contain them.
#[test]
fn a_device_that_only_counts() {
    let points = points::<G1>(PointKind::Random, 30, 1);
    let [computed, counted] = [Counting::Off, Counting::CountedOnly].map(|counting| {
        let msm = emulators([EmulatorOptions { counting, ..EmulatorOptions::DEFAULT }]).window_bits(7).build().unwrap();
        let preparation =
            msm.prepare(&points).precompute(PrecomputeFactor::Fixed(3)).validation(Validation::InSubgroup);
        saved(&preparation.build().unwrap())
    });
    assert!(computed == counted);
}

/// A reader that a signal interrupts before each read. Each read gives at most 100 bytes.
struct Interrupted<'a>(&'a [u8], bool);

impl Read for Interrupted<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.1 = !self.1;
        if self.1 {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let length = bytes.len().min(100);
        self.0.read(&mut bytes[..length])
    }
}

/// An interrupted read is repeated, even at the end of the file.
#[test]
fn an_interrupted_reader_gives_the_whole_file() {
    let msm = Msm::builder().backend(Backend::Cpu).build().unwrap();
    let file = saved(&msm.prepare(&points::<G1>(PointKind::Random, 5, 1)).build().unwrap());
    let loaded = msm.load::<G1>(Interrupted(&file, false)).unwrap().build().unwrap();
    assert!(saved(&loaded) == file);
    let longer = [&file[..], &[0]].concat();
    let error = msm.load::<G1>(Interrupted(&longer, false)).map(drop).unwrap_err();
    assert_eq!(error, MsmError::File { format: "bases", fault: FileFault::TooLong });
}

/// If bytes of a file are changed, removed or appended, the file gives a typed error. A file of a different curve also
/// gives a typed error.
#[test]
fn damaged_files_are_refused() {
    let msm = Msm::builder().backend(Backend::Cpu).build().unwrap();
    let points = points::<G1>(PointKind::Random, 5, 1);
    let file = saved(&msm.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap());
    let refusal = |bytes: &[u8]| match msm.load::<G1>(bytes).map(drop) {
        Err(MsmError::File { fault, .. }) => fault,
        other => panic!("{other:?}"),
    };
    let mut rng = StdRng::seed_from_u64(1);
    for i in 0..1000 {
        let mut damaged = file.clone();
        match i % 4 {
            // The first 100 changes of single bits are in the bytes 0, 2, …, 98. Each of these bytes is changed twice.
            // Later changes are in random bytes.
            0 | 1 => damaged[if i < 200 { i / 2 } else { rng.gen_range(0..file.len()) }] ^= 1 << rng.gen_range(0..8),
            2 => damaged.truncate(rng.gen_range(0..file.len())),
            _ => damaged.extend((0..rng.gen_range(1..9)).map(|_| rng.r#gen::<u8>())),
        }
        refusal(&damaged);
    }
    assert_eq!(refusal(&file[..file.len() - 1]), FileFault::TooShort);
    assert_eq!(refusal(b"cumsm"), FileFault::TooShort);
    assert_eq!(refusal(&[7; 100]), FileFault::UnknownFormat);
    let error = msm.load::<ark_bls12_377::g1::Config>(&file[..]).map(drop).unwrap_err();
    assert!(matches!(error, MsmError::File { fault: FileFault::OtherCurve { .. }, .. }), "{error}");
    // No memory is allocated for points that the header states but the file does not contain.
    let mut greedy = file.clone();
    greedy[44..52].copy_from_slice(&(u64::MAX / 200).to_le_bytes());
    assert!(matches!(refusal(&greedy), FileFault::TooShort | FileFault::Point { .. }));
}
