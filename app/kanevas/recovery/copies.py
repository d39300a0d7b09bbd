"""Copies of unsaved documents: where they lie, and which of them nobody looks after."""

import contextlib
import glob
import platform
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
from PySide6.QtCore import QLockFile

from kane.errors import FileError
from kane.files.atomic import write_atomically
from kanevas.recovery.session import Session, state_folder

SUFFIX = ".kanevas-autosave"


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
    """A copy of a session that runs no more; ``lock`` keeps other programs off it."""

    copy: Copy
    place: Path
    lock: QLockFile


def write_copy(copy: Copy, session: Session) -> Path:
    """Write the session's copy beside its file, or else into the user's state folder.

    Raises:
        FileError: neither can be written.

    """
    *others, last = _places(copy)
    for place in others:
        with contextlib.suppress(FileError):
            return _write(copy, place, session)
    last.parent.mkdir(parents=True, exist_ok=True)
    return _write(copy, last, session)


def remove_copy(session: Session, name: str) -> None:
    """Remove the copy of a session, its own or one that it has claimed, and the word of it."""
    place = _known_place(session.pointer(name))
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
    for pointer in session.folder.glob("*.where"):
        place = _known_place(pointer)
        copy = place and read_copy(place)
        if copy and file is not None and Path(copy.file) != file:
            continue
        lock = session.claim(pointer.stem)
        if lock is None:
            continue
        if place and copy:
            found.append(Orphan(copy, place, lock))
        else:
            remove_copy(session, pointer.stem)
            lock.unlock()
    return sorted(found, key=lambda orphan: -orphan.copy.written)


def read_copy(place: Path) -> Copy | None:
    """Return a copy; None where there is none that can be read."""
    try:
        return msgspec.json.decode(place.read_bytes(), type=Copy)
    except (OSError, msgspec.MsgspecError):
        return None


def _places(copy: Copy) -> Iterator[Path]:
    own = f"{copy.session}{SUFFIX}"
    if copy.file:
        path = Path(copy.file)
        yield path.with_name(f".{path.name}.{own}")
    yield state_folder() / "unsaved" / own


def _write(copy: Copy, place: Path, session: Session) -> Path:
    pointer = session.pointer(copy.session)
    before = _known_place(pointer)
    if before != place:
        with write_atomically(pointer) as stream:
            stream.write(str(place))
    with write_atomically(place, "wb") as stream:
        stream.write(msgspec.json.encode(copy))
    if before and before != place:
        before.unlink(missing_ok=True)
    return place


def _point_to_neighbours(session: Session, file: Path) -> None:
    """Leave word of copies beside a file, as of a folder that has come from elsewhere."""
    for place in file.parent.glob(f".{glob.escape(file.name)}.*{SUFFIX}"):
        copy = read_copy(place)
        # whether a session of another machine still runs cannot be told from here
        if copy and copy.host == platform.node() and Path(copy.file) == file:
            pointer = session.pointer(copy.session)
            if not pointer.exists():
                with write_atomically(pointer) as stream:
                    stream.write(str(place))


def _known_place(pointer: Path) -> Path | None:
    try:
        return Path(pointer.read_text(encoding="utf-8"))
    except OSError:
        return None
