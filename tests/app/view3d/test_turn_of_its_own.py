"""A picture of many bodies is painted in a turn of the event loop of its own after a run."""

from PySide6.QtTest import QTest
from tests.bench.grid_of_bodies import grid_of_bodies

from kanevas.view3d.orbit import OrbitView


def test_much_is_painted_after_events_were_looked_at(window):
    model = grid_of_bodies()
    window.workspace.document.apply("grid", lambda _: model)
    QTest.qWait(300)
    view = window.view3d.findChild(OrbitView)
    window.view3d.show_motion((window.view3d.poses,))
    assert not view.updatesEnabled()
    QTest.qWait(20)
    assert view.updatesEnabled()
