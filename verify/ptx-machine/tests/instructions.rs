//! Tests of single instructions in hand-written PTX. The expected results follow from the PTX ISA.

use cumsm_ptx_machine::{Fault, Launch, Machine, Module};

/// The line of the kernel's text at which the body starts.
const FIRST_LINE: u32 = 18;

/// Returns the PTX of a kernel in which only thread 3 of block 5 runs the body. After the body, this thread stores the
/// first `results` of the registers %r0, %r1, … %rd0 points to 64 bytes of output, and %rd1 points to 16 bytes of
/// input.
fn kernel_of(body: &str, results: usize) -> String {
    let stores: Vec<String> = (0..results).map(|i| format!("\tst.global.b32 \t[%rd0+{}], %r{i};\n", 4 * i)).collect();
    let declarations = "\t.reg .pred \t%p<4>;\n\t.reg .b16 \t%rs<8>;\n\t.reg .b32 \t%r<16>;\n\t.reg .b64 \t%rd<8>;\n";
    let parameters = ".visible .entry snippet(\n\t.param .align 8 .b8 snippet_0[16],\n\t.param .u64 snippet_1\n)\n";
    let loads = "\tld.param.u64 \t%rd0, [snippet_0+8];\n\tld.param.u64 \t%rd1, [snippet_1];\n";
    let others = "\tmov.u32 \t%r14, %ctaid.x;\n\tmov.u32 \t%r15, %tid.x;\n\tmad.lo.u32 \t%r15, %r14, 128, %r15;\n\
                  \tsetp.ne.u32 \t%p0, %r15, 643;\n\t@%p0 ret;\n";
    let loads = [loads, others].concat();
    format!("{parameters}.maxntid 128, 1, 1\n{{\n{declarations}{loads}{body}\n{}\tret;\n}}\n", stores.concat())
}

fn run(body: &str, results: usize) -> Result<Vec<u32>, Fault> {
    let text = kernel_of(body, results);
    assert_eq!(text[..text.find(body).expect("the body")].matches('\n').count() + 1, FIRST_LINE as usize);
    let kernel = Module::load(&text)?.kernel("snippet")?;
    let machine = Machine::default();
    let output = machine.buffer(&[0; 64]);
    let input = machine.buffer(&(0..16).collect::<Vec<u8>>());
    let slice = [[0xff; 8], output.address().to_le_bytes()].concat();
    let launch = Launch { grid: [6, 1, 1], block: [128, 1, 1], ..Launch::default() };
    machine.launch(&kernel, &launch, &[&slice, &input.address().to_le_bytes()])?;
    Ok(output.words()[..results].to_vec())
}

fn check(body: &str, expected: &[u32]) {
    let results = run(body, expected.len()).unwrap_or_else(|fault| panic!("{fault}\n{body}"));
    assert_eq!(results, expected, "{body}");
}

/// Checks that the machine refuses the last line of the body for the given reason.
fn check_fault(body: &str, reason: &str) {
    let fault = run(body, 0).expect_err(body);
    assert!(fault.kind.to_string().contains(reason), "{fault}\n{body}");
    assert_eq!(fault.line, FIRST_LINE + body.matches('\n').count() as u32, "{fault}\n{body}");
}

