"""From opening a model to curves on paper, as in the first minutes with the program."""

import csv
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from numpy.testing import assert_array_equal
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QSlider, QToolButton
from tests.app.browser.lines import indexes, line
from tests.person import LEFT, choose, click, dialog, name_file, press, type_into, wait_until
from tests.strict_weather import MODELS

import kane
from kanevas.exports.quantities_dialog import QuantitiesDialog
from kanevas.look.line_colors import body_colors
from kanevas.look.theme import LIGHT
from kanevas.plots.colors import curve_colors

pytestmark = pytest.mark.usefixtures("shared_window")

MECHANISM = MODELS / "seven_body_mechanism.json"
END = 0.03


@pytest.fixture
def mechanism(window):
    """The window with the seven-body mechanism."""
    window.files.open(MECHANISM)
    return window


@pytest.fixture
def result_shown(mechanism, qtbot):
    """The window after Run, standing still at the start."""
    with qtbot.waitSignal(mechanism.workspace.runner.finished):
        click(mechanism.run_bar.run_button)
    mechanism.canvas.setFocus()  # wherever an earlier test has left it
    press(mechanism, Qt.Key.Key_Space)
    press(mechanism, Qt.Key.Key_Home)
    return mechanism


def shown_places(window):
    return window.canvas._poses.position.copy()


def key(window, tip):
    """The button of the run bar whose tooltip begins so."""
    buttons = window.run_bar.findChildren(QToolButton)
    return next(button for button in buttons if button.toolTip().startswith(tip))


def plot_pixel(window, time, row=0):
    """Where a time stands in the figure, and how much time a pixel is."""
    figure = window.plots.figure
    box = figure.plots[row].item.getViewBox()
    middle = box.viewRect().center().y()
    here, beside = (
        figure.mapFromScene(box.mapViewToScene(QPointF(t, middle))) for t in (time, time + 1e-3)
    )
    return here, 1e-3 / (beside.x() - here.x())


def test_a_model_opens_from_the_dialog(window):
    with dialog(QFileDialog, name_file(MECHANISM)):
        choose(window, "File", "Open …")
    assert window.workspace.document.name == "seven_body_mechanism.json"
    assert window.windowTitle() == "seven_body_mechanism.json[*] – Kanevas"
    assert not window.isWindowModified()
    assert [body.name for body in window.workspace.document.model.bodies] == [
        f"K{i}" for i in range(1, 8)
    ]
    assert window.plots.empty


def test_run_plays_the_motion_everywhere(mechanism, qtbot):
    window = mechanism
    before = shown_places(window)
    with qtbot.waitSignal(window.workspace.runner.finished):
        click(window.run_bar.run_button)
    assert window.workspace.presenter.result.outcome.ok
    assert window.workspace.player.clock.playing
    assert "rk4: 300 steps" in window.statusBar().currentMessage()
    slider, label = window.run_bar.slider, window.run_bar.time_field
    qtbot.waitUntil(lambda: slider.value() > 100)
    label_before, places_before, before_it = label.text(), shown_places(window), slider.value()
    qtbot.waitUntil(lambda: slider.value() > before_it + 200)
    assert label.text() != label_before
    assert label.text().endswith("/ 30.00 ms")
    assert np.abs(shown_places(window) - places_before).max() > 0
    assert np.abs(shown_places(window) - before).max() > 1e-5


def test_views_show_the_same_time(result_shown):
    window = result_shown
    window.workspace.player.seek(0.0123)
    expected = window.workspace.presenter.result.poses_at(0.0123).position
    assert_array_equal(window.canvas._poses.position, expected)
    assert_array_equal(window.view3d._poses.position, expected)
    assert [plot.cursor.value() for plot in window.plots.figure.plots] == [0.0123, 0.0123]
    assert window.run_bar.slider.value() == 4100
    assert window.run_bar.time_field.text() == "12.30 / 30.00 ms"


@pytest.mark.parametrize("row", [0, 1])
def test_click_in_a_plot_seeks(result_shown, row):
    window = result_shown
    at, of_a_pixel = plot_pixel(window, 0.01, row)
    click(window.plots.figure.viewport(), at)
    assert window.workspace.player.clock.time == pytest.approx(0.01, abs=of_a_pixel)


def test_click_seeks_while_it_plays_and_it_goes_on(result_shown, qtbot):
    window = result_shown
    press(window, Qt.Key.Key_Space)
    at, of_a_pixel = plot_pixel(window, 0.02)
    click(window.plots.figure.viewport(), at)
    time = window.workspace.player.clock.time
    assert time == pytest.approx(0.02, abs=of_a_pixel)
    assert window.workspace.player.clock.playing
    qtbot.waitUntil(lambda: window.workspace.player.clock.time != time)


