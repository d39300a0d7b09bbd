"""The panel of the method as one uses it."""

import csv

import numpy as np
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QImage
from PySide6.QtTest import QTest
from tests.person import click, entry

import kane
from kane.elements.locks import AngleLock
from kane.files.csv_table import write_texts
from kane.model import Model, renamed
from kanevas.help.pages import source
from kanevas.look.theme import DARK
from kanevas.method.cell_delegate import parts_of
from kanevas.method.table_model import CELL
from kanevas.method.tables import CONSTRAINTS, ENERGY, LEDGER, PARTIAL, REACTIONS, STRIKE, TABLES
from kanevas.units import system_of
from kanevas.widgets.help_page import help_page_of


def settled(panel):
    return not (panel._pause.isActive() or panel._analyst.busy or panel._long.busy)


def show(qtbot, panel, table=None, moment=None):
    """Turn to a table, or to another moment, and wait until it is shown."""
    if table:
        panel.tables.setCurrentRow(TABLES.index(table))
    if moment:
        panel.show_moment(*moment)
    qtbot.waitUntil(lambda: settled(panel))


def choose(panel, row, column):
    index = panel.view.model().index(row, column)
    panel.view.scrollTo(index)
    click(panel.view.viewport(), panel.view.visualRect(index).center())


def texts(panel):
    return [line.text for line in panel.view.sheet.rows]


def hint(panel):
    return panel._hint.text() if panel._hint.isVisible() else ""


def test_without_a_body_it_says_what_to_do(panel, qtbot):
    show(qtbot, panel)
    assert "Draw a body" in hint(panel)
    show(qtbot, panel, moment=(Model(), None, 0.0))
    assert "Draw a body" in hint(panel)


def test_before_a_run_nothing_strikes(panel, qtbot, rods):
    show(qtbot, panel, STRIKE, (rods, None, 0.0))
    assert "Nothing strikes at this time" in hint(panel)
    assert "as drawn" in panel.note.text()


@pytest.mark.parametrize("table", [table for table in TABLES if table != STRIKE])
def test_all_tables_work_before_a_run(panel, qtbot, rods, table):
    show(qtbot, panel, table, (rods, None, 0.0))
    assert panel.view.isVisible(), hint(panel)
    assert panel.view.sheet.rows
    assert "as drawn" in panel.note.text()


def test_a_model_that_cannot_run_says_why(panel, qtbot, rods):
    show(qtbot, panel, moment=(replace(rods, bodies=rods.bodies[:1]), None, 0.0))
    assert "rod 2" in hint(panel)
    show(qtbot, panel, moment=(rods, None, 0.0))
    assert panel.view.isVisible()


def test_the_tables_follow_the_time(panel, qtbot, rods, swing):
    show(qtbot, panel, moment=(rods, swing, 0.0))
    before = panel.view.sheet.cell(0, 0)
    show(qtbot, panel, moment=(rods, swing, 0.2))
    assert panel.view.sheet.cell(0, 0) != before
    assert "11 of 11" in panel.note.text()


def test_nothing_is_worked_out_while_it_is_hidden(panel, qtbot, rods, swing):
    panel.hide()
    panel.show_moment(rods, swing, 0.1)
    assert settled(panel)
    assert not panel.view.sheet.rows
    panel.show()
    show(qtbot, panel)
    assert panel.view.sheet.rows


def test_a_click_on_a_cell_shows_the_vector_and_time_takes_it_along(panel, qtbot, rods, swing):
    show(qtbot, panel, PARTIAL, (rods, swing, 0.0))
    seen = []
    panel.vectors_wanted.connect(seen.append)
    choose(panel, 4, 0)
    (arrow,) = seen[-1]
    assert (arrow.name, arrow.kind) == ("tip", "velocity")
    np.testing.assert_allclose(arrow.at, [swing[f"tip.{axis}"][0] for axis in "xyz"], atol=1e-12)
    show(qtbot, panel, moment=(rods, swing, 0.2))
    (arrow,) = seen[-1]
    np.testing.assert_allclose(arrow.at, [swing[f"tip.{axis}"][-1] for axis in "xyz"], atol=1e-12)
    QTest.keyClick(panel.view, Qt.Key.Key_Up)
    assert seen[-1][0].kind == "angular_velocity"
    QTest.keyClick(panel.view, Qt.Key.Key_Escape)
    assert seen[-1] == ()
    choose(panel, 0, 0)
    assert seen[-1]
    panel.hide()
    assert seen[-1] == ()


