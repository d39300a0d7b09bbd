"""Bounds of an expression of the time over intervals of time, many intervals at once.

Each operation has a rule that bounds its values by those of its operands (Moore, Interval
Analysis, 1966). What occurs twice counts as two, so bounds may be too wide; they become tight as
intervals get short. Nothing that happens within an interval is missed, however short it is.
Bounds are not rounded outwards.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.expressions.curve import Curve
from kane.expressions.nodes import Call, Node, Number, Table, Time, walk

Array = npt.NDArray[np.float64]
HALF_PI = 0.5 * math.pi


class Bounds(NamedTuple):
    """Least and largest values over each interval, (n,) both; infinite where there is no bound."""

    low: Array
    high: Array


def enclosures(
    parts: Sequence[Node], low: Array, high: Array, curves: Mapping[str, Curve]
) -> dict[int, Bounds]:
    """Return the bounds of the parts of an expression over intervals of time, by their ids.

    Args:
        parts: all parts, see ``distinct_parts``.
        low: (n,) where the intervals start [s].
        high: (n,) where they end; where that is the start, the bounds are the value.
        curves: the tables that occur, by name.

    """
    found: dict[int, Bounds] = {}
    with np.errstate(all="ignore"):
        for part in parts:
            found[id(part)] = _bounds(part, Bounds(low, high), curves, found)
    return found


def distinct_parts(node: Node) -> list[Node]:
    """Return a tree's objects, each once; what a node is made of comes before the node."""
    return list({id(part): part for part in walk(node)}.values())


def _bounds(
    part: Node, time: Bounds, curves: Mapping[str, Curve], found: Mapping[int, Bounds]
) -> Bounds:
    match part:
        case Number(number):
            return Bounds(*np.full((2, time.low.size), float(number)))
        case Time():
            return time
        case Table(name, argument, order):
            return _sure(_looked_up(curves[name], found[id(argument)], order))
        case Call("*", (a, b)) if a == b:
            return _sure(_even_power(found[id(a)], 2.0))
        case Call(function, operands):
            return _sure(RULES[function](*[found[id(operand)] for operand in operands]))
    raise TypeError(f"{part} has no bounds over time")


def _sure(bounds: Bounds) -> Bounds:
    """Return bounds without what is not a number: there is none known."""
    low, high = bounds
    return Bounds(np.where(np.isnan(low), -math.inf, low), np.where(np.isnan(high), math.inf, high))


def _looked_up(curve: Curve, x: Bounds, order: int) -> Bounds:
    """Return bounds of a table: within a piece from its Taylor series, else from all pieces."""
    breaks, coefficients = np.array(curve.breaks), np.array(curve.coefficients)
    first = np.searchsorted(breaks, x.low, "right")
    last = np.searchsorted(breaks, x.high, "right")
    radius = np.where(first == last, 0.5 * (x.high - x.low), 0.0)
    middle = np.where(first == last, 0.5 * (x.low + x.high), x.low)
    start = np.append(breaks[:1], breaks)[first]
    inner = (first > 0) & (first < breaks.size)
    d = np.where(inner, middle - start, 0.0)
    derivatives = [_derived(coefficients[first], d, inner, k) for k in range(order, 4)]
    reach = sum(
        np.abs(derivative) * radius**k / math.factorial(k)
        for k, derivative in enumerate(derivatives)
        if k > 0
    )
    low, high = derivatives[0] - reach, derivatives[0] + reach
    across = first != last
    if across.any():
        low_of, high_of = _of_pieces(breaks, coefficients, order)
        for i in np.flatnonzero(across):
            pieces = slice(first[i], last[i] + 1)
            low[i], high[i] = low_of[pieces].min(), high_of[pieces].max()
    return Bounds(low, high)


def _of_pieces(breaks: Array, coefficients: Array, order: int) -> tuple[Array, Array]:
    """Return bounds of the pieces of a table, (n + 1,) both."""
    count = breaks.size + 1
    inner = np.arange(count) % (count - 1) > 0
    half = np.zeros(count)
    half[1:-1] = 0.5 * np.diff(breaks)
    derivatives = [_derived(coefficients, half, inner, k) for k in range(order, 4)]
    reach = sum(
        np.abs(derivative) * half**k / math.factorial(k)
        for k, derivative in enumerate(derivatives)
        if k > 0
    )
    return derivatives[0] - reach, derivatives[0] + reach


def _derived(pieces: Array, d: Array, inner: npt.NDArray[np.bool_], order: int) -> Array:
    """Return a derivative of cubic pieces, (n, 4), at d; of those outside all is constant."""
    c0, c1, c2, c3 = pieces.T
    value = {
        0: c0 + d * (c1 + d * (c2 + d * c3)),
        1: c1 + d * (2.0 * c2 + d * (3.0 * c3)),
        2: 2.0 * c2 + d * (6.0 * c3),
        3: 6.0 * c3,
    }[order]
    return np.where(inner | (order == 0), value, 0.0)


