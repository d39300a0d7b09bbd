"""Planar models: as many rows as a plane needs, and the motion of the model in space."""

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.spatial.transform import Rotation
from tests.engine.four_bar import four_bar
from tests.engine.helpers import evaluated, floats
from tests.engine.machines import SliderCrank, X, Z, axle, run, wheel

from kane.compiled import compile_model
from kane.compiled.constraint_matrix import constraint_matrix, placed
from kane.elements.body import Body, InertiaTensor
from kane.elements.drivers import AngleDriver
from kane.elements.fixed import Fixed
from kane.elements.orientation import AxisAngle
from kane.elements.prismatic import Prismatic
from kane.elements.rod_joint import RodJoint
from kane.elements.spring import Spring
from kane.elements.universal import Universal
from kane.errors import ModelError
from kane.model import Model, check

Y = (0.0, 1.0, 0.0)


def planar(model, **fields):
    gravity = (*model.gravity[:2], 0.0)
    return replace(model, planar=True, gravity=gravity, **fields)


def rank(model):
    system = compile_model(model)
    B = constraint_matrix(system, placed(system, system.initial_state))
    moves = system.tables.bodies["inverse"][1:].ravel() > 0
    return np.linalg.matrix_rank(B[:, moves], tol=1e-9)


def test_a_planar_four_bar_has_eight_independent_rows():
    model = planar(four_bar(2.0, 0.6, 1.8, 1.2))
    assert compile_model(model).rows == 8
    assert rank(model) == 8
    assert evaluated(model).redundant == 0
    # in space four hinges hold the loop to its plane three times over
    assert compile_model(replace(model, planar=False)).rows == 20
    assert rank(replace(model, planar=False)) == 17


def test_a_planar_slider_crank_has_eight_independent_rows():
    model = SliderCrank().model(planar=True)
    assert (compile_model(model).rows, rank(model), evaluated(model).redundant) == (8, 8, 0)


def joined(joint):
    return Model(planar=True, bodies=(wheel("a"), wheel("b", position=(0.3, 0.2, 0.0))),
                 joints=(joint,))  # fmt: skip


ENDS = {"name": "j", "body_a": "a", "body_b": "b", "point_b": (-0.3, -0.2, 0.0)}


@pytest.mark.parametrize(
    ("joint", "rows"),
    [
        (axle("j", "b", "a", (0.3, 0.2, 0.0)), 2),
        (Fixed(**ENDS), 3),
        (Fixed(**ENDS, axis_a=X, axis_b=X), 3),
        (Prismatic(**ENDS, axis_a=X, axis_b=X), 2),
        (Prismatic(**ENDS, axis_a=(0.6, 0.8, 0.0), axis_b=(0.6, 0.8, 0.0)), 2),
        (Universal(**ENDS, axis_a=Z, axis_b=X), 2),
        (RodJoint(name="j", body_a="a", body_b="b", length=1.0), 1),
    ],
    ids=["revolute", "fixed", "fixed across", "prismatic", "prismatic aslant", "universal upright",
         "rod"],
)  # fmt: skip
def test_joints_in_a_plane_have_the_rows_that_count(joint, rows):
    model = joined(joint)
    assert rank(model) == rows
    assert compile_model(model).rows == rows


@pytest.mark.parametrize("plane", ["xy", "xz", "yz"])
def test_a_planar_model_moves_as_it_does_in_space(plane):
    crank = SliderCrank().model()
    # a turn that takes x to the first axis of the plane and z to its normal
    turn = {
        "xy": Rotation.identity(),
        "xz": Rotation.from_rotvec([np.pi / 2, 0, 0]),
        "yz": Rotation.from_matrix(np.array([[0, 0, 1], [1, 0, 0], [0, 1, 0]], dtype=float)),
    }[plane]

    def direction(v):
        return v if v is None else floats(np.round(turn.apply(v), 15))

    bodies = tuple(
        replace(b, position=direction(b.position),
                orientation=floats((turn * Rotation.from_rotvec(
                    [0, 0, b.orientation.angle if b.name != "slider" else 0])).as_quat()))
        for b in crank.bodies
    )  # fmt: skip
    joints = tuple(
        replace(j, **{k: direction(getattr(j, k)) for e in "ab" if getattr(j, f"body_{e}") ==
                      "ground" for k in (f"point_{e}", f"axis_{e}", f"side_{e}") if hasattr(j, k)})
        for j in crank.joints
    )  # fmt: skip
    spring = Spring(name="s", body_a="ground", point_a=direction((0.2, 0.9, 0.0)), body_b="rod",
                    point_b=(0.1, 0.0, 0.0), stiffness=20.0, damping=0.5)  # fmt: skip
    model = replace(crank, gravity=direction(crank.gravity), bodies=bodies, joints=joints,
                    springs=(spring,), work_plane=plane)  # fmt: skip
    flat = replace(model, planar=True)
    assert compile_model(flat).rows == 8
    there, here = (run(m, duration=1.0, rtol=1e-11) for m in (model, flat))
    np.testing.assert_allclose(here.q[:, :, :3], there.q[:, :, :3], atol=1e-8)
    np.testing.assert_allclose(here.u, there.u, atol=1e-7)
    for name in ("A.angle_rate", "s.force", "D.displacement", "system.kinetic_energy"):
        np.testing.assert_allclose(here[name], there[name], atol=1e-6, err_msg=name)
    assert here.energy_drift < 1e-8


