"""Many joints looked at together, in a few products of arrays; no Qt here."""

import itertools
from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

import numpy as np

from kane.fields import GROUND
from kane.model.poses import Poses
from kanevas.canvas.items.carried import Carried
from kanevas.canvas.joint_signs.joint_equations import Angles, Gaps
from kanevas.canvas.joint_signs.look import ALIKE, SAME_SPOT, Look, Viewer
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array

# From (right, up, towards the viewer) to (right, down, into the screen).
DOWN = np.array([[1.0], [-1.0], [-1.0]])
Z = (0.0, 0.0, 1.0)
# What stands for the axes of a joint that has none, and how they are seen.
NO_AXES = ((GROUND, Z), (GROUND, Z))
FACING = np.array([Z, Z])


class SeenJoint(NamedTuple):
    """What is to be seen of a joint.

    Attributes:
        at: where its sign stands on the canvas.
        gap: from where its second end belongs to where it is, in pixels.
        look: how it is seen; the same object while it is drawn the same.
        is_askew: whether axes visibly miss the angle that they should keep.
        size: how many times as large as by itself the sign is drawn.

    """

    at: tuple[float, float]
    gap: tuple[float, float]
    look: Look
    is_askew: bool
    size: float


class Views:
    """Looks at joints, each through its viewer."""

    def __init__(self, viewers: Sequence[Viewer]) -> None:
        self._viewers = viewers
        self._sense = np.array([viewer.sense for viewer in viewers])[:, None]
        self._holds_points = np.array([v.recipe.holds_points for v in viewers], dtype=bool)[:, None]
        self._has_axes = np.array([bool(v.axes) for v in viewers], dtype=bool)
        self._ends = Carried(end for v in viewers for end in v.ends)
        self._grounded = np.array([v.grounded for v in viewers], dtype=bool).reshape(-1, 2)
        self._axes = Carried(axis for v in viewers for axis in v.axes or NO_AXES)
        self._gaps = Gaps([viewer.recipe for viewer in viewers])
        self._angles = Angles([viewer.recipe for viewer in viewers])
        self._looks: list[Look | None] = [None] * len(viewers)
        self._seen_axes = np.zeros((len(viewers), 2, 3))
        self._seen_ends = np.zeros((len(viewers), 2, 2))
        self._ahead = np.zeros(len(viewers), dtype=bool)

    def spots(self, poses: Poses) -> Array:
        """Return the points of the joints on their second bodies, in ground axes, (n, 3) [m]."""
        return self._ends.at(poses)[1].reshape(-1, 2, 3)[:, 1]

    def sights(self, poses: Poses, camera: Camera) -> Iterator[SeenJoint]:
        """Yield what is to be seen of each joint."""
        if not self._viewers:
            return
        turned, points = (each.reshape(-1, 2, 3) for each in self._ends.at(poses))
        miss = self._gaps.at(poses) * self._sense
        stand = points[:, 1].copy()
        for i, contact in self._gaps.contacts(poses):
            stand[i] = contact
        at = np.where(self._holds_points, stand - miss, points.mean(axis=1))
        flat = (camera.axes[:2] * DOWN[:2] * camera.scale).T
        axes = self._axes.at(poses)[0].reshape(-1, 2, 3)
        # The ground has no middle, and no say in which body lies ahead.
        middles = np.where(self._grounded[:, :, None], 0.0, -turned)
        across = np.cross(axes[:, 0], axes[:, 1])
        ahead = (across * (middles[:, 1] - middles[:, 0])).sum(axis=1) >= 0
        seen = np.where(self._has_axes[:, None, None], axes @ (camera.axes * DOWN).T, FACING)
        # Signs are made as if they were large: what is shrunk with them is stretched before.
        ends = (points - at[:, None]) @ flat / camera.signs
        self._look_anew(seen, ends, ahead | ~self._has_axes)
        yield from map(
            SeenJoint,
            camera.to_view(at).tolist(),
            (miss @ flat).tolist(),
            cast("list[Look]", self._looks),  # all are made by now
            self._angles.askew(poses).tolist(),
            itertools.repeat(camera.signs),
        )

    def _look_anew(self, axes: Array, ends: Array, ahead: Array) -> None:
        """Make the looks of the joints that are seen otherwise than before."""
        unlike = ahead != self._ahead
        unlike |= np.abs(axes - self._seen_axes).max(axis=(1, 2)) >= ALIKE
        unlike |= np.abs(ends - self._seen_ends).max(axis=(1, 2)) >= SAME_SPOT
        unlike |= [look is None for look in self._looks]
        for i in np.flatnonzero(unlike).tolist():
            self._looks[i] = Look(axes[i], ends[i], self._viewers[i].grounded, bool(ahead[i]))
        self._seen_axes[unlike], self._seen_ends[unlike] = axes[unlike], ends[unlike]
        self._ahead = ahead
