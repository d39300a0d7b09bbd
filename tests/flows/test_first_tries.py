"""What newcomers tried first, by mouse and keys: each gives what was meant, or a word.

How long a person takes is counted by the keystroke-level model (Card, Moran and Newell, The
keystroke-level model for user performance time with interactive systems, CACM 23, 1980): to point
takes 1.1 s, a button 0.1 s down and 0.1 s up, a key of an average typist 0.28 s, a change of the
hand between mouse and keyboard 0.4 s, and each thought of what comes next 1.35 s.
"""

import re

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel
from tests.app.browser.lines import seen
from tests.hand import CTRL, Hand
from tests.person import choose, press, wait_until

from kane.elements.fixed import Fixed
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.fields import GROUND

pytestmark = pytest.mark.usefixtures("shared_window")

POINT, BUTTON, KEY, HOME, THOUGHT = 1.1, 0.2, 0.28, 0.4, 1.35  # s
# A run closes its joints to 1e-10 of the size of a mechanism; what is seen is far coarser.
CLOSED = 1e-8  # m


class Newcomer(Hand):
    """A hand that takes its time, as a person does."""

    def __init__(self, window):
        super().__init__(window)
        self.time = 0.0
        self._at = "mouse"

    def arm(self, key, modifiers=Qt.KeyboardModifier.NoModifier):
        self._press_keys(1 + (modifiers != Qt.KeyboardModifier.NoModifier), THOUGHT)
        super().arm(key, modifiers)

    def key(self, key, modifiers=Qt.KeyboardModifier.NoModifier):
        self._press_keys(1)
        super().key(key, modifiers)

    def click(self, *places, modifiers=Qt.KeyboardModifier.NoModifier):
        for place in places:
            self.time += POINT + BUTTON + (HOME if self._at == "keys" else 0.0)
            self._at = "mouse"
            super().click(place, modifiers=modifiers)

    def _press_keys(self, count, thought=0.0):
        self.time += thought + count * KEY + (HOME if self._at == "mouse" else 0.0)
        self._at = "keys"


@pytest.fixture
def hand(window):
    hand = Newcomer(window)
    hand.arm("N", CTRL)
    return hand


def run(hand, qtbot):
    with qtbot.waitSignal(hand.window.workspace.runner.finished):
        hand.arm("F5")
    hand.window.workspace.player.pause()
    result = hand.window.workspace.presenter.result
    assert result.outcome.ok
    return result


def health(hand):
    wait_until(lambda: not hand.window.workspace.examiner.is_behind)
    return hand.window.health.text()


def pairs(hand):
    return [(type(joint), {joint.body_a, joint.body_b}) for joint in hand.model.joints]


def stays_together(result):
    """Whether the two ends of each joint at a point are at one place, all the time."""
    for joint in result.model.joints:
        if isinstance(joint, Revolute):
            for time in np.linspace(0.0, result.time[-1], 7):
                poses = result.poses_at(float(time))
                first, second = (poses.point(*end) for end in joint.ends())
                assert_allclose(first, second, atol=CLOSED)


FOOT, KNEE, TIP = (0.0, 0.0, 0.0), (0.2, 0.0, 0.0), (0.4, 0.0, 0.0)


def test_a_double_pendulum_takes_less_than_thirty_seconds(hand, qtbot):
    hand.arm("R")
    hand.click(FOOT, KNEE)
    hand.arm("R")
    hand.click(KNEE, TIP)
    assert health(hand).endswith("2 bodies fall")  # a word before the run, not after it
    hand.arm("H")
    hand.click(FOOT)
    assert pairs(hand) == [(Revolute, {"rod 1", "rod 2"}), (Revolute, {GROUND, "rod 1"})]
    assert health(hand) == "2 degrees of freedom"
    stays_together(run(hand, qtbot))
    assert hand.refusals == []
    assert hand.time < 30


CRANK, SLIDE = (0.1, 0.1, 0.0), (0.5, 0.0, 0.0)


def test_a_slider_crank_takes_less_than_forty_five_seconds(hand, qtbot):
    hand.arm("R")
    hand.click(FOOT, CRANK)
    hand.arm("R")
    hand.click(CRANK, SLIDE)
    hand.arm("B")
    hand.click((0.4, -0.05, 0.0), (0.6, 0.05, 0.0))
    hand.arm("H")
    hand.click(FOOT)
    hand.arm("H")
    hand.click(SLIDE)
    hand.arm("S")
    hand.click((0.55, 0.03, 0.0))
    hand.arm("O")  # the direction at hand is the one that is meant
    hand.click(FOOT)
    assert pairs(hand) == [
        (Revolute, {"rod 1", "rod 2"}),
        (Revolute, {GROUND, "rod 1"}),
        (Revolute, {"rod 2", "box 1"}),
        (Prismatic, {GROUND, "box 1"}),
    ]
    assert health(hand) == "0 degrees of freedom"  # none redundant: it is planar
    result = run(hand, qtbot)
    stays_together(result)
    assert_allclose(result["box 1.y"], 0.0, atol=CLOSED)
    assert np.ptp(result["box 1.x"]) > 0.2
    assert hand.refusals == []
    assert hand.time < 45