def test_dragging_the_slider_seeks(result_shown):
    slider: QSlider = result_shown.run_bar.slider
    start, middle = QPoint(6, slider.height() // 2), slider.rect().center()
    QTest.mousePress(slider, LEFT, pos=start)
    QTest.mouseMove(slider, middle)
    QTest.mouseRelease(slider, LEFT, pos=middle)
    assert result_shown.workspace.player.clock.time == pytest.approx(END / 2, rel=0.03)


def test_click_beside_the_handle_of_the_slider_seeks_there(result_shown):
    slider: QSlider = result_shown.run_bar.slider
    click(slider, QPoint(slider.width() * 3 // 4, slider.height() // 2))
    assert result_shown.workspace.player.clock.time == pytest.approx(END * 3 / 4, rel=0.03)


def test_keys_step_through_the_frames(result_shown):
    window = result_shown
    times = window.workspace.presenter.result.time
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Right)
    assert window.workspace.player.clock.time == times[2]
    press(window, Qt.Key.Key_Left)
    assert window.workspace.player.clock.time == times[1]
    press(window, Qt.Key.Key_End)
    assert window.workspace.player.clock.time == END
    press(window, Qt.Key.Key_Right)
    assert window.workspace.player.clock.time == END
    press(window, Qt.Key.Key_Left)
    assert window.workspace.player.clock.time == times[-2]
    press(window, Qt.Key.Key_Home)
    press(window, Qt.Key.Key_Left)
    assert window.workspace.player.clock.time == 0.0


def test_steps_start_from_between_frames(result_shown):
    window = result_shown
    times = window.workspace.presenter.result.time
    window.workspace.player.seek(float(times[3] + times[4]) / 2)
    press(window, Qt.Key.Key_Right)
    assert window.workspace.player.clock.time == times[4]
    window.workspace.player.seek(float(times[3] + times[4]) / 2)
    press(window, Qt.Key.Key_Left)
    assert window.workspace.player.clock.time == times[3]


def test_buttons_do_what_the_keys_do(result_shown):
    window = result_shown
    click(key(window, "To the end"))
    assert window.workspace.player.clock.time == END
    click(key(window, "One frame back"))
    assert window.workspace.player.clock.time == window.workspace.presenter.result.time[-2]
    click(key(window, "One frame on"))
    assert window.workspace.player.clock.time == END
    click(key(window, "To the start"))
    assert window.workspace.player.clock.time == 0.0
    click(key(window, "Play"))
    assert window.workspace.player.clock.playing
    click(key(window, "Play"))
    assert not window.workspace.player.clock.playing


@pytest.mark.parametrize("focus", ["canvas", "tree", "run_button", "plots"])
def test_space_plays_and_pauses_wherever_the_focus_is(result_shown, focus):
    window = result_shown
    widgets = {
        "canvas": window.canvas,
        "tree": window.tree,
        "run_button": window.run_bar.run_button,
        "plots": window.plots.figure,
    }
    widgets[focus].setFocus()
    assert widgets[focus].hasFocus()
    press(window, Qt.Key.Key_Space)
    assert window.workspace.player.clock.playing
    press(window, Qt.Key.Key_Space)
    assert not window.workspace.player.clock.playing
    assert not window.workspace.runner.busy


def test_play_at_the_end_starts_again(result_shown):
    window = result_shown
    press(window, Qt.Key.Key_End)
    press(window, Qt.Key.Key_Space)
    assert window.workspace.player.clock.playing
    assert window.workspace.player.clock.time < END / 2


def test_without_loop_playing_ends_at_the_end(result_shown, qtbot):
    window = result_shown
    click(key(window, "Start again"))
    window.workspace.player.seek(0.98 * END)
    press(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not window.workspace.player.clock.playing)
    assert window.workspace.player.clock.time == END
    assert window.run_bar.slider.value() == window.run_bar.slider.maximum()
    click(key(window, "Start again"))


def test_speed_is_chosen_from_the_list(result_shown):
    window, speeds = result_shown, result_shown.run_bar.speed
    assert speeds.currentText() == "1/200×"  # 30 ms in about 8 s of watching
    speeds.setFocus()
    press(window, Qt.Key.Key_Down)
    assert speeds.currentText() == "1/100×"
    assert window.workspace.player.clock.speed == 1 / 100


def test_tick_in_the_tree_plots_a_quantity(result_shown):
    window, tree = result_shown, result_shown.tree
    tick(tree, "K4", "speed  [m/s]")
    assert "K4.speed" in window.plots.curves
    curves = window.plots.figure.plots[-1].item.listDataItems()
    assert_array_equal(curves[0].points.y, window.workspace.presenter.result["K4.speed"])
    tick(tree, "K4", "speed  [m/s]")
    assert "K4.speed" not in window.plots.curves


def tick(tree, element, quantity):
    """Unfold an element if need be, and click the box of one of its quantities."""
    item = line(tree, element)
    if not tree.isExpanded(item):
        area = tree.visualRect(item)
        click(tree.viewport(), QPoint(area.left() - 10, area.center().y()))  # the arrow
    assert tree.isExpanded(item)
    box = next(index for index in indexes(tree, item) if index.data() == quantity)
    tree.scrollTo(box)
    area = tree.visualRect(box)
    click(tree.viewport(), QPoint(area.left() + 10, area.center().y()))


def export(window, entry, path):
    with dialog(QFileDialog, name_file(path)):
        choose(window, "File", "Export", entry)
    wait_until(lambda: str(path) in window.notices.label.text())
    assert path.is_file()
    assert window.notices.isVisible()


def test_numbers_in_the_csv_are_those_of_the_engine(result_shown, tmp_path):
    path = tmp_path / "motion.csv"
    with dialog(QuantitiesDialog, lambda box: click(box.go_on)):
        export(result_shown, "Numbers as CSV …", path)
    with path.open(newline="", encoding="utf-8") as stream:
        header, *rows = csv.reader(stream)
    table = np.array(rows, dtype=float)
    expected = kane.simulate(kane.load(MECHANISM))
    units = {signal.label: signal.name for signal in expected.signals()}
    assert header[0] == "time [s]"
    assert_array_equal(table[:, 0], expected.time)
    assert len(header) == 1 + len(units)
    for label, column in zip(header[1:], table.T[1:], strict=True):
        assert_array_equal(column, expected[units[label]], err_msg=label)


def of_curves(window):
    """Return the colours of the curves of the last plot on white paper."""
    model = window.workspace.document.model
    return curve_colors(model.plots[-1].curves, body_colors(model), LIGHT)


def test_plots_go_to_a_png_on_white_paper(result_shown, tmp_path):
    choose(result_shown, "View", "Colours", "Dark")
    path = tmp_path / "plots.png"
    export(result_shown, "Plots as PNG …", path)
    image = QImage(str(path))
    assert (image.width(), image.height()) == (2000, 2 * 640)
    assert image.pixelColor(2, 2) == LIGHT.plot_background
    pixels = picture(image)
    for color in of_curves(result_shown):
        near = np.abs(pixels - np.array(color.getRgb()[:3])).max(axis=2) < 30
        assert near.sum() > 500, color.name()


def picture(image):
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), dtype=np.uint8)
    return rows.reshape(image.height(), image.width(), 4)[:, :, 2::-1].astype(int)


