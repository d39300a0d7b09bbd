"""Which solids a model has in the 3D view, and how large its signs are."""

import math
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from kane.elements.body import has_ellipsoid
from kane.elements.bushing import Bushing
from kane.elements.couplings import LinearCoupling
from kane.elements.drivers import PointDriver
from kane.elements.gravitation import Gravitation
from kane.elements.loads import Force, Torque
from kane.elements.mass_properties import equivalent_ellipsoid
from kane.elements.on_joint import OnJoint
from kane.elements.shapes import Capsule, Rod
from kane.elements.spring import Spring
from kane.fields import GROUND, Vector
from kane.model import Joint, Model, with_ends
from kane.model.attraction import attracted
from kane.model.poses import Poses, initial_poses
from kane.reading.at_start import direction_at_start
from kane.reading.meshing import teeth
from kane.reading.vertical import vertical
from kanevas.edits.drawing import vector
from kanevas.look.crowding import spacing
from kanevas.look.reach import NARROWEST, within_reach
from kanevas.look.theme import Theme, body_color
from kanevas.view3d import mesh_in_axes as form
from kanevas.view3d import meshes, signs
from kanevas.view3d.joint_parts import JointParts
from kanevas.view3d.link_parts import link_solids
from kanevas.view3d.mesh_in_axes import MeshInAxes
from kanevas.view3d.meshes import Array
from kanevas.view3d.moving import (
    ON_GROUND,
    Carrier,
    Solid,
    StretchedSolid,
    link_solid,
    on_body,
    on_point,
    spring_solid,
)
from kanevas.view3d.on_joint_parts import OnJointParts

