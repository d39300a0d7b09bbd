"""The tools for springs, motors, couplings and loads, by mouse and keyboard."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtWidgets import QApplication
from tests.hand import ALT, SHIFT, Hand
from tests.person import choose

from kane.elements.couplings import Gear, RackPinion
from kane.elements.cylindrical import Cylindrical
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.locks import AngleLock
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.fields import GROUND
from kane.model import Model, check
from kanevas.drawing.geometry import PLANES
from kanevas.edits.drawing import box, disc, particle, rod
from kanevas.edits.elements import added
from kanevas.edits.joining import Place, joint

XY = PLANES["xy"]
RIGHT = XY[0]


def at(x, y):
    return np.array((x, y, 0.0))


def grounded(model, kind, name, body, x, y):
    place = Place(GROUND, body, at(x, y), at(x, y), RIGHT, XY)
    return added(model, joint(model, kind, name, place))


def scene():
    """An arm on a hinge, a block on a slider, two wheels on hinges, a shaft in a sleeve, a bead."""
    model = Model(
        bodies=(
            rod("arm", at(-0.4, 0.2), at(-0.1, 0.3), XY),
            box("block", at(0.1, 0.25), at(0.3, 0.35), XY),
            disc("small", at(-0.3, -0.2), 0.1, XY),
            disc("large", at(-0.05, -0.2), 0.15, XY),
            rod("shaft", at(0.2, -0.2), at(0.4, -0.2), XY),
            particle("bead", at(0.4, 0.1)),
        )
    )
    model = grounded(model, Revolute, "hinge", "arm", -0.4, 0.2)
    model = grounded(model, Prismatic, "slider", "block", 0.2, 0.3)
    model = grounded(model, Revolute, "left", "small", -0.3, -0.2)
    model = grounded(model, Revolute, "right", "large", -0.05, -0.2)
    return grounded(model, Cylindrical, "sleeve", "shaft", 0.3, -0.2)


HINGE, SLIDER, LEFT, RIGHT_WHEEL, SLEEVE = (
    (-0.4, 0.2, 0.0), (0.2, 0.3, 0.0), (-0.3, -0.2, 0.0), (-0.05, -0.2, 0.0), (0.3, -0.2, 0.0)
)  # fmt: skip
TIP, BLOCK, BEAD, EMPTY = (-0.1, 0.3, 0.0), (0.28, 0.27, 0.0), (0.4, 0.1, 0.0), (0.0, 0.05, 0.0)


@pytest.fixture
def hand(window):
    window.workspace.document.apply("Scene", lambda _: scene())
    window.canvas.fit()
    hand = Hand(window)
    yield hand
    check(hand.model)


# --- springs


def test_a_spring_goes_from_click_to_click_and_is_free_of_force(hand):
    hand.arm("K")
    hand.click(TIP, BLOCK)
    (spring,) = hand.model.springs
    assert (spring.body_a, spring.body_b) == ("arm", "block")
    ends = [hand.ground(*end) for end in spring.ends()]
    assert spring.free_length == pytest.approx(math.dist(*ends))
    assert_allclose(ends[0], TIP, atol=1e-12)
    masses = [body.mass_properties().mass for body in hand.model.bodies[:2]]
    reduced = masses[0] * masses[1] / sum(masses)
    period = 2 * math.pi * math.sqrt(reduced / spring.stiffness)
    assert period == pytest.approx(1.0, rel=0.05)
    assert hand.steps[-1] == "Draw spring"


def test_a_spring_drawn_the_other_way_is_the_same(hand):
    hand.arm("K")
    hand.click(TIP, BLOCK)
    hand.window.workspace.document.undo_stack.undo()
    hand.arm("K")
    hand.drag(BLOCK, TIP)
    assert (hand.model.springs[0].body_a, hand.model.springs[0].body_b) == ("arm", "block")


def test_a_magnet_lets_a_body_fall_onto_it_in_about_a_second(hand):
    choose(hand.window, "Insert", "More loads", "Magnet")
    hand.click(EMPTY, BEAD)
    (magnet,) = hand.model.magnets
    assert (magnet.body_a, magnet.body_b) == (GROUND, "bead")
    assert magnet.name == "magnet 1"
    assert hand.steps[-1] == "Draw magnet"
    distance = math.dist(*(hand.ground(*end) for end in magnet.ends()))
    mass = hand.model.bodies[-1].mass_properties().mass
    # of a straight fall onto a centre: t^2 = pi^2 m d^3 / (8 c)
    falls = math.pi * math.sqrt(mass * distance**3 / (8 * magnet.strength))
    assert falls == pytest.approx(1.0, rel=0.05)


def test_a_spring_to_the_ground(hand):
    hand.arm("K")
    hand.drag(BEAD, EMPTY)
    assert (hand.model.springs[0].body_a, hand.model.springs[0].body_b) == (GROUND, "bead")


def test_a_spring_between_two_points_of_the_ground_is_refused(hand):
    hand.arm("K")
    hand.click(EMPTY, (0.0, -0.4, 0.0), modifiers=ALT)
    assert hand.model.springs == ()
    assert "on the ground" in hand.refusals[0]


@pytest.mark.parametrize(("place", "kind"), [(HINGE, TorsionSpring), (SLIDER, SliderSpring)])
def test_a_spring_in_a_joint(hand, place, kind):
    hand.arm("K", SHIFT)
    hand.click(place)
    (spring,) = hand.model.joint_springs
    assert isinstance(spring, kind)
    assert spring.stiffness > 0


def test_a_spring_in_a_joint_that_turns_and_slides_is_asked_for(hand):
    hand.arm("K", SHIFT)
    hand.click(SLEEVE)
    hand.choose("its slide")
    assert isinstance(hand.model.joint_springs[0], SliderSpring)


def test_beside_all_joints_the_hint_says_what_to_click(hand):
    hand.arm("K", SHIFT)
    hand.click(EMPTY)
    assert hand.refusals == ["This spring acts in a joint that turns or slides: click on one."]
    assert hand.tool == "torsion_spring"


def test_a_bushing_holds_a_body_to_the_ground(hand):
    choose(hand.window, "Insert", "More loads", "Bushing")
    hand.click(BLOCK)
    (bushing,) = hand.model.bushings
    assert (bushing.body_a, bushing.body_b) == (GROUND, "block")
    assert min(bushing.stiffness) > 0


# --- motors and locks


def test_a_motor_turns_a_hinge_once_a_second(hand):
    hand.arm("O")
    hand.click(HINGE)
    (motor,) = hand.model.drivers
    assert isinstance(motor, AngleDriver)
    assert (motor.joint, motor.prescribes, motor.law) == ("hinge", "speed", 2 * math.pi)
    assert hand.window.workspace.selection.names == (motor.name,)


def test_a_motor_pushes_a_slider(hand):
    hand.arm("O")
    hand.click(SLIDER)
    assert isinstance(hand.model.drivers[0], DisplacementDriver)
    assert hand.model.drivers[0].law == 0.1


def test_a_second_motor_or_a_lock_on_the_same_joint_is_refused(hand):
    hand.arm("O")
    hand.click(HINGE)
    hand.arm("O")
    hand.click(HINGE)
    choose(hand.window, "Insert", "More drivers", "Lock of a joint")
    hand.click(HINGE)
    assert len(hand.model.drivers) == 1
    assert hand.model.locks == ()
    assert [text[:47] for text in hand.refusals] == [
        "“motor 1” holds this motion of “hinge” already;"
    ] * 2


def test_the_other_motion_of_a_driven_joint_is_taken_without_a_question(hand):
    hand.arm("O")
    hand.click(SLEEVE)
    hand.choose("its turn")
    hand.arm("O")
    hand.click(SLEEVE)
    assert [type(driver) for driver in hand.model.drivers] == [AngleDriver, DisplacementDriver]


def test_a_motor_from_body_to_body_is_an_actuator(hand):
    hand.arm("O")
    hand.click(TIP, BLOCK)
    (actuator,) = hand.model.drivers
    assert isinstance(actuator, DistanceDriver)
    assert (actuator.body_a, actuator.body_b, actuator.law) == ("arm", "block", 0.1)
    assert hand.steps[-1] == "Draw actuator"


def test_a_motor_on_an_anchor_is_refused(hand):
    hand.arm("G")
    hand.click(BLOCK)
    hand.arm("O")
    hand.click(BLOCK)
    hand.click(TIP)
    assert hand.model.drivers == ()
    assert hand.refusals == [
        "“anchor 1” holds all motion: a motor needs a hinge or a slider there."
    ]


def test_the_actuator_is_in_the_menu_too(hand):
    choose(hand.window, "Insert", "More drivers", "Actuator between points")
    hand.drag(TIP, BEAD)
    assert isinstance(hand.model.drivers[0], DistanceDriver)


def test_a_lock_holds_a_hinge(hand):
    choose(hand.window, "Insert", "More drivers", "Lock of a joint")
    hand.click(HINGE)
    assert hand.model.locks == (AngleLock(name="lock 1", joint="hinge"),)


def test_a_point_is_driven_in_a_direction(hand):
    choose(hand.window, "Insert", "More drivers", "Driver of a point")
    hand.click(BEAD)
    hand.move(0.3, 0.0, 0.0)
    hand.type("0.5")
    hand.key("Tab")
    hand.type("90")
    hand.key("Return")
    (driver,) = hand.model.drivers
    assert (driver.body, driver.prescribes) == ("bead", "speed")
    assert driver.law == (0.0, pytest.approx(0.5), None)


# --- couplings


def test_two_wheels_that_touch_make_a_gear(hand):
    choose(hand.window, "Insert", "Couplings", "Gear")
    hand.click(RIGHT_WHEEL, LEFT)
    (gear,) = hand.model.couplings
    assert isinstance(gear, Gear)
    assert (gear.joint_a, gear.joint_b, gear.mesh) == ("left", "right", "external")
    assert (gear.radius_a, gear.radius_b) == (0.1, 0.15)


def test_without_a_disc_the_distance_gives_the_radius(hand):
    choose(hand.window, "Insert", "Couplings", "Gear")
    hand.click(LEFT, HINGE)
    (gear,) = hand.model.couplings
    assert (gear.joint_a, gear.joint_b) == ("hinge", "left")
    distance = math.hypot(0.1, 0.4)
    assert (gear.radius_a, gear.radius_b) == (pytest.approx(distance - 0.1), 0.1)


def test_a_gear_on_a_slider_is_refused(hand):
    choose(hand.window, "Insert", "Couplings", "Gear")
    hand.click(SLIDER)
    assert "A gear needs two hinges" in hand.refusals[0]
    assert hand.model.couplings == ()


@pytest.mark.parametrize("order", [(SLIDER, LEFT), (LEFT, SLIDER)])
def test_a_rack_takes_slider_and_hinge_in_either_order(hand, order):
    choose(hand.window, "Insert", "Couplings", "Rack and pinion")
    hand.click(*order)
    (rack,) = hand.model.couplings
    assert isinstance(rack, RackPinion)
    # the rack runs above the wheel: where that turns counter-clockwise, it goes to the left
    assert (rack.rack, rack.pinion, rack.radius) == ("slider", "left", -0.1)


def test_a_linear_coupling_takes_two_motions(hand):
    choose(hand.window, "Insert", "Couplings", "Linear coupling")
    hand.click(HINGE, LEFT)
    (coupling,) = hand.model.couplings
    assert [(term.joint, term.coordinate, term.factor) for term in coupling.terms] == [
        ("hinge", "angle", 1.0), ("left", "angle", -1.0)
    ]  # fmt: skip


# --- forces


def test_a_force_takes_direction_and_size_from_the_hand(hand):
    hand.arm("A")
    hand.click(TIP)
    hand.move(0.1, 0.3, 0.0)
    near = abs(hand.shown.forces[0].force[0])
    hand.move(0.3, 0.3, 0.0, modifiers=ALT)
    hand.click((0.3, 0.3, 0.0), modifiers=ALT)
    (force,) = hand.model.forces
    assert force.body == "arm"
    assert_allclose(hand.ground("arm", force.point), TIP, atol=1e-12)
    assert force.force[0] > near > 0
    assert abs(force.force[1]) < 0.02 * force.force[0]


def test_a_force_is_typed(hand):
    hand.arm("A")
    hand.click(TIP)
    hand.move(0.0, 0.4, 0.0)
    hand.type("50 N")
    hand.key("Tab")
    hand.type("30 deg")
    hand.key("Return")
    assert hand.model.forces[0].force == pytest.approx((50 * math.cos(math.pi / 6), 25.0, 0.0))


def test_a_force_is_drawn_along_a_drag(hand):
    hand.arm("A")
    hand.drag(TIP, (-0.1, 0.1, 0.0))
    assert hand.model.forces[0].force[1] < 0
    assert hand.tool == "select"


def test_a_force_on_the_ground_is_refused(hand):
    hand.arm("A")
    hand.click(EMPTY)
    assert hand.model.forces == ()
    assert hand.refusals == ["There is no body here: click on one."]


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_a_torque_takes_its_sense_from_the_way_around(hand, sign):
    hand.arm("T")
    hand.click(RIGHT_WHEEL)
    center = np.array(RIGHT_WHEEL)
    for angle in np.arange(0.0, 1.6, 0.2):
        turn = sign * angle
        hand.move(*(center + 0.15 * np.array([math.cos(turn), math.sin(turn), 0.0])))
    hand.click(tuple(center + 0.15 * np.array([0.0, sign, 0.0])))
    (torque,) = hand.model.torques
    assert torque.body == "large"
    assert math.copysign(1.0, torque.torque[2]) == sign
    assert torque.torque[:2] == (0.0, 0.0)


def test_a_torque_is_typed(hand):
    hand.arm("T")
    hand.click((-0.05, -0.25, 0.0))
    hand.move(0.1, -0.2, 0.0)
    hand.type("-2 N m")
    hand.key("Return")
    assert hand.model.torques[0].torque == (0.0, 0.0, -2.0)


def test_a_torque_on_a_particle_is_refused(hand):
    hand.arm("T")
    hand.click(BEAD)
    assert hand.model.torques == ()
    assert "A particle does not turn" in hand.refusals[0]


# --- drag and gravitation


def test_drag_slows_a_body_at_a_point(hand):
    choose(hand.window, "Insert", "More loads", "Drag (air, oil)")
    hand.click(BEAD)
    (drag,) = hand.model.drags
    assert (drag.body, drag.point, drag.linear) == ("bead", (0.0, 0.0, 0.0), 1.0)


def test_bodies_that_attract_each_other_are_clicked(hand):
    choose(hand.window, "Insert", "More loads", "Gravitation between bodies")
    hand.click(BEAD, BLOCK)
    assert "2 bodies" in hand.hint
    hand.key("Return")
    assert hand.model.gravitations[0].bodies == ("block", "bead")


def test_enter_alone_lets_all_bodies_attract_each_other(hand):
    choose(hand.window, "Insert", "More loads", "Gravitation between bodies")
    hand.key("Return")
    assert hand.model.gravitations[0].bodies == ()
    assert hand.tool == "select"


# --- what lights up


def test_joints_that_fit_light_up_under_the_pointer(hand):
    hand.arm("O")
    hand.move(*HINGE)
    assert hand.window.canvas._hovered == {"hinge"}
    hand.move(*EMPTY)
    assert hand.window.canvas._hovered == frozenset()
    assert QApplication.activePopupWidget() is None
