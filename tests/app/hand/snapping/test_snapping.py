"""Snapping is tested without a window: a model, its poses and a camera are all it needs."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose
from tests.calls import calls

from kane.elements.body import Body
from kane.elements.measure_point import MeasurePoint
from kane.elements.orientation import AxisAngle
from kane.elements.revolute import Revolute
from kane.elements.shapes import Box, Disc, Polygon, Rod
from kane.elements.spring import Spring
from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.canvas.viewing.camera import Camera
from kanevas.hand.snapping.snapping import LAGS, Snapper
from kanevas.settings.choices import SNAPS


def camera_on(plane="xy", scale=100.0, depth=0.0):
    camera = Camera()
    camera.set_plane(plane)
    camera.size, camera.scale, camera.depth = (800.0, 600.0), scale, depth
    return camera


def body(name, *shapes, **fields):
    given = {"position": (0.0, 0.0, 0.0), **fields}
    return Body(name=name, mass=1.0, inertia=(1.0, 1.0, 1.0), shapes=shapes, **given)


def snap(model, camera, near, off=(3.0, 2.0), snapper=None, **more):
    """Snap a few pixels off the place of a point in ground axes."""
    at = camera.to_view(np.array(near, dtype=float)) + off
    return (snapper or Snapper()).snap(model, initial_poses(model), camera, tuple(at), **more)


ROD = body("rod", Rod(start=(-1, 0, 0), end=(1, 0, 0), radius=0.05), center=(0.3, 0, 0))
PLATE = body("plate", Polygon(points=((0, 0), (1.03, 0), (0, 1.03)), thickness=0.02))


@pytest.mark.parametrize(
    ("near", "kind"),
    [((1, 0, 0), "end"), ((0, 0, 0), "middle"), ((0.3, 0, 0), "mass centre"), ((-1, 0, 0), "end")],
)
def test_a_rod_offers_its_ends_its_middle_and_its_mass_centre(near, kind):
    found = snap(Model(bodies=(ROD,)), camera_on(), near)
    assert (found.kind, found.body, found.owner) == (kind, "rod", "rod")
    assert_allclose(found.ground, near, atol=1e-12)


def test_points_follow_their_body():
    turned = body("rod", *ROD.shapes, position=(0.5, 0.2, 0), orientation=quarter_turn())
    found = snap(Model(bodies=(turned,)), camera_on(), (0.5, 1.2, 0))
    assert found.kind == "end"
    assert_allclose(found.ground, (0.5, 1.2, 0), atol=1e-12)


def quarter_turn():
    return AxisAngle(axis=(0, 0, 1), angle=math.pi / 2)


def test_a_plate_offers_corners_and_middles_of_its_edges():
    model = Model(bodies=(PLATE,))
    assert snap(model, camera_on(), (1.03, 0, 0)).kind == "corner"
    assert snap(model, camera_on(), (0.515, 0.515, 0)).kind == "middle"


@pytest.mark.parametrize(
    ("plane", "corner"), [("xy", (1, 2, 0)), ("xz", (1, 0, 3)), ("yz", (0, 2, 3))]
)
def test_a_box_that_faces_the_viewer_offers_corners_at_half_its_depth(plane, corner):
    model = Model(bodies=(body("box", Box(size=(2, 4, 6))),))
    found = snap(model, camera_on(plane, 50.0), corner)
    assert found.kind == "corner"
    assert_allclose(found.point, corner, atol=1e-12)


def test_a_leaning_box_offers_its_own_corners():
    turn = AxisAngle(axis=(1, 0, 0), angle=0.5)
    model = Model(bodies=(body("box", Box(size=(2, 2, 2)), orientation=turn),))
    corner = initial_poses(model).point("box", (1, 1, 1))
    found = snap(model, camera_on(), corner)
    assert found.kind == "corner"
    assert_allclose(found.point, corner, atol=1e-12)


def test_a_joint_goes_before_the_ends_that_meet_there():
    other = body("link", Rod(start=(0, 0, 0), end=(1, 1, 0), radius=0.05), position=(1, 0, 0))
    hinge = Revolute(
        name="hinge",
        body_a="rod",
        body_b="link",
        point_a=(1, 0, 0),
        axis_a=(0, 0, 1),
        axis_b=(0, 0, 1),
    )
    found = snap(Model(bodies=(ROD, other), joints=(hinge,)), camera_on(), (1, 0, 0))
    assert (found.kind, found.owner, found.body) == ("joint", "hinge", "rod")


def test_springs_and_measure_points_offer_theirs():
    spring = Spring(
        name="spring",
        body_a=GROUND,
        point_a=(0, 1.5, 0),
        body_b="rod",
        point_b=(1, 0, 0),
        stiffness=1.0,
    )
    mark = MeasurePoint(name="P", body="rod", point=(0.5, 0.013, 0))
    model = Model(bodies=(ROD,), springs=(spring,), points=(mark,))
    assert snap(model, camera_on(), (0, 1.5, 0)).owner == "spring"
    assert snap(model, camera_on(), (0.5, 0.013, 0)).kind == "point"


def test_the_nearer_of_two_points_wins():
    disc = Disc(radius=0.3, thickness=0.1)
    model = Model(bodies=(body("a", disc), body("b", disc, position=(0.12, 0, 0))))
    assert snap(model, camera_on(), (0, 0, 0), (4, 0)).body == "a"
    assert snap(model, camera_on(), (0, 0, 0), (8, 0)).body == "b"


def test_an_outline_is_an_edge_and_its_nearest_point_is_meant():
    model = Model(bodies=(body("disc", Disc(radius=1.017, thickness=0.1)),))
    direction = np.array([math.cos(0.5), math.sin(0.5), 0])
    found = snap(model, camera_on(), 1.017 * direction, 3 * direction[:2] * (1, -1))
    assert (found.kind, found.body) == ("edge", "disc")
    assert_allclose(found.ground, 1.017 * direction, atol=2e-3)  # 96 sides for a circle


def test_an_edge_lies_at_the_depth_of_its_body_but_is_drawn_in_the_work_plane():
    model = Model(bodies=(body("disc", Disc(radius=1.017, thickness=0.1), position=(0, 0, 0.4)),))
    found = snap(model, camera_on(depth=0.1), (1.017 * math.cos(0.5), 1.017 * math.sin(0.5), 0))
    assert found.kind == "edge"
    assert found.ground[2] == pytest.approx(0.1)
    assert found.point[2] == pytest.approx(0.4)


@pytest.mark.parametrize(("plane", "normal"), [("xy", 2), ("xz", 1), ("yz", 0)])
def test_a_point_of_a_body_is_met_in_the_work_plane(plane, normal):
    camera = camera_on(plane, depth=0.25)
    place = np.array([0.3, 0.4, 0.5])
    model = Model(bodies=(body("ball", Disc(radius=0.1, thickness=0.1), position=tuple(place)),))
    found = snap(model, camera, place)
    assert_allclose(found.point, place, atol=1e-12)
    expected = place.copy()
    expected[normal] = 0.25 * camera.axes[2][normal]
    assert_allclose(found.ground, expected, atol=1e-12)


def test_grid_corners_are_the_finest_visible_ones():
    found = snap(Model(), camera_on(), (0.4, 0.6, 0))
    assert found.kind == "grid"
    assert_allclose(found.ground, (0.4, 0.6, 0), atol=1e-12)
    assert snap(Model(), camera_on(), (0.5, 0.5, 0), (0, 0)) is None
    assert snap(Model(), camera_on(scale=400.0), (0.5, 0.5, 0), (0, 0)).kind == "grid"


def test_the_origin_has_a_name():
    assert snap(Model(), camera_on(), (0, 0, 0)).kind == "origin"


OFF_GRID = np.array([0.113, 0.077, 0.0])


@pytest.mark.parametrize("degrees", range(0, 360, 15))
def test_angles_count_from_where_the_segment_starts(degrees):
    angle = math.radians(degrees)
    along = np.array([math.cos(angle), math.sin(angle), 0])
    across = np.array([-along[1], along[0]]) * (1, -1)
    snapper = Snapper()
    snapper.kinds = {"angle"}
    place = OFF_GRID + 1.5 * along
    found = snap(Model(), camera_on(), place, 4 * across, snapper, guides=(OFF_GRID,))
    straight = {0: "horizontal", 1: "vertical"}
    assert found.kind == (straight[degrees // 90 % 2] if degrees % 90 == 0 else "angle")
    assert_allclose(found.ground, place, atol=1e-12)


def test_a_corner_of_the_grid_on_a_slanted_segment_comes_before_round_lengths():
    found = snap(Model(), camera_on(), (2, 2, 0), guides=[np.zeros(3)])
    assert (found.kind, found.owner) == ("angle", "45°")
    assert_allclose(found.ground, (2, 2, 0), atol=1e-12)


@pytest.mark.parametrize(
    ("start", "aim"),
    [((0.2, 0.6, 0.0), (2.4, 0.0, 0.0)), ((0.2, 0.03, 0.0), (2.4, 0.0, 0.0))],
    ids=["slanted", "nearly level"],
)
def test_an_angle_that_misses_the_corner_of_the_grid_under_the_pointer_yields(start, aim):
    guides = [np.array(start)]
    found = snap(Model(), camera_on(), aim, (2, -2), guides=guides)
    assert found.kind == "grid"
    assert_allclose(found.ground, aim, atol=1e-12)
    beside = snap(Model(), camera_on(), aim, (9, 2), guides=guides)
    assert beside.kind in ("angle", "horizontal")


def test_between_two_steps_the_angle_is_free():
    snapper = Snapper()
    snapper.kinds = {"angle"}
    for length in (0.2, 1.0, 3.0):
        angle = math.radians(22.5)
        place = OFF_GRID + length * np.array([math.cos(angle), math.sin(angle), 0])
        assert snap(Model(), camera_on(), place, (0, 0), snapper, guides=(OFF_GRID,)) is None


def test_a_level_segment_ends_at_lines_of_the_grid():
    found = snap(Model(), camera_on(), (1.2, OFF_GRID[1], 0), (3, 4), guides=(OFF_GRID,))
    assert found.kind == "horizontal"
    assert_allclose(found.ground, (1.2, OFF_GRID[1], 0), atol=1e-12)


def test_a_slanted_segment_takes_steps_of_its_length():
    along = np.array([math.cos(math.pi / 6), math.sin(math.pi / 6), 0])
    found = snap(Model(), camera_on(), OFF_GRID + 1.4 * along, (2, 1), guides=(OFF_GRID,))
    assert (found.kind, found.owner) == ("angle", "30°")
    assert_allclose(found.ground, OFF_GRID + 1.4 * along, atol=1e-12)


def test_the_pointer_lines_up_with_earlier_points():
    first, last = np.array([-1.013, 0.731, 0]), np.array([1.117, -0.877, 0])
    found = snap(Model(), camera_on(), (1.117, 0.731, 0), (3, 2), guides=(first, last))
    assert_allclose(found.ground, (1.117, 0.731, 0), atol=1e-12)
    assert len(found.guides) == 2


def test_a_segment_ends_where_its_angle_meets_an_edge():
    model = Model(bodies=(body("wall", Box(size=(0.2, 5, 1)), position=(1.5, 0.3, 0)),))
    found = snap(model, camera_on(), (1.4, OFF_GRID[1], 0), (3, -4), guides=(OFF_GRID,))
    assert (found.kind, found.body) == ("edge", "wall")
    assert_allclose(found.ground, (1.4, OFF_GRID[1], 0), atol=1e-12)


def test_what_moves_with_the_pointer_does_not_count():
    mark = MeasurePoint(name="P", body="rod", point=(0.5, 0.5, 0))
    model = Model(bodies=(ROD,), points=(mark,))
    assert snap(model, camera_on(), (1.0, 0, 0), exclude=("rod",)).kind == "grid"
    assert snap(model, camera_on(), (0.5, 0.5, 0), exclude=("P",)) is None


def test_ends_of_springs_on_a_body_that_moves_with_the_pointer_do_not_count():
    spring = Spring(
        name="spring",
        body_a=GROUND,
        point_a=(0, 1.5, 0),
        body_b="rod",
        point_b=(0.5, 0.513, 0),
        stiffness=1.0,
    )
    model = Model(bodies=(ROD,), springs=(spring,))
    assert snap(model, camera_on(), (0.5, 0.513, 0)).owner == "spring"
    assert snap(model, camera_on(), (0.5, 0.513, 0), exclude=("rod",)) is None
    assert snap(model, camera_on(), (0, 1.5, 0), exclude=("rod",)).owner == "spring"


def test_hidden_elements_do_not_count():
    model = Model(bodies=(ROD,), hidden=("rod",))
    assert snap(model, camera_on(), (1.0, 0, 0)).kind == "grid"


@pytest.mark.parametrize("kind", ["end", "edge", "grid", "origin"])
def test_each_kind_can_be_switched_off(kind):
    places = {
        "end": (1.013, 0, 0),
        "edge": (0.45, 0.05, 0),
        "grid": (0.4, 0.6, 0),
        "origin": (0, 0, 0),
    }
    rod = body("rod", Rod(start=(0.3, 0, 0), end=(1.013, 0, 0), radius=0.05), center=(0.6, 2, 0))
    model = Model(bodies=(rod,)) if kind in ("end", "edge") else Model()
    snapper = Snapper()
    assert snap(model, camera_on(), places[kind], (0, 2), snapper).kind == kind
    snapper.kinds = frozenset(SNAPS) - {kind}
    found = snap(model, camera_on(), places[kind], (0, 2), snapper)
    assert found is None or found.kind != kind


def test_a_changed_model_is_noticed():
    snapper = Snapper()
    for x in (0.511, 0.733):
        rod = body("rod", Rod(start=(0, 0.9, 0), end=(x, 0.9, 0), radius=0.01))
        found = snap(Model(bodies=(rod,)), camera_on(), (x, 0.9, 0), snapper=snapper)
        assert_allclose(found.ground, (x, 0.9, 0), atol=1e-12)


def work_of_moves(count):
    """Return what moves of the pointer over so many bodies cost, in calls."""
    bodies = tuple(
        body(f"b{i}", Box(size=(0.05, 0.1, 0.1)), Disc(radius=0.04, thickness=0.1),
             position=(0.1 * (i % 20), 0.1 * (i // 20), 0))
        for i in range(count)
    )  # fmt: skip
    axes = {"axis_a": (0, 0, 1), "axis_b": (0, 0, 1)}
    joints = tuple(
        Revolute(name=f"j{i}", body_a=f"b{i}", body_b=f"b{i + 1}", point_a=(0, 0.05, 0), **axes)
        for i in range(count - 1)
    )
    model = Model(bodies=bodies, joints=joints)
    poses, camera, snapper = initial_poses(model), camera_on(), Snapper()
    snapper.snap(model, poses, camera, (400.0, 300.0))  # finds what stays
    return calls(
        lambda: [
            snapper.snap(model, poses, camera, (400.0 + 5 * i, 300.0 - 3 * i)) for i in range(40)
        ]
    )


def test_a_move_over_many_bodies_costs_hardly_more_than_over_some():
    assert work_of_moves(300) < 2 * work_of_moves(30)


def test_each_kind_of_point_that_gives_way_can_be_switched_off():
    assert set(LAGS) <= set(SNAPS)
