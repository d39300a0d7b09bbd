"""MJCF in and out, against MuJoCo itself."""

import msgspec
import numpy as np
import pytest
from tests.engine.exchange.motion import apart
from tests.engine.exchange.robots import ARM, FOUR_BAR
from tests.thinned import thinned

import kane
from kane.analyses.assembling import assembled
from kane.errors import KaneError
from kane.exchange.mjcf_reading import read_mjcf
from kane.exchange.mjcf_writing import to_mjcf
from kane.exchange.urdf_reading import read_urdf
from kane.model import check
from kane.model.poses import rotation_matrices
from kane.parts import Body, Model, Revolute

mujoco = pytest.importorskip("mujoco", reason="an extra: pip install 'kanevas[exchange]'")

STEP = 1e-4
LENGTH = 0.05


def written(model, tmp_path):
    path = tmp_path / "out.xml"
    exported = to_mjcf(model)
    path.write_bytes(exported.content)
    return path, exported


def farthest(model, path, stiff=False):
    """How far mass centres are from those of MuJoCo after some time [m], and how far they went."""
    compiled = mujoco.MjModel.from_xml_path(str(path))
    compiled.opt.timestep = STEP
    compiled.opt.integrator = mujoco.mjtIntegrator.mjINT_RK4
    if stiff:  # as stiff as MuJoCo lets a constraint be, which is no stiffer than two steps
        compiled.eq_solref[:] = (2 * STEP, 1.0)
        compiled.eq_solimp[:, :2] = 0.9999
    data = mujoco.MjData(compiled)
    mujoco.mj_resetDataKeyframe(compiled, data, 0)
    for _ in range(round(LENGTH / STEP)):
        mujoco.mj_step(compiled, data)
    result = kane.simulate(model, duration=LENGTH)
    off = way = 0.0
    known = {compiled.body(i).name for i in range(compiled.nbody)}
    for i, body in enumerate(model.bodies):
        if body.name not in known:  # a frame between two joints of one body there
            continue
        q, _ = result.motion_of(i)
        places = q[:, :3] + rotation_matrices(q[:, 3:]) @ body.mass_properties().center
        off = max(off, np.abs(places[-1] - data.body(body.name).xipos).max())
        way = max(way, np.abs(places[-1] - places[0]).max())
    return off, way


@pytest.mark.parametrize("name", ["hinged_rods", "cart_spring_pendulum", "spring_pendulum"])
def test_trees_move_in_mujoco_as_here(name, tmp_path):
    model = kane.load(f"models/{name}.json")
    off, way = farthest(model, written(model, tmp_path)[0])
    assert way > 1e-3
    # Runge and Kutta's fourth order: (1e-4 s)^4 times rates of some 10/s leaves a few 1e-12 m
    assert off < 1e-11


def test_links_without_mass_get_some_for_mujoco_which_is_said(tmp_path):
    """Their inertia moves its neighbours as little as it is small."""
    wrist = msgspec.structs.replace(kane.load("models/spherical_wrist.json"), torques=())
    path, exported = written(wrist, tmp_path)
    words = "\n".join(str(finding.sentence) for finding in exported.findings)
    assert "A, B: has no mass: takes a millionth" in words
    off, way = farthest(wrist, path)
    assert off < 1e-5 * way


def test_a_moment_of_zero_is_none_that_mujoco_refuses(tmp_path):
    rod = Body(name="rod", mass=1.0, inertia=(0.1, 0.1, 0.0), center=(0.0, 0.0, -0.5))
    hinge = Revolute(name="h", body_a="ground", body_b="rod", axis_a=(0, 1, 0), axis_b=(0, 1, 0))
    model = Model(bodies=(rod,), joints=(hinge,), gravity=(3.0, 0.0, -9.81))
    off, way = farthest(model, written(model, tmp_path)[0])
    assert off < 1e-11 < way  # as for other trees: the axis of no moment does not turn


def test_a_loop_moves_in_mujoco_but_for_its_softness(tmp_path):
    path = tmp_path / "robot.urdf"
    path.write_text(FOUR_BAR)
    model = read_urdf(path).model
    out, exported = written(model, tmp_path)
    assert "d: closes a loop" in "\n".join(str(f.sentence) for f in exported.findings)
    soft, way = farthest(model, out)
    stiff, _ = farthest(model, out, stiff=True)
    assert soft < 0.2 * way
    assert stiff < 0.05 * soft  # what is left is its softness, which goes with its time constant


