"""Distances that are watched."""

from collections.abc import Iterator
from typing import ClassVar

import numpy as np

from kane.elements.ends import TwoPointElement
from kane.elements.primitives import DistancePath, Path
from kane.elements.quantity import Quantity
from kane.elements.trajectory import Array, Trajectory
from kane.errors import Fault
from kane.sentences import say


def _length(run: Trajectory, ruler: "Ruler") -> Array:
    return np.asarray(np.linalg.norm(_gap(run, ruler), axis=1))


def _length_rate(run: Trajectory, ruler: "Ruler") -> Array:
    """Return d . d' / |d|, (frames,) [m/s]; no rate at no length."""
    (a, point_a), (b, point_b) = ruler.ends()
    gap = _gap(run, ruler)
    length = np.linalg.norm(gap, axis=1)
    along = (gap * (run.velocity(b, point_b) - run.velocity(a, point_a))).sum(axis=1)
    return np.asarray(np.divide(along, length, out=np.zeros_like(length), where=length > 0))


def _gap(run: Trajectory, ruler: "Ruler") -> Array:
    """Return the way from end A to end B in ground axes, (frames, 3) [m]."""
    (a, point_a), (b, point_b) = ruler.ends()
    return run.point(b, point_b) - run.point(a, point_a)


class Ruler(TwoPointElement, frozen=True, kw_only=True):
    """Measures the distance of two points, of one body or of two; it exerts no force."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        Quantity("length", "length", "m", say("distance between the ends"), _length),
        Quantity("length_rate", "rate of length", "m/s", say("rate of the length"), _length_rate),
    )

    def coordinates(self) -> dict[str, Path]:
        """Return the distance of the ends."""
        return {
            "length": DistancePath(self.body_a, self.point_a, self.body_b, self.point_b),
        }

    def faults(self, _path: str) -> Iterator[Fault]:
        """Yield what makes the ruler meaningless: nothing does."""
        yield from ()
