#!/usr/bin/env python3
"""Checks that each microbenchmark measures the instruction that its name states. The script compiles micro.cu for an
architecture, and counts the instructions in the loop of each kernel pipe_*.

    scripts/gpu_check/micro.py [--toolkit FOLDER] [--arch sm_90]

CLAIMS states the number of products and sums of each kind in a loop. A loop may have up to two products or sums of each
kind more than CLAIMS states, because the loop counter also takes an addition. The number of all additional instructions
may be at most an eighth of the number that CLAIMS states. Most additional instructions are moves between registers,
which ptxas puts at the end of an iteration. Moves run on a different pipe than products and sums.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).resolve().with_name("micro.cu")
ROOT = SOURCE.parents[2]
# The number of steps in one iteration of a loop: CHAINS × UNROLL of micro.cu.
STEPS = 256
WIDE, HI, LOW, SUM, DOUBLE = "IMAD.WIDE.U32", "IMAD.HI.U32", "IMAD", "IADD3", "DFMA"
# For each kernel: the number of each instruction in one step.
CLAIMS = {
    "pipe_imad": {LOW: 1},
    "pipe_imad_hi": {HI: 1},
    "pipe_imad_wide": {WIDE: 1},
    # After each row of eight products, one addition changes a factor for the next row.
    "pipe_imad_wide_carry": {WIDE: 1, SUM: 1 / 8},
    "pipe_iadd3": {SUM: 1},
    "pipe_dfma": {DOUBLE: 1},
    "pipe_imad_wide_and_iadd3": {WIDE: 1, SUM: 1},
    "pipe_imad_wide_twice_and_iadd3": {WIDE: 2, SUM: 1},
    "pipe_imad_wide_and_imad_hi": {WIDE: 1, HI: 1},
    "pipe_imad_wide_and_imad": {WIDE: 1, LOW: 1},
    "pipe_imad_wide_and_dfma": {WIDE: 1, DOUBLE: 1},
    "pipe_imad_wide_twice_and_dfma": {WIDE: 2, DOUBLE: 1},
}
# Products with a carry are counted as products without a carry.
NAMES = {"IMAD.WIDE.U32.X": WIDE}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    parser.add_argument("--toolkit", type=Path, default=target / "cuda-toolkit", help="default: %(default)s")
    parser.add_argument("--arch", default="sm_90")
    options = parser.parse_args()
    wrong = faults(loops(disassembled(options.toolkit / "bin", options.arch)))
    for fault in wrong:
        print(fault)
    print(f"{len(CLAIMS)} loops on {options.arch}, {len(wrong)} of them wrong")
    sys.exit(bool(wrong))


def disassembled(tools, arch):
    with tempfile.TemporaryDirectory() as folder:
        cubin = Path(folder) / "micro.cubin"
        compile = [tools / "nvcc", "-O3", "-std=c++17", f"-arch={arch}", "-cubin", "-o", cubin, SOURCE]
        subprocess.run(compile, check=True)
        return subprocess.run(
            [tools / "cuobjdump", "-sass", cubin], check=True, stdout=subprocess.PIPE, text=True
        ).stdout


def loops(sass):
    """For each kernel: the instructions of the kernel's longest loop, by name, with their counts."""
    found, kernel, code = {}, None, []
    for line in [*sass.splitlines(), "Function : end"]:
        name = re.search(r"Function : (\S+)", line)
        if name:
            if kernel:
                found[kernel] = loop(code)
            kernel, code = name[1], []
        instruction = re.match(r"\s*/\*([0-9a-f]+)\*/\s+(?:@!?U?P\w+ +)?([A-Z][\w.]*)(.*);", line)
        if instruction:
            code.append((int(instruction[1], 16), instruction[2], instruction[3]))
    return found


def loop(code):
    """The counts of the instructions of the longest loop. A loop lies between a backward branch and its target."""
    longest = []
    for place, name, operands in code:
        target = re.search(r"0x([0-9a-f]+)", operands) if name.startswith("BRA") else None
        if target and int(target[1], 16) < place:
            inside = [other for at, other, _ in code if int(target[1], 16) <= at <= place]
            longest = max(longest, inside, key=len)
    counts = {}
    # NOPs are not counted: ptxas writes a NOP where the GPU waits for a slow pipe.
    for name in (name for name in longest if name != "NOP"):
        name = NAMES.get(name, name)
        counts[name] = counts.get(name, 0) + 1
    return counts


def faults(found):
    """The faults of the loops, as a list of texts."""
    wrong = []
    for kernel, claim in CLAIMS.items():
        counts = found.get(kernel, {})
        expected = {name: int(STEPS * count) for name, count in claim.items()}
        all_expected = sum(expected.values())
        # The loop counter also takes an addition.
        fits = all(count <= counts.get(name, 0) <= count + 2 for name, count in expected.items())
        if not fits or sum(counts.values()) - all_expected > all_expected // 8:
            wrong.append(f"{kernel}: {expected} are claimed, and its loop has {counts}")
    return wrong


if __name__ == "__main__":
    main()
