"""``kanevas`` from a terminal."""

import signal
import subprocess
import sys

import pytest
from PySide6.QtGui import QImage
from tests.models import rod_between_far_supports
from tests.person import wait_until
from tests.strict_weather import MODELS

import kane

MECHANISM = MODELS / "seven_body_mechanism.json"
# as ``python -m kanevas.main``, but that the film of a snapshot has few pictures: many take seconds
START = """
import runpy
from kanevas.program import snapshot

snapshot.WATCHED, snapshot.RATE, snapshot.WIDTH, snapshot.HEIGHT = 2.0, 5, 320, 180
runpy.run_module("kanevas.main", run_name="__main__")
"""


@pytest.fixture
def kanevas():
    def kanevas(*arguments):
        return subprocess.run(
            [sys.executable, "-c", START, *map(str, arguments)],
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )

    return kanevas


def test_snapshot_runs_a_model_and_leaves_its_files(kanevas, tmp_path):
    folder = tmp_path / "new" / "folder"
    done = kanevas(MECHANISM, "--snapshot", folder, "--colors", "dark")
    assert done.returncode == 0, done.stderr
    names = [
        f"seven_body_mechanism{end}" for end in
        (".csv", "_plots.png", "_plots.svg", "_window.png", "_report.html", "_film.webm")
    ]  # fmt: skip
    summary, files = done.stdout.split("\n\n")
    assert "degrees of freedom" in summary
    assert "energy drift" in summary
    told = [line.split("  ", 1) for line in files.splitlines()]
    assert [path for path, _ in told] == [str(folder / name) for name in names]
    assert all(what for _, what in told)
    assert sorted(path.name for path in folder.iterdir()) == sorted(names)
    assert QImage(str(folder / names[3])).width() >= 1000
    assert done.stderr == ""


def test_broken_file_is_refused_without_a_traceback(kanevas, tmp_path):
    path = tmp_path / "broken.json"
    path.write_text('{"format": "kanevas-model", "version": 1, "bodies": [{"name": "a"}]}')
    done = kanevas(path, "--snapshot", tmp_path / "out")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.splitlines() == [
        "bodies[0].mass: is missing; give it, or a density of the shapes",
        (
            "bodies[0].inertia: is missing; give three principal moments, a density of the shapes, "
            "or 'particle': true for a point of mass that never turns"
        ),
    ]
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_missing_file_is_refused(kanevas, tmp_path):
    done = kanevas(tmp_path / "gone.json", "--snapshot", tmp_path / "out")
    assert done.returncode == 2
    assert "No such file" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_snapshot_needs_a_file(kanevas, tmp_path):
    done = kanevas("--snapshot", tmp_path)
    assert done.returncode == 2
    assert done.stderr == "Give a model FILE to take a snapshot of.\n"


@pytest.mark.slow
def test_run_that_fails_is_told_by_the_exit_code(kanevas, tmp_path):
    path = tmp_path / "apart.json"
    kane.save(rod_between_far_supports(), path)
    done = kanevas(path, "--snapshot", tmp_path / "out")
    assert done.returncode == 2
    assert done.stderr.startswith("The joints cannot be closed")
    assert len(done.stderr.splitlines()) == 1


def test_file_opens_and_ctrl_c_closes_the_program(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    settings = tmp_path / "kanevas" / "kanevas.ini"
    command = [sys.executable, "-m", "kanevas.main", str(MECHANISM)]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as program:
        try:
            wait_until(
                lambda: settings.exists() and MECHANISM.name in settings.read_text("utf-8"),
                patience=30,
            )  # the file is among the recent ones now
            program.send_signal(signal.SIGINT)
            assert program.wait(timeout=20) == 0
        finally:
            program.kill()
        assert program.stderr.read() == b""
