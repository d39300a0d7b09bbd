"""Handles at what is selected, pulled by the hand."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from tests.app.hand.tools.yard import ALT, KEY
from tests.person import LEFT, move, press

from kane.fields import GROUND
from kane.model.poses import initial_poses
from kanevas.edits.elements import find

CTRL = Qt.KeyboardModifier.ControlModifier


def test_angles_at_handles_are_in_degrees_as_when_they_are_typed(yard):
    yard.select("rod")
    labels = {h.key: h.label for h in yard.window.toolbox.tool._handles.now()}
    assert labels["turn"] == "0°"
    assert labels["end 0"] == "0.4 m  0°"


def test_the_end_of_a_rod_changes_length_and_angle(yard):
    yard.pull("rod", "end 0", (20, -70))
    body = find(yard.model, "rod")
    poses = initial_poses(yard.model)
    way = np.array([20, 70]) / yard.canvas.camera.scale
    assert_allclose(poses.point("rod", body.shapes[0].start), (-0.7, 0.35, 0), atol=1e-9)
    assert_allclose(
        poses.point("rod", body.shapes[0].end)[:2], np.add((-0.3, 0.35), way), atol=yard.metres(1)
    )
    assert_allclose(body.mass_properties().center, 0, atol=1e-12)
    assert body.shapes[0].start[1] == pytest.approx(0, abs=1e-12)
    assert yard.steps == 1


def test_a_joint_at_the_moved_end_stays_closed(yard):
    yard.pull("stuck", "end 0", (30, -20))
    poses = initial_poses(yard.model)
    right = find(yard.model, "right")
    end = poses.point("stuck", find(yard.model, "stuck").shapes[0].end)
    assert_allclose(poses.point("stuck", right.point_b), end, atol=1e-9)
    assert_allclose(right.point_a, end, atol=1e-9)
    left = find(yard.model, "left")
    assert_allclose(poses.point("stuck", left.point_b), (-0.3, 0, 0), atol=1e-9)


@pytest.mark.parametrize(
    ("key", "way", "size", "corner"),
    [
        ("face 0 1 0", (50, 30), (1, 0), (-0.2, -0.1)),
        ("face 0 -1 1", (-40, -25), (1, 1), (0.2, -0.1)),
        ("face 0 0 -1", (10, 20), (0, 1), (0.2, 0.1)),
    ],
)
def test_the_edges_and_corners_of_a_box(yard, key, way, size, corner):
    yard.pull("box", key, way)
    box = find(yard.model, "box").shapes[0]
    grown = np.abs(np.array(way)) / yard.canvas.camera.scale * size
    assert_allclose(np.array(box.size[:2]) - (0.4, 0.2), grown, atol=yard.metres(1))
    kept = initial_poses(yard.model).point("box", (*(np.sign(corner) * box.size[:2] / 2), 0.0))
    assert_allclose(kept[:2], np.add((0.4, 0.35), corner), atol=1e-9)
    assert box.center == pytest.approx((0, 0, 0), abs=1e-12)
    assert yard.steps == 1


def test_a_force_at_the_moved_edge_goes_along(yard):
    yard.pull("box", "face 0 1 0", (50, 0))
    box = find(yard.model, "box").shapes[0]
    assert find(yard.model, "push").point[0] == pytest.approx(box.size[0] / 2)


@pytest.mark.parametrize(("name", "key"), [("disc", "radius 0"), ("rod", "radius 0")])
def test_radii(yard, name, key):
    before = find(yard.model, name).shapes[0].radius
    way = (20, 0) if name == "disc" else (0, -20)
    body = yard.pull(name, key, way)
    assert body.shapes[0].radius == pytest.approx(before + yard.metres(20), abs=yard.metres(1))


def test_corners_of_a_plate_move_come_and_go(yard):
    yard.pull("plate", "corner 0 2", (30, -20))
    corner = (*find(yard.model, "plate").shapes[0].points[2], 0.0)
    assert_allclose(
        initial_poses(yard.model).point("plate", corner),
        (-0.3 + yard.metres(30), -0.2 + yard.metres(20), 0),
        atol=yard.metres(1),
    )
    edge = (yard.handle("corner 0 0") + yard.handle("corner 0 1")) / 2 + QPoint(40, 0)
    move(yard.viewport, edge)
    QTest.mouseClick(yard.viewport, LEFT, pos=edge)
    QTest.mouseDClick(yard.viewport, LEFT, pos=edge)
    QTest.mouseRelease(yard.viewport, LEFT, pos=edge)
    assert len(find(yard.model, "plate").shapes[0].points) == 5
    assert yard.window.workspace.selection.names == ("plate",)
    QTest.mouseClick(yard.viewport, LEFT, ALT, yard.handle("corner 0 1"))
    assert len(find(yard.model, "plate").shapes[0].points) == 4
    QTest.mouseClick(yard.viewport, LEFT, pos=yard.handle("corner 0 2"))
    press(yard.window, KEY.Key_Delete)
    assert len(find(yard.model, "plate").shapes[0].points) == 3
    QTest.mouseClick(yard.viewport, LEFT, pos=yard.handle("corner 0 1"))
    for _ in range(2):  # neither takes the corner, nor the whole plate in its place
        press(yard.window, KEY.Key_Delete)
        assert len(find(yard.model, "plate").shapes[0].points) == 3
        assert "three corners" in yard.window.notices.label.text()
    assert yard.steps == 4


def test_a_side_of_a_plate_is_bent_and_made_straight_again(yard):
    yard.select("plate")
    before = yard.handle("bulge 0 0")
    yard.pull("plate", "bulge 0 0", (0, 40))
    bulges = find(yard.model, "plate").shapes[0].bulges
    assert bulges[0] > 0.05
    assert set(bulges[1:]) == {0.0}
    assert (yard.handle("bulge 0 0") - before).y() == pytest.approx(40, abs=1)
    label = next(h.label for h in yard.window.toolbox.tool._handles.now() if h.key == "bulge 0 0")
    assert label.startswith("r = ")
    yard.pull("plate", "bulge 0 0", (0, -40))
    assert find(yard.model, "plate").shapes[0].bulges == ()
    assert yard.steps == 2


def test_corners_of_a_plate_go_by_keys_alone(yard):
    yard.select("plate")
    before = find(yard.model, "plate").shapes[0].points
    drawn = [initial_poses(yard.model).point("plate", (*p, 0.0)) for p in before]

    def now():
        plate = find(yard.model, "plate").shapes[0]
        return [initial_poses(yard.model).point("plate", (*p, plate.z)) for p in plate.points]

    press(yard.window, KEY.Key_PageDown, CTRL)
    press(yard.window, KEY.Key_PageDown, CTRL)  # the second one
    assert "Insert adds one" in yard.window.hint.text()
    for _ in range(3):
        press(yard.window, KEY.Key_Right, ALT)
    assert_allclose(now()[1][0] - drawn[1][0], yard.metres(3), rtol=1e-9)
    assert_allclose(np.delete(now(), 1, axis=0), np.delete(drawn, 1, axis=0), atol=1e-12)
    assert yard.steps == 1  # moves in a row are one
    press(yard.window, KEY.Key_Insert)
    assert len(now()) == len(before) + 1
    assert_allclose(now()[2], (now()[1] + now()[3]) / 2, atol=1e-12)
    press(yard.window, KEY.Key_Delete)  # the new one is picked
    assert len(now()) == len(before)
    press(yard.window, KEY.Key_PageUp, CTRL)
    press(yard.window, KEY.Key_Delete)
    assert len(now()) == len(before) - 1
    for _ in range(yard.steps):
        press(yard.window, KEY.Key_Z, CTRL)
    assert find(yard.model, "plate").shapes[0].points == before


def test_a_corner_does_not_cross_the_other_edges(yard):
    before = find(yard.model, "plate").shapes[0].points
    corner, beyond = yard.pixel("plate", (0.2, 0.1, 0)), yard.pixel("plate", (0.1, -0.2, 0))
    yard.pull("plate", "corner 0 2", (beyond - corner).toTuple())
    assert find(yard.model, "plate").shapes[0].points == before


def test_turning_goes_in_steps_and_freely_with_alt(yard):
    yard.select("rod")
    knob, centre = yard.handle("turn"), yard.pixel("rod")
    arm = centre.y() - knob.y()
    yard.drag(knob, (round(-arm * math.sin(0.5)), round(arm * (1 - math.cos(0.5)))))
    assert find(yard.model, "rod").orientation.angle == pytest.approx(math.radians(30))
    yard.window.workspace.document.undo_stack.undo()
    yard.drag(knob, (round(-arm * math.sin(0.5)), round(arm * (1 - math.cos(0.5)))), ALT)
    assert find(yard.model, "rod").orientation.angle == pytest.approx(0.5, abs=0.02)
    assert find(yard.model, "rod").position == pytest.approx((-0.5, 0.35, 0))


def test_the_pivot_of_a_turn_can_be_moved(yard):
    yard.select("rod")
    yard.drag(yard.handle("pivot"), (yard.pixel("rod", (-0.2, 0, 0)) - yard.pixel("rod")).toTuple())
    assert yard.steps == 0
    knob = yard.handle("turn")
    arm = yard.pixel("rod").y() - knob.y()
    yard.drag(knob, (-arm, arm))
    assert find(yard.model, "rod").orientation.angle == pytest.approx(math.pi / 2)
    end = initial_poses(yard.model).point("rod", (-0.2, 0, 0))
    assert_allclose(end, (-0.7, 0.35, 0), atol=yard.metres(1))


def test_velocity_and_angular_velocity_are_pulled(yard):
    yard.pull("box", "velocity", (40, 0))
    first = find(yard.model, "box").velocity
    assert first[0] > 0
    assert first[1:] == pytest.approx((0, 0), abs=first[0] / 10)
    yard.drag(yard.handle("velocity"), (40, 0))
    assert find(yard.model, "box").velocity[0] == pytest.approx(2 * first[0], rel=0.1)
    back = yard.pixel("box") - yard.handle("velocity")
    yard.drag(yard.handle("velocity"), back.toTuple())
    assert find(yard.model, "box").velocity == (0, 0, 0)
    yard.drag(yard.handle("spin"), (40, -40))
    assert find(yard.model, "box").angular_velocity[2] > 1
    assert yard.steps == 4


def test_the_tip_of_a_force_gives_size_and_direction(yard):
    yard.select("push")
    foot, tip = yard.pixel("box", (0.2, 0, 0)), yard.handle("force")
    length = tip.x() - foot.x()
    yard.drag(tip, (-length, -2 * length))
    assert find(yard.model, "push").force == pytest.approx((0, 16, 0), abs=0.5)
    assert yard.steps == 1


def test_a_torque_is_pulled_around(yard):
    yard.select("twist")
    at, centre = yard.handle("torque"), yard.pixel("plate")
    arm = at - centre
    turned_back = QPoint(arm.y(), -arm.x())  # a quarter clockwise on the screen is less
    yard.drag(at, (centre + turned_back * -1 - at).toTuple())
    assert 0.5 < find(yard.model, "twist").torque[2] < 1.5


def test_the_end_of_a_spring_goes_to_the_body_under_the_pointer(yard):
    yard.select("spring")
    goal = yard.pixel("plate", (0.1, 0.05, 0))
    yard.drag(yard.handle("point_a"), (goal - yard.handle("point_a")).toTuple())
    spring = find(yard.model, "spring")
    assert spring.body_a == "plate"
    assert spring.point_a == pytest.approx((0.1, 0.05, 0), abs=yard.metres(2))
    yard.drag(yard.handle("point_b"), (60, 90))
    assert find(yard.model, "spring").body_b == GROUND
    assert yard.steps == 2


@pytest.mark.parametrize(
    ("modifiers", "goes"), [(Qt.KeyboardModifier.NoModifier, True), (ALT, False)]
)
def test_a_joint_takes_the_ends_of_rods_along_but_with_alt(yard, modifiers, goes):
    before = yard.pixel("crank", (-0.1, 0.0, 0.0))
    yard.pull("pivot", "point", (20, -30), modifiers)
    (shape,) = find(yard.model, "crank").shapes
    way = yard.pixel("crank", shape.start) - before
    assert (way - QPoint(20, -30) * goes).manhattanLength() <= 2
    pivot, poses = find(yard.model, "pivot"), initial_poses(yard.model)
    assert_allclose(poses.point("crank", pivot.point_b), pivot.point_a, atol=1e-9)


@pytest.mark.parametrize(
    ("name", "key"),
    [("pivot", "point"), ("tip", "point"), ("gauge", "point_b"), ("note", "position")],
)
def test_points_of_joints_and_the_like_are_pulled(yard, name, key):
    yard.select(name)
    at = yard.handle(key)
    yard.drag(at, (20, -30))
    assert (yard.handle(key) - at - QPoint(20, -30)).manhattanLength() <= 2
    assert yard.steps == 1


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("rod", "end 0"), ("rod", "turn"), ("rod", "velocity"), ("box", "face 0 1 1"),
        ("plate", "corner 0 0"), ("spring", "point_a"), ("push", "force"), ("twist", "torque"),
        ("pivot", "point"),
    ],
)  # fmt: skip
def test_escape_in_the_pull_of_a_handle_puts_the_very_model_back(yard, name, key):
    yard.select(name)
    at = yard.handle(key)
    yard.start_drag(at, (25, 35))
    assert yard.model is not yard.start
    press(yard.window, KEY.Key_Escape)
    assert yard.model is yard.start
    QTest.mouseRelease(yard.viewport, LEFT, pos=at + QPoint(25, 35))
    assert yard.model is yard.start
    assert yard.steps == 0
    assert yard.window.workspace.selection.names == (name,)
