import pytest
from PySide6.QtCore import QSize
from tests.pictures import near
from tests.strict_weather import MODELS

from kanevas.exports.film import Film, View
from kanevas.exports.shots import Shots
from kanevas.look.paper import PAPER
from kanevas.look.theme import DARK, LIGHT


@pytest.fixture
def after_run(window, qtbot):
    window.files.open(MODELS / "seven_body_mechanism.json")
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    window.workspace.player.pause()
    return window


def test_all_that_follows_the_time_is_in_the_picture_and_goes_back(after_run, monkeypatch):
    window, shown = after_run, []
    window.workspace.player.seek(0.01)
    follow = window.workspace.overlays.show_time
    monkeypatch.setattr(
        window.workspace.overlays,
        "show_time",
        lambda time, *rest: (shown.append(time), follow(time, *rest)),
    )
    shots = Shots(
        window.workspace,
        window.canvas,
        window.view3d,
        window.workspace.presenter.result,
        Film(View.BOTH, 300, 120, end=0.03),
        DARK,
    )
    first, last = shots.picture(0.0), shots.picture(0.03)
    assert first.size() == last.size() == QSize(300, 120)
    assert first != last
    assert shown == [0.0, 0.03]
    assert first.pixelColor(299, 1) == first.pixelColor(1, 1) == DARK.background
    assert near(first.copy(148, 0, 4, 120), DARK.grid_axis, 2) >= 120  # a line between the two
    assert not window.view3d.updatesEnabled()
    shots.end()
    assert shown[-1] == 0.01
    assert window.view3d.updatesEnabled()
    assert window.view3d.picture(QSize(64, 64)).pixelColor(63, 1) == LIGHT.background


def test_one_view_fills_the_picture(after_run):
    film = Film(View.SPACE, 200, 100, end=0.03)
    shots = Shots(
        after_run.workspace,
        after_run.canvas,
        after_run.view3d,
        after_run.workspace.presenter.result,
        film,
        PAPER,
    )
    assert shots.picture(0.0).pixelColor(1, 1) == PAPER.background
    shots.end()
