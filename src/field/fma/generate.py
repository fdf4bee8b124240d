#!/usr/bin/env python3
"""Writes the products of src/field/fma: Montgomery products by fused multiply-add.

For each digit count, the program writes a multiplication and a squaring. For six digits, the program also writes a sum
of two products and a multiplication by a constant. Products in a quadratic extension use the sum of two products.
Transforms use the multiplication by a constant.

A function works on two vectors of four elements.
src/field/fma/mod.rs and transform.rs have the representation and the proofs of the bounds. constants.rs has the
constants. This file chooses the order of the operations and the assignment of registers.

    generate.py           writes *.s beside this file
    generate.py --check   fails if a file differs from the text that this program writes

The text of each function is the body of a naked function: multiply(a, b, constants), square(a, constants),
dot(a, b, e, f, constants), which computes a·b + e·f, or scale(a, factor, constants). The calling convention is sysv64:
rdi points to the result, and at the end rax also points to the result.
"""

import itertools
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(FOLDER.parent))

from registers import Registers, write

# The size in bytes of four digits: one row's vector of a digit, or a constant that is stored four times.
FOUR_DIGITS = 32

# The constants that are stored after the digits of p. Each constant is a vector: see `Constants`.
AFTER_P = ["q", "c", "cx", "shift"]
# The arrays of the operands.
OPERANDS = ("a[", "b[", "e[", "f[")


class Stream:
    """The operations on one vector register of elements, in order: (operation, result, operands).

    Values have names. Names such as a[i].n contain the number n of the stream. The operands a[i].n, b[i].n, e[i].n and
    f[i].n, the result o[i].n, the digits p[i], the numbers w[i] of a constant factor, and the constants of `AFTER_P`
    have places in memory. For AVX2, d[i].n and m[i].n have places in memory too. All other values are in registers, and are stored
    only if no register is free.
    """

    def __init__(self, number, digits):
        self.number, self.digits = number, digits
        self.operations = []
        self.high, self.low = {}, {}
        self.values = 0

    def at(self, array, i):
        return f"{array}[{i}]" if array in ("p", "w") else f"{array}[{i}].{self.number}"

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

    def reduce(self, column, name):
        """Computes m = low·q mod 2^48. Returns m and low + m·p₀. This sum is a multiple of 2^48."""
        low = self.low[column]
        high = self.do("fma", None, low, "q", "c")
        rest = self.do("sub", None, "c", high)
        m = self.do("fma", name, low, "q", rest)
        return m, self.do("fma", None, m, self.at("p", 0), low)

    def normalise(self, total, highest):
        """Appends the carry out of the column `highest` to the digits `total`. Then, for each digit except the last,
        carries the nearest multiple of 2^48 into the next digit."""
        top = self.do("sub", None, self.high[highest], "c")
        total = [*total, self.do("mul", None, top, "shift")]
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


class Product(Stream):
    """A product of two values, a square, or a sum of two products."""

    def __init__(self, number, digits, name):
        super().__init__(number, digits)
        self.name = name
        if name == "square":
            for i in range(digits - 1):
                self.do("add", self.at("d", i), self.at("a", i), self.at("a", i))
        self.columns()

    def own_products(self, column):
        """Returns the products of the operands in a column. Each has a number, by which the products are sorted:
        products with the same first factor have the same number."""
        n = self.digits
        pairs = [(i, column - i) for i in range(n) if 0 <= column - i < n]
        if self.name == "multiply":
            return [(i, self.at("a", i), self.at("b", j)) for i, j in pairs]
        if self.name == "dot":
            factors = [("a", "b"), ("e", "f")]
            return [(2 * i + k, self.at(x, i), self.at(y, j)) for i, j in pairs for k, (x, y) in enumerate(factors)]
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
                    _, carry = self.reduce(column, self.at("m", column))
                if 1 <= column <= n:
                    for later in range(column + 1, tile.stop):
                        if later - column + 1 < n:
                            self.product(later, self.at("m", column - 1), self.at("p", later - column + 1))
        self.normalise([total[column] for column in range(n, columns)], columns - 1)

    def merged(self, tile, products):
        """Adds the products of the columns of a tile. Products with the same first factor follow one another."""
        tagged = [(i, column, x, y) for column, list_ in zip(tile, products) for i, x, y in list_]
        for _, column, x, y in sorted(tagged, key=lambda product: product[0]):
            self.product(column, x, y)


