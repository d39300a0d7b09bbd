"""The terms of Kane's equations over a run, against a closed form and against single instants."""

import threading

import numpy as np
import pytest
from msgspec.structs import replace
from tests.changing_models import BUILDERS, model_of, table
from tests.engine.machines import run
from tests.engine.random_machine import random_machine

import kane
from kane.analyses.equations import equations, terms
from kane.analyses.forces_over import forces_over
from kane.analyses.generalized_speeds import speeds_of_bodies
from kane.analyses.instant import instant_of
from kane.elements.body import Body
from kane.elements.latches import AngleLatch
from kane.elements.revolute import Revolute
from kane.model import Model

MASS, LENGTH, GRAVITY = 2.0, 0.7, 9.81
ROUND_OFF = 1e-11  # of the largest term, some thousand operations


@pytest.fixture(scope="module")
def pendulum():
    """A bar that is let go at the level of its hinge, and its run."""
    bar = Body(name="bar", mass=MASS, inertia=(0.1, 0.1, 0.1), position=(LENGTH, 0.0, 0.0))
    hinge = Revolute(name="hinge", body_a="ground", body_b="bar", point_b=(-LENGTH, 0.0, 0.0))
    model = Model(gravity=(0.0, -GRAVITY, 0.0), bodies=(bar,), joints=(hinge,))
    return run(model, duration=0.6, record_every=0.05)


def test_of_a_pendulum_it_is_the_moment_of_its_weight(pendulum):
    found = forces_over(pendulum)
    assert (found.speeds, found.units) == (("hinge.angle_rate",), ("N m",))
    np.testing.assert_allclose(found.time, pendulum.time)
    moment = -MASS * GRAVITY * LENGTH * np.cos(pendulum["hinge.angle"])
    scale = MASS * GRAVITY * LENGTH
    np.testing.assert_allclose(found.active[:, 0], moment, atol=ROUND_OFF * scale)
    # about the hinge: the bar's own inertia and that of its mass centre there
    inertia = 0.1 + MASS * LENGTH**2
    turning = np.array([instant_of(pendulum, i).rates[5] for i in range(len(pendulum.time))])
    np.testing.assert_allclose(found.inertia[:, 0], -inertia * turning, atol=1e-9 * scale)
    np.testing.assert_allclose(found.constraint, 0.0, atol=1e-9 * scale)


@pytest.mark.parametrize("speeds", ["joints", "bodies", "all"])
def test_the_terms_vanish_together_and_are_those_of_each_instant(speeds):
    machine = run(random_machine(1), duration=0.2, record_every=0.05)
    found = forces_over(machine, speeds)
    scale = max(np.nanmax(np.abs(part)) for part in (found.active, found.inertia, found.constraint))
    total = found.active + found.inertia + found.constraint
    if speeds != "all":
        assert np.nanmax(np.abs(total)) < ROUND_OFF * scale
        assert np.nanmax(np.abs(found.constraint)) < 1e-8 * scale
    if speeds == "all":
        instant = instant_of(machine, 2)
        one = terms(instant, speeds_of_bodies(instant))
        active = one.generalized.of_force(np.sum(list(one.active.values()), axis=0))
        np.testing.assert_allclose(found.active[2], active, atol=ROUND_OFF * scale)
    if speeds == "bodies":
        one = equations(machine, 0)
        active = one.of_independent(np.sum(list(one.active.values()), axis=0))
        places = [found.speeds.index(name) for name in one.independent]
        np.testing.assert_allclose(found.active[0][places], active, atol=ROUND_OFF * scale)


def test_it_can_be_stopped_and_tells_how_far_it_is(pendulum):
    stop, parts = threading.Event(), []

    def progress(part):
        parts.append(part)
        if len(parts) == 3:
            stop.set()

    found = forces_over(pendulum, progress=progress, stop=stop)
    assert len(found.time) == 3
    assert found.active.shape == (3, 1)
    assert parts == sorted(parts)
    assert forces_over(pendulum, stop=stop).active.shape == (0, 0)


@pytest.mark.parametrize("speeds", ["joints", "bodies", "all"])
def test_speeds_are_chosen_anew_where_other_constraints_hold(speeds):
    """A latch that holds a linkage leaves no speed, and lets it go again."""
    case = table("impulse_on_four_bar")["cases"]["struck"]
    model = model_of(BUILDERS["impulse_on_four_bar"](case), case)
    latch = AngleLatch(name="latch", joint=model.joints[0].name, closes="t > 0.2", opens="t > 0.4")
    result = kane.simulate(replace(model, latches=(latch,)), duration=0.6)
    found = forces_over(result, speeds)
    held = (found.time > 0.2 + 1e-9) & (found.time < 0.4 - 1e-9)
    assert held.any()
    if speeds == "all":
        assert np.isfinite(found.active).all()
    else:
        assert len(found.speeds) == 1
        assert np.isnan(found.active[held]).all()
        assert np.isfinite(found.active[~held & (found.time < 0.2 - 1e-9)]).all()
        assert np.isfinite(found.active[found.time > 0.4 + 1e-9]).all()
