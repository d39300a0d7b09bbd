"""Values, gradients and second rates of paths against plain NumPy and finite differences."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from kane.kernels.primitives import path
from kane.kernels.primitives.path import ANGLE, DISPLACEMENT, DISTANCE, PATH, SPIN

KINDS = {"distance": DISTANCE, "displacement": DISPLACEMENT, "angle": ANGLE, "spin": SPIN}
STEP = 1e-5
# Central differences: truncation of order STEP^2 = 1e-10 times third rates up to about 100 (speeds
# of the order 1 to 3), round-off of order 1e-16 / STEP = 1e-11.
TOLERANCE = 3e-8


class Motion:
    """Two bodies, number 1 and 2, that move at constant speeds, and a path between them."""

    def __init__(self, kind, seed, on_ground=False):
        rng = np.random.default_rng(seed)
        self.p, self.v = rng.normal(size=(3, 3)), rng.normal(size=(3, 3))
        self.w = rng.normal(size=(3, 3))
        self.start = Rotation.random(3, random_state=rng)
        self.entry = np.zeros(1, PATH)
        entry = self.entry[0]
        entry["kind"], entry["body_a"], entry["body_b"] = kind, 1, 2
        entry["point_a"], entry["point_b"] = rng.normal(size=(2, 3))
        # the axes of A are tilted in it, and the side of B is far from square to the axis
        axes = Rotation.random(random_state=rng).as_matrix()
        entry["x"], entry["y"], entry["z"] = axes.T
        side = rng.normal(size=3)
        entry["side"] = side / np.linalg.norm(side)
        if on_ground:
            entry["body_a"] = 0
        self.p[0] = self.v[0] = self.w[0] = 0.0

    def placed(self, time):
        turn = Rotation.concatenate([Rotation.identity(), (self.start * self._turned(time))[1:]])
        return self.p + time * self.v, turn.as_matrix()

    def _turned(self, time):
        return Rotation.from_rotvec(time * self.w)

    def evaluated(self, time, turned=0.0):
        p, R = self.placed(time)
        value, gradient, rate, bias = np.zeros(1), np.full((2, 6), np.nan), np.zeros(1), np.zeros(1)
        path.positions(self.entry, p, R, np.array([turned]), np.zeros(0), value, gradient)
        path.rates(self.entry, self.v, self.w, gradient, rate)
        path.biases(self.entry, p, R, self.v, self.w, bias)
        return value[0], rate[0], bias[0]

    def value(self, time):
        """The path's value by the words of its definition."""
        p, R = self.placed(time)
        e = self.entry[0]
        a, b = e["body_a"], e["body_b"]
        d = p[b] + R[b] @ e["point_b"] - p[a] - R[a] @ e["point_a"]
        if e["kind"] == DISTANCE:
            return np.linalg.norm(d)
        if e["kind"] == DISPLACEMENT:
            return d @ R[a] @ e["z"]
        if e["kind"] == ANGLE:
            side = R[a].T @ R[b] @ e["side"]
            return np.arctan2(side @ e["y"], side @ e["x"])
        return 0.0


def wrapped(angle):
    return (angle + np.pi) % (2 * np.pi) - np.pi


@pytest.mark.parametrize("on_ground", [False, True])
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_value_and_rates_of_a_path(kind, seed, on_ground):
    motion = Motion(kind, seed, on_ground)
    value, rate, bias = motion.evaluated(0.0)
    assert value == pytest.approx(motion.value(0.0), abs=1e-14)
    rates = [motion.evaluated(time)[1] for time in (-STEP, STEP)]
    assert bias == pytest.approx((rates[1] - rates[0]) / (2 * STEP), abs=TOLERANCE * 100)
    if kind == SPIN:
        assert rate == pytest.approx(motion.w[2] @ motion.entry[0]["side"], abs=1e-14)
    else:
        slope = wrapped(motion.value(STEP) - motion.value(-STEP)) / (2 * STEP)
        assert rate == pytest.approx(slope, abs=TOLERANCE)


@pytest.mark.parametrize("rate", [7.0, -7.0])
def test_turns_are_counted_over_many_revolutions(rate):
    motion = Motion(ANGLE, 3)
    axis = Rotation.from_matrix(np.array([motion.entry[0][i] for i in "xyz"]).T)
    motion.w[1], motion.w[2] = 0.0, (0.0, 0.0, rate)
    motion.start = Rotation.concatenate([motion.start[0], motion.start[1], motion.start[1] * axis])
    motion.entry[0]["side"] = (1.0, 0.0, 0.0)
    turned = 0.0
    for time in np.arange(0.0, 5.0, 0.4):  # 2.8 rad apart, less than half a turn
        turned = motion.evaluated(time, turned)[0]
        assert turned == pytest.approx(rate * time, abs=1e-12)


def test_an_angle_is_counted_from_where_it_was():
    motion = Motion(ANGLE, 4)
    within = motion.value(0.0)
    for turns in (-3, 0, 2):
        near = within + 2 * np.pi * turns
        for off in (-3.0, 0.0, 3.0):
            assert motion.evaluated(0.0, near + off)[0] == pytest.approx(near, abs=1e-13)


def test_points_that_coincide_have_no_direction_but_no_infinity_either():
    motion = Motion(DISTANCE, 5)
    motion.entry[0]["body_b"] = motion.entry[0]["body_a"]
    motion.entry[0]["point_a"] = motion.entry[0]["point_b"] = 0.0
    assert motion.evaluated(0.0) == (0.0, 0.0, 0.0)
