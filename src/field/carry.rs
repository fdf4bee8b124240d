//! Addition and subtraction without branches, for x86-64. In ark-ff, addition and subtraction branch on a comparison.
//! For random operands, the CPU mispredicts about half of the branches, and the mispredictions cost more time than the
//! arithmetic.

use std::arch::asm;

use ark_ff::{BigInt, Fp, MontBackend, MontConfig};

const fn modulus<C: MontConfig<6>>() -> [u64; 6] {
    assert!(C::MODULUS.0[5] >> 63 == 0, "the modulus must leave one bit free, so that a sum fits in six limbs");
    C::MODULUS.0
}

/// Runs the given assembly. Addition and subtraction have the same operands. At the start, t0 to t5 hold the limbs of
/// a. The registers u0 to u4 are free, and the register b is free after its last read.
macro_rules! run {
    ([$($line:literal),* $(,)?], $field:ident, $a:expr, $b:expr) => {{
        let [mut t0, mut t1, mut t2, mut t3, mut t4, mut t5] = $a.0.0;
        asm!(
            $($line),*,
            p = in(reg) const { &modulus::<$field>() },
            b = inout(reg) $b.0.0.as_ptr() => _,
            u0 = out(reg) _,
            u1 = out(reg) _,
            u2 = out(reg) _,
            u3 = out(reg) _,
            u4 = out(reg) _,
            t0 = inout(reg) t0,
            t1 = inout(reg) t1,
            t2 = inout(reg) t2,
            t3 = inout(reg) t3,
            t4 = inout(reg) t4,
            t5 = inout(reg) t5,
            options(pure, readonly, nostack),
        );
        Fp::new_unchecked(BigInt([t0, t1, t2, t3, t4, t5]))
    }};
}

/// a + b.
#[inline(always)]
pub(crate) fn add<C: MontConfig<6>>(
    a: &Fp<MontBackend<C, 6>, 6>,
    b: &Fp<MontBackend<C, 6>, 6>,
) -> Fp<MontBackend<C, 6>, 6> {
    // SAFETY: the code reads six limbs at b and at p, writes only declared registers, and does not touch the stack.
    // Every x86-64 CPU has the instructions that the code uses.
    unsafe {
        run!(
            [
                "add {t0}, [{b}]",
                "adc {t1}, [{b} + 8]",
                "adc {t2}, [{b} + 16]",
                "adc {t3}, [{b} + 24]",
                "adc {t4}, [{b} + 32]",
                "adc {t5}, [{b} + 40]",
                "mov {u0}, {t0}",
                "mov {u1}, {t1}",
                "mov {u2}, {t2}",
                "mov {u3}, {t3}",
                "mov {u4}, {t4}",
                "mov {b}, {t5}",
                "sub {t0}, [{p}]",
                "sbb {t1}, [{p} + 8]",
                "sbb {t2}, [{p} + 16]",
                "sbb {t3}, [{p} + 24]",
                "sbb {t4}, [{p} + 32]",
                "sbb {t5}, [{p} + 40]",
                "cmovc {t0}, {u0}",
                "cmovc {t1}, {u1}",
                "cmovc {t2}, {u2}",
                "cmovc {t3}, {u3}",
                "cmovc {t4}, {u4}",
                "cmovc {t5}, {b}",
            ],
            C,
            a,
            b
        )
    }
}

/// a − b.
#[inline(always)]
pub(crate) fn sub<C: MontConfig<6>>(
    a: &Fp<MontBackend<C, 6>, 6>,
    b: &Fp<MontBackend<C, 6>, 6>,
) -> Fp<MontBackend<C, 6>, 6> {
    // SAFETY: the code reads six limbs at b and at p, writes only declared registers, and does not touch the stack.
    // Every x86-64 CPU has the instructions that the code uses.
    unsafe {
        run!(
            [
                "sub {t0}, [{b}]",
                "sbb {t1}, [{b} + 8]",
                "sbb {t2}, [{b} + 16]",
                "sbb {t3}, [{b} + 24]",
                "sbb {t4}, [{b} + 32]",
                "sbb {t5}, [{b} + 40]",
                "sbb {b}, {b}", // all ones if a < b
                "mov {u0}, {b}",
                "mov {u1}, {b}",
                "mov {u2}, {b}",
                "mov {u3}, {b}",
                "mov {u4}, {b}",
                "and {u0}, [{p}]",
                "and {u1}, [{p} + 8]",
                "and {u2}, [{p} + 16]",
                "and {u3}, [{p} + 24]",
                "and {u4}, [{p} + 32]",
                "and {b}, [{p} + 40]",
                "add {t0}, {u0}",
                "adc {t1}, {u1}",
                "adc {t2}, {u2}",
                "adc {t3}, {u3}",
                "adc {t4}, {u4}",
                "adc {t5}, {b}",
            ],
            C,
            a,
            b
        )
    }
}
