# ruff: noqa: D102 - what each gives is said by the result
"""What the parts of a result may ask of the whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.elements.trajectory import Powers, Trajectory
from kane.kernels.tables import Work
from kane.model import Model, SolverSettings
from kane.model.poses import Poses
from kane.results.signals import Owned, Signal
from kane.solve.changing.modes import Modes, Parameters
from kane.solve.outcome import Outcome
from kane.solve.run import Frames

Array = npt.NDArray[np.float64]


class Observed(NamedTuple):
    """Paths and the loads on them at all frames.

    Attributes:
        values: (frames, paths) values.
        rates: (frames, paths) rates.
        forces: (frames, loads on paths) generalized active forces.

    """

    values: Array
    rates: Array
    forces: Array


class Stretch(NamedTuple):
    """Frames in which the same laws hold, with the same values of parameters, on the same faces.

    Attributes:
        first: the first of them.
        system: the layout of the result with these laws.
        parameters: those that events have changed.

    """

    first: int
    system: System
    parameters: Parameters = ()


@dataclass
class Kept:
    """What a result keeps while one of its quantities after the other is asked for.

    Attributes:
        powers: of elements, by name.
        work: work arrays of the kernels, once there are any.

    """

    powers: dict[str, Powers] = field(default_factory=dict)
    work: Work | None = None


class Recording(Protocol):
    """A result, or a block of one; each member is described at ``Result``.

    The modules that work out what a result can show take this, and the result imports them: so
    none of them has to know the result, and no imports go in a circle.
    """

    model: Model
    settings: SolverSettings
    frames: Frames
    outcome: Outcome
    time: Array
    multipliers: Array
    measures: Array
    counted: Array
    half_turns: Array
    work: Array
    dissipated: Array
    rubbed: Array
    handed: Array
    system: System
    kept: Kept
    solver_q: Array
    solver_u: Array

    @property
    def q(self) -> Array: ...

    @property
    def is_short(self) -> bool: ...

    @property
    def quantities(self) -> Mapping[str, Owned]: ...

    @property
    def stretches(self) -> tuple[Stretch, ...]: ...

    @property
    def block_starts(self) -> tuple[int, ...]: ...

    def system_at(self, frame: int) -> System: ...

    def modes_at(self, frame: int) -> Modes: ...

    def part(self, frames: slice) -> Recording: ...

    @property
    def brought(self) -> Array: ...

    @property
    def trajectory(self) -> Trajectory: ...

    @property
    def observed(self) -> Observed: ...

    @property
    def accelerations(self) -> Array: ...

    @property
    def reactions(self) -> Array: ...

    @property
    def powers(self) -> Array: ...

    @property
    def between_jumps(self) -> Array: ...

    @property
    def open_reactions(self) -> Mapping[str, tuple[str, ...]]: ...

    @property
    def modes(self) -> Modes: ...

    @property
    def struck(self) -> Array: ...

    @property
    def energy_at_start(self) -> float: ...

    @property
    def energy_drift(self) -> float: ...

    @property
    def largest_energy(self) -> float: ...

    @property
    def coarse(self) -> npt.NDArray[np.bool_]: ...

    def __getitem__(self, name: str) -> Array: ...

    def signals(self) -> Iterator[Signal]: ...

    def motion_of(self, i: int) -> tuple[Array, Array]: ...

    def motion_in(self, frames: slice) -> tuple[Array, Array]: ...

    def poses_at(self, time: float) -> Poses: ...

    def block(self, place: int) -> Recording: ...

    def release(self) -> None: ...
