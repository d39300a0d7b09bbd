"""Steps that are no longer than they may be: by the settings, and by short events in laws."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import METHODS, begun, pendulum
from tests.thinned import thinned

import kane
from kane.compiled import compile_model
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.elements.loads import Force
from kane.elements.revolute import Revolute
from kane.elements.velocity_joint import VelocityJoint
from kane.errors import SettingsError
from kane.model import ADAPTIVE_METHODS, Measure, Model, SolverSettings
from kane.solve.report_times import report_times

ADAPTIVE = [method for method in METHODS if method in ADAPTIVE_METHODS]
NO_JUMPS = np.zeros(0)
END = 10.0
ROOT_PI = math.sqrt(math.pi)


def free_mass(law, **settings):
    """A particle of 1 kg at rest, which a force moves along x for 10 s."""
    return Model(
        bodies=(Body(name="m", mass=1.0, particle=True),),
        forces=(Force(name="f", body="m", force=(law, 0.0, 0.0)),),
        solver=SolverSettings(duration=END, **settings),
    )


def step_lengths(model, settings):
    system = compile_model(model)
    jumps = system.jumps(settings.duration)
    times = report_times(settings, system.frame_size, jumps)
    integration = begun(system, settings, times, jumps)
    reached = [0.0]
    while integration.advance(1) == 0:
        reached.append(integration.tally().time)
    return np.diff([*reached, settings.duration])


@pytest.mark.parametrize("method", METHODS)
def test_no_step_of_any_method_is_longer_than_the_settings_allow(method):
    settings = SolverSettings(
        method=method, duration=1.0, step=0.2, record_every=1.0, rtol=1e-3, max_step=0.03
    )
    model = free_mass("3*sin(t)")
    lengths = step_lengths(model, settings)
    # the times at which steps end are sums that round
    assert lengths.max() <= 0.03 * (1 + 1e-12)
    without = step_lengths(model, replace(settings, max_step=None))
    assert without.max() > 0.05


@pytest.mark.parametrize("method", METHODS)
def test_a_longest_step_that_is_longer_than_all_steps_changes_nothing(method):
    settings = {"method": method, "duration": 0.5, "step": 0.01, "record_every": 0.1}
    model = pendulum(angular_velocity=(0.0, 3.0, 0.0))
    free, limited = (kane.simulate(model, **settings, max_step=m) for m in (None, 0.5))
    assert np.array_equal(free.frames.values, limited.frames.values)


@pytest.mark.parametrize("method", ["rk4", "dop853", "radau"])
def test_more_steps_than_any_run_can_take_are_refused(method):
    with pytest.raises(SettingsError, match=r"^A longest step of 1e-300 s makes .* --max-step "):
        kane.simulate(free_mass(1.0), method=method, max_step=1e-300)


# law, where the mass is after 10 s: the integral of (10 - t) f, and how far off it may be by the
# default tolerance of each step
PULSES = [
    ("exp(-((t - 5)/0.1)**2)", 5 * 0.1 * ROOT_PI),
    ("exp(-((t - 4)/0.0001)**2)", 6 * 1e-4 * ROOT_PI),
    ("1/cosh((t - 5)/0.001)", 5 * 1e-3 * math.pi),
    ("1 + tanh((t - 7)/0.001)", 9 + 2 * 1e-6 * math.pi**2 / 24),
    # ten turns of sin^200, whose mean is the middle binomial coefficient over 2^200
    ("sin(2*pi*t)**200", END**2 / 2 * math.comb(200, 100) / 2**200),
    ("where(t > 2, 5*exp(-((t - 9)/0.01)**2), 0)", 5 * 0.01 * ROOT_PI),
    ("exp(-((t - 5)/0.1)**2)*(1 + 0*x('m'))", 5 * 0.1 * ROOT_PI),
]


@pytest.mark.parametrize(("law", "end"), thinned(PULSES, 3, together=True))
@pytest.mark.parametrize("method", ADAPTIVE)
def test_short_pulses_are_not_stepped_over(method, law, end):
    """Without limits of the steps most of these masses stay where they are."""
    result = kane.simulate(free_mass(law), method=method)
    assert result.outcome.ok
    # some hundred steps with an error of 1e-8 or, of small speeds, 1e-10 for some seconds each
    assert result["m.x"][-1] == pytest.approx(end, rel=1e-5, abs=1e-7)


@pytest.mark.parametrize("method", ADAPTIVE)
def test_the_rest_of_a_run_is_not_slowed(method):
    """A pulse of 0.1 ms in 10 s: its steps are some tens, of 100 000 that would fill the run."""
    result = kane.simulate(free_mass("exp(-((t - 4)/0.0001)**2)"), method=method, rtol=1e-6)
    assert result.outcome.steps < 200


@pytest.mark.parametrize("width", thinned([0.01, 1.0], 2))
@pytest.mark.parametrize(("prescribes", "times"), [("speed", 1.0), ("acceleration", 4.0)])
@pytest.mark.parametrize("method", ADAPTIVE)
def test_a_joint_led_by_its_rate_goes_as_far_as_the_law_says(method, prescribes, times, width):
    """A wheel with a pulse at 6 s: the integral of it, or 4 s later that of its integral.

    No joint holds the angle, so what a step does wrong stays, though the rate is put right.
    """
    wheel = Body(name="wheel", mass=1.0, inertia=(0.1, 0.1, 0.2))
    hinge = Revolute(name="hinge", body_a="ground", body_b="wheel")
    law = f"0.5/{width}*exp(-((t - 6)/{width})**2)"
    motor = AngleDriver(name="motor", joint="hinge", prescribes=prescribes, law=law)
    model = Model(bodies=(wheel,), joints=(hinge,), drivers=(motor,))
    turned = kane.simulate(model, duration=END, method=method, rtol=1e-7)["hinge.angle"][-1]
    # of an acceleration: 4 s on average, but what is left of the widest pulse at 10 s
    assert turned == pytest.approx(0.5 * ROOT_PI * times, rel=3e-5)


def test_a_pulse_in_a_prescribed_speed_is_met():
    pusher = VelocityJoint(
        name="push", body_a="ground", body_b="m", linear=(1.0, 0.0, 0.0), axes="body_a",
        speed="exp(-((t - 6)/0.01)**2)",
    )  # fmt: skip
    body = Body(name="m", mass=1.0, inertia=(1.0, 1.0, 1.0))
    model = Model(bodies=(body,), joints=(pusher,), solver=SolverSettings(duration=END))
    assert kane.simulate(model)["m.x"][-1] == pytest.approx(0.01 * ROOT_PI, rel=1e-6)


def test_what_is_only_recorded_limits_no_step():
    model = free_mass("sin(t)", rtol=1e-4)
    pulse = Measure(name="pulse", expression="exp(-((t - 5)/0.001)**2)")
    alone, watched = kane.simulate(model), kane.simulate(replace(model, measures=(pulse,)))
    state = alone.system.state_size
    assert np.array_equal(alone.frames.values[:, :state], watched.frames.values[:, :state])


def test_a_wall_that_only_the_state_knows_needs_a_longest_step():
    """A mass at 1 m/s meets a smooth bump in a force of the place: 15 N over 1 mm."""
    model = free_mass("15*exp(-((x('m') - 2)/0.001)**2)")
    body = replace(model.bodies[0], velocity=(1.0, 0.0, 0.0))
    model = replace(model, bodies=(body,), solver=replace(model.solver, duration=4.0))
    # half the square of the speed grows by what the force does on its way
    speed = math.sqrt(1 + 2 * 15 * 0.001 * ROOT_PI)
    assert kane.simulate(model)["m.vx"][-1] == pytest.approx(1.0, abs=1e-9)
    assert kane.simulate(model, max_step=0.001)["m.vx"][-1] == pytest.approx(speed, rel=1e-7)


def test_the_quickest_law_of_a_system_is_known():
    system = compile_model(free_mass("sin(400*t)*x('m')"))
    assert system.shortest_time(END) == pytest.approx(1 / 400)
    assert compile_model(free_mass("3*x('m') + t")).shortest_time(END) == math.inf
