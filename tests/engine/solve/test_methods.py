"""Orders of the methods, and joints that stay closed by every one of them."""

import numpy as np
import pytest
from tests.engine.helpers import (
    CURVE,
    CURVED,
    METHODS,
    MODELS,
    REGULATED,
    STEADY,
    begun,
    random_model,
    sliced,
    violations,
)
from tests.thinned import thinned

import kane
from kane.compiled import compile_model
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.errors import SettingsError
from kane.kernels.codes import FINISHED
from kane.model import ADAPTIVE_METHODS, Model, SolverSettings
from kane.model.model import may_change
from kane.model.solver import TIME_STEPPING
from kane.solve.changing.methods import BY_EVENTS
from kane.solve.methods import pairs
from kane.solve.report_times import report_times

ORDERS = {"euler": 1, "heun": 2, "rk4": 4, "moreau": 2}
ADAPTIVE = [method for method in METHODS if method in ADAPTIVE_METHODS]
PREPARE_COEFFICIENTS = {"dopri5": pairs.dopri5, "dop853": pairs.dop853}
JUMPS = np.array([0.0003, 0.00123])


@pytest.fixture(scope="module")
def exact_end():
    model = kane.load(MODELS[0].with_name("andrews.json"))
    result = kane.simulate(model, rtol=1e-13, atol=1e-15, duration=0.01, record_every=0.01)
    return model, result.q[-1]


@pytest.mark.parametrize(("method", "order"), ORDERS.items())
def test_error_falls_with_the_order_of_the_method(method, order, exact_end):
    model, q = exact_end
    steps = 1e-4 / 2.0 ** np.arange(4)
    errors = [
        np.abs(
            kane.simulate(
                model, method=method, step=step, duration=0.01, record_every=0.01
            ).q[-1]
            - q
        ).max()
        for step in steps
    ]  # fmt: skip
    # with a finite step the next power of it still shows; rk4 ends 100 times above round-off
    assert np.log2(np.divide(errors[:-1], errors[1:])) == pytest.approx([order] * 3, abs=0.1)


@pytest.mark.parametrize("rtol", [1e-4, 1e-6, 1e-8, 1e-10])
@pytest.mark.parametrize("method", ["dopri5", "dop853"])
def test_error_follows_the_tolerance(method, rtol, exact_end):
    model, q = exact_end
    result = kane.simulate(
        model, method=method, rtol=rtol, atol=rtol / 100, duration=0.01, record_every=0.01
    )
    # the tolerance is for a step, of which there are some tens, in a mechanism that spreads errors
    assert np.abs(result.q[-1] - q).max() < 100 * rtol


@pytest.mark.parametrize(("name", "end", "between"), [("dopri5", 5, 4), ("dop853", 8, 7)])
def test_orders_of_a_step_and_of_its_dense_output(name, end, between):
    """On y' = i y, whose solution turns: the error of one step is of order p + 1."""
    method = PREPARE_COEFFICIENTS[name]()
    s, k = method.B.size, method.C.size
    x = np.array([0.3, 0.6])
    errors = []
    for h in (0.4, 0.2):
        K = np.zeros(k, complex)
        for stage in range(k):
            K[stage] = 1j * (1 + h * method.A[stage, :stage] @ K[:stage])
        change = h * method.B @ K[:s]
        F = [change, h * K[0] - change, 2 * change - h * (K[s] + K[0]), *(h * method.D @ K)]
        value = np.zeros(2, complex)
        for i in reversed(range(len(F))):
            value = (value + F[i]) * (x if i % 2 == 0 else 1 - x)
        errors.append([abs(1 + change - np.exp(1j * h)), *np.abs(1 + value - np.exp(1j * h * x))])
    orders = np.log2(np.divide(*errors))
    # with finite steps the next power still shows
    assert orders[0] == pytest.approx(end + 1, abs=0.3)
    assert orders[1:] == pytest.approx([between + 1] * 2, abs=0.5)


@pytest.mark.parametrize("method", ADAPTIVE)
@pytest.mark.parametrize("model", ["seven_bodies", "two_bodies"])
def test_adaptive_methods_agree_within_their_tolerance(model, method, request):
    model = request.getfixturevalue(model)
    settings = {"duration": 0.02, "record_every": 0.002}
    tight = kane.simulate(model, method="dop853", rtol=1e-12, atol=1e-14, **settings)
    result = kane.simulate(model, method=method, rtol=1e-7, atol=1e-9, **settings)
    # the tolerance is for a step, of which there are up to some hundreds
    assert np.abs(result.q - tight.q).max() < 1000 * 1e-7
    assert result.outcome.ok


@pytest.mark.parametrize("method", ["dopri5", "dop853"])
def test_projection_adds_no_energy_beyond_the_tolerance(method):
    model = random_model(3, bodies=2, loads=False)
    result = kane.simulate(
        model, method=method, duration=100.0, rtol=1e-7, atol=1e-7, record_every=1.0
    )
    energy = result["system.kinetic_energy"]
    assert result.outcome.ok
    # each step may add the tolerance, to speeds of up to some metres per second
    assert np.abs(energy - energy[0]).max() < 10 * result.outcome.steps * 1e-7 * energy[0]


def test_dop853_takes_larger_steps_for_larger_tolerances(two_bodies):
    steps = [kane.simulate(two_bodies, rtol=10.0**-k).outcome.steps for k in (4, 7, 10, 13)]
    assert steps == sorted(steps)
    # an order of 8 means 10^(3/8) = 2.4 times the steps for three more digits
    assert steps[3] / steps[2] == pytest.approx(10 ** (3 / 8), rel=0.2)


