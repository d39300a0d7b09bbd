"""Handles at the tips of the arrows of forces and torques."""

import math
from collections.abc import Iterator

import numpy as np

from kane.elements.loads import Force, Torque
from kane.fields import Vector
from kane.model import Model
from kanevas.drawing.load_sizes import ARC_SWEEP, arrow_length, shrunk, strongest_force
from kanevas.drawing.strokes import to_screen
from kanevas.edits.loading import is_constant, with_force, with_torque
from kanevas.hand.handles.handle import Aim, Handle, Sight
from kanevas.hand.handles.pulling import PulledArc, way_from
from kanevas.hand.handles.words import number, tr

FIRST_FORCE, FIRST_TORQUE = 10.0, 1.0  # N and N m of an arrow of full length, from nothing
ZERO = 12.0  # pixels within which a pull gives zero
RADIUS = 40.0  # outside the arc that is the torque's sign


def load_handles(sight: Sight, load: Force | Torque) -> Iterator[Handle]:
    """Yield the tip of a load that has numbers alone and is seen across the plane."""
    if is_constant(load):
        yield _force(sight, load) if isinstance(load, Force) else _torque(sight, load)


def _in_ground(sight: Sight, load: Force | Torque) -> Vector:
    vector = load.force if isinstance(load, Force) else load.torque
    x, y, z = (float(component) for component in vector)
    if load.axes != "ground":
        x, y, z = sight.poses.turned(load.body, (x, y, z)).tolist()
    return x, y, z


def _force(sight: Sight, force: Force) -> Handle:
    camera, normal = sight.camera, sight.camera.axes[2]
    vector = _in_ground(sight, force)
    flat, whole = camera.axes[:2] @ np.array(vector), math.hypot(*vector)
    size = math.hypot(*flat)
    anchor = sight.poses.point(force.body, force.point)
    foot = camera.to_view(anchor)
    length = arrow_length(whole / (strongest_force(sight.model) or 1.0), camera.signs)
    per_pixel = (whole or FIRST_FORCE) / length
    direction = to_screen(flat / size) if size else np.array([0.0, 1.0])
    reach = size / per_pixel if whole else length
    tip = foot + direction * max(reach, ZERO)

    def pull(model: Model, aim: Aim) -> Model:
        away = way_from(foot, camera, aim)
        if math.hypot(*away) < ZERO:
            away = np.zeros(2)
        return with_force(model, force.name, away * per_pixel @ camera.axes[:2], normal)

    return Handle(
        key="force",
        at=tip,
        pull=pull,
        text=tr("Change {}").format(force.name),
        hint=tr("Drag the tip: size and direction of the force"),
        label=number(size, "N", sight.units),
        look="round",
        tone="force",
        guides=(anchor,),
    )


def _torque(sight: Sight, torque: Torque) -> Handle:
    camera, normal = sight.camera, sight.camera.axes[2]
    size = float(normal @ np.array(_in_ground(sight, torque)))
    i = sight.poses.names.index(torque.body)
    center = sight.model.bodies[i].mass_properties().center
    middle = camera.to_view(sight.poses.point(torque.body, center))
    # The handle goes once around for the torque as it is, on the way of the sign's arc.
    sweep = math.copysign(ARC_SWEEP, size) if size else 0.0
    sign = PulledArc(middle, RADIUS * shrunk(camera.signs), math.pi / 2 - sweep / 2, sweep)
    per_radian = abs(size or FIRST_TORQUE) / ARC_SWEEP

    def pull(model: Model, aim: Aim) -> Model:
        turn = sign.pulled(camera, aim, ZERO)
        return with_torque(model, torque.name, turn * per_radian, normal)

    return Handle(
        key="torque",
        at=sign.end,
        pull=pull,
        text=tr("Change {}").format(torque.name),
        hint=tr("Drag around the arc: size and sense of the torque"),
        label=number(size, "N m", sight.units),
        look="ring",
        tone="torque",
        lines=(sign.line,) if sweep else (),
    )