#[test]
fn additions_carry() {
    check("add.cc.u32 %r0, 0xffffffff, 1;\naddc.u32 %r1, 0, 0;", &[0, 1]);
    check("add.cc.u32 %r0, 0xfffffffe, 1;\naddc.u32 %r1, 0, 0;", &[u32::MAX, 0]);
    // If the carry alone causes the overflow, the carry-out is still at most 1.
    check("add.cc.u32 %r0, -1, 1;\naddc.cc.u32 %r1, -1, 0;\naddc.u32 %r2, 0, 0;", &[0, 0, 1]);
    check("add.cc.u32 %r0, -1, 1;\naddc.cc.u32 %r1, -1, -1;\naddc.u32 %r2, 0, 0;", &[0, u32::MAX, 1]);
    check("add.cc.u32 %r0, 1, 1;\naddc.cc.u32 %r1, -1, -1;\naddc.u32 %r2, 7, 0;", &[2, u32::MAX - 1, 8]);
    // An instruction without `.cc` does not change the flag.
    check("add.cc.u32 %r0, -1, 1;\naddc.u32 %r1, 3, 4;\naddc.u32 %r2, 0, 0;", &[0, 8, 1]);
    check("add.cc.u32 %r0, 1, 1;\nadd.u32 %r1, -1, 2;\nmad.lo.u32 %r2, 2, -1, 3;\naddc.u32 %r3, 0, 0;", &[2, 1, 1, 0]);
    // An instruction can read and write the same register.
    check("mov.u32 %r0, -1;\nadd.cc.u32 %r0, %r0, %r0;\naddc.u32 %r0, %r0, %r0;", &[u32::MAX - 2]);
    check("add.cc.s32 %r0, 0x7fffffff, 1;\naddc.s32 %r1, 0, 0;", &[1 << 31, 0]);
}

#[test]
fn subtractions_borrow() {
    check("sub.cc.u32 %r0, 0, 1;\nsubc.u32 %r1, 0, 0;", &[u32::MAX, u32::MAX]);
    check("sub.cc.u32 %r0, 1, 1;\nsubc.u32 %r1, 0, 0;", &[0, 0]);
    check(
        "sub.cc.u32 %r0, 0, 1;\nsubc.cc.u32 %r1, 0, 0;\nsubc.cc.u32 %r2, 5, 2;\nsubc.u32 %r3, 0, 0;",
        &[u32::MAX, u32::MAX, 2, 0],
    );
    // If the borrow alone causes the underflow, the borrow-out is still at most 1.
    check("sub.cc.u32 %r0, 0, 1;\nsubc.cc.u32 %r1, 7, 7;\nsubc.u32 %r2, 0, 0;", &[u32::MAX, u32::MAX, u32::MAX]);
    check("sub.cc.u32 %r0, 0, 1;\nsubc.cc.u32 %r1, 0, -1;\nsubc.u32 %r2, 9, 0;", &[u32::MAX, 0, 8]);
    check("sub.cc.u32 %r0, 0, 1;\nsubc.u32 %r1, 9, 0;\nsubc.u32 %r2, 9, 0;", &[u32::MAX, 8, 8]);
}

