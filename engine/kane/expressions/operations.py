"""All operators and functions: how many arguments, which instruction, and the value in Python.

The functions here follow IEEE 754 to the bit as ``kernels.programs.program`` does, and raise
nothing: 1/0 is infinite, the root of -1 is not a number, and no number becomes complex.
"""

import functools
import math
from collections.abc import Callable
from typing import NamedTuple

from kane.kernels.programs import instructions

NAN = math.nan
INF = math.inf


class Operation(NamedTuple):
    """An operator or a function.

    Attributes:
        arity: number of arguments.
        code: the instruction of ``kernels.programs.program``.
        value: the value in plain Python.
        jumps: whether it is constant between the places where it jumps.

    """

    arity: int
    code: int
    value: Callable[..., float]
    jumps: bool = False


def _within_domain(function: Callable[[float], float]) -> Callable[[float], float]:
    """Give what is not a number where a function is not defined."""

    @functools.wraps(function)
    def value(x: float) -> float:
        try:
            return function(x)
        except ValueError:
            return NAN

    return value


def _divide(a: float, b: float) -> float:
    if b:
        return a / b
    return math.copysign(INF, a) * math.copysign(1, b) if a and not math.isnan(a) else NAN


def _floor(x: float) -> float:
    return math.copysign(math.floor(x), x) if math.isfinite(x) else x


def _ceil(x: float) -> float:
    return math.copysign(math.ceil(x), x) if math.isfinite(x) else x


def _floor_divide(a: float, b: float) -> float:
    return _floor(_divide(a, b))


def _remainder(a: float, b: float) -> float:
    return a - b * _floor_divide(a, b)


def _power(a: float, b: float) -> float:
    odd = math.fmod(b, 2) in {1, -1} if math.isfinite(b) else False
    try:
        return math.pow(a, b)
    except OverflowError:
        return -INF if a < 0 and odd else INF
    except ValueError:  # 0 to a negative power, or a negative number to a fraction
        if a:
            return NAN
        return math.copysign(INF, a) if odd else INF


def _exp(x: float) -> float:
    try:
        return math.exp(x)
    except OverflowError:
        return INF


def _sinh(x: float) -> float:
    try:
        return math.sinh(x)
    except OverflowError:
        return math.copysign(INF, x)


def _cosh(x: float) -> float:
    try:
        return math.cosh(x)
    except OverflowError:
        return INF


def _log(x: float) -> float:
    return _within_log(x) if x else -INF


def _log10(x: float) -> float:
    return _within_log10(x) if x else -INF


_within_log = _within_domain(math.log)
_within_log10 = _within_domain(math.log10)


def _sign(x: float) -> float:
    return 1.0 if x > 0 else -1.0 if x < 0 else x


def _minimum(a: float, b: float) -> float:
    return b if b < a else a


def _maximum(a: float, b: float) -> float:
    return b if b > a else a


def _hypot(a: float, b: float) -> float:
    """Return the root of a^2 + b^2; that of ``math`` rounds otherwise than a kernel can."""
    largest = abs(a) if abs(a) > abs(b) else abs(b)
    if not 0 < largest < INF:  # nor where one is not a number
        return abs(a) + abs(b)
    a, b = a / largest, b / largest
    return largest * math.sqrt(a * a + b * b)


def _clamp(x: float) -> float:
    return 0.0 if x < 0 else 1.0 if x > 1 else x


def _smooth(x: float) -> float:
    s = _clamp(x)
    return s * s * (3.0 - 2.0 * s)


FUNCTIONS = {
    "sin": Operation(1, instructions.SIN, _within_domain(math.sin)),
    "cos": Operation(1, instructions.COS, _within_domain(math.cos)),
    "tan": Operation(1, instructions.TAN, _within_domain(math.tan)),
    "asin": Operation(1, instructions.ASIN, _within_domain(math.asin)),
    "acos": Operation(1, instructions.ACOS, _within_domain(math.acos)),
    "atan": Operation(1, instructions.ATAN, math.atan),
    "atan2": Operation(2, instructions.ATAN2, math.atan2),
    "sinh": Operation(1, instructions.SINH, _sinh),
    "cosh": Operation(1, instructions.COSH, _cosh),
    "tanh": Operation(1, instructions.TANH, math.tanh),
    "exp": Operation(1, instructions.EXP, _exp),
    "log": Operation(1, instructions.LOG, _log),
    "log10": Operation(1, instructions.LOG10, _log10),
    "sqrt": Operation(1, instructions.SQRT, _within_domain(math.sqrt)),
    "abs": Operation(1, instructions.ABS, abs),
    "sign": Operation(1, instructions.SIGN, _sign, jumps=True),
    "floor": Operation(1, instructions.FLOOR, _floor, jumps=True),
    "ceil": Operation(1, instructions.CEIL, _ceil, jumps=True),
    "min": Operation(2, instructions.MIN, _minimum),
    "max": Operation(2, instructions.MAX, _maximum),
    "hypot": Operation(2, instructions.HYPOT, _hypot),
    "step": Operation(1, instructions.STEP, lambda x: 0.0 if x < 0 else 1.0, jumps=True),
    "where": Operation(3, instructions.WHERE, lambda c, a, b: a if c else b),
}
"""What a user may call, but for measures and tables."""

COMPARISONS = {
    "<": Operation(2, instructions.LESS, lambda a, b: 1.0 if a < b else 0.0, jumps=True),
    "<=": Operation(2, instructions.LESS_EQUAL, lambda a, b: 1.0 if a <= b else 0.0, jumps=True),
    ">": Operation(2, instructions.GREATER, lambda a, b: 1.0 if a > b else 0.0, jumps=True),
    ">=": Operation(2, instructions.GREATER_EQUAL, lambda a, b: 1.0 if a >= b else 0.0, jumps=True),
    "==": Operation(2, instructions.EQUAL, lambda a, b: 1.0 if a == b else 0.0, jumps=True),
    "!=": Operation(2, instructions.NOT_EQUAL, lambda a, b: 1.0 if a != b else 0.0, jumps=True),
}

LOGIC = {
    "and": Operation(2, instructions.AND, lambda a, b: 1.0 if a and b else 0.0),
    "or": Operation(2, instructions.OR, lambda a, b: 1.0 if a or b else 0.0),
    "not": Operation(1, instructions.NOT, lambda a: 0.0 if a else 1.0),
}

OPERATIONS = {
    **FUNCTIONS,
    **COMPARISONS,
    **LOGIC,
    "+": Operation(2, instructions.ADD, lambda a, b: a + b),
    "-": Operation(2, instructions.SUBTRACT, lambda a, b: a - b),
    "*": Operation(2, instructions.MULTIPLY, lambda a, b: a * b),
    "/": Operation(2, instructions.DIVIDE, _divide),
    "//": Operation(2, instructions.FLOOR_DIVIDE, _floor_divide, jumps=True),
    "%": Operation(2, instructions.REMAINDER, _remainder),
    "**": Operation(2, instructions.POWER, _power),
    "negate": Operation(1, instructions.NEGATE, lambda a: -a),
    # x from 0 to 1, and the cubic from 0 to 1 with level ends: what the smooth step is made of
    "clamp": Operation(1, instructions.CLAMP, _clamp),
    "smooth": Operation(1, instructions.SMOOTH, _smooth),
}
