"""What the solids of an element may depend on besides the element."""

import math
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, TypeVar

import numpy as np
from PySide6.QtGui import QColor

from kane.elements.shapes import Capsule, Rod
from kane.fields import GROUND, Vector
from kane.model import Joint, Model, with_ends
from kane.model.poses import Poses, initial_poses
from kane.reading.hollow import hollow_bodies
from kane.reading.vertical import vertical
from kanevas.look.crowding import spacing
from kanevas.look.reach import NARROWEST, within_reach
from kanevas.look.theme import Theme, body_color
from kanevas.view3d import mesh_in_axes as form
from kanevas.view3d import signs
from kanevas.view3d.hollow_forms import of_hollow
from kanevas.view3d.mesh_in_axes import MeshInAxes
from kanevas.view3d.meshes import Array
from kanevas.view3d.moving import AnySolid

T = TypeVar("T")

# Sizes of signs, as parts of the size of the model.
JOINT_RADIUS = 0.011
FEW = 10.0  # times the room that each sign has, instead of the size of the model
# Steps of the size of a model, to a factor of two.
STEPS = 16
# A pin must stand out of the bars that it joins.
PIN_OVER_ROD = 1.2


class Site:
    """A model as its signs are put up in space, seen from a work plane.

    Attributes:
        model: the model.
        axes: directions of the plane to the right, up and towards the viewer, as rows.
        theme: the colours.
        up: direction against which supports stand.
        poses: where the bodies stand at first.
        size: of the model [m].
        forms: the shapes of the bodies in their axes, or what stands for them.

    """

    def __init__(self, model: Model, axes: Array, theme: Theme) -> None:
        self.model, self.axes, self.theme = model, axes, theme
        self.up = np.array(vertical(model))
        self.poses = initial_poses(model)
        self.size = size_of_signs(model, self.poses)
        hollow = hollow_bodies(model)
        self.forms = [self._body_forms(i, hollow) for i in range(len(model.bodies))]
        self._index = {body.name: i for i, body in enumerate(model.bodies)}
        self._known: dict[Callable[[Site], Any], Any] = {}

    def once(self, make: Callable[["Site"], T]) -> T:
        """Return what a function makes of the site, worked out once for all elements."""
        if make not in self._known:
            self._known[make] = make(self)
        known: T = self._known[make]
        return known

    @cached_property
    def joints(self) -> dict[str, Joint]:
        """The joints of the model by their names."""
        return {joint.name: joint for joint in self.model.joints}

    @cached_property
    def let_go(self) -> frozenset[str]:
        """Names of the joints that releases may let go."""
        return frozenset(release.joint for release in self.model.releases)

    @cached_property
    def colors(self) -> list[QColor]:
        """The colours of the bodies."""
        return [body_color(self.model, i) for i in range(len(self.model.bodies))]

    def body(self, name: str) -> Any:
        """Return a body by its name."""
        return self.model.bodies[self._index[name]]

    def color_of(self, body: str) -> QColor:
        """Return the colour of a body or the ground."""
        return self.theme.ground if body == GROUND else self.colors[self._index[body]]

    def joint_radius(self, joint: Joint) -> float:
        """Return the radius of the sign of a joint [m]."""
        rods = max(self._rod_radius(*end) for end in joint.ends())
        return max(JOINT_RADIUS * self.size, PIN_OVER_ROD * rods)

    def _rod_radius(self, name: str, point: Vector) -> float:
        """Return the radius of the thickest bar of a body that ends at a point."""
        shapes = self.body(name).shapes if name in self._index else ()
        return max(
            (s.radius for s in shapes if isinstance(s, Rod | Capsule) and _ends_at(s, point)),
            default=0.0,
        )

    def _body_forms(self, index: int, hollow: frozenset[str]) -> list[MeshInAxes]:
        body = self.model.bodies[index]
        if body.shapes:
            of_shape = of_hollow if body.name in hollow else form.of_shape
            return [of_shape(shape) for shape in body.shapes]
        center = np.array(body.mass_properties().center)
        forms = [signs.ball(1.6 * JOINT_RADIUS * self.size).moved(np.eye(3), center)]
        for joint in self.model.joints:
            for name, point in joint.ends():
                if name == body.name and math.dist(center, point) > 0:
                    radius = 0.4 * JOINT_RADIUS * self.size
                    forms.append(signs.line(center, np.array(point), radius))
        return forms


SolidsOf = Callable[[Any, Site], Iterator[AnySolid]]
"""Yields the solids of an element. A module of the room has them, by types, in one of the tables
``SOLIDS``; ``LOADS`` and ``MARKS`` are never covered, and loads leave way to arrows of a run."""


def extent(model: Model, poses: Poses) -> float:
    """Return the size of a model: the diagonal of the box around its bodies and points [m].

    It goes in steps of a few per cent, so that not all signs change with each small edit.
    """
    clouds = [poses.position]
    for i, body in enumerate(model.bodies):
        clouds += [
            form.of_shape(shape).corners() @ poses.rotation[i].T + poses.position[i]
            for shape in body.shapes
        ]
    for _, element in with_ends(model):
        clouds += [poses.point(*end)[None] for end in element.ends()]
    cloud = within_reach(np.concatenate(clouds))
    size = math.hypot(*np.ptp(cloud, axis=0)) if len(cloud) else 0.0
    return _stepped(size) if size > NARROWEST else 1.0


def size_of_signs(model: Model, poses: Poses) -> float:
    """Return the size of a model by which its signs are drawn: smaller where they crowd [m]."""
    spots = [poses.point(*joint.ends()[-1])[None] for joint in model.joints]
    room = FEW * spacing(np.concatenate([poses.position, *spots]))
    size = extent(model, poses)
    return _stepped(room) if NARROWEST < room < size else size


def _stepped(size: float) -> float:
    return float(2.0 ** (round(STEPS * math.log2(size)) / STEPS))


def _ends_at(rod: Rod | Capsule, point: Vector) -> bool:
    return min(math.dist(rod.start, point), math.dist(rod.end, point)) <= 2 * rod.radius
