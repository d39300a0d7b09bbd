"""Work that only one of several processes does at a time."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Self

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


LOCK = ".lock"


class Claim:
    """The right to do a piece of work: who asks for it waits until nobody else has it.

    It goes with the process that holds it, however that ends.

    Args:
        path: names the work, such as a file to be made. Beside it lies one that says nothing.
        wait: otherwise it is not had where another process has it, or has had it.

    Attributes:
        held: whether this process may do the work.

    """

    def __init__(self, path: Path, wait: bool = True) -> None:
        self._handle: int | None = None
        self.held = True
        # where nothing can be written, each process works for itself
        with contextlib.suppress(OSError):
            self._handle = os.open(path.with_name(path.name + LOCK), os.O_RDWR | os.O_CREAT, 0o600)
            self.held = _lock(self._handle, wait)
            if self.held and not wait:
                self.held = os.fstat(self._handle).st_size == 0
                os.write(self._handle, b"done by this process, or under way")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """Let others have it."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _lock(handle: int, wait: bool) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        return wait  # Windows gives up after ten seconds: then both do it
    return True
