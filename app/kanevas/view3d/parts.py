"""Which solids a model has in the 3D view, and how large its signs are."""

import math
from collections.abc import Iterator

import numpy as np

from kane.elements.bushing import Bushing
from kane.elements.loads import Force, Torque
from kane.elements.shapes import Capsule, Rod
from kane.elements.spring import Spring
from kane.fields import GROUND, Vector
from kane.model import Joint, Model
from kane.model.poses import Poses, initial_poses
from kanevas.theme import Theme, body_color
from kanevas.varying_loads import drawn
from kanevas.view3d import meshes, signs
from kanevas.view3d.joint_parts import JointParts
from kanevas.view3d.meshes import Array, Mesh
from kanevas.view3d.moving import (
    At,
    LinkSolid,
    OnBody,
    OnGround,
    OnPoint,
    Solid,
    SpringSolid,
    StretchedSolid,
)

# Sizes of signs, as parts of the size of the model.
JOINT_RADIUS = 0.011
SPRING_RADIUS = 0.02
FORCE_LENGTH = 0.17
TORQUE_RADIUS = 0.06
# A pin must stand out of the bars that it joins.
PIN_OVER_ROD = 1.2


class Parts:
    """The solids of one model, seen from a work plane.

    Args:
        model: the model.
        axes: directions of the plane to the right, up and towards the viewer, as rows.
        theme: the colours.

    """

    def __init__(self, model: Model, axes: Array, theme: Theme) -> None:
        self._model = model
        self._axes = axes
        self._theme = theme
        self._poses = initial_poses(model)
        self._index = {body.name: i for i, body in enumerate(model.bodies)}
        self._size = extent(model, self._poses)
        self._meshes = [self._body_mesh(i) for i in range(len(model.bodies))]

    def mechanism(self) -> Iterator[Solid | StretchedSolid]:
        """Yield bodies, joints, springs and bushings."""
        colors = [body_color(self._model, i) for i in range(len(self._model.bodies))]
        for i, body in enumerate(self._model.bodies):
            yield Solid(body.name, self._meshes[i], colors[i], OnBody(i))
        joints = JointParts(self._poses, self._meshes, colors, self._axes, self._theme)
        for joint in self._model.joints:
            yield from joints.solids(joint, self._joint_radius(joint))
        for spring in self._model.springs:
            yield SpringSolid(spring, self._poses, SPRING_RADIUS * self._size, self._theme.spring)
            yield from self._anchors(spring)
        for bushing in self._model.bushings:
            yield from self._bushing(bushing)

    def loads(self) -> Iterator[Solid]:
        """Yield forces and torques."""
        for force in self._model.forces:
            mesh = signs.arrow(np.array(drawn(force.force)), FORCE_LENGTH * self._size)
            yield self._load(force, mesh, force.point)
        for torque in self._model.torques:
            mesh = signs.turning_arrow(np.array(drawn(torque.torque)), TORQUE_RADIUS * self._size)
            yield self._load(torque, mesh, (0.0, 0.0, 0.0))

    def _body_mesh(self, index: int) -> Mesh:
        body = self._model.bodies[index]
        if body.shapes:
            return meshes.joined([meshes.of_shape(shape) for shape in body.shapes])
        parts = [signs.ball(1.6 * JOINT_RADIUS * self._size)]
        for joint in self._model.joints:
            for name, point in joint.ends():
                if name == body.name and any(point):
                    line = np.linspace((0.0, 0.0, 0.0), point, 2)
                    parts.append(meshes.tube(line, 0.4 * JOINT_RADIUS * self._size))
        return meshes.joined(parts)

    def _joint_radius(self, joint: Joint) -> float:
        rods = max(self._rod_radius(*end) for end in joint.ends())
        return max(JOINT_RADIUS * self._size, PIN_OVER_ROD * rods)

    def _rod_radius(self, name: str, point: Vector) -> float:
        """Return the radius of the thickest bar of a body that ends at a point."""
        shapes = self._model.bodies[self._index[name]].shapes if name in self._index else ()
        return max(
            (s.radius for s in shapes if isinstance(s, Rod | Capsule) and _ends_at(s, point)),
            default=0.0,
        )

    def _anchors(self, spring: Spring) -> Iterator[Solid]:
        ends = spring.ends()
        a, b = (self._poses.point(*end) for end in ends)
        radius = 1.4 * SPRING_RADIUS * self._size
        plate = meshes.cylinder(0.3 * radius, radius)
        for body, point in ends:
            if body == GROUND:
                mesh = plate.moved(meshes.frame(b - a), np.array(point))
                yield Solid(spring.name, mesh, self._theme.ground, OnGround())

    def _bushing(self, bushing: Bushing) -> Iterator[Solid | StretchedSolid]:
        radius, color = SPRING_RADIUS * self._size, self._theme.spring
        cushion = signs.cushion(radius, np.array(bushing.axis_a))
        end = At(bushing.body_b, np.array(bushing.point_b), bushing.body_a)
        yield Solid(bushing.name, cushion, color, end)
        yield LinkSolid(bushing, self._poses, 0.4 * radius, color)

    def _load(self, load: Force | Torque, mesh: Mesh, point: Vector) -> Solid:
        color = self._theme.force if isinstance(load, Force) else self._theme.torque
        index = self._index[load.body]
        if load.axes == "body":
            return Solid(load.name, mesh.moved(np.eye(3), np.array(point)), color, OnBody(index))
        return Solid(load.name, mesh, color, OnPoint(index, np.array(point)))


def extent(model: Model, poses: Poses) -> float:
    """Return the size of a model: the diagonal of the box around its bodies and points [m]."""
    points = [*poses.position]
    for i, body in enumerate(model.bodies):
        for shape in body.shapes:
            points += [*(meshes.of_shape(shape).vertices @ poses.rotation[i].T + poses.position[i])]
    for element in (*model.joints, *model.springs, *model.bushings):
        points += [poses.point(*end) for end in element.ends()]
    return float(math.hypot(*np.ptp(points, axis=0))) or 1.0 if points else 1.0


def _ends_at(rod: Rod | Capsule, point: Vector) -> bool:
    return min(math.dist(rod.start, point), math.dist(rod.end, point)) <= 2 * rod.radius
