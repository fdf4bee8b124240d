//! Tests the arithmetic on limbs at their bounds.

use ark_ff::{Field, UniformRand};
use ark_std::rand::Rng;

use super::*;

/// Random signed limbs of a value from 0 to R − 1.
fn limbs(rng: &mut impl Rng) -> [i64; L] {
    let mut carried: [i64; L] = std::array::from_fn(|_| match rng.gen_range(0..4) {
        0 => 0,
        1 => (1 << BITS) - 1,
        _ => rng.gen_range(0..1 << BITS),
    });
    if rng.gen_range(0..4) == 0 {
        carried = [(1 << BITS) - 1; L];
    }
    // Each step changes two adjacent limbs so that the value stays the same.
    for i in (1..L).rev() {
        let moved = match rng.gen_range(0..4) {
            0 => 0,
            1 => 1 << 9,
            2 => -(1 << 9),
            _ => rng.gen_range(-(1 << 9)..1 << 9),
        };
        carried[i] -= moved;
        carried[i - 1] += moved << BITS;
    }
    carried
}

fn element<C: MontConfig<N>>(limbs: &[i64; L]) -> F<C> {
    limbs.iter().rev().fold(F::<C>::from(0u64), |sum, &limb| sum * F::<C>::from(1u64 << BITS) + F::<C>::from(limb))
}

fn load<C>(rows: &[[i64; L]; 8]) -> TransformIfma<C> {
    let limb = |i: usize| rows.map(|row| row[i]);
    // SAFETY: both types have 64 bytes, and every bit pattern is valid for words. The CPU has the instructions.
    let limbs = std::array::from_fn(|i| unsafe { std::mem::transmute::<[i64; 8], __m512i>(limb(i)) });
    TransformIfma { limbs, field: PhantomData }
}

fn rows(limbs: [__m512i; L]) -> [[i64; L]; 8] {
    // SAFETY: both types have 64 bytes, and every bit pattern is valid for words.
    let limbs = limbs.map(|limb| unsafe { std::mem::transmute::<__m512i, [i64; 8]>(limb) });
    std::array::from_fn(|lane| limbs.map(|limb| limb[lane]))
}

fn values_are_right<C: MontConfig<N>>() {
    if TransformIfma::<C>::detect().is_none() {
        println!("skipped: this CPU has no AVX-512 IFMA");
        return;
    }
    let mut rng = ark_std::test_rng();
    let inverse_of_r = F::<C>::from(2u64).pow([u64::from(BITS) * L as u64]).inverse().unwrap();
    // Checks that each value is congruent to the expected element, and is below (`bound`/`parts`)·p.
    let check = |name: &str, found: TransformIfma<C>, [bound, parts]: [u64; 2], expected: &dyn Fn(usize) -> F<C>| {
        let most = Modulus::<C, N, L>::times(bound);
        for (lane, limbs) in rows(found.limbs).into_iter().enumerate() {
            assert_eq!(element::<C>(&limbs), expected(lane), "{name}");
            assert!(limbs.iter().all(|&limb| (0..1 << 57).contains(&limb)), "{name}: a limb is too long");
            let (mut carried, mut carry) = ([0u64; L], 0);
            for (carried, limb) in carried.iter_mut().zip(limbs) {
                carry += i128::from(limb) * i128::from(parts);
                *carried = (carry as u64) & LOW;
                carry >>= BITS;
            }
            let top = i128::from(carried[L - 1]) + (carry << BITS);
            let most_top = i128::from(most[L - 1]);
            let is_below =
                top < most_top || (top == most_top && carried[..L - 1].iter().rev().lt(most[..L - 1].iter().rev()));
            assert!(is_below, "{name}: the value is not below {bound}/{parts} p");
        }
    };
    for round in 0..2000 {
        let a: [[i64; L]; 8] = std::array::from_fn(|_| limbs(&mut rng));
        let minus_one = -F::<C>::from(1u64);
        let constant = if round % 4 == 0 { minus_one } else { F::<C>::rand(&mut rng) };
        let of = |lane: usize| element::<C>(&a[lane]);
        check("scaled", load::<C>(&a).scaled(&TransformIfma::<C>::factor(&constant)), [6, 1], &|i| of(i) * constant);
        check("tidied", load::<C>(&a).tidied(), [2, 1], &of);
        // Each round tests a multiplier of at most p − 1, and the square of this multiplier.
        let raw = split(&Fp::<MontBackend<C, N>, N>::rand(&mut rng).0.0);
        let mut most = Modulus::<C, N, L>::P;
        most[0] -= 1;
        let multiplier = [if round % 4 == 0 { most } else { raw }.map(|limb: u64| limb as i64); 8];
        let times = |i: usize| of(i) * element::<C>(&multiplier[0]) * inverse_of_r;
        check("product", load::<C>(&a).product(load(&multiplier)), [21, 10], &times);
        let square = load::<C>(&multiplier).product(load(&multiplier));
        let times = |i: usize| times(i) * element::<C>(&multiplier[0]) * inverse_of_r;
        check("product", load::<C>(&a).product(square), [21, 10], &times);
    }
}

#[cfg(feature = "bls12-381")]
#[test]
fn bls12_381() {
    values_are_right::<ark_bls12_381::FrConfig>();
}

#[cfg(feature = "bls12-377")]
#[test]
fn bls12_377() {
    values_are_right::<ark_bls12_377::FrConfig>();
}

#[cfg(feature = "bn254")]
#[test]
fn bn254() {
    values_are_right::<ark_bn254::FrConfig>();
}
