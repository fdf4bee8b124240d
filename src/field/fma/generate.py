#!/usr/bin/env python3
"""Writes the multiplication and the squaring of src/field/fma: Montgomery products by fused multiply-add.

The program writes one function for each digit count and each operation. A function works on two vectors of four
elements. src/field/fma/mod.rs has the representation, the proof of the bounds, and the constants. This file chooses
the order of the operations and the assignment of registers.

    generate.py           writes *.s beside this file
    generate.py --check   fails if a file differs from the text that this program writes

The text of each function is the body of a naked function f(a, b, constants) or f(a, constants), with the calling
convention sysv64: rdi points to the result, and at the end rax also points to the result.
"""

import sys
from pathlib import Path

# The number of vectors that are computed at once. The operations of the vectors alternate, so that an operation rarely
# waits for the previous operation on the same vector.
STREAMS = 2
REGISTERS = 16
VECTOR = 32

# The constants that are stored after the digits of p. Each constant is a vector: see `Constants`.
AFTER_P = ["q", "c", "cx", "shift"]


class Stream:
    """The operations on one vector of elements, in order: (operation, result, operands).

    Values have names. The values a[i], b[i], d[i], m[i] and o[i], with a stream's number, have places in memory. The
    values p[i] and the constants also have places in memory. All other values are in registers.
    """

    def __init__(self, number, digits, square):
        self.number, self.digits, self.square = number, digits, square
        self.operations = []
        self.high, self.low = {}, {}
        self.values = 0
        if square:
            for i in range(digits - 1):
                self.do("add", self.at("d", i), self.at("a", i), self.at("a", i))
        self.columns()

    def at(self, array, i):
        return f"{array}[{i}]" if array == "p" else f"{array}[{i}].{self.number}"

    def new(self):
        self.values += 1
        return f"v{self.values}.{self.number}"

    def do(self, operation, result, *operands):
        result = result or self.new()
        self.operations.append((operation, result, operands))
        return result

    def product(self, column, x, y):
        """Adds x·y to a column: the high part of x·y to `high`, and the rest to `low`."""
        if column not in self.high:
            # From the second column on, `cx` also subtracts the C·2^-48 that comes with the carry of the column before.
            high = self.do("fma", None, x, y, "c")
            rest = self.do("sub", None, "c" if column == 0 else "cx", high)
            self.low[column] = self.do("fma", None, x, y, rest)
        else:
            high = self.do("fma", None, x, y, self.high[column])
            rest = self.do("sub", None, self.high[column], high)
            self.low[column] = self.do("add", None, self.low[column], self.do("fma", None, x, y, rest))
        self.high[column] = high

    def own_products(self, column):
        """Returns the products of a and b in a column, each with the index of the digit of its first factor."""
        n = self.digits
        pairs = [(i, column - i) for i in range(n) if 0 <= column - i < n]
        if not self.square:
            return [(i, self.at("a", i), self.at("b", j)) for i, j in pairs]
        return [(i, self.at("d" if i < j else "a", i), self.at("a", j)) for i, j in pairs if i <= j]

    def reducing_products(self, column, known):
        """Returns the products of a digit of p and a digit of m in a column. The products leave out the lowest digit of
        p, and use only the first `known` digits of m."""
        pairs = [(i, column - i) for i in range(min(known, self.digits)) if 1 <= column - i < self.digits]
        return [(i, self.at("m", i), self.at("p", j)) for i, j in pairs]

    def columns(self):
        """Computes columns in tiles of two, so that two chains of sums run in parallel."""
        n, columns = self.digits, 2 * self.digits - 1
        total, carry = {}, None
        for first in range(0, columns, 2):
            tile = range(first, min(first + 2, columns))
            self.merged(tile, [self.own_products(column) for column in tile])
            self.merged(tile, [self.reducing_products(column, max(first - 1, 0)) for column in tile])
            for column in tile:
                if 1 <= column <= n:
                    # There are two carries: the high part of the previous column, and the carry from the reduction of
                    # the previous column.
                    low = self.do("fma", None, self.high[column - 1], "shift", self.low[column])
                    self.low[column] = self.do("fma", None, carry, "shift", low)
                    self.product(column, self.at("m", column - 1), self.at("p", 1))
                elif column > n:
                    self.low[column] = self.do("fma", None, self.high[column - 1], "shift", self.low[column])
                total[column] = self.low[column]
                if column < n:
                    carry = self.reduce(column)
                if 1 <= column <= n:
                    for later in range(column + 1, tile.stop):
                        if later - column + 1 < n:
                            self.product(later, self.at("m", column - 1), self.at("p", later - column + 1))
        top = self.do("sub", None, self.high[columns - 1], "c")
        total[columns] = self.do("mul", None, top, "shift")
        self.normalise([total[n + i] for i in range(n)])

    def merged(self, tile, products):
        """Adds the products of the columns of a tile. Products with the same first factor follow one another."""
        tagged = [(i, column, x, y) for column, list_ in zip(tile, products) for i, x, y in list_]
        for _, column, x, y in sorted(tagged, key=lambda product: product[0]):
            self.product(column, x, y)

    def reduce(self, column):
        """Computes m = low·q mod 2^48, and returns low + m·p₀. This sum is a multiple of 2^48."""
        low = self.low[column]
        high = self.do("fma", None, low, "q", "c")
        rest = self.do("sub", None, "c", high)
        m = self.do("fma", self.at("m", column), low, "q", rest)
        return self.do("fma", None, m, self.at("p", 0), low)

    def normalise(self, total):
        """Carries the multiple of 2^48 that is nearest to a digit into the next digit, for each digit."""
        before = None
        for i, digit in enumerate(total):
            if i == self.digits - 1:
                self.do("fma", self.at("o", i), before, "shift", digit)
                break
            multiple = self.do("sub", None, self.do("add", None, digit, "c"), "c")
            if i == 0:
                self.do("sub", self.at("o", i), digit, multiple)
            else:
                self.do("fma", self.at("o", i), before, "shift", self.do("sub", None, digit, multiple))
            before = multiple


