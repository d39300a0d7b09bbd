"""Deviations with sampled controllers, against z-transforms and runs."""

import msgspec
import numpy as np
import pytest
from scipy.signal import cont2discrete
from tests.exact.test_signals import DIGITAL, cart, pendulum_on_cart

import kane
from kane.analyses.frequency_response import frequency_response, root_locus
from kane.analyses.instant import instant_at_start
from kane.analyses.linearisation import Linearisation, linearise
from kane.analyses.linearisation_report import as_data, as_text
from kane.analyses.period_map import PeriodMap
from kane.elements.body import Body
from kane.elements.controllers import Sampled
from kane.elements.loads import Force, Torque
from kane.elements.revolute import Revolute
from kane.elements.signals import Lag
from kane.errors import SettingsError
from kane.model import Input, Model, Parameter

NEAR = 1e-12  # round-off of some products of small matrices


def linear_of(model: Model) -> Linearisation:
    """Return the linear equations at the start."""
    return linearise(instant_at_start(model))


def mapped(model: Model) -> PeriodMap:
    """Return the map of a period at the start."""
    found = linear_of(model).sampled
    assert isinstance(found, PeriodMap)
    return found


def held(A: np.ndarray, B: np.ndarray, period: float) -> tuple[np.ndarray, np.ndarray]:
    """Return a plant with a zero-order hold."""
    n, i = B.shape
    Ad, Bd, *_ = cont2discrete((A, B, np.eye(n), np.zeros((n, i))), period)
    return Ad, Bd


def proportional(gain: float, period: float = 0.1, **more: object) -> Model:
    """Return a cart of 2 kg and a drag of 4 N s/m whose speed is sampled and fed back."""
    by = Sampled(name="p", expression=f"-{gain}*vx('cart')", period=period)
    return cart(by, force="signal('p') - 4*vx('cart')", **more)


def test_a_pi_loop_has_the_roots_of_its_polynomial():
    """Of (z - a)(z - 1) + b (30 (z - 1) + 0.4), by the transform of the held plant."""
    a, b = np.exp(-0.02), 0.5 * (1.0 - np.exp(-0.02)) / 2.0
    roots = np.roots([1.0, 30.0 * b - 1.0 - a, a - 30.0 * b + 0.4 * b])
    found = mapped(cart(DIGITAL, force="signal('governor') - 4*vx('cart')"))
    # besides the place, which nothing holds, and the held value, which is worked out anew
    expected = np.array([1.0, *sorted(roots.real, reverse=True), 0.0])
    assert found.multipliers == pytest.approx(expected, abs=NEAR)
    assert found.multipliers[-1] == 0.0
    assert found.verdict == "neutral"


def test_the_limit_of_stability_is_that_of_the_held_plant():
    """The root z = a - b K leaves the circle at K = (1 + a) / b."""
    a, b = np.exp(-0.2), (1.0 - np.exp(-0.2)) / 4.0
    limit = (1.0 + a) / b
    for part in (0.99, 1.01):
        z = mapped(proportional(part * limit)).multipliers
        assert np.abs(z - (a - b * part * limit)).min() < NEAR
    assert mapped(proportional(1.01 * limit)).verdict == "unstable"
    # held forever it would be stable, or neutral: only sampling makes it grow
    assert all(mode.is_stable or mode.kind == "neutral"
               for mode in linear_of(proportional(1.01 * limit)).modes)  # fmt: skip


def test_what_a_run_does_in_a_period_is_the_multiplier():
    """The speed of a cart goes by z from sample to sample."""
    model = proportional(60.0)
    (body,) = model.bodies
    moving = msgspec.structs.replace(body, velocity=(1.0, 0.0, 0.0))
    v = kane.simulate(
        msgspec.structs.replace(model, bodies=(moving,)),
        duration=1.0, record_every=0.1, rtol=1e-11, atol=1e-13,
    )["cart.vx"]  # fmt: skip
    z = mapped(model).multipliers
    growth = z[np.abs(z).argmax()].real
    assert growth < -1.0
    assert v[1:] / v[:-1] == pytest.approx(growth, rel=1e-8)


