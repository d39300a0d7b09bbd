"""The expressions of a model as programs for the kernels."""

import functools
import math
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from kane.compiled.measures import MeasureReader
from kane.errors import ExpressionError, Fault, ModelError
from kane.expressions.branches import guard, held, lead
from kane.expressions.curve import Curve
from kane.expressions.derivative import derivative
from kane.expressions.evaluate import evaluate
from kane.expressions.features import lively, short_pieces, shortest_time
from kane.expressions.jumps import all_jumps, switching
from kane.expressions.margin import margin
from kane.expressions.nodes import (
    Call,
    Node,
    Number,
    Path,
    PathRate,
    StateMeasure,
    StateOf,
    Table,
    Time,
    measures,
    walk,
)
from kane.expressions.parse import ACCUMULATIONS, parse
from kane.expressions.program import ProgramPool
from kane.expressions.resolve import bound
from kane.expressions.slopes import replaced
from kane.expressions.state_law import state_law
from kane.fields import Varying
from kane.kernels.programs.instructions import Programs
from kane.model import Model, curves, inputs, parameter_values
from kane.model.model import laws as all_laws
from kane.model.model import signals
from kane.model.signals import States, all_states
from kane.sentences import Sentence, say


class Straight(Protocol):
    """A straight line over time."""

    @property
    def start(self) -> float:
        """When it starts [s]."""
        ...

    @property
    def value(self) -> float:
        """Its value then."""
        ...

    @property
    def rate(self) -> float:
        """Its rate [1/s]."""
        ...


class StatePrograms(NamedTuple):
    """Numbers of the programs of ``state_law.StateLaw``, and its expression."""

    node: Node
    value: int
    slopes: dict[int, int]
    asked: int | None
    bend: int


NO_OWN: Mapping[str, Node] = {}
NOTHING: Mapping[Call, tuple[int, int]] = {}


def states_of(model: Model) -> States:
    """Return the states of the signals of a model without faults."""
    found = signals(model)
    if not found and not any(_accumulates(law.text) for _, law in all_laws(model)):
        return NO_STATES
    return all_states(found, (found.read(law.text, law.own) for _, law in all_laws(model)))


def _accumulates(text: str) -> bool:
    return any(f"{function}(" in text.replace(" ", "") for function in ACCUMULATIONS)


NO_STATES = States((), ())


