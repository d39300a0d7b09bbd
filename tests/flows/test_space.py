"""A four-bar in space, drawn by hand without typing a number: on the canvas and in the 3D view."""

import itertools

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.hand import Hand
from tests.person import LEFT, drag, move, press, wait_until

import kane
from kane.elements.ball import Ball
from kane.elements.revolute import Revolute
from kane.fields import GROUND
from kane.model import check
from kane.model.poses import initial_poses
from kanevas.assets.paths import RESOURCES
from kanevas.edits.elements import find

pytestmark = pytest.mark.usefixtures("shared_window")

CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
EMPTY = RESOURCES / "templates" / "empty_in_space.json"
# The crank stands up in the plane x-z, the coupler leads aside in it, and the rocker hangs in
# the plane y-z through the coupler's end.
FOOT, ELBOW, KNEE, HEEL = (0.0, 0, 0), (0, 0, 0.15), (0.4, 0, 0.25), (0.4, 0.3, 0.05)
SECONDS_PER_ACTION = 2.0  # a click with the way there, or a key
A_MINUTE = 60.0
PIXELS = 4.0  # a place that a hand aims at is met to the snap of the grid


class CountingHand(Hand):
    """A hand that counts what a person would do: clicks, keys, choices."""

    def __init__(self, window, surface):
        super().__init__(window, surface)
        self.actions = 0

    def arm(self, key, modifiers=Qt.KeyboardModifier.NoModifier):
        self.actions += 1
        super().arm(key, modifiers)

    def click(self, *places, modifiers=Qt.KeyboardModifier.NoModifier):
        self.actions += len(places)
        super().click(*places, modifiers=modifiers)

    def choose(self, text):
        self.actions += 1
        super().choose(text)


@pytest.fixture
def empty(window):
    window.resize(1500, 900)
    window.files.open(EMPTY, as_copy=True)
    return window


def surface_of(window, name):
    return window.canvas if name == "canvas" else window.view3d.hand


def draw_four_bar(hand):
    hand.arm("2")
    hand.arm("R")
    hand.click(FOOT, ELBOW, modifiers=CTRL)  # which leaves rods loose
    hand.arm("R")
    hand.click(ELBOW, KNEE, modifiers=CTRL)
    hand.arm("L")
    hand.click(hand.ends("rod 2")[0])
    hand.arm("3")
    hand.arm("R")
    hand.click(hand.ends("rod 2")[1], HEEL, modifiers=CTRL)
    hand.arm("H")
    hand.click(hand.ends("rod 3")[1])
    hand.arm("L")
    hand.click(hand.ends("rod 3")[0])
    hand.arm("2")
    hand.arm("H")
    hand.click(hand.ends("rod 1")[0])


@pytest.mark.parametrize("where", ["canvas", "3D"])
def test_a_four_bar_in_space_is_drawn_within_a_minute(empty, qtbot, where):
    hand = CountingHand(empty, surface_of(empty, where))
    draw_four_bar(hand)
    assert hand.refusals == []
    assert hand.actions * SECONDS_PER_ACTION <= A_MINUTE
    model = hand.model
    check(model)
    made = {(type(j), frozenset((j.body_a, j.body_b))) for j in model.joints}
    assert made == {
        (Revolute, frozenset((GROUND, "rod 1"))),
        (Ball, frozenset(("rod 1", "rod 2"))),
        (Ball, frozenset(("rod 2", "rod 3"))),
        (Revolute, frozenset((GROUND, "rod 3"))),
    }
    assert len(model.joints) == 4
    poses = initial_poses(model)
    for joint in model.joints:
        ends = [poses.point(*end) for end in joint.ends()]
        assert_allclose(*ends, atol=1e-12)  # nothing is joined across a gap
    axes = {
        frozenset((j.body_a, j.body_b)): np.abs(poses.turned(j.body_a, j.axis_a))
        for j in model.joints
        if isinstance(j, Revolute)
    }
    assert_allclose(axes[frozenset((GROUND, "rod 1"))], (0, 1, 0), atol=1e-12)
    assert_allclose(axes[frozenset((GROUND, "rod 3"))], (1, 0, 0), atol=1e-12)
    reach = PIXELS / hand.surface.camera.scale
    for found, meant in zip(
        (*hand.ends("rod 1"), *hand.ends("rod 3")), (FOOT, ELBOW, KNEE, HEEL), strict=True
    ):
        assert_allclose(found, meant, atol=4 * reach)
    # crank and rocker as one freedom, and the coupler about its own axis
    assert kane.mobility(model).velocity_freedoms == 2
    with qtbot.waitSignal(empty.workspace.runner.finished):
        press(empty, Qt.Key.Key_F5)
    assert empty.workspace.presenter.result.outcome.ok