def test_turning_to_another_table_takes_the_vector_away(panel, qtbot, rods):
    show(qtbot, panel, PARTIAL, (rods, None, 0.0))
    seen = []
    panel.vectors_wanted.connect(seen.append)
    choose(panel, 0, 0)
    show(qtbot, panel, LEDGER)
    assert seen[-1] == ()


def test_a_click_on_a_name_selects(panel, qtbot, rods):
    show(qtbot, panel, PARTIAL, (rods, None, 0.0))
    wanted = []
    panel.select_wanted.connect(wanted.append)
    names, heads = panel.view.verticalHeader(), panel.view.horizontalHeader()
    click(names.viewport(), QPoint(8, names.sectionViewportPosition(2) + 6))
    click(heads.viewport(), QPoint(heads.sectionViewportPosition(1) + 20, 8))
    assert wanted == [("rod 2",), ("hinge",)]
    choose(panel, 4, 0)
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert wanted[-1] == ("tip",)


def test_what_is_selected_elsewhere_is_marked(panel, selection, qtbot, rods):
    show(qtbot, panel, PARTIAL, (rods, None, 0.0))
    lines = panel.view.model()

    def marked():
        role = Qt.ItemDataRole.BackgroundRole
        return [i for i in range(lines.rowCount()) if lines.index(i, 0).data(role) is not None]

    assert marked() == []
    selection.set(["rod 2"])
    assert marked() == [2, 3]
    selection.set(["rod 1", "tip"])
    assert marked() == [0, 1, 4]


def test_one_can_choose_speeds_split_and_axes(panel, qtbot, rods, swing):
    show(qtbot, panel, LEDGER, (rods, swing, 0.1))
    assert len(panel.view.sheet.columns) == 2
    panel.bar.speeds.setCurrentIndex(2)
    panel.bar.split.setCurrentIndex(2)
    show(qtbot, panel)
    assert len(panel.view.sheet.columns) == 12
    assert "Fᵣ  gravity · rod 1" in texts(panel)
    show(qtbot, panel, REACTIONS)
    assert not panel.bar.speeds.isVisible()
    panel.bar.axes.setCurrentIndex(2)
    show(qtbot, panel)
    assert "axes of body B" in panel.note.text()
    panel.set_units(system_of("inch"))
    show(qtbot, panel)
    assert "lbf" in panel.view.sheet.columns[0].text


def test_a_free_motion_goes_to_the_3d_view_until_time_runs(panel, qtbot, rods, swing):
    show(qtbot, panel, CONSTRAINTS, (rods, swing, 0.0))
    motions = []
    panel.free_motion_wanted.connect(motions.append)
    box = panel.bar.motion
    offered = [box.itemData(i) for i in range(box.count())]
    assert offered == ["", "support.angle_rate", "hinge.angle_rate"]
    box.setCurrentIndex(2)
    box.activated.emit(2)
    show(qtbot, panel)
    assert len(motions[-1]) > 20
    assert np.ptp([poses.position[1] for poses in motions[-1]], axis=0).max() > 0.1
    show(qtbot, panel, moment=(rods, swing, 0.1))
    assert motions[-1] is None
    assert box.currentIndex() == 0


def test_redundant_joints_are_named_and_selected(panel, qtbot, loop, rods):
    show(qtbot, panel, CONSTRAINTS, (loop, None, 0.0))
    assert panel.bar.redundant.text() == "3 redundant: A, B, C, D"
    wanted = []
    panel.select_wanted.connect(wanted.append)
    click(panel.bar.redundant)
    assert wanted == [("A", "B", "C", "D")]
    show(qtbot, panel, moment=(rods, None, 0.0))
    assert not panel.bar.redundant.isVisible()


def test_long_names_of_redundant_joints_do_not_widen_the_panel(panel, qtbot, loop):
    show(qtbot, panel, CONSTRAINTS, (loop, None, 0.0))
    narrowest = panel.minimumSizeHint().width()
    name = "support of the crank in the bearing at the left"
    show(qtbot, panel, moment=(renamed(loop, "A", name), None, 0.0))
    assert name in panel.bar.redundant.toolTip()
    assert panel.minimumSizeHint().width() == narrowest < 550


