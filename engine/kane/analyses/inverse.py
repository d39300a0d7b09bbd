"""Inverse dynamics and kinematics: motions that are prescribed, and what they need.

Each prescribed motion is a driver, whose multiplier is the force or torque that it takes, in a run
like any other: closed on all joints at each frame, with efforts worked out at the frame's state and
not by differences.
"""

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from kane.analyses.array_files import ArrayFiles, Named
from kane.analyses.close_frames import TOLD, in_close_frames
from kane.analyses.constraint_report import constraint_report
from kane.analyses.drives import Drive, driven_by_loads, drives_of
from kane.analyses.dynamics import changed_settings, simulate
from kane.analyses.instant import instant_of
from kane.analyses.measured import Series
from kane.analyses.prescribed import prescribed
from kane.analyses.redundancy import Redundancy
from kane.analyses.singular import Singularity, singularity
from kane.analyses.skeleton import with_some_mass
from kane.analyses.speed_jumps import speed_jumps
from kane.arguments import checked
from kane.errors import SettingsError, UnknownSignalError
from kane.files.csv_table import write_csv
from kane.model import Model, with_parameters
from kane.model.model import CHANGING_GROUPS
from kane.model.solver import TIME_STEPPING
from kane.results import Result
from kane.results.strikes import impulses_of_drivers
from kane.sentences import Sentence, joined, listed, say

Array = npt.NDArray[np.float64]
Progress = Callable[[float], None]

FEW = 5  # frames at which freedoms are counted: one may stand in a singular position
# Units of what no mass nor force has a part in.
OF_MOTION = frozenset({"1", "", "m", "rad", "m/s", "rad/s", "m/s^2", "rad/s^2"})


