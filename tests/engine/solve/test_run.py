import itertools
import threading
import time

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import METHODS, begun, pendulum, random_model, rod
from tests.thinned import thinned

import kane
from kane.compiled import compile_model
from kane.elements.loads import Force
from kane.elements.spring import Spring
from kane.errors import ModelError, SettingsError
from kane.kernels.equations.reaction import reactions
from kane.kernels.methods.fixed_step import run_fixed_step
from kane.kernels.methods.projected import projected_jacobian, projected_rates
from kane.kernels.methods.step_control import run_controlled
from kane.model import Model, SolverSettings
from kane.solve.outcome import Ending

FOREVER = 1e7  # s; at most 1e5 frames are recorded on the way


def oscillator(stiffness=100.0, **fields):
    return Model(
        bodies=(rod(position=(1.0, 0.0, 0.0), **fields),),
        springs=(Spring(name="s", body_a="ground", body_b="rod", stiffness=stiffness),),
    )


@pytest.mark.parametrize("method", METHODS)
def test_a_stopped_run_keeps_what_it_has(method):
    stop = threading.Event()
    seen = []

    def progress(done):
        seen.append(done)
        if len(seen) == 5:
            stop.set()

    result = kane.simulate(
        pendulum(angular_velocity=(0.0, 1.0, 0.0)), method=method, step=1e-3, duration=FOREVER,
        record_every=1e3, progress=progress, stop=stop,
    )  # fmt: skip
    assert result.outcome.ending is Ending.STOPPED
    assert not result.outcome.ok
    assert len(seen) == 5
    assert 1 <= len(result.time) < 1000
    assert len(result.q) == len(result.time)
    assert 0 < result.outcome.time < FOREVER
    assert result.outcome.message == (
        f"The run was stopped at {result.outcome.time:.6g} s; the result up to there is kept."
    )


def test_another_thread_can_stop_a_run():
    stop, under_way, results = threading.Event(), threading.Event(), []

    def work():
        results.append(
            kane.simulate(
                pendulum(), method="rk4", step=1e-3, duration=FOREVER, record_every=1e3,
                progress=lambda _: under_way.set(), stop=stop,
            )
        )  # fmt: skip

    thread = threading.Thread(target=work)
    thread.start()
    assert under_way.wait(60)
    asked = time.perf_counter()
    stop.set()
    thread.join(60)
    # two slices of 50 ms, and patience for a busy machine
    assert time.perf_counter() - asked < 2
    assert results[0].outcome.ending is Ending.STOPPED


def test_a_run_stopped_before_it_starts_has_its_first_frame():
    stop = threading.Event()
    stop.set()
    result = kane.simulate(pendulum(), stop=stop)
    assert result.outcome.ending is Ending.STOPPED
    assert list(result.time) == [0.0]
    assert result["rod.z"][0] == -1.0


@pytest.mark.parametrize("method", thinned(METHODS, 3))
def test_progress_rises_from_nought_to_one(andrews, method):
    seen = []
    kane.simulate(andrews, method=method, step=1e-5, progress=seen.append)
    assert len(seen) >= 2
    assert seen == sorted(seen)
    assert seen[0] > 0
    assert seen[-1] == 1.0


def test_other_threads_run_while_kernels_do(two_bodies):
    system = compile_model(two_bodies)
    settings = SolverSettings(method="rk4", duration=1e4, step=1e-3)
    times = np.array([0.0, 1e4])
    integration = begun(system, settings, times, np.zeros(0))
    integration.advance(1)
    elapsed = []

    def work():
        start = time.perf_counter()
        integration.advance(50_000)
        elapsed.append(time.perf_counter() - start)

    thread = threading.Thread(target=work)
    last, longest = time.perf_counter(), 0.0
    thread.start()
    while thread.is_alive():
        now = time.perf_counter()
        last, longest = now, max(longest, now - last)
    # with the lock held, this thread would have slept for nearly all of it
    assert longest < 0.5 * elapsed[0]


