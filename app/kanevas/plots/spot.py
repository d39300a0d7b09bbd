"""What can be pointed at in a figure."""

from __future__ import annotations

from typing import Literal, NamedTuple

Part = Literal["legend", "plot", "left", "right", "bottom"]


class Spot(NamedTuple):
    """A part of a plot, by its number from the top."""

    plot: int
    part: Part
