"""SDF in and out."""

import struct

import msgspec
import numpy as np
import pytest
from tests.engine.exchange.motion import apart
from tests.engine.exchange.robots import ARM, FOUR_BAR

import kane
from kane.errors import KaneError, ModelError
from kane.exchange.sdf_reading import read_sdf
from kane.exchange.sdf_writing import to_sdf
from kane.exchange.urdf_reading import read_urdf
from kane.model import check


def read(text, tmp_path):
    path = tmp_path / "in.sdf"
    path.write_text(text, encoding="utf-8")
    return read_sdf(path)


def robot(text, tmp_path):
    path = tmp_path / "in.urdf"
    path.write_text(text)
    return read_urdf(path).model


@pytest.mark.parametrize("text", [ARM, FOUR_BAR])
def test_out_and_in_again_gives_the_same_motion(text, tmp_path):
    model = robot(text, tmp_path)
    again = read(to_sdf(model).content.decode(), tmp_path).model
    check(again)
    assert len(again.joints) == len(model.joints)
    assert apart(model, again) < 1e-12  # as with URDF: all digits are written


def test_speeds_at_the_start_are_said_to_be_left_out(tmp_path):
    model = robot(FOUR_BAR, tmp_path)
    hinge = msgspec.structs.replace(model.joints[0], angle_rate=1.0)
    model = msgspec.structs.replace(model, joints=(hinge, *model.joints[1:]))
    words = "\n".join(str(finding.sentence) for finding in to_sdf(model).findings)
    assert "crank, coupler, rocker: speeds at the start: SDF has none" in words


SDF = """<sdf version="1.8"><world name="w"><gravity>0 0 -1.6</gravity>
 <include><uri>model://sun</uri></include>
 <model name="door">
  <frame name="corner"><pose>1 0 0 0 0 0</pose></frame>
  <link name="leaf"><pose relative_to="corner">0 0.5 0 0 0 1.5707963267948966</pose>
    <inertial><pose>0.1 0 0 0 0 0</pose><mass>2</mass>
      <inertia><ixx>0.1</ixx><iyy>0.2</iyy><izz>0.25</izz></inertia></inertial>
    <visual name="v"><geometry><box><size>1 0.1 2</size></box></geometry>
      <material><diffuse>0 1 0 1</diffuse></material></visual></link>
  <joint name="hinge" type="revolute"><parent>world</parent><child>leaf</child>
    <pose>-0.5 0 0 0 0 0</pose>
    <axis><xyz expressed_in="__model__">0 0 1</xyz>
      <limit><lower>-1</lower><upper>1e16</upper></limit>
      <dynamics><damping>0.3</damping><spring_stiffness>2</spring_stiffness>
      </dynamics></axis></joint>
 </model></world></sdf>"""


def test_poses_are_those_of_other_frames(tmp_path):
    found = read(SDF, tmp_path)
    model = found.model
    check(model)
    (leaf,), (hinge,), (stop,), (spring,) = (
        model.bodies,
        model.joints,
        model.stops,
        model.joint_springs,
    )
    assert leaf.position == pytest.approx((1.0, 0.5, 0.0))
    assert leaf.center == (0.1, 0.0, 0.0)
    assert leaf.color == "#00ff00"
    assert hinge.body_a == "ground"
    np.testing.assert_allclose(hinge.point_a, (1.0, 0.0, 0.0), atol=1e-15)
    np.testing.assert_allclose(hinge.axis_b, (0.0, 0.0, 1.0), atol=1e-15)
    assert (stop.lower, stop.upper) == (-1.0, None)
    assert (spring.stiffness, spring.damping) == (2.0, 0.3)
    assert model.gravity == (0.0, 0.0, -1.6)
    assert "model://sun: is a model in a file that is not there" in "\n".join(
        str(f.sentence) for f in found.findings
    )


