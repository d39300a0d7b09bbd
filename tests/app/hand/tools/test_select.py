"""Selecting, moving and changing by mouse and keyboard, in a real window."""

import math

import msgspec
import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from tests.person import LEFT, click, double_click, drag, move, press, to_front, wait_until

from kane.elements.body import Body
from kane.elements.loads import Force, Torque
from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.orientation import AxisAngle
from kane.elements.revolute import Revolute
from kane.elements.ruler import Ruler
from kane.elements.shapes import Box, Disc, Polygon, Rod
from kane.elements.spring import Spring
from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.edits.elements import find
from kanevas.edits.visibility import with_protected
from kanevas.hand.note_editor import NoteEditor

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
KEY = Qt.Key
STEEL = 7850.0


def rod(name, x, y, length=0.4, angle=0.0):
    half = (length / 2, 0.0, 0.0)
    return Body(
        name=name, density=STEEL, position=(x, y, 0.0),
        orientation=AxisAngle(axis=(0.0, 0.0, 1.0), angle=angle),
        shapes=(Rod(start=(-length / 2, 0.0, 0.0), end=half, radius=0.015),),
    )  # fmt: skip


YARD = Model(
    bodies=(
        rod("rod", -0.5, 0.35),
        Body(name="box", density=STEEL, position=(0.4, 0.35, 0.0),
             shapes=(Box(size=(0.4, 0.2, 0.1)),)),
        Body(name="plate", density=STEEL, position=(-0.5, -0.3, 0.0), shapes=(
            Polygon(points=((-0.2, -0.1), (0.2, -0.1), (0.2, 0.1), (-0.2, 0.1)), thickness=0.01),)),
        Body(name="disc", density=STEEL, position=(0.4, -0.3, 0.0),
             shapes=(Disc(radius=0.15, thickness=0.02),)),
        rod("crank", 0.1, 0.0, 0.2),
        rod("stuck", -0.2, 0.0, 0.2),
    ),
    joints=(
        Revolute(name="pivot", body_a=GROUND, body_b="crank", point_b=(-0.1, 0.0, 0.0)),
        Revolute(name="left", body_a=GROUND, point_a=(-0.3, 0.0, 0.0), body_b="stuck",
                 point_b=(-0.1, 0.0, 0.0)),
        Revolute(name="right", body_a=GROUND, point_a=(-0.1, 0.0, 0.0), body_b="stuck",
                 point_b=(0.1, 0.0, 0.0)),
    ),
    springs=(
        Spring(name="spring", body_a=GROUND, point_a=(0.0, -0.45, 0.0), body_b="disc",
               point_b=(0.0, 0.1, 0.0), stiffness=10.0),
    ),
    forces=(Force(name="push", body="box", point=(0.2, 0.0, 0.0), force=(8.0, 0.0, 0.0)),),
    torques=(Torque(name="twist", body="plate", torque=(0.0, 0.0, 2.0)),),
    points=(MeasurePoint(name="tip", body="rod", point=(0.1, 0.0, 0.0)),),
    rulers=(Ruler(name="gauge", body_a="rod", point_a=(-0.1, 0.0, 0.0), body_b=GROUND,
                  point_b=(-0.7, 0.1, 0.0)),),
    notes=(Note(name="note", text="Yard", position=(0.0, 0.5, 0.0)),),
)  # fmt: skip


