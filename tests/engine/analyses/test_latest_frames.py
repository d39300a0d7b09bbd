"""The latest frames, told without compiling while things are led, are those of the whole result."""

import math

import numpy as np
import pytest
from tests.changing_models import BUILDERS, model_of, table
from tests.engine.analyses.test_leading import CHANGING, FRAME, bead, circle, rod
from tests.thinned import thinned

import kane


def assert_same(simulation, count=20):
    """Compare all quantities at the latest frames."""
    whole, latest = simulation.result, simulation.latest(count)
    count = len(latest.time)
    assert count < len(whole.time)
    assert [*latest.quantities] == [*whole.quantities]
    energy = whole.largest_energy
    for name in whole.quantities:
        own = whole[name]
        # By the same formulas from the same frames, but for the round-off of how curves are cut,
        # which stands beside all of the energy in errors of the books.
        size = max(np.abs(own[np.isfinite(own)]).max(initial=0.0), 1e-3 * energy, 1e-3)
        np.testing.assert_allclose(
            latest[name], own[-count:], rtol=0, atol=1e-9 * size, err_msg=name
        )


@pytest.mark.parametrize("turning", thinned([False, True], 2))
def test_while_a_hand_pulls_lets_go_and_grabs_again(turning):
    simulation = kane.start(rod())
    for _ in range(30):
        simulation.advance(FRAME)
    for grab in range(3):
        simulation.grab("rod", (0.0, 0.0, -0.5), turning=turning)
        begun = np.array(simulation.hand.target)
        for k in range(40):
            simulation.drag(tuple(begun + circle(FRAME * k)))
            simulation.advance(FRAME)
            if k % 13 == 3:
                assert_same(simulation)
        if grab == 1:
            continue  # the next one grabs while this one holds
        simulation.let_go()
        for _ in range(3):
            simulation.advance(FRAME)
            assert_same(simulation)


def test_while_an_input_is_turned():
    simulation = kane.start(bead("3*input('push') + 2*sin(5*t)"))
    for k in range(80):
        if k % 5 == 1:
            simulation.set_inputs({"push": 5.0 * math.sin(0.1 * k)})
        simulation.advance(FRAME)
        if k > 30 and k % 7 == 0:
            assert_same(simulation)


def test_where_an_input_switches_a_law():
    simulation = kane.start(bead("where(input('push') > 2, 5, -1)"))
    for k in range(60):
        simulation.set_inputs({"push": 4.0 * math.sin(0.3 * k)})
        simulation.advance(FRAME)
    assert_same(simulation)


def test_after_going_back_and_pulling_otherwise():
    simulation = kane.start(rod())
    for _ in range(30):
        simulation.advance(FRAME)
    place = simulation.state
    for point in ((0.0, 0.0, -0.5), (0.0, 0.1, 0.2)):
        simulation.state = place
        simulation.grab("rod", point)
        begun = np.array(simulation.hand.target)
        for k in range(30):
            simulation.drag(tuple(begun + 3.0 * point[2] * circle(FRAME * k)))
            simulation.advance(FRAME)
        assert_same(simulation)


@pytest.mark.parametrize(("name", "case"), CHANGING)
def test_while_constraints_change(name, case):
    of_table = table(name)["cases"][case]
    simulation = kane.start(model_of(BUILDERS[name](of_table), of_table), rtol=1e-8)
    body = simulation.model.bodies[-1].name
    for _ in range(4):
        simulation.advance(FRAME)
    simulation.grab(body)
    start, reach = simulation.hand.place, simulation.hand.reach
    for k in range(24):
        way = 0.2 * reach * np.array([math.sin(0.3 * k), math.cos(0.2 * k) - 1.0, 0.0])
        simulation.drag(tuple(start + way))
        if not simulation.advance(FRAME):
            break  # an event of the model ends it
        if k % 8 == 7:
            assert_same(simulation, count=10)


def test_a_long_pull_costs_no_more_than_a_short_one():
    simulation = kane.start(rod())
    simulation.advance(FRAME)
    simulation.grab("rod", (0.0, 0.0, -0.5))
    simulation.drag((0.3, 0.0, -1.0))
    simulation.advance(FRAME)
    simulation.latest(10)
    compiled = []
    recording = simulation._recording
    own = recording._compiled
    recording._compiled = lambda *args: compiled.append(1) or own(*args)
    for k in range(50):
        simulation.drag((0.3 * math.sin(0.2 * k), 0.0, -1.0))
        simulation.advance(FRAME)
        simulation.latest(10)
    assert compiled == []
