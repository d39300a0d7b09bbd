"""Where bodies are between two frames, and whether frames are close enough to tell."""

from __future__ import annotations

import threading

import numpy as np
import numpy.typing as npt

from kane.kernels.equations.project import MOST_CORRECTIONS, OPEN, close_positions, size
from kane.kernels.methods.between import COARSE, bends
from kane.kernels.methods.quintic import coordinates_at, prepare
from kane.kernels.tables import make_work
from kane.model.poses import Poses, rotation_matrices
from kane.results.accelerations import rates_at, state
from kane.results.blocks import block_count, block_frames
from kane.results.observed import states
from kane.results.recording import Recording
from kane.solve.changing.modes import Modes

Array = npt.NDArray[np.float64]


class Interpolation:
    """Gives the poses of a run at any time.

    Between frames they lie on the quintic polynomial of the coordinates with their first and
    second rates at both frames, and are put on the joints. Where frames are too far apart to tell
    (see ``coarse``), bodies stay where they were in the one before.
    """

    def __init__(self, result: Recording) -> None:
        self._result = result
        self._names = tuple(body.name for body in result.model.bodies)
        n = result.system.bodies
        # what holds sometimes is not closed between frames: it may not hold there
        self._modes: Modes | None = None
        self._joints = result.system
        self._work = make_work(self._joints.tables)
        self._polynomial, self._scratch = np.zeros((5, 7 * n)), np.zeros((2, 7 * n))
        self._step = np.zeros(6 * n)
        self._prepared = -1  # the frame from which the polynomial goes to the next
        self._lock = threading.Lock()  # views and exports may ask at once

    def poses(self, time: float) -> Poses:
        """Return where the bodies are at a time [s], at most the ends of the run."""
        result, times = self._result, self._result.time
        k = int(np.clip(np.searchsorted(times, time, side="right") - 1, 0, len(times) - 1))
        if k == len(times) - 1 or not times[k] < time or result.coarse[k]:
            return self._as_poses(*result.motion_in(slice(k, k + 1)))
        with self._lock:
            q = self._between(k, time)
        q, u = q.reshape(1, -1, 7), np.zeros((1, len(self._names), 6))
        return self._as_poses(*result.system.frames.to_user(q, u))

    def coordinates(self, time: float) -> Array:
        """Return the solver's coordinates (7 n,) at a time [s] within the run, on the joints."""
        times = self._result.time
        k = int(np.clip(np.searchsorted(times, time, side="right") - 1, 0, len(times) - 1))
        with self._lock:
            if k == len(times) - 1 or not times[k] < time:
                return state(self._result, k)[: self._scratch.shape[1]]
            return self._between(k, time).copy()

    def _take_joints(self, frame: int) -> None:
        """Close the joints that hold at a frame: their numbers may change in a run."""
        if not self._result.system.contacts:
            return
        modes = self._result.modes_at(frame)
        if modes is not self._modes:
            self._modes, self._joints = modes, modes.free
            self._work, self._prepared = make_work(modes.free.tables), -1

    def _state(self, frame: int) -> Array:
        """Return the state at a frame in the layout of the joints' system."""
        if self._modes is None:
            return state(self._result, frame)
        return self._modes.state_in(self._joints, np.array(self._result.frames.values[frame]))

    def _as_poses(self, q: Array, _: Array) -> Poses:
        return Poses(self._names, q[0, :, :3], rotation_matrices(q[0, :, 3:]))

    def _between(self, k: int, time: float) -> Array:
        """Return the coordinates (7 n,) at a time after frame k and before the next."""
        result, times = self._result, self._result.time
        self._take_joints(k)
        work, tables = self._work, self._joints.tables
        h = float(times[k + 1] - times[k])
        if self._prepared != k:
            ends = [(state(result, i), rates_at(result, i, work)) for i in (k, k + 1)]
            prepare(*ends[0], *ends[1], h, self._scratch[0], self._polynomial)
            self._prepared = k
        y, end, part = self._state(k), self._state(k + 1), (time - float(times[k])) / h
        q, q_dot = self._scratch
        coordinates_at(self._polynomial, y, part, h, q, q_dot)
        y[: q.size] = q
        angles = slice(result.system.motion_size, None)  # they tell of turns, and need not be exact
        y[angles] += part * (end[angles] - y[angles])
        work.clock[:] = time, result.between_jumps[k]
        left = close_positions(tables, work, y, self._step, MOST_CORRECTIONS, np.inf)
        if not left <= OPEN * size(tables, work):  # where they bind, bodies stand as they would
            e = q.reshape(-1, 7)[:, 3:]
            e /= np.linalg.norm(e, axis=1, keepdims=True)
            return q
        return y[: q.size]


def coarse(result: Recording) -> npt.NDArray[np.bool_]:
    """Return between which frames the motion bends too much to be followed, (frames - 1,)."""
    found = []
    for k in range(block_count(result)):
        frames = block_frames(result, k)
        found.append(are_coarse(result, slice(frames.start, frames.stop + 1)))
        result.release()
    return np.concatenate(found)


def are_coarse(result: Recording, frames: slice | npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
    """Return between which of some frames the motion bends too much, (frames - 1,).

    There bodies turn by some 3 rad, or go by about as much of the size of the mechanism on a bent
    way: neither places between the frames nor curves through them mean anything.
    """
    steps, rates = np.diff(result.time[frames]), np.zeros((2, 7 * result.system.bodies))
    found = np.zeros(len(steps))
    bends(result.system.tables, steps, states(result, frames), rates, found)
    return np.asarray(found > COARSE)
