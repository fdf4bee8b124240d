//! Montgomery multiplication and squaring in six limbs, with two carry chains of x86-64. `mulx` (BMI2) does not change
//! the flags. `adcx` and `adox` (ADX) keep their carries in two different flags. So two chains can run at the same
//! time: one chain adds the low halves of products, and the other chain adds the high halves.
//!
//! Multiplication and squaring use the CIOS method without carry words (Aranha, El Housni, Guillevic: "EdMSM", appendix
//! A). Round i adds row i of the product to the running sum t. The round then adds m·p with m = −t·p⁻¹ mod 2^64. Adding
//! m·p makes the lowest limb of t zero, and the round drops the lowest limb.
//!
//! With D = 2^64 and a, b < p, t fits in 6 limbs between rounds, and in 7 limbs within a round:
//!
//! - Multiplication: row i is a·bᵢ ≤ (D−1)·p. Suppose that t ≤ 2p before a round. After row i is added, t ≤ 2p +
//!   (D−1)·p = (D+1)·p. After the round, t ≤ ((D+1)·p + (D−1)·p)/D = 2p. So t fits in 6 limbs between rounds, and in 7
//!   limbs within a round, if 2p < D^6.
//! - Squaring: row i is aᵢ·(aᵢ·D^i + 2·Σ aⱼ·D^j over j > i) ≤ aᵢ·2a ≤ 2(D−1)·p. By the argument for multiplication, t ≤
//!   3p between rounds, and t ≤ (2D+1)·p after row i is added. So t fits in 6 limbs between rounds, and in 7 limbs
//!   within a round, if 4p < D^6. The condition 4p < D^6 is stricter than 2p < D^6, so the code asserts only 4p < D^6.
//!
//! The result is (ab + M·p)/D^6, where the limbs of M are the values m of all rounds. With ab < p² and M < D^6, the
//! result is below 2p. Elements of ark-ff are below p, so the code subtracts p if the result is not below p. The
//! listings in EdMSM leave out the final subtraction of p.

use std::arch::{asm, is_x86_feature_detected};
use std::sync::atomic::{AtomicBool, Ordering};

use ark_ff::{BigInt, Fp, MontBackend, MontConfig};

/// Proof that this CPU has BMI2 and ADX. Only [`Adx::detect`] and [`Adx::detected`] make an `Adx`.
#[derive(Clone, Copy)]
pub(crate) struct Adx(());

/// True if [`Adx::detect`] has found the instructions. The flag guards no other memory, so `Ordering::Relaxed` is
/// enough.
static PRESENT: AtomicBool = AtomicBool::new(false);

/// The constants of a field. The assembly below reads each constant at a fixed offset.
#[repr(C)]
struct Modulus {
    p: [u64; 6],
    /// −p⁻¹ mod 2^64, at byte offset 48.
    inverse: u64,
    /// Zero, at byte offset 56. The last instruction of a carry chain adds `zero` and the carry. Reading the zero from
    /// memory is cheaper than clearing a register.
    zero: u64,
}

impl Modulus {
    const fn of<C: MontConfig<6>>() -> Self {
        assert!(C::MODULUS.0[5] >> 62 == 0, "the modulus must leave two bits free (see the module's bounds)");
        Self { p: C::MODULUS.0, inverse: C::INV, zero: 0 }
    }
}

// In the macros, `$t0` is the lowest limb of t, and `$x` is the register that becomes the lowest limb in the next
// round. Each reduction exchanges the roles of `$t0` and `$x`. No other limb changes its register.

/// Multiplies rdx by `$source`. Adds the low half of the product to `$t`, and the high half to `$next`.
macro_rules! add_product {
    ($source:literal, $t:literal, $next:literal) => {
        concat!("mulx {hi}, {lo}, ", $source, "\n adox {", $t, "}, {lo}\n adcx {", $next, "}, {hi}\n")
    };
}

/// Adds the last product of a row. The seventh limb, hi, is the sum of the product's high half and the carries of the
/// two chains.
macro_rules! add_last_product {
    ($source:literal) => {
        concat!("mulx {hi}, {lo}, ", $source, "\n adox {t5}, {lo}\n adcx {hi}, [{m} + 56]\n adox {hi}, [{m} + 56]\n")
    };
}

/// Adds a·bᵢ to t, and sets `$x` to m. The lowest limb of t is complete after the first product of the row. The code
/// computes m right after the first product, so that the reduction can start early. For m, the code uses `mulx`,
/// because `imul` would overwrite the flags of the carry chains.
macro_rules! add_row {
    ($i:literal, $t0:literal, $x:literal) => {
        concat!(
            "mov rdx, [{b} + 8*",
            $i,
            "]\n xor {lo:e}, {lo:e}\n", // both carries are 0
            add_product!("[{a}]", $t0, "t1"),
            concat!("mov rdx, {", $t0, "}\n mulx {lo}, {", $x, "}, [{m} + 48]\n"),
            concat!("mov rdx, [{b} + 8*", $i, "]\n"),
            add_product!("[{a} + 8]", "t1", "t2"),
            add_product!("[{a} + 16]", "t2", "t3"),
            add_product!("[{a} + 24]", "t3", "t4"),
            add_product!("[{a} + 32]", "t4", "t5"),
            add_last_product!("[{a} + 40]"),
        )
    };
}

