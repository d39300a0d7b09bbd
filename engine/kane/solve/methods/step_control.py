"""What runs have in common whose compiled loop chooses the steps itself."""

from abc import abstractmethod
from collections.abc import Callable, Hashable
from typing import Any

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.compiling.bundle import Bundle
from kane.kernels.compiling.bundle_type import type_of
from kane.kernels.compiling.plain import holds_plain
from kane.kernels.methods.calls import ARRAY, NUMBER, TABLE, WHOLE_NUMBER, WHOLE_NUMBERS, entry
from kane.kernels.methods.guarding import guarding_for
from kane.kernels.methods.step_control import Method, run_controlled
from kane.kernels.progress import CONTROL, NEXT, REJECTED, TIME
from kane.model import SolverSettings
from kane.solve.methods.controlled import Controlled
from kane.solve.methods.guarded import guarded
from kane.solve.methods.method import Task, Trouble

Array = npt.NDArray[np.float64]


class StepControl(Controlled):
    """A run with step control.

    What a method needs for a system stays in the workplace, for the runs after this one.

    Args:
        key: what tells the method from others.
        system: see ``Integration``.
        settings: the same.
        task: the same.

    """

    def __init__(self, key: Hashable, system: System, settings: SolverSettings, task: Task) -> None:
        super().__init__(system, settings, task)
        rooms = self._workplace.rooms
        if key not in rooms:
            method, scratch = self._room()
            bundles = system.tables, self.work, self.calls, method, scratch
            unguarded = guarding_for(*bundles, None)
            rooms[key] = _go(*bundles, unguarded), method, scratch, unguarded
        self._run, self._method, self._scratch, self._guarding = rooms[key]
        if self.watch is not None:
            bundles = system.tables, self.work, self.calls, self._method, self._scratch
            self._guarding, self._run = guarded(rooms, key, self.watch, bundles, _go)
        self._scratch.y_next[:] = task.state
        self._control = np.zeros(CONTROL)  # see ``kernels.progress``

    @abstractmethod
    def _room(self) -> tuple[Method, Any]:
        """Make the method for the system, and arrays that it overwrites."""

    def _try_steps(self, budget: int) -> int:
        code = self._run(
            self._system.tables,
            self.work,
            self.calls,
            self._method,
            self._scratch,
            self._guarding,
            *self._tolerances,
            self._limits,
            self._end,
            *self._later,
            self._y,
            self._control,
            self._counts,
            self._tally,
            budget,
        )
        return int(code)

    def _trouble(self) -> Trouble:
        """Return where a run that failed broke off."""
        end = float(self._control[TIME] + self._control[NEXT])
        return Trouble(end, self._y, self._scratch.y_next.copy())

    def _resume(self, time: float) -> None:
        self._control[:] = 0.0
        self._control[TIME] = time

    def _reached(self) -> float:
        return float(self._control[TIME])

    def _rejected(self) -> int:
        return int(self._counts[REJECTED])


def _go(*bundles: Bundle) -> Callable[..., int]:
    """Return the loop, for bundles of the types of these."""
    if any(map(holds_plain, bundles)):
        plainly: Callable[..., int] = run_controlled
        return plainly
    return entry(
        run_controlled, *map(type_of, bundles), NUMBER, NUMBER, TABLE, NUMBER, ARRAY, TABLE, ARRAY,
        ARRAY, WHOLE_NUMBERS, ARRAY, WHOLE_NUMBER,
    )  # fmt: skip
