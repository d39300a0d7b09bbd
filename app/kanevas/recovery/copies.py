"""Copies of unsaved documents: where they lie, and which of them nobody looks after."""

import contextlib
import glob
import os
import platform
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
from PySide6.QtCore import QLockFile

from kane.errors import FileError, other_words
from kane.files.atomic import write_atomically
from kane.files.model_json import LARGEST_FILE
from kane.files.ordinary import read_ordinary
from kane.sentences import say
from kanevas.recovery.session import NAME, Session, unsaved_folder

SUFFIX = ".kanevas-autosave"
LARGEST_COPY = 2 * LARGEST_FILE  # the text of a model stands in a text
LONGEST_NAME = 80  # characters of a name that is shown
LONGEST_PATH = 2**16  # bytes of a pointer; no system has longer paths


class Copy(msgspec.Struct, frozen=True, kw_only=True):
    """An unsaved document.

    Attributes:
        session: the start of the program that it belongs to.
        host: the machine on which that ran.
        file: file of the document; empty where it has none.
        name: what the title bar called it.
        written: seconds since 1970.
        model: text of the model file.

    """

    session: str
    host: str
    file: str
    name: str
    written: float
    model: str


@dataclass(frozen=True)
class Orphan:
    """A copy of a session that runs no more; ``lock`` keeps other programs off it.

    Its session is the one whose word led to it: what a copy says of itself names no files.
    """

    copy: Copy
    session: str
    place: Path
    lock: QLockFile

    @property
    def name(self) -> str:
        """What the title bar called the document, on one line."""
        return " ".join(self.copy.name.split())[:LONGEST_NAME]

    @property
    def file(self) -> Path | None:
        """File of the document; None where it has none, or what no file can be called."""
        path = Path(self.copy.file)
        return path if path.is_absolute() and "\0" not in self.copy.file else None


def write_copy(copy: Copy, session: Session) -> Path:
    """Write the session's copy beside its file, or else into the user's state folder.

    Raises:
        FileError: neither can be written.

    """
    *others, last = _places(copy)
    for place in others:
        with contextlib.suppress(FileError):
            return _write(copy, place, session)
    try:
        last.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(
            say("Cannot write {path}: {reason}.", path=last, reason=other_words(error))
        ) from error
    return _write(copy, last, session)


def remove_copy(session: Session, name: str) -> None:
    """Remove the copy of a session, its own or one that it has claimed, and the word of it."""
    place = _known_place(session, name)
    for path in filter(None, (place, session.pointer(name))):
        with contextlib.suppress(OSError):
            path.unlink()


def orphans(session: Session, file: Path | None = None) -> list[Orphan]:
    """Return copies that no running program looks after, the latest first; all are claimed.

    Args:
        session: the present one.
        file: only copies of this file, also those beside it that no word leads to.

    """
    if file is not None:
        _point_to_neighbours(session, file)
    found = []
    for name in session.names():
        place = _known_place(session, name)
        copy = place and read_copy(place)
        if copy and file is not None and Path(copy.file) != file:
            continue
        lock = session.claim(name)
        if lock is None:
            continue
        if place and copy:
            found.append(Orphan(copy, name, place, lock))
        else:
            remove_copy(session, name)
            lock.unlock()
    return sorted(found, key=lambda orphan: -orphan.copy.written)


def read_copy(place: Path) -> Copy | None:
    """Return a copy; None where there is none that can be read."""
    try:
        return msgspec.json.decode(read_ordinary(place, LARGEST_COPY), type=Copy)
    except (FileError, ValueError, RecursionError):  # msgspec's errors are of the second kind
        return None


def _places(copy: Copy) -> Iterator[Path]:
    own = f"{copy.session}{SUFFIX}"
    if copy.file:
        path = Path(copy.file)
        yield path.with_name(f".{path.name}.{own}")
    yield unsaved_folder() / own


def _write(copy: Copy, place: Path, session: Session) -> Path:
    before = _known_place(session, copy.session)
    if before != place:
        _point(session, copy.session, place)
    with write_atomically(place, "wb") as stream:
        stream.write(msgspec.json.encode(copy))
    if before and before != place:
        with contextlib.suppress(OSError):  # it is out of date, but the new one is there
            before.unlink()
    return place


def _point_to_neighbours(session: Session, file: Path) -> None:
    """Leave word of copies beside a file, as of a folder that has come from elsewhere."""
    beside = re.compile(rf"{re.escape(f'.{file.name}.')}({NAME}){re.escape(SUFFIX)}")
    with contextlib.suppress(OSError, FileError):
        for place in file.parent.glob(f".{glob.escape(file.name)}.*{SUFFIX}"):
            found = beside.fullmatch(place.name)
            if not found or session.pointer(found[1]).exists() or not _is_mine(place):
                continue
            copy = read_copy(place)
            # whether a session of another machine still runs cannot be told from here
            if copy and copy.host == platform.node() and Path(copy.file) == file:
                _point(session, found[1], place)


def _point(session: Session, name: str, place: Path) -> None:
    """Leave word of a copy."""
    with write_atomically(session.pointer(name), "wb") as stream:
        stream.write(os.fsencode(place))


def _known_place(session: Session, name: str) -> Path | None:
    """Return where the copy of a session lies; None without word of it, or where that is damaged.

    What is not called as copies of this session are is no copy of it, and nobody's to remove.
    """
    try:
        place = Path(os.fsdecode(read_ordinary(session.pointer(name), LONGEST_PATH)))
    except FileError:
        return None
    called = re.fullmatch(rf"(\..+\.)?{re.escape(name + SUFFIX)}", place.name, re.DOTALL)
    return place if called and place.is_absolute() and "\0" not in str(place) else None


def _is_mine(place: Path) -> bool:
    return not hasattr(os, "getuid") or place.lstat().st_uid == os.getuid()
