import math
from collections import Counter

import numpy as np
import pytest
from numpy.testing import assert_allclose

from kane.elements.body import Body
from kane.elements.couplings import RackPinion
from kane.elements.screw import Screw
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Rod, Sphere
from kane.elements.triangulation import triangulate
from kane.fields import GROUND
from kane.model import Model
from kane.reading.meshing import teeth
from kanevas.view3d import mesh_in_axes as form
from kanevas.view3d import meshes, signs
from kanevas.view3d.mesh_in_axes import MeshInAxes, of_shape

L_SHAPE = ((0, 0), (4, 0), (4, 1), (1, 1), (1, 3), (0, 3))
STAR = tuple(
    (r * math.cos(a), r * math.sin(a))
    for r, a in zip([3, 1] * 5, np.arange(10) * math.pi / 5, strict=True)
)
ROD = Rod(start=(1, 2, 3), end=(3, 2, 1), radius=0.5)
LENGTH = math.sqrt(8)

# (shape, volume, surface, relative error allowed for flat facets)
SHAPES = {
    "rod": (
        ROD,
        math.pi * 0.25 * LENGTH + 4 / 3 * math.pi / 8,
        math.pi * LENGTH + math.pi,
        0.02,
    ),
    "capsule": (
        Capsule(start=ROD.start, end=ROD.end, radius=0.5),
        math.pi * 0.25 * LENGTH + 4 / 3 * math.pi / 8,
        math.pi * LENGTH + math.pi,
        0.02,
    ),
    "capsule of no length": (
        Capsule(start=(1, 1, 1), end=(1, 1, 1), radius=2),
        32 / 3 * math.pi,
        16 * math.pi,
        0.03,
    ),
    "box": (Box(center=(1, 2, 3), size=(2, 3, 4)), 24, 52, 1e-12),
    "disc": (
        Disc(center=(0, 1, 0), axis=(1, 1, 0), radius=2, thickness=0.5),
        2 * math.pi,
        8 * math.pi + 2 * math.pi,
        0.005,
    ),
    "cone": (
        Cone(base=(0, 1, 0), apex=(3, 1, 4), radius=2),
        math.pi * 4 * 5 / 3,
        math.pi * 4 + math.pi * 2 * math.sqrt(29),
        0.005,
    ),
    "sphere": (Sphere(center=(0, 0, 5), radius=3), 36 * math.pi, 36 * math.pi, 0.03),
    "plate": (
        Polygon(points=((0, 0), (3, 0), (0, 4)), z=1, thickness=0.5),
        3,
        12 + 12 * 0.5,
        1e-12,
    ),
    "L": (Polygon(points=L_SHAPE, thickness=2), 12, 12 + 14 * 2, 1e-12),
    "clockwise L": (Polygon(points=L_SHAPE[::-1], thickness=2), 12, 12 + 14 * 2, 1e-12),
}
SIGNS = {
    "arrow's cone": MeshInAxes(meshes.cone(2, 1)),
    "ball": signs.ball(1),
    "support": signs.support(1, np.array([0.0, 1.0, 0.0])),
    "arrow": signs.arrow(np.array([1.0, 2.0, -3.0]), 2),
    "turning arrow": signs.turning_arrow(np.array([1.0, 2.0, -3.0]), 2),
    "coil": MeshInAxes(signs.coil(12), length=12),
    "stretched coil": MeshInAxes(signs.coil(12), np.full(3, 2.0), length=40),
    "link": MeshInAxes(signs.link(), length=5),
    "actuator": MeshInAxes(signs.actuator(), length=9),
    "long arrow": MeshInAxes(signs.stretching_arrow(), length=7),
}


def corners(mesh):
    return (mesh.vertices[mesh.faces[:, i]] for i in range(3))


def volume(mesh):
    a, b, c = corners(mesh)
    return np.einsum("ij,ij->", a, np.cross(b, c)) / 6


