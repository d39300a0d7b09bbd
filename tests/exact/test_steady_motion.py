"""Steady motions against closed forms: a governor, and a disc that rolls."""

import threading

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.energy_cases import arm
from tests.engine.helpers import model_file
from tests.exact.test_linearisation import G, Governor, rotor
from tests.exact.test_rolling_disc import ACROSS, ALONG, MASS, RADIUS, ROLLS, Disc
from tests.exact.test_rolling_disc import G as WEIGHT
from tests.exact.test_rolling_disc import steady as in_a_circle
from tests.thinned import thinned

import kane
from kane.analyses.instant import instant_at_start
from kane.analyses.linearisation import linearise
from kane.analyses.steady_motion import NoSteadyMotionError, steady_motion
from kane.elements.drivers import AngleDriver
from kane.errors import ArgumentError, SettingsError, StoppedError, UnknownSignalError

EXACT = 1e-9  # of frequencies: slopes are exact, the motion is known to 1e-11


def at_rest(model):
    still = (0.0, 0.0, 0.0)
    bodies = (replace(b, velocity=still, angular_velocity=still) for b in model.bodies)
    return replace(model, bodies=tuple(bodies))


@pytest.mark.parametrize("faster", thinned([0.95, 1.0, 1.2, 1.5], 2))
def test_a_governor_lifts_its_arms_as_high_as_it_turns_fast(faster):
    """From rest, too: (I1 - I3) cos(theta) omega^2 = m g a."""
    drawn = Governor()
    omega = drawn.omega * faster
    found = steady_motion(at_rest(drawn.model()), {"bearing.angle_rate": float(omega)})
    cos = drawn.mass * G * drawn.a / (drawn.D * omega**2)
    angles = [abs(found.instant.result[f"hinge {side}.angle"][0]) for side in ("left", "right")]
    np.testing.assert_allclose(angles, np.arccos(cos), rtol=EXACT)
    np.testing.assert_allclose(found.turning, (0.0, 0.0, omega), rtol=EXACT, atol=EXACT)
    raised = Governor()
    raised.theta, raised.omega = float(np.arccos(cos)), omega
    own = [mode.eigenvalue.imag for mode in found.linear.modes if mode.kind == "oscillation"]
    np.testing.assert_allclose(own, raised.eigenvalues(), rtol=EXACT)
    assert found.is_stable


def test_arms_that_hang_down_stay_so_until_it_turns_too_fast():
    """All axes of turning are one then: what goes round as a whole, and what spins in hinges?

    lambda^2 = (D omega^2 - m g a) / I1 of arms that go against each other.
    """
    drawn = Governor()
    drawn.theta = 0.0
    critical = np.sqrt(drawn.mass * G * drawn.a / drawn.D)
    for part in (0.9, 1.3):
        drawn.omega = critical * part
        linear = linearise(instant_at_start(drawn.model()))
        assert linear.kind == "steady motion"
        square = (drawn.D * drawn.omega**2 - drawn.mass * G * drawn.a) / drawn.I1
        found = linear.eigenvalues[np.abs(linear.eigenvalues) > 0.1]
        np.testing.assert_allclose(found**2, square, rtol=EXACT)
        assert all(mode.is_stable for mode in linear.modes) == (part < 1.0)


def test_from_a_start_that_moves_it_is_the_nearest():
    found = steady_motion(Governor().model(), {"bearing.angle_rate": 9.0})
    assert found.turning[2] == pytest.approx(9.0)
    assert abs(found.instant.result["hinge left.angle"][0]) > 0.7


def test_the_model_drawn_in_it_goes_on_so():
    found = steady_motion(at_rest(Governor().model()), {"bearing.angle_rate": 9.0})
    result = kane.simulate(found.model, duration=1.0, rtol=1e-11)
    for name in ("hinge left.angle", "bearing.angle_rate"):
        # small pushes do not grow: the errors of a thousand steps
        np.testing.assert_allclose(result[name], found.instant.result[name][0], rtol=1e-8)


