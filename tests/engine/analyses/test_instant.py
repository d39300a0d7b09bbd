"""An instant shows what the run shows at its frame, and before the run what it begins with."""

import numpy as np
import pytest
from tests.engine.helpers import model_file, random_model
from tests.engine.machines import axle, run, wheel
from tests.engine.random_machine import random_machine

from kane.analyses.instant import instant_at_start, instant_of
from kane.files.model_json import load
from kane.model import Model

Y = (0.0, 1.0, 0.0)
# loads of planar mechanisms, redundant rows, rolling, a drag
CHOSEN = ("andrews", "four_bar_massless", "ramp_disk_rolling", "shopping_cart_free", "wheelbarrow")


def same(alone, values, name):
    # the same formulas of the same numbers; where there is one frame, products of matrices and
    # sums over bodies may round in another order
    assert alone == pytest.approx(values, rel=1e-12, abs=1e-12), name


@pytest.mark.parametrize("stem", CHOSEN)
def test_before_a_run_all_quantities_are_those_that_it_begins_with(stem):
    model = load(model_file(stem))
    result = run(model, duration=model.solver.duration / 100)
    instant = instant_at_start(model)
    assert list(instant.result.quantities) == list(result.quantities)
    for name in result.quantities:
        same(instant.result[name], result[name][:1], name)
    np.testing.assert_array_equal(instant.multipliers, instant.result.multipliers[0])


def test_before_a_run_hinges_of_a_door_share_its_weight_as_in_the_run():
    door = wheel("door", mass=2.0, position=(0.5, 0.0, 0.0))
    hinges = tuple(
        axle(name, "door", point_a=(0.0, y, 0.0), point_b=(-0.5, y, 0.0), axis_a=Y, axis_b=Y)
        for name, y in (("low", -1.0), ("middle", 0.0), ("high", 1.0))
    )
    model = Model(bodies=(door,), joints=hinges, gravity=(0.0, -9.81, 0.0))
    result = instant_at_start(model).result
    for hinge in hinges:  # the shortest multipliers
        assert result[f"{hinge.name}.fy"] == pytest.approx(2.0 * 9.81 / 3)
    np.testing.assert_array_equal(result.multipliers, run(model, duration=0.01).multipliers[:1])


def test_at_a_frame_all_quantities_are_those_of_the_run():
    result = run(random_machine(1), duration=0.1, record_every=0.02)
    instant = instant_of(result, -2)
    for name in result.quantities:
        same(instant.result[name], result[name][-2:-1], name)


def test_a_frame_of_a_frame_is_that_frame():
    result = run(random_model(3, bodies=2), duration=0.1, record_every=0.05)
    assert result.at_frame(1).at_frame(0)["b0.x"] == result["b0.x"][1]
