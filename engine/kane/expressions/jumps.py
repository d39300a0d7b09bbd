"""The times at which expressions switch.

The integrator stops at these times, and holds the switching time (``program``) in the middle
between two of them. What switches is every operation on the time alone that jumps; the kinks of
``abs``, ``min``, ``max`` and the smooth step, and all points of tables, count too: an adaptive
method could otherwise step over a short pulse, and loses its order at a kink.

Where the argument is a t + b the times are exact. Otherwise it is sampled, finely enough to
follow every sine in it, its extremes are sought between the samples, and each change is narrowed
down until no number lies between. A pulse that is shorter than a sample and made of other
functions than these can be missed.
"""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from kane.errors import ExpressionError
from kane.expressions.curve import Curve
from kane.expressions.evaluate import NO_CURVES, evaluate, function_of_time
from kane.expressions.nodes import Call, Node, Table, Time, is_constant, walk
from kane.sentences import say

MAX_JUMPS = 1_000_000
# Times closer than this share of the end are one: a step of some ulp is none.
SAME_TIME = 4e-15
SAMPLES = 4000  # of the whole run
SAMPLES_AT_LEAST = 4  # between two jumps
SAMPLES_A_TURN = 32  # of a sine
MAX_SAMPLES = 400_000
MAX_EFFORT = 10_000_000  # operations worked out, some seconds in all
GOLDEN = (math.sqrt(5) - 1) / 2
NARROWINGS = 40  # of the golden section: 0.62^40 = 5e-9, where a smooth extreme is flat to 1e-16

Function = Callable[[float], float]


class _Switch(NamedTuple):
    """What switches where its argument passes a level.

    Attributes:
        argument: the tree whose value counts.
        state: where a value stands among the levels.
        levels: gives the levels between two values.

    """

    argument: Node
    state: Callable[[float], int | None]
    levels: Callable[[float, float], Sequence[float]]


def jumps(node: Node, end: float, curves: Mapping[str, Curve] = NO_CURVES) -> tuple[float, ...]:
    """Return what ``all_jumps`` does for one expression."""
    return all_jumps([node], end, curves)


def all_jumps(
    nodes: Iterable[Node], end: float, curves: Mapping[str, Curve] = NO_CURVES
) -> tuple[float, ...]:
    """Return all times between 0 and end, both left out, at which expressions switch.

    Args:
        nodes: trees without names, see ``bound``: every expression that gets a program,
            derivatives too, since they switch at times of their own.
        end: end of the run [s].
        curves: the tables that occur, by name.

    Raises:
        ExpressionError: there are too many, or the argument is too quick to be sampled.

    """
    exact: dict[Node, list[float]] = {}
    narrowed: dict[Node, list[float]] = {}
    effort = _Effort(curves)
    for part in switching(nodes, curves):
        switch = _switch(part, curves)
        assert switch  # else it would not be one of these
        line = affine(switch.argument, curves)
        if line is not None:
            exact[part] = _on_a_line(switch, *line, end)
        else:
            inner = set(walk(switch.argument))
            own = _merged(
                [exact[x] for x in exact if x in inner],
                [narrowed[x] for x in narrowed if x in inner],
                end,
            )
            narrowed[part] = _sampled(switch, [0.0, *own, end], effort)
        if sum(map(len, exact.values())) + sum(map(len, narrowed.values())) > MAX_JUMPS:
            raise _too_many(part)
    return _merged(exact.values(), narrowed.values(), end)


def switching(nodes: Iterable[Node], curves: Mapping[str, Curve] = NO_CURVES) -> tuple[Node, ...]:
    """Return the parts that switch at times of their own, each once; inner ones come first.

    They switch when all of ``nodes`` do. Arguments are those of ``all_jumps``.
    """
    parts = (part for node in nodes if node.has_time for part in walk(node))
    in_time = (part for part in parts if part.has_time and not part.has_state)
    return tuple(dict.fromkeys(part for part in in_time if _switch(part, curves)))


def affine(node: Node, curves: Mapping[str, Curve] = NO_CURVES) -> tuple[float, float] | None:
    """Return (a, b) where an expression is a t + b by sums, products and quotients alone."""
    if isinstance(node, Time):
        return 1.0, 0.0
    if is_constant(node):
        number = evaluate(node, 0.0, curves=curves)
        return (0.0, number) if math.isfinite(number) else None
    if not isinstance(node, Call) or node.function not in {"negate", "+", "-", "*", "/"}:
        return None
    lines = []
    for operand in node.operands:
        line = affine(operand, curves)
        if line is None:
            return None
        lines.append(line)
    line = _combined(node.function, lines)
    return line if line and all(map(math.isfinite, line)) else None


