//! Tests the arithmetic on values at their bounds.

use ark_ff::{Field, UniformRand, Zero};
use ark_std::rand::Rng;

use super::modulus::join;
use super::*;

/// The limbs of a random value below `most`·p. The value is the sum of a multiple of p and a number below p.
fn limbs<C: MontConfig<N>, const N: usize, const L: usize>(most: u64, rng: &mut impl Rng) -> [u64; L] {
    let p = Modulus::<C, N, L>::P;
    let multiple = match rng.gen_range(0..4) {
        0 => most - 1,
        1 => 0,
        _ => rng.gen_range(0..most),
    };
    let below: [u64; L] = match rng.gen_range(0..4) {
        0 => [0; L],
        // p − 1.
        1 => std::array::from_fn(|i| if i == 0 { p[0] - 1 } else { p[i] }),
        // A number below p with all bits set in the limbs below the top limb.
        2 => std::array::from_fn(|i| if i == L - 1 { p[i] - 1 } else { (1 << BITS) - 1 }),
        _ => split(&Fp::<MontBackend<C, N>, N>::rand(rng).0.0),
    };
    let (mut sum, mut carry) = (Modulus::<C, N, L>::times(multiple), 0);
    for (limb, other) in sum.iter_mut().zip(below) {
        carry += *limb + other;
        *limb = carry & ((1 << BITS) - 1);
        carry >>= BITS;
    }
    assert_eq!(carry, 0);
    sum
}

/// The element of ark-ff that is congruent to the integer Σ lᵢ·2^(52i), where lᵢ is `limbs[i]`.
fn element<F: Field>(limbs: &[u64]) -> F {
    limbs.iter().rev().fold(F::zero(), |sum, &limb| sum * F::from(1u64 << BITS) + F::from(limb))
}

