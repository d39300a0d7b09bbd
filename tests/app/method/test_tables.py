"""What the six tables show, without widgets."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import LARGE
from tests.strict_weather import MODELS
from tests.thinned import thinned

import kane
from kane.analyses.mobility import mobility
from kane.parts import AngleStop, Body, Impulse, Revolute
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


@pytest.mark.parametrize(
    "path",
    # instants of many contacts are none that end on events
    thinned(sorted(path for path in MODELS.glob("*.json") if path.stem not in LARGE), 16),
    ids=lambda path: path.stem,
)
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


def _struck(has_stop, has_joint=True):
    """Return a rod that a hammer hits, and the frame of the blow."""
    hinge = Revolute(name="hinge", body_a="ground", body_b="rod", point_b=(-0.5, 0.0, 0.0))
    model = kane.Model(
        bodies=(Body(name="rod", mass=2.0, inertia=(0.1, 0.1, 0.2), position=(0.5, 0.0, 0.0)),),
        joints=(hinge,) if has_joint else (),
        stops=(AngleStop(name="wall", joint="hinge", lower=0.0),) if has_stop else (),
        impulses=(Impulse(name="hammer", body="rod", when="t > 0.1", impulse=(0.0, -3.0, 0.0)),),
    )
    result = kane.simulate(model, duration=0.2)
    return model, result, int(np.flatnonzero(result.time == result.events[0].time)[0])


@pytest.mark.parametrize("has_stop", [True, False])
def test_a_strike_has_the_impulses_of_its_joints(has_stop):
    model, result, frame = _struck(has_stop)
    # without rows of contacts there is nothing else to be told
    found = sheet(STRIKE, model, result, frame, **({"of": "joints"} if has_stop else {}))
    lines = ["1. hinge", "2. hinge"] if has_stop else ["hinge"]
    assert [line.text for line in found.rows] == lines
    assert [line.text.split("\n")[0] for line in found.columns[:4]] == ["Jx", "Jy", "Jz", "Hx"]
    told = [strike.joints["hinge"] for strike in result.strikes_at(float(result.time[frame]))]
    for i, wrench in enumerate(told):
        assert [found.cell(i, k).values[0] for k in range(6)] == pytest.approx(wrench.tolist())
        assert found.cell(i, 6).values[0] == pytest.approx(np.linalg.norm(wrench[:3]))
    assert "Given from outside by hammer" in found.note
    assert ("2. Newton's law" in found.note or "2. plastic" in found.note) == has_stop


def test_a_blow_on_a_body_without_joints_is_told():
    model, result, frame = _struck(has_stop=False, has_joint=False)
    found = sheet(STRIKE, model, result, frame)
    assert not found.rows
    assert "2.25 J put in" in found.note  # 3^2 / (2 * 2)


def test_impulses_that_joints_share_are_hatched(loop):
    hit = Impulse(name="hammer", body=loop.bodies[0].name, when="t > 0.1", impulse=(1.0, 1.0, 0.0))
    result = kane.simulate(replace(loop, impulses=(hit,)))
    frame = int(np.flatnonzero(result.time == result.events[0].time)[0])
    found = sheet(STRIKE, result.model, result, frame)
    doubtful = [found.cell(i, k).doubtful for i in range(len(found.rows)) for k in range(6)]
    assert any(doubtful)
    assert not all(doubtful)
    assert "hatched" in found.note


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
