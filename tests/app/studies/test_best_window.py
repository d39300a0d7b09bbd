"""The window of best values: a goal is typed, or points are clicked, and the best is taken over."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from tests.coupler_curves import HOECKEN, curve, linkage
from tests.models import oscillator_of_parameters

import kane
from kanevas.units import SYSTEMS


@pytest.fixture
def best(open_window):
    window = open_window()
    window.workspace.document.take(oscillator_of_parameters(), None)
    return window.studying.show_best()


def search(best, qtbot):
    with qtbot.waitSignal(best.errand.succeeded):
        QTest.mouseClick(best.start, Qt.MouseButton.LeftButton)
    return best.best


def test_a_value_is_reached_and_taken_over_as_one_edit(best, qtbot):
    before = best.model
    wanted = kane.simulate(before, parameters={"k": 417.0})["mass.x"].max()
    best.bounds.rows["k"].changes.setChecked(True)
    best.aim.setCurrentIndex(2)
    best.goal.setText("max(mass.x)")
    best.value.setText(repr(float(wanted)))
    found = search(best, qtbot)
    assert found.reached
    assert found.number == pytest.approx(wanted, rel=1e-9)
    assert best.bounds.rows["k"].found.text()
    QTest.mouseClick(best.take_button, Qt.MouseButton.LeftButton)
    assert {p.name: p.value for p in best.model.parameters}["k"] == found.case["k"]
    best.workspace.document.undo_stack.undo()
    assert best.model == before


def test_a_path_goes_through_points_that_are_clicked(best, qtbot):
    off = {**HOECKEN, "reach": 4.8, "coupler": 2.6}
    best.workspace.document.take(linkage(off, 0.0, 1, 2 * np.pi), None)
    best.aim.setCurrentIndex(3)
    best.of.setCurrentText("P")
    best.workspace.presenter.show_result(kane.simulate(best.model, record_every=0.1))
    assert "path of the run" in [label.text for _, label in best.picture.legend.items]
    for x, y in curve(HOECKEN, np.linspace(1.6, 4.6, 5), 1).tolist():
        best.picture.clicked.emit(QPointF(x, y), Qt.MouseButton.LeftButton)
    best.picture.clicked.emit(QPointF(9.0, 9.0), Qt.MouseButton.LeftButton)
    best.picture.clicked.emit(QPointF(9.0, 9.0), Qt.MouseButton.RightButton)
    assert len(best.points.points()) == 5
    for name in ("coupler", "reach"):
        best.bounds.rows[name].changes.setChecked(True)
    found = search(best, qtbot)
    # points have six digits
    assert found.case["reach"] == pytest.approx(5.0, rel=1e-4)
    assert found.case["coupler"] == pytest.approx(2.5, rel=1e-4)
    assert len(best.picture.plot.items) > 1


def test_points_are_the_same_in_other_units(best):
    best.points.setPlainText("0.1; 0.25\n-1, 3")
    assert best.points.points() == ((0.1, 0.25), (-1.0, 3.0))
    best.points.set_units(next(each for each in SYSTEMS if each.key == "mm"))
    assert best.points.toPlainText() == "100; 250\n-1000; 3000"
    assert best.points.points() == ((0.1, 0.25), (-1.0, 3.0))


@pytest.mark.parametrize(
    ("tick", "aim", "goal", "value", "words"),
    [
        (False, 0, "max(mass.x)", "", "Tick a parameter"),
        (True, 0, "banana", "", "has no measure"),
        (True, 2, "max(mass.x)", "much", "is no number"),
        (True, 3, "", "", "Click points"),
    ],
)
def test_what_is_missing_or_wrong_is_said(best, tick, aim, goal, value, words):
    best.bounds.rows["k"].changes.setChecked(tick)
    best.aim.setCurrentIndex(aim)
    best.goal.setText(goal)
    best.value.setText(value)
    best.begin()
    assert words in best.status.text()
    assert not best.errand.busy


def test_lines_that_are_no_points_are_named(best):
    best.points.setPlainText("1; 2\nthree; 4")
    with pytest.raises(ValueError, match="Line 2"):
        best.points.points()
