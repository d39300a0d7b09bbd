import itertools
import math

import msgspec
import numpy as np
import pytest
from numpy.testing import assert_allclose
from tests.app.view3d.placed import placed
from tests.joint_examples import JOINT_TYPES, POINT, carried, edited, with_joint
from tests.thinned import thinned

from kane.elements.ball import Ball
from kane.elements.cylindrical import Cylindrical
from kane.elements.knife_edge import KnifeEdge
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_curve import PointOnCurve
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.shapes import Rod
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint
from kane.model.poses import Poses, initial_poses
from kanevas.look.theme import LIGHT, body_color
from kanevas.view3d.joint_signs import pieces
from kanevas.view3d.parts import Parts, extent
from kanevas.view3d.parts.site import JOINT_RADIUS

SHOWS_THE_FIRST_BODY = (PointOnLine, PointInPlaneJoint, RollingDisc, KnifeEdge, VelocityJoint)
# every kind, and one or two of its places on the ground
KINDS_AND_GROUNDS = thinned(itertools.product(JOINT_TYPES, ("", "a", "b")), 2, together=True)
X, TILTED = (1.0, 0.0, 0.0), (0.6, 0.48, 0.64)
AXES = {
    "xy": np.array([[1.0, 0, 0], [0, 1, 0], [0, 0, 1]]),
    "xz": np.array([[1.0, 0, 0], [0, 0, 1], [0, -1, 0]]),
    "yz": np.array([[0.0, 1, 0], [0, 0, 1], [1, 0, 0]]),
}


def solids_of(model, poses=None):
    """The solids of the joint alone."""
    parts = Parts(model, AXES[model.work_plane], LIGHT)
    return placed((s for s in parts.mechanism() if s.name == "joint"), model, poses)


def to_be_moved(model):
    """The placement of the bodies, to be written to."""
    poses = initial_poses(model)
    return poses._replace(position=poses.position.copy(), rotation=poses.rotation.copy())


def radius(model):
    return JOINT_RADIUS * extent(model, initial_poses(model))


def reach(vertices, direction):
    along = (vertices - POINT) @ np.array(direction)
    return along.min(), along.max()


def parts_of(solids):
    return solids.each("joint")


@pytest.mark.parametrize("plane", thinned(AXES, 3))
@pytest.mark.parametrize(("kind", "ground"), KINDS_AND_GROUNDS)
def test_sign_stands_at_its_point_and_a_ray_meets_it(kind, plane, ground):
    model = with_joint(kind, TILTED, ground, plane)
    solids = solids_of(model)
    r = radius(model)
    away = np.linalg.norm(solids.vertices - POINT, axis=1)
    assert away.min() < 5 * r
    assert kind in (RodJoint, PointOnCurve) or away.max() < 6 * r  # these are as long as they are
    assert_allclose(np.linalg.norm(solids.normals, axis=1), 1)
    # Not quite through the middle, where a ray may pass between two triangles.
    eye = POINT + np.array((0.02 * r, 0.01 * r, 0)) - 3 * AXES[plane][2]
    assert solids.solids.hit(eye, AXES[plane][2])[0] == "joint"


@pytest.mark.parametrize("kind", JOINT_TYPES)
def test_sign_follows_the_poses(kind):
    model = with_joint(kind, TILTED)
    poses = initial_poses(model)
    shift = np.array([0.3, -0.1, 0.2])
    moved = carried(poses, 0.6, 1, shift)
    turn = moved.rotation[0] @ poses.rotation[0].T
    before, after = solids_of(model), solids_of(model, moved)
    if kind is RodJoint:  # turns about its own line as it likes
        ends = np.array([POINT, POINT + np.array((0.3, 0, 0))]) @ turn.T + shift
        away = np.linalg.norm(after.vertices[:, None] - ends, axis=2).min(axis=0)
        assert away.max() < 1.1 * radius(model)
    elif kind is PointOnCurve:  # a tube, round as it likes
        away = np.linalg.norm(after.vertices - (before.vertices @ turn.T + shift), axis=1)
        assert away.max() < 2 * radius(model)
    else:
        assert_allclose(after.vertices, before.vertices @ turn.T + shift, atol=1e-9)
        assert_allclose(after.normals, before.normals @ turn.T, atol=1e-9)


