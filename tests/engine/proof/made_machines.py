"""Small machines that are made for one sign each, which no other machine shows."""

from __future__ import annotations

import math
from typing import Any

from msgspec.structs import replace
from tests.engine.light_mechanisms import slider_crank
from tests.engine.machines import X, Z, axle, guide, wheel
from tests.engine.proof.ruled_machines import (
    BALL,
    BESIDE,
    CONE,
    COSINE,
    MIDWAY,
    ON_EDGE,
    PILLAR,
    SINE,
    TOUCHING,
    core,
    kept,
    pressed,
)

from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.contacts import BodyContact, PlaneContact
from kane.elements.controllers import Sampled
from kane.elements.fixed import Fixed
from kane.elements.frictions import AngleFriction
from kane.elements.joint_springs import TorsionSpring
from kane.elements.loads import Force
from kane.elements.orientation import AxisAngle
from kane.elements.point_on_curve import PointOnCurve
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.elements.shapes import Box, Polygon, Sphere
from kane.elements.stops import AngleStop, DisplacementStop, DistanceStop
from kane.model import Model
from kane.model.parameters import ValueTable

WEIGHT = (0.0, -9.81, 0.0)


def hinges() -> Model:
    """Return three wheels with springs, of which one has turned several times round."""
    return Model(
        bodies=tuple(
            wheel(name, 0.04, position=(float(k), 0.0, 0.0), angular_velocity=(0.0, 0.0, speed))
            for k, (name, speed) in enumerate({"a": 0.5, "b": 60.0, "c": -45.0}.items())
        ),
        joints=tuple(
            axle(f"A{name}", name, point_a=(float(k), 0.0, 0.0)) for k, name in enumerate("abc")
        ),
        joint_springs=tuple(
            TorsionSpring(name=f"s{name}", joint=f"A{name}", stiffness=0.2 + 0.1 * k, damping=0.01)
            for k, name in enumerate("abc")
        ),
    )


def spent() -> Model:
    """Return a cart that leaves a buffer whose spring comes back more slowly."""
    cart = wheel("cart", position=(0.07, 0.0, 0.0), velocity=(-1.5, 0.0, 0.0))
    stop = DisplacementStop(name="stop", joint="G", lower=0.02, stiffness=600.0, damping=15.0)
    return Model(bodies=(cart,), joints=(guide("G", "cart"),), stops=(stop,))


def curves() -> Model:
    """Return two beads on wires that rise, of which one goes beyond the end of its own."""
    a, b = (
        Body(name=name, mass=1.0, inertia=(0.1, 0.2, 0.3), position=(x, 0.0, 0.0),
             velocity=(0.0, 0.0, 2.0))
        for name, x in (("a", 0.0), ("b", 1.0))
    )  # fmt: skip
    wires = {
        "a": ((0.0, 0.0, -0.2), (0.0, 0.0, 0.0), (0.03, 0.1, 0.2), (0.0, 0.3, 0.9)),
        "b": ((1.0, -0.02, -0.2), (1.0, 0.0, 0.0), (1.02, 0.04, 0.1), (1.0, 0.1, 0.2)),
    }
    return Model(
        gravity=WEIGHT,
        bodies=(a, b),
        joints=tuple(
            PointOnCurve(name=f"wire of {name}", body_a="ground", body_b=name, points=points)
            for name, points in wires.items()
        ),
    )


def short_crossing() -> Model:
    """Return a pillar that slides off its end on a beam that is shorter than it."""
    beam = core(Box(size=(1.6, 0.3, 0.3)), orientation=AxisAngle(axis=X, angle=ON_EDGE))
    return pressed(kept(beam, PILLAR, (0.2, 0.1 + 2 * BESIDE, -0.9), 0.0,
                        orientation=AxisAngle(axis=Z, angle=ON_EDGE),
                        velocity=(0.0, 0.0, -18.0)))  # fmt: skip


