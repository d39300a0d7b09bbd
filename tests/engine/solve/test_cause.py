"""What a run that failed says of the reason."""

import numpy as np
import pytest
from tests.engine.helpers import pendulum, rod

import kane
from kane.compiled import compile_model
from kane.elements.ball import Ball
from kane.elements.spring import Spring
from kane.kernels import codes
from kane.kernels.tables import make_work
from kane.model import Model
from kane.solve.cause import cause
from kane.solve.methods.method import Trouble
from kane.solve.outcome import Ending


def found(model, code, reached=None, tried=None):
    system = compile_model(model)
    state = system.initial_state
    trouble = Trouble(0.5, state if reached is None else reached, state if tried is None else tried)
    return cause(system, make_work(system.tables), code, trouble)


def apart():
    """A rod of 2 m between pins that are 3 m apart, and a pendulum that is well."""
    return Model(
        bodies=(rod(position=(1.5, 0.0, 0.0)), rod("other", position=(0.0, 5.0, 0.0))),
        joints=(
            Ball(name="left", body_a="ground", body_b="rod", point_b=(-1.0, 0.0, 0.0)),
            Ball(
                name="right", body_a="ground", point_a=(3.0, 0.0, 0.0),
                body_b="rod", point_b=(1.0, 0.0, 0.0),
            ),
            Ball(name="fine", body_a="ground", point_a=(0.0, 5.0, 0.0), body_b="other"),
        ),
    )  # fmt: skip


def test_joints_that_stay_open_are_named_with_their_gaps():
    text = found(apart(), codes.CANNOT_CLOSE)
    assert text.startswith("they gape at '")
    assert "'right' by" in text or "'left' by" in text
    assert "fine" not in text


def test_joints_that_only_the_step_tore_open_are_named():
    model = pendulum()
    torn = compile_model(model).initial_state
    torn[2] -= 0.25
    assert found(model, codes.CANNOT_CLOSE, tried=torn) == "they gape at 'pin' by 0.25 m"


def test_of_joints_closed_and_numbers_lost_nothing_is_said():
    assert found(pendulum(), codes.CANNOT_CLOSE) == ""
    lost = np.full(28, np.nan)
    assert found(apart(), codes.NOT_FINITE, reached=lost, tried=lost) == ""
    assert found(apart(), codes.CANNOT_CLOSE, reached=lost, tried=lost) == ""


def test_the_body_whose_numbers_are_lost_is_named():
    model = Model(bodies=(rod("a"), rod("b", position=(1.0, 0.0, 0.0))))
    state = compile_model(model).initial_state
    state[14 + 6 + 1] = np.inf  # vy of b
    text = found(model, codes.NOT_FINITE, tried=state)
    assert text == "the speeds of 'b' are no longer finite numbers"


def test_joints_that_lost_their_hold_are_named():
    model = apart()
    system = compile_model(model)
    work, state = make_work(system.tables), system.initial_state
    work.holds.usual[:] = work.holds.before[:] = 0.5
    rows = system.joint_rows["right"]
    tiles = system.tables.pattern.rows[:, 0]
    work.holds.before[np.flatnonzero((tiles >= rows.start) & (tiles < rows.stop))[0], 0] = 1e-6
    text = cause(system, work, codes.STEP_TOO_SMALL, Trouble(0.5, state, state))
    assert text == "'right' loses its hold there, as in a dead centre or where bars lie on one line"
    # a motion beyond all bounds has other reasons
    assert "hold" not in cause(system, work, codes.NOT_FINITE, Trouble(0.5, state, state))


def test_the_body_that_accelerates_most_is_named():
    model = Model(
        bodies=(rod("slow"), rod("quick", position=(2.0, 0.0, 0.0))),
        springs=(Spring(name="s", body_a="ground", body_b="quick", stiffness=1e6),),
    )
    text = found(model, codes.STEP_TOO_SMALL)
    assert text == "'quick' accelerates most there, by 2e+06 m/s^2 and 0 rad/s^2"


@pytest.mark.parametrize("method", ["euler", "rk4"])
def test_a_failed_run_says_why_in_its_message(method):
    model = Model(
        bodies=(rod(position=(1.0, 0.0, 0.0)),),
        springs=(Spring(name="s", body_a="ground", body_b="rod", stiffness=1e8),),
    )
    outcome = kane.simulate(model, method=method, step=1.0, duration=1000.0).outcome
    assert outcome.ending is Ending.NOT_FINITE
    assert "'rod'" in outcome.cause
    assert f" s: {outcome.cause}. Try a smaller step" in outcome.message


def test_joints_torn_open_by_a_step_are_named_in_the_message(andrews):
    outcome = kane.simulate(
        andrews, method="euler", step=0.1, record_every=0.1, duration=1.0
    ).outcome
    assert outcome.ending is Ending.CANNOT_CLOSE
    assert outcome.cause.startswith("they gape at '")
    assert f" s: {outcome.cause}. Try a smaller step" in outcome.message