@pytest.mark.parametrize("kind", JOINT_TYPES)
def test_sign_on_the_ground_has_its_colour(kind):
    colors = {s.name() for s in (LIGHT.ground, LIGHT.joint)}
    for ground in ("a", "b"):
        model = with_joint(kind, X, ground)
        parts = Parts(model, AXES["xy"], LIGHT)
        seen = {s.color.name() for s in parts.mechanism() if s.name == "joint"}
        held_by_the_sign = kind in SHOWS_THE_FIRST_BODY and ground == "b"
        assert held_by_the_sign or seen <= colors
        assert LIGHT.ground.name() in seen


@pytest.mark.parametrize("kind", JOINT_TYPES)
def test_joint_without_direction_or_length_can_be_drawn(kind):
    model = with_joint(kind, X)
    fields = {"axis_a", "axis_b", "across", "linear"} & set(kind.__struct_fields__)
    points = {"point_a", "point_b"} & set(kind.__struct_fields__)
    heap = Poses(("one", "two"), np.zeros((2, 3)), np.stack([np.eye(3)] * 2))
    for changes in (
        dict.fromkeys(fields, (0.0, 0.0, 0.0)),
        dict.fromkeys(points, (0.0, 0, 0)),
    ):
        solids = solids_of(edited(model, **changes), heap)
        assert len(solids.vertices)
        assert np.isfinite(solids.vertices).all()


@pytest.mark.parametrize(
    ("kind", "along", "across"),
    [
        (Ball, 1, 1),
        (Revolute, 2.2, 1),
        (Prismatic, 4, 1.1 * math.sqrt(2)),
        (Cylindrical, 4, 1.3),
        (PointOnLine, 4, 1),
        (Planar, 1, 3.2 * math.sqrt(2)),
        (PointInPlaneJoint, 1, 3.4),
    ],
)
def test_signs_lie_along_or_across_their_axis(kind, along, across):
    model = with_joint(kind, TILTED)
    vertices, r = solids_of(model).vertices, radius(model)
    axis = np.array(TILTED)
    assert reach(vertices, axis)[1] == pytest.approx(along * r, rel=0.02)
    flat = vertices - POINT - np.outer((vertices - POINT) @ axis, axis)
    assert np.linalg.norm(flat, axis=1).max() == pytest.approx(across * r, rel=0.02)


@pytest.mark.parametrize("kind", [Universal, PerpendicularAxes])
def test_crossed_axes_are_drawn_in_their_bodies(kind):
    model = with_joint(kind, X)
    first, second = parts_of(solids_of(model))
    r = radius(model)
    half = 1.85 * r if kind is Universal else 4.5 * r
    assert_allclose(reach(first, X), (-half, half), rtol=1e-6)
    assert_allclose(np.ptp(second - POINT, axis=0).max(), 2 * half, rtol=1e-6)
    assert abs(reach(second, X)[1]) < 0.8 * r


def test_parallel_axes_are_drawn_on_each_body():
    model = edited(with_joint(ParallelAxes, X), point_a=(0, 0, 0), point_b=(0, 0, 0))
    for vertices, body in zip(parts_of(solids_of(model)), model.bodies, strict=True):
        assert_allclose((vertices.min(axis=0) + vertices.max(axis=0)) / 2, body.position, atol=1e-9)
        assert_allclose(np.ptp(vertices[:, 0]), 9 * radius(model), rtol=1e-6)


def test_hinge_and_slider_part_as_their_bodies_move():
    for kind, which in ((Revolute, "turns"), (Prismatic, "slides")):
        model = with_joint(kind, X)
        poses = to_be_moved(model)
        shift = np.array([0.1, 0, 0]) if which == "slides" else np.zeros(3)
        poses.position[1] += shift
        before, after = parts_of(solids_of(model)), parts_of(solids_of(model, poses))
        for old, new in zip(before, after, strict=True):
            assert_allclose(new, old + shift, atol=1e-12)