def test_what_reads_another_sample_has_it_one_period_late():
    """All that is sampled at an instant reads what was before it: a delay is a state."""
    first = Sampled(name="seen", expression="vx('cart')", period=0.1)
    then = Sampled(name="p", expression="-20*signal('seen')", period=0.1)
    model = cart(first, then, force="signal('p') - 4*vx('cart')")
    a, b = np.exp(-0.2), (1.0 - np.exp(-0.2)) / 4.0
    roots = np.roots([1.0, -a, 20.0 * b])  # z^2 - a z + b K
    found = mapped(model)
    for z in roots:
        assert np.abs(found.multipliers - z).min() < NEAR
    v = kane.simulate(
        msgspec.structs.replace(
            model, bodies=(msgspec.structs.replace(model.bodies[0], velocity=(1.0, 0.0, 0.0)),)
        ),
        duration=2.0, record_every=0.1, rtol=1e-11, atol=1e-13,
    )["cart.vx"]  # fmt: skip
    assert v[2:] == pytest.approx(a * v[1:-1] - 20.0 * b * v[:-2], abs=1e-9)


def test_a_pendulum_that_is_balanced_by_samples():
    """With a lag beside it, against the hold of the plant made by hand."""
    law = "40*x('cart') + 30*vx('cart') - 160*angle('hinge') - 45*rate('hinge')"
    model = msgspec.structs.replace(
        pendulum_on_cart(),
        signals=(
            Sampled(name="balance", expression=law, period=0.02),
            Lag(name="motor", input="signal('balance')", time_constant=0.01),
        ),
        forces=(Force(name="push", body="cart", force=("signal('motor')", 0.0, 0.0)),),
    )
    inertia = np.linalg.inv(np.array([[2.5, -0.3], [-0.3, 0.02 + 0.18]]))
    A, B = np.zeros((5, 5)), np.zeros((5, 1))
    A[0, 2] = A[1, 3] = 1.0
    A[2:4, 1] = inertia @ [0.0, 0.5 * 9.81 * 0.6]
    A[2:4, 4] = inertia @ [1.0, 0.0]
    A[4, 4], B[4, 0] = -100.0, 100.0
    Ad, Bd = held(A, B, 0.02)
    exact = np.linalg.eigvals(Ad + Bd @ np.array([[40.0, -160.0, 30.0, -45.0, 0.0]]))
    found = mapped(model)
    assert found.rests
    assert found.verdict == ("stable" if np.abs(exact).max() < 1.0 else "unstable")
    for z in exact:
        assert np.abs(found.multipliers - z).min() < 1e-10  # entries of the hundreds
    assert len(found.multipliers) == 6
    assert found.multipliers[-1] == 0.0


def test_a_loop_of_rods_goes_as_one_pendulum():
    """A parallelogram that hangs, with a torque that samples its rate."""
    length, mass, bar, J, gain, period = 0.5, 0.4, 1.2, 0.02, 3.0, 0.05
    rods = [
        Body(name=name, mass=mass, inertia=(J, J, J), position=(x, -length / 2, 0.0))
        for name, x in (("left", 0.0), ("right", 0.8))
    ]
    coupler = Body(name="bar", mass=bar, inertia=(J, J, J), position=(0.4, -length, 0.0))
    joints = []
    for name, x in (("left", 0.0), ("right", 0.8)):
        top, end = (0.0, length / 2, 0.0), (0.0, -length / 2, 0.0)
        joints += [
            Revolute(name=f"top_{name}", body_a="ground", body_b=name, point_a=(x, 0.0, 0.0),
                     point_b=top),
            Revolute(name=f"end_{name}", body_a=name, body_b="bar", point_a=end,
                     point_b=(x - 0.4, 0.0, 0.0)),
        ]  # fmt: skip
    model = Model(
        planar=True, gravity=(0.0, -9.81, 0.0), bodies=(*rods, coupler), joints=tuple(joints),
        torques=(Torque(name="brake", body="left", torque=(0.0, 0.0, "signal('k')")),),
        signals=(Sampled(name="k", expression=f"-{gain}*rate('top_left')", period=period),),
    )  # fmt: skip
    inertia = 2.0 * (J + mass * length**2 / 4.0) + bar * length**2
    stiffness = (mass + bar) * length * 9.81
    Ad, Bd = held(
        np.array([[0.0, 1.0], [-stiffness / inertia, 0.0]]), np.array([[0.0], [1 / inertia]]),
        period,
    )  # fmt: skip
    exact = np.linalg.eigvals(Ad + Bd @ np.array([[0.0, -gain]]))
    found = mapped(model)
    assert len(found.multipliers) == 3
    for z in exact:
        assert np.abs(found.multipliers - z).min() < 1e-10
    assert found.eigenvalues[0].imag / (2.0 * np.pi) == pytest.approx(
        abs(np.angle(exact[0])) / period / (2.0 * np.pi), rel=1e-9
    )


