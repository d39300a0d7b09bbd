"""Quantities dropped on the plots."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from kane.model import PlotLayout
from kanevas.edits.plotting import EMPTY, with_plots
from kanevas.look.theme import LIGHT
from kanevas.plots import PlotPanel
from kanevas.plots.figure import Spot
from kanevas.widgets.dragged import packed, unpacked

COPY, LEFT, PLAIN = (
    Qt.DropAction.CopyAction,
    Qt.MouseButton.LeftButton,
    Qt.KeyboardModifier.NoModifier,
)


@pytest.fixture
def panel(qtbot, model, result):
    panel = PlotPanel(LIGHT)
    qtbot.addWidget(panel)
    panel.resize(800, 600)
    panel.open_model(model)
    panel.edit_wanted.connect(
        lambda _, change: panel.follow_model(with_plots(panel._model, change))
    )
    set_plots(panel, PlotLayout(curves=("K1.x",)), PlotLayout(curves=("K1.vx",)))
    panel.show_result(result)
    panel.show()
    qtbot.waitExposed(panel)
    QApplication.processEvents()
    return panel


def set_plots(panel, *layouts):
    panel.edit_wanted.emit("", lambda _: layouts)
    QApplication.processEvents()


def hold(panel, at, *names):
    """Hold quantities over a pixel; return whether a drop is possible, and what the mark says."""
    data = packed(names)
    enter = QDragEnterEvent(at, COPY, data, LEFT, PLAIN)
    QApplication.sendEvent(panel, enter)
    move = QDragMoveEvent(at, COPY, data, LEFT, PLAIN)
    if enter.isAccepted():
        QApplication.sendEvent(panel, move)
    return enter.isAccepted() and move.isAccepted(), panel._mark.text


def drop(panel, at, *names):
    possible, text = hold(panel, at, *names)
    if possible:
        data = packed(names)  # the event does not keep it
        event = QDropEvent(QPointF(at), COPY, data, LEFT, PLAIN)
        QApplication.sendEvent(panel, event)
        assert event.isAccepted()
    else:
        QApplication.sendEvent(panel, QDragLeaveEvent())
    assert not panel._mark.isVisible()
    return text


def place(panel, i, part):
    if part == "bottom":  # where the numbers are; axes reach over the plot with their grid
        area = panel.figure.rect_of(Spot(i, "plot"))
        return panel.figure.mapTo(panel, QPoint(area.center().x(), area.bottom() + 12))
    return panel.figure.mapTo(panel, panel.figure.rect_of(Spot(i, part)).center())


def layouts(panel):
    return [(layout.curves, layout.against) for layout in panel.layouts]


def test_a_drop_on_a_plot_adds_a_curve(panel):
    assert drop(panel, place(panel, 0, "plot"), "K2.x") == "Add to this plot"
    assert layouts(panel) == [(("K1.x", "K2.x"), ""), (("K1.vx",), "")]


def test_a_curve_of_another_unit_goes_by_the_right_axis_and_one_of_a_third_below(panel):
    drop(panel, place(panel, 0, "plot"), "K1.wz")
    assert panel.layouts[0].right == ("K1.wz",)
    text = drop(panel, place(panel, 0, "plot"), "K1.e1")
    assert text == "New plot below, for this one has two units already"
    assert [layout.curves for layout in panel.layouts] == [
        ("K1.x", "K1.wz"), ("K1.e1",), ("K1.vx",),
    ]  # fmt: skip


@pytest.mark.parametrize(("i", "expected"), [(0, 0), (1, 1)])
def test_a_drop_above_a_plot_makes_a_new_one_there(panel, i, expected):
    assert drop(panel, place(panel, i, "legend"), "K2.y") == "New plot"
    assert panel.layouts[expected].curves == ("K2.y",)
    assert len(panel.layouts) == 3


def test_a_drop_below_all_makes_a_new_plot_at_the_end(panel):
    assert drop(panel, QPoint(400, panel.height() - 3), "K2.y") == "New plot"
    assert panel.layouts[-1].curves == ("K2.y",)


@pytest.mark.parametrize("near", [False, True])
def test_a_drop_on_the_horizontal_axis_makes_a_plot_against_it(panel, near):
    at = place(panel, 1, "bottom")
    if near:
        rect = panel.figure.rect_of(Spot(1, "plot"))
        at = panel.figure.mapTo(panel, QPoint(rect.center().x(), rect.bottom() - 8))
    assert drop(panel, at, "K1.y") == "Along the horizontal axis"
    assert layouts(panel)[1] == (("K1.vx",), "K1.y")
    assert panel.figure.plots[1].kind == "path"


def test_a_quantity_against_itself_is_refused_in_words(panel):
    text = drop(panel, place(panel, 1, "bottom"), "K1.vx")
    assert "against itself is a straight line" in text
    assert layouts(panel)[1] == (("K1.vx",), "")


def test_where_nothing_is_plotted_yet_a_drop_begins(panel):
    set_plots(panel)
    assert panel.layouts == (EMPTY,)
    assert "drag it to here" in panel._hint.text()
    drop(panel, panel._hint.geometry().center(), "K2.x")
    assert layouts(panel) == [(("K2.x",), "")]
    assert not panel._hint.isVisible()


def test_an_empty_plot_says_how_it_is_filled_and_takes_a_drop(panel):
    panel.bar.new.trigger()
    QApplication.processEvents()
    assert panel.layouts[-1] == EMPTY
    words = panel.figure.plots[-1]._invitation
    assert "Drag a quantity" in words.toPlainText()
    drop(panel, place(panel, 2, "plot"), "K2.x")
    assert panel.layouts[-1].curves == ("K2.x",)


def test_what_is_no_quantity_is_not_taken(panel):
    assert not hold(panel, place(panel, 0, "plot"), "nothing.x")[0]
    assert len(panel.layouts) == 2


def test_quantities_come_out_as_they_went_in():
    data = packed(("K1.x", "a name.wz"))
    assert unpacked(data) == ("K1.x", "a name.wz")
    assert data.text() == "K1.x\na name.wz"
