"""Handles of the velocity of a body, and of its angular velocity about the plane's normal."""

import math
from collections.abc import Iterator

import numpy as np

from kane.elements.body import Body
from kane.model import Model
from kanevas.drawing.strokes import to_screen
from kanevas.edits.loading import with_spin, with_velocity
from kanevas.hand.handles.handle import Aim, Handle, Sight
from kanevas.hand.handles.pulling import PulledArc, way_from
from kanevas.hand.handles.words import number, tr
from kanevas.units.lengths import nice_step

START = 26.0  # pixels from the origin of the body at which the arrow begins
RING = 46.0  # radius of the arc of the angular velocity
ZERO = 5.0  # pixels within which a pull gives zero
FALL = 100.0  # pixels that a body falls in a blink of the drawing
LONGEST = 0.4  # of the smaller side of the canvas
STANDARD_GRAVITY = 9.81


def blink_of(sight: Sight, body: Body) -> float:
    """Return a time in which arrows of the present speeds have a length that can be seen.

    It is the time in which a body falls over a handbreadth of the drawing, or less for what is
    faster than the canvas is wide.
    """
    if sight.blink:
        return sight.blink
    blink = nice_step(math.sqrt(2 * FALL / sight.camera.scale / STANDARD_GRAVITY) / 2)
    speed = math.hypot(*(sight.camera.axes[:2] @ np.array(body.velocity)))
    while speed * blink * sight.camera.scale > LONGEST * min(sight.camera.size):
        blink /= 10
    return blink


def speed_handles(sight: Sight, body: Body) -> Iterator[Handle]:
    """Yield the tip of the velocity arrow, and the end of the arc of the angular velocity."""
    yield _velocity(sight, body)
    if not body.particle:
        yield _spin(sight, body)


def _velocity(sight: Sight, body: Body) -> Handle:
    camera, normal = sight.camera, sight.camera.axes[2]
    per_metre_second = camera.scale * blink_of(sight, body)
    origin = camera.to_view(np.array(body.position))
    flat = camera.axes[:2] @ np.array(body.velocity)
    speed = math.hypot(*flat)
    direction = to_screen(flat / speed) if speed else np.array([1.0, 0.0])
    tip = origin + direction * (START + speed * per_metre_second)
    start = origin + direction * START

    def pull(model: Model, aim: Aim) -> Model:
        away = way_from(origin, camera, aim)
        length = math.hypot(*away)
        if length <= START + ZERO:
            return with_velocity(model, body.name, np.zeros(3), normal)
        size = (length - START) / per_metre_second
        return with_velocity(model, body.name, away / length * size @ camera.axes[:2], normal)

    return Handle(
        key="velocity",
        at=tip,
        pull=pull,
        text=tr("Change the velocity of {}").format(body.name),
        hint=tr("Drag the tip: velocity; back to the body for none"),
        label=number(speed, "m/s", sight.units),
        look="round",
        tone="speed",
        lines=(np.array([start, tip]),) if speed else (),
        is_arrow=True,
        guides=(np.array(body.position),),
    )


def _spin(sight: Sight, body: Body) -> Handle:
    camera, normal = sight.camera, sight.camera.axes[2]
    blink = blink_of(sight, body)
    origin = camera.to_view(np.array(body.position))
    rate = float(normal @ sight.poses.turned(body.name, body.angular_velocity))
    # Counted from straight down, where neither the velocity at rest nor the turn handle is.
    turned = PulledArc(origin, RING, -math.pi / 2, rate * blink)

    def pull(model: Model, aim: Aim) -> Model:
        angle = turned.pulled(camera, aim, ZERO)
        return with_spin(model, body.name, angle / blink, normal)

    return Handle(
        key="spin",
        at=turned.end,
        pull=pull,
        text=tr("Change the angular velocity of {}").format(body.name),
        hint=tr("Drag around the body: angular velocity"),
        label=number(rate, "rad/s", sight.units),
        look="ring",
        tone="speed",
        lines=(turned.line,) if rate else (),
        is_arrow=True,
    )
