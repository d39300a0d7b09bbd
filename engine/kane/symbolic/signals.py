"""Signals in symbols: their states are symbols of their own, with equations of the first order.

States are those of the engine, in its order, but for the counts of samples. What a signal is made
of comes from its element, whose numbers know their symbols; names of parameters stay names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from sympy import Expr, Symbol

from kane.compiled.laws import states_of
from kane.elements.signals import Continuous
from kane.expressions.nodes import Accumulation, Call, Name, Node, Number, StateOf, Table, walk
from kane.expressions.parse import parse
from kane.expressions.resolve import bound
from kane.fields import Varying
from kane.model import Model
from kane.model.model import inputs, laws, parameter_values, signals
from kane.model.signals import Signals
from kane.symbolic.known import expression
from kane.symbolic.symbols import Symbols
from kane.symbolic.tape import ZERO

Said = Callable[[Node], Expr]
NO_OWN: Mapping[str, Node] = {}


@dataclass(frozen=True)
class Sampled:
    """When a state that is held becomes another value, and which one.

    Attributes:
        first: the first instant [s].
        period: from one to the next [s].
        value: what it becomes, of the values just before.

    """

    first: Expr
    period: Expr
    value: Expr

    @property
    def instants(self) -> Expr:
        """All instants, with n = 0, 1, 2 ..."""
        return self.first + Symbol("n", integer=True) * self.period


@dataclass(frozen=True)
class SignalState:
    """A state of a signal, or of an integral or a lag within an expression.

    Attributes:
        symbol: c1, c2 ...
        owner: name of the signal; empty within an expression.
        part: which of its states.
        place: where it stands among the states of the engine.
        rate: c'; zero where it is held.
        sampled: where it is held, what it becomes.

    """

    symbol: Symbol
    owner: str
    part: str
    place: int
    rate: Expr
    sampled: Sampled | None

    @property
    def words(self) -> str:
        """What it is, for texts that are not translated."""
        if not self.owner:
            return f"{self.part} within an expression"
        return f"{self.part} of {self.owner}" if self.part else self.owner


class SignalSymbols:
    """Gives signals and their states in symbols.

    Args:
        model: as drawn.
        known: the same, with numbers that know their symbols.
        symbols: take up the states.

    """

    def __init__(self, model: Model, known: Model, symbols: Symbols) -> None:
        self._model, self._known = model, known
        self._own = _WithNames(known.signals, {}, {})
        self._places = _places(model)
        self._symbols: dict[StateOf, Symbol] = {}
        for state in self._places:
            symbol = Symbol(f"c{len(self._symbols) + 1}", real=True)
            self._symbols[state] = symbol
            symbols.states[symbol] = float(state.start)
            symbols.latex[symbol] = f"c_{{{len(self._symbols)}}}"

    def node(self, name: str) -> Node:
        """Return what a signal stands for."""
        return self._own[name]

    def symbol(self, state: StateOf | Accumulation) -> Symbol:
        """Return the symbol of a state."""
        return self._symbols[self._state(state)]

    def _state(self, state: StateOf | Accumulation) -> StateOf:
        """Return a state as the engine has it, which knows accumulations by their numbers."""
        if isinstance(state, StateOf):
            return state
        model = self._model
        found = bound(state, parameter_values(model), NO_OWN, inputs(model), signals(model))
        assert isinstance(found, StateOf)
        return found

    def rates(self) -> Iterator[tuple[StateOf, Node]]:
        """Yield continuous states with their rates."""
        for each in self._own.states():
            if isinstance(each, Continuous):
                yield each.state, each.rate
        seen = set[StateOf]()
        for _, law in laws(self._known):
            for part in walk(put_in(parse(law.text), law.own)):
                if isinstance(part, Accumulation) and (state := self._state(part)) not in seen:
                    seen.add(state)
                    yield state, _rate(part)

    def samples(self) -> Iterator[tuple[StateOf, Node, float, float]]:
        """Yield states that are held: what they become, the first instant and the period [s]."""
        for each in self._own.states():
            if not isinstance(each, Continuous):
                for state, node in each.updates:
                    yield state, node, each.offset, each.period

    def states(self, said: Said) -> tuple[SignalState, ...]:
        """Return all states with their equations; ``said`` gives trees in symbols."""
        rates = {state: said(node) for state, node in self.rates()}
        samples = {
            state: Sampled(expression(first), expression(period), said(node))
            for state, node, first, period in self.samples()
        }
        return tuple(
            SignalState(
                symbol=symbol,
                owner=state.owner,
                part=state.part,
                place=self._places[state],
                rate=ZERO if state in samples else rates[state],
                sampled=samples.get(state),
            )
            for state, symbol in self._symbols.items()
        )


class _WithNames(Signals):
    """Signals whose parameters, inputs and other signals stay names."""

    def read(self, law: Varying, own: Mapping[str, Node] = NO_OWN) -> Node:
        """Return the tree of a number or an expression with its owner's names put in."""
        return put_in(parse(law), own) if isinstance(law, str) else Number(law)


def put_in(node: Node, own: Mapping[str, Node]) -> Node:
    """Return a tree with what an element names for itself put in, and nothing worked out."""
    match node:
        case Name(name) if name in own:
            return own[name]
        case Call(function, operands):
            return Call(function, tuple(put_in(x, own) for x in operands))
        case Accumulation(function, operands):
            return Accumulation(function, tuple(put_in(x, own) for x in operands))
        case Table(name, argument, order):
            return Table(name, put_in(argument, own), order)
    return node


def _places(model: Model) -> dict[StateOf, int]:
    """Return where the states of a model stand in the engine, but for counts of samples."""
    found = states_of(model)
    counts = {each.count for each in found.samplings}
    return {state: place for place, state in enumerate(found.all) if state not in counts}


def _rate(part: Accumulation) -> Node:
    """Return how fast what accumulates within an expression changes."""
    match part.function, part.operands:
        case "integral", (node,):
            return node
        case "lag", (node, time):
            return Call("/", (Call("-", (node, part)), time))
    raise ValueError(part)