MOVING = """<mujoco>
  <option gravity="0 0 -9.81"><flag contact="disable"/></option>
  <worldbody><body name="base" pos="0 0 1"><freejoint/><geom type="box" size=".1 .2 .05"/>
    <body name="arm" pos=".1 0 0">{joints}
      <geom type="capsule" fromto="0 0 0 .3 .05 0" size=".02"/>
      <body name="hand" pos=".3 .05 0"><joint axis="0 1 0"/>
        <geom type="box" size=".05 .02 .03" pos=".05 0 0"/>
        <body name="tip" pos=".1 0 0"><geom type="sphere" size=".02"/></body>
      </body></body></body></worldbody>
  <keyframe><key qpos="1 2 3 .8 .2 -.4 .4 {places} .7" qvel="1 -2 .5 3 -1 2 {rates} -5"/></keyframe>
</mujoco>"""
HINGE = '<joint axis="0 0 1"/>'
HINGE_IN_HINGE = '<joint axis="0 0 1"/><joint axis="1 0 0"/>'
BALL = '<joint type="ball" pos=".02 0 .01"/>'


@pytest.mark.parametrize(
    ("joints", "places", "rates", "near"),
    [
        # Runge and Kutta's fourth order: (1e-4 s)^4 times rates of some 10/s
        pytest.param(HINGE, "0.4", "4", 1e-10, marks=pytest.mark.slow),
        (BALL, ".8 .4 .4 -.2", "4 -3 2", 1e-10),
        # with a frame of a millionth of the mass between the hinges
        (HINGE_IN_HINGE, "0.4 -0.6", "4 -3", 1e-5),
    ],
    ids=["hinge", "ball", "two hinges"],
)
def test_a_key_frame_sets_all_in_motion(joints, places, rates, near, tmp_path):
    path = tmp_path / "moving.xml"
    path.write_text(MOVING.format(joints=joints, places=places, rates=rates))
    found = read_mjcf(path)
    assert "start of a ball joint" not in "".join(str(each.sentence) for each in found.findings)
    off, way = farthest(found.model, path)
    assert way > 0.05
    assert off < near


@pytest.mark.parametrize("text", thinned([FOUR_BAR, ARM], 2))
def test_through_the_compiler_and_back_gives_the_same_motion(text, tmp_path):
    path = tmp_path / "robot.urdf"
    path.write_text(text)
    model = read_urdf(path).model
    again = read_mjcf(written(model, tmp_path)[0])
    check(again.model)
    if text is FOUR_BAR:  # its loop is a ball joint and a half now, which is redundant in a plane
        assert len(again.model.joints) == len(model.joints) + 1
    # MuJoCo turns inertias into principal axes and back, by quaternions
    assert apart(model, again.model) < 1e-10


HUMAN = """<mujoco model="leg">
  <compiler angle="degree"/>
  <default><joint damping="0.5" armature="0.01"/></default>
  <worldbody><geom type="plane" size="1 1 1"/>
    <body name="hip" pos="0 0 1"><freejoint/><geom type="capsule" fromto="0 0 0 0 0 .2" size=".05"/>
      <body name="thigh" pos="0 0 -.1">
        <joint name="x" axis="1 0 0" range="-30 30"/><joint name="y" axis="0 1 0"/>
        <joint name="z" axis="0 0 1" ref="10" springref="20" stiffness="3"/>
        <geom name="g" type="capsule" fromto="0 0 0 0 0 -.4" size=".04" rgba="1 0 0 1"/>
        <body name="shin" pos="0 0 -.4"><joint name="knee" axis="0 1 0" frictionloss=".2"/>
          <geom type="box" size=".03 .03 .2" pos="0 0 -.2"/><site name="s"/></body>
      </body></body></worldbody>
  <actuator><motor name="m" joint="knee"/></actuator>
  <equality><joint joint1="knee" joint2="y" polycoef="0.1 -0.5 0 0 0"/></equality>
  <keyframe><key name="home" qpos="1 2 3 1 0 0 0 0 0.2 0.3 0"
    qvel="0 0 1 0 0 0 0 0 0 0"/></keyframe>
</mujoco>"""