LINK = '<link name="a"><inertial><mass>1</mass></inertial><pose{}>{}</pose></link>'
OF_A, OF_B = (LINK.format(f' relative_to="{name}"', "") for name in "ab")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<robot/>", "is no SDF"),
        ("<sdf/>", "there is no model in it"),
        (f"<sdf><model name='m'>{LINK.format('', '1 2')}</model></sdf>", "must be 6 numbers"),
        (
            f"<sdf><model name='m'>{OF_A}</model></sdf>",
            "its pose is relative to itself",
        ),
        (
            f"<sdf><model name='m'>{OF_B}</model></sdf>",
            "the frame 'b', which is not there",
        ),
        (
            "<sdf><model name='m'><joint name='j' type='belt'/></model></sdf>",
            "no joint of the type 'belt'",
        ),
        ('<!DOCTYPE s [<!ENTITY a "b">]><sdf>&a;</sdf>', "declares the entity"),
    ],
)
def test_broken_files_are_refused_with_their_place(text, words, tmp_path):
    with pytest.raises(ModelError) as refusal:
        read(text, tmp_path)
    assert words in str(refusal.value)


# A pendulum at a hinge that leans, in a model that is placed and turned in its world.
PENDULUM = """<sdf version="{version}"><world name="w">{before}
 <model name="swing"><pose {degrees}>1 2 3 {turn}</pose>
  <link name="rod"><pose>0 0 0.5 0 0 0</pose><inertial><pose>0 0 -0.3 0 0 0</pose><mass>2</mass>
    <inertia><ixx>0.1</ixx><iyy>0.1</iyy><izz>0.01</izz></inertia></inertial></link>
  <joint name="hinge" type="revolute"><parent>world</parent><child>rod</child>
    <pose>0 0 0 0 0 1.5707963267948966</pose>
    <axis><xyz>1 0 0</xyz>{asks}</axis></joint></model></world></sdf>"""


def pendulum(tmp_path, version="1.11", turn="0 0 0", degrees="", asks="", before=""):
    text = PENDULUM.format(version=version, turn=turn, degrees=degrees, asks=asks, before=before)
    return read(text, tmp_path)


@pytest.mark.parametrize(
    ("turn", "degrees"), [("0 0 1.5707963267948966", ""), ("0 0 90", "degrees='true'")]
)
def test_a_model_stands_where_the_world_has_it(turn, degrees, tmp_path):
    (rod,), (hinge,) = (
        (found := pendulum(tmp_path, turn=turn, degrees=degrees).model).bodies,
        found.joints,
    )
    np.testing.assert_allclose(rod.position, (1.0, 2.0, 3.5), atol=1e-14)
    np.testing.assert_allclose(hinge.point_a, (1.0, 2.0, 3.5), atol=1e-14)
    # a quarter turn of the model, and one of the joint: its x axis looks back along the ground's
    np.testing.assert_allclose(hinge.axis_a, (-1.0, 0.0, 0.0), atol=1e-14)


@pytest.mark.parametrize(
    ("version", "asks", "axis"),
    [
        ("1.4", "", (1, 0, 0)),
        ("1.6", "<use_parent_model_frame>1</use_parent_model_frame>", (1, 0, 0)),
        ("1.6", "<use_parent_model_frame>0</use_parent_model_frame>", (0, 1, 0)),
        ("1.5", "", (0, 1, 0)),
        ("1.10", "", (0, 1, 0)),
        ("", "", (0, 1, 0)),
    ],
)
def test_axes_of_older_files_stand_in_their_model(version, asks, axis, tmp_path):
    (hinge,) = pendulum(tmp_path, version=version, asks=asks).model.joints
    np.testing.assert_allclose(hinge.axis_a, axis, atol=1e-14)


def test_quaternions_and_places_of_models_by_their_frames(tmp_path):
    half = 0.5**0.5
    found = read(
        f"""<sdf version="1.11"><model name="m" placement_frame="a">
        <pose rotation_format="quat_xyzw">5 0 0 0 0 {half!r} {half!r}</pose>
        {LINK.format("", "1 0 0 0 0 0")}{LINK.replace('"a"', '"b"').format("", "3 0 0 0 0 0")}
        </model></sdf>""",
        tmp_path,
    )
    a, b = found.model.bodies
    np.testing.assert_allclose(a.position, (5.0, 0.0, 0.0), atol=1e-14)
    np.testing.assert_allclose(b.position, (5.0, 2.0, 0.0), atol=1e-14)


