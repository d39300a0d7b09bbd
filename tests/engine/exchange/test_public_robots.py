"""Robots that others describe: each opens, runs, goes out and comes in again the same.

The package ``example-robot-data`` has them; 130 MB of meshes are too many for every developer, so
it is a group of its own: ``pip install --group robots``.
"""

import importlib.metadata
from pathlib import Path

import pytest
from tests.engine.exchange.motion import apart

import kane
from kane.exchange.findings import page
from kane.exchange.formats import import_model
from kane.exchange.urdf_reading import read_urdf
from kane.exchange.urdf_writing import to_urdf
from kane.model import check

PACKAGE = "example-robot-data"
ROBOTS = (
    "a1_description/urdf/a1.urdf",
    "alexander_description/urdf/alexander_v1.lowerBodyOnly.urdf",
    "allegro_hand_description/urdf/allegro_left_hand.urdf",
    "anymal_b_simple_description/robots/anymal.urdf",
    "asr_twodof_description/urdf/TwoDofs.urdf",
    "b1_description/urdf/b1.urdf",
    "baxter_description/urdf/baxter.urdf",
    "bolt_description/robots/bolt.urdf",
    "borinot_description/urdf/borinot_flying_arm_2.urdf",
    "double_pendulum_description/urdf/double_pendulum.urdf",
    "finger_edu_description/robots/finger_edu.urdf",
    "g1_description/urdf/g1_29dof_rev_1_0.urdf",
    "go2_description/urdf/go2.urdf",
    "hextilt_description/urdf/hextilt_flying_arm_5.urdf",
    "human_description/robots/human.urdf",
    "hyq_description/robots/hyq_no_sensors.urdf",
    "icub_description/robots/icub.urdf",
    "iris_description/robots/iris.urdf",
    "kinova_description/robots/kinova.urdf",
    "laikago_description/urdf/laikago.urdf",
    "panda_description/urdf/panda.urdf",
    "pr2_description/urdf/pr2.urdf",
    "romeo_description/urdf/romeo.urdf",
    "simple_humanoid_description/urdf/simple_humanoid.urdf",
    "so_arm_description/urdf/so100.urdf",
    "solo_description/robots/solo12.urdf",
    "talos_data/robots/talos_full_v2.urdf",
    "ur_description/urdf/ur5_robot.urdf",
    "xarm_description/urdf/xarm7.urdf",
    "z1_description/urdf/z1.urdf",
)
SHORT = 0.02  # s
CLOSED = 1e-9  # m: the joints of a run
ROUND_TRIP = 1e-12  # m and 1: the bar, as for the robots of the other tests


def place_of(robot):
    """The file of a robot; skips where the package is not there."""
    try:
        package = importlib.metadata.distribution(PACKAGE)
    except importlib.metadata.PackageNotFoundError:
        pytest.skip(f"{PACKAGE} is not there: pip install --group robots")
    end = f"robots/{robot}"
    (found,) = (file for file in package.files or () if str(file).endswith(end))
    return Path(str(package.locate_file(found)))


# its dampers act within microseconds on links that had no inertia, which fixed steps cannot follow
STIFF = "icub_description/robots/icub.urdf"


@pytest.mark.slow
@pytest.mark.parametrize("robot", ROBOTS)
def test_it_opens_runs_and_closes(robot):
    found = import_model(place_of(robot))
    check(found.model)
    assert "Taken:" in page(found.findings)
    assert len(found.model.bodies) > 1
    result = kane.simulate(found.model, duration=SHORT)
    assert result.outcome.ok, result.outcome.message
    assert result.outcome.position_violation < CLOSED


@pytest.mark.slow
@pytest.mark.parametrize("robot", [robot for robot in ROBOTS if robot != STIFF])
def test_out_and_in_again_it_moves_the_same(robot, tmp_path):
    model = import_model(place_of(robot)).model
    path = tmp_path / "again.urdf"
    path.write_bytes(to_urdf(model).content)
    assert apart(model, read_urdf(path).model, duration=SHORT) < ROUND_TRIP


def test_there_are_more_than_twenty():
    assert len({robot.split("/")[0] for robot in ROBOTS}) >= 20
