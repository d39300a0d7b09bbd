"""Selecting, moving and changing by mouse and keyboard, in a real window."""

import math

import msgspec
import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from tests.app.hand.tools.yard import ALT, CONTROL, KEY, SHIFT, STEEL
from tests.person import LEFT, click, drag, move, press, wait_until

from kane.elements.body import Body
from kane.elements.shapes import Box
from kane.model.poses import initial_poses
from kanevas.edits.elements import find
from kanevas.edits.visibility import with_protected


def test_a_frame_from_left_to_right_selects_what_it_holds(yard):
    low, high = yard.pixel("disc", (-0.17, 0.17, 0)), yard.pixel("disc", (0.17, -0.17, 0))
    drag(yard.viewport, low, high)
    assert yard.window.workspace.selection.names == ("disc",)
    half = yard.pixel("disc", (0.1, -0.17, 0))
    drag(yard.viewport, low, half)
    assert yard.window.workspace.selection.names == ()
    assert yard.steps == 0


def test_a_frame_from_right_to_left_selects_what_it_touches(yard):
    drag(yard.viewport, yard.pixel("disc", (0.1, 0.17, 0)), yard.pixel("disc", (-0.1, -0.18, 0)))
    assert set(yard.window.workspace.selection.names) == {"disc", "spring"}


def marked(yard):
    """The names of what the canvas draws as selected."""
    return {item.name for item in yard.canvas.scene().items() if item.selected}


def test_frames_with_keys_add_and_take_away_and_escape_puts_the_selection_back(yard):
    yard.select("rod")
    way = yard.pixel("box", (-0.24, 0.14, 0)), yard.pixel("box", (0.24, -0.14, 0))
    drag(yard.viewport, *way, modifiers=SHIFT)
    assert yard.window.workspace.selection.names == ("rod", "box")
    drag(yard.viewport, *way, modifiers=CONTROL)
    assert yard.window.workspace.selection.names == ("rod",)
    move(yard.viewport, way[0])
    QTest.mousePress(yard.viewport, LEFT, pos=way[0])
    move(yard.viewport, way[1], LEFT)
    assert marked(yard) == {"box"}
    press(yard.window, KEY.Key_Escape)
    assert marked(yard) == {"rod"}
    move(yard.viewport, way[0], LEFT)
    QTest.mouseRelease(yard.viewport, LEFT, pos=way[0])
    assert yard.window.workspace.selection.names == ("rod",)


def test_repeated_clicks_cycle_where_a_handle_lies_too(yard):
    lower = Body(name="lower", density=STEEL, position=(0.4, 0.35, -0.2),
                 shapes=(Box(size=(0.5, 0.3, 0.1)),))  # fmt: skip
    yard.window.workspace.document.apply(
        "Draw", lambda m: msgspec.structs.replace(m, bodies=(lower, *m.bodies))
    )
    picked = []
    for _ in range(3):
        move(yard.viewport, yard.pixel("box"))
        click(yard.viewport, yard.pixel("box"))
        picked += yard.window.workspace.selection.names
    assert picked == ["box", "lower", "box"]


def test_a_drag_moves_a_body_and_is_one_step(yard):
    yard.drag(yard.pixel("box", (0.1, 0.05, 0)), (40, 30))
    assert yard.window.workspace.selection.names == ("box",)
    shift = (yard.metres(40), -yard.metres(30), 0.0)
    assert_allclose(find(yard.model, "box").position, np.add((0.4, 0.35, 0), shift), atol=1e-12)
    assert yard.steps == 1
    assert yard.window.workspace.document.undo_stack.undoText() == "Move box"
    yard.window.workspace.document.undo_stack.undo()
    assert yard.model is yard.start


def test_a_slip_of_the_hand_moves_nothing(yard):
    yard.drag(yard.pixel("box", (0.1, 0.05, 0)), (2, 2))
    assert yard.window.workspace.selection.names == ("box",)
    assert yard.steps == 0


def test_a_group_moves_together(yard):
    yard.select("box", "disc", "spring", "note")
    yard.drag(yard.pixel("box", (0.1, 0.05, 0)), (-30, 20))
    shift = np.array([-yard.metres(30), -yard.metres(20), 0.0])
    for name in ("box", "disc", "note"):
        before, after = find(yard.start, name), find(yard.model, name)
        assert_allclose(after.position, np.add(before.position, shift), atol=1e-12)
    assert_allclose(
        find(yard.model, "spring").point_a, np.add((0.0, -0.45, 0.0), shift), atol=1e-12
    )
    assert find(yard.model, "rod") is find(yard.start, "rod")
    assert yard.steps == 1


