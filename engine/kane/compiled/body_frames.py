"""The solver's frame of each body: at its mass centre, along its principal axes.

There the matrix A of the inertia forces is diagonal and constant. Users give points, axes and
placements in a frame of their own; what is between the two stands here.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.spatial.transform import Rotation

from kane.elements.directions import triad
from kane.elements.mass_properties import principal
from kane.elements.orientation import euler_parameters
from kane.fields import GROUND, Vector
from kane.kernels.equations.body import BODY
from kane.kernels.tables import Table
from kane.model import Model
from kane.model.planes import axis_across, normal_of_plane
from kane.model.poses import rotation_matrices

Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class BodyFrames:
    """The frames of all bodies, the ground as number 0.

    Attributes:
        index: number of each body by name.
        mass: (n + 1,) [kg], 0 for the ground.
        center: (n + 1, 3) mass centre in the user's axes, from the user's origin [m].
        axes: (n + 1, 3, 3) the solver's axes as columns, in the user's axes.
        moments: (n + 1, 3) moments of inertia about the solver's axes [kg m^2].
        mobile: (n + 1, 6) whether each generalized speed can differ from zero.

    """

    index: dict[str, int]
    mass: Array
    center: Array
    axes: Array
    moments: Array
    mobile: npt.NDArray[np.bool_]

    def point(self, body: str, point: Vector) -> Vector:
        """Return a point of a body, given from the user's origin, in the solver's frame."""
        i = self.index[body]
        return _vector(self.axes[i].T @ (np.array(point) - self.center[i]))

    def axis(self, body: str, axis: Vector) -> Vector:
        """Return a direction of a body in the solver's axes."""
        return _vector(self.axes[self.index[body]].T @ np.array(axis))

    def table(self) -> Table:
        """Return the table of the bodies for the kernels.

        What moves and has no inertia has an inverse of 1 until ``light_bodies`` knows a better one.
        """
        table = np.zeros(self.mass.size, BODY)
        table["mass"] = self.mass
        table["inertia"] = self.moments
        sizes = np.hstack([np.repeat(self.mass[:, None], 3, axis=1), self.moments])
        sizes[self.mobile & (sizes == 0.0)] = 1.0
        with np.errstate(over="ignore"):  # the run refuses what is not finite
            np.divide(1.0, sizes, out=table["inverse"], where=self.mobile)
        return table

    def to_solver(self, q: Array, u: Array) -> tuple[Array, Array]:
        """Return coordinates (..., n, 7) and speeds (..., n, 6) of the solver's frames."""
        return self._moved(q, u, self.center[1:], Rotation.from_matrix(self.axes[1:]))

    def to_user(self, q: Array, u: Array, bodies: slice = slice(None)) -> tuple[Array, Array]:
        """Return coordinates (..., n, 7) and speeds (..., n, 6) of the user's frames.

        Args:
            q: the same of the solver's frames.
            u: the same of the solver's frames.
            bodies: which they are of.

        """
        turn = Rotation.from_matrix(self.axes[1:][bodies])
        return self._moved(q, u, -turn.inv().apply(self.center[1:][bodies]), turn.inv())

    def of_one(self, q: Array, u: Array, i: int) -> tuple[Array, Array]:
        """Return the same of the body at place i alone, (k, 7) and (k, 6).

        Numbers may be of any kind that has sums and products.
        """
        if self.are_the_users:
            return q, u
        turn = Rotation.from_matrix(self.axes[1:][i]).inv()
        c, R = -turn.apply(self.center[1:][i]), rotation_matrices(q[:, 3:])
        w = u[:, 3:]
        p = q[:, :3] + R @ c
        v = u[:, :3] + np.einsum("kij,kj->ki", R, np.cross(w, c))
        e = _product(q[:, 3:], np.tile(turn.as_quat(), (len(q), 1)))
        return (
            np.concatenate([p, e], axis=-1),
            np.concatenate([v, w @ turn.as_matrix()], axis=-1),
        )

    @property
    def are_the_users(self) -> bool:
        """Whether no body has a frame of its own for the user."""
        return not self.center.any() and bool((self.axes == np.eye(3)).all())

    def _moved(self, q: Array, u: Array, offset: Array, turn: Rotation) -> tuple[Array, Array]:
        """Move to frames at an offset and with a turn, both seen from the frames of q and u.

        p' = p + R c, v' = v + R (w x c), e' = e ∘ e_turn, w' = turn^T w.
        """
        if self.are_the_users:
            return q, u
        shape = q.shape[:-1]
        R = Rotation.from_quat(np.array(q[..., 3:].reshape(-1, 4)))
        count = R.as_quat().shape[0] // len(offset) if len(offset) else 0
        c = np.tile(offset, (count, 1))
        T = Rotation.from_quat(np.tile(turn.as_quat(), (count, 1)))
        w = np.array(u[..., 3:].reshape(-1, 3))  # SciPy reads no read-only arrays
        p = q[..., :3] + R.apply(c).reshape(*shape, 3)
        v = u[..., :3] + R.apply(np.cross(w, c)).reshape(*shape, 3)
        e = _product(q[..., 3:], T.as_quat().reshape(*shape, 4))
        return (
            np.concatenate([p, e], axis=-1),
            np.concatenate([v, T.inv().apply(w).reshape(*shape, 3)], axis=-1),
        )


