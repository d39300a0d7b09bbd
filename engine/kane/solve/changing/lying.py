"""Rims that lie flat on a plane: how they come to, and how they tip over their edge.

A rim that lies is held by its normal force and by the moment across, which is at most that of the
normal force at its radius: the plane presses within the rim. Where more is asked for, it tips over
the point of the rim that presses last, and leans that way from there on, by so little that nothing
else changes. What falls flat in a strike is held, too, or goes on over the other edge.

On a face the force has to be within that as well. Where it comes to an end of the face, beyond
which a part of the rim is, the rim tips over that: it then touches at the two places where it
crosses the end, or at a corner, until it lies again (the guard ``OVER``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.contacts import pressing_contacts
from kane.elements.changing import ContactState, States
from kane.elements.primitives import RimContact
from kane.kernels.methods.guards import LEAN, OVER
from kane.kernels.primitives.rolling_contact import EDGE, LIES, TIPS
from kane.kernels.primitives.shape_feature import FACE, RIM
from kane.kernels.tables import Table
from kane.model.poses import rotation_matrices
from kane.solve.changing.features import RIMS
from kane.solve.changing.place import Place
from kane.solve.changing.strike import Blow
from kane.solve.changing.ways import Way, gap_row, slip_rows

Array = npt.NDArray[np.float64]
Tips = dict[int, Array]  # by contact, the way in which its rim tilts: a unit vector of its rows

TIPPED = 2.0 * LIES * TIPS
FLAT = LIES * EDGE
AT_RIM = 1e-9  # of the moment that a rim can take: it is at its edge
PARALLEL = 1e-9  # sine of the angle between two faces
# Of the speed that accelerations give over the size of the mechanism, times the root of ``FLAT``:
# a tilt that leads no farther than what counts as flat, whichever way it goes round.
SLOW = 4.0


def on_edge(system: System, states: States, flips: Mapping[int, int]) -> frozenset[int]:
    """Return the contacts of rims that stand on their edges, however little they lean."""
    held = system.contacts
    found = set[int]()
    for k, (_, contact) in enumerate(held):
        for rim in pressing_contacts(held, k) if contact.lies else ():
            leans = states[rim].is_closed and not states[k].is_closed and flips.get(rim) != LEAN
            if leans or (_has_just_tipped(states[rim]) and flips.get(rim) != OVER):
                found.add(rim)
    return frozenset(found)


def _has_just_tipped(state: ContactState) -> bool:
    """Return whether a rim is open that leans over the end of a face, by less than lies."""
    if state.is_closed or state.feature is None:
        return False
    return RIMS[state.feature % len(RIMS)] == TIPS


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


def over_at_rest(place: Place, ways: Mapping[int, Way], forces: Array) -> Tips:
    """Return which rims begin to tip with the forces of a choice, and which way.

    Args:
        place: the contacts.
        ways: how they are.
        forces: (r,) on their rows.

    """
    found = dict[int, Array]()
    for k in (k for k, way in ways.items() if k in place.lying):
        slip = ways[k].slip
        face = _Face.of(place, k)
        if slip is not None:
            found[k] = np.array(slip) if face is None else face.over(np.array(slip))
        elif face is not None and (tilt := face.tips_by(place, k, forces)) is not None:
            found[k] = tilt
    return found


def rocking(place: Place, near: Mapping[int, int], still: float) -> Tips:
    """Return which rims that touch tilt already, and which way: those that fell flat and go on."""
    found = dict[int, Array]()
    for k in sorted(place.lying & {*place.island.contacts}):
        row = near.get(rim_of(place, k))
        if row is None or place.slip[row] < -still or tilts(place, k) <= still:
            continue
        tilt = place.slip[slip_rows(place, k)]
        tilt, face = tilt / np.linalg.norm(tilt), _Face.of(place, k)
        found[k] = tilt if face is None else face.over(tilt)
    return found


def _at_edge(place: Place, forces: Array) -> Tips:
    found = dict[int, Array]()
    for k in sorted(place.lying & {*place.island.contacts}):
        row = gap_row(place, rim_of(place, k))
        moment = forces[slip_rows(place, k)]
        size, most = float(np.linalg.norm(moment)), place.friction(k).static * forces[row]
        face = _Face.of(place, k)
        if face is not None and (tilt := face.tips_by(place, k, forces)) is not None:
            found[k] = tilt
        elif size > 0.0 and size >= (1.0 - AT_RIM) * most:
            found[k] = -moment / size
    return found


@dataclass(frozen=True)
class _Face:
    """The face of a core on which a rim lies, in axes of its body.

    Attributes:
        rim: entry of the rim, see ``rolling_contact.ROLLING_CONTACT``.
        features: those of the core, see ``shape_feature.SHAPE_FEATURE``.
        middle: of the rim, in the plane of the face, (3,) [m].

    """

    rim: "np.void"
    features: Table
    middle: Array

    @classmethod
    def of(cls, place: Place, contact: int) -> "_Face | None":
        """Return the face of the rim that a contact keeps flat; None where it is a plane."""
        rim = rim_of(place, contact)
        if not isinstance(place.system.contacts[rim].contact.gap, RimContact):
            return None
        tables = place.system.tables
        rows = tables.rolling_contacts["row"].tolist()
        e = tables.rolling_contacts[rows.index(place.system.contact_rows[rim].start)]
        features = tables.shape_features[int(e["first"]) : int(e["first"] + e["count"])]
        a, b = int(e["body_a"]), int(e["body_b"])
        p, R = _placed(place.state, place.system.bodies)
        x = R[a].T @ (p[b] + R[b] @ e["point_b"] - p[a])
        normal = e["directions"][0]
        return cls(e, features, x - normal * (normal @ (x - e["point_a"])))

    def tips_by(self, place: Place, contact: int, forces: Array) -> Array | None:
        """Return the way in which a rim tips over an end of the face; None where it does not.

        forces: (r,) on the rows of the contacts.
        """
        force = float(forces[gap_row(place, rim_of(place, contact))])
        moment = forces[slip_rows(place, contact)]
        if force <= 0.0:
            return None
        normal, x, y = self.rim["directions"]
        presses = self.middle + np.cross(normal, moment[0] * x + moment[1] * y) / force
        beyond, out = max(
            ((height, out) for height, out in self._ends(presses)), key=lambda each: each[0]
        )
        return self._tilt(out) if beyond >= -AT_RIM * float(self.rim["radius"]) else None

    def over(self, tilt: Array) -> Array:
        """Return the way in which a rim tips that begins to tilt: over the end that comes first."""
        normal, x, y = self.rim["directions"]
        lowest = np.cross(tilt[0] * x + tilt[1] * y, normal)
        reach, out = self._end_along(lowest)
        return tilt if reach >= float(self.rim["radius"]) else self._tilt(out)

    def reach(self, lowest: Array) -> float:
        """Return how far the face goes along a direction from the middle of the rim [m].

        It is at most the radius of the rim, and negative where the middle is beyond the end.
        """
        return min(float(self.rim["radius"]), self._end_along(lowest)[0])

    def _end_along(self, lowest: Array) -> tuple[float, Array]:
        """Return how far the end of the face is along a direction [m], and the way across it."""
        found, across = np.inf, lowest
        for height, out in self._straight_ends(self.middle):
            slope = float(out @ lowest)
            if slope > 0.0 and -height / slope < found:
                found, across = -height / slope, out
        for center, radius in self._round_ends():  # what is farthest of a circle in a direction
            reach = float((center - self.middle) @ lowest) + radius
            if reach < found:
                found, across = reach, lowest
        return found, across

    def _ends(self, x: Array) -> Iterator[tuple[float, Array]]:
        """Yield how far a point is beyond each end of the face [m], and the way out there."""
        yield from self._straight_ends(x)
        for center, radius in self._round_ends():
            far = float(np.linalg.norm(x - center))
            if far > 0.0:
                yield far - radius, (x - center) / far

    def _straight_ends(self, x: Array) -> Iterator[tuple[float, Array]]:
        normal = self.rim["directions"][0]
        for k, each in enumerate(self.features):
            if each["kind"] != FACE or k == int(self.rim["face"] - self.rim["first"]):
                continue
            out = each["along"] - normal * (normal @ each["along"])
            size = float(np.linalg.norm(out))
            if size > PARALLEL:
                yield float(each["along"] @ (x - each["point"])) / size, out / size

    def _round_ends(self) -> Iterator[tuple[Array, float]]:
        """Yield centre and radius of the rim around the face, if it has one, in its plane."""
        face = self.features[int(self.rim["face"] - self.rim["first"])]
        for each in self.features:
            if each["kind"] == RIM and each["along"] @ face["along"] > 0.0:
                yield each["point"], float(each["radius"])

    def _tilt(self, out: Array) -> Array:
        """Return the way in which a rim tilts whose lowest point is in a direction."""
        normal, x, y = self.rim["directions"]
        tilt = np.cross(normal, out)
        return np.array([tilt @ x, tilt @ y])


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
        lean = max(abs(place.leans[rim_of(place, k)]), TIPPED)
        leaning = np.copysign(1.0, axis @ normal) * (normal + lean * lowest)
        turn = np.cross(axis, leaning / np.linalg.norm(leaning))
        above = normal @ (centre - p[a] - R[a] @ e["point_a"])
        face = _Face.of(place, k)
        reach = float(e["radius"]) if face is None else face.reach(R[a].T @ lowest)
        shift, moved = (reach * lean - above) * normal, _looser(place, k, a, b)
        if moved == a:  # then they lean against each other as much
            shift, turn = -shift, -turn
        own = found[7 * (moved - 1) : 7 * moved]
        own[:3] += shift + np.cross(turn, p[moved] - centre)
        own[3:] = _turned(own[3:].copy(), turn)
    return found


def _looser(place: Place, contact: int, a: int, b: int) -> int:
    """Return which of two bodies gives way more where a rim is kept flat: the other may be held."""
    gives = np.abs(place.rates[:, slip_rows(place, contact)]).reshape(-1, 6, 2)[:, 3:].max((1, 2))
    return a if a > 0 and gives[a - 1] > gives[b - 1] else b


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