def test_what_is_grabbed_at_its_end_snaps_there_to_other_points(yard):
    yard.canvas.snapper.kinds = frozenset({"end", "corner"})
    end, corner = yard.pixel("rod", (0.2, 0, 0)), yard.pixel("plate", (0.2, 0.1, 0))
    yard.start_drag(end, (corner - end + QPoint(6, -5)).toTuple())
    poses = initial_poses(yard.model)
    assert_allclose(poses.point("rod", (0.2, 0, 0)), (-0.3, -0.2, 0.0), atol=1e-12)
    QTest.mouseRelease(yard.viewport, LEFT, pos=corner)
    assert yard.steps == 1


def test_by_any_other_point_the_way_is_one_of_whole_steps_of_the_grid(yard):
    yard.canvas.snapper.kinds = frozenset({"grid"})
    step = round(0.1 * yard.canvas.camera.scale)
    yard.drag(yard.pixel("box", (-0.12, 0.05, 0)), (step + 3, 2))
    x, y, _ = find(yard.model, "box").position
    assert (x, y) == (pytest.approx(0.5), pytest.approx(0.35))
    yard.drag(yard.pixel("box", (-0.12, 0.05, 0)), (step + 3, 0), ALT)
    assert find(yard.model, "box").position[0] == pytest.approx(0.5 + yard.metres(step + 3))


@pytest.mark.parametrize("keys", [Qt.KeyboardModifier.NoModifier, CONTROL])
@pytest.mark.parametrize("name", ["box", "crank"])
def test_escape_puts_the_very_model_back(yard, name, keys):
    point = (0.05, 0.03, 0) if name == "box" else (0.05, 0.0, 0)
    yard.select(name)
    yard.start_drag(yard.pixel(name, point), (20, 40), keys)
    wait_until(lambda: yard.model is not yard.start)
    press(yard.window, KEY.Key_Escape)
    assert yard.model is yard.start
    move(yard.viewport, QPoint(50, 50), LEFT)
    QTest.mouseRelease(yard.viewport, LEFT, pos=QPoint(50, 50))
    QTest.qWait(20)
    assert yard.model is yard.start
    assert yard.steps == 0
    assert yard.window.workspace.selection.names == (name,)


def test_a_body_of_a_mechanism_moves_within_its_joints(yard):
    grab = (0.06, 0.0, 0.0)
    yard.drag(yard.pixel("crank", grab), (-10, -60))
    poses = initial_poses(yard.model)
    assert_allclose(poses.point("crank", (-0.1, 0, 0)), (0, 0, 0), atol=1e-9)
    arm = np.array([0.16, 0.0]) + np.array([-10, 60]) / yard.canvas.camera.scale
    angle = find(yard.model, "crank").orientation.angle
    assert angle == pytest.approx(math.atan2(arm[1], arm[0]), abs=0.02)
    assert yard.steps == 1
    assert yard.window.workspace.document.undo_stack.undoText() == "Move crank within its joints"
    yard.window.workspace.document.undo_stack.undo()
    assert yard.model is yard.start


def test_the_newest_of_many_moves_counts(yard):
    grab = yard.pixel("crank", (0.06, 0.0, 0.0))
    yard.start_drag(grab, (-10, -60))
    move(yard.viewport, grab + QPoint(-10, 60), LEFT)
    QTest.mouseRelease(yard.viewport, LEFT, pos=grab + QPoint(-10, 60))
    assert find(yard.model, "crank").orientation.angle < 0


def test_with_control_a_body_leaves_its_joints(yard):
    yard.drag(yard.pixel("crank", (0.06, 0.0, 0.0)), (30, -40), CONTROL)
    shift = np.array([30, 40]) / yard.canvas.camera.scale
    assert_allclose(find(yard.model, "crank").position[:2], np.add((0.1, 0), shift), atol=1e-12)
    assert find(yard.model, "pivot") is find(yard.start, "pivot")
    assert yard.steps == 1


def refused(yard, start, words):
    """Drag and see that nothing moves, that the pointer says so, and the hint too."""
    yard.start_drag(start, (30, 30))
    assert yard.viewport.cursor().shape() == Qt.CursorShape.ForbiddenCursor
    assert words in yard.window.hint.text()
    assert not yard.canvas.grab().isNull()
    QTest.mouseRelease(yard.viewport, LEFT, pos=start + QPoint(30, 30))
    assert yard.viewport.cursor().shape() != Qt.CursorShape.ForbiddenCursor
    assert yard.steps == 0
    assert yard.model is yard.start


def test_a_body_without_freedom_refuses(yard):
    refused(yard, yard.pixel("stuck", (0.05, 0, 0)), "'stuck' cannot move: its joints hold it")


def test_a_pinned_body_refuses(yard):
    pin = msgspec.structs.replace(find(yard.model, "crank"), pinned=True)
    bodies = tuple(pin if b.name == "crank" else b for b in yard.model.bodies)
    yard.window.workspace.document.apply("Pin", lambda m: msgspec.structs.replace(m, bodies=bodies))
    yard.start = yard.model
    yard.window.workspace.document.undo_stack.clear()
    refused(yard, yard.pixel("crank", (0.05, 0, 0)), "'crank' is pinned")


