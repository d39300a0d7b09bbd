"""Exact derivatives of the equations against differences, for all loads, joints and drivers."""

import numpy as np
import pytest
from tests.engine.energy_cases import CASES
from tests.engine.joint_cases import JOINT_TYPES, pendulum, tag
from tests.engine.random_machine import random_machine

import kane
from kane.analyses.instant import instant_of
from kane.analyses.linearisation import Equations, state_of
from kane.analyses.steady import steady
from kane.elements.body import Body
from kane.elements.rolling_disc import RollingDisc
from kane.kernels.codes import BETWEEN_JUMPS
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.project import move
from kane.kernels.tables import make_work
from kane.model import Model

H = 5e-4  # differences of the eighth order: error (h / 0.01)^8, round-off of some 1e-13 / h
WEIGHTS = (
    (-4, 1 / 280), (-3, -4 / 105), (-2, 1 / 5), (-1, -4 / 5),
    (1, 4 / 5), (2, -1 / 5), (3, 4 / 105), (4, -1 / 280),
)  # fmt: skip


def accelerations(instant, shift, speed, way):
    system, n = instant.system, instant.system.bodies
    y, rates = instant.state.copy(), np.zeros(instant.state.size)
    move(y[: 7 * n], np.ascontiguousarray(shift * way), np.inf, np.inf)
    y[7 * n : 13 * n] += speed * way
    work = make_work(system.tables)
    work.clock[BETWEEN_JUMPS] = instant.work.clock[BETWEEN_JUMPS]
    evaluate(system.tables, work, instant.time, y, rates, False)
    return rates[7 * n : 13 * n]


def compare(instant):
    state = state_of(instant)
    found = Equations(instant, state, steady(state), ())
    for k in range(found.shifts.shape[1]):
        shift, speed = found.shifts[:, k], found.du[:, k]
        parts = [w * accelerations(instant, shift, speed, H * j) for j, w in WEIGHTS]
        expected = sum(parts) / H
        size = np.abs(expected).max() + np.abs(instant.rates).max() + 1.0
        np.testing.assert_allclose(found.changes[:, k], expected, rtol=0, atol=3e-9 * size)


@pytest.mark.parametrize("name", [*CASES])
def test_exact_derivatives_are_what_differences_come_to_with_every_load(name):
    result = kane.simulate(CASES[name], duration=0.23, record_every=0.23)
    compare(instant_of(result, -1))


@pytest.mark.parametrize("seed", range(8))
def test_exact_derivatives_of_mechanisms_drawn_by_lot(seed):
    """All joints, loops, redundant rows, drivers, couplings, nonholonomic ones, in motion."""
    result = kane.simulate(random_machine(seed), duration=0.05, record_every=0.05)
    compare(instant_of(result, -1))


@pytest.mark.parametrize("kind", JOINT_TYPES, ids=tag)
def test_exact_derivatives_with_every_joint(kind):
    result = kane.simulate(pendulum(kind), duration=0.1, record_every=0.1)
    compare(instant_of(result, -1))


def test_exact_derivatives_where_a_disc_slides():
    """Friction follows the force that presses, and this the motion."""
    turn = np.pi / 4 + 0.1
    disc = Body(
        name="disc", mass=1.0, inertia=(0.01, 0.01, 0.02), position=(0.0, 0.0, 0.2),
        orientation=(float(np.sin(turn)), 0.0, 0.0, float(np.cos(turn))),
        velocity=(2.0, 0.3, 0.0), angular_velocity=(0.1, 0.0, 1.0),
    )  # fmt: skip
    contact = RollingDisc(
        name="c", body_a="ground", body_b="disc", axis_a=(0.0, 0.0, 1.0), axis_b=(0.0, 0.0, 1.0),
        radius=0.2, coefficient=0.3,
    )  # fmt: skip
    model = Model(gravity=(0.0, 0.0, -9.81), bodies=(disc,), joints=(contact,))
    instant = instant_of(kane.simulate(model, duration=0.05, record_every=0.05), -1)
    assert instant.system.tables.sliding.normals.size
    compare(instant)
