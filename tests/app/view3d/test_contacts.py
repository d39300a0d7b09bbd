"""What touches, in space: plates below bodies, and bodies that are hollow."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor
from tests.app.view3d.placed import placed as place
from tests.app.view3d.seen import has_hue, picture

from kane.elements.body import Body
from kane.elements.contacts import BodyContact, PlaneContact
from kane.elements.shapes import Box, Disc, Sphere
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.look.theme import LIGHT
from kanevas.view3d.parts import Parts

INERTIA = (1.0, 1.0, 1.0)
BALL = Body(name="ball", mass=1.0, inertia=INERTIA, shapes=(Sphere(radius=0.1),))


def placed(model, poses=None):
    return place(Parts(model, np.eye(3), LIGHT).mechanism(), model, poses)


@pytest.mark.parametrize("slope", [0.0, 0.5])
def test_a_plate_lies_below_the_plane_and_reaches_to_below_its_body_wherever_it_goes(slope):
    normal = np.array([-math.sin(slope), math.cos(slope), 0.0])
    along = np.array([math.cos(slope), math.sin(slope), 0.0])
    floor = PlaneContact(
        name="floor", body_a="ground", point_a=(0.0, 1.0, 0.0), axis_a=tuple(normal), body_b="ball"
    )
    model = Model(bodies=(BALL,), contacts=(floor,))
    start = initial_poses(model)
    widths = []
    for far in (0.0, 5.0, -70.0):
        there = start._replace(position=start.position + far * along + [0.0, 1.0, 0.3 * far])
        plate = placed(model, there).of("floor") - [0.0, 1.0, 0.0]
        assert (plate @ normal).max() == pytest.approx(0.0, abs=1e-9)
        for way, foot in ((along, far), (np.array([0.0, 0.0, 1.0]), 0.3 * far)):
            places = plate @ way
            assert places.min() < min(0.0, foot) and places.max() > max(0.0, foot)
        widths.append(np.ptp(plate @ along))
    assert np.diff(widths) == pytest.approx([5.0, 65.0])


def test_a_plate_reaches_below_a_whole_motion_at_each_moment_of_it():
    floor = PlaneContact(name="floor", body_a="ground", axis_a=(0.0, 1.0, 0.0), body_b="ball")
    model = Model(bodies=(BALL,), contacts=(floor,))
    start = initial_poses(model)
    way = [
        start._replace(position=start.position + np.array([far, 0.0, 0.0]))
        for far in (0.0, 7.0, -3.0)
    ]
    before = placed(model)
    width = np.ptp(before.of("floor")[:, 0])
    before.solids.reach(way)
    for poses in way:
        before.solids.place(poses)
        index = before.solids.names.index("floor")
        places = before.solids.mesh(index).vertices[:, 0]
        assert np.ptp(places) == pytest.approx(width + 10.0)
        assert (places.min(), places.max()) == pytest.approx((-3 - width / 2, 7 + width / 2))
    before.solids.reach(())
    before.solids.place(start)
    assert np.ptp(before.solids.mesh(index).vertices[:, 0]) == pytest.approx(width)


def test_a_plate_goes_with_the_body_of_its_plane():
    table = Body(name="table", mass=1.0, inertia=INERTIA, shapes=(Box(size=(1.0, 0.1, 1.0)),))
    top = PlaneContact(
        name="top", body_a="table", point_a=(0.0, 0.05, 0.0), axis_a=(0.0, 1.0, 0.0), body_b="ball"
    )
    model = Model(bodies=(replace(table, position=(3.0, 2.0, 1.0)), BALL), contacts=(top,))
    assert placed(model).of("top")[:, 1].max() == pytest.approx(2.05)


def test_what_is_touched_from_within_is_open_to_the_eye_and_stands_outside_of_what_is_touched():
    ring = Body(name="ring", mass=1.0, inertia=INERTIA, shapes=(Disc(radius=2.0, thickness=0.2),))
    within = BodyContact(name="touch", body_a="ring", body_b="ball", inside=True)
    plain = Model(planar=True, bodies=(ring, BALL))
    toward = np.array([0.05, 0.03, 5.0]), np.array([0.0, 0.0, -1.0])
    assert placed(plain).solids.hit(*toward)[0] == "ring"
    hoop = placed(replace(plain, contacts=(within,)))
    assert hoop.solids.hit(*toward)[0] == "ball"
    away = np.linalg.norm(hoop.of("ring")[:, :2], axis=1)
    assert away.min() == pytest.approx(2.0) and away.max() < 2.2
    assert np.ptp(hoop.of("ring")[:, 2]) == pytest.approx(0.2)
    bowl = replace(ring, shapes=(Sphere(radius=2.0),))
    cage = placed(Model(bodies=(bowl, BALL), contacts=(within,)))
    way = np.array([3.0, 2.0, 4.0])
    assert cage.solids.hit(way, -way / np.linalg.norm(way))[0] == "ball"
    away = np.linalg.norm(cage.of("ring"), axis=1)
    assert away.min() >= 2.0 - 1e-9 and away.max() < 2.2


@pytest.mark.parametrize(("out", "is_seen"), [(-1.0, True), (1.0, False)])
def test_a_wall_hides_what_is_behind_it_and_is_seen_through_from_its_back(view, out, is_seen):
    wall = PlaneContact(name="wall", body_a="ground", axis_a=(0.0, 0.0, out), body_b="ball")
    ball = replace(BALL, position=(0.0, 0.0, -0.1), color="#c02020")
    view.show_model(Model(bodies=(ball,), contacts=(wall,)))
    view.look_from("front")  # from +z: the wall is between the viewer and the ball
    view.fit()
    view.refresh()
    assert (has_hue(picture(view), QColor(ball.color)) > 500) == is_seen