def test_a_body_of_several_joints_with_defaults_and_a_key_frame(tmp_path):
    path = tmp_path / "leg.xml"
    path.write_text(HUMAN)
    found = read_mjcf(path)
    model = found.model
    check(model)
    bodies = {body.name: body for body in model.bodies}
    assert bodies["hip"].position == (1.0, 2.0, 3.0)
    assert bodies["hip"].velocity == (0.0, 0.0, 1.0)
    assert bodies["thigh frame 1"].mass == 0.0
    assert (bodies["knee rotor"].mass, bodies["knee rotor"].inertia[0]) == (0.0, 0.01)
    assert bodies["thigh"].color == "#ff0000"
    (limits,) = model.stops
    assert limits.upper == pytest.approx(np.pi / 6)
    spring = next(each for each in model.joint_springs if each.joint == "z")
    assert (spring.stiffness, spring.damping) == (3.0, 0.5)
    assert spring.free_angle == pytest.approx(np.radians(20))
    assert model.couplings[0].value == pytest.approx(0.1)
    assert model.couplings[1].name == "x turns rotor"
    words = "\n".join(str(finding.sentence) for finding in found.findings)
    assert "x, y, z, knee: inertia of rotors: as flywheels on the ground" in words
    assert "thigh frame 1, thigh frame 2: several joints of one body" in words
    assert "m: motors and controllers" in words
    assert "starts in the key frame 'home'" in words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<robot/>", "is no MJCF"),
        ('<mujoco><include file="../a.xml"/></mujoco>', "leads out of the folder"),
        ('<mujoco><compiler meshdir="/etc"/></mujoco>', "leads out of the folder"),
        ('<mujoco><asset><mesh file="/dev/zero"/></asset></mujoco>', "leads out of the folder"),
        ('<mujoco><extension><plugin plugin="x"/></extension></mujoco>', "asks for a plug-in"),
        pytest.param(
            '<mujoco><include file="in.xml"/></mujoco>',
            "MuJoCo's compiler refuses it",
            marks=pytest.mark.slow,
        ),
        ("<mujoco><worldbody><body/></worldbody></mujoco>", "nothing in it has mass"),
        ("<mujoco><worldbody><boy/></worldbody></mujoco>", "unrecognized element"),
    ],
)
def test_broken_and_hostile_files_get_a_sentence(text, words, tmp_path):
    path = tmp_path / "in.xml"
    path.write_text(text)
    with pytest.raises(KaneError) as refusal:
        read_mjcf(path)
    assert words in str(refusal.value)


def test_what_would_take_all_memory_ends_in_a_sentence(tmp_path):
    path = tmp_path / "in.xml"
    field = '<asset><hfield name="h" nrow="60000" ncol="60000" size="1 1 1 1"/></asset>'  # 14 GB
    path.write_text(f"<mujoco>{field}</mujoco>")
    with pytest.raises(KaneError):
        read_mjcf(path)


def of_one_body(tmp_path, joint="", body="", inside="", before="", after=""):
    path = tmp_path / "in.xml"
    path.write_text(
        f'<mujoco><compiler angle="radian"/>{before}<worldbody><site name="w" pos="0 0 1"/>'
        f'<body name="b" pos="0 0 1" {body}><joint name="j" axis="0 1 0" {joint}/>'
        f'<geom type="box" size=".1 .2 .3" mass="1"/>{inside}</body></worldbody>{after}</mujoco>'
    )
    found = read_mjcf(path)
    check(found.model)
    return found.model, "\n".join(f"{f.kind} {f.sentence}" for f in found.findings)


TENDON = (
    '<tendon><spatial name="t" stiffness="3" range="0 1" limited="true" frictionloss="2">'
    '<site site="w"/><site site="s"/></spatial></tendon>'
)


@pytest.fixture(scope="module")
def what_is_said(tmp_path_factory):
    """What is said of one file with all that moves it in MuJoCo alone."""
    led = '<worldbody><body name="m" mocap="true"><geom size="1"/></body></worldbody>'
    keys = '<keyframe><key qpos="1"/><key qpos="2"/></keyframe>'
    return of_one_body(
        tmp_path_factory.mktemp("alone"),
        before='<option density="1.2"/>',
        body='gravcomp="1"',
        joint='stiffness="1 2" damping="1 2" armature="1"',
        inside='<site name="s"/>',
        after=TENDON + keys + led,
    )[1]


