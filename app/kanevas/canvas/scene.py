"""Which items a model has on the canvas."""

import math
from collections.abc import Iterator

import numpy as np

from kane.elements.body import has_ellipsoid
from kane.elements.couplings import LinearCoupling
from kane.elements.drivers import DistanceDriver, PointDriver
from kane.elements.on_joint import OnJoint
from kane.model import Model
from kane.model.at_start import at_start, direction_at_start
from kane.model.meshing import teeth
from kanevas.canvas.body_item import BodyItem, MassCentreItem, ParticleItem
from kanevas.canvas.bushing_item import BushingItem
from kanevas.canvas.coupling_item import LinearCouplingItem, MeshItem
from kanevas.canvas.drag_item import DragItem
from kanevas.canvas.driver_item import DistanceDriverItem, PointDriverItem
from kanevas.canvas.ellipsoid_item import EllipsoidItem
from kanevas.canvas.geometry import Array
from kanevas.canvas.item import Item
from kanevas.canvas.joint_item import JointItem
from kanevas.canvas.label_item import LabelItem
from kanevas.canvas.load_item import ForceItem, TorqueItem
from kanevas.canvas.on_joint_item import OnJointItem
from kanevas.canvas.spring_item import SpringItem
from kanevas.theme import Theme, body_color


def items(model: Model, theme: Theme) -> Iterator[Item]:
    """Yield the items of all elements of a model that are not hidden."""
    hidden = frozenset(model.hidden)
    return (item for item in _all_items(model, theme) if item.name not in hidden)


def _all_items(model: Model, theme: Theme) -> Iterator[Item]:
    busy = {torque.body for torque in model.torques} | set(_with_signs_at_centre(model))
    for i, body in enumerate(model.bodies):
        color = body_color(model, i)
        yield BodyItem(body, i, _joint_points(model, body.name), color, theme)
        if body.particle and not body.shapes:
            yield ParticleItem(body, color, theme)
        else:
            yield MassCentreItem(body, theme)
        if has_ellipsoid(body):
            yield EllipsoidItem(body, i, color, theme)
        forces = [
            (force, direction_at_start(model, force.force))
            for force in model.forces
            if force.body == body.name
        ]
        yield LabelItem(body, i, forces, body.name in busy, theme)
    for joint in model.joints:
        yield JointItem(joint, theme)
    yield from _coordinate_items(model, theme)
    for spring in model.springs:
        yield SpringItem(spring, theme)
    for bushing in model.bushings:
        yield BushingItem(bushing, theme)
    yield from _load_items(model, theme)


def _joint_points(model: Model, name: str) -> list[Array]:
    ends = [end for joint in model.joints for end in joint.ends()]
    return [np.array(point) for body, point in ends if body == name]


def _with_signs_at_centre(model: Model) -> Iterator[str]:
    """Yield the bodies at whose mass centre a joint has a driver or a lock."""
    centers = {body.name: body.mass_properties().center for body in model.bodies}
    busy = {e.joint for e in (*model.drivers, *model.locks) if isinstance(e, OnJoint)}
    for joint in model.joints:
        for body, point in joint.ends():
            if joint.name in busy and body in centers and math.dist(point, centers[body]) == 0:
                yield body


def _coordinate_items(model: Model, theme: Theme) -> Iterator[Item]:
    """Yield what acts on the coordinates of joints and on points."""
    joints = {joint.name: joint for joint in model.joints}
    for coupling in model.couplings:
        if isinstance(coupling, LinearCoupling):
            yield LinearCouplingItem(model, coupling, theme)
    for name, rows in teeth(model).items():
        yield MeshItem(name, rows, theme)
    for element in (*model.drivers, *model.locks, *model.joint_springs):
        match element:
            case DistanceDriver():
                yield DistanceDriverItem(element, theme)
            case PointDriver():
                yield PointDriverItem(element, theme)
            case _:
                yield OnJointItem(element, joints[element.joint], theme)


def _load_items(model: Model, theme: Theme) -> Iterator[Item]:
    index = {body.name: i for i, body in enumerate(model.bodies)}
    sizes = [math.hypot(*at_start(model, force.force)) for force in model.forces]
    for force, size in zip(model.forces, sizes, strict=True):
        direction = direction_at_start(model, force.force)
        strength = size / (max(sizes) or 1.0)
        yield ForceItem(force, direction, index[force.body], strength, theme)
    sizes = [math.hypot(*at_start(model, torque.torque)) for torque in model.torques]
    for torque, size in zip(model.torques, sizes, strict=True):
        direction = direction_at_start(model, torque.torque)
        i, strength = index[torque.body], size / (max(sizes) or 1.0)
        yield TorqueItem(torque, direction, model.bodies[i], i, strength, theme)
    for drag in model.drags:
        yield DragItem(drag, theme)