#[test]
fn multiplications_add_and_carry() {
    // (2^32 − 1)² = 0xfffffffe_00000001
    check("mad.lo.cc.u32 %r0, -1, -1, -1;\naddc.u32 %r1, 0, 0;", &[0, 1]);
    check("mad.lo.cc.u32 %r0, -1, -1, 0xfffffffe;\naddc.u32 %r1, 0, 0;", &[u32::MAX, 0]);
    check("mad.hi.cc.u32 %r0, -1, -1, 1;\naddc.u32 %r1, 0, 0;", &[u32::MAX, 0]);
    check("mad.hi.cc.u32 %r0, -1, -1, 2;\naddc.u32 %r1, 0, 0;", &[0, 1]);
    let carry = "add.cc.u32 %r0, -1, 1;\n";
    check(&format!("{carry}madc.lo.cc.u32 %r1, -1, -1, 0xfffffffe;\naddc.u32 %r2, 0, 0;"), &[0, 0, 1]);
    check(&format!("{carry}madc.hi.cc.u32 %r1, -1, -1, 1;\naddc.u32 %r2, 0, 0;"), &[0, 0, 1]);
    check(&format!("{carry}madc.hi.cc.u32 %r1, -1, -1, -1;\naddc.u32 %r2, 0, 0;"), &[0, u32::MAX - 1, 1]);
    check(&format!("{carry}madc.hi.u32 %r1, -1, -1, 1;\nmadc.lo.u32 %r2, 2, 3, 4;"), &[0, 0, 11]);
    // A signed product and an unsigned product differ only in the high half.
    check("mul.lo.s32 %r0, -3, 5;\nmul.hi.s32 %r1, -3, 5;\nmul.hi.u32 %r2, -3, 5;", &[-15i32 as u32, u32::MAX, 4]);
    check("mad.lo.s32 %r0, -3, 5, 16;\nmad.hi.s32 %r1, -3, 5, 3;", &[1, 2]);
    let halves = "cvt.u32.u64 %r0, %rd2;\nshr.u64 %rd2, %rd2, 32;\ncvt.u32.u64 %r1, %rd2;";
    check(&format!("mul.wide.u32 %rd2, -1, -1;\n{halves}"), &[1, u32::MAX - 1]);
    check(&format!("mul.wide.s32 %rd2, -1, 2;\n{halves}"), &[u32::MAX - 1, u32::MAX]);
    check(&format!("mov.u64 %rd3, -1;\nmad.wide.u32 %rd2, 2, 3, %rd3;\n{halves}"), &[5, 0]);
    check(&format!("mul.hi.u64 %rd2, -1, -1;\n{halves}"), &[u32::MAX - 1, u32::MAX]);
    check(&format!("mov.u64 %rd3, 5;\nmov.u64 %rd4, 7;\nbfi.b64 %rd2, %rd3, %rd4, 32, 32;\n{halves}"), &[7, 5]);
    check(
        &format!("mov.u64 %rd3, 5;\nmov.u64 %rd4, -1;\nbfi.b64 %rd2, %rd3, %rd4, 4, 2;\n{halves}"),
        &[0xffff_ffdf, u32::MAX],
    );
}

#[test]
fn bits_shift_and_combine() {
    check("shl.b32 %r0, 3, 31;\nshl.b32 %r1, 3, 32;\nshl.b32 %r2, 3, 0;", &[1 << 31, 0, 3]);
    check(
        "shr.u32 %r0, -2, 1;\nshr.s32 %r1, -2, 1;\nshr.u32 %r2, -2, 99;\nshr.s32 %r3, -2, 99;",
        &[u32::MAX >> 1, u32::MAX, 0, u32::MAX],
    );
    check("shf.l.wrap.b32 %r0, 0x80000001, 2, 33;\nshf.l.clamp.b32 %r1, 0x80000001, 2, 33;", &[5, 0x80000001]);
    check("shf.r.wrap.b32 %r0, 0x80000001, 3, 33;\nshf.r.clamp.b32 %r1, 0x80000001, 3, 33;", &[0xc0000000, 3]);
    check("and.b32 %r0, 12, 10;\nor.b32 %r1, 12, 10;\nxor.b32 %r2, 12, 10;\nnot.b32 %r3, 0;", &[8, 14, 6, u32::MAX]);
}

#[test]
fn predicates_select_and_guard() {
    check(
        "setp.lt.s32 %p1, -1, 0;\nselp.b32 %r0, 7, 8, %p1;\nsetp.lt.u32 %p1, -1, 0;\nselp.b32 %r1, 7, 8, %p1;",
        &[7, 8],
    );
    check("setp.le.u64 %p1, 5, 5;\nsetp.ne.b32 %p2, 1, 1;\nor.pred %p3, %p1, %p2;\nselp.u32 %r0, 1, 0, %p3;", &[1]);
    check("mov.u32 %r0, 1;\nsetp.eq.s32 %p1, 0, 0;\n@%p1 bra $L__1;\nmov.u32 %r0, 2;\n$L__1:", &[1]);
    check("mov.u32 %r0, 1;\nsetp.eq.s32 %p1, 0, 0;\n@!%p1 bra $L__1;\nmov.u32 %r0, 2;\n$L__1:", &[2]);
    check("mov.u32 %r0, 1;\nsetp.gt.s32 %p1, 0, 0;\n@%p1 add.u32 %r0, 1, 1;", &[1]);
}

