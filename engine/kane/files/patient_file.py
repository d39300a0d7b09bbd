"""A file for libraries that do not survive a full disk."""

import io
import os
from pathlib import Path
from typing import Any


class PatientFile(io.RawIOBase):
    """A file to write and read that takes everything, whatever the disk says.

    HDF5 ends the whole program where its last writes fail. So what the disk refuses is kept in
    memory until the library has closed its file; ``check`` tells of it, and should be asked often.

    Args:
        path: a file, which is emptied.

    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._file = path.open("w+b", buffering=0)
        self._at = self._end = 0
        self._refused: list[tuple[int, bytes]] = []
        self._error: OSError | None = None

    def check(self) -> None:
        """Raise the first OSError that came of writing."""
        if self._error is not None:
            raise self._error

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        """Go to a place of the file."""
        self._at = offset + {io.SEEK_SET: 0, io.SEEK_CUR: self._at, io.SEEK_END: self._end}[whence]
        return self._at

    def tell(self) -> int:
        """Return the place at which it stands."""
        return self._at

    def write(self, data: Any) -> int:
        """Take all of the data."""
        content, start = bytes(data), self._at
        try:
            self._write_at(start, content)
        except OSError as error:
            self._error = self._error or error
            self._refused.append((start, content))
        self._at += len(content)
        self._end = max(self._end, self._at)
        return len(content)

    def readinto(self, buffer: Any) -> int:
        """Give back what was written, to the disk or not."""
        view, start = memoryview(buffer).cast("B"), self._at
        count = max(0, min(len(view), self._end - start))
        content = os.pread(self._file.fileno(), count, start)
        view[:count] = content + bytes(count - len(content))
        for place, piece in self._refused:
            first, last = max(start, place), min(start + count, place + len(piece))
            if first < last:
                view[first - start : last - start] = piece[first - place : last - place]
        self._at += count
        return count

    def truncate(self, size: int | None = None) -> int:
        """Make the file longer or shorter."""
        self._end = self._at if size is None else size
        try:
            self._file.truncate(self._end)
        except OSError as error:
            self._error = self._error or error
        return self._end

    def close(self) -> None:
        """Close the file; what the disk refused is lost."""
        self._file.close()
        super().close()

    def _write_at(self, place: int, content: bytes) -> None:
        written = 0
        while written < len(content):
            written += os.pwrite(self._file.fileno(), content[written:], place + written)
