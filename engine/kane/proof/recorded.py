"""What a run recorded beside places and speeds, and they alone do not tell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kane.elements.primitives import Path
from kane.expressions.nodes import StateOf
from kane.proof.motion import Array


@dataclass(frozen=True)
class Recorded:
    """Numbers over frames.

    Attributes:
        turn: gives the angle along a path: it tells how many full turns there are, and no more.
        state: gives a state of a signal.

    """

    turn: Callable[[Path], Array]
    state: Callable[[StateOf], Array]

    def part(self, frames: Array | slice) -> Recorded:
        """Return some of the frames."""
        return Recorded(
            lambda path: self.turn(path)[frames], lambda state: self.state(state)[frames]
        )