def _rising(function: Callable[[Array], Array]) -> Callable[[Bounds], Bounds]:
    """Return the rule of a function that rises with its argument."""
    return lambda x: Bounds(function(x.low), function(x.high))


def _within(
    function: Callable[[Array], Array], least: float, largest: float
) -> Callable[[Bounds], Bounds]:
    """Return the rule of a rising function that is defined between two arguments alone."""

    def rule(x: Bounds) -> Bounds:
        outside = (x.high < least) | (x.low > largest)
        low = function(np.clip(x.low, least, largest))
        high = function(np.clip(x.high, least, largest))
        return Bounds(np.where(outside, -math.inf, low), np.where(outside, math.inf, high))

    return rule


def _add(a: Bounds, b: Bounds) -> Bounds:
    return Bounds(a.low + b.low, a.high + b.high)


def _negate(a: Bounds) -> Bounds:
    return Bounds(-a.high, -a.low)


def _subtract(a: Bounds, b: Bounds) -> Bounds:
    return _add(a, _negate(b))


def _multiply(a: Bounds, b: Bounds) -> Bounds:
    # a bound of zero times one that is not known is zero
    products = np.array([a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high])
    products = np.where(np.isnan(products), 0.0, products)
    return Bounds(products.min(axis=0), products.max(axis=0))


def _divide(a: Bounds, b: Bounds) -> Bounds:
    crosses = (b.low <= 0) & (b.high >= 0)
    inverse = Bounds(
        np.where(crosses, -math.inf, 1.0 / b.high), np.where(crosses, math.inf, 1.0 / b.low)
    )
    return _multiply(a, inverse)


def _floor_divide(a: Bounds, b: Bounds) -> Bounds:
    return Bounds(*map(np.floor, _divide(a, b)))


def _remainder(a: Bounds, b: Bounds) -> Bounds:
    whole = _floor_divide(a, b)
    same = whole.low == whole.high
    there = _subtract(a, _multiply(b, whole))
    return Bounds(
        np.where(same, there.low, np.minimum(b.low, 0.0)),
        np.where(same, there.high, np.maximum(b.high, 0.0)),
    )


def _power(a: Bounds, b: Bounds) -> Bounds:
    exponent = float(b.low[0]) if b.low.size else 0.0
    if not ((b.low == exponent) & (b.high == exponent)).all():
        growth = _multiply(b, _LOG(a))
        positive = a.low > 0
        return Bounds(
            np.where(positive, np.exp(growth.low), -math.inf),
            np.where(positive, np.exp(growth.high), math.inf),
        )
    if exponent < 0:
        one = Bounds(np.ones_like(a.low), np.ones_like(a.low))
        return _divide(one, _power_of(a, -exponent))
    return _power_of(a, exponent)


def _power_of(a: Bounds, exponent: float) -> Bounds:
    """Return a to a constant power that is not negative."""
    if exponent != math.floor(exponent):
        return _within(lambda x: np.power(x, exponent), 0.0, math.inf)(a)
    if exponent % 2 == 0:
        return _even_power(a, exponent)
    return Bounds(np.power(a.low, exponent), np.power(a.high, exponent))


def _even_power(a: Bounds, exponent: float) -> Bounds:
    size = _abs(a)
    return Bounds(np.power(size.low, exponent), np.power(size.high, exponent))


def _abs(a: Bounds) -> Bounds:
    low, high = np.abs(a.low), np.abs(a.high)
    least = np.where((a.low <= 0) & (a.high >= 0), 0.0, np.minimum(low, high))
    return Bounds(least, np.maximum(low, high))


def _sin(a: Bounds) -> Bounds:
    """The sine is 1 at pi/2 and -1 at 3 pi/2, and so on with every turn."""
    ends = np.sin(a.low), np.sin(a.high)
    long = ~(a.high - a.low < math.tau)
    highest = long | _passes(a, HALF_PI, math.tau)
    lowest = long | _passes(a, -HALF_PI, math.tau)
    return Bounds(
        np.where(lowest, -1.0, np.minimum(*ends)), np.where(highest, 1.0, np.maximum(*ends))
    )


def _cos(a: Bounds) -> Bounds:
    return _sin(Bounds(a.low + HALF_PI, a.high + HALF_PI))


def _tan(a: Bounds) -> Bounds:
    pole = ~(a.high - a.low < math.pi) | _passes(a, HALF_PI, math.pi)
    return Bounds(
        np.where(pole, -math.inf, np.tan(a.low)), np.where(pole, math.inf, np.tan(a.high))
    )


def _passes(a: Bounds, place: float, period: float) -> npt.NDArray[np.bool_]:
    """Return whether a place, or one some periods from it, lies within the bounds."""
    return np.asarray(np.ceil((a.low - place) / period) <= np.floor((a.high - place) / period))


