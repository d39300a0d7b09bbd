"""URDF in and out."""

import msgspec
import numpy as np
import pytest
from tests.engine.exchange.motion import apart
from tests.engine.exchange.robots import ARM, FOUR_BAR

import kane
from kane.errors import KaneError, ModelError
from kane.exchange.formats import import_model
from kane.exchange.urdf_reading import read_urdf
from kane.exchange.urdf_writing import to_urdf
from kane.model import check
from kane.parts import (
    AngleStop,
    AxisAngle,
    Ball,
    Body,
    Box,
    Fixed,
    Model,
    Prismatic,
    Revolute,
    TorsionSpring,
)

ROUND_TRIP = 1e-12  # m and 1: the bar; numbers are written with all digits, and frames turned twice


def read(text, tmp_path, name="robot.urdf"):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return read_urdf(path)


def said(found, kind):
    return "\n".join(str(f.sentence) for f in found.findings if f.kind == kind)


def test_an_arm_comes_with_all_that_its_joints_have(tmp_path):
    found = read(ARM, tmp_path)
    model = found.model
    check(model)
    assert [body.name for body in model.bodies] == ["base_link", "upper", "finger", "thumb"]
    assert [joint.name for joint in model.joints] == ["mount", "upper joint", "slide", "other"]
    hinge = model.joints[1]
    assert (hinge.body_a, hinge.body_b, hinge.point_a) == ("base_link", "upper", (0.0, 0.0, 0.2))
    (hinge_stop, slide_stop) = model.stops
    assert (hinge_stop.lower, hinge_stop.upper) == (0.2, 1.0)
    # the thumb goes twice as far as the finger, from 0.001 m on, and no further than 0.04 m
    assert (slide_stop.lower, slide_stop.upper) == (0.0, pytest.approx(0.0195))
    assert model.joint_springs[0].damping == 0.4
    assert model.frictions[0].moment == 0.1
    (mimic,) = model.couplings
    assert [term.factor for term in mimic.terms] == [1.0, -2.0]
    assert mimic.value == 0.001
    (tool,) = model.points
    assert (tool.body, tool.point) == ("upper", (0.0, 0.0, 0.65))
    assert model.bodies[0].color == "#0000ff"
    assert model.gravity == (0.0, 0.0, -9.81)


def test_the_page_of_an_arm_says_what_was_done(tmp_path):
    found = read(ARM, tmp_path)
    guessed, dropped, taken = (said(found, kind) for kind in ("guessed", "dropped", "taken"))
    assert "finger: no body can have its inertia (Ixx 0.0001, Iyy 0.0001, Izz 0.0009" in guessed
    assert "thumb: has mass and no inertia; takes that of a ball of water" in guessed
    assert "upper: starts in the middle of its limits, as they leave out zero" in guessed
    assert "upper: a box that stands askew: drawn as a rod" in guessed
    assert "../../secret.stl: leads out of the folder of the file: is not opened" in dropped
    assert "<transmission>: is for other programs" in dropped
    assert "limits of effort and speed" in dropped
    assert "world: has no mass and hangs on nothing: is the ground" in taken
    assert "tool0: has no mass and is fixed: becomes a point" in taken


def test_inertias_are_turned_into_the_axes_of_their_links(tmp_path):
    base = read(ARM, tmp_path).model.bodies[0]
    c, s = np.cos(0.5), np.sin(0.5)
    R = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    given = np.array([[0.02, 0.001, 0], [0.001, 0.03, 0], [0, 0, 0.04]])
    np.testing.assert_allclose(base.mass_properties().inertia, R @ given @ R.T, rtol=1e-14)


def test_a_loop_closes_and_moves(tmp_path):
    found = read(FOUR_BAR, tmp_path)
    check(found.model)
    assert "d: joints that close loops: as joints" in said(found, "taken")
    assert kane.mobility(found.model).configuration_freedoms == 1


@pytest.mark.parametrize("text", [ARM, FOUR_BAR])
def test_out_and_in_again_gives_the_same_motion(text, tmp_path):
    model = read(text, tmp_path).model
    again = read(to_urdf(model).content.decode(), tmp_path, "again.urdf").model
    assert apart(model, again) < ROUND_TRIP


