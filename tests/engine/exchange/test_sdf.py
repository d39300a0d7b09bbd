"""SDF in and out."""

import msgspec
import numpy as np
import pytest
from tests.engine.exchange.motion import apart
from tests.engine.exchange.robots import ARM, FOUR_BAR

from kane.errors import ModelError
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
    assert "models in models and includes" in "\n".join(str(f.sentence) for f in found.findings)


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
            "<sdf><model name='m'><joint name='j' type='gearbox'/></model></sdf>",
            "no joint of the type 'gearbox'",
        ),
        ('<!DOCTYPE s [<!ENTITY a "b">]><sdf>&a;</sdf>', "declares the entity"),
    ],
)
def test_broken_files_are_refused_with_their_place(text, words, tmp_path):
    with pytest.raises(ModelError) as refusal:
        read(text, tmp_path)
    assert words in str(refusal.value)
