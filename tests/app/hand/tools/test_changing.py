"""The tools for stops, friction, latches and what else changes in a run, by mouse."""

import math

import pytest
from PySide6.QtWidgets import QApplication, QMenu
from tests.app.hand.tools.test_loads import (
    BEAD,
    BLOCK,
    EMPTY,
    HINGE,
    LEFT,
    RIGHT_WHEEL,
    SLEEVE,
    SLIDER,
    TIP,
    hand,
)

from kane.analyses.health import examine
from kane.elements.frictions import AngleFriction, DisplacementFriction
from kane.elements.latches import AngleLatch, BodyLatch, DisplacementLatch
from kane.elements.stops import AngleStop, DisplacementStop, OneWay
from kane.model import coordinates
from kane.model.poses import initial_poses
from kanevas.edits.elements import find, removed
from kanevas.menus.context_menu import open_context_menu

__all__ = ["hand"]


def drawn(model, joint, coordinate):
    return coordinates(model)[joint][coordinate].value(initial_poses(model))


@pytest.mark.parametrize(
    ("place", "joint", "kind", "coordinate"),
    [(HINGE, "hinge", AngleStop, "angle"), (SLIDER, "slider", DisplacementStop, "displacement")],
)
def test_a_stop_has_limits_about_where_the_joint_stands(hand, place, joint, kind, coordinate):
    hand.window.toolbox.arm("angle_stop")
    hand.click(place)
    (stop,) = hand.model.stops
    assert (type(stop), stop.joint) == (kind, joint)
    value = drawn(hand.model, joint, coordinate)
    assert stop.lower < value < stop.upper
    assert stop.upper - value == pytest.approx(value - stop.lower)
    assert examine(hand.model).contact_notes == ()
    assert (hand.tool, hand.steps[-1]) == ("select", "Draw stop")


@pytest.mark.parametrize(
    ("tool", "group", "kinds"),
    [
        ("angle_friction", "frictions", (AngleFriction, DisplacementFriction)),
        ("angle_latch", "latches", (AngleLatch, DisplacementLatch)),
    ],
)
def test_what_acts_in_a_joint_is_of_the_type_that_fits_it(hand, tool, group, kinds):
    for place in (HINGE, SLIDER):
        hand.window.toolbox.arm(tool)
        hand.click(place)
    assert tuple(map(type, getattr(hand.model, group))) == kinds
    assert [element.joint for element in getattr(hand.model, group)] == ["hinge", "slider"]


def test_a_sleeve_asks_whether_its_turn_or_its_slide_is_meant(hand):
    hand.window.toolbox.arm("angle_stop")
    hand.click(SLEEVE)
    hand.choose("its slide")
    (stop,) = hand.model.stops
    assert (type(stop), stop.joint) == (DisplacementStop, "sleeve")


def test_a_free_wheel_takes_hinges_alone(hand):
    hand.window.toolbox.arm("one_way")
    hand.click(SLIDER)
    assert hand.refusals == ["A free wheel needs a joint that turns: click on a hinge."]
    hand.click(HINGE)
    (wheel,) = hand.model.stops
    assert (type(wheel), wheel.joint) == (OneWay, "hinge")


def test_a_release_takes_any_joint_once(hand):
    hand.window.toolbox.arm("release")
    hand.click(EMPTY)
    assert hand.refusals == ["A release lets a joint go: click on one."]
    hand.click(SLEEVE)  # which turns and slides, and is not asked about
    (release,) = hand.model.releases
    assert (release.joint, release.open) == ("sleeve", False)


def test_a_rope_goes_from_click_to_click_and_hangs_loose(hand):
    hand.window.toolbox.arm("rope")
    hand.click(TIP, BLOCK)
    (rope,) = hand.model.stops
    ends = [hand.ground(*end) for end in rope.ends()]
    assert (rope.body_a, rope.body_b, rope.lower) == ("arm", "block", None)
    assert rope.upper == pytest.approx(1.1 * math.dist(*ends))


def test_a_latch_goes_from_body_to_body(hand):
    hand.window.toolbox.arm("body_latch")
    hand.click(TIP, BLOCK)
    (latch,) = hand.model.latches
    assert (type(latch), latch.body_a, latch.body_b) == (BodyLatch, "arm", "block")