def test_reactions_in_the_plane_are_those_in_space():
    driver = AngleDriver(name="motor", joint="A", law="0.4 + 2*t")
    there, here = (
        run(SliderCrank().model(drivers=(driver,), planar=flat), duration=0.5, rtol=1e-11)
        for flat in (False, True)
    )
    for joint in "ABC":
        for key in ("fx", "fy"):
            name = f"{joint}.{key}"
            np.testing.assert_allclose(here[name], there[name], atol=1e-6, err_msg=name)
    np.testing.assert_allclose(here["motor.torque"], there["motor.torque"], atol=1e-6)


def test_inertia_about_the_normal_counts_alone():
    # a body with products of inertia stays in its plane; particles and centres are in it too
    tensor = InertiaTensor(xx=0.7, yy=0.8, zz=1.0, xz=0.1, yz=-0.2, xy=0.05)
    body = wheel("arm", inertia=tensor, center=(0.5, 0.0, 0.0))
    mote = Body(name="mote", mass=0.3, particle=True, position=(1.0, 0.0, 0.0))
    rod = RodJoint(name="rod", body_a="arm", point_a=(1.0, 0.5, 0.0), body_b="mote", length=0.5)
    model = Model(planar=True, gravity=(0.0, -9.81, 0.0), bodies=(body, mote),
                  joints=(axle("A", "arm"), rod))  # fmt: skip
    plain = replace(model, bodies=(replace(body, inertia=(0.7, 0.8, 1.0)), mote))
    one, other = (run(m, duration=1.0, rtol=1e-11) for m in (model, plain))
    np.testing.assert_allclose(one["A.angle"], other["A.angle"], atol=1e-9)
    assert not one["arm.z"].any()
    assert not one["arm.wx"].any()
    assert one.energy_drift < 1e-8


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"gravity": (0.0, 1.0, -9.81)}, "gravity: must lie in the xy plane, the model is planar"),
        (
            {"bodies": (wheel("a", velocity=(1.0, 0.0, 0.1)),)},
            "bodies[0].velocity: must lie in the xy plane, the model is planar",
        ),
        (
            {"bodies": (wheel("a", angular_velocity=(1.0, 0.0, 1.0)),)},
            (
                "bodies[0].angular_velocity: must be about the normal of the xy plane, the model "
                "is planar"
            ),
        ),
        (
            {"work_plane": "xz", "bodies": (wheel("a", velocity=(0.0, 1.0, 0.0)),)},
            "bodies[0].velocity: must lie in the xz plane, the model is planar",
        ),
    ],
)
def test_what_would_leave_the_plane_is_refused(changes, words):
    model = Model(**{"planar": True, "bodies": (wheel("a"),), **changes})
    with pytest.raises(ModelError) as refusal:
        check(model)
    assert str(refusal.value) == words
    check(replace(model, planar=False))


def test_a_turned_body_may_spin_about_the_normal():
    body = wheel("a", orientation=AxisAngle(axis=X, angle=np.pi / 2),
                 angular_velocity=(0.0, -2.0, 0.0))  # fmt: skip
    # its -y axis points along -z: the spin is about the normal
    result = run(Model(planar=True, bodies=(body,)), duration=1.0)
    np.testing.assert_allclose(result["a.wy"], -2.0, atol=1e-12)


def test_a_tilted_axis_is_refused():
    model = Model(
        planar=True,
        bodies=(wheel("a"),),
        joints=(axle("A", "a"),),
    )
    check(model)
    tilted = replace(model.joints[0], axis_b=(0.0, 0.1, 1.0))
    with pytest.raises(ModelError) as refusal:
        check(replace(model, joints=(tilted,)))
    assert str(refusal.value) == (
        "joints[0].axis_b: must lie in the xy plane or across it, the model is planar"
    )
