"""Attraction: gravitation between bodies."""

from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

import numpy as np

from kane.elements.primitives.load import Load
from kane.elements.primitives.surroundings import LoadTables, Own


@dataclass(frozen=True)
class Attraction(Load):
    """Gravitation between each two of these bodies, or of all bodies where none is named."""

    table: ClassVar[str] = "attractions"

    bodies: tuple[str, ...]
    constant: float

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entries."""
        from kane.kernels.attraction import ATTRACTION

        return ATTRACTION

    def enter(self, name: str, loads: LoadTables, own: Own) -> None:
        """Add an entry for each pair of the bodies."""
        numbers = [loads.frames.index[body] for body in self.bodies]
        for a, b in combinations(numbers or range(1, loads.frames.mass.size), 2):
            loads.enter(self.table, {"body_a": a, "body_b": b, "constant": self.constant})