def test_what_a_drive_of_constant_speed_turns_is_found_without_anything_given():
    driver = AngleDriver(name="drive", joint="bearing", law="9 * t")
    driven = replace(at_rest(Governor().model()), drivers=(driver,))
    found = steady_motion(driven)
    drawn = Governor()
    cos = drawn.mass * G * drawn.a / (drawn.D * 81.0)
    assert abs(found.instant.result["hinge left.angle"][0]) == pytest.approx(np.arccos(cos), EXACT)


def test_a_disc_is_stable_where_it_rolls_fast_enough():
    """Critical speed of an upright disc, by its lean: A (A + m r^2) lambda^2 = A m g r - C (C +
    m r^2) omega^2 (Routh, Advanced Rigid Dynamics, 1905, section 244)."""
    critical = np.sqrt(ACROSS * MASS * WEIGHT * RADIUS / (ALONG * ROLLS))
    for part, is_stable in ((0.9, False), (1.0 - 1e-6, False), (1.0 + 1e-6, True), (1.3, True)):
        omega = float(critical * part)
        found = steady_motion(Disc(np.pi / 2, 0.0, 0.0, 3.0).model(), {"disc.wz": omega})
        if abs(part - 1.0) > 1e-3:  # nearer to it, freedoms of place and heading are as slow
            assert found.is_stable == is_stable, part
        square = (ACROSS * MASS * WEIGHT * RADIUS - ALONG * ROLLS * omega**2) / (
            ACROSS * (ACROSS + MASS * RADIUS**2)
        )
        own = found.linear.eigenvalues
        own = own[np.argsort(-np.abs(own))][:2]
        largest = MASS * WEIGHT * RADIUS / (ACROSS + MASS * RADIUS**2)
        np.testing.assert_allclose(own**2, square, rtol=0, atol=EXACT * largest)


def test_a_disc_that_leans_goes_round_in_a_circle():
    """Drawn with other speeds; see ``in_a_circle`` for the closed form."""
    exact = in_a_circle(1.2, 1.5)
    u3 = exact.start[-1]
    drawn = Disc(1.25, 0.0, 1.2, u3 + 0.1).model()
    found = steady_motion(drawn, {"disc.wz": u3})
    sin = np.hypot(found.instant.result["disc.wx"][0], found.instant.result["disc.wy"][0])
    turning = found.turning[2]
    theta = np.arcsin(np.clip(sin / abs(turning), -1.0, 1.0))
    theta = theta if np.isclose(in_a_circle(theta, turning).start[7], u3) else np.pi - theta
    assert in_a_circle(theta, turning).start[7] == pytest.approx(u3, rel=1e-8)
    assert found.linear.kind == "steady motion"


def test_what_cannot_be_is_told():
    model = Governor().model()
    with pytest.raises(UnknownSignalError):
        steady_motion(model, {"bearing.nothing": 1.0})
    with pytest.raises(ArgumentError, match="must be a number"):
        steady_motion(model, {"bearing.angle_rate": float("nan")})


def test_a_swing_is_no_steady_motion():
    """A pendulum at its lowest point has, for a moment, the accelerations of one."""
    with pytest.raises(NoSteadyMotionError, match=r"with A\.angle_rate = 5: .* out of reach"):
        steady_motion(arm(), {"A.angle_rate": 5.0})


def test_it_is_given_up_at_once():
    stop = threading.Event()
    stop.set()
    with pytest.raises(StoppedError):
        steady_motion(Governor().model(), {"bearing.angle_rate": 9.0}, stop=stop)


def test_a_model_whose_constraints_change_is_refused():
    with pytest.raises(SettingsError, match="stops"):
        steady_motion(kane.load(model_file("billiards")))


def test_an_unbalanced_rotor_runs_out_as_far_as_it_turns_fast():
    """e W^2 / (w^2 - W^2): at two moments alone many more motions look steady."""
    found = steady_motion(rotor(10.0, (400.0, 400.0), 0.0, center=(0.01, 0.0, 0.0)))
    result = found.instant.result
    run_out = 0.01 * 100.0 / (200.0 - 100.0)
    assert np.hypot(result["disc.x"][0], result["disc.y"][0]) == pytest.approx(run_out, rel=1e-9)
    assert found.turning == pytest.approx((0.0, 0.0, 10.0), abs=1e-9)
    assert found.linear.kind == "steady motion"
