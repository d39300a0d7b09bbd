"""Strikes: jumps of the speeds where contacts close that approach, all at once.

u+ = u- + P B^T L with B u+ = 0 in the joints: of the rows of contacts, v+ = v- + S L. Impulses
push: L >= 0. The laws of restitution (Brach, Mechanical Impact Dynamics, 1991; Stronge, Impact
Mechanics, 2000), in the form of complementarity problems (Pfeiffer and Glocker, Multibody Dynamics
with Unilateral Contacts, 1996):

- Newton: v+ >= -e v-, or v+ >= 0 of what opens already, and no impulse where it is more;
- Poisson: compression up to v >= 0, then each contact gives back at least e times its impulse;
- Stronge: the work given back is e^2 of that of the compression. Without friction along the contact
  the work is half the product of impulse and speed, and the law is that of Poisson.

Newton's law may create energy where contacts with other coefficients strike together; Stronge's is
taken then.

With friction, impulses along the contact are bound by Coulomb's law with the impulse that presses,
and oppose the slip after the strike (Moreau, Unilateral contact and dry friction in finite freedom
dynamics, 1988); the law of restitution is Newton's. Where that would create energy, as it may where
slip turns round, e is cut down until it does not; where what one contact gives back another
forbids, nothing is given back.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from kane.solve.changing.choice import choose, solved
from kane.solve.changing.complementarity import is_unique, solve
from kane.solve.changing.cones import by_cones, cones_of, forces_in
from kane.solve.changing.place import IMMOVABLE, Place
from kane.solve.changing.ways import FAST, slip_rows

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]

NONE: Mapping[int, float] = {}
HALVINGS = 50  # of the part of e that creates no energy
SLIPS = 1e-11  # of the largest speed before a strike: less is none behind it
MOMENT = 1e-9  # of the largest slip: by how much speeds change in a moment
GAINED = 1e-12  # of the energy of the approach: more is no round-off


@dataclass(frozen=True)
class Blow:
    """What a strike does.

    Attributes:
        impulses: (r,) on the rows of the contacts [N s].
        change: (6 n,) jump of the speeds.
        joints: (m,) impulses on the rows of the joints [N s].
        before: (r,) speeds of the rows [m/s].
        after: (r,) the same after it.
        lost: energy that is lost [J].
        unique: whether the impulses are the only ones with this jump.
        gaps: rows of the gaps that took part.
        restitution: coefficient of each of them; 0 where the contact comes to rest.
        held: other rows that took part: held whatever the force, or by friction.
        by_newton: whether it was meant by Newton's law.
        rubs: whether friction took part.
        law_changed: whether Newton's law would have created energy.
        given_by: name of the element that gave it from outside; empty where contacts struck.

    """

    impulses: Array
    change: Array
    joints: Array
    before: Array
    after: Array
    lost: float
    unique: bool
    gaps: tuple[int, ...] = ()
    restitution: tuple[float, ...] = ()
    held: tuple[int, ...] = ()
    by_newton: bool = False
    rubs: bool = False
    law_changed: bool = False
    given_by: str = ""


def given(place: Place, after: Place, change: Array, joints: Array, work: float, by: str) -> Blow:
    """Return the blow that an element gives from outside, before contacts strike.

    Args:
        place: the contacts before it.
        after: the same after it.
        change: (6 n,) jump of the speeds.
        joints: (m,) impulses on the rows of the joints [N s].
        work: what it puts in [J].
        by: name of the element.

    """
    return Blow(
        impulses=np.zeros(place.phi.size),
        change=change,
        joints=joints,
        before=place.slip,
        after=after.slip,
        lost=-work,
        unique=True,
        given_by=by,
    )


def strike(
    place: Place, gaps: list[int], held: list[int], e: dict[int, float], newton: bool
) -> Blow | None:
    """Return what a strike does, or None where no impulses satisfy its law.

    Args:
        place: the contacts.
        gaps: rows of the gaps that are closed.
        held: rows that hold whatever the force.
        e: coefficient of restitution of each row of a gap.
        newton: whether it is meant by Newton's law.

    """
    rows = np.array(gaps, dtype=np.int64)
    bound = np.array(held, dtype=np.int64)
    S, v, back = _reduced(place, rows, bound)
    restitution = np.array([e[row] for row in gaps])
    impulses = None
    changed = False
    size = place.fastest()  # speeds of rows are sums of such
    if newton:
        impulses = solve(S, v + restitution * np.minimum(v, 0.0), v < 0.0, size)
        if impulses is not None:
            gained = float(impulses @ v + 0.5 * impulses @ S @ impulses)
            changed = gained > GAINED * float(np.abs(impulses * v).sum())
    if impulses is None or changed:
        impulses = _of_poisson(S, v, restitution, size)
    if impulses is None:
        return None
    total = np.zeros(place.phi.size)
    total[rows] = impulses
    total[bound] = back[0] + back[1] @ impulses
    after = place.slip + place.S @ total
    lost = -float(total @ place.slip + 0.5 * total @ place.S @ total)
    on = np.concatenate([rows[impulses > 0.0], bound])
    return Blow(
        impulses=total,
        change=place.rates @ total,
        joints=place.pulls @ total,
        before=place.slip,
        after=after,
        lost=lost,
        unique=is_unique(place.S[np.ix_(on, on)]),
        gaps=tuple(gaps),
        restitution=tuple(restitution.tolist()),
        held=tuple(held),
        by_newton=newton,
        law_changed=changed,
    )


def strike_with_friction(
    place: Place,
    contacts: Sequence[int],
    e: dict[int, float],
    pressed: Array | None = None,
    rocks: Mapping[int, float] = NONE,
) -> Blow | None:
    """Return what a strike does in which friction rubs, or None where no impulses satisfy its law.

    Args:
        place: the contacts.
        contacts: those that take part.
        e: coefficient of restitution of each row of a gap.
        pressed: (m,) impulses of the joints in a blow from outside that came at once [N s].
        rocks: coefficient of restitution of rows that give back speeds either way: those of rims
            that fall flat.

    """
    if pressed is None:
        pressed = np.zeros_like(place.joints)
    whole = _rubbed(place, contacts, e, rocks, pressed, 1.0)
    if whole is None:
        plastic = _rubbed(place, contacts, e, rocks, pressed, 0.0)
        return None if plastic is None else replace(plastic, law_changed=True)
    if not _creates_energy(whole):
        return whole
    least, most = 0.0, 1.0  # of e: a strike without restitution creates none
    found = _rubbed(place, contacts, e, rocks, pressed, least)
    for _ in range(HALVINGS):
        middle = 0.5 * (least + most)
        tried = _rubbed(place, contacts, e, rocks, pressed, middle)
        if tried is None or _creates_energy(tried):
            most = middle
        else:
            least, found = middle, tried
    return None if found is None else replace(found, law_changed=True)


def rubbed_at_once(place: Place, contacts: Sequence[int], gaps: Sequence[int]) -> Blow | None:
    """Return the impulses of friction that no finite forces fit; None where there are none.

    They are those of a moment that is ever shorter: with the speeds a moment later, contacts
    strike that nothing holds, and how they do so, which stick, slip or open, is how they do so
    when the moment has become none.

    Args:
        place: the contacts, none of which approaches.
        contacts: those that take part.
        gaps: their rows of gaps.

    """
    fastest = float(np.abs(place.free[place.island.rows]).max(initial=0.0))
    moment = MOMENT * float(np.abs(place.slip[place.island.rows]).max(initial=0.0))
    if fastest == 0.0 or moment == 0.0:
        return None
    touching = dict.fromkeys(contacts, False)
    limits = dict.fromkeys(place.limits, (0.0, 0.0))
    hurry = np.full(place.slip.size, moment / MOMENT)
    speeds = replace(place, hurry=hurry, joints=np.zeros_like(place.joints), limits=limits)
    later = replace(speeds, free=place.slip + place.free * (moment / fastest))
    now = replace(speeds, free=place.slip)
    for ways, _ in by_cones(later, touching):
        found = solved(now, ways, touching)
        if found is None or (found.forces[list(gaps)] < 0.0).any() or not found.forces.any():
            continue
        blow = _blow_of(place, found.forces, contacts, dict.fromkeys(gaps, 0.0))
        if not _creates_energy(blow):
            return blow
    return None


def _creates_energy(blow: Blow) -> bool:
    return -blow.lost > GAINED * float(np.abs(blow.impulses * blow.before).sum())


def _rubbed(
    place: Place,
    contacts: Sequence[int],
    e: dict[int, float],
    rocks: Mapping[int, float],
    pressed: Array,
    part: float,
) -> Blow | None:
    """Return the strike with a part of each e: impulses in the place of forces, speeds of rates."""
    thrown = place.slip.copy()
    for row, own in e.items():
        thrown[row] += part * own * min(place.slip[row], 0.0)
    for row, own in rocks.items():
        thrown[row] += part * own * place.slip[row]
    speeds = replace(
        place,
        free=thrown,
        hurry=np.full(place.slip.size, np.abs(place.slip[place.island.rows]).max(initial=0.0)),
        joints=pressed,
        limits=dict.fromkeys(place.limits, (0.0, 0.0)),
    )
    touching = dict.fromkeys(contacts, False)
    found = choose(speeds, touching, dict.fromkeys(contacts, FAST))
    cones = cones_of(speeds, touching) if found is None else None
    total = found.forces if found else None if cones is None else forces_in(speeds, cones)
    if total is None:
        return None
    return _blow_of(place, total, contacts, {row: part * own for row, own in e.items()})


def _blow_of(place: Place, total: Array, contacts: Sequence[int], e: dict[int, float]) -> Blow:
    """Return the blow of impulses, (r,), among which there is friction."""
    after = place.slip + place.S @ total
    holds = total != 0.0
    for along in (slip_rows(place, k) for k in contacts if k in place.limits):
        if np.abs(after[along]).max(initial=0.0) > SLIPS * np.abs(place.slip).max():
            holds[along] = False  # what presses it says what its friction is
    on = np.flatnonzero(holds)
    return Blow(
        impulses=total,
        change=place.rates @ total,
        joints=place.pulls @ total,
        before=place.slip,
        after=after,
        lost=-float(total @ place.slip + 0.5 * total @ place.S @ total),
        unique=is_unique(place.S[np.ix_(on, on)]),
        gaps=tuple(e),
        restitution=tuple(e.values()),
        held=tuple(row for k in contacts for row in _rows(place, k) if row not in e),
        by_newton=True,
        rubs=True,
    )


def _rows(place: Place, contact: int) -> range:
    return range(place.rows[contact].start, place.rows[contact].stop)


def _reduced(
    place: Place, rows: Indices, bound: Indices
) -> tuple[Array, Array, tuple[Array, Array]]:
    """Return S and v of rows where others hold, and what the impulses of those follow from."""
    S, v = place.S[np.ix_(rows, rows)], place.slip[rows]
    if not bound.size:
        return S, v, (np.zeros(0), np.zeros((0, rows.size)))
    inverse = place.inverse(bound)
    across = place.S[np.ix_(rows, bound)] @ inverse
    S = S - across @ place.S[np.ix_(bound, rows)]
    follows = np.diag(S) <= IMMOVABLE * place.ease[rows]  # what is held leaves these no way
    S[follows], S[:, follows] = 0.0, 0.0
    base = -inverse @ place.slip[bound]
    return (
        S,
        v - across @ place.slip[bound],
        (base, -inverse @ place.S[np.ix_(bound, rows)]),
    )


def _of_poisson(S: Array, v: Array, e: Array, size: float) -> Array | None:
    pressed = solve(S, v, v < 0.0, size)
    if pressed is None:
        return None
    given_back = e * pressed
    more = solve(S, v + S @ (pressed + given_back), np.zeros(v.size, bool), size)
    return None if more is None else np.asarray(pressed + given_back + more)