def faces_meet() -> Model:
    """Return a bar whose whole face falls askew on a box, over the border of which it tips."""
    low = Body(name="box", mass=2.0, inertia=(0.02, 0.02, 0.02), position=(0.2, 0.1, 0.3),
               shapes=(Box(size=(0.4, 0.2, 0.4)),))  # fmt: skip
    bar = Body(name="bar", mass=1.0, inertia=(0.004, 0.03, 0.03), position=(0.45, 0.2501, 0.35),
               orientation=AxisAngle(axis=(0.0, 1.0, 0.0), angle=0.4),
               shapes=(Box(size=(0.6, 0.1, 0.2)),))  # fmt: skip
    hold = Fixed(name="hold", body_a="ground", body_b="box", point_a=low.position)
    touch = BodyContact(name="touch", body_a="box", body_b="bar", coefficient=0.4)
    return Model(gravity=WEIGHT, bodies=(low, bar), joints=(hold,), contacts=(touch,))


def after_another(model: Model) -> Model:
    """Return two bodies that touch, and before them in all tables a ball that is held on a cone."""
    cone = replace(core(CONE), name="cone", position=(5.0, 0.0, 0.0))
    ball = replace(cone, name="ball", position=(5.0, -0.3, 0.0), shapes=(BALL,))
    touch = BodyContact(name="another", body_a="cone", body_b="ball", held=True)
    return replace(model, bodies=(cone, ball, *model.bodies), contacts=(touch, *model.contacts))


def laws() -> Model:
    """Return a cart that is pushed by what laws seldom ask: pieces of tables behind the first."""
    names = {"first": ((0.0, 1.0), (9.0, 2.0)), "second": ((-1.0, 1.0), (-0.5, 3.0), (9.0, 2.0))}
    tables = "table('first', t)*table('second', t)"
    law = f"{tables} + step(t, -0.1, 0, 0.5, 1) + signal('whole') + hypot(t, 0.3) + sign(t - 9)"
    return Model(
        bodies=(wheel("cart"),),
        joints=(guide("G", "cart"),),
        tables=tuple(ValueTable(name=name, points=points) for name, points in names.items()),
        signals=(Sampled(name="whole", expression="(0.9*previous + 3)%2", period=0.01),),
        forces=(Force(name="push", body="cart", force=(law, 0.0, 0.0)),),
    )


def onto_face() -> Model:
    """Return a ball that goes from the ridge of a roof, which has no faces across, onto a slope."""
    roof = Polygon(points=((-0.4, -0.1), (0.4, -0.1), (0.0, 0.3)), thickness=0.5)
    return kept(core(roof), BALL, (0.2, 0.5, 0.0), 0.0, velocity=(-2.5, 0.0, 0.1))


def off_corner() -> Model:
    """Return a ball that goes round a corner of a box to an edge that begins there."""
    way = 0.1 / math.sqrt(3.0)
    place = (0.2 + 0.3 + way, 0.1 + 0.2 + way, 0.25 + way)
    return kept(core(Box(size=(0.6, 0.4, 0.5))), BALL, place, 0.0, velocity=(-2.0, 1.0, 1.0))


def over_tip() -> Model:
    """Return a ball that goes round the tip of a cone, down to its side."""
    return kept(core(CONE), BALL, (0.2, 0.1 + 0.4 + 0.1, 0.0), 0.0, velocity=(3.0, 0.0, 0.4))


def on_side() -> Model:
    """Return a ball that strikes the side of a cone."""
    apart = 0.1 + 0.02
    place = (0.2 + MIDWAY + apart * COSINE, 0.1 + 0.1 + apart * SINE, 0.0)
    (touch,) = (made := kept(core(CONE), BALL, place, 0.0, velocity=(-COSINE, -SINE, 0.0))).contacts
    return replace(made, gravity=(0.0, 0.0, 0.0), contacts=(replace(touch, held=False),))


def flat() -> Model:
    """Return a brick that slides on another one, both with straight sides, in a plane."""
    square = ((-0.1, -0.05), (0.1, -0.05), (0.1, 0.05), (-0.1, 0.05))
    shape = Polygon(points=square, bulges=(0.0, 0.2, 0.0, 0.2), thickness=0.1)
    under = wheel("core", 0.01, shapes=(shape,))
    upper = wheel("other", 0.01, position=(0.02, 0.1, 0.0), velocity=(0.3, 0.0, 0.0),
                  shapes=(shape,))  # fmt: skip
    touch = BodyContact(name="touch", body_a="core", body_b="other", coefficient=0.1)
    return pressed(Model(planar=True, bodies=(under, upper), contacts=(touch,)))


