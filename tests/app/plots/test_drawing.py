"""Two axes, paths, spectra, cursors and legends, driven as by a person."""

import msgspec
import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget
from tests.person import LEFT, click, double_click, drag

import kane
from kane.elements.body import Body
from kane.elements.loads import Torque
from kane.elements.revolute import Revolute
from kane.model import Model, PlotLayout
from kanevas.edits.plotting import units
from kanevas.kinds.curve_words import CurveWords
from kanevas.look.line_colors import body_colors
from kanevas.look.theme import LIGHT
from kanevas.plots.colors import curve_colors
from kanevas.plots.decimation import Decimated
from kanevas.plots.figure import Figure, Spot
from kanevas.plots.other_run import OtherRun
from kanevas.plots.recorded import Recorded
from kanevas.plots.run_curve import RunCurve

TWO_AXES = PlotLayout(curves=("K3.x", "K3.vx"), right=("K3.vx",))
PATH = PlotLayout(curves=("K3.y",), against="K3.x")
SPECTRUM = PlotLayout(curves=("K1.wz",), spectrum=True)


@pytest.fixture
def figure(qtbot):
    dock, figure = QDockWidget(), Figure(LIGHT)
    qtbot.addWidget(dock)
    dock.setWidget(figure)
    dock.resize(800, 600)
    dock.show()
    qtbot.waitExposed(dock)
    yield figure  # and keep the dock until then


@pytest.fixture
def draw(figure, model, result):
    def draw(*layouts, others=()):
        figure.draw(layouts, units(model), CurveWords(model), result, others)
        QApplication.processEvents()
        return figure.plots

    return draw


def pixel(figure, plot, x, y=None):
    box = plot.box
    middle = box.viewRect().center().y()
    return figure.mapFromScene(box.mapViewToScene(QPointF(x, middle if y is None else y)))


def curves(plot):
    return plot.item.listDataItems()


# --- axes


def test_curves_of_two_units_fill_the_same_height_and_each_axis_tells_its_own(draw, result):
    (plot,) = draw(TWO_AXES)
    left, right = curves(plot)
    assert right.dataBounds(1) == pytest.approx(left.dataBounds(1))
    low, high = result["K3.vx"].min(), result["K3.vx"].max()
    seen, told = plot.box.viewRange()[1], plot.axis("right").range
    bottom, top = left.dataBounds(1)
    for value, place in ((low, bottom), (high, top)):
        share = (place - seen[0]) / (seen[1] - seen[0])
        # by the axis in the unit of the legend, here mm/s
        assert told[0] + share * (told[1] - told[0]) == pytest.approx(1e3 * value)


def test_times_stand_below_one_another_where_one_plot_alone_has_a_right_axis(draw):
    plots = draw(TWO_AXES, PlotLayout(curves=("K1.x",)))
    areas = [plot.box.sceneBoundingRect() for plot in plots]
    assert areas[0].left() == areas[1].left()
    assert areas[0].width() == areas[1].width()


def test_round_off_of_a_curve_that_stays_does_not_fill_the_plot(result):
    noise = 1e-13 * np.sin(np.arange(len(result.time)))
    curve = RunCurve(Decimated(result.time, 1.5 + noise), QPen(), is_path=False)
    assert curve.dataBounds(1) == pytest.approx((0.75, 2.25))
    small = RunCurve(Decimated(result.time, noise), QPen(), is_path=False)
    assert small.dataBounds(1) == (noise.min(), noise.max())  # nothing says that it is round-off


def test_a_long_name_does_not_overrun_its_axis(draw):
    plot = draw(*(PlotLayout(curves=(f"K{i}.angle_z",)) for i in range(1, 6)))[0]
    axis = plot.axis("left")
    axis.setLabel("a name of far more letters than any axis has room for", units="m")
    axis.resizeEvent()
    assert axis.label.boundingRect().width() <= axis.height() + 8  # the margin of a document
    assert "…" in axis.label.toPlainText()
    assert "far more letters" in axis.toolTip()


