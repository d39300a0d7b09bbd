"""Drag against the formula, and its power against the work of its forces."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import Frames, floats, random_model, split
from tests.engine.virtual_work import forces, power, state

from kane.elements.drag import Drag

SEEDS = range(6)
ROUND_OFF = 1e-13  # some ten operations on numbers of the order 1 to 10


def resisted(seed, **fields):
    rng = np.random.default_rng(seed)
    model = random_model(seed, bodies=2, loads=False, anchored=False)
    drag = Drag(
        name="d",
        body="b1",
        point=floats(rng.normal(size=3)),
        flow=floats(rng.normal(size=3)),
        linear=rng.uniform(),
        quadratic=rng.uniform(),
        rotary_linear=rng.uniform(),
        rotary_quadratic=rng.uniform(),
    )
    return replace(model, joints=(), drags=(replace(drag, **fields),))


def force_and_torque(model, y):
    (drag,) = model.drags
    frames = Frames(model, y)
    against = frames.velocity("b1", drag.point) - drag.flow
    w = frames.w("b1")
    force = -(drag.linear + drag.quadratic * np.linalg.norm(against)) * against
    torque = -(drag.rotary_linear + drag.rotary_quadratic * np.linalg.norm(w)) * w
    return force, torque, against


@pytest.mark.parametrize("seed", SEEDS)
def test_drag_is_the_force_of_the_formula_at_its_point(seed):
    model = resisted(seed)
    y = state(model)
    force, torque, _ = force_and_torque(model, y)
    expected = np.zeros((2, 6))
    expected[1] = Frames(model, y).point_columns("b1", model.drags[0].point).T @ force
    expected[1, 3:] += torque
    np.testing.assert_allclose(forces(model, y), expected, atol=ROUND_OFF)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_books_hold_heat_and_what_the_flow_puts_in(seed):
    model = resisted(seed)
    y = state(model)
    force, torque, against = force_and_torque(model, y)
    put_in, heat, *_ = power(model, y)
    assert put_in == pytest.approx(force @ model.drags[0].flow, rel=ROUND_OFF)
    w = Frames(model, y).w("b1")
    assert heat == pytest.approx(-force @ against - torque @ w, rel=ROUND_OFF)
    # together they are all the power of the drag
    _, u = split(model, y)
    assert np.sum(forces(model, y) * u) == pytest.approx(put_in - heat, abs=100 * ROUND_OFF)


def test_a_medium_at_rest_puts_nothing_in():
    model = resisted(0, flow=(0.0, 0.0, 0.0))
    put_in, heat, *_ = power(model, state(model))
    assert put_in == 0
    assert heat > 0


def test_a_body_that_drifts_with_the_medium_feels_no_force():
    model = resisted(1, point=(0.0, 0.0, 0.0))
    drag = replace(model.drags[0], flow=model.bodies[1].velocity)
    model = replace(model, drags=(drag,))
    assert np.abs(forces(model, state(model))[1, :3]).max() == 0
