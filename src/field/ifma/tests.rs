//! The eight-lane arithmetic against ark-ff, on a CPU that has the instructions.

use ark_ff::{AdditiveGroup, Field, UniformRand};
use ark_std::rand::Rng;

use super::*;

/// Every operation of the lanes, on elements of every kind, in internal form.
struct Check<C: MontConfig<6>> {
    cpu: Cpu,
    a: [Limbs; 8],
    b: [Limbs; 8],
    found: Vec<[Limbs; 8]>,
    field: PhantomData<C>,
}

impl<C: MontConfig<6>> Work for Check<C> {
    type Output = Vec<[Limbs; 8]>;

    #[inline(always)]
    fn run(mut self) -> Self::Output {
        let a = Ifma::<C>::load(self.cpu, |lane| &self.a[lane]);
        let b = Ifma::<C>::load(self.cpu, |lane| &self.b[lane]);
        let loose = a.sub(b).sub(b).add(a).sub(b);
        for value in [a.mul(b), a.square(), a.add(b), a.sub(b), a.inverse(self.cpu), loose, loose.mul(a.sub(b))] {
            let mut stored = [Ifma::<C>::ZERO; 8];
            value.reduced().store(|lane, element| stored[lane] = element);
            self.found.push(stored);
        }
        self.found
    }
}

fn operations_agree<C: MontConfig<6>>() {
    type F<C> = Fp<MontBackend<C, 6>, 6>;
    let Some(cpu) = Ifma::<C>::detect() else { return };
    let mut rng = ark_std::test_rng();
    let mut minus_one = C::MODULUS;
    minus_one.0[0] -= 1;
    let edges = [
        BigInt::from(1u8),
        BigInt::from(2u8),
        minus_one,
        BigInt([u64::MAX, u64::MAX, u64::MAX, u64::MAX, u64::MAX, 0]),
    ];
    for _ in 0..2000 {
        let mut element = || match rng.gen_range(0..3) {
            0 => F::<C>::new_unchecked(edges[rng.gen_range(0..edges.len())]),
            _ => F::<C>::rand(&mut rng),
        };
        // Raw limbs are taken for x·2^416, so that x here is x·2^(−32) there.
        let (a, b): ([F<C>; 8], [F<C>; 8]) = (std::array::from_fn(|_| element()), std::array::from_fn(|_| element()));
        let factor = F::<C>::from(1u64 << 32);
        let value = |raw: F<C>| raw / factor;
        let check = Check {
            cpu,
            a: a.map(|a| to_internal(&a)),
            b: b.map(|b| to_internal(&b)),
            found: Vec::new(),
            field: PhantomData::<C>,
        };
        let found = Ifma::<C>::run(cpu, check);
        for lane in 0..8 {
            let (a, b) = (value(a[lane]), value(b[lane]));
            let loose = a.double() - b.double() - b;
            let expected = [a * b, a.square(), a + b, a - b, a.inverse().unwrap(), loose, loose * (a - b)];
            for (i, expected) in expected.into_iter().enumerate() {
                assert_eq!(from_internal::<C>(&found[i][lane]), expected * factor, "operation {i} on {a} and {b}");
            }
        }
    }
}

#[cfg(feature = "bls12-381")]
#[test]
fn operations_agree_bls12_381() {
    operations_agree::<ark_bls12_381::FqConfig>();
}

#[cfg(feature = "bls12-377")]
#[test]
fn operations_agree_bls12_377() {
    operations_agree::<ark_bls12_377::FqConfig>();
}
