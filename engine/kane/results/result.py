"""The result of a run."""

import copy
import functools
import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from kane.arguments import argument, checked
from kane.compiled import System, compile_model
from kane.compiled.contacts import OwnedContact
from kane.elements.changing import ContactState
from kane.errors import ArgumentError, UnknownSignalError
from kane.model import Model, SolverSettings, digest, with_parameters
from kane.model.model import recorded_values
from kane.model.poses import Poses
from kane.reading.holds import Holds
from kane.results.accelerations import accelerations, system_powers
from kane.results.blocks import (
    block_count,
    block_frames,
    block_starts,
    blocks,
    columns,
    gathered,
)
from kane.results.compute import compute
from kane.results.contact_states import Spell, holders, holds_at, states_at, states_of
from kane.results.doubts import doubts, largest_energy
from kane.results.event_table import write_events
from kane.results.exports import Progress, export_csv, export_mat, export_npz, recorded
from kane.results.interpolate import Interpolation, coarse
from kane.results.jumps import Jump, jumps
from kane.results.observed import observed
from kane.results.open_contacts import open_contacts
from kane.results.reactions import Axes, reaction_in, reactions
from kane.results.recorded_trajectory import RecordedTrajectory
from kane.results.recording import Kept, Observed, Stretch
from kane.results.signals import (
    Owned,
    Signal,
    named_quantities,
    no_quantity,
    same_motion,
)
from kane.results.start import StartVelocities, start_velocities
from kane.results.stretches import brought_in, stretch_at, stretches
from kane.results.strikes import WorkedStrike, strikes_at, strikes_of
from kane.sentences import say
from kane.solve.changing.events import Event
from kane.solve.changing.modes import Modes, joints_alone
from kane.solve.open_reactions import open_reactions
from kane.solve.outcome import Outcome
from kane.solve.run import Frames

Array = npt.NDArray[np.float64]

MOST_KNOWN = 512 * 2**20  # bytes of quantities that a long result keeps once they are worked out