class Laws:
    """Collects the expressions of a model; each becomes a program once.

    Args:
        model: the model.
        reader: gives measures their nodes.
        levels: of the parts of laws whose branch is held, which one, see ``branches``.

    """

    def __init__(
        self, model: Model, reader: MeasureReader, levels: Mapping[Call, tuple[int, int]] = NOTHING
    ) -> None:
        self._held = {part: place for part, (place, _) in levels.items()}
        self._values = parameter_values(model)
        self._curves = curves(model)
        self._inputs = inputs(model)
        self._signals = signals(model)
        self._pool = ProgramPool(reader.node, self._curves, dict(levels.values()))
        self._reader = reader
        self._nodes: list[tuple[str, Node]] = []  # with who says so
        self._acting: list[Node] = []  # those that have a part in the motion
        self._conditions: list[Node] = []  # those of time that end a step at zero
        self._owners: dict[int, str] = {}

    def program(self, law: Varying, owner: str, own: Mapping[str, Node] = NO_OWN) -> int:
        """Return the number of the program of a constant or an expression.

        Args:
            law: what to compile.
            owner: who says so, for messages.
            own: what the owner's own names stand for.

        """
        return self.program_of(self._node(law, own), owner)

    def program_of(self, node: Node, owner: str) -> int:
        """Return the number of the program of a tree without names."""
        if not self._held or not node.has_state:
            return self._add(node, owner)
        for measure in measures(node):  # whose paths stand in one order, whatever is held
            self._reader.node(measure)
        return self._add(held(node, self._held), owner)

    def guard(self, part: Call, owner: str) -> int:
        """Return the program of what is positive as long as a part of a law keeps its branch."""
        return self._add(guard(part, self._held), owner)

    def lead(self, part: Call, owner: str) -> int:
        """Return the program of what tells the branch of a part of a law."""
        return self._add(lead(part, self._held), owner)

    def margin(self, condition: str, owner: str) -> int:
        """Return the program of a number that is positive where a condition holds."""
        node = margin(self._node(condition, NO_OWN))
        if node.has_time:
            self._conditions.append(node)
        return self._add(node, owner)

    def recorded(self, law: Varying, owner: str) -> int:
        """Return the same for an expression that is recorded and has no part in the motion."""
        return self._add(self._node(law, NO_OWN), owner, acts=False)

    def at_samples(self, node: Node, owner: str) -> int:
        """Return the same of a tree that is worked out at samples alone: nothing of it is held."""
        return self._add(node, owner, acts=False)

    def value_of(self, name: str) -> int:
        """Return the program of the value of a signal, which is recorded."""
        return self._add(self._signals[name], f"'{name}'", acts=False)

    def rates(self, law: Varying, owner: str, count: int) -> list[int]:
        """Return the programs of a function of time and its derivatives up to order count."""
        nodes = [self._node(law, NO_OWN)]
        for _ in range(count):
            nodes.append(derivative(nodes[-1]))
        return [self._add(node, owner) for node in nodes]

    def of_state(self, law: Varying, owner: str) -> StatePrograms:
        """Return the programs of an expression that a row holds, see ``state_law``."""
        node = replaced(self._node(law, NO_OWN), self._read)
        parts = state_law(node)
        return StatePrograms(
            node=node,
            value=self._add(parts.value, owner),
            slopes={path: self._add(part, owner) for path, part in parts.slopes.items()},
            asked=None if parts.asked is None else self._add(parts.asked, owner),
            bend=self._add(parts.bend, owner),
        )

    def _read(self, leaf: Node) -> Node:
        return self._reader.node(leaf) if isinstance(leaf, StateMeasure) else leaf

    def placed(self, node: Node, paths: npt.NDArray[np.float64]) -> float:
        """Return the value of an expression of paths at time 0, for their values."""

        def read(leaf: StateMeasure | StateOf | Path | PathRate) -> float:
            assert isinstance(leaf, Path)  # only rows of positions keep a value
            return float(paths[leaf.index])

        return evaluate(node, 0.0, read, self._curves)

    def at_start(self, law: Varying) -> float:
        """Return the value of a function of time at time 0."""
        return evaluate(self._node(law, NO_OWN), 0.0, curves=self._curves)

    @property
    def curves(self) -> Mapping[str, Curve]:
        """The curves of tables and inputs."""
        return self._curves

    def owner(self, program: int) -> str:
        """Return who said what a program computes."""
        return self._owners[program]

    def curve_number(self, name: str) -> int | None:
        """Return where a curve stands among those of the tables; None where nothing reads it."""
        return self._pool.curve_number(name)

    def tables(self) -> Programs:
        """Return the arrays for the kernels."""
        return self._pool.tables()

    def jumps(self, end: float) -> npt.NDArray[np.float64]:
        """Return the times between 0 and ``end`` at which an expression jumps, sorted [s]."""
        try:
            return np.array(all_jumps(self._switching, end, self._curves))
        except ExpressionError as error:
            raise ModelError([Fault("", self._restless(end, error.text))]) from error

    def jumps_along(self, lines: Mapping[str, Straight], end: float) -> npt.NDArray[np.float64]:
        """Return when expressions switch that read curves which follow straight lines.

        Args:
            lines: by the names of the curves; all start at the same time.
            end: [s]; the times are between that start and this end, sorted [s].

        """
        parts = [part for part in self._switching if _reads(part, lines)] if lines else []
        if not parts:
            return np.zeros(0)
        start = next(iter(lines.values())).start
        moved = [_along(part, lines, start) for part in parts]
        try:
            found = all_jumps(moved, end - start, self._curves)
        except ExpressionError as error:
            raise ModelError([Fault("", error.text)]) from error
        return start + np.array(found)

    def short_pieces(self, stops: Sequence[float]) -> npt.NDArray[np.float64]:
        """Return where the motion's laws do something short after a rest, and how short, (k, 3).

        See ``kane.expressions.features.short_pieces``; ``stops`` are the start and the end of the
        run and the jumps between them [s].
        """
        return short_pieces(self._lively, stops, self._curves)

    def shortest_time(self, stops: Sequence[float]) -> float:
        """Return the time in which a law of the motion goes its whole way at its fastest [s].

        See ``kane.expressions.features.shortest_time``; infinite where no law hangs on the time.
        """
        return shortest_time(self._acting, stops, self._curves)

    def jumps_of_owners(self, end: float) -> dict[str, tuple[float, ...]]:
        """Return the same times by who says so; of those alone who say something that jumps."""
        nodes: dict[str, list[Node]] = {}
        for owner, node in self._nodes:
            nodes.setdefault(owner, []).append(node)
        found = {owner: all_jumps(own, end, self._curves) for owner, own in nodes.items()}
        return {owner: times for owner, times in found.items() if times}

    def quickest_condition(self, stops: Sequence[float]) -> float:
        """Return the same of the conditions of events, latches and the like [s]."""
        if not self._conditions:
            return math.inf
        return shortest_time(self._conditions, stops, self._curves)

    def switches_with(self, names: Collection[str]) -> bool:
        """Return whether something switches that reads one of these curves."""
        return any(_reads(part, names) for part in self._switching)

    @functools.cached_property
    def _switching(self) -> tuple[Node, ...]:
        """What switches at times of its own, as all runs ask for."""
        return switching([node for _, node in self._nodes], self._curves)

    @functools.cached_property
    def _lively(self) -> tuple[Node, ...]:
        """What may have short features, as all runs ask for."""
        return lively(self._acting, self._curves)

    def _restless(self, end: float, text: Sentence) -> Sentence:
        """Return what is wrong, and in whose expression where one alone jumps too often."""
        for owner, node in self._nodes:
            try:
                all_jumps([node], end, self._curves)
            except ExpressionError:
                return say("In the expression of {owner}: {text}", owner=owner, text=text)
        return text

    def _node(self, law: Varying, own: Mapping[str, Node]) -> Node:
        if isinstance(law, str):
            return bound(parse(law), self._values, own, self._inputs, self._signals)
        return Number(float(law))

    def _add(self, node: Node, owner: str, acts: bool = True) -> int:
        for found in ("_switching", "_lively"):  # there is another one to look at
            self.__dict__.pop(found, None)
        program = self._pool.add(node)
        self._nodes.append((owner, node))
        if acts:
            self._acting.append(node)
        self._owners.setdefault(program, owner)
        return program


def _reads(node: Node, names: Collection[str]) -> bool:
    return any(isinstance(part, Table) and part.name in names for part in walk(node))


def _along(node: Node, lines: Mapping[str, Straight], start: float) -> Node:
    """Return an expression with lines for the curves that follow them; the time is from start."""
    match node:
        case Time():
            return Call("+", (Number(start), node))
        case Table(name, Time(), order) if name in lines:
            line = lines[name]
            if order:
                return Number(line.rate if order == 1 else 0.0)
            return Call("+", (Number(line.value), Call("*", (Number(line.rate), Time()))))
        case Table(name, argument, order):
            return Table(name, _along(argument, lines, start), order)
        case Call(function, operands):
            return Call(function, tuple(_along(x, lines, start) for x in operands))
    return node
