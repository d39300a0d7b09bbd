"""Pull a point of a mechanism towards a target, along what the joints allow.

One step moves the bodies by u, the least of |r + G u|^2 + damping u^T A u for B u = 0, where r is
what separates the point from its target and G the velocity of the point per generalized speed: a
stiff spring pulls the point, and a medium holds every body by its inertia. With N = A^-1 -
A^-1 B^T D^-1 B A^-1 it is u = -N G^T (G N G^T + damping)^-1 r (Levenberg, Marquardt). The damping
follows the curvature of the way that the last step found: a point that is pulled along a circle
from far outside takes the steps of Newton's method, not those that overshoot (Nocedal, Wright,
Numerical Optimization, 2006, sections 3.5 and 10.3).
"""

import math

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.codes import POSITION
from kane.kernels.equations import assemble as primitives
from kane.kernels.equations.closing import LONGEST_TURN
from kane.kernels.equations.constraint_matrix import add_constrained
from kane.kernels.equations.project import OPEN, close_positions, move, size
from kane.kernels.linear.ldlt import factor, solve
from kane.kernels.tables import Tables, make_work

Array = npt.NDArray[np.float64]

MOST_STEPS = 100
MOST_ENTRIES = 180_000  # of the factor in the steps of one pull, so that large ones stay quick
LEAST_STEPS = 10
MOST_CORRECTIONS = 8
BENT = 0.25  # of a step, the largest correction by which the joints close after it
MOST_TRIALS = 12  # of one step, each shorter than the last
REACHED = 1e-11  # of the size of the mechanism; what closing leaves
SETTLED = 1e-9  # rad, or of the size: a step that is shorter is the last
SOFTEST = 1e-12  # of the largest compliance, below which the point cannot be moved
PROBE = 0.03  # rad, or of the size: how far a mechanism that is stuck is pushed off
PROBING_STEPS = 4
NEAR, ALIKE = 0.3, 0.9  # rad, or of the size, and a cosine: where a push need not be repeated
ROUND_OFF = 1e-13  # of the size of the mechanism, in the place of the point
LEAST_SHARE = 1e-9
TINY = 1e-300
CLEARLY = 1e-6  # of the squared distance, what a push must win


