"""What the six tables show, without widgets."""

import math

import numpy as np
import pytest
from tests.strict_weather import MODELS

import kane
from kane.analyses.mobility import mobility
from kanevas.method.sheets.sheet import number
from kanevas.method.subjects import nearest_frame, when
from kanevas.method.tables import (
    CONSTRAINTS,
    COUNTS,
    ENERGY,
    LEDGER,
    PARTIAL,
    REACTIONS,
    STRIKE,
    TABLES,
    Options,
    Subject,
    look,
)
from kanevas.units import system_of


def sheet(table, model, result=None, frame=0, **options):
    return look(table, Subject(model, result, frame), Options(**options), None).sheet


def values(found):
    """Return the numbers of a table of numbers."""
    return np.array([
        [found.cell(i, k).values or (np.nan,) for k in range(len(found.columns))]
        for i in range(len(found.rows))
    ]).squeeze(-1)  # fmt: skip


def row(found, text):
    return [line.text for line in found.rows].index(text)


@pytest.mark.parametrize("path", sorted(MODELS.glob("*.json")), ids=lambda path: path.stem)
@pytest.mark.parametrize("table", [table for table in TABLES if table != STRIKE])
def test_every_cell_of_every_example_says_something(table, path):
    found = sheet(table, kane.load(path))
    for i in range(len(found.rows)):
        for k in range(len(found.columns)):
            cell = found.cell(i, k)
            assert all(np.isfinite(cell.values))
            for arrow in found.arrows(i, k):
                assert np.shape(arrow.at) == np.shape(arrow.vector) == (3,)
    assert found.note


def test_partial_velocities_sum_up_in_the_last_column(rods, swing):
    found = sheet(PARTIAL, rods, swing, 5)
    assert [line.text for line in found.rows] == [
        "v  rod 1", "ω  rod 1", "v  rod 2", "ω  rod 2", "v  tip",
    ]  # fmt: skip
    assert found.columns[0].text.splitlines()[0] == "support.angle_rate"
    tip = row(found, "v  tip")
    expected = [swing[f"tip.v{axis}"][5] for axis in "xyz"]
    np.testing.assert_allclose(found.cell(tip, 2).values, expected, atol=1e-12)
    (arrow,) = found.arrows(tip, 2)
    assert (arrow.name, arrow.kind) == ("tip", "velocity")
    np.testing.assert_allclose(arrow.at, [swing[f"tip.{axis}"][5] for axis in "xyz"], atol=1e-12)
    np.testing.assert_allclose(arrow.vector, expected, atol=1e-12)


@pytest.mark.parametrize("speeds", ["joints", "bodies", "all"])
@pytest.mark.parametrize("split", ["elements", "bodies", "both"])
def test_the_rows_of_the_ledger_add_up(rods, swing, speeds, split):
    found = sheet(LEDGER, rods, swing, 4, speeds=speeds, split=split)
    numbers = values(found)
    parts, total = np.zeros(numbers.shape[1]), np.zeros(numbers.shape[1])
    for line, cells in zip(found.rows[:-1], numbers, strict=False):
        if not line.strong:
            parts += cells
            continue
        if parts.any() or not line.text.startswith("F*"):
            np.testing.assert_allclose(cells, parts, atol=1e-12)
        total += cells
        parts = np.zeros_like(parts)
    np.testing.assert_allclose(numbers[-1], total, atol=1e-12)
    np.testing.assert_allclose(total, 0, atol=1e-10)
    assert found.rows[-1].text == "residual"


def test_the_ledger_shows_the_forces_of_a_row(rods, swing):
    found = sheet(LEDGER, rods, swing, 4)
    arrows = found.arrows(row(found, "Fᵣ  gravity"), 0)
    assert [(arrow.name, arrow.kind) for arrow in arrows] == [
        ("rod 1", "force"), ("rod 2", "force"),
    ]  # fmt: skip
    np.testing.assert_allclose(
        arrows[0].vector, np.array(rods.gravity) * rods.bodies[0].mass, atol=1e-12
    )
    kinds = {arrow.kind for arrow in found.arrows(row(found, "(Bᵀλ)ᵣ  hinge"), 0)}
    assert kinds == {"reaction_force", "reaction_moment"}
    assert found.arrows(row(found, "residual"), 0) == ()


def test_the_constraint_matrix_names_what_is_redundant(loop):
    found = sheet(CONSTRAINTS, loop)
    assert found.joints == ("A", "B", "C", "D")
    assert found.redundant == "3 redundant: A, B, C, D"
    assert "rank 17 of 20 rows" in found.note
    assert "freedoms: 1" in found.note
    assert mobility(loop).rank == 17
    assert found.rows[3].text == "A: x of crank ⟂ z"
    assert found.rows[3].names == ("A",)


