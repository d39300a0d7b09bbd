"""A place at rest, with the forces that act there and what the joints leave free."""

import numpy as np
import numpy.typing as npt

from kane.analyses.admissible import directions, free_motions
from kane.analyses.instant import AT_ONCE, Instant
from kane.analyses.tangents import State, balance_slopes
from kane.compiled import System
from kane.compiled.constraint_matrix import constraint_matrix, lengths, movable
from kane.compiled.loads import tables_with
from kane.compiled.massless import counted_inertia
from kane.errors import KaneError
from kane.kernels.codes import BETWEEN_JUMPS, SPEED
from kane.kernels.equations import assemble as primitives
from kane.kernels.equations.project import OPEN, close_positions, move, size
from kane.kernels.tables import make_work
from kane.sentences import say

Array = npt.NDArray[np.float64]

LEFT = 1e-12  # of the forces that act, which may be left of their sum
# of the mechanism's size, or rad: as near as the numbers of a place come, through some roundings
ROUNDED = 16 * float(np.finfo(float).eps)
LONGEST = 0.15  # of a step: rad, or part of the mechanism's size
CORRECTIONS = 30
SHORTER = 8  # halves of a step that are tried where joints do not close


class NoRestError(KaneError):
    """No equilibrium was found."""


class Place:
    """A place at rest, with forces, multipliers and free motions.

    Attributes:
        state: (state,) with speeds of zero.
        f: (6 n,) forces on the bodies.
        free: (6 n, p) motions that the joints leave free.
        acting: size of the forces that act, as it was measured last.
        multipliers: (m,) lambda, which joints need to hold what can be held.
        force: (p,) generalized forces g.
        residual: the largest as part of the forces that act.

    """

    def __init__(self, system: System, state: Array, acting: float | None = None) -> None:
        n, tables = system.bodies, system.tables
        self.system, self.state = system, state.copy()
        self.state[7 * n : 13 * n] = 0.0
        work = make_work(tables)
        work.clock[BETWEEN_JUMPS] = AT_ONCE / 2
        primitives.place(tables, work, self.state)
        primitives.jacobians(tables, work)
        primitives.move(tables, work, self.state[7 * n : 13 * n])
        primitives.forces(tables, work)
        self.f = f = work.f[1:].ravel().copy()
        self._B = constraint_matrix(system, work)
        self._held = self._B[tables.row_level <= SPEED]
        if not (np.isfinite(f).all() and np.isfinite(self._held).all()):
            raise NoRestError(
                say(
                    "No equilibrium was found: forces or joints have no finite values there, as "
                    "where two points meet whose distance counts."
                )
            )
        self._instant = Instant(
            system,
            0.0,
            self.state,
            np.zeros(6 * n),
            np.zeros(system.rows),
            work,
            None,  # type: ignore[arg-type]
        )
        self.free = free_motions(system, self._held)
        moves, scale = movable(system), lengths(system)
        lam = np.zeros(system.rows)
        chosen = tables.row_level <= SPEED
        if chosen.any():
            B = (self._held * scale)[:, moves]
            lam[chosen] = np.linalg.lstsq(B.T, -(f * scale)[moves], rcond=None)[0]
        self.multipliers = lam
        self.force = self.free.T @ f
        # with lever arms of the mechanism's size, or none would act where they have none
        self._reach = np.abs(self.free / scale[:, None]).max(axis=0, initial=0.0)
        self.acting = float((self._acting() * scale).max(initial=0.0)) if acting is None else acting
        whole = self.acting * self._reach
        parts = np.abs(self.force[whole > 0.0]) / whole[whole > 0.0]
        self.residual = float(parts.max(initial=0.0))

    @property
    def rests(self) -> bool:
        """Whether nothing is left of the forces, as part of those that act here.

        Where next to none acts, as where springs are as long as they are free, what the rounding
        of the place makes is nothing, too.
        """
        if self.residual > LEFT:
            return False
        return Place(self.system, self.state).residual <= LEFT or self._is_rounded()

    def _is_rounded(self) -> bool:
        """Whether what is left of the forces is no more than the place's last digits make."""
        reached = self._reach > 0.0
        digits = np.abs(self.stiffness())[:, reached] @ (ROUNDED / self._reach[reached])
        return bool((np.abs(self.force) <= digits).all())

    def coordinates(self) -> Array:
        """Return the free motions along the coordinates of joints, (6 n, p)."""
        return directions(self._instant, self._held).basis

    def _acting(self) -> Array:
        """Return sizes of the forces that act, (6 n,): weight, and those of each load by itself."""
        system, tables = self.system, self.system.tables
        n = system.bodies
        whole, own = np.zeros(6 * n), make_work(tables)
        own.clock[BETWEEN_JUMPS] = AT_ONCE / 2
        weight = tables_with(tables, {})
        for part in (weight, *(tables_with(system.weightless, e) for e in _entries(system))):
            primitives.place(part, own, self.state)
            primitives.move(part, own, self.state[7 * n : 13 * n])
            primitives.forces(part, own)
            whole += np.abs(own.f[1:].ravel())
        return whole

    def step(self, weight: float) -> Array:
        """Return a displacement, (6 n,), by an implicit step; the mass counts with a weight."""
        free, system, K = self.free, self.system, self.stiffness()
        M = free.T @ (counted_inertia(system.tables.bodies)[:, None] * free)
        values = np.linalg.eigvals(np.linalg.solve(M, K)).real if len(M) else np.zeros(0)
        largest = float(np.abs(values).max(initial=0.0))
        # downhill: what pushes over is outweighed by the mass
        shift = max(weight * largest, 1.5 * -float(values.min(initial=0.0)))
        if largest == 0.0:
            shift = 1.0
        z = np.linalg.lstsq(K + shift * M, self.force, rcond=1e-13)[0]
        way = free @ z
        return self.no_longer(way)

    def stiffness(self) -> Array:
        """Return K, how the generalized forces fall along the free motions, (p, p)."""
        at = State(
            self.system, 0.0, AT_ONCE / 2, self.state, np.zeros(len(self.free)), self.multipliers
        )
        return np.asarray(self.free.T @ balance_slopes(at, self.free))

    def size_of(self, way: Array) -> float:
        """Return the largest turn of a displacement, or shift as part of the mechanism's size."""
        sizes = np.abs(way.reshape(-1, 2, 3)).max(axis=(0, 2), initial=0.0)
        return float(max(sizes[0] / self.system.tables.extent, sizes[1]))

    def no_longer(self, way: Array) -> Array:
        """Return a displacement made as short as a step may be."""
        longest = max(self.size_of(way), 1e-300)
        return np.asarray(way * min(1.0, LONGEST / longest))

    def moved(self, way: Array) -> "Place":
        """Return the place after a displacement, joints closed; where they do not, after less."""
        system, n = self.system, self.system.bodies
        work, scratch = make_work(system.tables), np.zeros(6 * n)
        work.clock[BETWEEN_JUMPS] = AT_ONCE / 2
        for _ in range(SHORTER):
            y = self.state.copy()
            move(y[: 7 * n], np.ascontiguousarray(way), np.inf, np.inf)
            left = close_positions(system.tables, work, y, scratch, CORRECTIONS, np.inf)
            if left <= OPEN * size(system.tables, work):
                return Place(system, y, self.acting)
            way = 0.5 * way
        raise NoRestError(say("The joints let the mechanism go no farther to an equilibrium."))


def _entries(system: System) -> list[dict[str, slice]]:
    return [*system.load_entries.values()]
