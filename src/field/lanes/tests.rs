//! Compares the arithmetic of each kind of lanes with ark-ff. The tests skip a kind of lanes if the CPU lacks the
//! instructions of this kind.

use std::marker::PhantomData;

use ark_ff::{AdditiveGroup, BigInteger, Field, One as _, PrimeField, Zero};
use ark_std::rand::Rng;

use super::*;

/// Operations on settled values, products and sums, up to the bounds of [`Lanes`]. At the end, all results are settled
/// and stored.
struct Operations<L: Lanes> {
    cpu: L::Cpu,
    a: [L::Stored; 8],
    b: [L::Stored; 8],
}

/// The index of the inverse in the list of results.
const INVERSE: usize = 5;

/// The constant by which one of the operations multiplies.
const CONSTANT: u64 = 0xfedc_ba98_7654_3210;

/// The expected results, in the order of [`Operations::run`].
fn expected<F: Field>(a: F, b: F) -> Vec<F> {
    let sum = a - b;
    vec![
        F::one(),
        a * b,
        a.square(),
        a + b,
        a - b,
        a.inverse().unwrap_or(F::zero()),
        sum * b,
        sum * (a * b),
        (a * b).square(),
        (sum + a + a + b + b + a) * a,
        -(a * b) * b.double().double(),
        a * F::from(CONSTANT),
        a.frobenius_map(1) * b,
        a * b - a - b - b + a,
        a.square() - b - b - b + a,
        a * b - b,
        a * b + b,
        -(a + b) * b,
        a * b * b,
    ]
}

impl<L: Lanes> Work for Operations<L> {
    type Output = Vec<[L::Stored; 8]>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let a = L::load(self.cpu, |lane| &self.a[lane]);
        let b = L::load(self.cpu, |lane| &self.b[lane]);
        let product = a.mul(&b);
        let sum = a.sub(b);
        let opposite = L::zero(self.cpu).sub_loose(product);
        let mut written = a;
        product.mul_to(&b, &mut written);
        let mut found = Vec::new();
        for value in [
            L::one(self.cpu),
            product,
            a.square(),
            a.add(b),
            a.sub(b),
            a.inverse(self.cpu),
            sum.mul(&b),
            sum.mul_inlined(&product),
            product.square_inlined(),
            sum.add(a).add(a).add(b).add(b).add(a).tidied().mul(&a),
            opposite.mul(&b.times(4).tidied()),
            a.mul(&L::factor(self.cpu, &L::Field::from(CONSTANT))),
            a.conjugate(self.cpu).mul(&b),
            product.sub_kept([a, b, b.sub(a)]),
            a.square_less([b, b, b.sub(a)]),
            a.mul_less(&b, b, 0, self.cpu),
            a.mul_less(&b, b, 255, self.cpu),
            a.signed_difference(255, b, 0, self.cpu).mul(&b),
            written,
        ] {
            let mut stored = [L::ZERO; 8];
            value.settled().store(|lane, element| stored[lane] = element);
            found.push(stored);
        }
        found
    }
}

/// Compares the results of the operations in lanes and in ark-ff.
fn agree<L: Lanes>(pairs: &[(L::Field, L::Field)])
where
    L::Field: std::fmt::Debug,
{
    let Some(cpu) = L::detect() else {
        println!("skipped: this CPU has no such instructions");
        return;
    };
    for pairs in pairs.chunks(8) {
        let pair = |lane: usize| pairs[lane % pairs.len()];
        let stored = |at: &dyn Fn(usize) -> L::Field| std::array::from_fn(|lane| L::to_internal_x(&at(lane)));
        let operations = Operations::<L> { cpu, a: stored(&|lane| pair(lane).0), b: stored(&|lane| pair(lane).1) };
        let found = L::run(cpu, operations);
        // The element whose internal form is 1 in these lanes. If the lanes' R differs from ark-ff's R, this element is
        // not 1.
        let one = L::from_internal_x(&found[0][0]);
        // All lanes share one inversion, so the inverses are compared only if no lane is zero.
        let inverted = pairs.iter().all(|(a, _)| !a.is_zero());
        for lane in 0..L::WIDTH {
            // `one` is s^-2, where s is the factor of the scaling. The coefficient of the curve is scaled by s⁴.
            let coefficient = pair(lane).0;
            assert_eq!(L::from_internal_x(&L::to_internal_a(&coefficient)), coefficient / one);
            let (a, b) = (pair(lane).0 / one, pair(lane).1 / one);
            let expected = expected(a, b).into_iter().zip(&found);
            for (i, (expected, found)) in expected.enumerate().filter(|&(i, _)| i != INVERSE || inverted) {
                assert_eq!(L::from_internal_x(&found[lane]), expected * one, "operation {i} on {a:?} and {b:?}");
            }
        }
    }
    for (a, b) in pairs.iter().take(200) {
        compare::<L>(cpu, *a, *b);
    }
}