def test_what_is_not_unique_is_hatched(loop):
    found = sheet(REACTIONS, loop)
    b = row(found, "B")
    assert [found.cell(b, k).doubtful for k in range(6)] == [False, False, True, True, True, False]
    assert "not unique" in found.note
    result = kane.simulate(loop)
    found = sheet(REACTIONS, loop, result, 3)
    assert found.cell(b, 0).values == pytest.approx([result["B.fx"][3]], abs=1e-9)
    assert found.cell(b, 0).quantity == "B.fx"
    turned = sheet(REACTIONS, loop, result, 3, axes="body_b")
    expected = result.reaction("B", "body_b")[3]
    assert [turned.cell(b, k).values[0] for k in range(6)] == pytest.approx(expected, abs=1e-8)
    assert turned.cell(b, 0).quantity == ""
    # the arrow is the same, whatever the axes
    np.testing.assert_allclose(found.arrows(b, 0)[0].vector, turned.arrows(b, 0)[0].vector)


def test_reactions_come_in_the_units_that_were_chosen(loop):
    si, inch = (sheet(REACTIONS, loop, units=system_of(key)) for key in ("si", "inch"))
    assert "[lbf]" in inch.columns[0].text
    ratio = si.cell(0, 1).values[0] / inch.cell(0, 1).values[0]
    assert ratio == pytest.approx(4.4482216)


def test_energies_are_accounted_for(rods, swing):
    found = sheet(ENERGY, rods, swing, 6)
    total = row(found, "sum")
    assert found.cell(total, 0).values == pytest.approx([swing["system.kinetic_energy"][6]])
    assert found.cell(total, 2).quantity == "system.energy"
    balance = row(found, "balance: what is left")
    expected = swing["system.energy_balance"][6]
    assert found.cell(balance, 2).values == pytest.approx([expected], abs=1e-12)
    rate = row(found, "rate of kinetic energy")
    assert found.cell(rate, 3).values == pytest.approx(found.cell(total, 3).values)
    assert all(line.text != "balance: what is left" for line in sheet(ENERGY, rods).rows)


def test_counts_have_a_sentence(loop):
    found = sheet(COUNTS, loop)
    last = len(found.columns) - 1
    assert all(found.cell(i, last).prose for i in range(len(found.rows)))
    assert "redundant: 3" in found.note


def test_the_choice_of_speeds_stays_from_frame_to_frame(rods, swing):
    first = look(PARTIAL, Subject(rods, swing, 0), Options(), None)
    second = look(PARTIAL, Subject(rods, swing, 5), Options(), first.known)
    assert second.known.choices == first.known.choices
    same = look(LEDGER, Subject(rods, swing, 5), Options(), second.known)
    assert same.known.instant is second.known.instant


def test_a_table_belongs_to_the_nearest_frame(rods, swing):
    assert nearest_frame(swing, 0.0) == 0
    assert nearest_frame(swing, 0.029) == 1
    assert nearest_frame(swing, 0.031) == 2
    assert nearest_frame(swing, 9.0) == len(swing.time) - 1
    assert nearest_frame(None, 1.0) == 0
    assert "2 of 11" in when(Subject(rods, swing, 1))
    assert "as drawn" in when(Subject(rods, None, 0))


@pytest.mark.parametrize(
    ("value", "scale", "text"),
    [(0.0, 1, "0"), (1e-15, 1, "0"), (1e-15, 0, "1e−15"), (-2.34567, 1, "−2.346"), (1e7, 0, "1e7")],
)
def test_numbers_for_the_eye(value, scale, text):
    assert number(value, scale) == text


def test_friction_that_slides_is_in_the_books():
    model = kane.load(MODELS / "ramp_disk.json")
    result = kane.simulate(model, duration=0.4, rtol=1e-9, atol=1e-11)
    frame = 10
    assert result.holds_at(frame) == {"ramp": {"": "slides"}}
    found = sheet(ENERGY, model, result, frame)
    rubs = row(found, "ramp")
    power = found.cell(rubs, 3).values[0]
    assert power == pytest.approx(-0.3 * 2 * 9.81 * math.cos(0.35) * result["slip.value"][frame])
    assert found.cell(rubs, 5).values == pytest.approx([-power])
    rate, total = row(found, "rate of kinetic energy"), row(found, "sum")
    assert found.cell(rate, 3).values == pytest.approx(found.cell(total, 3).values)
    heat = row(found, "heat of dry friction since the start")
    assert found.cell(heat, 2).values == pytest.approx([result["system.friction"][frame]])
    assert row(found, "lost in strikes since the start")
    later = sheet(ENERGY, model, result, len(result.time) - 1)
    assert all(line.text != "ramp" for line in later.rows)  # it rolls