def test_a_motion_without_bounds_ends_the_run_where_it_stands():
    result = kane.simulate(oscillator(1e8), method="euler", step=1.0, duration=1000.0)
    assert result.outcome.ending is Ending.NOT_FINITE
    assert 1 < len(result.time) < 1000
    assert np.isfinite(result.q).all()
    assert result.outcome.time == pytest.approx(result.time[-1] + 1.0)
    assert "Try a smaller step" in result.outcome.message


# They halve their steps most often before they give up, the first two most of all.
PATIENT = ("radau", "bdf", "lsoda")


@pytest.mark.parametrize(
    ("every", "method"),
    [
        pytest.param(
            every,
            method,
            marks=[pytest.mark.slow] * (method in PATIENT[:2] or (not every and method in PATIENT)),
        )
        for every, method in itertools.product([None, 0.1], METHODS)
    ],
)
def test_a_force_without_bounds_ends_the_run_by_name(method, every):
    force = Force(name="f", body="rod", force=("exp(10000*t)", 0.0, 0.0))
    model = Model(bodies=(rod(),), forces=(force,))
    result = kane.simulate(model, method=method, duration=1.0, record_every=every, step=0.01)
    assert not result.outcome.ok
    assert "'f'" in result.outcome.message
    assert np.isfinite(result.q).all()


def test_joints_that_a_step_tears_open_end_the_run(andrews):
    result = kane.simulate(andrews, method="euler", step=0.1, record_every=0.1, duration=1.0)
    assert result.outcome.ending is Ending.CANNOT_CLOSE
    assert "could not be kept closed" in result.outcome.message
    assert 1 <= len(result.time) < 10
    assert np.isfinite(result.q).all()


def test_a_motion_too_quick_for_any_step_ends_the_run():
    result = kane.simulate(oscillator(velocity=(1e150, 0.0, 0.0)))
    assert result.outcome.ending is Ending.STEP_TOO_SMALL
    assert list(result.time) == [0.0]
    assert "shrank to nothing at 0 s" in result.outcome.message


@pytest.mark.parametrize(
    "fields",
    [
        {"velocity": (1e301, 0.0, 0.0)},
        {"position": (1e301, 0.0, 0.0)},
        {"mass": 1e-310},
        {"inertia": (1e-310, 1e-310, 1e-310)},
    ],
)
@pytest.mark.parametrize("method", METHODS)
def test_numbers_beyond_all_bounds_are_refused(fields, method):
    with pytest.raises(ModelError, match="far too large or too small"):
        kane.simulate(Model(bodies=(rod(**fields),), gravity=(0.0, 0.0, -1.0)), method=method)


def test_a_result_that_no_curve_could_hold_is_refused():
    with pytest.raises(SettingsError) as refusal:
        kane.simulate(pendulum(), duration=1e6, record_every=1e-6)
    assert str(refusal.value) == (
        f"The run would record 1e+12 frames, {1e12 * (17 + 3 + 3) * 8 / 2**30:.1f} GB; 50 million "
        "frames are the most. Record less often (solver.record_every in the model, --every on the "
        "command line); every 0.02 s would do."
    )


def test_all_models_run_in_the_same_compiled_kernels():
    # a table with another layout or type would have Numba compile anew, for tens of seconds
    for model in (
        pendulum(),
        Model(bodies=(rod(),)),
        oscillator(),
        random_model(0, 5, 2),
        replace(random_model(1, 3), forces=(), joints=()),
    ):
        for method in METHODS:
            result = kane.simulate(model, method=method, duration=1e-3)
            assert result.reactions.shape == (len(result.time), len(model.joints), 6)
    for kernel in (run_fixed_step, projected_rates, projected_jacobian, reactions):
        assert len(kernel.signatures) == 1
    assert len(run_controlled.signatures) == 2  # of explicit methods, and of the implicit one
