"""What a planar model cannot have, for all types of joints: held against the joint in space."""

import itertools
import typing

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.spatial.transform import Rotation
from tests.engine.helpers import floats
from tests.engine.machines import axle, run, wheel
from tests.thinned import thinned

import kane
from kane.analyses.health import examine
from kane.compiled import compile_model
from kane.compiled.constraint_matrix import constraint_matrix, placed
from kane.elements.axes import AxisJoint
from kane.elements.body import Body
from kane.elements.couplings import Gear
from kane.elements.cylindrical import Cylindrical
from kane.elements.drivers import AngleDriver, DisplacementDriver, PointDriver
from kane.elements.fixed import Fixed
from kane.elements.joint_springs import SliderSpring
from kane.elements.locks import DisplacementLock
from kane.elements.orientation import AxisAngle
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.elements.velocity_joint import VelocityJoint
from kane.errors import ModelError
from kane.kernels.equations import assemble as primitives
from kane.model import Joint, Model, check, faults

AXES = {"x": (1.0, 0.0, 0.0), "y": (0.0, 1.0, 0.0), "z": (0.0, 0.0, 1.0)}
IN_PLANE = [0, 1, 5]  # vx, vy, wz
RADIUS = 0.1


def with_joint(kind, axis_a, axis_b, **fields):
    """A body whose origin is at the joint, or where the joint wants it."""
    a, b, place = AXES[axis_a], AXES[axis_b], (0.0, 0.0, 0.0)
    fields = {"name": "j", "body_a": "ground", "body_b": "b", **fields}
    if issubclass(kind, AxisJoint):
        fields |= {"axis_a": a, "axis_b": b}
    if kind is Screw:
        fields["pitch"] = 0.1
    if kind is RodJoint:
        fields["length"], place = RADIUS, (RADIUS, 0.0, 0.0)
    if kind is RollingDisc:
        fields["radius"], place = RADIUS, floats(RADIUS * np.array(a))
    if "across" in kind.__struct_fields__:
        fields["across"] = a
    if kind is VelocityJoint:
        fields["linear"], fields["angular"] = a, floats(0.3 * np.array(b))
    body = Body(name="b", mass=1.0, inertia=(1.0, 1.0, 1.0), position=place)
    return Model(bodies=(body,), joints=(kind(**fields),))


def held(model, state):
    """How many of the three freedoms of the plane the joint holds at a state."""
    system = compile_model(model)
    B = constraint_matrix(system, placed(system, state))[:, IN_PLANE]
    return np.linalg.matrix_rank(B, tol=1e-9)


def closed(model):
    """A state in which the joint in space is closed, its body turned about the normal, or None."""
    system = compile_model(model)
    for angle in np.linspace(0, 2 * np.pi, 25):
        state = system.initial_state.copy()
        state[3:7] = Rotation.from_rotvec([0.0, 0.0, angle]).as_quat()
        work = placed(system, state)
        primitives.residuals(system.tables, work)
        if np.abs(work.phi).max(initial=0.0) < 1e-12:
            return state
    return None


@pytest.mark.parametrize("axes", thinned(itertools.product("xyz", repeat=2), 2), ids="".join)
@pytest.mark.parametrize("kind", typing.get_args(Joint))
def test_joints_are_refused_that_no_motion_closes_or_that_hold_their_body_fast(kind, axes):
    model = with_joint(kind, *axes)
    state = closed(model)
    planar = replace(model, planar=True)
    found = faults(planar)
    # a disc is held by one point above its plane: it would have to tilt or to roll out of the plane
    tilts = kind is RollingDisc and (axes[0] == "z" or axes[1] != "z")
    if state is None or tilts:
        (fault,) = found
        assert fault.path in {"joints[0].axis_a", "joints[0].axis_b"}
        assert fault.text.endswith("the model is planar")
    elif held(model, state) == 3 and kind is not Fixed:
        (fault,) = found
        assert fault.path == "joints[0].axis_a"
        assert fault.text.startswith("as it lies, the joint would hold 'b' fast: ")
    else:
        assert found == ()
        assert held(planar, state) == held(model, state)


