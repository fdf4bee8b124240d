#!/usr/bin/env python3
"""Writes the steps of a batch of additions (src/cpu/batch.rs) for lanes of 5 and of 8 limbs.

    generate.py           writes *.s beside this file
    generate.py --check   fails if a file differs from the text that this program writes

The text of each function is the body of a naked function. assembly.rs has the arguments. The function computes the same
values modulo p as `chain` or `finish` in src/field/lanes.rs, with the limbs of arithmetic.rs. This file chooses
the order of the operations and the assignment of registers. Operations of different products alternate, so that the
units for multiply-adds rarely wait.
"""

import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(FOLDER.parent))

from registers import Registers, write

# The size of a register in bytes.
VECTOR = 64
# The size of a page in bytes.
PAGE = 4096

# The operations: the instruction, the latency in clock cycles on a Zen 4, and the kind of unit that executes it.
OPERATIONS = {
    "low": ("vpmadd52luq", 4, "multiply"),
    "high": ("vpmadd52huq", 4, "multiply"),
    "add": ("vpaddq", 1, "other"),
    "sub": ("vpsubq", 1, "other"),
    "add_masked": ("vpaddq", 1, "other"),
    "sub_masked": ("vpsubq", 1, "other"),
    "and": ("vpandq", 1, "other"),
    "or": ("vporq", 1, "other"),
    "xor": ("vpxorq", 1, "other"),
    "sra": ("vpsraq", 1, "other"),
    "srl": ("vpsrlq", 1, "other"),
    "sll": ("vpsllq", 1, "other"),
    "words_low": ("vpunpcklqdq", 1, "other"),
    "words_high": ("vpunpckhqdq", 1, "other"),
    "even": ("vshufi64x2", 3, "other"),
    "odd": ("vshufi64x2", 3, "other"),
    "select": ("vpermt2q", 4, "multiply"),
    "row": ("vmovdqa64", 7, "load"),
    "pair": ("vinserti64x4", 8, "load"),
    "store": ("vmovdqa64", 1, "store"),
    "store_row": ("vmovdqa64", 1, "store"),
    "store_half": ("vmovdqa64", 1, "store"),
    "store_upper": ("vextracti64x4", 3, "store"),
    "flag": ("vpmovq2m", 1, "other"),
}
# The number of operations of each kind that a CPU begins in a clock cycle.
RATES = {"multiply": 1, "other": 1, "load": 1, "store": 0.5}
# The selectors of `vshufi64x2`: quarters 0 and 2 of both operands, or quarters 1 and 3.
SELECTORS = {"even": ", 0x88", "odd": ", 0xdd"}

# The constants in the order of `Constants` in assembly.rs. An array has one number for each limb.
ARRAYS = ["p", "negative", "sixteen", "loose"]
NUMBERS = ["mask", "inverse", "quotient", "one", "three"]
COUNTS = ["quotient_shift", "top_up", "top_down"]
VECTORS = ["lower", "upper"]


# The `window` of each function. With a greater window, multiply-adds wait less, but more values go to the stack.
WINDOWS = {
    ("chain", 5, 1): 20,
    ("chain", 5, 2): 40,
    ("chain", 8, 1): 20,
    ("chain", 8, 2): 40,
    ("finish", 5, 1): 160,
    ("finish", 5, 2): 60,
    ("finish", 8, 1): 30,
    ("finish", 8, 2): 60,
}


