//! Tests of products in f64 (verify/probes/double.cuh). The tests include digits close to the allowed bounds.

use super::*;

const RADIX: f64 = (1u64 << 48) as f64;
/// The greatest magnitude of a balanced digit.
const BALANCED: f64 = ((1u64 << 47) + 64) as f64;

/// The digits of an element, with the layout of `Digits` in verify/probes/double.cuh.
type Digits = [f64; 8];

fn map_digits<P: Curve, A: Copy, B: Copy, Out: Copy>(
    kernel: &'static str,
    left: &[A],
    right: &[B],
    check: &dyn Fn(usize, Out),
) {
    elementwise(Unit::fp64::<P>, kernel, left, right, check);
}

/// Returns the integer with these digits as an element of the field.
fn element<F: Field>(digits: &Digits) -> F {
    let radix = F::from(1u64 << 48);
    digits.iter().rev().fold(F::ZERO, |sum, &digit| {
        assert_eq!(digit.fract(), 0.0, "a digit is an integer");
        let magnitude = F::from(digit.abs() as u64);
        sum * radix + if digit < 0.0 { -magnitude } else { magnitude }
    })
}

/// Returns R = 2^384 of arkworks' Montgomery form. The products in f64 divide by the same R.
fn radix<F: Field>() -> F {
    F::from(2u64).pow([384])
}

/// Returns p/2^336, where 2^336 is the weight of the top digit.
fn top_of_modulus<F: PrimeField>() -> f64 {
    F::MODULUS.as_ref().iter().rev().fold(0.0, |sum, &limb| sum * 2f64.powi(64) + limb as f64) / 2f64.powi(336)
}

