"""What each method needs for the equations of a model, in words and numbers; without SymPy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kane.sentences import Sentence

if TYPE_CHECKING:
    from kane.analyses.equation_counts import Method

Operations = tuple[int, int, int]
"""Multiplications, additions and functions."""


@dataclass(frozen=True)
class MethodNeeds:
    """What a method needs for the accelerations of one instant.

    Attributes:
        method: whose.
        work: what is worked out before, in words.
        motion: equations of motion, and as many unknown accelerations.
        constraint: equations of constraints, and as many unknown reactions or multipliers; those
            that say something twice are left out.
        first_order: equations of first order that are integrated: for the coordinates, too.
        written_out: operations of the equations as one writes them, nothing shared.
        shared: operations of a program that works out once what is common.
        difference: from the engine's accelerations at random states, over the largest one.
        in_space: equations where each body of a planar model is counted as one in space, reactions
            that say something twice among them; None where nobody counts so.

    """

    method: Method
    work: Sentence
    motion: int
    constraint: int
    first_order: int
    written_out: Operations
    shared: Operations
    difference: float
    in_space: int | None = None

    @property
    def size(self) -> int:
        """Of the linear system that is solved: equations, and unknowns."""
        return self.motion + self.constraint

    @property
    def first_order_and_constraint(self) -> int:
        """Equations in the other way of counting: those of first order, and the constraints."""
        return self.first_order + self.constraint


def table(needs: Sequence[MethodNeeds]) -> str:
    """Return a table of methods, and beneath it what each works out."""
    heads = (
        "solved", "of motion", "constraints", "first order", "in space",
        "written out", "shared", "difference",
    )  # fmt: skip
    lines = [f"{'':<18}" + "".join(f"{head:>15}" for head in heads)]
    for each in needs:
        written, shared = (" ".join(map(str, own)) for own in (each.written_out, each.shared))
        cells = (
            str(each.size),
            str(each.motion),
            str(each.constraint),
            str(each.first_order_and_constraint),
            "-" if each.in_space is None else str(each.in_space),
            written,
            shared,
            f"{each.difference:.1e}",
        )
        lines.append(f"{each.method:<18}" + "".join(f"{cell:>15}" for cell in cells))
    counted = [
        "Solved: equations of motion with constraints. First order: with rates of places, too.",
        "In space: bodies cut free of a planar model, counted as in space.",
        "Operations are multiplications, additions, functions.",
    ]
    return "\n".join([*lines, "", *counted, *(f"{each.method}: {each.work}" for each in needs)])
