"""Counts of equations against counts by hand."""

import pytest
from tests.engine.four_bar import four_bar
from tests.engine.helpers import MODELS, model_file, pendulum
from tests.engine.machines import SliderCrank, axle, wheel
from tests.thinned import thinned

from kane.analyses.equation_counts import counted_in_space, equation_counts, numbers
from kane.analyses.instant import instant_at_start
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.files.model_json import load
from kane.model import Model


def counts(model):
    """Return {(method, variables): (equations, unknowns, first order)}."""
    found = equation_counts(numbers(instant_at_start(model)))
    return {(c.method, c.variables): (c.equations, c.unknowns, c.first_order) for c in found}


def named(stem):
    return load(model_file(stem))


def test_a_double_pendulum_in_space():
    found = counts(named("hinged_rods"))
    assert found["Newton and Euler", "absolute"] == (22, 22, 24)  # 12 + 10 reactions
    assert found["Newton and Euler", "joint"] == (12, 12, 4)
    assert found["Lagrange", "absolute"] == (22, 22, 24)
    assert found["Lagrange", "independent"] == (2, 2, 4)
    assert found["Kane", "absolute"] == (22, 22, 24)
    assert found["Kane", "joint"] == (2, 2, 4)
    assert found["Kane", "independent"] == (2, 2, 4)


def test_a_loop_with_rows_that_say_things_twice():
    n = numbers(instant_at_start(four_bar(3, 1, 2.5, 2)))
    assert (n.rows, n.redundant, n.tree, n.loop_rows) == (20, 3, 3, 5)
    found = counts(four_bar(3, 1, 2.5, 2))
    assert found["Newton and Euler", "absolute"] == (38, 38, 36)
    assert found["Lagrange", "joint"] == (8, 8, 6)
    assert found["Kane", "independent"] == (1, 1, 2)
    whys = [c.why for c in equation_counts(n)]
    assert "3 of the reactions stay open" in whys[0]


def test_a_rolling_disc_needs_multipliers_with_lagrange_and_none_with_kane():
    found = counts(named("ramp_disk_rolling"))
    assert found["Lagrange", "independent"] == (7, 7, 10)  # 5 coordinates, 2 multipliers
    assert found["Kane", "independent"] == (3, 3, 8)  # 3 speeds, 5 kinematical equations


def test_drivers_and_particles_and_planes():
    slider = SliderCrank().model(planar=True)
    assert counts(slider)["Kane", "absolute"] == (17, 17, 18)  # 9 speeds, 8 rows
    assert counts(slider)["Kane", "independent"] == (1, 1, 2)
    driven = Model(
        bodies=(wheel("arm"),), joints=(axle("pin", "arm"),),
        drivers=(AngleDriver(name="motor", joint="pin", law="t", prescribes="acceleration"),),
    )  # fmt: skip
    found = counts(driven)
    assert found["Kane", "absolute"] == (12, 12, 12)
    assert found["Lagrange", "independent"] == (2, 2, 2)  # its angle, and the motor's multiplier
    assert found["Kane", "independent"] == (0, 0, 1)
    dust = Model(bodies=tuple(Body(name=n, mass=1.0, particle=True) for n in "ab"))
    assert set(counts(dust).values()) == {(6, 6, 12)}


@pytest.mark.parametrize("path", thinned(MODELS, 3), ids=lambda path: path.stem)
def test_there_are_as_many_equations_as_unknowns(path):
    for equations, unknowns, _ in counts(load(path)).values():
        assert equations == unknowns


def test_a_planar_mechanism_is_counted_in_the_plane_and_in_space():
    """Seven bodies and nine joints, of which three slide."""
    model = named("planar_3rpr")
    newton, *_ = equation_counts(numbers(instant_at_start(model)))
    assert (newton.motion, newton.constraint) == (21, 18)
    assert counted_in_space(model) == (42, 45)


def test_a_tree_has_a_joint_for_each_body():
    n = numbers(instant_at_start(pendulum()))
    assert (n.tree_rows, n.tree, n.loop_rows) == (3, 3, 0)
