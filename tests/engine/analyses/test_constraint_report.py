"""The constraint matrix with its names, rank, singular values and redundant joints."""

import threading

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.four_bar import four_bar
from tests.engine.helpers import MODELS, model_file, pendulum
from tests.engine.machines import run
from tests.engine.mechanisms import bricard, four_bars_in_a_row
from tests.engine.random_machine import random_machine
from tests.thinned import thinned

from kane.analyses.constraint_report import (
    condition,
    constraint_report,
    singular_values,
    singular_values_over,
)
from kane.analyses.instant import instant_at_start, instant_of
from kane.compiled.constraint_matrix import constraint_matrix, movable, placed
from kane.files.model_json import load
from kane.model import Model


def test_four_revolutes_in_a_loop():
    report = constraint_report(instant_at_start(four_bar(3, 1, 2.5, 2)))
    assert report.freedoms == 1
    assert (len(report.rows), report.rank) == (20, 17)
    (group,) = report.redundancies
    assert (group.joints, group.rows) == (("A", "B", "C", "D"), 3)


def test_loops_that_have_nothing_to_do_with_each_other_are_told_apart():
    one, other = four_bar(3, 1, 2.5, 2), four_bar(2, 0.7, 1.5, 1.5)
    text = {"crank": "crank 2", "coupler": "coupler 2", "rocker": "rocker 2", "ground": "ground"}
    bodies = tuple(replace(b, name=text[b.name]) for b in other.bodies)
    joints = tuple(
        replace(j, name=f"{j.name} 2", body_a=text[j.body_a], body_b=text[j.body_b])
        for j in other.joints
    )
    both = Model(bodies=one.bodies + bodies, joints=one.joints + joints)
    report = constraint_report(instant_at_start(both))
    assert [(group.joints, group.rows) for group in report.redundancies] == [
        (("A", "B", "C", "D"), 3),
        (("A 2", "B 2", "C 2", "D 2"), 3),
    ]
    assert report.freedoms == 2


@pytest.mark.parametrize("path", thinned(MODELS, 3), ids=lambda path: path.stem)
def test_every_row_and_column_has_a_name_of_its_own(path):
    instant = instant_at_start(load(path))
    report = constraint_report(instant)
    system = instant.system
    assert len({(row.element, row.part, row.holds) for row in report.rows}) == system.rows
    for name, rows in system.joint_rows.items():
        assert all(row.element == name for row in report.rows[rows])
    B = constraint_matrix(system, placed(system, instant.state))[:, movable(system)]
    np.testing.assert_array_equal(report.matrix.toarray(), B)
    assert len(report.speeds) == B.shape[1]
    expected = np.linalg.matrix_rank(B, tol=1e-9) if B.size else 0
    assert report.rank == expected


def test_rows_say_what_they_hold():
    report = constraint_report(instant_at_start(pendulum()))
    assert [row.holds for row in report.rows] == ["along x", "along y", "along z"]
    report = constraint_report(instant_at_start(four_bar(3, 1, 2.5, 2)))
    words = [f"{row.element}: {row.holds}" for row in report.rows[:10]]
    assert words[3] == "A: x of crank ⟂ z"
    assert words[8] == "B: x of coupler ⟂ z of crank"


def test_rows_of_speeds_say_so():
    model = load(model_file("ramp_disk_rolling"))
    report = constraint_report(instant_at_start(model))
    assert [(row.holds, row.level) for row in report.rows] == [
        ("contact", "position"), ("slip 1", "speed"), ("slip 2", "speed"),
    ]  # fmt: skip


def test_the_speeds_fit_the_right_side():
    result = run(random_machine(1), duration=0.2, record_every=0.1)
    instant = instant_of(result, 1)
    report = constraint_report(instant)
    speeds = instant.speeds[movable(instant.system)]
    np.testing.assert_allclose(report.matrix @ speeds, report.prescribed, atol=1e-9)
    assert np.abs(report.prescribed).max() > 0.01  # its drivers


def test_singular_values_are_those_of_the_scaled_matrix():
    instant = instant_at_start(four_bar(3, 1, 2.5, 2))
    values = singular_values(instant.system, instant.state)
    assert values.shape == (18,)
    assert np.sum(values > 1e-9 * values[0]) == 17
    assert condition(values) == pytest.approx(values[0] / values[16])
    free = Model(bodies=pendulum().bodies)
    nothing = instant_at_start(free)
    assert singular_values(nothing.system, nothing.state).size == 0
    assert condition(np.zeros(0)) == 1.0


def test_they_dip_where_a_loop_lies_flat():
    # the parallelogram passes its flat position after a quarter turn and more
    result = run(four_bars_in_a_row(1), duration=1.2, record_every=0.005)
    parts = []
    found = singular_values_over(result, parts.append)
    assert found.time[0] == 0.0
    assert found.time[-1] == result.time[-1]
    assert len(found.time) <= 200
    assert parts[-1] == 1.0
    rank = constraint_report(instant_of(result, 0)).rank
    least = found.values[:, rank - 1]
    height = result["coupler 0.y"]
    flat = result.time[np.argmin(np.abs(height))]
    assert abs(found.time[np.argmin(least)] - flat) < 0.02
    assert least.min() < 0.05 * least[0]


def test_they_end_early_when_asked():
    result = run(bricard(), duration=0.1, record_every=0.01)
    stop = threading.Event()
    found = singular_values_over(result, lambda part: part > 0.3 and stop.set(), stop)
    assert 0 < len(found.time) < len(result.time)
    assert len(found.values) == len(found.time)
