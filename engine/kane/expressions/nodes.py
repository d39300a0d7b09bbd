"""The tree of an expression.

Trees are bounded: a node that would make one too large or too deep refuses to come into being, so
that nothing which walks a tree can run long or deep, whatever a user has written.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from kane.errors import ExpressionError
from kane.sentences import say

MAX_SIZE = 10_000
MAX_DEPTH = 150


@dataclass(frozen=True)
class Node:
    """Base of all parts of an expression; compared by what they mean, not by where they stand.

    Attributes:
        column: where the text has it, in characters from 1.
        size: number of nodes from here down.
        depth: levels from here down.
        has_time: whether the time occurs.
        has_state: whether a measure of the state occurs.

    """

    _own: ClassVar[tuple[bool, bool]] = False, False  # has_time and has_state without the arguments

    column: int = field(default=1, kw_only=True, compare=False, repr=False)
    size: int = field(init=False, compare=False, repr=False)
    depth: int = field(init=False, compare=False, repr=False)
    has_time: bool = field(init=False, compare=False, repr=False)
    has_state: bool = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        size, depth, has_time, has_state = 1, 0, *self._own
        for node in self.arguments:
            size += node.size
            depth = max(depth, node.depth)
            has_time = has_time or node.has_time
            has_state = has_state or node.has_state
        depth += 1
        if size > MAX_SIZE or depth > MAX_DEPTH:
            raise ExpressionError(
                self.column,
                say(
                    "the expression is too long: at most {max_depth} operations may depend on "
                    "each other, and at most {max_size} come together; split it",
                    max_depth=MAX_DEPTH,
                    max_size=MAX_SIZE,
                ),
            )
        # of a large model there are millions; to put each into the frozen record takes long
        self.__dict__.update(size=size, depth=depth, has_time=has_time, has_state=has_state)

    @property
    def arguments(self) -> "tuple[Node, ...]":
        """The nodes that this one is made of."""
        return ()


@dataclass(frozen=True)
class Number(Node):
    """A number."""

    value: float


@dataclass(frozen=True)
class Time(Node):
    """The time t [s]."""

    _own = True, False


@dataclass(frozen=True)
class Name(Node):
    """A parameter of the model, or a name that the owner of the expression gives."""

    name: str


@dataclass(frozen=True)
class InputValue(Node):
    """What is set while the model runs, as in ``input('throttle')``."""

    _own = True, False

    name: str


@dataclass(frozen=True)
class SignalValue(Node):
    """The value of a signal of the model, as in ``signal('governor')``."""

    _own = True, True

    name: str


@dataclass(frozen=True)
class Accumulation(Node):
    """What has a state of its own: ``integral(x)`` or ``lag(x, T)``."""

    _own = True, True

    function: str
    operands: tuple[Node, ...]

    @property
    def arguments(self) -> tuple[Node, ...]:
        """What it follows, and of a lag its time constant."""
        return self.operands


@dataclass(frozen=True)
class StateOf(Node):
    """A state of a signal, or of an accumulation within an expression.

    Attributes:
        owner: name of the signal; empty for an accumulation.
        part: which of its states.
        law: the accumulation, with its names put in; None for a signal.
        start: its value at the start.

    """

    _own = False, True

    owner: str
    part: str = ""
    law: Accumulation | None = None
    start: float = field(default=0.0, compare=False)


@dataclass(frozen=True)
class StateMeasure(Node):
    """A measure of the state, as in ``angle('hinge')``."""

    _own = False, True

    function: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class Path(Node):
    """A measure that the kernels compute: ``path[index]``."""

    _own = False, True

    index: int


@dataclass(frozen=True)
class PathRate(Node):
    """The rate of a measure that the kernels compute: ``path_rate[index]``."""

    _own = False, True

    index: int


@dataclass(frozen=True)
class Moving(Node):
    """A leaf that changes while an expression is derived along a change, see ``slopes``."""

    _own = True, True

    leaf: Node
    rate: Node


@dataclass(frozen=True)
class Held(Node):
    """A number that is held between events, see ``branches``: level[index]."""

    _own = False, True

    index: int


@dataclass(frozen=True)
class Table(Node):
    """A table, or its derivative of some order with respect to the argument."""

    name: str
    argument: Node
    order: int = 0

    @property
    def arguments(self) -> tuple[Node, ...]:
        """The argument."""
        return (self.argument,)


@dataclass(frozen=True)
class Call(Node):
    """An operator or a function of ``operations.OPERATIONS`` on its arguments."""

    function: str
    operands: tuple[Node, ...]

    @property
    def arguments(self) -> tuple[Node, ...]:
        """The operands."""
        return self.operands


def walk(node: Node) -> Iterator[Node]:
    """Yield a node and all below it; what a node is made of comes before the node."""
    found, ahead = [], [node]
    while ahead:  # a generator in a generator would pass each node on through all levels above it
        part = ahead.pop()
        found.append(part)
        ahead.extend(part.arguments)
    yield from reversed(found)


def is_time_only(node: Node) -> bool:
    """Whether the value hangs on nothing but the time."""
    return not node.has_state


def is_constant(node: Node) -> bool:
    """Whether the value hangs on neither time nor state."""
    return not node.has_state and not node.has_time


def measures(node: Node) -> tuple[StateMeasure, ...]:
    """Return the measures that occur, each once, in the order of the text."""
    return tuple(dict.fromkeys(part for part in walk(node) if isinstance(part, StateMeasure)))


def tables(node: Node) -> tuple[Table, ...]:
    """Return the tables that occur."""
    return tuple(part for part in walk(node) if isinstance(part, Table))


def names(node: Node) -> tuple[Name, ...]:
    """Return the names that occur, each once, in the order of the text."""
    return tuple(dict.fromkeys(part for part in walk(node) if isinstance(part, Name)))
