"""Small machines for runs by time steps over strikes, and for stiff methods."""

from __future__ import annotations

import math
from typing import Any

from msgspec.structs import replace
from tests.engine.machines import guide, wheel
from tests.engine.proof.made_machines import rubbing
from tests.engine.proof.round_machines import rim_on_edge
from tests.engine.proof.ruled_machines import BALL, BOX, ON_TOP, TOUCHING, core, kept

from kane.elements.body import Body
from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import BodyContact, PlaneContact
from kane.elements.fixed import Fixed
from kane.elements.loads import Force
from kane.elements.orientation import AxisAngle
from kane.elements.revolute import Revolute
from kane.elements.shapes import Box, Capsule, Sphere
from kane.elements.stops import DisplacementStop
from kane.model import Model

DOWN = (0.0, -9.81, 0.0)


def ball(name: str, place: tuple[float, float, float], **fields: Any) -> Body:
    """Return a ball of 5 cm."""
    return Body(name=name, position=place, shapes=(Sphere(radius=0.05),), density=1000.0, **fields)


def group() -> Model:
    """Return three balls of a group on the floor, of which one falls and two slide apart."""
    balls = (
        ball("a", (0.0, 0.05, 0.0), velocity=(0.5, 0.0, 0.2)),
        ball("b", (0.3, 0.05, 0.01), velocity=(0.5, 0.0, 0.0), angular_velocity=(3.0, 1.0, 2.0)),
        ball("c", (0.6, 0.06, 0.0), velocity=(0.0, -1.0, 0.3)),
    )
    law = ContactGroup(name="group", coefficient=0.4, restitution=0.0)
    return Model(bodies=balls, gravity=DOWN, contacts=(law,))


def brick() -> Model:
    """Return a brick that falls on its edge, slides and turns."""
    brick = Body(
        name="brick", mass=1.2, inertia=(0.01, 0.012, 0.015), position=(0.0, 0.16, 0.0),
        orientation=AxisAngle(axis=(0.3, 0.1, 1.0), angle=0.5), velocity=(1.0, -1.5, 0.6),
        angular_velocity=(0.5, 2.0, -1.0), shapes=(Box(size=(0.3, 0.1, 0.2)),),
    )  # fmt: skip
    floor = PlaneContact(
        name="floor", body_a="ground", body_b="brick", coefficient=0.3, restitution=0.2
    )
    return Model(bodies=(brick,), gravity=DOWN, contacts=(floor,))


def standing() -> Model:
    """Return a brick that slides on the floor, flat, until it stops."""
    brick = Body(
        name="brick", mass=1.2, inertia=(0.01, 0.012, 0.015), position=(0.0, 0.05, 0.0),
        velocity=(0.06, 0.0, 0.03), angular_velocity=(0.0, 0.2, 0.0),
        shapes=(Box(size=(0.3, 0.1, 0.2)),),
    )  # fmt: skip
    floor = PlaneContact(name="floor", body_a="ground", body_b="brick", coefficient=0.3)
    return Model(bodies=(brick,), gravity=DOWN, contacts=(floor,))


def at_rest() -> Model:
    """Return two bricks that are hinged to each other and stand on a slope, held by friction."""
    hinge = Revolute(name="hinge", body_a="left", point_a=(0.2, 0.02, 0.0), body_b="right",
                     point_b=(-0.2, 0.02, 0.0))  # fmt: skip
    return Model(
        bodies=(plate("left", 0.0, center=(0.03, 0.01, 0.02)), plate("right", 0.4)),
        gravity=(-0.8, -9.7, 0.5),
        joints=(hinge,),
        contacts=(on_floor("left", 10.0), on_floor("right", 10.0)),
    )


def carts() -> Model:
    """Return two carts with dry friction in their guides, of which one runs against a stop."""
    bodies = (
        wheel("a", velocity=(1.5, 0.0, 0.0)),
        wheel("b", position=(0.0, 0.3, 0.0), velocity=(-0.02, 0.0, 0.0)),
    )
    stop = DisplacementStop(name="stop", joint="G", upper=0.02, restitution=0.5)
    return Model(
        bodies=bodies,
        gravity=DOWN,
        joints=(guide("G", "a"), guide("H", "b", point_a=(0.0, 0.3, 0.0))),
        stops=(stop,),
    )