def lens(**fields: Any) -> Body:
    """Return a body with an outline of two half circles and two sides."""
    points = ((-0.05, -0.04), (0.05, -0.04), (0.05, 0.04), (-0.05, 0.04))
    shape = Polygon(points=points, bulges=(0.0, 1.0, 0.0, 1.0), thickness=0.1)
    return wheel(shapes=(shape,), **fields)


def on_round() -> Model:
    """Return a brick that rolls with a side on what is round of another body, in a plane."""
    corners = ((-0.1, -0.05), (0.1, -0.05), (0.1, 0.05), (-0.1, 0.05))
    brick = wheel(
        "other", 0.01, position=(0.19, 0.01, 0.0), velocity=(-0.01, 0.046, 0.0),
        angular_velocity=(0.0, 0.0, 1.0), shapes=(Polygon(points=corners, thickness=0.1),),
    )  # fmt: skip
    touch = BodyContact(name="touch", body_a="core", body_b="other", coefficient=None)
    return Model(
        planar=True,
        bodies=(lens(name="core", moment=0.01, angular_velocity=(0.0, 0.0, -0.6)), brick),
        contacts=(touch,),
        forces=(Force(name="push", body="other", force=(-9.0, 0.0, 0.0)),),
    )


def struck() -> Model:
    """Return two round bodies that strike each other at a high speed."""
    return Model(
        planar=True,
        bodies=(
            lens(name="core", moment=0.01),
            lens(name="other", moment=0.01, position=(0.3, 0.02, 0.0), velocity=(-20.0, 0.0, 0.0),
                 angular_velocity=(0.0, 0.0, 0.4)),
        ),
        contacts=(BodyContact(name="touch", body_a="core", body_b="other", restitution=0.5),),
    )  # fmt: skip


def dragged() -> Model:
    """Return a body that slides on a ball beside its mass centre: friction changes what presses."""
    body = Body(
        name="body", mass=1.3, inertia=(0.02, 0.03, 0.04), center=(0.05, 0.12, 0.03),
        position=(0.0, 0.05, 0.0), velocity=(1.0, 0.0, 0.5), angular_velocity=(0.4, 0.8, -0.3),
        shapes=(Sphere(radius=0.05),),
    )  # fmt: skip
    floor = PlaneContact(name="floor", body_a="ground", body_b="body", coefficient=0.3)
    return Model(bodies=(body,), gravity=WEIGHT, contacts=(floor,))


def door() -> Model:
    """Return a door on two hinges, which share its weight, and a second one on the first."""
    first, second = (
        Body(name=name, mass=2.0, inertia=(0.3, 0.2, 0.15), center=(0.2, 0.1, 0.05),
             position=place, angular_velocity=(0.0, 0.7, 0.0))
        for name, place in (("first", (0.0, 0.0, 0.0)), ("second", (0.5, 0.0, 0.0)))
    )  # fmt: skip
    up = {"axis_a": (0.0, 1.0, 0.0), "axis_b": (0.0, 1.0, 0.0)}
    hinges = tuple(
        Revolute(name=f"{b} {where}", body_a=a, point_a=(x, y, 0.0), body_b=b,
                 point_b=(0.0, y, 0.0), **up)
        for a, b, x in (("ground", "first", 0.0), ("first", "second", 0.5))
        for where, y in (("below", -0.4), ("above", 0.4))
    )  # fmt: skip
    return Model(bodies=(first, second), gravity=(0.4, -9.81, 1.0), joints=hinges)


def gate() -> Model:
    """Return a gate on two balls above each other, which share what bears down on them."""
    body = Body(name="gate", mass=2.0, inertia=(0.3, 0.2, 0.15), center=(0.2, 0.1, 0.05),
                angular_velocity=(0.0, 0.7, 0.0))  # fmt: skip
    balls = tuple(
        Ball(name=name, body_a="ground", point_a=place, body_b="gate", point_b=place)
        for name, place in (("below", (0.0, -0.4, 0.0)), ("above", (0.0, 0.5, 0.0)))
    )
    return Model(bodies=(body,), gravity=(0.4, -9.81, 1.0), joints=balls)


