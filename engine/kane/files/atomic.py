"""Files that are either whole or not there."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from kane.errors import FileError


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
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
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
        raise FileError(f"Cannot write {path}: {error.strerror or error}.") from error


def _permissions(path: Path) -> int:
    try:
        return path.stat().st_mode & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
