//! The products of rows on x86-64, as assembly for AVX2 and for AVX-512. `generate.py` writes the assembly.
//!
//! A function for AVX-512 does the same operations as the function for AVX2, so the results are the same. One register
//! holds both rows of a digit. So a product takes about half as many instructions as in AVX2.

use std::arch::{is_x86_feature_detected, naked_asm};
use std::hint::black_box;
use std::mem::MaybeUninit;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::Cpu;
use super::arithmetic::{CacheLine, Dot, HalfVector, Products, Rows};
use super::constants::Constants;
use super::vector::all;

/// True if products run in AVX-512. The flag is set only on a CPU that has AVX-512F and AVX-512VL.
static WIDE: AtomicBool = AtomicBool::new(false);

/// Defines two functions. The first function computes in AVX2. If [`WIDE`] is true, it jumps to the second function
/// instead. The second function computes in AVX-512.
macro_rules! functions {
    (
        $visibility:vis $name:ident, $wide:ident,
        ($($argument:ident: $type:ty),+) $(-> $result:ty)?,
        $avx2:literal, $avx512:literal
    ) => {
        /// SAFETY: the CPU has AVX2 and FMA.
        #[allow(improper_ctypes_definitions)] // no C code calls this function
        #[unsafe(naked)]
        $visibility unsafe extern "sysv64" fn $name($($argument: $type),+) $(-> $result)? {
            naked_asm!(
                "cmp byte ptr [rip + {is_wide}], 0",
                "jne {wide}",
                include_str!($avx2),
                is_wide = sym WIDE,
                wide = sym $wide,
            )
        }

        /// SAFETY: the CPU has AVX-512F and AVX-512VL.
        #[allow(improper_ctypes_definitions)] // no C code calls this function
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $wide($($argument: $type),+) $(-> $result)? {
            naked_asm!(include_str!($avx512))
        }
    };
}

macro_rules! products {
    ($digits:literal, $alignment:ty, $multiply:ident, $wide_multiply:ident, $square:ident $(, $dot:ident)?) => {
        impl Products for Rows<$digits> {
            type Constants = Constants<$digits>;
            type Alignment = $alignment;

            fn choose(cpu: Cpu, constants: &Self::Constants) {
                choose(cpu, $multiply, $wide_multiply, constants);
            }

            #[inline(always)]
            unsafe fn multiply(a: &Self, b: &Self, constants: &Self::Constants) -> Self {
                let mut product = MaybeUninit::uninit();
                // SAFETY: the caller promises that the CPU has the instructions. The function writes all digits.
                unsafe {
                    $multiply(&mut product, a, b, constants);
                    product.assume_init()
                }
            }

            #[inline(always)]
            unsafe fn multiply_to(a: &Self, b: &Self, constants: &Self::Constants, product: &mut Self) {
                let product = std::ptr::from_mut(product).cast();
                // SAFETY: the caller promises that the CPU has the instructions. The function writes all digits.
                unsafe { $multiply(&mut *product, a, b, constants) }
            }

            #[inline(always)]
            unsafe fn square(a: &Self, constants: &Self::Constants) -> Self {
                // SAFETY: the caller promises that the CPU has the instructions.
                unsafe { $square(a, constants) }
            }

            $(const DOT: Option<Dot<Self, Self::Constants>> = Some($dot);)?
        }
    };
}

products!(8, CacheLine, multiply_8, wide_multiply_8, square_8);
products!(6, HalfVector, multiply_6, wide_multiply_6, square_6, dot);

