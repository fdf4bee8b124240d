//! For any integer and any windows, the digits are in range, and the weighted sum of the digits is the integer. On each
//! curve with an endomorphism, any scalar below the order is split into short components. Each image of a point is
//! multiplied by the component with the same index. The sum over all images is the product of the point and the scalar.
#![no_main]

use arbitrary::Arbitrary;
use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Projective;
use ark_ff::{BigInt, BigInteger, PrimeField, Zero};
use cumsm::internals::{
    CurveParams, DigitForm, EvenWindows, MAX_WINDOW, MIN_WINDOW, Recoding, SignedWindows, Windows,
};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
struct Input {
    scalar: [u64; 4],
    scalar_to_split: [u64; 6],
    window_bits: u8,
    windows: u8,
}

type Fr = ark_bls12_381::Fr;

/// The sum Σ dᵥ·2^bᵥ modulo the order, over pairs of a digit dᵥ and the position bᵥ of its lowest bit.
fn weighted(digits: impl Iterator<Item = (i64, u32)>) -> Fr {
    let two = Fr::from(2);
    digits.map(|(digit, bit)| Fr::from(digit) * ark_ff::Field::pow(&two, [u64::from(bit)])).sum()
}

/// Checks the components kⱼ of a scalar k: Σ kⱼ·Pⱼ = k·G for the generator G and its images Pⱼ.
fn components<P: CurveParams>(limbs: [u64; 6]) {
    if P::COMPONENTS == 1 {
        return;
    }
    let k = P::ScalarField::from_le_bytes_mod_order(&BigInt::new(limbs).to_bytes_le());
    let maximum = P::component_maximum();
    let mut sum = Projective::<P>::zero();
    for (power, part) in P::split(k.into_bigint().as_ref()).into_iter().enumerate() {
        assert!(part.magnitude <= maximum, "{part:?}");
        if power >= P::COMPONENTS {
            assert!(part.magnitude.is_zero(), "{part:?}");
            continue;
        }
        let image = P::image(power, &P::GENERATOR);
        sum += if part.negative { -image } else { image }.mul_bigint(part.magnitude);
    }
    assert_eq!(sum, P::GENERATOR * k);
}

fuzz_target!(|input: Input| {
    let Input { scalar, scalar_to_split, window_bits, windows } = input;
    let c = MIN_WINDOW + u32::from(window_bits) % (MAX_WINDOW - MIN_WINDOW + 1);
    let expected = Fr::from_le_bytes_mod_order(&BigInt::new(scalar).to_bytes_le());

    let signed = SignedWindows::for_maximum(c, &[u64::MAX; 4]);
    let digits = || signed.digits(&scalar).map(i64::from);
    assert!(digits().all(|digit| digit.unsigned_abs() <= u64::from(signed.buckets())));
    assert_eq!(weighted(digits().zip((0..).map(|v| v * c))), expected);

    for recoding in [Recoding::Unsigned, Recoding::Signed, Recoding::OddFloat] {
        let windows = Windows::for_maximum(recoding, c, &[u64::MAX; 4]);
        let digits = windows.digits(&scalar);
        assert_eq!(digits.len(), windows.count() as usize);
        let value = |digit: &cumsm::internals::Digit| {
            let magnitude = i64::from(digit.magnitude) << digit.exponent;
            if digit.negative { -magnitude } else { magnitude }
        };
        assert_eq!(weighted(digits.iter().map(value).zip((0..).map(|v| v * c))), expected, "{recoding}");
    }

    for form in [DigitForm::Plain, DigitForm::Signed] {
        let count = 1 + u32::from(windows) % 128;
        if count < 257_u32.div_ceil(MAX_WINDOW) {
            continue;
        }
        let even = EvenWindows::new(form, 256, count);
        let digits = (0..even.count()).map(|v| (i64::from(even.digit(&scalar, v)), even.start(v)));
        assert_eq!(weighted(digits), expected, "{form:?}, {count} windows");
    }

    cumsm::on_every_curve!(P => components::<P>(scalar_to_split));
});
