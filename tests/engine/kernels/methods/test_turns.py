"""Angles counted from step to step against motions whose turns are known."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.engine.helpers import rod

from kane.compiled import compile_model
from kane.compiled.turns import turns_of
from kane.elements.body import Body, InertiaTensor
from kane.elements.revolute import Revolute
from kane.kernels.equations.body import coordinate_rates
from kane.kernels.methods.turns import follow
from kane.kernels.tables import make_work
from kane.model import Model

Z = (0.0, 0.0, 1.0)


class Turning:
    """A model whose bodies turn as they are told, and the angles that are counted of them."""

    def __init__(self, model):
        self.system = compile_model(model)
        self.work = make_work(self.system.tables, turns=turns_of(self.system))
        self.turns = self.work.turns

    def angles_after(self, times, e, w, w_dot):
        """Return the angles at times, (times, angles), for those of all bodies in their own axes.

        e (times, n, 4), w and w' (times, n, 3) in the solver's axes.
        """
        n, found = self.system.bodies, []
        for k, time in enumerate(times):
            y, y_dot = self.system.initial_state.copy(), np.zeros(self.system.state_size)
            q, u = y[: 7 * n].reshape(n, 7), y[7 * n : 13 * n].reshape(n, 6)
            q[:, 3:], u[:, 3:] = e[k], w[k]
            coordinate_rates(q.ravel(), u.ravel(), y_dot[: 7 * n])
            y_dot[7 * n : 13 * n].reshape(n, 6)[:, 3:] = w_dot[k]
            follow(self.system.tables, self.work, float(time), y, y_dot)
            found.append(self._angles(y))
        return np.array(found)

    def _angles(self, y):
        """Return the angles of the joints, and the turns that the half turns stand for."""
        n = self.system.bodies
        q, u = y[: 7 * n].reshape(1, n, 7), y[7 * n : 13 * n].reshape(1, n, 6)
        e = self.system.frames.to_user(q, u)[0][0, self.turns.bodies - 1, 3:]
        joints = self.turns.paths.size
        counts = self.turns.counts[joints:]
        angle = 2 * np.arctan2(e[:, :3], e[:, 3:]).ravel()
        missing = (counts + 0.5) * np.pi - angle
        turns = angle + 2 * np.pi * np.round(missing / (2 * np.pi))
        return np.concatenate([self.turns.counts[:joints], turns])


def along(axis, angle):
    """Euler parameters of turns about an axis that do not jump, (times, 1, 4)."""
    half = np.asarray(angle)[:, None, None] / 2
    return np.concatenate([np.sin(half) * axis, np.cos(half)], axis=-1)


def turned(axis, times, angle, rate, slope, **fields):
    """Angles about the ground's axes of a body that turns about one of them."""
    turning = Turning(Model(bodies=(rod(inertia=(1.0, 1.0, 1.0), **fields),)))
    shape = len(times), 1, 1
    motion = [np.reshape(values, shape) * axis for values in (rate, slope)]
    return turning.angles_after(times, along(axis, angle), *motion)


@pytest.mark.parametrize("steps", [7, 400])
@pytest.mark.parametrize("axis", [0, 1, 2])
@pytest.mark.parametrize("turns", [-7.3, 0.4, 25.1])
def test_full_turns_are_counted_also_within_a_step(axis, turns, steps):
    times = np.linspace(0, 1, steps)
    rate = np.full(steps, 2 * np.pi * turns)
    found = turned(np.eye(3)[axis], times, rate * times, rate, np.zeros(steps))
    np.testing.assert_allclose(found[:, axis], rate * times, atol=1e-11)
    # across that axis it does not turn, whatever the signs of Euler parameters
    np.testing.assert_allclose(np.delete(found, axis, axis=1), 0.0, atol=1e-11)


@pytest.mark.parametrize("amplitude", [0.5, 1.0, 3.0, 10.0])
def test_the_turns_of_an_oscillation_are_counted_in_steps_of_half_a_radian_of_its_phase(amplitude):
    # an explicit method of order 8 takes no longer ones unless its error is allowed to be coarse
    times = np.arange(0.0, 40.0, 2.0)
    angle = amplitude * np.sin(times)
    found = turned(np.array(Z), times, angle, amplitude * np.cos(times), -angle)
    np.testing.assert_allclose(found[:, 2], angle, atol=1e-12)


@pytest.mark.parametrize("is_over", [False, True])
@pytest.mark.parametrize("size", [1e-17, 1e-16, 1e-10])
@pytest.mark.parametrize("rate", [40.0, -3.0, 700.0])
def test_round_off_across_an_axis_is_no_turn_however_often_the_body_turns(rate, size, is_over):
    """What is nothing but round-off changes its sign, and the other part goes to and fro."""
    times = np.linspace(0.0, 3.0, 301)
    e = along(np.array(Z), rate * times)
    e[:, 0, :2] = size * np.random.default_rng(5).choice([-1.0, 0.0, 1.0], size=(301, 2))
    if is_over:  # turned about x by half a turn
        e = np.stack([e[..., 3], -e[..., 2], e[..., 1], -e[..., 0]], axis=-1)
    turning = Turning(Model(bodies=(rod(inertia=(1.0, 1.0, 1.0)),)))
    w = np.tile(rate * np.array(Z), (301, 1, 1))
    found = turning.angles_after(times, e, w, np.zeros((301, 1, 3)))
    # twice as much as e_a / e_4, and what goes to and fro comes no closer to zero than a thousandth
    assert np.abs(np.diff(found[:, 0])).max() < 4000 * size
    if not is_over:
        np.testing.assert_allclose(found[:, 2], rate * times, atol=1e-8)
        assert np.abs(found[:, :2]).max() < 2000 * size


