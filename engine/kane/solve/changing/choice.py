"""Which contacts hold, stick or slide from a place on, where nothing strikes.

A complementarity problem of the accelerations: a closed contact pushes or opens, what does not slip
sticks by no more than static friction, or begins to slip the way that sliding friction lets it. It
is solved by trying: from what was, the worst contradiction is taken out, until there is none.
"""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.solve.changing.complementarity import RANK
from kane.solve.changing.cones import by_cones
from kane.solve.changing.place import Place
from kane.solve.changing.room import free_shares, share_with_room, shares_that_rub
from kane.solve.changing.ways import (
    APART,
    FAST,
    Way,
    Ways,
    closed,
    gap_row,
    held_rows,
    is_pressed,
    opens,
    slip_rows,
)

Array = npt.NDArray[np.float64]

MOST_CHANGES = 100
MOST_TRIED = 20_000  # choices, where changes go in a circle
SMALL = 1e-9  # of the largest force or acceleration: as good as nothing
LEAST = 1e-12  # the same of what an acceleration is the sum of: some thousand times its round-off
NEWTON = 60
SETTLED = 1e-12  # of a direction: some thousand times its round-off
ANGLE = 1e-7  # rad: for differences, half of the digits
MOST_TURN = 0.5  # rad: of a direction in one step of Newton's method


class Choice(NamedTuple):
    """How all contacts are, and what forces they have.

    Attributes:
        ways: of each contact that may hold.
        forces: (r,) on their rows [N].
        accelerations: (r,) of the rows.
        multipliers: (m + r,) of the joints, then of the contacts.
        share: (m + r,) by what these differ from the shortest that do the same.

    """

    ways: dict[int, Way]
    forces: Array
    accelerations: Array
    multipliers: Array
    share: Array


def choose(
    place: Place, touching: Mapping[int, bool], guess: Ways, failed: Collection[int] = ()
) -> Choice | None:
    """Return how contacts are from a place on; None where nothing is consistent.

    Args:
        place: the contacts.
        touching: those that may hold, by number, and whether they slip already.
        guess: how they are perhaps.
        failed: those whose friction could hold no more at this instant, and cannot at its limit.

    """
    found = _changed(place, touching, guess, failed)
    if found is None:
        near = list(by_cones(place, touching))
        guesses = chain(
            (_changed(place, touching, ways, failed) for ways, _ in near),
            (_with_other_friction(place, touching, *each, failed) for each in near),
        )
        found = next((each for each in guesses if each is not None), None)
    if found is not None:
        return _without_idle(place, _pressed(place, found), touching, failed)
    for ways in _all_ways(place, touching):
        found = solved(place, ways, touching)
        if found is not None and not any(_contradictions(place, found, touching, failed)):
            return _without_idle(place, _pressed(place, found), touching, failed)
    return None


def _pressed(place: Place, found: Choice) -> Choice:
    """Leave out friction that nothing presses: it has no force, and no guard could follow it."""
    near = {k for k, way in found.ways.items() if way.is_closed}
    ways = {
        k: way
        for k, way in found.ways.items()
        if not way.is_closed or opens(place, k) or is_pressed(place, k, near)
    }
    return found._replace(ways=ways)


def _changed(
    place: Place, touching: Mapping[int, bool], guess: Ways, failed: Collection[int]
) -> Choice | None:
    """Return what is consistent, with the worst contradiction taken out again and again."""
    tried = set[tuple[tuple[int, Way], ...]]()
    ways = dict(guess)
    for _ in range(MOST_CHANGES):
        key = _rounded(ways)
        if key in tried:
            return None
        tried.add(key)
        found = solved(place, ways, touching)
        if found is None:
            return None
        wrong = list(_contradictions(place, found, touching, failed))
        if not wrong:
            return found
        if (other := _with_room(place, found, touching, failed)) is not None:
            return other
        _, contact, way = max(wrong, key=lambda each: each[0])
        ways = {**found.ways, contact: way}
    return None


def holding(
    place: Place, ways: Ways, touching: Mapping[int, bool], failed: Collection[int]
) -> Choice | None:
    """Return the forces with which contacts are as a guess says; None where there are none.

    See ``choose``.
    """
    found = solved(place, ways, touching)
    if found is None or not any(_contradictions(place, found, touching, failed)):
        return found
    return _with_room(place, found, touching, failed)


