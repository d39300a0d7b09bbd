# ruff: noqa: D102 - what a trajectory gives is said by the protocol
"""One frame of a result in numbers that carry their slopes, and the quantities seen in it.

What a frame shows is worked out by the functions that show it of any result, and by the kernels
that these call; both take dual numbers in place of others, see ``kernels.compiling.dual``. So the
slope of a quantity is that of its own formula, to round-off.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.setting import Setting, set_on
from kane.analyses.tangents import NoSlopeError, work_of_duals
from kane.compiled import System
from kane.compiled.loads import tables_with
from kane.elements.primitives.motion import Hand
from kane.elements.trajectory import Powers
from kane.errors import KaneError
from kane.kernels.codes import BETWEEN_JUMPS, NOW
from kane.kernels.compiling.dual import Dual, over_duals
from kane.kernels.equations import assemble
from kane.kernels.equations.load_powers import load_powers
from kane.kernels.equations.observe import observe
from kane.kernels.equations.reaction import reactions
from kane.kernels.equations.recorded_rates import recorded_rates
from kane.kernels.programs.program import value
from kane.kernels.state import ENERGIES
from kane.kernels.tables import Tables, Work
from kane.results.reactions import held_joints
from kane.results.recorded_trajectory import RecordedTrajectory
from kane.results.recording import Observed
from kane.sentences import say

if TYPE_CHECKING:
    from kane.results import Result

Array = npt.NDArray[np.float64]
Numbers = npt.NDArray[Any]  # of floats, or of dual numbers


class CountedError(KaneError):
    """A quantity counts from the start of a run."""


class Along(NamedTuple):
    """How the numbers of a frame change along directions, of which there are d; dual numbers.

    Attributes:
        y: (state,) the state; see ``kernels.state``.
        rates: (6 n,) u'.
        multipliers: (m,) lambda, with the friction of what slides.

    """

    y: Numbers
    rates: Numbers
    multipliers: Numbers


class DualFrame:
    """What quantities are computed from in one frame, as ``Recording`` has it, with slopes.

    Args:
        result: a result of that frame alone.
        system: its system, in which what is set may follow curves.
        settings: what is set.
        small: (i,) the numbers that are added to these, which are dual.
        along: the numbers of the frame.

    """

    def __init__(
        self,
        result: Result,
        system: System,
        settings: tuple[Setting, ...],
        small: tuple[Dual, ...],
        along: Along,
    ) -> None:
        self.system, self.model, self.settings = system, result.model, result.settings
        self.quantities = result.quantities
        self.time, self.between_jumps = result.time, result.between_jumps
        self.half_turns, self._counted = result.half_turns, result.counted
        n = system.bodies
        self._set, self._small, self._y = settings, small, along.y
        self.solver_q = along.y[: 7 * n].reshape(1, n, 7)
        self.solver_u = along.y[7 * n : 13 * n].reshape(1, n, 6)
        self.accelerations = along.rates.reshape(1, n, 6)
        self.multipliers = along.multipliers.reshape(1, -1)
        self.tables = self.led(system.tables)

    def led(self, tables: Tables) -> Tables:
        """Return tables of the system, with what is set on them."""
        return set_on(replace(self.system, tables=tables), self._set, self._small)

    def numbers_of(self, owner: str) -> Numbers:
        """Return what is added to an input, (1,)."""
        pairs = zip(self._set, self._small, strict=True)
        own = [small for each, small in pairs if not each.table and each.name == owner]
        return _array([own[0] if own else 0.0])

    @property
    def states(self) -> Numbers:
        """The state, (1, state)."""
        return self._y.reshape(1, -1)

    def work_of(self, tables: Tables) -> Work:
        """Return work arrays at the time of the frame."""
        work = work_of_duals(tables)
        work.clock[NOW], work.clock[BETWEEN_JUMPS] = self.time[0], self.between_jumps[0]
        return work

    def program(self, programs: npt.NDArray[np.int64], work: Work) -> Numbers:
        """Return the values of programs, (1, k), of what ``work`` holds."""
        at = over_duals(value)
        inputs = (self.tables.expressions, work.clock, work.path, work.path_rate, work.stack)
        return _array([at(*inputs, each) for each in programs.tolist()]).reshape(1, -1)

    @cached_property
    def measures(self) -> Numbers:
        """Values of the measures, (1, k)."""
        work = self.work_of(self.tables)
        over_duals(assemble.place)(self.tables, work, self._y)
        n = self.system.bodies
        over_duals(assemble.move)(self.tables, work, self._y[7 * n : 13 * n])
        return self.program(self.tables.measures, work)

    @cached_property
    def observed(self) -> Observed:
        """What is seen of paths, (1, k) each."""
        tables = self.led(self.system.observed)
        found = Observed(
            _empty(1, tables.paths.size), _empty(1, tables.paths.size),
            _empty(1, tables.path_loads.size),
        )  # fmt: skip
        y = np.concatenate([self._y, self._counted[0].astype(object)]).reshape(1, -1)
        work = self.work_of(tables)
        over_duals(observe)(tables, work, self.time, self.between_jumps, y, *found)
        return found

    @cached_property
    def reactions(self) -> Numbers:
        """Forces and moments of the joints, (1, joints, 6)."""
        held, rows, points = held_joints(self.system, self.model)
        found = np.zeros((1, len(self.model.joints), 6), dtype=object)
        own = _empty(1, len(held), 6)
        work = self.work_of(self.tables)
        over_duals(reactions)(
            self.tables, work, self.states, self.multipliers, rows, points, own
        )  # fmt: skip
        found[:, held] = own
        return found

    @cached_property
    def powers(self) -> Numbers:
        """Put in, taken out by dampers and by dry friction, put in by hands, (1, 4)."""
        system = self.system
        first = min((rows.start for rows in system.contact_rows), default=system.rows)
        found = _empty(1, system.motion_size + ENERGIES)
        found[:] = 0.0
        over_duals(recorded_rates)(
            self.tables, self.work_of(self.tables), self.time, self.between_jumps, self.states,
            self.multipliers, first, found,
        )  # fmt: skip
        return found[:, -ENERGIES:]

    def powers_of(self, name: str) -> Powers:
        """Return the powers of an element, (1,) each."""
        tables = tables_with(self.led(self.system.weightless), self.system.load_entries[name])
        found = Powers(_empty(1), _empty(1), _empty(1))
        over_duals(load_powers)(
            tables, self.work_of(tables), self.time, self.between_jumps, self.states, *found
        )
        return found

    def motion_of(self, i: int) -> tuple[Numbers, Numbers]:
        """Return place and speeds of a body in its own frame, (1, 7) and (1, 6)."""
        return self.system.frames.of_one(self.solver_q[:, i], self.solver_u[:, i], i)

    @property
    def trajectory(self) -> DualTrajectory:
        """What quantities are computed from."""
        return DualTrajectory(self)


class DualTrajectory(RecordedTrajectory):
    """The trajectory of a ``DualFrame``."""

    def __init__(self, frame: DualFrame) -> None:
        self._frame = frame
        self._result: Any = frame
        self._system = frame.system

    def hand(self, name: str) -> Hand:
        tables = self._frame.tables
        entry = tables.couplers[self._system.load_entries[name]["couplers"].start]
        programs = np.array(
            [*entry["place"], *entry["rate"], entry["stiffness"], entry["damping"]], np.int64
        )
        found = self._frame.program(programs, self._frame.work_of(tables))
        if entry["turns"] and any(isinstance(x, Dual) for x in found[0, :6]):
            raise NoSlopeError(
                say("'{name}' turns as an input says, which has no slope.", name=name)
            )
        place, rate = found[:, :3], found[:, 3:6]
        if entry["turns"]:
            place, rate = place.astype(float), rate.astype(float)
        return Hand(place, rate, found[:, 6], found[:, 7])

    def powers(self, name: str) -> Powers:
        return self._frame.powers_of(name)

    def _over_frames(self, program: int) -> Array:
        observed = self._frame.observed
        work = self._frame.work_of(self._system.observed)
        work.path[:], work.path_rate[:] = observed.values[0], observed.rates[0]
        return self._frame.program(np.array([program]), work)[:, 0]

    def input(self, name: str) -> Array:
        return np.asarray(super().input(name) + self._frame.numbers_of(name))

    @property
    def _counted(self) -> Array:
        raise CountedError(say("It counts from the start of the run."))

    work = dissipated = rubbed = handed = struck = brought = _counted

    @property
    def energy_at_start(self) -> float:
        raise CountedError(say("It counts from the start of the run."))

    @property
    def system_powers(self) -> Array:
        return self._frame.powers


def _array(values: list[Any]) -> Numbers:
    found = np.empty(len(values), dtype=object)
    found[:] = values
    return found


def _empty(*shape: int) -> Numbers:
    return np.zeros(shape, dtype=object)
