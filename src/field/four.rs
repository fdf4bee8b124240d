//! Arithmetic of single elements of four limbs, for x86-64. Products use two carry chains, like the products of six
//! limbs in [`adx`](super::adx). Additions and subtractions have no branches.
//!
//! The bounds are the same as in `adx`: between rounds, the running sum t is at most 2p. So t fits in four limbs if 2p
//! < 2^256.

use std::arch::asm;

use ark_ff::{BigInt, Fp, MontBackend, MontConfig};

use super::adx::Adx;

type F<C> = Fp<MontBackend<C, 4>, 4>;

/// The constants of a field. The assembly below reads each constant at a fixed offset.
#[repr(C)]
struct Modulus {
    p: [u64; 4],
    /// −p⁻¹ mod 2^64, at byte offset 32.
    inverse: u64,
    /// Zero, at byte offset 40. The last instruction of a carry chain adds `zero` and the carry.
    zero: u64,
}

impl Modulus {
    const fn of<C: MontConfig<4>>() -> Self {
        assert!(C::MODULUS.0[3] >> 63 == 0, "the modulus must leave one bit free (see the module's bounds)");
        Self { p: C::MODULUS.0, inverse: C::INV, zero: 0 }
    }
}

/// Multiplies rdx by `$source`. Adds the low half of the product to `$t`, and the high half to `$next`.
macro_rules! add_product {
    ($source:literal, $t:literal, $next:literal) => {
        concat!("mulx {hi}, {lo}, ", $source, "\n adox {", $t, "}, {lo}\n adcx {", $next, "}, {hi}\n")
    };
}

/// Adds a·bᵢ to t, and sets `$x` to m. `$t0` is the lowest limb of t, and hi is the fifth limb.
macro_rules! add_row {
    ($i:literal, $t0:literal, $x:literal) => {
        concat!(
            concat!("mov rdx, [{b} + 8*", $i, "]\n xor {lo:e}, {lo:e}\n"), // both carries are 0
            add_product!("[{a}]", $t0, "t1"),
            concat!("mov rdx, {", $t0, "}\n mulx {lo}, {", $x, "}, [{m} + 32]\n"),
            concat!("mov rdx, [{b} + 8*", $i, "]\n"),
            add_product!("[{a} + 8]", "t1", "t2"),
            add_product!("[{a} + 16]", "t2", "t3"),
            "mulx {hi}, {lo}, [{a} + 24]\n adox {t3}, {lo}\n adcx {hi}, [{m} + 40]\n adox {hi}, [{m} + 40]\n",
        )
    };
}

/// Computes t = (t + m·p)/2^64. At the start, `$x` holds m. Afterwards, `$x` is the lowest limb of t.
macro_rules! reduce {
    ($t0:literal, $x:literal) => {
        concat!(
            concat!("mov rdx, {", $x, "}\n xor {lo:e}, {lo:e}\n"),
            concat!("mulx {", $x, "}, {lo}, [{m}]\n adcx {lo}, {", $t0, "}\n adcx {", $x, "}, {t1}\n"),
            concat!("mulx {t1}, {lo}, [{m} + 8]\n adox {", $x, "}, {lo}\n adcx {t1}, {t2}\n"),
            "mulx {t2}, {lo}, [{m} + 16]\n adox {t1}, {lo}\n adcx {t2}, {t3}\n",
            "mulx {t3}, {lo}, [{m} + 24]\n adox {t2}, {lo}\n adcx {t3}, [{m} + 40]\n adox {t3}, {hi}\n",
        )
    };
}

/// a·b.
#[inline(always)]
pub(super) fn mul<C: MontConfig<4>>(_: Adx, a: &F<C>, b: &F<C>) -> F<C> {
    let (t0, t1, t2, t3);
    // SAFETY: the `Adx` proves that the instructions exist. The code reads four limbs at a, four limbs at b, and a
    // `Modulus` at m. The code writes only declared registers, and does not touch the stack.
    unsafe {
        asm!(
            "mov rdx, [{b}]",
            "mulx {t1}, {t0}, [{a}]",
            "mov {x}, [{m} + 32]",
            "imul {x}, {t0}",
            "mulx {t2}, {lo}, [{a} + 8]",
            "add {t1}, {lo}",
            "mulx {t3}, {lo}, [{a} + 16]",
            "adc {t2}, {lo}",
            "mulx {hi}, {lo}, [{a} + 24]",
            "adc {t3}, {lo}",
            "adc {hi}, 0",
            reduce!("t0", "x"),
            add_row!(1, "x", "t0"),
            reduce!("x", "t0"),
            add_row!(2, "t0", "x"),
            reduce!("t0", "x"),
            add_row!(3, "x", "t0"),
            reduce!("x", "t0"),
            "mov {x}, {t0}",
            "mov rdx, {t1}",
            "mov {lo}, {t2}",
            "mov {hi}, {t3}",
            "sub {t0}, [{m}]",
            "sbb {t1}, [{m} + 8]",
            "sbb {t2}, [{m} + 16]",
            "sbb {t3}, [{m} + 24]",
            "cmovc {t0}, {x}",
            "cmovc {t1}, rdx",
            "cmovc {t2}, {lo}",
            "cmovc {t3}, {hi}",
            m = in(reg) const { &Modulus::of::<C>() },
            a = in(reg) a.0.0.as_ptr(),
            b = in(reg) b.0.0.as_ptr(),
            lo = out(reg) _,
            hi = out(reg) _,
            x = out(reg) _,
            out("rdx") _,
            t0 = out(reg) t0,
            t1 = out(reg) t1,
            t2 = out(reg) t2,
            t3 = out(reg) t3,
            options(pure, readonly, nostack),
        );
    }
    Fp::new_unchecked(BigInt([t0, t1, t2, t3]))
}

