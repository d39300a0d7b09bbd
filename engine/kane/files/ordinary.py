"""Reading files of which nothing is known: no end of them, and no pipe that keeps one waiting."""

import os
import stat
from pathlib import Path
from typing import BinaryIO

from kane.errors import FileError, other_words
from kane.sentences import say


def check_ordinary(path: Path) -> None:
    """Raise FileError where there is no such file, or none that can be read to its end."""
    with _opened(path):
        pass


def read_ordinary(path: Path, largest: int) -> bytes:
    """Return what a file holds.

    Args:
        path: the file.
        largest: bytes that it may have.

    Raises:
        FileError: there is no such file, it cannot be read, is larger, or is no file but a
            folder, a pipe or a device.

    """
    try:
        with _opened(path) as stream:
            content = stream.read(largest + 1)
    except OSError as error:
        raise FileError(
            say("Cannot open {path}: {reason}.", path=path, reason=other_words(error))
        ) from error
    if len(content) > largest:
        raise FileError(
            say("Cannot open {path}: larger than {size} MB.", path=path, size=largest >> 20)
        )
    return content


def _opened(path: Path) -> BinaryIO:
    try:
        stream = open(path, "rb", opener=_without_waiting)  # noqa: SIM115 - for the caller to close
    except ValueError as error:  # a zero byte in the name
        raise FileError(
            say("Cannot open {path}: no file can be called that.", path=path)
        ) from error
    except OSError as error:
        raise FileError(
            say("Cannot open {path}: {reason}.", path=path, reason=other_words(error))
        ) from error
    if not stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
        stream.close()
        raise FileError(
            say("Cannot open {path}: it is not a file but a pipe or a device.", path=path)
        )
    return stream


def _without_waiting(path: str, flags: int) -> int:
    """Open a file; a pipe would be waited for otherwise."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
