"""Massless rods, anchors and other joints, and the tool that asks which."""

import math

import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.app.hand.tools.joining import bodies, hand_at, last
from tests.hand import ALT, SHIFT, Hand
from tests.person import choose, wait_until

from kane.analyses.health import examine
from kane.elements.ball import Ball
from kane.elements.fixed import Fixed
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.fields import GROUND
from kanevas.assets.paths import TEMPLATES
from kanevas.edits.elements import find
from kanevas.edits.guessing import AT_ONE_POINT


@pytest.fixture
def hand(window):
    return hand_at(window)


# --- two points


def test_a_massless_rod_goes_from_click_to_click(hand):
    choose(hand.window, "Insert", "More joints", "Massless rod")
    hand.click((0.2, 0.2, 0.0), (0.3, -0.2, 0.0))
    bar = last(hand)
    assert isinstance(bar, RodJoint)
    assert bodies(bar) == ("two", "block")
    assert bar.length == pytest.approx(math.hypot(0.1, 0.4))
    assert hand.steps[-1] == "Draw massless rod"


def test_both_ends_on_one_body_are_refused(hand):
    choose(hand.window, "Insert", "More joints", "Massless rod")
    hand.click((0.2, 0.2, 0.0), (0.1, 0.1, 0.0))
    assert hand.model.joints == ()
    assert "Both ends are on “two”" in hand.refusals[0]


def test_a_drag_within_one_body_is_refused_with_the_way_out(hand):
    hand.arm("H")
    hand.drag((-0.3, 0.1, 0.0), (-0.15, 0.05, 0.0))
    assert hand.model.joints == ()
    assert hand.refusals == [
        "Both places are on “one”: drag to another body, or click to join it to the ground."
    ]
    assert hand.tool == "revolute"


@pytest.mark.parametrize(("end", "pair"), [((-0.15, 0.05), "two"), ((0.1, 0.1), "one")])
def test_a_drag_from_where_bodies_overlap_along_one_of_them_joins_the_other_to_it(hand, end, pair):
    hand.arm("H")
    hand.drag((0.0, 0.0, 0.0), (*end, 0.0))
    assert set(bodies(last(hand))) == {"one", "two"}
    fixed = last(hand).point_a if pair == "one" else last(hand).point_b
    assert_allclose(hand.ground(pair, fixed), (0.0, 0.0, 0.0), atol=1e-12)


def test_a_refusal_moves_nothing_and_goes_with_the_next_thing_done(hand):
    hand.arm("H")
    scale = hand.window.canvas.camera.scale
    place = (0.45, 0.3, 0.0)
    before = hand.view.mapTo(hand.window, hand.pixel(place))
    hand.click(place)
    notices = hand.window.notices
    wait_until(notices.isVisible)
    QTest.qWait(1)
    assert hand.window.canvas.camera.scale == scale
    assert hand.view.mapTo(hand.window, hand.pixel(place)) == before
    hand.arm("M")
    hand.click(place)
    assert not notices.isVisible()


def test_the_right_button_takes_lines_of_what_it_ends_away(hand):
    hand.arm("R")
    hand.click((0.45, 0.3, 0.0))
    hand.move(0.1, 0.3, 0.0)
    assert hand.window.canvas.touch.at.snap.guides
    QTest.mouseClick(hand.view, Qt.MouseButton.RightButton, pos=hand.pixel((0.1, 0.3, 0.0)))
    assert hand.window.canvas.touch.at is None


# --- the anchor, the fixed joint, the ball


def test_an_anchor_fixes_a_body_to_the_ground(hand):
    hand.arm("G")
    hand.click((0.3, -0.2, 0.0))
    anchor = last(hand)
    assert isinstance(anchor, Fixed)
    assert (anchor.name, *bodies(anchor)) == ("anchor 1", GROUND, "block")
    hand.arm("G")
    hand.click((0.35, -0.2, 0.0))
    assert hand.refusals == ["All that is here is joined already."]


@pytest.mark.parametrize(("key", "kind"), [("X", Fixed), ("L", Ball), ("H", Revolute)])
def test_keys_of_joints(hand, key, kind):
    hand.arm(key)
    hand.click((0.0, 0.0, 0.0))
    assert type(last(hand)) is kind


# --- particles


