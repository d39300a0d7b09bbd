"""A run that will take long is told once, with what holds it up and the way out."""

import pytest
from msgspec.structs import replace
from tests.engine.four_bar import four_bar
from tests.engine.helpers import rod

from kane.compiled import compile_model
from kane.elements.body import Body
from kane.elements.loads import Force
from kane.elements.primitives import LOADS
from kane.elements.pull import Pull
from kane.elements.spring import Spring
from kane.model import Model, SolverSettings
from kane.solve.held_up import LONG, RATES, SOON, Watch, why

SETTINGS = SolverSettings(duration=10.0)
PARTICLE = Body(name="b", mass=2.0, particle=True, position=(1.0, 0.0, 0.0))


def told(model, pace, settings=SETTINGS):
    system = compile_model(model)
    return why(system, settings, system.initial_state, pace)


def test_a_damper_that_is_far_too_strong_is_named():
    damper = Spring(name="d", body_a="ground", body_b="b", damping=1e20)
    model = Model(bodies=(PARTICLE,), springs=(damper,))
    stiff = "'d' is stiff: alone it would move its bodies at a rate of 5e+19 1/s."  # c over m
    assert told(model, 1e20).startswith(stiff)
    assert "esdirk43" in told(model, 1e20)
    # the method for stiff models does not name itself as the way out
    assert "esdirk43" not in told(model, 1e20, replace(SETTINGS, method="esdirk43"))


def test_a_hand_that_holds_far_too_hard_is_named():
    hand = Pull(name="h", body="b", stiffness="1e20 + t")
    text = told(Model(bodies=(PARTICLE,), pulls=(hand,)), 1e10)
    rate = (1e20 / PARTICLE.mass) ** 0.5
    assert text.startswith(f"'h' is stiff: alone it would move its bodies at a rate of {rate:.2g}")


def test_a_body_that_is_far_too_fast_is_named():
    body = rod(angular_velocity=(0.0, 0.0, 1e10))
    assert told(Model(bodies=(body,)), 1e10).startswith("'rod' turns at 1e+10 rad/s. Look at the")


def test_a_law_that_grows_within_no_time_is_told():
    force = Force(name="f", body="b", force=("exp(10000*t)", 0.0, 0.0))
    text = told(Model(bodies=(PARTICLE,), forces=(force,)), 1e5)
    assert text.startswith("A function of time goes its whole way within 0.0001 s.")


def test_each_primitive_load_says_how_stiff_it_is():
    assert set(RATES) == {load.table for load in LOADS}


def test_a_dead_centre_is_told():
    flat = four_bar(1.0, 0.2, 0.5, 0.3, angle=0.0)  # ground 1.0 = 0.2 + 0.5 + 0.3: on one line
    assert "loses its hold there" in told(flat, 1e9)


def test_where_nothing_stands_out_it_says_so():
    assert told(Model(bodies=(PARTICLE,)), 1e9).startswith("No force, speed or joint stands out.")


def test_it_is_told_once_and_only_of_runs_that_take_long():
    system = compile_model(Model(bodies=(rod(angular_velocity=(0.0, 0.0, 1e10)),)))
    watch = Watch(system, SETTINGS)
    state = system.initial_state
    assert watch.look(SOON - 1, 0.1, 10, state) == ""  # too soon to tell
    assert watch.look(SOON, 5.0, 10, state) == ""  # half done
    text = watch.look(2 * SOON, 5.0 + SOON / LONG, 10**6, state)
    assert text.startswith("The run has come to 5.008 of 10 s. At 1.2e+08 steps a second of motion")
    assert "the rest takes some 50 minutes." in text
    assert watch.look(3 * SOON, 5.0 + SOON / LONG, 10**6, state) == ""


@pytest.mark.parametrize("gone", [0.0, 1e-12])
def test_a_run_that_does_not_come_on_at_all_is_told(gone):
    system = compile_model(Model(bodies=(rod(angular_velocity=(0.0, 0.0, 1e10)),)))
    assert "'rod' turns" in Watch(system, SETTINGS).look(SOON, gone, 10**6, system.initial_state)
