"""What choices of generalized speeds cost, in words and numbers; without SymPy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kane.sentences import Sentence, say
from kane.symbolic.method_needs import Operations

NONE, CONSTANT, VARYING = range(3)
"""What an entry of the mass matrix is: zero, one number, or a function of coordinates or time."""

OWN = say("As written")


@dataclass(frozen=True)
class SpeedChoice:
    """What the equations are with a choice of generalized speeds.

    Attributes:
        title: what is chosen, in words.
        definitions: the choice, as one may write it.
        rows: constraints, which have a multiplier each.
        pattern: of the mass matrix, each entry ``NONE``, ``CONSTANT`` or ``VARYING``.
        written_out: operations of the equations as one writes them, nothing shared.
        shared: operations of a program that works out once what is common.
        solved: operations of u' = ..., written out; None where one does not write that.
        difference: from the engine's accelerations at random states, over the largest one.
        refused: why there are no equations with it, and so none of all this.

    """

    title: Sentence
    definitions: str
    rows: int = 0
    pattern: tuple[tuple[int, ...], ...] = ()
    written_out: Operations | None = None
    shared: Operations | None = None
    solved: Operations | None = None
    difference: float = 0.0
    refused: Sentence | None = None

    @property
    def filled(self) -> int:
        """How many entries of the mass matrix are not zero."""
        return sum(entry != NONE for row in self.pattern for entry in row)


def table(choices: Sequence[SpeedChoice]) -> str:
    """Return a table of choices, and beneath it their definitions and mass matrices."""
    heads = ("M filled", "solved for u'", "written out", "shared", "difference")
    lines = [f"{'':<34}" + "".join(f"{head:>16}" for head in heads)]
    for each in choices:
        if each.refused is not None:
            lines.append(f"{each.title:<34}  {each.refused}")
            continue
        size = len(each.pattern) ** 2
        cells = (
            f"{each.filled} of {size}",
            *(" ".join(map(str, own)) if own else "-" for own in _counts(each)),
            f"{each.difference:.1e}",
        )
        lines.append(f"{each.title:<34}" + "".join(f"{cell:>16}" for cell in cells))
    lines += ["", "Operations are multiplications, additions, functions."]
    for each in choices:
        lines += ["", f"{each.title}:", each.definitions, *map(_drawn, each.pattern)]
    return "\n".join(lines)


def _counts(choice: SpeedChoice) -> tuple[Operations | None, ...]:
    return choice.solved, choice.written_out, choice.shared


def _drawn(row: tuple[int, ...]) -> str:
    signs = {NONE: ".", CONSTANT: "c", VARYING: "x"}
    return "  M  " + " ".join(signs[entry] for entry in row)