@pytest.mark.parametrize(
    "words",
    [
        "dropped b: compensated gravity",
        "dropped forces of air or water",
        "dropped j: springs that are not linear",
        "dropped j: damping that is not linear",
        "taken j: inertia of rotors: as flywheels",
        "dropped t: limits of tendons",
        "dropped t: dry friction of tendons",
        "dropped other key frames: 1",
        "guessed m: is led from outside in MuJoCo",
    ],
)
def test_what_moves_it_in_mujoco_alone_is_said(words, what_is_said):
    assert words in what_is_said


GEARED = """<mujoco><compiler angle="radian"/><option timestep="1e-4" integrator="RK4"/>
  <default><joint damping="0.1"/><geom contype="0" conaffinity="0"/></default>
  <worldbody>
    <body name="cart" pos="0 0 1"><joint name="x" type="slide" axis="1 0 1" armature="2"/>
      <joint name="lean" axis="0 1 0" ref="0.4" armature="0.03"/>
      <geom type="box" size=".1 .1 .1" mass="1"/>
      <body name="arm" pos=".2 0 0"><joint name="a" axis="1 1 0" armature="0.05"/>
        <joint name="b" axis="0 0 1" armature="0.02"/>
        <geom type="capsule" fromto="0 0 0 .4 .1 0" size=".03" mass="0.5"/></body>
      <body name="far" pos="0 0 .3"><joint name="c" axis="0 1 0" armature="0.01"/>
        <geom type="capsule" fromto="0 0 0 .3 0 .1" size=".03" mass="0.7"/></body></body>
  </worldbody>
  <tendon><fixed name="s"><joint joint="a" coef="2"/><joint joint="b" coef="1"/></fixed>
    <fixed name="t"><joint joint="c" coef="1.5"/></fixed></tendon>
  <equality>{}</equality>
  <keyframe><key qpos="0.1 0.5 0.2 0.3 0.1" qvel="0.3 -1 0.5 1 0.2"/></keyframe></mujoco>"""


def test_rotors_and_frames_between_joints_move_as_in_mujoco(tmp_path):
    """They weigh on hinges and slides, and frames between joints of one body weigh nothing."""
    path = tmp_path / "geared.xml"
    path.write_text(GEARED.format(""))
    model = read_mjcf(path).model
    check(model)
    off, way = farthest(model, path)
    assert way > 1e-2
    assert off < 1e-9  # Runge and Kutta's fourth order here and there, at rates of some 10/s
    light = msgspec.structs.replace(
        model,
        bodies=tuple(body for body in model.bodies if "rotor" not in body.name),
        joints=tuple(joint for joint in model.joints if "rotor" not in joint.name),
        couplings=(),
    )
    assert farthest(light, path)[0] > 1e-4  # without rotors it is another motion


@pytest.mark.parametrize(
    ("equality", "terms"),
    [
        ('<tendon tendon1="s" tendon2="t" polycoef="0 0.5 0 0 0"/>', {"a": 2, "b": 1, "c": -0.75}),
        pytest.param('<tendon tendon1="s"/>', {"a": 2, "b": 1}, marks=pytest.mark.slow),
        ('<joint joint1="lean" polycoef="0 0 0 0 0"/>', {"lean": 1}),
    ],
)
def test_equalities_of_sums_of_coordinates_hold_as_in_mujoco(equality, terms, tmp_path):
    path = tmp_path / "geared.xml"
    path.write_text(GEARED.format(equality).replace('<key qpos="0.1 0.5 0.2 0.3 0.1"', "<key")
                    .replace('qvel="0.3 -1 0.5 1 0.2"', ""))  # fmt: skip
    found = read_mjcf(path)
    model = found.model
    (held,) = (each for each in model.couplings if "rotor" not in each.name)
    assert {term.joint: term.factor for term in held.terms} == terms
    model = assembled(model)
    check(model)
    off, way = farthest(model, path, stiff=True)
    assert way > 1e-3
    assert off < 1e-3 * way  # its constraints are soft
    assert held.value == (pytest.approx(0.4) if "lean" in terms else 0.0)
    off, way = farthest(model, written(model, tmp_path)[0], stiff=True)
    assert off < 1e-3 * way  # and so they go out again