def test_models_in_a_world_and_in_each_other_move_and_static_ones_are_the_ground(tmp_path):
    text = f"""<sdf version="1.11"><world name="yard">
    <model name="floor"><static>true</static><pose>0 0 7 0 0 0</pose><link name="slab"/></model>
    <model name="box"><pose>0 0 1 0 0 0</pose>{LINK.format("", "0 1 0 0 0 0")}
      <model name="lid"><pose>0 0 1 0 0 0</pose>{LINK.format("", "0 0 1 0 0 0")}</model>
      <joint name="turns" type="revolute"><parent>a</parent><child>lid::a</child>
        <axis><xyz expressed_in="lid">0 0 1</xyz></axis></joint></model>
    <model name="box">{LINK.format("", "4 0 0 0 0 0")}
      <joint name="held" type="fixed"><parent>a</parent><child>world</child></joint></model>
    <joint name="nailed" type="ball"><parent>floor::slab</parent><child>box</child></joint>
    </world></sdf>"""
    found = read(text, tmp_path)
    model, words = found.model, "\n".join(str(each.sentence) for each in found.findings)
    check(model)
    places = {body.name: body.position for body in model.bodies}
    assert places == {
        "box__a": pytest.approx((0, 1, 1)),
        "box__lid__a": pytest.approx((0, 0, 3)),
        "box 2__a": pytest.approx((4, 0, 0)),
    }
    ends = {joint.name: (joint.body_a, joint.body_b) for joint in model.joints}
    assert ends == {
        "nailed": ("ground", "box__a"),
        "box__turns": ("box__a", "box__lid__a"),
        "box 2__held": ("ground", "box 2__a"),
    }
    assert "floor: stands fast: is the ground, and is not drawn" in words


def test_what_is_left_out_is_as_sdf_has_it_and_said(tmp_path):
    found = read('<sdf version="1.9"><model name="m"><link name="a"/></model></sdf>', tmp_path)
    (body,), words = found.model.bodies, "\n".join(str(each.sentence) for each in found.findings)
    assert (body.mass, body.inertia) == (1.0, (1.0, 1.0, 1.0))
    assert "a: says no mass: 1 kg, as in SDF" in words
    assert "a: says no inertia: 1 kg m² about each axis, as in SDF" in words


def test_links_that_are_weighed_by_their_shapes(tmp_path):
    """Two cubes of 0.1 m and density 500 beside each other are a block of 0.2 m."""
    cube = """<collision name="{}"><pose>{} 0 0 0 0 0</pose><geometry><box><size>0.1 0.1 0.1</size>
        </box></geometry></collision>"""
    found = read(
        f"""<sdf version="1.11"><model name="m"><link name="a"><inertial auto="true">
        <density>500</density></inertial>{cube.format("l", -0.05)}{cube.format("r", 0.05)}
        </link></model></sdf>""",
        tmp_path,
    )
    (body,) = found.model.bodies
    assert body.mass == pytest.approx(1.0)
    block = np.array((0.1**2 + 0.1**2, 0.2**2 + 0.1**2, 0.2**2 + 0.1**2)) / 12
    np.testing.assert_allclose(body.inertia, block, rtol=1e-12)


def test_what_acts_in_gazebo_alone_is_told(tmp_path):
    link = LINK.format("", "").replace("</link>", "<gravity>0</gravity><sensor name='s'/></link>")
    found = read(f"<sdf version='1.6'><model name='m'>{link}</model></sdf>", tmp_path)
    words = "\n".join(str(each.sentence) for each in found.findings)
    assert "a: feels no gravity in Gazebo: here it does" in words
    assert "<sensor>: is for other programs" in words


def test_a_world_in_which_all_stands_fast(tmp_path):
    with pytest.raises(ModelError, match="all its models are static"):
        read("<sdf><model name='m'><static>1</static><link name='a'/></model></sdf>", tmp_path)


@pytest.mark.parametrize("kind", ["revolute", "prismatic", "universal"])
def test_the_world_may_be_the_child_of_a_joint(kind, tmp_path):
    """The same joint told from either end gives the same motion, by springs and limits, too."""
    ends = ("<parent>world</parent><child>a</child>", "<parent>a</parent><child>world</child>")
    axes, acts = ("0 1 0", "0 -1 0"), ""
    if kind == "universal":
        other = "{}</xyz></axis><axis2><xyz>{}"
        axes = (other.format("0 1 0", "1 0 0"), other.format("1 0 0", "0 1 0"))
    else:
        acts = """<limit><upper>0.2</upper></limit><dynamics><spring_stiffness>9</spring_stiffness>
            <spring_reference>0.5</spring_reference></dynamics>"""
    close = "</axis2>" if kind == "universal" else "</axis>"
    link = LINK.format("", "0.2 0 0 0.1 0 0")
    link = link.replace("</inertial>", "<pose>0.1 0 0 0 0 0</pose></inertial>")
    models = [
        read(
            f"""<sdf version="1.9"><model name="m">{link}<joint name="j" type="{kind}">{end}
            <pose relative_to="a">0 0 0.3 0 0 0</pose><axis><xyz>{axis}</xyz>{acts}{close}</joint>
            </model></sdf>""",
            tmp_path,
        ).model
        for end, axis in zip(ends, axes, strict=True)
    ]
    assert apart(*models) < 1e-12  # the same numbers, in another order