class Scale(Stream):
    """A product by a constant. Digit k of the constant's number wᵢ is w[i·digits + k]. A single round of Montgomery's
    reduction makes the lowest column zero modulo 2^48."""

    def __init__(self, number, digits):
        super().__init__(number, digits)
        total = []
        for k in range(digits):
            for i in range(digits):
                self.product(k, self.at("w", i * digits + k), self.at("a", i))
            if k == 0:
                m, carry = self.reduce(0, None)
                continue
            self.product(k, m, self.at("p", k))
            low = self.do("fma", None, self.high[k - 1], "shift", self.low[k])
            if k == 1:
                low = self.do("fma", None, carry, "shift", low)
            total.append(low)
        self.normalise(total, digits - 1)


class Allocator(Registers):
    """Assigns registers of AVX2 to values."""

    # The number of vectors that are computed at once. The operations of the vectors alternate, so that an operation
    # rarely waits for the previous operation on the same vector.
    STREAMS = 2
    REGISTERS = 16
    REGISTER = "ymm"
    # The size of a register in bytes.
    VECTOR = 32
    # Instructions after the computation, before the function restores the stack and returns.
    END = []
    # Each pointer points 128 bytes into its array, so that displacements take one byte. An array without a pointer to
    # its second row has longer displacements.
    POINTERS = {"a.0": "rsi", "a.1": "r8", "b.0": "rdx", "b.1": "r9", "o.0": "rdi", "o.1": "r10", "constants": "rcx"}
    POINTERS_OF_DOT = {"a.0": "rsi", "b.0": "rdx", "e.0": "rcx", "f.0": "r8", "o.0": "rdi", "constants": "r9"}

    def __init__(self, operations, digits, name):
        super().__init__(operations)
        self.digits, self.name = digits, name
        self.pointers = self.POINTERS_OF_DOT if name == "dot" else self.POINTERS
        self.slots, self.slot = 0, {}
        for _, result, _ in operations:
            if self.stored(result):
                self.new_slot(result)
        for self.now, operation in enumerate(operations):
            self.place(*operation)

    def stored(self, value):
        """True if a result is stored as soon as it is computed, and has a place on the stack for this."""
        return value[:2] in ("m[", "d[")

    def new_slot(self, value):
        self.slot[value] = self.slots
        self.slots += 1

    def constant(self, value):
        return value[:2] in ("p[", "w[") or value in AFTER_P

    def in_memory(self, value):
        return self.constant(value) or value[:2] in OPERANDS or value in self.slot

    def readable(self, value):
        """True if an operation can read the value from memory."""
        return value[:2] != "w["

    def address(self, value):
        if value in self.slot:
            return f"[rsp + {self.VECTOR * self.slot[value]}]"
        if value in AFTER_P:
            return f"[{self.pointers['constants']} + {FOUR_DIGITS * (self.digits + AFTER_P.index(value)) - 128}]"
        array, rest = value.split("[")
        index, _, stream = rest.partition("].")
        if array == "p":
            return f"[{self.pointers['constants']} + {FOUR_DIGITS * int(index[:-1]) - 128}]"
        if array == "w":
            return f"[rdx + {8 * int(index[:-1]) - 128}]"
        if f"{array}.{stream}" in self.pointers:
            return f"[{self.pointers[f'{array}.{stream}']} + {FOUR_DIGITS * int(index) - 128}]"
        return self.second(value)

    def second(self, value):
        """The address of a digit's second vector, computed from the pointer to the first row."""
        array, index = value.split("]")[0].split("[")
        return f"[{self.pointers[f'{array}.0']} + {FOUR_DIGITS * (int(index) + self.digits) - 128}]"

    def spill(self, value):
        """Stores a value on the stack."""
        self.new_slot(value)
        self.lines.append(f"vmovapd {self.address(value)}, {self.REGISTER}{self.register[value]}")

    def move(self, value, register):
        """Copies a value to a register."""
        name = f"{self.REGISTER}{register}"
        if value in self.register:
            self.lines.append(f"vmovapd {name}, {self.operand(value)}")
        else:
            self.read(value, register, name)

    def read(self, value, register, name):
        """Loads a value to a register."""
        if value[:2] == "w[":
            self.lines.append(f"vbroadcastsd {name}, qword ptr {self.address(value)}")
        else:
            self.lines.append(f"vmovapd {name}, {self.address(value)}")

    def write(self, value, register):
        """Stores a register to the place of a value in memory."""
        self.lines.append(f"vmovapd {self.address(value)}, {self.REGISTER}{register}")

    def load(self, value, keep):
        register = self.free(keep)
        self.move(value, register)
        self.put(value, register)

    def operand(self, value):
        return f"{self.REGISTER}{self.register[value]}" if value in self.register else self.address(value)

    def worth_loading(self, value):
        """True if a value that an operation could read from memory is loaded instead: the next operation also uses the
        value."""
        return self.next_use(value, self.now) == self.now + 1

    def place(self, operation, result, operands):
        keep = {*operands, result}
        x, y, *rest = operands
        if x not in self.register and y in self.register and operation != "sub":
            x, y = y, x
        if x not in self.register:
            self.load(x, keep)
        for value in (y, *rest):
            if value not in self.register and (not self.readable(value) or self.worth_loading(value)):
                self.load(value, keep)
        if operation == "fma":
            target = self.fused(x, y, *rest, keep)
        else:
            dying = [value for value in (x, y) if value in self.register and self.last_used(value)]
            x_text, y_text = self.operand(x), self.operand(y)
            if dying:
                target = self.register[dying[0]]
                self.drop(dying[0])
            else:
                target = self.free(keep)
            self.lines.append(f"v{operation}pd {self.REGISTER}{target}, {x_text}, {y_text}")
        self.put(result, target)
        if self.stored(result) or result[:2] == "o[":
            self.write(result, target)
        for value in list(self.register):
            if self.last_used(value):
                self.drop(value)

    def fused(self, x, y, z, keep):
        """Computes x·y + z in the register of an operand that is used for the last time, or in a free register."""

        def dies(value):
            return value in self.register and self.last_used(value)

        form, dying = "231", z
        if not dies(z) and y in self.register and (dies(x) or dies(y)):
            if not dies(x):
                x, y = y, x
            form, dying = "213", x
        elif not dies(z):
            dying = None
        second, third = (self.operand(value) for value in ((x, y) if form == "231" else (y, z)))
        if dying:
            target = self.register[dying]
            self.drop(dying)
        else:
            target = self.free(keep)
            self.move(z, target)
        self.lines.append(f"vfmadd{form}pd {self.REGISTER}{target}, {second}, {third}")
        return target

    def second_rows(self):
        """Instructions that compute the pointers to second rows."""
        second = FOUR_DIGITS * self.digits + 128
        pointers = [f"lea r8, [rsi + {second}]", f"lea r10, [rdi + {second}]"]
        return pointers + [f"lea r9, [rdx + {second}]"] if self.name == "multiply" else pointers

    def function(self):
        """The text of a function."""
        start = ["push rbp", "mov rbp, rsp", "mov rax, rdi", f"sub rsp, {self.VECTOR * self.slots}"]
        start += [f"and rsp, -{self.VECTOR}"]
        if self.name == "dot":
            start += [f"sub {pointer}, -128" for pointer in self.pointers.values()]
        else:
            start += [*self.second_rows(), "sub rsi, -128", "sub rdi, -128"]
            start += ["mov rcx, rdx" if self.name == "square" else "sub rdx, -128", "sub rcx, -128"]
        return [*start, *self.lines, *self.END, "mov rsp, rbp", "pop rbp", "ret"]


