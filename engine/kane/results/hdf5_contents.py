"""What a result in HDF5 holds, read by a process of its own, see ``hdf5_unpacker``."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import struct
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import numpy as np
import numpy.typing as npt

from kane.errors import FileError
from kane.files.ordinary import check_ordinary
from kane.sentences import from_tree, say

Array = npt.NDArray[np.float64]

UNPACKER = Path(__file__).with_name("hdf5_unpacker.py")
ROWS, COLUMNS = 8192, 512  # of a piece of the frames, as the unpacker sends them
HEAD = struct.Struct("<cQ")  # letter and number of bytes of what follows
OUT_OF_ORDER = say("the file is damaged: what it holds comes out of order.")
LONGEST_MESSAGE = 2**28  # bytes
LOOK = 0.1  # s between two looks at the stop flag
# libraries of more threads and filters from elsewhere are no part of reading a file
SURROUNDINGS = {"OPENBLAS_NUM_THREADS": "1", "HDF5_PLUGIN_PRELOAD": "::"}


class Contents:
    """What a file holds, in the order in which it comes.

    Args:
        stream: what the unpacker writes.
        stop: an event that any thread may set: no more is read.

    """

    def __init__(self, stream: IO[bytes], stop: threading.Event | None = None) -> None:
        self._stream, self._stop = stream, stop

    def message(self) -> dict[str, Any]:
        """Return the next texts and attributes; raises FileError, also for what is refused."""
        letter, size = self._head()
        if letter != b"M":
            raise FileError(OUT_OF_ORDER)
        return self._message(size)

    def numbers(self, count: int) -> Array:
        """Return the next so many numbers; raises FileError, also for what is refused."""
        values: Array = np.empty(count)
        for row in range(0, count, ROWS):
            part = values[row : row + ROWS]
            part[:] = self._piece(part.size)
        return values

    def table(self, values: Array) -> Iterator[slice]:
        """Fill a table piece by piece; yield the rows that have come. Raises FileError."""
        rows, columns = values.shape
        for row in range(0, rows, ROWS):
            block = slice(row, min(row + ROWS, rows))
            for column in range(0, columns, COLUMNS):
                part = values[block, column : column + COLUMNS]
                part[...] = self._piece(part.size).reshape(part.shape)
            yield block

    def _piece(self, count: int) -> Array:
        letter, size = self._head()
        if letter == b"M":
            self._message(size)
        if letter != b"N" or size != 8 * count:
            raise FileError(OUT_OF_ORDER)
        values: Array = np.empty(count)
        self._fill(values.data.cast("B"))
        return values

    def _head(self) -> tuple[bytes, int]:
        head = bytearray(HEAD.size)
        self._fill(memoryview(head))
        letter, size = HEAD.unpack(head)
        return letter, size

    def _message(self, size: int) -> dict[str, Any]:
        if size > LONGEST_MESSAGE:
            raise FileError(say("the file is damaged: its texts are longer than any result's."))
        content = bytearray(size)
        self._fill(memoryview(content))
        found = json.loads(content)
        if "refused" in found:
            raise FileError(from_tree(found["refused"]) or OUT_OF_ORDER)
        return dict(found)

    def _fill(self, room: memoryview) -> None:
        while room:
            self._wait()
            count = self._stream.readinto(room)  # type: ignore[attr-defined]
            if not count:
                raise FileError(say("the file is damaged: it cannot be read to its end."))
            room = room[count:]

    def _wait(self) -> None:
        """Wait for what comes next, or for the stop flag."""
        if self._stop is None or os.name == "nt":  # Windows waits for no pipe with a limit
            return
        with selectors.DefaultSelector() as selector:
            selector.register(self._stream, selectors.EVENT_READ)
            while not selector.select(LOOK):
                if self._stop.is_set():
                    raise FileError(say("reading was stopped."))


@contextlib.contextmanager
def opened(path: Path, stop: threading.Event | None = None) -> Iterator[Contents]:
    """Read a file in a process of its own, which ends with the block.

    Raises:
        FileError: there is no such file, or it cannot be opened.

    """
    check_ordinary(path)
    with subprocess.Popen(
        [sys.executable, "-P", str(UNPACKER), str(path)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        bufsize=0,
        env={**os.environ, **SURROUNDINGS},
    ) as process:
        assert process.stdout is not None
        try:
            yield Contents(process.stdout, stop)
        finally:
            process.kill()
