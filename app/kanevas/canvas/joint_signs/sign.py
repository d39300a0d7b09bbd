"""How a type of joint is drawn."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from kane.reading.holds import Hold
from kanevas.canvas.joint_signs.look import Look
from kanevas.canvas.joint_signs.marks import Marks


class Sign(NamedTuple):
    """How a type of joint is drawn.

    Attributes:
        marks: makes the lines of the sign from how the joint is seen.
        layer: signs of a higher layer cover those of a lower one: a pin that of the slider in
            which it sits.
        turns: whether the sign of a joint between two bodies turns with its first axis, as a
            whole. The ground is always hatched below.
        spans: whether the sign reaches from one end of the joint to the other, however large it is.
        while_held: makes its lines while the joint holds in some way, where they are others then.

    """

    marks: Callable[[Look], Marks]
    layer: int = 0
    turns: bool = False
    spans: bool = False
    while_held: Mapping[Hold, Callable[[Look], Marks]] = MappingProxyType({})
