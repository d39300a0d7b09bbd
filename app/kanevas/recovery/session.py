"""Starts of the program, and which of them are still running."""

import os
import secrets
from pathlib import Path

from platformdirs import user_state_path
from PySide6.QtCore import QLockFile


def state_folder() -> Path:
    """Return the folder for what the program must find again after a crash."""
    return user_state_path("kanevas", appauthor=False)


class Session:
    """One start of the program, told from others by a lock with the number of its process.

    Attributes:
        name: no other session has the same.
        folder: where sessions leave word of their copies.

    """

    def __init__(self) -> None:
        self.name = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.folder = state_folder() / "sessions"
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

    def _sweep(self) -> None:
        """Remove the locks of sessions that ended before their time and left no copy."""
        for path in self.folder.glob("*.lock"):
            if not self.pointer(path.stem).exists():
                lock = self.claim(path.stem)
                if lock:
                    lock.unlock()

    def claim(self, name: str) -> QLockFile | None:
        """Take what belongs to a session that runs no more; None while it runs.

        The lock is to be held until all is settled, so that two programs never take the same.
        """
        lock = QLockFile(str(self.folder / f"{name}.lock"))
        lock.setStaleLockTime(0)  # old age alone does not make a lock void
        return lock if lock.tryLock(0) else None
