"""Small deviations of a mechanism from a frame: their linear equations.

Deviations of the places, dx = T z, and of the speeds, du = N s + E z, keep the constraints: T spans
what the rows of positions leave free, N what all rows leave free that hold positions or speeds, and
E z is what the speeds owe to the places. The equations of motion, projected on N (Kane's equations
for independent speeds), become

    M s' + C s + K z = F,    z' = W s + Z z,

with M = N^T A N; what the constraints bend stands in C and K, which so hold for closed loops,
redundant rows, drivers and rolling. With as many speeds as coordinates, s stands for z'; with
nonholonomic joints there are fewer. In the symmetric and skew parts of C stand damping and
gyroscopic forces, in those of K stiffness and circulatory forces (Huseyin, Vibrations and Stability
of Multiple Parameter Systems, 1978). A = [Z W; -M^-1 K, -M^-1 C], and its eigenvalues are those of
the motion. About a steady motion deviations are told in frames that turn with it, see ``steady``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from kane.analyses.admissible import Directions, directions, independent_rows
from kane.analyses.array_files import ArrayFiles, Named
from kane.analyses.instant import Instant
from kane.analyses.modes import Mode, inertias, modes_of
from kane.analyses.outputs import output_slopes, units_of
from kane.analyses.setting import (
    Setting,
    chosen_settings,
    compiled_for,
    refuse_driven_inputs,
    rows_that_are_set,
    set_on,
)
from kane.analyses.steady import Steady, steady
from kane.analyses.tangents import State, friction_by_multipliers, slopes
from kane.arguments import checked
from kane.compiled.constraint_matrix import constraint_matrix
from kane.kernels.codes import ACCELERATION, BETWEEN_JUMPS, POSITION, SPEED
from kane.kernels.compiling.dual import Dual

Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Linearisation(ArrayFiles):
    """The linear equations of small deviations from a frame, in SI units.

    Attributes:
        instant: the frame.
        time: of it [s].
        kind: ``equilibrium``, ``steady motion`` or ``motion``: of the last one the equations hold
            for the moment alone.
        coordinates: names of z, (p,), and their units.
        coordinate_units: see there.
        speeds: names of s, (q,), and their units; the rates of z where all joints are holonomic.
        speed_units: see there.
        M: (q, q) mass; C: (q, q) damping and gyroscopic terms; K: (q, p) stiffness.
        A: (p + q, p + q) of x' = A x + B u for x = (z, s).
        B: (p + q, i) for the inputs; D: (o, i) of outputs y = C_out x + D u.
        C_out: (o, p + q).
        inputs: names of u, and their units.
        input_units: see there.
        outputs: names of y, and their units.
        output_units: see there.
        shapes: (6 n, p) displacements of the bodies for each coordinate, shifts of the mass
            centres in ground axes and turns in the solver's axes of the bodies.
        speed_shapes: (6 n, p + q) changes of their speeds for x.
        corners: functions in laws that have a corner here, of which the mean slope is taken.

    """

    instant: Instant
    time: float
    kind: str
    coordinates: tuple[str, ...]
    coordinate_units: tuple[str, ...]
    speeds: tuple[str, ...]
    speed_units: tuple[str, ...]
    M: Array
    C: Array
    K: Array
    A: Array
    B: Array
    C_out: Array
    D: Array
    inputs: tuple[str, ...]
    input_units: tuple[str, ...]
    outputs: tuple[str, ...]
    output_units: tuple[str, ...]
    shapes: Array
    speed_shapes: Array
    corners: tuple[str, ...]

    @property
    def nonholonomic(self) -> int:
        """How many freedoms of places have no speed of their own, for joints that roll or slide."""
        return len(self.coordinates) - len(self.speeds)

    @property
    def damping(self) -> Array:
        """Symmetric part of C, (q, q)."""
        return (self.C + self.C.T) / 2

    @property
    def gyroscopic(self) -> Array:
        """Skew part of C, (q, q): G."""
        return (self.C - self.C.T) / 2

    @property
    def stiffness(self) -> Array:
        """Symmetric part of K, (q, q); K itself where it is not square."""
        return (self.K + self.K.T) / 2 if self.nonholonomic == 0 else self.K

    @property
    def circulatory(self) -> Array:
        """Skew part of K, (q, q): N; zero where K is not square."""
        return (self.K - self.K.T) / 2 if self.nonholonomic == 0 else np.zeros_like(self.K)

    @cached_property
    def modes(self) -> tuple[Mode, ...]:
        """The modes, of two that are conjugate one: low frequencies first, neutral ones last."""
        return modes_of(self.instant.system, self.A, self.shapes, self.speed_shapes)

    @cached_property
    def eigenvalues(self) -> npt.NDArray[np.complex128]:
        """Eigenvalues of A, (p + q,) [1/s]."""
        return np.asarray(np.linalg.eigvals(self.A), dtype=np.complex128)

    def _arrays(self) -> Named:
        matrices = ("M", "C", "K", "damping", "gyroscopic", "stiffness", "circulatory")
        names = ("coordinates", "speeds", "inputs", "outputs")
        units = ("coordinate_units", "speed_units", "input_units", "output_units")
        return [
            ("time", np.array([self.time])),
            *((name, getattr(self, name)) for name in matrices),
            ("A", self.A), ("B", self.B), ("C_out", self.C_out), ("D", self.D),
            ("eigenvalues", self.eigenvalues),
            *((name, np.array(getattr(self, name), dtype=str)) for name in (*names, *units)),
        ]  # fmt: skip


@checked
def linearise(
    instant: Instant, inputs: Sequence[str] = (), outputs: Sequence[str] = ()
) -> Linearisation:
    """Return the linear equations of small deviations from an instant.

    Derivatives are exact, see ``tangents``, but those of outputs, see ``outputs``.

    Args:
        instant: of a run or of the start, see ``instant_of`` and ``instant_at_start``.
        inputs: what is set from outside: ``push.fx`` for a component of a force, the name of a
            motor, of an input of the model, or of a driver, whose acceleration is set then.
        outputs: names of quantities, such as ``rod.x``.

    Raises:
        ArgumentError: there is no such input.
        UnknownSignalError: there is no such quantity.
        NoSlopeError: forces have no derivative there.
        TooLargeError: a mechanism has too many speeds.

    """
    settings = chosen_settings(instant.system, tuple(inputs))
    refuse_driven_inputs(instant.system, settings)
    state, motion = state_of(instant), steady(state_of(instant))
    held = Equations(instant, state, motion, ())
    free = held if not rows_that_are_set(settings) else Equations(instant, state, motion, settings)
    B = free.of_inputs(settings)
    C_out, D = output_slopes(instant, tuple(outputs), settings, free.T, free.speed_shapes)
    p = len(held.T.names)
    M = held.N.basis.T @ (held.inertia[:, None] * held.N.basis)
    return Linearisation(
        instant=instant,
        time=instant.time,
        kind="motion" if motion is None else "equilibrium" if motion.is_rest else "steady motion",
        coordinates=free.T.names,
        coordinate_units=free.T.units,
        speeds=free.speed_names,
        speed_units=tuple(f"{unit}/s" for unit in free.N.units),
        M=M,
        C=-M @ held.A[p:, p:],
        K=-M @ held.A[p:, :p],
        A=free.A,
        B=B,
        C_out=C_out,
        D=D,
        inputs=tuple(each.name for each in settings),
        input_units=tuple(each.unit for each in settings),
        outputs=tuple(outputs),
        output_units=units_of(instant, tuple(outputs)),
        shapes=free.T.basis,
        speed_shapes=free.speed_shapes,
        corners=free.corners,
    )


def state_of(instant: Instant) -> State:
    """Return what the equations make of an instant."""
    return State(
        instant.system,
        instant.time,
        float(instant.work.clock[BETWEEN_JUMPS]),
        instant.state,
        instant.rates,
        instant.multipliers,
    )


class Equations:
    """The equations of deviations in which rows that are set hold accelerations alone.

    Attributes:
        T: basis of the places; N: of the speeds.
        shifts: (6 n, p + q) displacements for z and s, and du: changes of speeds.
        changes: (6 n, p + q) how u' changes along these.
        A: see ``Linearisation``.
        inertia: (6 n,) diagonal of the inertia.
        speed_shapes: (6 n, p + q) changes of speeds for x.

    """

    def __init__(
        self, instant: Instant, state: State, motion: Steady | None, settings: Sequence[Setting]
    ) -> None:
        system, tables = instant.system, instant.system.tables
        self.state, self.instant = state, instant
        B = constraint_matrix(system, instant.work)
        level = tables.row_level.copy()
        level[rows_that_are_set(tuple(settings))] = ACCELERATION
        self.T = directions(instant, B[level == POSITION])
        self.N = directions(instant, B[level <= SPEED], self.T.names)
        p, q = len(self.T.names), len(self.N.names)
        self.inertia = inertias(system)
        # what speeds owe to places: B du = -d(B u - g)/dx dx on the rows of speeds
        nothing = np.zeros_like(self.T.basis)
        owed = slopes(state, self.T.basis, nothing).speeds[level <= SPEED]
        E = _solved(B[level <= SPEED], -owed, self.inertia)
        E = E - self.N.basis @ (self.N.functionals @ E)  # so that s is what N spans
        # the equations along all directions
        shifts = np.hstack([self.T.basis, np.zeros((nothing.shape[0], q))])
        self.du = np.hstack([E, self.N.basis])
        found = slopes(state, shifts, self.du)
        self.corners = found.corners
        self.free = directions(instant, B).basis
        self._B, self._friction = B, friction_by_multipliers(state)
        self.shifts = shifts
        self.changes = accelerations = self.accelerations_of(found.residuals, found.rows)
        shift_rates = self.du - _turned(state.speeds, shifts)
        if motion is not None:
            accelerations = accelerations - motion.connection @ self.du
            shift_rates = shift_rates - motion.connection @ shifts
        self.A = np.vstack([self.T.functionals @ shift_rates, self.N.functionals @ accelerations])
        self.speed_shapes, self.speed_names = self.du, _speed_names(self.N)
        self._to_rates = np.eye(p + q)
        if p == q:  # the rates of the coordinates are known better than the speeds
            self._to_rates[p:] = self.A[:p]
            back = np.linalg.inv(self._to_rates)
            self.A = self._to_rates @ self.A @ back
            self.A[:p] = np.eye(p, p + q, p)
            self.speed_shapes = self.du @ back

    def of_inputs(self, settings: tuple[Setting, ...]) -> Array:
        """Return B of x' = A x + B u, (p + q, i)."""
        p, q = len(self.T.names), len(self.N.names)
        if not settings:
            return np.zeros((p + q, 0))
        system = compiled_for(self.instant.system, settings)
        small = tuple(Dual(0.0, row) for row in np.eye(len(settings)))
        nothing = np.zeros((self._B.shape[1], len(settings)))
        state = self.state._replace(system=system)
        found = slopes(state, nothing, nothing, set_on(system, settings, small))
        change = self.N.functionals @ self.accelerations_of(found.residuals, found.rows)
        return np.asarray(self._to_rates @ np.vstack([np.zeros((p, len(settings))), change]))

    def accelerations_of(self, residuals: Array, rows: Array) -> Array:
        """Return how u' changes with what changes the equations, (6 n, d)."""
        if self._friction is not None:
            return _sliding(self._B, self._friction, self.inertia, residuals, rows)
        particular = _solved(self._B, -rows, self.inertia)
        free = self.free
        M = free.T @ (self.inertia[:, None] * free)
        force = free.T @ (self.inertia[:, None] * particular + residuals)
        return np.asarray(particular - free @ np.linalg.solve(M, force))


