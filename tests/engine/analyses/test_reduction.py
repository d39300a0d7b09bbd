import math

import numpy as np
import pytest
from scipy.integrate import trapezoid
from tests.models import oscillator_of_parameters

import kane
from kane.analyses.reduction import BETWEEN, REDUCTIONS, with_reductions
from kane.errors import SettingsError


@pytest.fixture(scope="module")
def model():
    return oscillator_of_parameters()


def reduced(model, *texts, **settings):
    recorded, reductions = with_reductions(model, texts)
    result = kane.simulate(recorded, **settings)
    return result, [reduction.value(result) for reduction in reductions]


def test_each_kind_says_what_numpy_says(model):
    name = model.bodies[0].name
    texts = [f"{kind}({name}.x)" for kind in REDUCTIONS]
    result, values = reduced(model, *texts, duration=1.0, record_every=0.001)
    x, t = result[f"{name}.x"], result.time
    mean = trapezoid(x, t) / t[-1]
    rms = math.sqrt(trapezoid(x**2, t) / t[-1])
    expected = [x.max(), x.min(), np.ptp(x), mean, rms, x[0], x[-1]]
    assert values == pytest.approx(expected, rel=1e-12, abs=1e-15)


def test_an_expression_is_recorded_like_a_measure_of_the_model(model):
    name = model.bodies[0].name
    _, (ours, its) = reduced(model, f"max(2*x('{name}') + 1)", f"max({name}.x)", duration=0.5)
    assert ours == pytest.approx(2 * its + 1, rel=1e-14)


@pytest.mark.parametrize("text", ["x", "max", "max(", "median(a.x)", "max(a.x) + 1", "", "max()x"])
def test_what_is_no_measure_is_refused_with_the_ways_to_write_one(model, text):
    with pytest.raises(SettingsError, match=r"max, min, span, mean, rms, first, last"):
        with_reductions(model, [text])


@pytest.mark.parametrize("text", ["max(nobody.x)", "max(y('nobody'))", "max(a, b)", "max()"])
def test_what_the_model_does_not_have_is_refused_by_name(model, text):
    with pytest.raises(SettingsError) as error:
        with_reductions(model, [text])
    assert text in str(error.value)
    assert "measures[" not in str(error.value)


def test_measures_of_the_model_keep_their_names(model):
    recorded, _ = with_reductions(model, ["max(t)", "min(t)"])
    assert recorded.measures[: len(model.measures)] == model.measures
    assert len({measure.name for measure in recorded.measures}) == len(model.measures) + 2


def test_between_frames_smooth_peaks_and_means_are_those_of_the_curve():
    """Of a sine with 17 frames a period, what frames alone miss by half a per cent."""
    time = np.linspace(0.0, 2.0, 35)
    values = 3.0 + np.cos(2.0 * np.pi * time - 0.17)
    # a parabola errs by a fiftieth of the fourth power of the step, in radians
    assert BETWEEN["max"](time, values) == pytest.approx(4.0, abs=5e-4)
    assert BETWEEN["min"](time, values) == pytest.approx(2.0, abs=5e-4)
    assert BETWEEN["span"](time, values) == pytest.approx(2.0, abs=1e-3)
    assert BETWEEN["mean"](time, values) == pytest.approx(3.0, abs=1e-4)
    assert BETWEEN["rms"](time, values) == pytest.approx(np.sqrt(9.5), abs=2e-4)
    assert REDUCTIONS["max"](time, values) < 4.0 - 2e-3


def test_between_frames_jumps_and_edges_stay_as_they_are():
    time = np.linspace(0.0, 1.0, 11)
    for values in (1.0 * (time > 0.45), 1.0 - np.abs(time - 0.5), time, np.ones(11)):
        assert BETWEEN["max"](time, values) == values.max()
        assert BETWEEN["min"](time, values) == values.min()
    twice = np.array([0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0])
    jump = np.where(np.arange(12) < 6, 0.0, 1.0)
    assert BETWEEN["mean"](twice, jump) == pytest.approx(0.5, rel=1e-12)
    assert BETWEEN["mean"](twice[:1], jump[:1]) == 0.0
