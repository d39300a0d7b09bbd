"""Free motions: loops of poses that keep the joints closed."""

import numpy as np
import pytest
from tests.engine.four_bar import four_bar
from tests.engine.helpers import model_file
from tests.engine.machines import axle, wheel

from kane.analyses.free_motions import STEPS, TURN, free_motion
from kane.analyses.generalized_speeds import independent_speeds
from kane.analyses.instant import instant_at_start
from kane.files.model_json import load
from kane.model import Model
from kane.model.poses import initial_poses

CLOSED = 1e-9  # m
NEAR = 1e-4  # a step is of the second order, and the last part of it a projection


def gaps(model, poses):
    """How far the points of each hinge are apart."""
    for joint in model.joints:
        a = poses.point(joint.body_a, joint.point_a)
        yield float(np.linalg.norm(poses.point(joint.body_b, joint.point_b) - a))


def test_a_loop_of_four_hinges_goes_to_and_fro():
    model = four_bar(3, 1, 2.5, 2)
    instant = instant_at_start(model)
    (speed,) = independent_speeds(instant).names
    loop = free_motion(instant, speed)
    assert len(loop) == 4 * STEPS
    for poses in loop:
        assert max(gaps(model, poses)) < CLOSED
    start = initial_poses(model)
    for place in (0, 2 * STEPS):
        np.testing.assert_allclose(loop[place].position, start.position, atol=1e-9)
    turns = [np.arctan2(p.rotation[0, 1, 0], p.rotation[0, 0, 0]) for p in loop]
    change = np.abs(np.diff([*turns, turns[0]]))
    assert change.max() < 2 * TURN / STEPS  # no jump, neither at the seam
    assert np.ptp(turns) > TURN


def test_each_freedom_has_its_own():
    model = Model(
        bodies=(wheel("a", position=(0.5, 0.0, 0.0)), wheel("b", position=(1.5, 0.0, 0.0))),
        joints=(axle("A", "a", point_b=(-0.5, 0.0, 0.0)),
                axle("B", "b", "a", (0.5, 0.0, 0.0), point_b=(-0.5, 0.0, 0.0))),
    )  # fmt: skip
    instant = instant_at_start(model)
    assert independent_speeds(instant).names == ("A.angle_rate", "B.angle_rate")
    loop = free_motion(instant, "B.angle_rate")
    assert all(np.allclose(p.position[0], [0.5, 0, 0], atol=NEAR) for p in loop)
    assert np.ptp([p.position[1, 1] for p in loop]) > 0.2
    loop = free_motion(instant, "A.angle_rate")
    relative = [p.rotation[0].T @ p.rotation[1] for p in loop]
    assert all(np.allclose(R, np.eye(3), atol=NEAR) for R in relative)


def test_a_disc_rolls_as_it_moves():
    model = load(model_file("ramp_disk_rolling"))
    instant = instant_at_start(model)
    loop = free_motion(instant, "disk.wz")
    radius = model.joints[0].radius
    (a, b) = (loop[0], loop[STEPS - 1])
    R = a.rotation[0].T @ b.rotation[0]
    turn = np.arccos((np.trace(R) - 1) / 2)
    way = np.linalg.norm(b.position[0] - a.position[0])
    assert way == pytest.approx(radius * turn, rel=NEAR)


def test_it_stops_where_the_joints_let_it_go_no_farther():
    # a rod that is almost stretched: the crank cannot go on
    model = four_bar(3.0, 1.0, 1.3, 0.75, angle=0.15)
    instant = instant_at_start(model)
    (speed,) = independent_speeds(instant).names
    for poses in free_motion(instant, speed):
        assert max(gaps(model, poses)) < CLOSED


def test_a_speed_that_is_not_free_is_refused():
    instant = instant_at_start(four_bar(3, 1, 2.5, 2))
    with pytest.raises(ValueError, match="none of the independent speeds"):
        free_motion(instant, "crank.vx")
