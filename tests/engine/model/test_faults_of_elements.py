"""What a model with couplings, drivers, springs, expressions and bodies can have wrong."""

import pytest
from msgspec.structs import replace
from tests.engine.machines import axle, guide, wheel

from kane.compiled import compile_model
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.couplings import Gear, LinearCoupling, RackPinion, Term
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver, PointDriver
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.loads import Force, Torque
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_line import PointOnLine
from kane.elements.screw import Screw
from kane.elements.shapes import Sphere
from kane.elements.spring import Spring
from kane.errors import ModelError
from kane.model import Model, check
from kane.model.parameters import Measure, Parameter, ValueTable

SCREW = {"name": "n", "body_a": "ground", "body_b": "a"}
GEAR = {"name": "g", "radius_a": 1.0, "radius_b": 1.0}
ZERO = (0.0, 0.0, 0.0)


def model(**fields):
    base = Model(
        bodies=(wheel("a"), wheel("b")),
        joints=(axle("A", "a"), guide("B", "b")),
        tables=(ValueTable(name="cam", points=((0.0, 0.0), (1.0, 1.0))),),
        parameters=(Parameter(name="k", value=2.0),),
    )
    return replace(base, **fields)


def measure(text):
    return {"measures": (Measure(name="m", expression=text),)}


def force(text):
    return {"forces": (Force(name="f", body="a", force=(0.0, text, 0.0)),)}


def body(**fields):
    return {"bodies": (Body(name="a", **fields), wheel("b"))}


