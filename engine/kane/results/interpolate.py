"""Poses between frames."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from kane.model.poses import Poses, rotation_matrices

if TYPE_CHECKING:
    from kane.results.result import Result

Array = npt.NDArray[np.float64]


def poses_between(result: Result, time: float) -> Poses:
    """Return the poses at ``time`` [s], at most the ends of the run.

    Between frames by cubic Hermite polynomials through coordinates and their rates.
    """
    names = tuple(body.name for body in result.model.bodies)
    last = len(result.time) - 1
    k = int(np.clip(np.searchsorted(result.time, time, side="right") - 1, 0, max(last - 1, 0)))
    q, u = result.motion_in(slice(k, k + 2))
    q_now = q[0]
    if last > 0 and result.time[k] != time:
        h = result.time[k + 1] - result.time[k]
        x = float(np.clip((time - result.time[k]) / h, 0.0, 1.0))
        slopes = rates(q, u)
        q_now = _hermite(q[0], slopes[0], q[1], slopes[1], h, x)
    e = q_now[:, 3:] / np.linalg.norm(q_now[:, 3:], axis=1, keepdims=True)
    return Poses(names, q_now[:, :3], rotation_matrices(e))


def rates(q: Array, u: Array) -> Array:
    """Return q' = C(q) u, (..., 7), for q (..., 7) and u (..., 6) of bodies.

    p' = v and e' = 1/2 (e4 w + e x w, -e.w).
    """
    e, e4, w = q[..., 3:6], q[..., 6:], u[..., 3:]
    vector = 0.5 * (e4 * w + np.cross(e, w))
    scalar = -0.5 * (e * w).sum(axis=-1, keepdims=True)
    return np.concatenate([u[..., :3], vector, scalar], axis=-1)


def _hermite(q0: Array, v0: Array, q1: Array, v1: Array, h: float, x: float) -> Array:
    y = 1 - x
    value: Array = (
        (1 + 2 * x) * y * y * q0
        + x * y * y * h * v0
        + x * x * (3 - 2 * x) * q1
        - x * x * y * h * v1
    )
    return value
