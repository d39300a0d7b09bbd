"""Measures against the signals that say the same, and their columns in tables of results."""

import csv

import numpy as np
import pytest
from scipy.interpolate import CubicSpline
from tests.engine.machines import run
from tests.engine.random_machine import random_machine

from kane.expressions.measures import MEASURES
from kane.model import Model
from kane.model.parameters import Measure

JOINTS = {
    "angle": "hinge", "angle_rate": "hinge", "displacement": "slide", "displacement_rate": "slide",
    "length": "s2", "rate": "s2",
}  # fmt: skip
SIGNALS = {"rate": "length_rate"}


def written(function):
    names = MEASURES[function].elements
    if function in JOINTS:
        return f"{function}('{JOINTS[function]}')"
    return f"{function}({', '.join(repr(name) for name in ('b2', 'mote')[: len(names)])})"


@pytest.fixture(scope="module")
def result():
    machine = random_machine(3)
    measures = [
        Measure(name=f"m{i}", expression=written(function), unit=MEASURES[function].unit)
        for i, function in enumerate(MEASURES)
    ]
    measures.append(Measure(name="total", expression="2*x('b1') - rate*t + table('cam', t)"))
    measures.append(Measure(name="bearing rate", expression="rate('bearing')", unit="rad/s"))
    machine = Model(**{f: getattr(machine, f) for f in machine.__struct_fields__}
                    | {"measures": tuple(measures)})  # fmt: skip
    return run(machine, duration=0.3, record_every=0.03)


@pytest.mark.parametrize(("i", "function"), list(enumerate(MEASURES)), ids=list(MEASURES))
def test_a_measure_is_what_the_signal_of_its_name_says(result, i, function):
    measured = result[f"m{i}.value"]
    if function in JOINTS:
        expected = result[f"{JOINTS[function]}.{SIGNALS.get(function, function)}"]
    elif function.startswith("distance"):
        d = result.q[:, 4, :3] - result.q[:, 2, :3]
        expected = np.linalg.norm(d, axis=1)
        if function.endswith("rate"):
            expected = (d * (result.u[:, 4, :3] - result.u[:, 2, :3])).sum(axis=1) / expected
    else:
        expected = result[f"b2.{function}"]
    np.testing.assert_allclose(measured, expected, atol=1e-12)


def test_a_measure_may_be_any_expression(result):
    points = result.model.tables[0].points
    curve, t = CubicSpline(*zip(*points, strict=True), bc_type="natural"), result.time
    expected = 2 * result["b1.x"] - 2.0 * t + curve(t)
    np.testing.assert_allclose(result["total.value"], expected, atol=1e-12)


def test_the_rate_of_a_joint_is_that_of_its_first_coordinate(result):
    np.testing.assert_allclose(
        result["bearing rate.value"], result["bearing.angle_rate"], atol=1e-12
    )


def test_measures_have_columns_with_their_units(result, tmp_path):
    path = tmp_path / "motion.csv"
    result.to_csv(path)
    header, *rows = csv.reader(path.read_text().splitlines())
    functions = list(MEASURES)
    for i, function in enumerate(functions):
        column = header.index(f"m{i}.value [{MEASURES[function].unit}]")
        np.testing.assert_allclose(
            [float(row[column]) for row in rows], result[f"m{i}.value"], rtol=1e-9
        )
    assert "total.value [1]" in header
    signal = next(s for s in result.signals() if s.name == "total.value")
    assert signal.unit == "1"
    assert signal.meaning == "2*x('b1') - rate*t + table('cam', t)"