def surface(mesh):
    a, b, c = corners(mesh)
    return np.linalg.norm(np.cross(b - a, c - a), axis=1).sum() / 2


def assert_closed(mesh):
    """Each edge belongs to two faces that run along it in opposite directions."""
    _, point = np.unique(np.round(mesh.vertices, 9), axis=0, return_inverse=True)
    faces = point.ravel()[mesh.faces]
    edges = Counter(
        (int(a), int(b)) for face in faces for a, b in zip(face, np.roll(face, -1), strict=True)
    )
    assert set(edges.values()) == {1} or all(edges[e] == edges[e[::-1]] for e in edges)
    assert all((b, a) in edges for a, b in edges)


@pytest.mark.parametrize("name", SHAPES)
def test_volume_and_surface_are_those_of_the_formulas(name):
    shape, exact_volume, exact_surface, tolerance = SHAPES[name]
    mesh = of_shape(shape).baked()
    assert volume(mesh) == pytest.approx(exact_volume, rel=tolerance)
    assert surface(mesh) == pytest.approx(exact_surface, rel=tolerance)


SIGNS = {name: sign.baked() for name, sign in SIGNS.items()}
ALL = {name: of_shape(shape).baked() for name, (shape, *_) in SHAPES.items()} | SIGNS


@pytest.mark.parametrize("name", ALL)
def test_meshes_are_closed(name):
    assert_closed(ALL[name])


@pytest.mark.parametrize("name", ALL)
def test_normals_have_length_1_and_point_outwards(name):
    mesh = ALL[name]
    assert_allclose(np.linalg.norm(mesh.normals, axis=1), 1)
    a, b, c = corners(mesh)
    outward = np.cross(b - a, c - a)
    for i in range(3):
        assert (np.einsum("ij,ij->i", outward, mesh.normals[mesh.faces[:, i]]) > 0).all()


@pytest.mark.parametrize("name", SIGNS)
def test_signs_enclose_a_volume(name):
    assert volume(SIGNS[name]) > 0


def test_rod_reaches_from_end_to_end():
    mesh = of_shape(ROD).baked()
    along = np.array([1, 0, -1]) / math.sqrt(2)
    reach = (mesh.vertices - ROD.start) @ along
    assert_allclose([reach.min(), reach.max()], [-0.5, LENGTH + 0.5])


def test_cone_stands_on_its_base():
    mesh = of_shape(Cone(base=(0, 0, 1), apex=(0, 0, 4), radius=2)).baked()
    r = np.hypot(mesh.vertices[:, 0], mesh.vertices[:, 1])
    assert_allclose(r, 2 * (4 - mesh.vertices[:, 2]) / 3 * (r > 0), atol=1e-15)
    assert {*mesh.vertices[:, 2].tolist()} == {1, 4}


def test_box_has_its_corners():
    mesh = of_shape(Box(center=(1, 2, 3), size=(2, 3, 4))).baked()
    assert_allclose(mesh.vertices.min(axis=0), (0, 0.5, 1))
    assert_allclose(mesh.vertices.max(axis=0), (2, 3.5, 5))


@pytest.mark.parametrize("direction", [(0, 0, 2), (0, 0, -1), (1, 0, 0), (1, -2, 3)])
def test_frame_takes_z_to_the_direction(direction):
    frame = meshes.frame(np.array(direction, dtype=float))
    assert_allclose(frame[:, 2], np.array(direction) / math.hypot(*direction))
    assert_allclose(frame.T @ frame, np.eye(3), atol=1e-15)
    assert np.linalg.det(frame) == pytest.approx(1)


