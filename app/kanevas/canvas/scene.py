"""Which items a model has on the canvas."""

from collections.abc import Iterator

import numpy as np

from kane.model import Model
from kanevas.canvas.body_item import BodyItem, MassCentreItem
from kanevas.canvas.bushing_item import BushingItem
from kanevas.canvas.drag_item import DragItem
from kanevas.canvas.geometry import Array
from kanevas.canvas.item import Item
from kanevas.canvas.joint_item import JointItem
from kanevas.canvas.label_item import LabelItem
from kanevas.canvas.load_item import ForceItem, TorqueItem
from kanevas.canvas.spring_item import SpringItem
from kanevas.theme import Theme, body_color
from kanevas.varying_loads import strengths


def items(model: Model, theme: Theme) -> Iterator[Item]:
    """Yield the items of all elements of a model."""
    turned = {torque.body for torque in model.torques}
    for i, body in enumerate(model.bodies):
        yield BodyItem(body, i, _joint_points(model, body.name), body_color(model, i), theme)
        yield MassCentreItem(body, i, theme)
        forces = [force for force in model.forces if force.body == body.name]
        yield LabelItem(body, i, forces, body.name in turned, theme)
    for joint in model.joints:
        yield JointItem(joint, theme)
    for spring in model.springs:
        yield SpringItem(spring, theme)
    for bushing in model.bushings:
        yield BushingItem(bushing, theme)
    yield from _load_items(model, theme)


def _joint_points(model: Model, name: str) -> list[Array]:
    ends = [end for joint in model.joints for end in joint.ends()]
    return [np.array(point) for body, point in ends if body == name]


def _load_items(model: Model, theme: Theme) -> Iterator[Item]:
    index = {body.name: i for i, body in enumerate(model.bodies)}
    sizes = strengths(force.force for force in model.forces)
    for force, strength in zip(model.forces, sizes, strict=True):
        yield ForceItem(force, index[force.body], strength, theme)
    sizes = strengths(torque.torque for torque in model.torques)
    for torque, strength in zip(model.torques, sizes, strict=True):
        yield TorqueItem(torque, index[torque.body], strength, theme)
    for drag in model.drags:
        yield DragItem(drag, theme)
