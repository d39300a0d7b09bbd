"""Quantities in files for other programs, read back by those programs' own readers."""

import csv
import errno
import os
import re
import resource

import numpy as np
import pytest
import scipy.io
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.engine.helpers import pendulum, rod

import kane
from kane.errors import FileError, UnknownSignalError
from kane.files.mat import LONGEST_NAME, variable_names
from kane.model import Model
from kane.results import blocks

WRITERS = {"csv": "to_csv", "mat": "to_mat", "npz": "to_numpy", "h5": "to_hdf5"}
CHOSEN = ["system.energy_balance", "K1.angle_z", "O-K1.fx", "C-D.length_rate"]


@pytest.fixture(scope="module")
def result():
    model = kane.load("models/seven_body_mechanism.json")
    return kane.simulate(model, duration=0.003)


@pytest.fixture(params=WRITERS)
def write(request, tmp_path, result):
    """Return a function that writes the result in one of the formats, and the path."""
    path = tmp_path / f"motion.{request.param}"
    return lambda **options: getattr(result, WRITERS[request.param])(path, **options), path


def test_chosen_quantities_come_in_their_order(result, tmp_path):
    result.to_csv(tmp_path / "a.csv", CHOSEN)
    with (tmp_path / "a.csv").open(newline="", encoding="utf-8") as stream:
        header, *rows = csv.reader(stream)
    assert header == ["time [s]", "system.energy_balance [J]", "K1.angle_z [rad]",
                      "O-K1.fx [N]", "C-D.length_rate [m/s]"]  # fmt: skip
    table = np.array([[float(cell) for cell in row] for row in rows])
    for column, name in enumerate(CHOSEN, start=1):
        assert np.array_equal(table[:, column], result[name])


def test_numpy_reads_quantities_by_their_names_without_pickles(result, tmp_path):
    result.to_numpy(tmp_path / "a.npz", CHOSEN)
    with np.load(tmp_path / "a.npz", allow_pickle=False) as data:
        assert np.array_equal(data["time"], result.time)
        assert data["names"].tolist() == CHOSEN
        assert data["units"].tolist() == ["J", "rad", "N", "m/s"]
        for name in CHOSEN:
            assert np.array_equal(data[name], result[name])


def test_scipy_reads_columns_and_what_they_are(result, tmp_path):
    result.to_mat(tmp_path / "a.mat", CHOSEN)
    data = scipy.io.loadmat(tmp_path / "a.mat", squeeze_me=True)
    assert np.array_equal(data["time"], result.time)
    table = data["quantities"]
    assert table["name"].item().tolist() == CHOSEN
    assert table["unit"].item().tolist() == ["J", "rad", "N", "m/s"]
    variables = table["variable"].item().tolist()
    assert variables == ["system_energy_balance", "K1_angle_z", "O_K1_fx", "C_D_length_rate"]
    for variable, name in zip(variables, CHOSEN, strict=True):
        assert np.array_equal(data[variable], result[name])
    assert scipy.io.loadmat(tmp_path / "a.mat")["time"].shape == (len(result.time), 1)


def test_all_formats_write_the_same_by_default(result, tmp_path):
    result.to_csv(tmp_path / "a.csv")
    result.to_numpy(tmp_path / "a.npz")
    result.to_mat(tmp_path / "a.mat")
    header = (tmp_path / "a.csv").read_text("utf-8").splitlines()[0].split(",")
    with np.load(tmp_path / "a.npz") as data:
        assert [name.split(" [")[0] for name in header[1:]] == data["names"].tolist()
        assert len(data.files) == len(header) + 2
    table = scipy.io.loadmat(tmp_path / "a.mat", squeeze_me=True)["quantities"]
    assert len(table["name"].item()) == len(header) - 1


@pytest.mark.parametrize("kind", ["csv", "mat", "npz"])
def test_blocks_make_no_difference(kind, result, tmp_path, monkeypatch):
    getattr(result, WRITERS[kind])(tmp_path / "whole", CHOSEN)
    again = kane.simulate(result.model, duration=0.003)
    monkeypatch.setattr(blocks, "BLOCK", 100 * 8 * result.system.frame_size)
    monkeypatch.setattr("kane.results.exports.AT_ONCE", 2 * result.time.nbytes)
    getattr(again, WRITERS[kind])(tmp_path / "parted", CHOSEN)
    whole, parted = (numbers(tmp_path / name, kind) for name in ("whole", "parted"))
    assert whole.shape == parted.shape
    np.testing.assert_allclose(parted, whole, rtol=1e-12, atol=1e-12)


