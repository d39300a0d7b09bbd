"""What the bench makes of its entries: errors, the cheapest that is exact enough, and failures."""

import math
from dataclasses import replace
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from tests.bench.entry import BOUND, OURS, Clocked, Entry, Field, Refusal, Run, Silence
from tests.bench.picture import draw, front
from tests.bench.problems import ladder, loop, squeezing
from tests.bench.problems.problem import ROTATION, STATE, largest, point_of
from tests.bench.record import Record, Solved
from tests.bench.results_page import CONTACTS, page, with_contacts
from tests.bench.rounds import Evaluation, Point, evaluation_times, measured_points
from tests.bench.table import table

CASE = replace(loop.case(), targets=(1e-3, 1e-6))
ZERO = np.zeros((1, 3))


def entry(who, errors, seconds=1e-3):
    """One whose setting is the index of its error; None refuses."""

    def run(setting):
        error = errors[int(setting)]
        if isinstance(error, Exception):
            raise error
        return Run(seconds * (setting + 1), ZERO + error, 10)

    return Entry(who, "way", tuple(range(len(errors))), run)


def test_settings_beyond_all_that_is_asked_for_are_not_tried():
    field = Field([entry(OURS, [1e-4, 1e-8, 1e-12])])
    points = measured_points(CASE, field, ZERO)
    assert [p.error for p in points] == pytest.approx([1e-4, 1e-8])
    assert [p.seconds for p in points] == pytest.approx([1e-3, 2e-3])


def test_who_fails_leaves_a_note_and_the_others_go_on():
    field = Field(
        [entry("A", [Refusal("too coarse"), 1e-4]), entry("B", [Silence("asleep"), 1e-4]),
         entry("C", [math.nan, 1e-4])]
    )  # fmt: skip
    points = measured_points(CASE, field, ZERO)
    assert [p.who for p in points] == ["A", "C"]
    assert field.notes == ["A, way at 0.0e+00: too coarse", "B, way at 0.0e+00: asleep"]


def test_times_of_evaluations_are_a_mean_of_many():
    asked = []

    def evaluations(count):
        asked.append(count)
        return count * 1e-6

    found = evaluation_times(Field(clocked=[Clocked(OURS, "", evaluations)]))
    assert found[0].seconds == pytest.approx(1e-6)
    assert max(asked) > 1000


def solved():
    points = [
        Point(OURS, "a", 1e-3, 1e-4, 2.0, 5), Point(OURS, "a", 1e-6, 1e-9, 5.0, 9),
        Point(BOUND, "b", 1e-3, 1e-7, 1.0, 5), Point("Other", "c", 0.1, 1e-5, 1.0, 0),
    ]  # fmt: skip
    times = [Evaluation(OURS, "", 3e-6), Evaluation(BOUND, "", 1e-6)]
    return Solved("P5", 1, "m", [1e-3, 1e-6], points, times, ["Someone: no wheel"])


def record(*problems):
    machine = dict.fromkeys(("processor", "cores", "system", "python", "numba", "numpy"), "x")
    return Record("2030-01-01T00:00", {**machine, "kanevas": "x"}, {"Other": "1"}, list(problems))


def test_the_cheapest_setting_that_is_exact_enough_counts():
    one = solved()
    assert one.best(OURS, 1e-3).seconds == 2.0
    assert one.best(OURS, 1e-6).seconds == 5.0
    assert one.best("Other", 1e-6) is None
    assert one.peers == ["Other"]


def test_a_record_is_read_as_it_was_written(tmp_path):
    path = tmp_path / "bench.json"
    record(solved()).write(path)
    assert Record.read(path) == record(solved())


def test_the_growth_of_the_cost_is_fitted_from_16_rods_on():
    times = {1: 1.0, 4: 1.0, 16: 16.0**1.1, 64: 64.0**1.1, 1024: 1024.0**1.1}
    sizes = [Solved("P1", n, "m", [], [], [Evaluation(OURS, "", t)], []) for n, t in times.items()]
    assert record(*sizes).exponent(OURS) == pytest.approx(1.1)
    assert record(*sizes).exponent("Other") is None


def test_the_table_tells_ratios_and_who_does_not_take_part():
    lines = list(table(record(solved())))
    other = next(line for line in lines if "Other, c" in line)
    assert other.split()[-1] == "0.50"
    assert any("Other" in line and "not reached" in line for line in lines)
    assert "  P5: Someone: no wheel" in lines


def test_the_page_says_where_others_are_faster():
    text = page(record(solved()))
    assert text.startswith("# ") and text.endswith("\n")
    assert "Faster than Kanevas at the same error: Other 2.0 times in P5 at 1e-03." in text


def test_contacts_of_shapes_have_a_part_of_their_own_that_can_be_written_alone():
    touching = replace(solved(), key="P10", load=7.0, evaluations=[])
    whole = page(record(solved(), touching))
    assert "Billiard" not in whole.partition(CONTACTS)[0]
    assert "up to 7 processes" in whole
    assert "c: 1 s (1e-05), 0.5 times as long |" in whole.partition(CONTACTS)[2]
    assert "| not reached |" in whole.partition(CONTACTS)[2]
    slower = replace(touching, points=[replace(p, seconds=3.0) for p in touching.points])
    again = with_contacts(whole, record(slower))
    assert again == page(record(solved(), slower))
    assert with_contacts(page(record(solved())), record(touching)) == whole


def test_the_picture_follows_those_than_which_none_is_better():
    points = [Point("", "", 0, e, s, 0) for e, s in ((1e-2, 1), (1e-3, 2), (1e-2, 3), (1e-4, 4))]
    assert [p.seconds for p in front(points)] == [1, 2, 4]


def test_the_picture_is_one_of_a_browser(tmp_path):
    one = replace(solved(), key="P2")
    path = tmp_path / "P2.svg"
    draw(record(one), path)
    labels = [e.text for e in ET.parse(path).iter("{http://www.w3.org/2000/svg}text")]
    assert {"Kanevas: a", "by hand: b", "Other", "1e-11", "100 µs", "10 s"} <= set(labels)


def test_errors_of_the_problems():
    states = np.zeros((1, 7, STATE))
    for body, angle in enumerate((0.1, 3.1, 1.0, 1.0, 1.0, 1.0, 1.0)):
        c, s = math.cos(angle), math.sin(angle)
        states[0, body, ROTATION] = c, -s, 0, s, c, 0, 0, 0, 1
    measured = squeezing.angles_and_rates(states)
    turned = measured.copy()
    turned[0, :7] += 2 * math.pi + 1e-3  # full turns are none
    assert squeezing.state_error(turned, measured) == pytest.approx(1e-3)
    assert largest(point_of(states, 0, (2.0, 0.0, 0.0)), np.array([[2 * math.cos(0.1), 0, 0]])) == (
        pytest.approx(2 * math.sin(0.1))
    )
    along = np.tile((1.0, 0.0), 3)
    straight, folded = np.array([[5.0, *along]]), np.array([[5.0, *along[:4], 0.0, 1.0]])
    assert ladder.drift(straight + 0.01 * np.eye(1, 7), straight) == pytest.approx(0.01)
    assert ladder.drift(folded, straight) == math.inf