def test_links_without_mass_get_some_for_gazebo_which_is_said(tmp_path):
    wrist = kane.load("models/spherical_wrist.json")
    exported = to_sdf(wrist)
    words = "\n".join(str(finding.sentence) for finding in exported.findings)
    assert "A, B: has no mass: takes a millionth of that of the lightest body" in words
    again = read(exported.content.decode(), tmp_path)
    assert min(body.mass for body in again.model.bodies) > 0.0
    assert "has no mass" not in "\n".join(str(each.sentence) for each in again.findings)


# --- models of other files

WHEEL = """<sdf version="1.4"><model name="wheel"><pose>9 9 9 0 0 0</pose>
 <link name="rim"><pose>0 0 0.1 0 0 0</pose><inertial><mass>2</mass>
  <inertia><ixx>.1</ixx><iyy>.1</iyy><izz>.1</izz></inertia></inertial>
  <visual name="v"><geometry><mesh><uri>meshes/part.stl</uri></mesh></geometry></visual></link>
 <link name="hub"><inertial><mass>1</mass>
  <inertia><ixx>.1</ixx><iyy>.1</iyy><izz>.1</izz></inertia></inertial></link>
 <joint name="pin" type="revolute"><parent>hub</parent><child>rim</child>
  <axis><xyz>1 0 0</xyz></axis></joint></model></sdf>"""
CART = """<sdf version="1.10"><model name="cart"><link name="box"><pose>0 0 1 0 0 0</pose></link>
 <include><uri>model://wheel</uri><name>left</name>
  <pose>0 .5 0 0 0 1.5707963267948966</pose></include>
 <include{merge}><uri>../models/wheel</uri><name>right</name><pose>0 -0.5 0 0 0 0</pose></include>
 <joint name="a" type="fixed"><parent>box</parent><child>left::hub</child></joint>
 </model></sdf>"""


def cart(tmp_path, merge=""):
    """A cart in worlds/, whose wheels are models in models/ beside it."""
    wheel, worlds = tmp_path / "models" / "wheel", tmp_path / "worlds"
    (wheel / "meshes").mkdir(parents=True)
    worlds.mkdir()
    (wheel / "old.sdf").write_text("<sdf/>")
    (wheel / "wheel.sdf").write_text(WHEEL)
    (wheel / "model.config").write_text(
        "<model><sdf version='1.0'>old.sdf</sdf><sdf version='1.4'>wheel.sdf</sdf></model>"
    )
    (wheel / "meshes" / "part.stl").write_bytes(tetrahedron())
    (tmp_path / "package.xml").write_text("<package/>")
    path = worlds / "cart.sdf"
    path.write_text(CART.format(merge=merge))
    return path


def tetrahedron():
    corners = [(0, 0, 0), (2, 0, 0), (0, 3, 0), (0, 0, 4)]
    content = bytes(80) + struct.pack("<I", 4)
    for face in ((0, 2, 1), (0, 1, 3), (0, 3, 2), (1, 2, 3)):
        numbers = [0.0] * 3 + [float(x) for i in face for x in corners[i]]
        content += struct.pack("<12fH", *numbers, 0)
    return content