def numbers(path, kind):
    if kind == "csv":
        return np.loadtxt(path, delimiter=",", skiprows=1)
    if kind == "npz":
        with np.load(path) as data:
            return np.array([data["time"], *(data[name] for name in CHOSEN)])
    data = scipy.io.loadmat(path, squeeze_me=True, appendmat=False)
    return np.array([data["time"], *(data[name] for name in variable_names(CHOSEN))])


def test_unknown_quantities_are_refused_before_a_file_is_touched(result, tmp_path):
    for kind in ("csv", "mat", "npz"):
        with pytest.raises(UnknownSignalError, match=r"There is no quantity 'K1\.w'"):
            getattr(result, WRITERS[kind])(tmp_path / "a", ["K1.x", "K1.w"])
    assert list(tmp_path.iterdir()) == []


def test_progress_rises_to_one(write):
    seen = []
    write[0](progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 1.0


def test_what_progress_raises_ends_the_writing_and_leaves_nothing(write):
    call, path = write

    def enough(_):
        raise InterruptedError

    with pytest.raises((InterruptedError, FileError)):
        call(progress=enough)
    assert list(path.parent.iterdir()) == []


def test_a_missing_folder_is_told(result, tmp_path):
    for kind, method in WRITERS.items():
        with pytest.raises(FileError, match="No such file or directory"):
            getattr(result, method)(tmp_path / "nowhere" / f"a.{kind}")


@pytest.mark.parametrize("allowed", [0, 3000, 20_000])
def test_a_full_disk_is_told_and_the_old_file_stays(write, allowed):
    call, path = write
    path.write_text("old")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (allowed, before[1]))
    try:
        with pytest.raises(FileError, match=r"Cannot write .*motion\..*: File too large\."):
            call()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert path.read_text() == "old"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("call_of_system", ["replace", "fsync"])
def test_a_failing_system_call_leaves_the_old_file_whole(write, monkeypatch, call_of_system):
    call, path = write
    path.write_text("old")

    def full_disk(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    target = "pathlib.Path.replace" if call_of_system == "replace" else "os.fsync"
    monkeypatch.setattr(target, full_disk)
    with pytest.raises(FileError, match="No space left on device"):
        call()
    assert path.read_text() == "old"
    assert list(path.parent.iterdir()) == [path]


NAMES = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), min_size=1, max_size=80)


@given(st.lists(NAMES, unique=True, max_size=12))
def test_any_names_become_different_names_that_matlab_takes(names):
    found = variable_names(names)
    assert len(set(found)) == len(names)
    for name in found:
        assert re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name)
        assert len(name) <= LONGEST_NAME


@pytest.mark.parametrize(
    ("name", "variable"),
    [("K1.x", "K1_x"), ("2nd rod.x", "x2nd_rod_x"), ("Kürbel.vx", "Kurbel_vx"), ("車.x", "x__x")],
)
def test_names_stay_readable(name, variable):
    assert variable_names([name]) == [variable]


def test_names_that_differ_in_signs_alone_get_numbers():
    assert variable_names(["a-b.x", "a+b.x", "a b.x"]) == ["a_b_x", "a_b_x_2", "a_b_x_3"]


def test_bodies_of_any_name_are_written_and_read(tmp_path):
    model = Model(bodies=(rod("Kürbel #1"), rod("Kurbel +1", position=(1.0, 0.0, 0.0))))
    result = kane.simulate(model, duration=0.01)
    result.to_mat(tmp_path / "a.mat")
    result.to_numpy(tmp_path / "a.npz")
    data = scipy.io.loadmat(tmp_path / "a.mat", squeeze_me=True)
    assert data["quantities"]["name"].item().tolist()[0] == "Kürbel #1.x"
    assert np.array_equal(data["Kurbel__1_x_2"], result["Kurbel +1.x"])
    with np.load(tmp_path / "a.npz") as data:
        assert np.array_equal(data["Kurbel +1.x"], result["Kurbel +1.x"])


def test_infinite_measures_come_through(tmp_path):
    measure = kane.model.Measure(name="wild", expression="1/(t - 0.5)", unit="1")
    result = kane.simulate(replace(pendulum(), measures=(measure,)), record_every=0.1)
    assert not np.isfinite(result["wild.value"]).all()
    result.to_csv(tmp_path / "a.csv", ["wild.value"])
    table = np.loadtxt(tmp_path / "a.csv", delimiter=",", skiprows=1)
    assert np.array_equal(table[:, 1], result["wild.value"], equal_nan=True)