def test_a_hinge_about_an_axis_in_the_plane_is_named_with_the_way_out():
    spinning = wheel("disc", angular_velocity=(0.0, 0.0, 3.0))
    joint = replace(axle("A", "disc"), axis_a=AXES["x"], axis_b=AXES["x"])
    model = Model(planar=True, bodies=(spinning,), joints=(joint,))
    with pytest.raises(ModelError) as refusal:
        kane.simulate(model)
    assert str(refusal.value) == (
        "joints[0].axis_a: as it lies, the joint would hold 'disc' fast: no motion that it leaves "
        "free is in the xy plane, in which the model is planar; turn its axes, or take a fixed "
        "joint"
    )
    (found,) = examine(model).faults
    assert found.element == "A"
    check(replace(model, planar=False))


@pytest.mark.parametrize(("plane", "normal"), [("xy", "z"), ("xz", "y"), ("yz", "x")])
def test_the_plane_is_the_one_of_the_model_and_bodies_may_lie_in_it_as_they_like(plane, normal):
    turn = Rotation.from_rotvec([0.4, -1.1, 0.7])
    axis = floats(turn.inv().apply(AXES[normal]))
    body = wheel("disc", orientation=floats(turn.as_quat()))
    hinge = replace(axle("A", "disc"), axis_a=AXES[normal], axis_b=axis)
    model = Model(planar=True, work_plane=plane, bodies=(body,), joints=(hinge,))
    check(model)
    for name, other in AXES.items():
        if name != normal:
            lying = replace(hinge, axis_a=other, axis_b=floats(turn.inv().apply(other)))
            assert len(faults(replace(model, joints=(lying,)))) == 1


def test_orientations_of_six_digits_leave_a_hinge_its_freedom():
    turn = Rotation.from_rotvec([0.4, -1.1, 0.7])
    rounded = tuple(np.round(turn.as_quat(), 6).tolist())
    axis = tuple(np.round(turn.inv().apply(AXES["z"]), 6).tolist())
    body = Body(name="arm", mass=1.0, inertia=0.2, orientation=rounded, center=(0.3, 0.0, 0.0))
    model = Model(planar=True, gravity=(3.0, -9.0, 0.0), bodies=(body,),
                  joints=(replace(axle("A", "arm"), axis_b=axis),))  # fmt: skip
    assert compile_model(model).rows == 2
    result = run(model, duration=1.0)
    assert result["arm.speed"].max() < 1e-12  # its origin is at the hinge
    assert np.ptp(result["A.angle"]) > 0.5


@pytest.mark.parametrize("given", [{"linear": (0.0, 0.0, 1.0)}, {"angular": (1.0, 0.0, 0.0)}])
def test_a_speed_out_of_the_plane_may_not_be_prescribed(given):
    joint = VelocityJoint(name="v", body_a="ground", body_b="disc", speed="sin(t)", **given)
    model = Model(planar=True, bodies=(wheel("disc"),), joints=(joint,))
    (fault,) = faults(model)
    assert str(fault) == (
        "joints[0].speed: must be zero for a motion out of the xy plane, the model is planar"
    )
    check(replace(model, joints=(replace(joint, speed=0.0),)))


def sleeve(axis):
    return Cylindrical(name="tube", body_a="ground", body_b="disc", axis_a=axis, axis_b=axis)


@pytest.mark.parametrize(
    ("axis", "group", "element", "words"),
    [
        ("z", "drivers", DisplacementDriver(name="d", joint="tube", law="t"), "displacement"),
        ("x", "drivers", AngleDriver(name="d", joint="tube", law="t"), "angle"),
        ("z", "locks", DisplacementLock(name="d", joint="tube"), "displacement"),
        ("z", "joint_springs", SliderSpring(name="d", joint="tube", stiffness=1.0), "displacement"),
    ],
)
def test_what_acts_on_a_coordinate_that_cannot_change_is_refused(axis, group, element, words):
    model = Model(planar=True, bodies=(wheel("disc"),), joints=(sleeve(AXES[axis]),))
    check(model)
    (fault,) = faults(replace(model, **{group: (element,)}))
    assert str(fault) == (
        f"{group}[0].joint: the {words} of 'tube' cannot change in the xy plane, the model is "
        "planar"
    )


def test_a_gear_on_such_a_coordinate_too():
    model = Model(
        planar=True, bodies=(wheel("disc"), wheel("other")),
        joints=(sleeve(AXES["x"]), axle("A", "other")),
        couplings=(Gear(name="mesh", joint_a="tube", radius_a=0.1, joint_b="A", radius_b=0.1),),
    )  # fmt: skip
    assert [fault.path for fault in faults(model)] == ["couplings[0].joint_a"]