# Each bar leads out of the plane of the one before: the coupler lies, the rocker hangs across it.
LYING, HANGING = (0.4, 0.3, 0.15), (0.4, 0.5, 0.05)


def test_bars_that_lead_out_of_the_plane_are_joined_by_balls_without_a_key(empty, qtbot):
    hand = CountingHand(empty, empty.canvas)
    hand.arm("2")
    hand.arm("R")
    hand.click(FOOT, ELBOW)
    hand.arm("1")
    hand.arm("R")
    hand.click(hand.ends("rod 1")[1], LYING)
    hand.arm("3")
    hand.arm("R")
    hand.move(*hand.ends("rod 2")[1])
    assert "joins it to “rod 2” by a ball" in empty.toolbox.tool.hint
    hand.click(hand.ends("rod 2")[1], HANGING)
    hand.arm("H")
    hand.click(hand.ends("rod 3")[1])
    hand.arm("2")
    hand.arm("H")
    hand.click(hand.ends("rod 1")[0])
    assert hand.refusals == []
    assert hand.actions * SECONDS_PER_ACTION <= A_MINUTE
    model = hand.model
    check(model)
    assert [(type(j), {j.body_a, j.body_b}) for j in model.joints] == [
        (Ball, {"rod 1", "rod 2"}),
        (Ball, {"rod 2", "rod 3"}),
        (Revolute, {GROUND, "rod 3"}),
        (Revolute, {GROUND, "rod 1"}),
    ]
    assert kane.mobility(model).velocity_freedoms == 2
    with qtbot.waitSignal(empty.workspace.runner.finished):
        press(empty, Qt.Key.Key_F5)
    assert empty.workspace.presenter.result.outcome.ok


def test_bars_that_stay_in_a_plane_of_space_are_hinged(empty):
    hand = Hand(empty)
    hand.arm("2")
    hand.arm("R")
    hand.click(FOOT, ELBOW)
    hand.arm("R")
    hand.move(*ELBOW)
    assert "hinges it to “rod 1”" in empty.toolbox.tool.hint
    hand.click(ELBOW, KNEE)
    assert [type(joint) for joint in hand.model.joints] == [Revolute]


# What was tried in vain: to begin at the end of another rod, and to hinge where two bodies cross


def rod_behind(hand, start, end):
    """Draw a rod in the plane of the canvas at the place along y that is typed."""
    hand.arm("R")
    hand.click(start, end, modifiers=CTRL)


@pytest.fixture
def crossing(empty):
    """A hand at two rods that cross in the view along y and lie 0.28 m apart."""
    hand = Hand(empty)
    press(empty, Qt.Key.Key_2)
    rod_behind(hand, (0, 0, 0), (0, 0, 0.5))
    empty.canvas.set_depth(-0.28)
    rod_behind(hand, (-0.3, 0, 0.2), (0.5, 0, 0.2))
    empty.canvas.set_depth(0.0)
    return hand


def entries():
    wait_until(lambda: QApplication.activePopupWidget() is not None)
    texts = (action.text() for action in QApplication.activePopupWidget().actions())
    return [text.replace("the ground", "ground") for text in texts]


@pytest.mark.parametrize("where", ["canvas", "3D"])
def test_a_rod_begun_at_an_end_begins_there_at_any_depth(crossing, where):
    window = crossing.window
    hand = Hand(window, surface_of(window, where))
    end = hand.ends("rod 2")[1]
    assert end[1] == pytest.approx(0.28)
    hand.arm("R")
    hand.click(end, modifiers=CTRL)
    assert window.canvas.camera.depth == pytest.approx(-0.28)
    assert window.menus.plane.depth.text() == "0.28"
    hand.click((end[0] + 0.05, 0.28, 0.4), modifiers=CTRL)
    start, free = hand.ends("rod 3")
    assert_allclose(start, end, atol=1e-12)
    assert free[1] == pytest.approx(0.28)