def test_a_rod_ends_at_the_corner_of_the_grid_at_which_it_is_aimed(hand):
    hand.arm("R")
    hand.click(CRANK, SLIDE)
    assert_allclose(hand.ends("rod 1")[1], SLIDE, atol=1e-12)


def test_a_second_rod_without_a_hinge_of_its_own_does_not_fall_off(hand, qtbot):
    hand.arm("R")
    hand.click(FOOT, KNEE)
    hand.arm("H")
    hand.click(FOOT)
    hand.arm("R")
    hand.click(KNEE, TIP)
    stays_together(run(hand, qtbot))


def test_a_rod_left_loose_is_told_before_it_falls(hand):
    hand.arm("R")
    hand.click(FOOT, KNEE)
    hand.arm("H")
    hand.click(FOOT)
    hand.arm("R")
    hand.click((0.2, 0.2, 0.0), (0.4, 0.2, 0.0))
    assert health(hand) == "4 degrees of freedom, 1 body falls"
    hand.window.health.click()
    labels = hand.window.health.popup.findChildren(QLabel)
    assert any("“rod 2” is joined to nothing" in label.text() for label in labels)
    hand.window.health.popup.hide()


def test_what_only_hovers_is_in_no_list_and_ticks_no_first_step(hand):
    hand.window.assistance.show_first_steps()
    panel = hand.window.assistance.steps
    hand.arm("R")
    hand.click(FOOT, KNEE)
    lines, done = seen(hand.window.tree), panel.done
    hand.arm("H")
    hand.move(*FOOT)
    assert len(hand.shown.joints) == 1
    assert hand.model.joints == ()
    assert (seen(hand.window.tree), panel.done) == (lines, done)
    hand.click(FOOT)
    assert len(hand.model.joints) == 1
    assert panel.done > done


def test_a_wheel_rolls_on_the_floor_below_it_wherever_below_one_clicks(hand):
    hand.arm("D")
    hand.click((0.0, 0.1, 0.0), (0.1, 0.1, 0.0))
    choose(hand.window, "Insert", "More joints", "Rolling disc")
    hand.click((0.0, 0.1, 0.0))
    assert "below it for a level one" in hand.hint
    hand.click((0.0, -0.1, 0.0))
    (rolling,) = hand.model.joints
    assert isinstance(rolling, RollingDisc)
    assert_allclose(rolling.axis_a, (0, 1, 0), atol=1e-12)
    assert_allclose(rolling.point_a, (0, 0, 0), atol=1e-12)


def test_where_rods_are_hinged_another_hinge_is_asked_about(hand):
    hand.arm("R")
    hand.click(FOOT, KNEE)
    hand.arm("R")
    hand.click(KNEE, TIP)
    hand.arm("H")
    hand.click(KNEE)
    menu = QApplication.activePopupWidget()
    assert "joined here already" in menu.actions()[0].text()
    hand.key("Escape")
    wait_until(lambda: QApplication.activePopupWidget() is None)
    assert len(hand.model.joints) == 1


def test_a_brace_from_end_to_end_of_one_plate_holds_still(hand):
    hand.arm("B")
    hand.click((0.0, 0.0, 0.0), (0.2, 0.1, 0.0))
    hand.arm("R")
    hand.click((0.0, 0.0, 0.0), (0.2, 0.1, 0.0))
    assert pairs(hand) == [(Fixed, {"box 1", "rod 1"})]


def test_a_preview_leaves_with_the_pointer_and_the_model_stays_saved(hand):
    document = hand.window.workspace.document
    hand.arm("M")
    hand.move(0.1, 0.1, 0.0)
    assert len(hand.shown.bodies) == 1
    assert not document.modified
    QApplication.sendEvent(hand.view, QEvent(QEvent.Type.Leave))
    assert hand.shown is hand.model
    press(hand.window, Qt.Key.Key_Escape)


def drawn(hand):
    """Return the canvas as SVG, lines by their kinds alone.

    Qt hints the outlines of letters by what was written before: they differ by parts of a pixel.
    """
    svg = hand.window.exports.pictures.svg_of_canvas(QSize(600, 400))
    return re.sub(rb' d="[^"]*"', lambda line: re.sub(rb"[-.\d]+", b"", line[0]), svg)


def test_no_picture_that_is_written_has_what_is_only_proposed(hand):
    hand.arm("R")
    hand.click(FOOT, KNEE)
    hand.window.workspace.selection.set(("rod 1",))
    without = drawn(hand)
    assert hand.window.workspace.selection.names == ("rod 1",)
    hand.arm("R")
    hand.click(KNEE)
    hand.move(*TIP)
    assert len(hand.shown.bodies) == 2
    assert drawn(hand) == without
