"""Signals: named values of expressions, and what has states of its own, such as controllers.

A signal is read as ``signal('name')`` in every expression. What it is made of are states,
continuous ones with a rate and ones that are held from sample to sample, and its value, an
expression of these.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated

import msgspec

from kane.elements.law import Law
from kane.elements.quantity import Quantity
from kane.elements.trajectory import Array, Trajectory
from kane.errors import Fault
from kane.expressions.nodes import Call, Node, Number, StateOf
from kane.fields import Name, Record, Varying, quantity
from kane.sentences import as_it_is, say

Read = Callable[[Varying], Node]
"""Gives the tree of a number or an expression, with all names put in."""

SignalUnit = Annotated[str, msgspec.Meta(max_length=32, description="Unit, for the reader.")]
Followed = Annotated[Varying, quantity("its units", "u", "What it follows")]
Start = Annotated[float, quantity("its unit", "y_0", "Value at the start")]
ONE_SECOND = 1.0


@dataclass(frozen=True)
class Continuous:
    """A state that is integrated with the motion.

    Attributes:
        state: the state.
        rate: how fast it changes [its unit/s].
        span: about the time in which it follows what it hangs on [s].
        drive: the rate without its limits; None where it has none.

    """

    state: StateOf
    rate: Node
    span: float = ONE_SECOND
    drive: Node | None = None


@dataclass(frozen=True)
class Sampling:
    """States that are held between instants, and what they become at each.

    Attributes:
        owner: name of the signal.
        period: time between two instants [s].
        offset: the first instant [s].
        count: the state that counts the instants so far.
        updates: each state with what it becomes, worked out of the values before.

    """

    owner: str
    period: float
    offset: float
    count: StateOf
    updates: tuple[tuple[StateOf, Node], ...]


def _shown(run: Trajectory, each: "OfSignals") -> Array:
    return run.measure(each.name)


class OfSignals(Record, frozen=True, kw_only=True):
    """What all signals have."""

    name: Name
    unit: SignalUnit = "1"

    @property
    def quantities(self) -> tuple[Quantity, ...]:
        """What a result holds of it."""
        return (Quantity("value", "", self.unit, as_it_is(self.name), _shown),)

    def faults(self, _path: str) -> Iterator[Fault]:
        """Yield what makes the signal meaningless: nothing that its fields do not say."""
        yield from ()

    def states(self, _read: Read) -> "Iterator[Continuous | Sampling]":
        """Yield its states: none."""
        yield from ()


def laws_of(record: Record, *fields: str) -> Iterator[Law]:
    """Yield the expressions in some fields of a signal."""
    for each in fields:
        text = getattr(record, each)
        if isinstance(text, str):
            yield Law(each, text)


class Signal(OfSignals, frozen=True, kw_only=True, tag="signal"):
    """A named expression, which other expressions read as `signal('name')`.

    Its value is recorded with the result, to be plotted and exported, as that of all signals is:

        y(t) = expression(t, state, parameters)

    Signals may read each other, but not in a ring: in a ring at least one must have a state, as an
    integral or a lag has.

    See also [integral](integral), [lag](lag), [PID controller](pid).
    """

    expression: Annotated[Varying, quantity("its unit", "y", "Its value")] = 0.0

    def laws(self) -> Iterator[Law]:
        """Yield the expression."""
        yield from laws_of(self, "expression")

    def value(self, read: Read) -> Node:
        """Return the expression."""
        return read(self.expression)


def limit_faults(path: str, lower: float | None, upper: float | None) -> Iterator[Fault]:
    """Yield that limits leave nothing between them."""
    least, most = -math.inf if lower is None else lower, math.inf if upper is None else upper
    if not least < most:
        yield Fault(
            f"{path}.upper", say("must be more than the lower limit, {lower:g}", lower=least)
        )


def limited(
    state: StateOf, rate: Node, lower: float | None, upper: float | None, span: float = ONE_SECOND
) -> Continuous:
    """Return a state that rests at its limits."""
    if lower is None and upper is None:
        return Continuous(state, rate, span)
    # one limit alone: the other one is never come to, and lies where the two are of one size
    least = -FAR * max(1.0, abs(upper or 0.0)) if lower is None else lower
    most = FAR * max(1.0, abs(lower or 0.0)) if upper is None else upper
    width = most - least
    if lower is None or upper is None:
        width = abs(lower or upper or state.start) or 1.0
    limits = Number(least), Number(most), Number(width)
    return Continuous(state, Call("rail", (state, rate, *limits)), span, drive=rate)


FAR = 1e12
LowerLimit = Annotated[float | None, quantity("its unit", "y_min", "Lower limit; null: none")]
UpperLimit = Annotated[float | None, quantity("its unit", "y_max", "Upper limit; null: none")]


class Integral(OfSignals, frozen=True, kw_only=True, tag="integral"):
    """The integral of an expression over time.

        y' = u,  y(0) = y_0

    At a limit it rests as long as *u* leads beyond it, so that it does not wind up; when it comes
    there and when it leaves are found exactly. In expressions `integral(x)` is the same, from
    zero and without limits.

    See also [signals](signal), [PID controller](pid).
    """

    input: Followed = 0.0
    start: Start = 0.0
    lower: LowerLimit = None
    upper: UpperLimit = None

    def laws(self) -> Iterator[Law]:
        """Yield what it follows."""
        yield from laws_of(self, "input")

    def value(self, _read: Read) -> Node:
        """Return its state."""
        return self._state

    def states(self, read: Read) -> Iterator[Continuous | Sampling]:
        """Yield its state."""
        yield limited(self._state, read(self.input), self.lower, self.upper)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the integral meaningless."""
        yield from limit_faults(path, self.lower, self.upper)
        least = -math.inf if self.lower is None else self.lower
        most = math.inf if self.upper is None else self.upper
        if not least <= self.start <= most:
            yield Fault(f"{path}.start", say("must lie within the limits, is {x:g}", x=self.start))

    @property
    def _state(self) -> StateOf:
        return StateOf(self.name, start=self.start)


