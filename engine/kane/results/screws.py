"""Forces with their moments, and speeds with their turns, of one frame: vectors at points.

A force at a point and a moment, or the velocity of a point and an angular velocity, are a screw:
six numbers, here in ground axes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from kane.fields import Vector
from kane.kernels.equations.observe import observe
from kane.kernels.tables import Work, make_work
from kane.model.poses import rotation_matrices
from kane.results.observed import states

if TYPE_CHECKING:
    from kane.results.result import Result

Array = npt.NDArray[np.float64]


Entry = tuple[str, str, Vector]
"""Name of an element, name of a body, and a point in its axes from its origin."""


class Places(NamedTuple):
    """Where screws act.

    Attributes:
        names: names of the elements that they belong to.
        body: (n,) number of the body that they act on, 0 for the ground.
        point: (n, 3) where they act, in the user's axes of the body from its origin [m].

    """

    names: tuple[str, ...]
    body: npt.NDArray[np.int64]
    point: Array


class Screws(Protocol):
    """Screws of one kind, all at once."""

    places: Places

    def at_frame(self, frame: int) -> Array:
        """Return force and moment, or velocity and angular velocity, (n, 6)."""


def places(result: Result, entries: Sequence[Entry]) -> Places:
    """Return the places of entries."""
    index = result.system.frames.index
    return Places(
        tuple(name for name, _, _ in entries),
        np.array([index[body] for _, body, _ in entries], dtype=np.int64),
        np.array([point for _, _, point in entries], dtype=float).reshape(-1, 3),
    )


class Weights:
    """The weight of each body, at its mass centre; none where there is no gravity."""

    def __init__(self, result: Result) -> None:
        frames, bodies = result.system.frames, result.model.bodies
        names = [body.name for body in bodies] if any(result.model.gravity) else []
        self.places = places(result, [(name, name, mass_center(result, name)) for name in names])
        self._weights = np.zeros((len(names), 6))
        self._weights[:, :3] = frames.mass[self.places.body, None] * result.model.gravity

    def at_frame(self, frame: int) -> Array:  # noqa: ARG002
        """Return m g, the same at all times."""
        return self._weights


class Motion:
    """How mass centres and measure points move, and how bodies turn."""

    def __init__(self, result: Result) -> None:
        self._result = result
        model = result.model
        self._bodies = len(model.bodies)
        self.places = places(
            result,
            [
                *((b.name, b.name, mass_center(result, b.name)) for b in model.bodies),
                *((p.name, p.body, p.point) for p in model.points),
            ],
        )
        self._arms = arms(result, [(p.name, p.body, p.point) for p in model.points])

    def at_frame(self, frame: int) -> Array:
        """Return v and w; the turn of a body stands at its mass centre alone."""
        q, u = self._result.solver_q[frame], self._result.solver_u[frame]
        R = rotation_matrices(q[:, 3:])
        w = np.einsum("nij,nj->ni", R, u[:, 3:])
        screws = np.zeros((len(self.places.names), 6))
        screws[: self._bodies, :3], screws[: self._bodies, 3:] = u[:, :3], w
        i = self.places.body[self._bodies :] - 1
        arms = np.einsum("nij,nj->ni", R[i], self._arms)
        screws[self._bodies :, :3] = u[i, :3] + np.cross(w[i], arms)
        return screws


class Held:
    """Work arrays of the kernels that hold one frame of a result after another."""

    def __init__(self, result: Result) -> None:
        self._result = result
        tables = result.system.tables
        self.work: Work = make_work(tables)
        self._scratch = np.empty((1, tables.paths.size)), np.empty((1, tables.paths.size))

    def hold(self, frame: int) -> Array:
        """Read the state of a frame into ``work``; return the forces along paths, (loads,)."""
        result, tables = self._result, self._result.system_at(frame).tables
        forces = np.empty((1, tables.path_loads.size))
        observe(
            tables,
            self.work,
            np.array(result.time[frame : frame + 1]),
            np.array(result.between_jumps[frame : frame + 1]),
            states(result, slice(frame, frame + 1)),
            *self._scratch,
            forces,
        )
        along: Array = forces[0]
        return along

    def screws(self, where: Places, arms: Array, on_body: Array) -> Array:
        """Return generalized forces on bodies, (n, 6), as forces and moments at places.

        Args:
            where: the places.
            arms: their points in the solver's axes, (n, 3), see ``arms``.
            on_body: of each the force in ground axes [N], and the torque about the mass centre
                in the solver's body axes [N m].

        """
        R, force = self.work.R[where.body], on_body[:, :3]
        arm = np.einsum("nij,nj->ni", R, arms)
        moment = np.einsum("nij,nj->ni", R, on_body[:, 3:]) - np.cross(arm, force)
        return np.hstack([force, moment])


def arms(result: Result, entries: Sequence[Entry]) -> Array:
    """Return the points of entries in the solver's axes from the mass centres, (n, 3)."""
    frames = result.system.frames
    points = [frames.point(body, point) for _, body, point in entries]
    return np.array(points, dtype=float).reshape(-1, 3)


def mass_center(result: Result, body: str) -> Vector:
    """Return the mass centre of a body in the user's axes from its origin [m]."""
    frames = result.system.frames
    x, y, z = frames.center[frames.index[body]].tolist()
    return (x, y, z)