def _solved(rows: Array, right: Array, inertia: Array) -> Array:
    """Return a du of B du = right, (6 n, d)."""
    chosen = independent_rows(rows)
    moves = inertia > 0.0
    found = np.zeros((rows.shape[1], right.shape[1]))
    matrix = rows[chosen][:, moves]
    if chosen.size and right.shape[1]:
        found[moves] = np.linalg.lstsq(matrix, right[chosen], rcond=None)[0]
    return found


def _sliding(B: Array, friction: Array, inertia: Array, residuals: Array, rows: Array) -> Array:
    """Return how u' changes where forces of friction follow the multipliers, (6 n, d).

    A du' - (B^T + df/dlambda) dlambda = -dr,  B du' = -d(B u' - gamma); it is not symmetric.
    """
    moves, m = inertia > 0.0, len(B)
    n = int(moves.sum())
    matrix = np.zeros((n + m, n + m))
    matrix[:n, :n] = np.diag(inertia[moves])
    matrix[:n, n:] = -(B.T + friction)[moves]
    matrix[n:, :n] = B[:, moves]
    found = np.zeros_like(residuals)
    found[moves] = np.linalg.solve(matrix, -np.vstack([residuals[moves], rows]))[:n]
    return found


def _turned(speeds: Array, shifts: Array) -> Array:
    """Return w x dtheta of each body, (6 n, d), zero for shifts: turns are told in body axes."""
    found = np.zeros_like(shifts)
    for i in range(len(speeds) // 6):
        w = speeds[6 * i + 3 : 6 * i + 6]
        rows = slice(6 * i + 3, 6 * i + 6)
        found[rows] = np.cross(w, shifts[rows], axisb=0).T
    return found


def _speed_names(N: Directions) -> tuple[str, ...]:
    return tuple(f"{name}'" for name in N.names)
