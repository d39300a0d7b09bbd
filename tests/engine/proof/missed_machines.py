"""Machines in which something happens within a step and is over again at its end."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from msgspec.structs import replace
from tests.engine.folding import KITE
from tests.engine.machines import axle, guide, wheel

from kane.elements.body import Body
from kane.elements.controllers import Sampled
from kane.elements.frictions import DisplacementFriction
from kane.elements.loads import Force, Torque
from kane.elements.orientation import AxisAngle
from kane.elements.signals import Lag
from kane.elements.stops import AngleStop, DisplacementStop, DistanceStop
from kane.model import Model

STEP = 0.1  # s
# what lets no other method go further in a step than these
BEATS = Sampled(name="beats", expression="t", period=STEP)
# dips of laws, each in a step of its own: where in the step, how sharp, how skew, how deep
DIPS = ((0.57, 4.8, 0.7, 1.0093), (0.94, 11.7, -1.4, 1.0228), (0.04, 11.1, 0.0, 1.03))


def dips() -> Model:
    """Return balls that are pushed as long as laws are below zero, which tell nothing of rates.

    They ask how far a body has come that flies evenly, as many meters as seconds have passed.
    """
    clock = Body(name="clock", mass=1.0, inertia=(0.1, 0.1, 0.1), velocity=(1.0, 0.0, 0.0))
    balls, pushes = [], []
    for k, (place, sharp, skew, level) in enumerate(DIPS):
        # so far, as x = t, it asks for the way, or for the time as well
        gone = "x('clock')" if k else "2*x('clock') - t"
        way = f"(({gone})/{STEP} - {1 + k + place})"
        law = f"hypot(1, {sharp}*{way}) + {skew}*{way} - {level}"
        balls.append(Body(name=f"b{k}", mass=1.0, inertia=(0.1, 0.1, 0.1),
                          position=(0.0, 1.0 + k, 0.0)))  # fmt: skip
        push = f"where({law} > 0, 0, 9)"
        pushes.append(Force(name=f"push {k}", body=f"b{k}", force=(push, 0.0, 0.0)))
    return Model(bodies=(clock, *balls), forces=tuple(pushes), signals=(BEATS,))


def over_evenly() -> Model:
    """Return a cart that would pass a stop by 0.2 mm, in the middle of a step of fixed length."""
    highest = 2.0**2 / (2.0 * 9.81)
    stop = DisplacementStop(name="stop", joint="G", upper=highest - 2e-4, restitution=0.5)
    return Model(
        bodies=(wheel("cart", velocity=(2.0, 0.0, 0.0)),),
        gravity=(-9.81, 0.0, 0.0),
        joints=(guide("G", "cart"),),
        stops=(stop,),
    )


JERKS = ((1.53, 6.0), (2.45, -6.0))  # which step, and by how much a force grows in a step [N]
DEEP = 1e-6  # m


def over_skew() -> Model:
    """Return carts that pass stops by some um, while their forces grow: in no parabola."""
    carts, joints, stops, forces = [], [], [], []
    for k, (place, grows) in enumerate(JERKS):
        # the gap is DEEP less than push/2 s^2 + jerk/6 s^3, with s the time to the lowest place
        push, jerk, s = 10.0, grows / STEP, -place * STEP
        name, at = f"c{k}", (0.0, 1.0 * k, 0.0)
        far = push / 2.0 * s**2 + jerk / 6.0 * s**3 - DEEP
        carts.append(wheel(name, position=at, velocity=(-(push * s + jerk / 2.0 * s**2), 0.0, 0.0)))
        joints.append(guide(f"G{k}", name, point_a=at))
        stops.append(DisplacementStop(name=f"stop {k}", joint=f"G{k}", upper=far, restitution=0.5))
        law = f"-({push} + {jerk}*(t - {place * STEP}))"
        forces.append(Force(name=f"push {k}", body=name, force=(law, 0.0, 0.0)))
    return Model(bodies=tuple(carts), joints=tuple(joints), stops=tuple(stops),
                 forces=tuple(forces), signals=(BEATS,))  # fmt: skip


def by_the_way() -> Model:
    """Return a cart that comes to a stop as a step ends, but for next to round-off."""
    stop = DisplacementStop(name="stop", joint="G", upper=0.3 + 1e-13, restitution=0.5)
    return Model(bodies=(wheel("cart", velocity=(1.0, 0.0, 0.0)),), joints=(guide("G", "cart"),),
                 stops=(stop,))  # fmt: skip


def turns_back() -> Model:
    """Return sliders that rub, whose forces turn the slip round for a quarter of a step.

    One slides on an arm that turns evenly: there the slip changes by more than what pushes.
    """
    spin, sharp, half = 2.0, 120.0, 0.012  # rad/s, m/s^3, s
    arm = wheel("arm", 1e6, angular_velocity=(0.0, 0.0, spin))
    sliders, forces = [], []
    for name, middle, out, turns in (("a", 0.15, 0.0, 0.0), ("b", 0.25, 3.0, spin)):
        # slip = sharp ((t - middle)^2 - half^2), and out + its integral is how far it is
        speed = sharp * (middle**2 - half**2)
        since = f"(t - {middle})"
        far = f"({out} + {sharp}*(({since}**3 + {middle**3})/3 - {half**2}*t))"
        push = f"1 + {2.0 * sharp}*{since} - {turns**2}*{far}"
        sliders.append(wheel(name, 1e-3, position=(out, 0.0 if out else 2.0, 0.0),
                             velocity=(speed, turns * out, 0.0),
                             angular_velocity=(0.0, 0.0, turns)))  # fmt: skip
        forces.append(Force(name=f"on {name}", body=name, axes="body", force=(push, 0.0, 0.0)))
    return Model(
        bodies=(arm, *sliders),
        joints=(axle("A", "arm"), guide("a rail", "a", point_a=(0.0, 2.0, 0.0)),
                guide("b rail", "b", body_a="arm")),
        forces=tuple(forces),
        frictions=tuple(DisplacementFriction(name=f"rubs {n}", joint=f"{n} rail", force=1.0)
                        for n in "ab"),
        signals=(BEATS,),
    )  # fmt: skip


def flung() -> Model:
    """Return wheels that turn as the fifth power of the time, and then back, one up to a stop."""
    names = ("free", "stopped")
    at = {name: (0.0, 1.0 * k, 0.0) for k, name in enumerate(names)}
    beside = Body(
        name="beside",
        mass=1.0,
        inertia=(0.1, 0.1, 0.1),
        velocity=(0.0, 0.0, 9.0),
        position=(0.0, 5.0, 0.0),
    )  # which tells what is fast
    law = "700*t**3 if t < 0.5 else -400"
    across = Body(name="across", mass=1.0, inertia=(0.3, 0.4, 0.2), position=(0.0, 3.0, 0.0))
    return Model(
        bodies=(beside, across, *(wheel(name, 0.4, position=at[name]) for name in names)),
        joints=tuple(axle(f"A {name}", name, point_a=at[name]) for name in names),
        torques=(Torque(name="on across", body="across", torque=(0.0, law, 0.0)),
                 *(Torque(name=f"on {name}", body=name, torque=(0.0, 0.0, law)) for name in names)),
        stops=(AngleStop(name="stop", joint="A stopped", lower=-1.0, restitution=0.5),),
    )  # fmt: skip


def swept() -> Model:
    """Return a wheel that turns by most of a radian in a step, in which it comes to a stop."""
    stop = AngleStop(name="stop", joint="A", upper=0.75, restitution=0.5)
    return Model(bodies=(wheel("rim", 0.4, angular_velocity=(0.0, 0.0, 9.0)),),
                 joints=(axle("A", "rim"),), stops=(stop,))  # fmt: skip


def flung_out() -> Model:
    """Return a slider that goes out along a turning arm, to a stop, within a step."""
    spin, r, speed = 10.0, 0.01, 10.0
    arm = wheel("arm", 1000.0, angular_velocity=(0.0, 0.0, spin))
    out = wheel("out", 1e-3, position=(r, 0.0, 0.0), velocity=(speed, spin * r, 0.0),
                angular_velocity=(0.0, 0.0, spin))  # fmt: skip
    stop = DisplacementStop(name="stop", joint="rail", upper=0.9, restitution=0.5)
    return Model(bodies=(arm, out), joints=(axle("A", "arm"), guide("rail", "out", body_a="arm")),
                 stops=(stop,))  # fmt: skip


def arm_on_rope() -> Model:
    """Return an arm that spins about itself, whose tip is held back by a rope."""
    arm = Body(name="arm", mass=1.0, inertia=(0.1, 0.1, 0.1), position=(0.5, 0.0, 0.0),
               angular_velocity=(0.0, 0.0, 7.0))  # fmt: skip
    rope = DistanceStop(name="rope", body_a="ground", body_b="arm", point_b=(-0.4, 0.0, 0.0),
                        upper=0.5, restitution=0.5)  # fmt: skip
    return Model(bodies=(arm,), stops=(rope,))


def turned_full() -> Model:
    """Return a body that is drawn as turned by a full turn."""
    body = Body(name="body", mass=1.0, inertia=(0.1, 0.2, 0.3), angular_velocity=(0.5, 0.3, -0.4),
                orientation=AxisAngle(axis=(0.0, 0.0, 1.0), angle=2.0 * math.pi))  # fmt: skip
    return Model(bodies=(body,))


def signals_to_stops() -> Model:
    """Return a wheel with a stop in a model with signals."""
    rim = wheel("rim", 0.4, angular_velocity=(0.0, 0.0, 9.0))
    return Model(
        bodies=(rim,),
        joints=(axle("A", "rim"),),
        signals=(BEATS, Lag(name="lag", input="angle('A')", time_constant=0.1)),
        torques=(Torque(name="on rim", body="rim", torque=(0.0, 0.0, "signal('lag')")),),
        stops=(AngleStop(name="sa", joint="A", upper=4.5, restitution=0.5),),
    )


HALFWAY = 2.0 / 9.81 / 3.5  # of the step in whose middle the cart is highest


def pulses() -> Model:
    """Return a cart that short pulses push, the last of them a frame before the end."""
    law = " + ".join(f"50*exp(-((t - {at})/0.002)**2)" for at in (0.3, 0.5, 0.65, 0.8))
    return Model(bodies=(wheel("cart"),), joints=(guide("G", "cart"),),
                 forces=(Force(name="push", body="cart", force=(law, 0.0, 0.0)),))  # fmt: skip


def sampled_at_jumps() -> Model:
    """Return a cart that is pushed by what is sampled as a law jumps."""
    held = Sampled(name="held", expression="2 if t < 0.2 else 5", period=0.1)
    return Model(
        bodies=(wheel("cart"),),
        joints=(guide("G", "cart"),),
        signals=(held,),
        forces=(Force(name="push", body="cart", force=("signal('held')", 0.0, 0.0)),),
    )


def folding(ends: float) -> tuple[Model, dict[str, Any]]:
    """Return a kite that folds onto one line at the end of a step, and how it is run.

    Args:
        ends: when the run ends, as a part of the time at which it folds.

    """
    loop = KITE.at(angle=1.0, rate=-2.0, g=0.0)
    times = np.linspace(0.0, 1.0, 1001)
    folded = float(np.interp(0.0, -loop.angles(times), times))
    own = {"step": folded / 20, "duration": ends * folded, "record_every": 0.5 * folded}
    pushed = Body(name="pushed", mass=1.0, inertia=(0.1, 0.1, 0.1), position=(0.0, 5.0, 0.0))
    push = Force(name="push", body="pushed", force=("200*sin(30*t)", 0.0, 0.0))
    model = loop.model()
    return replace(model, bodies=(*model.bodies, pushed), forces=(push,)), own


MISSED: dict[str, tuple[Model, dict[str, Any]]] = {
    "rk4 dips": (dips(), {"step": STEP, "duration": 0.5, "record_every": STEP}),
    "rk4 over skew": (over_skew(), {"step": STEP, "duration": 0.5, "record_every": STEP}),
    "rk4 turns back": (turns_back(), {"step": STEP, "duration": 0.5, "record_every": STEP}),
    "rk4 folding": folding(1.6),
    "rk4 folded": folding(1.0),
    "rk4 sampled at jumps": (
        sampled_at_jumps(),
        {"step": 0.05, "duration": 0.4, "record_every": STEP},
    ),
    "rk4 by the way": (by_the_way(), {"step": STEP, "duration": 0.5, "record_every": STEP}),
    "rk4 over evenly": (
        over_evenly(),
        {"step": HALFWAY, "duration": 7.0 * HALFWAY, "record_every": HALFWAY},
    ),
}

UNEVEN: dict[str, tuple[Model, dict[str, Any]]] = {
    "flung": (flung(), {"duration": 0.66, "record_every": 0.02, "rtol": 1e-2, "atol": 1.0}),
    "swept": (
        swept(),
        {"method": "rk4", "step": STEP, "duration": 0.4, "record_every": STEP},
    ),
    "flung out": (flung_out(), {"duration": 0.2, "record_every": 0.01, "rtol": 1e-3, "atol": 1.0}),
    "arm on rope": (arm_on_rope(), {"duration": 0.3, "record_every": 0.01}),
    "pulses": (pulses(), {"duration": 0.9, "record_every": 0.1}),
    "turned full": (turned_full(), {"duration": 0.1, "record_every": 0.01}),
    "signals to stops": (signals_to_stops(), {"duration": 0.6, "record_every": 0.05}),
}
