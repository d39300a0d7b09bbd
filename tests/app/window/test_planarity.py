"""A planar model is drawn in its plane alone."""

from PySide6.QtCore import Qt
from tests.hand import Hand
from tests.person import press

import kane
from kane.model.faults import faults

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def test_without_bodies_the_plane_that_is_chosen_becomes_that_of_the_model(window):
    press(window, Qt.Key.Key_2)
    model = window.workspace.document.model
    assert (model.work_plane, model.gravity) == ("xz", (0.0, 0.0, -9.81))
    hand = Hand(window)
    hand.arm("R")
    hand.click((100, 200), (200, 120))
    assert len(hand.model.bodies) == 1
    assert [fault for fault in faults(hand.model) if "plane" in fault.text] == []


def test_with_bodies_another_plane_is_to_look_at_and_tools_lead_back(window):
    hand = Hand(window)
    hand.arm("R")
    hand.click((100, 200), (200, 120))
    drawn = hand.model
    said = []
    window.workspace.notices.remarked.connect(lambda text, _: said.append(text))
    press(window, Qt.Key.Key_2)
    assert window.canvas.plane == "xz"
    assert hand.model == drawn
    hand.arm("B")
    assert window.canvas.plane == "xy"
    assert said == ["This model is planar: it is drawn in its plane x-y alone"]
    press(window, Qt.Key.Key_3)
    assert window.canvas.plane == "xy"


def test_in_space_all_planes_are_drawn_in_and_gravity_stays(window):
    hand = Hand(window)
    press(window, Qt.Key.Key_N, CTRL | ALT)
    before = hand.model
    assert not before.planar
    hand.arm("B")
    press(window, Qt.Key.Key_1)
    assert window.canvas.plane == "xy"
    assert hand.model == before
    assert isinstance(before, kane.Model)