def body_frames(model: Model) -> BodyFrames:
    """Return the solver's frames of the bodies of a model without faults.

    In a planar model one axis of each body lies along the normal of the plane, the one that has
    its number among the ground axes. No body has another turn than about it: the inertia about
    that axis alone counts.
    """
    count = len(model.bodies) + 1
    frames = BodyFrames(
        index={GROUND: 0, **{body.name: i + 1 for i, body in enumerate(model.bodies)}},
        mass=np.zeros(count),
        center=np.zeros((count, 3)),
        axes=np.tile(np.eye(3), (count, 1, 1)),
        moments=np.zeros((count, 3)),
        mobile=np.zeros((count, 6), dtype=bool),
    )
    normal = np.array(normal_of_plane(model.work_plane))
    across = axis_across(model.work_plane)
    for i, body in enumerate(model.bodies, 1):
        frames.mass[i], frames.center[i], inertia = body.mass_properties()
        frames.mobile[i] = [True] * 3 + [not body.particle] * 3
        if model.planar:
            in_body = Rotation.from_quat(euler_parameters(body.orientation)).inv().apply(normal)
            frames.axes[i] = _axes_with(in_body, across)
            frames.moments[i] = np.diag(frames.axes[i].T @ inertia @ frames.axes[i])
            frames.mobile[i, :3] &= normal == 0
            frames.mobile[i, 3:] &= normal != 0
        elif not body.particle:
            frames.moments[i], frames.axes[i] = principal(inertia)
    return frames


def _axes_with(direction: Array, which: int) -> Array:
    """Return right-handed axes, as columns, that number ``which`` along a direction.

    They are the given ones where these have it there already.
    """
    if abs(direction[which]) > 1 - 1e-12:
        return np.eye(3)
    return np.roll(np.array(triad(_vector(direction))), which + 1, axis=0).T


def _product(e: Array, f: Array) -> Array:
    """Return the Euler parameters of turn e followed by turn f, seen from body axes of e.

    The sign is that of e f, so that a history stays continuous; SciPy may flip it.
    """
    a, a4, b, b4 = e[..., :3], e[..., 3:], f[..., :3], f[..., 3:]
    vector = a4 * b + b4 * a + np.cross(a, b)
    scalar = a4 * b4 - (a * b).sum(axis=-1, keepdims=True)
    return np.concatenate([vector, scalar], axis=-1)


def _vector(array: Array) -> Vector:
    x, y, z = array.tolist()
    return (x, y, z)