class Allocator:
    """Assigns registers to values. If no register is free, the value whose next use is furthest away loses its
    register."""

    NEVER = 1 << 30
    # Each pointer points 128 bytes into its array, so that displacements take one byte.
    POINTERS = {"a.0": "rsi", "a.1": "r8", "b.0": "rdx", "b.1": "r9", "o.0": "rdi", "o.1": "r10"}

    def __init__(self, operations, digits, square):
        self.digits, self.square = digits, square
        self.lines, self.register, self.value = [], {}, [None] * REGISTERS
        self.slots, self.slot = 0, {}
        self.uses = {}
        for i, (_, _, operands) in enumerate(operations):
            for operand in operands:
                self.uses.setdefault(operand, []).append(i)
        for stream in range(STREAMS):
            for i in range(digits):
                self.new_slot(f"m[{i}].{stream}")
                if square and i < digits - 1:
                    self.new_slot(f"d[{i}].{stream}")
        for self.now, operation in enumerate(operations):
            self.place(*operation)

    def new_slot(self, value):
        self.slot[value] = self.slots
        self.slots += 1

    def next_use(self, value, after):
        return next((use for use in self.uses.get(value, []) if use > after), self.NEVER)

    def last_used(self, value):
        return self.next_use(value, self.now) == self.NEVER

    def in_memory(self, value):
        return value[:2] in ("a[", "b[", "p[") or value in AFTER_P or value in self.slot

    def address(self, value):
        if value in self.slot:
            return f"[rsp + {VECTOR * self.slot[value]}]"
        if value in AFTER_P:
            return f"[rcx + {VECTOR * (self.digits + AFTER_P.index(value)) - 128}]"
        array, rest = value.split("[")
        index, _, stream = rest.partition("].")
        if array == "p":
            return f"[rcx + {VECTOR * int(index[:-1]) - 128}]"
        return f"[{self.POINTERS[f'{array}.{stream}']} + {VECTOR * int(index) - 128}]"

    def free(self, keep):
        """Returns a free register. If none is free, a value that is not in `keep` loses its register."""
        best = None
        for register, value in enumerate(self.value):
            if value is None:
                return register
            if value in keep:
                continue
            use = self.next_use(value, self.now - 1)
            if best is None or use > best[0]:
                best = (use, register, value)
        use, register, value = best
        if not self.in_memory(value) and use < self.NEVER:
            self.new_slot(value)
            self.lines.append(f"vmovapd {self.address(value)}, ymm{register}")
        self.drop(value)
        return register

    def drop(self, value):
        self.value[self.register.pop(value)] = None

    def put(self, value, register):
        self.register[value], self.value[register] = register, value

    def load(self, value, keep):
        register = self.free(keep)
        self.lines.append(f"vmovapd ymm{register}, {self.address(value)}")
        self.put(value, register)

    def operand(self, value):
        return f"ymm{self.register[value]}" if value in self.register else self.address(value)

    def place(self, operation, result, operands):
        keep = {*operands, result}
        x, y = operands[:2]
        if x not in self.register and y in self.register and operation != "sub":
            x, y = y, x
        if x not in self.register:
            self.load(x, keep)
        # If the next operation also uses y, y is loaded once for both operations.
        if y not in self.register and self.next_use(y, self.now) == self.now + 1:
            self.load(y, keep)
        if operation == "fma":
            target = self.fused(x, y, operands[2], keep)
        else:
            dying = [value for value in (x, y) if value in self.register and self.last_used(value)]
            x_text, y_text = self.operand(x), self.operand(y)
            if dying:
                target = self.register[dying[0]]
                self.drop(dying[0])
            else:
                target = self.free(keep)
            self.lines.append(f"v{operation}pd ymm{target}, {x_text}, {y_text}")
        self.put(result, target)
        if result[:2] in ("m[", "d[", "o["):
            self.lines.append(f"vmovapd {self.address(result)}, ymm{target}")
        for value in list(self.register):
            if self.last_used(value):
                self.drop(value)

    def fused(self, x, y, z, keep):
        """Computes x·y + z in the register of an operand that is used for the last time, or in a free register."""

        def dies(value):
            return value in self.register and self.last_used(value)

        if dies(z):
            target = self.register[z]
            self.lines.append(f"vfmadd231pd ymm{target}, {self.operand(x)}, {self.operand(y)}")
            self.drop(z)
        elif y in self.register and (dies(x) or dies(y)):
            if not dies(x):
                x, y = y, x
            target = self.register[x]
            self.lines.append(f"vfmadd213pd ymm{target}, {self.operand(y)}, {self.operand(z)}")
            self.drop(x)
        else:
            target = self.free(keep)
            self.lines.append(f"vmovapd ymm{target}, {self.operand(z)}")
            self.lines.append(f"vfmadd231pd ymm{target}, {self.operand(x)}, {self.operand(y)}")
        return target