/// Comparisons and selections of elements in every lane.
struct Comparisons<L: Lanes> {
    cpu: L::Cpu,
    a: [L::Stored; 8],
    b: [L::Stored; 8],
    field: PhantomData<L>,
}

impl<L: Lanes> Work for Comparisons<L> {
    type Output = (Mask, Mask, [bool; 3], Mask, [L::Stored; 8]);

    #[inline(always)]
    fn run(self) -> Self::Output {
        let a = L::load(self.cpu, |lane| &self.a[lane]);
        let b = L::load(self.cpu, |lane| &self.b[lane]);
        let difference = a.sub(b).settled();
        let may = [a.may_equal(b), a.may_be_zero(), difference.may_be_zero()];
        let mut chosen = [L::ZERO; 8];
        L::select(0b0011_0101, a, b).store(|lane, element| chosen[lane] = element);
        (a.equals(b), a.is_zero(), may, difference.is_zero(), chosen)
    }
}

/// For each lane, compares a with itself in this lane, and then compares a with b. In all other lanes, the compared
/// elements are 1 and 2.
fn compare<L: Lanes>(cpu: L::Cpu, a: L::Field, b: L::Field) {
    let one = L::Field::one();
    for place in 0..L::WIDTH {
        for b in [a, b] {
            let (left, right) = (L::to_internal_x(&a), L::to_internal_x(&b));
            let others = [L::to_internal_x(&one), L::to_internal_x(&one.double())];
            let with =
                |element, other: usize| std::array::from_fn(|lane| if lane == place { element } else { others[other] });
            let work = Comparisons::<L> { cpu, a: with(left, 0), b: with(right, 1), field: PhantomData };
            let (equal, zero, may, no_difference, chosen) = L::run(cpu, work);
            let bit = |set: bool| u8::from(set) << place;
            assert_eq!(equal, bit(a == b), "{a} = {b}");
            assert_eq!(zero, bit(a.is_zero()));
            assert_eq!(no_difference, equal);
            assert!(may[0] || equal == 0);
            assert!(may[1] || zero == 0);
            assert!(may[2] || no_difference == 0);
            assert_eq!(chosen[place], if 0b0011_0101 >> place & 1 == 1 { left } else { right });
            assert_eq!(L::from_internal_x(&L::negated(&left)), -a);
            assert_eq!(L::from_internal_y(&L::to_internal_y(&a)), a);
        }
    }
}

/// Pairs of edge cases and random elements.
fn pairs<F: Field>(make: impl Fn(u64) -> F) -> Vec<(F, F)> {
    let mut rng = ark_std::test_rng();
    let minus_one = -F::one();
    let edges = [F::zero(), F::one(), minus_one, minus_one.double(), make(1 << 47), -make(1 << 48), make(u64::MAX)];
    let mut pairs: Vec<(F, F)> = edges.iter().flat_map(|&a| edges.map(|b| (a, b))).collect();
    for _ in 0..4000 {
        let mut element =
            || if rng.gen_range(0..4) == 0 { edges[rng.gen_range(1..edges.len())] } else { F::rand(&mut rng) };
        pairs.push((element(), element()));
    }
    pairs
}

pub(crate) fn prime_field_agrees<F: FastField + PrimeField>() {
    // In some pairs, the values of the elements are edge cases. In other pairs, the limbs in Montgomery form are edge
    // cases.
    let radix = F::from(2u64).pow([64 * F::BigInt::NUM_LIMBS as u64]);
    let montgomery = |k| F::from(k) / radix;
    let pairs = [pairs(F::from), pairs(montgomery)].concat();
    agree::<F::Ifma>(&pairs);
    agree::<F::Fma>(&pairs);
    agree::<One<F>>(&pairs);
}

#[cfg(feature = "bls12-381")]
#[test]
fn bls12_381() {
    prime_field_agrees::<ark_bls12_381::Fq>();
    let pairs = pairs::<ark_bls12_381::Fq2>(|k| k.into());
    agree::<<ark_bls12_381::Fq2 as FastField>::Ifma>(&pairs);
    agree::<<ark_bls12_381::Fq2 as FastField>::Fma>(&pairs);
}

