import math

import numpy as np
import pytest
from numpy.testing import assert_allclose

from kane.elements.body import Body
from kane.elements.couplings import Gear, RackPinion
from kane.elements.orientation import AxisAngle
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.model import Model
from kane.model.poses import initial_poses
from kane.reading.meshing import ABOVE, BELOW, LEAST_TEETH, teeth

X, Z = (1.0, 0.0, 0.0), (0.0, 0.0, 1.0)


def body(name, position, turn=0.0):
    orientation = AxisAngle(axis=Z, angle=turn)
    return Body(name=name, mass=1, inertia=(1, 1, 1), position=position, orientation=orientation)


def hinge(name, body_b, at, **changes):
    return Revolute(name=name, body_a="ground", point_a=at, body_b=body_b, **changes)


def pair(mesh="external", at=(0.18, 0.24, 0.0), turn=0.3, flipped=False):
    """A wheel of 0.1 m at the origin and one of 0.2 m, or a ring of 0.4 m."""
    radius = 0.2 if mesh == "external" else 0.4
    axis = (0.0, 0.0, -1.0) if flipped else Z
    return Model(
        bodies=(body("a", (0, 0, 0), turn), body("b", at)),
        joints=(hinge("A", "a", (0, 0, 0)), hinge("B", "b", at, axis_a=axis, axis_b=axis)),
        couplings=(Gear(name="G", joint_a="A", radius_a=0.1, joint_b="B", radius_b=radius,
                        mesh=mesh),),
    )  # fmt: skip


def on_ground(model, row):
    return initial_poses(model).points(row.body, row.outline)


def inside(points, ring):
    """Which points lie in a polygon of the plane x-y, by the crossings of a ray to the right."""
    x, y = points[:, :1], points[:, 1:2]
    x1, y1 = ring[:, 0], ring[:, 1]
    x2, y2 = np.roll(x1, -1), np.roll(y1, -1)
    with np.errstate(divide="ignore", invalid="ignore"):
        at = x1 + (y - y1) * (x2 - x1) / (y2 - y1)
    return ((((y1 > y) != (y2 > y)) & (x < at)).sum(axis=1) % 2).astype(bool)


def between(line, count=6):
    """More points along a line of corners."""
    share = np.linspace(0, 1, count, endpoint=False)[:, None]
    after = np.roll(line, -1, axis=0)
    return np.concatenate([a + share * (b - a) for a, b in zip(line, after, strict=True)])


@pytest.mark.parametrize("turn", [0.0, 0.3, 2.0])
@pytest.mark.parametrize("flipped", [False, True])
def test_teeth_of_wheels_reach_over_the_pitch_circle_and_do_not_cut_each_other(turn, flipped):
    model = pair(turn=turn, flipped=flipped)
    a, b = teeth(model)["G"]
    assert (a.body, b.body, a.is_ring, b.is_ring) == ("a", "b", False, False)
    module = 0.2 / LEAST_TEETH
    for row, radius in ((a, 0.1), (b, 0.2)):
        away = np.linalg.norm(row.outline, axis=1)
        assert away.max() == pytest.approx(radius + ABOVE * module)
        assert away.min() == pytest.approx(radius - BELOW * module)
    assert len(b.outline) == 2 * len(a.outline)
    outlines = on_ground(model, a), on_ground(model, b)
    assert not inside(between(outlines[0]), outlines[1]).any()
    assert not inside(between(outlines[1]), outlines[0]).any()
    # the wheels touch: a tooth of one reaches into a gap of the other
    assert np.linalg.norm(outlines[0] - (0.18, 0.24, 0.0), axis=1).min() < 0.2


def test_a_ring_has_its_teeth_inside():
    model = pair("internal", at=(0.18, 0.24, 0.0))
    a, b = teeth(model)["G"]
    assert (a.is_ring, b.is_ring) == (False, True)
    module = 0.2 / LEAST_TEETH
    away = np.linalg.norm(b.outline, axis=1)
    assert away.min() == pytest.approx(0.4 - ABOVE * module)
    assert np.linalg.norm(b.back, axis=1).min() > away.max()
    # the open space of the ring holds the wheel
    assert inside(between(on_ground(model, a)), on_ground(model, b)).all()


