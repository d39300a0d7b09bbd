"""Machines with relations by expressions, signals, and shapes that touch on all their features."""

from __future__ import annotations

import math

from msgspec.structs import replace

from kane.elements.body import Body
from kane.elements.contacts import BodyContact
from kane.elements.controllers import DiscreteState, Pid, Sampled
from kane.elements.couplings import ExpressionCoupling
from kane.elements.loads import Force, Torque
from kane.elements.orientation import AxisAngle
from kane.elements.revolute import Revolute
from kane.elements.shapes import Box, Capsule, Cone, Disc, Sphere
from kane.elements.signals import Integral, Lag, Signal, TransferFunction
from kane.model import Model
from kane.model.parameters import Parameter, ValueTable

TABLE = ((-3.0, 0.0), (0.0, 0.1), (1.0, 0.4), (3.0, 0.2))
Z = (0.0, 0.0, 1.0)


def wheel(name: str, place: tuple[float, float, float]) -> tuple[Body, Revolute]:
    """Return a body that turns about an axle beside its mass centre, and the axle."""
    body = Body(name=name, mass=1.1, inertia=(0.1, 0.12, 0.2), center=(0.1, 0.0, 0.02),
                position=place, angular_velocity=(0.0, 0.0, 1.3))  # fmt: skip
    return body, Revolute(name=f"axle of {name}", body_a="ground", point_a=place, axis_a=Z,
                          body_b=name, axis_b=Z)  # fmt: skip


def relations() -> Model:
    """Return bodies held by expressions of places, of the time, and of speeds."""
    turning, axle = wheel("w", (0.0, 0.0, 0.0))
    b = Body(name="b", mass=2.0, inertia=(0.1, 0.2, 0.3), position=(0.6, 0.8, 0.1),
             angular_velocity=(0.5, -0.3, 0.4))  # fmt: skip
    c = Body(name="c", mass=1.0, inertia=(0.1, 0.2, 0.3), position=(0.2, 0.9, 0.1),
             velocity=(0.3, 0.1, -0.2), angular_velocity=(0.4, 0.6, 0.2))  # fmt: skip
    laws = {
        "places": ("x('b')**2 + y('b')**2 + p*sin(angle('axle of w')) - one", "start"),
        "distances": ("distance('b', 'c') + p*distance('w', 'c') - 0.3*t**2", "start"),
        "table": ("z('c') - table('lift', x('c') + angle('axle of w')/5)", "start"),
        "speeds": ("vx('c')*y('b') - p*vy('c') + wz('c')*x('b') - 0.1*t", "zero"),
    }
    return Model(
        gravity=(0.5, -9.81, 0.7),
        bodies=(turning, b, c),
        joints=(axle,),
        couplings=tuple(
            ExpressionCoupling(name=name, expression=law, holds=holds)
            for name, (law, holds) in laws.items()
        ),
        parameters=(Parameter(name="p", value=0.3), Parameter(name="one", value=1.0)),
        tables=(ValueTable(name="lift", points=TABLE, interpolation="smooth"),),
    )


def signals() -> Model:
    """Return wheels that are driven by one of each signal."""
    (v, of_v), (w, of_w) = wheel("v", (0.0, 0.0, 0.0)), wheel("w", (1.0, 0.0, 0.0))
    angle = "angle('axle of w')"
    return Model(
        gravity=(0.0, -9.81, 0.0),
        bodies=(v, w),
        joints=(of_v, of_w),
        signals=(
            Pid(name="pid", setpoint="sin(2*t)", measured=angle, kp=3.0, ki=2.0, kd=0.3,
                lower=-0.5, upper=2.4),
            Lag(name="lag", input="signal('pid') + rate('axle of v')", time_constant=0.3),
            Integral(name="sum", input=f"0.5*{angle} + signal('lag')", start=0.1),
            TransferFunction(name="filter", input="signal('sum') + t", numerator=(1.0, 2.0, 0.5),
                             denominator=(2.0, 0.7, 4.0)),
            Sampled(name="sampled", expression="0.9*previous - rate('axle of v')/5 + kept",
                    period=0.05, offset=0.02, start=0.3,
                    keeps=(DiscreteState(state="kept", next="kept + period*signal('lag')"),)),
            Signal(name="all", expression="signal('filter') + signal('sampled') + integral(t)"),
        ),
        torques=(
            Torque(name="of v", body="v", torque=(0.0, 0.0, "signal('all') - lag(t, 0.2)")),
            Torque(name="of w", body="w", torque=(0.0, 0.0, "signal('pid') + signal('lag')")),
        ),
        forces=(Force(name="on v", body="v", force=("signal('sum')", 1.0, 0.0)),),
    )  # fmt: skip


def core(shape: Box | Capsule | Cone | Disc | Sphere, **more) -> Body:
    """Return a body with a shape."""
    return Body(name="core", mass=1.2, inertia=(0.1, 0.12, 0.15), position=(0.2, 0.1, 0.0),
                shapes=(shape,), **more)  # fmt: skip


def kept(first: Body, shape: object, place: tuple[float, float, float], coefficient: float | None,
         **more: object) -> Model:  # fmt: skip
    """Return two bodies that are held to each other where they touch."""
    other = Body(name="other", mass=0.9, inertia=(0.05, 0.06, 0.07), position=place,
                 shapes=(shape,), **more)  # fmt: skip
    touch = BodyContact(name="touch", body_a="core", body_b="other", coefficient=coefficient,
                        held=True)  # fmt: skip
    return Model(gravity=(0.3, -2.0, 0.5), bodies=(first, other), contacts=(touch,))


