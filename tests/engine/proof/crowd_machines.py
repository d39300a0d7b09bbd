"""Small machines for runs by time steps, of many contacts or of few that turn fast."""

from __future__ import annotations

import math
from typing import Any

from msgspec.structs import replace
from tests.engine.proof.stepped_machines import DOWN, ball, cradle, on_floor, plate

from kane.elements.body import Body
from kane.elements.contact_group import ContactGroup
from kane.elements.loads import Force
from kane.elements.orientation import AxisAngle
from kane.elements.planar import Planar
from kane.elements.shapes import Box, Capsule, Sphere
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


def leaning() -> Model:
    """Return more rods than are solved for at once that lean in all ways, and begin to fall.

    Their tips stick to the floor.
    """
    radius, height = 0.01, 0.2 / math.sqrt(3.0)
    rods = []
    for k in range(33):
        turn = 0.1 * k
        along = (
            height * (math.cos(turn) + math.sin(turn)),
            height,
            height * (math.cos(turn) - math.sin(turn)),
        )
        tip = (-along[0], -along[1], -along[2])
        rods.append(Body(
            name=f"rod {k}", mass=1.0, inertia=(0.0135,) * 3,
            position=(1.0 * k, radius + height, 0.0),
            shapes=(Capsule(start=tip, end=along, radius=radius),),
        ))  # fmt: skip
    contacts = tuple(on_floor(each.name, coefficient=1.5) for each in rods)
    return Model(bodies=tuple(rods), gravity=DOWN, contacts=contacts)


def dropping() -> Model:
    """Return balls that fall on the floor beside such rods, each by itself, and bounce."""
    heap = leaning()
    balls = tuple(
        Body(
            name=f"ball {k}", mass=1.0, inertia=(4e-3,) * 3, position=(1.0 * k, 0.1 + gap, 2.0),
            velocity=(0.1, -speed, 0.0), shapes=(Sphere(radius=0.1),),
        )
        for k, (gap, speed) in enumerate(((1e-3, 1.0), (3e-3, 1.0), (5e-4, 0.3), (2.5e-3, 0.7)))
    )  # fmt: skip
    floors = tuple(on_floor(each.name, restitution=0.5) for each in balls)
    return replace(heap, bodies=heap.bodies + balls, contacts=heap.contacts + floors)


def beads() -> Model:
    """Return beads that move and meet, of which one strikes the next, and one is pushed back."""
    own = {"a": (0.0, 2.0), "b": (0.10161, -0.942), "c": (0.203, -0.5), "d": (0.30594, -0.558)}
    model = cradle()
    bodies = []
    for bead in model.bodies:
        place, speed = own[bead.name]
        bodies.append(replace(bead, position=(place, 0.0, 0.0), velocity=(speed, 0.0, 0.0)))
    joints = tuple(
        replace(joint, point_a=body.position)
        for joint, body in zip(model.joints, bodies, strict=True)
    )
    contacts = tuple(replace(each, restitution=0.0) for each in model.contacts)
    push = Force(name="push", body="c", force=(-9.0, 0.0, 0.0))
    return replace(model, bodies=tuple(bodies), joints=joints, contacts=contacts, forces=(push,))


def in_a_quiet_group(*bodies: Body) -> Model:
    """Return bodies beside so many balls at rest that they have no contacts of their own."""
    rest = tuple(ball(f"rests {k}", (1.0 * k, 2.0, 3.0)) for k in range(18))
    law = ContactGroup(name="group", coefficient=0.4, restitution=0.5)
    return Model(bodies=(*rest, *bodies), gravity=(0.0, 0.0, 0.0), contacts=(law,))


def whirling() -> Model:
    """Return a rod that turns about its middle until it hits a ball, which was far from it."""
    half, angle, far = 0.4, 1.2, 0.42
    rod = Body(
        name="rod", mass=0.5, inertia=(0.001, 0.027, 0.027), position=(0.0, 5.0, 0.0),
        angular_velocity=(0.0, 0.0, 25.0),
        shapes=(Capsule(start=(-half, 0.0, 0.0), end=(half, 0.0, 0.0), radius=0.03),),
    )  # fmt: skip
    place = (far * math.cos(angle), 5.0 + far * math.sin(angle), 0.0)
    return in_a_quiet_group(rod, ball("waits", place))


def passed_on() -> Model:
    """Return a ball that strikes another as a step ends, which then meets a third one at once."""
    speed, step = 20.0, 2e-3
    return in_a_quiet_group(
        ball("runs", (-0.1 - 0.97 * speed * step, 5.0, 0.0), velocity=(speed, 0.0, 0.0)),
        ball("waits", (0.0, 5.0, 0.0)),
        ball("third", (0.125, 5.0, 0.0)),
    )


CROWDED: dict[str, tuple[Model, dict[str, Any]]] = {
    "moreau on a corner": (on_corner(), {"step": 2e-4, "duration": 2e-3, "record_every": 2e-4}),
    "moreau elastic": (elastic(), {"step": 1e-3, "duration": 6e-3, "record_every": 1e-3}),
    "moreau in planes": (held_in_planes(), {"step": 2e-3, "duration": 0.012, "record_every": 2e-3}),
    "moreau leaning": (leaning(), {"step": 2e-3, "duration": 0.008, "record_every": 2e-3}),
    "moreau dropping": (dropping(), {"step": 2e-3, "duration": 0.008, "record_every": 2e-3}),
    "moreau whirling": (whirling(), {"step": 2e-3, "duration": 0.046, "record_every": 2e-3}),
    "moreau passed on": (passed_on(), {"step": 2e-3, "duration": 0.008, "record_every": 2e-3}),
    "moreau beads": (beads(), {"step": 2e-3, "duration": 0.008, "record_every": 2e-3}),
    "moreau many": (many_in_plane(), {"step": 2e-3, "duration": 0.006, "record_every": 2e-3}),
}
