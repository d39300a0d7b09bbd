"""All that acts on a body cut free, in balance with its inertia forces, in its own axes.

By d'Alembert's principle the forces of joints, loads and gravity on a body and its inertia forces,
-m a at the mass centre with the moment -(I alpha + w x I w) (Kane, Levinson, Dynamics: Theory and
Applications, 1985, section 4.11), are in balance, so a finite-element program can take them as a
static load case: either the inertia forces as they stand here, or as those of its own mass, by the
acceleration of the origin, the angular velocity and the angular acceleration of the body's axes.
"""

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.equations import GRAVITY, Equations, terms
from kane.analyses.generalized_speeds import speeds_of_bodies
from kane.analyses.instant import Instant, instant_of
from kane.arguments import checked
from kane.compiled import System
from kane.compiled.constraint_matrix import movable
from kane.errors import ArgumentError, KaneError
from kane.fields import Vector
from kane.files.csv_table import write_texts
from kane.model import Joint, Model, elements
from kane.results import Result
from kane.sentences import say

Array = npt.NDArray[np.float64]
Kind = Literal["joint", "load", "gravity", "guide", "inertia"]

INERTIA, GUIDE = "inertia", "guide"
UNBALANCED = 1e-6  # of the largest force; equations that are solved leave 1e-12, others parts of it
MOTIONS = ("acceleration", "angular_velocity", "angular_acceleration")
HEADER = (
    "time [s]", "body", "name", "kind", "x [m]", "y [m]", "z [m]",
    "fx [N]", "fy [N]", "fz [N]", "mx [N m]", "my [N m]", "mz [N m]",
    "ax [m/s^2]", "ay [m/s^2]", "az [m/s^2]", "wx [rad/s]", "wy [rad/s]", "wz [rad/s]",
    "alphax [rad/s^2]", "alphay [rad/s^2]", "alphaz [rad/s^2]",
)  # fmt: skip


class LoadAt(NamedTuple):
    """A force at a point of a body with the moment about that point, at k times.

    Attributes:
        name: of the joint or load; ``gravity``, ``inertia``; ``guide`` for what a planar model
            needs to keep a body in its plane, and a particle from turning.
        kind: what it is: a ``joint`` for all that holds rows, also couplings, drivers, stops.
        point: in body axes from the origin of the body [m].
        force: (k, 3) in body axes [N].
        moment: (k, 3) about the point, in body axes [N m].

    """

    name: str
    kind: Kind
    point: Vector
    force: Array
    moment: Array


@dataclass(frozen=True)
class BodyLoads:
    """What acts on a body at k times, all in the axes that the user gave the body.

    Attributes:
        body: its name.
        time: (k,) [s].
        loads: with gravity and inertia forces; they are in balance.
        acceleration: (k, 3) of the origin of the body's axes [m/s^2].
        angular_velocity: (k, 3) [rad/s].
        angular_acceleration: (k, 3) [rad/s^2].

    """

    body: str
    time: Array
    loads: tuple[LoadAt, ...]
    acceleration: Array
    angular_velocity: Array
    angular_acceleration: Array

    @property
    def residual(self) -> Array:
        """Sum of all forces [N], and of all moments about the origin [N m], (k, 6)."""
        total = np.zeros((self.time.size, 6))
        for load in self.loads:
            total[:, :3] += load.force
            total[:, 3:] += load.moment + np.cross(load.point, load.force)
        return total