def _with_room(
    place: Place, found: Choice, touching: Mapping[int, bool], failed: Collection[int]
) -> Choice | None:
    """Return the same motion with other forces, by which all that holds can hold; or None."""
    if not _moves_as_it_should(place, found, touching):
        return None
    Z = free_shares(place, found.ways)
    share = share_with_room(place, found.ways, found.multipliers, Z)
    if share is None:
        return None
    lam = found.multipliers + share
    other = found._replace(forces=lam[len(place.joints) :], multipliers=lam, share=share)
    return None if any(_contradictions(place, other, touching, failed)) else other


def _with_other_friction(
    place: Place,
    touching: Mapping[int, bool],
    ways: dict[int, Way],
    forces: Array,
    failed: Collection[int],
) -> Choice | None:
    """Return forces near some that fit their cones, which are not the shortest; or None.

    Where more contacts slide than are needed to carry a body, what presses each of them is
    ambiguous, and so is their friction: it may be that nothing fits that of the shortest forces.
    """
    lam = np.append(place.joints + place.pulls @ forces, forces)
    Z = shares_that_rub(place, ways)
    lam -= Z @ (Z.T @ lam)
    share = share_with_room(place, ways, lam, Z)
    if share is None:
        return None
    lam += share
    forces = lam[len(place.joints) :]
    unloaded = place.unloaded(held_rows(place, ways))
    share = unloaded @ (unloaded.T @ lam)
    found = Choice(ways, forces, place.free + place.S @ forces, lam, share)
    if _beginning(found, touching) or any(_contradictions(place, found, touching, failed)):
        return None
    return found


def _without_idle(
    place: Place, found: Choice, touching: Mapping[int, bool], failed: Collection[int]
) -> Choice:
    """Leave out friction that cannot hold alone what others hold at rest, as a stop does.

    Its force is anything up to its limit, and makes no difference to the motion; as it neither
    sticks nor slips, no guard of its own could tell when it begins to do so. What holds in its
    place does.
    """
    fast = _fast(place)
    for k, way in found.ways.items():
        at_rest = way.slip is not None and not touching[k] and gap_row(place, k) is None
        if not at_rest or np.abs(found.accelerations[slip_rows(place, k)]).max() > fast:
            continue
        others = solved(place, {i: w for i, w in found.ways.items() if i != k}, touching)
        if others is None or any(_contradictions(place, others, touching, failed)):
            continue
        if np.abs(others.accelerations[slip_rows(place, k)]).max() <= fast:
            return _without_idle(place, others, touching, failed)
    return found


def _moves_as_it_should(place: Place, found: Choice, touching: Mapping[int, bool]) -> bool:
    """Return whether all contradictions are those of forces, if there are any."""
    fast, rates = _fast(place), found.accelerations
    for k, way in found.ways.items():
        gap, along = gap_row(place, k), rates[slip_rows(place, k)]
        if gap is not None and rates[gap] < -fast:
            return False
        if not way.is_closed or k not in place.limits:
            continue
        if way.slip is None and float(np.linalg.norm(along)) > fast:
            return False
        if way.slip is not None and not touching[k] and float(np.dot(way.slip, along)) < -fast:
            return False
    return True


def _rounded(ways: Ways) -> tuple[tuple[int, Way], ...]:
    return tuple(
        (k, way if way.slip is None else Way(way.is_closed, tuple(round(x, 6) for x in way.slip)))
        for k, way in sorted(ways.items())
    )


def _all_ways(place: Place, touching: Mapping[int, bool]) -> Iterator[dict[int, Way]]:
    """Yield every choice for friction along lines; in planes no direction is tried but the last."""
    options = []
    for k, slips in touching.items():
        own = [APART] if opens(place, k) else []
        if slips:
            own.append(closed(place, k, slips=True))
        else:
            own.append(FAST)
            if k in place.limits and place.friction(k).size == 1:
                own += [Way(True, (1.0,)), Way(True, (-1.0,))]
        options.append(own)
    if np.prod([float(len(own)) for own in options]) > MOST_TRIED:
        return
    for chosen in product(*options):
        yield dict(zip(touching, chosen, strict=True))