def dropped() -> Model:
    """Return carts that fall on stops, slowly beside what a step makes of their speeds."""
    bodies = tuple(
        wheel(name, position=(x, 0.0, 0.0), velocity=(0.0, -speed, 0.0))
        for name, x, speed in (("a", 0.0, 0.3), ("b", 1.0, 0.25), ("c", 2.0, 0.02))
    )
    return Model(
        bodies=bodies,
        gravity=DOWN,
        joints=tuple(
            guide(f"G{each.name}", each.name, axis=(0.0, 1.0, 0.0), point_a=each.position)
            for each in bodies
        ),
        stops=tuple(
            DisplacementStop(name=f"stop {name}", joint=f"G{name}", lower=-0.004, restitution=e)
            for name, e in (("a", 0.9), ("b", 0.8), ("c", 0.3))
        ),
    )


def rolling() -> Model:
    """Return a ball that rolls on a box, both free."""
    return replace(
        held := kept(core(BOX), BALL, (0.2, ON_TOP, 0.05), 0.4, velocity=(0.9, -0.1, 0.5)),
        contacts=(replace(held.contacts[0], held=False),),
        gravity=(0.0, -9.81 * math.cos(0.2), 0.0),
    )


def pulled() -> Model:
    """Return a ball that slides under a box which holds it, and pulls at it, until it rolls."""
    box = core(BOX)
    hangs = kept(box, BALL, (0.1, -0.2, 0.05), 0.4, velocity=(0.9, 0.0, 0.5))
    hold = Fixed(name="hold", body_a="ground", body_b="core", point_a=box.position)
    return replace(hangs, gravity=DOWN, joints=(hold,))


def pressing() -> Model:
    """Return two balls on a box, all free, of which one rolls and one slides; forces press them."""
    model = kept(core(BOX), BALL, (0.2, ON_TOP, 0.05), 0.4, velocity=(0.9, -0.1, 0.5))
    (held,), (box, first) = model.contacts, model.bodies
    second = replace(first, name="second", position=(-0.05, first.position[1], -0.04),
                     velocity=(-0.4, -0.1, 0.3))  # fmt: skip
    contacts = (
        replace(held, held=False),
        replace(held, name="slides", body_b="second", held=False, coefficient=0.1),
    )
    pushes = tuple(
        Force(name=f"push {name}", body=name, force=(0.0, -30.0, 0.0))
        for name in (first.name, "second")
    )
    return replace(model, bodies=(box, first, second), contacts=contacts, forces=pushes)


def plate(name: str, x: float, y: float = 0.05, **fields: Any) -> Body:
    """Return a brick of 10 cm."""
    return Body(name=name, mass=1.2, inertia=(0.01, 0.012, 0.015), position=(x, y, 0.0),
                shapes=(Box(size=(0.3, 0.1, 0.2)),), **fields)  # fmt: skip


def on_floor(name: str, coefficient: float = 0.3, restitution: float = 0.0) -> PlaneContact:
    """Return a contact of a body with the floor."""
    return PlaneContact(name=f"floor of {name}", body_a="ground", body_b=name,
                        coefficient=coefficient, restitution=restitution)  # fmt: skip


TILTED = {
    "orientation": AxisAngle(axis=(0.3, 0.1, 1.0), angle=0.5),
    "velocity": (1.0, -1.5, 0.6),
    "angular_velocity": (0.5, 2.0, -1.0),
}


def heap() -> Model:
    """Return more bricks on the floor than are solved for at once, and a cart in a guide."""
    bricks = (
        *(plate(f"b{k}", 0.5 * k, velocity=(0.1 * k, 0.0, 0.05)) for k in range(6)),
        plate("falls", 3.0, 0.053, velocity=(0.3, -1.5, 0.0)),
        plate("tilted", 3.5, 0.16, **TILTED),
        plate("lands", 4.0, 0.054, velocity=(0.0, -1.0, 0.2)),
    )
    cart = wheel("cart", position=(0.0, 1.0, 0.0), velocity=(0.5, 0.0, 0.0))
    bounces = {"falls", "tilted"}
    assert bounces <= {each.name for each in bricks}
    return Model(
        bodies=(cart, *bricks),
        gravity=DOWN,
        joints=(guide("G", "cart", point_a=cart.position),),
        contacts=tuple(
            on_floor(each.name, restitution=0.5 if each.name in bounces else 0.0) for each in bricks
        ),
    )