@checked
def body_loads(
    result: Result,
    bodies: Sequence[str] | None = None,
    times: Sequence[float] | None = None,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> tuple[BodyLoads, ...]:
    """Return what acts on bodies cut free, in balance with their inertia forces.

    Where joints share a load that the equations leave open, it is shared by the shortest
    multipliers; see ``Result.open_reactions``.

    Args:
        result: the run.
        bodies: names; by default all bodies.
        times: the frame nearest to each is taken [s]; by default all frames.
        progress: called with the part done, 0 to 1.
        stop: set it from any thread to end with the times that are there.

    Raises:
        ArgumentError: there is no such body, or a time is outside the run.
        KaneError: recorded forces do not move a body as it moves.

    """
    names = [body.name for body in result.model.bodies]
    chosen = names if bodies is None else list(dict.fromkeys(bodies))
    for name in chosen:
        if name not in names:
            raise ArgumentError(say("There is no body '{name}'.", name=name))
    frames = _frames(result, times)
    gathered = {name: _Gathered(result.model, result.system, name) for name in chosen}
    for i, frame in enumerate(frames):
        if stop is not None and stop.is_set():
            break
        instant = instant_of(result, frame)
        found = terms(instant, speeds_of_bodies(instant))
        for each in gathered.values():
            each.take(instant, found)
        if progress is not None:
            progress((i + 1) / len(frames))
    return tuple(each.loads() for each in gathered.values())


@checked
def write_body_loads(path: str | Path, loads: Sequence[BodyLoads]) -> None:
    """Write loads as CSV: a line for each force at each time; raises FileError.

    The motion of the body's axes stands in each line, in body axes as all else.
    """
    write_texts(path, _lines(loads))


def _frames(result: Result, times: Sequence[float] | None) -> list[int]:
    """Return the frames nearest to times, each once."""
    if times is None:
        return list(range(len(result.time)))
    first, last = float(result.time[0]), float(result.time[-1])
    for time in times:
        if not first <= time <= last:
            raise ArgumentError(
                say("The run is from {first:g} s to {last:g} s; {time:g} s is not in it.",
                    first=first, last=last, time=time)
            )  # fmt: skip
    nearest = (int(np.argmin(np.abs(result.time - time))) for time in times)
    return list(dict.fromkeys(nearest))


class _Gathered:
    """What acts on one body, time after time."""

    def __init__(self, model: Model, system: System, body: str) -> None:
        frames = system.frames
        self._body, self._i = body, frames.index[body]
        self._points = _points(model, body)
        x, y, z = frames.center[self._i].tolist()
        self._center: Vector = (x, y, z)
        self._kinds: dict[str, Kind] = {}
        self._times: list[float] = []
        self._on: list[dict[str, Array]] = []
        self._motions: list[Array] = []

    def take(self, instant: Instant, found: Equations) -> None:
        """Add what acts at an instant; raises KaneError where that is not in balance."""
        i, system = self._i, instant.system
        axes, own = system.frames.axes[i], slice(6 * (i - 1), 6 * i)
        to_body = axes @ instant.work.R[i].T

        def in_body(force: Array) -> Array:
            """Return force and moment about the mass centre in body axes, (6,)."""
            return np.concatenate([to_body @ force[own][:3], axes @ force[own][3:]])

        self._kinds |= {name: "gravity" if name == GRAVITY else "load" for name in found.active}
        self._kinds |= dict.fromkeys(found.constraint, "joint")
        acting = {**found.active, **found.constraint}
        on = {name: in_body(force) for name, force in acting.items() if force[own].any()}
        on[INERTIA] = in_body(found.inertia)
        guide = np.where(movable(system), 0.0, -found.residual)
        if guide[own].any():
            on[GUIDE] = in_body(guide)
        self._check(instant, found, own)
        self._times.append(instant.time)
        self._on.append(on)
        self._motions.append(self._motion(instant, axes, to_body))

    def _check(self, instant: Instant, found: Equations, own: slice) -> None:
        """Refuse forces that do not move the body as it moves."""
        residual = np.where(movable(instant.system), found.residual, 0.0)[own]
        acting = [*found.active.values(), *found.constraint.values(), found.inertia]
        sizes = np.abs([force[own] for force in acting]).max(axis=0)
        for part in (slice(0, 3), slice(3, 6)):
            if np.abs(residual[part]).max() > UNBALANCED * sizes[part].max():
                raise KaneError(
                    say(
                        "The recorded forces on '{body}' at {time:g} s are not in balance with its "
                        "motion.",
                        body=self._body,
                        time=instant.time,
                    )
                )

    def _motion(self, instant: Instant, axes: Array, to_body: Array) -> Array:
        """Return acceleration of the origin, angular velocity and acceleration, (9,)."""
        rates = instant.rates[6 * (self._i - 1) : 6 * self._i]
        w, alpha = axes @ instant.work.w[self._i], axes @ rates[3:]
        to_origin = -np.array(self._center)
        of_origin = (
            to_body @ rates[:3] + np.cross(alpha, to_origin) + np.cross(w, np.cross(w, to_origin))
        )
        return np.concatenate([of_origin, w, alpha])

    def loads(self) -> BodyLoads:
        """Return all that was taken."""
        names = dict.fromkeys(name for on in self._on for name in on)
        order = sorted(names, key=lambda name: name in (GRAVITY, GUIDE, INERTIA))
        motions = np.array(self._motions).reshape(-1, 3, 3)
        return BodyLoads(
            self._body,
            np.array(self._times),
            tuple(self._load(name) for name in order),
            *(motions[:, k] for k in range(len(MOTIONS))),
        )

    def _load(self, name: str) -> LoadAt:
        own: dict[str, Kind] = {INERTIA: "inertia", GUIDE: "guide"}
        point = self._points.get(name, self._center) if name in self._kinds else self._center
        on = np.array([each.get(name, np.zeros(6)) for each in self._on])
        arm = np.subtract(point, self._center)
        moment = on[:, 3:] - np.cross(arm, on[:, :3])
        kind = self._kinds.get(name) or own[name]
        return LoadAt(name, kind, point, on[:, :3], moment)


def _points(model: Model, body: str) -> dict[str, Vector]:
    """Return at which point of a body each element acts, for those that have one there.

    What acts in a joint does so at the joint. All else is told at the mass centre, with its moment
    about that: its effect on the body is the same.
    """
    joints = {joint.name: joint for joint in model.joints}
    found: dict[str, Vector] = {}
    for _, element in elements(model):
        point = next(iter(_points_on(element, joints, body)), None)
        if point is not None:
            found[element.name] = point
    return found


def _points_on(element: Any, joints: dict[str, Joint], body: str) -> Iterator[Vector]:
    if hasattr(element, "ends"):
        yield from (point for name, point in element.ends() if name == body)
    if hasattr(element, "point") and getattr(element, "body", None) == body:
        yield element.point
    if hasattr(element, "joint_references"):
        for _, name, _ in element.joint_references():
            yield from (point for owner, point in joints[name].ends() if owner == body)


def _lines(loads: Sequence[BodyLoads]) -> Iterator[Sequence[str]]:
    yield HEADER
    for of_body in loads:
        for k, time in enumerate(of_body.time.tolist()):
            motion = [_text(number) for name in MOTIONS for number in getattr(of_body, name)[k]]
            for load in of_body.loads:
                numbers = (*load.point, *load.force[k], *load.moment[k])
                place = (_text(time), of_body.body, load.name, load.kind)
                yield (*place, *map(_text, numbers), *motion)


def _text(number: float) -> str:
    """Return the shortest text that reads back as the same double."""
    return repr(float(number))