def _combined(function: str, lines: list[tuple[float, float]]) -> tuple[float, float] | None:
    match function, lines:
        case "negate", [(a, b)]:
            return -a, -b
        case "+", [(a1, b1), (a2, b2)]:
            return a1 + a2, b1 + b2
        case "-", [(a1, b1), (a2, b2)]:
            return a1 - a2, b1 - b2
        case "*", [(a1, b1), (a2, b2)] if a1 == 0 or a2 == 0:
            return a1 * b2 + a2 * b1, b1 * b2
        case "/", [(a1, b1), (0.0, b2)] if b2:
            return a1 / b2, b1 / b2
    return None


def _switch(node: Node, curves: Mapping[str, Curve]) -> _Switch | None:
    match node:
        case Table(name, argument):
            curve = curves[name]
            return _Switch(argument, *_among(curve.breaks))
        case Call("clamp" | "smooth", (a,)):
            return _Switch(a, *_among((0.0, 1.0)))
        case Call("sign", (a,)):
            return _Switch(a, _side, _zero)
        case Call("abs" | "step", (a,)):
            return _Switch(a, _below, _zero)
        case Call("floor" | "ceil", (a,)):
            return _Switch(a, _whole, _integers)
        case Call("//" | "%", operands):
            return _Switch(Call("/", operands, column=node.column), _whole, _integers)
        case Call(function, operands) if function in _STATE_OF_DIFFERENCE:
            difference = Call("-", operands, column=node.column)
            return _Switch(difference, _STATE_OF_DIFFERENCE[function], _zero)
    return None


def _zero(*_: float) -> Sequence[float]:
    return (0.0,)


def _below(x: float) -> int | None:
    return None if math.isnan(x) else int(x < 0)


def _above(x: float) -> int | None:
    return None if math.isnan(x) else int(x > 0)


def _side(x: float) -> int | None:
    return None if math.isnan(x) else (x > 0) - (x < 0)


# A difference that rounds to zero for a while must not count as a state of its own where the
# operation does not see it.
_STATE_OF_DIFFERENCE = {
    "min": _above, "max": _below, "<": _below, ">=": _below, ">": _above, "<=": _above,
    "==": _side, "!=": _side,
}  # fmt: skip


def _whole(x: float) -> int | None:
    return math.floor(x) if math.isfinite(x) else None


def _integers(low: float, high: float) -> Sequence[float]:
    return range(math.ceil(low), math.floor(high) + 1)


def _among(
    breaks: tuple[float, ...],
) -> tuple[Callable[[float], int | None], Callable[[float, float], Sequence[float]]]:
    """Return the state and the levels of what switches at breaks."""

    def state(x: float) -> int | None:
        return None if math.isnan(x) else bisect_right(breaks, x)

    def levels(low: float, high: float) -> Sequence[float]:
        return breaks[bisect_left(breaks, low) : bisect_right(breaks, high)]

    return state, levels


def _on_a_line(switch: _Switch, a: float, b: float, end: float) -> list[float]:
    """Return the times at which a t + b is at a level."""
    if a == 0:
        return []
    low, high = sorted((b, a * end + b))
    if not high - low < MAX_JUMPS and switch.state is _whole:
        raise _too_many(switch.argument)
    return [(level - b) / a for level in switch.levels(low, high)]


class _Effort:
    """Makes functions of time that count what they cost, and give up where it is too much."""

    def __init__(self, curves: Mapping[str, Curve]) -> None:
        self.curves = curves
        self.left = MAX_EFFORT

    def function(self, node: Node) -> Function:
        function = function_of_time(node, curves=self.curves)

        def counted(t: float) -> float:
            self.left -= node.size
            if self.left < 0:
                raise _too_many(node)
            return function(t)

        return counted


def _sampled(switch: _Switch, borders: list[float], effort: _Effort) -> list[float]:
    """Return the times at which any function of time passes levels, as far as samples show it.

    Args:
        switch: what passes levels.
        borders: start, end, and between them the times at which the function itself may jump.
        effort: makes the functions.

    """
    function = effort.function(switch.argument)
    found: list[float] = []
    for times in _samples(switch.argument, borders, effort):
        samples = [(t, function(t)) for t in times]
        for (t, x), (t_next, x_next) in pairwise(_with_extremes(function, switch, samples)):
            state, last = switch.state(x), switch.state(x_next)
            if state and last and abs(last - state) > MAX_JUMPS:
                raise _too_many(switch.argument)
            while state != last:
                t = _first_change(function, switch, t, t_next, state)
                state = switch.state(function(t))
                found.append(t)
    return found


