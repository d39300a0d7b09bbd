"""Laws of time that go so gently that step control sees them by itself."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from kane.expressions.curve import Curve
from kane.expressions.evaluate import NO_CURVES
from kane.expressions.jumps import affine
from kane.expressions.nodes import Call, Node, Number, Table, Time, is_constant
from kane.expressions.operations import OPERATIONS

MOST = 4  # the highest power of the time, or of a sine of it, that is no feature of its own


class Rates(NamedTuple):
    """How a gentle law goes: the sum of its powers, and the rate of its fastest part [rad/s]."""

    power: int
    rate: float


def gentle(node: Node, curves: Mapping[str, Curve] = NO_CURVES) -> Rates | None:
    """Return how a law of time goes that can have no short feature; None where it might.

    That are sums and products of the time, of sines and exponentials of a t + b, and what is
    made of them by operations that bend or jump: a run stops at bends and jumps anyhow.

    Args:
        node: a tree without names and without measures of the state.
        curves: the tables that occur, by name.

    """
    if is_constant(node):
        return Rates(0, 0.0)
    match node:
        case Time():
            return Rates(1, 0.0)
        case Table(_, argument, order):
            return _raised(gentle(argument, curves), 3 - order)
        case Call("sin" | "cos" | "exp", (argument,)):
            line = affine(argument, curves)
            return Rates(1, abs(line[0])) if line else None
        case Call("//" | "and" | "or" | "not", _):
            return Rates(0, 0.0)
        case Call("negate" | "abs" | "clamp", (argument,)):
            return gentle(argument, curves)
        case Call("smooth", (argument,)):
            return _raised(gentle(argument, curves), 3)
        case Call("/" | "%", (argument, divisor)) if is_constant(divisor):
            return gentle(argument, curves)
        case Call("**", (argument, Number(exponent))) if exponent in range(MOST + 1):
            return _raised(gentle(argument, curves), int(exponent))
        case Call("+" | "-" | "min" | "max", operands) | Call("where", (_, *operands)):
            return _fastest([gentle(operand, curves) for operand in operands])
        case Call("*", (a, b)):
            return _together(gentle(a, curves), gentle(b, curves))
        case Call(function, _) if OPERATIONS[function].jumps and function != "%":
            return Rates(0, 0.0)
    return None


def gentle_parts(node: Node, curves: Mapping[str, Curve] = NO_CURVES) -> Iterator[Rates]:
    """Yield how the largest parts of a law of time go that are gentle."""
    found = gentle(node, curves)
    if found is not None:
        yield found
        return
    for part in node.arguments:
        yield from gentle_parts(part, curves)


def _raised(found: Rates | None, power: int) -> Rates | None:
    if found is None or found.power * power > MOST:
        return None
    return Rates(found.power * power, found.rate * power)


def _fastest(each: Sequence[Rates | None]) -> Rates | None:
    found = [rates for rates in each if rates is not None]
    if len(found) < len(each):
        return None
    return Rates(max(r.power for r in found), max(r.rate for r in found))


def _together(a: Rates | None, b: Rates | None) -> Rates | None:
    if a is None or b is None or a.power + b.power > MOST:
        return None
    return Rates(a.power + b.power, a.rate + b.rate)
