import numpy as np
import pytest
from numpy.testing import assert_array_equal
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget
from tests.person import LEFT, click, double_click

from kane.model import Model, PlotLayout
from kanevas.edits.plotting import units
from kanevas.kinds.curve_words import CurveWords
from kanevas.look.line_colors import body_colors
from kanevas.look.theme import LIGHT
from kanevas.plots.colors import curve_colors
from kanevas.plots.figure import Figure

LAYOUTS = (
    PlotLayout(title="Crank <K1>", curves=("K1.angle_z",)),
    PlotLayout(curves=("K3.x", "K3.y")),
    PlotLayout(curves=("K1.e1", "K1.vx"), right=("K1.vx",)),
)


@pytest.fixture
def figure(qtbot, model, result):
    dock, figure = QDockWidget(), Figure(LIGHT)
    qtbot.addWidget(dock)
    dock.setWidget(figure)
    dock.resize(800, 600)
    figure.draw(LAYOUTS, units(model), CurveWords(model), result)
    dock.show()
    qtbot.waitExposed(dock)
    QApplication.processEvents()
    yield figure  # and keep the dock until then


def item(figure, i):
    return figure.plots[i].item


def texts(figure, i):
    return figure.plots[i].legend.texts


def time_range(figure):
    return item(figure, 0).getViewBox().viewRange()[0]


def pixel(figure, time, i=0):
    box = item(figure, i).getViewBox()
    return figure.mapFromScene(box.mapViewToScene(QPointF(time, box.viewRect().center().y())))


def test_curves_are_those_of_the_result_in_the_colours_of_their_bodies(figure, result):
    for i, layout in enumerate(LAYOUTS):
        items = item(figure, i).listDataItems()
        colors = curve_colors(layout.curves, body_colors(result.model), LIGHT)
        for curve, name, color in zip(items, layout.curves, colors, strict=False):
            assert_array_equal(curve.points.x, result.time)
            assert_array_equal(curve.points.y, result[name])
            assert curve.opts["pen"].color() == color


def test_axes_name_what_all_curves_share_and_its_unit(figure):
    axes = [figure.plots[i].axis("left") for i in range(3)]
    labels = [(axis.labelText, axis.labelUnits) for axis in axes]
    assert labels == [("angle", "rad"), ("", "mm"), ("Euler parameter 1", "")]
    right = figure.plots[2].axis("right")
    assert (right.labelText, right.labelUnits) == ("velocity x", "mm/s")
    assert not figure.plots[1].has_right
    assert item(figure, 2).getAxis("bottom").labelText == "time"


def test_the_unit_of_a_measure_is_shown_as_typed(figure):
    figure.draw(
        (PlotLayout(curves=("mix.value",)),), {"mix.value": "N<m>"}, CurveWords(Model()), None
    )
    axis = item(figure, 0).getAxis("left")
    assert axis.label.toPlainText().endswith("(N<m>)")


def test_headers_tell_the_values_at_the_cursor(figure, result):
    figure.set_time(0.00105)
    value = float(np.interp(0.00105, result.time, result["K3.x"]))
    assert texts(figure, 1)[0] == f"K3: x = {1e3 * value:.5g} mm"
    assert texts(figure, 0)[0] == "Crank <K1>"
    assert texts(figure, 2)[0] == "K1: Euler parameter 1 = 0"
    assert [plot.cursor.value() for plot in figure.plots] == [0.00105] * 3


@pytest.mark.parametrize("i", [0, 1, 2])
def test_a_click_picks_its_time(figure, qtbot, i):
    with qtbot.waitSignal(figure.time_picked) as picked:
        click(figure.viewport(), pixel(figure, 0.001, i))
    of_a_pixel = 1e-4 / (pixel(figure, 0.0011).x() - pixel(figure, 0.001).x())
    assert picked.args[0] == pytest.approx(0.001, abs=of_a_pixel)


def test_the_cursor_can_be_dragged(figure):
    times = []
    figure.time_picked.connect(times.append)
    figure.time_picked.connect(figure.set_time)
    figure.set_time(0.0005)
    start, end = pixel(figure, 0.0005), pixel(figure, 0.0015)
    view = figure.viewport()
    QTest.mouseMove(view, start)
    QTest.mousePress(view, LEFT, pos=start)
    for part in range(1, 6):
        QTest.mouseMove(view, start + (end - start) * part / 5)
        QTest.qWait(20)
    QTest.mouseRelease(view, LEFT, pos=end)
    assert times[-1] == pytest.approx(0.0015, abs=1e-4)
    assert len(times) > 1


def test_other_buttons_pick_no_time(figure, qtbot):
    with qtbot.assertNotEmitted(figure.time_picked):
        QTest.mouseClick(figure.viewport(), Qt.MouseButton.RightButton, pos=pixel(figure, 0.001))


def test_all_plots_share_the_time_axis_and_a_double_click_shows_all_again(figure):
    before = time_range(figure)
    at = QPointF(pixel(figure, 0.001, 1))
    wheel = QWheelEvent(
        at, figure.viewport().mapToGlobal(at), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(figure.viewport(), wheel)
    zoomed = time_range(figure)
    assert zoomed[1] - zoomed[0] < before[1] - before[0]
    for i in (1, 2):
        assert item(figure, i).getViewBox().viewRange()[0] == pytest.approx(zoomed, rel=0.05)
    double_click(figure.viewport(), pixel(figure, 0.001))
    assert time_range(figure) == pytest.approx(before)


def test_axes_are_empty_without_a_result(figure, model):
    figure.draw(LAYOUTS, units(model), CurveWords(model), None)
    assert not any(plot.item.listDataItems() for plot in figure.plots)
    figure.set_time(1.0)
    assert texts(figure, 1) == ["K3: x", "K3: y"]


def test_drawing_anew_leaves_nothing_of_the_old(figure, model, result):
    figure.draw(LAYOUTS[:1], units(model), CurveWords(model), result)
    assert len(figure.plots) == 1
    assert [i for i in figure.ci.items if i is figure.plots[0].item]
    assert len(figure.ci.items) == 2  # the header and the plot
    figure.draw((), {}, CurveWords(Model()), result)
    assert not figure.ci.items