def test_a_model_of_this_program_starts_in_urdf_as_it_stands_and_moves(tmp_path):
    """Joints counted from either body, a body that floats, shapes of all kinds, speeds."""
    turned = AxisAngle(axis=(0.3, 1.0, -0.2), angle=0.7)
    bodies = (
        Body(name="a", mass=1.0, inertia=(0.02, 0.03, 0.04), center=(0.1, 0.2, 0.0),
             position=(0.5, 0.0, 1.0), orientation=turned, angular_velocity=(0.0, 2.0, 0.0),
             shapes=(Box(size=(0.1, 0.2, 0.3)),)),
        Body(name="b", mass=2.0, inertia=(0.05, 0.04, 0.03), position=(1.5, 0.2, 1.0)),
        Body(name="c", mass=0.5, inertia=(0.01, 0.01, 0.01), position=(1.5, 0.9, 1.0)),
        Body(name="free", mass=0.7, inertia=(0.01, 0.02, 0.02), position=(3.0, 0.0, 0.0),
             orientation=turned, velocity=(0.1, 0.2, 0.3), angular_velocity=(1.0, 2.0, 3.0)),
    )  # fmt: skip
    joints = (
        Revolute(name="hinge", body_a="a", body_b="ground", point_a=(-0.5, 0.0, 0.0),
                 point_b=(0.0, 0.0, 1.0), axis_a=(0.0, 1.0, 0.0), axis_b=(0.2, 1.0, 0.0)),
        Ball(name="ball", body_a="b", body_b="a", point_a=(-0.5, 0.0, 0.0),
             point_b=(0.5, 0.1, 0.0)),
        Prismatic(name="slide", body_a="b", body_b="c", axis_a=(0.0, 1.0, 0.0),
                  axis_b=(0.0, 1.0, 0.0)),
    )  # fmt: skip
    model = Model(
        bodies=bodies,
        joints=joints,
        gravity=(0.0, -9.81, 0.0),
        stops=(AngleStop(name="stop", joint="hinge", lower=-2.0, upper=2.5),),
        joint_springs=(TorsionSpring(name="rub", joint="hinge", damping=0.2),),
    )
    exported = to_urdf(model)
    again = read(exported.content.decode(), tmp_path).model
    assert again.gravity == model.gravity
    assert apart(model, again) < ROUND_TRIP


def test_what_urdf_cannot_say_is_named():
    model = kane.load("models/slider_crank.json")
    words = "\n".join(str(finding.sentence) for finding in to_urdf(model).findings)
    assert "motor, work load: has no place in such a file" in words
    assert "formulas and parameters: their numbers are written" in words
    assert "closes a loop" in words


def test_a_ball_alone_is_free(tmp_path):
    text = '<robot name="r"><link name="ball"><inertial><mass value="1"/></inertial></link></robot>'
    model = read(text, tmp_path).model
    assert not model.joints
    assert not any(isinstance(joint, Fixed) for joint in model.joints)


def test_links_may_be_called_as_the_ground_is_here(tmp_path):
    links = '<link name="world"/>' + "".join(map(LINK.format, ("ground", "system")))
    joints = """<joint name="a" type="fixed"><parent link="world"/><child link="ground"/></joint>
      <joint name="b" type="continuous"><parent link="ground"/><child link="system"/></joint>"""
    model = read(f"<robot>{links}{joints}</robot>", tmp_path).model
    check(model)
    assert [body.name for body in model.bodies] == ["ground body", "system body"]
    ends = [(joint.body_a, joint.body_b) for joint in model.joints]
    assert ends == [("ground", "ground body"), ("ground body", "system body")]


def test_an_inertia_of_round_off_is_none(tmp_path):
    inertia = '<inertia ixx="0" iyy="0" izz="0" ixz="2.4e-35"/>'
    text = HEAVY.format(1).replace("</inertial>", f"{inertia}</inertial>")
    found = read(text, tmp_path)
    assert "a: has mass and no inertia; takes that of a ball of water" in said(found, "guessed")
    assert found.model.bodies[0].mass_properties().inertia[0][0] > 1e-3


LINK = '<link name="{}"><inertial><mass value="1"/></inertial></link>'
TWICE = LINK.format("a") * 2
HEAVY = '<robot><link name="a"><inertial><mass value="{}"/></inertial></link></robot>'


def two(kind="revolute", child="b", more=""):
    joint = f'<joint name="j" type="{kind}"><parent link="a"/><child link="{child}"/>{more}</joint>'
    return f"<robot>{LINK.format('a')}{LINK.format('b')}{joint}</robot>"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not XML here: no element found"),
        ("<robot>", "line 1, column 8: not XML here: no element found"),
        ("<mujoco/>", "is no URDF: its outermost element must be <robot>"),
        ("<robot/>", "there is no link in it"),
        ("<robot><link/></robot>", "line 1, <link>: needs the attribute 'name'"),
        (f"<robot>{TWICE}</robot>", "several with the name 'a'"),
        (two("fixed", "c"), "the link 'c', which is not"),
        (two("fixed", "a"), "joins 'a' to itself"),
        (two("magic"), "joint of the type 'magic'"),
        (two(more='<axis xyz="0 0 0"/>'), "its axis must not be zero"),
        (two(more='<axis xyz="0 1"/>'), "'xyz' must be 3 numbers, has 2"),
        (two(more='<mimic joint="j"/>'), "follows the joint 'j', which follows it"),
        (HEAVY.format("nan"), "'value' must be a number, is 'nan'"),
        (HEAVY.format("-1"), "must not be negative"),
        ('<robot xmlns:xacro="x"><xacro:include filename="a"/></robot>', "is written in xacro"),
    ],
)
def test_broken_files_are_refused_with_their_place(text, words, tmp_path):
    with pytest.raises(ModelError) as refusal:
        read(text, tmp_path)
    assert words in str(refusal.value)