def pressed(model: Model) -> Model:
    """Return two bodies of which one is pressed on the other, which it may leave."""
    (touch,) = model.contacts
    push = Force(name="push", body="other", force=(0.0, -9.0, 0.0))
    return replace(model, contacts=(replace(touch, held=False),), forces=(push,))


def with_levers(model: Model) -> Model:
    """Return two bodies that touch, with friction against rolling, which holds."""
    (touch,) = model.contacts
    braked = replace(touch, coefficient=0.0, rolling=5.0)  # it slides, and spins
    return replace(model, contacts=(braked,))


BALL = Sphere(radius=0.1)
BOX = Box(size=(0.6, 0.4, 0.5))
ON_TOP = 0.1 + 0.2 + 0.1  # of the ball on the box
DISC = Disc(axis=(0.0, 1.0, 0.0), radius=0.4, thickness=0.3)
CONE = Cone(base=(0.0, -0.2, 0.0), apex=(0.0, 0.4, 0.0), radius=0.3)
SINE, COSINE = 0.3 / math.hypot(0.3, 0.6), 0.6 / math.hypot(0.3, 0.6)
MIDWAY = 0.15  # of the cone's side, from its axis
PILLAR = Box(size=(0.3, 0.3, 2.0))
BEAM = Box(size=(2.0, 0.3, 0.3))
ON_EDGE = math.pi / 4
FLYING = {"angular_velocity": (0.6, 0.4, -0.5)}
SPINNING = {"angular_velocity": (0.3, -0.7, 0.4)}
BESIDE = 0.3 * math.sqrt(0.5)  # of the middle of a beam of that width to its edge

FLYING_DISC, FLYING_CONE = core(DISC, **FLYING), core(CONE, **FLYING)

TOUCHING = {
    # ball on the side, on the rim and on the end of a disc, and on the side of a cone
    "side": kept(FLYING_DISC, BALL, (0.2 + 0.5 * 0.6, 0.13, 0.5 * 0.8), None, **SPINNING),
    "smooth side": kept(FLYING_DISC, BALL, (0.2 + 0.5 * 0.6, 0.13, 0.5 * 0.8), 0.0, **SPINNING),
    "rim": kept(FLYING_DISC, BALL, (0.2 + 0.4 + 0.06, 0.1 + 0.15 + 0.08, 0.0), None, **SPINNING),
    "end": kept(FLYING_DISC, BALL, (0.3, 0.1 + 0.15 + 0.1, 0.1), None, **SPINNING),
    "cone": kept(
        FLYING_CONE, BALL, (0.2 + MIDWAY + 0.1 * COSINE, 0.1 + 0.1 + 0.1 * SINE, 0.0), None,
        **SPINNING,
    ),
    # ball that goes round an edge of a box, round a corner, and one that is braked
    "edge": kept(core(BOX), BALL, (0.2 + 0.28, ON_TOP, 0.05), 0.0, velocity=(4.0, 0.0, 0.5)),
    "corner": kept(core(BOX), BALL, (0.2 + 0.28, ON_TOP, 0.22), 0.0, velocity=(4.0, 0.0, 3.0)),
    "back corner": kept(
        core(BOX), BALL, (0.2 - 0.28, ON_TOP, -0.22), 0.0, velocity=(-4.0, 0.0, -3.0)
    ),
    "braked": pressed(with_levers(kept(
        core(Sphere(radius=0.4), **FLYING), BALL, (0.2, 0.1 + 0.4 + 0.1, 0.0), None,
        velocity=(0.8, 0.0, 0.5), angular_velocity=(0.6, 2.4, -0.5),
    ))),
    # beams on their edges that cross, and capsules
    "crossing": pressed(kept(
        core(BEAM, orientation=AxisAngle(axis=(1.0, 0.0, 0.0), angle=ON_EDGE)),
        PILLAR, (0.2, 0.1 + 2 * BESIDE, 0.1), None,
        orientation=AxisAngle(axis=Z, angle=ON_EDGE), angular_velocity=(0.0, 0.5, 0.0),
    )),
    # which slide off an end of one of them
    **{
        f"crossing off {name}": pressed(kept(
            core(BEAM, orientation=AxisAngle(axis=(1.0, 0.0, 0.0), angle=ON_EDGE)),
            PILLAR, (0.2 + x, 0.1 + 2 * BESIDE, z), 0.0,
            orientation=AxisAngle(axis=Z, angle=ON_EDGE), velocity=(20.0 * x, 0.0, 20.0 * z),
        ))
        for name, (x, z) in {
            "beam": (0.9, 0.0), "beam back": (-0.9, 0.0), "pillar": (0.0, 0.9),
            "pillar back": (0.0, -0.9),
        }.items()
    },
    "round crossing": pressed(kept(
        core(Capsule(start=(-1.0, 0.0, 0.0), end=(1.0, 0.0, 0.0), radius=0.1)),
        Capsule(start=(0.0, 0.0, -1.0), end=(0.0, 0.0, 1.0), radius=0.05),
        (0.3, 0.25, 0.1), None, angular_velocity=(0.0, 0.5, 0.0),
    )),
}  # fmt: skip
