//! The products of rows on x86-64, as assembly for AVX2 and for AVX-512. `generate.py` writes the assembly.
//!
//! A function for AVX-512 does the same operations as the function for AVX2, so the results are the same. One register
//! holds both rows of a digit. So a product takes half as many instructions, and the 32 registers hold more values.

use std::arch::{is_x86_feature_detected, naked_asm};
use std::hint::black_box;
use std::mem::MaybeUninit;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::arithmetic::{CacheLine, HalfVector, Products, Rows};
use super::constants::Constants;
use super::vector::all;
use crate::field::measure;

/// True if products run in AVX-512. Only [`choose`] sets the flag, and only on a CPU with AVX-512F.
pub(super) static WIDE: AtomicBool = AtomicBool::new(false);

/// Defines two functions. The first function computes in AVX2. If [`WIDE`] is true, it jumps to the second function
/// instead. The second function computes in AVX-512.
macro_rules! functions {
    ($name:ident, $wide:ident, ($($argument:ident: $type:ty),+) $(-> $result:ty)?, $avx2:literal, $avx512:literal) => {
        /// SAFETY: the CPU has AVX2 and FMA.
        #[allow(improper_ctypes_definitions)] // no C code calls this function
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $name($($argument: $type),+) $(-> $result)? {
            naked_asm!(
                "cmp byte ptr [rip + {is_wide}], 0",
                "jne {wide}",
                include_str!($avx2),
                is_wide = sym WIDE,
                wide = sym $wide,
            )
        }

        /// SAFETY: the CPU has AVX-512F.
        #[allow(improper_ctypes_definitions)] // no C code calls this function
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $wide($($argument: $type),+) $(-> $result)? {
            naked_asm!(include_str!($avx512))
        }
    };
}

macro_rules! products {
    ($digits:literal, $alignment:ty, $multiply:ident, $wide_multiply:ident, $square:ident) => {
        impl Products for Rows<$digits> {
            type Constants = Constants<$digits>;
            type Alignment = $alignment;

            fn choose(constants: &Self::Constants) {
                choose($multiply, $wide_multiply, constants);
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
        }
    };
}

products!(8, CacheLine, multiply_8, wide_multiply_8, square_8);
products!(6, HalfVector, multiply_6, wide_multiply_6, square_6);

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
    scale, wide_scale,
    (a: &Rows<6>, factor: &[[f64; 6]; 6], constants: &Constants<6>) -> Rows<6>,
    "avx2_scale_6.s", "avx512_scale_6.s"
}

/// Multiplies elements by a constant (see [`transform`](super::transform)).
///
/// SAFETY: the CPU has AVX2 and FMA.
#[inline(always)]
pub(super) unsafe fn scaled(a: &Rows<6>, factor: &[[f64; 6]; 6], constants: &Constants<6>) -> Rows<6> {
    // SAFETY: the caller promises that the CPU has the instructions.
    unsafe { scale(a, factor, constants) }
}

/// The multiplication `multiply_*` of a digit count.
type Multiply<const D: usize> = unsafe extern "sysv64" fn(&mut MaybeUninit<Rows<D>>, &Rows<D>, &Rows<D>, &Constants<D>);

/// Decides whether products run in AVX-512. The first call decides for the whole process.
fn choose<const D: usize>(multiply: Multiply<D>, wide: Multiply<D>, constants: &Constants<D>) {
    static CHOSEN: Once = Once::new();
    CHOSEN.call_once(|| {
        // Tests use AVX-512 on all CPUs that have it.
        let chosen = is_x86_feature_detected!("avx512f")
            && (cfg!(test) || measure::pays(|| GAIN * seconds(wide, constants), || seconds(multiply, constants)));
        WIDE.store(chosen, Ordering::Relaxed);
    });
}

/// AVX-512 must be faster than AVX2 by this factor, less the margin of 1.05 that [`measure::pays`] allows. Some CPUs
/// lower their clock while they execute instructions of AVX-512, and then all other code is slower too. So a smaller
/// gain is not worth AVX-512.
const GAIN: f64 = 1.1;
/// The number of independent chains of products that are measured, and the number of products in each chain.
const CHAINS: usize = 4;
const LENGTH: usize = 6;

/// The time of products. The CPU must have the instructions of `multiply`.
fn seconds<const D: usize>(multiply: Multiply<D>, constants: &Constants<D>) -> f64 {
    let factor = Rows([[all(&[1.0; 4]); D]; 2]);
    let mut values = black_box([factor; CHAINS]);
    let start = Instant::now();
    for _ in 0..LENGTH {
        for value in &mut values {
            let mut product = MaybeUninit::uninit();
            // SAFETY: the CPU has the instructions, and the function writes all digits.
            *value = unsafe {
                multiply(&mut product, value, &factor, constants);
                product.assume_init()
            };
        }
    }
    black_box(values);
    start.elapsed().as_secs_f64()
}