def _samples(argument: Node, borders: list[float], effort: _Effort) -> Iterator[list[float]]:
    """Yield times between each two borders, close enough to follow the sines of a function.

    Raises:
        ExpressionError: there are too many.

    """
    sines = [
        (part, effort.function(part.operands[0]))
        for part in walk(argument)
        if isinstance(part, Call) and part.function in {"sin", "cos", "tan"}
    ]
    end = borders[-1]
    for start, stop in pairwise(borders):
        gap = min(SAME_TIME * end, (stop - start) / 4)
        first, length = start + gap, stop - start - 2 * gap
        count = max(SAMPLES_AT_LEAST, math.ceil(SAMPLES * length / end))
        times = [first + length * k / count for k in range(count + 1)]
        for part, angle in sines:
            times = _refined(times, part, angle)
        yield times


def _refined(times: list[float], part: Node, angle: Function) -> list[float]:
    """Return times with more of them where an angle turns faster."""
    angles = [angle(t) for t in times]
    shares = [abs(b - a) / math.tau * SAMPLES_A_TURN for a, b in pairwise(angles)]
    counts = [max(1.0, share) if math.isfinite(share) else 1.0 for share in shares]
    if not sum(counts) < MAX_SAMPLES:
        raise _too_many(part)
    refined = [times[0]]
    for (t, t_next), count in zip(pairwise(times), map(math.ceil, counts), strict=True):
        refined += [t + (t_next - t) * k / count for k in range(1, count)]
        refined.append(t_next)
    return refined


def _with_extremes(
    function: Function, switch: _Switch, samples: list[tuple[float, float]]
) -> Iterator[tuple[float, float]]:
    """Yield samples with the extremes between them at which another level could be reached."""
    yield samples[0]
    for (t0, x0), (t1, x1), (t2, x2) in zip(samples, samples[1:], samples[2:], strict=False):
        reach = max(abs(x1 - x0), abs(x2 - x1))  # of the extreme beyond x1
        sign = 1 if x1 >= x0 and x1 >= x2 else -1 if x1 <= x0 and x1 <= x2 else 0
        if sign and switch.state(x1 + sign * reach) != switch.state(x1):
            t = _highest(lambda t, sign=sign: sign * function(t), t0, t2)  # type: ignore[misc]
            yield from sorted([(t1, x1), (t, function(t))])
        else:
            yield t1, x1
    yield samples[-1]


def _highest(function: Function, low: float, high: float) -> float:
    """Return where a function is highest, by the golden section."""
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = function(left), function(right)
    for _ in range(NARROWINGS):
        if at_left > at_right:
            high, right, at_right = right, left, at_left
            left = high - GOLDEN * (high - low)
            at_left = function(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + GOLDEN * (high - low)
            at_right = function(right)
    return (low + high) / 2


def _first_change(
    function: Function, switch: _Switch, low: float, high: float, state: int | None
) -> float:
    """Return the first number after a change from a state that holds at low and not at high."""
    while low < (middle := (low + high) / 2) < high:
        if switch.state(function(middle)) == state:
            low = middle
        else:
            high = middle
    return high


def _merged(
    exact: Iterable[list[float]], narrowed: Iterable[list[float]], end: float
) -> tuple[float, ...]:
    """Return all times once, in order; of times that are the same but for ulp, an exact one."""
    same = SAME_TIME * end
    ranked = [(t, 0) for times in exact for t in times]
    ranked += [(t, 1) for times in narrowed for t in times]
    merged: list[tuple[float, int]] = []
    for t, rank in sorted(ranked):
        if not same < t < end - same:
            continue
        if merged and t - merged[-1][0] <= same:
            if rank < merged[-1][1]:
                merged[-1] = (t, rank)
            continue
        merged.append((t, rank))
    return tuple([t for t, _ in merged])


def _too_many(node: Node) -> ExpressionError:
    return ExpressionError(
        node.column,
        say(
            "expected something that switches less often or is simpler: its switching "
            "times in the run cannot all be found"
        ),
    )