@pytest.mark.parametrize("where", ["canvas", "3D"])
def test_a_hinge_where_bodies_cross_but_lie_apart_asks(crossing, where):
    view3d = crossing.window.view3d
    view3d.set_parallel(True)
    view3d.look_from("front")
    hand = Hand(crossing.window, surface_of(crossing.window, where))
    hand.arm("H")
    hand.click((0, 0, 0.2))
    between = 0.28 - sum(find(crossing.model, name).shapes[0].radius for name in ("rod 1", "rod 2"))
    assert entries() == [
        "&1  rod 1 and ground: y = 0 m",
        "&2  rod 2 and ground: y = 0.28 m",
        f"&3  rod 1 and rod 2: {between:.4g} m apart",
    ]
    crossing.key("Escape")
    wait_until(lambda: not crossing.model.joints)
    assert crossing.model.joints == ()


ANSWERS = [
    ("rod 1 and", {GROUND, "rod 1"}, (0, 0, 0.2)),
    ("rod 2 and", {GROUND, "rod 2"}, (0, 0.28, 0.2)),
    ("apart", {"rod 1", "rod 2"}, (0, 0, 0.2)),
]


def test_the_hinge_is_where_the_answer_says(crossing):
    for entry, pair, place in ANSWERS:
        crossing.arm("H")
        crossing.click((0, 0, 0.2))
        crossing.choose(entry)
        wait_until(lambda: crossing.window.toolbox.resting)
        (joint,) = crossing.model.joints
        assert {joint.body_a, joint.body_b} == pair
        for end in joint.ends():
            assert_allclose(initial_poses(crossing.model).point(*end), place, atol=1e-9)
        press(crossing.window, Qt.Key.Key_Z, CTRL)
        assert crossing.model.joints == ()


def test_bodies_that_touch_in_depth_are_joined_without_a_question(empty):
    hand = Hand(empty)
    press(empty, Qt.Key.Key_2)
    rod_behind(hand, (0, 0, 0), (0, 0, 0.2))
    thickness = 2 * find(hand.model, "rod 1").shapes[0].radius
    empty.canvas.set_depth(-thickness)
    rod_behind(hand, (-0.1, 0, 0.1), (0.1, 0, 0.1))
    hand.arm("H")
    hand.click((0, 0, 0.1))
    (joint,) = hand.model.joints
    assert {joint.body_a, joint.body_b} == {"rod 1", "rod 2"}


def test_a_spring_is_fixed_to_bodies_as_deep_as_they_lie(crossing):
    crossing.arm("K")
    crossing.click((0.25, 0, 0.2), (0.3, 0, 0.4))
    (spring,) = crossing.model.springs
    ends = {body: initial_poses(crossing.model).point(body, at) for body, at in spring.ends()}
    assert_allclose(ends["rod 2"][1], 0.28, atol=1e-9)
    assert ends[GROUND][1] == 0.0


def test_a_plane_chosen_while_one_draws_goes_through_what_is_drawn(crossing):
    crossing.arm("R")
    crossing.click(crossing.ends("rod 2")[1], modifiers=CTRL)
    # while one draws, digits are lengths
    crossing.window.menus.plane.button.actions()[2].trigger()
    assert crossing.window.canvas.plane == "yz"
    assert crossing.window.canvas.camera.depth == pytest.approx(crossing.ends("rod 2")[1][0])


def test_what_is_dragged_to_a_point_takes_its_depth(crossing):
    press(crossing.window, Qt.Key.Key_2)
    target = crossing.ends("rod 2")[1]
    for by_handle in (True, False):
        crossing.window.canvas.set_depth(0.0)
        rod_behind(crossing, (0.2, 0, 0.4), (0.35, 0, 0.45))
        end = crossing.ends("rod 3")[1]
        if not by_handle:  # the body as a whole, taken by its end
            crossing.window.workspace.selection.set(("rod 3", "rod 1"))
        crossing.drag(end, target)
        assert_allclose(crossing.ends("rod 3")[1], target, atol=1e-12)
        start = crossing.ends("rod 3")[0]
        assert_allclose(start[1], 0.0 if by_handle else 0.28, atol=1e-12)
        press(crossing.window, Qt.Key.Key_Z, CTRL)
        press(crossing.window, Qt.Key.Key_Z, CTRL)


# The gizmo


@pytest.fixture
def gizmo(empty):
    """A hand in the 3D view, with a free rod selected."""
    drawing = Hand(empty)
    press(empty, Qt.Key.Key_2)
    rod_behind(drawing, (0, 0, 0), (0, 0, 0.2))
    empty.view3d.fit()
    hand = Hand(empty, empty.view3d.hand)
    empty.workspace.selection.set(("rod 1",))
    return hand