class Lag(OfSignals, frozen=True, kw_only=True, tag="lag"):
    """A first-order lag: it follows an expression by and by.

        T y' = K u - y,  y(0) = y_0

    In expressions `lag(x, T)` is the same, from zero and with *K* = 1.

    See also [signals](signal), [transfer function](transfer).
    """

    input: Followed = 0.0
    gain: Annotated[float, quantity("its units", "K", "Gain")] = 1.0
    time_constant: Annotated[float, quantity("s", "T", "Time constant", gt=0)] = 1.0
    start: Start = 0.0

    def laws(self) -> Iterator[Law]:
        """Yield what it follows."""
        yield from laws_of(self, "input")

    def value(self, _read: Read) -> Node:
        """Return its state."""
        return StateOf(self.name, start=self.start)

    def states(self, read: Read) -> Iterator[Continuous | Sampling]:
        """Yield its state."""
        state = StateOf(self.name, start=self.start)
        yield lagging(state, times(self.gain, read(self.input)), self.time_constant)


def lagging(state: StateOf, goal: Node, time: float) -> Continuous:
    """Return a state that follows a goal with a time constant [s]."""
    return Continuous(state, Call("/", (Call("-", (goal, state)), Number(time))), time)


class TransferFunction(OfSignals, frozen=True, kw_only=True, tag="transfer"):
    """A linear system between its input and its value, by its transfer function.

        Y(s) / U(s) = (b_m s^m + ... + b_0) / (a_n s^n + ... + a_0)

    Coefficients stand with the highest power first, and m may be as large as n. At the start
    it is at rest with all its states zero. Its states are those of the controllable companion
    form, counted in its own time *1/w*, *w* = |a_0 / a_n|^(1/n), so that they are of one size.

    See also [signals](signal), [lag](lag).
    """

    input: Followed = 0.0
    numerator: Annotated[
        tuple[float, ...],
        quantity("its units", "b", "Coefficients of the numerator, highest power first"),
    ] = (1.0,)
    denominator: Annotated[
        tuple[float, ...],
        quantity("its units", "a", "Coefficients of the denominator, highest power first"),
    ] = (1.0, 1.0)

    def laws(self) -> Iterator[Law]:
        """Yield what it follows."""
        yield from laws_of(self, "input")

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the transfer function meaningless."""
        if len(self.denominator) < 2 or not self.denominator[0]:
            yield Fault(
                f"{path}.denominator",
                say("must begin with a coefficient that is not 0, and have two at least"),
            )
        if not self.numerator or len(self.numerator) > len(self.denominator):
            yield Fault(
                f"{path}.numerator",
                say("must have one coefficient at least, and no more than the denominator"),
            )
        if len(self.denominator) > MOST_STATES + 1:
            yield Fault(
                f"{path}.denominator",
                say("must be of the order {most} at most", most=MOST_STATES),
            )

    def value(self, read: Read) -> Node:
        """Return C x + D u."""
        weights, direct = self._output()
        total: Node = Number(0.0)
        if direct:
            total = times(direct, read(self.input))
        for weight, state in zip(weights, self._states, strict=True):
            if weight:
                part = times(weight, state)
                total = part if total == Number(0.0) else Call("+", (total, part))
        return total

    def states(self, read: Read) -> Iterator[Continuous | Sampling]:
        """Yield the states x_i of x_i' = w x_(i+1), the last of which is driven."""
        w, own = self.pace, self._states
        _, a = self._normal()
        for state, after in pairwise(own):
            yield Continuous(state, times(w, after), 1.0 / w)
        n, total = len(own), read(self.input)
        for k, state in enumerate(own):  # a_k w^(k - n) of the state that is y^(k) w^-k
            if share := a[n - k] * w ** (k - n):
                total = Call("-", (total, times(share, state)))
        yield Continuous(own[-1], times(w, total), 1.0 / w)

    @property
    def pace(self) -> float:
        """How fast it is by itself, w [1/s]."""
        _, a = self._normal()
        n = len(a) - 1
        found = (abs(a[k]) ** (1.0 / k) for k in range(n, 0, -1) if a[k])
        return next(found, 1.0)

    @property
    def _states(self) -> tuple[StateOf, ...]:
        return tuple(StateOf(self.name, f"x{k + 1}") for k in range(len(self.denominator) - 1))

    def _normal(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Return both lists of coefficients, of one length, over that of the highest power."""
        lead, n = self.denominator[0], len(self.denominator)
        top = (*(0.0,) * (n - len(self.numerator)), *self.numerator)
        return tuple(b / lead for b in top), tuple(a / lead for a in self.denominator)

    def _output(self) -> tuple[list[float], float]:
        """Return the weights of the states in the value, and that of the input."""
        b, a = self._normal()
        n, w = len(a) - 1, self.pace
        return [(b[n - k] - a[n - k] * b[0]) * w ** (k - n) for k in range(n)], b[0]


MOST_STATES = 12


def times(factor: float, node: Node) -> Node:
    """Return a number times an expression; the number may know its symbol, even if it is 1."""
    return Call("*", (Number(1.0 * factor), node))