def test_frames_of_dop853_between_its_steps_are_as_good_as_at_them(two_bodies):
    tight = kane.simulate(two_bodies, rtol=1e-13, atol=1e-14, record_every=0.01)
    result = kane.simulate(two_bodies, rtol=1e-7, atol=1e-8, record_every=0.01)
    assert result.outcome.steps < len(result.time) / 5
    assert np.abs(result.q - tight.q).max() < 100 * 1e-7
    assert np.abs(result.u - tight.u).max() < 100 * 1e-7


@pytest.mark.parametrize("path", thinned(STEADY, 12), ids=lambda path: path.stem)
@pytest.mark.parametrize("method", METHODS)
def test_joints_stay_closed_over_the_whole_run(path, method):
    model = kane.load(path)
    if may_change(model) and method not in (*BY_EVENTS, TIME_STEPPING):
        with pytest.raises(SettingsError, match="cannot end a step where constraints change"):
            kane.simulate(model, method=method, rtol=1e-6)
        return
    if path.stem in REGULATED and method == TIME_STEPPING:
        with pytest.raises(SettingsError, match="no room for states of signals"):
            kane.simulate(model, method=method, rtol=1e-6)
        return
    result = kane.simulate(model, method=method, rtol=1e-6)
    assert result.outcome.ok
    gap, speed = violations(result)
    assert gap < 1e-10
    assert speed < 1e-9
    # what the outcome says of steps holds for the frames, up to the round-off of either sum
    slack = CURVE if path.stem in CURVED else 1e-13
    assert gap <= result.outcome.position_violation + slack
    assert speed <= result.outcome.velocity_violation + 1e-12


@pytest.mark.parametrize("seed", thinned(range(4), 4))
@pytest.mark.parametrize("method", METHODS)
def test_joints_of_loops_in_space_stay_closed(seed, method):
    model = random_model(seed, bodies=6, loops=2)
    result = kane.simulate(model, method=method, duration=0.3, step=1e-3)
    assert result.outcome.ok
    gap, speed = violations(result)
    assert gap < 1e-11  # 1e-13 of distances of some metres
    assert speed < 1e-9


@pytest.mark.parametrize("method", thinned(METHODS, 3))
def test_euler_parameters_keep_their_length(two_bodies, method):
    result = kane.simulate(two_bodies, method=method)
    assert np.abs(np.linalg.norm(result.q[:, :, 3:], axis=2) - 1).max() < 1e-15 * 4


@pytest.mark.parametrize("method", METHODS)
def test_motion_does_not_depend_on_how_the_run_is_sliced(andrews, method):
    system = compile_model(andrews)
    settings = SolverSettings(method=method, duration=0.003, step=1e-5, record_every=1e-4)
    times = report_times(settings, system.frame_size, JUMPS)
    frames = [sliced(system, settings, times, JUMPS, budget) for budget in (1, 7, 10**9)]
    assert np.array_equal(frames[0], frames[1])
    assert np.array_equal(frames[0], frames[2])


def test_a_recorded_frame_is_the_state_of_a_step(andrews):
    # all times of a sparse record are among those of a dense one, and so are the frames
    dense = kane.simulate(andrews, method="rk4", step=1e-5, duration=1e-3, record_every=1e-5)
    sparse = kane.simulate(andrews, method="rk4", step=1e-5, duration=1e-3, record_every=2e-4)
    np.testing.assert_allclose(dense.q[::20], sparse.q, rtol=0, atol=1e-13)


def test_counts_of_a_fixed_step_run_add_up(andrews):
    outcome = kane.simulate(
        andrews, method="rk4", step=1e-5, duration=1e-3, record_every=2e-4
    ).outcome
    assert outcome.steps == 100
    assert outcome.rejected == 0
    assert outcome.evaluations == 4 * 100 + 6  # and one for each frame


def swinging(spin):
    """Return a rod that swings on a ball joint in space."""
    rod = Body(
        name="rod",
        mass=1.0,
        inertia=(1e-3, 1 / 12, 1 / 12),
        position=(0.5, 0.0, 0.0),
        angular_velocity=spin,
    )
    pin = Ball(name="pin", body_a="ground", body_b="rod", point_b=(-0.5, 0.0, 0.0))
    return Model(gravity=(0.0, -9.81, 0.0), bodies=(rod,), joints=(pin,))


@pytest.mark.parametrize("rtol", [1e-3, 1e-5, 1e-7])
@pytest.mark.parametrize("method", ["dopri5", "dop853"])
def test_hardly_a_step_is_tried_in_vain(method, rtol):
    """Where the error of the step before does not count, one in eight is."""
    model = swinging((1.0, 2.0, 3.0))
    outcome = kane.simulate(
        model, method=method, rtol=rtol, atol=rtol / 100, duration=5.0, record_every=5.0
    ).outcome
    assert outcome.steps > 20
    assert outcome.rejected < outcome.steps / 20


@pytest.mark.parametrize("method", ["dopri5", "dop853"])
def test_the_first_step_from_rest_is_no_crumb(method):
    """Speeds that are zero at the start make the way short on which the slope is looked at."""
    system = compile_model(swinging((0.0, 0.0, 0.0)))
    settings = SolverSettings(method=method, duration=1.0, record_every=1.0, rtol=1e-5, atol=1e-7)
    jumps = np.zeros(0)
    times = report_times(settings, system.frame_size, jumps)
    integration = begun(system, settings, times, jumps)
    integration.advance(1)
    first = integration.tally().time
    assert integration.advance(1000) == FINISHED
    assert first > 0.2 * settings.duration / integration.tally().steps
