import math

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from tests.hand import ALT, SHIFT, Hand
from tests.person import LEFT, drag, move, press, to_front

from kane.analyses.health import examine
from kane.elements.ball import Ball
from kane.elements.fixed import Fixed
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.drawing.geometry import PLANES
from kanevas.edits.drawing import box, particle, rod
from kanevas.edits.elements import added
from kanevas.edits.joining import Place, joint

CTRL = Qt.KeyboardModifier.ControlModifier
XY = PLANES["xy"]
TIP, FREE = (0.2, 0.1, 0.0), (0.35, -0.2, 0.0)


@pytest.fixture
def empty(window):
    to_front(window)
    window.canvas.setFocus()
    return window


def ends(window, name):
    poses = initial_poses(window.workspace.document.model)
    (shape,) = next(
        body for body in window.workspace.document.model.bodies if body.name == name
    ).shapes
    return [window.canvas.camera.to_view(poses.point(name, p)) for p in (shape.start, shape.end)]


def test_a_rod_goes_from_click_to_click(empty):
    press(empty, Qt.Key.Key_R)
    viewport = empty.canvas.viewport()
    alt = Qt.KeyboardModifier.AltModifier  # it suspends snapping
    QTest.mouseClick(viewport, LEFT, alt, QPoint(100, 200))
    move(viewport, QPoint(200, 120))
    assert empty.workspace.document.undo_stack.count() == 0
    QTest.mouseClick(viewport, LEFT, alt, QPoint(220, 100))
    assert_allclose(ends(empty, "rod 1"), [(100, 200), (220, 100)], atol=1e-9)
    assert empty.workspace.document.undo_stack.undoText() == "Draw rod"
    assert empty.workspace.selection.names == ("rod 1",)
    assert empty.toolbox.resting


def test_escape_puts_away_the_rod_and_then_the_tool(empty):
    press(empty, Qt.Key.Key_R)
    viewport = empty.canvas.viewport()
    QTest.mouseClick(viewport, LEFT, pos=QPoint(100, 200))
    move(viewport, QPoint(200, 120))
    assert len(empty.workspace.document.shown.bodies) == 1
    press(empty, Qt.Key.Key_Escape)
    assert empty.workspace.document.shown.bodies == ()
    assert empty.toolbox.tool.name == "rod"
    press(empty, Qt.Key.Key_Escape)
    assert empty.toolbox.resting


@pytest.mark.parametrize("plane", ["1", "2", "3"])
def test_in_every_plane_the_rod_lies_as_it_was_drawn(empty, plane):
    press(empty, getattr(Qt.Key, f"Key_{plane}"))
    press(empty, Qt.Key.Key_R)
    viewport = empty.canvas.viewport()
    # with Alt nothing snaps, wherever crossings of the grid lie
    drag(viewport, QPoint(100, 200), QPoint(160, 120), modifiers=Qt.KeyboardModifier.AltModifier)
    assert_allclose(ends(empty, "rod 1"), [(100, 200), (160, 120)], atol=1e-9)
    scale = empty.canvas.camera.scale
    radius = empty.workspace.document.model.bodies[0].shapes[0].radius
    assert radius == pytest.approx(math.hypot(60, 80) / scale / 25)


# --- what a rod is joined to


def drawn(*bodies):
    return Model(planar=True, bodies=bodies)


@pytest.fixture
def hand(window):
    arm = rod("arm", np.zeros(3), np.array(TIP), XY)
    plate = box("block", np.array((-0.5, -0.3, 0.0)), np.array((-0.3, -0.2, 0.0)), XY)
    bead = particle("bead", np.array((-0.3, 0.2, 0.0)))
    window.workspace.document.apply("Scene", lambda _: drawn(arm, plate, bead))
    window.canvas.fit()
    window.canvas.snapper.kinds = window.canvas.snapper.kinds - {"grid", "angle", "alignment"}
    return Hand(window)


def pairs(hand):
    return [(type(j), {j.body_a, j.body_b}) for j in hand.model.joints]


