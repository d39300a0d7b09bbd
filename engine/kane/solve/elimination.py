"""In which order speeds are expressed by others, and by which constraint rows.

The bodies are taken one after the other, from the tips of a tree inwards, those with few
neighbours first. Rows that touch a body determine its speeds, and are used up by that: a speed
that counts for much in a row is taken, such that little else is coupled by it (threshold pivoting;
Duff, Erisman, Reid, Direct Methods for Sparse Matrices, 2017, chapters 5 and 7). A speed that no
row touches any more is independent. One that counts for little in all its rows waits for the
bodies that count for more in them: so the crank becomes independent where it moves while the
rocker rests, and the rocker where it is the other way round. Rows in which nothing counts any more
are redundant.
"""

import heapq
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

Row = dict[int, float]  # what speeds count in it; 0 where one counts at other places

# A speed may follow from a row in which it counts for this part of what another does. All that
# count for the larger part are as good, and the one is taken that couples least.
LEAST, GOOD = 0.5, 0.9


@dataclass
class Elimination:
    """Which speed is expressed by which row.

    Attributes:
        order: all speeds in the order in which they are expressed by others.
        row_of: the row of each dependent speed.
        follows: how each dependent speed follows from those after it.
        used: for each row the rows before it whose dependent speeds are replaced in it, in order.
        left: the speeds that each redundant row still touches.

    """

    order: list[int] = field(default_factory=list)
    row_of: dict[int, int] = field(default_factory=dict)
    follows: dict[int, Row] = field(default_factory=dict)
    used: list[list[int]] = field(default_factory=list)
    left: dict[int, list[int]] = field(default_factory=dict)


def eliminate(
    rows: list[Row],
    stages: Sequence[int],
    negligible: Sequence[float],
    fronts: Iterable[Collection[int]],
    independent: Collection[int] = (),
) -> Elimination:
    """Return which speeds follow from others by which rows.

    Args:
        rows: what the speeds count in the rows, as lengths; overwritten.
        stages: of each row: those of 0 are used where their bodies are taken, others later; none
            is used in rows of an earlier stage.
        negligible: part of each row's first size below which it holds nothing.
        fronts: the speeds of the bodies, in the order in which bodies are taken.
        independent: speeds that are to follow from others only where there is no other way.

    """
    bounds = [part * _size(row) for part, row in zip(negligible, rows, strict=True)]
    front = _Front(rows, stages, bounds, set(independent))
    for own in fronts:
        front.take(own)
    return front.finish()