def test_a_clutch_takes_two_hinges_and_grips_by_what_turns(hand):
    hand.window.toolbox.arm("clutch")
    hand.click(LEFT)
    assert hand.hint == "Clutch: click the hinge of the other shaft"
    hand.click(RIGHT_WHEEL)
    (clutch,) = hand.model.frictions
    assert (clutch.joint_a, clutch.joint_b, clutch.ratio) == ("left", "right", 1.0)
    inertias = [find(hand.model, n).mass_properties().inertia[2, 2] for n in ("small", "large")]
    reduced = 1 / sum(1 / inertia for inertia in inertias)
    assert clutch.moment == pytest.approx(2 * math.pi * reduced, rel=0.05)  # rounded to two digits


def test_an_impulse_points_where_the_hand_goes(hand):
    hand.window.toolbox.arm("impulse")
    x, y, z = BEAD
    hand.drag(BEAD, (x - 0.1, y, z))
    (blow,) = hand.model.impulses
    assert (blow.body, blow.moment) == ("bead", (0.0, 0.0, 0.0))
    assert blow.impulse[0] < 0
    assert blow.impulse[1:] == (0.0, 0.0)


def test_an_impulse_takes_typed_values(hand):
    hand.window.toolbox.arm("impulse")
    hand.click(BEAD)
    hand.move(*EMPTY)
    hand.type("2 N s")
    hand.key("Tab")
    hand.type("90 deg")
    hand.key("Return")
    (blow,) = hand.model.impulses
    assert blow.impulse == pytest.approx((0.0, 2.0, 0.0))


def test_an_event_is_made_from_the_menu(window):
    (action,) = window.menus.insert.actions_for("events")
    action.trigger()
    (event,) = window.workspace.document.model.events
    assert (event.when, event.does) == ("t >= 1", "mark")
    assert window.workspace.selection.names == (event.name,)


def menu_of(window, names):
    window.workspace.selection.set(names)
    menu = open_context_menu(window.menus, window.canvas.mapToGlobal(window.canvas.rect().center()))
    return next((m for m in menu.findChildren(QMenu) if m.title() == "Put &into it"), None), menu


def test_the_menu_of_a_joint_puts_things_into_it(hand):
    into, menu = menu_of(hand.window, ("slider",))
    texts = [action.text().replace("&", "") for action in into.actions()]
    assert {"Stop of a joint", "Latch of a joint", "Dry friction in a joint", "Motor"} <= set(texts)
    assert "Free wheel" not in texts
    into.actions()[texts.index("Stop of a joint")].trigger()
    menu.close()
    (stop,) = hand.model.stops
    assert (type(stop), stop.joint, hand.tool) == (DisplacementStop, "slider", "select")
    assert hand.steps[-1] == "Draw stop"


def test_the_menu_of_a_sleeve_tells_turns_from_slides(hand):
    into, menu = menu_of(hand.window, ("sleeve",))
    texts = [action.text().replace("&", "") for action in into.actions()]
    assert {"Stop of a joint (its turn)", "Stop of a joint (its slide)"} <= set(texts)
    assert texts.count("Release of a joint") == 1
    menu.close()


def test_a_body_has_nothing_put_into_it(hand):
    _, menu = menu_of(hand.window, ("arm",))
    assert not any("into" in action.text() for action in menu.actions())
    menu.close()


def test_what_acts_in_a_joint_goes_with_it_and_comes_back(hand):
    for tool, places in (
        ("angle_stop", (HINGE,)), ("angle_friction", (HINGE,)), ("angle_latch", (HINGE,)),
        ("release", (HINGE,)), ("one_way", (HINGE,)), ("clutch", (HINGE, LEFT)),
    ):  # fmt: skip
        hand.window.toolbox.arm(tool)
        hand.click(*places)
    before = hand.model
    assert len(before.stops) == 2
    assert len(before.frictions) == 2
    hand.window.workspace.document.apply("Delete", lambda model: removed(model, ("hinge",)))
    after = hand.model
    assert (after.stops, after.frictions, after.latches, after.releases) == ((), (), (), ())
    hand.window.workspace.document.undo_stack.undo()
    assert hand.model == before
    QApplication.processEvents()
