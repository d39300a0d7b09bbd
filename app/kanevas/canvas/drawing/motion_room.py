"""The room that a mechanism takes in the work plane while it moves; no Qt here."""

from collections.abc import Iterable, Sequence

import numpy as np

from kane.fields import GROUND, Vector
from kane.model.poses import Poses
from kanevas.drawing.geometry import Array
from kanevas.edits.arranging import Extent


def motion_room(
    motion: Sequence[Poses],
    axes: Array,
    covers: Iterable[tuple[int, Array]],
    points: Iterable[tuple[str, Vector]],
) -> Extent | None:
    """Return the rectangle of the plane that a motion takes; None where there is nothing in it.

    Args:
        motion: some of its poses, of the same bodies.
        axes: directions to the right, up and towards the viewer, as rows.
        covers: for bodies, their place in the poses and points of their axes around them, (n, 3).
        points: points of bodies or of the ground: the name, and where on it.

    """
    if not motion:
        return None
    flat, names = axes[:2], motion[0].names
    position = np.array([poses.position for poses in motion]) @ flat.T
    rotation = flat @ np.array([poses.rotation for poses in motion])
    clouds = [
        (rotation[:, i] @ cover.T).transpose(0, 2, 1) + position[:, i, None]
        for i, cover in covers
        if len(cover)
    ]
    index = {name: i for i, name in enumerate(names)}
    ends = list(points)
    still = [point for body, point in ends if body == GROUND]
    if still:
        clouds.append((np.array(still) @ flat.T)[None])
    carried = [(index[body], point) for body, point in ends if body != GROUND]
    if carried:
        rows, local = zip(*carried, strict=True)
        at = position[:, rows] + np.einsum("kmij,mj->kmi", rotation[:, rows], np.array(local))
        clouds.append(at)
    if not clouds:
        return None
    lows, highs = zip(*((c.min(axis=(0, 1)), c.max(axis=(0, 1))) for c in clouds), strict=True)
    return Extent(np.min(lows, axis=0), np.max(highs, axis=0))