def cradle() -> Model:
    """Return four beads on a wire, of which one strikes the next, and that others, in one step."""
    places = {"a": -0.1015, "b": 0.0, "c": 0.1004, "d": 0.2008}
    beads = [
        wheel(name, 0.01, position=(x, 0.0, 0.0), shapes=(Sphere(radius=0.05),),
              velocity=(2.0 if name == "a" else 0.0, 0.0, 0.0))
        for name, x in places.items()
    ]  # fmt: skip
    return Model(
        bodies=tuple(beads),
        gravity=DOWN,
        joints=tuple(guide(f"G{each.name}", each.name, point_a=each.position) for each in beads),
        contacts=tuple(
            BodyContact(name=a + b, body_a=a, body_b=b, coefficient=0.2, restitution=0.6)
            for a, b in ("ab", "bc", "cd")
        ),
    )


def in_plane() -> Model:
    """Return three bricks in a plane, of which one slides, one sticks and one falls, and a cart."""
    bricks = (
        plate("brick", 0.0, velocity=(0.06, 0.0, 0.0)),
        plate("other", 0.6, velocity=(1.0, 0.0, 0.0)),
        plate("third", 1.2, 0.1, orientation=AxisAngle(axis=(0.0, 0.0, 1.0), angle=0.3),
              velocity=(0.5, -1.0, 0.0), angular_velocity=(0.0, 0.0, 2.0)),
    )  # fmt: skip
    cart = wheel("cart", position=(0.0, 1.0, 0.0), velocity=(0.5, 0.0, 0.0))
    return Model(
        planar=True,
        bodies=(cart, *bricks),
        gravity=DOWN,
        joints=(guide("G", "cart", point_a=cart.position),),
        contacts=(on_floor("brick"), on_floor("other"), on_floor("third", restitution=0.3)),
    )


def on_rails() -> Model:
    """Return two carts whose friction has a direction in which nothing moves, and a free ball."""
    carts = [
        wheel(name, 0.01, position=(0.0, 0.05, z), velocity=(speed, 0.0, 0.0),
              shapes=(Sphere(radius=0.05),))
        for name, z, speed in (("a", 0.0, 0.5), ("b", 1.0, 0.01))
    ]  # fmt: skip
    free = Body(name="c", mass=1.0, inertia=(0.01, 0.01, 0.01), position=(0.0, 0.05, 2.0),
                velocity=(0.5, 0.0, 0.3), angular_velocity=(1.0, 3.0, 0.0),
                shapes=(Sphere(radius=0.05),))  # fmt: skip
    return Model(
        bodies=(*carts, free),
        gravity=DOWN,
        joints=tuple(guide(f"G{each.name}", each.name, point_a=each.position) for each in carts),
        contacts=tuple(on_floor(name, 0.2) for name in "abc"),
        forces=tuple(Force(name=f"push {n}", body=n, force=(0.0, -10.0, 0.0)) for n in "ab"),
    )


def crowd() -> Model:
    """Return balls on the floor, side by side, on which others fall, and one that is shot at them.

    There are so many that they have no contacts of their own, and more touch than are solved for
    at once.
    """
    side, up = 0.1004, 0.05
    layer = tuple(ball(f"b{i}{j}", (i * side, up, j * side)) for i in range(4) for j in range(3))
    falling = tuple(
        ball(f"c{i}", ((i + 0.5) * side, up + 0.073, 0.5 * side), velocity=(0.1 * i, -1.0, 0.2))
        for i in range(3)
    )
    shot = ball("shot", (-0.107, 0.06, 0.09), velocity=(4.0, -0.4, 0.3),
                angular_velocity=(3.0, 1.0, -9.0))  # fmt: skip
    law = ContactGroup(name="crowd", coefficient=0.3, restitution=0.3)
    return Model(bodies=(*layer, *falling, shot), gravity=DOWN, contacts=(law,))