@pytest.mark.parametrize("polygon", [L_SHAPE, STAR, ((0, 0), (1, 0), (2, 0), (2, 2), (0, 2))])
def test_triangles_fill_the_polygon_and_no_more(polygon):
    points = np.array(polygon, dtype=float)
    triangles = triangulate(points)
    assert len(triangles) == len(points) - 2
    a, b, c = (points[triangles[:, i]] for i in range(3))
    areas = ((b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0]) / 2
    x, y = points.T
    exact = np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y) / 2
    assert (areas >= 0).all()
    assert areas.sum() == pytest.approx(exact)


def test_polygon_that_crosses_itself_still_ends():
    bow_tie = np.array([(0, 0), (2, 2), (2, 0), (0, 2), (-1, 1)], dtype=float)
    assert triangulate(bow_tie).shape == (3, 3)


def test_turning_arrow_turns_right_handed_about_its_axis():
    mesh = signs.turning_arrow(np.array([0.0, 0.0, 1.0]), 1.0).mesh
    tip, base = mesh.vertices[-1], mesh.vertices[-4 * meshes.AROUND]
    assert_allclose(np.linalg.norm(base), 1.0)
    assert np.cross(base, tip - base)[2] > 0


@pytest.mark.parametrize("length", [6.0, 12.0, 30.0])
def test_wire_of_a_coil_keeps_its_thickness_as_it_stretches(length):
    coil = MeshInAxes(signs.coil(12), length=length).baked()
    rings = coil.vertices[: -2 * 8].reshape(-1, 8, 3)
    axis = rings.mean(axis=1)
    assert_allclose(np.linalg.norm(rings - axis[:, None], axis=2), 0.16)
    assert (axis[0, 2], axis[-1, 2]) == pytest.approx((0, length))
    assert np.hypot(axis[:, 0], axis[:, 1]).max() == pytest.approx(1)


@pytest.mark.parametrize("make", [form.bar, form.ball, form.drum, form.pointed, signs.link])
def test_coarser_meshes_look_the_same_where_they_are_used(make):
    fine = make()
    assert [level.radius for level in fine.coarser] == sorted(lv.radius for lv in fine.coarser)
    for radius, mesh in fine.coarser:
        assert fine.for_radius(radius) is mesh
        assert len(mesh.vertices) < len(fine.vertices)
        for low, high in zip(mesh.box, fine.box, strict=True):
            assert_allclose(low, high, atol=0.05)
        assert_closed(mesh)
    assert fine.for_radius(1e9) is fine


def test_an_ellipsoid_smaller_than_its_wire_is_a_ball():
    mesh = meshes.ellipsoid_rings(np.array([1e-6, 2e-6, 3e-6]), 0.01)
    assert_allclose(np.linalg.norm(mesh.vertices, axis=1), 0.01)


@pytest.mark.parametrize("axes", [(0.0, 0.0, 0.1), (1e-3, 0.0, 0.5)])
def test_the_ellipsoid_of_a_needle_has_rings_all_the_same(axes):
    mesh = meshes.ellipsoid_rings(np.array(axes), 0.01)
    assert np.isfinite(mesh.vertices).all()
    assert np.ptp(mesh.vertices[:, 2]) >= 2 * axes[2]


def test_what_is_drawn_of_a_rack_along_the_axle_of_its_pinion_is_flat_and_finite():
    screw = Screw(
        name="screw", body_a=GROUND, body_b="nut", axis_a=(1, 0, 0), axis_b=(1, 0, 0), pitch=0.1
    )
    rack = RackPinion(name="rack", rack="screw", pinion="screw", radius=0.1)
    nut = Body(name="nut", mass=1.0, inertia=(1.0, 1.0, 1.0))
    model = Model(bodies=(nut,), joints=(screw,), couplings=(rack,))
    rows = teeth(model)["rack"]
    for row in rows:
        rim = meshes.rim(row.outline, row.back, row.axis, 0.1, row.closed)
        baked = MeshInAxes(rim).baked()
        assert np.isfinite(baked.vertices).all()
        lengths = np.linalg.norm(baked.normals, axis=1)
        assert set(lengths.round(9)) <= {0.0, 1.0}
