"""Mechanisms drawn on an empty canvas by mouse and keyboard alone, and run."""

import json
import math
from pathlib import Path

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from tests.hand import Hand
from tests.person import press, type_into

from kane.fields import GROUND
from kane.model import check
from kanevas.kinds.labels import MASS

REFERENCE = Path(__file__).parents[1] / "reference"
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
# both sides are integrated to about 1e-12 in each step; what is left is a few hundred times that
TOLERANCE = 1e-9


@pytest.fixture
def hand(window):
    return Hand(window)


def draw_rod(hand, start, length, angle):
    """Draw a rod from a place by typing its size."""
    hand.arm("R")
    hand.click(start)
    hand.move(*(place + 30 for place in start[:2]), *start[2:])
    hand.type(length)
    hand.key("Tab")
    hand.type(angle)
    hand.key("Return")
    press(hand.window, Qt.Key.Key_F)


def hinge(hand, place):
    hand.arm("H")
    hand.click(place)


def type_settings(hand, **settings):
    for field, text in settings.items():
        type_into(hand.window.solver_form.editor(field).line, text)


def give_mass(hand, name, mass, *moments):
    """Type mass and inertia of a body into the Inspector."""
    hand.click(hand.ground(name))
    inspector = hand.window.inspector
    assert hand.window.workspace.selection.names == (name,)
    source = inspector.form.sections[MASS].source
    source.setFocus()
    QTest.keyClick(source, Qt.Key.Key_Home)
    type_into(inspector.form.editor("mass").line, mass)
    for line, text in zip(inspector.form.editor("inertia").moments.lines, moments, strict=True):
        type_into(line, text)
    hand.window.canvas.setFocus()


def run(hand, qtbot):
    with qtbot.waitSignal(hand.window.workspace.runner.finished):
        press(hand.window, Qt.Key.Key_F5)
    hand.window.workspace.player.pause()
    assert hand.window.workspace.presenter.result.outcome.ok
    return hand.window.workspace.presenter.result


def undo_all_and_redo(hand, empty):
    """Take back all steps and take them again; both ends are what they were."""
    full, stack = hand.model, hand.window.workspace.document.undo_stack
    count = stack.count()
    while stack.canUndo():
        press(hand.window, Qt.Key.Key_Z, CTRL)
    assert hand.model == empty
    for _ in range(count):
        press(hand.window, Qt.Key.Key_Z, CTRL | SHIFT)
    assert hand.model == full


def test_a_double_pendulum_swings_as_the_reference_says(hand, qtbot):
    empty = hand.model
    draw_rod(hand, (0.0, 0.0, 0.0), "1 m", "1.2 rad - 90 deg")
    draw_rod(hand, hand.ends("rod 1")[1], "1 m", "0.3 rad - 90 deg")
    hinge(hand, hand.ends("rod 1")[0])
    give_mass(hand, "rod 1", "1.2", "0.001", "0.1", "0.1")
    give_mass(hand, "rod 2", "1.2", "0.001", "0.1", "0.1")
    type_settings(hand, duration="4", record_every="0.1", rtol="1e-12", atol="1e-13")
    check(hand.model)
    joined = [(joint.body_a, joint.body_b) for joint in hand.model.joints]
    assert joined == [("rod 1", "rod 2"), (GROUND, "rod 1")]
    result = run(hand, qtbot)
    table = json.loads((REFERENCE / "hinged_rods.json").read_text(encoding="utf-8"))
    found = np.stack(
        [
            result["rod 1.angle_z"] + np.pi / 2,
            result["rod 2.angle_z"] + np.pi / 2,
            result["rod 1.wz"],
            result["rod 2.wz"],
        ],
        axis=1,
    )
    assert_allclose(result.time, table["time"], atol=1e-12)
    assert_allclose(found, table["values"], atol=TOLERANCE * np.abs(found).max())
    undo_all_and_redo(hand, empty)


BASE, CRANK, COUPLER, ROCKER = 0.5, 0.15, 0.45, 0.35


def elbow(angle):
    """Return where coupler and rocker meet, above the line from the crank's end to the ground."""
    b = CRANK * np.stack((np.cos(angle), np.sin(angle)), axis=-1)
    way = (BASE, 0.0) - b
    length = np.linalg.norm(way, axis=-1, keepdims=True)
    along = (COUPLER**2 - ROCKER**2 + length**2) / (2 * length)
    ahead = way / length
    left = np.stack((-ahead[..., 1], ahead[..., 0]), axis=-1)
    return b, b + along * ahead + np.sqrt(COUPLER**2 - along**2) * left


def test_a_four_bar_linkage_with_a_motor_moves_as_its_geometry_says(hand, qtbot):
    empty = hand.model
    start = math.pi / 3
    b, c = elbow(np.array(start))
    draw_rod(hand, (0.0, 0.0, 0.0), f"{CRANK} m", "60 deg")
    coupler = math.atan2(c[1] - b[1], c[0] - b[0])
    draw_rod(hand, hand.ends("rod 1")[1], f"{COUPLER} m", f"{coupler!r} rad")
    hand.arm("R")
    hand.click((BASE, 0.0, 0.0))  # a corner of the grid
    hand.click(hand.ends("rod 2")[1])
    press(hand.window, Qt.Key.Key_F)
    for rod in ("rod 1", "rod 3"):
        hinge(hand, hand.ends(rod)[0])
    hand.arm("O")
    hand.click(hand.ends("rod 1")[0])
    type_settings(hand, duration="1", record_every="0.02", rtol="1e-10", atol="1e-12")
    check(hand.model)
    joined = {(joint.body_a, joint.body_b) for joint in hand.model.joints}
    assert joined == {(GROUND, "rod 1"), ("rod 1", "rod 2"), ("rod 2", "rod 3"), (GROUND, "rod 3")}
    result = run(hand, qtbot)
    b, c = elbow(start + 2 * math.pi * result.time)
    expected = np.arctan2(c[:, 1] - b[:, 1], c[:, 0] - b[:, 0])
    turned = np.arctan2(c[:, 1], c[:, 0] - BASE)
    # the motor holds a speed: what the integration loses of the angle shows, 1e-10 a step
    assert_allclose(result["rod 2.angle_z"], expected, atol=1e-8)
    assert_allclose(result["rod 3.angle_z"], turned, atol=1e-8)
    assert_allclose(result["rod 1.wz"], 2 * math.pi, atol=1e-9)
    undo_all_and_redo(hand, empty)
