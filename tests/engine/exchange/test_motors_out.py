"""Motors of a model in MJCF and URDF: against MuJoCo, and read again."""

import msgspec
import pytest
from tests.engine.exchange.motion import apart
from tests.engine.exchange.test_mjcf import farthest
from tests.engine.exchange.test_motors import ARM, MOTORS, OF_FIRST_ORDER
from tests.thinned import thinned

import kane
from kane.elements.controllers import Pid
from kane.elements.joint_springs import TorsionSpring
from kane.elements.loads import Force, Torque
from kane.elements.signals import Integral, Lag, Signal
from kane.exchange.formats import export_model, import_model
from kane.exchange.mjcf_reading import read_mjcf
from kane.exchange.mjcf_writing import to_mjcf
from kane.exchange.sdf_writing import to_sdf
from kane.exchange.urdf_reading import read_urdf
from kane.exchange.urdf_writing import to_urdf
from kane.model.parameters import Input, Parameter

pytest.importorskip("mujoco", reason="an extra: pip install 'kanevas[exchange]'")

# one joint a body and no rotors: frames between joints weigh a millionth there
PLAIN = ARM.replace(
    '<joint name="b" axis="0 0 1" armature="0.02"/>',
    '<geom size=".05" mass=".3"/><body name="fore" pos=".1 0 0"><joint name="b" axis="0 0 1"/>',
).replace('mass="0.5"/></body>', 'mass="0.5"/></body></body>')


def of_mujoco(name, tmp_path, of_a=""):
    text, ctrl, act = MOTORS.get(name, (name, "1 0.5" if name else "", ""))
    path = tmp_path / "arm.xml"
    path.write_text(PLAIN.format(motors=text, ctrl=ctrl, act=act, of_a=of_a))
    return read_mjcf(path).model


def written(model, tmp_path):
    path, exported = tmp_path / "out.xml", to_mjcf(model)
    path.write_bytes(exported.content)
    return path, exported


def said(exported):
    return "\n".join(f"{each.kind} {each.sentence}" for each in exported.findings)


@pytest.mark.parametrize("name", thinned(MOTORS, 8))
def test_motors_of_mujoco_go_out_and_come_in_again(name, tmp_path):
    model = of_mujoco(name, tmp_path)
    path, exported = written(model, tmp_path)
    assert not said(exported)
    off, way = farthest(model, path)
    assert way > 1e-3
    # as those that come in: what MuJoCo steps by the first order is off by its step
    assert off < (5e-5 if name in OF_FIRST_ORDER else 1e-9)
    again = read_mjcf(path).model
    assert [each.name for each in again.inputs] == [each.name for each in model.inputs]
    assert apart(model, again, 0.05) < 1e-12
    robot = tmp_path / "out.urdf"
    robot.write_bytes(to_urdf(model).content)
    found = read_urdf(robot)
    assert "transmission" not in "\n".join(str(each.sentence) for each in found.findings)
    assert apart(model, found.model, 0.05) < 1e-12


def test_bounds_of_all_motors_of_a_joint_go_out(tmp_path):
    motors = '<motor name="m" joint="a" gear="30"/><motor joint="a" gear="-1"/>'
    of_a = 'actuatorfrcrange="-2 2" actuatorfrclimited="true"'
    model = of_mujoco(motors, tmp_path, of_a)
    path, _ = written(model, tmp_path)
    assert 'actuatorfrcrange="-2.0 2.0"' in path.read_text()
    assert farthest(model, path)[0] < 1e-9
    robot = tmp_path / "out.urdf"
    robot.write_bytes(to_urdf(model).content)
    assert apart(model, read_urdf(robot).model, 0.05) < 1e-12


@pytest.fixture(scope="module")
def still(tmp_path_factory):
    """The arm without motors."""
    return of_mujoco("", tmp_path_factory.mktemp("arm"))


def with_motor(still, law, springs=(), **groups):
    """The arm with one law in a joint, or other springs in joints."""
    own = springs if law is None else (TorsionSpring(name="drive", joint="a", motor=law),)
    return msgspec.structs.replace(still, joint_springs=(*still.joint_springs, *own), **groups)


PUSH = (Input(name="u", value=0.4, least=-3.0, largest=5.0),)
LAWS = {
    "constant": (2.5, {}),
    "spring by hand": ("3 - 2*angle - 0.1*rate", {}),
    "input": ("-(4*input('u') - 2)/2", {"inputs": PUSH}),
    "servo": ("k*(input('u') - angle) - 0.2*rate", {
        "inputs": PUSH, "parameters": (Parameter(name="k", value=30.0),),
    }),
    "gain that changes": ("min(max((2 + 0.3*angle)*input('u') - 0.1, -0.5), 0.7)", {
        "inputs": PUSH,
    }),
    "controller": ("signal('pid')", {
        "inputs": PUSH,
        "signals": (Pid(name="pid", setpoint="2*input('u')", measured="angle('a')", kp=8.0),),
    }),
    "lag of a part": ("-3*signal('slow') + 1", {
        "inputs": PUSH,
        "signals": (Lag(name="slow", input="2*input('u')", gain=-1.5, time_constant=0.02, start=1),)
    }),
    "lag in the law": ("5*lag(2*input('u'), 0.03)", {"inputs": PUSH}),
    "integral": ("signal('sum')", {
        "inputs": PUSH,
        "signals": (Integral(name="sum", input="-4*input('u')", start=0.5, upper=9.0),),
    }),
    "one force in two joints": (None, {
        "inputs": PUSH, "signals": (Signal(
            name="F", expression="input('u') - 3*(2*angle('b') - 0.5*angle('c'))"),),
        "springs": (
            TorsionSpring(name="in b", joint="b", motor="2*signal('F')"),
            TorsionSpring(name="in c", joint="c", motor="-0.5*signal('F')"),
        ),
    }),
    "on a body": (None, {
        "inputs": PUSH,
        "forces": (Force(name="thrust", body="far", point=(0.1, 0, 0), axes="body",
                         force=("input('u')", 0, "-2*input('u')")),),
        "torques": (Torque(name="spin", body="fore", torque=(0.1, 0.2, 0), axes="body"),),
    }),
}  # fmt: skip