def test_hostile_files_end_in_a_sentence(tmp_path):
    bomb = '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><robot>&b;</robot>'
    outside = '<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]><robot name="&a;"/>'
    deep = "<robot>" * 100_000
    wide = "<robot>" + "<link/>" * 400_000 + "</robot>"
    for text, words in (
        (bomb, "declares the entity 'a'"),
        (outside, "declares the entity 'a'"),
        (deep, "nested too deeply"),
        (wide, "more elements than any model needs"),
        ('<?xml version="1.0" encoding="nobody-knows"?><robot/>', "not XML here"),
    ):
        with pytest.raises(ModelError) as refusal:
            read(text, tmp_path)
        assert words in str(refusal.value)


def test_a_file_of_ten_gigabytes_is_not_read(tmp_path):
    path = tmp_path / "huge.urdf"
    with path.open("wb") as stream:
        stream.truncate(10 * 2**30)  # a hole: nothing lies on the disk
    with pytest.raises(KaneError, match="larger than 64 MB"):
        import_model(path)


def test_a_device_is_not_read(tmp_path):
    link = tmp_path / "endless.urdf"
    link.symlink_to("/dev/zero")
    with pytest.raises(KaneError, match="not a file but a pipe or a device"):
        import_model(link)


@pytest.mark.parametrize("name", ["spherical_wrist", "shopping_cart", "spring_pendulum", "andrews"])
def test_masses_that_a_model_may_have_come_back_as_they_are(name, tmp_path):
    """Links without mass, moments of zero, particles, flat bodies beside the moment of a plane."""
    model = kane.load(f"models/{name}.json")
    found = read(to_urdf(model).content.decode(), tmp_path)
    check(found.model)
    assert said(found, "guessed") == ""  # gravity is in the file, too
    assert "limits of effort" not in said(found, "dropped")
    own = {body.name: body for body in found.model.bodies}
    for body in model.bodies:
        again, given = own[body.name].mass_properties(), body.mass_properties()
        assert own[body.name].particle == body.particle
        assert again.mass == given.mass
        np.testing.assert_allclose(again.inertia, given.inertia, rtol=1e-14)


def test_links_without_mass_move_the_same_out_and_in_again(tmp_path):
    wrist = kane.load("models/spherical_wrist.json")
    model = msgspec.structs.replace(wrist, torques=())
    again = read(to_urdf(model).content.decode(), tmp_path).model
    assert apart(model, again) < ROUND_TRIP


def test_an_inertia_of_a_thin_body_is_no_fault(tmp_path):
    wire = ARM.replace('ixx="0.06" iyy="0.06" izz="0.004"', 'ixx="0.06" iyy="0.06" izz="4e-9"')
    found = read(wire, tmp_path)
    assert "upper: no body" not in said(found, "guessed")
    assert found.model.bodies[1].mass_properties().inertia[2, 2] == 4e-9


def test_what_has_inertia_and_no_mass_is_told(tmp_path):
    """Nothing can have that; other programs let it weigh on what turns."""
    inertial = '<inertial><mass value="0"/><inertia ixx="1" iyy="1" izz="1"/></inertial>'
    foot = f"""<link name="foot">{inertial}</link><joint name="f" type="fixed"><parent link="b"/>
        <child link="foot"/></joint></robot>"""
    found = read(two().replace("</robot>", foot), tmp_path)
    assert "foot: inertia of what has no mass" in said(found, "dropped")


def test_damping_that_pushes_is_told(tmp_path):
    text = two().replace("</joint>", '<dynamics damping="-2" friction="1"/></joint>')
    found = read(text, tmp_path)
    assert "j: springs, damping and friction that push" in said(found, "dropped")
    assert not found.model.joint_springs
    assert len(found.model.frictions) == 1


def test_quaternions_turn_frames(tmp_path):
    half = 0.5**0.5
    text = two().replace("</joint>", f'<origin xyz="1 0 0" quat_xyzw="0 0 {half} {half}"/></joint>')
    (joint,) = (j for j in read(text, tmp_path).model.joints if j.name == "j")
    turned = read(
        text.replace(f'quat_xyzw="0 0 {half} {half}"', f'rpy="0 0 {np.pi / 2}"'), tmp_path
    )
    (other,) = (j for j in turned.model.joints if j.name == "j")
    np.testing.assert_allclose(joint.axis_a, other.axis_a, atol=1e-15)
    np.testing.assert_allclose(joint.side_a, other.side_a, atol=1e-15)


def test_blanks_before_the_declaration_do_no_harm(tmp_path):
    text = '\n \n<?xml version="1.0"?>\n' + two()
    assert read(text, tmp_path).model.bodies
    with pytest.raises(ModelError, match="line 4, <joint> j"):
        read(text.replace("revolute", "hovering"), tmp_path)
