"""The result of a run."""

import copy
import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.open_reactions import open_reactions
from kane.errors import UnknownSignalError
from kane.fields import GROUND
from kane.files.csv_table import write_csv
from kane.kernels.observe import observe
from kane.kernels.reaction import reactions
from kane.kernels.tables import make_work
from kane.model import Model, SolverSettings, digest, elements, quantities
from kane.model.poses import Poses, rotation_matrices
from kane.results.accelerations import Rates, rates
from kane.results.interpolate import poses_between
from kane.results.jumps import Jump, jumps
from kane.results.signals import compute
from kane.solve.outcome import Outcome
from kane.solve.run import Frames

Array = npt.NDArray[np.float64]
Axes = Literal["ground", "body_a", "body_b"]


class Signal(NamedTuple):
    """A quantity of a result: its name as in ``K1.x``, SI unit and meaning."""

    name: str
    unit: str
    meaning: str

    @property
    def label(self) -> str:
        """Name and unit, as in ``K1.x [m]``."""
        return f"{self.name} [{self.unit}]"


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


class Result:
    """What a run recorded; nothing in it can be changed.

    Attributes:
        model: the model that was run.
        digest: fingerprint of the model, see ``kane.model.digest``.
        settings: the settings of the run.
        outcome: how the run ended, and its counts.
        time: (frames,) times of the frames [s].
        q: (frames, n, 7) origin [m] and Euler parameters e1 to e4 of each body.
        u: (frames, n, 6) velocity of the origin in ground axes [m/s] and angular velocity in
            body axes [rad/s] of each body.
        multipliers: (frames, m) constraint forces lambda [N], one for each row.
        measures: (frames, k) values of the model's measures.
        work: (frames,) work put in by forces and torques since the start [J].
        dissipated: (frames,) energy taken out by dampers and drag since the start [J].
        system: the compiled model.
        solver_q: the same as q in the solver's frames, at mass centres along principal axes.
        solver_u: the same as u in the solver's frames.

    """

    def __init__(self, system: System, settings: SolverSettings, frames: Frames) -> None:
        n = system.bodies
        values = frames.values
        values.flags.writeable = False
        self._values: Array = values
        self._jumps: Array = frames.jumps
        self.model: Model = system.model
        self.digest = digest(system.model)
        self.settings = settings
        self.outcome: Outcome = frames.outcome
        self.time: Array = frames.time
        self.time.flags.writeable = False
        self.solver_q: Array = values[:, : 7 * n].reshape(-1, n, 7)
        self.solver_u: Array = values[:, 7 * n : 13 * n].reshape(-1, n, 6)
        self.q, self.u = system.frames.to_user(self.solver_q, self.solver_u)
        self.q.flags.writeable = self.u.flags.writeable = False
        self.work: Array = values[:, 13 * n]
        self.dissipated: Array = values[:, 13 * n + 1]
        self.multipliers: Array = values[:, 13 * n + 2 : 13 * n + 2 + system.rows]
        self.measures: Array = values[:, 13 * n + 2 + system.rows :]
        self.system = system

    def watched_by(self, model: Model) -> "Result":
        """Return the same run, as a model shows it that has other points and rulers.

        Args:
            model: one that moves in the same way, see ``kane.model.digest``.

        Raises:
            ValueError: the model moves in another way.

        """
        if digest(model) != self.digest:
            raise ValueError("the model moves in another way than the one that was run")
        other = copy.copy(self)
        other.model = model
        return other

    def signals(self) -> Iterator[Signal]:
        """Yield all quantities that ``result[name]`` can give."""
        for owner, entry in quantities(self.model):
            yield Signal(f"{owner}.{entry.key}", entry.unit, entry.meaning)

    def __getitem__(self, name: str) -> Array:
        """Return a quantity over time, (frames,), for a name such as ``K1.x``.

        Raises:
            UnknownSignalError: the result has no such quantity.

        """
        if not any(signal.name == name for signal in self.signals()):
            raise UnknownSignalError(
                f"There is no quantity '{name}'. Names are ELEMENT.QUANTITY, for example "
                f"'{next(self.signals()).name}'."
            )
        return compute(self, name)

    @functools.cached_property
    def reactions(self) -> Array:
        """Forces and moments of the joints, (frames, joints, 6), in the model's order.

        The force on body_b [N] and its moment about point_b [N m], in ground axes; computed for
        all joints at once when the first one is asked for.
        """
        model, system = self.model, self.system
        values = np.zeros((len(self.time), len(model.joints), 6))
        held = [i for i, joint in enumerate(model.joints) if self._rows(joint.name)]
        rows = [system.joint_rows[model.joints[i].name] for i in held]
        points = [
            system.frames.point(model.joints[i].body_b, model.joints[i].point_b) for i in held
        ]
        found = np.empty((len(self.time), len(held), 6))
        reactions(
            system.tables,
            make_work(system.tables),
            self._flat(self.solver_q),
            np.array(self.multipliers),
            np.array([(row.start, row.stop) for row in rows], dtype=np.int64).reshape(-1, 2),
            np.array(points, dtype=float).reshape(-1, 3),
            found,
        )
        values[:, held] = found
        values.flags.writeable = False
        return values

    def reaction(self, joint: str, axes: Axes = "ground") -> Array:
        """Return force on body_b and moment about point_b of a joint, (frames, 6) [N, N m].

        Args:
            joint: its name.
            axes: in ground axes, or in those of either body of the joint.

        Raises:
            UnknownSignalError: there is no such joint.

        """
        names = [each.name for each in self.model.joints]
        if joint not in names:
            raise UnknownSignalError(f"There is no joint '{joint}'.")
        place = names.index(joint)
        values: Array = self.reactions[:, place]
        body = {
            "ground": GROUND,
            "body_a": self.model.joints[place].body_a,
            "body_b": self.model.joints[place].body_b,
        }[axes]
        if body == GROUND:
            return values
        bodies = [each.name for each in self.model.bodies]
        R = rotation_matrices(self.q[:, bodies.index(body), 3:])
        turned = np.einsum("tij,tki->tkj", R, values.reshape(-1, 2, 3))
        return np.asarray(turned.reshape(-1, 6))

    @functools.cached_property
    def open_reactions(self) -> dict[str, tuple[str, ...]]:
        """Components of each joint's reaction that are not unique, as in ``("fz", "mx")``.

        Where joints hold something more than once, the equations leave open how they share the
        load; of all that give the same motion the shortest multipliers are recorded.
        """
        return open_reactions(self.system, self._values[0])

    @functools.cached_property
    def observed(self) -> Observed:
        """Values and rates of all paths and the forces of the loads on them, over all frames."""
        tables, count = self.system.observed, len(self.time)
        found = Observed(
            np.empty((count, tables.paths.size)),
            np.empty((count, tables.paths.size)),
            np.empty((count, tables.path_loads.size)),
        )
        observe(
            tables,
            make_work(tables),
            np.array(self.time),
            self.between_jumps,
            self._flat(self.solver_q),
            self._flat(self.solver_u),
            *found,
        )
        for array in found:
            array.flags.writeable = False
        return found

    @property
    def accelerations(self) -> Array:
        """Rates u' of the speeds over all frames in the solver's frames, (frames, n, 6).

        Of each body the acceleration of the mass centre in ground axes [m/s^2] and the angular
        acceleration along its principal axes [rad/s^2].
        """
        return self.rates.speeds

    @functools.cached_property
    def rates(self) -> Rates:
        """Accelerations and powers over all frames."""
        return rates(self)

    def _rows(self, name: str) -> bool:
        rows = self.system.joint_rows[name]
        return bool(rows.stop > rows.start)

    def _flat(self, frames: Array) -> Array:
        return np.array(frames.reshape(len(self.time), -1))

    @functools.cached_property
    def between_jumps(self) -> Array:
        """The middle between the jumps of loads before and after each frame, (frames,) [s]."""
        stops = np.array([0.0, *self._jumps, self.settings.duration])
        middles = (stops[:-1] + stops[1:]) / 2
        place = np.searchsorted(stops, self.time, side="right") - 1
        between: Array = middles[np.clip(place, 0, len(middles) - 1)]
        return between

    @functools.cached_property
    def jumps(self) -> tuple[Jump, ...]:
        """When loads and drivers jump or bend within the run, and which ones."""
        return jumps(self)

    @property
    def energy_drift(self) -> float:
        """Largest energy that the books do not explain, over all frames [J]."""
        return float(np.abs(self["system.energy_balance"]).max())

    def poses_at(self, time: float) -> Poses:
        """Return where the bodies stand at any time of the run [s], between frames too."""
        return poses_between(self, time)

    def to_csv(self, path: str | Path) -> None:
        """Write time, the motion of bodies and points, forces of constraints, and all measures.

        The first column is ``time [s]``, the others are named ``K1.x [m]``; a component of a
        reaction that is not unique says so, as in ``A.fz [N, not unique]``. Raises FileError.
        """
        model = self.model
        owners = (*model.bodies, *(element for _, element in elements(model)), *model.measures)
        recorded = [
            Signal(f"{owner.name}.{entry.key}", entry.unit, entry.meaning)
            for owner in owners
            for entry in owner.quantities
        ]
        header = ["time [s]", *(self._label(signal) for signal in recorded)]
        write_csv(path, header, [self.time, *(self[signal.name] for signal in recorded)])

    def _label(self, signal: Signal) -> str:
        """Return name and unit, and whether a reaction is not unique."""
        owner, key = signal.name.rsplit(".", 1)
        if key in self.open_reactions.get(owner, ()):
            return f"{signal.name} [{signal.unit}, not unique]"
        return signal.label
