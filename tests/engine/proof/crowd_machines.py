"""Small machines for runs by time steps, of many contacts or of few that turn fast."""

from __future__ import annotations

import math
from typing import Any

from msgspec.structs import replace
from tests.engine.proof.stepped_machines import DOWN, cradle, on_floor, plate

from kane.elements.body import Body
from kane.elements.orientation import AxisAngle
from kane.elements.planar import Planar
from kane.elements.shapes import Box
from kane.model import Model


def on_corner() -> Model:
    """Return a brick that turns fast and strikes the floor with the corner below its middle."""
    length, height = 0.3, 0.1
    brick = Body(
        name="brick", mass=1.2, inertia=(0.01, 0.012, 0.015),
        position=(0.0, 0.5 * math.hypot(length, height) + 2e-5, 0.0),
        orientation=AxisAngle(axis=(0.0, 0.0, 1.0), angle=math.atan2(height, length) - math.pi / 2),
        velocity=(0.05, -0.3, 0.0), angular_velocity=(0.0, 0.0, 20.0),
        shapes=(Box(size=(length, height, 0.2)),),
    )  # fmt: skip
    return Model(bodies=(brick,), gravity=DOWN, contacts=(on_floor("brick", 0.1),))


def elastic() -> Model:
    """Return beads that lose nothing in a strike by itself, and would gain in one with others."""
    model = cradle()
    return replace(model, contacts=tuple(replace(e, restitution=1.0) for e in model.contacts))


def held_in_planes() -> Model:
    """Return bricks on the floor, that joints let slide along one direction alone, and two others.

    There are more contacts than are solved for at once.
    """
    ways = {
        "along x": (0.0, 0.0, 1.0),
        "along z": (1.0, 0.0, 0.0),
        "askew": (0.6, 0.0, 0.8),
    }
    bricks = (
        plate("along x", 1.0, velocity=(0.4, 0.0, 0.0)),
        plate("along z", 2.0, velocity=(0.0, 0.0, 0.4)),
        plate("turns", 3.0, velocity=(-0.4, 0.0, 0.1), angular_velocity=(0.0, 3.0, 0.0)),
        plate("askew", 4.0, velocity=(0.32, 0.0, -0.24)),
        plate("slides", 5.0, velocity=(0.2, 0.0, 0.3)),
    )
    joints = tuple(
        Planar(name=f"plane of {e.name}", body_a="ground", body_b=e.name, point_a=e.position,
               axis_a=ways[e.name], axis_b=ways[e.name])
        for e in bricks if e.name in ways
    )  # fmt: skip
    contacts = tuple(on_floor(each.name) for each in bricks)
    return Model(bodies=bricks, gravity=DOWN, joints=joints, contacts=contacts)


def many_in_plane() -> Model:
    """Return bricks in a plane, more than are solved for at once, that slide either way or fall."""
    slide = tuple(
        plate(f"b{k}", 0.5 * k, velocity=(speed, 0.0, 0.0))
        for k, speed in enumerate((0.4, 0.05, -0.4, -0.05))
    )
    fall = tuple(plate(f"b{k}", 0.5 * k, 1.0) for k in range(len(slide), 13))
    contacts = tuple(on_floor(each.name) for each in slide + fall)
    return Model(planar=True, bodies=slide + fall, gravity=DOWN, contacts=contacts)


CROWDED: dict[str, tuple[Model, dict[str, Any]]] = {
    "moreau on a corner": (on_corner(), {"step": 2e-4, "duration": 2e-3, "record_every": 2e-4}),
    "moreau elastic": (elastic(), {"step": 1e-3, "duration": 6e-3, "record_every": 1e-3}),
    "moreau in planes": (held_in_planes(), {"step": 2e-3, "duration": 0.012, "record_every": 2e-3}),
    "moreau many": (many_in_plane(), {"step": 2e-3, "duration": 0.006, "record_every": 2e-3}),
}