def test_singular_values_over_the_run(panel, qtbot, rods, swing):
    show(qtbot, panel, CONSTRAINTS, (rods, None, 0.0))
    click(panel.bar.over_time)
    assert "Press Run" in hint(panel)
    assert panel._plot is None  # it is made when it is wanted
    show(qtbot, panel, moment=(rods, swing, 0.1))
    assert panel.view.isVisible()
    click(panel.bar.over_time)
    show(qtbot, panel)
    assert panel.plot.isVisible()
    curves = panel.plot.item.listDataItems()
    assert len(curves) == 10
    np.testing.assert_allclose(curves[0].getOriginalDataset()[0], swing.time)
    assert panel.plot._cursor.value() == 0.1
    click(panel.bar.over_time)
    show(qtbot, panel)
    assert panel.view.isVisible()


def names_of_curves(panel):
    return [label.text for _, label in panel.plot.legend.items]


def test_generalized_forces_over_the_run_take_one_click(panel, qtbot, rods, swing):
    show(qtbot, panel, LEDGER, (rods, swing, 0.1))
    click(panel.bar.over_time)
    show(qtbot, panel)
    assert panel.plot.isVisible()
    speeds = [column.text.partition("\n")[0] for column in panel.view.sheet.columns]
    assert names_of_curves(panel) == [f"{name} [N m]" for name in speeds]
    time, active = panel.plot.item.listDataItems()[0].getOriginalDataset()
    np.testing.assert_allclose(time, swing.time)
    at = int(np.argmin(np.abs(time - 0.1)))
    total = texts(panel).index("Fᵣ  sum")
    assert active[at] == pytest.approx(panel.view.sheet.cell(total, 0).values[0])


def test_with_a_cell_chosen_all_terms_of_its_equation_are_drawn(panel, qtbot, rods, swing):
    show(qtbot, panel, LEDGER, (rods, swing, 0.1))
    choose(panel, 0, 1)
    click(panel.bar.over_time)
    show(qtbot, panel)
    speed = panel.view.sheet.columns[1].text.partition("\n")[0]
    assert names_of_curves(panel) == [f"{term}  {speed}" for term in ("Fᵣ", "F*ᵣ", "(Bᵀλ)ᵣ")]
    terms = [curve.getOriginalDataset()[1] for curve in panel.plot.item.listDataItems()]
    # What round-off leaves of terms of some newton metres.
    np.testing.assert_allclose(np.sum(terms, axis=0), 0.0, atol=1e-10 * np.abs(terms).max())
    speeds = panel.bar.speeds
    speeds.setCurrentIndex(speeds.findData("all"))
    show(qtbot, panel)
    assert panel.plot.isVisible()
    assert names_of_curves(panel)[0].endswith("[N]")


def test_without_a_free_speed_there_are_words_in_place_of_curves(panel, qtbot, rods):
    locks = tuple(AngleLock(name=f"lock {i}", joint=j.name) for i, j in enumerate(rods.joints))
    still = replace(rods, locks=locks)
    show(qtbot, panel, LEDGER, (still, kane.simulate(still), 0.1))
    click(panel.bar.over_time)
    show(qtbot, panel)
    assert "leave no speed free" in hint(panel)


def test_vectors_have_their_axes_above_them(panel, qtbot, rods):
    show(qtbot, panel, PARTIAL, (rods, None, 0.0))
    sheet = panel.view.sheet
    assert all(column.parts == ("x", "y", "z") for column in sheet.columns)
    assert all(len(sheet.cell(0, k).parts) == 3 for k in range(len(sheet.columns)))
    tall = panel.view.horizontalHeader().height()
    show(qtbot, panel, LEDGER)
    assert not any(column.parts for column in panel.view.sheet.columns)
    assert panel.view.horizontalHeader().height() < tall


@pytest.mark.parametrize("table", TABLES)
def test_each_table_says_what_it_shows_and_where_help_says_more(panel, qtbot, rods, table):
    show(qtbot, panel, table, (rods, None, 0.0))
    assert panel.about.text().endswith(".")
    assert help_page_of(panel.tables) == f"method#{table}"
    assert f'name="{table}"' in source("method")


def test_what_a_run_records_can_be_plotted(panel, qtbot, rods, swing):
    show(qtbot, panel, ENERGY, (rods, swing, 0.1))
    wanted = []
    panel.plot_wanted.connect(wanted.append)
    assert not panel.bar.plot.isEnabled()
    assert panel.bar.plot.toolTip()
    choose(panel, 0, 0)
    click(panel.bar.plot)
    choose(panel, texts(panel).index("balance: what is left"), 2)
    menu = panel.view.menu()
    entry(menu, "Plot system.energy_balance").trigger()
    menu.deleteLater()
    assert wanted == ["rod 1.kinetic_energy", "system.energy_balance"]
    assert wanted[0] in {signal.name for signal in swing.signals()}


