"""Snapping where the work plane is seen aslant, as in the 3D view."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose

from kane.elements.body import Body
from kane.elements.shapes import Box, Rod
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.drawing.geometry import PLANES
from kanevas.hand.snapping.grid_steps import spacing
from kanevas.hand.snapping.snapping import Snapper
from kanevas.settings.choices import SNAPS
from kanevas.units.systems import SI
from kanevas.view3d.camera import Camera
from kanevas.view3d.plane_sight import PlaneSight

SIZE = 900.0, 700.0
ROD = Body(
    name="rod",
    density=1.0,
    position=(0.1, 0.2, 0.3),
    shapes=(Rod(start=(-0.2, 0, 0), end=(0.2, 0, 0), radius=0.01),),
)


def sight(plane, depth=0.1, view="isometric"):
    camera = Camera()
    camera.width, camera.height = SIZE
    camera.look_from(view)
    camera.fit(np.array([(x, y, z) for x in (-0.6, 0.6) for y in (-0.6, 0.6) for z in (-0.6, 0.6)]))
    return PlaneSight(camera, plane, depth, SIZE, SI)


def snapped(eye, pixel, kinds=frozenset(SNAPS), guides=(), model=None):
    snapper = Snapper()
    snapper.kinds = kinds
    model = model or Model()
    return snapper.snap(model, initial_poses(model), eye, tuple(pixel.tolist()), guides)


@pytest.mark.parametrize("plane", PLANES)
def test_points_of_bodies_are_taken_where_they_are(plane):
    eye = sight(plane)
    end = np.array((0.3, 0.2, 0.3))
    found = snapped(eye, np.add(eye.to_view(end), (3, -4)), model=Model(bodies=(ROD,)))
    assert (found.kind, found.owner) == ("end", "rod")
    assert_allclose(found.point, end, atol=1e-12)
    assert PLANES[plane][2] @ found.ground == pytest.approx(0.1)


def test_of_two_points_at_one_pixel_the_foremost_is_meant():
    eye = sight("xy", view="front")
    start, away = eye.line_of_sight(400.0, 300.0)
    near, far = start + 1.5 * away, start + 2.5 * away
    bodies = [
        Body(name=name, mass=1.0, particle=True, position=tuple(place.tolist()))
        for name, place in (("far", far), ("near", near))
    ]
    for order in (bodies, bodies[::-1]):
        found = snapped(eye, np.array((400.0, 300.0)), model=Model(bodies=tuple(order)))
        assert found.body == "near"


@pytest.mark.parametrize("plane", PLANES)
def test_angles_are_steps_in_the_plane_and_not_on_the_screen(plane):
    eye = sight(plane)
    guide = PLANES[plane].T @ (0.05, -0.1, 0.1)
    for step in range(24):
        angle = step * math.pi / 12
        flat = np.array((0.05, -0.1)) + 0.3 * np.array((math.cos(angle), math.sin(angle)))
        found = snapped(eye, np.add(eye.plane_to_view(flat), (0.4, -0.3)), {"angle"}, (guide,))
        assert found is not None, step
        way = PLANES[plane][:2] @ (found.ground - guide)
        assert math.remainder(math.atan2(way[1], way[0]) - angle, 2 * math.pi) == pytest.approx(
            0.0, abs=1e-9
        )


@pytest.mark.parametrize("plane", PLANES)
def test_corners_of_the_grid_are_those_of_the_plane(plane):
    eye = sight(plane)
    major, parts = spacing(eye)
    corner = np.array((3.0, -2.0)) * major / parts
    found = snapped(eye, np.add(eye.plane_to_view(corner), (2, 2)), {"grid"})
    assert_allclose(PLANES[plane] @ found.ground, (*corner, 0.1), atol=1e-12)


def test_a_slanted_way_ends_at_round_lengths():
    eye = sight("xy")
    major, parts = spacing(eye)
    guide = np.array((0.013, 0.021, 0.1))
    way = np.array((math.cos(math.pi / 6), math.sin(math.pi / 6))) * 7 * major / parts
    found = snapped(
        eye, np.add(eye.plane_to_view(guide[:2] + way), (1, 1)), {"angle", "grid"}, (guide,)
    )
    assert np.linalg.norm(found.ground - guide) == pytest.approx(7 * major / parts)


def test_what_is_drawn_lines_up_with_its_other_points():
    eye = sight("xz")
    first, last = PLANES["xz"].T @ (0.2, 0.1, 0.1), PLANES["xz"].T @ (0.0, -0.2, 0.1)
    found = snapped(
        eye, np.add(eye.plane_to_view(np.array((-0.3, 0.1))), (1, 1)), {"alignment"}, (first, last)
    )
    assert found.kind == "alignment"
    assert (PLANES["xz"] @ found.ground)[1] == pytest.approx(0.1)


def test_a_box_offers_all_its_corners():
    box = Body(name="box", density=1.0, shapes=(Box(size=(0.4, 0.3, 0.2)),))
    eye = sight("xy")
    found = snapped(eye, eye.to_view(np.array((0.2, 0.15, 0.1))), model=Model(bodies=(box,)))
    assert found.kind == "corner"
    assert_allclose(found.point, (0.2, 0.15, 0.1), atol=1e-12)
