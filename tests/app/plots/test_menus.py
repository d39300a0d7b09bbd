"""The menus of plots, curves and axes, and what they do."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit
from tests.person import dialog, entry, type_into

from kane.model import Model, PlotLayout
from kanevas.edits.plotting import with_plots
from kanevas.look.theme import LIGHT
from kanevas.plots import PlotPanel


@pytest.fixture
def panel(qtbot, model, result):
    panel = PlotPanel(LIGHT)
    qtbot.addWidget(panel)
    panel.resize(800, 600)
    panel.open_model(model)
    panel.edit_wanted.connect(
        lambda _, change: panel.follow_model(with_plots(panel._model, change))
    )
    two = PlotLayout(curves=("K1.x", "K1.y")), PlotLayout(curves=("K1.vx",))
    panel.edit_wanted.emit("", lambda _: two)
    panel.show_result(result)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def pick(menu, *titles):
    """Trigger an entry as a click would, by its way through submenus."""
    action = None
    for title in titles:
        action = entry(menu, title)
        assert action.isEnabled(), f"grey: {title} ({action.toolTip()})"
        menu = action.menu()
    action.trigger()
    QApplication.processEvents()


def of_plot(panel, i, *titles):
    menu = panel._menus.of_plot(i)
    pick(menu, *titles)
    menu.deleteLater()


def of_curve(panel, i, curve, *titles):
    menu = panel._menus.of_curve(i, curve)
    pick(menu, *titles)
    menu.deleteLater()


def greys(menu):
    found = {a.text().replace("&", ""): a.toolTip() for a in menu.actions() if not a.isEnabled()}
    menu.deleteLater()
    return found


def curves(panel):
    return [layout.curves for layout in panel.layouts]


def test_a_derivative_and_an_integral_stand_beside_their_curve(panel, result):
    of_curve(panel, 1, "K1.vx", "Plot its integral")
    assert panel.layouts[1].curves == ("K1.vx", "K1.vx integral")
    assert panel.layouts[1].right == ("K1.vx integral",)
    drawn = panel.figure.plots[1].item.listDataItems()[1]
    moved = result["K1.x"] - result["K1.x"][0]
    assert drawn.points.y == pytest.approx(moved, abs=1e-8)  # trapezia over h = 1e-4 s
    of_curve(panel, 0, "K1.x", "Plot its derivative")
    assert panel.unit_of("K1.x derivative") == "m/s"
    assert greys(panel._menus.of_curve(0, "K1.x derivative"))["Plot its derivative"]


def test_a_curve_goes_to_the_right_axis_and_back(panel):
    of_curve(panel, 0, "K1.y", "By the axis at the right")
    assert panel.layouts[0].right == ("K1.y",)
    assert panel.figure.plots[0].has_right
    of_curve(panel, 0, "K1.y", "By the axis at the right")
    assert not panel.figure.plots[0].has_right
    assert "one curve" in greys(panel._menus.of_curve(1, "K1.vx"))["By the axis at the right"]


def test_a_curve_is_hidden_and_removed(panel):
    of_curve(panel, 0, "K1.x", "Shown")
    assert panel.layouts[0].hidden == ("K1.x",)
    of_curve(panel, 0, "K1.x", "Remove")
    assert curves(panel) == [("K1.y",), ("K1.vx",)]
    of_curve(panel, 0, "K1.y", "Remove")
    assert curves(panel) == [("K1.vx",)]


def test_spectrum_and_horizontal_axis_are_chosen(panel):
    of_plot(panel, 0, "Horizontal axis", "K1: y")
    assert (panel.layouts[0].curves, panel.layouts[0].against) == (("K1.x",), "K1.y")
    of_plot(panel, 0, "Horizontal axis", "Time")
    assert panel.layouts[0].against == ""
    of_plot(panel, 0, "Spectrum in a new plot")
    assert [plot.kind for plot in panel.figure.plots] == ["time", "spectrum", "time"]
    menu = panel._menus.of_plot(2)
    across = entry(menu, "Horizontal axis").menu()
    assert "straight line" in entry(across, "K1: velocity x").toolTip()
    menu.deleteLater()


def test_plots_are_moved_added_and_removed(panel):
    assert set(greys(panel._menus.of_plot(0))) == {"Move up"}
    of_plot(panel, 0, "Move down")
    assert curves(panel) == [("K1.vx",), ("K1.x", "K1.y")]
    of_plot(panel, 0, "New plot below")
    assert curves(panel) == [("K1.vx",), (), ("K1.x", "K1.y")]
    of_plot(panel, 1, "Remove plot")
    of_plot(panel, 0, "Remove plot")
    of_plot(panel, 0, "Remove plot")
    assert curves(panel) == [()]
    assert panel._hint.isVisible()


def test_an_axis_takes_another_unit(panel):
    of_plot(panel, 0, "Unit at the left (mm)", "cm")
    assert panel.layouts[0].left_unit == "cm"
    panel.set_time(0.0)
    assert panel.figure.plots[0].legend.texts[0].endswith(" cm")
    of_plot(panel, 0, "Unit below (ms)", "µs")
    axis = panel.figure.plots[0].axis("bottom")
    assert axis.labelUnits == "µs"
    assert axis.range == pytest.approx([1e6 * t for t in panel.figure.plots[0].box.viewRange()[0]])


@pytest.mark.parametrize(("typed", "unit", "said"), [("ft", "ft", ""), ("kg", "", "measure")])
def test_a_unit_can_be_typed(panel, typed, unit, said):
    refusals = []
    panel.refused.connect(refusals.append)
    with dialog(QInputDialog, lambda box: type_into(box.findChild(QLineEdit), typed)):
        of_plot(panel, 0, "Unit at the left (mm)", "Other …")
    assert panel.layouts[0].left_unit == unit
    assert bool(refusals) == bool(said)
    assert all(said in text for text in refusals)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_plot_is_renamed_in_its_place(panel, key):
    of_plot(panel, 1, "Rename …")
    assert panel._title.isVisible()
    QTest.keyClicks(panel._title, "Speed of the crank")
    QTest.keyClick(panel._title, key)
    assert not panel._title.isVisible()
    title = "Speed of the crank" if key == Qt.Key.Key_Return else ""
    assert panel.layouts[1].title == title
    assert (panel.figure.plots[1].legend.texts[0] == title) == bool(title)


@pytest.mark.parametrize("go", [
    lambda panel: panel.open_model(Model()),
    lambda panel: panel.edit_wanted.emit("", lambda shown: shown[:1]),
], ids=["another model", "undo"])  # fmt: skip
def test_the_title_of_a_plot_that_goes_is_not_written_to_another(panel, go):
    of_plot(panel, 1, "Rename …")
    QTest.keyClicks(panel._title, "Speed of the crank")
    go(panel)
    assert not panel._title.isVisible()
    edits = []
    panel.edit_wanted.connect(lambda *edit: edits.append(edit))
    panel._title.editingFinished.emit()
    assert edits == []


def test_pictures_and_values_go_to_the_clipboard(panel, result):
    of_plot(panel, 0, "Copy picture")
    image = QGuiApplication.clipboard().image()
    assert (image.width(), image.height()) == (2000, 640)
    of_plot(panel, 1, "Copy values")
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "time [ms],K1.vx [mm/s]"
    numbers = [float(line.split(",")[1]) for line in lines[1:]]
    assert numbers == (result["K1.vx"] / 1e-3).tolist()
    QGuiApplication.clipboard().clear()


@pytest.mark.parametrize(("title", "plot"), [("Export this plot", 1), ("Export all plots", None)])
def test_files_are_asked_for(panel, title, plot):
    wanted = []
    panel.export_wanted.connect(lambda *what: wanted.append(what))
    for kind in ("PNG", "SVG", "PDF"):
        of_plot(panel, 1, title, f"{kind} …")
    assert wanted == [("png", plot), ("svg", plot), ("pdf", plot)]


def test_files_of_an_empty_plot_are_grey_and_say_why(panel):
    of_plot(panel, 0, "New plot below")
    assert greys(panel._menus.of_plot(1))["Copy picture"] == "There is no curve yet"


def test_the_tools_beside_the_plots_work(panel):
    panel.set_time(0.001)
    panel.bar.reference.trigger()
    panel.set_time(0.0015)
    assert panel.figure.plots[0].legend.remark.startswith("Δt = 0.5 ms")
    panel.bar.reference.trigger()
    assert not panel.figure.plots[0].legend.remark
    panel.bar.boxes.trigger()
    assert all(plot.box.boxes for plot in panel.figure.plots)
    whole = panel.figure.plots[0].box.viewRange()
    panel.figure.plots[0].box.setRange(xRange=(0.0005, 0.001), padding=0)
    panel.bar.all.trigger()
    assert panel.figure.plots[0].box.viewRange()[0] == pytest.approx(whole[0])