def test_guide_turns_with_its_own_body():
    model = with_joint(PointOnLine, X)
    poses = to_be_moved(model)
    poses.rotation[1] = np.eye(3)
    moved = solids_of(model, poses)
    _, guide = parts_of(moved)
    at = guide.mean(axis=0)
    assert_allclose(np.ptp(guide[:, 0]), 8 * radius(model), rtol=1e-6)
    assert_allclose(at, poses.point("two", model.joints[0].point_b), atol=1e-9)


def test_table_of_a_rolling_disc_goes_along_under_it():
    model = with_joint(RollingDisc, (0.0, 1.0, 0.0))
    poses = to_be_moved(model)
    poses.position[1] += (0.2, 0.0, 0.1)
    touch, table = parts_of(solids_of(model, poses))
    assert_allclose(
        (touch.min(axis=0) + touch.max(axis=0)) / 2, POINT + np.array((0.2, 0, 0.1)), atol=1e-9
    )
    assert table[:, 1].max() == pytest.approx(POINT[1])


def test_wheel_of_a_knife_edge_stands_across_its_axle():
    wheel, _ = parts_of(solids_of(with_joint(KnifeEdge, X)))
    r = radius(with_joint(KnifeEdge, X))
    assert_allclose(np.ptp(wheel, axis=0), [3.0 * r, 5.6 * r, 5.6 * r], rtol=0.02)


def test_guide_has_the_colour_of_its_body():
    model = with_joint(Prismatic, X)
    parts = Parts(model, AXES["xy"], LIGHT)
    block, guide = (s for s in parts.mechanism() if s.name == "joint")
    assert block.color == LIGHT.joint
    assert guide.color == body_color(model, 0)


@pytest.mark.parametrize(("size", "half"), [(0.01, 4.0), (0.1, None), (10.0, 14.0)])
def test_guide_comes_out_of_the_body_that_goes_along_it(size, half):
    model = with_joint(Prismatic, X)
    start = np.array(model.joints[0].point_b)
    along = np.array(model.joints[0].axis_b) * size / 2
    rod = Rod(start=tuple(start - along), end=tuple(start + along), radius=size / 10)
    bodies = (model.bodies[0], msgspec.structs.replace(model.bodies[1], shapes=(rod,)))
    model = msgspec.structs.replace(model, bodies=bodies)
    r = radius(model)
    wanted = half * r if half else 0.6 * size + 3 * r
    _, guide = parts_of(solids_of(model))
    assert np.ptp(guide[:, 0]) / 2 == pytest.approx(wanted, rel=0.01)


@pytest.mark.parametrize("shift", [(0, 0, 0), (0.1, 0.2, -0.1), (-0.3, 0, 0)])
def test_rod_reaches_from_end_to_end_in_every_pose(shift):
    model = with_joint(RodJoint, X)
    poses = to_be_moved(model)
    poses.position[1] += shift
    solids = solids_of(model, poses)
    rod = model.joints[0]
    a, b = poses.point("one", rod.point_a), poses.point("two", rod.point_b)
    length = math.dist(a, b)
    along = (b - a) / length if length > 1e-9 else np.array(X)
    ends = (solids.vertices - a) @ along
    r = radius(model)
    assert_allclose([ends.min(), ends.max()], [-r, length + r], rtol=0.02)
    thickness = np.linalg.norm(solids.vertices - a - np.outer(ends, along), axis=1)
    assert thickness.max() == pytest.approx(r, rel=0.02)


def test_joint_of_an_unknown_type_is_a_ball():
    class Later(Ball, frozen=True, kw_only=True, tag="later_still"):
        pass

    (piece,) = pieces(Later(name="j", body_a="one", body_b="two"), 2.0, 8.0)
    assert_allclose(np.linalg.norm(piece.form.baked().vertices, axis=1), 2.0)


def test_every_other_type_of_joint_has_a_sign_of_its_own():
    def outline(kind):
        return tuple(np.concatenate([np.ptp(s, axis=0) for s in parts_of(solids_of(
            with_joint(kind, X)))]).round(6))  # fmt: skip

    alike = {ParallelAxes, PerpendicularAxes}  # told apart by their directions alone
    assert len({outline(kind) for kind in JOINT_TYPES}) >= len(JOINT_TYPES) - len(alike) + 1
