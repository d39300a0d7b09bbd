import csv
import dataclasses

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import pendulum, rod

import kane
from kane.elements.loads import Force
from kane.elements.shapes import Sphere
from kane.errors import FileError
from kane.model import Parameter, digest
from kane.results.summary import summary

COLUMNS_OF_BODY = [
    "x [m]", "y [m]", "z [m]", "e1 [1]", "e2 [1]", "e3 [1]", "e4 [1]",
    "vx [m/s]", "vy [m/s]", "vz [m/s]", "wx [rad/s]", "wy [rad/s]", "wz [rad/s]",
    "angle_z [rad]",  # of a planar model
]  # fmt: skip
COLUMNS_OF_JOINT = ["fx [N]", "fy [N]", "fz [N]", "mx [N m]", "my [N m]", "mz [N m]"]


def read_csv(path):
    with path.open(newline="", encoding="utf-8") as stream:
        header, *rows = csv.reader(stream)
    return header, np.array([[float(cell) for cell in row] for row in rows])


@pytest.fixture
def result(seven_bodies):
    return kane.simulate(seven_bodies, duration=0.002)


def test_csv_has_the_motion_of_the_bodies_and_the_forces_of_the_joints(result, tmp_path):
    result.to_csv(tmp_path / "motion.csv")
    header, _ = read_csv(tmp_path / "motion.csv")
    expected = ["time [s]"]
    for body in result.model.bodies:
        expected += [f"{body.name}.{column}" for column in COLUMNS_OF_BODY]
    for joint in result.model.joints:
        expected += [f"{joint.name}.{column}" for column in COLUMNS_OF_JOINT]
    assert header == expected


def test_csv_reads_back_to_the_last_bit(result, tmp_path):
    result.to_csv(tmp_path / "motion.csv")
    header, table = read_csv(tmp_path / "motion.csv")
    assert np.array_equal(table[:, 0], result.time)
    for column, label in enumerate(header[1:], start=1):
        assert np.array_equal(table[:, column], result[label.split(" [")[0]])


def test_csv_of_many_frames_is_whole(tmp_path):
    # more than are written at once
    result = kane.simulate(kane.Model(bodies=(rod(velocity=(1.0, 0.0, 0.0)),)), record_every=1e-4)
    result.to_csv(tmp_path / "motion.csv")
    _, table = read_csv(tmp_path / "motion.csv")
    assert np.array_equal(table[:, 1], result["rod.x"])
    assert len(table) == 10_001


def test_csv_into_a_missing_folder_is_refused(result, tmp_path):
    with pytest.raises(FileError, match="No such file or directory"):
        result.to_csv(tmp_path / "nowhere" / "motion.csv")


@pytest.mark.parametrize("name", ["time", "q", "u", "multipliers", "work", "dissipated"])
def test_nothing_in_a_result_can_be_written(result, name):
    with pytest.raises(ValueError, match="read-only"):
        getattr(result, name)[...] = 0.0


def test_recorded_signals_cannot_be_written_either(result):
    for name in ("K1.x", "K1.wz", "O-K1.fx", "system.work"):
        with pytest.raises(ValueError, match="read-only"):
            result[name][0] = 1.0


def test_a_result_knows_its_model_and_settings(result, seven_bodies):
    assert result.model is seven_bodies
    assert result.digest == digest(seven_bodies)
    assert result.settings.duration == 0.002
    assert result.settings.step == 1e-4
    assert result.outcome.ok
    assert result.outcome.time == 0.002


def test_the_summary_says_how_the_run_went(result):
    text = summary(result)
    assert "Seven-body mechanism" in text
    assert "0.002 s of 0.002 s" in text
    for name in ("method", "frames", "steps", "position violation", "energy drift"):
        assert name in text


def test_the_outcome_cannot_be_changed(result):
    with pytest.raises(dataclasses.FrozenInstanceError):
        result.outcome.time = 1.0


DRAWING = {
    "title": {"title": "other"},
    "description": {"description": "other"},
    "plane": {"work_plane": "xz"},
    "shapes": {"bodies": (rod(position=(0.0, 0.0, -1.0), shapes=(Sphere(radius=1.0),)),)},
    "color": {"bodies": (rod(position=(0.0, 0.0, -1.0), color="#123456"),)},
    "a parameter that nothing reads": {"parameters": (Parameter(name="k", value=2.0),)},
}
PHYSICS = {
    "gravity": {"gravity": (0.0, 0.0, -9.8)},
    "mass": {"bodies": (rod(position=(0.0, 0.0, -1.0), mass=1.5),)},
    "velocity": {"bodies": (rod(position=(0.0, 0.0, -1.0), velocity=(0.1, 0.0, 0.0)),)},
    "joints": {"joints": ()},
    "solver": {"solver": kane.model.SolverSettings(rtol=1e-7)},
}


@pytest.mark.parametrize("change", DRAWING.values(), ids=DRAWING)
def test_the_digest_does_not_see_the_drawing(change):
    assert digest(replace(pendulum(), **change)) == digest(pendulum())


def test_the_digest_sees_a_parameter_that_a_law_reads():
    push = Force(name="push", body=pendulum().bodies[0].name, force=("k*t", 0.0, 0.0))
    one, other = (
        replace(pendulum(), forces=(push,), parameters=(Parameter(name="k", value=value),))
        for value in (1.0, 2.0)
    )
    assert digest(one) != digest(other)


@pytest.mark.parametrize("change", PHYSICS.values(), ids=PHYSICS)
def test_the_digest_sees_what_moves(change):
    assert digest(replace(pendulum(), **change)) != digest(pendulum())
