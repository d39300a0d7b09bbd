"""The window of fits: data are opened and mapped, laid over a run, and parameters come of them."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from tests.models import oscillator_of_parameters

import kane


@pytest.fixture
def fit(open_window):
    window = open_window()
    window.workspace.document.take(oscillator_of_parameters(), None)
    return window.studying.show_fit()


@pytest.fixture
def data(tmp_path):
    """Of a mass on a spring of 417 N/m, in milliseconds and millimetres, with noise of 0.1 mm."""
    run = kane.simulate(oscillator_of_parameters(), parameters={"k": 417.0}, record_every=0.005)
    noise = np.random.default_rng(7).normal(0.0, 1e-4, run.time.size)
    lines = [f"{1e3 * t};{1e3 * x}" for t, x in zip(run.time, run["mass.x"] + noise, strict=True)]
    path = tmp_path / "data.csv"
    path.write_text("\n".join(["time [ms];mass.x [mm]", *lines]))
    return path


def test_a_column_of_the_name_of_a_quantity_is_that_in_its_unit(fit, data):
    fit.open_data(data)
    (series,) = fit.data.series()
    assert series.quantity == "mass.x"
    assert series.values[0] == pytest.approx(0.6, abs=5e-4)
    assert series.times[1] == pytest.approx(0.005)
    assert fit.shown.currentText() == "mass.x"
    assert fit.chart.plot.items


def test_parameters_come_with_their_errors_and_are_taken_over(fit, data, qtbot):
    before = fit.model
    fit.open_data(data)
    fit.bounds.rows["k"].changes.setChecked(True)
    with qtbot.waitSignal(fit.errand.succeeded):
        QTest.mouseClick(fit.start, Qt.MouseButton.LeftButton)
    gap = abs(fit.fit.case["k"] - 417.0)
    assert gap < 3.0 * fit.fit.errors[0]
    assert "±" in fit.bounds.rows["k"].found.text()
    QTest.mouseClick(fit.take_button, Qt.MouseButton.LeftButton)
    assert {p.name: p.value for p in fit.model.parameters}["k"] == fit.fit.case["k"]
    fit.workspace.document.undo_stack.undo()
    assert fit.model == before


def test_what_is_not_told_stands_in_the_window(fit, data, qtbot):
    fit.open_data(data)
    for name in ("k", "m"):
        fit.bounds.rows[name].changes.setChecked(True)
    with qtbot.waitSignal(fit.errand.succeeded):
        fit.begin()
    assert "cannot tell 'k', 'm' apart" in fit.status.text() or "'m', 'k'" in fit.status.text()
    assert fit.bounds.rows["m"].found.text().endswith("± ?")


def test_data_over_a_run_are_drawn_and_written(fit, data, qtbot):
    """Without a fit, too: the gaps are drawn, and what is drawn is handed out."""
    fit.open_data(data)
    assert not fit.to_table.isEnabled()
    fit.workspace.presenter.show_result(kane.simulate(fit.model, record_every=0.005))
    assert fit.to_table.isEnabled()
    assert not fit.take_button.isEnabled()
    (gaps,) = fit.rest.plot.listDataItems()
    fit.table_wanted.disconnect()  # which asks for a file
    with qtbot.waitSignal(fit.table_wanted) as wanted:
        QTest.mouseClick(fit.to_table, Qt.MouseButton.LeftButton)
    (beside,) = wanted.args
    there = np.isfinite(beside.moved[0])
    drawn = beside.series[0].values[there] - beside.moved[0][there]
    np.testing.assert_allclose(gaps.getData()[1], drawn, atol=1e-12)


def test_values_have_their_errors_and_correlations(fit, data, qtbot):
    fit.open_data(data)
    assert [row.column for row in fit.data.rows if row.of.isVisible()] == [1]  # the other is time
    for name in ("k", "A"):
        fit.bounds.rows[name].changes.setChecked(True)
    with qtbot.waitSignal(fit.errand.succeeded):
        fit.begin()
    shown = [
        [fit.errors.index(row, column).data() for column in range(fit.errors.columnCount())]
        for row in range(fit.errors.rowCount())
    ]
    assert [row[0] for row in shown] == ["A", "k"]
    assert shown[0][3] == shown[1][4] == "1.000"
    assert float(shown[0][4]) == pytest.approx(fit.fit.correlation[0, 1], abs=5e-4)
    assert fit.to_errors.isEnabled()


def test_a_search_may_look_everywhere(fit, data):
    fit.open_data(data)
    fit.bounds.rows["k"].changes.setChecked(True)
    fit.way.setCurrentIndex(1)
    assert fit.wanted().way == "differential-evolution"


def test_a_unit_that_does_not_fit_is_refused(fit, data):
    fit.open_data(data)
    fit.data.rows[1].unit.setText("kg")
    fit.data.changed.emit()
    assert "'kg' is no unit of mass.x" in fit.status.text()
    fit.data.rows[1].unit.setText("cubits")
    fit.data.changed.emit()
    assert "no unit that is known" in fit.status.text()


def test_what_is_missing_is_said(fit, data, tmp_path):
    fit.begin()
    assert "Open a file" in fit.status.text()
    fit.open_data(data)
    fit.begin()
    assert "Tick a parameter" in fit.status.text()
    (tmp_path / "no.csv").write_text("a\n")
    fit.open_data(tmp_path / "no.csv")
    assert "no line of numbers" in fit.status.text()
