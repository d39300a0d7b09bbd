"""The tools that join, by mouse and keyboard."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.app.browser.lines import seen
from tests.hand import ALT, SHIFT, Hand
from tests.person import choose, wait_until

from kane.analyses.health import examine
from kane.elements.ball import Ball
from kane.elements.fixed import Fixed
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.fields import GROUND
from kane.model import Model
from kanevas.assets.paths import TEMPLATES
from kanevas.drawing.geometry import PLANES
from kanevas.edits.drawing import box, disc, particle, rod
from kanevas.edits.elements import added, find
from kanevas.edits.guessing import AT_ONE_POINT

XY = PLANES["xy"]
MORE = (
    "Cylindrical joint", "Screw", "Universal joint", "Constant-velocity joint", "Planar joint",
    "Point on a line (slot)", "Point in a plane", "Parallel axes", "Perpendicular axes",
    "Rolling disc", "Knife edge (skate, wheel)", "Velocity joint",
)  # fmt: skip


def at(x, y):
    return np.array((x, y, 0.0))


def scene():
    """Two rods that meet at the origin, a block, a wheel and a bead."""
    return Model(
        bodies=(
            rod("one", at(-0.3, 0.1), at(0.0, 0.0), XY),
            rod("two", at(0.0, 0.0), at(0.2, 0.2), XY),
            box("block", at(0.2, -0.25), at(0.4, -0.15), XY),
            disc("wheel", at(-0.25, -0.2), 0.1, XY),
            particle("bead", at(-0.1, 0.3)),
        )
    )


@pytest.fixture
def hand(window):
    window.workspace.document.apply("Scene", lambda _: scene())
    window.canvas.fit()
    return Hand(window)


def last(hand):
    return hand.model.joints[-1]


def bodies(joint):
    return joint.body_a, joint.body_b


def place(hand, joint):
    return [hand.ground(*end) if end[0] != GROUND else end[1] for end in joint.ends()]


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
