"""Controllers: a PID controller with limits, and values that are sampled."""

import math
from collections.abc import Callable, Iterator
from typing import Annotated

import msgspec

from kane.elements.law import Law
from kane.elements.signals import (
    Continuous,
    Integral,
    Lag,
    LowerLimit,
    OfSignals,
    Read,
    Sampling,
    Signal,
    Start,
    TransferFunction,
    UpperLimit,
    lagging,
    laws_of,
    limit_faults,
    limited,
    times,
)
from kane.errors import Fault
from kane.expressions.nodes import Call, Node, Number, StateOf
from kane.expressions.parse import is_free_name
from kane.fields import LONGEST_NAME, Record, Varying, quantity
from kane.sentences import Sentence, say


class Pid(OfSignals, frozen=True, kw_only=True, tag="pid"):
    """A PID controller, with limits.

        e = w - y,  v = k_p e + I + D,  I' = k_i e,  D = k_d (e - x) / T,  T x' = e - x

    The derivative is filtered by the time *T*. With limits, the value is *v* within them, and so
    is the integral part: it rests at a limit as long as the error leads beyond it, so that it does
    not wind up. When it comes to a limit, and when it leaves it, are found exactly. The filter
    begins at zero: an error that is there at the start counts as a step.

    See also [signals](signal), [sampled controllers](sampled).
    """

    setpoint: Annotated[Varying, quantity("its units", "w", "What is wanted")] = 0.0
    measured: Annotated[Varying, quantity("its units", "y", "What there is")] = 0.0
    kp: Annotated[float, quantity("its units", "k_p", "Proportional gain")] = 1.0
    ki: Annotated[float, quantity("its units", "k_i", "Integral gain")] = 0.0
    kd: Annotated[float, quantity("its units", "k_d", "Derivative gain")] = 0.0
    filter_time: Annotated[
        float, quantity("s", "T", "Time constant of the filter of the derivative", gt=0)
    ] = 0.01
    lower: LowerLimit = None
    upper: UpperLimit = None

    def laws(self) -> Iterator[Law]:
        """Yield what is wanted and what there is."""
        yield from laws_of(self, "setpoint", "measured")

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the controller meaningless."""
        yield from limit_faults(path, self.lower, self.upper)
        least = -math.inf if self.lower is None else self.lower
        most = math.inf if self.upper is None else self.upper
        if self.ki and least < most and not least <= 0.0 <= most:
            yield Fault(
                f"{path}.lower",
                say("the limits must have 0 between them, where the integral part begins"),
            )

    def value(self, read: Read) -> Node:
        """Return v within its limits."""
        error = self._error(read)
        total = times(self.kp, error)
        if self.ki:
            total = Call("+", (total, self._integral))
        if self.kd:
            slope = Call("/", (Call("-", (error, self._filtered)), Number(self.filter_time)))
            total = Call("+", (total, times(self.kd, slope)))
        if self.upper is not None:
            total = Call("min", (total, Number(self.upper)))
        if self.lower is not None:
            total = Call("max", (total, Number(self.lower)))
        return total

    def states(self, read: Read) -> Iterator[Continuous | Sampling]:
        """Yield the integral part, and the filter of the derivative."""
        error = self._error(read)
        if self.ki:
            yield limited(self._integral, times(self.ki, error), self.lower, self.upper)
        if self.kd:
            yield lagging(self._filtered, error, self.filter_time)

    def _error(self, read: Read) -> Node:
        return Call("-", (read(self.setpoint), read(self.measured)))

    @property
    def _integral(self) -> StateOf:
        return StateOf(self.name, "integral")

    @property
    def _filtered(self) -> StateOf:
        return StateOf(self.name, "filter")


class DiscreteState(Record, frozen=True, kw_only=True):
    """A number that a sampled signal keeps, and what it becomes at each sample."""

    state: Annotated[
        str,
        msgspec.Meta(
            max_length=LONGEST_NAME,
            description="Name in the expressions of this signal: letters, digits and _.",
            extra={"symbol": "", "unit": ""},
        ),
    ]
    next: Annotated[Varying, quantity("its units", "", "What it becomes at each sample")] = 0.0
    start: Annotated[float, quantity("its units", "", "Value before the first sample")] = 0.0


class Sampled(OfSignals, frozen=True, kw_only=True, tag="sampled"):
    """A value that is worked out at instants, and held between them.

        y(t) = h(x_k, t_k),  t_k <= t < t_{k+1},  t_k = t_0 + k T
        x_{k+1} = f(x_k, t_k)

    The expressions may read the numbers that it keeps, by their names, `previous`, its value so
    far, and `period`. All that they read are values just before the instant, those of other
    sampled signals too. Instants are met exactly, by all methods. A digital PI controller of the
    error *e* keeps a number `sum` that becomes `sum + period*e`, and has the value `2*e + 5*sum`.

    See also [signals](signal), [PID controller](pid).
    """

    expression: Annotated[Varying, quantity("its unit", "h", "Value from an instant on")] = 0.0
    period: Annotated[float, quantity("s", "T", "Time between two instants", gt=0)] = 0.01
    offset: Annotated[float, quantity("s", "t_0", "The first instant", ge=0)] = 0.0
    start: Start = 0.0
    keeps: Annotated[
        tuple[DiscreteState, ...], msgspec.Meta(description="Numbers that it keeps.")
    ] = ()

    def laws(self) -> Iterator[Law]:
        """Yield the expressions, with the numbers that it keeps."""
        own = self._own
        if isinstance(self.expression, str):
            yield Law("expression", self.expression, own)
        for i, each in enumerate(self.keeps):
            if isinstance(each.next, str):
                yield Law(f"keeps[{i}].next", each.next, own)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the signal meaningless."""
        names = [PREVIOUS, PERIOD, *(each.state for each in self.keeps)]
        for i, each in enumerate(self.keeps):
            if not is_free_name(each.state):
                yield Fault(
                    f"{path}.keeps[{i}].state",
                    say("{words}, is '{name}'", words=KEPT_NAME_WORDS, name=each.state),
                )
            elif each.state in names[: i + 2]:
                yield Fault(
                    f"{path}.keeps[{i}].state",
                    say("'{name}' is there already; take another name", name=each.state),
                )

    def value(self, _read: Read) -> Node:
        """Return what is held."""
        return self._held

    def states(self, read: Read) -> Iterator[Continuous | Sampling]:
        """Yield the count of the instants, what is held and what is kept."""
        own = self._own
        read_own: Callable[..., Node] = read
        updates = [(self._held, read_own(self.expression, own))]
        for each, state in zip(self.keeps, self._kept, strict=True):
            updates.append((state, read_own(each.next, own)))
        count = StateOf(self.name, "samples")
        yield Sampling(self.name, self.period, self.offset, count, tuple(updates))

    @property
    def _own(self) -> dict[str, Node]:
        kept = {each.state: state for each, state in zip(self.keeps, self._kept, strict=True)}
        return {PREVIOUS: self._held, PERIOD: Number(self.period), **kept}

    @property
    def _held(self) -> StateOf:
        return StateOf(self.name, "held", start=self.start)

    @property
    def _kept(self) -> tuple[StateOf, ...]:
        return tuple(
            StateOf(self.name, f"keeps {each.state}", start=each.start) for each in self.keeps
        )


PREVIOUS, PERIOD = "previous", "period"
KEPT_NAME_WORDS: Sentence = say("must be letters, digits and _ and no word of expressions")
AnySignal = Signal | Integral | Lag | TransferFunction | Pid | Sampled