def test_what_is_locked_refuses_and_has_no_handles(yard):
    yard.window.workspace.document.apply(
        "Lock", lambda m: msgspec.structs.replace(m, protected=("box",))
    )
    yard.start = yard.model
    yard.window.workspace.document.undo_stack.clear()
    refused(yard, yard.pixel("box", (0.1, 0.05, 0)), "'box' is locked against editing")
    assert yard.window.toolbox.tool._handles.now() == []
    press(yard.window, KEY.Key_Left)
    assert yard.model is yard.start
    assert "'box' is locked" in yard.window.notices.label.text()


def test_delete_says_why_what_is_locked_stays(yard):
    yard.window.workspace.document.apply("Lock", lambda m: with_protected(m, ("rod",), True))
    yard.select("rod")
    press(yard.window, KEY.Key_Delete)
    assert find(yard.model, "rod")
    assert yard.window.notices.isVisible()
    assert yard.window.notices.label.text() == "'rod' is locked against editing"


def test_the_hint_follows_what_is_selected(yard):
    press(yard.window, KEY.Key_A, CONTROL)
    assert "Drag moves" in yard.window.hint.text()
    press(yard.window, KEY.Key_Escape)
    assert "Click to select" in yard.window.hint.text()


def test_a_mechanism_is_not_dragged_before_the_solver_is_ready(yard):
    yard.window.desk.can_pose = False
    refused(yard, yard.pixel("crank", (0.05, 0, 0)), "The solver is not ready yet")


def test_at_a_later_time_of_a_run_nothing_moves(yard, qtbot):
    with qtbot.waitSignal(yard.window.workspace.runner.finished):
        press(yard.window, KEY.Key_F5)
    yard.window.workspace.player.pause()
    yard.window.workspace.player.seek(0.5)
    spot = yard.canvas.camera.to_view(yard.canvas.poses.point("box", (0.1, 0.05, 0)))
    refused(yard, QPoint(*spot.round().astype(int).tolist()), "Go to the start (Home)")
    assert yard.window.toolbox.tool._handles.now() == []
    press(yard.window, KEY.Key_Home)
    yard.drag(yard.pixel("box", (0.1, 0.05, 0)), (40, 30))
    assert yard.steps == 1
    assert_allclose(yard.canvas.poses.position, initial_poses(yard.model).position)


def test_arrow_keys_nudge_by_the_grid_and_merge(yard):
    yard.select("box")
    press(yard.window, KEY.Key_Right)
    x = find(yard.model, "box").position[0] - 0.4
    assert x > yard.metres(5)
    press(yard.window, KEY.Key_Right)
    press(yard.window, KEY.Key_Up, SHIFT)
    press(yard.window, KEY.Key_Left, ALT)
    assert find(yard.model, "box").position == pytest.approx(
        (0.4 + 2 * x - yard.metres(1), 0.35 + 10 * x, 0.0)
    )
    assert yard.steps == 1
    assert yard.window.workspace.document.undo_stack.undoText() == "Nudge box"
    yard.select("disc")
    press(yard.window, KEY.Key_Down)
    assert yard.steps == 2


def test_nudges_of_a_mechanism_keep_its_joints_closed(yard):
    yard.select("crank")
    for _ in range(3):
        press(yard.window, KEY.Key_Up)
    assert find(yard.model, "crank").orientation.angle > 0.05
    assert_allclose(initial_poses(yard.model).point("crank", (-0.1, 0, 0)), (0, 0, 0), atol=1e-9)
    assert yard.steps == 1
    yard.select("stuck")
    press(yard.window, KEY.Key_Up)
    assert yard.steps == 1
    assert "its joints hold it" in yard.window.notices.label.text()


def test_the_right_button_selects_and_asks_for_the_menu_but_a_drag_does_not(yard):
    right = Qt.MouseButton.RightButton
    places = []
    yard.canvas.menu_wanted.disconnect()
    yard.canvas.menu_wanted.connect(places.append)
    spot = yard.pixel("box", (0.1, 0.05, 0))
    QTest.mouseClick(yard.viewport, right, pos=spot)
    assert yard.window.workspace.selection.names == ("box",)
    assert places == [yard.viewport.mapToGlobal(spot)]
    yard.select("rod", "box")
    QTest.mouseClick(yard.viewport, right, pos=spot)
    assert yard.window.workspace.selection.names == ("rod", "box")
    QTest.mousePress(yard.viewport, right, pos=spot)
    move(yard.viewport, spot + QPoint(60, 0), right)
    QTest.mouseRelease(yard.viewport, right, pos=spot + QPoint(60, 0))
    assert len(places) == 2


def test_the_hint_follows_a_selection_made_elsewhere(yard):
    yard.select("rod")
    assert yard.window.hint.text().startswith("Drag moves")
    yard.select()
    assert yard.window.hint.text().startswith("Click to select")
