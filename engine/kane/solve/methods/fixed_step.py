"""Runs of explicit Runge-Kutta methods at a fixed step."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.compiling.bundle import Bundle
from kane.kernels.compiling.bundle_type import type_of
from kane.kernels.compiling.plain import holds_plain
from kane.kernels.equations.signals import SAME_INSTANT
from kane.kernels.methods.calls import ARRAY, NUMBER, TABLE, WHOLE_NUMBER, WHOLE_NUMBERS, entry
from kane.kernels.methods.fixed_step import Polynomial, Scratch, polynomial, run_fixed_step
from kane.kernels.methods.guarding import Guarding, guarding_for
from kane.kernels.progress import PASSED, REACHED, TAKEN
from kane.model import SolverSettings
from kane.solve.methods.guarded import guarded
from kane.solve.methods.method import Integration, Task, Trouble
from kane.solve.segments import Segment
from kane.solve.step_limits import longest_fixed_step

Array = npt.NDArray[np.float64]


class _Room(NamedTuple):
    """What the method keeps in a workplace."""

    run: Callable[..., int]
    coefficients: tuple[Array, Array, Array]
    polynomial: Polynomial
    scratch: Scratch
    guarding: Guarding


class FixedStep(Integration):
    """A run with the Runge-Kutta method of coefficients A (stages, stages) and b (stages,)."""

    def __init__(
        self,
        A: Sequence[Sequence[float]],
        b: Sequence[float],
        system: System,
        settings: SolverSettings,
        task: Task,
    ) -> None:
        longest = longest_fixed_step(settings)
        super().__init__(system, settings, task)
        rooms, key = self._workplace.rooms, (tuple(map(tuple, A)), tuple(b))
        if key not in rooms:
            rooms[key] = self._room(A, b, task.state.size)
        self._run, self._coefficients, self._polynomial, self._scratch, self._guarding = rooms[key]
        if self.watch is not None:
            bundles = system.tables, self.work, self.calls, self._polynomial, self._scratch
            self._guarding, self._run = guarded(rooms, key, self.watch, bundles, _go)
        self._scratch.y_next[:] = task.state
        self._scratch.control[:] = 0.0
        self._longest = longest
        self._ahead = np.zeros(1)  # of the end of the last step [s]
        self._stops, self._later = task.times, self.store.values
        self._rows = np.zeros(0, np.int64)

    def _room(self, A: Sequence[Sequence[float]], b: Sequence[float], state: int) -> _Room:
        """Make what the method needs for the system; it stays in the workplace for later runs."""
        coefficients = (
            np.array(A, dtype=float),
            np.array(b, dtype=float),
            np.array([sum(row) for row in A], dtype=float),
        )
        scratch = Scratch(
            K=np.zeros((len(b) + 1, state)),
            y_next=np.zeros(state),
            y_report=np.zeros(state),
            step=np.zeros(6 * self._system.bodies),
            control=np.zeros(7),
        )
        bundles = self._system.tables, self.work, self.calls
        through = polynomial(len(b), *bundles, scratch)
        unguarded = guarding_for(*bundles, through, scratch, None)
        run = _go(*bundles, through, scratch, unguarded)
        return _Room(run, coefficients, through, scratch, unguarded)

    def _trouble(self) -> Trouble:
        """Return where a run that failed broke off."""
        return Trouble(float(self._tally[REACHED]), self._y, self._scratch.y_next)

    def _restart(self, segment: Segment, times: Array, frames: Array) -> None:
        ends = [] if times.size > 0 and times[-1] == segment.end else [segment.end]
        instants = self._instants(segment)
        stops = np.concatenate([[segment.start], times, ends])
        rows = np.concatenate([[-1], np.arange(times.size), np.full(len(ends), -1)])
        if instants.size:
            other = instants[np.abs(instants - _nearest(stops, instants)) > SAME_INSTANT * instants]
            order = np.argsort(np.concatenate([stops, other]), kind="stable")
            stops = np.concatenate([stops, other])[order]
            rows = np.concatenate([rows, np.full(other.size, -1)])[order]
        self._stops, self._rows = stops, np.ascontiguousarray(rows, dtype=np.int64)
        self._later = frames
        self._counts[[TAKEN, PASSED]] = 0
        self._ahead[0] = 0.0
        self._scratch.control[:] = 0.0

    def _go_on(self, budget: int) -> int:
        code = self._run(
            self._system.tables,
            self.work,
            self.calls,
            *self._coefficients,
            self._scratch,
            self._guarding,
            self._longest,
            self._stops,
            self._rows,
            self._later,
            self._y,
            self._ahead,
            self._counts,
            self._tally,
            budget,
        )
        return int(code)

    def _rejected(self) -> int:
        return 0

    def _instants(self, segment: Segment) -> Array:
        """Return the instants of samplings within a segment, ascending [s]."""
        samplings = self._system.tables.samplings
        found, states = [np.zeros(0)], self._y[self._system.signal_places]
        for each in samplings:
            count = states[each["count"]]
            last = math.ceil((segment.end - float(each["offset"])) / float(each["period"]))
            found.append(each["offset"] + np.arange(count, last + 1) * each["period"])
        instants = np.unique(np.concatenate(found))
        least = segment.start + SAME_INSTANT * segment.start
        most = segment.end - SAME_INSTANT * segment.end
        instants = instants[(instants > least) & (instants < most)]
        apart = np.diff(instants, prepend=-1.0) > SAME_INSTANT * instants
        return np.asarray(instants[apart])


def _nearest(stops: Array, instants: Array) -> Array:
    """Return the stop nearest to each instant; stops ascend."""
    after = np.clip(np.searchsorted(stops, instants), 1, stops.size - 1)
    before = after - 1
    nearer = np.abs(stops[before] - instants) <= np.abs(stops[after] - instants)
    return np.asarray(np.where(nearer, stops[before], stops[after]))


def _go(*bundles: Bundle) -> Callable[..., int]:
    """Return the loop, for tables, work, calls, polynomial, scratch and guarding of these types."""
    if any(map(holds_plain, bundles)):
        plainly: Callable[..., int] = run_fixed_step
        return plainly
    tables, work, calls, _, scratch, guarding = map(type_of, bundles)
    return entry(
        run_fixed_step, tables, work, calls, TABLE, ARRAY, ARRAY, scratch, guarding, NUMBER, ARRAY,
        WHOLE_NUMBERS, TABLE, ARRAY, ARRAY, WHOLE_NUMBERS, ARRAY, WHOLE_NUMBER,
    )  # fmt: skip
