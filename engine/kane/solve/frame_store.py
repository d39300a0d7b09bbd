"""Where the frames of a run are kept: in memory, or beyond that in a file without a name."""

import contextlib
import mmap
import os
import shutil
import tempfile
from pathlib import Path
from typing import IO

import numpy as np
import numpy.typing as npt
import platformdirs

from kane.errors import FileError, other_words
from kane.sentences import say

Array = npt.NDArray[np.float64]

LARGEST_IN_MEMORY = 256 * 2**20  # bytes; more goes to a file, from where it is read at need
LEFT_FREE = 2**30  # bytes of the disk that belong to others
ZEROS = bytes(2**20)


class FrameStore:
    """Rows of numbers that are written once and read often.

    What is larger than memory should hold lies in a file in the user's cache folder. The file has
    no name: it goes with the last array that shows it, even where the program is killed. Its room
    is taken at the beginning, so that a disk that fills up later does no harm.

    Args:
        frames: rows.
        width: numbers in each.

    Attributes:
        values: (frames, width), to be written.

    Raises:
        FileError: there is no room for it on the disk.

    """

    def __init__(self, frames: int, width: int) -> None:
        size = 8 * frames * width
        self._map: mmap.mmap | None = None
        if size <= LARGEST_IN_MEMORY:
            self.values: Array = np.empty((frames, width))
            return
        with _nameless_file(size) as file:
            self._map = mmap.mmap(file.fileno(), size)
        self.values = np.frombuffer(self._map, dtype=np.float64).reshape(frames, width)

    def release(self) -> None:
        """Let memory go; what was written is read back from the file when it is asked for."""
        if self._map is not None and hasattr(mmap, "MADV_DONTNEED"):
            self._map.madvise(mmap.MADV_DONTNEED)


def free_space() -> int:
    """Return how many bytes of frames the disk may take now, beside those in memory."""
    return max(0, shutil.disk_usage(folder()).free - LEFT_FREE)


def folder() -> Path:
    """Return the folder whose disk takes what memory does not."""
    wanted = platformdirs.user_cache_path("kanevas", appauthor=False)
    with contextlib.suppress(OSError):
        wanted.mkdir(parents=True, exist_ok=True)
        if os.access(wanted, os.W_OK):
            return wanted
    return Path(tempfile.gettempdir())


def _nameless_file(size: int) -> IO[bytes]:
    """Return a file whose room is taken."""
    place = folder()
    try:
        if size > free_space():
            raise FileError(
                say(
                    "There is no room for {size:.1f} GB of frames in {place}: {room:.1f} GB "
                    "may be taken there.",
                    size=size / 2**30,
                    place=place,
                    room=free_space() / 2**30,
                )
            )
        file = tempfile.TemporaryFile(dir=place, prefix="frames-")  # noqa: SIM115 - goes on
        try:
            _take_room(file, size)
        except BaseException:
            file.close()
            raise
    except OSError as error:
        raise FileError(
            say(
                "Cannot keep frames in {place}: {reason}.",
                place=place,
                reason=other_words(error),
            )
        ) from error
    return file


def _take_room(file: IO[bytes], size: int) -> None:
    # a mapped file without its room would end the program where the disk is full
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(file.fileno(), 0, size)
        return
    for first in range(0, size, len(ZEROS)):
        file.write(ZEROS[: size - first])
    file.flush()
