"""Quantities that a result holds for each element of a type."""

from typing import NamedTuple


class Quantity(NamedTuple):
    """A scalar that can be plotted: ``key`` as in ``K1.x``, SI unit, and its meaning in words."""

    key: str
    unit: str
    meaning: str
