import math

import numpy as np
import pytest
from numpy.testing import assert_allclose

from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Rod, Sphere
from kanevas.drawing import geometry
from kanevas.drawing.geometry import PLANES, area, coil, hull, is_convex, rings

FRONT = np.eye(3)
FROM_ABOVE = PLANES["xz"]
L_SHAPE = ((0, 0), (4, 0), (4, 1), (1, 1), (1, 3), (0, 3))


def tilted(angle):
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[1, 0, 0], [0, c, -s], [0, s, c]])


@pytest.mark.parametrize("plane", PLANES)
def test_axes_of_planes_are_right_handed(plane):
    right, up, viewer = PLANES[plane]
    assert_allclose(np.cross(right, up), viewer)


@pytest.mark.parametrize("plane", PLANES)
def test_planes_show_their_axes_to_the_right_and_up(plane):
    right, up, _ = PLANES[plane]
    assert ("xyz"[right.argmax()], "xyz"[up.argmax()]) == tuple(plane)


def test_hull_drops_inner_points_and_runs_counter_clockwise():
    points = np.array([(0, 0), (2, 0), (1, 1), (2, 2), (0, 2), (1, 0), (0, 0)], dtype=float)
    assert_allclose(hull(points), [(0, 0), (2, 0), (2, 2), (0, 2)])


def test_hull_of_two_points_is_their_line():
    assert_allclose(hull(np.array([(1.0, 1.0), (0.0, 0.0), (1.0, 1.0)])), [(0, 0), (1, 1)])


def test_rod_has_round_ends():
    (ring,) = rings(Rod(start=(0, 0, 0), end=(4, 0, 0), radius=1), FRONT)
    assert_allclose(ring.min(axis=0), (-1, -1))
    assert_allclose(ring.max(axis=0), (5, 1))
    assert area(ring) == pytest.approx(4 * 2 + math.pi, rel=2e-3)


def test_rod_seen_along_its_axis_is_a_circle():
    (ring,) = rings(Rod(start=(0, 0, -2), end=(0, 0, 2), radius=1), FRONT)
    assert_allclose(np.hypot(*ring.T), 1)


def test_box_from_the_front_shows_its_face():
    (ring,) = rings(Box(center=(1, 2, 3), size=(2, 4, 6)), FRONT)
    assert_allclose(ring, [(0, 0), (2, 0), (2, 4), (0, 4)])


def test_box_from_above_shows_its_lid():
    (ring,) = rings(Box(center=(1, 2, 3), size=(2, 4, 6)), FROM_ABOVE)
    assert_allclose(ring, [(0, 0), (2, 0), (2, 6), (0, 6)])


def test_turned_box_covers_the_sum_of_its_projected_faces():
    turn = tilted(0.3)
    (ring,) = rings(Box(size=(2, 4, 6)), turn)
    faces = np.array([4 * 6, 2 * 6, 2 * 4])
    assert area(ring) == pytest.approx(faces @ np.abs(turn[2]))


def test_disc_facing_is_a_circle_and_on_edge_a_rectangle():
    disc = Disc(center=(1, 0, 0), axis=(0, 0, 3), radius=2, thickness=1)
    (ring,) = rings(disc, FRONT)
    assert_allclose(np.hypot(*(ring - (1, 0)).T), 2)
    (ring,) = rings(disc, FROM_ABOVE)
    assert_allclose([ring.min(axis=0), ring.max(axis=0)], [(-1, -0.5), (3, 0.5)])
    assert area(ring) == pytest.approx(4)


def test_leaning_disc_covers_its_ellipse_and_its_side():
    angle = 0.4
    (ring,) = rings(Disc(axis=(0, 0, 1), radius=2, thickness=1), tilted(angle))
    exact = math.pi * 4 * math.cos(angle) + 2 * 2 * math.sin(angle)
    assert area(ring) == pytest.approx(exact, rel=5e-3)


def test_capsule_has_the_outline_of_its_bar_and_balls():
    (ring,) = rings(Capsule(start=(0, 0, 0), end=(4, 0, 3), radius=1), FRONT)
    assert area(ring) == pytest.approx(4 * 2 + math.pi, rel=2e-3)


def test_capsule_of_no_length_is_a_circle():
    (ring,) = rings(Capsule(start=(1, 0, 0), end=(1, 0, 0), radius=2), tilted(0.3))
    assert_allclose(np.hypot(*(ring - (1, 0)).T), 2)