class Group:
    """The operations on a group of additions, in order: (operation, result, operands, detail).

    A value is a name. Names with brackets have a place in memory. "zero" and the constants are values too.

    The operation "store" writes to a place that other operations may read. So `scheduled` puts it after the operations
    that read the old value. The other stores write sums. No sum lies in the rows, the items or the constants.
    """

    def __init__(self, limbs, degree):
        self.limbs, self.degree, self.operations, self.values = limbs, degree, [], 0

    def do(self, operation, *operands, detail=None, result=None):
        if result is None:
            self.values += 1
            result = f"v{self.values}"
        self.operations.append((operation, result, operands, detail))
        return result

    def taken(self):
        """Returns the operations since the last call."""
        operations, self.operations = self.operations, []
        return operations

    def each(self, operation, *operands, detail=None):
        return [self.do(operation, *limbs, detail=detail) for limbs in zip(*operands)]

    def array(self, name, component=0):
        return [f"{name}[{self.limbs * component + i}]" for i in range(self.limbs)]

    def element(self, name):
        """The components of an element in memory."""
        return [self.array(name, component) for component in range(self.degree)]

    def store(self, name, element):
        for i, limb in enumerate(limb for component in element for limb in component):
            self.do("store", limb, result=f"{name}[{i}]")

    def carried(self, limbs):
        limbs = list(limbs)
        for i in range(self.limbs - 1):
            limbs[i + 1] = self.do("add", limbs[i + 1], self.do("sra", limbs[i], detail=52))
            limbs[i] = self.do("and", limbs[i], "mask")
        return limbs

    def reduced(self, *columns):
        """Montgomery's reduction of each sum in columns (`reduce_columns` in arithmetic.rs). The rounds of several sums
        alternate, so that a round need not wait for the previous round of the same sum. With 8 limbs, a round has
        enough work of its own, and the columns of two sums would need all registers. So callers then reduce one sum
        after the other."""
        n = self.limbs
        for i in range(n):
            for t in columns:
                m = self.do("low", "inverse", t[i], "inverse")
                carry = self.do("high", self.do("sra", t[i], detail=52), m, "p[0]")
                t[i + 1] = self.do("add", self.do("low", t[i + 1], m, "p[1]"), carry)
                for j in range(2, n):
                    t[i + j] = self.do("low", t[i + j], m, f"p[{j}]")
                for j in range(1, n):
                    t[i + j + 1] = self.do("high", t[i + j + 1], m, f"p[{j}]")
        return [t[n : 2 * n] for t in columns]

    def empty(self):
        """The columns of an empty sum (`columns` in arithmetic.rs)."""
        return ["mask"] * self.limbs + ["zero"] * (self.limbs + 1)

    def with_product(self, t, a, b):
        """Adds a·b to the columns."""
        for i in range(self.limbs):
            for j in range(self.limbs):
                t[i + j] = self.do("low", t[i + j], a[j], b[i])
            for j in range(self.limbs):
                t[i + j + 1] = self.do("high", t[i + j + 1], a[j], b[i])
        return t

    def sum(self, element):
        """The sum of the two components."""
        return self.carried(self.each("add", *element))

    def product(self, a, b):
        """The components of a·b, before carries are propagated (`product_columns` and `extension_columns` in
        arithmetic.rs). In an extension, u² is −1, and the first component may be negative."""
        if self.degree == 1:
            return self.reduced(self.with_product(self.empty(), a[0], b[0]))
        low, high = (self.with_product(["zero"] * (2 * self.limbs + 1), *factors) for factors in zip(a, b))
        real, cross = self.empty(), self.empty()
        for i in range(2 * self.limbs):
            less = self.do("sub", low[i], high[i])
            real[i] = less if real[i] == "zero" else self.do("add", less, real[i])
            cross[i] = self.do("sub", cross[i], self.do("add", low[i], high[i]))
        if self.limbs == 8:
            return [*self.reduced(real), *self.reduced(self.with_product(cross, self.sum(a), self.sum(b)))]
        return self.reduced(real, self.with_product(cross, self.sum(a), self.sum(b)))

    def settled_product(self, a, b):
        """a·b with carries propagated. In an extension, p is added to the first component. Then both components are not
        negative and below 3p:

        The components of one factor are below 3p with 5 limbs. The components of the other factor are below 20p: rises
        are below 20p, and denominators are below 18p. R is above 84p, so each of the four products of components,
        divided by R, is below 0.72p. The reduction adds less than p. So the first component is above −0.72p + p and
        below 0.72p + 2p, and the second component is below 1.44p + p.

        With 8 limbs, the components of the factors are below 18p and 32p, and R is above 2^18·p."""
        product = self.product(a, b)
        if self.degree == 2:
            product[0] = self.each("add", product[0], self.array("p"))
        return [self.carried(component) for component in product]

    def square(self, a):
        """The components of a², before carries are propagated. In an extension, they are (a₀ + a₁)·(a₀ − a₁ + 16p) and
        2a₀·a₁. For components of a below 3p, both are below 3p, because 6·19 and 6·3 are below 2·84."""
        if self.degree == 1:
            return self.square_in_prime_field(a[0])
        less = self.carried(self.each("sub", self.each("add", a[0], self.array("sixteen")), a[1]))
        double = self.carried(self.each("add", a[0], a[0]))
        factors = [(self.sum(a), less), (double, a[1])]
        if self.limbs == 8:
            return [self.reduced(self.with_product(self.empty(), *pair))[0] for pair in factors]
        return self.reduced(*(self.with_product(self.empty(), *pair) for pair in factors))

    def square_in_prime_field(self, a):
        n = self.limbs
        t = ["zero"] * (2 * n + 1)
        for i in range(n):
            for j in range(i + 1, n):
                t[i + j] = self.do("low", t[i + j], a[j], a[i])
            for j in range(i + 1, n):
                t[i + j + 1] = self.do("high", t[i + j + 1], a[j], a[i])
        for column in range(2 * n):
            double = t[column] if t[column] == "zero" else self.do("add", t[column], t[column])
            t[column] = self.do(("low", "high")[column % 2], double, a[column // 2], a[column // 2])
        for column in range(n):
            t[column] = self.do("add", t[column], "mask")
        return self.reduced(t)

    def kept(self, limbs, subtracted):
        """`less_kept` in arithmetic.rs, after the subtraction of one or three values. `top_down` is 52 if `top_up` is
        0. Then the estimate of the top also has the carry of the second highest limb. The carries from the limbs below
        change the carry of the second highest limb by at most 1, and `subtracted` is at least 1. So the estimate is
        never too great, and too small by at most `subtracted` + 1. Without `top_up`, `less_kept` ignores the carry of
        the second highest limb. So the results of the two can differ by p."""
        n = self.limbs
        top = self.do("sll", limbs[n - 1], "top_up")
        top = self.do("add", top, self.do("sra", limbs[n - 2], "top_down"))
        quotient = self.do("high", "zero", self.do("sub", top, subtracted), "quotient")
        quotient = self.do("srl", quotient, "quotient_shift")
        limbs = [self.do("low", limb, quotient, f"negative[{i}]") for i, limb in enumerate(limbs)]
        for i in range(1, n):
            limbs[i] = self.do("high", limbs[i], quotient, f"negative[{i - 1}]")
        limbs = self.carried(limbs)
        return [*limbs[:-1], self.do("and", limbs[-1], "mask")]

    def signed(self, limbs, others, mask):
        """limbs − others, with limbs + others in the lanes of the mask."""
        less = self.each("sub", limbs, others)
        return [self.do("add_masked", *all_, detail=mask) for all_ in zip(less, limbs, others)]

    def transposed(self, rows):
        """`transposed` in memory.rs."""
        a = [self.do(name, rows[i], rows[i + 1]) for i in (0, 2, 4, 6) for name in ("words_low", "words_high")]
        pairs = [(0, 2), (1, 3), (4, 6), (5, 7)]
        even, odd = ([self.do(name, a[i], a[j]) for i, j in pairs] for name in ("even", "odd"))
        b = [*even[:2], *odd[:2], *even[2:], *odd[2:]]
        return [self.do(name, b[i], b[i + 4]) for name in ("even", "odd") for i in range(4)]

    def load(self, side):
        """Loads the coordinates of eight points."""
        return [self.load_component(side, component) for component in range(self.degree)]

    def load_component(self, side, component):
        if self.limbs == 8:
            return self.transposed([self.do("row", detail=(side, lane, component)) for lane in range(8)])
        pairs = [self.do("pair", detail=(side, *lanes, component)) for lanes in ((0, 2), (1, 3), (4, 6), (5, 7))]
        lows, highs = (
            [self.do(name, pairs[0], pairs[1]), self.do(name, pairs[2], pairs[3])]
            for name in ("words_low", "words_high")
        )
        words = [self.do(name, *halves) for name in ("even", "odd") for halves in (lows, highs)]
        limbs = [self.do("and", words[0], "mask")]
        for i in range(1, 4):
            lower = self.do("srl", words[i - 1], detail=64 - 12 * i)
            joined = self.do("or", lower, self.do("sll", words[i], detail=12 * i))
            limbs.append(self.do("and", joined, "mask"))
        return [*limbs, self.do("srl", words[3], detail=16)]

    def store_rows(self, place, limbs):
        """Stores a component of the coordinates of eight points. `place` is the number of components before this one in
        a point."""
        if self.limbs == 8:
            for lane, row in enumerate(self.transposed(limbs)):
                self.do("store_row", row, detail=(place, lane))
            return
        words = []
        for i in range(4):
            lower = limbs[i] if i == 0 else self.do("srl", limbs[i], detail=12 * i)
            words.append(self.do("or", lower, self.do("sll", limbs[i + 1], detail=52 - 12 * i)))
        for odd, name in enumerate(("words_low", "words_high")):
            halves = [self.do(name, words[0], words[1]), self.do(name, words[2], words[3])]
            for first, selector in enumerate(VECTORS):
                row, lane = self.do("select", halves[0], selector, halves[1]), 4 * first + odd
                self.do("store_half", row, detail=(place, lane))
                self.do("store_upper", row, detail=(place, lane + 2))


def chain(limbs, degree):
    """Step 1: multiplies a group's denominators with the product of all earlier denominators, and computes the
    denominators of the next group."""
    group = Group(limbs, degree)
    product = group.settled_product(group.element("denominator"), group.element("before"))
    group.store("next_before", product)
    multiplication = group.taken()
    left, right = group.load("left"), group.load("right")
    group.store("next_left_x", left)
    sixteen = group.array("sixteen")
    denominator = [group.each("sub", group.each("add", b, sixteen), a) for a, b in zip(left, right)]
    group.store("next_denominator", [group.carried(component) for component in denominator])

    # An addition may be special if a number of this list is zero. All numbers are below 2^52, so exactly for 0, the
    # number minus 1 has its highest bit set. In an extension, the first components are enough.
    a, b = left[0][0], right[0][0]
    zeros = [number for x in (a, b) for number in (x, group.do("xor", x, "p[0]"))]
    difference = group.do("and", group.do("sub", a, b), "mask")
    opposite = group.do("and", group.do("sub", b, a), "mask")
    zeros += [difference, group.do("xor", difference, "p[0]"), group.do("xor", opposite, "p[0]")]
    bits = [group.do("sub", number, "one") for number in zeros]
    while len(bits) > 1:
        bits = [*bits[2:], group.do("or", bits[0], bits[1])]
    group.do("flag", bits[0], result="flag")
    return alternated(multiplication, group.taken())


def finish(limbs, degree):
    """Step 3: computes the sums of a group, and the slopes' factors of the next group."""
    group = Group(limbs, degree)
    left_x, left_y, denominator = (group.element(name) for name in ("left_x", "left_y", "denominator"))
    sixteen = group.array("sixteen")

    slope = group.settled_product(group.element("rise"), group.element("own"))
    inverse = group.settled_product(denominator, group.element("later_before"))
    group.store("before", inverse)
    products, x = group.taken(), []
    for square, *others in zip(group.square(slope), left_x, left_x, denominator):
        component = group.each("add", square, group.array("loose"))
        for other in others:
            component = group.each("sub", component, other)
        x.append(group.kept(component, "three"))
    squaring = group.taken()
    next_left, next_right = group.load("left"), group.load("right")
    rise = []
    for left, right in zip(next_left, next_right):
        component = group.each("add", sixteen, right)
        component = [group.do("sub_masked", *all_, detail="k3") for all_ in zip(component, sixteen, right)]
        rise.append(group.carried(group.signed(component, left, "k2")))
    group.store("rise", rise)
    operations = [*products, *alternated(squaring, group.taken())]
    own = group.settled_product(inverse, group.element("next_before"))
    group.store("own", own)
    operations += group.taken()
    run = [group.carried(group.each("sub", group.each("add", a, sixteen), b)) for a, b in zip(left_x, x)]
    y = [group.each("add", component, sixteen) for component in group.product(run, slope)]
    y = [group.signed(component, other, "k1") for component, other in zip(y, left_y)]
    multiplication = group.taken()
    for place, component in enumerate(x):
        group.store_rows(place, component)
    operations += alternated(multiplication, group.taken())
    group.store("left_y", next_left)
    for place, component in enumerate(y):
        group.store_rows(degree + place, group.kept(component, "one"))
    return [*operations, *group.taken()]


def alternated(first, second):
    """Both lists of operations in one list, evenly mixed. Each list keeps its order."""
    places = [((i + 0.5) / len(part), operation) for part in (first, second) for i, operation in enumerate(part)]
    return [operation for _, operation in sorted(places, key=lambda place: place[0])]


def scheduled(operations, window):
    """Orders operations. In each clock cycle, the operations that begin are among the first `window` of the remaining
    operations. Of the operations whose operands are known, the operation that begins the longest chain of operations is
    first. A store to a place comes after all operations that read the old value of the place."""
    producer, readers, needs, stored, longest = {}, {}, [], set(), [0] * len(operations)
    latency = [OPERATIONS[operation][1] for operation, *_ in operations]
    for i, (operation, result, operands, _) in enumerate(operations):
        needs.append([producer[operand] for operand in operands if operand in producer])
        assert stored.isdisjoint([*operands, result]), "a place must be read before the program stores to it, once"
        assert all(value in producer for value in operands if value[0] == "v"), "a value is computed before its use"
        if operation == "store":
            needs[i] += readers.get(result, [])
            stored.add(result)
        else:
            producer[result] = i
        for operand in operands:
            readers.setdefault(operand, []).append(i)
    for i in reversed(range(len(operations))):
        longest[i] += latency[i]
        for need in needs[i]:
            longest[need] = max(longest[need], longest[i])
    known, order, left, clock = {}, [], list(range(len(operations))), 0
    budget = dict.fromkeys(RATES, 0)
    while left:
        for kind, rate in RATES.items():
            budget[kind] = min(budget[kind] + rate, 1)
        ready = [i for i in left[:window] if all(known.get(need, clock + 1) <= clock for need in needs[i])]
        for i in sorted(ready, key=lambda i: (-longest[i], i)):
            kind = OPERATIONS[operations[i][0]][2]
            if budget[kind] == 1:
                budget[kind] -= 1
                order.append(operations[i])
                left.remove(i)
                known[i] = clock + latency[i]
        clock += 1
    return order


class Allocator(Registers):
    """Assigns registers of AVX-512 to values. The values in `early` are stored on the stack
    as soon as they are computed: on a Zen 4, storing a new value takes less time than storing an old one."""

    PINNED = ["mask", "inverse"]
    PREFERENCE = 8
    # If one of the next NEAR operations also uses a value in memory, the value is loaded into a register.
    NEAR = 12

    def __init__(self, operations, limbs, degree, places, early=()):
        super().__init__(operations)
        self.limbs, self.degree, self.places, self.early, self.spilled = limbs, degree, places, set(early), []
        # The places of values in memory, the values on the stack with their slots, and the number of slots.
        self.home, self.stack, self.slots = {}, {}, 0
        for i, value in enumerate(self.PINNED):
            self.read(value, 31 - i)
        for self.now, operation in enumerate(operations):
            self.place(*operation)
            for value in filter(self.last_used, list(self.register)):
                self.drop(value)
            for value in filter(self.last_used, list(self.stack)):
                del self.stack[value]

    def in_memory(self, value):
        return self.address(value) is not None

    def constant(self, value):
        """The offset of a number among the constants, or None."""
        name, _, index = value.rstrip("]").partition("[")
        if name in ARRAYS:
            return 8 * (self.limbs * ARRAYS.index(name) + int(index))
        return 8 * (self.limbs * len(ARRAYS) + NUMBERS.index(name)) if name in NUMBERS else None

    def address(self, value):
        """The place of a value in memory, or None."""
        if value in self.home:
            return self.home[value]
        constants = self.places["constants"]
        if self.constant(value) is not None:
            # The braces are doubled, because the text is a format string of Rust's naked_asm!.
            return f"qword ptr [{constants} + {self.constant(value)}]{{{{1to8}}}}"
        # The counts take 16 bytes each. The vectors begin at the next multiple of 64.
        counts = (8 * (self.limbs * len(ARRAYS) + len(NUMBERS)) + 15) // 16 * 16
        if value in COUNTS:
            return f"xmmword ptr [{constants} + {counts + 16 * COUNTS.index(value)}]"
        vectors = (counts + 16 * len(COUNTS) + VECTOR - 1) // VECTOR * VECTOR
        if value in VECTORS:
            return f"[{constants} + {vectors + VECTOR * VECTORS.index(value)}]"
        name, _, index = value.rstrip("]").partition("[")
        if name in self.places and index:
            register, offset = self.places[name]
            return f"[{register} + {VECTOR * (offset * self.degree * self.limbs + int(index))}]"
        return None

    def row(self, side, lane, component):
        """Computes the address of a component of a coordinate from the coordinate's index."""
        indexes, coordinates = self.places[side]
        size = 64 if self.limbs == 8 else 32
        self.lines += [f"mov eax, [{indexes} + {4 * lane}]", f"shl rax, {(size * self.degree).bit_length() - 1}"]
        return f"[rax + {coordinates}{f' + {size * component}' if component else ''}]"

    def read(self, value, register):
        """Loads a value to a register."""
        self.copy(value, register)
        self.put(value, register)

    def copy(self, value, register):
        name = f"zmm{register}"
        if value == "zero":
            self.lines.append(f"vpxord {name}, {name}, {name}")
        elif value not in self.register and self.constant(value) is not None:
            self.lines.append(f"vpbroadcastq {name}, {self.address(value).partition('{')[0]}")
        else:
            self.lines.append(f"vmovdqa64 {name}, {self.operand(value)}")

    def operand(self, value):
        return f"zmm{self.register[value]}" if value in self.register else self.address(value)

    def load(self, value, keep):
        if value not in self.register:
            self.read(value, self.free(keep))

    def load_if_near(self, value, keep):
        if self.constant(value) is None and self.next_use(value, self.now) < self.now + self.NEAR:
            self.load(value, keep)

    def target(self, values, keep):
        """A register for a result: the register of a value that is used for the last time, or a free register."""
        for value in values:
            if value in self.register and self.last_used(value):
                register = self.register[value]
                self.drop(value)
                return register
        return self.free(keep)

    def place(self, operation, result, operands, detail):
        name, _, kind = OPERATIONS[operation]
        keep = set(operands)
        if operation == "row":
            register = self.free(keep)
            self.lines.append(f"{name} zmm{register}, {self.row(*detail)}")
        elif operation == "pair":
            register, (side, low, high, component) = self.free(keep), detail
            self.lines.append(f"vmovdqa64 ymm{register}, {self.row(side, low, component)}")
            self.lines.append(f"{name} zmm{register}, zmm{register}, {self.row(side, high, component)}, 1")
        elif kind == "store":
            return self.put_out(operation, name, result, operands[0], detail)
        elif operation == "flag":
            self.load(operands[0], keep)
            self.lines.append(f"{name} k1, {self.operand(operands[0])}")
            return None
        elif operation in ("low", "high", "select"):
            register = self.in_place(name, operands, keep)
        elif operation in ("add_masked", "sub_masked"):
            for value in operands[:2]:
                self.load(value, keep)
            assert self.last_used(operands[0]) and operands[0] not in operands[1:], "the instruction overwrites it"
            register = self.target(operands[:1], keep)
            self.lines.append(f"{name} zmm{register}{{{{{detail}}}}}, {', '.join(map(self.operand, operands[1:]))}")
        else:
            register = self.three_operands(operation, name, operands, detail, keep)
        self.put(result, register)
        if result in self.early and result not in self.home:
            self.spill(result)
        return None

    def spill(self, value):
        """Stores a value on the stack."""
        self.spilled.append(value)
        slot = next(slot for slot in range(self.slots + 1) if slot not in self.stack.values())
        self.stack[value], self.slots = slot, max(self.slots, slot + 1)
        self.home[value] = f"[rsp + {VECTOR * slot}]"
        self.lines.append(f"vmovdqa64 {self.home[value]}, zmm{self.register[value]}")

    def put_out(self, operation, name, result, value, detail):
        """Stores a value."""
        self.load(value, {value})
        register = self.register[value]
        if operation == "store":
            self.lines.append(f"{name} {self.address(result)}, zmm{register}")
            self.home.setdefault(value, self.address(result))
            return
        # A component takes 64 bytes for 8 limbs, and 32 bytes for 5 limbs.
        (place, lane), (size, register_name) = detail, (64, "zmm") if self.limbs == 8 else (32, "ymm")
        self.lines += [f"mov eax, [rcx + {4 * lane}]", f"shl rax, {(2 * size * self.degree).bit_length() - 1}"]
        place = f"[rbx + rax + {size * place}]"
        if operation == "store_upper":
            self.lines.append(f"{name} {place}, zmm{register}, 1")
        else:
            self.lines.append(f"{name} {place}, {register_name}{register}")

    def in_place(self, name, operands, keep):
        """An instruction that overwrites its first operand."""
        first, x, y = operands
        if x not in self.register and (y in self.register or self.constant(x) is not None):
            x, y = (y, x) if name != "vpermt2q" else (x, y)
        self.load(x, keep)
        self.load_if_near(y, keep)
        if first in self.register and self.last_used(first) and first not in (x, y):
            register = self.target([first], keep)
        else:
            register = self.free(keep)
            self.copy(first, register)
        self.lines.append(f"{name} zmm{register}, {self.operand(x)}, {self.operand(y)}")
        return register

    def three_operands(self, operation, name, operands, detail, keep):
        """An instruction that writes its result to a register of its own."""
        if operation in ("add", "and", "or", "xor") and operands[0] not in self.register:
            operands = (operands[1], operands[0])
        x, *others = operands
        self.load(x, keep)
        for y in others:
            if y not in COUNTS:
                self.load_if_near(y, keep)
        texts = [*map(self.operand, (x, *others)), *([] if detail is None else [str(detail)])]
        register = self.target((x, *others), keep)
        self.lines.append(f"{name} zmm{register}, {', '.join(texts)}{SELECTORS.get(operation, '')}")
        return register


def function(name, limbs, degree):
    """The text of a function. The calling convention is sysv64."""
    rows = {"r8": 0, "r9": 8, "r10": 16, "r11": 24}
    if name == "chain":
        # rdi: the group's item and the next item. rsi: the constants. rdx: the rows.
        pushes, end = [], ["kmovb eax, k1"]
        start = [f"mov {register}, [rdx + {offset}]" for register, offset in rows.items()]
        places = {"constants": "rsi", "denominator": ("rdi", 0), "before": ("rdi", 1)}
        places |= {"next_denominator": ("rdi", 3), "next_before": ("rdi", 4), "next_left_x": ("rdi", 5)}
        operations = chain(limbs, degree)
    else:
        # rdi: the pending values. rsi: the next item, this item, and the later item. rdx: the constants. rcx: the step.
        pushes, end = ["push rbx"], []
        start = [f"mov {register}, [rcx + {offset}]" for register, offset in rows.items()]
        start += ["mov rbx, [rcx + 40]", f"kmovb k1, [rdi + {3 * VECTOR * degree * limbs}]", "kmovb k2, [rcx + 56]"]
        start += ["kmovb k3, [rcx + 57]", f"kmovb [rdi + {3 * VECTOR * degree * limbs}], k2", "mov rcx, [rcx + 48]"]
        places = {"constants": "rdx", "own": ("rdi", 0), "rise": ("rdi", 1), "left_y": ("rdi", 2)}
        places |= {"next_before": ("rsi", 1), "denominator": ("rsi", 3), "before": ("rsi", 4), "left_x": ("rsi", 5)}
        places |= {"later_before": ("rsi", 7)}
        operations = finish(limbs, degree)
    places |= {"left": ("r8", "r10"), "right": ("r9", "r11")}
    operations = scheduled(operations, WINDOWS[name, limbs, degree])
    first = Allocator(operations, limbs, degree, places)
    body = Allocator(operations, limbs, degree, places, first.spilled)
    frame = ["push rbp", "mov rbp, rsp", *pushes]
    pops = [*(push.replace("push", "pop") for push in reversed(pushes)), "pop rbp", "ret"]
    if body.slots > 0:
        # A great frame touches each of its pages in order, so that it cannot reach beyond the guard page of the stack.
        size = VECTOR * (body.slots + 1)
        frame += [f"or qword ptr [rsp - {page}], 0" for page in range(PAGE, size, PAGE)]
        frame += [f"sub rsp, {VECTOR * body.slots}", f"and rsp, -{VECTOR}"]
        pops = [f"lea rsp, [rbp - {8 * len(pushes)}]", *pops]
    # `vzeroupper` clears the upper parts of the registers. On some CPUs, code for SSE and AVX2 is slow until then.
    return [*frame, *start, *body.lines, *end, "vzeroupper", *pops]


def file(name, limbs, degree):
    return f"{name}_{limbs}" if degree == 1 else f"{name}_{limbs}_quadratic"


def main():
    write(FOLDER, {file(*of): function(*of) for of in WINDOWS})


if __name__ == "__main__":
    main()