#[cfg(feature = "bls12-377")]
#[test]
fn bls12_377() {
    prime_field_agrees::<ark_bls12_377::Fq>();
    let pairs = pairs::<ark_bls12_377::Fq2>(|k| k.into());
    agree::<<ark_bls12_377::Fq2 as FastField>::Ifma>(&pairs);
    agree::<<ark_bls12_377::Fq2 as FastField>::Fma>(&pairs);
}

#[cfg(feature = "bn254")]
#[test]
fn bn254() {
    prime_field_agrees::<ark_bn254::Fq>();
    let pairs = pairs::<ark_bn254::Fq2>(|k| k.into());
    agree::<<ark_bn254::Fq2 as FastField>::Ifma>(&pairs);
    agree::<<ark_bn254::Fq2 as FastField>::Fma>(&pairs);
    agree::<One<ark_bn254::Fq2>>(&pairs);
}

#[test]
fn bls24_315() {
    prime_field_agrees::<crate::bls24_315::Fq>();
}

/// Compares the results of selections by masks with the results of loops over all bits.
fn selects_what_the_mask_selects<L: Lanes>(cpu: L::Cpu) {
    let mut rng = ark_std::test_rng();
    let mut masks = vec![0, 1, 1 << 63, u64::MAX];
    for _ in 0..100 {
        let (a, b): (u64, u64) = (rng.r#gen(), rng.r#gen());
        masks.extend([a, a & b, a | b]);
    }
    for mask in masks {
        let values: [u32; 64] = std::array::from_fn(|_| rng.r#gen());
        let bits: u64 = rng.r#gen();
        let places: Vec<usize> = (0..64).filter(|place| mask >> place & 1 == 1).collect();
        let mut compressed = [0; 64];
        L::compress(cpu, &values, mask, &mut compressed);
        let expected: Vec<u32> = places.iter().map(|&place| values[place]).collect();
        assert_eq!(compressed[..places.len()], expected, "mask {mask:#x}");
        let expected = places.iter().enumerate().fold(0, |sum, (i, &place)| sum | (bits >> place & 1) << i);
        assert_eq!(L::extract(cpu, bits, mask), expected, "mask {mask:#x}, bits {bits:#x}");
    }
}

#[cfg(feature = "bls12-381")]
#[test]
fn selections_by_masks() {
    type Field = ark_bls12_381::Fq;
    selects_what_the_mask_selects::<One<Field>>(());
    if let Some(cpu) = <Field as FastField>::Ifma::detect() {
        selects_what_the_mask_selects::<<Field as FastField>::Ifma>(cpu);
    }
    if let Some(cpu) = <Field as FastField>::Fma::detect() {
        selects_what_the_mask_selects::<<Field as FastField>::Fma>(cpu);
    }
}

/// Tests that [`checked::Checked`] panics if operands are beyond the bounds of [`Lanes`].
#[cfg(feature = "bls12-381")]
#[test]
fn operands_beyond_the_bounds_are_found() {
    use checked::{ALL_KINDS, Checked};

    type L = Checked<ark_bls12_381::Fq, ALL_KINDS>;
    let refused = |operation: fn(L, L) -> L| {
        let one = L::one(());
        std::panic::catch_unwind(|| operation(one, one.add(one))).is_err()
    };
    assert!(!refused(|one, two| two.mul(&one)));
    assert!(refused(|_, two| two.mul(&two)));
    assert!(refused(|_, two| two.square()));
    assert!(refused(|_, two| two.inverse(())));
    assert!(refused(|_, two| two.times(5)));
    assert!(refused(|one, two| one.sub(one.sub(two))));
    assert!(!refused(|one, two| one.sub_loose(one.sub(two))));
    assert!(refused(|one, two| one.sub_loose(one.sub(two).sub(two).sub(one))));
    assert!(!refused(|one, _| one.sub(one).sub(one).sub(one).add(one)));
    assert!(refused(|one, _| one.sub_loose(one).sub_loose(one).sub(one)));
    let stored = |value: fn(L) -> L| std::panic::catch_unwind(|| value(L::one(())).store(|_, _| ())).is_err();
    assert!(stored(|one| one.mul(&one)));
    assert!(!stored(|one| one.mul(&one).settled()));
}
