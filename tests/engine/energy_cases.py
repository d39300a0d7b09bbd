"""Small machines with one element each that puts energy in, takes it out or stores it."""

from tests.engine.helpers import rod
from tests.engine.machines import axle, guide, wheel

from kane.elements.bushing import Bushing
from kane.elements.drag import Drag
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver, PointDriver
from kane.elements.gravitation import Gravitation
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.loads import Force, Torque
from kane.elements.magnet import Magnet
from kane.elements.pull import Pull
from kane.elements.spring import Spring
from kane.elements.velocity_joint import VelocityJoint
from kane.model import Model

WEIGHT = (0.0, -9.81, 0.0)


def arm(**fields):
    """A pendulum about z, let go when it points along x."""
    body = wheel("arm", 0.04, center=(0.3, 0.0, 0.0))
    return Model(gravity=WEIGHT, bodies=(body,), joints=(axle("A", "arm"),), **fields)


def cart(**fields):
    """A body of 1 kg on a slide along x, given a push."""
    body = wheel("cart", velocity=(1.5, 0.0, 0.0))
    return Model(bodies=(body,), joints=(guide("G", "cart"),), **fields)


def stone(**fields):
    """A body that is thrown and spins."""
    body = rod("stone", velocity=(2.0, 1.0, 0.5), angular_velocity=(1.0, 3.0, -2.0))
    return Model(gravity=WEIGHT, bodies=(body,), **fields)


def belt(**fields):
    """A block that sticks to a belt at 0.3 m/s until its spring tears it off, again and again."""
    bodies = (wheel("belt", velocity=(0.3, 0.0, 0.0)), wheel("block", position=(0.0, 0.1, 0.0)))
    joints = (guide("G", "belt"), guide("B", "block", "belt", point_a=(0.0, 0.1, 0.0)))
    return Model(
        bodies=bodies,
        joints=joints,
        drivers=(DisplacementDriver(name="d", joint="G", prescribes="speed", law="0.3"),),
        joint_springs=(SliderSpring(name="s", joint="B", friction=4.0, friction_rate=0.01),),
        springs=(
            Spring(name="k", body_a="ground", point_a=(-1.0, 0.1, 0.0), body_b="block",
                   stiffness=60.0, free_length=1.0),
        ),
        **fields,
    )  # fmt: skip


def between_carts(**fields):
    """Two carts with dry friction in both slides."""
    bodies = (wheel("a"), wheel("b", position=(0.8, 0.0, 0.0)))
    joints = (guide("G", "a"), guide("H", "b", point_a=(0.8, 0.0, 0.0)))
    rub = {"friction": 1.0, "friction_rate": 0.02}
    springs = tuple(SliderSpring(name=f"s{joint}", joint=joint, **rub) for joint in "GH")
    return Model(bodies=bodies, joints=joints, joint_springs=springs, **fields)


def sledge(**fields):
    """A body on a slide that is driven along x while it is free to turn about z, in grease."""
    body = wheel("sledge", velocity=(0.5, 0.0, 0.0), angular_velocity=(0.0, 0.0, 4.0))
    grease = Drag(name="grease", body="sledge", linear=0.5, rotary_linear=0.3)
    return Model(bodies=(body,), drags=(grease,), **fields)


TORSION = {"friction": 0.3, "friction_rate": 0.05}
SLIDING = {"friction": 2.0, "friction_rate": 0.01}
FRICTION = (TorsionSpring(name="s", joint="A", **TORSION),)
RUBBING = (SliderSpring(name="s", joint="G", **SLIDING),)
PRESCRIBED = {
    "position": ("0.5*sin(5*t)", "0.8 + 0.2*sin(5*t)"),
    "speed": ("2.5*cos(5*t)", "cos(5*t)"),
    "acceleration": ("-12.5*sin(5*t)", "-5*sin(5*t)"),
}