def function(digits, square):
    streams = [Stream(number, digits, square).operations for number in range(STREAMS)]
    body = Allocator([operation for turn in zip(*streams) for operation in turn], digits, square)
    half = VECTOR * digits
    start = ["push rbp", "mov rbp, rsp", "mov rax, rdi", f"sub rsp, {VECTOR * body.slots}", f"and rsp, -{VECTOR}"]
    start += [f"lea r8, [rsi + {half + 128}]", f"lea r10, [rdi + {half + 128}]", "sub rsi, -128", "sub rdi, -128"]
    if not square:
        start += [f"lea r9, [rdx + {half + 128}]", "sub rdx, -128"]
    else:
        start += ["mov rcx, rdx"]
    start += ["sub rcx, -128"]
    return [*start, *body.lines, "mov rsp, rbp", "pop rbp", "ret"]


def main():
    check = sys.argv[1:] == ["--check"]
    folder = Path(__file__).resolve().parent
    for digits in (8, 6):
        for name, square in (("multiply", False), ("square", True)):
            path = folder / f"{name}_{digits}.s"
            text = "# Written by generate.py.\n" + "".join(f"{line}\n" for line in function(digits, square))
            if check and path.read_text() != text:
                sys.exit(f"{path} differs from the text that generate.py writes: run generate.py without --check")
            if not check:
                path.write_text(text)


if __name__ == "__main__":
    main()