functions! {
    multiply_8, wide_multiply_8,
    (product: &mut MaybeUninit<Rows<8>>, a: &Rows<8>, b: &Rows<8>, constants: &Constants<8>),
    "avx2_multiply_8.s", "avx512_multiply_8.s"
}
functions! {
    square_8, wide_square_8,
    (a: &Rows<8>, constants: &Constants<8>) -> Rows<8>,
    "avx2_square_8.s", "avx512_square_8.s"
}
functions! {
    multiply_6, wide_multiply_6,
    (product: &mut MaybeUninit<Rows<6>>, a: &Rows<6>, b: &Rows<6>, constants: &Constants<6>),
    "avx2_multiply_6.s", "avx512_multiply_6.s"
}
functions! {
    square_6, wide_square_6,
    (a: &Rows<6>, constants: &Constants<6>) -> Rows<6>,
    "avx2_square_6.s", "avx512_square_6.s"
}
functions! {
    dot_6, wide_dot_6,
    (
        sum: &mut MaybeUninit<Rows<6>>,
        a: &Rows<6>, b: &Rows<6>, e: &Rows<6>, f: &Rows<6>,
        constants: &Constants<6>
    ),
    "avx2_dot_6.s", "avx512_dot_6.s"
}
functions! {
    pub(super) scale, wide_scale,
    (a: &Rows<6>, factor: &[[f64; 6]; 6], constants: &Constants<6>) -> Rows<6>,
    "avx2_scale_6.s", "avx512_scale_6.s"
}

/// The type of `multiply_*` and `wide_multiply_*`.
type Multiply<const D: usize> = unsafe extern "sysv64" fn(&mut MaybeUninit<Rows<D>>, &Rows<D>, &Rows<D>, &Constants<D>);

/// Writes (a₀·b₀ + a₁·b₁)/R to `sum`.
///
/// SAFETY: the CPU has AVX2 and FMA.
#[inline(always)]
unsafe fn dot(a: [&Rows<6>; 2], b: [&Rows<6>; 2], constants: &Constants<6>, sum: &mut MaybeUninit<Rows<6>>) {
    // SAFETY: the caller promises that the CPU has the instructions.
    unsafe { dot_6(sum, a[0], b[0], a[1], b[1], constants) }
}

/// Returns the result of `multiply`.
///
/// SAFETY: the CPU has the instructions of `multiply`.
unsafe fn product<const D: usize>(
    multiply: Multiply<D>,
    a: &Rows<D>,
    b: &Rows<D>,
    constants: &Constants<D>,
) -> Rows<D> {
    let mut product = MaybeUninit::uninit();
    // SAFETY: the caller promises that the CPU has the instructions. The function writes all digits.
    unsafe {
        multiply(&mut product, a, b, constants);
        product.assume_init()
    }
}

/// True if the CPU has the instructions of the functions for AVX-512.
fn exists() -> bool {
    is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl")
}

/// Decides whether products run in AVX-512. The first call decides for the whole process. The decision compares the
/// shortest times of all rounds, because a CPU executes its first instructions of AVX-512 slowly. All rounds together
/// take about 0.5 ms on a Zen 4.
fn choose<const D: usize>(cpu: Cpu, multiply: Multiply<D>, wide: Multiply<D>, constants: &Constants<D>) {
    static CHOSEN: Once = Once::new();
    CHOSEN.call_once(|| {
        // In tests, products stay in AVX2. The test of this file compares the functions for AVX2 and AVX-512.
        if cfg!(test) || !exists() {
            return;
        }
        let (mut in_avx2, mut in_avx512) = (f64::INFINITY, f64::INFINITY);
        for _ in 0..ROUNDS {
            in_avx2 = in_avx2.min(seconds(cpu, multiply, constants));
            in_avx512 = in_avx512.min(seconds(cpu, wide, constants));
        }
        WIDE.store(in_avx2 > MIN_GAIN * in_avx512, Ordering::Relaxed);
    });
}

/// Products run in AVX-512 only if they are at least this many times as fast as in AVX2. While a CPU executes
/// instructions of AVX-512, it can lower its clock, and then all other code is slower too. The measurement is too short
/// to notice the lower clock, so the gain must be large.
const MIN_GAIN: f64 = 1.3;
const ROUNDS: usize = 100;
/// The number of independent chains of products that are measured, and the number of products in each chain.
const CHAINS: usize = 4;
const LENGTH: usize = 6;

/// The time of products. The CPU must have the instructions of `multiply`.
fn seconds<const D: usize>(_: Cpu, multiply: Multiply<D>, constants: &Constants<D>) -> f64 {
    let factor = Rows([[all(&[1.0; 4]); D]; 2]);
    let mut values = black_box([factor; CHAINS]);
    let start = Instant::now();
    for _ in 0..LENGTH {
        for value in &mut values {
            // SAFETY: the CPU has the instructions of `multiply`.
            *value = unsafe { product(multiply, value, &factor, constants) };
        }
    }
    black_box(values);
    start.elapsed().as_secs_f64()
}