class Yard:
    """The window with bodies to handle, and what a test wants to know of it."""

    def __init__(self, window):
        self.window = window
        self.canvas = window.canvas
        self.viewport = window.canvas.viewport()
        window.workspace.document.apply("Draw", lambda _: YARD)
        window.canvas.snapper.kinds = frozenset()
        window.view3d.hide()
        window.fit_views()
        window.canvas.setFocus()
        self.start = self.model
        window.workspace.document.undo_stack.clear()

    @property
    def model(self):
        return self.window.workspace.document.model

    @property
    def steps(self):
        return self.window.workspace.document.undo_stack.count()

    def pixel(self, name, point=(0.0, 0.0, 0.0)):
        ground = initial_poses(self.model).point(name, point)
        x, y = self.canvas.camera.to_view(ground).round().astype(int).tolist()
        return QPoint(x, y)

    @property
    def note(self):
        x, y = self.canvas.camera.to_view(self.model.notes[0].position).round().astype(int)
        return QPoint(int(x), int(y))

    def select(self, *names):
        self.window.workspace.selection.set(names)

    def handle(self, key):
        found = {h.key: h for h in self.window.toolbox.tool._handles.now()}
        assert key in found, list(found)
        return QPoint(*found[key].at.round().astype(int).tolist())

    def drag(self, start, way, modifiers=Qt.KeyboardModifier.NoModifier):
        move(self.viewport, start)
        drag(self.viewport, start, start + QPoint(*way), modifiers=modifiers)

    def start_drag(self, start, way, modifiers=Qt.KeyboardModifier.NoModifier):
        """Drag without letting go."""
        move(self.viewport, start)
        QTest.mousePress(self.viewport, LEFT, modifiers, start)
        for part in (0.3, 0.6, 1.0):
            move(self.viewport, start + QPoint(*way) * part, LEFT, modifiers)

    def metres(self, pixels):
        return pixels / self.canvas.camera.scale

    def pull(self, name, key, way, modifiers=Qt.KeyboardModifier.NoModifier):
        self.select(name)
        self.drag(self.handle(key), way, modifiers)
        return find(self.model, name)


@pytest.fixture
def yard(window):
    to_front(window)
    return Yard(window)


# --- frames


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


# --- moving


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


# --- mechanisms


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


def test_angles_at_handles_are_in_degrees_as_when_they_are_typed(yard):
    yard.select("rod")
    labels = {h.key: h.label for h in yard.window.toolbox.tool._handles.now()}
    assert labels["turn"] == "0°"
    assert labels["end 0"] == "0.4 m  0°"


def test_a_mechanism_is_not_dragged_before_the_solver_is_ready(yard):
    yard.window.desk.can_pose = False
    refused(yard, yard.pixel("crank", (0.05, 0, 0)), "The solver is not ready yet")


def test_at_a_later_time_of_a_run_nothing_moves(yard, qtbot):
    with qtbot.waitSignal(yard.window.workspace.runner.finished, timeout=60_000):
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


# --- handles


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
    press(yard.window, KEY.Key_Delete)
    assert len(find(yard.model, "plate").shapes[0].points) == 3
    assert yard.steps == 4


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


# --- keys


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


# --- the menu under the right button


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


# --- notes


def write_over(yard, text, end=KEY.Key_Return):
    double_click(yard.viewport, yard.note + QPoint(6, 0))
    editor = yard.viewport.findChild(NoteEditor)
    assert editor.toPlainText() == yard.model.notes[0].text
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, end)


def test_a_double_click_on_a_note_writes_it_anew(yard):
    write_over(yard, "Garden")
    assert yard.model.notes[0].text == "Garden"
    assert yard.window.workspace.document.undo_stack.undoText() == "Rewrite note"
    yard.window.workspace.document.undo_stack.undo()
    assert yard.model is yard.start


def test_escape_leaves_a_note_as_it_was(yard):
    write_over(yard, "Garden", KEY.Key_Escape)
    assert yard.model is yard.start
    assert yard.window.workspace.selection.names == ("note",)


def test_a_click_elsewhere_ends_the_writing(yard):
    double_click(yard.viewport, yard.note + QPoint(6, 0))
    QTest.keyClicks(yard.viewport.findChild(NoteEditor), "Garden")
    QTest.mouseClick(yard.viewport, LEFT, pos=yard.pixel("disc"))
    assert yard.model.notes[0].text == "Garden"


def test_a_locked_note_is_not_written(yard):
    yard.window.workspace.document.apply(
        "Lock", lambda model: msgspec.structs.replace(model, protected=("note",))
    )
    double_click(yard.viewport, yard.note + QPoint(6, 0))
    assert yard.viewport.findChild(NoteEditor) is None
    assert "locked" in yard.window.notices.label.text()


def test_the_hint_follows_a_selection_made_elsewhere(yard):
    yard.select("rod")
    assert yard.window.hint.text().startswith("Drag moves")
    yard.select()
    assert yard.window.hint.text().startswith("Click to select")
