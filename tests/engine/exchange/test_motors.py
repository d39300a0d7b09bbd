"""Motors and controllers of MuJoCo, against MuJoCo."""

import msgspec
import pytest
from tests.engine.exchange.test_mjcf import farthest
from tests.thinned import thinned

import kane
from kane.exchange.mjcf_reading import read_mjcf
from kane.model import check

pytest.importorskip("mujoco", reason="an extra: pip install 'kanevas[exchange]'")

ARM = """<mujoco><compiler angle="radian"/><option timestep="1e-4" integrator="RK4"/>
  <default><joint damping="0.1"/><geom contype="0" conaffinity="0"/></default>
  <worldbody>
    <body name="cart" pos="0 0 1"><joint name="x" type="slide" axis="1 0 1" range="-2 3"
       limited="true"/>
      <geom type="box" size=".1 .1 .1" mass="1"/>
      <site name="nose" pos=".1 .05 .02" euler=".3 .2 .1"/>
      <body name="arm" pos=".2 0 0"><joint name="a" axis="1 1 0" ref="0.4" {of_a}/>
        <joint name="b" axis="0 0 1" armature="0.02"/>
        <geom type="capsule" fromto="0 0 0 .4 .1 0" size=".03" mass="0.5"/></body>
      <body name="far" pos="0 0 .3"><joint name="c" axis="0 1 0"/>
        <geom type="capsule" fromto="0 0 0 .3 0 .1" size=".03" mass="0.7"/>
        <site name="tip" pos=".3 0 .1"/></body></body>
  </worldbody>
  <tendon><fixed name="both"><joint joint="b" coef="2"/><joint joint="c" coef="-0.5"/></fixed>
    <spatial name="line"><site site="nose"/><site site="tip"/></spatial></tendon>
  <actuator>{motors}</actuator>
  <keyframe><key qpos="0.1 0.5 0.2 0.3" qvel="0.3 -1 0.5 1" ctrl="{ctrl}" act="{act}"/></keyframe>
</mujoco>"""
# each with its control, and its activation where it has one
MOTORS = {
    "motor": ('<motor joint="c" gear="30" ctrlrange="-0.2 0.2" ctrllimited="true"/>', 0.5, ""),
    "two of a joint": ('<motor joint="c" gear="3"/><motor joint="c" gear="-7"/>', "1 0.5", ""),
    "position": ('<position joint="x" kp="200" kv="20" gear="1.5"/>', 0.6, ""),
    "position with limits": (
        '<position joint="a" kp="300" dampratio="1" forcerange="-2 3" forcelimited="true"/>',
        -0.7,
        "",
    ),
    "velocity": ('<velocity joint="b" kv="3"/>', 4.0, ""),
    "velocity that is integrated": (
        '<intvelocity joint="c" kp="40" kv="1" actrange="-1 0.31"/>', 2.0, 0.3,
    ),
    "damper": ('<damper joint="c" kv="2" ctrlrange="0 1"/>', 0.8, ""),
    "cylinder": ('<cylinder joint="x" timeconst="0.03" area="2" bias="1 -3 0.5"/>', 4.0, 1.0),
    "general": (
        ('<general joint="c" gear="2" gaintype="affine" gainprm="2 0.5 -0.3" biastype="affine" '
        'biasprm="1 -2 -0.5" dyntype="filter" dynprm="0.02"/>'), 3.0, -1.0,
    ),
    "filter that is exact": (
        '<general joint="c" gear="2" gainprm="0.5" dyntype="filterexact" dynprm="0.02"/>', 3.0, -1.0
    ),
    "of a sum": ('<position tendon="both" kp="20" kv="0.5" gear="2"/>', 0.3, ""),
    "thrusters": ('<general site="nose" gear="3 1 2 0.4 0.1 -0.3"/>', 5.0, ""),
    "in the axes of its parent": ('<motor jointinparent="a" gear="2"/>', 3.0, ""),
}  # fmt: skip

OF_FIRST_ORDER = frozenset({"velocity that is integrated", "filter that is exact"})


def arm(name, tmp_path, motors=None, of_a=""):
    text, ctrl, act = MOTORS.get(name, (motors, "0.7", ""))
    path = tmp_path / "arm.xml"
    path.write_text(ARM.format(motors=text, ctrl=ctrl, act=act, of_a=of_a))
    found = read_mjcf(path)
    check(found.model)
    return path, found


