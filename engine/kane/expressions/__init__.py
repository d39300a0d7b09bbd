"""Expressions: what a user writes as a formula.

A text is read into a tree (``parse``), its names are put in (``bound``), and the tree becomes a
program for the kernel (``ProgramPool``); ``derivative`` and ``jumps`` serve drivers and the
integrator. Nothing that a user writes comes near Python's ``eval`` or its compiler.
"""

from kane.expressions.constant import constant
from kane.expressions.curve import Curve, Interpolation, make_curve
from kane.expressions.derivative import derivative
from kane.expressions.evaluate import evaluate
from kane.expressions.jumps import all_jumps, jumps
from kane.expressions.measures import MEASURES
from kane.expressions.nodes import (
    Call,
    Name,
    Node,
    Number,
    Path,
    PathRate,
    StateMeasure,
    Table,
    Time,
    is_constant,
    is_time_only,
    measures,
    names,
    tables,
)
from kane.expressions.parse import is_free_name, parse
from kane.expressions.program import ProgramPool
from kane.expressions.resolve import bound, check_tables

__all__ = [
    "MEASURES",
    "Call",
    "Curve",
    "Interpolation",
    "Name",
    "Node",
    "Number",
    "Path",
    "PathRate",
    "ProgramPool",
    "StateMeasure",
    "Table",
    "Time",
    "all_jumps",
    "bound",
    "check_tables",
    "constant",
    "derivative",
    "evaluate",
    "is_constant",
    "is_free_name",
    "is_time_only",
    "jumps",
    "make_curve",
    "measures",
    "names",
    "parse",
    "tables",
]  # fmt: skip
