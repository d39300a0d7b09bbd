import av
import numpy as np
import pytest
from PySide6.QtGui import QImage
from tests.models import rod_between_far_supports
from tests.strict_weather import MODELS

import kane
from kanevas.program import snapshot
from kanevas.program.snapshot import MOMENT, Snapshot
from kanevas.program.snapshot_summary import told_of


@pytest.fixture(autouse=True)
def short_film(monkeypatch):
    """As a film of many pictures takes seconds."""
    for name, value in {"WATCHED": 2.0, "RATE": 5, "WIDTH": 320, "HEIGHT": 180}.items():
        monkeypatch.setattr(snapshot, name, value)


def take(window, folder, qtbot):
    taken = Snapshot(window, folder)
    with qtbot.waitSignal(taken.done) as done:
        taken.start()
    return done.args


def test_leaves_numbers_plots_a_picture_and_a_film_of_the_whole_run(window, tmp_path, qtbot):
    window.files.open(MODELS / "two_bodies.json")
    files, problem = take(window, tmp_path / "out", qtbot)
    assert problem == ""
    paths = [file.path for file in files]
    assert [path.name for path in paths] == [
        "two_bodies.csv", "two_bodies_plots.png", "two_bodies_plots.svg", "two_bodies_window.png",
        "two_bodies_report.html", "two_bodies_film.webm",
    ]  # fmt: skip
    assert all(path.stat().st_size > 1000 for path in paths)
    assert all(file.what for file in files)
    picture = QImage(str(paths[3]))
    assert (picture.width(), picture.height()) == (window.width(), window.height())
    assert window.workspace.player.clock.time == pytest.approx(MOMENT * 3.0)
    with av.open(files[-1].path) as film:
        pictures = [picture.to_ndarray(format="gray") for picture in film.decode(video=0)]
    assert len(pictures) == snapshot.WATCHED * snapshot.RATE + 1
    assert np.abs(pictures[0].astype(int) - pictures[len(pictures) // 2]).max() > 100


@pytest.mark.slow
def test_without_an_encoder_all_else_is_left(window, tmp_path, qtbot, monkeypatch):
    monkeypatch.setattr(snapshot, "formats_here", lambda: ())
    window.files.open(MODELS / "two_bodies.json")
    files, problem = take(window, tmp_path / "out", qtbot)
    assert (len(files), problem) == (5, "")


def test_the_summary_says_how_the_run_went_and_how_free_the_model_is():
    result = kane.simulate(kane.load(MODELS / "slider_crank.json"), duration=0.01)
    told = dict(line.split("  ", 1) for line in told_of(result).splitlines())
    assert told["degrees of freedom"].strip() == "0 of velocity, 1 of configuration"
    assert {"steps", "energy drift", "position violation"} <= set(told)


def test_a_failing_run_leaves_a_sentence(window, tmp_path, qtbot):
    path = tmp_path / "apart.json"
    kane.save(rod_between_far_supports(), path)
    window.files.open(path)
    files, problem = take(window, tmp_path / "out", qtbot)
    assert files == []
    assert problem.startswith("The joints cannot be closed")
    assert not (tmp_path / "out").exists()
