"""What the pointer does to the parts of the gizmo."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose

from kanevas.hand.gizmo.parts import Gizmo, along, crossing, heading, parts_of
from kanevas.units.systems import SI
from kanevas.view3d.camera import Camera
from kanevas.view3d.plane_sight import PlaneSight

PIVOT = np.array((0.3, -0.2, 0.1))


def aslant(parallel=False):
    camera = Camera()
    camera.stand_before(np.array([[1.0, 0, 0], [0, 0, 1], [0, -1, 0]]))
    camera.width, camera.height = 800.0, 600.0
    camera.is_parallel = parallel
    camera.fit(PIVOT + np.array([(-1.0, -1, -1), (1, 1, 1)]))
    return PlaneSight(camera, "xz", 0.0, (800.0, 600.0), SI)


@pytest.mark.parametrize("parallel", [False, True])
@pytest.mark.parametrize("axis", np.eye(3))
def test_a_line_of_sight_through_a_point_of_an_axis_finds_it(axis, parallel):
    eye = aslant(parallel)
    for way in (-0.4, 0.0, 0.7):
        sight = eye.line_of_sight(*eye.to_view(PIVOT + way * axis).tolist())
        assert along(sight, PIVOT, axis) == pytest.approx(way, abs=1e-9)


def test_the_way_along_an_axis_is_nearest_to_a_line_of_sight_that_misses_it():
    eye, axis = aslant(), np.array((1.0, 0, 0))
    start, away = eye.line_of_sight(300.0, 200.0)
    ways = np.linspace(-2, 2, 40_001)
    points = PIVOT + ways[:, None] * axis
    distance = np.linalg.norm(np.cross(points - start, away), axis=1)
    assert along((start, away), PIVOT, axis) == pytest.approx(ways[distance.argmin()], abs=1e-4)


def test_nothing_is_pulled_along_a_line_of_sight_itself():
    start, away = np.zeros(3), np.array((0.0, 0, 1))
    assert along((start, away), PIVOT, away) is None
    assert crossing((start, away), PIVOT, np.array((1.0, 0, 0))) is None


@pytest.mark.parametrize("axis", range(3))
def test_a_heading_counts_right_handed_about_its_axis(axis):
    normal = np.eye(3)[axis]
    first, second = np.eye(3)[(axis + 1) % 3], np.eye(3)[(axis + 2) % 3]
    for angle in (0.0, 0.4, -2.0):
        point = PIVOT + 0.5 * (math.cos(angle) * first + math.sin(angle) * second)
        assert heading(point, PIVOT, normal) == pytest.approx(angle)


def test_each_part_is_found_where_it_is_seen_and_nothing_beside_it():
    eye = aslant()
    gizmo = Gizmo(PIVOT, 0.3, parts_of(None))
    found = set()
    for part, pixels in gizmo.seen(eye):
        points = [pixels.mean(axis=0)] if part.kind == "plane" else pixels
        found |= {gizmo.at(eye, *point.tolist()) for point in points}
        assert part in found
    assert found == set(parts_of(None))
    assert gizmo.at(eye, 5.0, 5.0) is None


def test_in_a_plane_all_parts_stay_in_it():
    parts = parts_of(np.array((0.0, 1.0, 0.0)))
    assert {(part.kind, part.axis) for part in parts} == {
        ("axis", 0), ("axis", 2), ("plane", 1), ("ring", 1),
    }  # fmt: skip


def test_what_is_seen_from_its_edge_is_not_offered():
    camera = Camera()
    camera.width, camera.height = 800.0, 600.0
    camera.look_from("front")
    camera.fit(PIVOT + np.array([(-1.0, -1, -1), (1, 1, 1)]))
    eye = PlaneSight(camera, "xy", 0.0, (800.0, 600.0), SI)
    seen = {(part.kind, part.axis) for part, _ in Gizmo(PIVOT, 0.3, parts_of(None)).seen(eye)}
    assert seen == {("axis", 0), ("axis", 1), ("plane", 2), ("ring", 2)}


def test_an_outline_is_about_its_pivot():
    for part in parts_of(None):
        outline = Gizmo(PIVOT, 0.3, (part,)).outline(part) - PIVOT
        if part.kind == "axis":
            assert_allclose(outline[-1], 0.3 * part.direction)
        else:
            assert_allclose(outline @ part.direction, 0.0, atol=1e-15)