/// Computes a product. Every product calls this function until [`Adx::detect`] has found BMI2 and ADX. On a CPU that
/// lacks BMI2 or ADX, every product of the process calls this function. The function is never inlined, so that loops
/// stay small.
#[inline(never)]
pub(super) fn slow_mul<C: MontConfig<4>>(a: &F<C>, b: &F<C>) -> F<C> {
    match Adx::detect() {
        Some(adx) => mul(adx, a, b),
        None => *a * b,
    }
}

/// a + b.
#[inline(always)]
pub(super) fn add<C: MontConfig<4>>(a: &F<C>, b: &F<C>) -> F<C> {
    let [mut t0, mut t1, mut t2, mut t3] = a.0.0;
    // SAFETY: the code reads four limbs at b and at p, writes only declared registers, and does not touch the stack.
    // Every x86-64 CPU has the instructions that the code uses.
    unsafe {
        asm!(
            "add {t0}, [{b}]",
            "adc {t1}, [{b} + 8]",
            "adc {t2}, [{b} + 16]",
            "adc {t3}, [{b} + 24]",
            "mov {u0}, {t0}",
            "mov {u1}, {t1}",
            "mov {u2}, {t2}",
            "mov {b}, {t3}",
            "sub {t0}, [{p}]",
            "sbb {t1}, [{p} + 8]",
            "sbb {t2}, [{p} + 16]",
            "sbb {t3}, [{p} + 24]",
            "cmovc {t0}, {u0}",
            "cmovc {t1}, {u1}",
            "cmovc {t2}, {u2}",
            "cmovc {t3}, {b}",
            p = in(reg) const { &Modulus::of::<C>() },
            b = inout(reg) b.0.0.as_ptr() => _,
            u0 = out(reg) _,
            u1 = out(reg) _,
            u2 = out(reg) _,
            t0 = inout(reg) t0,
            t1 = inout(reg) t1,
            t2 = inout(reg) t2,
            t3 = inout(reg) t3,
            options(pure, readonly, nostack),
        );
    }
    Fp::new_unchecked(BigInt([t0, t1, t2, t3]))
}

/// a − b.
#[inline(always)]
pub(super) fn sub<C: MontConfig<4>>(a: &F<C>, b: &F<C>) -> F<C> {
    let [mut t0, mut t1, mut t2, mut t3] = a.0.0;
    // SAFETY: the code reads four limbs at b and at p, writes only declared registers, and does not touch the stack.
    // Every x86-64 CPU has the instructions that the code uses.
    unsafe {
        asm!(
            "sub {t0}, [{b}]",
            "sbb {t1}, [{b} + 8]",
            "sbb {t2}, [{b} + 16]",
            "sbb {t3}, [{b} + 24]",
            "sbb {b}, {b}", // all ones if a < b
            "mov {u0}, {b}",
            "mov {u1}, {b}",
            "mov {u2}, {b}",
            "and {u0}, [{p}]",
            "and {u1}, [{p} + 8]",
            "and {u2}, [{p} + 16]",
            "and {b}, [{p} + 24]",
            "add {t0}, {u0}",
            "adc {t1}, {u1}",
            "adc {t2}, {u2}",
            "adc {t3}, {b}",
            p = in(reg) const { &Modulus::of::<C>() },
            b = inout(reg) b.0.0.as_ptr() => _,
            u0 = out(reg) _,
            u1 = out(reg) _,
            u2 = out(reg) _,
            t0 = inout(reg) t0,
            t1 = inout(reg) t1,
            t2 = inout(reg) t2,
            t3 = inout(reg) t3,
            options(pure, readonly, nostack),
        );
    }
    Fp::new_unchecked(BigInt([t0, t1, t2, t3]))
}
