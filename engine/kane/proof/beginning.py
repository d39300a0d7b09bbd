"""Whether a run begins as near to its drawing as the joints allow, in places and in speeds.

Near is told by the kinetic energy: the sum of m d^2 of how far mass centres are, and of the moments
of inertia times turns. The nearest placement is sought anew, from the drawing, by short steps of
Gauss and Newton with gradients of this derivation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from kane.model import Model
from kane.model.planes import axis_across
from kane.proof.balance import masses
from kane.proof.finding import Finding
from kane.proof.judging import Left
from kane.proof.motion import Array, Motion, motion
from kane.proof.paths import Paths
from kane.proof.recorded import Recorded
from kane.proof.rows import Held, Rows
from kane.sentences import say

TITLE = say("The start: as near to the drawing as the joints allow")
REASON = say("Two placements that close the joints are far apart; errors of closing are not seen.")
FARTHER = 0.1  # of the way: so far two placements that are one may be, where joints bend much
UNSEEN = 1e-6  # of the mechanism: so far apart two placements are the same to any eye
LIGHT = 1e-9  # of the largest mass: what has none moves as if it had so much
SHORT = 0.1  # rad or of the mechanism in one step: a loop does not go over to the other side
CLOSED, ARRIVED = 1e-9, 1e-8  # of the mechanism: gaps, and steps behind which nothing follows
MOST = 100  # steps; behind them it may end anywhere that is near
DEPENDENT = 1e-9  # of the largest row: what others hold already


@dataclass(frozen=True)
class Beginning:
    """How a run begins, and how it was drawn.

    Attributes:
        model: what moves.
        drawn: (n, 7) origins and Euler parameters as they are drawn.
        found: (n, 7) the same at the start of the run.
        given: (n, 6) velocities of the origins in ground axes, and angular ones in those of the
            body, as they are given; None where they are not to be as near to these as may be.
        speeds: (n, 6) the same at the start of the run.
        held: constraints.
        time: of the start [s].
        recorded: what else is recorded there, of one frame.
        extent: length by which an angle counts as a length [m].
        principal: axes of each body along which a touching shape slips.

    """

    model: Model
    drawn: Array
    found: Array
    given: Array | None
    speeds: Array
    held: Sequence[Held]
    time: float
    recorded: Recorded
    extent: float
    principal: Mapping[str, Array]


def start_finding(start: Beginning) -> Finding:
    """Return whether the run begins in the placement that is nearest to the drawing.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    search = _Search(start)
    told = search.way(start.found)
    if told <= UNSEEN * start.extent:
        place = say("All bodies begin where they are drawn.")
        return Finding(TITLE, "right", 0.0, FARTHER, place, REASON)
    ends = [q for begin in (start.drawn, start.found) if (q := search.nearest(begin)) is not None]
    if not ends:
        place = say("From the drawing the second derivation cannot close the joints.")
        return Finding(TITLE, "undecided", 0.0, FARTHER, place, REASON)
    nearest = min(ends, key=search.way)
    least = search.way(nearest)
    part = max(told - least, 0.0) / max(least, UNSEEN * start.extent)
    if told <= (1.0 + FARTHER) * least + UNSEEN * start.extent:
        place = say("Bodies begin {told:.3g} m from the drawing, and nowhere nearer.", told=told)
        return Finding(TITLE, "right", part, FARTHER, place, REASON)
    where, apart = search.farthest(start.found, nearest)
    place = say(
        "'{where}' begins {apart:.3g} m beside its nearest place: bodies begin {told:.3g} m from "
        "the drawing, where {least:.3g} m would do",
        where=where, apart=apart, told=told, least=least,
    )  # fmt: skip
    return Finding(TITLE, "wrong", part, FARTHER, place, REASON)


