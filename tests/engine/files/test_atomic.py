import errno
import os
import signal
import stat
import subprocess
import sys
import time

import pytest
from tests.engine.helpers import pendulum, random_model

from kane.errors import FileError
from kane.files.atomic import ABANDONED, UNFINISHED, sweep, write_atomically
from kane.files.model_json import load, save

OLD = random_model(0, bodies=2)


@pytest.fixture
def path(tmp_path):
    save(OLD, tmp_path / "model.json")
    return tmp_path / "model.json"


def full_disk(*_):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def only_the_old_file(path):
    return load(path) == OLD and [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_a_file_is_replaced_whole(path):
    save(pendulum(), path)
    assert load(path) == pendulum()
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("call", ["replace", "fsync"])
def test_a_failing_system_call_leaves_the_old_file_whole(path, monkeypatch, call):
    if call == "replace":
        monkeypatch.setattr("pathlib.Path.replace", full_disk)
    else:
        monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(FileError) as refusal:
        save(pendulum(), path)
    assert str(refusal.value) == f"Cannot write {path}: No space left on device."
    monkeypatch.undo()
    assert only_the_old_file(path)


def test_a_full_disk_leaves_the_old_file_whole(path):
    with (
        pytest.raises(FileError, match="No space left on device"),
        write_atomically(path) as stream,
    ):
        stream.write("half of ")
        full_disk()
    assert only_the_old_file(path)


@pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt])
def test_other_failures_leave_the_old_file_whole_and_pass_on(path, error):
    with pytest.raises(error), write_atomically(path) as stream:
        stream.write("half of ")
        raise error
    assert only_the_old_file(path)


def test_a_missing_folder_is_refused(tmp_path):
    with pytest.raises(FileError, match="No such file or directory"):
        save(pendulum(), tmp_path / "nowhere" / "model.json")


def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path):
    (tmp_path / "model.json").mkdir()
    with pytest.raises(FileError, match="Cannot write"):
        save(pendulum(), tmp_path / "model.json")
    assert [entry.name for entry in tmp_path.iterdir()] == ["model.json"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_folder_closed_to_the_user_is_refused(path):
    path.parent.chmod(0o500)
    try:
        with pytest.raises(FileError, match="Permission denied"):
            save(pendulum(), path)
    finally:
        path.parent.chmod(0o700)
    assert only_the_old_file(path)


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX permissions")
def test_permissions_stay_and_new_files_get_the_usual_ones(path):
    path.chmod(0o640)
    save(pendulum(), path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    ordinary = path.with_name("ordinary")
    ordinary.touch()
    save(pendulum(), path.with_name("new.json"))
    assert path.with_name("new.json").stat().st_mode == ordinary.stat().st_mode


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_keeps_pointing_at_the_file(path):
    link = path.with_name("link.json")
    link.symlink_to(path)
    save(pendulum(), link)
    assert link.is_symlink()
    assert load(path) == pendulum()


@pytest.mark.parametrize("name", ["x" * 250 + ".json", "ü" * 120 + ".json", "a\nb.json"])
def test_a_name_may_be_as_long_as_the_disk_takes(tmp_path, name):
    save(OLD, tmp_path / name)
    assert load(tmp_path / name) == OLD


def test_what_cut_off_saves_have_left_is_swept_when_it_is_old(path):
    with write_atomically(path.with_name("a\nb.csv")):
        (part,) = (entry for entry in path.parent.iterdir() if entry.name.endswith(UNFINISHED))
        for name in (part.name, f"{part.name}.old", ".mine.kanevas-part", "a.kanevas-part"):
            part.with_name(name).touch()
        link = part.with_name(part.name.replace("csv", "link"))
        link.symlink_to(path)
        sweep(path.parent)
        before = set(path.parent.iterdir())
        assert part in before
        for entry in before:
            long_ago = time.time() - ABANDONED - 60
            os.utime(entry, (long_ago, long_ago), follow_symlinks=False)
        sweep(path.parent)
        assert set(path.parent.iterdir()) == before - {part}
        part.touch()
    sweep(path.parent / "nowhere")


def test_what_another_user_has_left_is_not_swept(path, monkeypatch):
    part = path.with_name(f".a.json.abcd1234{UNFINISHED}")
    part.touch()
    os.utime(part, (1e9, 1e9))
    me = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: me + 1)
    sweep(path.parent)
    assert part.exists()
    monkeypatch.undo()
    sweep(path.parent)
    assert not part.exists()


SAVE_FOR_EVER = """
import sys
from kane.files.model_json import load, save
from tests.engine.helpers import random_model
models = [random_model(seed, bodies=60) for seed in (1, 2)]
path = sys.argv[1]
print("ready", flush=True)
while True:
    for model in models:
        save(model, path)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
@pytest.mark.parametrize("times", [1, pytest.param(10, marks=pytest.mark.slow)])
def test_a_killed_program_leaves_a_whole_file(path, times):
    for _ in range(times):
        process = subprocess.Popen(
            [sys.executable, "-c", SAVE_FOR_EVER, path],
            stdout=subprocess.PIPE,
            cwd=os.getcwd(),  # noqa: PTH109
            env={**os.environ, "PYTHONPATH": os.getcwd()},  # noqa: PTH109
        )
        assert process.stdout.readline() == b"ready\n"
        seen = path.stat().st_ino
        while path.stat().st_ino == seen:  # it is saving
            pass
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
        assert len(load(path).bodies) == 60
