"""What nobody can tell of a run that is recorded too seldom is not made up in the views."""

import numpy as np
import pytest
from msgspec.structs import replace

import kane
from kane.elements.measure_point import MeasurePoint
from kane.model import SolverSettings
from kanevas.assets.paths import RESOURCES

RUN = 60_000  # ms


@pytest.fixture
def swinging(window, qtbot, tmp_path):
    """Return a function that runs a double pendulum for half a minute and stops the playback."""
    pendulum = kane.load(RESOURCES / "templates" / "double_pendulum.json")

    def swinging(every):
        path = tmp_path / "pendulum.json"
        solver = SolverSettings(duration=30.0, record_every=every)
        tip = MeasurePoint(name="tip", body="lower rod", point=(0.15, 0.0, 0.0), traced=True)
        kane.save(replace(pendulum, solver=solver, points=(tip,)), path)
        window.files.open(path)
        with qtbot.waitSignal(window.workspace.runner.finished, timeout=RUN):
            window.workspace.run()
        window.workspace.player.pause()
        return window

    return swinging


def seen(window, time):
    """Where the canvas has the bodies at a time."""
    window.workspace.player.seek(time)
    return window.canvas.poses.position


def test_it_is_played_from_frame_to_frame_and_the_window_says_so(swinging):
    window = swinging(0.5)
    result = window.workspace.presenter.result
    assert window.notices.isVisibleTo(window)
    assert "from frame to frame" in window.notices.label.text()
    frame = int(np.flatnonzero(result.coarse)[5])
    for part in (0.0, 0.3, 0.9):
        at = seen(window, float(result.time[frame]) + part * 0.5)
        np.testing.assert_array_equal(at, result.q[frame, :, :3])
    assert not np.array_equal(seen(window, float(result.time[frame + 1])), at)


def test_as_often_as_the_motion_asks_it_goes_on_smoothly_and_no_word_is_lost_on_it(swinging):
    window = swinging(None)
    assert not window.notices.isVisibleTo(window)
    result = window.workspace.presenter.result
    assert not result.coarse.any()
    steps = [seen(window, time).copy() for time in np.linspace(20.0, 20.5, 60).tolist()]
    # at 5 m/s in 8 ms
    assert np.abs(np.diff(steps, axis=0)).max() < 0.05