pub(crate) fn values_are_right<C: MontConfig<N>, const N: usize, const L: usize>(factors: [u64; 2])
where
    Fp<MontBackend<C, N>, N>: FastField,
    [__m512i; L]: Registers<N>,
{
    type F<C, const N: usize> = Fp<MontBackend<C, N>, N>;
    if Ifma::<C, N, L>::detect().is_none() {
        println!("skipped: this CPU has no AVX-512 IFMA");
        return;
    }
    let product_bound = if Modulus::<C, N, L>::HAS_ROOM { 2 } else { 3 };
    let inverse_of_r = F::<C, N>::from(2u64).pow([u64::from(BITS) * L as u64]).inverse().unwrap();
    let mut rng = ark_std::test_rng();
    let load = |rows: &[[u64; L]; 8]| {
        let limb = |i: usize| rows.map(|row| row[i]);
        // SAFETY: both types have 64 bytes, and every bit pattern is valid for words. The CPU has the instructions.
        Ifma::<C, N, L>::new(std::array::from_fn(|i| unsafe { std::mem::transmute::<[u64; 8], __m512i>(limb(i)) }))
    };
    let rows = |value: Ifma<C, N, L>| -> [[u64; L]; 8] {
        // SAFETY: both types have 64 bytes, and every bit pattern is valid for words.
        let limbs = value.limbs.map(|limb| unsafe { std::mem::transmute::<__m512i, [u64; 8]>(limb) });
        std::array::from_fn(|lane| limbs.map(|limb| limb[lane]))
    };
    // Checks that each value of `found` is congruent to the expected element, and is below `most`·p.
    let check = |name: &str, found: Ifma<C, N, L>, most: u64, expected: &dyn Fn(usize) -> F<C, N>| {
        let bound = Modulus::<C, N, L>::times(most);
        for (lane, limbs) in rows(found).into_iter().enumerate() {
            assert_eq!(element::<F<C, N>>(&limbs), expected(lane), "{name}");
            assert!(limbs.iter().all(|&limb| limb < 1 << BITS), "{name}: a limb is too long");
            assert!(limbs.iter().rev().lt(bound.iter().rev()), "{name}: the value is not below {most}p");
        }
    };
    // A round with 15 limbs takes about ten times as long as a round with 5 limbs, and the fields of several curves
    // have 15 limbs. So tests with 15 limbs run fewer rounds than tests with fewer limbs.
    for _ in 0..if L > 8 { 60 } else { 2000 } {
        let mut any = |most| -> [[u64; L]; 8] { std::array::from_fn(|_| limbs::<C, N, L>(most, &mut rng)) };
        let capacity = Modulus::<C, N, L>::CAPACITY;
        let (a, b, c, d) = (any(factors[0]), any(factors[1]), any(product_bound), any(capacity));
        let of = |rows: &[[u64; L]; 8], lane: usize| element::<F<C, N>>(&rows[lane]);
        check("a·b", load(&a).mul(&load(&b)), product_bound, &|i| of(&a, i) * of(&b, i) * inverse_of_r);
        check("b·a", load(&b).mul(&load(&a)), product_bound, &|i| of(&a, i) * of(&b, i) * inverse_of_r);
        check("c²", load(&c).square(), product_bound, &|i| of(&c, i).square() * inverse_of_r);
        check("settled", load(&d).settled(), 1, &|i| of(&d, i));
        check("reduced", load(&d).reduced(), 2, &|i| of(&d, i));
        let loose = any(Modulus::<C, N, L>::LOOSE);
        let most = product_bound + Modulus::<C, N, L>::LOOSE;
        check("c − loose", load(&c).sub_loose(load(&loose)), most, &|i| of(&c, i) - of(&loose, i));
        let third = (Modulus::<C, N, L>::LOOSE - 1) / 3;
        let others = [any(third), any(third), any(third)];
        let less = |i: usize| others.iter().fold(of(&c, i), |rest, other| rest - of(other, i));
        check("c − three, settled", load(&c).sub_settled(others.each_ref().map(&load)), 1, &less);
        check("c − one, settled", load(&c).sub_settled([load(&others[0])]), 1, &|i| of(&c, i) - of(&others[0], i));
        let most = Modulus::<C, N, L>::CAPACITY - Modulus::<C, N, L>::LOOSE - 1;
        let (sums, others) = (any(most), others.each_ref().map(&load));
        let of_sums = |i: usize| less(i) + of(&sums, i) - of(&c, i);
        check("sum − three, kept", load(&sums).sub_kept(others), 2, &of_sums);
        let of_square = |i: usize| less(i) + of(&c, i).square() * inverse_of_r - of(&c, i);
        check("c² − three, kept", load(&c).square_less(others), 2, &of_square);
        let kept = [any(2), any(2)];
        for negated in [0, 0b0101_1010, 255] {
            let signed = |which: usize, i: usize| {
                let value = of(&kept[which], i);
                if negated >> i & 1 == 1 { -value } else { value }
            };
            let product = |i: usize| of(&a, i) * of(&b, i) * inverse_of_r - signed(0, i);
            let [e, f] = kept.each_ref().map(&load);
            check("a·b ∓ e, kept", load(&a).mul_less(&load(&b), e, negated, Cpu(())), 2, &product);
            check("c ∓ e, kept", load(&c).sub_signed(e, negated, Cpu(())), 2, &|i| of(&c, i) - signed(0, i));
            let difference = e.signed_difference(negated, f, negated, Cpu(()));
            check("±e ∓ f", difference, 20, &|i| signed(0, i) - signed(1, i));
            // The comparisons must detect every value that is zero, and every pair of equal values.
            let equal = (0..8).any(|i| of(&kept[0], i) == of(&kept[1], i));
            assert!(e.may_equal(f) || !equal);
            assert!(e.may_be_zero() || (0..8).all(|i| !of(&kept[0], i).is_zero()));
        }
        // The sum of a factor's two components must be within the bounds. So each component is at most half of the
        // greatest value.
        let component = |factor: u64| factor.min(if Modulus::<C, N, L>::HAS_ROOM { 255 } else { 40 });
        let [a0, a1, b0, b1] = [0, 0, 1, 1].map(|i: usize| any(component(factors[i])));
        let k = if Modulus::<C, N, L>::HAS_ROOM { 7 } else { 2 };
        for k in 1..=k {
            let factors = [[&a0, &a1], [&b0, &b1]].map(|of| of.map(&load));
            let [real, cross] = Ifma::<C, N, L>::product_of_extension(factors[0], factors[1], k);
            let most = if Modulus::<C, N, L>::HAS_ROOM { 18 } else { 2 };
            let product = |a: &[[u64; L]; 8], b: &[[u64; L]; 8], i: usize| of(a, i) * of(b, i) * inverse_of_r;
            check("a₀b₀ − k·a₁b₁", real, most, &|i| {
                product(&a0, &b0, i) - product(&a1, &b1, i) * F::<C, N>::from(k)
            });
            check("a₀b₁ + a₁b₀", cross, most, &|i| product(&a0, &b1, i) + product(&a1, &b0, i));
        }
        let sum = any(16);
        check("c − sum", load(&c).sub(load(&sum)), product_bound + 16, &|i| of(&c, i) - of(&sum, i));

        // An element does not change when it is stored and loaded again.
        let settled = load(&d).settled();
        let mut stored = [Ifma::<C, N, L>::ZERO; 8];
        settled.store(|lane, element| stored[lane] = element);
        assert_eq!(rows(<Ifma<C, N, L> as Lanes>::load(Cpu(()), |lane| &stored[lane])), rows(settled));
        for (stored, limbs) in stored.iter().zip(rows(settled)) {
            assert_eq!(<[__m512i; L]>::raw(stored), join::<N, L>(&limbs));
        }
    }
}

#[cfg(feature = "bls12-381")]
#[test]
fn bls12_381() {
    values_are_right::<ark_bls12_381::FqConfig, 6, 8>([512, 511]);
}

#[cfg(feature = "bls12-377")]
#[test]
fn bls12_377() {
    values_are_right::<ark_bls12_377::FqConfig, 6, 8>([512, 511]);
}

#[cfg(feature = "bn254")]
#[test]
fn bn254() {
    values_are_right::<ark_bn254::FqConfig, 4, 5>([56, 3]);
    values_are_right::<ark_bn254::FqConfig, 4, 5>([12, 14]);
}

#[test]
fn bls24_315() {
    values_are_right::<crate::bls24_315::FqConfig, 5, 7>([512, 511]);
}
