"""A compiled model."""

import functools
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from kane.compiled.body_frames import BodyFrames
from kane.compiled.contacts import OwnedContact
from kane.compiled.laws import Laws
from kane.compiled.leads import has_leads
from kane.compiled.watching import Guards
from kane.elements.changing import States
from kane.elements.primitives import Load, Path
from kane.expressions.nodes import StateOf
from kane.kernels.primitives.path import is_angle
from kane.kernels.state import ENERGIES
from kane.kernels.tables import Table, Tables
from kane.model import Model
from kane.model.touching import crowds
from kane.sentences import Sentence, say

Course = tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]  # times rise, values on lines
Courses = Mapping[str, Course]  # by the names of curves


@dataclass(frozen=True)
class System:
    """Frozen tables of numbers, and where each element of the model stands in them.

    Attributes:
        model: what it was compiled from.
        tables: numbers for the kernels.
        observed: the same with all paths of joints, springs and rulers, for what results show.
        path_places: where each coordinate of a joint, spring or ruler stands among the observed
            paths, by the owner's name and the coordinate's.
        path_numbers: number of each path among the observed ones.
        frames: between the user's frames of the bodies and those of the tables.
        joint_rows: constraint rows of each joint, coupling, driver and lock, in the model's order.
        contacts: the contacts of the model.
        states: how each of them is.
        contact_rows: constraint rows of each contact; empty where it does not hold.
        guards: what ends a stretch of a run in which they are so.
        watched: the rows that the guards look at, which do not hold.
        row_scales: (m,) factor between a row and the sum of paths that it holds, else 1.
        angular: names of drivers, locks and couplings that hold angles.
        load_entries: entries of each load element in the tables of loads.
        loads: the primitive loads that make up each load element.
        laws: the programs of the expressions.
        loose: bodies whose own accelerations are lost in the round-off of what they carry, and how
            light they are beside that; see ``light_bodies``.
        initial_state: (state,) as the model gives it, before assembly, in the solver's frames; see
            ``kernels.state``.
        is_at_rest: whether it begins at rest, so that nothing leads at the start.
        signal_states: the states of signals, in the order of the state of a run.
        led_from: the system whose curves were replaced, and by what, see ``courses``; None for one
            that is as it was compiled.

    """

    model: Model
    tables: Tables
    observed: Tables
    path_places: dict[tuple[str, str], int]
    path_numbers: Mapping[Path, int]
    frames: BodyFrames
    joint_rows: dict[str, slice]
    contacts: tuple[OwnedContact, ...]
    states: States
    contact_rows: list[slice]
    guards: Guards
    watched: Tables
    row_scales: list[float]
    angular: frozenset[str]
    load_entries: dict[str, dict[str, slice]]
    loads: Mapping[str, tuple[Load, ...]]
    laws: Laws
    loose: dict[str, float]
    initial_state: npt.NDArray[np.float64]
    signal_states: tuple[StateOf, ...] = ()
    led_from: "tuple[System, Courses] | None" = None
    is_at_rest: bool = False

    def __getstate__(self) -> dict[str, Any]:
        """Leave the workplaces behind: machine code means nothing in another process."""
        own = vars(self).items()
        return {name: value for name, value in own if name not in ("idle", "watches", "relatives")}

    @functools.cached_property
    def idle(self) -> defaultdict[bool, list[Any]]:
        """Workplaces that no run is in, by whether they have frames by the motion.

        See ``solve.workplace``.
        """
        return defaultdict(list)

    @functools.cached_property
    def watches(self) -> list[Any]:
        """Watches that no run looks at, see ``solve.changing.watches``."""
        return []

    def with_path_rows(self, states: States, path_rows: Table) -> "System":
        """Return the system with other values of what path rows hold, and nothing else.

        Its runs work where those of this one do.
        """
        other = replace(self, states=states, tables=replace(self.tables, path_rows=path_rows))
        vars(other).update(idle=self.idle, watches=self.watches)
        return other

    @functools.cached_property
    def relatives(self) -> dict[States, "System"]:
        """Systems of the same model whose contacts are otherwise, as far as a run has asked.

        See ``solve.changing.modes``.
        """
        return {}

    @property
    def bodies(self) -> int:
        """Number of bodies that move."""
        return len(self.model.bodies)

    @property
    def rows(self) -> int:
        """Number of constraint rows, m."""
        return self.tables.row_level.size

    @property
    def slips(self) -> int:
        """Number of rows along which something slides with dry friction."""
        return self.tables.sliding.row_start.size - 1

    @property
    def motion_size(self) -> int:
        """How many numbers of a state are coordinates and speeds."""
        return 13 * self.bodies

    @property
    def signals(self) -> int:
        """How many states signals have."""
        return self.tables.signals.size

    @property
    def signal_places(self) -> slice:
        """Where the states of signals stand in a state."""
        first = self.motion_size + ENERGIES
        return slice(first, first + self.signals)

    @property
    def state_size(self) -> int:
        """Length of the state y, see ``kernels.state``."""
        return self.initial_state.size

    @functools.cached_property
    def frame_size(self) -> int:
        """Length of a recorded frame.

        State, multipliers, friction of what slides, measures, and the turns counted.
        """
        turns = self.counted_paths.size + 3 * len(self.turning)
        motion = self.state_size + self.rows + self.slips
        return motion + self.tables.measures.size + turns

    @functools.cached_property
    def has_leads(self) -> bool:
        """Whether a body or a joint leads at the start."""
        return not self.is_at_rest and has_leads(self.model)

    @property
    def may_change(self) -> bool:
        """Whether there is what holds at times and at other times does not."""
        return bool(self.contacts) or self.has_crowd

    @functools.cached_property
    def has_crowd(self) -> bool:
        """Whether a group has too many pairs for contacts of their own."""
        return bool(crowds(self.model))

    @functools.cached_property
    def counted_paths(self) -> Table:
        """The angles of joints that results show and that are no part of the state."""
        others = self.observed.paths[self.tables.paths.size :]
        return others[is_angle(others)]

    @functools.cached_property
    def weightless(self) -> Tables:
        """The tables without gravity, for what loads do by themselves."""
        return replace(self.tables, gravity=np.zeros(3))

    @functools.cached_property
    def joint_places(self) -> dict[str, int]:
        """Places of the joints in the model's order, by name."""
        return {joint.name: i for i, joint in enumerate(self.model.joints)}

    @functools.cached_property
    def turning(self) -> dict[str, int]:
        """Places of the bodies that can turn among the turns counted, by name."""
        names = [body.name for body in self.model.bodies if not body.particle]
        return {name: i for i, name in enumerate(names)}

    def gap(self, name: str, width: float) -> Sentence:
        """Return how far a joint, coupling, driver or lock gapes, in words.

        Args:
            name: of the element.
            width: largest residual of its rows [m].

        """
        if name in self.angular:
            return say("'{name}' by {angle:.3g} rad", name=name, angle=width / self.tables.extent)
        return say("'{name}' by {width:.3g} m", name=name, width=width)

    def jumps(self, end: float) -> npt.NDArray[np.float64]:
        """Return the times between 0 and ``end`` at which a load or driver jumps, sorted [s].

        Raises:
            ModelError: there are more than any run can stop at.

        """
        return self.laws.jumps(end)

    def shortest_time(self, end: float) -> float:
        """Return the time that the quickest law of time takes for its whole way [s].

        A step that is much longer cannot follow it. Infinite where no load and no driver is
        anything but a power of the time.

        Raises:
            ModelError: laws jump more often than any run can stop at.

        """
        return self.laws.shortest_time([0.0, *self.jumps(end).tolist(), end])
