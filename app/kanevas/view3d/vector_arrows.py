"""Arrows over the bodies as instances; no Qt but its colours here."""

from collections.abc import Collection, Sequence

import numpy as np

from kanevas.look.theme import Theme, rgba
from kanevas.vectors.arrow_set import LEAST, ArrowSet
from kanevas.view3d.instances import Instances
from kanevas.view3d.meshes import Array
from kanevas.view3d.solids import frames
from kanevas.view3d.vector_meshes import HEAD_RADIUS, vector_arrow

# As parts of the size of the model.
LONGEST, HEAD = 0.26, 0.026
LEAST_HEAD = 9.0  # pixels; arrows of a small picture could not be told from lines
MOST_HEAD = 0.5  # of the length of an arrow


class VectorArrows:
    """The arrows of some sets; those of the same number and look keep their instances.

    Attributes:
        instances: the arrows as they are drawn.
        names: of the elements that they belong to.
        tips: (n, 3) where they end [m].
        lengths: (n,) [m]; 0 of those that are too short to be seen.

    """

    def __init__(self) -> None:
        self.instances = Instances(())
        self._look: object = None
        self._starts = self.tips = np.zeros((0, 3))
        self.lengths, self._heads = np.zeros(0), np.zeros(0)
        self.names: list[str] = []

    def show(self, arrow_sets: Sequence[ArrowSet], size: float, pixel: float, theme: Theme) -> None:
        """Take other vectors.

        Args:
            arrow_sets: the vectors.
            size: of the model [m].
            pixel: size of a pixel there [m].
            theme: the colours.

        """
        look = [(b.kind, b.unique.tobytes()) for b in arrow_sets]
        if look != self._look:
            self._look = look
            kinds = [(b.is_turning, not unique) for b in arrow_sets for unique in b.unique.tolist()]
            self.instances = Instances([vector_arrow(*kind) for kind in kinds])
        self.names = [name for b in arrow_sets for name in b.names]
        ways = np.concatenate([np.zeros((0, 3)), *(b.parts for b in arrow_sets)]) * (LONGEST * size)
        self._starts = np.concatenate([np.zeros((0, 3)), *(b.at for b in arrow_sets)])
        lengths = np.sqrt((ways**2).sum(axis=1))
        self.lengths = np.where(lengths > LEAST * LONGEST * size, lengths, 0.0)
        head = max(HEAD * size, LEAST_HEAD * pixel)
        self._heads = np.minimum(head, MOST_HEAD * self.lengths)
        self.tips = self._starts + ways
        self.instances.place(frames(ways), self._starts)
        self.instances.size(np.repeat(self._heads[:, None], 3, axis=1), self.lengths)
        self._colors = np.concatenate(
            [
                np.zeros((0, 4)),
                *(np.tile(rgba(theme.vectors[b.kind]), (len(b.names), 1)) for b in arrow_sets),
            ]
        )
        self._accent = rgba(theme.accent)

    def mark_selected(self, names: Collection[str]) -> None:
        """Give the arrows of these elements the accent colour and all others their own."""
        chosen = np.array([name in names for name in self.names], dtype=bool)[:, None]
        self.instances.paint(np.where(chosen, self._accent, self._colors))

    def hit(self, origin: Array, direction: Array) -> tuple[str, float] | None:
        """Return whose arrow a ray meets first and how far away it is; None where it meets none.

        An arrow is met as far around its line as its head reaches.
        """
        if not self.names:
            return None
        along = self.tips - self._starts
        offset = self._starts - origin
        # nearest points of two lines: Ericson, Real-Time Collision Detection (2005), 5.1.8
        square, mixed = (along**2).sum(axis=1), along @ direction
        across = square - mixed**2
        with np.errstate(divide="ignore", invalid="ignore"):
            share = (mixed * (offset @ direction) - (offset * along).sum(axis=1)) / across
        share = np.clip(np.nan_to_num(share), 0.0, 1.0)
        nearest = offset + share[:, None] * along
        away = nearest @ direction
        gap = np.linalg.norm(nearest - np.outer(away, direction), axis=1)
        met = (self.lengths > 0) & (gap <= HEAD_RADIUS * self._heads) & (away > 0)
        if not met.any():
            return None
        first = int(np.argmin(np.where(met, away, np.inf)))
        return self.names[first], float(away[first])