#[cfg(test)]
mod tests {
    use ark_std::rand::Rng;

    use super::super::constants::from_limbs;
    use super::super::tests::digits;
    use super::super::{Digits, exists as avx2_exists, load};
    use super::*;
    use crate::bls24_315::{FqConfig, FrConfig};

    /// Rows with digits at their bounds, near their bounds, or random.
    fn rows<const D: usize>(times: f64, p: &[f64; D], rng: &mut impl Rng) -> Rows<D>
    where
        Rows<D>: Products,
    {
        let elements: [Digits<D>; 8] = std::array::from_fn(|_| Digits::new(digits(times, 2.0 * times, p, rng)));
        let [a, b, c, d, e, f, g, h] = elements.each_ref();
        Rows([load([a, b, c, d]), load([e, f, g, h])])
    }

    /// The bits of all digits.
    fn bits<const D: usize>(rows: Rows<D>) -> Vec<[u64; 4]> {
        // SAFETY: a vector has the size of four integers, and every bit pattern is valid for an integer.
        rows.0.as_flattened().iter().map(|&vector| unsafe { std::mem::transmute::<_, [u64; 4]>(vector) }).collect()
    }

    /// Compares three results: of the first function of a pair with `WIDE` false, of the same function with `WIDE` true
    /// (then it jumps), and of the second function. No other test sets `WIDE`. If another test multiplies at the same
    /// time, it may use AVX-512. The results of the other test do not change.
    fn agree<const D: usize>(product: impl Fn(bool) -> Rows<D>) {
        let in_avx2 = bits(product(false));
        WIDE.store(true, Ordering::Relaxed);
        let after_jump = bits(product(false));
        WIDE.store(false, Ordering::Relaxed);
        assert_eq!(bits(product(true)), in_avx2);
        assert_eq!(after_jump, in_avx2);
    }

    #[test]
    fn avx512_gives_the_same_digits_as_avx2() {
        if !avx2_exists() || !exists() {
            println!("skipped: this CPU has no AVX-512");
            return;
        }
        let mut rng = ark_std::test_rng();
        let (long, short) =
            (&const { Constants::<8>::of::<FqConfig, 5>() }, &const { Constants::<6>::of::<FrConfig, 4>() });
        let p8 = from_limbs::<5, 8>(&<FqConfig as ark_ff::MontConfig<5>>::MODULUS.0);
        let p6 = from_limbs::<4, 6>(&<FrConfig as ark_ff::MontConfig<4>>::MODULUS.0);
        for _ in 0..2000 {
            let (a, b) = (rows(3.0, &p8, &mut rng), rows(1.0, &p8, &mut rng));
            // SAFETY: in this loop, the CPU has the instructions of all functions, as the test has checked.
            agree(|wide| unsafe { product(if wide { wide_multiply_8 } else { multiply_8 }, &a, &b, long) });
            // SAFETY: see above.
            agree(|wide| unsafe { if wide { wide_square_8(&b, long) } else { square_8(&b, long) } });
            let (a, b) = (rows(3.0, &p6, &mut rng), rows(1.0, &p6, &mut rng));
            // SAFETY: see above.
            agree(|wide| unsafe { product(if wide { wide_multiply_6 } else { multiply_6 }, &a, &b, short) });
            // SAFETY: see above.
            agree(|wide| unsafe { if wide { wide_square_6(&b, short) } else { square_6(&b, short) } });
            let (e, f) = (rows(1.0, &p6, &mut rng), rows(2.0, &p6, &mut rng));
            let dot = |wide: bool| if wide { wide_dot_6 } else { dot_6 };
            agree(|wide| {
                let mut sum = MaybeUninit::uninit();
                // SAFETY: see above. The function writes all digits.
                unsafe {
                    dot(wide)(&mut sum, &f, &b, &f, &e, short);
                    sum.assume_init()
                }
            });
            let factor = std::array::from_fn(|_| digits(1.0, 1.0, &p6, &mut rng));
            // SAFETY: see above.
            agree(|wide| unsafe { if wide { wide_scale(&a, &factor, short) } else { scale(&a, &factor, short) } });
        }
    }
}