@dataclass(frozen=True, eq=False)
class Kinematics:
    """A motion that is prescribed as a whole: places, speeds and accelerations, and nothing else.

    Attributes:
        result: the run; masses in it may be made up, so its forces and energies mean nothing.
        singularity: how near it comes to singular positions, and those it goes through; None where
            it was stopped.
        redundancies: elements that hold things twice.
        notes: sentences on what is to be known.

    """

    result: Result
    singularity: Singularity | None
    redundancies: tuple[Redundancy, ...]
    notes: tuple[Sentence, ...]

    @property
    def time(self) -> Array:
        """The frames, (frames,) [s]."""
        return self.result.time

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all quantities of the motion."""
        return tuple(each.name for each in self.result.signals() if each.unit in OF_MOTION)

    @checked
    def __getitem__(self, name: str) -> Array:
        """Return a quantity of the motion, (frames,); raises UnknownSignalError for any other."""
        values = self.result[name]
        if name not in self.names:
            raise UnknownSignalError(
                say("'{name}' hangs on masses or forces, which kinematics have none of.", name=name)
            )
        return values

    @checked
    def to_csv(self, path: str | Path, names: Sequence[str] | None = None) -> None:
        """Write time and quantities, by default all of the motion; raises FileError."""
        self.result.to_csv(path, self._wanted(names))

    @checked
    def to_mat(self, path: str | Path, names: Sequence[str] | None = None) -> None:
        """Write the same for MATLAB; raises FileError."""
        self.result.to_mat(path, self._wanted(names))

    @checked
    def to_numpy(self, path: str | Path, names: Sequence[str] | None = None) -> None:
        """Write the same for NumPy; raises FileError."""
        self.result.to_numpy(path, self._wanted(names))

    def _wanted(self, names: Sequence[str] | None) -> Sequence[str]:
        known = self.names
        for name in names or ():
            if name not in known:
                _ = self[name]  # which says what is wrong with it
        return known if names is None else names


@dataclass(frozen=True, eq=False)
class InverseDynamics(ArrayFiles):
    """What prescribed motions need.

    Its files of arrays have ``time``, ``names``, ``units``, and ``efforts``, ``rates`` and
    ``powers``, (frames, drives) each.

    Attributes:
        result: the run, with all its quantities.
        close: the same run with frames as close as tables of the efforts need.
        drives: each driven coordinate, with effort, rate and power.
        freedoms: how many freedoms nothing prescribes; forces moved them.
        singularity: how near it comes to singular positions; None where constraints change,
            since these are not looked for there, and where it was stopped.
        redundancies: elements that hold things twice.
        notes: sentences on what is to be known.

    """

    result: Result
    close: Result
    drives: tuple[Drive, ...]
    freedoms: int
    singularity: Singularity | None
    redundancies: tuple[Redundancy, ...]
    notes: tuple[Sentence, ...]

    @property
    def time(self) -> Array:
        """The frames, (frames,) [s]."""
        return self.result.time

    def forward(self) -> Model:
        """Return the model with these forces and torques in place of its drivers.

        They are tables over time, with values as close as the efforts need, however often the run
        was recorded. Run without being driven, it moves alike, to what its tolerances allow, as
        long as its motion is stable enough; a note says where tables cannot follow.

        Raises:
            SettingsError: the run did not reach its end, or has a single frame, or a speed jumps,
                or a strike takes impulses of drivers.

        """
        if not self.result.outcome.ok or len(self.result.time) < 2:
            raise SettingsError(say("The run did not reach its end: its forces are not all known."))
        if self.singularity is not None and (jumps := speed_jumps(self.result)):
            raise SettingsError(
                say(
                    "The speed that '{name}' prescribes jumps at {time:.6g} s: no force makes "
                    "that, but an impulse. Prescribe a motion without such jumps.",
                    name=jumps[0].name,
                    time=jumps[0].time,
                )
            )
        for time, name in impulses_of_drivers(self.result):
            raise SettingsError(
                say(
                    "'{name}' takes part in the strike at {time:.6g} s: what keeps its motion "
                    "there is an impulse, which no force over time gives.",
                    name=name,
                    time=time,
                )
            )
        return driven_by_loads(self.close, drives_of(self.close, ()))

    @checked
    def to_csv(self, path: str | Path) -> None:
        """Write time and effort, rate and power of each drive; raises FileError."""
        columns, titles = self._columns()
        write_csv(path, titles, [columns])

    def _columns(self) -> tuple[list[Array], list[str]]:
        columns, titles = [self.time], ["time [s]"]
        for drive in self.drives:
            columns += [drive.effort, drive.rate, drive.power]
            shared = "" if drive.is_unique else ", not unique"
            titles += [
                f"{drive.name} [{drive.unit}{shared}]",
                f"{drive.name} rate [{drive.rate_unit}]",
                f"{drive.name} power [W{shared}]",
            ]
        return columns, titles

    def _arrays(self) -> Named:
        drives = self.drives
        return [
            ("time", self.time),
            ("names", np.array([drive.name for drive in drives], dtype=str)),
            ("units", np.array([drive.unit for drive in drives], dtype=str)),
            ("efforts", np.stack([drive.effort for drive in drives], axis=1)),
            ("rates", np.stack([drive.rate for drive in drives], axis=1)),
            ("powers", np.stack([drive.power for drive in drives], axis=1)),
        ]


@checked
def inverse_dynamics(
    model: Model,
    laws: Mapping[str, str] | None = None,
    tables: Sequence[Series] = (),
    *,
    parameters: Mapping[str, float] | None = None,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
    **settings: Any,
) -> InverseDynamics:
    """Return the forces, torques and powers that motions need.

    What is prescribed is the model's drivers and what is named here, see
    ``prescribed.prescribed``. Freedoms that are left move by the forces, as in any run.

    Args:
        model: the mechanism.
        laws: expressions of time by what is to follow them, as ``{"A.angle": "sin(t)"}``.
        tables: what is to follow values over time, see ``measured.Series``.
        parameters: other values of parameters of the model, by name.
        progress: called with the part done, 0 to 1, in this thread.
        stop: an event that any thread may set; what is done until then is returned.
        settings: those of ``simulate``.

    Raises:
        SettingsError: nothing is prescribed, or a table does not cover the run.
        UnknownSignalError: what is named cannot be prescribed.
        ModelError, AssemblyError: as of ``simulate``.

    """
    model = _prescribed(model, laws, tables, parameters, settings)

    def half(begun: float) -> Progress | None:
        return (lambda part: progress(begun + 0.5 * part)) if progress else None

    result = simulate(model, at_rest=False, progress=half(0.0), stop=stop, **settings)
    close, miss = result, None
    if result.outcome.ok and len(result.time) > 1:
        close, miss = in_close_frames(result, half(0.5), stop)
    freedoms, redundancies = _mobility(result, stop)
    found = None if result.system.contacts else singularity(result, stop)
    drivers = {driver.name for driver in model.drivers}
    shared = [name for each in redundancies for name in each.joints if name in drivers]
    notes = _notes(result, found, shared, freedoms)
    if miss and miss.whole > TOLD:
        notes += (miss.sentence,)
    return InverseDynamics(
        result=result,
        close=close,
        drives=drives_of(result, shared),
        freedoms=freedoms,
        singularity=found,
        redundancies=redundancies,
        notes=notes,
    )


@checked
def kinematics(
    model: Model,
    laws: Mapping[str, str] | None = None,
    tables: Sequence[Series] = (),
    *,
    parameters: Mapping[str, float] | None = None,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
    **settings: Any,
) -> Kinematics:
    """Return places, speeds and accelerations of a motion that is prescribed as a whole.

    Masses may be missing: the joints and what is prescribed say all. Stops, contacts and what else
    changes constraints in a run take no part. Arguments and errors as of ``inverse_dynamics``.

    Raises:
        SettingsError: a freedom is left that nothing prescribes.

    """
    model = _prescribed(model, laws, tables, parameters, settings)
    left_out = [each.name for group in CHANGING_GROUPS for each in getattr(model, group)]
    model = msgspec.structs.replace(
        model,
        bodies=_with_masses(model),
        solver=_any_method(model),
        **dict.fromkeys(CHANGING_GROUPS, ()),
    )
    result = simulate(model, at_rest=False, progress=progress, stop=stop, **settings)
    freedoms, redundancies = _mobility(result, stop)
    without = say("Without a part in kinematics: {names}.", names=listed(left_out))
    if freedoms:
        why = say(
            "Kinematics need a motion that is prescribed as a whole, but freedoms are left: "
            "{count}. Prescribe as many coordinates more, or run inverse dynamics.",
            count=freedoms,
        )
        # a run that breaks off in a singular position shows freedoms that there are nowhere else
        broke_off = () if result.outcome.ok else (result.outcome.message,)
        raise SettingsError(joined(" ", (*broke_off, why, *([without] if left_out else []))))
    found = singularity(result, stop)
    notes = _notes(result, found, (), 0)
    if left_out:
        notes += (without,)
    return Kinematics(result, found, redundancies, notes)


def _prescribed(
    model: Model,
    laws: Mapping[str, str] | None,
    tables: Sequence[Series],
    parameters: Mapping[str, float] | None,
    settings: Mapping[str, Any],
) -> Model:
    if parameters:
        model = with_parameters(model, parameters)
    wanted = changed_settings(model.solver, duration=settings.get("duration"))
    model = prescribed(model, laws or {}, tables, wanted.duration)
    if not model.drivers:
        raise SettingsError(
            say("Nothing is prescribed: name what is to follow which law, or add a driver.")
        )
    return model


def _with_masses(model: Model) -> tuple[Any, ...]:
    size = max((abs(x) for body in model.bodies for x in body.position), default=0.0) or 1.0
    bodies = model.bodies
    if all(body.mass_properties().mass == 0.0 for body in bodies):  # nothing resists anything
        bodies = tuple(msgspec.structs.replace(body, mass=None, inertia=None) for body in bodies)
    return tuple(with_some_mass(body, size) for body in bodies)


def _any_method(model: Model) -> Any:
    """Return settings of a method that closes its steps: laws of strikes are of no use here."""
    if model.solver.method != TIME_STEPPING:
        return model.solver
    return changed_settings(model.solver, method="dop853")


def _mobility(result: Result, stop: threading.Event | None) -> tuple[int, tuple[Redundancy, ...]]:
    """Return freedoms that nothing prescribes, and redundancies, as they are at most frames.

    A frame in a singular position shows more freedoms than there are. Where constraints change,
    it is the frame with the most freedoms that tells what is not always prescribed. Who stopped it
    waits for one frame alone.
    """
    few = 1 if stop is not None and stop.is_set() else FEW
    frames = np.unique(np.linspace(0, len(result.time) - 1, few).astype(int))
    reports = [constraint_report(instant_of(result, int(frame))) for frame in frames]
    choose = max if result.system.contacts else min
    usual = choose(reports, key=lambda report: report.freedoms)
    return usual.freedoms, usual.redundancies


def _notes(
    result: Result, found: Singularity | None, shared: Sequence[str], freedoms: int
) -> tuple[Sentence, ...]:
    notes: list[Sentence] = []
    if not result.outcome.ok:
        notes.append(result.outcome.message)
    if freedoms:
        notes.append(
            say(
                "Freedoms that nothing prescribes: {count}. Their motion follows from the forces.",
                count=freedoms,
            )
        )
    if found is not None:
        notes += [
            say(
                "The speed that '{name}' prescribes jumps at {time:.6g} s: that takes an impulse, "
                "a force without end for a moment, which no number here has in it.",
                name=each.name,
                time=each.time,
            )
            for each in speed_jumps(result)
        ]
    if struck := impulses_of_drivers(result):
        notes.append(
            say(
                "Strikes take impulses of {names} besides, the first at {time:.6g} s, which no "
                "number here has in it.",
                names=listed(list(dict.fromkeys(name for _, name in struck))),
                time=struck[0][0],
            )
        )
    if shared:
        notes.append(
            say(
                "The efforts of {names} are not unique: others hold the same. They share the load "
                "with the shortest multipliers.",
                names=listed(list(shared)),
            )
        )
    if found is None and result.system.contacts:
        notes.append(
            say("Singular positions are not looked for, since constraints change in the run.")
        )
    elif found is None:
        notes.append(say("Singular positions were not looked for: it was stopped."))
    else:
        notes += [each.sentence for each in found.positions]
        if result.coarse.any():
            notes.append(
                say(
                    "Frames are too far apart to look for singular positions between them: "
                    "record more often."
                )
            )
    return tuple(notes)
