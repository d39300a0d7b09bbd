"""Exact slopes of quantities: against differences, for all that a result shows."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.analyses.beside import slopes_beside
from tests.engine.energy_cases import CASES
from tests.engine.four_bar import four_bar
from tests.engine.joint_cases import JOINT_TYPES, pendulum, tag
from tests.engine.mechanisms import bricard, four_bars_in_a_row
from tests.engine.random_machine import random_machine
from tests.thinned import thinned

import kane
from kane.analyses.instant import instant_at_start, instant_of
from kane.analyses.linearisation import linearise
from kane.analyses.tangents import NoSlopeError
from kane.elements.body import Body
from kane.elements.frictions import DisplacementFriction
from kane.elements.loads import Force
from kane.elements.measure_point import MeasurePoint
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.stops import DisplacementStop
from kane.model import Model
from kane.model.parameters import Input, Measure

COUNTED = {
    "energy_balance", "work", "dissipated", "friction", "strikes", "changes", "hand_work",
}  # fmt: skip


def shown(instant):
    """Return the names of all quantities that tell of a state alone."""
    names = [each.name for each in instant.result.signals()]
    return tuple(name for name in names if not (name.startswith("system.") and name[7:] in COUNTED))


def compare(instant, step=5e-4, allowed=3e-8):
    names = shown(instant)
    linear = linearise(instant, (), names)
    p = len(linear.coordinates)
    shifts = np.zeros_like(linear.speed_shapes)
    shifts[:, :p] = linear.shapes
    moved = len(linear.coordinates) + len(linear.speeds)  # states of signals are not moved here
    expected = slopes_beside(
        instant, names, shifts[:, :moved], linear.speed_shapes[:, :moved], step
    )
    values = np.array([instant.result[name][0] for name in names])
    sizes = np.abs(expected).max(axis=1, initial=0.0) + np.abs(values) + 1.0
    wrong = np.abs(linear.C_out[:, :moved] - expected).max(axis=1, initial=0.0) / sizes
    # round-off of differences; exact ones of closed forms stand below
    assert not {n: w for n, w in zip(names, wrong, strict=True) if not w < allowed}


@pytest.mark.parametrize("name", thinned(CASES, 4))
def test_outputs_of_every_load_are_what_differences_come_to(name):
    result = kane.simulate(CASES[name], duration=0.23, record_every=0.23)
    compare(instant_of(result, -1))


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 8))]
)
def test_outputs_of_mechanisms_drawn_by_lot(seed):
    """All joints, loops, redundant rows, drivers, couplings, nonholonomic ones, in motion."""
    result = kane.simulate(random_machine(seed), duration=0.05, record_every=0.05)
    compare(instant_of(result, -1))


@pytest.mark.parametrize("kind", thinned(JOINT_TYPES, 4), ids=tag)
def test_outputs_of_every_joint(kind):
    result = kane.simulate(pendulum(kind), duration=0.1, record_every=0.1)
    compare(instant_of(result, -1))


EXACT = 1e-12  # of the value: round-off of closed forms
G = 9.81
X, Y = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)


def slide(name="S"):
    """A joint along x."""
    return Prismatic(
        name=name, body_a="ground", body_b="cart", axis_a=X, axis_b=X, side_a=Y, side_b=Y
    )


def cart(**fields):
    return Body(name="cart", mass=2.0, inertia=(1.0, 1.0, 1.0), **fields)


def test_a_pendulum_in_motion_has_the_slopes_of_its_closed_form():
    """Tension m (l w^2 + g cos a), acceleration -g sin a / l, energies and the power of weight."""
    a, w, m, length = 0.4, 1.7, 1.5, 0.8
    bob = Body(
        name="bob", mass=m, particle=True, position=(length * np.sin(a), -length * np.cos(a), 0.0),
        velocity=(length * w * np.cos(a), length * w * np.sin(a), 0.0),
    )  # fmt: skip
    model = Model(
        gravity=(0.0, -G, 0.0), planar=True, bodies=(bob,),
        joints=(RodJoint(name="R", body_a="ground", body_b="bob", length=length),),
        points=(MeasurePoint(name="P", body="bob"),),
        measures=(Measure(name="double", expression="2*x('bob')**2"),),
    )  # fmt: skip
    names = ("R.fx", "R.fy", "P.ax", "P.ay", "bob.speed", "system.kinetic_energy", "double")
    linear = linearise(instant_at_start(model), (), names)
    shift = linear.shapes[:3, 0]
    angle = shift @ (np.cos(a), np.sin(a), 0.0) / length  # how far x turns it
    sin, cos = np.sin(a), np.cos(a)
    tension, by_angle, by_speed = m * (length * w * w + G * cos), -m * G * sin, 2 * m * length * w
    of_angle = {
        "R.fx": -by_angle * sin - tension * cos,
        "R.fy": by_angle * cos - tension * sin,
        "P.ax": -G * (cos * cos - sin * sin) - length * w * w * cos,
        "P.ay": -2 * G * sin * cos - length * w * w * sin,
        "bob.speed": 0.0,
        "system.kinetic_energy": 0.0,
        "double": 4 * length * sin * length * cos,
    }
    of_speed = {
        "R.fx": -by_speed * sin,
        "R.fy": by_speed * cos,
        "P.ax": -2 * length * w * sin,
        "P.ay": 2 * length * w * cos,
        "bob.speed": length,
        "system.kinetic_energy": m * length * length * w,
        "double": 0.0,
    }
    # x' = (z', ...) with z' = d(z)/d(angle) w + ..., so a change of the angle alone is told by both
    u = linear.speed_shapes[:3]
    rate = u.T @ (cos, sin, 0.0) / length
    for k, name in enumerate(names):
        expected = [angle * of_angle[name] + rate[0] * of_speed[name], rate[1] * of_speed[name]]
        assert linear.C_out[k] == pytest.approx(expected, rel=1e-11, abs=EXACT * 100), name


def test_what_is_set_shows_at_once_in_forces_reactions_and_powers():
    model = Model(
        planar=True, bodies=(cart(velocity=(3.0, 0.0, 0.0)),), joints=(slide(),),
        inputs=(Input(name="throttle", value=0.5, least=0.0, largest=1.0),),
        forces=(
            Force(
                name="push", body="cart", point=(0.0, 0.5, 0.0),
                force=("7*input('throttle')**2", 0.0, 0.0),
            ),
        ),
    )  # fmt: skip
    names = ("push.power", "S.mz", "cart.vx", "throttle.value", "system.power")
    linear = linearise(instant_at_start(model), ("throttle", "push.fx"), names)
    expected = [[7.0 * 3.0, 3.0], [7.0 * 0.5, 0.5], [0.0, 0.0], [1.0, 0.0], [7.0 * 3.0, 3.0]]
    np.testing.assert_allclose(linear.D, expected, rtol=EXACT, atol=EXACT)


def test_a_cart_against_its_stop_shows_what_presses_it():
    """The stop that holds takes what the spring gives: its force follows the input alone."""
    model = Model(
        planar=True, bodies=(cart(),), joints=(slide(),),
        stops=(DisplacementStop(name="end", joint="S", lower=0.0, restitution=0.0),),
        forces=(Force(name="push", body="cart", force=(-5.0, 0.0, 0.0)),),
    )  # fmt: skip
    linear = linearise(instant_at_start(model), ("push.fx",), ("end.force", "S.displacement"))
    assert linear.coordinates == ()
    np.testing.assert_allclose(linear.D, [[-1.0], [0.0]], rtol=EXACT, atol=EXACT)


def test_what_counts_from_the_start_is_refused_in_words():
    model = Model(planar=True, bodies=(cart(),), joints=(slide(),))
    with pytest.raises(NoSlopeError, match=r"system.work.*counts from the start"):
        linearise(instant_at_start(model), (), ("system.work",))


@pytest.mark.parametrize("loop", [four_bar(2.0, 0.8, 1.7, 1.5), bricard()], ids=["bars", "Bricard"])
def test_shares_of_a_load_that_joints_hold_together_change_as_differences_say(loop):
    """In space a loop of hinges holds something more than once; runs share it to some 1e-9."""
    compare(instant_of(kane.simulate(loop, duration=0.2, record_every=0.2), -1), 2e-3, 2e-6)


def test_two_hinges_of_a_door_share_its_weight_alike_wherever_it_stands():
    """Hung up between two hinges it swings as a pendulum: each has half of m (l w^2 + g cos a)."""
    door = Body(
        name="door", mass=3.0, inertia=(0.2, 0.3, 0.25), position=(0.3, -0.4, 0.0),
        velocity=(0.8, 0.6, 0.0), angular_velocity=(0.0, 0.0, 2.0),
    )  # fmt: skip
    hinges = tuple(
        Revolute(
            name=name, body_a="ground", body_b="door", point_a=(0.0, 0.0, z),
            axis_a=(0.0, 0.0, 1.0), point_b=(-0.3, 0.4, z), axis_b=(0.0, 0.0, 1.0),
            side_a=X, side_b=X,
        )
        for name, z in (("A", -0.5), ("B", 0.5))
    )  # fmt: skip
    names = [f"{joint}.{key}" for joint in "AB" for key in ("fx", "fy", "fz", "mx", "my")]
    one = Model(gravity=(0.0, -G, 0.0), bodies=(door,), joints=hinges)
    at_middle = replace(hinges[0], point_a=(0.0, 0.0, 0.0), point_b=(-0.3, 0.4, 0.0))
    single = linearise(
        instant_at_start(replace(one, joints=(at_middle,))), (), names[:5]
    ).C_out  # fmt: skip
    shared = linearise(instant_at_start(one), (), names).C_out
    for first in (0, 5):
        np.testing.assert_allclose(shared[first : first + 3], single[:3] / 2, atol=1e-11)


def test_forces_in_a_change_point_have_no_slope():
    model = replace(four_bars_in_a_row(1, angle=0.0, speed=0.0), gravity=(0.0, -9.0, 0.0))
    with pytest.raises(NoSlopeError, match="change point"):
        linearise(instant_at_start(model), (), (f"{model.joints[0].name}.fy",))


def test_a_block_that_slides_shows_its_friction():
    """mu (m g + F) against the slip, whatever lifts or presses it; friction makes mu F v heat."""
    mu, m = 0.3, 2.0
    model = Model(
        planar=True, gravity=(0.0, -G, 0.0), bodies=(cart(velocity=(1.5, 0.0, 0.0)),),
        joints=(slide(),),
        frictions=(DisplacementFriction(name="rub", joint="S", coefficient=mu),),
        forces=(Force(name="push", body="cart", force=(0.0, -5.0, 0.0)),),
    )  # fmt: skip
    names = ("cart.vx", "system.dissipation", "S.fy", "rub.force")
    linear = linearise(instant_at_start(model), ("push.fy",), names)
    np.testing.assert_allclose(linear.D, [[0.0], [-mu * 1.5], [-1.0], [mu]], rtol=EXACT, atol=EXACT)
    np.testing.assert_allclose(
        linear.C_out,
        [[0.0, 1.0], [0.0, mu * (m * G + 5.0)], [0.0, 0.0], [0.0, 0.0]],
        rtol=EXACT,
        atol=EXACT,
    )


def test_a_measure_has_its_own_unit():
    model = Model(
        planar=True,
        bodies=(cart(),),
        joints=(slide(),),
        measures=(Measure(name="gap", expression="2*displacement('S')", unit="m"),),
    )
    linear = linearise(instant_at_start(model), (), ("gap",))
    assert linear.output_units == ("m",)
    np.testing.assert_allclose(linear.C_out, [[2.0, 0.0]], rtol=EXACT, atol=EXACT)