def rack_and_wheel(radius):
    side = -math.copysign(0.1, radius)
    return Model(
        bodies=(body("pinion", (0, 0, 0), 0.2), body("rack", (0.05, side, 0))),
        joints=(
            hinge("P", "pinion", (0, 0, 0)),
            Prismatic(name="R", body_a="ground", body_b="rack", axis_a=X, axis_b=X),
        ),
        couplings=(RackPinion(name="G", rack="R", pinion="P", radius=radius),),
    )


@pytest.mark.parametrize("radius", [0.1, -0.1])
def test_a_rack_lies_where_the_rim_goes_its_way(radius):
    model = rack_and_wheel(radius)
    rack, pinion = teeth(model)["G"]
    assert (rack.body, pinion.body, rack.closed, pinion.closed) == ("rack", "pinion", False, True)
    line, wheel = on_ground(model, rack), on_ground(model, pinion)
    # turned about z by +, the rim below the axis goes to +x, above it to -x
    assert_allclose(line[:, 1].mean(), -radius, atol=0.1 * abs(radius))
    back = initial_poses(model).points("rack", rack.back)
    solid = np.concatenate((line, back[::-1]))
    assert not inside(between(wheel), solid).any()
    assert not inside(between(line), wheel).any()


def test_a_wheel_in_two_meshes_has_its_teeth_once():
    model = pair()
    at = (-0.05, -0.15, 0.0)
    radius = math.hypot(*at) - 0.1
    model = Model(
        bodies=(*model.bodies, body("c", at)),
        joints=(*model.joints, hinge("C", "c", at)),
        couplings=(
            *model.couplings,
            Gear(name="H", joint_a="C", radius_a=radius, joint_b="A", radius_b=0.1),
        ),
    )
    rows = teeth(model)
    assert_allclose(rows["H"][1].outline, rows["G"][0].outline)
    assert rows["H"][0].body == "c"
    # the number of teeth is rounded, so they fit where they mesh and not all around
    third, wheel = on_ground(model, rows["H"][0]), on_ground(model, rows["H"][1])
    assert not inside(between(wheel), third).any()


def test_the_wheel_is_not_the_carrier():
    bodies = (body("carrier", (0, 0, 0)), body("sun", (0, 0, 0)), body("planet", (0.3, 0, 0)))
    joints = (
        Revolute(name="S", body_a="sun", body_b="carrier"),
        Revolute(name="P", body_a="carrier", point_a=(0.3, 0, 0), body_b="planet"),
    )
    gear = Gear(name="G", joint_a="S", radius_a=0.2, joint_b="P", radius_b=0.1)
    a, b = teeth(Model(bodies=bodies, joints=joints, couplings=(gear,)))["G"]
    assert (a.body, b.body) == ("sun", "planet")


def test_a_model_without_gears_has_no_teeth():
    assert teeth(Model()) == {}


@pytest.mark.parametrize("radius", [0.1, -0.1])
def test_a_rack_meshes_with_a_wheel_that_has_its_teeth(radius):
    model = pair()
    model = Model(
        bodies=(*model.bodies, body("rack", (0.05, -radius, 0))),
        joints=(*model.joints, Prismatic(name="R", body_a="ground", body_b="rack", axis_a=X,
                                         axis_b=X)),
        couplings=(*model.couplings, RackPinion(name="H", rack="R", pinion="A", radius=radius)),
    )  # fmt: skip
    rack, wheel = teeth(model)["H"]
    line = on_ground(model, rack)
    solid = np.concatenate((line, initial_poses(model).points("rack", rack.back)[::-1]))
    assert not inside(between(on_ground(model, wheel)), solid).any()
    assert not inside(between(line), on_ground(model, wheel)).any()
