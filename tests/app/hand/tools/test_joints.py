"""The tools that join where bodies overlap, and by a drag from one to another."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtWidgets import QApplication
from tests.app.browser.lines import seen
from tests.app.hand.tools.joining import at, bodies, hand_at, last, place
from tests.hand import ALT
from tests.person import choose, wait_until

from kane.analyses.health import examine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.fields import GROUND
from kanevas.drawing.geometry import PLANES
from kanevas.edits.drawing import rod
from kanevas.edits.elements import added

XY = PLANES["xy"]
MORE = (
    "Cylindrical joint", "Screw", "Universal joint", "Constant-velocity joint", "Planar joint",
    "Point on a line (slot)", "Point in a plane", "Parallel axes", "Perpendicular axes",
    "Rolling disc", "Knife edge (skate, wheel)", "Velocity joint",
)  # fmt: skip


@pytest.fixture
def hand(window):
    return hand_at(window)


# --- where bodies overlap


def test_one_click_hinges_two_rods_that_meet(hand):
    hand.arm("H")
    hand.click((0.0, 0.0, 0.0))
    (hinge,) = hand.model.joints
    assert isinstance(hinge, Revolute)
    assert bodies(hinge) == ("one", "two")
    assert_allclose(place(hand, hinge), 0.0, atol=1e-12)
    assert hand.steps[-1] == "Draw hinge"
    assert hand.window.workspace.selection.names == ("hinge 1",)
    assert hand.tool == "select"


def test_near_the_ends_the_pointer_snaps_to_them(hand):
    hand.arm("H")
    pixel = hand.pixel((0.0, 0.0, 0.0))
    hand.click((pixel.x() + 5, pixel.y() - 4))
    assert_allclose(place(hand, last(hand)), 0.0, atol=1e-12)
    hand.arm("H")
    pixel = hand.pixel((-0.3, 0.1, 0.0))
    hand.click((pixel.x() + 4, pixel.y()), modifiers=ALT)
    assert abs(place(hand, last(hand))[0][0] + 0.3) > 1e-4


def test_bodies_that_will_be_joined_light_up(hand):
    hand.arm("H")
    hand.move(0.0, 0.0, 0.0)
    assert hand.window.canvas._hovered == {"one", "two"}
    hand.move(0.3, -0.2, 0.0)
    assert hand.window.canvas._hovered == {"block", GROUND}
    hand.move(0.45, 0.3, 0.0)
    assert hand.window.canvas._hovered == frozenset()


def test_what_is_shown_before_the_click_is_what_comes(hand):
    before = hand.model
    hand.arm("H")
    hand.move(0.3, -0.2, 0.0)
    shown = hand.shown
    assert len(shown.joints) == 1
    assert hand.model == before
    assert not hand.window.workspace.document.undo_stack.undoText().startswith("Draw")
    hand.click((0.3, -0.2, 0.0))
    assert hand.model == shown
    hand.window.workspace.document.undo_stack.undo()
    assert hand.model == before


def test_a_single_body_is_joined_to_the_ground(hand):
    hand.arm("H")
    hand.click((-0.3, 0.1, 0.0))
    assert bodies(last(hand)) == (GROUND, "one")
    assert_allclose(last(hand).point_a, (-0.3, 0.1, 0.0), atol=1e-12)


def test_an_empty_spot_gives_a_hint_and_no_joint(hand):
    hand.arm("H")
    hand.click((0.45, 0.3, 0.0))
    assert hand.model.joints == ()
    assert hand.refusals == ["There is no body here: click on one, or where two overlap."]
    assert hand.tool == "revolute"


def test_where_two_are_joined_the_next_click_asks_before_it_joins_one_to_the_ground(hand):
    for _ in range(2):
        hand.arm("H")
        hand.click((0.0, 0.0, 0.0))
    assert [bodies(joint) for joint in hand.model.joints] == [("one", "two")]
    hand.choose(" and the ground")
    first, second = (bodies(joint) for joint in hand.model.joints)
    assert first == ("one", "two")
    assert second in ((GROUND, "one"), (GROUND, "two"))  # whichever lies under the pixel
    hand.arm("H")
    hand.click((0.0, 0.0, 0.0))
    assert len(hand.model.joints) == 2
    assert hand.refusals == ["All that is here is joined already."]


def test_three_bodies_in_one_place_are_chosen_from(hand):
    third = rod("three", at(0.0, 0.0), at(0.0, -0.3), XY)
    hand.window.workspace.document.apply("Third", lambda model: added(model, third))
    hand.arm("H")
    hand.click((0.0, 0.0, 0.0))
    menu = QApplication.activePopupWidget()
    assert len(menu.actions()) == 3
    texts = [action.text() for action in menu.actions()]
    hand.choose(next(text for text in texts if "one" in text and "three" in text))
    assert bodies(last(hand)) == ("one", "three")
    hand.arm("H")
    hand.click((0.0, 0.0, 0.0))
    # two and three, or two and one: both would do, and the loop is not offered again
    hand.choose("two")
    hand.arm("H")
    hand.click((0.0, 0.0, 0.0))
    hand.choose("and the ground")
    assert len(hand.model.joints) == 3
    assert GROUND in bodies(last(hand))
    assert examine(hand.model).redundancies == ()


def test_a_slider_where_a_rod_is_hinged_to_a_box_is_offered_to_the_box_first(hand):
    bar = rod("bar", at(0.3, -0.2), at(0.5, -0.2), XY)
    hand.window.workspace.document.apply("Bar", lambda model: added(model, bar))
    hand.arm("H")
    hand.click((0.3, -0.2, 0.0))
    assert set(bodies(last(hand))) == {"block", "bar"}
    hand.arm("S")
    hand.click((0.3, -0.2, 0.0))
    texts = [action.text() for action in QApplication.activePopupWidget().actions()]
    assert len(texts) == 2
    assert "block and the ground" in texts[0]
    hand.key("Return")
    hand.key("Return")  # the direction at hand
    assert isinstance(last(hand), Prismatic)
    assert bodies(last(hand)) == (GROUND, "block")


@pytest.mark.parametrize("other", ["H", "F5", "disarm"])
def test_a_slider_left_half_way_takes_the_direction_at_hand(hand, qtbot, other):
    hand.arm("S")
    hand.click((0.3, -0.2, 0.0))
    assert hand.model.joints == ()
    expected = hand.shown.joints
    match other:
        case "H":
            hand.arm("H")
            assert hand.tool == "revolute"
        case "F5":
            with qtbot.waitSignal(hand.window.workspace.runner.started):
                hand.arm("F5")
            hand.window.workspace.runner.stop()
        case "disarm":
            hand.window.toolbox.disarm()
    assert hand.model.joints == expected
    assert hand.steps[-1] == "Draw slider"


def test_what_is_only_shown_stands_in_no_list_and_is_no_step(hand):
    tree, before = hand.window.tree, hand.model
    lines = seen(tree)
    hand.arm("H")
    hand.move(0.0, 0.0, 0.0)
    assert hand.window.workspace.document.proposals == {"hinge 1"}
    assert hand.model is before
    assert seen(tree) == lines
    assert not hand.window.workspace.document.undo_stack.canRedo()


def test_leaving_the_choice_leaves_all_as_it_was(hand):
    before = hand.model
    hand.arm("E")
    hand.click((0.0, 0.0, 0.0))
    hand.key("Escape")
    wait_until(lambda: hand.model == before)
    assert hand.tool == "joint"


# --- from one body to another


def test_a_drag_to_another_body_joins_a_point_of_each(hand):
    hand.arm("H")
    hand.drag((0.2, 0.2, 0.0), (0.3, -0.2, 0.0))
    hinge = last(hand)
    assert bodies(hinge) == ("two", "block")
    assert_allclose(place(hand, hinge), [(0.2, 0.2, 0.0), (0.3, -0.2, 0.0)], atol=1e-9)
    assert [gap.element for gap in examine(hand.model).gaps] == ["hinge 1"]


def test_a_drag_the_other_way_makes_the_same_joint(hand):
    hand.arm("H")
    hand.drag((0.3, -0.2, 0.0), (0.2, 0.2, 0.0))
    there = last(hand)
    hand.window.workspace.document.undo_stack.undo()
    hand.arm("H")
    hand.drag((0.2, 0.2, 0.0), (0.3, -0.2, 0.0))
    assert last(hand) == there


def test_a_drag_to_an_empty_spot_joins_to_the_ground_there(hand):
    hand.arm("H")
    hand.drag((0.2, 0.2, 0.0), (0.4, 0.3, 0.0))
    assert bodies(last(hand)) == (GROUND, "two")
    assert_allclose(place(hand, last(hand)), [(0.4, 0.3, 0.0), (0.2, 0.2, 0.0)], atol=2e-3)


# --- a second step for the direction


def test_a_slider_takes_its_direction_from_the_pointer(hand):
    hand.arm("S")
    hand.click((0.3, -0.2, 0.0))
    assert hand.tool == "prismatic"
    assert "direction" in hand.hint
    hand.click((0.4, -0.1, 0.0))
    slider = last(hand)
    assert isinstance(slider, Prismatic)
    assert_allclose(slider.axis_a, (math.sqrt(0.5), math.sqrt(0.5), 0.0), atol=1e-6)
    assert hand.steps[-1] == "Draw slider"
    assert hand.tool == "select"


def test_without_a_move_it_goes_along_the_body(hand):
    hand.arm("S")
    hand.click((0.1, 0.1, 0.0))
    hand.key("Return")
    assert_allclose(last(hand).axis_a, (math.sqrt(0.5), math.sqrt(0.5), 0.0), atol=1e-6)


def test_its_angle_can_be_typed(hand):
    hand.arm("S")
    hand.click((0.3, -0.2, 0.0))
    hand.type("30")
    hand.key("Return")
    assert_allclose(last(hand).axis_a, (math.cos(math.pi / 6), 0.5, 0.0), atol=1e-12)


def test_all_other_joints_are_in_the_menu(hand):
    for title in MORE:
        choose(hand.window, "Insert", "More joints", title)
        hand.move(-0.25, -0.3, 0.0)
        hand.click((-0.25, -0.2, 0.0))
        if hand.tool != "select":
            hand.key("Return")
        assert bodies(last(hand)) == (GROUND, "wheel"), title
        assert hand.window.workspace.selection.names == (last(hand).name,)
        assert hand.tool == "select"
        hand.window.workspace.document.undo_stack.undo()
    assert hand.refusals == []


def test_a_wheel_rolls_on_a_ramp(hand):
    choose(hand.window, "Insert", "More joints", "Rolling disc")
    hand.click((-0.25, -0.2, 0.0))
    hand.type("-30")
    hand.key("Return")
    rolling = last(hand)
    assert isinstance(rolling, RollingDisc)
    assert_allclose(rolling.axis_a, (0.5, math.cos(math.pi / 6), 0.0), atol=1e-12)
    assert examine(hand.model).gaps == ()


@pytest.mark.parametrize(
    ("side", "up"),
    [((0.0, -0.2), (0, 1, 0)), ((0.2, 0.0), (-1, 0, 0)), ((0.0, 0.2), (0, -1, 0))],
    ids=["below", "right", "above"],
)
def test_the_floor_of_a_wheel_is_where_the_hand_clicks(hand, side, up):
    choose(hand.window, "Insert", "More joints", "Rolling disc")
    hand.click((-0.25, -0.2, 0.0))
    assert "floor" in hand.hint
    hand.click((-0.25 + side[0], -0.2 + side[1], 0.0))
    rolling = last(hand)
    assert isinstance(rolling, RollingDisc)
    assert_allclose(rolling.axis_a, up, atol=1e-12)
    contact = np.array((-0.25, -0.2, 0.0)) - 0.1 * np.array(up)
    assert_allclose(rolling.point_a, contact, atol=1e-12)


def test_hints_say_what_a_click_joins(hand):
    hand.arm("H")
    hand.move(0.0, 0.0, 0.0)
    assert "a click joins two and one" in hand.hint or "a click joins one and two" in hand.hint
    hand.move(-0.3, 0.1, 0.0)
    assert "a click joins one and the ground" in hand.hint
    hand.move(0.45, 0.3, 0.0)
    assert "click where bodies overlap" in hand.hint
