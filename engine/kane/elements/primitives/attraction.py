"""Attraction: gravitation between bodies."""

from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

import numpy as np

from kane.elements.primitives.load import Load
from kane.elements.primitives.motion import Motion
from kane.elements.primitives.surroundings import Array, LoadTables, Own


@dataclass(frozen=True)
class Attraction(Load):
    """Gravitation between each two of these bodies, or of all bodies where none is named."""

    table: ClassVar[str] = "attractions"

    bodies: tuple[str, ...]
    constant: float

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entries."""
        from kane.kernels.primitives.attraction import ATTRACTION

        return ATTRACTION

    def enter(self, name: str, loads: LoadTables, own: Own) -> None:
        """Add an entry for each pair of the bodies."""
        numbers = [loads.frames.index[body] for body in self.bodies]
        for a, b in combinations(numbers or range(1, loads.frames.mass.size), 2):
            loads.enter(self.table, {"body_a": a, "body_b": b, "constant": self.constant})

    @property
    def has_rest(self) -> bool:
        """Return False: it stores nothing at an infinite distance."""
        return False

    def stored(self, run: Motion) -> Array:
        """Return the sum of -G m1 m2 / r over all pairs but those in the same place, (frames,)."""
        energy = np.zeros(run.frames)
        bodies = [run.at_center(name) for name in self.bodies or run.bodies]
        for a, b in combinations(bodies, 2):
            r = np.linalg.norm(b.place - a.place, axis=1)
            product = self.constant * a.inertia[0] * b.inertia[0]
            energy = energy - np.divide(product, r, out=np.zeros_like(r), where=r > 0)
        return energy
