"""A study comes back as it was, and what is no study is refused in words."""

import math
import zipfile

import numpy as np
import pytest
from tests.models import oscillator_of_parameters

import kane
from kane.analyses.study_file import ABOUT, load_study, save_study
from kane.errors import FileError


@pytest.fixture(scope="module", params=[2, 0])
def found(request):
    model = oscillator_of_parameters()
    name = model.bodies[0].name
    chosen = [{"k": 300.0}, {"k": math.inf}, {"k": 1000.0 / 3}]
    curves = [f"{name}.x", f"{name}.vx"][: request.param]
    return kane.study(
        model, chosen, [f"max({name}.x)"], curves=curves, by="threads",
        duration=0.1,
    )  # fmt: skip


def test_a_study_comes_back_to_the_last_digit(found, tmp_path):
    save_study(found, tmp_path / "s.study")
    again = load_study(tmp_path / "s.study")
    for name in ("parameters", "measures", "curves", "units", "failures", "model"):
        assert getattr(again, name) == getattr(found, name), name
    np.testing.assert_array_equal(again.values, found.values)
    np.testing.assert_array_equal(again.measured, found.measured)
    for name in ("times", "traces"):
        for one, other in zip(getattr(again, name), getattr(found, name), strict=True):
            np.testing.assert_array_equal(one.ravel(), other.ravel())


def test_numpy_reads_the_arrays(found, tmp_path):
    save_study(found, tmp_path / "s.study")
    with np.load(tmp_path / "s.study") as arrays:
        np.testing.assert_array_equal(arrays["measured"], found.measured)


def changed(path, target, name, content):
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(target, "w") as new:
        for entry in old.namelist():
            new.writestr(entry, content if entry == name else old.read(entry))


@pytest.mark.parametrize(
    ("name", "content"),
    [
        (ABOUT, b"{"),
        (ABOUT, b"[]"),
        (ABOUT, b'{"format": "kanevas-study", "version": "x"}'),
        ("values.npy", b""),
        ("values.npy", b"\x93NUMPY"),
    ],
)
def test_what_is_damaged_is_refused(found, tmp_path, name, content):
    save_study(found, tmp_path / "s.study")
    changed(tmp_path / "s.study", tmp_path / "bad.study", name, content)
    with pytest.raises(FileError, match="not a study"):
        load_study(tmp_path / "bad.study")


def test_arrays_of_other_sizes_are_refused(found, tmp_path):
    save_study(found, tmp_path / "s.study")
    with zipfile.ZipFile(tmp_path / "s.study") as archive:
        other = archive.read("measured.npy")
    changed(tmp_path / "s.study", tmp_path / "bad.study", "times.npy", other)
    with pytest.raises(FileError, match="not a study"):
        load_study(tmp_path / "bad.study")


def test_later_versions_and_other_files_are_refused(found, tmp_path):
    save_study(found, tmp_path / "s.study")
    later = b'{"format": "kanevas-study", "version": 99}'
    changed(tmp_path / "s.study", tmp_path / "later.study", ABOUT, later)
    with pytest.raises(FileError, match="update Kanevas"):
        load_study(tmp_path / "later.study")
    (tmp_path / "text.study").write_text("no archive")
    with pytest.raises(FileError, match="not a study"):
        load_study(tmp_path / "text.study")
    with pytest.raises(FileError, match="Cannot open"):
        load_study(tmp_path / "nothing.study")
