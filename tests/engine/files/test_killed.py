"""Saves that are cut off leave a whole file, as it was or as it was to be; full disks too."""

import os
import random
import resource
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from tests.engine.helpers import pendulum

import kane
from kane.errors import FileError

SAVE_FOR_EVER = """
import sys
import kane
from kane.files.model_json import loads
models = [loads(text) for text in sys.stdin.read().split("\\0")]
while True:
    for model in models:
        print(end=".", flush=True)  # a save begins
        kane.save(model, sys.argv[1])
"""

# The nth call of a C function, and with it every call of the system, is where the child ends.
SAVE_AND_DIE_AT_EACH_CALL = """
import os, sys
import kane
from kane.files.model_json import loads
old, new = [loads(text) for text in sys.stdin.read().split("\\0")]
path = sys.argv[1]
kane.save(new, path)  # what is imported late is there now
for last in range(100000):
    kane.save(old, path)
    child = os.fork()
    if child == 0:
        left = last
        def count(frame, event, argument):
            global left
            if event == "c_call":
                left -= 1
                if left < 0:
                    os._exit(9)
        sys.setprofile(count)
        kane.save(new, path)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    found = kane.load(path)
    if found != old and found != new:
        sys.exit(f"broken at call {last}")
    if status == 0:
        assert found == new
        print(last)
        sys.exit(0)
"""


@pytest.fixture
def models():
    model = pendulum()
    return [msgspec.structs.replace(model, title=title) for title in ("old", "new" * 20_000)]


def texts(models):
    return "\0".join(kane.files.model_json.dumps(model) for model in models)


@pytest.mark.slow
def test_process_killed_at_random_moments_leaves_a_whole_file(models, tmp_path):
    path = tmp_path / "own.json"
    kane.save(models[0], path)
    moments = random.Random(4)
    found = set()
    for _ in range(60):
        with subprocess.Popen(
            [sys.executable, "-c", SAVE_FOR_EVER, str(path)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        ) as process:  # fmt: skip
            process.stdin.write(texts(models))
            process.stdin.close()
            # so many saves have begun, however busy the machine is, and the last goes on
            process.stdout.read(moments.randrange(1, 12))
            time.sleep(moments.uniform(0, 0.005))  # the moment of the kill is what is tested
            process.kill()
        model = kane.load(path)
        assert model in models
        found.add(model.title)
    assert found == {model.title for model in models}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.slow
def test_process_that_ends_at_any_call_leaves_a_whole_file(models, tmp_path):
    short = [models[0], msgspec.structs.replace(models[1], title="new")]
    done = subprocess.run(
        [sys.executable, "-c", SAVE_AND_DIE_AT_EACH_CALL, str(tmp_path / "own.json")],
        input=texts(short), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 30  # calls at which it ended


def test_full_disk_is_told_and_the_old_file_stays(models, tmp_path):
    path = tmp_path / "own.json"
    kane.save(models[0], path)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        with pytest.raises(FileError, match=r"Cannot write .*own\.json: File too large\."):
            kane.save(models[1], path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert kane.load(path) == models[0]
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_goes_on_pointing_at_the_file(models, tmp_path):
    path, link = tmp_path / "own.json", Path(tmp_path / "link.json")
    kane.save(models[0], path)
    link.symlink_to(path)
    kane.save(models[1], link)
    assert link.is_symlink()
    assert kane.load(path) == models[1]
