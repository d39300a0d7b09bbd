"""Files that are either whole or not there."""

import contextlib
import os
import re
import stat
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from kane.errors import FileError, other_words
from kane.sentences import say

UNFINISHED = ".kanevas-part"  # how the names of temporary files end
_NAME = re.compile(rf"\..+\.[a-z0-9_]{{8}}{re.escape(UNFINISHED)}", re.DOTALL)
SHOWN = 40  # characters of the file's name in that of its temporary file, which may not be too long
ABANDONED = 24 * 3600  # s without a change after which nobody writes to a temporary file any more


@contextlib.contextmanager
def write_atomically(path: Path, mode: str = "w") -> Iterator[IO[Any]]:
    """Open a temporary file beside ``path`` and put it in the place of ``path`` at the end.

    Whatever goes wrong, ``path`` holds either its old content or all of the new one.

    Raises:
        FileError: the folder is missing or closed to the user, or the disk is full.

    """
    text = "b" not in mode
    with (
        replaced_whole(path) as temporary,
        temporary.open(
            mode, encoding="utf-8" if text else None, newline="" if text else None
        ) as stream,
    ):
        yield stream


@contextlib.contextmanager
def replaced_whole(path: Path) -> Iterator[Path]:
    """Yield a temporary file beside ``path``, to be written and closed, for others to open by name.

    It takes the place of ``path`` at the end; raises FileError as ``write_atomically``.
    """
    path = Path(os.path.realpath(path))  # a link keeps pointing at the file
    try:
        handle, name = tempfile.mkstemp(UNFINISHED, f".{path.name[:SHOWN]}.", path.parent)
        os.close(handle)
        temporary = Path(name)
        try:
            yield temporary
            with temporary.open("rb+") as stream:
                os.fsync(stream.fileno())
            temporary.chmod(_permissions(path))
            temporary.replace(path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileError(
            say("Cannot write {path}: {reason}.", path=path, reason=other_words(error))
        ) from error


def sweep(folder: Path) -> None:
    """Remove what saves that were cut off have left in a folder: this user's, and old, alone."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _NAME.fullmatch(entry.name):
                with contextlib.suppress(OSError):
                    if _is_abandoned(entry.stat(follow_symlinks=False)):
                        Path(entry).unlink()


def _is_abandoned(status: os.stat_result) -> bool:
    mine = not hasattr(os, "getuid") or status.st_uid == os.getuid()
    return mine and stat.S_ISREG(status.st_mode) and time.time() - status.st_mtime > ABANDONED


def _permissions(path: Path) -> int:
    try:
        return path.stat().st_mode & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
