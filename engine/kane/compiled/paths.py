"""The table of paths: each path that anything refers to, once."""

from collections.abc import Mapping

import numpy as np

from kane.compiled.body_frames import BodyFrames
from kane.elements.primitives import Path
from kane.kernels.primitives import path as kernel
from kane.kernels.tables import Array, Table

KINDS = {
    "DISTANCE": kernel.DISTANCE,
    "DISPLACEMENT": kernel.DISPLACEMENT,
    "ANGLE": kernel.ANGLE,
    "SPIN": kernel.SPIN,
    "SIGNAL": kernel.SIGNAL,
}


def angles_at_start(table: Table) -> Array:
    """Return the angles among the paths as the model is drawn, from which turns are counted."""
    return np.asarray(table["start"][kernel.is_angle(table)])


class PathTable:
    """Collects paths."""

    def __init__(self, frames: BodyFrames) -> None:
        self._frames = frames
        self._places: dict[Path, int] = {}

    def place(self, path: Path) -> int:
        """Return the number of a path; the same path is kept once."""
        return self._places.setdefault(path, len(self._places))

    @property
    def places(self) -> Mapping[Path, int]:
        """The number of each path."""
        return self._places

    def bodies(self, path: Path) -> tuple[int, int]:
        """Return the numbers of the path's bodies."""
        entry = self._entry(path)
        return int(entry["body_a"]), int(entry["body_b"])

    def table(self, p: Array, R: Array) -> Table:
        """Return the table; p and R are the placement from which turns are counted."""
        table = np.array([self._entry(path) for path in self._places], dtype=kernel.PATH)
        count = table.size
        values, zero, gradient = np.zeros(count), np.zeros(count), np.zeros((2 * count, 6))
        states = np.zeros(1 + int(table["state"].max(initial=0)))
        kernel.positions(table, p, R, zero, states, values, gradient)  # angles from -pi to pi
        table["start"] = values
        return table

    def _entry(self, path: Path) -> Table:
        entry = np.zeros((), kernel.PATH)
        entry["kind"] = KINDS[path.kind]
        entry["body_a"], entry["body_b"] = (self._frames.index[body] for body in path.ends)
        for field, value in path.entry(self._frames).items():
            entry[field] = value
        return entry