/// Computes t = (t + m·p)/D. At the start, `$x` holds m.
macro_rules! reduce {
    ($t0:literal, $x:literal) => {
        concat!(
            concat!("mov rdx, {", $x, "}\n xor {lo:e}, {lo:e}\n"),
            concat!("mulx {", $x, "}, {lo}, [{m}]\n adcx {lo}, {", $t0, "}\n adcx {", $x, "}, {t1}\n"),
            concat!("mulx {t1}, {lo}, [{m} + 8]\n adox {", $x, "}, {lo}\n adcx {t1}, {t2}\n"),
            "mulx {t2}, {lo}, [{m} + 16]\n adox {t1}, {lo}\n adcx {t2}, {t3}\n",
            "mulx {t3}, {lo}, [{m} + 24]\n adox {t2}, {lo}\n adcx {t3}, {t4}\n",
            "mulx {t4}, {lo}, [{m} + 32]\n adox {t3}, {lo}\n adcx {t4}, {t5}\n",
            "mulx {t5}, {lo}, [{m} + 40]\n adox {t4}, {lo}\n adcx {t5}, [{m} + 56]\n adox {t5}, {hi}\n",
        )
    };
}

/// Sets `$x` to m for row i of a squaring. Before row i is added, the lowest limb of t is already complete, because row
/// i does not change the lowest limb. The macro also loads the multiplier of the row.
macro_rules! start_square_row {
    ($i:literal, $t0:literal, $x:literal) => {
        concat!(
            concat!("mov {", $x, "}, [{m} + 48]\n imul {", $x, "}, {", $t0, "}\n"),
            concat!("mov rdx, [{a} + 8*", $i, "]\n xor {lo:e}, {lo:e}\n"),
        )
    };
}

/// Subtracts p from t if t ≥ p. The number of preceding rounds must be even, so that `t0` is the lowest limb again.
/// When the macro starts, all registers are free, except m and the registers of t.
macro_rules! subtract_modulus {
    () => {
        concat!(
            "mov {x}, {t0}\n mov rdx, {t1}\n mov {lo}, {t2}\n mov {hi}, {t3}\n mov {a}, {t4}\n mov {b}, {t5}\n",
            "sub {t0}, [{m}]\n sbb {t1}, [{m} + 8]\n sbb {t2}, [{m} + 16]\n",
            "sbb {t3}, [{m} + 24]\n sbb {t4}, [{m} + 32]\n sbb {t5}, [{m} + 40]\n",
            "cmovc {t0}, {x}\n cmovc {t1}, rdx\n cmovc {t2}, {lo}\n",
            "cmovc {t3}, {hi}\n cmovc {t4}, {a}\n cmovc {t5}, {b}\n",
        )
    };
}

/// Runs the given assembly. Multiplication and squaring have the same operands. The assembly takes 13 registers. The
/// compiler does not guarantee more than 13 registers to inline assembly.
macro_rules! run {
    ([$($line:expr),* $(,)?], $field:ident, $a:expr, $b:expr) => {{
        let (t0, t1, t2, t3, t4, t5);
        asm!(
            $($line),*,
            subtract_modulus!(),
            m = in(reg) const { &Modulus::of::<$field>() },
            a = inout(reg) $a.as_ptr() => _,
            b = inout(reg) $b.as_ptr() => _,
            lo = out(reg) _,
            hi = out(reg) _,
            x = out(reg) _,
            out("rdx") _,
            t0 = out(reg) t0,
            t1 = out(reg) t1,
            t2 = out(reg) t2,
            t3 = out(reg) t3,
            t4 = out(reg) t4,
            t5 = out(reg) t5,
            options(pure, readonly, nostack),
        );
        Fp::new_unchecked(BigInt([t0, t1, t2, t3, t4, t5]))
    }};
}

impl Adx {
    /// Returns an `Adx` if this CPU has BMI2 and ADX. After `detect` has returned an `Adx`, [`Adx::detected`] also
    /// returns an `Adx`.
    pub(crate) fn detect() -> Option<Self> {
        let present = is_x86_feature_detected!("bmi2") && is_x86_feature_detected!("adx");
        if present {
            PRESENT.store(true, Ordering::Relaxed);
        }
        present.then_some(Self(()))
    }

    /// Returns what the last call of [`Adx::detect`] returned. Before the first call of `detect`, the result is `None`,
    /// unless the crate is compiled for CPUs with BMI2 and ADX. This function costs only one comparison. Two uses of
    /// `is_x86_feature_detected!` would take 5% of the time of a multiplication.
    #[inline(always)]
    pub(crate) fn detected() -> Option<Self> {
        let present = cfg!(all(target_feature = "bmi2", target_feature = "adx")) || PRESENT.load(Ordering::Relaxed);
        present.then_some(Self(()))
    }

