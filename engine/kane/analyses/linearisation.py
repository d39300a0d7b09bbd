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
of Multiple Parameter Systems, 1978).
A = [Z W; -M^-1 K, -M^-1 C], and its eigenvalues are those of the motion. States of signals, as of
controllers, stand behind them in x, with their own rates; those of sampled signals are held, and
how both go together from one period to the next says ``period_map``. About a steady motion
deviations are told in frames that turn with it, see ``steady``.
"""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import numpy.typing as npt

from kane.analyses.admissible import Directions, directions
from kane.analyses.answering import Answers, solved
from kane.analyses.array_files import ArrayFiles, Named
from kane.analyses.care import by_one_thread, unless_stopped
from kane.analyses.instant import Instant
from kane.analyses.modes import Mode, carried_mass, inertias, modes_of, usual_rate
from kane.analyses.no_slopes import refuse_change_point, refuse_ends_that_coincide
from kane.analyses.outputs import Change, output_slopes, units_of
from kane.analyses.period_map import (
    PeriodMap,
    held_states,
    of_held,
    period_map,
    samples_of,
    states_alone,
)
from kane.analyses.setting import (
    Setting,
    chosen_settings,
    compiled_for,
    refuse_driven_inputs,
    rows_that_are_set,
    set_on,
)
from kane.analyses.shared_load import SharedLoad
from kane.analyses.spectrum import NEARLY, NOTHING, Spectrum, spectrum
from kane.analyses.steady import Steady, steady
from kane.analyses.tangents import (
    Slopes,
    State,
    friction_by_multipliers,
    slopes,
)
from kane.arguments import checked
from kane.compiled import System
from kane.compiled.constraint_matrix import constraint_matrix, movable
from kane.expressions.nodes import StateOf
from kane.kernels.codes import ACCELERATION, BETWEEN_JUMPS, POSITION, SPEED
from kane.kernels.compiling.dual import Dual, met_corners
from kane.kernels.equations.signals import CONTINUOUS, LEAST, signal_rates
from kane.kernels.tables import Tables, Work
from kane.sentences import Sentence
from kane.solve.unheld_bodies import refuse_unheld

Array = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

AT_REST = 1e-9  # of a state of a signal, or what counts for 1 m/s: what a second may change of it


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
        M: (q, q) mass; C: (q, q) damping and gyroscopic terms; K: (q, p) stiffness; all three with
            the states of signals as they are.
        signals: names of the states of signals c, (r,), that are integrated.
        held: names of the sampled signals, whose values are held as they are: they are no part of
            these equations, nor of the modes and the eigenvalues of A, but of ``sampled``.
        sampled: how deviations go with them from one period to the next: a ``PeriodMap``, or a
            sentence why there is none; None where nothing is sampled.
        sample_inputs: (d, i) what samples make of the inputs, for the d states that they work out.
        sample_outputs: (o, d) of outputs y = C_out x + sample_outputs d + D u.
        A: (n, n) of x' = A x + B u for x = (z, s, c), n = p + q + r.
        B: (n, i) for the inputs; D: (o, i) of outputs y = C_out x + D u.
        C_out: (o, n).
        inputs: names of u, and their units.
        input_units: see there.
        outputs: names of y, and their units.
        output_units: see there.
        shapes: (6 n, p) displacements of the bodies for each coordinate, shifts of the mass
            centres in ground axes and turns in the solver's axes of the bodies.
        speed_shapes: (6 n, p + q + r) changes of their speeds for x.
        corners: functions in laws, and in what outputs are worked out by, that have a corner here,
            of which the mean slope is taken.

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
    signals: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    sampled: PeriodMap | Sentence | None = None
    sample_inputs: Array = field(default_factory=lambda: np.zeros((0, 0)))
    sample_outputs: Array = field(default_factory=lambda: np.zeros((0, 0)))

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
        return modes_of(self.instant.system, self._spectrum, self.shapes, self.speed_shapes)

    @cached_property
    def eigenvalues(self) -> npt.NDArray[np.complex128]:
        """Eigenvalues of A, (p + q + r,) [1/s]; where nothing changes a direction, zero itself."""
        return self._spectrum.values

    @cached_property
    def _spectrum(self) -> Spectrum:
        sizes = _sizes(self.instant, self.A, self.shapes, self.speed_shapes)
        return spectrum(self.A, sizes, NOTHING if self.kind != "steady motion" else NEARLY)

    def _mode_shapes(self) -> npt.NDArray[np.complex128]:
        """Return shifts and turns of all bodies in each mode, (6 n, modes)."""
        found = [mode.displacements for mode in self.modes]
        return np.stack(found, axis=1) if found else np.zeros((len(self.shapes), 0), complex)

    def _arrays(self) -> Named:
        matrices = ("M", "C", "K", "damping", "gyroscopic", "stiffness", "circulatory")
        names = ("coordinates", "speeds", "signals", "inputs", "outputs")
        units = ("coordinate_units", "speed_units", "input_units", "output_units")
        return [
            ("time", np.array([self.time])),
            *((name, getattr(self, name)) for name in matrices),
            ("A", self.A), ("B", self.B), ("C_out", self.C_out), ("D", self.D),
            ("eigenvalues", self.eigenvalues),
            ("mode_eigenvalues", np.array([mode.eigenvalue for mode in self.modes], dtype=complex)),
            ("mode_shapes", self._mode_shapes()),
            ("bodies", np.array([b.name for b in self.instant.system.model.bodies], dtype=str)),
            *((name, np.array(getattr(self, name), dtype=str)) for name in (*names, *units)),
            *(self.sampled.arrays() if isinstance(self.sampled, PeriodMap) else ()),
        ]  # fmt: skip


@checked
@by_one_thread()
def linearise(
    instant: Instant,
    inputs: Sequence[str] = (),
    outputs: Sequence[str] = (),
    *,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> Linearisation:
    """Return the linear equations of small deviations from an instant.

    Derivatives are exact, see ``tangents``, and for outputs ``outputs``.

    Args:
        instant: of a run or of the start, see ``instant_of`` and ``instant_at_start``.
        inputs: what is set from outside: ``push.fx`` for a component of a force, the name of a
            motor, of an input of the model, or of a driver, whose acceleration is set then.
        outputs: names of quantities, such as ``rod.x``.
        progress: called with the part done, 0 to 1, in this thread.
        stop: an event that any thread may set to give up.

    Raises:
        StoppedError: it was stopped.
        ArgumentError: there is no such input.
        UnknownSignalError: there is no such quantity.
        NoSlopeError: forces have no derivative there.
        TooLargeError: a mechanism has too many speeds.
        AssemblyError: what is free to move has no mass.

    """
    refuse_unheld(instant.system, instant.work)
    settings = chosen_settings(instant.system, tuple(inputs))
    refuse_driven_inputs(instant.system, settings)
    state, motion = state_of(instant), steady(state_of(instant))
    held = free = Equations(instant, state, motion, (), stop)
    refuse_change_point(state, held.rows, held.moves)
    refuse_ends_that_coincide(instant)
    if progress:
        progress(0.5)
    if rows_that_are_set(settings):
        free = Equations(instant, state, motion, settings, stop)
    B, samples = free.of_inputs(settings)
    with met_corners() as corners:
        C_out, D, seen = free.of_outputs(tuple(outputs), settings)
    if progress:
        progress(1.0)
    p, q = len(held.T.names), len(held.N.names)
    M = held.N.basis.T @ (held.inertia[:, None] * held.N.basis)
    kind = _kind(instant, motion)
    return Linearisation(
        instant=instant,
        time=instant.time,
        kind=kind,
        coordinates=free.T.names,
        coordinate_units=free.T.units,
        speeds=free.speed_names,
        speed_units=tuple(f"{unit}/s" for unit in free.N.units),
        M=M,
        C=-M @ held.A[p : p + q, p : p + q],
        K=-M @ held.A[p : p + q, :p],
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
        corners=tuple(dict.fromkeys((*free.corners, *corners))),
        signals=tuple(_named(instant.system.signal_states[k]) for k in free.continuous),
        held=tuple(
            dict.fromkeys(
                state.owner
                for k, state in enumerate(instant.system.signal_states)
                if k not in free.continuous
            )
        ),
        sampled=free.from_period_to_period(kind != "motion"),
        sample_inputs=samples,
        sample_outputs=seen,
    )


def _sizes(instant: Instant, A: Array, shapes: Array, speed_shapes: Array) -> Array:
    """Return what of each of x counts alike, (p + q + r,)."""
    system, p = instant.system, shapes.shape[1]
    worths = system.tables.signals["worth"][system.tables.signals["sampling"] == CONTINUOUS]
    ways = np.hstack([shapes, speed_shapes[:, p : len(A) - len(worths)]])
    own = float(np.abs(np.linalg.eigvals(A)).max(initial=0.0))
    fastest = max(own, usual_rate(system, state_of(instant).speeds)) or 1.0
    rates = np.where(np.arange(len(A)) < p, 1.0, fastest)
    return np.concatenate([1.0 / np.sqrt(carried_mass(system, ways)), worths]) * rates


def _kind(instant: Instant, motion: Steady | None) -> str:
    """Return what kind of motion it is; a state of a signal that goes on makes it one."""
    if motion is None or not signals_rest(instant.system, instant.work, instant.state):
        return "motion"
    return "equilibrium" if motion.is_rest else "steady motion"


def signals_rest(system: System, work: Work, y: Array) -> bool:
    """Return whether the continuous states of signals stay as they are, but for round-off."""
    if not system.signals:
        return True
    rates = np.zeros(y.size)
    signal_rates(system.tables, work, rates)
    own = system.signal_places
    sizes = np.maximum(np.abs(y[own]), system.tables.signals["worth"])
    return bool((np.abs(rates[own]) <= AT_REST * sizes + LEAST).all())


def _named(state: StateOf) -> str:
    """Return the name of a state: of its signal, or of what accumulates."""
    return f"{state.owner or 'expression'}.{state.part}" if state.part else state.owner


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
        shifts: (6 n, p + q + r) displacements for z, s and c, and du: changes of speeds.
        continuous: which of the states of signals c are.
        changes: (6 n, p + q + r) how u' changes along these.
        A: see ``Linearisation``.
        rows: (m, 6 n) the constraint matrix B.
        inertia: (6 n,) diagonal of the inertia; moves: (6 n,) which speeds can differ from zero.
        speed_shapes: (6 n, p + q + r) changes of speeds for x.

    """

    def __init__(
        self,
        instant: Instant,
        state: State,
        motion: Steady | None,
        settings: Sequence[Setting],
        stop: threading.Event | None = None,
    ) -> None:
        system, tables = instant.system, instant.system.tables
        self.state, self.instant, self._stop = state, instant, stop
        B = constraint_matrix(system, instant.work)
        level = tables.row_level.copy()
        level[rows_that_are_set(tuple(settings))] = ACCELERATION
        self.T = directions(instant, B[level == POSITION])
        unless_stopped(stop)
        self.N = directions(instant, B[level <= SPEED], self.T.names)
        p, q = len(self.T.names), len(self.N.names)
        self.inertia, self.moves = inertias(system), movable(system)
        # what speeds owe to places: B du = -d(B u - g)/dx dx on the rows of speeds
        nothing = np.zeros_like(self.T.basis)
        owed = slopes(state, self.T.basis, nothing, stop=stop).speeds[level <= SPEED]
        E = solved(B[level <= SPEED], -owed, self.moves)
        E = E - self.N.basis @ (self.N.functionals @ E)  # so that s is what N spans
        # the equations along all directions
        self.continuous = tuple(np.flatnonzero(tables.signals["sampling"] == CONTINUOUS).tolist())
        r = len(self.continuous)
        still = np.zeros((nothing.shape[0], r))
        shifts = np.hstack([self.T.basis, np.zeros((nothing.shape[0], q)), still])
        self.du = np.hstack([E, self.N.basis, still])
        changed = np.zeros((system.signals, p + q + r))
        changed[list(self.continuous), range(p + q, p + q + r)] = 1.0
        found = slopes(state, shifts, self.du, signals=changed, stop=stop)
        rates = found.signals[list(self.continuous)]
        self.corners = found.corners
        unless_stopped(stop)
        self.rows, self._friction = B, friction_by_multipliers(state)
        free = directions(instant, B).basis
        self._answers = Answers(B, self._friction, free, self.inertia, self.moves)
        self.shifts = shifts
        self._found, self._signals = found, changed
        self.changes = accelerations = self.accelerations_of(found.residuals, found.rows)
        shift_rates = self.du - _turned(state.speeds, shifts)
        if motion is not None:
            accelerations = accelerations - motion.connection @ self.du
            shift_rates = shift_rates - motion.connection @ shifts
        self.A = np.vstack(
            [self.T.functionals @ shift_rates, self.N.functionals @ accelerations, rates]
        )
        self.speed_shapes, self.speed_names = self.du, _speed_names(self.N)
        self._to_rates: Array = np.eye(p + q + r)
        self._back: Array = np.eye(p + q + r)
        if p == q:  # the rates of the coordinates are known better than the speeds
            self._to_rates[p : p + q] = self.A[:p]
            self._back = back = np.asarray(np.linalg.inv(self._to_rates), dtype=np.float64)
            self.A = self._to_rates @ self.A @ back
            self.A[:p] = np.eye(p, p + q + r, p)
            self.speed_shapes = self.du @ back

    def of_inputs(self, settings: tuple[Setting, ...]) -> tuple[Array, Array]:
        """Return B of x' = A x + B u, (p + q + r, i), and what samples make of u, (d, i)."""
        p, held = len(self.T.names), held_states(self.state.system)
        if not settings:
            return np.zeros((len(self.A), 0)), np.zeros((len(held), 0))
        state, tables, found = self._by_settings(settings)
        change = self.N.functionals @ self.accelerations_of(found.residuals, found.rows)
        parts = [np.zeros((p, len(settings))), change, found.signals[list(self.continuous)]]
        samples = np.zeros((len(held), len(settings)))
        if held:
            samples = samples_of(state, len(self.shifts), tables, len(settings))
        return np.asarray(self._to_rates @ np.vstack(parts)), samples

    def from_period_to_period(self, steady: bool) -> PeriodMap | Sentence | None:
        """Return the map of a period of sampled signals; None where nothing is sampled."""
        if not self.state.system.tables.samplings.size:
            return None
        residuals, rows, rates = of_held(self.state, len(self.shifts), self._stop)
        change = self.N.functionals @ self.accelerations_of(residuals, rows)
        nothing = np.zeros((len(self.T.names), change.shape[1]))
        B = self._to_rates @ np.vstack([nothing, change, rates[list(self.continuous)]])
        ways = (self.shifts, self.du, self._signals)
        sizes = _sizes(self.instant, self.A, self.T.basis, self.speed_shapes)
        return period_map(self.state, self.A, B, ways, self._back, sizes, steady)

    def of_outputs(
        self, outputs: tuple[str, ...], settings: tuple[Setting, ...]
    ) -> tuple[Array, Array, Array]:
        """Return C, D and H of y = C x + D u + H d for what is held, d."""
        held = held_states(self.state.system)
        if not outputs:
            nothing = np.zeros((0, len(held)))
            return np.zeros((0, len(self.A))), np.zeros((0, len(settings))), nothing
        shared = SharedLoad(self.state, self.rows, self._friction, self.inertia, self.moves)
        forces = shared.changes(self._found.residuals, self.changes, self.shifts)
        change = Change(self.shifts, self.du, self._signals, self.changes, forces)
        C = output_slopes(self.instant, outputs, self.state, change, stop=self._stop) @ self._back

        def alone(residuals: Array, rows: Array, signals: Array) -> Change:
            still = np.zeros((self.rows.shape[1], residuals.shape[1]))
            rates = self.accelerations_of(residuals, rows)
            forces = shared.changes(residuals, rates, still)
            return Change(still, still, signals, rates, forces)

        H = np.zeros((len(outputs), len(held)))
        if held:
            residuals, rows, _ = of_held(self.state, len(self.shifts), self._stop)
            change = alone(residuals, rows, states_alone(self.state.system, held))
            H = output_slopes(self.instant, outputs, self.state, change, stop=self._stop)
        if not settings:
            return C, np.zeros((len(outputs), 0)), H
        state, _, found = self._by_settings(settings)
        unchanged = np.zeros((state.system.signals, len(settings)))
        change = alone(found.residuals, found.rows, unchanged)
        return C, output_slopes(self.instant, outputs, state, change, settings, self._stop), H

    def _by_settings(self, settings: tuple[Setting, ...]) -> tuple[State, Tables, Slopes]:
        """Return the state in a system for what is set, its tables, and the slopes along it."""
        system = compiled_for(self.instant.system, settings)
        small = tuple(Dual(0.0, row) for row in np.eye(len(settings)))
        nothing = np.zeros((self.rows.shape[1], len(settings)))
        state = self.state._replace(system=system)
        tables = set_on(system, settings, small)
        return state, tables, slopes(state, nothing, nothing, tables, stop=self._stop)

    def accelerations_of(self, residuals: Array, rows: Array) -> Array:
        """Return how u' changes with what changes the equations, (6 n, d)."""
        return self._answers.to(residuals, rows)


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