class Pull:
    """A mechanism, closed, and a point of it that is pulled."""

    def __init__(
        self,
        system: System,
        tables: Tables,
        state: Array,
        body: int,
        point: Array,
        across: Array,
        within_half_a_turn: list[int],
    ) -> None:
        """Begin at a closed placement.

        Args:
            system: the compiled mechanism.
            tables: its tables; bodies without inverse inertia are held.
            state: (state,) on the constraints; it is overwritten by the pulls.
            body: number of the body that is pulled, from 1.
            point: its point, in the solver's frame [m].
            across: (k, 3) unit vectors in ground axes along which the target counts.
            within_half_a_turn: places among the paths of angles that are to stay there.

        """
        self._state = state
        self.q = state[: 7 * system.bodies]
        self._tables, self._work = tables, make_work(tables)
        self._body, self._point, self._across = body, point, across
        self._within_half_a_turn = within_half_a_turn
        x, y, z = point
        self._arm = np.array([[0.0, z, -y], [-z, 0.0, x], [y, -x, 0.0]])  # b @ arm = point x b
        self._inverse = tables.bodies["inverse"][1:].ravel()
        self._step = np.zeros(6 * system.bodies)
        self._row_of_block = np.repeat(np.arange(system.rows), np.diff(tables.row_start))
        level = tables.row_level[self._row_of_block]
        self._not_of_positions = np.flatnonzero(level != POSITION)
        self._damping = 0.0
        self._sound = (self.q.copy(), np.zeros(len(across)))
        cost = max(self._work.L.size, 1)
        self._most_steps = min(max(MOST_ENTRIES // cost, LEAST_STEPS), MOST_STEPS)
        primitives.place(tables, self._work, state)
        self._size = float(size(tables, self._work))

    @property
    def at(self) -> Array:
        """The point in ground axes, (3,) [m]."""
        at: Array = self._work.p[self._body] + self._work.R[self._body] @ self._point
        return at

    @property
    def held(self) -> bool:
        """Whether the joints hold the point where it is, for a small motion."""
        _, G, NG = self._compliance()
        return not bool(np.abs(G @ NG).max(initial=0.0) > SOFTEST * self._free_compliance(G))

    def towards(self, target: Array) -> bool:
        """Pull the point to the place nearest to a target (3,); return whether it came to rest.

        Where it did not, another pull goes on. The joints stay closed, and the distance never
        grows.
        """
        goal = self._across @ target
        self._size = float(size(self._tables, self._work))
        if not self._descend(goal, self._most_steps):
            return False
        return not self._push_off(goal) or self._descend(goal, self._most_steps)

    def _descend(self, goal: Array, most: int) -> bool:
        """Take up to ``most`` steps; return whether the point came to rest."""
        return any(self._rests_after_step(goal) for _ in range(most))

    def _rests_after_step(self, goal: Array) -> bool:
        miss = self._miss(goal)
        if np.abs(miss).max() <= REACHED * self._size:
            return True
        state, G, NG = self._compliance()
        W = G @ NG
        values, vectors = np.linalg.eigh(W)
        moves = values > SOFTEST * self._free_compliance(G)
        longest = math.inf
        for _ in range(MOST_TRIALS):
            gains = np.divide(1.0, values + self._damping, out=np.zeros_like(values), where=moves)
            pull = vectors @ (gains * (vectors.T @ miss))
            u = -NG @ pull
            part = min(1.0, LONGEST_TURN / _turn(u), longest / max(self._length(u), TINY))
            slope = part * float(miss @ W @ pull)
            length = part * self._length(u)
            if length <= SETTLED or slope <= ROUND_OFF * self._size * float(np.abs(miss).max()):
                break
            if not self._follow(state, part * u):
                longest = length / 4
                continue
            change = self._miss(goal) - miss
            won = -float(change @ (miss + 0.5 * change))
            self._damping = _next_damping(W, pull, self._damping, part, slope, won)
            if won > 0:
                return False
        self._put(state)
        return True

    def _push_off(self, goal: Array) -> bool:
        """Leave a place that is no minimum; return whether it was one to leave.

        There is no pull at the far end of a circle, nor along an arm that is stretched: a push
        in a direction that has a part of everything the joints allow shows whether the point
        comes nearer on one of the sides.
        """
        miss = self._miss(goal)
        if np.abs(miss).max() <= REACHED * self._size or self._is_sound(miss):
            return False
        start, damping = self._state.copy(), self._damping
        self._compliance()
        push = self._along_joints(self._all_directions() * (self._inverse > 0))
        length = self._length(push)
        for side in (1.0, -1.0):
            if length > SETTLED and self._follow(start, side * PROBE / length * push):
                self._descend(goal, PROBING_STEPS)
                new = self._miss(goal)
                if new @ new < (1 - CLEARLY) * (miss @ miss):
                    return True
            self._put(start)
        self._damping = damping
        self._sound = (self.q.copy(), miss)
        return False

    def _all_directions(self) -> Array:
        """Return speeds in which no two bodies move alike, (6 n,); a plane is not left."""
        parts = np.sin(1.0 + 2.4 * np.arange(self._step.size)).reshape(-1, 2, 3)
        if len(self._across) == 2:
            normal = np.cross(*self._across)
            parts[:, 0] -= np.outer(parts[:, 0] @ normal, normal)
            parts[:, 1] = parts[:, 1, :1] * (normal @ self._work.R[1:])
        return np.asarray(parts.ravel())

    def _is_sound(self, miss: Array) -> bool:
        """Whether a push has just been in vain, near here and with a pull much the same way."""
        q, before = self._sound
        near = self._distance(q, self.q) < NEAR
        return near and float(before @ miss) > ALIKE * math.sqrt(
            float(before @ before) * float(miss @ miss)
        )

    def _compliance(self) -> tuple[Array, Array, Array]:
        """Return the state, G (k, 6 n) and N G^T (6 n, k), and factor D there."""
        primitives.jacobians(self._tables, self._work)
        self._work.J[self._not_of_positions] = 0.0
        factor(self._tables, self._work)
        G = np.zeros((len(self._across), self._step.size))
        own = slice(6 * self._body - 6, 6 * self._body)
        R = self._work.R[self._body]
        G[:, own] = np.hstack([self._across, self._across @ R @ self._arm])
        NG = np.array([self._along_joints(row * self._inverse) for row in G]).T
        return self._state.copy(), G, NG

    def _along_joints(self, u: Array) -> Array:
        """Take out of speeds what the joints forbid, by the least change, with the factor of D."""
        work, tables = self._work, self._tables
        of_bodies = np.vstack([np.zeros(6), u.reshape(-1, 6)])
        products = (work.J * of_bodies[tables.block_body]).sum(axis=1)
        multipliers = -np.bincount(self._row_of_block, products, minlength=work.lam.size)
        solve(tables.pattern, work.L, multipliers, work.y)
        allowed = u.copy()
        add_constrained(
            tables.pattern, tables.block_body, tables.bodies, work.J, multipliers, allowed
        )
        return allowed

    def _follow(self, state: Array, u: Array) -> bool:
        """Go from a state by u and close the joints; return whether they close nearby."""
        tables, work = self._tables, self._work
        self._state[:] = state
        move(self.q, u, math.inf, math.inf)
        aim = self.q.copy()
        left = close_positions(
            tables, work, self._state, self._step, MOST_CORRECTIONS, LONGEST_TURN
        )
        if not left <= OPEN * self._size or self._leaves_half_a_turn():
            return False
        return self._distance(self.q, aim) <= BENT * self._length(u)

    def _leaves_half_a_turn(self) -> bool:
        return bool((np.abs(self._work.path[self._within_half_a_turn]) > math.pi).any())

    def _put(self, state: Array) -> None:
        self._state[:] = state
        primitives.place(self._tables, self._work, self._state)

    def _miss(self, goal: Array) -> Array:
        miss: Array = self._across @ self.at - goal
        return miss

    def _distance(self, q: Array, other: Array) -> float:
        """Return the largest shift as a part of the size, or turn [rad], whatever is more."""
        parts = np.abs((q - other).reshape(-1, 7))
        return float(max(parts[:, :3].max() / self._size, 2 * parts[:, 3:].max()))

    def _length(self, u: Array) -> float:
        """Return the largest turn [rad], or shift as a part of the size, whatever is more."""
        parts = np.abs(u.reshape(-1, 6))
        return float(max(parts[:, :3].max() / self._size, parts[:, 3:].max()))

    def _free_compliance(self, G: Array) -> float:
        return float(np.abs((G * self._inverse) @ G.T).max(initial=0.0))


def _turn(u: Array) -> float:
    """Return the largest turn of a body [rad]."""
    return max(float(np.abs(u.reshape(-1, 6)[:, 3:]).max()), TINY)


def _next_damping(
    W: Array, pull: Array, damping: float, part: float, slope: float, won: float
) -> float:
    """Return the damping with which the last step would have ended at the lowest point of its way.

    Half the squared distance is taken for a parabola along the step.

    Args:
        W: (k, k) compliance of the point, G N G^T.
        pull: (k,) the step was -part N G^T pull.
        damping: of the step.
        part: by which it was cut short.
        slope: how fast the half square fell at its start, per step.
        won: by how much it fell over the step.

    """
    moved = W @ pull
    compliance = float(moved @ moved) / float(pull @ moved)
    bend = slope - won
    best = slope / (2 * bend) if bend > 0 else math.inf
    share = part * best * compliance / (compliance + damping)  # of the undamped step
    return compliance * (1 / max(share, LEAST_SHARE) - 1) if share < 1 else 0.0