def said(found):
    return "\n".join(f"{each.kind} {each.sentence}" for each in found.findings)


@pytest.mark.parametrize("name", thinned(MOTORS, 4))
def test_motors_move_all_as_in_mujoco(name, tmp_path):
    path, found = arm(name, tmp_path)
    off, way = farthest(found.model, path)
    assert way > 1e-3
    # Runge and Kutta's fourth order there, but of the first order in steps of 1e-4 s where a state
    # of a motor comes to a limit, or is told to be exact: it halves with them, to 2e-6
    assert off < (5e-5 if name in OF_FIRST_ORDER else 1e-9)
    still = msgspec.structs.replace(found.model, joint_springs=(), forces=(), torques=())
    assert farthest(still, path)[0] > 1e-5  # without them it is another motion
    assert "inputs, and signals that are their forces" in said(found)


def test_all_motors_of_a_joint_have_bounds(tmp_path):
    motors = '<motor joint="a" gear="30"/><motor joint="a" gear="-1"/>'
    of_a = 'actuatorfrcrange="-2 2" actuatorfrclimited="true"'
    path, found = arm("", tmp_path, motors.replace('gear="30"', 'name="m" gear="30"'), of_a)
    off, _ = farthest(found.model, path)
    assert off < 1e-9


def test_inputs_have_the_limits_of_controls_or_some_that_are_told(tmp_path):
    _, found = arm("motor", tmp_path)
    (own,) = found.model.inputs
    assert (own.least, own.largest, own.value) == (-0.2, 0.2, 0.2)  # as MuJoCo clamps it
    assert "slider" not in said(found)
    _, found = arm("position", tmp_path)
    (own,) = found.model.inputs
    assert (own.least, own.largest, own.value) == (-3.0, 4.5, 0.6)  # of its joint, by the gear
    assert "guessed motor 1: no limits of its input: the slider goes from -3 to 4.5" in said(found)


NO_MOTORS = {
    '<muscle name="m" joint="a" lengthrange="0 1"/>': "muscles",
    '<motor name="m" tendon="line"/>': "motors of tendons that are led",
    '<motor name="m" site="tip" refsite="nose"/>': "motors of tendons that are",
    '<adhesion name="m" body="far" ctrlrange="0 1" gain="1"/>': "motors of",
    '<general name="m" site="tip" gear="1 0 0" biastype="affine" biasprm="0 0 -3"/>': (
        "motors at sites whose force hangs on their speed"
    ),
}


@pytest.mark.parametrize("motor", thinned(NO_MOTORS, len(NO_MOTORS)))
def test_what_is_no_motor_here_is_told(motor, tmp_path):
    _, found = arm("", tmp_path, motor)
    assert f"dropped m: {NO_MOTORS[motor]}" in said(found)
    assert not found.model.inputs


def test_all_that_are_no_motors_here_are_told(tmp_path):
    """One file takes a fifth of the time of five."""
    motors = "".join(motor.replace('name="m"', f'name="m{k}"') for k, motor in enumerate(NO_MOTORS))
    _, found = arm("", tmp_path, motors)
    lines = [line for line in said(found).splitlines() if line.startswith("dropped")]
    for k, words in enumerate(NO_MOTORS.values()):
        assert any(f"m{k}" in line and words in line for line in lines), words
    assert not found.model.inputs


def test_motors_may_be_switched_off(tmp_path):
    path, _ = arm("motor", tmp_path)
    text = path.read_text()
    path.write_text(text.replace("<option ", '<option actuatorgroupdisable="0" '))
    assert "a motor that is switched off" in said(read_mjcf(path))
    path.write_text(
        text.replace("<worldbody>", '<option><flag actuation="disable"/></option><worldbody>')
    )
    found = read_mjcf(path)
    assert "motors are switched off" in said(found)
    assert not found.model.inputs


def test_an_input_leads_a_motor_while_the_model_runs(tmp_path):
    _, found = arm("velocity", tmp_path)
    own = msgspec.structs.replace(found.model.inputs[0], course=((0.0, 0.0), (0.1, 0.0)))
    still = kane.simulate(msgspec.structs.replace(found.model, inputs=(own,)), duration=0.1)
    led = kane.simulate(found.model, duration=0.1)
    assert led["motor 1 force.value"][0] == pytest.approx(3.0 * (4.0 - 0.5))
    assert still["motor 1 force.value"][0] == pytest.approx(3.0 * (0.0 - 0.5))
