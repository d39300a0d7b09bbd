import sys
from xml.etree import ElementTree as ET

import msgspec
import pytest

from kanevas.edits.plotting import with_plots
from kanevas.look.theme import DARK, LIGHT
from kanevas.plots import PlotPanel
from kanevas.plots.figure import LOWEST
from kanevas.units import dimensions, system_of


@pytest.fixture
def panel(qtbot, model):
    """A panel with a model that takes the edits that it asks for."""
    panel = PlotPanel(LIGHT)
    qtbot.addWidget(panel)
    panel.resize(800, 500)
    panel.open_model(model)
    panel.show()
    qtbot.waitExposed(panel)
    panel.edit_wanted.connect(lambda _, change: panel.follow_model(edited(panel, change)))
    return panel


def edited(panel, change):
    return with_plots(panel._model, change)


def drawn(panel):
    return [plot.layout.curves for plot in panel.figure.plots]


def test_before_a_run_it_says_what_to_do(panel):
    assert panel.empty
    assert panel._hint.isVisible()
    assert "Press Run (F5)" in panel._hint.text()
    assert panel.curves == {"K1.angle_z", "K3.angle_z", "K5.angle_z", "K7.angle_z"}


def test_plots_are_made_for_a_result_and_go_with_it(panel, model, result):
    assert panel._figure is None
    panel.show_result(result)
    assert panel.figure.isVisible()
    panel.open_model(model)
    assert panel._figure is None
    assert panel._hint.isVisible()


def test_what_is_chosen_before_a_run_holds_for_its_plots(panel, result):
    panel.set_time(0.001)
    panel.set_theme(DARK)
    panel.show_result(result)
    assert [plot.cursor.value() for plot in panel.figure.plots] == [0.001] * 2
    assert panel.figure.backgroundBrush().color() == DARK.plot_background


def test_a_result_is_plotted(panel, result):
    panel.show_result(result)
    assert not panel.empty
    assert not panel._hint.isVisible()
    assert drawn(panel) == [("K1.angle_z",), ("K3.angle_z", "K5.angle_z", "K7.angle_z")]


def test_without_curves_it_says_what_to_do(panel, result):
    panel.show_result(result)
    for name in panel.curves:
        panel.set_plotted(name, False)
    assert panel.empty
    assert "Tick a quantity" in panel._hint.text()
    panel.set_plotted("K1.x", True)
    assert drawn(panel) == [("K1.x",)]


def test_curves_are_told_of(panel, qtbot):
    with qtbot.waitSignal(panel.curves_changed):
        panel.set_plotted("K1.x", True)
    with qtbot.assertNotEmitted(panel.curves_changed):
        panel.set_plotted("K1.x", True)


def test_another_result_keeps_the_curves(panel, result):
    panel.set_plotted("K1.x", True)
    panel.show_result(result)
    panel.show_result(result)
    assert drawn(panel)[-1] == ("K1.x",)


def test_the_cursor_stays_where_it_is_when_a_curve_comes(panel, result):
    panel.show_result(result)
    panel.set_time(0.001)
    panel.set_plotted("K1.x", True)
    assert [plot.cursor.value() for plot in panel.figure.plots] == [0.001] * 3


def test_curves_of_vanished_elements_go(panel, model, result):
    panel.show_result(result)
    rest = msgspec.structs.replace(
        model, bodies=model.bodies[:1], joints=(), springs=(), torques=(), plots=()
    )
    panel.follow_model(rest)
    assert panel.curves == {"K1.angle_z"}


def test_curves_that_the_result_does_not_know_yet_wait(panel, model, result):
    panel.show_result(result)
    more = (*model.bodies, msgspec.structs.replace(model.bodies[0], name="K8"))
    panel.follow_model(msgspec.structs.replace(model, bodies=more))
    panel.set_plotted("K8.x", True)
    assert "K8.x" in panel.curves
    plot = panel.figure.plots[-1]
    assert not plot.item.listDataItems()
    assert plot.legend.texts == ["K8: x (not in this run, run again)"]


def test_theme_changes_with_curves_and_cursor_kept(panel, result, qtbot):
    panel.show_result(result)
    panel.set_time(0.001)
    panel.set_theme(DARK)
    assert panel.figure.backgroundBrush().color() == DARK.plot_background
    assert len(drawn(panel)) == 2
    assert panel.figure.plots[0].cursor.value() == 0.001
    assert panel.figure.isVisible()
    with qtbot.waitSignal(panel.time_picked):
        panel.figure.time_picked.emit(0.0)


def test_many_plots_scroll_instead_of_shrinking_to_nothing(panel, result):
    panel.show_result(result)
    for name in ("K1.x", "K1.e1", "K1.vx", "K1.wx", "O-K1.fx", "system.work"):
        panel.set_plotted(name, True)
    plots = panel.figure.plots
    assert len(plots) == 8
    assert panel.figure.height() > panel.height()
    assert min(plot.box.height() for plot in plots) >= LOWEST


def test_curves_axes_and_values_are_in_the_units_that_are_chosen(panel, result):
    panel.set_units(system_of("mm"))
    panel.show_result(result)
    panel.set_plotted("K1.x", True)
    panel.set_time(0.0)
    plot = panel.figure.plots[-1]
    axis = plot.axis("left")
    assert axis.labelUnits == "mm"
    low, high = plot.box.viewRange()[1]
    assert axis.range == pytest.approx([1000 * low, 1000 * high])
    value = f"{1000 * result['K1.x'][0]:.5g} mm"
    assert plot.legend.texts == [f"K1: x = {value}"]
    panel.set_units(system_of("si"))
    assert panel.figure.plots[-1].axis("left").labelUnits == "mm"  # by its size


def test_all_plots_are_one_drawing(panel, result):
    panel.show_result(result)
    root = ET.fromstring(panel.on_paper().svg("<plots>"))
    assert root.find("{http://www.w3.org/2000/svg}title").text == "<plots>"
    assert all(panel.word_of(name) in "".join(root.itertext()) for name in panel.curves)


def test_what_the_first_plot_needs_is_loaded_before_it():
    dimensions._registry.cache_clear()
    PlotPanel.prepare()
    assert dimensions._registry.cache_info().currsize == 1
    assert "kanevas.plots.figure" in sys.modules
