"""Couplings of joints: gears and racks by their teeth, others by a line between the joints.

A clutch is drawn as a coupling is: two plates that face each other on the line.
"""

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from kane.elements.couplings import Gear, LinearCoupling, RackPinion
from kane.elements.frictions import Clutch
from kane.model import Joint
from kane.model.poses import Poses
from kane.reading.holds import Hold
from kane.reading.meshing import Teeth, teeth
from kanevas.canvas.items.item import MOTORS, WHEELS
from kanevas.canvas.items.marked_item import MarkedItem
from kanevas.canvas.items.on_joint_item import joints_by_name
from kanevas.canvas.items.recipe import Neighbours, Recipe
from kanevas.canvas.joint_signs import Mark, Tone, Viewer, Views
from kanevas.canvas.joint_signs.marks import THIN, Marks, line, moved, rectangle, ring
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array
from kanevas.look.theme import Theme

BADGE, BAR_HALF, BAR_APART = 7.0, 3.4, 1.8
PLATE, PLATES_APART, TOUCHING, SHAFT_END = 8.0, 2.8, 1.2, 10.0
Badge = Callable[[Hold | None], Marks]
# Where the badge stands that has but one joint.
BESIDE = np.array([16.0, 16.0])


class MeshItem(MarkedItem):
    """Two rows of teeth in mesh, each carried by its body."""

    def __init__(self, name: str, rows: tuple[Teeth, Teeth], theme: Theme) -> None:
        super().__init__(name, theme.joint, theme)
        self._rows = rows
        self.setZValue(WHEELS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Turn and move the teeth with their bodies."""
        marks: Marks = []
        for row in self._rows:
            outline, back = (camera.to_view(line) for line in _carried(row, poses))
            if row.closed:
                marks.append(Mark((outline,), closed=True, width=1.3))
                if row.is_ring:
                    marks.append(Mark((back,), closed=True, width=1.3))
            else:
                area = np.concatenate((outline, back[::-1]))
                marks.append(Mark((area,), closed=True, width=1.3))
        self.set_marks(marks)

    def outline(self, poses: Poses) -> Array:
        """Return the corners of all teeth, in ground axes [m]."""
        return np.concatenate([_carried(row, poses)[0] for row in self._rows])


class LinkedJointsItem(MarkedItem):
    """A thin line through joints with a badge on it."""

    def __init__(self, name: str, joints: Sequence[Joint], badge: Badge, theme: Theme) -> None:
        super().__init__(name, theme.joint, theme)
        self._badge = badge
        self._views = Views([Viewer(joint) for joint in joints])
        self.setZValue(MOTORS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Draw the line between the joints."""
        places = np.array([sight.at for sight in self._views.sights(poses, camera)])
        badge = places[:2].mean(axis=0) if len(places) > 1 else places[0] + BESIDE
        link = Mark((places,), width=THIN, tone=Tone.FAINT)
        self.set_marks([link, *moved(self._badge(self.hold), badge)])


def _equality(_: Hold | None) -> Marks:
    """Return the sign of equality in a ring."""
    bars = [line((-BAR_HALF, y), (BAR_HALF, y)) for y in (-BAR_APART, BAR_APART)]
    return [ring(BADGE), *bars]


def _plates(hold: Hold | None) -> Marks:
    """Return two plates that face each other, each on its shaft; they touch where they stick."""
    apart = TOUCHING if hold == "sticks" else PLATES_APART
    marks = [rectangle(-SHAFT_END, -PLATE, SHAFT_END, PLATE)._replace(width=0.01)]
    for side in (-1.0, 1.0):
        x = side * apart
        marks.append(line((x, -PLATE), (x, PLATE), width=2.4))
        marks.append(line((x, 0.0), (side * SHAFT_END, 0.0), width=2.0))
    return marks


def _carried(row: Teeth, poses: Poses) -> tuple[Array, Array]:
    """Return the outline and the back of teeth in ground axes."""
    return poses.points(row.body, row.outline), poses.points(row.body, row.back)


def _of_mesh(coupling: Gear | RackPinion, around: Neighbours) -> Iterator[Recipe]:
    name, rows = coupling.name, around.once(teeth).get(coupling.name)
    if rows is not None:  # one with faults has no teeth
        yield Recipe(MeshItem, name, (name, rows, around.theme))


def _of_linear(coupling: LinearCoupling, around: Neighbours) -> Iterator[Recipe]:
    joints = around.once(joints_by_name)
    coupled = tuple(joints[name] for name in dict.fromkeys(t.joint for t in coupling.terms))
    yield Recipe(LinkedJointsItem, coupling.name, (coupling.name, coupled, _equality, around.theme))


def _of_clutch(clutch: Clutch, around: Neighbours) -> Iterator[Recipe]:
    joints = around.once(joints_by_name)
    linked = joints[clutch.joint_a], joints[clutch.joint_b]
    yield Recipe(LinkedJointsItem, clutch.name, (clutch.name, linked, _plates, around.theme))


RECIPES = {Gear: _of_mesh, RackPinion: _of_mesh, LinearCoupling: _of_linear, Clutch: _of_clutch}