#[test]
fn values_move() {
    check("mov.u32 %r0, %tid.x;\nmov.u32 %r1, %ctaid.x;\nmov.u32 %r2, %ntid.x;", &[3, 5, 128]);
    check("mov.b64 %rd2, {1, 2};\nmov.b64 {%r1, %r0}, %rd2; // the first element is the lowest", &[2, 1]);
    check("mov.b32 {%rs0, %rs1}, 0x10002;\ncvt.u32.u16 %r0, %rs0;\ncvt.u32.u16 %r1, %rs1;", &[2, 1]);
    check("cvt.u16.u32 %rs0, 0x1ffff;\ncvt.u32.u16 %r0, %rs0;\ncvt.s32.s16 %r1, %rs0;", &[0xffff, u32::MAX]);
    check("ld.global.nc.v2.u32 {%r0, %r1}, [%rd1+8];", &[0x0b0a_0908, 0x0f0e_0d0c]);
    check(
        "st.global.v2.u32 [%rd0+56], {1, 2};\nadd.s64 %rd2, %rd0, 64;\nld.global.v2.u32 {%r1, %r0}, [%rd2+-8];",
        &[2, 1],
    );
    check(
        "cvta.to.global.u64 %rd2, %rd1;\nld.global.v4.u32 {%r0, %r1, %r2, %r3}, [%rd2];",
        &[0x0302_0100, 0x0706_0504, 0x0b0a_0908, 0x0f0e_0d0c],
    );
}

#[test]
fn numbers_round_to_nearest() {
    let bits = |value: f64| [value.to_bits() as u32, (value.to_bits() >> 32) as u32];
    let number = |value: f64| format!("0d{:016x}", value.to_bits());
    let compute = |opcode: &str, operands: &[f64]| {
        let operands: Vec<String> = operands.iter().map(|&operand| number(operand)).collect();
        format!("{opcode}.rn.f64 %rd2, {};\nmov.b64 {{%r0, %r1}}, %rd2;", operands.join(", "))
    };
    let (one, ulp) = (1.0, f64::EPSILON);
    for (opcode, operands, expected) in [
        // A result halfway between two numbers of f64 is rounded to the even number.
        ("add", &[one, ulp / 2.0][..], one),
        ("add", &[one + ulp, ulp / 2.0], one + 2.0 * ulp),
        ("sub", &[0.25, 1.5], -1.25),
        ("mul", &[one + ulp, one + ulp], one + 2.0 * ulp),
        // `fma` does not round the product before the addition.
        ("fma", &[one + ulp, one + ulp, -one - 2.0 * ulp], ulp * ulp),
        ("fma", &[3.0, -2.0, 0.5], -5.5),
        // A subnormal result is not replaced by zero.
        ("mul", &[f64::MIN_POSITIVE, 0.5], f64::MIN_POSITIVE / 2.0),
    ] {
        check(&compute(opcode, operands), &bits(expected));
    }
    check("mov.f64 %rd2, 0d4338000000000001;\nmov.b64 {%r0, %r1}, %rd2;", &[1, 0x4338_0000]);
    check(".reg .f64 %fd<2>;\nmov.b64 %fd1, {7, 8};\nmov.b64 {%r0, %r1}, %fd1;", &[7, 8]);
    check_fault(&format!("mul.rn.f64 %rd2, {0}, {0};", number(1e200)), "not finite");
    check_fault("add.rn.f64 %rd2, %rd0, 1.5;", "is no integer");
}

