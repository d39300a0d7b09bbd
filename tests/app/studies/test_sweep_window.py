"""The window of sweeps: one ticks, runs, looks, takes over, saves and opens."""

import time

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from tests.models import oscillator_of_parameters

import kane
from kane.analyses.variation import Normal, Steps
from kanevas.assets.paths import EXAMPLES


@pytest.fixture
def sweep(open_window):
    window = open_window()
    window.workspace.document.take(oscillator_of_parameters(), None)
    return window.studying.show_sweep()


def tick(sweep, name, count=None):
    row = sweep.ranges.rows[name]
    row.varies.setChecked(True)
    if count is not None:
        row.count.setValue(count)
    return row


def run(sweep, qtbot):
    with qtbot.waitSignal(sweep.errand.succeeded):
        QTest.mouseClick(sweep.start, Qt.MouseButton.LeftButton)
    return sweep.study


def test_what_is_ticked_is_run_as_a_study_is(sweep, qtbot, tmp_path):
    tick(sweep, "k", 3)
    tick(sweep, "m", 2)
    sweep.measures.rows[0].of.setEditText("mass.x")
    sweep.curve.setEditText("mass.x")
    found = run(sweep, qtbot)
    model = sweep.model
    wanted = kane.study(
        model, [dict(zip(found.parameters, row, strict=True)) for row in found.values.tolist()],
        ["max(mass.x)"], by="threads",
    )  # fmt: skip
    assert found.values.shape == (6, 2)
    assert set(found.parameters) == {"k", "m"}
    np.testing.assert_array_equal(found.measured, wanted.measured)
    assert sweep.table.rowCount() == 6
    assert sweep.status.text() == "6 cases."
    for page in sweep._pages:
        page.draw()
    sweep.curves.write(tmp_path / "curves.csv")
    sweep.curves.as_bands.setChecked(True)
    assert len(sweep.curves.chart.plot.items) > 3
    sweep.curves.write(tmp_path / "bands.csv")
    assert (tmp_path / "curves.csv").read_text().startswith("case,")
    assert (tmp_path / "bands.csv").read_text().startswith("time,0.05,0.25,0.5,0.75,0.95\n")


def test_the_ways_mean_the_same_spread(sweep):
    row = tick(sweep, "k", 3)
    low, high = row.low.number({}), row.high.number({})
    assert sweep.ranges.variations() == {"k": Steps((low, (low + high) / 2, high))}
    row.way.setCurrentIndex(2)
    assert sweep.ranges.draws
    drawn = sweep.ranges.variations()["k"]
    assert isinstance(drawn, Normal)
    assert drawn.mean == pytest.approx((low + high) / 2)
    row.way.setCurrentIndex(0)
    assert row.low.number({}) == pytest.approx(low)
    assert row.high.number({}) == pytest.approx(high)


def test_samples_are_drawn_as_asked(sweep, qtbot):
    row = tick(sweep, "k")
    row.way.setCurrentIndex(1)
    sweep.samples.setValue(4)
    sweep.sampling.setCurrentIndex(1)
    sweep.measures.rows[0].of.setEditText("mass.x")
    found = run(sweep, qtbot)
    low, high = row.low.number({}), row.high.number({})
    parts = (found.values[:, 0] - low) / (high - low) * 4
    assert sorted(np.floor(parts).tolist()) == [0.0, 1.0, 2.0, 3.0]


def lines_of(chart):
    return [each for each in chart.plot.listDataItems() if each.opts["pen"] is not None]


def test_a_diagram_joins_what_differs_by_its_parameter_alone(sweep, qtbot):
    for name in ("k", "m"):
        tick(sweep, name).way.setCurrentIndex(1)
    sweep.samples.setValue(6)
    sweep.measures.rows[0].of.setEditText("mass.x")
    run(sweep, qtbot)
    sweep.diagram.draw()
    assert sweep.diagram.chart.plot.listDataItems()
    assert not lines_of(sweep.diagram.chart)  # a way from draw to draw means nothing
    for name in ("k", "m"):
        sweep.ranges.rows[name].way.setCurrentIndex(0)
        tick(sweep, name, 3)
    run(sweep, qtbot)
    sweep.diagram.family.setCurrentIndex(1)
    sweep.diagram.draw()
    assert len(lines_of(sweep.diagram.chart)) == 3


