"""Which of the forces that do the same keep all contacts that hold within what they can do.

Where contacts make each other redundant, as in a groove, they share a load in any proportion, and
the shortest forces may pull, or be more than friction can do, though others fit. What is free is z:

    multipliers = the shortest ones + Z z,    B^T Z = 0,

so that the motion does not hang on it. Each contact that holds has a cone, in which its friction is
less than its limit, a push more than nothing. First a place within all of them is sought, by how
far s it is inside the nearest rim, then the one there with the least value of

    |z|^2 / 2 - sum of log(limit^2 - friction^2),

which is unique, and leaves each contact room. Both by Newton's method with that barrier; at first
limits are less by s, and a weight times s is taken off, more and more of it (Boyd and Vandenberghe,
Convex Optimization, 2004, sections 11.3 and 11.4).
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.solve.changing.place import Place
from kane.solve.changing.ways import Way, gap_row, held_rows, opens, slip_rows

Array = npt.NDArray[np.float64]

FREE = 1e-9  # of what a free share changes of others: nothing
FINEST = 1e-12  # of the largest force: rims that are nearer are none
LARGEST = 1e3  # times the largest force: what wedges itself by more is not looked for
STEEPER = 30.0  # by what the way to the inside counts more from one search to the next
NEWTON = 60
SETTLED = 1e-10  # of the square of Newton's step, as the barrier measures it
NEAR = 1e-2  # the same on the way to the inside
HALVINGS = 40  # of one of its steps


class _Cone(NamedTuple):
    """What a contact can do: u = start + change z, of which u[0] is to be more than |u[1:]|.

    Attributes:
        start: (1 + d,) [N].
        change: (1 + d, k).

    """

    start: Array
    change: Array


def share_with_room(
    place: Place, ways: Mapping[int, Way], multipliers: Array, Z: Array
) -> Array | None:
    """Return what is to be added to multipliers so that all contacts that hold have room.

    None where no share is free that could give it to them, or where it would be one without a push
    that makes friction of its own: joints and what acts in them have the shortest forces, and slide
    or let go where those are too large.

    Args:
        place: the contacts.
        ways: how they are.
        multipliers: (m + r,) the shortest ones.
        Z: (m + r, k) what is free, orthonormal: ``free_shares`` or ``shares_that_rub``.

    """
    rough = [k for k, way in ways.items() if way.is_closed and k in place.limits]
    gaps = [gap_row(place, k) for k in rough if opens(place, k)]
    pushes = [len(place.joints) + gap for gap in gaps if gap is not None]
    if float(np.abs(Z[pushes]).max(initial=0.0)) <= FREE:
        return None
    size = float(np.abs(multipliers).max(initial=0.0))
    cones = [
        _Cone(u / size, change)
        for u, change in _cones(place, ways, multipliers, Z)
        if np.abs(change).max(initial=0.0) > FREE
    ]
    if not cones or size == 0.0:
        return None
    # what no cone feels stays as it is
    _, felt, along = np.linalg.svd(np.vstack([cone.change for cone in cones]), full_matrices=False)
    along = along[felt > FREE * felt[0]].T
    inside = _inside([_Cone(cone.start, cone.change @ along) for cone in cones])
    return np.asarray(size * (Z @ (along @ inside)))


def free_shares(place: Place, ways: Mapping[int, Way]) -> Array:
    """Return multipliers that do nothing, (m + r, k), nor change what presses what slides.

    Neither do they change what joints press, by the size of several multipliers at once.
    """
    Z = place.unloaded(held_rows(place, ways))
    kept = list[Array]()
    for k, way in ways.items():
        if k not in place.limits or not way.is_closed:
            continue
        friction, first = place.friction(k), len(kept)
        for press in place.system.guards.normals[friction.normals]:
            own = slice(int(press["row"]), int(press["row"]) + int(press["count"]))
            if way.slip is not None or press["count"] > 1:
                kept.append(Z[own])
        if way.slip is not None and friction.sliding == 0.0:
            del kept[first:]
    if not kept:
        return Z
    _, felt, along = np.linalg.svd(np.vstack(kept), full_matrices=True)
    return np.asarray(Z @ along[int((felt > FREE).sum()) :].T)


def shares_that_rub(place: Place, ways: Mapping[int, Way]) -> Array:
    """Return multipliers, (m + r, k), with which all that holds still does, orthonormal.

    Friction of what slides follows its pushes, and the motion that of it. What joints press of it
    stays as it is.
    """
    first, rows = len(place.joints), held_rows(place, ways)
    count = place.phi.size
    follows, kept = np.eye(count)[:, rows], list[int]()
    gaps = {gap_row(place, k) for k, way in ways.items() if way.is_closed and opens(place, k)}
    for k, way in ways.items():
        if k not in place.limits or not way.is_closed:
            continue
        friction = place.friction(k)
        for press in place.system.guards.normals[friction.normals]:
            row, size = int(press["row"]), int(press["count"])
            if row - first not in gaps:
                kept.extend(range(row, row + size))
            elif way.slip is not None:
                rubs = float(press["factor"]) * friction.sliding / friction.scale
                against = np.outer(rubs * np.array(way.slip), rows == row - first)
                follows[slip_rows(place, k)] -= against
    Z = np.vstack([place.pulls @ follows, follows])
    loads = np.vstack([place.S[rows] @ follows / place.ease[rows, None], Z[kept]])
    _, felt, along = np.linalg.svd(loads)
    return np.asarray(np.linalg.qr(Z @ along[int((felt > FREE * felt[0]).sum()) :].T)[0])


def _cones(
    place: Place, ways: Mapping[int, Way], multipliers: Array, Z: Array
) -> list[tuple[Array, Array]]:
    """Return what contacts can do, as start and change of a cone."""
    first, found = len(place.joints), list[tuple[Array, Array]]()
    gaps = {k: gap_row(place, k) for k in ways if opens(place, k)}
    pushes = {first + gap for gap in gaps.values() if gap is not None}
    for k, way in ways.items():
        gap, along = gap_row(place, k), slip_rows(place, k)
        if not way.is_closed:
            continue
        if gap is not None and opens(place, k):
            found.append((multipliers[[first + gap]], Z[[first + gap]]))
        if k not in place.limits or way.slip is not None:
            continue
        friction = place.friction(k)
        limit, change = place.limits[k][0], np.zeros(Z.shape[1])
        if friction.static > 0.0:
            pressure, slope = place.pressure(k, multipliers, Z, pushes)
            limit += friction.static / friction.scale * pressure
            change = friction.static / friction.scale * slope
        own = slice(first + along.start, first + along.stop)
        found.append((np.append(limit, multipliers[own]), np.vstack([change, Z[own]])))
    return found


def _inside(cones: list[_Cone]) -> Array:
    """Return z within all cones, or nearest to that."""
    sizes = [float(np.linalg.norm(cone.change)) for cone in cones]
    rooms = [
        (cone.start[0] - float(np.linalg.norm(cone.start[1:]))) / size
        for cone, size in zip(cones, sizes, strict=True)
    ]
    k = cones[0].change.shape[1]
    # one more unknown: how far inside
    deeper = [
        _Cone(cone.start, np.column_stack([cone.change, -size * np.eye(len(cone.start))[0]]))
        for cone, size in zip(cones, sizes, strict=True)
    ]
    x = np.append(np.zeros(k), min(0.0, *rooms) - 1.0)
    weight, pulls = 1.0, np.append(np.ones(k), 0.0)
    while x[-1] <= 0.0:
        x = _least(deeper, x, np.append(np.zeros(k), weight), pulls)
        # what the best place may be better by, with a z that is no larger than that
        outside, better = -x[-1], 4.0 * len(cones) / weight
        is_none = outside > better and 2.0 * weight * outside > LARGEST**2
        if is_none or (outside >= 0.0 and better < FINEST):
            return x[:-1]  # there is nothing inside
        weight *= STEEPER
    return _least(cones, x[:-1], np.zeros(k), np.ones(k))


def _least(cones: list[_Cone], start: Array, toward: Array, pulls: Array) -> Array:
    """Return where the barrier is least, with sum of (pulls x^2 / 2 - toward x) added to it.

    Where it is gone toward the inside, it is enough to get there.
    """
    x, settled = start, NEAR if toward.any() else SETTLED
    value = _value(cones, x, toward, pulls)
    for _ in range(NEWTON):
        slope, bend = _slopes(cones, x, toward, pulls)
        step = -np.asarray(np.linalg.lstsq(bend, slope, rcond=None)[0])
        falls = float(slope @ step)
        if -falls <= settled:
            break
        part = 1.0
        for _ in range(HALVINGS):
            then = _value(cones, x + part * step, toward, pulls)
            if then <= value + 0.1 * part * falls:
                break
            part *= 0.5
        else:
            break
        x, value = x + part * step, then
        if toward.any() and x[-1] > 0.0:
            break
    return x


def _value(cones: list[_Cone], x: Array, toward: Array, pulls: Array) -> float:
    found = float((0.5 * pulls * x - toward) @ x)
    for cone in cones:
        u = cone.start + cone.change @ x
        rest = float(np.linalg.norm(u[1:]))
        if u[0] <= rest:
            return np.inf
        found -= np.log(u[0] - rest) + np.log(u[0] + rest)
    return found


def _slopes(cones: list[_Cone], x: Array, toward: Array, pulls: Array) -> tuple[Array, Array]:
    """Return how that value changes, (k,), and how this does, (k, k)."""
    slope, bend = pulls * x - toward, np.diag(pulls)
    for cone in cones:
        u = cone.start + cone.change @ x
        signs = np.append(1.0, -np.ones(u.size - 1))
        rest = float(np.linalg.norm(u[1:]))
        room = (u[0] - rest) * (u[0] + rest)
        by_u = -2.0 * signs * u / room
        slope = slope + cone.change.T @ by_u
        by_u_twice = np.outer(by_u, by_u) - 2.0 * np.diag(signs) / room
        bend = bend + cone.change.T @ by_u_twice @ cone.change
    return slope, bend