def test_a_point_cannot_be_led_out_of_the_plane():
    hand = PointDriver(name="hand", body="disc", law=("t", None, "sin(t)"))
    model = Model(planar=True, bodies=(wheel("disc"),), drivers=(hand,))
    assert [str(fault) for fault in faults(model)] == [
        "drivers[0].law[2]: must be null: nothing leaves the xy plane, the model is planar"
    ]
    assert [fault.path for fault in faults(replace(model, work_plane="xz"))] == []


def test_one_moment_does_in_a_planar_model():
    spinning = {"name": "arm", "mass": 2.0, "center": (0.5, 0.0, 0.0)}
    joints = (axle("A", "arm"),)
    one, three = (
        Model(planar=True, gravity=(0.0, -9.81, 0.0), joints=joints,
              bodies=(Body(**spinning, inertia=inertia),))
        for inertia in (0.3, (0.2, 0.25, 0.3))
    )  # fmt: skip
    results = [run(model, duration=1.0) for model in (one, three)]
    np.testing.assert_array_equal(results[0]["A.angle"], results[1]["A.angle"])
    np.testing.assert_array_equal(results[0].u, results[1].u)
    assert results[0].energy_drift == results[1].energy_drift


def test_one_moment_is_that_about_the_normal_wherever_it_lies_in_the_body():
    body = Body(name="arm", mass=2.0, inertia=0.3, center=(0.5, 0.0, 0.0),
                orientation=AxisAngle(axis=AXES["x"], angle=np.pi / 2))  # fmt: skip
    hinge = replace(axle("A", "arm"), axis_b=(0.0, 1.0, 0.0))
    model = Model(planar=True, gravity=(0.0, -9.81, 0.0), bodies=(body,), joints=(hinge,))
    upright = replace(
        model,
        bodies=(replace(body, orientation=AxisAngle(axis=AXES["z"], angle=0.0)),),
        joints=(axle("A", "arm"),),
    )
    angles = [run(each, duration=1.0)["A.angle"] for each in (model, upright)]
    np.testing.assert_allclose(np.ptp(angles[0]), np.ptp(angles[1]), rtol=1e-9)


def test_one_moment_does_not_do_in_space():
    model = Model(bodies=(Body(name="arm", mass=2.0, inertia=0.3),))
    (fault,) = faults(model)
    assert str(fault) == (
        "bodies[0].inertia: must be three principal moments or the whole tensor; one moment will "
        "do in a planar model alone"
    )


def test_moments_that_no_body_has_may_be_one_in_a_planar_model():
    body = Body(name="arm", mass=1.0, inertia=(1e-6, 1e-6, 1 / 12))
    (fault,) = faults(Model(planar=True, bodies=(body,)))
    assert fault.text.endswith(
        "; in a planar model one number will do, the moment about its normal"
    )
    (fault,) = faults(Model(bodies=(body,)))
    assert "planar" not in fault.text


def test_one_moment_stands_in_a_file_and_may_be_a_formula(tmp_path):
    text = """{"format": "kanevas-model", "version": 1, "planar": true,
        "parameters": [{"name": "m", "value": 3.0}],
        "bodies": [{"name": "a", "mass": "m", "inertia": "m*0.1"},
                   {"name": "b", "mass": 1, "inertia": 2}]}"""
    path = tmp_path / "model.json"
    path.write_text(text, encoding="utf-8")
    model = kane.load(path)
    assert [body.inertia for body in model.bodies] == [pytest.approx(0.3), 2.0]
    kane.save(model, path)
    assert kane.load(path) == model
    changed = kane.with_parameters(model, {"m": 4.0})
    assert changed.bodies[0].inertia == pytest.approx(0.4)
    for wrong, words in (
        ("-1", "must be zero or positive, is -1"),
        ("true", "must be a list of 3 numbers, is true"),
        ("[1, 2]", "must have 3 entries, has 2"), ('{"xx": 1}', "yy: is missing"),
    ):  # fmt: skip
        path.write_text(text.replace('"inertia": 2', f'"inertia": {wrong}'), encoding="utf-8")
        with pytest.raises(ModelError) as refusal:
            kane.load(path)
        assert f"bodies[1].inertia{'.' if 'yy' in words else ': '}{words}" in str(refusal.value)


def test_a_planar_model_tells_of_a_body_without_inertia_that_one_moment_will_do():
    (fault,) = faults(Model(planar=True, bodies=(Body(name="arm", mass=1.0),)))
    assert fault.text.endswith(
        "; in a planar model one number will do, the moment about its normal"
    )
