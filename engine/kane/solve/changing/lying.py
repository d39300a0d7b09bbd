"""Rims that lie flat on a plane: how they come to, and how they tip over their edge.

A rim that lies is held by its normal force and by the moment across, which is at most that of the
normal force at its radius: the plane presses within the rim. Where more is asked for, it tips over
the point of the rim that presses last, and leans that way from there on, by so little that nothing
else changes. What falls flat in a strike is held, too, or goes on over the other edge.
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.contacts import pressing_contacts
from kane.kernels.methods.guards import LEAN
from kane.kernels.primitives.rolling_contact import EDGE, LIES, TIPS
from kane.model.poses import rotation_matrices
from kane.solve.changing.modes import States
from kane.solve.changing.place import Place
from kane.solve.changing.strike import Blow
from kane.solve.changing.ways import Way, gap_row, slip_rows

Array = npt.NDArray[np.float64]
Tips = dict[int, Array]  # by contact, the way in which its rim tilts: a unit vector of its rows

TIPPED = 2.0 * LIES * TIPS
FLAT = LIES * EDGE
AT_RIM = 1e-9  # of the moment that a rim can take: it is at its edge
# Of the speed that accelerations give over the size of the mechanism, times the root of ``FLAT``:
# a tilt that leads no farther than what counts as flat, whichever way it goes round.
SLOW = 4.0


def on_edge(system: System, states: States, flips: Mapping[int, int]) -> frozenset[int]:
    """Return the contacts of rims that stand on their edges, however little they lean."""
    held = system.contacts
    found = set[int]()
    for k, (_, contact) in enumerate(held):
        for rim in pressing_contacts(held, k) if contact.lies else ():
            if states[rim].is_closed and not states[k].is_closed and flips.get(rim) != LEAN:
                found.add(rim)
    return frozenset(found)


def rim_of(place: Place, contact: int) -> int:
    """Return the contact of the rim that another one keeps flat."""
    (rim,) = pressing_contacts(place.system.contacts, contact)
    return rim


def tilts(place: Place, contact: int) -> float:
    """Return how fast the edge of a rim that lies moves against its middle [m/s]."""
    tilt = float(np.linalg.norm(place.slip[slip_rows(place, contact)]))
    return place.friction(contact).static * tilt


def is_slow(place: Place, contact: int) -> bool:
    """Return whether a rim tilts by so little that it is flat."""
    return bool(tilts(place, contact) <= SLOW * FLAT**0.5 * place.fallen())


def over_in_strike(place: Place, blow: Blow) -> Tips:
    """Return which rims cannot be held flat in a strike, and which way they tip."""
    return _at_edge(place, blow.impulses)


def over_at_rest(place: Place, ways: Mapping[int, Way]) -> Tips:
    """Return which rims begin to tip with the forces of a choice, and which way."""
    slips = {k: way.slip for k, way in ways.items() if k in place.lying}
    return {k: np.array(slip) for k, slip in slips.items() if slip is not None}


def rocking(place: Place, near: Mapping[int, int], still: float) -> Tips:
    """Return which rims that touch tilt already, and which way: those that fell flat and go on."""
    found = dict[int, Array]()
    for k in sorted(place.lying & {*place.island.contacts}):
        row = near.get(rim_of(place, k))
        if row is None or place.slip[row] < -still or tilts(place, k) <= still:
            continue
        tilt = place.slip[slip_rows(place, k)]
        found[k] = tilt / np.linalg.norm(tilt)
    return found


def _at_edge(place: Place, forces: Array) -> Tips:
    found = dict[int, Array]()
    for k in sorted(place.lying & {*place.island.contacts}):
        row = gap_row(place, rim_of(place, k))
        moment = forces[slip_rows(place, k)]
        size, most = float(np.linalg.norm(moment)), place.friction(k).static * forces[row]
        if size > 0.0 and size >= (1.0 - AT_RIM) * most:
            found[k] = -moment / size
    return found


def tipped(place: Place, tips: Tips, state: Array) -> Array:
    """Return a state in which rims that lay flat lean.

    Args:
        place: the contacts.
        tips: which ones, and the way in which each tilts.
        state: (state,) of the whole system.

    """
    whole, n = place.system, place.system.bodies
    found, table = state.copy(), whole.tables.rolling_contacts
    rows = table["row"].tolist()
    for k, tilt in tips.items():
        e = table[rows.index(whole.contact_rows[rim_of(place, k)].start)]
        a, b = int(e["body_a"]), int(e["body_b"])
        p, R = _placed(found, n)
        normal, x, y = (R[a] @ each for each in e["directions"])
        axis, arm = R[b] @ e["axis"], R[b] @ e["point_b"]
        centre = p[b] + arm
        lowest = np.cross(tilt[0] * x + tilt[1] * y, normal)
        lean = max(place.leans[rim_of(place, k)], TIPPED)
        leaning = np.copysign(1.0, axis @ normal) * (normal + lean * lowest)
        turn = np.cross(axis, leaning / np.linalg.norm(leaning))
        above = normal @ (centre - p[a] - R[a] @ e["point_a"])
        centre = centre + (float(e["radius"]) * lean - above) * normal
        own = found[7 * (b - 1) : 7 * b]
        own[:3] = centre - (arm + np.cross(turn, arm))
        own[3:] = _turned(own[3:].copy(), turn)
    return found


def _placed(state: Array, bodies: int) -> tuple[Array, Array]:
    """Return mass centres and axes of the bodies in a state; those of the ground come first."""
    q = state[: 7 * bodies].reshape(bodies, 7)
    p, R = np.zeros((bodies + 1, 3)), np.zeros((bodies + 1, 3, 3))
    p[1:], R[1:], R[0] = q[:, :3], rotation_matrices(q[:, 3:]), np.eye(3)
    return p, R


def _turned(e: Array, turn: Array) -> Array:
    """Return Euler parameters of axes that are turned by a small angle, in the ground's axes."""
    half, vector = 0.5 * turn, e[:3]
    then = np.append(
        vector + e[3] * half + np.cross(half, vector), e[3] - half @ vector
    )  # fmt: skip
    return np.asarray(then / np.linalg.norm(then))
