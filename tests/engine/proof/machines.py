"""Short runs for the second derivation: examples, and small machines with one of each thing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace
from tests.engine.energy_cases import CASES
from tests.engine.joint_cases import JOINT_TYPES, pendulum, tag
from tests.engine.light_mechanisms import slider_crank
from tests.engine.machines import axle, guide, wheel
from tests.engine.proof.crowd_machines import CROWDED
from tests.engine.proof.made_machines import MADE
from tests.engine.proof.missed_machines import MISSED, UNEVEN
from tests.engine.proof.rim_machines import RIMS
from tests.engine.proof.round_machines import ROUND
from tests.engine.proof.ruled_machines import TOUCHING, relations, signals
from tests.engine.proof.stepped_machines import STEPPED

import kane
from kane.elements.ball import Ball
from kane.elements.body import Body, InertiaTensor
from kane.elements.bushing import Bushing
from kane.elements.cylindrical import Cylindrical
from kane.elements.drag import Drag
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver
from kane.elements.gravitation import Gravitation
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.loads import Force, Torque
from kane.elements.magnet import Magnet
from kane.elements.orientation import AxisAngle, euler_parameters
from kane.elements.prismatic import Prismatic
from kane.elements.pull import Pull
from kane.elements.revolute import Revolute
from kane.elements.spring import Spring
from kane.elements.stops import DisplacementStop
from kane.model import Model
from kane.model.parameters import ValueTable

MODELS = Path(__file__).parents[3] / "models"
JOINTS = {tag(kind): kind for kind in JOINT_TYPES}


class Machine(NamedTuple):
    """A model and how it is run.

    Attributes:
        model: makes it.
        settings: of the run.
        again: whether it is run again with finer steps.
        is_example: whether it is one of the gallery.

    """

    model: Callable[[], Model]
    settings: dict[str, Any]
    again: bool = False
    is_example: bool = False


def example(name: str, duration: float, again: bool = False, **settings: Any) -> Machine:
    """Return one of the examples, for a short time."""
    own = {"method": "dop853", "duration": duration, "record_every": duration / 10, **settings}
    return Machine(lambda: kane.load(MODELS / f"{name}.json"), own, again, is_example=True)


def small(name: str, **settings: Any) -> Machine:
    """Return a machine with one load or driver."""
    return Machine(lambda: CASES[name], {"duration": 0.2, "record_every": 0.02, **settings})


def joint(name: str, **settings: Any) -> Machine:
    """Return a body on one joint."""
    own = {"duration": 0.2, "record_every": 0.02, **settings}
    return Machine(lambda: pendulum(JOINTS[name]), own)


def touching(name: str) -> Machine:
    """Return bodies whose shapes touch on a feature of theirs."""
    return Machine(lambda: TOUCHING[name], {"duration": 0.1, "record_every": 0.01})


LONGER = {  # s
    "hinges": 0.3, "spent buffer": 0.3, "rope": 0.4, "turned to stops": 0.7, "wheel on wheel": 0.7,
}  # fmt: skip
assert LONGER.keys() <= MADE.keys()


def made(name: str) -> Machine:
    """Return a machine that is made for one sign."""
    duration = LONGER.get(name, 0.12)
    return Machine(lambda: MADE[name], {"duration": duration, "record_every": duration / 10})


def tumbling(name: str, place: tuple[float, float, float], **fields: Any) -> Body:
    """Return a body that turns about and moves along all axes."""
    return Body(
        name=name,
        mass=1.3,
        inertia=(0.2, 0.3, 0.4),
        center=(0.05, -0.02, 0.03),
        position=place,
        orientation=AxisAngle(axis=(0.3, -0.5, 0.8), angle=0.7 + place[0]),
        velocity=(0.2, -0.3, 0.4),
        angular_velocity=(1.1, -0.7, 0.9),
        **fields,
    )


A, B = (0.1, 0.2, -0.1), (-0.2, 0.1, 0.15)  # points of bodies


def loads_in_space() -> Model:
    """Return bodies that fly about under one of each load between two that move."""
    ends = {"body_a": "a", "point_a": A, "body_b": "b", "point_b": B}
    return Model(
        gravity=(1.0, -9.81, 2.0),
        bodies=(
            tumbling("a", (0.0, 0.0, 0.0)),
            tumbling("b", (1.0, 0.2, -0.3)),
            tumbling("c", (-0.4, 1.0, 0.6)),
        ),
        springs=(
            Spring(name="spring", **ends, stiffness=20.0, damping=1.5, free_length=0.4),
            Spring(name="pulls", body_a="b", body_b="c", pull="3*cos(5*t) + length - rate/7"),
        ),
        bushings=(
            Bushing(
                name="bushing", body_a="a", point_a=A, body_b="c", point_b=B,
                stiffness=(6.0, 7.0, 8.0), damping=(1.0, 2.0, 3.0),
                rotary_stiffness=(0.9, 0.8, 0.7), rotary_damping=(0.1, 0.2, 0.3),
            ),
        ),
        magnets=(
            Magnet(name="magnet", body_a="c", point_a=A, body_b="b", point_b=B, strength=0.3),
        ),
        gravitations=(Gravitation(name="gravitation", constant=2.0),),
        drags=(
            Drag(name="drag", body="a", point=A, linear=0.4, quadratic=0.2, rotary_linear=0.05,
                 rotary_quadratic=0.02, flow=(-3.0, 0.5, 1.0)),
        ),
        forces=(
            Force(name="force", body="a", point=B, force=("5*sin(9*t)", 1.0, "t")),
            Force(name="own", body="b", point=A, axes="body", force=(1.0, "2 - t", "sin(3*t)")),
        ),
        torques=(
            Torque(name="torque", body="c", torque=("sin(5*t)", 0.7, 1.0)),
            Torque(name="own torque", body="a", axes="body", torque=(0.3, "t", -0.4)),
        ),
        pulls=(
            Pull(name="pull", body="b", point=A, stiffness="30 + 10*sin(4*t)", damping=0.4,
                 target=("cos(3*t)", "0.5*t", "0.2 - t")),
            Pull(name="turn", body="c", turning=True, orientation=(0.6, 0.0, 0.0, 0.8),
                 target=("sin(3*t)", "2*t", "0.4"), stiffness="2 - t", damping="0.1 + t"),
        ),
    )  # fmt: skip


def with_table(model: Model) -> Model:
    """Return a model with a force that a table tells over the time."""
    points = ((0.0, 1.0), (0.1, -2.0), (0.3, 4.0))
    table = ValueTable(name="course", points=points, interpolation="smooth")
    force = Force(name="told", body="a", point=A, force=("table('course', t)", 0.0, 1.0))
    return replace(model, tables=(table,), forces=(*model.forces, force))


def rows_in_space() -> Model:
    """Return bodies that hang on each other, with coordinates that are driven and coupled."""
    x, z = (1.0, 0.0, 0.0), (0.0, 0.0, 1.0)
    bodies = tuple(
        Body(name=name, mass=1.0 + k, inertia=(0.2, 0.3, 0.4), position=(0.7 * k, 0.0, 0.1 * k),
             angular_velocity=(0.3, 0.4, 0.5) if k == 0 else (0.0, 0.0, 0.0))
        for k, name in enumerate("abcd")
    )  # fmt: skip
    return Model(
        gravity=(1.0, -9.81, 2.0),
        bodies=bodies,
        joints=(
            Ball(name="pin", body_a="ground", point_a=(-0.3, 0.1, 0.0), body_b="a",
                 point_b=(-0.3, 0.1, 0.0)),
            Prismatic(name="slide", body_a="a", axis_a=x, body_b="b", axis_b=x,
                      point_b=(0.0, 0.0, -0.1)),
            Revolute(name="hinge", body_a="b", point_a=(0.35, 0.0, 0.0), axis_a=z, body_b="c",
                     point_b=(-0.35, 0.0, -0.1), axis_b=z),
            Cylindrical(name="sleeve", body_a="c", axis_a=x, body_b="d", axis_b=x,
                        point_b=(0.0, 0.0, -0.1)),
        ),
        drivers=(
            DisplacementDriver(name="push", joint="slide", prescribes="position",
                               law="0.7 + 0.1*sin(4*t)"),
            AngleDriver(name="turn", joint="sleeve", prescribes="speed", law="0.5 + t"),
            DistanceDriver(name="line", body_a="a", point_a=A, body_b="d", point_b=B,
                           prescribes="acceleration", law="0.3*cos(5*t)"),
        ),
        joint_springs=(
            TorsionSpring(name="twist", joint="hinge", stiffness=2.0, damping=0.3,
                          motor="sin(4*t) - rate/9"),
            SliderSpring(name="along", joint="sleeve", stiffness=5.0, damping=0.4),
        ),
    )  # fmt: skip


def grazing(*more: float) -> Model:
    """Return a cart that would pass a stop by 0.2 mm, for 13 ms of a long step."""
    highest = 2.0**2 / (2.0 * 9.81)
    stops = tuple(
        DisplacementStop(name=f"stop {k}", joint="G", upper=highest - 2e-4 + apart, restitution=0.5)
        for k, apart in enumerate((0.0, *more))
    )
    return Model(
        bodies=(wheel("cart", velocity=(2.0, 0.0, 0.0)),),
        gravity=(-9.81, 0.0, 0.0),
        joints=(guide("G", "cart"),),
        stops=stops,
    )


def turning() -> Model:
    """Return what turns many times within few steps: a free body, one in other axes, a wheel."""
    free = Body(name="free", mass=1.0, inertia=(0.2, 0.3, 0.4), angular_velocity=(9.0, -7.0, 11.0),
                orientation=AxisAngle(axis=(0.3, -0.5, 0.8), angle=2.9))  # fmt: skip
    skew = Body(
        name="skew", mass=1.0,
        inertia=InertiaTensor(xx=0.3, yy=0.3, zz=0.3, xy=0.05, xz=-0.04, yz=0.06),
        position=(2.0, 0.0, 0.0), angular_velocity=(-0.9, 14.0, 0.4),
    )  # fmt: skip
    rim = Body(name="rim", mass=1.0, inertia=(0.2, 0.2, 0.3), position=(-2.0, 0.0, 0.0),
               center=(0.05, 0.0, 0.0), angular_velocity=(0.0, 0.0, -21.0))  # fmt: skip
    axle = Revolute(name="axle", body_a="ground", point_a=(-2.0, 0.0, 0.0), body_b="rim")
    still = Body(name="still", mass=1.0, inertia=(0.2, 0.3, 0.4), position=(4.0, 0.0, 0.0))
    return Model(bodies=(free, skew, rim, still), joints=(axle,), gravity=(0.0, -9.81, 0.0))


def spun() -> Model:
    """Return a wheel that turns more from one report time to the next than a curve shows."""
    rim = wheel("wheel", 0.2, center=(0.03, 0.01, 0.0), angular_velocity=(0.0, 0.0, 700.0))
    return Model(bodies=(rim,), joints=(axle("axle", "wheel"),))


def spun_up() -> Model:
    """Return what turns faster and faster, many times within a step, about axes of all kinds."""
    ball = Body(name="ball", mass=1.0, inertia=(0.4, 0.4, 0.4), angular_velocity=(4.0, -8.0, 8.0))
    skew = Body(
        name="skew", mass=1.0, position=(2.0, 0.0, 0.0), angular_velocity=(12.0, 4.0, -7.0),
        inertia=InertiaTensor(xx=0.4, yy=0.4, zz=0.4, xy=1e-9, xz=-2e-9, yz=1.5e-9),
    )  # fmt: skip
    rims = (wheel("rim", 0.4, position=(-2.0, 0.0, 0.0)),
            wheel("other", 0.4, position=(-2.0, 0.0, 0.2),
                  angular_velocity=(0.0, 0.0, -50.0)))  # fmt: skip
    axles = (axle("axle", "rim", point_a=(-2.0, 0.0, 0.0)),
             axle("hub", "other", body_a="rim", point_a=(0.0, 0.0, 0.2)))  # fmt: skip
    return Model(
        bodies=(ball, skew, *rims),
        joints=axles,
        torques=(
            Torque(name="on ball", body="ball", torque=("16*t", "-32*t", "32*t")),
            Torque(name="on rim", body="rim", torque=(0.0, 0.0, "48*t")),
        ),
    )


def roughly(model: Model, seed: int, apart: float) -> Model:
    """Return a model whose bodies are drawn somewhere near their places, by lot [m]."""
    random = np.random.default_rng(seed)
    bodies = []
    for body in model.bodies:
        place = np.array(body.position) + apart * random.normal(size=3)
        turn = euler_parameters(body.orientation) + apart * random.normal(size=4)
        turn /= np.linalg.norm(turn)
        bodies.append(replace(body, position=tuple(place), orientation=tuple(turn)))
    return replace(model, bodies=tuple(bodies))


def at_odds(model: Model) -> Model:
    """Return a model whose last body is said to stand, whatever the others do."""
    *others, last = model.bodies
    return replace(model, bodies=(*others, replace(last, velocity=(0.0, 0.0, 0.0))))


MACHINES: dict[str, Machine] = {
    "every force": example("every_force", 0.2),
    "every contact": example("every_contact", 0.15),
    "every joint": example("every_joint", 0.02),
    "loads in space": Machine(loads_in_space, {"duration": 0.2, "record_every": 0.02}),
    "rows in space": Machine(rows_in_space, {"duration": 0.2, "record_every": 0.02}),
    "grazing": Machine(grazing, {"duration": 0.45, "record_every": 0.005}),
    "grazing one of three": Machine(
        lambda: grazing(1e-4, 0.3), {"duration": 0.45, "record_every": 0.005}
    ),
    "spun": Machine(spun, {"duration": 1.0}),
    "turning": Machine(turning, {"duration": 1.5, "record_every": 0.03}),
    "turning far": Machine(turning, {"duration": 1.5, "record_every": 0.03, "rtol": 1e-3}),
    "spun up": Machine(spun_up, {"duration": 1.0, "record_every": 0.005, "rtol": 1e-3}),
    "rk4 turning": Machine(
        turning, {"duration": 0.4, "record_every": 0.02, "method": "rk4", "step": 0.02}
    ),
    "light at odds": Machine(  # the crank turns, and the slider is said to stand
        lambda: at_odds(slider_crank(1e-11, speed=3.0)), {"duration": 0.02, "record_every": 0.005}
    ),
    "rough": Machine(
        lambda: roughly(rows_in_space(), seed=2, apart=0.15),
        {"duration": 0.004, "record_every": 0.001},
    ),
    "light": Machine(lambda: slider_crank(1e-11), {"duration": 0.2, "record_every": 0.02}),
    "seven bodies": example("seven_body_mechanism", 0.002),
    "relations": Machine(relations, {"duration": 0.2, "record_every": 0.02}),
    "signals": Machine(signals, {"duration": 0.2, "record_every": 0.01}),
    **{f"touching on {name}": touching(name) for name in TOUCHING},
    **{name: made(name) for name in MADE},
    "ramp": example("ramp_disk", 0.4),
    "curve": Machine(lambda: with_table(loads_in_space()), {"duration": 0.2, "record_every": 0.02}),
    "wrist": example("spherical_wrist", 0.2),
    "cart": example("cart_spring_pendulum", 0.2),
    "wheelbarrow": example("wheelbarrow", 0.2),
    "shopping cart": example("shopping_cart", 0.4),
    "two bodies": example("two_bodies", 0.2),
    "four-bar": example("four_bar_massless", 0.2),
    "slider crank": example("slider_crank", 0.2),
    "die": example("die", 0.27),
    "cam": example("cam_and_follower", 0.8),
    "cam of arcs": example("cam_of_arcs", 0.1),
    "geneva": example("geneva_wheel", 0.2),
    "escapement": example("escapement", 0.5),
    "ratchet": example("ratchet", 0.2),
    "gripper": example("gripper", 0.3),
    "quick return": example("quick_return", 0.2),
    "plank": example("plank_on_rollers", 0.36),
    "woodpecker": example("woodpecker", 0.1),
    "bowl": example("ball_in_a_bowl", 0.5),
    "robot": example("spatial_robot", 0.2),
    "embedded": example("two_bodies", 0.2, formulation="embedded"),
    "embedded loop": example("four_bar_massless", 0.2, formulation="embedded"),
    **{
        method: example("two_bodies", 0.03, again=True, method=method, step=1e-3)
        for method in ("euler", "heun", "rk4", "dopri5", "esdirk43", "radau")
    },
    **{
        f"{method} loop": example("four_bar_massless", 0.02, again=True, method=method, step=1e-3)
        for method in ("rk4", "dopri5", "esdirk43")
    },
    # frames between steps, which lie on what is laid through them
    **{
        f"{method} between": example(
            "four_bar_massless", 0.02, method=method, step=1e-3, record_every=0.0007
        )
        for method in ("rk4", "esdirk43")
    },
    "rk4 driven": example("spatial_robot", 0.02, again=True, method="rk4", step=1e-3),
    "esdirk43 driven": Machine(
        rows_in_space, {"duration": 0.02, "record_every": 0.001, "method": "esdirk43"}
    ),
    # stiff methods with one of each thing; events between fixed steps; time steps over strikes
    "esdirk43 loads": Machine(
        loads_in_space, {"duration": 0.05, "record_every": 0.005, "method": "esdirk43"}
    ),
    "esdirk43 signals": Machine(
        signals, {"duration": 0.06, "record_every": 0.01, "method": "esdirk43"}
    ),
    "esdirk43 light": Machine(
        lambda: slider_crank(1e-11), {"duration": 0.05, "record_every": 0.005, "method": "esdirk43"}
    ),
    "radau signals": Machine(signals, {"duration": 0.01, "record_every": 0.002, "method": "radau"}),
    "rk4 signals": Machine(
        signals, {"duration": 0.03, "record_every": 0.01, "method": "rk4", "step": 1e-3}
    ),
    "rk4 events": Machine(
        lambda: MADE["on side"],
        {"duration": 0.06, "record_every": 0.006, "method": "rk4", "step": 2e-3},
    ),
    "rk4 grazing": Machine(  # what a step misses is met by steps of half its length
        grazing, {"duration": 0.42, "record_every": 0.06, "method": "rk4", "step": 0.06}, again=True
    ),
    **{
        name: Machine(lambda model=model: model, {"method": "rk4", **own}, again=True)
        for name, (model, own) in MISSED.items()
    },
    **{name: Machine(lambda model=model: model, own) for name, (model, own) in UNEVEN.items()},
    "rk4 rope": Machine(
        lambda: MADE["rope"],
        {"duration": 0.4, "record_every": 0.05, "method": "rk4", "step": 0.011},
    ),
    **{
        f"{method} loads": Machine(
            loads_in_space,
            {"duration": 0.02, "record_every": 0.002, "method": method, "step": 1e-3},
            again=True,
        )
        for method in ("rk4", "moreau")
    },
    **{
        name: Machine(
            lambda model=model: model,
            {"method": "moreau", **own},
            again=name not in {"moreau heap", "moreau crowd"},  # which would take half a minute
        )
        for name, (model, own) in STEPPED.items()
    },
    **{
        name: Machine(lambda model=model: model, {"method": "moreau", **own})
        for name, (model, own) in CROWDED.items()
    },
    "moreau": example("cam_and_follower", 0.1, again=True, method="moreau", step=1e-3),
    "moreau slip": example("billiards", 0.05, again=True, method="moreau", step=1e-3),
    **{
        name: Machine(lambda model=model: model, {"duration": 0.05, "record_every": 0.005})
        for name, model in ROUND.items()
    },
    **{name: Machine(lambda model=model: model, own) for name, (model, own) in RIMS.items()},
    **{name: small(name) for name in CASES},
    **{f"joint {name}": joint(name) for name in JOINTS},
}