def swarm() -> Model:
    """Return balls, boxes and capsules that fly about, of which few meet, and a cart among them.

    There are so many that they have no contacts of their own; what touches is solved for at once.
    """
    balls = (
        ball("meets", (0.0, 0.5, 0.0), velocity=(1.5, 0.2, 0.1), angular_velocity=(2.0, 3.0, -4.0)),
        ball("met", (0.103, 0.51, 0.01), velocity=(-0.5, 0.0, 0.0)),
        ball("next", (0.2035, 0.52, 0.01)),  # others bring them together
        ball("slides", (0.6, 0.05, 0.0), velocity=(0.7, 0.0, 0.2)),
        ball("falls", (0.9, 0.053, 0.0), velocity=(0.3, -1.5, 0.1)),
        # what comes from so far that it is looked anew meanwhile for what is near
        ball("fast", (4.0, 0.5, 0.0), velocity=(4.0, 0.0, 0.0)),
        ball("waits", (4.21, 0.5, 0.0)),
        *(ball(f"far {k}", (0.3 * k, 2.0, 1.0), velocity=(0.1 * k, 0.0, 0.3)) for k in range(6)),
    )
    brick = plate("brick", 1.5, velocity=(0.4, 0.0, 0.05))
    tilted = plate("tilted", 2.0, 0.155, **TILTED)
    rod = Body(name="rod", mass=0.4, inertia=(0.001, 0.002, 0.002), position=(2.6, 0.031, 0.0),
               velocity=(0.2, -0.8, 0.3),
               shapes=(Capsule(start=(-0.05, 0.0, 0.0), end=(0.05, 0.0, 0.0), radius=0.03),),
               orientation=AxisAngle(axis=(0.0, 0.3, 1.0), angle=0.02))  # fmt: skip
    law = ContactGroup(name="swarm", coefficient=0.4, static_coefficient=0.5, restitution=0.5)
    return Model(bodies=(*balls, brick, tilted, rod), gravity=DOWN, contacts=(law,))


STEPPED: dict[str, tuple[Model, dict[str, Any]]] = {
    "moreau group": (group(), {"step": 2e-3, "duration": 0.02, "record_every": 0.004}),
    "moreau brick": (brick(), {"step": 2e-3, "duration": 0.06, "record_every": 0.006}),
    "moreau standing": (standing(), {"step": 2e-3, "duration": 0.016, "record_every": 0.004}),
    "moreau at rest": (at_rest(), {"step": 2e-3, "duration": 0.03, "record_every": 0.002}),
    "moreau carts": (carts(), {"step": 1e-3, "duration": 0.03, "record_every": 0.003}),
    "moreau dropped": (dropped(), {"step": 5e-3, "duration": 0.1, "record_every": 5e-3}),
    "moreau pressing": (pressing(), {"step": 1e-3, "duration": 0.02, "record_every": 0.002}),
    "moreau heap": (heap(), {"step": 2e-3, "duration": 0.012, "record_every": 0.002}),
    "moreau crowd": (crowd(), {"step": 2e-3, "duration": 0.012, "record_every": 2e-3}),
    "moreau swarm": (swarm(), {"step": 2e-3, "duration": 0.032, "record_every": 2e-3}),
    "moreau cradle": (cradle(), {"step": 1e-3, "duration": 0.006, "record_every": 0.001}),
    "moreau plane": (in_plane(), {"step": 2e-3, "duration": 0.03, "record_every": 0.002}),
    "moreau rails": (on_rails(), {"step": 2e-3, "duration": 0.03, "record_every": 0.002}),
    "moreau braked": (TOUCHING["braked"], {"step": 1e-3, "duration": 0.01, "record_every": 0.001}),
    "moreau pulled": (pulled(), {"step": 1e-3, "duration": 0.02, "record_every": 0.002}),
    "moreau rubbing": (rubbing(), {"step": 1e-3, "duration": 0.01, "record_every": 0.001}),
    # in long steps parts go into each other, so that how deep they are is asked for
    "moreau crossing": (
        TOUCHING["crossing"],
        {"step": 2e-3, "duration": 0.04, "record_every": 2e-3},
    ),
    "moreau rim": (rim_on_edge(), {"step": 4e-3, "duration": 0.06, "record_every": 4e-3}),
    "moreau rolling": (rolling(), {"step": 2e-3, "duration": 0.04, "record_every": 0.004}),
}
