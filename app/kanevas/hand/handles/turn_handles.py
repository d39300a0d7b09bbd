"""Handles that turn what is selected, about a pivot that can be moved too."""

import math
from collections.abc import Sequence

import numpy as np

from kane.model import Model
from kanevas.drawing.extents import extents
from kanevas.drawing.geometry import Array
from kanevas.edits.arranging import around, turned
from kanevas.hand.handles.handle import Aim, Handle, Sight
from kanevas.hand.handles.words import degrees, tr

STEP = math.radians(15)
AWAY = 30.0  # pixels from what is turned
LEAST_ARM = 40.0


def turn_handles(sight: Sight, names: Sequence[str], pivot: Array | None) -> tuple[Handle, ...]:
    """Return the handle that turns a selection and the one that moves the pivot.

    Args:
        sight: how things are seen.
        names: what is selected.
        pivot: about which it turns, in ground axes; None for the mass centre of a single body,
            the middle of several.

    """
    rooms = extents(sight.model, sight.poses, sight.camera.axes, names)
    if not rooms:
        return ()
    room = around(rooms.values())
    corners = sight.camera.plane_to_view(np.array([room.low, room.high]))
    if pivot is None:
        pivot = middle(sight, names)
    at = sight.camera.to_view(pivot)
    # Above what is selected, or as far above a pivot that is beyond.
    top = min(float(corners[1, 1]) - AWAY, float(at[1]) - LEAST_ARM)
    knob = np.array([at[0], top])
    angle = attitude(sight, names)
    turning = Handle(
        key="turn",
        at=knob,
        pull=_Turn(sight, tuple(names), pivot, knob, angle),
        text=tr("Turn {}").format(names[0]) if len(names) == 1 else tr("Turn the selection"),
        hint=tr("Drag: turn in steps of 15°; Alt turns freely"),
        label="" if angle is None else degrees(angle),
        look="turn",
        lines=(np.array([at, knob]),),
    )
    moving = Handle(
        key="pivot",
        at=at,
        pull=lambda model, _: model,
        text="",
        hint=tr("Drag the pivot about which the turn goes"),
        look="pivot",
    )
    return turning, moving


def middle(sight: Sight, names: Sequence[str]) -> Array:
    """Return the mass centre of a single body, the middle of the room of all else."""
    if len(names) == 1 and names[0] in sight.poses.names:
        i = sight.poses.names.index(names[0])
        return sight.poses.point(names[0], sight.model.bodies[i].mass_properties().center)
    room = around(extents(sight.model, sight.poses, sight.camera.axes, names).values())
    flat: Array = (room.low + room.high) / 2 @ sight.camera.axes[:2]
    ground: Array = flat + sight.camera.depth * sight.camera.axes[2]
    return ground


def attitude(sight: Sight, names: Sequence[str]) -> float | None:
    """Return the angle of the x axis of a single body in the work plane; None for several."""
    if len(names) != 1 or names[0] not in sight.poses.names:
        return None
    right, up = sight.camera.axes[:2] @ sight.poses.turned(names[0], (1.0, 0.0, 0.0))
    return math.atan2(up, right)


class _Turn:
    """Turns by the angle that the pointer goes around the pivot."""

    def __init__(
        self, sight: Sight, names: tuple[str, ...], pivot: Array, knob: Array, angle: float | None
    ) -> None:
        self._axes = sight.camera.axes
        self._names = names
        self._pivot = pivot
        self._start = self._heading(sight.camera.to_ground(*knob.tolist()))
        self._angle = angle or 0.0

    def __call__(self, model: Model, aim: Aim) -> Model:
        angle = self._heading(aim.ground) - self._start
        if not aim.free:
            angle = STEP * round((self._angle + angle) / STEP) - self._angle
        return turned(model, self._names, self._pivot, self._axes[2], angle)

    def _heading(self, point: Array) -> float:
        right, up = self._axes[:2] @ (point - self._pivot)
        return math.atan2(up, right)
