"""A person lets things touch: draws a ball and the ground, drops it, runs, and sees the forces."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from tests.hand import Hand
from tests.person import choose, click, press, wait_until

from kane.elements.contacts import BodyContact, PlaneContact
from kane.model.poses import initial_poses
from kane.reading.holds import room_between
from kanevas.edits.elements import find
from kanevas.kinds.labels import SHAPES

pytestmark = pytest.mark.usefixtures("shared_window")

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def hand(window):
    return Hand(window)


def draw_ball(hand, x, y, radius=0.1):
    hand.window.toolbox.arm("sphere")
    hand.click((x, y, 0.0), (x + radius, y, 0.0))


def run(hand, qtbot):
    with qtbot.waitSignal(hand.window.workspace.runner.finished):
        press(hand.window, Qt.Key.Key_F5)
    hand.window.workspace.player.pause()
    assert hand.window.workspace.presenter.result.outcome.ok
    return hand.window.workspace.presenter.result


def contacts(hand):
    return [(type(c).__name__, c.body_a, c.body_b) for c in hand.model.contacts]


def test_a_ball_falls_on_a_slope_that_was_drawn_and_shows_its_forces(hand, qtbot):
    window = hand.window
    draw_ball(hand, 0.0, 0.5)
    name = hand.model.bodies[0].name
    hand.arm("C", SHIFT)
    assert "click a body, or the ground" in hand.hint
    hand.click(hand.ground(name))
    assert "drag for a slope" in hand.hint
    # the line of ground is seen while it is drawn, and is no part of the model yet
    hand.drag((-0.4, 0.1, 0.0), (0.4, -0.1, 0.0))
    (plane,) = hand.model.contacts
    assert isinstance(plane, PlaneContact)
    across = np.array([0.8, -0.2, 0.0]) @ np.array(plane.axis_a)
    assert across == pytest.approx(0.0, abs=1e-2)
    assert plane.axis_a[1] > 0.0  # to the ball
    assert (hand.tool, hand.steps[-1]) == ("select", "Draw contact")

    hand.click(hand.ground(name))
    press(window, Qt.Key.Key_G, CTRL)
    assert hand.steps[-1] == f"Drop {name}"
    assert room_between(hand.model, plane, initial_poses(hand.model)) == pytest.approx(0, abs=1e-12)
    height = find(hand.model, name).position[1]
    press(window, Qt.Key.Key_Z, CTRL)
    assert find(hand.model, name).position[1] == pytest.approx(0.5, abs=1e-2)
    press(window, Qt.Key.Key_Z, CTRL | SHIFT)
    assert find(hand.model, name).position[1] == height

    result = run(hand, qtbot)
    touches, arrows = [], []
    window.workspace.overlays.touches_changed.connect(touches.append)
    window.workspace.overlays.arrows_changed.connect(
        lambda sets, legend: arrows.append((sets, legend))
    )
    window.workspace.player.seek(0.2)
    bare = window.canvas.grab().toImage()
    for kind in ("normal_force", "friction_force"):
        window.workspace.overlays.set_kind(kind, True)
    sets, legend = arrows[-1]
    assert [each.kind for each in sets] == ["normal_force", "friction_force"]
    assert touches[-1].holds == ("sticks",)  # it rolls: tan of the slope is below 7/2 of 0.3
    assert "Touches, and sticks" in [line.text for line in legend]
    at = touches[-1].at[0]
    assert sets[0].at[0] == pytest.approx(at)
    assert np.linalg.norm(at - result.poses_at(0.2).position[0]) == pytest.approx(0.1, rel=1e-2)
    assert window.canvas.grab().toImage() != bare
    # the same forces are there to be plotted
    size = np.linalg.norm(sets[1].parts[0]) / np.linalg.norm(sets[0].parts[0])
    frame = int(np.searchsorted(result.time, 0.2))
    told = [result[f"{plane.name}.{kind}"][frame] for kind in ("friction_force", "normal_force")]
    assert size == pytest.approx(told[0] / told[1], rel=1e-6)


def test_two_bodies_are_let_touch_by_two_clicks_in_either_order_and_refused_twice_the_same(hand):
    draw_ball(hand, -0.3, 0.4)
    draw_ball(hand, 0.3, 0.4)
    left, right = (body.name for body in hand.model.bodies)
    hand.arm("C", SHIFT)
    hand.click(hand.ground(right), hand.ground(right))
    assert "click another body" in hand.refusals[-1]
    hand.click(hand.ground(left))
    (contact,) = hand.model.contacts
    assert isinstance(contact, BodyContact)
    assert {contact.body_a, contact.body_b} == {left, right}
    # a drag from one to the other does the same, the ground first as well
    hand.arm("C", SHIFT)
    hand.click((0.0, 0.0, 0.0), hand.ground(left))
    assert contacts(hand)[1] == ("PlaneContact", "ground", left)
    # a click on the line of ground takes that plane
    hand.arm("C", SHIFT)
    hand.click((0.05, 0.0, 0.0), hand.ground(right))
    planes = [c for c in hand.model.contacts if isinstance(c, PlaneContact)]
    assert [each.body_b for each in planes] == [left, right]
    assert planes[0].point_a == planes[1].point_a
    assert len(hand.steps) == 5


def test_the_tick_lets_a_body_touch_all_around_and_nothing_again(hand):
    window = hand.window
    draw_ball(hand, -0.3, 0.4)
    draw_ball(hand, 0.3, 0.4)
    left, right = (body.name for body in hand.model.bodies)
    window.workspace.selection.set((left,))
    press(window, Qt.Key.Key_G, CTRL)
    assert contacts(hand) == [("PlaneContact", "ground", left)]
    window.workspace.selection.set((right,))
    tick = window.inspector.form.sections[SHAPES].touching
    assert tick.isVisibleTo(window) and not tick.isChecked()
    window.inspector.ensureWidgetVisible(tick)
    click(tick)
    assert sorted(contacts(hand)) == [
        ("BodyContact", left, right), ("PlaneContact", "ground", left),
        ("PlaneContact", "ground", right),
    ]  # fmt: skip
    assert hand.steps[-1] == f"Change contacts of {right}"
    assert tick.checkState() == Qt.CheckState.Checked
    window.workspace.selection.set((left,))
    assert window.menus.edit.touching.isChecked()
    choose(window, "Edit", "Touches what is around it")
    assert contacts(hand) == [("PlaneContact", "ground", right)]
    press(window, Qt.Key.Key_Z, CTRL)
    assert len(contacts(hand)) == 3


def test_bodies_inside_each_other_are_named_and_pushed_apart_by_a_link(hand, qtbot):
    window = hand.window
    draw_ball(hand, -0.05, 0.4)
    draw_ball(hand, 0.05, 0.4)
    names = [body.name for body in hand.model.bodies]
    window.workspace.selection.set(names[:1])
    choose(window, "Edit", "Touches what is around it")
    before = hand.model
    wait_until(lambda: not window.workspace.examiner.is_behind, 30)
    assert "bodies inside each other" in window.health.text()
    click(window.health)
    popup = window.health.popup
    finding = next(each for each in popup._findings if each.can_be_parted)
    assert all(name in finding.text for name in names)
    assert "Push the bodies apart" in popup._links(finding)
    with qtbot.waitSignal(window.parting.errand.succeeded):
        popup._select(finding, "part")
    (contact,) = hand.model.contacts
    assert room_between(hand.model, contact, initial_poses(hand.model)) == pytest.approx(
        0, abs=1e-9
    )
    assert hand.steps[-1] == "Push bodies apart"
    wait_until(lambda: not window.workspace.examiner.is_behind, 30)
    assert "inside" not in window.health.text()
    QTest.qWait(0)
    press(window, Qt.Key.Key_Z, CTRL)
    assert hand.model == before