def test_models_of_other_files_stand_where_the_file_says(tmp_path, monkeypatch):
    path = cart(tmp_path)
    monkeypatch.setenv("GZ_SIM_RESOURCE_PATH", str(tmp_path / "models"))
    found = read_sdf(path)
    check(found.model)
    bodies = {body.name: body for body in found.model.bodies}
    assert set(bodies) == {"box", "left__rim", "left__hub", "right__rim", "right__hub"}
    assert bodies["left__rim"].position == pytest.approx((0.0, 0.5, 0.1))
    assert bodies["right__rim"].position == pytest.approx((0.0, -0.5, 0.1))
    pins = {joint.name: joint for joint in found.model.joints}
    # an old file has its axes in those of the model, which stands turned
    np.testing.assert_allclose(pins["left__pin"].axis_a, (1.0, 0.0, 0.0), atol=1e-15)
    (shape,) = bodies["left__rim"].shapes
    assert sorted(shape.points)[-1] == (2.0, 0.0, 0.0)
    words = "\n".join(str(finding.sentence) for finding in found.findings)
    assert "model://wheel, ../models/wheel: models of other files" in words
    assert "not there" not in words


def test_a_merged_model_is_a_part_of_what_includes_it(tmp_path, monkeypatch):
    path = cart(tmp_path, ' merge="true"')
    monkeypatch.setenv("GZ_SIM_RESOURCE_PATH", str(tmp_path / "models"))
    model = read_sdf(path).model
    bodies = {body.name: body for body in model.bodies}
    assert set(bodies) == {"box", "left__rim", "left__hub", "rim", "hub"}
    assert bodies["rim"].position == pytest.approx((0.0, -0.5, 0.1))


@pytest.mark.parametrize(
    ("uri", "words"),
    [
        ("model://nowhere", "is a model in a file that is not there"),
        ("model://../secret", "is a model in a file that is not there"),
        ("model://robot/../secret.sdf", "leads out of the folder"),
        ("../secret.sdf", "leads out of the folder"),
        ("/etc/passwd", "leads out of the folder"),
        ("https://fuel.gazebosim.org/x", "nothing is fetched"),
        ("noise.sdf", "cannot be read"),
        ("empty.sdf", "holds no model in SDF"),
    ],
)
def test_what_cannot_be_included_is_told(uri, words, tmp_path):
    folder = tmp_path / "robot"
    folder.mkdir()
    (tmp_path / "secret.sdf").write_text(WHEEL)
    (folder / "noise.sdf").write_bytes(b"\x00\xff")
    (folder / "empty.sdf").write_text("<sdf/>")
    path = folder / "in.sdf"
    include = f"<include><uri>{uri}</uri></include>"
    path.write_text(
        f"<sdf><world name='w'>{include}<model name='m'><link name='a'/></model></world></sdf>"
    )
    found = read_sdf(path)
    assert len(found.model.bodies) == 1
    assert words in "\n".join(str(finding.sentence) for finding in found.findings)


def test_includes_without_end_are_refused(tmp_path):
    one = "<sdf><model name='m'>{}<link name='a'/></model></sdf>"
    (tmp_path / "a.sdf").write_text(one.format("<include><uri>b.sdf</uri></include>"))
    (tmp_path / "b.sdf").write_text(one.format("<include><uri>a.sdf</uri></include>"))
    with pytest.raises(KaneError, match=r"'a\.sdf' includes itself"):
        read_sdf(tmp_path / "a.sdf")
    for i in range(8):
        twice = "".join(
            f"<include><uri>{i + 1}.sdf</uri><name>{name}</name></include>" for name in "abcdefgh"
        )
        (tmp_path / f"{i}.sdf").write_text(one.format(twice))
    (tmp_path / "8.sdf").write_text(one.format(""))
    with pytest.raises(KaneError, match="more files than any model needs"):
        read_sdf(tmp_path / "0.sdf")


# --- joints of two axes, and gearboxes

WHEEL_OF_TWO = """<link name="{name}"><pose>{pose}</pose><inertial><mass>{mass}</mass>
 <inertia><ixx>{i}</ixx><iyy>{i}</iyy><izz>{i}</izz></inertia></inertial></link>"""
TWO_AXES = """<sdf version="1.9"><model name="m">{links}
 <joint name="cross" type="{kind}"><parent>world</parent><child>arm</child>
  <axis><xyz>0 1 0</xyz>{axis}</axis><axis2><xyz>1 0 0</xyz>{axis2}</axis2></joint>
</model></sdf>"""
SPRUNG = "<dynamics><damping>0.2</damping><spring_stiffness>3</spring_stiffness></dynamics>"