# --- frames that are too far apart


@pytest.fixture(scope="module")
def coarse():
    """A wheel that is spun up: from its frames a few radians apart on one cannot tell."""
    motor = Torque(name="motor", body="wheel", torque=(0.0, 0.0, 10.0))
    wheel = Body(name="wheel", mass=1.0, inertia=(0.2, 0.2, 0.2), position=(0.1, 0.0, 0.0))
    pin = Revolute(name="pin", body_a="ground", body_b="wheel", point_b=(-0.1, 0.0, 0.0))
    spun = Model(bodies=(wheel,), joints=(pin,), torques=(motor,))
    return kane.simulate(spun, duration=3.0, record_every=0.1)


def test_between_frames_too_far_apart_there_are_no_lines_but_points(figure, coarse):
    layouts = PlotLayout(curves=("wheel.x",)), PlotLayout(curves=("wheel.y",), against="wheel.x")
    figure.draw(layouts, units(coarse.model), CurveWords(coarse.model), coarse, ())
    QApplication.processEvents()
    for plot in figure.plots:
        curve = next(item for item in curves(plot) if isinstance(item, RunCurve))
        joined = curve.opts["connect"]
        np.testing.assert_array_equal(joined[:-1].astype(bool), ~coarse.coarse)
        alone = np.append(coarse.coarse, False) | np.insert(coarse.coarse, 0, False)
        np.testing.assert_array_equal(curve._alone, alone)
        assert plot.legend.entries[0].note == "points alone"
        assert "too far apart" in plot.legend.entries[0].tip


def test_what_is_drawn_are_points(figure, coarse):
    figure.draw(
        (PlotLayout(curves=("wheel.x",)),),
        units(coarse.model),
        CurveWords(coarse.model),
        coarse,
        (),
    )
    QApplication.processEvents()
    (plot,) = figure.plots
    (curve,) = curves(plot)
    last = int(np.flatnonzero(coarse.coarse)[-1])
    picture = figure.grab().toImage()
    ratio = picture.devicePixelRatio()

    def is_inked(time, value):
        at = pixel(figure, plot, time, value)
        near = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        seen = {picture.pixelColor(int(at.x() * ratio) + dx, int(at.y() * ratio) + dy).name()
                for dx, dy in near}  # fmt: skip
        return curve.opts["pen"].color().name() in seen

    times, values = coarse.time, coarse["wheel.x"]
    assert is_inked(times[last], values[last])
    between = (times[last] + times[last + 1]) / 2
    assert not is_inked(between, (values[last] + values[last + 1]) / 2)


def test_between_them_the_cursor_tells_the_value_of_the_frame_before(coarse):
    recorded = Recorded(coarse)
    frame = int(np.flatnonzero(coarse.coarse)[3])
    time = 0.5 * (coarse.time[frame] + coarse.time[frame + 1])
    assert recorded.at("wheel.x", time) == coarse["wheel.x"][frame]
    assert recorded.at("wheel.x", 0.05) == pytest.approx(coarse["wheel.x"][:2].mean())
    assert recorded.at("wheel.x", 9.0) == coarse["wheel.x"][-1]


def test_a_run_whose_frames_tell_all_says_nothing_of_it(draw):
    (plot,) = draw(TWO_AXES)
    assert [entry.note for entry in plot.legend.entries] == ["", ""]
    assert [curve.opts["connect"] for curve in curves(plot)] == ["all", "all"]


# --- paths and spectra


