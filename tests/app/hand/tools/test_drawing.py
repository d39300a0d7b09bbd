"""Every drawing tool, by mouse and keyboard."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.person import LEFT, click, double_click, drag, move, press, to_front

from kane.elements.orientation import AxisAngle
from kane.model.poses import initial_poses

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
TAB, ENTER, ESCAPE = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape


class Hand:
    """A hand at an empty window; pixels of the canvas are given as pairs."""

    def __init__(self, window):
        self.window = window
        self.view = window.canvas.viewport()

    def arm(self, key, modifiers=Qt.KeyboardModifier.NoModifier):
        press(self.window, key, modifiers)

    def click(self, *places, modifiers=ALT):
        """Click, by default without snapping."""
        for place in places:
            move(self.view, QPoint(*place), modifiers=modifiers)
            QTest.mouseClick(self.view, LEFT, modifiers, QPoint(*place))

    def move(self, *place, modifiers=ALT):
        move(self.view, QPoint(*place), modifiers=modifiers)

    def drag(self, *places):
        drag(self.view, *(QPoint(*place) for place in places), modifiers=ALT)

    def type(self, text):
        QTest.keyClicks(QApplication.focusWidget(), text[:1])  # the field comes with the first key
        QTest.keyClicks(QApplication.focusWidget(), text[1:])

    def key(self, key):
        QTest.keyClick(QApplication.focusWidget(), key)

    @property
    def model(self):
        return self.window.workspace.document.model

    @property
    def shown(self):
        """The model with what the tool proposes to add."""
        return self.window.workspace.document.shown

    @property
    def steps(self):
        stack = self.window.workspace.document.undo_stack
        return [stack.text(i) for i in range(stack.count())]

    def ground(self, *place):
        return self.window.canvas.camera.to_ground(*place)

    def pixels(self, ground):
        return self.window.canvas.camera.to_view(np.array(ground, dtype=float))

    def ends(self, body):
        poses = initial_poses(self.model)
        (shape,) = body.shapes
        return [self.pixels(poses.point(body.name, p)) for p in (shape.start, shape.end)]


@pytest.fixture
def hand(window):
    to_front(window)
    window.canvas.setFocus()
    return Hand(window)


# --- snapping


def test_a_second_rod_starts_exactly_at_the_end_of_the_first(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 200), (220, 131))
    hand.arm(Qt.Key.Key_R)
    hand.click((223, 134), modifiers=Qt.KeyboardModifier.NoModifier)
    hand.click((300, 290))
    first, second = hand.model.bodies
    assert_allclose(hand.ends(second)[0], hand.ends(first)[1], atol=1e-9)


def test_alt_suspends_snapping(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 200), (220, 131))
    hand.arm(Qt.Key.Key_R)
    hand.click((223, 134), (300, 290))
    assert_allclose(hand.ends(hand.model.bodies[1])[0], (223, 134), atol=1e-9)


def test_pressing_alt_frees_the_pointer_where_it_rests(hand):
    hand.arm(Qt.Key.Key_M)
    hand.move(
        *(hand.pixels((0, 0, 0)) + 4).astype(int).tolist(), modifiers=Qt.KeyboardModifier.NoModifier
    )
    assert hand.shown.bodies[0].position == (0.0, 0.0, 0.0)
    hand.key(Qt.Key.Key_Alt)  # pressed and released
    assert hand.shown.bodies[0].position == (0.0, 0.0, 0.0)
    QTest.keyPress(hand.window.canvas, Qt.Key.Key_Alt)
    assert hand.shown.bodies[0].position != (0.0, 0.0, 0.0)
    QTest.keyRelease(hand.window.canvas, Qt.Key.Key_Alt)


# --- typed values


def test_length_and_angle_are_typed(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 200))
    hand.move(200, 190)
    hand.type("250 mm")
    hand.key(TAB)
    hand.type("30 deg")
    hand.key(ENTER)
    (rod,) = hand.model.bodies
    assert math.dist(rod.shapes[0].start, rod.shapes[0].end) == pytest.approx(0.25)
    assert rod.orientation == AxisAngle(axis=(0, 0, 1), angle=pytest.approx(math.pi / 6))
    assert_allclose(hand.ends(rod)[0], (100, 200), atol=1e-9)
    assert hand.steps == ["Draw rod"]
    assert hand.window.toolbox.resting
    assert hand.window.canvas.hasFocus()


def test_a_typed_length_is_held_while_the_pointer_turns_the_rod(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((200, 200))
    hand.move(300, 200)
    hand.type("0,1")
    hand.click((200, 20))
    (rod,) = hand.model.bodies
    assert math.dist(rod.shapes[0].start, rod.shapes[0].end) == pytest.approx(0.1)
    assert rod.orientation.angle == pytest.approx(math.pi / 2)


def test_units_are_those_that_the_user_has_chosen(hand):
    hand.window.workspace.units.choose("mm")
    hand.arm(Qt.Key.Key_D)
    hand.click((200, 200))
    hand.move(240, 200)
    hand.type("40")
    hand.key(ENTER)
    assert hand.model.bodies[0].shapes[0].radius == pytest.approx(0.04)


def test_wrong_text_says_why_and_draws_nothing(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 200))
    hand.move(200, 190)
    hand.type("25 kg")
    hand.key(ENTER)
    assert hand.steps == []
    assert "a length is wanted" in hand.window.hint.text()
    hand.key(ESCAPE)
    assert hand.window.toolbox.tool.name == "rod"
    hand.click((220, 200))
    assert len(hand.model.bodies) == 1


def test_a_length_of_zero_is_refused(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 200))
    hand.move(200, 190)
    hand.type("0")
    hand.key(ENTER)
    assert hand.steps == []
    assert "greater than zero" in hand.window.hint.text()


def test_tab_asks_for_the_place_of_a_particle(hand):
    hand.arm(Qt.Key.Key_M)
    hand.move(200, 200)
    hand.key(TAB)
    hand.type("0.3")
    hand.key(TAB)
    hand.type("-0.2")
    hand.key(ENTER)
    (particle,) = hand.model.bodies
    assert particle.particle
    assert particle.position == pytest.approx((0.3, -0.2, 0.0))


# --- bodies


def test_a_box_goes_from_corner_to_corner(hand):
    hand.arm(Qt.Key.Key_B)
    hand.drag((100, 100), (220, 160))
    (box,) = hand.model.bodies
    scale = hand.window.canvas.camera.scale
    assert_allclose(box.shapes[0].size[:2], (120 / scale, 60 / scale))
    assert_allclose(hand.pixels(box.position), (160, 130), atol=1e-9)


def test_width_and_height_of_a_box_are_typed_towards_the_pointer(hand):
    hand.arm(Qt.Key.Key_B)
    hand.click((300, 300))
    hand.move(200, 200)
    hand.type("0.2")
    hand.key(TAB)
    hand.type("0.1")
    hand.key(ENTER)
    (box,) = hand.model.bodies
    assert_allclose(box.shapes[0].size[:2], (0.2, 0.1))
    assert_allclose(box.position, hand.ground(300, 300) + np.array([-0.1, 0.05, 0]), atol=1e-12)


@pytest.mark.parametrize(
    ("modifiers", "kind"), [(Qt.KeyboardModifier.NoModifier, "Disc"), (SHIFT, "Sphere")]
)
def test_discs_and_spheres_go_from_centre_to_rim(hand, modifiers, kind):
    hand.arm(Qt.Key.Key_D, modifiers)
    hand.click((200, 200), (230, 240))
    (body,) = hand.model.bodies
    assert type(body.shapes[0]).__name__ == kind
    assert body.shapes[0].radius == pytest.approx(50 / hand.window.canvas.camera.scale)
    assert_allclose(hand.pixels(body.position), (200, 200), atol=1e-9)


def test_a_capsule_is_drawn_like_a_rod(hand):
    hand.arm(Qt.Key.Key_R, SHIFT)
    hand.click((100, 200), (220, 131))
    assert_allclose(hand.ends(hand.model.bodies[0]), [(100, 200), (220, 131)], atol=1e-9)
    assert hand.steps == ["Draw capsule"]


CORNERS = [(100, 100), (260, 110), (240, 220), (90, 200)]


@pytest.mark.parametrize("end", ["first corner", "Enter", "double click", "right button"])
def test_a_plate_is_closed(hand, end):
    hand.arm(Qt.Key.Key_P)
    hand.click(*CORNERS[:3])
    match end:
        case "first corner":
            hand.click(CORNERS[3], (102, 103))
        case "Enter":
            hand.click(CORNERS[3])
            hand.key(ENTER)
        case "double click":
            double_click(hand.view, QPoint(*CORNERS[3]))
        case "right button":
            hand.click(CORNERS[3])
            QTest.mouseClick(hand.view, Qt.MouseButton.RightButton, pos=QPoint(400, 300))
    (plate,) = hand.model.bodies
    poses = initial_poses(hand.model)
    corners = [hand.pixels(poses.point(plate.name, (x, y, 0))) for x, y in plate.shapes[0].points]
    assert_allclose(corners, CORNERS, atol=4 if end == "double click" else 1e-9)
    assert hand.steps == ["Draw plate"]
    assert hand.window.toolbox.resting


def test_sides_of_a_plate_that_would_cross_are_refused_with_the_reason(hand):
    hand.arm(Qt.Key.Key_P)
    hand.click((100, 100), (300, 100), (300, 200), (200, 50))
    assert hand.window.notices.isVisible()
    assert "must not cross" in hand.window.notices.label.text()
    hand.click((100, 200))
    hand.key(ENTER)
    assert len(hand.model.bodies[0].shapes[0].points) == 4


def test_backspace_takes_a_corner_back_and_the_hint_counts(hand):
    hand.arm(Qt.Key.Key_P)
    hand.click(*CORNERS)
    assert ": 4;" in hand.window.hint.text()
    hand.key(Qt.Key.Key_Backspace)
    assert ": 3;" in hand.window.hint.text()
    hand.key(ENTER)
    assert len(hand.model.bodies[0].shapes[0].points) == 3


def test_a_plate_of_two_corners_is_refused(hand):
    hand.arm(Qt.Key.Key_P)
    hand.click(*CORNERS[:2])
    hand.key(ENTER)
    assert hand.model.bodies == ()
    assert "three corners" in hand.window.notices.label.text()


# --- chains


def test_a_chain_of_rods_hangs_together_by_hinges(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 100), (200, 130), modifiers=ALT | SHIFT)
    hand.click((300, 100), modifiers=ALT | SHIFT)
    hand.click((350, 200))
    assert [body.name for body in hand.model.bodies] == ["rod 1", "rod 2", "rod 3"]
    poses = initial_poses(hand.model)
    for joint, place in zip(hand.model.joints, [(200, 130), (300, 100)], strict=True):
        for body, point in joint.ends():
            assert_allclose(hand.pixels(poses.point(body, point)), place, atol=1e-9)
    assert [(j.body_a, j.body_b) for j in hand.model.joints] == [
        ("rod 1", "rod 2"),
        ("rod 2", "rod 3"),
    ]
    assert hand.steps == ["Draw rod"] * 3


def test_undo_takes_the_last_link_of_a_chain_with_its_hinge(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 100), (200, 130), modifiers=ALT | SHIFT)
    hand.click((300, 100))
    hand.window.workspace.document.undo_stack.undo()
    assert [body.name for body in hand.model.bodies] == ["rod 1"]
    assert hand.model.joints == ()


@pytest.mark.parametrize("end", ["Enter", "double click", "right button", "Escape"])
def test_a_chain_ends_without_the_link_under_way(hand, end):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 100), (200, 130), modifiers=ALT | SHIFT)
    if end == "double click":
        hand.click((300, 100), modifiers=ALT | SHIFT)
        QTest.mouseDClick(hand.view, LEFT, ALT, QPoint(300, 100))
    else:
        hand.click((300, 100), modifiers=ALT | SHIFT)
        hand.move(350, 200)
        assert len(hand.shown.bodies) == 3
    match end:
        case "Enter":
            hand.key(ENTER)
        case "Escape":
            hand.key(ESCAPE)
        case "right button":
            QTest.mouseClick(hand.view, Qt.MouseButton.RightButton, pos=QPoint(350, 200))
    assert len(hand.model.bodies) == 2
    assert len(hand.model.joints) == 1
    assert hand.window.toolbox.resting == (end != "Escape")


# --- marks


def test_a_measure_point_lies_on_the_body_that_is_clicked(hand):
    hand.arm(Qt.Key.Key_B)
    hand.drag((100, 100), (220, 160))
    hand.arm(Qt.Key.Key_I)
    hand.click((120, 120))
    (mark,) = hand.model.points
    assert mark.body == "box 1"
    place = initial_poses(hand.model).point("box 1", mark.point)
    assert_allclose(hand.pixels(place), (120, 120), atol=1e-9)


def test_a_measure_point_on_the_ground_is_refused(hand):
    hand.arm(Qt.Key.Key_I)
    hand.click((120, 120))
    assert hand.model.points == ()
    assert "lies on a body" in hand.window.notices.label.text()


def test_a_ruler_goes_from_a_body_to_the_ground(hand):
    hand.arm(Qt.Key.Key_D)
    hand.click((200, 200), (230, 200))
    hand.arm(Qt.Key.Key_U)
    hand.click((203, 202), modifiers=Qt.KeyboardModifier.NoModifier)
    hand.click((300, 310))
    (ruler,) = hand.model.rulers
    assert (ruler.body_a, ruler.body_b) == ("disc 1", "ground")
    assert_allclose(ruler.point_a, (0, 0, 0), atol=1e-12)
    assert_allclose(hand.pixels(ruler.point_b), (300, 310), atol=1e-9)


def test_a_note_is_typed_on_the_canvas(hand):
    hand.arm(Qt.Key.Key_W)
    hand.click((200, 200))
    QTest.keyClicks(QApplication.focusWidget(), "R is no rod here")
    hand.key(ENTER)
    (note,) = hand.model.notes
    assert note.text == "R is no rod here"
    assert_allclose(hand.pixels(note.position), (200, 200), atol=1e-9)
    assert hand.window.canvas.hasFocus()
    assert hand.window.toolbox.resting


@pytest.mark.parametrize("end", [ESCAPE, ENTER])
def test_a_note_that_says_nothing_is_none(hand, end):
    hand.arm(Qt.Key.Key_W)
    hand.click((200, 200))
    if end == ESCAPE:
        QTest.keyClicks(QApplication.focusWidget(), "never mind")
    hand.key(end)
    assert hand.model.notes == ()
    assert hand.steps == []
    assert hand.window.canvas.hasFocus()


# --- left half way


def take_from_palette(hand, tool):
    """Take a tool with the mouse, which leaves the keys where they are."""
    actions = hand.window.menus.insert.tools.actions()
    action = next(action for action in actions if action.data() == tool)
    click(hand.window.menus.insert.palette.widgetForAction(action))
    assert hand.window.toolbox.tool.name == tool


def test_a_note_that_is_typed_stays_when_another_tool_is_taken(hand):
    hand.arm(Qt.Key.Key_W)
    hand.click((200, 200))
    QTest.keyClicks(QApplication.focusWidget(), "a pivot")
    take_from_palette(hand, "rod")
    assert [note.text for note in hand.model.notes] == ["a pivot"]
    take_from_palette(hand, "select")
    double_click(hand.view, QPoint(205, 200))
    QTest.keyClicks(QApplication.focusWidget(), "a foot")
    take_from_palette(hand, "rod")
    assert [note.text for note in hand.model.notes] == ["a foot"]


@pytest.mark.parametrize(("corners", "plates"), [(2, 0), (3, 1), (4, 1)])
def test_a_plate_of_three_corners_is_closed_when_another_tool_is_taken(hand, corners, plates):
    hand.arm(Qt.Key.Key_P)
    hand.click(*CORNERS[:corners])
    hand.move(150, 250)
    take_from_palette(hand, "rod")
    assert len(hand.model.bodies) == plates
    assert hand.shown is hand.model
    for body in hand.model.bodies:
        assert len(body.shapes[0].points) == corners


def test_a_rod_that_has_only_begun_is_none_when_another_tool_is_taken(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 100))
    hand.move(200, 200)
    take_from_palette(hand, "disc")
    assert hand.shown.bodies == ()
    assert hand.steps == []


def test_what_hangs_at_the_pointer_goes_when_the_pointer_leaves(hand):
    hand.arm(Qt.Key.Key_M)
    hand.move(200, 200)
    assert len(hand.shown.bodies) == 1
    QApplication.sendEvent(hand.view, leave_event())
    assert hand.shown.bodies == ()


def leave_event():
    from PySide6.QtCore import QEvent

    return QEvent(QEvent.Type.Leave)


# --- what all of them keep to


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_R, Qt.Key.Key_B, Qt.Key.Key_D, Qt.Key.Key_P, Qt.Key.Key_U]
)
def test_escape_puts_all_back_and_then_the_tool_away(hand, key):
    before = hand.model
    hand.arm(key)
    hand.click((100, 100), (250, 120)) if key == Qt.Key.Key_P else hand.click((100, 100))
    hand.move(240, 180)
    hand.key(ESCAPE)
    assert hand.model == before
    assert not hand.window.toolbox.resting
    hand.key(ESCAPE)
    assert hand.window.toolbox.resting


@pytest.mark.parametrize("key", [Qt.Key.Key_M, Qt.Key.Key_I])
def test_where_nothing_is_begun_escape_puts_the_tool_away(hand, key):
    hand.arm(Qt.Key.Key_B)
    hand.click((100, 100), (200, 200))
    before = hand.model
    hand.arm(key)
    hand.move(150, 150)
    assert hand.shown != before
    hand.key(ESCAPE)
    assert hand.window.toolbox.resting
    assert hand.shown == hand.model == before


def test_shift_keeps_the_tool_armed(hand):
    hand.arm(Qt.Key.Key_M)
    hand.click((100, 100), (200, 100), modifiers=ALT | SHIFT)
    assert hand.window.toolbox.tool.name == "particle"
    hand.click((300, 100))
    assert hand.window.toolbox.resting
    assert len(hand.model.bodies) == 3


def test_a_shortcut_pressed_elsewhere_gives_the_keys_to_the_canvas(hand):
    hand.window.tree.setFocus()
    hand.arm(Qt.Key.Key_R)
    assert hand.window.canvas.hasFocus()


def test_a_file_does_not_hold_what_is_only_shown(hand, tmp_path):
    hand.arm(Qt.Key.Key_M)
    hand.move(200, 200)
    hand.window.workspace.document.save(tmp_path / "empty.json")
    assert (
        "particle" not in (tmp_path / "empty.json").read_text(encoding="utf-8").split("bodies")[-1]
    )
