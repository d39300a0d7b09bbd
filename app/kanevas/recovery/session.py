"""Starts of the program, and which of them are still running."""

import os
import re
import secrets
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_state_path
from PySide6.QtCore import QLockFile

from kane.files.atomic import sweep

NAME = r"[0-9]{1,10}-[0-9a-f]{8}"  # of a session; nothing else is believed to be one


def state_folder() -> Path:
    """Return the folder for what the program must find again after a crash."""
    return user_state_path("kanevas", appauthor=False)


def unsaved_folder() -> Path:
    """Return the folder for copies that cannot lie beside a file."""
    return state_folder() / "unsaved"


class Session:
    """One start of the program, told from others by a lock with the number of its process.

    Attributes:
        name: no other session has the same.
        folder: where sessions leave word of their copies.

    """

    def __init__(self) -> None:
        self.name = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.folder = state_folder() / "sessions"
        assert re.fullmatch(NAME, self.name)
        self._lock: QLockFile | None = None

    def begin(self) -> bool:
        """Let other programs know that this one runs; return whether they can."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return False
        self._lock = self.claim(self.name)
        self._sweep()
        return self._lock is not None

    def end(self) -> None:
        """Let go of the lock."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def pointer(self, name: str) -> Path:
        """Return the file in which a session says where its copy lies."""
        return self.folder / f"{name}.where"

    def names(self, suffix: str = ".where") -> Iterator[str]:
        """Yield the names of sessions that have left word of a copy, or another kind of file."""
        for path in sorted(self.folder.glob(f"*{suffix}")):
            if re.fullmatch(NAME, path.stem):
                yield path.stem

    def others_run(self) -> bool:
        """Return whether another start of the program is still running."""
        for name in self.names(".lock"):
            lock = self.claim(name)
            if lock is None:
                return True
            lock.unlock()
        return False

    def _sweep(self) -> None:
        """Remove what sessions have left that ended before their time, but for their copies."""
        for name in self.names(".lock"):
            if not self.pointer(name).exists():
                lock = self.claim(name)
                if lock:
                    lock.unlock()
        sweep(self.folder)
        sweep(unsaved_folder())

    def claim(self, name: str) -> QLockFile | None:
        """Take what belongs to a session that runs no more; None while it runs.

        The lock is to be held until all is settled, so that two programs never take the same.
        """
        lock = QLockFile(str(self.folder / f"{name}.lock"))
        lock.setStaleLockTime(0)  # old age alone does not make a lock void
        return lock if lock.tryLock(0) else None
