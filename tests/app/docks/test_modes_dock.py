"""Modes in the window: a person linearises, reads, lets a mode swing, draws curves and exports."""

import numpy as np
import pytest
from msgspec.structs import replace
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu
from tests.person import choose, click, dialog, name_file
from tests.strict_weather import MODELS

import kane
from kane.elements.loads import Force
from kane.model import Parameter
from kanevas.modes.curves import BodePlot

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def modes(window, qtbot, tmp_path):
    """The panel of modes, asked about the start of a double pendulum with a force."""
    model = kane.load(MODELS / "hinged_rods.json")
    model = replace(
        model,
        forces=(Force(name="push", body=model.bodies[1].name, force=("0*t", 0.0, 0.0)),),
        parameters=(*model.parameters, Parameter(name="k", value=2.0)),
    )
    kane.save(model, tmp_path / "model.json")
    window.files.open(tmp_path / "model.json")
    panel = window.modes.panel
    qtbot.waitUntil(lambda: panel._ready)
    choose(window, "Simulate", "Modes and frequency responses")
    qtbot.waitUntil(lambda: panel.found is not None)
    return panel


def test_the_menu_brings_up_the_modes_of_the_start(window, modes):
    assert window.modes.dock.isVisible()
    linear = modes.found.linear
    assert len(modes.modes.rows) == len(linear.modes) > 0
    told, _, coordinates = modes.about.text().partition("; coordinates: ")
    assert told.endswith("at 0 s") or "moment" in told
    assert tuple(coordinates.split(", ")) == linear.coordinates
    assert {row[0] for row in modes.energy.rows} <= {"rod 1", "rod 2", "push"}


def test_a_mode_swings_and_the_bodies_come_back(window, modes, qtbot):
    drawn = window.canvas._poses.position.copy()
    with qtbot.waitSignals([modes.poses_wanted] * 3):
        click(modes.animate)
    qtbot.waitUntil(lambda: np.abs(window.canvas._poses.position - drawn).max() > 1e-3)
    with qtbot.waitSignal(modes.still_wanted):
        click(modes.animate)
    np.testing.assert_array_equal(window.canvas._poses.position, drawn)


@pytest.mark.usefixtures("own_window")
def test_curves_are_drawn_and_written(modes, qtbot, tmp_path):
    modes.tabs.setCurrentIndex(1)
    qtbot.waitUntil(lambda: modes.response is not None)
    assert modes.response.inputs == (modes.given.currentText(),)
    with dialog(QFileDialog, name_file(tmp_path / "bode.csv")):
        modes.export_response.trigger()
    assert (tmp_path / "bode.csv").read_text().startswith("frequency [Hz],")
    chart = modes.findChild(BodePlot)
    for entry, name, begin in ((1, "bode.png", b"\x89PNG"), (2, "drawn.csv", b"curve,frequency")):
        ask_for_menu(chart)
        with dialog(QFileDialog, name_file(tmp_path / name)):
            chart.findChild(QMenu).actions()[entry].trigger()
        assert (tmp_path / name).read_bytes().startswith(begin)
    modes.tabs.setCurrentIndex(2)
    click(modes.draw_locus)
    qtbot.waitUntil(lambda: modes.locus is not None)
    assert modes.locus.values[[0, -1]].tolist() == [1.0, 4.0]
    with dialog(QFileDialog, name_file(tmp_path / "matrices.mat")):
        modes.export_modes.trigger()
    assert (tmp_path / "matrices.mat").stat().st_size > 0
    with dialog(QFileDialog, name_file(tmp_path / "modes.csv")):
        modes.export_modes.trigger()
    head, *lines = (tmp_path / "modes.csv").read_text().splitlines()
    assert head.startswith("mode,stable,frequency [Hz],damping,")
    assert {name.rpartition(" ")[2] for name in head.split(",")} >= {"moves"}
    frequencies = [float(line.split(",")[2]) for line in lines]
    assert frequencies == [mode.frequency for mode in modes.found.linear.modes]


def ask_for_menu(chart):
    at = chart.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, chart.mapToGlobal(at))
    QApplication.sendEvent(chart.viewport(), event)


def test_what_the_equations_leave_out_is_said(window, modes, qtbot):
    """Modes are those between samples; what becomes of them says the period's map."""
    window.files.open(MODELS / "servo_arm.json")
    click(modes.look)
    qtbot.waitUntil(lambda: modes.found is not None)
    held = modes.found.linear.held
    assert held
    assert f"between samples, with these held: {', '.join(held)}" in modes.about.text()
    sampled = modes.found.linear.sampled
    assert f"with samples {sampled.verdict}" in modes.about.text()
    assert f"largest |z| {sampled.largest:.6g} in {sampled.period:.4g} s" in modes.about.text()


@pytest.mark.slow
@pytest.mark.usefixtures("own_window")
def test_a_sampled_controller_has_its_own_table_response_and_locus(window, modes, qtbot, tmp_path):
    window.files.open(MODELS / "servo_arm.json")
    click(modes.look)
    qtbot.waitUntil(lambda: modes.found is not None)
    sampled = modes.sampled
    assert modes.tabs.isTabVisible(modes.tabs.indexOf(modes.samples))
    rows = modes.samples.multipliers.rows
    assert rows[0][0] == f"{sampled.largest:.6g}"
    assert len(rows) == (sampled.multipliers.imag >= 0.0).sum()
    modes.tabs.setCurrentWidget(modes.samples)
    with dialog(QFileDialog, name_file(tmp_path / "z.csv")):
        click(modes.samples.export)
    assert (tmp_path / "z.csv").read_text().startswith("number,|z|,real part of z,")
    modes.tabs.setCurrentWidget(modes.response_page)
    qtbot.waitUntil(lambda: modes.response is not None)
    assert modes.response.period == pytest.approx(sampled.period)
    assert modes.response.frequencies.max() == pytest.approx(0.5 / sampled.period)
    modes.tabs.setCurrentIndex(2)
    modes.span.high.setText(modes.span.low.text())
    modes._ask_locus()
    qtbot.waitUntil(lambda: modes.locus is not None, timeout=20_000)
    assert modes.locus.is_sampled


def test_a_locus_is_cancelled(modes, qtbot):
    modes.tabs.setCurrentIndex(2)
    click(modes.draw_locus)
    assert modes.draw_locus.is_under_way
    click(modes.draw_locus)
    qtbot.waitUntil(lambda: not modes._curves.busy, timeout=2000)
    assert modes._locus_hint.text() == "Cancelled."
    assert modes.locus is None
