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
        written_out: operations of the equations as one writes them, nothing shared.
        shared: operations of a program that works out once what is common.
        difference: from the engine's accelerations at random states, over the largest one.

    """

    method: Method
    work: Sentence
    motion: int
    constraint: int
    written_out: Operations
    shared: Operations
    difference: float

    @property
    def size(self) -> int:
        """Of the linear system that is solved: equations, and unknowns."""
        return self.motion + self.constraint


def table(needs: Sequence[MethodNeeds]) -> str:
    """Return a table of methods, and beneath it what each works out."""
    heads = ("equations", "of motion", "constraints", "written out", "shared", "difference")
    lines = [f"{'':<18}" + "".join(f"{head:>18}" for head in heads)]
    for each in needs:
        written, shared = (" ".join(map(str, own)) for own in (each.written_out, each.shared))
        cells = (
            str(each.size),
            str(each.motion),
            str(each.constraint),
            written,
            shared,
            f"{each.difference:.1e}",
        )
        lines.append(f"{each.method:<18}" + "".join(f"{cell:>18}" for cell in cells))
    counted = "Operations are multiplications, additions, functions."
    return "\n".join([*lines, "", counted, *(f"{each.method}: {each.work}" for each in needs)])
