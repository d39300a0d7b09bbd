"""Tree -> program for the kernel.

Inside a discontinuous operation on the time alone, such as ``t < 0.5``, the time is the switching
time: the integrator holds it in the middle between two jumps (``jumps``), so that no branch flips
inside a step, whatever times the stages of a step ask for.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.errors import ExpressionError
from kane.expressions.branches import railed
from kane.expressions.curve import Curve
from kane.expressions.nodes import (
    Call,
    Held,
    Node,
    Number,
    Path,
    PathRate,
    StateMeasure,
    StateOf,
    Table,
    Time,
)
from kane.expressions.operations import OPERATIONS
from kane.kernels.programs import instructions as kernel
from kane.kernels.programs.instructions import CURVE, Programs
from kane.sentences import say

MAX_INSTRUCTIONS = 20_000
HELD = -1  # in the place of an instruction, until it is known where the number stands
NO_LEVELS: Mapping[int, int] = {}

Slot = Callable[[StateMeasure | StateOf], Node]


class Program(NamedTuple):
    """Instructions (operation code, argument) in postfix order, and the numbers they use."""

    code: tuple[tuple[int, int], ...]
    constants: tuple[float, ...]


class ProgramPool:
    """Collects the programs of a system; the same program is kept once.

    Args:
        slot: gives what stands for a measure.
        curves: the tables of the model.
        levels: numbers that are held, by the index of ``Held``; they are the last constants.

    """

    def __init__(
        self, slot: Slot, curves: Mapping[str, Curve], levels: Mapping[int, int] = NO_LEVELS
    ) -> None:
        self._slot = slot
        self._curves = curves
        self._levels = levels
        self._programs: list[Program] = []
        self._places: dict[str, int] = {}
        self._used: dict[str, int] = {}

    def add(self, node: Node) -> int:
        """Return the index of the program of an expression.

        Raises:
            ExpressionError: it is too long or holds too many values at a time.

        """
        program = instructions(node, self._slot, self._index_of_curve)
        place = self._places.setdefault(repr(program), len(self._programs))
        if place == len(self._programs):
            self._programs.append(program)
        return place

    def _index_of_curve(self, name: str) -> int:
        return self._used.setdefault(name, len(self._used))

    def curve_number(self, name: str) -> int | None:
        """Return where a curve stands in the tables; None where no program reads it."""
        return self._used.get(name)

    def tables(self) -> Programs:
        """Return the arrays of all programs added so far and of the curves that they read."""
        used = [self._curves[name] for name in self._used]
        sizes = np.cumsum([0, *[len(curve.breaks) for curve in used]])
        rows = np.cumsum([0, *[len(curve.coefficients) for curve in used]])
        breaks = [x for curve in used for x in curve.breaks]
        coefficients = [row for curve in used for row in curve.coefficients]
        return Programs(
            *self._code(),
            np.array(list(zip(sizes[:-1], sizes[1:], rows[:-1], strict=True)), dtype=CURVE),
            np.array(breaks, dtype=np.float64),
            np.array(coefficients, dtype=np.float64).reshape(-1, 4),
        )

    def _code(self) -> tuple[npt.NDArray[np.void], npt.NDArray[np.int64], npt.NDArray[np.float64]]:
        spans: list[tuple[int, int]] = []
        code: list[tuple[int, int]] = []
        constants: list[float] = []
        held: list[tuple[int, int]] = []
        for program in self._programs:
            spans.append((len(code), len(code) + len(program.code)))
            for operation, argument in program.code:
                if operation == HELD:
                    held.append((len(code), argument))
                    code.append((kernel.CONSTANT, 0))
                    continue
                shift = len(constants) if operation == kernel.CONSTANT else 0
                code.append((operation, argument + shift))
            constants += program.constants
        places = {index: len(constants) + k for k, index in enumerate(self._levels)}
        for place, index in held:
            code[place] = (kernel.CONSTANT, places[index])
        constants += [float(level) for level in self._levels.values()]
        return (
            np.array(spans, dtype=kernel.PROGRAM),
            np.array(code, dtype=np.int64).reshape(-1, 2),
            np.array(constants, dtype=np.float64),
        )


def instructions(node: Node, slot: Slot, index_of_curve: Callable[[str], int]) -> Program:
    """Return the program of an expression.

    Args:
        node: a tree without names, see ``bound``.
        slot: gives what stands for a measure: Path, PathRate, or an expression of these.
        index_of_curve: gives the index of a table's curve.

    Raises:
        ExpressionError: it is too long or holds too many values at a time.

    """
    writer = _Writer(slot, index_of_curve)
    writer.write(node, switched=False)
    return Program(tuple(writer.code), tuple(writer.constants))


class _Writer:
    def __init__(self, slot: Slot, index_of_curve: Callable[[str], int]) -> None:
        self.slot = slot
        self.index_of_curve = index_of_curve
        self.code: list[tuple[int, int]] = []
        self.constants: list[float] = []
        self.places: dict[str, int] = {}
        self.held = 0

    def write(self, node: Node, *, switched: bool) -> None:
        """Write what leaves the value of a node on the stack.

        Args:
            node: the tree.
            switched: whether the time is the switching time.

        """
        match node:
            case Number(number):
                self.push(node, kernel.CONSTANT, self.index_of_constant(number))
            case Held(index):
                self.push(node, HELD, index)
            case Time():
                self.push(node, kernel.SWITCH_TIME if switched else kernel.TIME)
            case Path(index):
                self.push(node, kernel.PATH, index)
            case PathRate(index):
                self.push(node, kernel.PATH_RATE, index)
            case StateMeasure() | StateOf():
                self.write(self.slot(node), switched=switched)
            case Table():
                self.table(node, switched=switched)
            case Call("rail", (value, x, least, most, _)):
                self.write(railed(value, x, least, most), switched=switched)
            case Call("%", (a, b)) if self.jumps_in_time(node) and not switched:
                whole = Call("*", (b, Call("//", (a, b))), column=node.column)
                self.write(Call("-", (a, whole), column=node.column), switched=False)
            case Call(function, operands):
                operation = OPERATIONS[function]
                switched = switched or (operation.jumps and self.jumps_in_time(node))
                for operand in operands:
                    self.write(operand, switched=switched)
                self.apply(operation.arity, operation.code)
            case _:
                raise TypeError(f"{node} has no program before its names are put in")

    def jumps_in_time(self, node: Node) -> bool:
        return node.has_time and not node.has_state

    def table(self, node: Table, *, switched: bool) -> None:
        argument = kernel.ORDERS * self.index_of_curve(node.name) + node.order
        if switched or not self.jumps_in_time(node):
            self.write(node.argument, switched=switched)
            self.apply(1, kernel.LOOKUP, argument)
        else:
            self.write(node.argument, switched=True)
            self.write(node.argument, switched=False)
            self.apply(2, kernel.LOOKUP_SWITCHED, argument)

    def push(self, node: Node, operation: int, argument: int = 0) -> None:
        self.code.append((operation, argument))
        self.held += 1
        if self.held > kernel.STACK or len(self.code) > MAX_INSTRUCTIONS:
            raise ExpressionError(
                node.column,
                say(
                    "the expression is too long: at most {max_instructions} operations, of which "
                    "at most {stack} may wait for others; split it",
                    max_instructions=MAX_INSTRUCTIONS,
                    stack=kernel.STACK,
                ),
            )

    def apply(self, count: int, operation: int, argument: int = 0) -> None:
        self.code.append((operation, argument))
        self.held -= count - 1

    def index_of_constant(self, number: float) -> int:
        place = self.places.setdefault(float(number).hex(), len(self.constants))  # 0.0 is not -0.0
        if place == len(self.constants):
            self.constants.append(number)
        return place
