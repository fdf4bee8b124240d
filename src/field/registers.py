"""The parts that the two programs `generate.py` share: the assignment of registers, and the output."""

import sys
from pathlib import Path


class Registers:
    """Assigns registers to values. If no register is free, the value whose next use is furthest away loses its
    register. A value that has a place in memory counts as `PREFERENCE` operations further away. A subclass defines
    `in_memory` and `spill`."""

    REGISTERS = 32
    NEVER = 1 << 30
    PREFERENCE = 0
    # The values that stay in registers.
    PINNED = []

    def __init__(self, operations):
        """The second and the third item of each operation are its result and its operands."""
        self.now = -1
        self.lines, self.register, self.value = [], {}, [None] * self.REGISTERS
        self.uses = {}
        for i, (_, _, operands, *_) in enumerate(operations):
            for operand in operands:
                self.uses.setdefault(operand, []).append(i)

    def next_use(self, value, after):
        return next((use for use in self.uses.get(value, []) if use > after), self.NEVER)

    def last_used(self, value):
        return value not in self.PINNED and self.next_use(value, self.now) == self.NEVER

    def free(self, keep):
        """Returns a free register. If none is free, a value that is not in `keep` loses its register."""
        best = None
        for register, value in enumerate(self.value):
            if value is None:
                return register
            if value in keep or value in self.PINNED:
                continue
            use = self.next_use(value, self.now - 1)
            rank = use + (self.PREFERENCE if self.in_memory(value) else 0)
            if best is None or rank > best[0]:
                best = (rank, use, register, value)
        _, use, register, value = best
        if use < self.NEVER and not self.in_memory(value):
            self.spill(value)
        self.drop(value)
        return register

    def drop(self, value):
        self.value[self.register.pop(value)] = None

    def put(self, value, register):
        self.register[value], self.value[register] = register, value


def write(folder, functions):
    """Writes the lines of each function to a file `NAME.s`. With the option --check, fails if a file differs."""
    check = sys.argv[1:] == ["--check"]
    for name, lines in functions.items():
        path = Path(folder) / f"{name}.s"
        text = "# Written by generate.py.\n" + "".join(f"{line}\n" for line in lines)
        if check and path.read_text() != text:
            sys.exit(f"{path} differs from the text that generate.py writes: run generate.py without --check")
        if not check:
            path.write_text(text)