def test_plots_go_to_an_svg_with_curves_as_paths(result_shown, tmp_path):
    path = tmp_path / "plots.svg"
    export(result_shown, "Plots as SVG …", path)
    root = ET.parse(path).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.attrib["viewBox"] == "0 0 1000 640"
    lines = [*root.iter("{http://www.w3.org/2000/svg}polyline"),
             *root.iter("{http://www.w3.org/2000/svg}path")]  # fmt: skip
    assert max(len(line.get("points", line.get("d", ""))) for line in lines) > 2000
    strokes = {group.get("stroke") for group in root.iter()}
    assert {color.name() for color in of_curves(result_shown)} <= strokes


def test_an_export_to_a_closed_folder_is_refused_with_a_sentence(result_shown, tmp_path):
    window, folder = result_shown, tmp_path / "gone"
    folder.mkdir()

    def hand(box):
        name_file(folder / "x.csv")(box)
        folder.rmdir()

    with dialog(QuantitiesDialog, lambda box: click(box.go_on)), dialog(QFileDialog, hand):
        choose(window, "File", "Export", "Numbers as CSV …")
    wait_until(lambda: "Cannot write" in window.notices.label.text())


def test_run_again_while_it_plays(result_shown, qtbot):
    window = result_shown
    press(window, Qt.Key.Key_Space)
    before = window.workspace.presenter.result
    with qtbot.waitSignal(window.workspace.runner.finished):
        press(window, Qt.Key.Key_F5)
    assert window.workspace.presenter.result is not before
    assert window.workspace.player.clock.playing
    assert window.workspace.player.clock.time < END / 4


def test_duration_typed_before_f5_counts_without_return(mechanism, qtbot):
    window = mechanism
    type_into(window.solver_form.editor("duration").line, "0.005", end=None)
    with qtbot.waitSignal(window.workspace.runner.finished):
        press(window, Qt.Key.Key_F5)
    assert window.workspace.presenter.result.time[-1] == 0.005
    assert not window.stale_label.isVisible()
