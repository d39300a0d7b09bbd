"""Which generalized speeds are independent, and which constraint rows determine the others.

``elimination`` chooses; here its choice is written down as ``kernels.equations.embedded`` wants
it: where the numbers stand, and where they go. All of it is sparse.
"""

import itertools
import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.constraint_matrix import lengths, movable
from kane.compiled.fill import with_fill
from kane.kernels.codes import ANY_AXIS, NOW, SPEED
from kane.kernels.equations import assemble
from kane.kernels.equations.body import coordinate_rates
from kane.kernels.equations.embedded import IDLE
from kane.kernels.equations.project import OPEN, close_positions, size
from kane.kernels.linear.pivot import REDUNDANT
from kane.kernels.tables import Embedding, Indices, Tables, Work
from kane.solve.elimination import Elimination, eliminate, tips_first

Array = npt.NDArray[np.float64]

# A row is redundant that keeps no more than this part of its size when others are used up in it: as
# for D = B A^-1 B^T, in which it stands squared.
NEGLIGIBLE = math.sqrt(REDUNDANT)
# Stages of rows: those that may be idle, as others hold what they hold but for the digits of the
# model, come after others; those that hold accelerations alone come last.
IDLY, LATE = 1, 2
# Dependent speeds may be as large as that, against independent ones of 1; where one is larger, such
# are chosen that hardly any is larger than they.
LARGE, LARGEST = 2.0, 1.1
MOST_PARTIAL_VELOCITIES = 10**7  # beyond, the choice stays as elimination has made it
AHEAD = 1e-3  # of the mechanism: so far from a dead point rows have their rank
AT_REST = 1e-100  # m/s; the way of what is slower would be lost in the range of numbers
CORRECTIONS = 8  # from so near a place, Newton's method needs two or three


