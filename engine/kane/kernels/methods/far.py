"""Gaps that cannot have closed: how far they are, and how far the bodies have come since.

To read the gaps of twenty stops that never act would cost as much as an evaluation. So each step
adds up how far each body can have moved at most, by its speeds and accelerations at both ends of
the step, which costs next to nothing; and as long as no gap can have closed by that, none is read.
By the law of the triangle, with the ways x and the turns of two bodies A and B, and the arms of
their points,

- a distance changes by no more than x_A + x_B + |a| turn_A + |b| turn_B;
- a displacement along an axis of A by no more than that, and by what the axis turns away from under
  point B, turn_A (d + all of the above), where d is how far the points were from each other;
- an angle by no more than turn_A + turn_B where both bodies share the axis, as they do in a plane.
  In space a joint may have been opened: there the side leans, by as much as it did before and both
  turns at most, and the angle changes by so much over the cosine of that. See ``path``.

Where some gap might be half closed, the gaps are measured, without their rates; where one might
be closed, the guards are read with all that belongs to them. Guards of other kinds, and gaps that
are not those of one path, are read at each step, and all others with them.
"""

import math

import numpy as np
import numpy.typing as npt

from kane.kernels.compiling.jit import jit
from kane.kernels.primitives.path import ANGLE, DISPLACEMENT, DISTANCE
from kane.kernels.primitives.points import point_offset, span
from kane.kernels.state import speeds
from kane.kernels.tables import Table, Tables

# path of the gap, size of its factor, lengths of the arms of both points [m]
WAY = np.dtype([("path", "i8"), ("factor", "f8"), ("arm_a", "f8"), ("arm_b", "f8")])

# Columns of ``Watch.moved``: how far a body went, and how far it turned.
WENT, TURNED_BY = range(2)
MOST_TURN = 2.5  # rad; from an angle that changed by less, its whole turns are known
MOST_LEAN = 1.0  # rad; cos(x) >= 1 - x^2 / 2 > 0 up to there


@jit
def used_up(watch, y, y_next, rates, rates_next, h):
    """Add a step to how far bodies have moved; return what part of a gap that can have used up.

    It is the largest part of all: from 1 on a gap may have closed.

    Args:
        watch: see ``guards.Watch``.
        y: (y,) state at the start of the step.
        y_next: (y,) state at its end.
        rates: (y,) y' at the start.
        rates_next: (y,) y' at the end.
        h: length of the step [s].

    """
    tables, moved = watch.tables, watch.moved
    u, u_next = speeds(tables, y), speeds(tables, y_next)
    a, a_next = speeds(tables, rates), speeds(tables, rates_next)
    for body in range(1, tables.bodies.size):
        for i in range(2):
            square = 0.0
            for k in range(6 * body - 6 + 3 * i, 6 * body - 3 + 3 * i):
                fastest = max(abs(u[k]), abs(u_next[k])) + h * max(abs(a[k]), abs(a_next[k]))
                square += fastest * fastest
            moved[body, i] += h * math.sqrt(square)
    most = 0.0
    for k in range(watch.guards.size):
        change, reach = _change(watch, k), watch.reach[k]
        if not change < reach:  # nor is it where there is no number
            return math.inf
        most = max(most, change / reach)
    return most


@jit
def _change(watch, k):
    """Return by how much a gap has changed at most since it was measured."""
    e = watch.ways[k]
    path = watch.tables.paths[e["path"]]
    a, b = path["body_a"], path["body_b"]
    turn_a, turn_b = watch.moved[a, TURNED_BY], watch.moved[b, TURNED_BY]
    if path["kind"] == ANGLE:
        change = turn_a + turn_b
        if watch.tables.pattern.size == 3:
            lean = watch.apart[k] + change
            change = change / (1.0 - 0.5 * lean * lean) if lean < MOST_LEAN else math.inf
        return e["factor"] * change
    change = watch.moved[a, WENT] + watch.moved[b, WENT]
    change += e["arm_a"] * turn_a + e["arm_b"] * turn_b
    if path["kind"] == DISPLACEMENT:
        change += turn_a * (watch.apart[k] + change)
    return e["factor"] * change


@jit
def note_reaches(watch):
    """Note how far all gaps are, whose rows ``watch.work`` holds: from here bodies move on."""
    rows = watch.work
    for k in range(watch.ways.size):
        e = watch.guards[k]
        _note_reach(watch, k, e["sign"] * rows.phi[e["row"]])
    for body in range(watch.moved.shape[0]):
        for i in range(2):
            watch.moved[body, i] = 0.0


@jit
def _note_reach(watch, k, gap):
    """Note how far a gap is, whose path ``watch.work`` holds."""
    e = watch.ways[k]
    rows = watch.work
    path = watch.tables.paths[e["path"]]
    watch.reach[k] = max(gap - watch.nil[k], 0.0)
    if path["kind"] == ANGLE:
        watch.reach[k] = min(watch.reach[k], MOST_TURN * e["factor"])
        along = 0.0
        for i in range(3):
            side = point_offset(rows.R, path["body_b"], path["side"], i)
            along += side * point_offset(rows.R, path["body_a"], path["z"], i)
        watch.apart[k] = math.asin(min(abs(along), 1.0))
    elif path["kind"] == DISPLACEMENT:
        watch.apart[k] = span(path, rows.p, rows.R)


def ways(tables: Tables, rows: npt.NDArray[np.int64], are_gaps: npt.NDArray[np.bool_]) -> Table:
    """Return the ways of gaps; none if a guard is no gap, or not that of one path.

    Args:
        tables: the rows that are watched.
        rows: (k,) the row of each guard.
        are_gaps: (k,) whether it is the gap of that row.

    """
    if not are_gaps.all():
        return np.zeros(0, WAY)
    terms = tables.path_terms
    of_row = np.zeros(tables.row_level.size, np.int64)
    of_row[terms["row"]] = np.arange(terms.size)
    if (np.bincount(terms["row"], minlength=of_row.size)[rows] != 1).any():
        return np.zeros(0, WAY)
    own = terms[of_row[rows]]
    paths = tables.paths[own["path"]]
    if not np.isin(paths["kind"], (DISTANCE, DISPLACEMENT, ANGLE)).all():
        return np.zeros(0, WAY)
    found = np.zeros(rows.size, WAY)
    found["path"], found["factor"] = own["path"], np.abs(own["factor"])
    found["arm_a"] = np.linalg.norm(paths["point_a"], axis=1)
    found["arm_b"] = np.linalg.norm(paths["point_b"], axis=1)
    return found