/// Returns random digits of both signs. The magnitude of a digit is at most `times` times the greatest magnitude of a
/// balanced digit, and often close to this bound. The magnitude of the whole number is at most `value`·p.
fn digits<F: PrimeField>(times: f64, value: f64, rng: &mut StdRng) -> Digits {
    let top = (value * top_of_modulus::<F>()).floor() - times;
    let kind = rng.gen_range(0..6);
    std::array::from_fn(|i| {
        let most = if i == 7 { top } else { times * BALANCED };
        let sign = if rng.r#gen() { 1.0 } else { -1.0 };
        match kind {
            0 => most,
            1 => -most,
            2 => sign * most,
            3 => most * if i % 2 == 0 { 1.0 } else { -1.0 },
            4 => sign * (most - f64::from(rng.r#gen::<u32>())).max(0.0),
            _ => (rng.gen_range(-1.0..1.0) * most).round(),
        }
    })
}

/// Checks that the digits are balanced, and that the magnitude of the whole number is at most `value`·p.
fn assert_balanced<F: PrimeField>(digits: &Digits, value: f64) {
    for (i, digit) in digits.iter().enumerate() {
        let most = if i == 7 { value * top_of_modulus::<F>() + 1.0 } else { BALANCED };
        assert!(digit.abs() <= most, "digit {i} is {digit}");
    }
}

fn products<P: Curve<BaseField: PrimeField>>() {
    type F<P> = <P as CurveConfig>::BaseField;
    let mut rng = StdRng::seed_from_u64(13);
    let by_r = radix::<F<P>>().inverse().unwrap();
    // One operand may be a sum of three products. The magnitude of each product is at most 2p.
    let sums: Vec<Digits> = (0..3000).map(|_| digits::<F<P>>(3.0, 6.0, &mut rng)).collect();
    let others: Vec<Digits> = (0..3000).map(|_| digits::<F<P>>(1.0, 2.0, &mut rng)).collect();
    for (kernel, left, right) in
        [("fp64_mul", &sums, &others), ("fp64_mul", &others, &sums), ("fp64_sqr", &others, &others)]
    {
        map_digits::<P, _, _, Digits>(kernel, left, right, &|i, product| {
            let expected = element::<F<P>>(&left[i]) * element::<F<P>>(&right[i]) * by_r;
            assert_eq!(element::<F<P>>(&product), expected, "{kernel} of {:?} and {:?}", left[i], right[i]);
            assert_balanced::<F<P>>(&product, 2.0);
        });
    }
}

fn limbs<P: Curve<BaseField: PrimeField>>() {
    type F<P> = <P as CurveConfig>::BaseField;
    let elements = field_elements::<F<P>>(400, 14);
    let radix = radix::<F<P>>();
    map_digits::<P, _, _, Digits>("fp64_from_limbs", &elements, &elements, &|i, digits| {
        assert_eq!(element::<F<P>>(&digits), elements[i] * radix);
        assert!(digits.iter().all(|digit| (-RADIX / 2.0..RADIX / 2.0).contains(digit)), "{digits:?}");
    });
    let (a, b) = pairs(&elements, 40);
    map_digits::<P, _, _, F<P>>("fp64_mul_of_limbs", &a, &b, &|i, c| assert_eq!(c, a[i] * b[i], "{} · {}", a[i], b[i]));

    let mut rng = StdRng::seed_from_u64(15);
    let by_r = radix.inverse().unwrap();
    let mut values: Vec<Digits> = (0..2000).map(|_| digits::<F<P>>(1.0, 2.0, &mut rng)).collect();
    // Adds values close to multiples of p. Even for these values, the kernel must compute limbs below p.
    values.extend((-200..=200).map(|i| [f64::from(i), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]));
    let p = digits_of_modulus::<F<P>>();
    values.extend((-1..=1).flat_map(|k| {
        (-3..=3).map(move |near| {
            let mut multiple = p.map(|digit| digit * f64::from(k));
            multiple[0] += f64::from(near);
            multiple
        })
    }));
    // arkworks' limbs are always below p. So if the kernel's limbs were not below p, the two results would differ.
    map_digits::<P, _, _, F<P>>("fp64_to_limbs", &values, &values, &|i, limbs| {
        assert_eq!(bytes_of(&[limbs]), bytes_of(&[element::<F<P>>(&values[i]) * by_r]), "{:?}", values[i]);
    });
}

/// Returns p in balanced digits.
fn digits_of_modulus<F: PrimeField>() -> Digits {
    let words = F::MODULUS.to_bytes_le();
    let mut carry = 0.0;
    std::array::from_fn(|i| {
        let word = words[6 * i..6 * i + 6].iter().rev().fold(0.0, |sum, &byte| sum * 256.0 + f64::from(byte));
        let digit = word + carry;
        carry = f64::from(u8::from(digit >= RADIX / 2.0));
        digit - carry * RADIX
    })
}

fn settled<P: Curve<BaseField: PrimeField>>() {
    type F<P> = <P as CurveConfig>::BaseField;
    let mut rng = StdRng::seed_from_u64(16);
    let mut sums: Vec<Digits> = (0..2000).map(|_| digits::<F<P>>(8.0, 16.0, &mut rng)).collect();
    sums.extend((0..2000).map(|_| digits::<F<P>>(15.0, 31.0, &mut rng)));
    let multiples = sums.len();
    let p = digits_of_modulus::<F<P>>();
    sums.extend((-31..=31).map(|k| p.map(|digit| digit * f64::from(k))));
    map_digits::<P, _, _, Digits>("fp64_settle", &sums, &sums, &|i, settled| {
        assert_eq!(element::<F<P>>(&settled), element::<F<P>>(&sums[i]), "{:?}", sums[i]);
        assert_balanced::<F<P>>(&settled, 0.51);
        assert!(i < multiples || settled == [0.0; 8], "a multiple of p is 0");
    });
}

/// Tests the mixed additions of an accumulation. Each of twelve launches adds one point to each sum. No point is equal
/// or opposite to the sum of the previous points.
fn mixed_additions<P: Curve<BaseField: PrimeField>>() {
    type F<P> = <P as CurveConfig>::BaseField;
    const POINTS: usize = 12;
    const SUMS: usize = 40;
    let points = random_points::<P>(SUMS * (POINTS + 1), 17);
    let mut rng = StdRng::seed_from_u64(18);
    let by_r = radix::<F<P>>().inverse().unwrap();
    let first: Vec<Xyzz<F<P>>> = points[..SUMS].iter().map(|&point| Xyzz::new(point, F::<P>::rand(&mut rng))).collect();
    // The conversion kernel computes the digits of the first points.
    for (_, engine) in common::machines::gpus() {
        let coordinates: Vec<F<P>> = first.iter().flat_map(|sum| sum.0).collect();
        let run = |kernel, left: &[u8], size, right: &[u8], right_size, out: usize, out_size| {
            let (mut left, mut right, mut out) = (left.to_vec(), right.to_vec(), vec![0; out * out_size]);
            let mut values = [
                Value::Buffer(&mut left, size),
                Value::Buffer(&mut right, right_size),
                Value::Buffer(&mut out, out_size),
            ];
            let blocks = ((SUMS * 4).div_ceil(BLOCK as usize) as u32, 1);
            // SAFETY: the arguments match the kernels: three slices of equal length.
            unsafe { workbench(&engine).launch(Unit::fp64::<P>(), kernel, blocks, BLOCK, &mut values) }.unwrap();
            out
        };
        let (limbs, size) = (bytes_of(&coordinates), size_of::<F<P>>());
        let mut sums = run("fp64_from_limbs", &limbs, size, &limbs, size, 4 * SUMS, size_of::<Digits>());
        let mut expected: Vec<Projective<P>> = points[..SUMS].iter().map(|&point| point.into()).collect();
        for bases in points[SUMS..].chunks(SUMS) {
            let sum_size = 4 * size_of::<Digits>();
            let base_size = size_of::<Affine<P>>();
            sums = run("fp64_madd", &sums, sum_size, &bytes_of(bases), base_size, SUMS, sum_size);
            for ((sum, base), expected) in elements_of::<[Digits; 4]>(&sums).iter().zip(bases).zip(&mut expected) {
                *expected += base;
                let coordinates = sum.map(|coordinate| element::<F<P>>(&coordinate) * by_r);
                assert_eq!(Xyzz(coordinates).to_point::<P>(), *expected);
                assert_balanced::<F<P>>(&sum[0], 0.51);
                assert!(sum[1].iter().all(|digit| digit.abs() <= 2.0 * BALANCED), "a difference of two products");
            }
        }
    }
}

#[test]
fn products_agree_with_arkworks() {
    products::<ark_bls12_381::g1::Config>();
    products::<ark_bls12_377::g1::Config>();
}

#[test]
fn limbs_agree_with_arkworks() {
    limbs::<ark_bls12_381::g1::Config>();
    limbs::<ark_bls12_377::g1::Config>();
}

#[test]
fn values_settle() {
    settled::<ark_bls12_381::g1::Config>();
    settled::<ark_bls12_377::g1::Config>();
}

#[test]
fn mixed_additions_agree_with_arkworks() {
    mixed_additions::<ark_bls12_381::g1::Config>();
    mixed_additions::<ark_bls12_377::g1::Config>();
}

/// Runs the tests of this file on the PTX that nvcc made of the kernels.
#[test]
fn ptx() {
    common::stand_in::run_on_ptx(
        "device_functions",
        &[
            "fp64::products_agree_with_arkworks",
            "fp64::limbs_agree_with_arkworks",
            "fp64::values_settle",
            "fp64::mixed_additions_agree_with_arkworks",
        ],
    );
}
