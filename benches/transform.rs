//! Measures number-theoretic transforms of cumsm, ark-poly and gnark-crypto (if Go is installed). All libraries are
//! measured in interleaved rounds, and the result is the shortest time of each library.
//!
//! `cargo bench -p cumsm-benches --bench transform -- [LOG_SIZES] [FIELDS]` takes two lists, for example `--
//! 14,16,18,20 bn254,bls12-381`.
//!
//! | variable | meaning |
//! |---|---|
//! | `RAYON_NUM_THREADS` | the number of threads |
//! | `CUMSM_ARITHMETIC=fma` | the fastest instructions to use: `ifma` (the default), `fma` or `scalar` |

mod arithmetic;
#[path = "peers/gnark.rs"]
mod gnark;

use std::time::Instant;

use arithmetic::arithmetic;
use ark_poly::{EvaluationDomain, Radix2EvaluationDomain};
use cumsm::{Domain, DomainField, EvaluationOrder};
use gnark::Gnark;

const ORDERS: [EvaluationOrder; 2] = [EvaluationOrder::Natural, EvaluationOrder::BitReversed];

/// A contender: its name, and its computation on a vector.
type Contender<'a, F> = (&'a str, Box<dyn Fn(&mut Vec<F>) + 'a>);

fn measure<F: DomainField>(name: &str, log_size: u32, gnark: Option<&mut Gnark>) {
    let mut rng = ark_std::test_rng();
    let coefficients: Vec<F> = (0..1 << log_size).map(|_| F::rand(&mut rng)).collect();
    let peer = Radix2EvaluationDomain::<F>::new(1 << log_size).expect("the size is a power of two");
    let peer_coset = peer.get_coset(F::GENERATOR).expect("the offset is not 0");
    let ours = Domain::<F>::new(1 << log_size).expect("the size is a power of two").cpu_arithmetic(arithmetic());
    let coset = ours.coset(F::GENERATOR).expect("the offset is not 0");
    let [natural, reversed] = ORDERS;
    let failure = "there is memory";
    let contenders: Vec<Contender<'_, F>> = vec![
        ("ark-poly forward", Box::new(|vector| peer.fft_in_place(vector))),
        ("ark-poly inverse", Box::new(|vector| peer.ifft_in_place(vector))),
        ("ark-poly coset", Box::new(|vector| peer_coset.fft_in_place(vector))),
        ("forward", Box::new(|vector| ours.forward(vector, reversed).expect(failure))),
        ("inverse", Box::new(|vector| ours.inverse(vector, reversed).expect(failure))),
        ("coset", Box::new(|vector| coset.forward(vector, reversed).expect(failure))),
        ("coset inverse", Box::new(|vector| coset.inverse(vector, reversed).expect(failure))),
        ("natural forward", Box::new(|vector| ours.forward(vector, natural).expect(failure))),
        ("natural inverse", Box::new(|vector| ours.inverse(vector, natural).expect(failure))),
    ];
    let rounds = ((1usize << 22) >> log_size).clamp(7, 100);
    let mut best = vec![f64::INFINITY; contenders.len()];
    let mut vector = coefficients.clone();
    let (mut gnark, mut best_of_gnark) = (gnark, f64::INFINITY);
    for _ in 0..rounds {
        if let Some(gnark) = gnark.as_deref_mut() {
            best_of_gnark = best_of_gnark.min(gnark.seconds(name, "fft", 1 << log_size));
        }
        for (best, (_, compute)) in best.iter_mut().zip(&contenders) {
            vector.copy_from_slice(&coefficients);
            let start = Instant::now();
            compute(&mut vector);
            *best = best.min(start.elapsed().as_secs_f64());
        }
    }
    print!("{name:<10} 2^{log_size:<2}");
    if best_of_gnark.is_finite() {
        print!("  gnark forward {:.3} ({:.2}x ark-poly)", best_of_gnark * 1e3, best[0] / best_of_gnark);
    }
    for (i, ((name, _), seconds)) in contenders.iter().zip(&best).enumerate() {
        print!("  {name} {:.3}", seconds * 1e3);
        if i > 2 {
            let of_peer = if name.contains("inverse") {
                best[1]
            } else if *name == "coset" {
                best[2]
            } else {
                best[0]
            };
            print!(" ({:.2}x)", of_peer / seconds);
        }
    }
    println!();
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let list = |text: Option<&String>, default: &str| -> Vec<String> {
        text.map_or(default, String::as_str).split(',').map(str::to_owned).collect()
    };
    let mut gnark = Gnark::start();
    println!("milliseconds, {} threads, {:?}", rayon::current_num_threads(), arithmetic());
    for field in list(arguments.get(1), "bn254,bls12-381,bls12-377") {
        for log_size in list(arguments.first(), "14,16,18,20") {
            let log_size = log_size.parse().expect("the logarithm of a size is a number");
            match field.as_str() {
                "bn254" => measure::<ark_bn254::Fr>("bn254", log_size, gnark.as_mut()),
                "bls12-381" => measure::<ark_bls12_381::Fr>("bls12-381", log_size, gnark.as_mut()),
                "bls12-377" => measure::<ark_bls12_377::Fr>("bls12-377", log_size, gnark.as_mut()),
                other => panic!("there is no field `{other}`"),
            }
        }
    }
}