#[test]
fn unknown_instructions_are_refused() {
    let opcodes = [
        "add",
        "add.f32",
        "add.b32",
        "add.sat.s32",
        "add.cc.u16",
        "addc.cc",
        "addcc.u32",
        "add.u32.cc",
        "mad.u32",
        "mad.hi.sat.s32",
        "madc.wide.u32",
        "mul.wide.u64",
        "mul24.lo.u32",
        "shl.u32",
        "shf.l.b32",
        "shf.l.wrap.b64",
        "setp.lt.b32",
        "setp.eq.nand.u32",
        "setp.ltu.u32",
        "cvt.sat.u32.s32",
        "cvt.rn.f32.u32",
        "ld.global.s16",
        "ld.global.ca.u32",
        "ld.global.v8.u32",
        "st.global.nc.u32",
        "st.global.wb.u32",
        "selp.pred",
        // Arithmetic, comparisons and conversions of floating-point numbers. Of the arithmetic of `f64`, the machine
        // knows only `add.rn.f64`, `sub.rn.f64`, `mul.rn.f64` and `fma.rn.f64`.
        "add.f64",
        "sub.rz.f64",
        "mul.f64",
        "fma.rm.f64",
        "div.rn.f64",
        "neg.f64",
        "setp.lt.f64",
        "cvt.rn.f64.u32",
        "cvt.rzi.s32.f64",
        "cvt.u64.f64",
        "add.rn.f32",
        "atom.global.add.f64",
    ];
    for opcode in opcodes {
        check_fault(&format!("mov.u32 %r0, 0;\n{opcode} \t%r0, %r0, %r0;"), &format!("unknown opcode `{opcode}`"));
    }
}

#[test]
fn operands_must_fit_their_instruction() {
    check_fault("add.u32 %r0, %r1;", "2 operands");
    check_fault("add.u32 %rd2, 1, 1;", "%rd2 has 64 bits, but 32 bits are needed");
    check_fault("mul.wide.u32 %r0, 1, 1;", "%r0 has 32 bits, but 64 bits are needed");
    check_fault("add.u32 %r99, 1, 1;", "is no register");
    check_fault("add.u32 %r0, 1, 0x100000000;", "is no integer of 32 bits");
    check_fault("add.u32 %r0, 1, 010;", "is no integer of 32 bits");
    check_fault("add.u32 %r0, 1, -%r1;", "is no integer of 32 bits");
    check_fault("mov.u32 %r0, %clock;", "is no register");
    check_fault("setp.lt.u32 %p1|%p2, 1, 2;", "is no register");
    check_fault("ld.global.v4.u32 {%r0, %r1}, [%rd1];", "a vector has 2 elements, but 4 are needed");
    check_fault("ld.param.u64 %rd2, [snippet_0+12];", "8 bytes at offset 12 do not fit a parameter of 16 bytes");
    check_fault("bra $L__1;", "an unknown label");
}

#[test]
fn meaningless_executions_are_refused() {
    check_fault("addc.u32 %r0, 0, 0;", "nothing has set the carry");
    check_fault("subc.u32 %r0, 0, 0;", "nothing has set the borrow");
    check_fault("add.cc.u32 %r0, 0, 0;\nsubc.u32 %r1, 0, 0;", "a subtraction takes the carry of an addition");
    check_fault("sub.cc.u32 %r0, 0, 0;\nmadc.lo.u32 %r1, 0, 0, 0;", "an addition takes the borrow of a subtraction");
    check_fault("mov.u32 %r0, %r1;", "the instruction reads a register that no instruction wrote");
    check_fault("st.global.u32 [%rd0+64], 1;", "outside of all allocations");
    check_fault("st.global.u32 [%rd0+-4], 1;", "outside of all allocations");
    check_fault("ld.global.u32 %r0, [%rd1+16];", "outside of all allocations");
    check_fault("ld.global.v4.u32 {%r0, %r1, %r2, %r3}, [%rd1+8];", "is not aligned to 16 bytes");
    check_fault("ld.local.u32 %r0, [%rd1];", "outside of all allocations");
    check_fault("mov.u32 %r0, 0;\ndiv.u32 %r1, 5, %r0;", "a division by zero");
}