def two_rates(first: float, then: float, offset: float = 0.0) -> Model:
    """Return a cart with two samplings that act on it."""
    fast = Sampled(name="fast", expression="-8*vx('cart')", period=first)
    slow = Sampled(name="slow", expression="previous - 2*vx('cart')", period=then, offset=offset)
    return cart(fast, slow, force="signal('fast') + signal('slow') - 4*vx('cart')")


def test_samplings_of_two_periods_have_a_common_one():
    """Two fast periods in a slow one, which begins in the midst of a fast one."""
    found = mapped(two_rates(0.1, 0.2, offset=0.05))
    assert (found.period, found.instants) == (pytest.approx(0.2), 3)
    flow = held(np.array([[-2.0]]), np.array([[0.5]]), 0.05)
    hold = np.eye(3)  # of v, what fast and what slow holds
    hold[0] = [flow[0][0, 0], flow[1][0, 0], flow[1][0, 0]]
    fast, slow = np.eye(3), np.eye(3)
    fast[1], slow[2] = [-8.0, 0.0, 0.0], [-2.0, 0.0, 1.0]
    exact = np.linalg.eigvals(slow @ hold @ fast @ hold @ hold @ fast @ hold)
    for z in exact:
        assert np.abs(found.multipliers - z).min() < NEAR
    assert mapped(two_rates(0.1, 0.15)).period == pytest.approx(0.3)


def test_periods_that_have_none_in_common_are_told():
    """The equations between instants are there all the same."""
    linear = linear_of(two_rates(0.1, 0.1 * np.pi))
    assert "no common period" in str(linear.sampled)
    assert "no common period" in as_text(linear)
    assert "no common period" in as_data(linear)["sampled"]
    assert linear.A.shape == (2, 2)


def test_reports_tell_what_samples_do():
    """Text and data have the multipliers; where nothing is sampled there is nothing."""
    linear = linear_of(proportional(60.0))
    assert "in each period of 0.1 s: unstable, largest |z| 1.90" in as_text(linear)
    assert as_data(linear)["sampled"]["verdict"] == "unstable"
    plain = linear_of(cart(force="-4*vx('cart')"))
    assert plain.sampled is None
    assert as_data(plain)["sampled"] is None
    # at the start the governor pushes at once
    assert not mapped(cart(DIGITAL, force="signal('governor') - 4*vx('cart')")).rests


def test_units_of_what_is_held_do_not_matter():
    """What a millionth of a newton counts for is found."""
    plain = mapped(proportional(60.0)).multipliers
    by = Sampled(name="p", expression="-60e9*vx('cart')", period=0.1)
    scaled = mapped(cart(by, force="1e-9*signal('p') - 4*vx('cart')")).multipliers
    assert scaled == pytest.approx(plain, abs=NEAR)