class Result:
    """What a run recorded; nothing in it can be changed.

    A long one lies in a file, see ``solve.frame_store``: ask for quantities by their names, which
    goes through its frames block by block. Arrays of all frames that are worked out for all bodies
    or joints, such as ``q`` and ``reactions``, then lie in files of their own.

    Attributes:
        model: the model that was run.
        settings: the settings of the run.
        outcome: how the run ended, and its counts.
        time: (frames,) times of the frames [s].
        multipliers: (frames, m) constraint forces lambda [N], one for each row.
        measures: (frames, k) values of the model's measures.
        counted: (frames, c) angles of the joints in ``system.counted_paths``, with all turns [rad].
        half_turns: (frames, b, 3) how often the bodies in ``system.turning`` have turned about the
            ground's axes by half a turn.
        work: (frames,) work put in by forces and torques since the start, but for hands [J].
        dissipated: (frames,) energy taken out by dampers and drag since the start [J].
        rubbed: (frames,) energy taken out by dry friction since the start [J].
        handed: (frames,) work put in by hands that pull since the start [J].
        system: the compiled model.
        kept: what one quantity after the other is computed from.
        solver_q: (frames, n, 7) place of the mass centre [m] and Euler parameters e1 to e4 of the
            principal axes of each body.
        solver_u: (frames, n, 6) velocity of the mass centre in ground axes [m/s] and angular
            velocity along the principal axes [rad/s] of each body.

    """

    def __init__(self, system: System, settings: SolverSettings, frames: Frames) -> None:
        n, end = system.bodies, system.state_size
        values = frames.values
        values.flags.writeable = False
        self.model: Model = system.model
        self.settings = settings
        self.frames = frames
        self.outcome: Outcome = frames.outcome
        self.time: Array = frames.time
        self.time.flags.writeable = False
        self.solver_q: Array = values[:, : 7 * n].reshape(-1, n, 7)
        self.solver_u: Array = values[:, 7 * n : 13 * n].reshape(-1, n, 6)
        self.work: Array = values[:, 13 * n]
        self.dissipated: Array = values[:, 13 * n + 1]
        self.rubbed: Array = values[:, 13 * n + 2]
        self.handed: Array = values[:, 13 * n + 3]
        self.multipliers: Array = values[:, end : end + system.rows]
        end += system.rows
        self.measures: Array = values[:, end : end + system.tables.measures.size]
        end += system.tables.measures.size
        self.counted: Array = values[:, end : end + system.counted_paths.size]
        end += system.counted_paths.size
        self.half_turns: Array = values[:, end:].reshape(len(values), len(system.turning), 3)
        self.system = system
        self._whole: Result | None = None  # of which this is a block
        self._first = 0  # its first frame in the whole
        self._known: dict[str, Array] = {}  # the latest quantities of a long one
        self.kept = Kept()
        self._motions: dict[int, tuple[Array, Array]] = {}

    @functools.cached_property
    def digest(self) -> str:
        """Fingerprint of the model, see ``kane.model.digest``.

        Of a simulation it is that of the model without what was set and pulled from outside.
        """
        return digest(self.system.model)

    @functools.cached_property
    def q(self) -> Array:
        """Place of the origin [m] and Euler parameters e1 to e4 of each body, (frames, n, 7)."""
        to_user = self.system.frames.to_user
        return gathered(self, lambda block: to_user(block.solver_q, block.solver_u)[0])

    @functools.cached_property
    def u(self) -> Array:
        """Velocity of the origin and angular velocity of each body, (frames, n, 6).

        The first in ground axes [m/s], the second in body axes [rad/s].
        """
        to_user = self.system.frames.to_user
        return gathered(self, lambda block: to_user(block.solver_q, block.solver_u)[1])

    def motion_of(self, i: int) -> tuple[Array, Array]:
        """Return the same of the body at place i alone, (frames, 7) and (frames, 6)."""
        if i not in self._motions:
            if i not in range(self.system.bodies):
                raise ArgumentError(say("There is no body {i}: they are counted from 0.", i=i))
            one = slice(i, i + 1)
            q, u = self.system.frames.to_user(self.solver_q[:, one], self.solver_u[:, one], one)
            q.flags.writeable = u.flags.writeable = False
            self._motions[i] = q[:, 0], u[:, 0]
        return self._motions[i]

    def motion_in(self, frames: slice) -> tuple[Array, Array]:
        """Return the same of all bodies in some frames, (frames, n, 7) and (frames, n, 6)."""
        if {"q", "u"} <= vars(self).keys():
            return self.q[frames], self.u[frames]
        return self.system.frames.to_user(self.solver_q[frames], self.solver_u[frames])

    @property
    def size(self) -> int:
        """Bytes of its frames, in memory or in a file."""
        return int(self.frames.values.nbytes)

    @property
    def is_short(self) -> bool:
        """Whether all frames may be looked at together."""
        if self._whole is not None:
            return True
        return block_count(self) == 1 and self.stretches[0].system is self.system

    @checked
    def watched_by(self, model: Model) -> "Result":
        """Return the same run, as a model shows it that has other points and rulers.

        Args:
            model: one that moves in the same way, see ``kane.model.digest``.

        Raises:
            ArgumentError: the model moves in another way.

        """
        if digest(model) != self.digest:
            raise ArgumentError(say("The model moves in another way than the one that was run."))
        other, own = copy.copy(self), self.model
        other.model = msgspec.structs.replace(
            model, pulls=own.pulls, tables=own.tables, inputs=own.inputs
        )
        other.quantities = named_quantities(other.model)
        other._known = {
            name: values
            for name, values in self._known.items()
            if same_motion(self.quantities[name], other.quantities.get(name))
        }
        return other

    @functools.cached_property
    def quantities(self) -> Mapping[str, Owned]:
        """Its quantities, and what they belong to, by their names."""
        whole = self._whole
        if whole is None or whole.model is not self.model:
            return named_quantities(self.model)
        return whole.quantities

    @functools.cached_property
    def stretches(self) -> tuple[Stretch, ...]:
        """Stretches of frames in which the same laws hold; one where no law ever changes."""
        return stretches(self) if self._whole is None else (Stretch(0, self.system),)

    @functools.cached_property
    def block_starts(self) -> tuple[int, ...]:
        """First frames of its blocks, see ``results.blocks``."""
        return block_starts(self)

    def system_at(self, frame: int) -> System:
        """Return the compiled model with the laws that hold at a frame, counted from 0."""
        return stretch_at(self.stretches, frame).system

    def modes_at(self, frame: int) -> Modes:
        """Return the modes of the model with the parameters that hold at a frame, from 0."""
        if self._whole is not None:
            return self._whole.modes_at(self._first + frame)
        return self.modes.with_parameters(stretch_at(self.stretches, frame).parameters)

    @property
    def trajectory(self) -> RecordedTrajectory:
        """What its quantities are computed from."""
        return RecordedTrajectory(self)

    def signals(self) -> Iterator[Signal]:
        """Yield all quantities that ``result[name]`` can give."""
        for name, (_, entry) in self.quantities.items():
            yield Signal(name, entry.unit, entry.meaning)

    def __getitem__(self, name: str) -> Array:
        """Return a quantity over time, (frames,), for a name such as ``K1.x``.

        A measure has one quantity, so that its own name will do.

        Raises:
            UnknownSignalError: the result has no such quantity.

        """
        (name,) = self.full_names((name,))
        if self.is_short:
            found = compute(self, name).view()
            found.flags.writeable = False
            return found
        if name not in self._known:
            values = np.empty(len(self.time))
            for frames, (found,) in columns(self, [name]):
                values[frames] = found
            values.flags.writeable = False
            while self._known and (len(self._known) + 1) * values.nbytes > MOST_KNOWN:
                del self._known[next(iter(self._known))]
            self._known[name] = values
        return self._known[name]

    def full_names(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return names of quantities, those of measures as ``gap.value`` where ``gap`` is given.

        Raises:
            UnknownSignalError: the result has no quantity of one of the names.

        """
        wanted = argument("result[...]", "name", names, Sequence[str])
        return tuple(self._full_name(name) for name in wanted)

    def _full_name(self, name: str) -> str:
        if name in self.quantities:
            return name
        if any(each.name == name for each in recorded_values(self.model)):
            return f"{name}.value"
        raise UnknownSignalError(no_quantity(name, self.quantities))

    def block(self, place: int) -> "Result":
        """Return one of the blocks of ``results.blocks``; the result itself where it is short."""
        return self if self.is_short else self.part(block_frames(self, place))

    @checked
    def at_frame(self, frame: int) -> "Result":
        """Return one frame alone, -1 for the last, with all that is to be seen there.

        Raises:
            ArgumentError: there is no such frame.

        """
        number = self.frame_number(frame)
        return self.part(slice(number, number + 1))

    def part(self, frames: slice) -> "Result":
        """Return some frames alone, in which the same laws hold; counted from 0."""
        stretch = stretch_at(self.stretches, frames.start)
        part = Result(stretch.system, self.settings, self.frames.part(frames))
        part.model, part._whole = self.model, self._whole or self
        part._first = self._first + frames.start
        if stretch.parameters and self._whole is None:
            part.model = with_parameters(self.model, dict(stretch.parameters))
        return part

    @checked
    def begun_as(self, first: "Result") -> "Result":
        """Take what holds for a whole run from its first frame; these are the latest of it."""
        self.digest, self.quantities = first.digest, first.quantities
        self.energy_at_start = first.energy_at_start
        self.start_velocities = first.start_velocities
        return self

    def release(self) -> None:
        """Let go of the memory of frames that lie in a file."""
        self.frames.release()

    @functools.cached_property
    def reactions(self) -> Array:
        """Forces and moments of the joints, (frames, joints, 6), in the model's order.

        The force on body_b [N] and its moment about point_b [N m], in ground axes; computed for
        all joints at once when the first one is asked for.
        """
        return gathered(self, reactions)

    @checked
    def reaction(self, joint: str, axes: Axes = "ground") -> Array:
        """Return force on body_b and moment about point_b of a joint, (frames, 6) [N, N m].

        Args:
            joint: its name.
            axes: in ground axes, or in those of either body of the joint.

        Raises:
            UnknownSignalError: there is no such joint.
            ArgumentError: there are no such axes.

        """
        return reaction_in(self, joint, axes)

    @functools.cached_property
    def open_reactions(self) -> dict[str, tuple[str, ...]]:
        """Components of each joint's reaction that are not unique, as in ``("fz", "mx")``.

        Where joints hold something more than once, the equations leave open how they share the
        load; of all that give the same motion the shortest multipliers are recorded.
        """
        system = compile_model(self.model) if self.system.contacts else self.system
        return open_reactions(system, self.frames.values[0, : system.state_size])

    @functools.cached_property
    def open_contacts(self) -> dict[str, tuple[str, ...]]:
        """Parts of each contact whose forces are not unique at some time, as in ``("1", "3")``.

        Where faces meet, bodies touch at more places than it takes, and the shortest forces that
        give the same motion are recorded, or others where these would pull or slip. Contacts whose
        forces are unique are left out.
        """
        return open_contacts(self)

    @functools.cached_property
    def observed(self) -> Observed:
        """Values and rates of all paths and the forces of the loads on them, over all frames."""
        if self.is_short:
            return observed(self)
        return Observed(
            gathered(self, lambda block: block.observed.values),
            gathered(self, lambda block: block.observed.rates),
            gathered(self, lambda block: block.observed.forces),
        )

    @functools.cached_property
    def accelerations(self) -> Array:
        """Rates u' of the speeds over all frames in the solver's frames, (frames, n, 6).

        Of each body the acceleration of the mass centre in ground axes [m/s^2] and the angular
        acceleration along its principal axes [rad/s^2].
        """
        return gathered(self, accelerations)

    @functools.cached_property
    def powers(self) -> Array:
        """What loads and drivers put in, and what is taken out, over all frames, (frames, 2)."""
        return gathered(self, system_powers)

    @functools.cached_property
    def between_jumps(self) -> Array:
        """The middle between the jumps of loads before and after each frame, (frames,) [s]."""
        stops = np.array([0.0, *self.frames.jumps, self.settings.duration])
        middles = (stops[:-1] + stops[1:]) / 2
        place = np.searchsorted(stops, self.time, side="right") - 1
        between: Array = middles[np.clip(place, 0, len(middles) - 1)]
        return between

    @functools.cached_property
    def energy_at_start(self) -> float:
        """Kinetic and potential energy when the books of work and heat were begun [J].

        That is at the first frame, but for a run that goes on from a frame of another one.
        """
        if self._whole is not None:
            return self._whole.energy_at_start
        first = self.block(0)
        energies = first["system.kinetic_energy"], first["system.potential_energy"]
        put_in = self.work[0] + self.handed[0] + self.brought[0]
        taken_out = self.dissipated[0] + self.rubbed[0] + self.struck[0]
        return float(energies[0][0] + energies[1][0] - put_in + taken_out)

    @property
    def events(self) -> tuple[Event, ...]:
        """What changed the constraints in the run, in order."""
        return self.frames.events

    @functools.cached_property
    def modes(self) -> Modes:
        """The systems of a model whose constraints change, one for each state of its contacts."""
        return joints_alone(self.system) if self._whole is None else self._whole.modes

    @property
    def holders(self) -> tuple[str, ...]:
        """Names of the elements whose constraints change: contacts, stops, latches, friction."""
        return holders(self)

    @checked
    def states_of(self, element: str) -> dict[str, tuple[Spell, ...]]:
        """Return how an element is over the run, by its parts, such as 'lower' or ''.

        Each spell has its start, its end and whether the element is open, closed, sticks, slides or
        is locked then.

        Raises:
            UnknownSignalError: it is none whose constraints change, see ``holders``.

        """
        if element not in self.holders:
            raise UnknownSignalError(
                say("'{name}' is nothing whose constraints change in the run.", name=element)
            )
        return states_of(self._whole or self, element)

    @checked
    def states_at(self, frame: int) -> tuple[tuple[OwnedContact, ContactState], ...]:
        """Return all contacts with their states at a frame; none where constraints never change."""
        return states_at(self, self.frame_number(frame))

    @checked
    def holds_at(self, frame: int) -> Holds:
        """Return how all that changes holds at a frame, by element and part.

        It is 'open', 'closed', 'sticks', 'slides' or 'locked'. A joint that a release lets go is
        among the elements.
        """
        return holds_at(self, self.frame_number(frame))

    @checked
    def strikes_of(self, event: Event) -> tuple[WorkedStrike, ...]:
        """Return the strikes in which an event happened, worked out row by row.

        More than one where strikes follow upon each other at once; none where no row struck.
        """
        return strikes_of(self._whole or self, event)

    @checked
    def strikes_at(self, time: float) -> tuple[WorkedStrike, ...]:
        """Return the strikes at a time [s], worked out row by row; mostly none."""
        return strikes_at(self._whole or self, time)

    @property
    def struck(self) -> Array:
        """Energy lost in strikes since the start, (frames,) [J]."""
        return self.frames.struck

    @functools.cached_property
    def brought(self) -> Array:
        """Energy brought in by changes of parameters since the start, (frames,) [J]."""
        if self._whole is None:
            return brought_in(self)
        return self._whole.brought[self._first : self._first + len(self.time)]

    @functools.cached_property
    def jumps(self) -> tuple[Jump, ...]:
        """When loads and drivers jump or bend within the run, and which ones."""
        return jumps(self)

    @functools.cached_property
    def start_velocities(self) -> StartVelocities:
        """What the run began with, where the joints do not allow the velocities given."""
        if self._whole is not None:
            return self._whole.start_velocities
        return start_velocities(self.system, np.array(self.frames.values[0]))

    @functools.cached_property
    def energy_drift(self) -> float:
        """Largest energy that the books do not explain, over all frames [J]."""
        return float(np.abs(self["system.energy_balance"]).max())

    @functools.cached_property
    def largest_energy(self) -> float:
        """Largest energy that there was at any frame [J], see ``results.doubts``."""
        return largest_energy(self)

    @functools.cached_property
    def is_finite(self) -> bool:
        """Whether all that was recorded and the energies are numbers."""
        return all(np.isfinite(block.measures).all() for _, block in blocks(self)) and bool(
            np.isfinite(self.energy_drift)
        )

    @functools.cached_property
    def doubts(self) -> tuple[str, ...]:
        """What speaks against the run, in sentences; empty where nothing does.

        Books of energy that do not close, a step that cannot follow the forces, and measures that
        are not numbers.
        """
        return doubts(self)

    @checked
    def poses_at(self, time: float) -> Poses:
        """Return where the bodies stand at any time of the run [s], between frames too.

        The joints are closed there. Where frames are ``coarse``, the bodies stay where they are in
        the one before.
        """
        if math.isnan(time):
            raise ArgumentError(say("The argument 'time' of poses_at must be a time in s, is nan."))
        return self._interpolation.poses(time)

    @functools.cached_property
    def coarse(self) -> npt.NDArray[np.bool_]:
        """Whether a frame and the next are too far apart to tell what is between, (frames - 1,).

        It is where bodies turn by some 3 rad from one to the other, or go as far on a bent way:
        ``solver.record_every`` was too long for the motion.
        """
        return coarse(self)

    @functools.cached_property
    def _interpolation(self) -> Interpolation:
        return Interpolation(self)

    def frame_number(self, frame: int) -> int:
        """Return a frame counted from the first, for one that may be counted from the last, -1.

        Raises:
            ArgumentError: there is no such frame.

        """
        number = argument("a result", "frame", frame, int)
        count = len(self.time)
        if not -count <= number < count:
            raise ArgumentError(
                say(
                    "There is no frame {number}: the result has frames 0 to {last}, or -{count} "
                    "to -1 from the end.",
                    number=number,
                    last=count - 1,
                    count=count,
                )
            )
        return int(number % count)

    @checked
    def to_csv(
        self,
        path: str | Path,
        names: Sequence[str] | None = None,
        *,
        progress: Progress | None = None,
    ) -> None:
        """Write time and quantities as a table in text, exact to the last digit.

        The first column is ``time [s]``, the others are named ``K1.x [m]``; a component of a
        reaction that is not unique says so, as in ``A.fz [N, not unique]``.

        Args:
            path: the file; it is either written whole or left as it was.
            names: quantities; by default the motion of bodies and points, forces of constraints,
                and all measures.
            progress: called with the part done, 0 to 1; what it raises ends the writing.

        Raises:
            FileError: the file cannot be written.
            UnknownSignalError: there is no such quantity.

        """
        export_csv(self, path, self._wanted(names), progress)

    @checked
    def to_numpy(
        self,
        path: str | Path,
        names: Sequence[str] | None = None,
        *,
        progress: Progress | None = None,
    ) -> None:
        """Write quantities for ``numpy.load``: an array for each by its name, as ``K1.x``.

        Beside them ``time``, and ``names`` and ``units`` in the same order. Arguments and errors
        as of ``to_csv``.
        """
        export_npz(self, path, self._wanted(names), progress)

    @checked
    def to_mat(
        self,
        path: str | Path,
        names: Sequence[str] | None = None,
        *,
        progress: Progress | None = None,
    ) -> None:
        """Write quantities for MATLAB, Octave and ``scipy.io.loadmat``: a column for each.

        Variables are named ``K1_x``; ``quantities`` says which is which, in what unit. Arguments
        and errors as of ``to_csv``.
        """
        export_mat(self, path, self._wanted(names), progress)

    @checked
    def events_to_csv(self, path: str | Path) -> None:
        """Write what changed the constraints as a table in text; raises FileError."""
        write_events(self.events, path)

    @checked
    def to_hdf5(self, path: str | Path, *, progress: Progress | None = None) -> None:
        """Write all of the result with its model, for ``kane.load_result``.

        Args:
            path: the file; it is either written whole or left as it was.
            progress: called with the part done, 0 to 1; what it raises ends the writing.

        Raises:
            FileError: the file cannot be written.

        """
        from kane.results.hdf5_writing import write_hdf5

        write_hdf5(self, path, progress)

    def _wanted(self, names: Sequence[str] | None) -> Sequence[str]:
        return recorded(self) if names is None else self.full_names(names)
