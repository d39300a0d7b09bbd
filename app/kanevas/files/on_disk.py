"""Notices when another program changes the file of the document."""

from __future__ import annotations

import hashlib
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from kane.errors import FileError
from kane.files.model_json import LARGEST_FILE
from kane.files.ordinary import read_ordinary
from kanevas.document.document import Document

SETTLING = 300  # ms; editors write a file in several strokes


class OnDisk(Enum):
    """How the file of the document is found."""

    AS_LEFT = 0
    ALTERED = 1
    GONE = 2


class FileWatch(QObject):
    """Watches the file of the document, also through editors that put another in its place.

    Signals:
        found: the file is another one, or gone; once for each new state.
    """

    found = Signal(OnDisk)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._known = b""
        self._told = b""
        self._timer = QTimer(self, singleShot=True, interval=SETTLING)
        self._timer.timeout.connect(self.look)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(lambda _: self._timer.start())
        self._watcher.directoryChanged.connect(lambda _: self._timer.start())
        document.opened.connect(self.settle)
        document.saved.connect(self.settle)

    def settle(self) -> None:
        """Take the file as it is for what the document knows of."""
        self._timer.stop()
        self._known = self._told = _fingerprint(self._document.path)
        self._watch()

    def carry_on(self, other: FileWatch) -> None:
        """Know of the file what another watch knew."""
        self._known, self._told = other._known, other._told

    def state(self) -> OnDisk:
        """Return how the file is found now, against what the document knows of."""
        now = _fingerprint(self._document.path)
        if now == self._known:
            return OnDisk.AS_LEFT
        return OnDisk.ALTERED if now else OnDisk.GONE

    def look(self) -> None:
        """Look at the file, and tell if it is in a state not told of yet."""
        now = _fingerprint(self._document.path)
        news, self._told = now != self._told, now
        self._watch()
        state = self.state()
        if news and state is not OnDisk.AS_LEFT:
            self.found.emit(state)

    def stop(self) -> None:
        """Watch nothing any more."""
        self._timer.stop()
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)

    def _watch(self) -> None:
        path = self._document.path
        wanted = {str(p) for p in (path, path.parent) if _is_there(p)} if path else set()
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))


def _is_there(path: Path) -> bool:
    """Return whether there is such a file or folder; no behind shut doors, or under no name."""
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True


def _fingerprint(path: Path | None) -> bytes:
    try:
        return hashlib.sha256(read_ordinary(path, LARGEST_FILE)).digest() if path else b""
    except FileError:
        return b""
