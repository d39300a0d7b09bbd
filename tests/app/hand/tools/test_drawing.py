"""The tools that draw bodies, by mouse and keyboard."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from tests.app.hand.tools.pixel_hand import CORNERS
from tests.person import double_click

from kane.elements.orientation import AxisAngle
from kane.model.poses import initial_poses

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
TAB, ENTER, ESCAPE = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape


# --- snapping


def test_a_second_rod_starts_exactly_at_the_end_of_the_first(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 200), (220, 131))
    hand.arm(Qt.Key.Key_R)
    hand.click((223, 134), modifiers=Qt.KeyboardModifier.NoModifier)
    hand.click((300, 290))
    first, second = hand.model.bodies
    assert_allclose(hand.end_pixels(second)[0], hand.end_pixels(first)[1], atol=1e-9)


def test_alt_suspends_snapping(hand):
    hand.arm(Qt.Key.Key_R)
    hand.click((100, 200), (220, 131))
    hand.arm(Qt.Key.Key_R)
    hand.click((223, 134), (300, 290))
    assert_allclose(hand.end_pixels(hand.model.bodies[1])[0], (223, 134), atol=1e-9)


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
    assert_allclose(hand.end_pixels(rod)[0], (100, 200), atol=1e-9)
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
    assert_allclose(box.position, hand.ground_at(300, 300) + np.array([-0.1, 0.05, 0]), atol=1e-12)


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
    assert_allclose(hand.end_pixels(hand.model.bodies[0]), [(100, 200), (220, 131)], atol=1e-9)
    assert hand.steps == ["Draw capsule"]


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