def test_what_cannot_be_plotted_says_why(panel, qtbot, rods, swing):
    show(qtbot, panel, PARTIAL, (rods, swing, 0.1))
    choose(panel, 0, 0)
    menu = panel.view.menu()
    plot = entry(menu, "Plot over time")
    assert not plot.isEnabled()
    assert "records" in plot.toolTip()
    menu.deleteLater()


def test_copies_have_all_digits(panel, qtbot, rods, swing):
    show(qtbot, panel, LEDGER, (rods, swing, 0.1))
    choose(panel, 0, 0)
    QTest.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert float(QGuiApplication.clipboard().text()) == panel.view.sheet.cell(0, 0).values[0]
    QTest.keyClick(panel.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = [line.split("\t") for line in QGuiApplication.clipboard().text().splitlines()]
    assert len(lines) == len(panel.view.sheet.rows)
    assert [float(x) for x in lines[1]] == [panel.view.sheet.cell(1, k).values[0] for k in (0, 1)]


def test_the_file_has_names_and_all_digits(panel, qtbot, rods, swing, tmp_path):
    show(qtbot, panel, LEDGER, (rods, swing, 0.1))
    write_texts(tmp_path / "t.csv", panel.view.lines())
    with (tmp_path / "t.csv").open(encoding="utf-8", newline="") as stream:
        rows = list(csv.reader(stream))
    assert rows[0][1:] == ["support.angle_rate [N m]", "hinge.angle_rate [N m]"]
    assert [row[0] for row in rows[1:]] == texts(panel)
    assert float(rows[2][1]) == panel.view.sheet.cell(1, 0).values[0]


def test_hatching_and_muted_zeros_are_drawn(panel, qtbot, loop):
    show(qtbot, panel, REACTIONS, (loop, None, 0.0))

    def shot():
        rect = panel.view.visualRect(panel.view.model().index(1, 2))
        return panel.view.viewport().grab(rect).toImage()

    light = shot()
    colors = {light.pixelColor(x, y).name() for x in range(4, 40) for y in range(light.height())}
    assert len(colors) > 1  # stripes beside the number
    panel.set_theme(DARK)
    dark: QImage = shot()
    assert dark.pixelColor(1, 1).lightness() < light.pixelColor(1, 1).lightness()


def test_all_columns_have_room_for_their_numbers(panel, qtbot, loop):
    for table in (PARTIAL, LEDGER, CONSTRAINTS, REACTIONS, ENERGY):
        show(qtbot, panel, table, (loop, None, 0.0))
        heads = panel.view.horizontalHeader()
        for column in range(panel.view.columnAt(panel.view.viewport().width() - 1) + 1):
            assert heads.sectionSize(column) >= panel.view.sizeHintForColumn(column)


def test_a_panel_that_goes_away_takes_its_thread_along(panel, rods, swing):
    panel.show_moment(rods, swing, 0.1)
    QTest.qWait(1)
    panel.stop()
    assert settled(panel)


def test_a_long_run_is_followed_at_a_pace(panel, qtbot, rods, swing, monkeypatch):
    looks = []
    monkeypatch.setattr(panel._analyst, "ask", lambda key, _: looks.append(key))
    show(qtbot, panel)
    looks.clear()
    panel._since.restart()
    for k in range(11):
        panel.show_moment(rods, swing, 0.02 * k)
    assert looks == []
    qtbot.waitUntil(lambda: len(looks) == 1)
    assert looks[0][1].frame == 10


def test_columns_have_room_for_numbers_in_bold(qtbot, panel, rods, swing):
    show(qtbot, panel, PARTIAL, (rods, swing, 0.1, 5))
    view, wide = panel.view, 0
    model, bold = view.model(), QFont(view.font())
    bold.setBold(True)
    for row, column in np.ndindex(model.rowCount(), model.columnCount()):
        index = model.index(row, column)
        if index.data(Qt.ItemDataRole.FontRole) is not None:
            parts = index.data(CELL).parts
            widest = max(map(QFontMetrics(bold).horizontalAdvance, parts))
            wide += any(len(part) > len("−0.123") for part in parts)
            room = QRect(0, 0, view.columnWidth(column) - 1, view.rowHeight(row))
            assert min(place.width() for place in parts_of(room, len(parts))) >= widest, parts
    assert wide  # or this proves nothing
