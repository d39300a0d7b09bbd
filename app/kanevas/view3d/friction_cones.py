"""Cones of friction in space as instances; no Qt but its colours here."""

import functools
import math
from collections.abc import Sequence

import numpy as np

from kanevas.look.theme import Theme, rgba
from kanevas.vectors.arrow_set import LEAST, ArrowSet
from kanevas.view3d import meshes
from kanevas.view3d.instances import Instances
from kanevas.view3d.meshes import Mesh
from kanevas.view3d.solids import frames
from kanevas.view3d.vector_arrows import LONGEST

OPACITY = 0.28
ROUND = 48
NONE = Instances(())


def friction_cones(arrow_sets: Sequence[ArrowSet], size: float, theme: Theme) -> Instances:
    """Return the cone about each vector that has one, from its start, as long as its arrow.

    Args:
        arrow_sets: the vectors.
        size: of the model [m].
        theme: the colours.

    """
    some = [(b.parts, b.at, b.cones) for b in arrow_sets if b.cones is not None]
    if not some:
        return NONE
    parts, starts, slopes = (np.concatenate(each) for each in zip(*some, strict=True))
    ways = parts * (LONGEST * size)
    lengths = np.linalg.norm(ways, axis=1)
    there = (slopes > 0) & (lengths > LEAST * LONGEST * size)
    cones = Instances([_cone()] * int(there.sum()))
    if len(cones):
        radii, lengths = (slopes * lengths)[there], lengths[there]
        cones.place(frames(ways[there]), starts[there])
        cones.size(np.column_stack((radii, radii, lengths)), np.zeros(len(radii)))
        cones.paint((*rgba(theme.vectors["friction_force"])[:3], OPACITY))
    return cones


@functools.cache
def _cone() -> Mesh:
    """Return a cone of radius and length 1 that opens along z from its tip at the origin."""
    slant = math.sqrt(0.5)
    sides = [(0.0, 0.0, slant, -slant), (1.0, 1.0, slant, -slant)]
    base = [(1.0, 1.0, 0.0, 1.0), (0.0, 1.0, 0.0, 1.0)]
    return meshes.revolved([*sides, *base], ROUND)