class WideAllocator(Allocator):
    """Assigns registers of AVX-512 to values. One register holds both vectors of a digit."""

    STREAMS = 1
    REGISTERS = 32
    REGISTER = "zmm"
    VECTOR = 64
    # `vzeroupper` clears the upper parts of the registers. On some CPUs, code for SSE and AVX2 is slow until then.
    END = ["vzeroupper"]
    # An operand in memory is loaded into a register if one of the next NEAR - 1 operations also uses the operand.
    NEAR = 8
    POINTERS = {"a.0": "rsi", "b.0": "rdx", "o.0": "rdi", "constants": "rcx"}

    def stored(self, value):
        return False

    def readable(self, value):
        return value[:2] not in OPERANDS

    def worth_loading(self, value):
        """True also for the constants of `AFTER_P`, which many operations use."""
        return value in AFTER_P or self.next_use(value, self.now) < self.now + self.NEAR

    def operand(self, value):
        if value not in self.register and self.constant(value):
            # The braces are doubled, because the text is a format string of Rust's naked_asm!.
            return f"qword ptr {self.address(value)}{{{{1to8}}}}"
        return super().operand(value)

    def read(self, value, register, name):
        if self.constant(value):
            self.lines.append(f"vbroadcastsd {name}, qword ptr {self.address(value)}")
        elif value in self.slot:
            super().read(value, register, name)
        else:
            self.lines.append(f"vmovapd ymm{register}, {self.address(value)}")
            self.lines.append(f"vinsertf64x4 {name}, {name}, {self.second(value)}, 1")

    def write(self, value, register):
        self.lines.append(f"vmovapd {self.address(value)}, ymm{register}")
        self.lines.append(f"vextractf64x4 {self.second(value)}, zmm{register}, 1")

    def second_rows(self):
        return []