def _cosh(a: Bounds) -> Bounds:
    return _rising(np.cosh)(_abs(a))


def _hypot(a: Bounds, b: Bounds) -> Bounds:
    a, b = _abs(a), _abs(b)
    return Bounds(np.hypot(a.low, b.low), np.hypot(a.high, b.high))


def _atan2(y: Bounds, x: Bounds) -> Bounds:
    """Right, above and below the angle of (x, y) has no jump; left of the origin any may be."""
    low, high = np.full((2, y.low.size), math.pi)
    low = -low
    right, up, down = x.low > 0, y.low > 0, y.high < 0
    slope, steepness = _rising(np.arctan)(_divide(y, x)), _rising(np.arctan)(_divide(x, y))
    low = np.where(up, HALF_PI - steepness.high, np.where(down, -HALF_PI - steepness.high, low))
    high = np.where(up, HALF_PI - steepness.low, np.where(down, -HALF_PI - steepness.low, high))
    return Bounds(np.where(right, slope.low, low), np.where(right, slope.high, high))


def _where(condition: Bounds, a: Bounds, b: Bounds) -> Bounds:
    true, false = _truth(condition)
    low, high = np.minimum(a.low, b.low), np.maximum(a.high, b.high)
    return Bounds(
        np.where(true, a.low, np.where(false, b.low, low)),
        np.where(true, a.high, np.where(false, b.high, high)),
    )


def _truth(a: Bounds) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """Return where something is surely true, and where it is surely false."""
    return (a.low > 0) | (a.high < 0), (a.low == 0) & (a.high == 0)


def _decided(true: npt.NDArray[np.bool_], false: npt.NDArray[np.bool_]) -> Bounds:
    return Bounds(true.astype(float), 1.0 - false.astype(float))


def _less(a: Bounds, b: Bounds) -> Bounds:
    return _decided(a.high < b.low, a.low >= b.high)


def _less_equal(a: Bounds, b: Bounds) -> Bounds:
    return _decided(a.high <= b.low, a.low > b.high)


def _equal(a: Bounds, b: Bounds) -> Bounds:
    one = (a.low == a.high) & (b.low == b.high) & (a.low == b.low)
    return _decided(one, (a.high < b.low) | (a.low > b.high))


def _not(a: Bounds) -> Bounds:
    true, false = _truth(a)
    return _decided(false, true)


def _and(a: Bounds, b: Bounds) -> Bounds:
    (a_true, a_false), (b_true, b_false) = _truth(a), _truth(b)
    return _decided(a_true & b_true, a_false | b_false)


def _or(a: Bounds, b: Bounds) -> Bounds:
    (a_true, a_false), (b_true, b_false) = _truth(a), _truth(b)
    return _decided(a_true | b_true, a_false & b_false)


def _clamp(x: Array) -> Array:
    return np.clip(x, 0.0, 1.0)


def _smooth(x: Array) -> Array:
    s = _clamp(x)
    return s * s * (3.0 - 2.0 * s)


_LOG = _within(np.log, 0.0, math.inf)
RULES: dict[str, Callable[..., Bounds]] = {
    "+": _add,
    "-": _subtract,
    "*": _multiply,
    "/": _divide,
    "//": _floor_divide,
    "%": _remainder,
    "**": _power,
    "negate": _negate,
    "sin": _sin,
    "cos": _cos,
    "tan": _tan,
    "asin": _within(np.arcsin, -1.0, 1.0),
    "acos": lambda a: _subtract(
        Bounds(np.full_like(a.low, HALF_PI), np.full_like(a.low, HALF_PI)),
        _within(np.arcsin, -1.0, 1.0)(a),
    ),
    "atan": _rising(np.arctan),
    "atan2": _atan2,
    "sinh": _rising(np.sinh),
    "cosh": _cosh,
    "tanh": _rising(np.tanh),
    "exp": _rising(np.exp),
    "log": _LOG,
    "log10": _within(np.log10, 0.0, math.inf),
    "sqrt": _within(np.sqrt, 0.0, math.inf),
    "abs": _abs,
    "sign": _rising(np.sign),
    "floor": _rising(np.floor),
    "ceil": _rising(np.ceil),
    "step": _rising(lambda x: (x >= 0).astype(float)),
    "min": lambda a, b: Bounds(np.minimum(a.low, b.low), np.minimum(a.high, b.high)),
    "max": lambda a, b: Bounds(np.maximum(a.low, b.low), np.maximum(a.high, b.high)),
    "hypot": _hypot,
    "where": _where,
    "clamp": _rising(_clamp),
    "smooth": _rising(_smooth),
    "<": _less,
    "<=": _less_equal,
    ">": lambda a, b: _less(b, a),
    ">=": lambda a, b: _less_equal(b, a),
    "==": _equal,
    "!=": lambda a, b: _not(_equal(a, b)),
    "and": _and,
    "or": _or,
    "not": _not,
}
