"""Which solids a model has in the 3D view, and how large its signs are."""

import math
from collections.abc import Iterator

import numpy as np

from kane.elements.loads import Force, Torque
from kane.elements.shapes import Rod
from kane.elements.spring import Spring
from kane.fields import GROUND, Vector
from kane.model import Joint, Model
from kane.model.poses import Poses, initial_poses
from kanevas.theme import Theme, body_color
from kanevas.view3d import meshes, signs
from kanevas.view3d.meshes import Array, Mesh
from kanevas.view3d.moving import OnBody, OnGround, OnPoint, Solid, SpringSolid

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

    def mechanism(self) -> Iterator[Solid | SpringSolid]:
        """Yield bodies, joints and springs."""
        for i, body in enumerate(self._model.bodies):
            yield Solid(body.name, self._meshes[i], body_color(self._model, i), OnBody(i))
        for joint in self._model.joints:
            yield self._pin(joint)
        for spring in self._model.springs:
            yield SpringSolid(spring, self._poses, SPRING_RADIUS * self._size, self._theme.spring)
            yield from self._anchors(spring)

    def loads(self) -> Iterator[Solid]:
        """Yield forces and torques."""
        for force in self._model.forces:
            mesh = signs.arrow(np.array(force.force), FORCE_LENGTH * self._size)
            yield self._load(force, mesh, force.point)
        for torque in self._model.torques:
            mesh = signs.turning_arrow(np.array(torque.torque), TORQUE_RADIUS * self._size)
            yield self._load(torque, mesh, (0.0, 0.0, 0.0))

    def _body_mesh(self, index: int) -> Mesh:
        body = self._model.bodies[index]
        if body.shapes:
            return meshes.joined([meshes.of_shape(shape) for shape in body.shapes])
        parts = [signs.ball(1.6 * JOINT_RADIUS * self._size)]
        for joint in self._model.joints:
            for name, point in ((joint.body_a, joint.point_a), (joint.body_b, joint.point_b)):
                if name == body.name and any(point):
                    line = np.linspace((0.0, 0.0, 0.0), point, 2)
                    parts.append(meshes.tube(line, 0.4 * JOINT_RADIUS * self._size))
        return meshes.joined(parts)

    def _pin(self, joint: Joint) -> Solid:
        first, second = (joint.body_a, joint.point_a), (joint.body_b, joint.point_b)
        if joint.body_b == GROUND:
            first, second = second, first
        rods = max(self._rod_radius(*first), self._rod_radius(*second))
        radius = max(JOINT_RADIUS * self._size, PIN_OVER_ROD * rods)
        parts = [signs.ball(radius), *self._shafts(first, second[0], radius)]
        body, point = first
        at = np.array(point)
        if body == GROUND:
            mesh = meshes.joined([*parts, signs.support(radius, self._axes[1])])
            return Solid(joint.name, mesh.moved(np.eye(3), at), self._theme.ground, OnGround())
        mesh = meshes.joined(parts).moved(np.eye(3), at)
        return Solid(joint.name, mesh, self._theme.joint, OnBody(self._index[body]))

    def _shafts(self, end: tuple[str, Vector], other: str, radius: float) -> Iterator[Mesh]:
        """Yield the bolts from a pin to those of its bodies that lie in front of it or behind."""
        name, point = end
        here = self._axes[2] @ self._poses.point(name, point)
        turn = np.eye(3) if name == GROUND else self._poses.rotation[self._index[name]]
        for body in {name, other} - {GROUND}:
            i = self._index[body]
            seen = self._meshes[i].vertices @ self._poses.rotation[i].T + self._poses.position[i]
            depths = seen @ self._axes[2] - here
            if depths.min() > 0 or depths.max() < 0:
                reach = depths.max() if depths.min() > 0 else depths.min()
                line = np.linspace(np.zeros(3), turn.T @ self._axes[2] * reach, 2)
                yield meshes.tube(line, 0.6 * radius, sides=16)

    def _rod_radius(self, name: str, point: Vector) -> float:
        """Return the radius of the thickest bar of a body that ends at a point."""
        shapes = self._model.bodies[self._index[name]].shapes if name in self._index else ()
        return max(
            (s.radius for s in shapes if isinstance(s, Rod) and _ends_at(s, point)), default=0.0
        )

    def _anchors(self, spring: Spring) -> Iterator[Solid]:
        ends = (spring.body_a, spring.point_a), (spring.body_b, spring.point_b)
        a, b = (self._poses.point(*end) for end in ends)
        radius = 1.4 * SPRING_RADIUS * self._size
        plate = meshes.cylinder(0.3 * radius, radius)
        for body, point in ends:
            if body == GROUND:
                mesh = plate.moved(meshes.frame(b - a), np.array(point))
                yield Solid(spring.name, mesh, self._theme.ground, OnGround())

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
    for element in (*model.joints, *model.springs):
        points.append(poses.point(element.body_a, element.point_a))
        points.append(poses.point(element.body_b, element.point_b))
    return float(math.hypot(*np.ptp(points, axis=0))) or 1.0 if points else 1.0


def _ends_at(rod: Rod, point: Vector) -> bool:
    return min(math.dist(rod.start, point), math.dist(rod.end, point)) <= 2 * rod.radius