def test_a_click_on_a_path_finds_its_time_and_a_mark_shows_it(draw, figure, result, qtbot):
    (plot,) = draw(PATH)
    frame = len(result.time) // 2
    at = pixel(figure, plot, result["K3.x"][frame], result["K3.y"][frame])
    with qtbot.waitSignal(figure.time_picked) as picked:
        click(figure.viewport(), at)
    x, y = np.interp(picked.args[0], result.time, result["K3.x"]), result["K3.y"]
    found = pixel(figure, plot, x, np.interp(picked.args[0], result.time, y))
    assert (found - at).manhattanLength() <= 4
    figure.set_time(result.time[3])
    spots = plot._marks.getData()
    assert spots[0][0] == pytest.approx(result["K3.x"][3])
    assert spots[1][0] == pytest.approx(result["K3.y"][3])
    assert plot.legend.remark.startswith("K3: x = ")


def test_a_spectrum_has_a_cursor_of_its_own(draw, figure, qtbot):
    (plot,) = draw(SPECTRUM)
    frequencies = curves(plot)[0].points.x
    with qtbot.assertNotEmitted(figure.time_picked):
        click(figure.viewport(), pixel(figure, plot, frequencies[2]))
    assert plot.cursor.isVisible()
    amplitude = curves(plot)[0].points.y[2]
    assert plot.legend.texts == [f"K1: angular velocity = {amplitude:.5g} rad/s"]
    assert plot.legend.remark.startswith("at ")


# --- cursors


def test_the_second_cursor_tells_differences(draw, figure, result):
    plots = draw(TWO_AXES, PlotLayout(curves=("K1.x",)))
    figure.set_time(0.0015)
    figure.set_reference(0.0005)
    gap = np.interp(0.0015, result.time, result["K1.x"]) - np.interp(
        0.0005, result.time, result["K1.x"]
    )
    assert plots[1].legend.texts[0].endswith(f", Δ {1e3 * gap:.5g} mm")
    assert plots[0].legend.remark == "Δt = 1 ms, 1/Δt = 1000 Hz"
    assert not plots[1].legend.remark  # once is enough
    assert plots[1].reference.isVisible()
    figure.set_reference(None)
    assert not plots[1].reference.isVisible()
    assert "Δ" not in plots[1].legend.texts[0]


def test_a_click_with_control_puts_the_second_cursor(draw, figure, qtbot):
    (plot,) = draw(TWO_AXES)
    with qtbot.waitSignal(figure.reference_picked) as picked:
        QTest.mouseClick(
            figure.viewport(), LEFT, Qt.KeyboardModifier.ControlModifier, pixel(figure, plot, 0.001)
        )
    assert picked.args[0] == pytest.approx(0.001, abs=1e-5)


# --- zoom


@pytest.mark.parametrize("by_mode", [True, False])
def test_a_box_is_zoomed_to_and_a_double_click_shows_all_again(draw, figure, by_mode):
    plots = draw(TWO_AXES, PlotLayout(curves=("K1.x",)))
    before = plots[0].box.viewRange()
    (_, (low, high)) = before
    start = pixel(figure, plots[0], 0.0005, low + 0.75 * (high - low))
    end = pixel(figure, plots[0], 0.0015, low + 0.25 * (high - low))
    figure.set_boxes(by_mode)
    keys = Qt.KeyboardModifier
    shift = keys.NoModifier if by_mode else keys.ShiftModifier
    drag(figure.viewport(), start, end, modifiers=shift)
    of_a_pixel = 1e-5
    for plot in plots:
        assert plot.box.viewRange()[0] == pytest.approx([0.0005, 0.0015], abs=of_a_pixel)
    assert plots[0].box.viewRange()[1] == pytest.approx(
        [low + 0.25 * (high - low), low + 0.75 * (high - low)], abs=0.02 * (high - low)
    )
    double_click(figure.viewport(), pixel(figure, plots[0], 0.001))
    assert plots[0].box.viewRange()[0] == pytest.approx(before[0])
    assert plots[0].box.viewRange()[1] == pytest.approx(before[1], rel=1e-3)