def rails() -> Model:
    """Return a cart in a plane on two rails, which share its load, with an arm on it."""
    along = (math.cos(0.4), math.sin(0.4), 0.0)
    cart = wheel("cart", 0.1, mass=1.3, center=(0.1, 0.2, 0.0),
                 velocity=tuple(0.5 * x for x in along))  # fmt: skip
    arm = wheel("arm", 0.02, mass=0.7, position=(0.4, -0.1, 0.0), center=(0.05, 0.0, 0.0),
                angular_velocity=(0.0, 0.0, 1.0))  # fmt: skip
    joints = [
        guide(name, "cart", axis=along, point_a=place, point_b=place)
        for name, place in (("low", (0.0, -0.1, 0.0)), ("high", (0.1, 0.2, 0.0)))
    ]
    pin = axle("pin", "arm", body_a="cart", point_a=(0.4, -0.1, 0.0))
    return Model(planar=True, gravity=(1.0, -9.81, 0.0), bodies=(cart, arm), joints=(*joints, pin))


def rolling_arm() -> Model:
    """Return a wheel in a plane that rolls, and an arm on it."""
    rim = wheel("wheel", 0.2, position=(0.0, 0.5, 0.0), velocity=(1.0, 0.0, 0.0),
                angular_velocity=(0.0, 0.0, -2.0))  # fmt: skip
    arm = wheel("arm", 0.05, position=(0.2, 0.6, 0.0), velocity=(1.0, 0.0, 0.0),
                center=(0.3, 0.1, 0.0))  # fmt: skip
    floor = RollingDisc(name="floor", body_a="ground", axis_a=(0.0, 1.0, 0.0), body_b="wheel",
                        axis_b=Z, radius=0.5)  # fmt: skip
    pin = axle("pin", "arm", body_a="wheel", point_a=(0.2, 0.1, 0.0))
    return Model(planar=True, gravity=(1.0, -9.81, 0.0), bodies=(rim, arm), joints=(floor, pin))


def rope() -> Model:
    """Return two bodies that fly and turn apart until a rope between them stops them."""
    inertia = (0.1, 0.12, 0.15)
    a = Body(name="a", mass=1.0, inertia=inertia, velocity=(0.5, 0.2, 0.0),
             angular_velocity=(1.0, 2.0, -3.0))  # fmt: skip
    b = Body(name="b", mass=1.5, inertia=inertia, position=(2.0, 0.0, 0.0),
             velocity=(2.5, -0.3, 0.4), angular_velocity=(-2.0, 1.0, 4.0))  # fmt: skip
    stop = DistanceStop(name="rope", body_a="a", point_a=(0.2, 0.1, 0.0), body_b="b",
                        point_b=(-0.3, 0.1, 0.2), upper=2.2, restitution=0.5)  # fmt: skip
    return Model(bodies=(a, b), stops=(stop,))


def turned_to_stops() -> Model:
    """Return wheels, one on another, that are stopped after they have turned several times."""
    spins = {"a": 60.0, "b": -45.0, "c": 3.0, "d": 7.0}
    places = {"b": (1.0, 0.0, 0.0), "c": (0.0, 1.0, 0.0), "d": (0.0, 1.0, 0.3)}
    wheels = tuple(
        wheel(name, 0.1, position=places.get(name, (0.0, 0.0, 0.0)),
              angular_velocity=(0.0, 0.0, spin))
        for name, spin in spins.items()
    )  # fmt: skip
    axles = [axle(name.upper(), name, point_a=places.get(name, (0.0, 0.0, 0.0))) for name in "abc"]
    axles.append(axle("D", "d", body_a="c", point_a=(0.0, 0.0, 0.3)))
    return Model(
        bodies=wheels,
        gravity=WEIGHT,
        joints=tuple(axles),
        stops=(
            AngleStop(name="sa", joint="A", upper=20.0, restitution=0.5),
            AngleStop(name="sb", joint="B", lower=-22.0, restitution=0.7),
            AngleStop(name="sd", joint="D", upper=2.5, restitution=0.4),
        ),
    )


