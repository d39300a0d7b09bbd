"""What a tool is about goes while the hand is at it: by undo, in the history, with another file."""

import numpy as np
import pytest
from PySide6.QtTest import QTest
from tests.hand import Hand
from tests.person import LEFT, choose
from tests.strict_weather import MODELS

from kanevas.drawing.geometry import PLANES
from kanevas.edits.drawing import rod
from kanevas.edits.elements import added


def undo_by_the_menu(window):
    choose(window, "Edit", "Undo Draw rod")


def go_back_in_the_history(window):
    window.history_dock.raise_()
    view = window.history.viewport()
    start = window.history.visualRect(window.history.model().index(0, 0))
    QTest.mouseClick(view, LEFT, pos=start.center())


def open_a_file(window):
    window.workspace.document.undo_stack.setClean()
    assert window.files.open(MODELS / "two_bodies.json")


@pytest.mark.parametrize(
    ("tool", "go"),
    [
        ("A", undo_by_the_menu),
        ("A", go_back_in_the_history),
        ("A", open_a_file),
        ("K", undo_by_the_menu),
    ],
)
def test_the_hand_goes_on_without_it(window, tool, go):
    window.workspace.document.apply("Draw rod", a_rod)
    window.fit_views()
    hand = Hand(window)
    hand.arm(tool)
    hand.click((0.0, 0.0, 0.0))
    armed = window.toolbox.tool
    hand.move(0.3, 0.2, 0.0)
    go(window)
    window.grab()
    assert {*armed.holds} == set()
    assert "rod" not in {body.name for body in hand.model.bodies}
    hand.move(0.1, 0.1, 0.0)
    hand.click((0.2, 0.1, 0.0))
    window.grab()
    hand.key("Escape")
    hand.key("Escape")
    assert hand.tool == "select"


def a_rod(model):
    return added(model, rod("rod", np.array((-0.3, 0, 0)), np.array((0.3, 0, 0)), PLANES["xy"]))
