//! Tests the arithmetic of all lanes for transforms, on values with the maximum number of units (`TransformLanes`
//! defines a unit).

use super::checked::CheckedLane;
use super::*;
use crate::field::lanes::Work;

/// Operations on a sum. The initial value of the sum is `a`. Then `b` is added or subtracted `LOOSE_LEVELS` times. The
/// bits of `signs` choose between addition and subtraction. After these steps, the operations are applied to the sum.
/// Some of the operations also take `constant`.
struct Operations<L: TransformLanes> {
    cpu: L::Cpu,
    a: [L::Field; 8],
    b: [L::Field; 8],
    signs: u64,
    constant: L::Field,
}

impl<L: TransformLanes> Work for Operations<L> {
    type Output = [[L::Field; 8]; 6];

    #[inline(always)]
    fn run(self) -> Self::Output {
        let Self { cpu, a, b, signs, constant } = self;
        let (start, b) = (L::load(cpu, &a), L::load(cpu, &b));
        let mut sum = start;
        for level in 0..L::LOOSE_LEVELS {
            sum = if signs >> (level % 64) & 1 == 1 { sum.plus(b) } else { sum.minus(b) };
        }
        let multiplier = L::multiplier(&constant);
        let multiplier = L::gather(cpu, |_| &multiplier);
        let factor = L::factor(&constant);
        let mut results = [a; 6];
        sum.store(&mut results[0]);
        sum.scaled(&factor).store(&mut results[1]);
        sum.tidied().plus(sum.scaled(&factor)).minus(b.tidied()).store(&mut results[2]);
        // The second factor is a product of three multipliers, like the twiddles of a pass.
        sum.product(multiplier.product(multiplier).product(multiplier)).park(&mut results[3]);
        L::load(cpu, &results[3]).store(&mut results[4]);
        sum.product(multiplier).scatter(|lane, element| results[5][lane] = element);
        results
    }
}

fn agree<L: TransformLanes>(edges: &[L::Field]) {
    let Some(cpu) = L::detect() else {
        println!("skipped: this CPU has no such instructions");
        return;
    };
    for (i, &first) in edges.iter().enumerate() {
        for (j, &second) in edges.iter().enumerate() {
            for signs in [0, u64::MAX, 0x5a5a_5a5a_5a5a_5a5a] {
                let element = |offset: usize| edges[offset % edges.len()];
                let a = std::array::from_fn(|lane| if lane == i % 8 { first } else { element(i + 3 * lane) });
                let b = std::array::from_fn(|lane| if lane == i % 8 { second } else { element(j + 5 * lane) });
                let constant = element(i + 7 * j);
                let found = L::run(cpu, Operations::<L> { cpu, a, b, signs, constant });
                for lane in 0..L::WIDTH {
                    let plus = (0..L::LOOSE_LEVELS).filter(|level| signs >> (level % 64) & 1 == 1).count();
                    let (plus, minus) = (L::Field::from(plus as u64), L::Field::from((L::LOOSE_LEVELS - plus) as u64));
                    let sum = a[lane] + b[lane] * (plus - minus);
                    let cube = constant * constant * constant;
                    let expected = [sum, sum * constant, sum + sum * constant - b[lane], sum * cube, sum * constant];
                    let found = [0, 1, 2, 4, 5].map(|result: usize| found[result][lane]);
                    assert_eq!(found, expected, "{} and {}, signs {signs:x}, times {constant}", a[lane], b[lane]);
                }
            }
        }
    }
}

fn field_agrees<F: TransformField>() {
    let mut rng = ark_std::test_rng();
    // The edge cases are x, −x, x/r and −x/r for each x of `small`, where r is 2^256. In fields of four limbs, x is the
    // Montgomery form of x/r.
    let r = F::from_le_bytes_mod_order(&[[0; 32].as_slice(), &[1]].concat());
    let small = [0u64, 1, 2, 1 << 47, (1 << 48) - 1, 1 << 52, u64::MAX].map(F::from);
    let mut edges: Vec<F> = small.iter().flat_map(|&x| [x, -x, x / r, -x / r]).collect();
    edges.extend((0..10).map(|_| F::rand(&mut rng)));
    agree::<F::TransformIfma>(&edges);
    agree::<F::TransformFma>(&edges);
    agree::<OneLane<F>>(&edges);
    agree::<CheckedLane<F, 2>>(&edges);
}

#[cfg(feature = "bls12-381")]
#[test]
fn bls12_381() {
    field_agrees::<ark_bls12_381::Fr>();
}

#[cfg(feature = "bls12-377")]
#[test]
fn bls12_377() {
    field_agrees::<ark_bls12_377::Fr>();
}

#[cfg(feature = "bn254")]
#[test]
fn bn254() {
    field_agrees::<ark_bn254::Fr>();
}

#[cfg(feature = "mnt4-753")]
#[test]
fn mnt4_753() {
    field_agrees::<ark_mnt4_753::Fr>();
}

/// Tests that [`CheckedLane`] panics if values are beyond the bounds of [`TransformLanes`].
#[cfg(feature = "bls12-381")]
#[test]
fn values_beyond_the_bounds_are_found() {
    type L = CheckedLane<ark_bls12_381::Fr, 2>;
    let refused = |operation: fn(L) -> L| {
        let zero = L::zero(());
        std::panic::catch_unwind(|| operation(zero)).is_err()
    };
    assert!(!refused(|x| x.plus(x).minus(x)));
    assert!(refused(|x| x.plus(x).minus(x).plus(x)));
    assert!(refused(|x| x.minus(x.plus(x))));
    assert!(!refused(|x| x.plus(x).minus(x).tidied().plus(x).minus(x)));
    assert!(!refused(|x| x.product(x.product(x))));
    assert!(refused(|x| x.product(x.plus(x))));
    let parked = |value: fn(L) -> L| {
        std::panic::catch_unwind(|| value(L::zero(())).park(&mut [ark_bls12_381::Fr::from(0)])).is_err()
    };
    assert!(!parked(|x| x.product(x)));
    assert!(parked(|x| x.plus(x)));
}