@pytest.mark.parametrize("tool", ["rod", "capsule"])
@pytest.mark.parametrize("way", [(TIP, FREE), (FREE, TIP)])
def test_a_bar_is_hinged_to_the_body_at_whose_end_it_begins_or_ends(hand, tool, way):
    hand.window.toolbox.arm(tool)
    hand.click(*way)
    name = hand.model.bodies[-1].name
    assert pairs(hand) == [(Revolute, {"arm", name})]
    ((place, _), (other, _)) = ((hand.ground(*end), end) for end in hand.model.joints[0].ends())
    assert_allclose(place, TIP, atol=1e-12)
    assert_allclose(other, TIP, atol=1e-12)
    assert len(hand.steps) == 2  # the scene, and the bar with its hinge
    assert examine(hand.model).gaps == ()


def test_the_hint_says_what_a_click_joins(hand):
    hand.arm("R")
    hand.move(*TIP)
    assert "hinges it to “arm”" in hand.hint
    hand.move(*FREE)
    assert "arm" not in hand.hint


def test_with_ctrl_it_stays_loose(hand):
    hand.arm("R")
    hand.click(TIP, modifiers=CTRL)
    hand.click(FREE)
    assert len(hand.model.bodies) == 4
    assert hand.model.joints == ()


def test_a_rod_from_one_body_to_another_is_hinged_to_both(hand):
    hand.arm("R")
    hand.click(TIP, (-0.3, -0.2, 0.0))
    assert pairs(hand) == [(Revolute, {"arm", "rod 1"}), (Revolute, {"block", "rod 1"})]


def test_a_rod_with_both_ends_on_one_body_is_fixed_to_it_once(hand):
    hand.arm("R")
    hand.click((-0.5, -0.3, 0.0), (-0.3, -0.2, 0.0))
    assert pairs(hand) == [(Fixed, {"block", "rod 1"})]
    assert examine(hand.model).redundancies == ()


def test_to_a_particle_it_is_joined_by_a_ball(hand):
    hand.arm("R")
    hand.click((-0.3, 0.2, 0.0), FREE)
    assert pairs(hand) == [(Ball, {"bead", "rod 1"})]


def test_at_a_hinge_on_the_ground_it_is_hinged_to_the_ground(hand):
    hand.arm("H")
    hand.click((0.0, 0.0, 0.0))
    hand.arm("R")
    hand.click((0.0, 0.0, 0.0), FREE)
    assert pairs(hand)[-1] == (Revolute, {GROUND, "rod 1"})


def test_at_a_slider_on_the_ground_it_is_hinged_to_what_slides(hand):
    middle = np.array((-0.4, -0.25, 0.0))
    place = Place(GROUND, "block", middle, middle, XY[0], XY)

    def with_slider(model):
        return added(model, joint(model, Prismatic, "slider", place))

    hand.window.workspace.document.apply("Slider", with_slider)
    hand.arm("R")
    hand.click(FREE, tuple(middle.tolist()))
    assert pairs(hand)[-1] == (Revolute, {"block", "rod 1"})


def test_a_typed_length_that_misses_the_end_joins_nothing_there(hand):
    hand.arm("R")
    hand.click(FREE)
    hand.move(*TIP)
    hand.type("100 mm")
    hand.key("Return")
    assert len(hand.model.bodies) == 4
    assert hand.model.joints == ()


def test_at_the_origin_without_a_body_nothing_is_joined(hand):
    hand.window.workspace.document.undo_stack.undo()
    hand.arm("R")
    hand.click((0.0, 0.0, 0.0), FREE)
    assert len(hand.model.bodies) == 1
    assert hand.model.joints == ()


def test_a_chain_goes_on_from_its_own_last_link_and_closes_on_another_body(hand):
    hand.arm("R")
    hand.click(TIP, FREE, modifiers=SHIFT)
    hand.click((-0.3, -0.2, 0.0))
    hinged = [{"arm", "rod 1"}, {"rod 1", "rod 2"}, {"block", "rod 2"}]
    assert pairs(hand) == [(Revolute, both) for both in hinged]


def test_an_undo_of_what_the_rod_begins_at_puts_it_away(hand):
    hand.arm("R")
    hand.click(TIP)
    hand.move(*FREE)
    hand.window.workspace.document.undo_stack.undo()
    assert hand.shown.bodies == ()
    hand.click(FREE, modifiers=ALT)
    assert hand.shown.bodies == ()
