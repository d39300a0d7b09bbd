import math

import numpy as np
import pytest
from scipy.integrate import trapezoid
from tests.models import oscillator_of_parameters

import kane
from kane.analyses.reduction import REDUCTIONS, with_reductions
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