def test_a_hinge_on_a_particle_is_refused_with_the_way_out(hand):
    hand.arm("H")
    hand.click((-0.1, 0.3, 0.0))
    assert hand.model.joints == ()
    assert "“bead” is a particle" in hand.refusals[0]
    hand.key("Escape")
    hand.arm("L")
    hand.click((-0.1, 0.3, 0.0))
    assert bodies(last(hand)) == (GROUND, "bead")


# --- the tool that asks


def test_join_offers_what_fits_the_most_likely_first(hand):
    hand.arm("E")
    hand.click((0.0, 0.0, 0.0))
    texts = [action.text() for action in QApplication.activePopupWidget().actions()]
    assert "Hinge" in texts[0]
    assert len(texts) == len(AT_ONE_POINT)
    assert isinstance(hand.shown.joints[0], Revolute)  # shown already
    hand.key("Return")
    assert isinstance(last(hand), Revolute)
    assert hand.steps[-1] == "Draw joint"
    assert hand.tool == "select"


def test_join_shows_each_joint_at_which_the_hand_is(hand):
    hand.arm("E")
    hand.click((0.0, 0.0, 0.0))
    menu = QApplication.activePopupWidget()
    QTest.keyClick(menu, Qt.Key.Key_Down)
    assert isinstance(hand.shown.joints[-1], Prismatic)
    hand.choose("Fixed joint")
    assert isinstance(last(hand), Fixed)


def test_join_asks_for_the_direction_of_a_slider(hand):
    hand.arm("E")
    hand.click((0.3, -0.2, 0.0))
    assert "Slider" in QApplication.activePopupWidget().actions()[0].text()  # it is a box
    hand.key("Return")
    assert hand.tool == "joint"
    hand.click((0.3, 0.0, 0.0))
    assert_allclose(last(hand).axis_a, (0.0, 1.0, 0.0), atol=1e-9)


def test_join_offers_a_massless_rod_between_points(hand):
    hand.arm("E")
    hand.drag((0.2, 0.2, 0.0), (0.3, -0.2, 0.0))
    hand.key("Return")
    assert isinstance(last(hand), RodJoint)


def test_join_at_hand_again_begins_with_a_hinge(hand):
    hand.window.toolbox.arm("joint", keep=True)
    hand.drag((0.2, 0.2, 0.0), (0.3, -0.2, 0.0))
    hand.key("Return")
    assert isinstance(last(hand), RodJoint)
    hand.move(0.0, 0.0, 0.0)
    assert isinstance(hand.shown.joints[-1], Revolute)


# --- what all of them keep to


@pytest.mark.parametrize("key", ["S", "H", "E", "X", "K", "A", "T"])
def test_escape_puts_all_back_and_then_the_tool_away(hand, key):
    before = hand.model
    hand.arm(key)
    hand.move(0.3, -0.2, 0.0)
    if key in "SKAT":
        hand.click((0.3, -0.2, 0.0))
        hand.move(0.4, 0.0, 0.0)
        hand.move(0.3, 0.0, 0.0)
        assert hand.shown != before
        hand.key("Escape")
        assert hand.shown == hand.model == before
        assert hand.tool != "select"
    hand.key("Escape")
    assert hand.model == before
    assert hand.tool == "select"


def test_shift_keeps_the_tool_armed(hand):
    hand.arm("H")
    hand.click((0.0, 0.0, 0.0), (-0.3, 0.1, 0.0), modifiers=SHIFT)
    assert hand.tool == "revolute"
    hand.click((0.2, 0.2, 0.0))
    assert hand.tool == "select"
    assert len(hand.model.joints) == 3


@pytest.mark.parametrize("key", ["2", "3"])
def test_in_the_other_planes_a_hinge_faces_the_viewer(window, key):
    window.workspace.document.open(TEMPLATES / "empty_in_space.json", as_copy=True)
    hand = Hand(window)
    hand.arm(key)
    hand.arm("R")
    hand.click((100, 200), (200, 120), modifiers=ALT)
    hand.arm("H")
    hand.click((100, 200))
    hinge = last(hand)
    normal = window.canvas.camera.axes[2]
    assert_allclose(hinge.axis_a, normal, atol=1e-12)
    assert examine(hand.model).gaps == ()
    assert examine(hand.model).configuration_freedoms == 1
    assert find(hand.model, "rod 1") is not None