# Sizes of signs, as parts of the size of the model, or of so many times the room that each has.
FEW = 10.0
JOINT_RADIUS = 0.011
SPRING_RADIUS = 0.02
FORCE_LENGTH = 0.17
TORQUE_RADIUS = 0.06
DRIVER_LENGTH = 0.1
POINT_RADIUS = 0.009
RULER_RADIUS = 0.003
ELLIPSOID_LINE = 0.0022
DRAG_HEIGHT = 0.06
GRAVITATION_RADIUS = 0.003
# Half the thickness of a line between coupled joints, in radii of their signs.
LINE = 0.35
# Steps of the size of a model, to a factor of two.
STEPS = 16
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
        self._up = np.array(vertical(model))
        self._poses = initial_poses(model)
        self._index = {body.name: i for i, body in enumerate(model.bodies)}
        self._size = size_of_signs(model, self._poses)
        self._forms = [self._body_forms(i) for i in range(len(model.bodies))]

    def mechanism(self) -> Iterator[Solid | StretchedSolid]:
        """Yield bodies, joints, what acts in them, springs, bushings and gravitation."""
        yield from self.bodies()
        colors = [body_color(self._model, i) for i in range(len(self._model.bodies))]
        joints = JointParts(self._poses, self._forms, colors, self._axes, self._up, self._theme)
        for joint in self._model.joints:
            yield from joints.solids(joint, self._joint_radius(joint))
        yield from self._on_joints()
        yield from self._couplings()
        yield from link_solids(self._model, self._size, self._theme)
        for spring in self._model.springs:
            radius, color = SPRING_RADIUS * self._size, self._theme.spring
            yield spring_solid(spring.name, spring.ends(), self._poses, radius, color)
            yield from self._anchors(spring)
        for bushing in self._model.bushings:
            yield from self._bushing(bushing)
        for gravitation in self._model.gravitations:
            yield from self._gravitation(gravitation)

    def bodies(self) -> Iterator[Solid]:
        """Yield the shapes of the bodies."""
        for i, body in enumerate(self._model.bodies):
            color = body_color(self._model, i)
            for part in self._forms[i]:
                yield Solid(body.name, part, color, on_body(body.name))

    def ellipsoids(self) -> Iterator[Solid]:
        """Yield the inertia ellipsoids, each as three rings in its planes of symmetry."""
        for i, body in enumerate(self._model.bodies):
            if has_ellipsoid(body):
                properties = body.mass_properties()
                axes, rotation = equivalent_ellipsoid(properties)
                rings = meshes.ellipsoid_rings(axes, ELLIPSOID_LINE * self._size)
                color = self._theme.outline(body_color(self._model, i))
                ellipsoid = MeshInAxes(rings, turn=rotation, offset=np.array(properties.center))
                yield Solid(body.name, ellipsoid, color, on_body(body.name))

    def loads(self) -> Iterator[Solid]:
        """Yield forces, torques, drag, and the arrows of driven points."""
        for force in self._model.forces:
            direction = np.array(direction_at_start(self._model, force.force))
            arrow = signs.arrow(direction, FORCE_LENGTH * self._size)
            yield self._load(force, arrow, force.point)
        for torque in self._model.torques:
            direction = np.array(direction_at_start(self._model, torque.torque))
            arrow = signs.turning_arrow(direction, TORQUE_RADIUS * self._size)
            body = self._model.bodies[self._index[torque.body]]
            yield self._load(torque, arrow, body.mass_properties().center)
        for drag in self._model.drags:
            canopy = signs.parachute(DRAG_HEIGHT * self._size, self._up)
            yield Solid(drag.name, canopy, self._theme.force, on_point(drag.body, drag.point))
        for driver in self._model.drivers:
            if isinstance(driver, PointDriver):
                yield from self._driven_point(driver)

    def marks(self) -> Iterator[Solid | StretchedSolid]:
        """Yield measure points and rulers."""
        ball = signs.ball(POINT_RADIUS * self._size)
        for mark in self._model.points:
            yield Solid(mark.name, ball, self._theme.ink, on_point(mark.body, mark.point))
        for ruler in self._model.rulers:
            radius = RULER_RADIUS * self._size
            yield link_solid(ruler.name, ruler.ends(), radius, self._theme.muted)

    def _driven_point(self, driver: PointDriver) -> Iterator[Solid]:
        driven = np.eye(3)[[law is not None for law in driver.law]]
        arrows = [signs.arrow(axis, DRIVER_LENGTH * self._size) for axis in driven]
        carrier = on_point(driver.body, driver.point)
        for sign in (signs.ball(JOINT_RADIUS * self._size), *arrows):
            yield Solid(driver.name, sign, self._theme.joint, carrier)

    def _on_joints(self) -> Iterator[Solid]:
        """Yield springs, drivers and locks in joints."""
        joints = {joint.name: joint for joint in self._model.joints}
        parts = OnJointParts(self._poses, self._axes, self._theme)
        for element in (*self._model.drivers, *self._model.locks, *self._model.joint_springs):
            if isinstance(element, OnJoint):
                joint = joints[element.joint]
                yield parts.solid(element, joint, self._joint_radius(joint))

    def _couplings(self) -> Iterator[Solid | StretchedSolid]:
        radius, color = JOINT_RADIUS * self._size, self._theme.joint
        joints = {joint.name: joint for joint in self._model.joints}
        for coupling in self._model.couplings:
            if isinstance(coupling, LinearCoupling):
                names = dict.fromkeys(term.joint for term in coupling.terms)
                ends = [joints[name].ends()[-1] for name in names]
                for pair in pairwise(ends):
                    yield link_solid(coupling.name, pair, LINE * radius, color)
        for name, rows in teeth(self._model).items():
            for row in rows:
                rim = meshes.rim(row.outline, row.back, row.axis, 2 * radius, row.closed)
                yield self._of_body(name, row.body, MeshInAxes(rim))

    def _of_body(self, name: str, body: str, part: MeshInAxes) -> Solid:
        """Return a solid that is a part of a body, and has its colour."""
        if body == GROUND:
            return Solid(name, part, self._theme.ground, ON_GROUND)
        return Solid(name, part, body_color(self._model, self._index[body]), on_body(body))

    def _body_forms(self, index: int) -> list[MeshInAxes]:
        body = self._model.bodies[index]
        if body.shapes:
            return [form.of_shape(shape) for shape in body.shapes]
        center = np.array(body.mass_properties().center)
        forms = [signs.ball(1.6 * JOINT_RADIUS * self._size).moved(np.eye(3), center)]
        for joint in self._model.joints:
            for name, point in joint.ends():
                if name == body.name and math.dist(center, point) > 0:
                    radius = 0.4 * JOINT_RADIUS * self._size
                    forms.append(signs.line(center, np.array(point), radius))
        return forms

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
        size = np.array([radius, radius, 0.3 * radius])
        for body, point in ends:
            if body == GROUND:
                plate = MeshInAxes(form.drum(), size, meshes.frame(b - a), np.array(point))
                yield Solid(spring.name, plate, self._theme.ground, ON_GROUND)

    def _bushing(self, bushing: Bushing) -> Iterator[Solid | StretchedSolid]:
        radius, color = SPRING_RADIUS * self._size, self._theme.spring
        cushion = signs.cushion(radius, np.array(bushing.axis_a))
        end = Carrier(bushing.body_b, np.array(bushing.point_b), bushing.body_a)
        yield Solid(bushing.name, cushion, color, end)
        yield link_solid(bushing.name, bushing.ends(), 0.4 * radius, color)

    def _gravitation(self, gravitation: Gravitation) -> Iterator[StretchedSolid]:
        """Yield thin lines from the heaviest body to the others."""
        radius, color = GRAVITATION_RADIUS * self._size, self._theme.force
        ends = [(name, vector(center)) for name, center in attracted(self._model, gravitation)]
        for other in ends[1:]:
            yield link_solid(gravitation.name, (ends[0], other), radius, color)

    def _load(self, load: Force | Torque, sign: MeshInAxes, point: Vector | Array) -> Solid:
        color = self._theme.force if isinstance(load, Force) else self._theme.torque
        if load.axes == "body":
            placed = sign.moved(np.eye(3), np.array(point))
            return Solid(load.name, placed, color, on_body(load.body))
        return Solid(load.name, sign, color, on_point(load.body, point))


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
