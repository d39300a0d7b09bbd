import msgspec
import numpy as np
import pytest
from tests.engine.helpers import pendulum
from tests.models import oscillator_of_parameters

import kane
from kane.analyses.dynamics import changed_settings
from kane.errors import ModelError, SettingsError
from kane.model import Model, SolverSettings


def test_settings_left_out_come_from_the_model(andrews):
    result = kane.simulate(andrews, duration=1e-3)
    assert result.settings == SolverSettings(
        duration=1e-3, record_every=1e-4, rtol=1e-10, atol=1e-12
    )


def test_atol_keeps_its_ratio_to_rtol():
    settings = SolverSettings(rtol=1e-6, atol=1e-9)
    assert changed_settings(settings, rtol=1e-4).atol == pytest.approx(1e-7)
    assert changed_settings(settings, rtol=1e-4, atol=1e-3).atol == 1e-3
    assert changed_settings(settings, atol=1e-3).rtol == 1e-6


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"step": -1.0}, "solver.step: must be positive, is -1"),
        ({"step": 0}, "solver.step: must be positive, is 0"),
        ({"duration": float("nan")}, "solver.duration: must be a finite number, is not a number"),
        (
            {"duration": float("inf")},
            "solver.duration: must be a finite number, is too large for double precision",
        ),
        ({"rtol": 1e-20}, "solver.rtol: must be at least 1e-14, is 1e-20"),
        ({"rtol": 1.0}, "solver.rtol: must be at most 0.1, is 1"),
        (
            {"method": "rk5"},
            "solver.method: must be 'bdf', 'dop853', 'dopri5', 'esdirk43', 'euler', ",
        ),
        (
            {"formulation": "penalty"},
            "solver.formulation: must be 'embedded' or 'multipliers', is 'penalty'",
        ),
        ({"record_every": 0.0}, "solver.record_every: must be positive, is 0"),
    ],
)
def test_settings_that_cannot_be_are_refused_by_name(changes, text):
    with pytest.raises(ModelError) as refusal:
        kane.simulate(pendulum(), **changes)
    assert text in str(refusal.value)


@pytest.mark.parametrize("parameters", [{}, {"m": 0.5}, {"L": 0.8, "k": 50.0}, {"A": 0.2}], ids=str)
def test_a_run_with_other_parameters_is_that_of_the_other_oscillator(parameters):
    known = {"L": 0.5, "m": 2.0, **parameters}
    known = {"A": known["L"] / 5, "k": 200 * known["m"], **known}
    result = kane.simulate(oscillator_of_parameters(), parameters=parameters)
    frequency = np.sqrt(known["k"] / known["m"])
    assert result.settings.duration == pytest.approx(2 * np.pi / frequency, rel=1e-14)
    exact = known["L"] + known["A"] * np.cos(frequency * np.linspace(0, 2 * np.pi, 9) / frequency)
    # some hundred steps of 1e-12
    np.testing.assert_allclose(result["mass.x"], exact, atol=1e-10)
    assert {p.name: p.value for p in result.model.parameters}.items() >= known.items()


def test_parameters_of_numpy_serve_as_any_others():
    study = [kane.simulate(oscillator_of_parameters(), parameters={"m": m}, duration=0.1)
             for m in (*np.array([3.0, 4.0]), np.int64(3))]  # fmt: skip
    assert study[0].digest == study[2].digest != study[1].digest


def test_wrong_parameters_are_refused_before_the_run():
    with pytest.raises(ModelError, match="M: is not a parameter of the model"):
        kane.simulate(oscillator_of_parameters(), parameters={"M": 1.0})
    with pytest.raises(ModelError, match=r"bodies\[0\]\.mass: must be zero or positive, 'm' is -1"):
        kane.simulate(oscillator_of_parameters(), parameters={"m": -1.0})


def test_a_model_without_bodies_is_refused():
    with pytest.raises(ModelError, match="bodies: there is nothing to move; add a body"):
        kane.simulate(Model())


def test_a_step_that_would_never_arrive_is_refused():
    # counted in whole numbers of 64 bits, 1e29 steps would have become one
    with pytest.raises(SettingsError, match=r"1e-30 s makes 1e\+30 steps"):
        kane.simulate(pendulum(), method="rk4", step=1e-30, record_every=0.1)


def test_numbers_of_numpy_serve_as_any_others():
    model = pendulum(angular_velocity=tuple(np.array([0.0, 1.0, 0.0])))
    result = kane.simulate(model, method="rk4", duration=np.float64(0.01), step=np.float64(1e-3))
    same = kane.simulate(
        pendulum(angular_velocity=(0.0, 1.0, 0.0)), method="rk4", duration=0.01, step=1e-3
    )
    assert result.digest == same.digest
    assert result.settings == same.settings


def test_runs_repeat_to_the_last_bit(two_bodies):
    first, second = (kane.simulate(two_bodies, duration=0.5) for _ in range(2))
    assert (first.q == second.q).all()
    assert (first.multipliers == second.multipliers).all()


def test_values_that_no_file_could_hold_are_refused(two_bodies):
    light = msgspec.structs.replace(two_bodies.bodies[0], mass=-1.0)
    broken = msgspec.structs.replace(two_bodies, bodies=(light, two_bodies.bodies[1]))
    with pytest.raises(ModelError, match=r"bodies\[0\]\.mass: must be zero or positive, is -1"):
        kane.simulate(broken)