@pytest.mark.parametrize("name", LAWS)
def test_laws_that_are_affine_in_one_input_are_motors(name, still, tmp_path):
    law, groups = LAWS[name]
    model = with_motor(still, law, **groups)
    path, exported = written(model, tmp_path)
    words = said(exported)
    assert words.replace("dropped formulas and parameters: their numbers are written", "") == ""
    off, _ = farthest(model, path)
    # Runge and Kutta's fourth order there, with steps of 1e-4 s
    assert off < (5e-5 if name == "integral" else 1e-9)
    assert "<general " in path.read_text()
    robot = tmp_path / "out.urdf"
    robot.write_bytes(to_urdf(model).content)
    assert apart(model, read_urdf(robot).model, 0.05) < 1e-12


@pytest.mark.parametrize(
    ("law", "groups"),
    [
        ("sin(t)", {}),
        ("angle**2", {}),
        ("angle('b')", {}),
        ("input('u')*input('u')", {"inputs": PUSH}),
        ("sin(input('u'))", {"inputs": PUSH}),
        ("input('u')*angle*rate", {"inputs": PUSH}),
        ("signal('pid')", {"signals": (Pid(name="pid", setpoint=1, measured="angle('a')", ki=2),)}),
    ],
)
def test_other_laws_are_dropped_by_name(law, groups, still):
    model = with_motor(still, law, **groups)
    for write in (to_mjcf, to_urdf):
        exported = write(model)
        assert "dropped drive: a motor whose force is not affine in one input" in said(exported)
        assert b"actuator" not in exported.content.replace(b"actuatorfrcrange", b"")
        assert b"<motor" not in exported.content
    assert "dropped drive: the motor of a spring in a joint" in said(to_sdf(model))


def test_several_motors_with_one_input_have_one_each(still, tmp_path):
    base = with_motor(still, "input('u')", inputs=PUSH)
    more = TorsionSpring(name="other", joint="b", motor="2*input('u')")
    model = msgspec.structs.replace(base, joint_springs=(*base.joint_springs, more))
    path, exported = written(model, tmp_path)
    assert "guessed u: several motors with one input" in said(exported)
    assert farthest(model, path)[0] < 1e-9
    assert [each.name for each in read_mjcf(path).model.inputs] == ["u", "other"]


def test_the_course_of_an_input_is_told(still):
    led = msgspec.structs.replace(PUSH[0], course=((0.0, 0.0), (1.0, 2.0)))
    model = with_motor(still, "input('u')", inputs=(led,))
    assert "dropped u: the course of an input" in said(to_mjcf(model))


def test_springs_of_one_joint_are_one(still, tmp_path):
    more = (
        TorsionSpring(name="first", joint="c", stiffness=3.0, free_angle=0.4),
        TorsionSpring(name="second", joint="c", stiffness=1.0, free_angle=-0.8, damping=0.2),
    )
    model = with_motor(still, None, more)
    path, exported = written(model, tmp_path)
    assert not said(exported)
    assert farthest(model, path)[0] < 1e-9


def test_springs_stand_in_urdf_for_us_alone(tmp_path):
    model = kane.load("models/cart_spring_pendulum.json")
    path = tmp_path / "cart.urdf"
    exported = export_model(model, path)
    assert "taken k1, k2: motors and springs: in an element" in said(exported)
    assert apart(model, import_model(path).model) < 1e-12


SITE = '<site link="q" xyz="0 0 0" rpy="0 0 0" force="1 0 0" moment="0 0 0"/>'
SPRING = 'link1="a" xyz1="0 0 0" link2="q" xyz2="0 0 0" stiffness="1" damping="0" length="1"'
MOTOR = '<motor name="m" value="1" gain="1 0 0"'


@pytest.mark.parametrize(
    ("inside", "words"),
    [
        (f'{MOTOR}><joint name="q" factor="1"/></motor>', "'q' is no"),
        ('<motor name="m" value="1" gain="1 0"/>', "gain"),
        ('<motor name="m" value="nan" gain="1 0 0"/>', "value"),
        (f'{MOTOR} follows="x"/>', "no motor that follows by 'x'"),
        (f'{MOTOR} follows="lag" time_constant="0"/>', "larger than"),
        (f'{MOTOR} limits="2 1"/>', "leave something"),
        (f'{MOTOR}><joint name="j" factor="1e300"/></motor>', "beyond those of any mechanism"),
        (f"{MOTOR}>{SITE}</motor>", "'q', which is not there"),
        (f'<spring name="s" {SPRING}/>', "'q', which is not there"),
        ('<acting joint="j" stiffness="-1"/>', "negative"),
    ],
)
def test_broken_motors_of_a_file_are_refused_in_words(inside, words, tmp_path):
    path = tmp_path / "bad.urdf"
    path.write_text(
        '<robot name="r"><link name="w"/><link name="a"><inertial><mass value="1"/><inertia '
        'ixx="1" iyy="1" izz="1"/></inertial></link><joint name="j" type="continuous">'
        f'<parent link="w"/><child link="a"/></joint><kanevas>{inside}</kanevas></robot>'
    )
    with pytest.raises(kane.ModelError, match=words):
        read_urdf(path)