    /// a·b.
    #[inline(always)]
    pub(crate) fn mul<C: MontConfig<6>>(
        self,
        a: &Fp<MontBackend<C, 6>, 6>,
        b: &Fp<MontBackend<C, 6>, 6>,
    ) -> Fp<MontBackend<C, 6>, 6> {
        let (a, b) = (&a.0.0, &b.0.0);
        // SAFETY: `self` proves that the instructions exist. The code reads six limbs at a, six limbs at b, and a
        // `Modulus` at m. The code writes only declared registers, and does not touch the stack.
        unsafe {
            run!(
                [
                    "mov rdx, [{b}]",
                    "mulx {t1}, {t0}, [{a}]",
                    "mov {x}, [{m} + 48]",
                    "imul {x}, {t0}",
                    "mulx {t2}, {lo}, [{a} + 8]",
                    "add {t1}, {lo}",
                    "mulx {t3}, {lo}, [{a} + 16]",
                    "adc {t2}, {lo}",
                    "mulx {t4}, {lo}, [{a} + 24]",
                    "adc {t3}, {lo}",
                    "mulx {t5}, {lo}, [{a} + 32]",
                    "adc {t4}, {lo}",
                    "mulx {hi}, {lo}, [{a} + 40]",
                    "adc {t5}, {lo}",
                    "adc {hi}, 0",
                    reduce!("t0", "x"),
                    add_row!(1, "x", "t0"),
                    reduce!("x", "t0"),
                    add_row!(2, "t0", "x"),
                    reduce!("t0", "x"),
                    add_row!(3, "x", "t0"),
                    reduce!("x", "t0"),
                    add_row!(4, "t0", "x"),
                    reduce!("t0", "x"),
                    add_row!(5, "x", "t0"),
                    reduce!("x", "t0"),
                ],
                C,
                a,
                b
            )
        }
    }

    /// a², with 57 products of limbs. A multiplication takes 72 products of limbs.
    #[inline(always)]
    pub(crate) fn square<C: MontConfig<6>>(self, a: &Fp<MontBackend<C, 6>, 6>) -> Fp<MontBackend<C, 6>, 6> {
        let a = &a.0.0;
        // Row i multiplies aᵢ by aᵢ and by the doubled limbs above aᵢ. The array `doubled` holds the doubled limbs.
        // Offsets are in bytes. The doubled limb of aᵢ₊₁ is at offset 8i. The lowest bit of this doubled limb is 0,
        // because aᵢ is not doubled in row i. The doubled limb of a higher limb aⱼ is at offset 8j + 24. The lowest bit
        // of this doubled limb is the top bit of aⱼ₋₁.
        let twice = |j: usize| a[j] << 1 | a[j - 1] >> 63;
        let doubled = [a[1] << 1, a[2] << 1, a[3] << 1, a[4] << 1, a[5] << 1, twice(2), twice(3), twice(4), twice(5)];
        // SAFETY: `self` proves that the instructions exist. The code reads six limbs at a, the nine limbs of `doubled`
        // at b, and a `Modulus` at m. The code writes only declared registers, and does not touch the stack.
        unsafe {
            run!(
                [
                    "mov rdx, [{a}]",
                    "mulx {t1}, {t0}, rdx",
                    "mov {x}, [{m} + 48]",
                    "imul {x}, {t0}",
                    "mulx {t2}, {lo}, [{b}]",
                    "add {t1}, {lo}",
                    "mulx {t3}, {lo}, [{b} + 40]",
                    "adc {t2}, {lo}",
                    "mulx {t4}, {lo}, [{b} + 48]",
                    "adc {t3}, {lo}",
                    "mulx {t5}, {lo}, [{b} + 56]",
                    "adc {t4}, {lo}",
                    "mulx {hi}, {lo}, [{b} + 64]",
                    "adc {t5}, {lo}",
                    "adc {hi}, 0",
                    reduce!("t0", "x"),
                    start_square_row!(1, "x", "t0"),
                    add_product!("rdx", "t1", "t2"),
                    add_product!("[{b} + 8]", "t2", "t3"),
                    add_product!("[{b} + 48]", "t3", "t4"),
                    add_product!("[{b} + 56]", "t4", "t5"),
                    add_last_product!("[{b} + 64]"),
                    reduce!("x", "t0"),
                    start_square_row!(2, "t0", "x"),
                    add_product!("rdx", "t2", "t3"),
                    add_product!("[{b} + 16]", "t3", "t4"),
                    add_product!("[{b} + 56]", "t4", "t5"),
                    add_last_product!("[{b} + 64]"),
                    reduce!("t0", "x"),
                    start_square_row!(3, "x", "t0"),
                    add_product!("rdx", "t3", "t4"),
                    add_product!("[{b} + 24]", "t4", "t5"),
                    add_last_product!("[{b} + 64]"),
                    reduce!("x", "t0"),
                    start_square_row!(4, "t0", "x"),
                    add_product!("rdx", "t4", "t5"),
                    add_last_product!("[{b} + 32]"),
                    reduce!("t0", "x"),
                    start_square_row!(5, "x", "t0"),
                    add_last_product!("rdx"),
                    reduce!("x", "t0"),
                ],
                C,
                a,
                doubled
            )
        }
    }
}