def solved(place: Place, ways: Ways, touching: Mapping[int, bool]) -> Choice | None:
    """Return forces and accelerations for a choice, with the direction in which slip begins.

    None where there are no forces, or no direction: what begins to slip one way because of friction
    the other way sticks. Where friction comes to its limit and sliding friction is as strong, slip
    begins without an acceleration: it goes the way that was guessed, and not that of round-off.
    """
    ways, fast, least = dict(ways), _fast(place), np.inf
    for _ in range(NEWTON):
        found = _forces(place, ways)
        if found is None:
            return None
        turned, then = _turned(place, found, touching, fast)
        if turned <= SETTLED:
            return found._replace(ways=then)
        if turned > least:  # slips turn each other ever farther
            return _turned_together(place, ways, touching, fast)
        ways, least = then, turned
    return found if turned <= SMALL else _turned_together(place, ways, touching, fast)


def _beginning(found: Choice, touching: Mapping[int, bool]) -> list[int]:
    """Return the contacts that begin to slip in a plane, whose direction is to be found."""
    ways = found.ways.items()
    return [k for k, way in ways if way.slip is not None and len(way.slip) > 1 and not touching[k]]


def _turned(
    place: Place, found: Choice, touching: Mapping[int, bool], fast: float
) -> tuple[float, dict[int, Way]]:
    """Return the ways with slips that begin as they accelerate, and how far these turn for it."""
    ways, turned = dict(found.ways), 0.0
    for k in _beginning(found, touching):
        along = found.accelerations[slip_rows(place, k)]
        size = float(np.linalg.norm(along))
        if size > fast:
            slip = tuple((along / size).tolist())
            turned = max(turned, float(np.abs(np.subtract(slip, ways[k].slip or ())).max()))
            ways[k] = Way(True, slip)
    return turned, ways


def _turned_together(
    place: Place, ways: dict[int, Way], touching: Mapping[int, bool], fast: float
) -> Choice | None:
    """Return forces with which what begins to slip accelerates that way, by Newton's method.

    The unknowns are the angles of all such slips at once. Their derivatives are differences.
    """
    found = _forces(place, ways)
    for _ in range(NEWTON):
        if found is None:
            return None
        own = _beginning(found, touching)
        aside, ahead = _aside(place, found, own)
        if (np.abs(aside) <= np.maximum(SETTLED * ahead, LEAST * fast)).all():
            break
        slopes = np.zeros((len(own), len(own)))
        for column in range(len(own)):
            other = _forces(place, _by_angles(found.ways, own, ANGLE * np.eye(len(own))[column]))
            if other is None:
                return None
            slopes[:, column] = (_aside(place, other, own)[0] - aside) / ANGLE
        turn = np.asarray(np.linalg.lstsq(slopes, -aside, rcond=RANK)[0], dtype=np.float64)
        part = min(1.0, MOST_TURN / max(float(np.abs(turn).max()), MOST_TURN))
        found = _forces(place, _by_angles(found.ways, own, part * turn))
    if found is None:
        return None
    aside, ahead = _aside(place, found, _beginning(found, touching))
    # what accelerates by as good as nothing may go any way
    fits = (np.abs(aside) <= np.maximum(SMALL * np.abs(ahead), fast)) & (ahead >= -fast)
    return found if fits.all() else None


def _aside(place: Place, found: Choice, contacts: Sequence[int]) -> tuple[Array, Array]:
    """Return the accelerations of slips across their directions, and along them."""
    rates = np.array([found.accelerations[slip_rows(place, k)] for k in contacts]).reshape(-1, 2)
    slips = np.array([found.ways[k].slip for k in contacts]).reshape(-1, 2)
    across = slips[:, 0] * rates[:, 1] - slips[:, 1] * rates[:, 0]
    return across, (slips * rates).sum(axis=1)


def _by_angles(ways: Ways, contacts: Sequence[int], angles: Array) -> dict[int, Way]:
    """Return the ways with some slips turned."""
    turned = dict(ways)
    for k, angle in zip(contacts, angles.tolist(), strict=True):
        x, y = ways[k].slip or (1.0, 0.0)
        c, s = math.cos(angle), math.sin(angle)
        turned[k] = Way(True, (c * x - s * y, s * x + c * y))
    return turned


