"""What a model has and a file has not is said, whatever it acts on."""

import pytest

from kane.exchange.findings import page
from kane.exchange.mjcf_writing import to_mjcf
from kane.exchange.sdf_writing import to_sdf
from kane.exchange.urdf_reading import read_urdf
from kane.exchange.urdf_writing import to_urdf
from kane.parts import (
    AngleFriction,
    AngleStop,
    Body,
    Cylindrical,
    DisplacementStop,
    Model,
    Revolute,
    SliderSpring,
    TorsionSpring,
)

ROD = {"mass": 1.0, "inertia": (0.01, 0.02, 0.02)}


def words(exported):
    return "\n".join(str(finding.sentence) for finding in exported.findings)


@pytest.mark.parametrize("write", [to_urdf, to_mjcf, to_sdf])
def test_what_acts_along_a_shaft_that_turns_and_slides(write):
    """Files know one coordinate of a joint: what acts on another must not be taken for it."""
    model = Model(
        bodies=(Body(name="rod", **ROD),),
        joints=(Cylindrical(name="shaft", body_a="ground", body_b="rod"),),
        joint_springs=(
            SliderSpring(name="push", joint="shaft", stiffness=5.0),
            TorsionSpring(name="twist", joint="shaft", stiffness=7.0),
        ),
        stops=(
            DisplacementStop(name="end", joint="shaft", upper=0.1),
            AngleStop(name="half", joint="shaft", upper=1.0),
        ),
    )
    exported = write(model)
    said = words(exported)
    for name in ("push", "twist", "end", "half"):
        assert name in said
    for number in (b"5.0", b"7.0", b'"0.1'):
        assert number not in exported.content


def test_what_acts_in_a_joint_that_closes_a_loop_in_mujoco():
    bodies = (
        Body(name="a", position=(1.0, 0.0, 0.0), **ROD),
        Body(name="b", position=(1.0, 0.0, 0.0), **ROD),
    )
    joints = (
        Revolute(name="pin a", body_a="ground", body_b="a", point_b=(-1.0, 0.0, 0.0)),
        Revolute(name="pin b", body_a="ground", body_b="b", point_b=(-1.0, 0.0, 0.0)),
        Revolute(name="loop", body_a="a", body_b="b"),
    )
    dampers = tuple(
        TorsionSpring(name=f"in {each.name}", joint=each.name, damping=0.5) for each in joints
    )
    told = "what acts in a joint that closes a loop"
    assert f"loop: {told}" in words(to_mjcf(Model(bodies=bodies, joints=joints,
                                                   joint_springs=dampers)))  # fmt: skip
    # one in which nothing acts closes it, if there is one
    model = Model(bodies=bodies, joints=joints, joint_springs=dampers[1:])
    assert told not in words(to_mjcf(model))


def test_static_friction_is_said_to_be_that_of_sliding():
    joint = Revolute(name="pin", body_a="ground", body_b="rod")
    rub = AngleFriction(name="rub", joint="pin", moment=1.0, static_moment=2.0)
    model = Model(bodies=(Body(name="rod", **ROD),), joints=(joint,), frictions=(rub,))
    assert "rub: static friction: that of sliding counts" in words(to_urdf(model))


def test_what_acts_in_a_ball_joint_of_a_file(tmp_path):
    link = '<link name="{}"><inertial><mass value="1"/></inertial></link>'
    joint = (
        '<joint name="j" type="ball"><parent link="a"/><child link="b"/>'
        '<dynamics damping="2"/></joint>'
    )
    path = tmp_path / "in.urdf"
    path.write_text(f"<robot>{link.format('a')}{link.format('b')}{joint}</robot>")
    assert "j: what acts in a joint of no or several ways" in words(read_urdf(path))


def test_a_page_is_never_empty():
    assert str(page(())) == "All that is in the file was taken as it stands."
