"""What charts of docks and windows hand over: their picture, and all numbers that are drawn."""

import csv

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from kane.analyses.frequency_response import FrequencyResponse
from kanevas.look.chart_menu import ChartMenu
from kanevas.look.chart_outlet import ChartOutlet
from kanevas.look.theme import LIGHT
from kanevas.method.time_plot import TimePlot
from kanevas.modes.curves import BodePlot, LocusPlot
from kanevas.modes.path_plot import PathPlot
from kanevas.plots.figure import Figure
from kanevas.studies.chart import Chart


def all_kinds(kind=pg.GraphicsLayoutWidget):
    for each in kind.__subclasses__():
        if each.__module__.startswith("kanevas"):
            yield each
        yield from all_kinds(each)


def test_every_chart_of_the_program_has_a_menu(qtbot):
    kinds = {*all_kinds()} - {Figure}  # the plots of a run have menus and exports of their own
    assert kinds == {BodePlot, LocusPlot, PathPlot, TimePlot, Chart}
    for kind in kinds:
        chart = kind(LIGHT)
        qtbot.addWidget(chart)
        assert isinstance(chart.export_menu, ChartMenu)


@pytest.fixture
def wanted(qtbot):
    """What charts handed over; and the window in which they stand."""
    window, found = QWidget(), []
    outlet = ChartOutlet(window)
    outlet.export_wanted.connect(found.append)
    qtbot.addWidget(window)
    window.found = found
    return window


def chosen(chart, number):
    """Ask a chart for its menu as a right click does, and choose an entry."""
    at = chart.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, chart.mapToGlobal(at))
    QApplication.sendEvent(chart.viewport(), event)
    menu = chart.findChild(QMenu)
    menu.actions()[number].trigger()
    menu.close()


def read(path):
    with path.open() as stream:
        return [*csv.reader(stream)]


def test_a_bode_plot_hands_over_both_of_its_plots(wanted, tmp_path):
    chart = BodePlot(LIGHT, wanted)
    chart.resize(400, 300)
    f = np.array([0.1, 1.0, 10.0])
    H = (1.0 / (1.0 + 2j * np.pi * f)).reshape(3, 1, 1)
    chart.show_response(FrequencyResponse(f, H, ("F",), ("x",)))
    chosen(chart, 2)
    wanted.found[0].kinds[".csv"](tmp_path / "a.csv")
    lines = read(tmp_path / "a.csv")
    gap = lines.index([])
    assert lines[0] == ["curve", "frequency [Hz]", "magnitude [dB]"]
    found = np.array(lines[1:gap], dtype=float)
    np.testing.assert_allclose(found[:, 1], f)
    np.testing.assert_allclose(found[:, 2], 20 * np.log10(np.abs(H[:, 0, 0])))
    assert lines[gap + 1] == ["curve", "frequency [Hz]", "phase [°]"]
    np.testing.assert_allclose(
        np.array(lines[gap + 2 :], dtype=float)[:, 2], np.degrees(np.angle(H[:, 0, 0]))
    )


def test_maps_bands_and_coloured_points_hand_over_their_values(wanted, tmp_path):
    chart = Chart(LIGHT, wanted)
    chart.clear_all("k [N/m]", "m [kg]")
    x, y = np.array([1.0, 2.0, 3.0]), np.array([10.0, 20.0])
    values = np.arange(6.0).reshape(3, 2)
    chart.add_map(x, y, values, "f")
    chart.add_line(x, x**2, chart.color(0), "square")
    chart.add_band(x, x - 1, x + 1, chart.color(1))
    chart.export_menu.write_csv(tmp_path / "map.csv")
    lines = read(tmp_path / "map.csv")
    assert lines[0] == ["curve", "k [N/m]", "m [kg]", "value"]
    np.testing.assert_allclose(
        np.array(lines[1:7], dtype=float)[:, 1:],
        [[a, b, values[i, j]] for i, a in enumerate(x) for j, b in enumerate(y)],
    )
    assert lines[7] == ["square", "1.0", "1.0"]
    assert len(lines) == 1 + 6 + 3 * 3
    chart.clear_all("k", "m")
    chart.add_colored_points(x, x, np.array([5.0, np.nan, 7.0]), "f")
    chart.export_menu.write_csv(tmp_path / "points.csv")
    assert [line[1:] for line in read(tmp_path / "points.csv")[1:]] == [
        ["1.0", "1.0", "5.0"], ["3.0", "3.0", "7.0"],
    ]  # fmt: skip


def test_pictures(wanted, tmp_path):
    chart = LocusPlot(LIGHT, wanted)
    chart.resize(300, 200)
    chosen(chart, 1)
    (export,) = wanted.found
    for suffix, write in export.kinds.items():
        write(tmp_path / f"a{suffix}")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    assert b"<svg" in (tmp_path / "a.svg").read_bytes()
    chosen(chart, 0)
    assert QApplication.clipboard().image().width() == 600


def test_a_chart_whose_right_clicks_mean_something_keeps_them(wanted):
    chart = Chart(LIGHT, wanted)
    chart.resize(400, 300)
    wanted.show()
    QApplication.processEvents()
    chart.export_menu.leaves_clicks = True
    within = chart.mapFromScene(chart.plot.getViewBox().sceneBoundingRect().center())
    for at, comes in ((within, False), (QPoint(2, 2), True)):
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, chart.mapToGlobal(at))
        QApplication.sendEvent(chart.viewport(), event)
        menus = [menu for menu in chart.findChildren(QMenu) if menu.isVisible()]
        assert bool(menus) == comes
        for menu in menus:
            menu.close()