def speed_lefts(start: Beginning) -> Iterator[Left]:
    """Yield what of the change of the speeds given no row explains: the least change has none.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    if start.given is None:
        return
    search = _Search(start)
    _, rows = search.rows(start.found, of_speeds=True)
    given, found = search.momenta(start.given, start.drawn), search.momenta(start.speeds, None)
    told, scale = (found - given).ravel(), np.repeat([1.0, start.extent], 3)
    left = told
    if len(rows):
        matrix = (rows / np.tile(scale, len(given))).T
        along, *_ = np.linalg.lstsq(matrix, told, rcond=1e-12)
        left = told - matrix @ along
    k = int(np.abs(left).argmax())
    component = ("px", "py", "pz", "hx", "hy", "hz")[k % 6]
    size = float(max(np.abs(given).max(), np.abs(found).max()))
    yield Left(
        "strike", start.model.bodies[k // 6].name, component, "N s", start.time,
        float(left[k]), size, 0.0,
    )  # fmt: skip


class _Step(NamedTuple):
    """A step of the search.

    Attributes:
        whole: (6 n,) displacements of mass centres in ground axes [m] and turns about them.
        along: part of it that goes back towards the drawing.
        gap: the largest [m].

    """

    whole: Array
    along: Array
    gap: float


class _Search:
    """The nearest placement to a drawing.

    Args:
        start: the drawing, with what is to hold.

    """

    def __init__(self, start: Beginning) -> None:
        self._start, self._names = start, [body.name for body in start.model.bodies]
        self.particles = {body.name for body in start.model.bodies if body.particle}
        self._own = [masses(start.model)[name] for name in self._names]
        self._largest = max(own.mass for own in self._own) or 1.0
        self._free = [_free(start.model, body.pinned) for body in start.model.bodies]
        self._before = self._centers(start.drawn)
        self._scale = np.tile(np.repeat([1.0, start.extent], 3), len(self._names))

    def turns(self, q: Array) -> Array:
        """Return the matrices from the axes of bodies to those of the ground, (n, 3, 3)."""
        moved = motion(self._names, np.zeros(1), q[None], np.zeros((1, len(q), 6)))
        return np.stack([moved.places.turn[name][0] for name in self._names])

    def way(self, q: Array) -> float:
        """Return how far a placement is from the drawing: the mean of all masses [m]."""
        back = self._back(q).reshape(-1, 6)
        # 2 sin(a/2) as the way back, 4 sin(a/4) as its length: one is the slope of the other
        back[:, 3:] /= np.cos(0.5 * np.arcsin(0.5 * np.linalg.norm(back[:, 3:], axis=1)))[:, None]
        square = sum(float(d @ M @ d) for d, M in zip(back, self._masses(q), strict=True))
        return float(np.sqrt(square / sum(max(own.mass, self._light) for own in self._own)))

    def farthest(self, q: Array, other: Array) -> tuple[str, float]:
        """Return the body that is farthest from its place in another placement, and how far [m]."""
        far = np.linalg.norm(self._centers(q) - self._centers(other), axis=1)
        turned = np.linalg.norm(_turn_to(q[:, 3:], other[:, 3:]), axis=1)
        apart = np.maximum(far, self._start.extent * turned)
        k = int(apart.argmax())
        return self._names[k], float(apart[k])

    def momenta(self, u: Array, q: Array | None) -> Array:
        """Return the momenta of bodies with some speeds, (n, 6), where the run begins [N s].

        Angular ones are divided by the size of the mechanism. The speeds of origins are those at
        another placement, if one is told: mass centres are as fast there.
        """
        R, found = self.turns(self._start.found), np.zeros((len(u), 6))
        where = R if q is None else self.turns(q)
        for i, (name, own) in enumerate(zip(self._names, self._own, strict=True)):
            v = u[i, :3] + np.cross(where[i] @ u[i, 3:], where[i] @ own.center)
            found[i, :3] = own.mass * v
            if name not in self.particles:
                found[i, 3:] = R[i] @ own.inertia @ u[i, 3:] / self._start.extent
        return found

    def nearest(self, begin: Array) -> Array | None:
        """Return the nearest placement that is found from another one; None where none closes."""
        q = begin
        for _ in range(MOST):
            step = self._step(q, 0.0)
            if step.gap <= CLOSED * self._start.extent:
                return self._back_along(q)
            q = self._moved(q, step.whole)
        return None

    def _back_along(self, q: Array) -> Array:
        """Go back towards the drawing along what the joints allow, as long as that is nearer."""
        part, least, best = 1.0, self.way(q), q
        for _ in range(MOST):
            step = self._step(q, part)
            if step.gap <= CLOSED * self._start.extent:
                way = self.way(q)
                if way <= least:
                    least, best = way, q
                else:  # too far along a bent way
                    q, part = best, 0.5 * part
                    step = self._step(q, part)
                if float(np.abs(step.along * self._scale).max()) <= ARRIVED * self._start.extent:
                    break
            q = self._moved(q, step.whole)
        return best

    def rows(self, q: Array, of_speeds: bool) -> tuple[Array, Array]:
        """Return gaps [m] and slopes, (rows, 6 n), of rows that hold places, or speeds as well."""
        both = np.stack([self._start.drawn, q])  # what keeps its value has that of the drawing
        moved = motion(self._names, np.full(2, self._start.time), both, np.zeros((2, len(q), 6)))
        twice = np.zeros(2, dtype=int)
        paths = Paths(self._start.model, moved, self._start.recorded.part(twice))
        gaps, slopes = [], []
        for held in self._start.held:
            for row in Rows(paths, self._start.extent, self._start.principal).of(held):
                if not (row.holds_speeds if of_speeds else row.holds_places):
                    continue
                gaps.append(0.0 if row.gap is None else float(row.gap[1]))
                slopes.append(
                    np.concatenate([self._slope(row.of, name, moved) for name in self._names])
                )
        return np.array(gaps), np.array(slopes).reshape(len(gaps), 6 * len(self._names))

    def _slope(self, of: Mapping[str, Array], name: str, moved: Motion) -> Array:
        if name not in of:
            return np.zeros(6)
        own = np.asarray(of[name][1]).copy()
        center = masses(self._start.model)[name].center
        own[3:] -= np.cross(moved.places.direction(name, center)[1], own[:3])
        return np.asarray(own)

    def _step(self, q: Array, part: float) -> _Step:
        gaps, slopes = self.rows(q, of_speeds=False)
        back = part * np.concatenate(
            [P @ P.T @ d for P, d in zip(self._free, self._back(q).reshape(-1, 6), strict=True)]
        )
        if not len(gaps):
            return _Step(back, back, 0.0)
        light = [  # what moves most for its kinetic energy, (6, k) each
            P @ np.linalg.cholesky(np.linalg.inv(P.T @ M @ P))
            for P, M in zip(self._free, self._masses(q), strict=True)
        ]
        weighed = np.hstack([slopes[:, 6 * i : 6 * i + 6] @ L for i, L in enumerate(light)])
        ends = np.cumsum([L.shape[1] for L in light])[:-1]

        def fit(wanted: Array) -> Array:
            found, *_ = np.linalg.lstsq(weighed, wanted, rcond=DEPENDENT)
            parts = zip(light, np.split(found, ends), strict=True)
            return np.concatenate([L @ own for L, own in parts])

        along = back + fit(-slopes @ back)
        return _Step(along + fit(-gaps), along, float(np.abs(gaps).max()))

    def _moved(self, q: Array, step: Array) -> Array:
        most = SHORT * self._start.extent
        step = step * min(1.0, most / max(float(np.abs(step * self._scale).max()), 1e-300))
        found, R = q.copy(), self.turns(q)
        for i, own in enumerate(self._own):
            turn = R[i].T @ step[6 * i + 3 : 6 * i + 6]
            center = q[i, :3] + R[i] @ own.center + step[6 * i : 6 * i + 3]
            found[i, 3:] = _turned(q[i, 3:], turn)
            after = self.turns(found[i : i + 1].repeat(len(q), axis=0))[i]
            found[i, :3] = center - after @ own.center
        return found

    def _back(self, q: Array) -> Array:
        """Return the way back to the drawing, (6 n,)."""
        far = self._before - self._centers(q)
        turn = _turn_to(q[:, 3:], self._start.drawn[:, 3:])
        turned = np.einsum("nij,nj->ni", self.turns(q), turn)
        return np.hstack([far, turned]).ravel()

    def _centers(self, q: Array) -> Array:
        centers = np.array([own.center for own in self._own])
        return np.asarray(q[:, :3] + np.einsum("nij,nj->ni", self.turns(q), centers))

    @property
    def _light(self) -> float:
        return LIGHT * self._largest

    def _masses(self, q: Array) -> Iterator[Array]:
        """Yield the mass of each body and its moments of inertia about ground axes, (6, 6)."""
        least = self._light * self._start.extent**2
        for name, own, R in zip(self._names, self._own, self.turns(q), strict=True):
            M = np.zeros((6, 6))
            M[:3, :3] = max(own.mass, self._light) * np.eye(3)
            inertia = np.zeros((3, 3)) if name in self.particles else R @ own.inertia @ R.T
            M[3:, 3:] = inertia + least * np.eye(3)
            yield M


def _free(model: Model, pinned: bool) -> Array:
    """Return the shifts and turns that a body can make, (6, k)."""
    if pinned:
        return np.zeros((6, 0))
    if not model.planar:
        return np.eye(6)
    across = axis_across(model.work_plane)
    return np.delete(np.eye(6), [across, *(3 + k for k in range(3) if k != across)], axis=1)


def _turn_to(e: Array, other: Array) -> Array:
    """Return twice the sines of half the turns to other Euler parameters, in body axes, (n, 3)."""
    v, s, to_v, to_s = e[:, :3], e[:, 3:], other[:, :3], other[:, 3:]
    turn = 2.0 * (s * to_v - to_s * v - np.cross(v, to_v))
    same = s * to_s + (v * to_v).sum(axis=1, keepdims=True)
    return np.asarray(np.where(same < 0.0, -turn, turn))  # e and -e are one turn


def _turned(e: Array, turn: Array) -> Array:
    """Return the Euler parameters behind a turn about the axes of the body."""
    angle = float(np.linalg.norm(turn))
    half = 0.5 * np.sinc(angle / (2.0 * np.pi)) * turn
    cosine = np.cos(0.5 * angle)
    v = e[3] * half + cosine * e[:3] + np.cross(e[:3], half)
    return np.append(v, e[3] * cosine - e[:3] @ half)