def wheel_on_wheel() -> Model:
    """Return a fast wheel on a slow one, and one upside down: across their axles they do not turn.

    The forces of the axles bend them by round-off, which changes its sign at random.
    """
    place = (0.0, 1.0, 0.0)
    slow = wheel("slow", 0.1, angular_velocity=(0.0, 0.0, 3.0))
    fast = wheel("fast", 0.1, position=(0.0, 0.0, 0.3), angular_velocity=(0.0, 0.0, 40.0))
    over = wheel("over", 0.1, position=place, angular_velocity=(0.0, 0.0, 40.0),
                 orientation=AxisAngle(axis=(1.0, 0.0, 0.0), angle=math.pi))  # fmt: skip
    axles = (
        axle("S", "slow"),
        axle("F", "fast", body_a="slow", point_a=(0.0, 0.0, 0.3)),
        axle("O", "over", point_a=place, axis_b=(0.0, 0.0, -1.0)),
    )
    return Model(bodies=(slow, fast, over), gravity=WEIGHT, joints=axles)


def light_with_a_stop() -> Model:
    """Return a slider crank with a rod of next to no mass, and a stop that is never reached."""
    stop = DisplacementStop(name="stop", joint="P", upper=5.0)
    return replace(slider_crank(1e-11), stops=(stop,))


def rubbing() -> Model:
    """Return two arms on each other, whose hinges rub as hard as all that they bear."""
    axis = (0.48, 0.6, 0.64)
    arms = tuple(
        Body(name=name, mass=1.0 + k, inertia=(0.1, 0.12, 0.15), center=(0.2, -0.1, 0.15),
             position=(0.4 * k, 0.0, 0.1 * k),
             angular_velocity=tuple((4.0 + 3.0 * k) * part for part in axis))
        for k, name in enumerate("ab")
    )  # fmt: skip
    hinges = (
        Revolute(name="A", body_a="ground", axis_a=axis, body_b="a", axis_b=axis),
        Revolute(name="B", body_a="a", point_a=(0.4, 0.0, 0.1), axis_a=axis, body_b="b",
                 axis_b=axis),
    )  # fmt: skip
    return Model(
        bodies=arms,
        gravity=(1.0, -9.81, 3.0),
        joints=hinges,
        frictions=tuple(
            AngleFriction(name=f"rub {name}", joint=name, coefficient=0.3, radius=0.05, moment=0.1)
            for name in "AB"
        ),
    )


def arms_of_a_plate() -> Model:
    """Return a plate in a plane with four arms, of which two close loops: many pairs of joints."""
    plate, places = wheel("plate", 2.0), ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.2, -1.0))
    arms = [
        wheel(f"arm {k}", 0.5, position=(1.4 * x, 1.4 * y + 0.2, 0.0))
        for k, (x, y) in enumerate(places)
    ]
    joints = [
        axle(
            f"on plate {k}", f"arm {k}", "plate", (x, y, 0.0), point_b=(-0.4 * x, -0.4 * y - 0.2, 0)
        )
        for k, (x, y) in enumerate(places)
    ]
    legs = []
    for k in range(2):
        x, y, _ = arms[k].position
        legs.append(wheel(f"leg {k}", 0.5, position=(x + 0.5, y + 0.5, 0.0)))
        joints.append(axle(f"knee {k}", f"leg {k}", f"arm {k}", point_b=(-0.5, -0.5, 0.0)))
        foot = (x + 1.0, y + 1.0, 0.0)
        joints.append(axle(f"foot {k}", f"leg {k}", point_a=foot, point_b=(0.5, 0.5, 0.0)))
    return Model(
        planar=True, gravity=(0.0, -9.81, 0.0), bodies=(plate, *arms, *legs), joints=tuple(joints)
    )


MADE: dict[str, Model] = {
    "arms of a plate": arms_of_a_plate(),
    "gate": gate(),
    "rails": rails(),
    "rolling arm": rolling_arm(),
    "rope": rope(),
    "turned to stops": turned_to_stops(),
    "wheel on wheel": wheel_on_wheel(),
    "light with a stop": light_with_a_stop(),
    "rubbing": rubbing(),
    "dragged": dragged(),
    "door": door(),
    "hinges": hinges(),
    "spent buffer": spent(),
    "wires": curves(),
    "laws": laws(),
    "onto face": onto_face(),
    "off corner": off_corner(),
    "over tip": over_tip(),
    "on side": on_side(),
    "flat": flat(),
    "on round": on_round(),
    "struck": struck(),
    "short crossing": short_crossing(),
    "faces meet": faces_meet(),
    "crossing after another": after_another(TOUCHING["crossing off pillar"]),
}
