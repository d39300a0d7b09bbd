# ruff: noqa: D102 - what each gives is said by the protocol
"""A result as elements see it when they are asked for their quantities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from kane.compiled.loads import tables_with
from kane.elements.primitives.motion import Along, AtCenter, Hand
from kane.elements.trajectory import Array, Powers
from kane.fields import Vector
from kane.kernels.codes import BETWEEN_JUMPS, NOW
from kane.kernels.equations.load_powers import load_powers
from kane.kernels.programs.program import values
from kane.kernels.tables import make_work
from kane.model.model import recorded_values
from kane.model.touching import crowds
from kane.results import motion
from kane.results.crowd_touches import group_forces
from kane.results.observed import states
from kane.results.recording import Recording

if TYPE_CHECKING:
    from kane.elements.primitives import Load, Path


class RecordedTrajectory:
    """The trajectory of ``kane.elements`` that a result, or a block of one, has recorded.

    It is made anew for each quantity: a result that held it would go round in a circle, and its
    memory with it.
    """

    def __init__(self, result: Recording) -> None:
        self._result, self._system, self._kept = result, result.system, result.kept

    @property
    def frames(self) -> int:
        return len(self._result.time)

    @property
    def bodies(self) -> Sequence[str]:
        return list(self._system.frames.index)[1:]

    @property
    def gravity(self) -> Vector:
        return self._system.model.gravity

    @property
    def least_speed(self) -> float:
        return self._result.settings.atol

    # Bodies

    def place(self, body: str) -> Array:
        return self._result.motion_of(self._number(body))[0]

    def speeds(self, body: str) -> Array:
        return self._result.motion_of(self._number(body))[1]

    def half_turns(self, body: str) -> Array:
        return self._result.half_turns[:, self._system.turning[body]]

    def at_center(self, body: str) -> AtCenter:
        i, frames = self._number(body), self._system.frames
        inertia = np.array([*[frames.mass[i + 1]] * 3, *frames.moments[i + 1]])
        return AtCenter(self._result.solver_q[:, i, :3], self._result.solver_u[:, i], inertia)

    def point(self, body: str, s: Vector) -> Array:
        return motion.point(self._result, body, s)

    def velocity(self, body: str, s: Vector) -> Array:
        return motion.velocity(self._result, body, s)

    def acceleration(self, body: str, s: Vector) -> Array:
        return motion.acceleration(self._result, body, s)

    def rotation(self, body: str) -> Array:
        return motion.rotation(self._result, body)

    def angular_velocity(self, body: str) -> Array:
        return motion.angular_velocity(self._result, body)

    def _number(self, body: str) -> int:
        return motion.body_place(self._result, body)

    # Paths

    def along(self, path: Path) -> Along:
        return self._along(self._system.path_numbers[path])

    def coordinate(self, owner: str, name: str) -> Along:
        return self._along(self._system.path_places[owner, name])

    def _along(self, number: int) -> Along:
        observed = self._result.observed
        return Along(observed.values[:, number], observed.rates[:, number])

    # Hands

    def hand(self, name: str) -> Hand:
        entry = self._system.tables.couplers[self._system.load_entries[name]["couplers"].start]
        programs = np.array(
            [*entry["place"], *entry["rate"], entry["stiffness"], entry["damping"]], np.int64
        )
        work = self._kept.work = self._kept.work or make_work(self._system.tables)
        found = np.empty((self.frames, programs.size))
        for frame, (time, switch) in enumerate(
            zip(self._result.time, self._result.between_jumps, strict=True)
        ):
            work.clock[NOW], work.clock[BETWEEN_JUMPS] = time, switch
            values(
                self._system.tables.expressions, work.clock, work.path, work.path_rate,
                work.stack, programs, found[frame],
            )  # fmt: skip
        return Hand(found[:, :3], found[:, 3:6], found[:, 6], found[:, 7])

    # Elements

    def loads(self, name: str) -> tuple[Load, ...]:
        return self._system.loads[name]

    @property
    def all_loads(self) -> Iterable[Load]:
        return chain.from_iterable(self._system.loads.values())

    def force_along(self, name: str) -> Array:
        entries = self._system.load_entries[name]["path_loads"]
        return np.asarray(self._result.observed.forces[:, entries].sum(axis=1))

    def powers(self, name: str) -> Powers:
        if name not in self._kept.powers:
            self._kept.powers[name] = self._powers_of(name)
        return self._kept.powers[name]

    def _powers_of(self, name: str) -> Powers:
        tables = tables_with(self._system.weightless, self._system.load_entries[name])
        work = self._kept.work = self._kept.work or make_work(self._system.tables)
        found = Powers(*np.empty((3, self.frames)))
        load_powers(
            tables,
            work,
            np.array(self._result.time),
            self._result.between_jumps,
            states(self._result),
            *found,
        )
        for array in found:
            array.flags.writeable = False
        return found

    def reaction(self, joint: str) -> Array:
        reaction: Array = self._result.reactions[:, self._system.joint_places[joint]]
        return reaction

    def efforts(self, name: str) -> Array:
        rows = self._system.joint_rows[name]
        scales = np.array(self._system.row_scales[rows])
        return np.asarray(self._result.multipliers[:, rows] * scales)

    def contact_forces(self, name: str) -> Array:
        system = self._system
        own = [
            rows
            for (owner, contact), rows in zip(system.contacts, system.contact_rows, strict=True)
            if owner == name and contact.gap is not None
        ]
        found = np.zeros((self.frames, len(own), 3), self._result.multipliers.dtype)
        for place, rows in enumerate(own):
            found[:, place, : rows.stop - rows.start] = self._result.multipliers[:, rows]
        if self._is_crowd(name):
            found = np.zeros((self.frames, 1, 3))
            found[:, 0, :2] = group_forces(self._result, name)[:, :2]
        return found

    def contact_moments(self, name: str) -> Array:
        system = self._system
        own = [
            np.arange(rows.start, rows.stop)
            for (owner, contact), rows in zip(system.contacts, system.contact_rows, strict=True)
            if owner == name and contact.gap is None
        ]
        found: Array = self._result.multipliers[:, np.concatenate([*own, np.zeros(0, np.int64)])]
        if self._is_crowd(name):
            return group_forces(self._result, name)[:, 2:]
        return found

    def _is_crowd(self, name: str) -> bool:
        return self._system.has_crowd and any(
            each.name == name for each in crowds(self._system.model)
        )

    def row_rates(self, name: str) -> Array:
        rows = self._system.joint_rows[name]
        kind = self._result.multipliers.dtype
        rates = np.zeros((self.frames, rows.stop - rows.start), kind)
        for term in self._system.tables.path_terms:
            if rows.start <= term["row"] < rows.stop:
                factor = term["factor"] / self._system.row_scales[term["row"]]
                path = self._result.observed.rates[:, term["path"]]
                rates[:, term["row"] - rows.start] += factor * path
        for drive in self._system.tables.drives:
            if rows.start <= drive["row"] < rows.stop and drive["row"] in self._relations:
                rates[:, drive["row"] - rows.start] = self._over_frames(int(drive["speed"]))
        return rates

    @property
    def _relations(self) -> Array:
        """The rows of relations by an expression, whose rates are what the time asks for."""
        return np.asarray(self._system.tables.law_rows["row"])

    def _over_frames(self, program: int) -> Array:
        """Return the values of a program of paths and time, (frames,)."""
        work, found = make_work(self._system.observed), np.zeros((self.frames, 1))
        observed, programs = self._result.observed, np.array([program])
        for k in range(self.frames):
            work.clock[NOW] = self._result.time[k]
            work.clock[BETWEEN_JUMPS] = self._result.between_jumps[k]
            work.path[:], work.path_rate[:] = observed.values[k], observed.rates[k]
            values(
                self._system.tables.expressions, work.clock, work.path,
                work.path_rate, work.stack, programs, found[k],
            )  # fmt: skip
        return found[:, 0]

    def measure(self, name: str) -> Array:
        names = [each.name for each in recorded_values(self._result.model)]
        values: Array = self._result.measures[:, names.index(name)]
        return values

    def input(self, name: str) -> Array:
        each = next(each for each in self._result.model.inputs if each.name == name)
        curve = each.curve()
        if curve is None:
            return np.full(self.frames, float(each.value))
        return np.array([curve.value(time) for time in self._result.time.tolist()])

    # The system

    @property
    def work(self) -> Array:
        return self._result.work

    @property
    def dissipated(self) -> Array:
        return self._result.dissipated

    @property
    def rubbed(self) -> Array:
        return self._result.rubbed

    @property
    def handed(self) -> Array:
        return self._result.handed

    @property
    def struck(self) -> Array:
        return self._result.struck

    @property
    def brought(self) -> Array:
        return self._result.brought

    @property
    def energy_at_start(self) -> float:
        return self._result.energy_at_start

    @property
    def system_powers(self) -> Array:
        return self._result.powers
