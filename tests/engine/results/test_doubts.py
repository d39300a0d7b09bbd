"""A run that is wrong says so with its figure, and one that is right does not."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import MODELS, ROOT, pendulum
from tests.thinned import thinned

import kane
from kane.elements.body import Body
from kane.elements.fixed import Fixed
from kane.elements.loads import Force
from kane.elements.spring import Spring
from kane.files.model_json import load
from kane.model import Measure, Model
from kane.results.doubts import round_off_of_energy
from kane.results.summary import summary

TEMPLATES = sorted((ROOT / "resources" / "templates").glob("*.json"))


def oscillator(stiffness=1e6, **fields):
    """1 kg on a hard spring, drawn out by 10 mm: 50 J, a period of 6.3 ms."""
    body = Body(name="b", mass=1.0, particle=True, position=(1.01, 0.0, 0.0))
    spring = Spring(name="s", body_a="ground", body_b="b", stiffness=stiffness, free_length=1.0)
    return Model(bodies=(body,), springs=(spring,), **fields)


def pushed(law):
    body = Body(name="b", mass=1.0, particle=True)
    return Model(bodies=(body,), forces=(Force(name="f", body="b", force=(law, 0.0, 0.0)),))


def test_a_fixed_step_that_is_too_long_for_a_spring_is_told():
    # 0.4 of a period: RK4 damps what it cannot follow
    (doubt,) = kane.simulate(oscillator(), method="rk4", step=2.5e-3, duration=0.5).doubts
    assert doubt.startswith("The books of energy do not close: ")
    assert "50 J are the most there was" in doubt
    assert "shorter step" in doubt


def test_a_tolerance_that_lets_the_motion_go_astray_is_told():
    result = kane.simulate(oscillator(), method="esdirk43", rtol=0.1, atol=1e-3, duration=0.5)
    assert any("books of energy" in doubt for doubt in result.doubts)


def test_a_force_that_goes_round_within_a_step_is_told():
    # at 0, 0.5 and 1 ms it is zero: the books close, and nothing moves
    result = kane.simulate(
        pushed("sin(2*pi*1000*t)"), method="rk4", step=1e-3, duration=0.1, record_every=1e-2
    )
    (doubt,) = result.doubts
    assert "A step of 0.001 s cannot follow the forces" in doubt
    assert not kane.simulate(pushed("sin(2*pi*1000*t)"), duration=0.1).doubts


def test_a_measure_that_is_no_number_is_told_from_when_on():
    measures = (Measure(name="root", expression="sqrt(0.25 - t)"),)
    model = replace(pendulum(), measures=measures)
    result = kane.simulate(model, duration=0.5, record_every=0.1)
    (doubt,) = result.doubts
    assert doubt.startswith("The measure 'root' is not a number at 0.3 s, and in 3 of 6 frames.")
    assert not result.is_finite


def test_the_share_of_the_drift_is_taken_of_the_largest_energy_there_was():
    # all frames but the last hit a standstill: their kinetic energy says nothing
    result = kane.simulate(oscillator(), duration=0.1, record_every=math.pi * 1e-3)
    assert result.largest_energy == pytest.approx(50.0, rel=0.01)


@pytest.mark.parametrize("path", thinned([*MODELS, *TEMPLATES], 8), ids=lambda path: path.stem)
def test_nothing_is_said_of_a_run_that_is_well(path):
    model = load(path, unfinished=True)
    if model.bodies:
        assert kane.simulate(model).doubts == ()


def test_a_motion_beyond_all_bounds_is_told_without_a_warning_of_numpy():
    result = kane.simulate(oscillator(), method="rk4", step=0.01, duration=10.0)
    assert "The energies grow beyond all bounds." in result.doubts[0]
    assert "energy drift           inf J\n" in summary(result)
    assert np.isfinite(result["b.x"]).all()


def test_the_drift_of_what_rests_is_round_off():
    body = Body(name="b", mass=10.0, inertia=(1.0, 1.0, 1.0), position=(0.0, 0.3, 0.0))
    joint = Fixed(
        name="j", body_a="ground", body_b="b", point_a=(0.1, 0.3, 0.0), point_b=(0.1, 0, 0)
    )
    model = Model(bodies=(body,), joints=(joint,), gravity=(0.0, -9.81, 0.0))
    result = kane.simulate(model, duration=1.0)
    assert result.energy_drift < round_off_of_energy(result)
    assert "J (round-off)" in summary(result)