def looped(w: np.ndarray, gain: float, of_reference: bool) -> tuple[np.ndarray, np.ndarray]:
    """Return what the speed of the cart and the held force answer at their own frequency.

    By sums over samples: the hold of samples exp(iwkT) has the part (1 - exp(-iwT)) / (iwT).
    """
    T, G, turn = 0.1, 1.0 / (2.0 * (2.0 + 1j * w)), np.exp(0.1j * w)
    a, b = np.exp(-0.2), (1.0 - np.exp(-0.2)) / 4.0
    hold = (1.0 - 1.0 / turn) / (1j * w * T)
    pushed = 0.0 if of_reference else G * (turn - a)
    seen = (pushed + (b * gain if of_reference else 0.0)) / (turn - a + b * gain)
    force = hold * gain * ((1.0 if of_reference else 0.0) - seen)
    return G * (force + (0.0 if of_reference else 1.0)), force


@pytest.mark.parametrize("of_reference", [False, True])
def test_a_sampled_loop_answers_an_oscillation_as_sums_over_samples_say(of_reference: bool):
    gain = 15.0
    by = Sampled(name="p", expression=f"{gain}*(input('wish') - vx('cart'))", period=0.1)
    model = msgspec.structs.replace(
        cart(by, force="signal('p') - 4*vx('cart') + input('wind')"),
        inputs=(Input(name="wish", value=0.0), Input(name="wind", value=0.0)),
    )
    given = "wish" if of_reference else "wind"
    linear = linearise(instant_at_start(model), (given,), ("cart.vx", "p.value"))
    # below, at and above half the frequency of samples
    found = frequency_response(linear, (0.02, 1.0, 4.9, 5.0, 7.3))
    speed, force = looped(2 * np.pi * found.frequencies, gain, of_reference)
    assert found.response[:, 0, 0] == pytest.approx(speed, rel=1e-11)
    assert found.response[:, 1, 0] == pytest.approx(force, rel=1e-11)
    assert found.period == pytest.approx(0.1)
    whole = frequency_response(linear)
    assert whole.frequencies.max() == pytest.approx(5.0)  # half the frequency of samples


def test_fast_samples_answer_as_what_they_stand_for():
    """With ever shorter periods the response is that of the controller without samples."""
    w = 2 * np.pi * np.array([0.1, 0.9])
    exact = 1.0 / (2j * w + 4.0 + 15.0)
    errors = []
    for period in (0.01, 0.001):
        model = proportional(15.0, period)
        linear = linearise(instant_at_start(model), ("push.fx",), ("cart.vx",))
        found = frequency_response(linear, (w / (2 * np.pi)).tolist()).response[:, 0, 0]
        errors.append(np.abs(found / exact - 1.0).max())
    assert errors[0] < 0.1
    assert errors[1] == pytest.approx(errors[0] / 10, rel=0.1)  # a hold is late by half a period


def test_a_locus_is_of_multipliers():
    model = cart(
        Sampled(name="p", expression="-K*vx('cart')", period=0.1),
        force="signal('p') - 4*vx('cart')",
    )
    model = msgspec.structs.replace(model, parameters=(Parameter(name="K", value=10.0),))
    gains = np.linspace(0.0, 60.0, 7)
    found = root_locus(model, "K", gains.tolist())
    a, b = np.exp(-0.2), (1.0 - np.exp(-0.2)) / 4.0
    assert found.is_sampled
    assert found.periods == pytest.approx(np.full(7, 0.1))
    for gain, z in zip(gains, found.eigenvalues, strict=True):
        assert np.abs(z - (a - b * gain)).min() < NEAR


def test_what_has_no_common_period_has_no_response():
    model = cart(
        Sampled(name="p", expression="-vx('cart')", period=0.1),
        Sampled(name="q", expression="-vx('cart')", period=0.1 * np.sqrt(2.0)),
        force="signal('p') + signal('q')",
    )
    linear = linearise(instant_at_start(model), ("push.fx",), ("cart.vx",))
    with pytest.raises(SettingsError, match="no common period"):
        frequency_response(linear)
