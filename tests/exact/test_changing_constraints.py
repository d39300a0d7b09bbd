"""Mechanisms whose constraints change, against tables of independent integrations."""

from typing import Any

import numpy as np
import pytest
from tests.changing_models import BUILDERS, cases, model_of, table
from tests.thinned import thinned

from kane.analyses.dynamics import simulate
from kane.results.result import Result

# At rtol 1e-10: times of events [s], states as a part of a column's scale, times of rest [s].
SAME_TIME = 1e-8
SAME_STATE = 1e-7
SAME_REST = 1e-6
NOTHING = 1e-15  # of a column that is zero throughout: round-off, far below all others
# Of smaller bounces a table may list fewer, or more, than a run: one leaves them out from 2.6e-4
# on, and a run finishes a series where a bounce has no height beside the round-off of a gap.
LEAST_SPEED = 2e-4


def result_of(name: str, case: str, **solver: Any) -> tuple[Result, dict[str, Any]]:
    """Return the run of a case, and its table."""
    of_table = table(name)["cases"][case]
    model = model_of(BUILDERS[name](of_table), of_table, **solver)
    return simulate(model), of_table


def told(of_table: dict[str, Any], left_out: str) -> list[dict[str, Any]]:
    """Return the events of a table that count."""
    found = []
    for event in of_table["events"]:
        speed = event.get("speed_before", event.get("rate_before"))
        speed = event.get("radial_velocity_before", speed)
        if (
            event["t"] > of_table["time"][-1]
            or left_out in event["what"]
            or (speed is not None and abs(speed) < LEAST_SPEED)
        ):
            continue
        found.append(event)
    return found


def seen(result: Result, kinds: frozenset[str]) -> list[Any]:
    """Return the events of a run that count."""
    return [
        event
        for event in result.events
        if event.kind in kinds and not (event.kind == "strikes" and 0 > event.before > -LEAST_SPEED)
    ]


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize(("name", "case"), thinned(cases(), 3, together=True))
def test_a_run_has_the_events_and_the_motion_of_its_table(name, case, formulation):
    result, of_table = result_of(name, case, formulation=formulation)
    built = BUILDERS[name](of_table)
    assert result.outcome.ok
    ours, theirs = seen(result, built.kinds)[: built.most], told(of_table, built.left_out)
    assert len(ours) == len(theirs)
    times = [event.time for event in ours]
    np.testing.assert_allclose(times, [event["t"] for event in theirs], rtol=0, atol=SAME_TIME)
    values = np.array(of_table["values"])
    # where a column jumps, frames before and after it belong to the time
    edges = [
        np.searchsorted(result.time, np.array(of_table["time"]) + side) for side in (-1e-9, 1e-9)
    ]
    for column, quantity in enumerate(built.columns):
        if quantity is None:
            continue
        found = quantity(result) if callable(quantity) else result[quantity]
        bound = SAME_STATE * np.abs(values[:, column]).max() + NOTHING
        for first, last, value in zip(*edges, values[:, column], strict=True):
            assert np.abs(found[first:last] - value).min() <= bound, quantity


@pytest.mark.parametrize("case", ["dropped", "thrown_up"])
def test_a_ball_comes_to_rest_when_its_series_of_bounces_ends(case):
    result, of_table = result_of("bouncing_ball", case)
    (rest,) = [event for event in result.events if event.kind == "comes to rest"]
    assert rest.time == pytest.approx(of_table["time_of_rest"], abs=SAME_REST)
    assert result["floor.force"][-1] == pytest.approx(of_table["parameters"]["m"] * 9.81)


@pytest.mark.parametrize(("name", "case"), cases())
def test_the_books_of_energy_close_and_no_contact_pulls(name, case):
    result, _ = result_of(name, case)
    assert result.doubts == ()
    for stop in result.model.stops:
        key = "torque" if stop.__struct_config__.tag == "angle" else "force"
        force = result[f"{stop.name}.{key}"]
        sign = 1.0 if stop.upper is None else -1.0
        assert (sign * force).min() >= -1e-7 * np.abs(force).max()