class Chooser:
    """Chooses independent speeds for a system, again and again.

    Args:
        system: the compiled model.

    """

    def __init__(self, system: System) -> None:
        tables = system.tables
        self._system = system
        self._entries = entries = _entries(tables)
        idle = tables.slack > 1.0 if tables.slack.size else np.zeros(system.rows, bool)
        late = tables.row_level > SPEED
        self._stages = np.where(late, LATE, np.where(idle, IDLY, 0)).tolist()
        self._negligible = np.where(idle, IDLE * NEGLIGIBLE, NEGLIGIBLE).tolist()
        body = (entries.speed // 6 + 1).tolist()
        links = {frozenset(body[first:last]) for first, last in entries.of_rows()}
        own = [set[int]() for _ in range(system.bodies + 1)]
        for speed in np.flatnonzero(movable(system)).tolist():
            own[speed // 6 + 1].add(speed)
        order = tips_first(system.bodies, sorted(links, key=sorted))
        self._fronts = [own[body] for body in order]
        self._made: dict[tuple[int, ...], Embedding] = {}

    def choose(self, state: Array, work: Work) -> Work:
        """Choose for a state; return work arrays that hold the choice.

        Where rows are redundant, it is looked whether they still are a little further on: those
        that lose their rank in a dead point alone are to be chosen, as all steps need them.

        Args:
            state: (state,) state on the constraints.
            work: ``work.clock`` has the time of the state; its other arrays are shared.

        """
        chosen, scale = self._chosen(state, work)
        if chosen.left:
            time = work.clock[NOW]
            ahead = _ahead(self._system, state, work)
            if ahead is not None:
                other, other_scale = self._chosen(ahead, work)
                if len(other.left) < len(chosen.left):
                    chosen, scale = other, other_scale
            work.clock[NOW] = time
        key = (*chosen.order, *chosen.row_of.values())
        if key not in self._made:
            self._made[key] = _embedding(self._system, chosen, self._entries)
        embedding = self._made[key]
        embedding.scale[:] = scale[embedding.order]
        embedding.best[0] = np.inf
        embedding.weak[0] = False
        return replace(work, embedding=embedding)

    def _chosen(self, state: Array, work: Work) -> tuple[Elimination, Array]:
        """Return a choice at a state, and what makes its speeds lengths, (6 n,)."""
        tables = self._system.tables
        assemble.place(tables, work, np.ascontiguousarray(state))
        assemble.jacobians(tables, work)
        scale = _scale(tables, work)
        found = self._eliminated(work, scale, ())
        better = _best_independent(found, scale / lengths(self._system))
        return (self._eliminated(work, scale, better) if better else found), scale

    def _eliminated(self, work: Work, scale: Array, spared: Collection[int]) -> Elimination:
        entries = self._entries
        sizes = (work.J.ravel()[entries.place] * scale[entries.speed]).tolist()
        speeds = entries.speed.tolist()
        rows = [
            dict(zip(speeds[first:last], sizes[first:last], strict=True))
            for first, last in entries.of_rows()
        ]
        return eliminate(rows, self._stages, self._negligible, self._fronts, spared)


def choose_partition(system: System, state: Array, work: Work) -> Work:
    """Choose independent speeds once; see ``Chooser.choose``."""
    return Chooser(system).choose(state, work)


def _best_independent(chosen: Elimination, scale: Array) -> set[int]:
    """Return independent speeds that make all others small, empty where the chosen ones do.

    Turns count with the size of the mechanism, so that a short crank comes before what it drives;
    ``scale`` is what the speeds of the choice have to be multiplied by for that, (6 n,).

    A dependent speed that is larger than an independent one, all others at rest, takes its place;
    each exchange makes the block of B that is to be solved larger by that factor (Goreinov,
    Oseledets, Savostyanov, Tyrtyshnikov, Zamarashkin, How to find a good submatrix, 2010).
    """
    place = {speed: i for i, speed in enumerate(chosen.order)}
    own = [speed for speed in chosen.order if speed not in chosen.row_of]
    if len(place) * len(own) > MOST_PARTIAL_VELOCITIES:
        return set()
    gamma = np.zeros((len(place), len(own)))
    gamma[[place[speed] for speed in own], range(len(own))] = 1.0
    for speed, follows in reversed(chosen.follows.items()):
        for other, rate in follows.items():
            gamma[place[speed]] += rate * gamma[place[other]]
    gamma *= scale[chosen.order][:, None] / scale[own]
    if not np.abs(gamma).max(initial=0.0) > LARGE:
        return set()
    while True:
        i, k = np.unravel_index(np.abs(gamma).argmax(), gamma.shape)
        if not abs(gamma[i, k]) > LARGEST:
            return set(own)
        own[k] = chosen.order[i]
        row = gamma[i].copy()
        row[k] -= 1.0
        gamma -= np.outer(gamma[:, k] / gamma[i, k], row)


class _Entries(NamedTuple):
    """Numbers in B that are not zero everywhere, in the order of the rows.

    Attributes:
        start: (m + 1,) where each row starts.
        place: (e,) in the blocks of B, block after block.
        speed: (e,) which it belongs to, by its place in u.

    """

    start: Indices
    place: Indices
    speed: Indices

    def of_rows(self) -> Iterator[tuple[int, int]]:
        """Go through the rows: where the entries of each start and end."""
        return itertools.pairwise(self.start.tolist())


def _entries(tables: Tables) -> _Entries:
    row = np.repeat(np.arange(tables.row_level.size), np.diff(tables.row_start))
    body, axis = tables.block_body[:, None], np.arange(6)
    only = tables.linear_axis[row][:, None]
    counts = (axis >= 3) | (only == ANY_AXIS) | (axis == only)
    counts &= (body > 0) & (tables.bodies["inverse"][tables.block_body] > 0)
    place = np.flatnonzero(counts)
    per_row = np.bincount(row[place // 6], minlength=tables.row_level.size)
    return _Entries(
        start=np.concatenate([[0], np.cumsum(per_row)]).astype(np.int64),
        place=place.astype(np.int64),
        speed=(6 * (body - 1) + axis).ravel()[place].astype(np.int64),
    )


def _scale(tables: Tables, work: Work) -> Array:
    """Return what makes speeds as large as what they count for in rows, (6 n,).

    Turns of a body count with its longest lever, so that short links are as good as long ones.
    """
    sizes = np.linalg.norm(work.J.reshape(-1, 2, 3), axis=2)
    levers = np.zeros((tables.bodies.size, 2))
    np.maximum.at(levers, tables.block_body, sizes)
    levers[levers == 0.0] = 1.0
    return np.repeat(1 / levers[1:], 3, axis=1).ravel()


def _ahead(system: System, state: Array, work: Work) -> Array | None:
    """Return a state, (state,), a little later; None at rest, or where joints do not close."""
    tables, n = system.tables, system.bodies
    ahead = np.array(state)
    q, u = ahead[: 7 * n], ahead[7 * n : 13 * n]
    fastest = float(np.abs(u / lengths(system)).max(initial=0.0))
    if not fastest > AT_REST:
        return None
    time = AHEAD * tables.extent / fastest
    rates = np.zeros(q.size)
    coordinate_rates(q, u, rates)
    q += time * rates
    work.clock[NOW] += time
    left = close_positions(tables, work, ahead, np.zeros(6 * n), CORRECTIONS, AHEAD)
    return ahead if left <= OPEN * size(tables, work) else None


def _embedding(system: System, chosen: Elimination, entries: _Entries) -> Embedding:
    """Return the choice as the kernels want it."""
    tables = system.tables
    order = np.array(chosen.order, dtype=np.int64)
    place = np.full(6 * system.bodies, -1)
    place[order] = np.arange(order.size)
    dependent = [speed for speed in chosen.order if speed in chosen.row_of]
    rows = [chosen.row_of[speed] for speed in dependent]
    for_speeds = int(np.sum(tables.row_level[rows] <= SPEED)) if rows else 0
    rows += sorted(chosen.left)
    number = {row: k for k, row in enumerate(rows)}
    start, later = _joined(with_fill(order.size, _couplings(chosen, place)))
    row_start, which = _joined([range(*entries.start[row : row + 2]) for row in rows])
    before_start, before = _joined([[number[k] for k in chosen.used[row]] for row in rows])
    rest_start, rest = _joined([place[chosen.left.get(row, [])].tolist() for row in rows])
    inertia = np.column_stack(
        [np.repeat(tables.bodies["mass"][1:, None], 3, axis=1), tables.bodies["inertia"][1:]]
    )
    count, couplings = order.size, later.size
    counts = [1, len(dependent), for_speeds, count - len(dependent)]
    return Embedding(
        counts=np.array(counts, dtype=np.int64),
        order=order,
        independent=np.array([speed not in chosen.row_of for speed in chosen.order], dtype=bool),
        inertia=inertia.ravel()[order],
        scale=np.zeros(count),
        start=start,
        later=later,
        target=_targets(start, later),
        rows=np.array(rows, dtype=np.int64),
        node=place[np.array(dependent, dtype=np.int64)],
        row_start=row_start,
        row_entry=entries.place[which],
        row_node=place[entries.speed[which]],
        before_start=before_start,
        before=before,
        rest_start=rest_start,
        rest=rest,
        # no mechanism moves by such signs alone
        test=lengths(system)[order] * np.random.default_rng(0).choice([-1.0, 1.0], count),
        best=np.zeros(1),
        weak=np.zeros(1, np.bool_),
        pivot=np.zeros(len(dependent)),
        share=np.zeros(before.size),
        G=np.zeros(couplings),
        S=np.zeros(couplings + count),
        T=np.zeros(np.diff(start).max(initial=0)),
        h=np.zeros(count),
        force=np.zeros(count),
        rate=np.zeros(count),
        u=np.zeros(6 * system.bodies),
        x=np.zeros(count),
    )


def _targets(start: Indices, later: Indices) -> Indices:
    """Return where what each two couplings of a speed hand on goes in S; see ``Embedding``."""
    count = start.size - 1
    column = np.repeat(np.arange(count), np.diff(start))
    first, second = _pairs(np.diff(start), start[:-1])
    of, with_ = later[first], later[second]
    found = np.searchsorted(column * count + later, with_ * count + of)
    return np.where(of == with_, later.size + of, found).astype(np.int64)


def _pairs(counts: Indices, start: Indices) -> tuple[Indices, Indices]:
    """Return all pairs of entries of each list, the second not behind the first, list by list."""
    places = [np.tril_indices(count) for count in range(counts.max(initial=0) + 1)]
    halves = [
        [places[count][side] + first for count, first in zip(counts, start, strict=True)]
        for side in (0, 1)
    ]
    empty = np.zeros(0, np.int64)
    first, second = (np.concatenate([empty, *half]) for half in halves)
    return first, second


def _joined(lists: Sequence[Sequence[int]]) -> tuple[Indices, Indices]:
    """Return where each list starts, (k + 1,), and all lists one behind the other."""
    start = np.cumsum([0, *map(len, lists)], dtype=np.int64)
    return start, np.array([i for each in lists for i in each], dtype=np.int64)


def _couplings(chosen: Elimination, place: Indices) -> Indices:
    """Return each dependent speed with each that it follows from, (k, 2), by their places."""
    pairs = [(speed, other) for speed, others in chosen.follows.items() for other in others]
    return place[np.array(pairs, dtype=np.int64).reshape(-1, 2)]