CONSERVATIVE = ("gravitation", "magnet", "spring in a hinge")  # nothing goes in or out
CASES = {
    "damper": arm(springs=(
        Spring(name="s", body_a="ground", point_a=(0.7, -0.3, 0.0), body_b="arm",
               point_b=(0.4, 0.0, 0.0), stiffness=20.0, damping=0.8, free_length=0.3),
    )),
    "actuator": arm(springs=(
        Spring(name="s", body_a="ground", point_a=(0.7, -0.3, 0.0), body_b="arm",
               point_b=(0.4, 0.0, 0.0), pull="3*cos(5*t) + length"),
    )),
    "magnet": arm(magnets=(
        Magnet(name="s", body_a="ground", point_a=(0.5, -0.4, 0.0), body_b="arm",
               point_b=(0.4, 0.0, 0.0), strength=0.2),
    )),
    "friction in a hinge": arm(joint_springs=FRICTION),
    "spring in a hinge": arm(joint_springs=(
        TorsionSpring(name="s", joint="A", stiffness=2.0),
    )),
    "motor in a hinge": arm(joint_springs=(
        TorsionSpring(name="s", joint="A", stiffness=2.0, damping=0.1, motor="sin(4*t) - rate/9"),
    )),
    "friction in a slide": cart(joint_springs=(
        SliderSpring(name="s", joint="G", stiffness=60.0, **SLIDING),
    )),
    "motor in a slide": cart(joint_springs=(
        SliderSpring(name="s", joint="G", damping=0.3, motor="4*sin(5*t)", **SLIDING),
    )),
    "stick and slip": belt(),
    "bushing": stone(bushings=(
        Bushing(name="s", body_a="ground", body_b="stone", point_b=(0.1, 0.0, 0.0),
                stiffness=(60.0, 70.0, 80.0), damping=(1.0, 2.0, 3.0),
                rotary_stiffness=(9.0, 8.0, 7.0), rotary_damping=(0.1, 0.2, 0.3)),
    )),
    "drag": stone(drags=(
        Drag(name="s", body="stone", point=(0.1, 0.0, 0.0), linear=0.4, quadratic=0.2,
             rotary_linear=0.05, rotary_quadratic=0.02, flow=(-3.0, 0.0, 1.0)),
    )),
    "pull": arm(pulls=(
        Pull(name="s", body="arm", point=(0.4, 0.0, 0.0), stiffness="30 + 10*sin(4*t)", damping=0.4,
             target=("0.5*cos(3*t)", "0.5*min(t, 0.37)", "t")),
    )),
    "turn": stone(pulls=(
        Pull(name="s", body="stone", turning=True, orientation=(0.6, 0.0, 0.0, 0.8),
             target=("sin(3*t)", "2*t", "0.4"), stiffness="2 - t", damping="0.1 + t"),
    )),
    "force": arm(forces=(
        Force(name="s", body="arm", point=(0.4, 0.0, 0.0), force=("5*sin(9*t)", 1.0, 0.0)),
        Force(name="b", body="arm", point=(0.4, 0.0, 0.0), axes="body",
              force=(0.0, "where(t < 0.37, 6, -3)", 0.0)),
    )),
    "torque": stone(torques=(
        Torque(name="s", body="stone", torque=("sin(5*t)", 0.0, 1.0)),
        Torque(name="b", body="stone", torque=(0.3, "t", 0.0), axes="body"),
    )),
    "gravitation": Model(
        bodies=(rod("a", velocity=(0.0, 0.3, 0.0)), rod("b", position=(1.0, 0.0, 0.0))),
        gravitations=(Gravitation(name="s", constant=1.0),),
    ),
    "speed of a sledge": sledge(joints=(
        VelocityJoint(name="d", body_a="ground", body_b="sledge", linear=(1.0, 0.0, 0.0),
                      speed="0.5 + sin(3*t)"),
    )),
    "speed that jumps": cart(
        joint_springs=RUBBING,
        drivers=(DisplacementDriver(name="d", joint="G", prescribes="speed",
                                    law="where(t < 0.4, 1.5, -0.7)"),),
    ),
    **{f"angle by its {level}": arm(
        joint_springs=FRICTION,
        drivers=(AngleDriver(name="d", joint="A", prescribes=level, law=law),),
    ) for level, (law, _) in PRESCRIBED.items()},
    **{f"displacement by its {level}": cart(
        joint_springs=RUBBING,
        drivers=(DisplacementDriver(name="d", joint="G", prescribes=level, law=law),),
    ) for level, (law, _) in PRESCRIBED.items()},
    **{f"distance by its {level}": between_carts(
        drivers=(DistanceDriver(name="d", body_a="a", body_b="b", prescribes=level, law=law),),
    ) for level, (_, law) in PRESCRIBED.items()},
    **{f"point by its {level}": sledge(
        drivers=(PointDriver(name="d", body="sledge", point=(0.2, 0.0, 0.0), prescribes=level,
                             law=(law, None, "0")),),
    ) for level, (law, _) in PRESCRIBED.items()},
}  # fmt: skip
