import errno
import os
import resource
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.engine.helpers import ROOT, pendulum

import kane
from kane.errors import FileError
from kane.solve import frame_store
from kane.solve.frame_store import FrameStore

MODEL = ROOT / "models" / "seven_body_mechanism_balls.json"


@pytest.fixture
def on_disk(monkeypatch, tmp_path):
    """Let all frames lie in files, in a folder of their own."""
    monkeypatch.setattr(frame_store, "LARGEST_IN_MEMORY", 0)
    monkeypatch.setattr(frame_store, "folder", lambda: tmp_path)
    return tmp_path


def test_few_frames_need_no_disk(monkeypatch):
    monkeypatch.setattr(frame_store, "folder", lambda: pytest.fail("asked for the disk"))
    assert FrameStore(1000, 10).values.shape == (1000, 10)


def test_what_lies_in_a_file_is_there_after_its_memory_is_let_go(on_disk):
    store = FrameStore(5000, 100)
    numbers = np.random.default_rng(1).normal(size=(5000, 100))
    store.values[:] = numbers
    store.release()
    assert np.array_equal(store.values, numbers)
    assert list(on_disk.iterdir()) == []  # the file has no name to be left behind


@pytest.mark.usefixtures("on_disk")
def test_the_disk_is_free_again_when_nothing_shows_the_frames_any_more():
    maps = Path("/proc/self/maps")
    before = maps.read_text().count("(deleted)")
    store = FrameStore(100, 100)
    kept = store.values[3]
    assert maps.read_text().count("(deleted)") == before + 1
    del store
    assert maps.read_text().count("(deleted)") == before + 1
    del kept
    assert maps.read_text().count("(deleted)") == before


def test_a_disk_without_room_is_told_before_the_run(on_disk, monkeypatch):
    monkeypatch.setattr(frame_store, "free_space", lambda: 1000)
    with pytest.raises(FileError, match=r"There is no room for 0\.1 GB of frames in .*: 0\.0 GB"):
        FrameStore(100_000, 100)
    assert list(on_disk.iterdir()) == []


@pytest.mark.usefixtures("on_disk")
def test_a_disk_that_fills_up_meanwhile_is_told(monkeypatch):
    def full_disk(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "posix_fallocate", full_disk)
    with pytest.raises(FileError, match="No space left on device"):
        FrameStore(1000, 100)


@pytest.mark.usefixtures("on_disk")
def test_systems_that_cannot_take_room_at_once_write_it(monkeypatch):
    monkeypatch.delattr(os, "posix_fallocate")
    store = FrameStore(200_000, 1)  # more than one piece of zeros, and a part of one
    assert not store.values.any()
    store.values[-1] = 3.0
    assert store.values.sum() == 3.0


@pytest.mark.usefixtures("on_disk")
def test_a_limit_of_the_system_is_told():
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        with pytest.raises(FileError, match=r"Cannot keep frames in .*: File too large"):
            FrameStore(1000, 100)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_closed_cache_folder_gives_way_to_the_temporary_one(monkeypatch, tmp_path):
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_, **__: tmp_path / "file" / "no")
    (tmp_path / "file").touch()
    assert frame_store.folder().is_dir()
    assert tmp_path not in frame_store.folder().parents


@pytest.mark.parametrize("method", ["rk4", "dop853", "radau"])
@pytest.mark.usefixtures("on_disk")
def test_a_run_into_a_file_is_the_run_in_memory(method, monkeypatch):
    settings = {"method": method, "duration": 0.1, "step": 1e-3, "record_every": 1e-3}
    model = pendulum(angular_velocity=(0.3, 1.0, 0.0))
    in_file = kane.simulate(model, **settings)
    assert in_file.frames.store._map is not None
    monkeypatch.setattr(frame_store, "LARGEST_IN_MEMORY", 2**30)
    in_memory = kane.simulate(model, **settings)
    assert in_memory.frames.store._map is None
    assert np.array_equal(in_file.frames.values, in_memory.frames.values)


LONG_RUN = """
import resource, sys
import kane, kane.results.blocks
from kane.analyses.preparation import prepare
from kane.solve import frame_store

prepare()
def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024

model = kane.load(sys.argv[1])
frames, frame_store.LARGEST_IN_MEMORY = int(sys.argv[2]), int(sys.argv[3])
if frames < 10**6:
    kane.results.blocks.BLOCK = 2**20
kane.simulate(model, method="rk4", step=1e-4, duration=1e-2).energy_drift
before = peak()
# numbers that are private to the process; a mapped file is not
resource.setrlimit(resource.RLIMIT_DATA, (int(sys.argv[4]), int(sys.argv[4])))
result = kane.simulate(model, method="rk4", step=1e-4, duration=1e-4 * frames)
assert result.outcome.ok and len(result.time) == frames + 1
for name in ("K1.angle_z", "O-K1.fx", "system.energy_balance", "C-D.length_rate"):
    assert result[name].shape == result.time.shape
print(peak() - before, result.size)
"""


def memory_of_a_run(frames, in_memory, limit):
    """Return the bytes by which a run raised the peak, and those that it recorded."""
    done = subprocess.run(
        [sys.executable, "-c", LONG_RUN, str(MODEL), str(frames), str(in_memory), str(limit)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    grown, size = map(int, done.stdout.split())
    return grown, size


@pytest.mark.skipif(sys.platform != "linux", reason="limits and peaks as Linux has them")
@pytest.mark.slow
def test_a_long_run_takes_a_part_of_the_memory_of_its_frames():
    grown, size = memory_of_a_run(50_000, 2**20, 500 * 2**20)
    assert size > 45 * 2**20
    # blocks are smaller than by default, and what is worked out of one is dropped with it
    assert grown < size / 2


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="limits and peaks as Linux has them")
def test_ten_million_steps_of_the_seven_bodies_take_less_than_2_gb():
    grown, size = memory_of_a_run(10_000_000, frame_store.LARGEST_IN_MEMORY, 2 * 2**30)
    assert size > 9 * 2**30
    assert grown < 1.5 * 2**30