def part(hand, kind, axis):
    """Return a part of the gizmo and a pixel of it at which no other part is taken."""
    tool = hand.surface.touch.tool
    shown, eye = tool.gizmo(), hand.surface.camera
    for found, pixels in shown.seen(eye):
        if (found.kind, found.axis) == (kind, axis):
            tries = pixels.mean(axis=0)[None] if kind == "plane" else along(pixels)
            for pixel in tries:
                if shown.at(eye, *pixel.round().tolist()) == found:
                    return hand.pixel(QPointF(*pixel).toPoint())
    raise AssertionError((kind, axis))


def along(pixels):
    shares = np.linspace(0.35, 0.75, 9)[:, None]
    for start, end in itertools.pairwise(pixels):
        yield from start + shares * (end - start)


def pull(hand, start, way, modifiers=Qt.KeyboardModifier.NoModifier):
    drag(hand.view, start, start + QPoint(*way), modifiers=modifiers)


def test_arrows_and_squares_move_along_their_axes_alone(gizmo):
    for kind, axis in itertools.product(("axis", "plane"), range(3)):
        before = np.array(gizmo.ground("rod 1"))
        pull(gizmo, part(gizmo, kind, axis), (50, -40), ALT)
        way = np.array(gizmo.ground("rod 1")) - before
        free = [i for i in range(3) if (i == axis) == (kind == "axis")]
        kept = [i for i in range(3) if i not in free]
        assert np.abs(way[free]).max() > 0.01
        assert_allclose(way[kept], 0.0, atol=1e-12)
        assert gizmo.steps[-1] == "Move rod 1"
        press(gizmo.window, Qt.Key.Key_Z, CTRL)
        assert_allclose(gizmo.ground("rod 1"), before, atol=0)


def test_rings_turn_about_their_axes_in_steps(gizmo):
    for axis in range(3):
        center = gizmo.ground("rod 1")
        before = gizmo.model
        poses = initial_poses(before)
        pull(gizmo, part(gizmo, "ring", axis), (45, 30))
        turn = initial_poses(gizmo.model).rotation[0] @ poses.rotation[0].T
        assert_allclose(gizmo.ground("rod 1"), center, atol=1e-12)
        assert_allclose(turn @ np.eye(3)[axis], np.eye(3)[axis], atol=1e-12)
        steps = np.degrees(np.arccos((np.trace(turn) - 1) / 2)) / 15
        assert steps > 0.5
        assert steps == pytest.approx(round(steps), abs=1e-6)
        assert gizmo.steps[-1] == "Turn rod 1"
        press(gizmo.window, Qt.Key.Key_Z, CTRL)
        assert gizmo.model == before


def test_the_gizmo_follows_the_hand_to_the_pixel(gizmo):
    start = part(gizmo, "axis", 2)
    pull(gizmo, start, (0, -50), ALT)
    shown = gizmo.surface.touch.tool.gizmo()
    before = gizmo.surface.camera.to_view(np.array((0, 0, 0.1)))
    now = gizmo.surface.camera.to_view(shown.pivot)
    assert_allclose((now - before)[1], -50, atol=2.0)


def test_a_pull_snaps_to_a_point_of_a_body(gizmo):
    window = gizmo.window
    drawing = Hand(window)
    window.canvas.set_depth(-0.1)
    rod_behind(drawing, (0.2, 0, 0), (0.3, 0, 0.13))
    window.workspace.selection.set(("rod 1",))
    target = drawing.ends("rod 2")[1]
    start = part(gizmo, "axis", 0)
    drag(gizmo.view, start, gizmo.pixel(target))
    assert gizmo.ground("rod 1")[0] == pytest.approx(target[0], abs=1e-12)


def test_what_a_hinge_holds_turns_about_it_and_with_ctrl_comes_free(gizmo):
    drawing = Hand(gizmo.window)
    drawing.arm("H")
    drawing.click(drawing.ends("rod 1")[0])
    gizmo.window.workspace.selection.set(("rod 1",))
    pull(gizmo, part(gizmo, "axis", 0), (70, 0), ALT)
    foot, top = gizmo.ends("rod 1")
    assert_allclose(foot, (0, 0, 0), atol=1e-6)
    assert top[0] > 0.02
    assert_allclose(np.linalg.norm(top), 0.2, atol=1e-2)
    pull(gizmo, part(gizmo, "axis", 0), (70, 0), ALT | CTRL)
    assert gizmo.ends("rod 1")[0][0] > 0.02


