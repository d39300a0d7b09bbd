"""What all contacts of a mechanism are like at a state: gaps, slips, and what forces on them do."""

import math
from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.constraint_matrix import RANK_TOLERANCE, lengths, sparse_constraint_matrix
from kane.compiled.watching import OwnFriction
from kane.model.poses import Poses, rotation_matrices
from kane.solve.changing.complementarity import RANK, is_unique
from kane.solve.changing.islands import Island

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]

RESTS = 1e-11  # of the fastest speed: none
TOUCHES = 1e-11  # of the size of the mechanism: a gap that is closed. Joints are to 1e-13
IMMOVABLE = 1e-13  # of what a row gives way without joints: round-off of what they hold


@dataclass(frozen=True)
class Place:
    """The contacts at a state, by their rows in the system where all hold; r such rows.

    Forces on the rows are those of multipliers: along B^T. The joints are taken into account.

    Attributes:
        rows: of each contact, its rows, counted from 0.
        phi: (r,) what the rows hold, gaps among it [m].
        slip: (r,) B u less what is prescribed [m/s].
        free: (r,) B u' - gamma where no contact holds.
        hurry: (r,) what that would be by the largest acceleration in the island of the row, with
            joints or without, beside which it is zero or not [m/s^2].
        ease: (r,) what a unit force on each row would make of it if there were no joints.
        S: (r, r) what forces on the rows make of that.
        joints: (m,) multipliers of the joints where no contact holds.
        pulls: (m, r) what forces on the rows make of them.
        rates: (6 n, r) what forces on the rows make of u'.
        blocks: (blocks, 6) of the constraint matrix of the whole system.
        sums: (r,) values of the sums of paths that rows hold, 0 for other rows.
        limits: of each contact with friction, the static and the sliding limit as forces [N].
        margins: of each contact with a switch, a number that is positive where its condition to
            close holds.
        openings: the same of its condition to open, where it has one.
        gaps: of each buffer, its gap and the rate of this [m, m/s; rad, rad/s].
        leads: of each part of a law whose branch is held, what tells it.
        state: (state,) of the whole system.
        speeds: (n,) the largest speed of each body, a turn with the size of the mechanism [m/s].
        features: of each shape that touches, with which feature of the other.
        absent: the contacts of edges that see none that cross, of rims that are above no face, and
            what touches beside a rim that lies.
        lying: the contacts that keep rims flat which lie on their planes.
        leans: of these rims, by their contacts, the sines with which they lean; on a face, how high
            their middle is held [of their radius].
        size: length of the size of the mechanism [m].
        island: the contacts that are looked at, with their rows and bodies; all of them, or those
            that ``alone`` picks.

    """

    system: System
    rows: tuple[slice, ...]
    phi: Array
    slip: Array
    free: Array
    hurry: Array
    ease: Array
    S: Array
    joints: Array
    pulls: Array
    rates: Array
    blocks: Array
    R: Array
    sums: Array
    limits: dict[int, tuple[float, float]]
    margins: dict[int, float]
    openings: dict[int, float]
    gaps: dict[int, tuple[float, float]]
    leads: dict[int, float]
    state: Array
    speeds: Array
    features: dict[int, int]
    absent: frozenset[int]
    lying: frozenset[int]
    leans: dict[int, float]
    size: float
    island: Island

    def alone(self, island: Island) -> "Place":
        """Return the same with an eye on the contacts of an island."""
        if island is self.island:
            return self
        other = object.__new__(Place)  # ten times as fast as ``replace``, at several times an event
        other.__dict__.update(self.__dict__, island=island)
        return other

    def fastest(self) -> float:
        """Return the largest speed of a body, a turn with the size of the mechanism [m/s].

        It is at least the speed that accelerations give over that size, those too that joints take
        up: what is at rest has no other measure.
        """
        return max(float(self.speeds[self.island.bodies].max()), self.fallen())

    def fallen(self) -> float:
        """Return the speed that accelerations give over the size of the mechanism [m/s]."""
        return math.sqrt(self.size * float(self.hurry[self.island.rows].max(initial=0.0)))

    def poses(self) -> Poses:
        """Return where the bodies are."""
        system, n = self.system, self.system.bodies
        q, u = self.state[: 7 * n].reshape(n, 7), self.state[7 * n : 13 * n].reshape(n, 6)
        place, _ = system.frames.to_user(q, u)
        names = tuple(body.name for body in system.model.bodies)
        return Poses(names, place[:, :3], rotation_matrices(place[:, 3:]))

    def friction(self, contact: int) -> OwnFriction:
        """Return the friction of a contact; its rows are those of the whole system."""
        return self.system.guards.frictions[contact]

    def inverse(self, rows: Indices) -> Array:
        """Return what rows need to be held, (k, k): the pseudo-inverse of their part of S.

        What joints hold already has no part in it, as at a dead centre.
        """
        S = self.S[np.ix_(rows, rows)]
        moves = self._moves(rows)
        found = np.zeros_like(S)
        free = np.ix_(moves, moves)
        found[free] = np.linalg.pinv(S[free], RANK, hermitian=True)
        return found

    def shared(self, multipliers: Array, rows: Indices) -> Array:
        """Return multipliers as the shortest that do the same, where contacts make them ambiguous.

        Args:
            multipliers: (m + r, ...) of the joints, then of the contacts.
            rows: those of the contacts that hold.

        """
        if self._is_unique(rows):
            return multipliers
        together, left, rank = self._by_rank(rows)
        left = left[:, :rank]
        found = multipliers.copy()
        found[together] = left @ (left.T @ multipliers[together])
        return found

    def unloaded(self, rows: Indices) -> Array:
        """Return multipliers that do nothing, (m + r, k), orthonormal; none where k is 0.

        rows: those of the contacts that hold.
        """
        size = len(self.joints) + self.phi.size
        if self._is_unique(rows):
            return np.zeros((size, 0))
        together, left, rank = self._by_rank(rows)
        found = np.zeros((size, together.size - rank))
        found[together] = left[:, rank:]
        return found

    def _is_unique(self, rows: Indices) -> bool:
        return bool(self._moves(rows).all()) and is_unique(self.S[np.ix_(rows, rows)])

    def _by_rank(self, rows: Indices) -> tuple[Indices, Array, int]:
        """Return which multipliers are looked at, an orthogonal basis of them, (t, t), and a rank.

        So many of the basis have forces, the others none.
        """
        together = np.concatenate([self.island.joints, len(self.joints) + rows])
        B = sparse_constraint_matrix(self.system, self.blocks)[together] * lengths(self.system)
        left, sizes, _ = np.linalg.svd(B.toarray()[:, self.island.speeds])
        return together, left, int((sizes > RANK_TOLERANCE * sizes[0]).sum())

    def _moves(self, rows: Indices) -> npt.NDArray[np.bool_]:
        return np.asarray(self.S[rows, rows] > IMMOVABLE * self.ease[rows])

    def pressure(
        self,
        contact: int,
        multipliers: Array,
        change: Array | None = None,
        pushes: Collection[int] = (),
    ) -> tuple[float, Array]:
        """Return what presses a contact [N], and how it changes.

        Args:
            contact: its number.
            multipliers: (m + r,) of the joints, then of the contacts.
            change: (m + r, k) how these change; None where nobody asks.
            pushes: multipliers that press with their sign; others with their size.

        """
        lam, change = multipliers, np.zeros((multipliers.size, 0)) if change is None else change
        total, slope = 0.0, np.zeros(change.shape[1])
        for press in self.system.guards.normals[self.friction(contact).normals]:
            own = slice(int(press["row"]), int(press["row"]) + int(press["count"]))
            pressing, by_force = lam[own], change[own]
            if press["axis_body"] >= 0:
                axis = self.R[press["axis_body"]] @ press["axis"]
                pressing = pressing - axis * (axis @ pressing)
                by_force = by_force - np.outer(axis, axis @ by_force)
            factor, amount = float(press["factor"]), float(np.linalg.norm(pressing))
            if own.start in pushes:
                total, slope = total + factor * float(pressing[0]), slope + factor * by_force[0]
                continue
            total += factor * amount
            if amount > 0.0:
                slope += factor * (pressing @ by_force) / amount
        return total, slope
