"""Large files are read, or refused, in a time and in words that grow no faster than they do."""

import os
import time

import pytest
from tests.engine.files.large_models import LARGE
from tests.thinned import thinned

from kane.errors import LISTED, FileError, ModelError
from kane.files.model_json import load, loads

SLOW = 5.0  # s of this process; none takes a tenth of it, and what is quadratic takes more
LONGEST = 20_000  # letters of a refusal: fifty lines of some hundreds


def read(text, unfinished=False):
    """Return the seconds that a text takes to be read, and the refusal, if there is one."""
    began, error = time.process_time(), None
    try:
        loads(text, unfinished)
    except ModelError as refusal:
        error = refusal
        assert len(str(error)) < LONGEST
        assert len(error.faults) <= LISTED
    return time.process_time() - began, error


@pytest.mark.parametrize("make", thinned(LARGE, 3), ids=lambda make: make.__name__)
def test_a_large_file_takes_little_of_a_second(make):
    assert read(make(LARGE[make]))[0] < SLOW


@pytest.mark.slow
@pytest.mark.parametrize("make", LARGE, ids=lambda make: make.__name__)
def test_one_ten_times_as_large_takes_seconds(make):
    text = make(10 * LARGE[make])
    for unfinished in (False, True):
        assert read(text, unfinished)[0] < 2 * SLOW


def test_the_first_faults_are_told_and_the_others_counted():
    make = next(make for make in LARGE if make.__name__ == "wrong_numbers")
    _, error = read(make(1000))
    lines = str(error).splitlines()
    assert len(error.faults) == LISTED
    assert lines[0] == "bodies[0].mass: must be zero or positive, is -1"
    assert lines[LISTED] == f"… and {error.more} more faults."
    assert LISTED + error.more == 4 * 1000
    _, error = read(make(1))
    assert (len(error.faults), error.more) == (4, 0)
    assert str(error).count("\n") == 3


def test_a_circle_of_many_is_told_by_some_of_it():
    make = next(make for make in LARGE if make.__name__ == "a_circle_of_parameters")
    _, error = read(make(5))
    assert str(error.faults[1]).endswith("in a circle: p1 → p2 → p3 → p4 → p0 → p1")
    _, error = read(make(1000))
    assert str(error.faults[1]).endswith("p1 → p2 → p3 → p4 → p5 → p6 → p7 → … 993 more … → p1")


def test_what_a_fault_may_have_meant_is_looked_for_where_it_is_read(monkeypatch):
    looked = []
    monkeypatch.setattr(
        "kane.expressions.resolve.suggestion", lambda *_: looked.append(1) or "; so to say"
    )
    make = next(make for make in LARGE if make.__name__ == "measures_of_unknown_names")
    _, error = read(make(200))
    assert error.more == 150
    assert len(looked) == LISTED


# --- no end of a file


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are none")
def test_pipes_and_devices_are_refused_at_once(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", "/dev/zero", "/dev/stdin"):
        with pytest.raises(FileError, match=r"not a file but a pipe or a device|No such"):
            load(path)


def test_names_that_no_file_can_have_are_refused():
    for name in ("a\0b", "/" + "x" * 5000):
        with pytest.raises(FileError, match="Cannot open"):
            load(name)
