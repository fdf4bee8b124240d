//! Tests the arithmetic on values at their bounds.

use ark_ff::{AdditiveGroup, Field, Fp2, Fp2Config, UniformRand, Zero};
use ark_std::rand::Rng;

use super::modulus::{LOW, join};
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

/// Makes a value from the limbs of each lane. The CPU must have the instructions.
fn load<C: MontConfig<N>, const N: usize, const L: usize>(rows: &[[u64; L]; 8]) -> Ifma<C, N, L>
where
    [__m512i; L]: Registers<N>,
{
    let limb = |i: usize| rows.map(|row| row[i]);
    // SAFETY: both types have 64 bytes, and every bit pattern is valid for words.
    Ifma::new(std::array::from_fn(|i| unsafe { std::mem::transmute::<[u64; 8], __m512i>(limb(i)) }))
}

/// The limbs of each lane.
fn rows<C, const N: usize, const L: usize>(value: Ifma<C, N, L>) -> [[u64; L]; 8] {
    // SAFETY: both types have 64 bytes, and every bit pattern is valid for words.
    let limbs = value.limbs.map(|limb| unsafe { std::mem::transmute::<__m512i, [u64; 8]>(limb) });
    std::array::from_fn(|lane| limbs.map(|limb| limb[lane]))
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
        // In fields without extensions, R is too small for sums of components. In the other fields, the sum of a
        // factor's two components must be within the bounds. So each component is at most half of the greatest value.
        let component = |factor: u64| factor.min(if Modulus::<C, N, L>::HAS_ROOM { 255 } else { 40 });
        let [a0, a1, b0, b1] = [0, 0, 1, 1].map(|i: usize| any(component(factors[i])));
        let most_k = match (Modulus::<C, N, L>::HAS_ROOM, Modulus::<C, N, L>::EXTENDS) {
            (true, _) => 7,
            (false, true) => 2,
            (false, false) => 0,
        };
        for k in 1..=most_k {
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

/// The stored form of a value below 2p.
fn stored<const N: usize, const L: usize>(limbs: &[u64; L]) -> <[__m512i; L] as Registers<N>>::Stored
where
    [__m512i; L]: Registers<N>,
{
    <[__m512i; L]>::stored(&join::<N, L>(limbs))
}

/// Compares the assembly of a batch's steps with the steps in Rust, for operands at their bounds.
fn steps_agree<C: MontConfig<N>, const N: usize, const L: usize>()
where
    Fp<MontBackend<C, N>, N>: FastField,
    [__m512i; L]: Registers<N>,
{
    if Ifma::<C, N, L>::detect().is_none() {
        println!("skipped: this CPU has no AVX-512 IFMA");
        return;
    }
    let mut rng = ark_std::test_rng();
    let product_bound = if Modulus::<C, N, L>::HAS_ROOM { 2 } else { 3 };
    for round in 0..2000 {
        let mut any = |most| load(&std::array::from_fn(|_| limbs::<C, N, L>(most, &mut rng)));
        let items: [Item<Ifma<C, N, L>>; 3] =
            std::array::from_fn(|_| Item { denominator: any(17), before: any(product_bound), left_x: any(2) });
        let [own, rise, left_y] = [product_bound, 20, 2].map(&mut any);
        let pending = Pending { own, rise, left_y, left_negated: 0 };
        let left_negated = [0, 255, rng.gen_range(0..=255)][round % 3];
        let negated = [rng.gen_range(0..=255), rng.gen_range(0..=255)];
        // The first eight points are the left operands.
        let points: [[_; 2]; 16] =
            std::array::from_fn(|_| [(); 2].map(|()| stored::<N, L>(&limbs::<C, N, L>(2, &mut rng))));
        let [x, y] = [0, 1].map(|coordinate| operands(&points, coordinate));

        let [expected, found] = [lanes::chain, Ifma::<C, N, L>::chain].map(|chain| {
            let mut pair = [&items[0], &items[1]].map(|item| Item { ..*item });
            let special = chain(Cpu(()), x, &mut pair);
            (special, pair.map(|item| [item.denominator, item.before, item.left_x].map(rows)))
        });
        assert_eq!(found, expected);

        let to: [u32; 8] = std::array::from_fn(|lane| (lane * 3 + round) as u32 % 8);
        let [expected, found] = [lanes::finish, Ifma::<C, N, L>::finish].map(|finish| {
            let mut items = items.each_ref().map(|item| Item { ..*item });
            let mut pending = Pending { left_negated, ..pending };
            let mut sums = [[Ifma::<C, N, L>::ZERO; 2]; 8];
            // SAFETY: all places are below 8.
            let mut step = unsafe { Step::new(y, negated, &mut sums, &to) };
            finish(Cpu(()), &mut pending, &mut items, &mut step);
            assert_eq!(pending.left_negated, negated[0]);
            let sums = sums.map(|sum| sum.map(|coordinate| kept_element::<C, N, L>(&coordinate)));
            let items = items.map(|item| [item.denominator, item.before, item.left_x].map(rows));
            (sums, items, [pending.own, pending.rise, pending.left_y].map(rows))
        });
        assert_eq!(found, expected);
    }
    reports_special_additions::<C, N, L>(|x| {
        let points = x.map(|x| [stored::<N, L>(&x[0]); 2]);
        let one = Ifma::<C, N, L>::one(Cpu(()));
        let mut pair = [(); 2].map(|()| Item { denominator: one, before: one, left_x: one });
        Ifma::<C, N, L>::chain(Cpu(()), operands(&points, 0), &mut pair)
    });
}

/// The element of a stored coordinate, which must be below 1.2p.
fn kept_element<C: MontConfig<N>, const N: usize, const L: usize>(
    coordinate: &<[__m512i; L] as Registers<N>>::Stored,
) -> Fp<MontBackend<C, N>, N>
where
    [__m512i; L]: Registers<N>,
{
    let (limbs, bound): ([u64; L], _) = (split(&<[__m512i; L]>::raw(coordinate)), Modulus::<C, N, L>::times(6));
    let mut five = [0; L];
    let carry = (0..L).fold(0, |carry, i| {
        let sum = limbs[i] * 5 + carry;
        five[i] = sum & LOW;
        sum >> BITS
    });
    assert!(carry == 0 && five.iter().rev().lt(bound.iter().rev()), "a coordinate is not below 1.2p");
    element(&limbs)
}

/// Checks the steps of a batch in assembly over the quadratic extension with u² = −1, for operands at their bounds.
fn extension_steps_are_right<
    P: Fp2Config<Fp = Fp<MontBackend<C, N>, N>>,
    C: MontConfig<N>,
    const N: usize,
    const L: usize,
>()
where
    Fp<MontBackend<C, N>, N>: FastField,
    [__m512i; L]: Registers<N>,
{
    if Ifma::<C, N, L>::detect().is_none() {
        println!("skipped: this CPU has no AVX-512 IFMA");
        return;
    }
    assert_eq!(P::NONRESIDUE, -P::Fp::ONE);
    // The elements in the lanes of a value, whose limbs must be within the lanes' bounds, and below `most`·p.
    let elements = |value: &[Ifma<C, N, L>; 2], most: u64| -> [Fp2<P>; 8] {
        let bound = Modulus::<C, N, L>::times(most);
        let [c0, c1] = value.map(|component| {
            rows(component).map(|limbs| {
                assert!(limbs.iter().all(|&limb| limb <= LOW), "a limb is too long");
                assert!(limbs.iter().rev().lt(bound.iter().rev()), "a component is not below {most}p");
                element::<P::Fp>(&limbs)
            })
        });
        std::array::from_fn(|lane| Fp2::new(c0[lane], c1[lane]))
    };
    let inverse_of_r = P::Fp::from(2u64).pow([u64::from(BITS) * L as u64]).inverse().unwrap();
    let product = |a: Fp2<P>, b: Fp2<P>| {
        let mut product = a * b;
        product.mul_assign_by_fp(&inverse_of_r);
        product
    };
    let mut rng = ark_std::test_rng();
    for round in 0..2000 {
        let mut any = |most| [(); 2].map(|()| load(&std::array::from_fn(|_| limbs::<C, N, L>(most, &mut rng))));
        let mut items: [Item<[Ifma<C, N, L>; 2]>; 3] =
            std::array::from_fn(|_| Item { denominator: any(18), before: any(3), left_x: any(2) });
        let [own, rise, left_y] = [3, 20, 2].map(&mut any);
        let left_negated = [0, 255, rng.gen_range(0..=255)][round % 3];
        let mut pending = Pending { own, rise, left_y, left_negated };
        let negated: [Mask; 2] = [rng.gen_range(0..=255), rng.gen_range(0..=255)];
        // The first eight points are the left operands.
        let points: [[[_; 2]; 2]; 16] =
            std::array::from_fn(|_| [(); 2].map(|()| [(); 2].map(|()| stored::<N, L>(&limbs::<C, N, L>(2, &mut rng)))));
        let coordinate = |point: usize, coordinate: usize| -> Fp2<P> {
            let [c0, c1] =
                points[point][coordinate].map(|stored| element(&split::<N, L>(&<[__m512i; L]>::raw(&stored))));
            Fp2::new(c0, c1)
        };

        let mut pair = [&items[0], &items[1]].map(|item| Item { ..*item });
        let special = Ifma::<C, N, L>::extension_chain(Cpu(()), 1, operands(&points, 0), &mut pair);
        assert!(special.is_some());
        let before = elements(&pair[1].before, 3);
        let [left_x, denominators] =
            [(pair[1].left_x, 2), (pair[1].denominator, 18)].map(|(value, most)| elements(&value, most));
        let factors = (elements(&items[0].denominator, 18), elements(&items[0].before, 3));
        for lane in 0..8 {
            assert_eq!(before[lane], product(factors.0[lane], factors.1[lane]));
            assert_eq!(left_x[lane], coordinate(lane, 0));
            assert_eq!(denominators[lane], coordinate(lane + 8, 0) - coordinate(lane, 0));
        }

        let [own, rise, left_y] = [(own, 3), (rise, 20), (left_y, 2)].map(|(value, most)| elements(&value, most));
        let old = items
            .each_ref()
            .map(|item| [elements(&item.denominator, 18), elements(&item.before, 3), elements(&item.left_x, 2)]);
        let to: [u32; 8] = std::array::from_fn(|lane| (lane * 3 + round) as u32 % 8);
        let mut sums = [[[Ifma::<C, N, L>::ZERO; 2]; 2]; 8];
        // SAFETY: all places are below 8.
        let mut step = unsafe { Step::new(operands(&points, 1), negated, &mut sums, &to) };
        assert!(Ifma::<C, N, L>::extension_finish(Cpu(()), 1, &mut pending, &mut items, &mut step));
        assert_eq!(pending.left_negated, negated[0]);
        let (next_before, [denominator, _, left_x], later_before) = (old[0][1], old[1], old[2][1]);
        let (inverse, next_own) = (elements(&items[1].before, 3), elements(&pending.own, 3));
        let (next_rise, next_left_y) = (elements(&pending.rise, 20), elements(&pending.left_y, 2));
        let signed = |value: Fp2<P>, negated: Mask, lane: usize| if negated >> lane & 1 == 1 { -value } else { value };
        for lane in 0..8 {
            let slope = product(rise[lane], own[lane]);
            let x = product(slope, slope) - left_x[lane].double() - denominator[lane];
            let y = product(left_x[lane] - x, slope) - signed(left_y[lane], left_negated, lane);
            let sum = sums[to[lane] as usize].map(|coordinate| {
                let [c0, c1] = coordinate.map(|component| kept_element::<C, N, L>(&component));
                Fp2::<P>::new(c0, c1)
            });
            assert_eq!(sum, [x, y]);
            assert_eq!(inverse[lane], product(denominator[lane], later_before[lane]));
            assert_eq!(next_own[lane], product(inverse[lane], next_before[lane]));
            let [left, right] = [0, 1].map(|side| signed(coordinate(lane + 8 * side, 1), negated[side], lane));
            assert_eq!((next_left_y[lane], next_rise[lane]), (coordinate(lane, 1), right - left));
        }
    }
    reports_special_additions::<C, N, L>(|x| {
        let points = x.map(|x| [x.map(|component| stored::<N, L>(&component)); 2]);
        let one = [Ifma::<C, N, L>::one(Cpu(())); 2];
        let mut pair = [(); 2].map(|()| Item { denominator: one, before: one, left_x: one });
        Ifma::<C, N, L>::extension_chain(Cpu(()), 1, operands(&points, 0), &mut pair).unwrap()
    });
}

/// Checks that the assembly reports each kind of special addition, and rarely reports a group without one. `special`
/// tells if the assembly reports the x-coordinates of eight left operands and of eight right operands. Each coordinate
/// has two components. A prime field uses the first component.
fn reports_special_additions<C: MontConfig<N>, const N: usize, const L: usize>(
    special: impl Fn(&[[[u64; L]; 2]; 16]) -> bool,
) {
    let mut rng = ark_std::test_rng();
    let p = Modulus::<C, N, L>::P;
    for (kind, lane) in (0..8).flat_map(|kind| (0..8).map(move |lane| (kind, lane))) {
        // Even with p added, the numbers are kept values.
        let mut small = || {
            let mut limbs: [u64; L] = std::array::from_fn(|_| rng.gen_range(0..=LOW));
            limbs[L - 1] %= (p[L - 1] / 8).max(1);
            limbs
        };
        let mut x: [[[u64; L]; 2]; 16] = std::array::from_fn(|_| [small(), small()]);
        let (left, right) = (lane, lane + 8);
        let plus_p = |mut limbs: [u64; L]| {
            let mut carry = 0;
            for (limb, p) in limbs.iter_mut().zip(p) {
                carry += *limb + p;
                *limb = carry & LOW;
                carry >>= BITS;
            }
            limbs
        };
        match kind {
            0 => x[left] = [[0; L]; 2],
            1 => x[left] = [p; 2],
            2 => x[right] = [[0; L]; 2],
            3 => x[right] = [p; 2],
            4 => x[right] = x[left],
            5 => x[right] = x[left].map(plus_p),
            6 => x[left] = x[right].map(plus_p),
            _ => {}
        }
        assert_eq!(special(&x), kind < 7, "kind {kind}, lane {lane}");
    }
}

/// Coordinate 0 or 1 of the operands of a group. The first eight points are the left operands.
fn operands<S>(points: &[[S; 2]; 16], coordinate: usize) -> Rows<'_, S> {
    const LEFT: [u32; 8] = [0, 2, 4, 6, 8, 10, 12, 14];
    const RIGHT: [u32; 8] = [16, 18, 20, 22, 24, 26, 28, 30];
    let coordinates = points.as_flattened()[coordinate..].as_ptr();
    // SAFETY: there are 32 coordinates, so coordinate 1 of the last point has the index 30 after the first y-coordinate.
    unsafe { Rows::new([&LEFT, &RIGHT], [coordinates; 2]) }
}

#[cfg(feature = "bls12-381")]
#[test]
fn steps_with_8_limbs_agree() {
    steps_agree::<ark_bls12_381::FqConfig, 6, 8>();
}

#[cfg(feature = "bls12-377")]
#[test]
fn steps_with_8_limbs_and_a_shorter_modulus_agree() {
    steps_agree::<ark_bls12_377::FqConfig, 6, 8>();
}

#[cfg(feature = "bn254")]
#[test]
fn steps_with_5_limbs_agree() {
    steps_agree::<ark_bn254::FqConfig, 4, 5>();
}

#[cfg(feature = "pallas")]
#[test]
fn steps_with_5_limbs_and_little_room_agree() {
    steps_agree::<ark_pallas::FqConfig, 4, 5>();
}

#[cfg(feature = "bls12-381")]
#[test]
fn steps_with_8_limbs_in_an_extension_are_right() {
    extension_steps_are_right::<ark_bls12_381::Fq2Config, ark_bls12_381::FqConfig, 6, 8>();
}

#[cfg(feature = "bn254")]
#[test]
fn steps_with_5_limbs_in_an_extension_are_right() {
    extension_steps_are_right::<ark_bn254::Fq2Config, ark_bn254::FqConfig, 4, 5>();
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