def _forces(place: Place, ways: dict[int, Way]) -> Choice | None:
    """Return what forces hold the rows that a choice holds."""
    count = place.phi.size
    rows = held_rows(place, ways)
    slides = [k for k, way in ways.items() if way.is_closed and way.slip is not None]
    if not rows.size and not slides:
        lam = np.append(place.joints, np.zeros(count))
        return Choice(ways, np.zeros(count), place.free, lam, np.zeros_like(lam))
    against = np.zeros((count, len(slides)))
    for column, k in enumerate(slides):
        against[slip_rows(place, k), column] = np.negative(ways[k].slip or ())
    # forces of what holds, for forces F of what slides: f = f0 + G F
    inverse = place.inverse(rows)
    f0, G = np.zeros(count), against.copy()
    f0[rows] = -inverse @ place.free[rows]
    G[rows] -= inverse @ (place.S[rows] @ against)
    lam0, by_force = np.append(place.joints + place.pulls @ f0, f0), np.vstack([place.pulls @ G, G])
    shared = place.shared(np.column_stack([lam0, by_force]), rows)
    lam0, by_force = shared[:, 0], shared[:, 1:]
    F, slope = np.zeros(len(slides)), np.eye(len(slides))
    for _ in range(NEWTON):
        if not slides:
            break
        residual, slope = F.copy(), np.eye(len(slides))
        lam = lam0 + by_force @ F
        for row, k in enumerate(slides):
            friction = place.friction(k)
            residual[row] -= place.limits[k][1]
            if friction.sliding > 0.0:
                pressure, change = place.pressure(k, lam, by_force)
                factor = friction.sliding / friction.scale
                residual[row] -= factor * pressure
                slope[row] -= factor * change
        if abs(np.linalg.det(slope)) < 1e-14:
            return None
        step = np.linalg.solve(slope, residual)
        F -= step
        if np.abs(step).max() <= 1e-14 * max(np.abs(F).max(), 1e-300):
            break
    else:
        return None
    if (-SMALL * np.abs(f0).max(initial=0.0) > F).any() or np.linalg.det(slope) <= 0.0:
        return None  # a force along the slip: wedged
    lam = lam0 + by_force @ F
    forces = lam[-count:]
    return Choice(ways, forces, place.free + place.S @ forces, lam, np.zeros_like(lam))


def _fast(place: Place) -> float:
    """Return which acceleration is more than nothing."""
    own = place.island.rows
    fast = SMALL * float(np.abs(place.free[own]).max(initial=0.0))
    return max(fast + LEAST * float(place.hurry[own].max(initial=0.0)), 1e-300)


def _contradictions(
    place: Place, found: Choice, touching: Mapping[int, bool], failed: Collection[int]
) -> Iterator[tuple[float, int, Way]]:
    """Yield how bad a contradiction is, the contact, and how it should be instead."""
    forces, rates = found.forces, found.accelerations
    fast = _fast(place)
    own = place.island.rows
    easy, hurry = (float(of[own].max(initial=0.0)) for of in (np.diag(place.S), place.hurry))
    strong = SMALL * float(np.abs(forces).max(initial=0.0))
    strong = max(strong + (LEAST * hurry / easy if easy > 0.0 else 0.0), 1e-300)
    for k, way in found.ways.items():
        gap, slip = gap_row(place, k), slip_rows(place, k)
        if not way.is_closed:
            if gap is not None and rates[gap] < -fast:
                yield -rates[gap] / fast, k, closed(place, k, touching[k])
            continue
        if gap is not None and forces[gap] < -strong and opens(place, k):
            yield -forces[gap] / strong, k, APART
            continue
        if gap is not None and rates[gap] < -fast:  # no force can hold it, as at a dead centre
            yield -rates[gap] / fast, k, APART
            continue
        if k not in place.limits:
            continue
        if way.slip is None:
            friction = place.friction(k)
            held = float(np.linalg.norm(forces[slip]))
            most = place.limits[k][0]
            if friction.static > 0.0:
                most += friction.static * place.pressure(k, found.multipliers)[0] / friction.scale
            creeps = float(np.linalg.norm(rates[slip]))
            if held > max(most + (-strong if k in failed else strong), 0.0):
                yield (held - most) / strong, k, Way(True, tuple((-forces[slip] / held).tolist()))
            elif creeps > fast:  # nothing can hold it, as at a dead centre
                yield creeps / fast, k, Way(True, tuple((rates[slip] / creeps).tolist()))
        elif not touching[k] and float(np.dot(way.slip, rates[slip])) < -fast:
            yield -float(np.dot(way.slip, rates[slip])) / fast, k, FAST
