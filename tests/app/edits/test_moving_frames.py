"""Curves and frames with axes take part in moves: what they say of the motion stays so."""

import math

import numpy as np
import pytest
from msgspec.structs import replace

from kane.elements.body import Body
from kane.elements.measure_point import MeasurePoint
from kane.elements.orientation import AxisAngle
from kane.elements.point_on_curve import PointOnCurve
from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.edits.moving import moved
from kanevas.edits.rigid import mirror_at, turn_about

ROD = Body(
    name="rod", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(0.2, 0.1, 0.0),
    orientation=AxisAngle(axis=(1, 0, 1), angle=0.3),
)  # fmt: skip
EYE = MeasurePoint(
    name="eye", body="rod", point=(0.1, 0.2, 0.3), orientation=AxisAngle(axis=(0, 1, 1), angle=0.5)
)
ENDS = {"name": "curve", "body_b": "rod"}
THROUGH = PointOnCurve(points=((0.0, 0.1, 0.0), (0.3, 0.0, 0.2), (0.5, -0.2, 0.1)), **ENDS,
                       body_a=GROUND, point_a=(0.1, 0.0, 0.2))  # fmt: skip
BY_LAW = replace(THROUGH, x_of_s="s", y_of_s="s**2")
TURN = turn_about(np.array([0.1, 0.2, 0.3]), np.array([0.0, 0.6, 0.8]), 0.7)
MIRROR = mirror_at(np.array([0.1, 0.2, 0.3]), np.array([0.6, 0.8, 0.0]))


def line(model):
    """Return points of the curve in ground axes."""
    (joint,) = model.joints
    c = np.array(joint.pieces()).sum(axis=2) + joint.point_a  # the ends of its pieces
    return initial_poses(model).points(joint.body_a, c)


@pytest.mark.parametrize("body", [GROUND, "rod"])
@pytest.mark.parametrize("curve", [THROUGH, BY_LAW])
@pytest.mark.parametrize("move", [TURN, MIRROR])
def test_a_curve_goes_with_what_carries_it(move, curve, body):
    other = "rod" if body == GROUND else GROUND
    model = Model(bodies=(ROD,), joints=(replace(curve, body_a=body, body_b=other),))
    found = line(moved(model, ["rod", "curve"], move))
    assert found == pytest.approx(np.array([move.of(p) for p in line(model)]), abs=1e-12)


def axes(model):
    (point,) = model.points
    return np.array([initial_poses(model).turned(point.body, axis) for axis in point.axes()])


def test_axes_turn_with_their_body():
    model = Model(bodies=(ROD,), points=(EYE,))
    found = axes(moved(model, ["rod", "eye"], TURN))
    assert found == pytest.approx(axes(model) @ TURN.linear.T, abs=1e-12)


def test_axes_alone_turn_where_they_alone_are_moved():
    model = Model(bodies=(ROD,), points=(EYE,))
    found = axes(moved(model, ["eye"], TURN))
    assert found == pytest.approx(axes(model) @ TURN.linear.T, abs=1e-12)


def test_mirrored_axes_are_right_handed_and_along_the_images():
    model = Model(bodies=(ROD,), points=(EYE,))
    found, images = axes(moved(model, ["rod", "eye"], MIRROR)), axes(model) @ MIRROR.linear.T
    along = (found * images).sum(axis=1)
    assert sorted(along.round(12)) == [-1.0, 1.0, 1.0]
    assert math.isclose(np.linalg.det(found), 1.0)