def test_escape_puts_a_pull_back(gizmo):
    before = gizmo.model
    start = part(gizmo, "axis", 2)
    QTest.mousePress(gizmo.view, LEFT, pos=start)
    for by in (10, 25, 40):
        move(gizmo.view, start - QPoint(0, by), LEFT)
    assert gizmo.model != before
    QTest.keyClick(gizmo.view, Qt.Key.Key_Escape)
    assert gizmo.model == before
    QTest.mouseRelease(gizmo.view, LEFT, pos=start)
    assert gizmo.model == before


# The camera beside it


def test_a_tool_takes_the_left_button_and_the_right_one_turns_the_view(gizmo):
    camera = gizmo.window.view3d._view.camera
    before = camera.rotation()
    gizmo.arm("R")
    gizmo.click((0.1, 0, 0.1), (0.3, 0, 0.2))
    assert len(gizmo.model.bodies) == 2
    assert_allclose(camera.rotation(), before)
    gizmo.arm("R")
    start = QPoint(60, 60)
    QTest.mousePress(gizmo.view, Qt.MouseButton.RightButton, pos=start)
    for by in (20, 40):
        move(gizmo.view, start + QPoint(by, 0), Qt.MouseButton.RightButton)
    QTest.mouseRelease(gizmo.view, Qt.MouseButton.RightButton, pos=start + QPoint(40, 0))
    assert np.abs(camera.rotation() - before).max() > 0.1
    assert gizmo.tool == "rod"  # the way was no click


TOOLS = ["disc", "polygon", "particle", "prismatic", "spring", "force", "torque", "point", "ruler"]


def test_tools_of_all_kinds_draw_in_the_3d_view(gizmo):
    stack, before = gizmo.window.workspace.document.undo_stack, gizmo.model
    for name in TOOLS:
        count = stack.index()
        gizmo.window.toolbox.arm(name)
        gizmo.click((0, 0, 0.15), (0.2, 0, 0.3), (0.3, 0, 0.1))
        if not gizmo.window.toolbox.resting:
            gizmo.key("Return")
        assert stack.index() == count + 1, name
        assert gizmo.window.toolbox.resting, name
        press(gizmo.window, Qt.Key.Key_Z, CTRL)
        assert gizmo.model == before
    assert gizmo.refusals == []


def test_a_plane_seen_from_its_edge_is_told(gizmo):
    gizmo.window.view3d.look_from("right")
    gizmo.arm("R")
    gizmo.click((40, 40))
    assert "from its edge" in gizmo.refusals[-1]
    assert len(gizmo.model.bodies) == 1


def test_a_rod_begun_on_the_canvas_ends_in_the_3d_view(gizmo):
    drawing = Hand(gizmo.window)
    drawing.arm("R")
    drawing.click((0.1, 0, 0.0), modifiers=CTRL)
    gizmo.click((0.3, 0, 0.1), modifiers=CTRL)
    start, end = gizmo.ends("rod 2")
    assert_allclose(start, (0.1, 0, 0), atol=0.02)
    assert_allclose(end, (0.3, 0, 0.1), atol=0.02)


def test_the_camera_stands_still_once_the_hand_is_at_it(gizmo):
    view = gizmo.window.view3d
    camera = view._view.camera
    gizmo.arm("R")
    view.refresh()  # nothing waits
    camera.zoom(0.5, 0.0, 0.0)
    distance = camera.distance
    view.fit_soon()  # which is done later
    QTest.mouseClick(gizmo.view, LEFT, pos=QPoint(60, 60))
    view.refresh()
    assert camera.distance == distance


def test_the_motion_of_what_was_drawn_in_the_3d_view_is_seen_there(empty, qtbot):
    hand = Hand(empty, empty.view3d.hand)
    view = empty.view3d

    def run():
        with qtbot.waitSignal(empty.workspace.runner.finished):
            press(empty, Qt.Key.Key_F5)
        empty.workspace.player.pause()
        view.refresh()

    hand.arm("2")
    hand.arm("R")
    hand.click((0, 0, 0.1), (0.1, 0, 0.3))
    hand.arm("H")
    hand.click(hand.ends("rod 1")[0])
    camera = view._view.camera
    while camera.filled_by(view._cloud())[0] < 1.0:  # as close as one draws something small
        camera.zoom(1.2, 0.0, 0.5)
    run()
    assert camera.filled_by(view._cloud())[0] <= 1.0
    view._view.follows_fit, view._view.is_navigated = False, True  # the person decides now
    camera.zoom(3.0, 0.0, 0.5)
    distance = camera.distance
    run()
    assert camera.distance == distance