def test_a_turn_about_a_skew_axis_goes_on_about_all_axes_it_has_a_part_of():
    axis = np.array([1.0, 2.0, 2.0]) / 3
    times = np.linspace(0, 1, 11)
    rate = np.full(11, 2 * np.pi * 20)  # two turns a step
    found = turned(axis, times, rate * times, rate, np.zeros(11))
    # after whole turns the twist about each axis is as many turns
    np.testing.assert_allclose(found, np.outer(rate * times, [1, 1, 1]), atol=1e-11)


def tumbling(times):
    """Turns without regard to any mechanics: their axis goes round while they go on."""
    Q = Rotation.from_euler("zxz", np.array([2.0 * times, 0.9 * np.sin(times), 5.3 * times]).T)
    e = Q.as_quat()
    flips = np.cumprod(np.sign(np.append(1.0, (e[1:] * e[:-1]).sum(axis=1))))
    return e * flips[:, None]


def test_a_body_that_tumbles_is_counted_the_same_in_long_steps_as_in_short_ones():
    fine = np.linspace(0.0, 20.0, 200_001)
    e = tumbling(fine)
    e_dot = np.gradient(e, fine, axis=0)
    # w = 2 E(e)^T e', as of ``body.speeds_of``
    v, s, v_dot, s_dot = e[:, :3], e[:, 3:], e_dot[:, :3], e_dot[:, 3:]
    w = 2 * (s * v_dot - s_dot * v - np.cross(v, v_dot))
    w_dot = np.gradient(w, fine, axis=0)
    expected = 2 * np.unwrap(np.arctan2(e[:, :3], e[:, 3:]), axis=0)
    for every in (100, 1000, 2000):  # up to 1.6 rad a step
        place = slice(None, None, every)
        turning = Turning(Model(bodies=(rod(inertia=(1.0, 1.0, 1.0)),)))
        chosen = (values[place, None] for values in (e, w, w_dot))
        found = turning.angles_after(fine[place], *chosen)
        np.testing.assert_allclose(found, expected[place], atol=1e-6)
    assert np.abs(expected).max() > 4 * 2 * np.pi


def test_turns_are_those_of_the_axes_that_the_user_sees():
    """A body whose principal axes are not those of the drawing, turned about its own z axis."""
    inertia = InertiaTensor(xx=2.0, yy=2.0, zz=2.5, xy=0.5, yz=0.3)
    turning = Turning(Model(bodies=(rod(inertia=inertia),)))
    assert not turning.system.frames.are_the_users
    times = np.linspace(0, 1, 9)
    rate = np.full(9, 60.0)  # a good turn a step
    own = Rotation.from_matrix(turning.system.frames.axes[1])
    e = np.array([_product(a, own.as_quat()) for a in along(Z, rate * times)[:, 0]])
    w = own.inv().apply(rate[:, None] * np.array(Z))
    found = turning.angles_after(times, e[:, None], w[:, None], np.zeros((9, 1, 3)))
    np.testing.assert_allclose(found[:, 2], rate * times, atol=1e-11)


def _product(a, b):
    """The product of Euler parameters; SciPy may flip its sign."""
    vector = a[3] * b[:3] + b[3] * a[:3] + np.cross(a[:3], b[:3])
    return np.append(vector, a[3] * b[3] - a[:3] @ b[:3])


def test_a_joint_on_which_nothing_acts_is_counted_over_both_its_bodies():
    model = Model(
        bodies=(rod("carrier", inertia=(1.0, 1.0, 1.0)), rod("wheel", inertia=(1.0, 1.0, 1.0))),
        joints=(Revolute(name="axle", body_a="carrier", body_b="wheel"),),
    )
    turning = Turning(model)
    times = np.linspace(0, 2, 12)
    rates = np.array([10.0, -35.0])  # 8.2 rad a step between them
    e = np.concatenate([along(Z, rate * times) for rate in rates], axis=1)
    w = np.tile(rates[:, None] * np.array(Z), (12, 1, 1))
    found = turning.angles_after(times, e, w, np.zeros((12, 2, 3)))
    np.testing.assert_allclose(found[:, 0], -45.0 * times, atol=1e-11)
    np.testing.assert_allclose(found[:, [3, 6]], np.outer(times, rates), atol=1e-11)


def test_particles_do_not_turn_and_are_not_counted():
    point = Body(name="point", mass=1.0, particle=True)
    assert Turning(Model(bodies=(point,))).turns.counts.size == 0
    mixed = Model(bodies=(point, rod(angular_velocity=(0.0, 0.0, 3.0))))
    assert Turning(mixed).system.turning == {"rod": 0}
    assert Turning(mixed).turns.bodies.tolist() == [2]


def test_bodies_that_are_drawn_beyond_half_a_turn_have_turned_by_so_much_about_one_axis_alone():
    drawn = rod(orientation=tuple(along(np.array(Z), [1.5 * np.pi])[0, 0].tolist()))
    turning = Turning(Model(bodies=(drawn,)))
    np.testing.assert_allclose(
        turning._angles(turning.system.initial_state), [0.0, 0.0, 1.5 * np.pi], atol=1e-12
    )
