"""How long the last step of a run is, and the frame at its end."""

import numpy as np
import pytest
from tests.engine.helpers import begun

import kane
from kane.compiled import compile_model
from kane.elements.body import Body
from kane.elements.prismatic import Prismatic
from kane.elements.stops import DisplacementStop
from kane.kernels.codes import FINISHED
from kane.kernels.methods.step_control import SAFETY, STRETCH
from kane.kernels.methods.step_error import ELSEWHERE
from kane.model import Model, SolverSettings

G, DROP = 9.81, 0.5  # m/s^2, m
FALL = (2 * DROP / G) ** 0.5  # s


def ends_of_steps(model, duration):
    settings = SolverSettings(duration=duration, record_every=duration)
    integration = begun(compile_model(model), settings, np.array([0.0, duration]), np.zeros(0))
    times = [0.0]
    while integration.advance(1) != FINISHED:
        times.append(integration.tally().time)
    return np.unique([*times, duration])


@pytest.mark.parametrize("beyond", [1e-3, 0.02, 0.08])
def test_no_crumb_of_a_step_is_left_over_at_the_end(beyond, two_bodies):
    own = ends_of_steps(two_bodies, 1.0)
    assert len(own) > 8
    end = own[6] + beyond * (own[6] - own[5])  # all but where a step ends by itself
    assert ends_of_steps(two_bodies, float(end)) == pytest.approx([*own[:6], end], abs=1e-12)


def test_a_step_that_failed_is_not_tried_again_for_the_sake_of_the_end():
    assert STRETCH * SAFETY < 1.0
    assert STRETCH * ELSEWHERE < 1.0


def falling(**solver):
    return Model(
        gravity=(0.0, -G, 0.0),
        bodies=(Body(name="ball", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(0.0, DROP, 0.0)),),
        joints=(
            Prismatic(
                name="way", body_a="ground", body_b="ball",
                axis_a=(0.0, 1.0, 0.0), axis_b=(0.0, 1.0, 0.0),
            ),
        ),
        stops=(DisplacementStop(name="floor", joint="way", lower=0.0, restitution=0.5),),
        solver=SolverSettings(**solver),
    )  # fmt: skip


@pytest.mark.parametrize("method", ["dop853", "dopri5"])
@pytest.mark.parametrize("before", [1e-2, 1e-4, 1e-6])
def test_an_event_just_before_the_end_is_met_where_it_is(method, before):
    result = kane.simulate(falling(method=method, duration=FALL * (1 + before)))
    assert result.outcome.ok
    (event,) = result.events
    # a parabola, which both methods follow to round-off; DROP is known to 1e-13 of the mechanism
    assert event.time == pytest.approx(FALL, rel=1e-12)
    assert event.after == pytest.approx(0.5 * G * FALL, rel=1e-9)


@pytest.mark.parametrize("method", ["dop853", "dopri5", "esdirk43"])
def test_the_frame_at_the_end_is_the_end_of_the_last_step(method, andrews):
    system = compile_model(andrews)
    settings = SolverSettings(method=method, duration=0.01, record_every=0.01)
    integration = begun(system, settings, np.array([0.0, 0.01]), np.zeros(0))
    assert integration.advance(10**6) == FINISHED
    np.testing.assert_array_equal(
        integration.store.values[-1, : system.state_size], integration.state
    )
