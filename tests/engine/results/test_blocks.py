"""A result that is looked at block by block shows what it shows as a whole."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import pendulum, random_model, rod

import kane
from kane.analyses.equations import equations
from kane.elements.joint_springs import TorsionSpring
from kane.elements.loads import Torque
from kane.elements.measure_point import MeasurePoint
from kane.elements.revolute import Revolute
from kane.kernels.tables import make_work
from kane.model import Measure, Model
from kane.results import blocks
from kane.results.accelerations import rates_at
from kane.results.blocks import block_count
from kane.solve import frame_store

ROUND_OFF = 1e-12  # of sums over all frames, which blocks begin anew


def spinning():
    """A wheel off its mass centre that turns many times, and winds up a spring as it does."""
    return Model(
        gravity=(0.0, -9.81, 0.0),
        bodies=(rod(center=(0.1, 0.0, 0.05), angular_velocity=(0.0, 0.0, 40.0)),),
        joints=(Revolute(name="pin", body_a="ground", body_b="rod", axis_a=(0.0, 0.0, 1.0)),),
        joint_springs=(TorsionSpring(name="coil", joint="pin", stiffness=0.05),),
        torques=(Torque(name="motor", body="rod", torque=(0.0, 0.0, "sin(30*t)")),),
        points=(MeasurePoint(name="tip", body="rod", point=(0.2, 0.0, 0.0)),),
        measures=(Measure(name="half", expression="0.5*angle('pin')", unit="rad"),),
    )


def loops():
    return replace(random_model(5, bodies=3, loops=1), points=())


CASES = {"spinning": spinning, "loops": loops}


def simulated(model):
    return kane.simulate(model, duration=2.0, record_every=0.01)


@pytest.fixture(params=CASES.values(), ids=CASES)
def both(request, monkeypatch):
    """The same result as a whole and in blocks of seven frames that lie in a file."""
    whole = simulated(request.param())
    expected = {signal.name: whole[signal.name] for signal in whole.signals()}
    arrays = {name: getattr(whole, name) for name in ("q", "u", "reactions", "accelerations")}
    arrays |= whole.observed._asdict()
    monkeypatch.setattr(frame_store, "LARGEST_IN_MEMORY", 0)
    monkeypatch.setattr(blocks, "BLOCK", 7 * 8 * whole.system.frame_size)
    parted = simulated(request.param())
    assert block_count(parted) == 29
    return expected, arrays, parted


def test_every_quantity_is_that_of_the_whole(both):
    expected, _, parted = both
    for name, values in expected.items():
        scale = max(1.0, np.abs(values).max())
        np.testing.assert_allclose(parted[name], values, rtol=0, atol=ROUND_OFF * scale)


def test_turns_are_counted_over_all_blocks(monkeypatch):
    model = spinning()
    monkeypatch.setattr(blocks, "BLOCK", 1)
    result = simulated(model)
    assert block_count(result) == len(result.time)
    turns = result["rod.angle_z"] / (2 * np.pi)
    assert np.abs(turns).max() > 5
    np.testing.assert_allclose(result["pin.angle"], result["rod.angle_z"], atol=1e-9)
    # a spring feels all turns
    np.testing.assert_allclose(result["coil.torque"], -0.05 * result["pin.angle"], atol=1e-9)


def test_arrays_of_all_frames_are_those_of_the_whole(both):
    _, arrays, parted = both
    shown = {**parted.observed._asdict(), "q": parted.q, "u": parted.u}
    shown |= {"reactions": parted.reactions, "accelerations": parted.accelerations}
    for name, values in arrays.items():
        assert shown[name].shape == values.shape
        scale = max(1.0, np.abs(values).max(initial=0.0))
        np.testing.assert_allclose(shown[name], values, rtol=0, atol=ROUND_OFF * scale)
        assert not shown[name].flags.writeable


@pytest.mark.parametrize("frame", [0, 6, 7, 8, 100, 200])
def test_terms_of_the_equations_are_those_of_the_whole(frame, monkeypatch):
    whole = simulated(spinning())
    expected = equations(whole, frame)
    monkeypatch.setattr(blocks, "BLOCK", 7 * 8 * whole.system.frame_size)
    found = equations(simulated(spinning()), frame)
    np.testing.assert_allclose(found.inertia, expected.inertia, atol=1e-10)
    np.testing.assert_allclose(found.active["coil"], expected.active["coil"], atol=1e-10)
    assert np.abs(found.residual).max() < 1e-9


def test_poses_come_without_the_rest_of_the_result(both):
    _, arrays, parted = both
    middle = parted.poses_at(1.0)
    np.testing.assert_allclose(middle.position, arrays["q"][100, :, :3], atol=1e-12)
    between = parted.poses_at(1.005)
    low, high = arrays["q"][100, :, :3], arrays["q"][101, :, :3]
    assert np.abs(between.position - (low + high) / 2).max() < 1e-2


def test_accelerations_are_those_of_each_frame_alone():
    result = simulated(loops())
    work = make_work(result.system.tables)
    for frame in (0, 17, 200):
        alone = rates_at(result, frame, work)[7 * result.system.bodies : 13 * result.system.bodies]
        np.testing.assert_allclose(result.accelerations[frame].ravel(), alone, rtol=1e-13)


def test_what_a_long_result_has_worked_out_is_kept(monkeypatch):
    monkeypatch.setattr(blocks, "BLOCK", 1)
    result = kane.simulate(pendulum(angular_velocity=(0.3, 1.0, 0.0)), duration=0.1)
    first = result["rod.x"]
    assert result["rod.x"] is first
    monkeypatch.setattr("kane.results.result.MOST_KNOWN", 2 * first.nbytes)
    kept = [result[name] for name in ("rod.y", "rod.z")]
    assert result["rod.x"] is not first  # the oldest went
    assert result["rod.z"] is kept[1]


def test_a_block_goes_with_the_file_of_its_result(monkeypatch):
    monkeypatch.setattr(blocks, "BLOCK", 1)
    result = kane.simulate(pendulum(), duration=0.1)
    block = result.block(3)
    del result
    assert np.isfinite(block["system.energy_balance"]).all()


def test_a_point_that_was_moved_is_looked_at_anew(monkeypatch):
    model = spinning()
    monkeypatch.setattr(blocks, "BLOCK", 1)
    result = simulated(model)
    x, turned = result["tip.x"], result["rod.angle_z"]
    moved = replace(model, points=(replace(model.points[0], point=(0.4, 0.0, 0.0)),))
    other = result.watched_by(moved)
    axle = result["rod.x"]
    np.testing.assert_allclose(other["tip.x"] - axle, 2 * (x - axle), atol=1e-12)
    assert other["rod.angle_z"] is turned  # what it is the same of is not worked out again
    assert result["tip.x"] is x


def test_a_long_result_without_loads_shows_what_paths_do(monkeypatch):
    """There is no force along a path to be gathered, in as many frames as there are."""
    monkeypatch.setattr(blocks, "BLOCK", 1)
    parted = kane.simulate(replace(spinning(), joint_springs=()), duration=0.1, record_every=0.01)
    assert block_count(parted) > 1
    assert parted.observed.forces.shape == (len(parted.time), 0)
    np.testing.assert_array_equal(parted.observed.values[:, 0], parted["pin.angle"])