def test_what_was_zoomed_to_stays_when_another_curve_comes(draw):
    layouts = (TWO_AXES, PlotLayout(curves=("K1.x",)))
    plots = draw(*layouts)
    plots[0].box.setRange(xRange=(0.0005, 0.001), yRange=(0.01, 0.02), padding=0)
    after = draw(*layouts, PlotLayout(curves=("K2.x",)))
    assert after[0].box.viewRange()[0] == pytest.approx([0.0005, 0.001])
    assert after[0].box.viewRange()[1] == pytest.approx([0.01, 0.02])


# --- legends


def test_a_click_in_the_legend_switches_a_curve(draw, figure, qtbot):
    (plot,) = draw(TWO_AXES)
    place = plot.legend.mapRectToScene(plot.legend.place_of(1)).center()
    with qtbot.waitSignal(figure.curve_toggled) as toggled:
        click(figure.viewport(), figure.mapFromScene(place))
    assert toggled.args == [0, "K3.vx"]
    (plot,) = draw(msgspec.structs.replace(TWO_AXES, hidden=("K3.vx",)))
    assert len(curves(plot)) == 1
    assert [entry.is_hidden for entry in plot.legend.entries] == [False, True]


def test_many_entries_take_more_rows_and_the_plot_keeps_its_height(draw, figure):
    (plot,) = draw(PlotLayout(curves=tuple(f"K{i}.x" for i in range(1, 8))))
    figure.set_time(0.001)
    QApplication.processEvents()
    rows = {plot.legend.place_of(i).top() for i in range(7)}
    assert len(rows) > 1
    assert max(plot.legend.place_of(i).right() for i in range(7)) <= plot.legend.size().width()
    assert plot.legend.geometry().bottom() <= plot.item.geometry().top()
    assert figure.minimumHeight() > 115 + 19


def test_the_mouse_finds_the_parts_of_a_plot(draw, figure):
    draw(TWO_AXES)
    for part in ("legend", "plot", "left", "right", "bottom"):
        place = figure.rect_of(Spot(0, part)).center()
        if part in ("left", "right"):  # axes reach over the plot with their grid
            place = QPoint(20 if part == "left" else figure.width() - 30, figure.height() // 2)
        elif part == "bottom":
            place = QPoint(figure.width() // 2, figure.height() - 20)
        assert figure.spot_at(place) == Spot(0, part)
    assert figure.spot_at(QPoint(-5, -5)) is None


# --- other runs, and reactions that are left open


def test_other_runs_have_the_same_colour_another_dash_and_their_name(draw, result):
    others = [OtherRun("half the step", result, 0), OtherRun("Euler", result, 1)]
    (plot,) = draw(PlotLayout(curves=("K1.x", "K2.x")), others=others)
    pens = [curve.opts["pen"] for curve in curves(plot)]
    own = curve_colors(("K1.x", "K2.x"), body_colors(result.model), LIGHT)
    assert [pen.color() for pen in pens] == [*own] * 3
    assert pens[0].style() == Qt.PenStyle.SolidLine
    dashes = [tuple(pen.dashPattern()) for pen in pens]
    assert dashes[2] == dashes[3] != dashes[4] == dashes[5]
    assert [entry.text for entry in plot.legend.entries] == [
        "K1: x", "K2: x", "K1: x, half the step", "K2: x, half the step", "K1: x, Euler",
        "K2: x, Euler",
    ]  # fmt: skip


def test_a_reaction_that_is_not_unique_is_marked(draw, result):
    result.__dict__["open_reactions"] = {"O-K1": ("fz",)}
    (plot,) = draw(PlotLayout(curves=("O-K1.fx", "O-K1.fz")))
    assert [entry.note for entry in plot.legend.entries] == ["", "not unique"]
    styles = [curve.opts["pen"].style() for curve in curves(plot)]
    assert styles == [Qt.PenStyle.SolidLine, Qt.PenStyle.CustomDashLine]
    assert "left open" in plot.legend.entries[1].tip