def test_rotors_and_friction_of_ball_joints_are_said(tmp_path):
    ball = (
        '<body name="c"><joint name="k" type="ball" armature="1" frictionloss=".1"/>'
        '<geom size=".1"/></body>'
    )
    words = of_one_body(tmp_path, inside=ball)[1]
    assert "k: inertia of rotors" in words
    assert "k: dry friction of joints of several ways" in words


def test_what_flags_switch_off_is_off(tmp_path):
    joint = 'range="-1 1" frictionloss="2" stiffness="3" damping="4"'
    flags = " ".join(
        f'{name}="disable"'
        for name in ("gravity", "limit", "frictionloss", "spring", "damper", "equality")
    )
    flags = f"<option><flag {flags}/></option>"
    equality = '<equality><connect name="e" body1="b" anchor="0 0 .3"/></equality>'
    model, _ = of_one_body(tmp_path, joint, after=equality)
    acting = (model.stops, model.joint_springs, model.frictions, model.joints[1:])
    assert all(acting)
    assert model.gravity == (0.0, 0.0, -9.81)
    model, words = of_one_body(tmp_path, joint, before=flags, after=equality)
    assert not any((model.stops, model.joint_springs, model.frictions, model.joints[1:]))
    assert model.gravity == (0.0, 0.0, 0.0)
    for each in ("gravity is", "limits are", "dry friction is", "springs are", "damping is"):
        assert f"{each} switched off" in words


@pytest.mark.parametrize(("kind", "type_"), [("connect", "Ball"), ("weld", "Fixed")])
def test_equalities_between_sites_close_loops_there(kind, type_, tmp_path):
    second = (
        '<body name="c" pos=".4 0 0"><joint name="k" axis="0 1 0"/><geom size=".1" mass="1"/>'
        '<site name="s" pos="0 .2 0" euler=".3 0 0"/></body>'
    )
    ends = f'<equality><{kind} name="e" site1="w2" site2="s"/></equality>'
    site = '<worldbody><site name="w2" pos=".4 .2 1" euler=".3 0 0"/></worldbody>'
    model, _ = of_one_body(tmp_path, inside=second, after=site + ends)
    closing = next(each for each in model.joints if each.name == "e")
    assert type(closing).__name__ == type_
    bodies = {body.name: body for body in assembled(model).bodies}
    # they meet where the file has them, so nothing moves when the loop is closed
    assert bodies["c"].position == pytest.approx((0.4, 0.0, 1.0), abs=1e-9)


@pytest.mark.parametrize(
    "assets",
    [
        '<texture name="t" type="cube" fileright="/etc/passwd"/>',
        '<texture name="t" type="cube" fileback="../a.png"/>',
        '<model name="m" file="sub.xml"/>',
    ],
)
def test_nothing_that_a_file_names_is_opened_outside_its_folder(assets, tmp_path):
    (tmp_path / "sub.xml").write_text('<mujoco><asset><mesh file="../../x.stl"/></asset></mujoco>')
    with pytest.raises(KaneError, match="leads out of the folder"):
        of_one_body(tmp_path, before=f"<asset>{assets}</asset>")


def test_a_loop_is_cut_where_mujoco_can_cut_it(tmp_path):
    """A slide has no equality: it stays in the tree, though it comes last in the model."""
    crank = msgspec.structs.replace(kane.load("models/slider_crank.json"), drivers=(), forces=())
    crank = msgspec.structs.replace(
        crank, gravity=(3.0, -9.81, 0.0), couplings=(), joint_springs=(), formulas=(), plots=()
    )
    path, exported = written(crank, tmp_path)
    words = "\n".join(str(finding.sentence) for finding in exported.findings)
    assert "no such joint" not in words
    assert 'type="slide"' in path.read_text()
    soft, way = farthest(crank, path)
    assert way > 1e-3
    assert farthest(crank, path, stiff=True)[0] < 0.05 * soft < 0.05 * way
