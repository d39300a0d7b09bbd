"""A bushing's forces against its energy, and against the same formulas in SciPy."""

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.linalg import expm
from scipy.spatial.transform import Rotation
from tests.engine.helpers import Frames, floats, random_model, rod, split
from tests.engine.virtual_work import (
    BY_DIFFERENCES,
    falling_energy,
    forces,
    power,
    slope,
    state,
    wrenches,
)

from kane.elements.bushing import Bushing
from kane.model import Model

SEEDS = range(6)
ROUND_OFF = 1e-12  # some hundred operations on numbers of the order 1 to 100


def random_bushing(rng, a, b, damped=True):
    def vector():
        return floats(rng.normal(size=3))

    def three(largest):
        return floats(rng.uniform(0, largest, 3))

    return Bushing(
        name="bush", body_a=a, body_b=b, point_a=vector(), point_b=vector(),
        axis_a=vector(), axis_b=vector(), side_a=vector(), side_b=vector(),
        stiffness=three(20), rotary_stiffness=three(20),
        damping=three(2 * damped), rotary_damping=three(2 * damped),
    )  # fmt: skip


def cushioned(seed, ground=False, damped=True):
    rng = np.random.default_rng(seed)
    model = random_model(seed, bodies=2, loads=False, anchored=False)
    bushing = random_bushing(rng, "ground" if ground else "b0", "b1", damped)
    return replace(model, joints=(), bushings=(bushing,))


def frame(frames, name, axis, side):
    """Axes of a frame of a body as columns, in ground axes: z along the axis, x by the side."""
    z = np.array(axis) / np.linalg.norm(axis)
    x = np.array(side) - z * np.dot(z, side)
    x /= np.linalg.norm(x)
    return frames.turn(name) @ np.column_stack((x, np.cross(z, x), z))


def shift_and_turn(bushing, frames):
    a = frame(frames, bushing.body_a, bushing.axis_a, bushing.side_a)
    b = frame(frames, bushing.body_b, bushing.axis_b, bushing.side_b)
    turn = Rotation.from_matrix(a.T @ b).as_rotvec()
    return a.T @ frames.separation(bushing)[0], turn


def energy(model, y):
    (bushing,) = model.bushings
    shift, turn = shift_and_turn(bushing, Frames(model, y))
    return (shift**2 @ bushing.stiffness + turn**2 @ bushing.rotary_stiffness) / 2


@pytest.mark.parametrize("ground", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_bushing_does_the_virtual_work_that_its_energy_loses(seed, ground):
    model = cushioned(seed, ground)
    y = state(model, at_rest=True)
    expected = falling_energy(energy, model, y)
    np.testing.assert_allclose(forces(model, y), expected, atol=100 * BY_DIFFERENCES)
    assert power(model, y).tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize("seed", SEEDS)
def test_both_bodies_get_opposite_wrenches(seed):
    model = cushioned(seed)
    a, b = wrenches(model, state(model))
    assert np.abs(a + b).max() < ROUND_OFF * max(1, np.abs(a).max())


@pytest.mark.parametrize("ground", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_dampers_take_the_power_that_the_energy_does_not_get(seed, ground):
    model = cushioned(seed, ground)
    y = state(model)
    _, u = split(model, y)
    put_in, taken_out, *_ = power(model, y)
    assert put_in == 0
    total = np.sum(forces(model, y) * u)
    assert total == pytest.approx(-taken_out - slope(energy, model, y, u), abs=1e-5)
    # d'.C d' + w.C_r w, the rate of d by differences and w in the axes of frame A
    (bushing,) = model.bushings
    rates = [slope(lambda m, s, j=j: shift_and_turn(bushing, Frames(m, s))[0][j], model, y, u)
             for j in range(3)]  # fmt: skip
    frames = Frames(model, y)
    spin = frames.turn("b1") @ frames.w("b1")
    spin = spin - frames.turn(bushing.body_a) @ frames.w(bushing.body_a)
    spin = frame(frames, bushing.body_a, bushing.axis_a, bushing.side_a).T @ spin
    heat = np.square(rates) @ bushing.damping + spin**2 @ bushing.rotary_damping
    assert taken_out == pytest.approx(heat, rel=1e-7)


def turned_by(theta, stiffness=(3.0, 5.0, 11.0)):
    """A body turned against the ground by a rotation vector, on a bushing at its mass centre."""
    body = rod(orientation=floats(Rotation.from_rotvec(theta).as_quat()))
    bushing = Bushing(name="bush", body_a="ground", body_b="rod", rotary_stiffness=stiffness)
    return Model(bodies=(body,), bushings=(bushing,))


def torque(model):
    return wrenches(model, state(model))[0, 3:]


def left_jacobian(theta):
    """The integral of exp(s skew(theta)) over s from 0 to 1, as a block of an exponential.

    Van Loan, IEEE Transactions on Automatic Control 23 (1978), p. 395.
    """
    x, y, z = theta
    skew = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    block = np.zeros((6, 6))
    block[:3, :3], block[:3, 3:] = skew, np.eye(3)
    return expm(block)[:3, 3:]


DIRECTION = np.array([2.0, -1.0, 2.0]) / 3


@pytest.mark.parametrize("angle", [1e-100, 1e-9, 1e-4, 0.00999, 0.01001, 1.0, 3.0, np.pi - 1e-9])
def test_the_torque_follows_the_left_jacobian_at_turns_of_all_sizes(angle):
    theta = angle * DIRECTION
    stiffness = np.array([3.0, 5.0, 11.0])
    expected = -np.linalg.solve(left_jacobian(theta).T, stiffness * theta)
    # near a half turn the axis is known to the round-off of the matrix
    np.testing.assert_allclose(torque(turned_by(theta)), expected, rtol=ROUND_OFF, atol=1e-300)


def test_the_same_stiffness_all_round_pulls_straight_back():
    theta = 2.0 * DIRECTION
    np.testing.assert_allclose(torque(turned_by(theta, (7.0,) * 3)), -7 * theta, rtol=ROUND_OFF)


@pytest.mark.parametrize("axis", [*np.eye(3), DIRECTION])
def test_past_a_half_turn_a_bushing_pulls_the_other_way(axis):
    before, after = ((np.pi + d) * axis for d in (-1e-6, 1e-6))
    stiffness = (7.0,) * 3
    np.testing.assert_allclose(torque(turned_by(before, stiffness)), -7 * before, rtol=1e-9)
    shortest = after - 2 * np.pi * axis
    np.testing.assert_allclose(torque(turned_by(after, stiffness)), -7 * shortest, rtol=1e-9)


def test_a_bushing_in_its_rest_exerts_nothing():
    model = turned_by(np.zeros(3))
    assert not forces(model, state(model)).any()
