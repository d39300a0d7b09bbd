"""The signals of a model: what each stands for in expressions, and the states of all of them."""

import functools
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from kane.elements.controllers import AnySignal
from kane.elements.signals import Continuous, Sampling, lagging
from kane.errors import ExpressionError
from kane.expressions.nodes import Node, Number, StateOf, walk
from kane.expressions.parse import parse
from kane.expressions.resolve import bound
from kane.fields import Varying
from kane.model.parameters import Input, Parameter, input_nodes
from kane.sentences import say

NO_OWN: Mapping[str, Node] = {}


class States(NamedTuple):
    """The states of the signals of a model, those that are integrated before those that are held.

    Attributes:
        continuous: those that are integrated.
        samplings: those that are held.

    """

    continuous: tuple[Continuous, ...]
    samplings: tuple[Sampling, ...]

    @property
    def all(self) -> tuple[StateOf, ...]:
        """All states, in the order in which they stand in the state of a run."""
        found = [each.state for each in self.continuous]
        for each in self.samplings:
            found += [each.count, *(state for state, _ in each.updates)]
        return tuple(found)


class Signals(Mapping[str, Node]):
    """What each signal stands for, by its name; worked out when it is asked for.

    Args:
        signals: of the model.
        values: its parameters.
        inputs: what stands for its inputs.

    """

    def __init__(
        self,
        signals: tuple[AnySignal, ...],
        values: Mapping[str, float],
        inputs: Mapping[str, Node],
    ) -> None:
        self._signals = {each.name: each for each in signals}
        self._values, self._inputs = values, inputs
        self._found: dict[str, Node] = {}
        self._under_way: list[str] = []

    def __getitem__(self, name: str) -> Node:
        """Return the tree; raises ExpressionError where signals without a state form a ring."""
        if name in self._found:
            return self._found[name]
        if name in self._under_way:
            ring = [*self._under_way[self._under_way.index(name) :], name]
            raise ExpressionError(
                1,
                say(
                    "signals hang on each other in a ring, {ring}: let one of them be an integral, "
                    "a lag or a sampled signal by itself",
                    ring=" → ".join(f"'{each}'" for each in ring),
                ),
            )
        self._under_way.append(name)
        try:
            self._found[name] = self._signals[name].value(self.read)
        finally:
            self._under_way.pop()
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        """Yield the names."""
        return iter(self._signals)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._signals)

    def __contains__(self, name: object) -> bool:
        """Return whether there is such a signal, whatever it stands for."""
        return name in self._signals

    def read(self, law: Varying, own: Mapping[str, Node] = NO_OWN) -> Node:
        """Return the tree of a number or an expression with all names put in."""
        if isinstance(law, str):
            return bound(parse(law), self._values, own, self._inputs, self)
        return Number(float(law))

    def states(self) -> Iterator[Continuous | Sampling]:
        """Yield the states of all signals, in the order of the model."""
        for each in self._signals.values():
            yield from each.states(self.read)


@functools.lru_cache(64)
def signals_of(
    signals: tuple[AnySignal, ...], parameters: tuple[Parameter, ...], inputs: tuple[Input, ...]
) -> Signals:
    """Return what the signals of a model stand for."""
    values = {parameter.name: parameter.value for parameter in parameters}
    return Signals(signals, values, input_nodes(inputs))


def all_states(signals: Signals, laws: Iterable[Node]) -> States:
    """Return the states of signals, and of what accumulates within expressions.

    Args:
        signals: of the model.
        laws: its expressions, with names put in, in the order of the model.

    """
    continuous, samplings = list[Continuous](), list[Sampling]()
    for each in signals.states():
        if isinstance(each, Sampling):
            samplings.append(each)
        else:
            continuous.append(each)
    known = set[StateOf]()
    roots: list[Node] = [*laws, *(each.rate for each in continuous)]
    roots += [node for each in samplings for _, node in each.updates]
    for root in roots:
        for state in _accumulating(root, known):
            continuous.append(_of_accumulation(state))
    return States(tuple(continuous), tuple(samplings))


def _accumulating(root: Node, known: set[StateOf]) -> Iterator[StateOf]:
    """Yield the states of what accumulates in an expression, inner ones first, each once."""
    for part in walk(root):
        if isinstance(part, StateOf) and part.law is not None and part not in known:
            known.add(part)
            for operand in part.law.operands:
                yield from _accumulating(operand, known)
            yield part


def _of_accumulation(state: StateOf) -> Continuous:
    assert state.law is not None
    match state.law.function, state.law.operands:
        case "integral", (node,):
            return Continuous(state, node)
        case "lag", (node, Number(time)):
            return lagging(state, node, time)
    raise ValueError(state.law)