#[test]
fn a_kernel_must_be_there_and_end() {
    let message = |text: &str, name| {
        let loaded = Module::load(text).and_then(|module| module.kernel(name).map(drop));
        loaded.err().map(|fault| fault.kind.to_string())
    };
    let text = kernel_of("", 0);
    assert_eq!(message(&text, "snippet"), None);
    assert_eq!(message(&text, "snip"), Some("no kernel snip".into()));
    let open = text.trim_end().trim_end_matches('}');
    assert_eq!(message(open, "snippet"), Some("a function without end".into()));
    let other = text.replace(".maxntid", ".reqntid");
    assert_eq!(message(&other, "snippet"), Some("unknown directive `.reqntid 128, 1, 1`".into()));
}

#[test]
fn loops_end_for_each_lane_by_itself() {
    // In lane 3, the loop computes 3 + 2 + 1.
    let body = "mov.u32 %r0, 0;\nmov.u32 %r2, %tid.x;\n$L__1:\nadd.u32 %r0, %r0, %r2;\nsub.u32 %r2, %r2, 1;\n\
                setp.ne.u32 %p1, %r2, 0;\n@%p1 bra $L__1;\nmov.u32 %r1, 9;";
    check(body, &[6, 9]);
}

#[test]
fn bytes_and_halves_move() {
    check("ld.global.u8 %rs0, [%rd1+5];\ncvt.u32.u16 %r0, %rs0;\nld.global.u16 %r1, [%rd1+6];", &[5, 0x0706]);
    check(
        "st.global.u8 [%rd0+62], 0xab;\nst.global.u16 [%rd0+60], 0x1234;\nld.global.u32 %r0, [%rd0+60];",
        &[0xab_1234],
    );
    check(
        ".shared .align 4 .b8 place[8];\nst.shared.u16 [place+2], 0x1234;\nst.shared.u8 [place+1], 0x56;\n\
         ld.shared.u16 %rs0, [place+2];\ncvt.u32.u16 %r0, %rs0;\nld.shared.u8 %rs1, [place+1];\ncvt.u32.u16 %r1, %rs1;",
        &[0x1234, 0x56],
    );
    let read_more = ".shared .align 4 .b8 place[8];\nst.shared.u16 [place+2], 0x1234;\nld.shared.u32 %r0, [place];";
    check_fault(read_more, "nothing has written");
    check_fault("ld.global.u16 %r0, [%rd1+5];", "not aligned");
}

/// Only thread 3 runs the body. So each reduction has only one operand, and the result is this operand.
#[test]
fn warps_reduce() {
    for (function, expected) in [("add.u32", 7), ("min.s32", 7), ("max.u32", 7), ("and.b32", 7), ("xor.b32", 7)] {
        check(&format!("mov.u32 %r1, 7;\nredux.sync.{function} %r0, %r1, 8;"), &[expected]);
    }
    check_fault("redux.sync.add.u32 %r0, %r15, -1;", "names lane");
    check(
        "bmsk.clamp.b32 %r0, 4, 8;\nbmsk.clamp.b32 %r1, 4, 40;\nbmsk.clamp.b32 %r2, 32, 1;",
        &[0xff0, u32::MAX << 4, 0],
    );
    check("bmsk.clamp.b32 %r0, 0, 0;\nbmsk.clamp.b32 %r1, 0, 32;", &[0, u32::MAX]);
}

#[test]
fn comparisons_combine() {
    let body = "setp.eq.u32 %p1, 1, 1;\nsetp.gt.and.u32 %p2, 3, 2, %p1;\nsetp.gt.and.u32 %p3, 3, 2, !%p1;\n\
                selp.u32 %r0, 1, 0, %p2;\nselp.u32 %r1, 1, 0, %p3;\n\
                setp.lt.or.s32 %p2, 3, -2, %p1;\nsetp.lt.xor.s32 %p3, -3, 2, %p1;\n\
                selp.u32 %r2, 1, 0, %p2;\nselp.u32 %r3, 1, 0, %p3;";
    check(body, &[1, 0, 1, 0]);
}

