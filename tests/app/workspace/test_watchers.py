"""Points and rulers that are added after a run."""

from msgspec.structs import replace
from tests.strict_weather import MODELS

from kane.elements.measure_point import MeasurePoint


def test_a_point_shows_what_it_sees_of_the_last_run(window, qtbot):
    window.files.open(MODELS / "seven_body_mechanism.json")
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    body = window.workspace.document.model.bodies[0].name
    point = MeasurePoint(name="tip", body=body, point=(0.01, 0.0, 0.0))
    window.workspace.document.apply("Add tip", lambda model: replace(model, points=(point,)))
    assert not window.stale_label.isVisible()
    window.tree.plot_toggled.emit("tip.ax", True)
    assert "tip.ax" in window.plots.curves
    assert (
        window.workspace.presenter.result["tip.ax"].shape
        == window.workspace.presenter.result.time.shape
    )
    window.workspace.document.undo_stack.undo()
    assert "tip.ax" not in window.plots.curves
