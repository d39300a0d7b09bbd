"""The panel of events: one reads, clicks, copies; strips tell how each contact was."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from tests.changing_models import run_of

from kanevas.events import EventsPanel
from kanevas.look.theme import DARK, LIGHT
from kanevas.units import system_of
from kanevas.workspace.run_events import RunEvents

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def crank():
    return run_of("joint_friction_slider_crank", "runs_down", rtol=1e-6, atol=1e-8)


@pytest.fixture(scope="module")
def bounces():
    return run_of("bouncing_ball", "dropped", rtol=1e-6, atol=1e-8)


@pytest.fixture
def panel(qtbot):
    panel = EventsPanel(LIGHT)
    qtbot.addWidget(panel)
    panel.resize(700, 300)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def texts(panel, row):
    model = panel.view.model()
    return [model.index(row, column).data() for column in range(model.columnCount())]


def test_without_a_run_it_says_what_to_do(panel):
    assert "Press Run (F5)" in panel.hint
    assert not panel.strips.isVisible()


def test_a_run_without_events_says_so(panel, bounces):
    panel.show_result(bounces, RunEvents(None))
    assert panel.hint == "Nothing has changed the constraints in this run."
    assert panel.strips.isVisible()


def test_each_event_has_a_row_in_the_units_of_the_person(panel, bounces):
    panel.show_result(bounces, RunEvents(bounces))
    assert panel.hint == ""
    assert panel.view.model().rowCount() == len(bounces.events)
    assert texts(panel, 0) == [
        "0.451524 s", "floor (lower limit)", "strikes",
        "-4.429 m/s", "3.101 m/s", "3.765 N s", "2.502 J",
    ]  # fmt: skip
    panel.set_units(system_of("mm"))
    assert texts(panel, 0)[3] == "-4429 mm/s"


def test_a_click_goes_to_an_event(panel, bounces, qtbot):
    panel.show_result(bounces, RunEvents(bounces))
    at = panel.view.visualRect(panel.view.model().index(2, 1)).center()
    with qtbot.waitSignal(panel.event_picked) as picked:
        QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert picked.args == [2]
    with qtbot.waitSignal(panel.event_picked) as picked:
        QTest.keyClick(panel.view, Qt.Key.Key_Down)
    assert picked.args == [3]


def test_it_follows_the_time_without_seeking(panel, bounces):
    events, picked = RunEvents(bounces), []
    panel.show_result(bounces, events)
    panel.event_picked.connect(picked.append)
    panel.set_time(0.1)
    assert panel.view.currentIndex().row() == -1
    panel.set_time(events.times[3])
    assert panel.view.currentIndex().row() == 3
    assert [index.row() for index in panel.view.selectionModel().selectedRows()] == [3]
    panel.set_time(events.times[3], is_just_before=True)
    assert panel.view.currentIndex().row() == 2
    panel.set_time(0.0)
    assert not panel.view.selectionModel().hasSelection()
    assert picked == []


def test_rows_are_copied_with_all_digits(panel, bounces):
    panel.show_result(bounces, RunEvents(bounces))
    panel.view.selectRow(1)
    QTest.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    head, line = QGuiApplication.clipboard().text().split("\n")
    assert head.split("\t")[:3] == ["Time", "Element", "Event"]
    assert float(line.split("\t")[0].split()[0]) == pytest.approx(bounces.events[1].time, rel=1e-14)
    panel.view.copy_all()
    assert len(QGuiApplication.clipboard().text().split("\n")) == 1 + len(bounces.events)


def test_the_menu_works_out_strikes_alone(panel, crank, bounces):
    for result, can in ((bounces, True), (crank, False)):
        panel.show_result(result, RunEvents(result))
        panel.view.selectRow(0)
        menu = panel.menu()
        assert menu.actions()[0].isEnabled() == can
        menu.deleteLater()


def test_strips_have_the_colours_of_the_states(panel, crank):
    panel.show_result(crank, RunEvents(crank))
    strips = panel.strips
    (strip,) = strips.strips
    assert strip.name == "rubs"
    picture = strips.grab().toImage()
    for spell in strip.spells:
        left, right = strips.pixel(spell.start), strips.pixel(spell.end)
        if right - left > 6:
            at = QPoint(round((left + right) / 2), strips.bar_of(0).center().y())
            wanted = {"slides": LIGHT.curves[1], "sticks": LIGHT.curves[2]}[spell.hold]
            assert picture.pixelColor(at) == wanted


def test_a_strip_tells_and_seeks(panel, bounces, qtbot):
    panel.show_result(bounces, RunEvents(bounces))
    strips = panel.strips
    bar = strips.bar_of(0)
    at = QPoint(round(strips.pixel(1.0)), bar.center().y())
    assert strips.text_at(at).startswith("floor (lower limit): open from 0 s to 2.55")
    assert "closed" in strips.text_at(QPoint(round(strips.pixel(3.0)), bar.center().y()))
    with qtbot.waitSignal(panel.time_picked) as picked:
        QTest.mouseClick(strips, Qt.MouseButton.LeftButton, pos=at)
    assert picked.args[0] == pytest.approx(1.0, abs=0.01)
    with qtbot.waitSignal(panel.select_wanted) as wanted:
        QTest.mouseClick(strips, Qt.MouseButton.LeftButton, pos=QPoint(8, bar.center().y()))
    assert wanted.args == [("floor",)]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_it_is_drawn_in_both_themes(panel, crank, theme):
    panel.show_result(crank, RunEvents(crank))
    panel.set_theme(theme)
    picture = panel.strips.grab().toImage()
    bar = panel.strips.bar_of(0)
    colors = {
        picture.pixelColor(x, bar.center().y()).name() for x in range(bar.left(), bar.right())
    }
    assert theme.curves[1].name() in colors


def test_strips_are_painted_anew_only_where_they_look_otherwise(panel, crank, monkeypatch):
    panel.show_result(crank, RunEvents(crank))
    painted = []
    paint = panel.strips._painted
    monkeypatch.setattr(panel.strips, "_painted", lambda: painted.append(1) or paint())
    panel.strips.grab()
    before = len(painted)
    for time in (0.1, 0.2, 0.3):
        panel.set_time(time)
        panel.strips.grab()
    assert len(painted) == before
    one = panel.strips.grab().toImage()
    panel.set_theme(DARK)
    assert panel.strips.grab().toImage() != one
    assert len(painted) > before
