"""Instants of runs whose constraints change: what holds there, and why other rows do not."""

import numpy as np
import pytest
from tests.changing_models import run_of

from kane.analyses.constraint_report import constraint_report
from kane.analyses.equations import equations
from kane.analyses.instant import instant_of
from kane.analyses.joint_reactions import joint_reactions
from kane.compiled.constraint_matrix import movable

CASES = [
    ("bouncing_ball", "dropped"),
    ("disc_ramp", "driven_by_a_torque"),
    ("latch", "two_free_rods_lock_rigidly"),
    ("joint_friction_slider_crank", "runs_down"),
    ("clutch", "engaged"),
    ("slack_rope", "restitution"),
]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: case[0])
def result(request):
    return run_of(*request.param, rtol=1e-6, atol=1e-8)


def frames_of(result):
    """The first frame, those just before and just after some changes, and the last."""
    firsts = [phase.first for phase in result.frames.course[1:6]]
    last = len(result.time) - 1
    return sorted({0, last, *firsts, *(first - 1 for first in firsts)})


def test_rows_hold_or_say_why_not(result):
    whole = result.system.rows
    for frame in frames_of(result):
        report = constraint_report(instant_of(result, frame))
        states = {
            (owned.name, owned.contact.part): state for owned, state in result.states_at(frame)
        }
        assert len(report.rows) == len(report.multipliers) == report.matrix.shape[0]
        assert len(report.off) == report.off_matrix.shape[0]
        assert len(report.rows) + len(report.off) == whole
        for row, why in report.off:
            state = states[row.element, row.part]
            assert why
            assert state.slides or not state.is_closed
        for row in report.rows:
            assert states.get((row.element, row.part)) is None or (
                states[row.element, row.part].is_closed
            )


def test_what_holds_is_what_the_run_obeys(result):
    for frame in frames_of(result):
        instant = instant_of(result, frame)
        report = constraint_report(instant)
        u = instant.speeds[movable(instant.system)]
        # the run was put on its rows to about this part of its speeds
        size = max(float(np.abs(u).max()), 1.0)
        assert report.matrix @ u == pytest.approx(report.prescribed, abs=1e-9 * size)


def test_all_forces_sum_up_to_zero_friction_included(result):
    for frame in frames_of(result):
        found = equations(result, frame)
        moves = movable(result.system)
        size = max(np.abs(force).max() for force in (found.inertia, *found.active.values()))
        # multipliers are as good as the run's tolerance, and better
        assert found.residual[moves] == pytest.approx(0.0, abs=1e-7 * max(size, 1.0))


def test_reactions_are_those_of_the_run(result):
    for frame in frames_of(result):
        for reaction in joint_reactions(instant_of(result, frame)):
            of_run = result.reaction(reaction.joint)[frame]
            size = max(float(np.abs(of_run).max()), 1.0)
            assert reaction.in_ground == pytest.approx(of_run, abs=1e-9 * size)
