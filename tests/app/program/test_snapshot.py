import pytest
from PySide6.QtGui import QImage
from tests.models import rod_between_far_supports
from tests.strict_weather import MODELS

import kane
from kanevas.program.snapshot import MOMENT, Snapshot


def take(window, folder, qtbot):
    snapshot = Snapshot(window, folder)
    with qtbot.waitSignal(snapshot.done) as done:
        snapshot.start()
    return done.args


def test_leaves_numbers_plots_and_a_picture(window, tmp_path, qtbot):
    window.files.open(MODELS / "two_bodies.json")
    paths, problem = take(window, tmp_path / "out", qtbot)
    assert problem == ""
    assert [path.name for path in paths] == [
        "two_bodies.csv", "two_bodies_plots.png", "two_bodies_plots.svg", "two_bodies_window.png",
    ]  # fmt: skip
    assert all(path.stat().st_size > 1000 for path in paths)
    picture = QImage(str(paths[-1]))
    assert (picture.width(), picture.height()) == (window.width(), window.height())
    assert window.workspace.player.clock.time == pytest.approx(MOMENT * 3.0)


def test_a_failing_run_leaves_a_sentence(window, tmp_path, qtbot):
    path = tmp_path / "apart.json"
    kane.save(rod_between_far_supports(), path)
    window.files.open(path)
    paths, problem = take(window, tmp_path / "out", qtbot)
    assert paths == []
    assert problem.startswith("The joints cannot be closed")
    assert not (tmp_path / "out").exists()