FAULTS = [
    # couplings, drivers, locks and springs of joints
    (
        {"couplings": (Gear(**GEAR, joint_a="A", joint_b="X"),)},
        "couplings[0].joint_b: there is no joint 'X'",
    ),
    (
        {"couplings": (Gear(**GEAR, joint_a="B", joint_b="A"),)},
        "couplings[0].joint_a: the joint 'B' has no angle",
    ),
    (
        {"couplings": (Gear(**GEAR, joint_a="A", joint_b="A"),)},
        "couplings[0].joint_b: must differ from joint_a, both are 'A'",
    ),
    (
        {"couplings": (RackPinion(name="r", rack="A", pinion="A", radius=1.0),)},
        "couplings[0].rack: the joint 'A' has no displacement",
    ),
    (
        {"couplings": (RackPinion(name="r", rack="B", pinion="A", radius=0.0),)},
        "couplings[0].radius: must not be zero",
    ),
    (
        {"couplings": (LinearCoupling(name="c", terms=(
            Term(joint="B", coordinate="angle", factor=1.0),)),)},
        "couplings[0].terms[0].joint: the joint 'B' has no angle",
    ),
    (
        {"couplings": (LinearCoupling(name="c", terms=(
            Term(joint="A", coordinate="angle", factor=0.0),)),)},
        "couplings[0].terms[0].factor: must not be zero; leave the term out",
    ),
    ({"locks": (AngleLock(name="l", joint="B"),)}, "locks[0].joint: the joint 'B' has no angle"),
    ({"locks": (DisplacementLock(name="l", joint="b"),)}, "locks[0].joint: there is no joint 'b'"),
    (
        {"drivers": (AngleDriver(name="d", joint="B", law="t"),)},
        "drivers[0].joint: the joint 'B' has no angle",
    ),
    (
        {"drivers": (DisplacementDriver(name="d", joint="B", law="3*("),)},
        "drivers[0].law: column 4: expected a number or a name, found the end",
    ),
    (
        {"drivers": (DistanceDriver(name="d", body_a="a", body_b="z", law="1"),)},
        "drivers[0].body_b: there is no body 'z'",
    ),
    (
        {"drivers": (PointDriver(name="d", body="ground", law=("t", None, None)),)},
        "drivers[0].body: must be a body that can move, is 'ground'",
    ),
    (
        {"drivers": (PointDriver(name="d", body="a", law=(None, None, None)),)},
        "drivers[0].law: must give at least one of x, y and z",
    ),
    (
        {"drivers": (PointDriver(name="d", body="a", law=(None, "x('a')", None)),)},
        (
            "drivers[0].law[1]: column 1: expected a function of the time alone, found a measure "
            "of the state"
        ),
    ),
    (
        {"joint_springs": (TorsionSpring(name="s", joint="A"),)},
        "joint_springs[0].stiffness: stiffness, damping, friction and motor are all zero",
    ),
    (
        {"joint_springs": (SliderSpring(name="s", joint="A", stiffness=1.0),)},
        "joint_springs[0].joint: the joint 'A' has no displacement",
    ),
    (
        {"joint_springs": (TorsionSpring(name="s", joint="A", motor="displacement"),)},
        (
            "joint_springs[0].motor: column 1: expected the name of a parameter, found "
            "'displacement'; the measure is written displacement('...')"
        ),
    ),
    (
        {"springs": (Spring(name="s", body_a="a", body_b="b", pull="lenght"),)},
        (
            "springs[0].pull: column 1: expected the name of a parameter, found 'lenght'; did you "
            "mean 'length'?"
        ),
    ),
    ({"joints": (Screw(**SCREW, pitch=0.0),)},
     "joints[0].pitch: must not be zero; a revolute joint does not advance"),
    # expressions
    (force("2*q"), "forces[0].force[1]: column 3: expected the name of a parameter, found 'q'"),
    (
        force("1 + vx('c')"),
        "forces[0].force[1]: column 5: expected the name of a body or measure point, found 'c'",
    ),
    (
        measure("angle('B')"),
        "measures[0].expression: column 1: expected a joint with an angle, 'B' has displacement",
    ),
    (
        measure("rate('a')"),
        (
            "measures[0].expression: column 1: expected the name of a joint, spring or ruler, "
            "found 'a'"
        ),
    ),
    (
        measure("table('can', t)"),
        (
            "measures[0].expression: column 1: expected the name of a table, found 'can'; did you "
            "mean 'cam'?"
        ),
    ),
    (measure("k*/t"), "measures[0].expression: column 3: expected a number or a name, found '/'"),
    (
        measure("1/0"),
        "measures[0].expression: column 2: expected a finite number, found inf",
    ),
    # names
    (
        {"parameters": (Parameter(name="a", value=1.0),)},
        "parameters[0].name: must be unique, 'a' is the name of bodies[0]",
    ),
    (
        {"tables": (ValueTable(name="A", points=((0.0, 0.0), (1.0, 1.0))),)},
        "tables[0].name: must be unique, 'A' is the name of joints[0]",
    ),
    (
        {"parameters": (Parameter(name="t", value=1.0),)},
        "parameters[0].name: must be letters, digits and _ and no word of expressions, is 't'",
    ),
    (
        {"measures": (Measure(name="system", expression="t"),)},
        "measures[0].name: must be unique, 'system' is the name of the system as a whole",
    ),
    # bodies
    (body(), "bodies[0].mass: is missing; give it, or a density of the shapes"),
    (
        body(mass=1.0),
        (
            "bodies[0].inertia: is missing; give three principal moments, a density of the shapes, "
            "or 'particle': true for a point of mass that never turns"
        ),
    ),
    (
        body(mass=1.0, particle=True, inertia=(1.0, 1.0, 1.0)),
        "bodies[0].inertia: a particle has none; leave it out",
    ),
    (
        body(mass=1.0, particle=True, angular_velocity=(1.0, 0.0, 0.0)),
        "bodies[0].angular_velocity: a particle has none; leave it out",
    ),
    (
        body(density=1.0),
        "bodies[0].density: there are no shapes to weigh; add one, or give a mass",
    ),
    (
        body(density=1.0, mass=1.0, shapes=(Sphere(radius=1.0),)),
        "bodies[0].mass: follows from the density; leave one of them out",
    ),
    (
        body(density=1.0, particle=True, shapes=(Sphere(radius=1.0),)),
        "bodies[0].particle: a particle has no shape to weigh; give its mass",
    ),
    (
        body(mass=1.0, particle=True),
        (
            "joints[0].body_b: 'a' is a particle and has no axes for this joint; take a ball or a "
            "rod, or as body_b a point on a line or in a plane, or give the body an inertia"
        ),
    ),
    (
        {**body(mass=1.0, particle=True), "torques": (Torque(name="t", body="a", torque=ZERO),)},
        "torques[0].body: 'a' is a particle and cannot be turned; give the body an inertia",
    ),
]  # fmt: skip


def test_the_model_that_the_faults_are_put_into_is_valid():
    check(model())


@pytest.mark.parametrize(("changes", "words"), FAULTS, ids=[words for _, words in FAULTS])
def test_a_fault_is_said_with_its_place(changes, words):
    with pytest.raises(ModelError) as refusal:
        check(model(**changes))
    assert words in str(refusal.value).split("\n")


@pytest.mark.parametrize("kind", [Ball, PointOnLine, PointInPlaneJoint])
def test_a_particle_takes_joints_that_need_a_point_alone(kind):
    check(model(bodies=(Body(name="a", mass=1.0, particle=True), wheel("b")),
                joints=(kind(name="A", body_a="b", body_b="a"),)))  # fmt: skip


def test_an_expression_that_jumps_too_often_is_named():
    restless = compile_model(model(**force("floor(1e7*t)")))
    with pytest.raises(ModelError, match=r"^In the expression of 'f': expected something that"):
        restless.jumps(1.0)