def test_cases_stand_as_they_are_counted_until_a_column_is_sorted(sweep, qtbot):
    tick(sweep, "k").way.setCurrentIndex(1)
    sweep.samples.setValue(6)
    sweep.measures.rows[0].of.setEditText("mass.x")
    run(sweep, qtbot)
    header, cases = sweep.view.horizontalHeader(), range(6)
    assert header.sortIndicatorSection() == -1
    assert [sweep.table.case(row) for row in cases] == [*cases]
    header.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
    values = [sweep.study.values[sweep.table.case(row), 0] for row in cases]
    assert values == sorted(values)
    assert [sweep.table.case(row) for row in cases] != [*cases]
    header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
    assert [sweep.table.case(row) for row in cases] == [*cases]


def test_what_is_missing_or_wrong_is_said(sweep):
    sweep.begin()
    assert "Tick a parameter" in sweep.status.text()
    row = tick(sweep, "k", 2)
    row.low.setText("three")
    sweep.begin()
    assert "three" in sweep.status.text()
    row.low.setText("300")
    sweep.measures.rows[0].of.setEditText("nobody at all")
    sweep.begin()


def test_a_measure_that_is_none_is_told(sweep, qtbot):
    tick(sweep, "k", 2)
    sweep.measures.rows[0].of.setEditText("nobody at all")
    with qtbot.waitSignal(sweep.errand.failed):
        sweep.begin()
    assert "nobody at all" in sweep.status.text()


def test_a_case_is_taken_over_as_one_edit(sweep, qtbot):
    tick(sweep, "k", 3)
    sweep.measures.rows[0].of.setEditText("mass.x")
    found = run(sweep, qtbot)
    document, before = sweep.workspace.document, sweep.model
    sweep.tabs.setCurrentWidget(sweep.view)
    sweep.view.selectRow(2)
    QTest.mouseClick(sweep.take_button, Qt.MouseButton.LeftButton)
    k = {p.name: p.value for p in sweep.model.parameters}["k"]
    assert k == found.values[sweep.table.case(2), 0]
    document.undo_stack.undo()
    assert sweep.model == before


def test_a_study_is_opened_as_it_was_saved(sweep, qtbot, tmp_path):
    tick(sweep, "k", 3)
    sweep.measures.rows[0].of.setEditText("mass.x")
    found = run(sweep, qtbot)
    kane.save_study(found, tmp_path / "k.study")
    sweep.show_study(None)
    sweep.workspace.parent().studying.open(tmp_path / "k.study")
    np.testing.assert_array_equal(sweep.study.measured, found.measured)
    assert sweep.measures.texts() == ("max(mass.x)",)
    (tmp_path / "bad.study").write_text("nothing")
    sweep.workspace.parent().studying.open(tmp_path / "bad.study")
    assert "not a study" in sweep.status.text()


def test_cancel_ends_within_a_fifth_of_a_second(sweep, qtbot):
    document = sweep.workspace.document
    document.take(kane.load(EXAMPLES / "slider_crank.json"), None)
    tick(sweep, "crank", 5000)
    sweep.measures.rows[0].of.setEditText("stroke.value")
    with qtbot.waitSignal(sweep.errand.progressed):
        sweep.begin()
    ended_at = []
    sweep.errand.changed.connect(lambda: ended_at.append(time.process_time()))
    begun = time.process_time()
    with qtbot.waitSignal(sweep.errand.succeeded) as ended:
        QTest.mouseClick(sweep.cancel, Qt.MouseButton.LeftButton)
    # 0.2 s, in which two threads work, whatever else the machine does
    assert ended_at[0] - begun < 0.4
    assert len(ended.args[0].failures) > 4000