def test_cone_is_a_triangle_from_the_side_and_a_circle_along_its_axis():
    cone = Cone(base=(1, 0, 0), apex=(1, 0, 3), radius=2)
    (ring,) = rings(cone, FROM_ABOVE)
    assert_allclose(ring, [(-1, 0), (3, 0), (1, 3)], atol=1e-15)
    (ring,) = rings(cone, FRONT)
    assert_allclose(np.hypot(*(ring - (1, 0)).T), 2)


@pytest.mark.parametrize("angle", [0.4, -0.4, math.pi - 0.4])
def test_leaning_cone_covers_its_base_and_the_tip_beyond_it(angle):
    height, r = 5.0, 1.0
    (ring,) = rings(Cone(base=(0, 0, 0), apex=(0, 0, height), radius=r), tilted(angle))
    # Tangents from a point at distance d to an ellipse with half axes r (across) and b (along).
    d, b = height * abs(math.sin(angle)), r * abs(math.cos(angle))
    touch = math.acos(b / d)
    exact = r * b * (math.pi - touch) + r * d * math.sin(touch)
    assert area(ring) == pytest.approx(exact, rel=2e-3)


def test_sphere_is_a_circle_from_everywhere():
    for turn in (FRONT, FROM_ABOVE, tilted(0.7)):
        (ring,) = rings(Sphere(radius=2), turn)
        assert_allclose(np.hypot(*ring.T), 2)


def test_plate_facing_keeps_its_corners_counter_clockwise():
    (ring,) = rings(Polygon(points=L_SHAPE[::-1], thickness=1), FRONT)
    assert_allclose(ring, L_SHAPE)
    (ring,) = rings(Polygon(points=L_SHAPE, thickness=1), np.diag([1.0, -1.0, -1.0]))
    assert area(ring) == pytest.approx(4 + 2)


def test_plate_on_edge_shows_its_thickness():
    triangle = Polygon(points=((0, 0), (3, 0), (0, 2)), z=1, thickness=0.5)
    (ring,) = rings(triangle, FROM_ABOVE)
    assert_allclose(ring, [(0, 0.75), (3, 0.75), (3, 1.25), (0, 1.25)])


def test_leaning_plate_that_is_not_convex_consists_of_lids_and_sides():
    found = rings(Polygon(points=L_SHAPE, thickness=1), tilted(0.4))
    assert len(found) == 2 + len(L_SHAPE)
    assert min(area(ring) for ring in found) >= -1e-12


def test_convexity():
    assert is_convex(np.array([(0, 0), (1, 0), (1, 1)]))
    assert not is_convex(np.array(L_SHAPE))


def test_coil_swings_evenly_about_the_line_between_its_ends():
    points = coil(np.array([1.0, 2.0]), np.array([25.0, 2.0]), width=4, turns=3)
    assert_allclose(points[[0, 1, -2, -1]], [(1, 2), (4, 2), (22, 2), (25, 2)])
    assert_allclose(points[2:-2, 1], [4, 0, 4, 0, 4, 0])
    assert_allclose(np.diff(points[2:-2, 0]), 3)


def test_coil_between_one_and_the_same_point_is_that_point():
    assert_allclose(coil(np.ones(2), np.ones(2), width=4), np.ones((2, 2)))


def test_arrow_head_has_its_tip_ahead():
    head = geometry.arrow_head(np.array([5.0, 0.0]), np.array([2.0, 0.0]), length=3, width=2)
    assert_allclose(head, [(5, 0), (2, 1), (2, -1)])


def test_arc_turns_as_its_sign_says():
    arc = geometry.arc(2.0, math.pi / 2, -math.pi / 2)
    assert_allclose(arc[[0, -1]], [(0, 2), (2, 0)], atol=1e-15)


def test_middle_of_shapes():
    assert_allclose(geometry.middle(Rod(start=(0, 0, 1), end=(2, 0, 3), radius=1)), (1, 0, 2))
    plate = Polygon(points=((0, 0), (3, 0), (0, 3)), z=2, thickness=1)
    assert_allclose(geometry.middle(plate), (1, 1, 2))
    cone = Cone(base=(0, 0, 1), apex=(2, 0, 3), radius=1)
    assert_allclose(geometry.middle(cone), (1, 0, 2))
    assert_allclose(geometry.middle(Sphere(center=(1, 2, 3), radius=1)), (1, 2, 3))