def two_axes(kind, tmp_path, axis="", axis2=""):
    # the mass centre stands off the axes, so that gravity turns the arm about both
    arm = WHEEL_OF_TWO.format(name="arm", pose="0 0 0 0 0 0", mass=2, i=0.05).replace(
        "<inertial>", "<inertial><pose>0.3 0.2 0 0 0 0</pose>"
    )
    return read(TWO_AXES.format(links=arm, kind=kind, axis=axis, axis2=axis2), tmp_path)


def test_two_hinges_in_series_move_as_a_universal_joint(tmp_path):
    cross = two_axes("universal", tmp_path).model
    assert [type(joint).__name__ for joint in cross.joints] == ["Universal"]
    found = two_axes("revolute2", tmp_path)
    check(found.model)
    assert [type(joint).__name__ for joint in found.model.joints] == ["Revolute", "Revolute"]
    one, other = (kane.simulate(model, duration=0.5) for model in (cross, found.model))
    # two integrations at 1e-8, of chains with and without a link between
    assert one["arm.z"][-1] == pytest.approx(other["arm.z"][-1], abs=1e-7)
    assert abs(one["arm.z"][-1]) < 1e-12  # its origin stays; the mass centre moves
    assert one["arm.angle_y"][-1] == pytest.approx(other["arm.angle_y"][-1], abs=1e-6)


def test_what_acts_about_each_axis_of_a_universal_joint_comes_along(tmp_path):
    limit = "<limit><lower>-0.5</lower><upper>0.5</upper></limit>"
    found = two_axes("universal", tmp_path, SPRUNG, limit)
    check(found.model)
    (spring,), (stop,) = found.model.joint_springs, found.model.stops
    assert (spring.joint, spring.stiffness) == ("cross", 3.0)
    assert (stop.joint, stop.upper) == ("cross axis2", 0.5)
    assert "two hinges" in "\n".join(str(finding.sentence) for finding in found.findings)
    assert kane.simulate(found.model, duration=0.2).outcome.ok


GEARED = """<sdf version="1.9"><model name="m">{links}
 <joint name="a" type="revolute"><parent>world</parent><child>first</child>
  <axis><xyz>0 0 1</xyz></axis></joint>
 <joint name="b" type="revolute"><parent>{parent}</parent><child>{child}</child>
  <axis><xyz>0 0 {way}</xyz></axis></joint>
 <joint name="gears" type="gearbox"><parent>first</parent><child>second</child>
  <gearbox_ratio>3</gearbox_ratio><gearbox_reference_body>world</gearbox_reference_body>
  <axis><xyz>0 0 1</xyz></axis><axis2><xyz>0 0 1</xyz></axis2></joint>
</model></sdf>"""


@pytest.mark.parametrize(
    ("parent", "child", "way"),
    [("world", "second", 1), ("world", "second", -1), ("second", "world", 1)],
)
def test_a_gearbox_keeps_the_ratio_of_two_turns(parent, child, way, tmp_path):
    links = WHEEL_OF_TWO.format(name="first", pose="0 0 0 0 0 0", mass=1, i=0.1)
    links += WHEEL_OF_TWO.format(name="second", pose="1 0 0 0 0 0", mass=1, i=0.2)
    found = read(GEARED.format(links=links, parent=parent, child=child, way=way), tmp_path)
    model = found.model
    check(model)
    a, b = model.joints
    assert len(model.couplings) == 1
    spun = msgspec.structs.replace(a, angle_rate=2.0)
    result = kane.simulate(msgspec.structs.replace(model, joints=(spun, b)), duration=0.5)
    assert result.outcome.ok
    # theta_2 = -ratio theta_1, whichever way the hinges are written
    assert result["first.wz"][-1] == pytest.approx(2.0)
    assert result["second.wz"][-1] == pytest.approx(-6.0)
    assert "gearboxes: as couplings" in "\n".join(str(each.sentence) for each in found.findings)


def test_a_gearbox_without_hinges_is_told(tmp_path):
    links = WHEEL_OF_TWO.format(name="first", pose="0 0 0 0 0 0", mass=1, i=0.1)
    links += WHEEL_OF_TWO.format(name="second", pose="1 0 0 0 0 0", mass=1, i=0.2)
    text = GEARED.format(links=links, parent="first", child="second", way=1)
    found = read(text, tmp_path)
    assert not found.model.couplings
    assert "no hinges on its body" in "\n".join(str(each.sentence) for each in found.findings)
