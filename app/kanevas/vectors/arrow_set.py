"""Arrows of one kind, at one time, on one scale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.model import Model
from kane.reading.vector_kind import TURNING, VectorKind
from kanevas.units import UnitSystem, quantity
from kanevas.vectors.arrow import Arrow

if TYPE_CHECKING:
    from kane.results.vectors import Vectors

Array = npt.NDArray[np.float64]

UNITS: dict[VectorKind, str] = {
    "weight": "N",
    "force": "N",
    "torque": "N m",
    "reaction_force": "N",
    "reaction_moment": "N m",
    "normal_force": "N",
    "friction_force": "N",
    "velocity": "m/s",
    "angular_velocity": "rad/s",
}
ACROSS: tuple[VectorKind, ...] = ("reaction_force", "normal_force", "friction_force")
# Kinds that are compared with each other have one scale.
SCALES: dict[VectorKind, tuple[VectorKind, ...]] = {
    **dict.fromkeys(("weight", "force"), ("weight", "force")),
    **dict.fromkeys(ACROSS, ACROSS),
}
DIGITS = 4
LEAST = 0.004  # of the longest arrow; what is shorter cannot be seen


class ArrowSet(NamedTuple):
    """Arrows of one kind at one time.

    Attributes:
        kind: of the vectors.
        names: names of the elements that they belong to.
        at: (n, 3) where they start, in ground axes [m].
        parts: (n, 3) the vectors as parts of the longest one of the run.
        unique: (n,) whether the equations leave no other value.
        labels: (n,) their sizes in words, or none.
        cones: (n,) radius of the cone about each vector as a part of its length, which is the
            coefficient of friction; 0 for none. None where there are no cones at all.

    """

    kind: VectorKind
    names: tuple[str, ...]
    at: Array
    parts: Array
    unique: npt.NDArray[np.bool_]
    labels: tuple[str, ...] = ()
    cones: Array | None = None

    @property
    def is_turning(self) -> bool:
        """Whether the vectors are moments or angular velocities."""
        return self.kind in TURNING


def arrow_set_of(
    kind: VectorKind,
    vectors: Vectors,
    longest: float,
    factor: float = 1.0,
    labels_in: UnitSystem | None = None,
) -> ArrowSet:
    """Return vectors on a scale.

    Args:
        kind: of the vectors.
        vectors: what is to be drawn.
        longest: length of the vector whose arrow has the full length [its unit].
        factor: how much longer than that the person wants them.
        labels_in: units in which sizes are written beside the arrows; None where they are not.

    """
    parts = vectors.values * (factor / longest if longest > 0 else 0.0)
    labels: tuple[str, ...] = ()
    if labels_in is not None:
        sizes = np.linalg.norm(vectors.values, axis=1).tolist()
        labels = tuple(quantity(size, UNITS[kind], labels_in, DIGITS) for size in sizes)
    cones = vectors.coefficients if vectors.coefficients.any() else None
    return ArrowSet(kind, vectors.names, vectors.at, parts, vectors.unique, labels, cones)


def drawn_as_arrows(model: Model, arrow_sets: Sequence[ArrowSet]) -> frozenset[str]:
    """Return the loads whose vectors are drawn, so that their own signs are not."""
    kinds = {each.kind for each in arrow_sets}
    return frozenset(
        load.name
        for kind, loads in (("force", model.forces), ("torque", model.torques))
        for load in loads
        if kind in kinds
    )


def arrow_sets_of(arrows: Sequence[Arrow], longest: dict[VectorKind, float]) -> Iterator[ArrowSet]:
    """Yield arrows that a view asks for by their kinds.

    Args:
        arrows: in any order.
        longest: length of the vector of each kind whose arrow has the full length [its unit];
            what is longer than that is noted here, so that arrows do not change their scale while
            they shrink.

    """
    for kind in dict.fromkeys(arrow.kind for arrow in arrows):
        own = [arrow for arrow in arrows if arrow.kind == kind]
        values = np.array([arrow.vector for arrow in own], dtype=float).reshape(-1, 3)
        size = float(np.linalg.norm(values, axis=1).max(initial=0.0))
        longest[kind] = max(longest.get(kind, 0.0), size)
        at = np.array([arrow.at for arrow in own], dtype=float).reshape(-1, 3)
        parts = values / (longest[kind] or 1.0)
        unique = np.ones(len(own), dtype=bool)
        yield ArrowSet(kind, tuple(arrow.name for arrow in own), at, parts, unique)
