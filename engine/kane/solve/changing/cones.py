"""Forces or impulses of contacts that push and rub, where trying one after the other ends nowhere.

Each push p_n of a gap and its speed w_n behind it are none below zero, and one of both is zero;
friction p_t lies in the disc that the pushes allow it, and against the slip where it is at its rim:

    p_n = max(p_n - w_n / a, 0),    p_t = disc(p_t - w_t / a),    w = S p + w_0,

for any a > 0. Sweeps from contact to contact come near: each gets the force that it would have if
all others kept theirs (Jean, The non-smooth contact dynamics method, 1999). From there Newton's
method on these equations as they stand, whose derivatives are those of the branch at hand, ends on
the solution to round-off (Alart and Curnier, A mixed formulation for frictional contact problems
prone to Newton like solution methods, 1991).
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.solve.changing.place import IMMOVABLE, Place
from kane.solve.changing.ways import APART, FAST, Way, closed, gap_row, opens, slip_rows

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]

SWEEPS = (30, 300, 3000)  # after which Newton's method is tried
NEWTON = 30
GROWS = 1e9  # of the first forces: forces that grow without end, as in the paradox of Painleve
HALVINGS = 12  # of one of its steps
SOLVED = 1e-12  # of the largest speed and of the largest force times what it does
AT_RIM = 1e-9  # of the disc: friction that slides


class _Disc(NamedTuple):
    """Friction of a contact.

    Attributes:
        rows: along which it rubs.
        presses: rows whose pushes press it.
        factors: what they make of its limit.
        limit: what it can do unpressed.
        against: direction of a slip that there is already; None where there is none.

    """

    rows: Indices
    presses: Indices
    factors: Array
    limit: float
    against: Array | None

    def radius(self, p: Array) -> float:
        return self.limit + float(self.factors @ np.maximum(p[self.presses], 0.0))


class Cones(NamedTuple):
    """A problem of contacts: pushes, what is held whatever the force, and friction.

    Attributes:
        pushes: rows that push alone.
        held: rows that hold.
        tied: rows that hold as long as a row pushes, each with that row.
        discs: friction, by its contact.
        ease: (r,) how far a unit force moves each row by itself, nowhere zero.

    """

    pushes: tuple[int, ...]
    held: tuple[int, ...]
    tied: tuple[tuple[int, int], ...]
    discs: dict[int, _Disc]
    ease: Array

    def rows(self) -> Indices:
        """Return all rows that may have forces."""
        found = [*self.pushes, *self.held, *(row for row, _ in self.tied)]
        for disc in self.discs.values():
            found.extend(disc.rows.tolist())
        return np.array(sorted(found), dtype=np.int64)


def by_cones(place: Place, touching: Mapping[int, bool]) -> Iterator[tuple[dict[int, Way], Array]]:
    """Yield how contacts are with forces, (r,), that fit their cones, or come near to that; these.

    What is at its rim slides at first, then only where it is accelerated: of forces that do the
    same some are at a rim by chance. Nothing where forces grow without end, or joints press what
    rubs.

    Args:
        place: the contacts.
        touching: those that may hold, by number, and whether they slip already.

    """
    cones = cones_of(place, touching)
    forces, _ = (None, False) if cones is None else _searched(place, cones)
    if cones is None or forces is None:
        return
    least = AT_RIM * float(np.abs(forces).max(initial=0.0))
    ways = {k: _way(place, k, cones, forces, slips, least) for k, slips in touching.items()}
    yield ways, forces
    rates, still = place.free + place.S @ forces, AT_RIM * float(np.abs(place.free).max())
    idle = {
        k: FAST
        for k, way in ways.items()
        if way.slip is not None
        and not touching[k]
        and float(np.linalg.norm(rates[slip_rows(place, k)])) <= still
    }
    if idle:
        yield {**ways, **idle}, forces


def _way(place: Place, contact: int, cones: Cones, forces: Array, slips: bool, least: float) -> Way:
    row = gap_row(place, contact)
    if row is not None and opens(place, contact) and forces[row] <= least:
        return APART
    if slips:
        return closed(place, contact, slips=True)
    if contact not in cones.discs:
        return FAST
    disc = cones.discs[contact]
    rubs = forces[slip_rows(place, contact)]  # of rows that nothing moves, none
    size = float(np.linalg.norm(rubs))
    if size <= least or size < (1.0 - AT_RIM) * disc.radius(forces):
        return FAST
    return Way(True, tuple((-rubs / size).tolist()))


def cones_of(place: Place, touching: Mapping[int, bool]) -> Cones | None:
    """Return the problem of contacts at a place; None where joints press what rubs."""
    pushes, held, tied = list[int](), list[int](), list[tuple[int, int]]()
    discs = dict[int, _Disc]()
    moves = place.S.diagonal() > IMMOVABLE * place.ease
    for k, slips in touching.items():
        row, along = gap_row(place, k), slip_rows(place, k)
        if row is not None and moves[row]:
            (pushes if opens(place, k) else held).append(row)
        own = [i for i in range(along.start, along.stop) if moves[i]]
        if k in place.limits:
            disc = _disc(place, k, own, touching, slips)
            if disc is None:
                return None
            discs[k] = disc
        elif row is not None and opens(place, k):
            tied.extend((i, row) for i in own)
        else:
            held.extend(own)
    ease = np.where(moves, place.S.diagonal(), 1.0)
    return Cones(tuple(pushes), tuple(held), tuple(tied), discs, ease)


def _disc(
    place: Place, contact: int, rows: list[int], touching: Mapping[int, bool], slips: bool
) -> _Disc | None:
    friction, first = place.friction(contact), len(place.joints)
    by_row = {gap_row(place, k): k for k in touching}
    presses, factors = list[int](), list[float]()
    for press in place.system.guards.normals[friction.normals]:
        row = int(press["row"]) - first
        if row < 0 or int(press["count"]) != 1 or press["axis_body"] >= 0:
            return None
        if row in by_row:
            presses.append(row)
            factors.append(float(press["factor"]) * friction.sliding / friction.scale)
    own = np.array(rows, dtype=np.int64)
    way = closed(place, contact, slips=True).slip if slips else None
    return _Disc(
        own,
        np.array(presses, dtype=np.int64),
        np.array(factors),
        place.limits[contact][1],
        None if way is None else np.array(way)[own - slip_rows(place, contact).start],
    )


def forces_in(place: Place, cones: Cones) -> Array | None:
    """Return forces, (r,), that fit the cones and what they make of the accelerations; or None."""
    forces, fit = _searched(place, cones)
    return forces if fit else None


def _searched(place: Place, cones: Cones) -> tuple[Array | None, bool]:
    """Return the nearest forces that were found, and whether they fit; None if they have no end."""
    rows = cones.rows()
    p = np.zeros(place.phi.size)
    if not rows.size:
        return p, True
    swept, most = 0, np.inf
    for until in SWEEPS:
        while swept < until:
            _sweep(place, cones, p)
            swept += 1
            largest = float(np.abs(p).max())
            if largest > most:
                return None, False
            most = min(most, GROWS * largest) if largest > 0.0 else most
        found = _newton(place, cones, rows, p)
        if found is not None:
            return found, True
    return p, False


def _sweep(place: Place, cones: Cones, p: Array) -> None:
    """Give each contact in turn the forces that it would have if all others kept theirs."""
    S, free = place.S, place.free
    for row in cones.held:
        p[row] -= (free[row] + S[row] @ p) / cones.ease[row]
    for row in cones.pushes:
        p[row] = max(p[row] - (free[row] + S[row] @ p) / cones.ease[row], 0.0)
    for row, push in cones.tied:
        wanted = p[row] - (free[row] + S[row] @ p) / cones.ease[row]
        p[row] = wanted if p[push] > 0.0 else 0.0
    for disc in cones.discs.values():
        own = disc.rows
        if not own.size:
            continue
        radius = disc.radius(p)
        if disc.against is not None:
            p[own] = -radius * disc.against
            continue
        wanted = p[own] - (free[own] + S[own] @ p) / cones.ease[own].max()
        size = float(np.linalg.norm(wanted))
        p[own] = wanted if size <= radius else wanted * (radius / size)


def _newton(place: Place, cones: Cones, rows: Indices, start: Array) -> Array | None:
    p = start.copy()
    left, J = _equations(place, cones, rows, p)
    for _ in range(NEWTON):
        size = float(np.abs(left).max())
        if size <= SOLVED * _scale(place, cones, rows, p):
            return p
        try:
            step = np.linalg.lstsq(J, left, rcond=1e-13)[0]
        except np.linalg.LinAlgError:
            return None
        part = 1.0
        for _ in range(HALVINGS):
            tried = p.copy()
            tried[rows] -= part * step
            then, J_then = _equations(place, cones, rows, tried)
            if float(np.abs(then).max()) < (1.0 - 0.1 * part) * size:
                break
            part *= 0.5
        else:
            return None
        p, left, J = tried, then, J_then
    return None


def _scale(place: Place, cones: Cones, rows: Indices, p: Array) -> float:
    """Return the size of what the equations are the sums of, as a force."""
    moved = np.abs(place.free[rows]) + np.abs(place.S[np.ix_(rows, rows)]) @ np.abs(p[rows])
    return max(float((moved / cones.ease[rows]).max()), 1e-300)


def _equations(place: Place, cones: Cones, rows: Indices, p: Array) -> tuple[Array, Array]:
    """Return p less what it should be by the branch at hand, (n,), and how that changes with p."""
    at = {int(row): i for i, row in enumerate(rows)}
    S = place.S[np.ix_(rows, rows)]
    w = place.free[rows] + S @ p[rows]
    left, J = np.zeros(rows.size), np.zeros((rows.size, rows.size))
    ease = cones.ease[rows]

    def free(i: int) -> None:  # it moves nowhere: w = 0, as a force
        left[i], J[i] = w[i] / ease[i], S[i] / ease[i]

    def none(i: int) -> None:
        left[i], J[i] = p[rows[i]], 0.0
        J[i, i] = 1.0

    for row in cones.held:
        free(at[row])
    for row in cones.pushes:
        i = at[row]
        (free if p[row] - w[i] / ease[i] > 0.0 else none)(i)
    for row, push in cones.tied:
        (free if p[push] > 0.0 else none)(at[row])
    for disc in cones.discs.values():
        if not disc.rows.size:
            continue
        own = np.array([at[int(row)] for row in disc.rows])
        presses = np.array([at[int(row)] for row in disc.presses], dtype=np.int64)
        radius, r = disc.radius(p), ease[own].max()
        wanted = p[disc.rows] - w[own] / r
        size = float(np.linalg.norm(wanted))
        grows = np.zeros(rows.size)
        grows[presses] = disc.factors * (p[disc.presses] > 0.0)
        if disc.against is not None:
            toward, turn = -disc.against, np.zeros((own.size, own.size))
        elif size <= radius and (radius > 0.0 or size > 0.0):
            left[own], J[own] = w[own] / r, S[own] / r
            continue
        elif size == 0.0:
            for i in own:
                none(int(i))
            continue
        else:
            toward = wanted / size
            turn = (np.eye(own.size) - np.outer(toward, toward)) * (radius / size)
        moved = -S[own] / r
        moved[np.arange(own.size), own] += 1.0
        left[own] = p[disc.rows] - radius * toward
        J[own] = -turn @ moved - np.outer(toward, grows)
        J[own, own] += 1.0
    return left, J
