"""Bodies as they are drawn: their outlines, places and masses in all planes."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose

from kane.elements.shapes import Box
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.drawing.geometry import PLANES, rings
from kanevas.edits import drawing

IN_EACH_PLANE = pytest.mark.parametrize("plane", PLANES.values(), ids=PLANES)
DEPTH = 0.3
STEEL = drawing.STEEL


def at(plane, right, up, depth=DEPTH):
    return plane.T @ np.array([right, up, depth])


def outline(body, plane):
    """Return the outline in the plane [m], relative to the origin of ground."""
    poses = initial_poses(Model(bodies=(body,)))
    (shape,) = body.shapes
    (ring,) = rings(shape, plane @ poses.rotation[0])
    return ring + plane[:2] @ poses.position[0]


def no_faults(body):
    assert list(body.faults("body")) == []


@IN_EACH_PLANE
@pytest.mark.parametrize("draw", [drawing.rod, drawing.capsule])
@pytest.mark.parametrize("angle", [0.0, 0.7, 2.5, -1.9, math.pi])
def test_a_bar_lies_between_its_points(plane, draw, angle):
    start = at(plane, 0.1, 0.2)
    end = start + plane.T @ (0.5 * math.cos(angle), 0.5 * math.sin(angle), 0)
    body = draw("bar", start, end, plane)
    no_faults(body)
    poses = initial_poses(Model(bodies=(body,)))
    shape = body.shapes[0]
    assert_allclose(poses.point("bar", shape.start), start, atol=1e-12)
    assert_allclose(poses.point("bar", shape.end), end, atol=1e-12)
    assert_allclose(poses.rotation[0] @ plane[2], plane[2], atol=1e-12)


def test_the_mass_of_a_rod_is_that_of_a_steel_cylinder():
    body = drawing.rod("rod", np.zeros(3), np.array([0.5, 0, 0]), PLANES["xy"])
    radius = 0.5 / 25
    assert body.mass_properties().mass == pytest.approx(STEEL * math.pi * radius**2 * 0.5)


@IN_EACH_PLANE
@pytest.mark.parametrize(
    "way", [(0.3, 0.4, 1.2), (0.0, 0.0, 0.5), (-0.3, 0.1, -0.2), (-1.0, 0.0, 0.2)]
)
def test_a_bar_may_lead_out_of_the_plane(plane, way):
    start = at(plane, 0.1, 0.2)
    end = start + plane.T @ way
    body = drawing.rod("rod", start, end, plane)
    no_faults(body)
    poses = initial_poses(Model(bodies=(body,)))
    assert_allclose(poses.point("rod", body.shapes[0].start), start, atol=1e-12)
    assert_allclose(poses.point("rod", body.shapes[0].end), end, atol=1e-12)


@IN_EACH_PLANE
@pytest.mark.parametrize(("right", "up"), [(0.4, 0.2), (-0.4, 0.2), (0.4, -0.2), (-0.4, -0.2)])
def test_a_box_covers_the_rectangle_that_was_drawn(plane, right, up):
    corner = at(plane, 0.1, 0.2)
    body = drawing.box("box", corner, corner + plane.T @ (right, up, 0), plane)
    no_faults(body)
    ring = outline(body, plane)
    low, high = sorted((0.1, 0.1 + right)), sorted((0.2, 0.2 + up))
    assert_allclose(ring.min(axis=0), (low[0], high[0]), atol=1e-12)
    assert_allclose(ring.max(axis=0), (low[1], high[1]), atol=1e-12)
    assert plane[2] @ body.position == pytest.approx(DEPTH)
    assert isinstance(body.shapes[0], Box)
    assert body.mass_properties().mass == pytest.approx(STEEL * 0.4 * 0.2 * 0.1)


@IN_EACH_PLANE
def test_a_disc_faces_the_viewer(plane):
    body = drawing.disc("disc", at(plane, 0.1, 0.2), 0.25, plane)
    no_faults(body)
    ring = outline(body, plane)
    assert_allclose(np.hypot(*(ring - (0.1, 0.2)).T), 0.25, rtol=1e-9)
    assert body.mass_properties().mass == pytest.approx(STEEL * math.pi * 0.25**2 * 0.05)


@IN_EACH_PLANE
def test_a_sphere_is_centred_where_it_was_drawn(plane):
    body = drawing.sphere("ball", at(plane, 0.1, 0.2), 0.25, plane)
    no_faults(body)
    assert_allclose(body.position, at(plane, 0.1, 0.2))
    assert body.mass_properties().mass == pytest.approx(STEEL * 4 / 3 * math.pi * 0.25**3)


CORNERS = [(0.0, 0.0), (0.6, 0.1), (0.5, 0.5), (0.2, 0.2), (0.0, 0.4)]


@IN_EACH_PLANE
@pytest.mark.parametrize("clockwise", [False, True])
def test_a_plate_has_the_corners_that_were_clicked_and_its_origin_in_its_mass_centre(
    plane, clockwise
):
    flat = CORNERS[::-1] if clockwise else CORNERS
    corners = [at(plane, *corner) for corner in flat]
    body = drawing.plate("plate", corners, plane)
    no_faults(body)
    poses = initial_poses(Model(bodies=(body,)))
    shape = body.shapes[0]
    placed = [poses.point("plate", (x, y, shape.z)) for x, y in shape.points]
    assert_allclose(placed, corners, atol=1e-12)
    assert_allclose(body.mass_properties().center, (0, 0, 0), atol=1e-12)
    mass = body.mass_properties().mass
    assert mass == pytest.approx(STEEL * _area(CORNERS) * shape.thickness)


def _area(corners):
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def test_a_plate_whose_sides_cross_has_a_fault():
    plane = PLANES["xy"]
    bow = [at(plane, *corner) for corner in [(0, 0), (1, 1), (1, 0), (0, 1)]]
    assert "cross" in drawing.plate_fault(bow, plane)
    assert drawing.plate_fault([at(plane, *corner) for corner in CORNERS], plane) == ""


def test_a_particle_has_mass_and_no_shape():
    body = drawing.particle("m", np.array([0.1, 0.2, 0.3]))
    no_faults(body)
    assert body.particle
    assert body.mass == 1.0
    assert body.position == (0.1, 0.2, 0.3)


def test_a_vector_holds_no_round_off_in_place_of_zero():
    assert drawing.vector(np.array([0.19, 1.4e-17, -0.0])) == (0.19, 0.0, 0.0)
    assert drawing.vector(np.array([1e-20, 3e-20, 0.0])) == (1e-20, 3e-20, 0.0)