class _Front:
    """Rows and speeds that are left: some bodies are done with, others still to come."""

    def __init__(
        self, rows: list[Row], stages: Sequence[int], bounds: list[float], spared: set[int]
    ) -> None:
        self._rows, self._stages, self._bounds, self._spared = rows, stages, bounds, spared
        # rows that hold something, and are not used
        self._open = [set[int]() for _ in range(max(stages, default=0) + 1)]
        for k, stage in enumerate(stages):
            self._open[stage].add(k)
        self._touching: dict[int, set[int]] = {}
        for k, row in enumerate(rows):
            for speed in row:
                self._touching.setdefault(speed, set()).add(k)
        self._waiting: set[int] = set()
        self._found = Elimination(used=[[] for _ in rows])
        self._drop(range(len(rows)))

    def take(self, own: Collection[int]) -> None:
        """Take the speeds of a body, and those that have waited for it."""
        near = {speed for k in self._touched(own) & self._open[0] for speed in self._rows[k]}
        self._settle(near & self._waiting | set(own), self._open[0])

    def finish(self) -> Elimination:
        """Return all that has been found, once there is nothing more to wait for."""
        spared = self._spared
        for active in self._open:
            for self._spared in (spared, set()):
                self._settle(set(self._waiting), active)
        found = self._found
        used = set(found.row_of.values())
        found.left = {k: sorted(row) for k, row in enumerate(self._rows) if k not in used}
        return found

    def _settle(self, speeds: set[int], active: set[int]) -> None:
        """Let rows determine speeds as far as they can; see which of the others are independent."""
        while pivot := self._pivot(speeds, active):
            self._use(*pivot)
            speeds.remove(pivot[1])
        for speed in sorted(speeds):
            rows = self._touching.get(speed, set())
            if all(rows.isdisjoint(held) for held in self._open):
                self._found.order.append(speed)
                self._waiting.discard(speed)
            else:
                self._waiting.add(speed)

    def _touched(self, speeds: Iterable[int]) -> set[int]:
        return {k for speed in speeds for k in self._touching.get(speed, ())}

    def _pivot(self, speeds: set[int], active: set[int]) -> tuple[int, int] | None:
        """Return the row and the speed that it is to determine next, None where there are none."""
        best, worth = None, (False, 0, 0.0)
        for k in sorted(self._touched(speeds) & active):
            row = self._rows[k]
            size = max((abs(row[s]) for s in row.keys() - self._spared), default=0.0)
            if size == 0.0:
                continue
            for speed in sorted((speeds & row.keys()) - self._spared):
                part = abs(row[speed]) / size
                couples = (len(row) - 1) * (len(self._touching[speed]) - 1)
                own = (part >= GOOD, -couples, part)
                if part >= LEAST and (best is None or own > worth):
                    best, worth = (k, speed), own
        return best

    def _use(self, k: int, speed: int) -> None:
        """Let a row determine a speed, and replace it in all others."""
        row, found = self._rows[k], self._found
        pivot = row.pop(speed)
        for key in (speed, *row):
            self._touching[key].remove(k)
        self._open[self._stages[k]].remove(k)
        self._waiting.discard(speed)
        found.order.append(speed)
        found.row_of[speed] = k
        found.follows[speed] = {key: -value / pivot for key, value in row.items()}
        others = [j for j in sorted(self._touching[speed]) if self._stages[j] >= self._stages[k]]
        for other in others:
            target = self._rows[other]
            share = target.pop(speed) / pivot
            found.used[other].append(k)
            for key, value in row.items():
                target[key] = target.get(key, 0.0) - share * value
                self._touching[key].add(other)
        self._drop(others)

    def _drop(self, rows: Iterable[int]) -> None:
        """Leave out rows that hold nothing any more."""
        for k in rows:
            if _size(self._rows[k]) <= self._bounds[k]:
                self._open[self._stages[k]].discard(k)


def _size(row: Row) -> float:
    return max(map(abs, row.values()), default=0.0)


def tips_first(bodies: int, links: Iterable[Collection[int]]) -> list[int]:
    """Return bodies 1 to ``bodies`` in an order of little fill: least degree, the tips first.

    Args:
        bodies: their count.
        links: the bodies that each row touches, the ground (0) left out.

    """
    near: list[set[int]] = [set() for _ in range(bodies + 1)]
    grounded: set[int] = set()
    for link in links:
        for body in link:
            near[body].update(link)
        if len(link) == 1:
            grounded.update(link)
    for body in range(1, bodies + 1):
        near[body].discard(body)
    way = _ways(near, grounded)
    queue = [(len(near[body]), -way[body], body) for body in range(1, bodies + 1)]
    heapq.heapify(queue)
    order: list[int] = []
    done: set[int] = set()
    while queue:
        degree, _, body = heapq.heappop(queue)
        if body in done or degree != len(near[body]):
            continue  # its degree has changed since, and it stands in the queue again
        done.add(body)
        order.append(body)
        for other in near[body]:
            near[other] |= near[body]
            near[other] -= {body, other}
        for other in near[body]:
            heapq.heappush(queue, (len(near[other]), -way[other], other))
    return order


def _ways(near: list[set[int]], start: set[int]) -> list[int]:
    """Return how many links lie between each body and the ground, 0 where none leads there."""
    way, reached, front = [0] * len(near), set(start), set(start)
    steps = 0
    while front:
        steps += 1
        for body in front:
            way[body] = steps
        front = {other for body in front for other in near[body]} - reached
        reached |= front
    return way