#[test]
fn constants_are_read() {
    let constants = ".const .align 16 .b8 bytes[8] = {1, 2, 3, 4, 5, 6, 7, 8};\n.const .align 4 .u32 word = -2;\n\
                     .const .align 8 .u64 zeros[2];\n";
    let body = "ld.const.v2.u32 {%r0, %r1}, [bytes];\nld.const.u32 %r2, [word];\nld.const.u64 %rd2, [zeros+8];\n\
                mov.b64 {%r3, %r4}, %rd2;";
    let kernel = |body: &str| Module::load(&[constants, &kernel_of(body, 4)].concat())?.kernel("snippet");
    let machine = Machine::default();
    let output = machine.buffer(&[0; 64]);
    let slice = [[0xff; 8], output.address().to_le_bytes()].concat();
    let launch = Launch { grid: [6, 1, 1], block: [128, 1, 1], ..Launch::default() };
    machine.launch(&kernel(body).unwrap(), &launch, &[&slice, &output.address().to_le_bytes()]).unwrap();
    assert_eq!(output.words()[..4], [0x0403_0201, 0x0807_0605, -2i32 as u32, 0]);
    for (wrong, part) in [("[bytes+8]", "outside"), ("[other]", "no constant"), ("[%rd1]", "no constant")] {
        let Err(fault) = kernel(&format!("ld.const.u32 %r0, {wrong};")) else { panic!("{wrong}") };
        assert!(fault.to_string().contains(part), "{fault}");
    }
}

/// The body has forms of PTX that nvcc does not write, but that ptxas accepts.
#[test]
fn inline_assembly_may_be_written_by_people() {
    let body = "{ .reg.pred %odd;\nsetp.ne.u32 %odd, 1, 0;\nselp.b32 %r0, 5, 6, !%odd;\nselp.b32 %r1, 5, 6, %odd;\n\
                mov.u32 %r2, 40-2; }";
    check(body, &[6, 5, 38]);
    check_fault("mov.u32 %r0, 0-0x80000001;", "no integer of 32 bits");
}

/// Tests [`Counts::divergent_requests`](cumsm_ptx_machine::Counts::divergent_requests).
#[test]
fn divergent_requests_are_counted() {
    let text = ".visible .entry strided(\n\t.param .u64 strided_0,\n\t.param .u32 strided_1\n)\n.maxntid 32, 1, 1\n{\n\
                \t.reg .b32 \t%r<4>;\n\t.reg .b64 \t%rd<4>;\n\
                \tld.param.u64 \t%rd0, [strided_0];\n\tld.param.u32 \t%r0, [strided_1];\n\
                \tmov.u32 \t%r1, %tid.x;\n\tmul.wide.u32 \t%rd1, %r1, %r0;\n\tadd.s64 \t%rd1, %rd0, %rd1;\n\
                \tld.global.u32 \t%r2, [%rd1];\n\tst.global.u32 \t[%rd1], %r2;\n\tret;\n}\n";
    let kernel = Module::load(text).and_then(|module| module.kernel("strided")).unwrap();
    let machine = Machine::default();
    let buffer = machine.buffer(&[0; 32 * 128]);
    let launch = Launch { grid: [1, 1, 1], block: [32, 1, 1], ..Launch::default() };
    // The words of neighbouring lanes are `stride` bytes apart. With the strides 4, 8, 96 and 128, the words of the 32
    // lanes touch 1, 2, 24 and 32 lines of 128 bytes.
    for (stride, divergent) in [(4u32, 0), (8, 2), (96, 2), (128, 2)] {
        let arguments = [&buffer.address().to_le_bytes()[..], &stride.to_le_bytes()[..]];
        let counts = machine.launch(&kernel, &launch, &arguments).unwrap();
        assert_eq!((counts.global_requests, counts.divergent_requests), (2, divergent), "{stride}");
    }
}
