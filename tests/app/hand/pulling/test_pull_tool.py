"""What the hand asks of a live run, on a canvas with no window and no run."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from tests.app.hand.tools.bench import SIZE, Bench
from tests.person import LEFT, move

from kane.model import Model
from kane.parts import Body, Box
from kanevas.canvas import Canvas
from kanevas.document.selection import Selection

SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


class Puller:
    """As a live run, which writes down what it is asked for."""

    def __init__(self):
        self.is_ready, self.hand, self.asked = True, None, []

    def grab(self, body, point, turning):
        self.asked.append(("grab", body, point, turning))

    def drag(self, target):
        self.asked.append(("drag", target))

    def let_go(self):
        self.asked.append(("let go",))


def plate(planar=True):
    body = Body(
        name="plate", mass=1.0, inertia=(0.1, 0.1, 0.1), position=(0.5, 0.25, 0.0),
        center=(0.1, 0.0, 0.0), shapes=(Box(size=(0.4, 0.3, 0.1), center=(0.1, 0.0, 0.0)),),
    )  # fmt: skip
    return Model(bodies=(body,), planar=planar, work_plane="xy")


@pytest.fixture
def bench(qtbot):
    selection = Selection()
    canvas = Canvas(selection)
    qtbot.addWidget(canvas)
    canvas.resize(*SIZE)
    canvas.show()
    bench = Bench(canvas, selection)
    bench.desk.puller = Puller()
    bench.draw(plate())
    return bench


def pixel(bench, x, y):
    view = bench.canvas.camera.to_view(np.array((x, y, 0.0)))
    return QPoint(*np.round(view).astype(int).tolist())


def ground(bench, at):
    return bench.canvas.camera.to_ground(at.x(), at.y())


def press(bench, at, modifiers=NONE):
    QTest.mousePress(bench.canvas.viewport(), LEFT, modifiers, at)


def release(bench, at):
    QTest.mouseRelease(bench.canvas.viewport(), LEFT, NONE, at)


def test_a_press_takes_hold_of_the_point_a_drag_moves_it_and_a_release_lets_go(bench):
    start, end = pixel(bench, 0.7, 0.3), pixel(bench, 0.9, 0.45)
    press(bench, start)
    ((grab, body, point, turning),) = bench.desk.puller.asked
    assert (grab, body, turning) == ("grab", "plate", False)
    assert_allclose(point, ground(bench, start) - (0.5, 0.25, 0.0), atol=1e-12)
    move(bench.canvas.viewport(), end, LEFT)
    kind, target = bench.desk.puller.asked[-1]
    assert kind == "drag"
    assert_allclose(target, ground(bench, end), atol=1e-12)
    release(bench, end)
    assert bench.desk.puller.asked[-1] == ("let go",)
    assert bench.selection.names == ("plate",)
    assert bench.document.undo_stack.count() == 1, "the drawing alone"


def test_with_shift_it_turns_about_the_mass_centre_and_counts_turns(bench):
    middle = np.array((0.6, 0.25))
    press(bench, pixel(bench, 0.7, 0.25), SHIFT)
    assert bench.desk.puller.asked[0][3] is True
    for angle in np.arange(0.0, 2.5 * math.pi, 0.2):
        way = 0.1 * np.array((math.cos(angle), math.sin(angle)))
        move(bench.canvas.viewport(), pixel(bench, *(middle + way)), LEFT, SHIFT)
    kind, rotation = bench.desk.puller.asked[-1]
    assert kind == "drag"
    # to the pixel, as 0.1 m is some ten of them
    assert_allclose(rotation, (0.0, 0.0, angle), atol=0.1)


def test_beside_the_bodies_a_press_lets_the_selection_go(bench):
    bench.selection.set(("plate",))
    press(bench, QPoint(5, 5))
    release(bench, QPoint(5, 5))
    assert bench.desk.puller.asked == []
    assert bench.selection.names == ()


def test_escape_lets_go_and_what_follows_does_nothing(bench):
    press(bench, pixel(bench, 0.7, 0.3))
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, NONE)
    assert bench.canvas.touch.wants(key)
    assert bench.canvas.touch.key(key)
    assert bench.desk.puller.asked[-1] == ("let go",)
    count = len(bench.desk.puller.asked)
    move(bench.canvas.viewport(), pixel(bench, 0.8, 0.3), LEFT)
    release(bench, pixel(bench, 0.8, 0.3))
    assert len(bench.desk.puller.asked) == count
    assert not bench.canvas.touch.wants(key)


def test_the_window_lets_go_when_it_loses_the_focus(bench):
    press(bench, pixel(bench, 0.7, 0.3))
    bench.toolbox.end_pulls()
    assert bench.desk.puller.asked[-1] == ("let go",)


def test_without_motion_the_tool_for_picking_has_the_hand(bench):
    bench.desk.puller.is_ready = False
    press(bench, pixel(bench, 0.7, 0.3))
    release(bench, pixel(bench, 0.7, 0.3))
    assert bench.desk.puller.asked == []
    assert bench.canvas.touch.tool is bench.toolbox.tool


def test_the_hint_says_what_a_hand_can_do(bench):
    assert "Drag a body to pull it" in bench.toolbox.hint
    press(bench, pixel(bench, 0.7, 0.3))
    assert "let plate go" in bench.toolbox.hint


def test_a_particle_cannot_be_turned(bench):
    bench.draw(Model(bodies=(Body(name="m", mass=1.0, particle=True, position=(0.5, 0.2, 0.0)),)))
    press(bench, pixel(bench, 0.5, 0.2), SHIFT)
    assert bench.desk.puller.asked[0][3] is False


def test_the_view_stays_while_the_hand_holds_and_follows_the_motion_again(bench):
    canvas = bench.canvas
    assert canvas._follows_fit
    press(bench, pixel(bench, 0.7, 0.3))
    assert not canvas._follows_fit
    release(bench, pixel(bench, 0.7, 0.3))
    assert canvas._follows_fit
