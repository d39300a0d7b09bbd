"""Frames that a run records between its report times, where the motion asks for them."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.errors import FileError
from kane.kernels.methods.between import MOST
from kane.kernels.tables import WRITTEN, make_between
from kane.solve.frame_store import LARGEST_IN_MEMORY, FrameStore

Array = npt.NDArray[np.float64]

AT_ONCE = 2**17  # bytes of frames that kernels write before they are taken away
LARGEST = LARGEST_IN_MEMORY // 2  # bytes; a motion that goes on so long is recorded less often


class FramesBetween:
    """Takes frames away from the kernels, and puts them among those of the report times.

    Attributes:
        room: where the kernels write.

    """

    def __init__(self, system: System) -> None:
        rows = max(2 * MOST, AT_ONCE // (8 * system.frame_size))
        self.room = make_between(rows, system.frame_size, 7 * system.bodies)
        self.begin_anew()

    def begin_anew(self) -> None:
        """Have no frames yet, whatever was taken."""
        self._times: list[Array] = []
        self._frames: list[Array] = []
        self._left = LARGEST // (8 * self.room.frames.shape[1])
        self.room.count[:] = 0, self.room.times.size
        self.room.since[0] = 0.0

    def take(self) -> None:
        """Take the frames that there are; where there are too many already, want no more."""
        count = int(self.room.count[WRITTEN])
        if count:
            self._times.append(self.room.times[:count].copy())
            self._frames.append(self.room.frames[:count].copy())
        self._left -= count
        self.room.count[:] = 0, self.room.times.size if self._left > 0 else 0

    def merged(self, times: Array, store: FrameStore) -> tuple[Array, FrameStore]:
        """Return all frames in the order of time, and what holds them.

        Args:
            times: (n,) those of the report times that were reached [s].
            store: holds their frames first.

        """
        self.take()
        if not self._times:
            return times, store
        found = np.concatenate([times, *self._times])
        try:
            whole = FrameStore(found.size, store.values.shape[1])
        except FileError:  # no room on the disk: what was to be recorded in any case remains
            return times, store
        order = np.argsort(found)
        rows = np.empty(found.size, np.int64)
        rows[order] = np.arange(found.size)
        first = 0
        for frames in (store.values[: times.size], *self._frames):
            whole.values[rows[first : first + len(frames)]] = frames
            first += len(frames)
            whole.release()
        return found[order], whole