# About the latencies of operations in clock cycles, on a Zen 4.
LATENCY = {"fma": 4, "mul": 4, "add": 3, "sub": 3}
# In each clock cycle, `scheduled` considers only the first WINDOW of the remaining operations.
WINDOW = 90


def scheduled(operations):
    """Orders operations for a CPU that begins one multiplication and one addition in each clock cycle. Of the
    operations whose operands are known, the operation that begins the longest chain of operations is first."""
    producer, needs, chain = {}, [], [0] * len(operations)
    for i, (_, result, operands) in enumerate(operations):
        needs.append([producer[operand] for operand in operands if operand in producer])
        producer[result] = i
    for i in reversed(range(len(operations))):
        chain[i] += LATENCY[operations[i][0]]
        for need in needs[i]:
            chain[need] = max(chain[need], chain[i])
    known, order, left, clock = {}, [], list(range(len(operations))), 0
    while left:
        ready = [i for i in left[:WINDOW] if all(known.get(need, clock + 1) <= clock for need in needs[i])]
        busy = set()
        for i in sorted(ready, key=lambda i: (-chain[i], i)):
            operation = operations[i][0]
            unit = operation in ("fma", "mul")
            if unit not in busy:
                busy.add(unit)
                order.append(operations[i])
                left.remove(i)
                known[i] = clock + LATENCY[operation]
        clock += 1
    return order


def streams(name, digits, count):
    """The operations of a function on `count` vectors."""
    if name == "scale":
        return [Scale(number, digits).operations for number in range(count)]
    return [Product(number, digits, name).operations for number in range(count)]


def avx2(name, digits):
    turns = zip(*streams(name, digits, Allocator.STREAMS))
    return Allocator([operation for turn in turns for operation in turn], digits, name).function()


def avx512(name, digits):
    (operations,) = streams(name, digits, WideAllocator.STREAMS)
    return WideAllocator(scheduled(operations), digits, name).function()


def main():
    functions = [("multiply", 8), ("square", 8), ("multiply", 6), ("square", 6), ("dot", 6), ("scale", 6)]
    both = itertools.product(functions, (avx2, avx512))
    write(FOLDER, {f"{text.__name__}_{name}_{digits}": text(name, digits) for (name, digits), text in both})


if __name__ == "__main__":
    main()
