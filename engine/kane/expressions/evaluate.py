"""The value of an expression in plain Python: the same to the bit as the kernel's."""

from collections.abc import Callable, Mapping

from kane.expressions.curve import Curve
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
)
from kane.expressions.operations import OPERATIONS

State = StateMeasure | StateOf | Path | PathRate
NO_CURVES: Mapping[str, Curve] = {}


def evaluate(
    node: Node,
    t: float,
    measured: Callable[[State], float] | None = None,
    curves: Mapping[str, Curve] = NO_CURVES,
) -> float:
    """Return the value at a time; infinite or not a number where IEEE 754 has it so.

    Args:
        node: a tree without names, see ``bound``.
        t: time [s].
        measured: the value of each measure; may be left out where the tree has none.
        curves: the tables that occur, by name.

    """
    return function_of_time(node, measured, curves)(t)


def function_of_time(
    node: Node,
    measured: Callable[[State], float] | None = None,
    curves: Mapping[str, Curve] = NO_CURVES,
) -> Callable[[float], float]:
    """Return the expression as a function, for when many values are wanted."""
    match node:
        case Number(number):
            number = float(number)  # NumPy's own numbers warn where Python's are silent
            return lambda _: number
        case Time():
            return float
        case StateMeasure() | StateOf() | Path() | PathRate():
            if measured is None:
                raise TypeError(f"the value of {node} is not given")
            read, state = measured, node
            return lambda _: float(read(state))
        case Table(name, argument, order):
            curve, at = curves[name], function_of_time(argument, measured, curves)
            return lambda t: curve.value(at(t), order)
        case Call(function, operands):
            value = OPERATIONS[function].value
            return _applied(value, [function_of_time(x, measured, curves) for x in operands])
    raise TypeError(f"{node} has no value before its names are put in")


def _applied(
    value: Callable[..., float], operands: list[Callable[[float], float]]
) -> Callable[[float], float]:
    match operands:
        case [a]:
            return lambda t: value(a(t))
        case [a, b]:
            return lambda t: value(a(t), b(t))
        case _:
            return lambda t: value(*[operand(t) for operand in operands])
