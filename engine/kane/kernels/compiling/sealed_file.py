"""Files that are believed only as the user's own programs have left them, whole.

Compiled code is run as it lies on the disk. A power cut leaves files empty, short or full of
zeros; in a folder that others may write to, anybody could have left one. A file therefore begins
with a digest of its name and content, is readable and writable by its owner alone, and is taken
for missing where it is not just that. Nothing here imports Numba.
"""

import contextlib
import hashlib
import os
import secrets
import stat
from pathlib import Path

SEAL = 32  # bytes


def write_sealed(path: Path, content: bytes) -> None:
    """Write a file for this user alone; the old one stays until the new one is whole.

    Raises:
        OSError: it cannot be written, as where the disk is full.

    """
    temporary = path.with_name(f"{path.name}.tmp.{secrets.token_hex(8)}")
    try:
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o600)
        with os.fdopen(handle, "wb") as stream:
            stream.write(_seal(path, content))
            stream.write(content)
        temporary.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


def read_sealed(path: Path) -> bytes | None:
    """Return what ``write_sealed`` wrote for this user; None for anything else that lies there."""
    try:
        handle = os.open(path, os.O_RDONLY | _BINARY | _NO_LINK)
        with os.fdopen(handle, "rb") as stream:
            if not _is_mine_alone(os.fstat(stream.fileno())):
                return None
            whole = stream.read()
    except OSError:
        return None
    content = whole[SEAL:]
    return content if whole[:SEAL] == _seal(path, content) else None


def make_private(folder: Path) -> bool:
    """Make a folder, or close it to others; return whether it is the user's own."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    status = folder.stat()
    if not _is_mine(status):
        return False
    if os.name != "nt" and stat.S_IMODE(status.st_mode) & 0o077:
        folder.chmod(0o700)
    return True


# Windows keeps each user's cache from the others, and Python knows no owner there.
_BINARY = getattr(os, "O_BINARY", 0)
_NO_LINK = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)  # nor waiting for a pipe


def _is_mine(status: os.stat_result) -> bool:
    return not hasattr(os, "getuid") or status.st_uid == os.getuid()


def _is_mine_alone(status: os.stat_result) -> bool:
    others_write = stat.S_IMODE(status.st_mode) & 0o022 and os.name != "nt"
    return stat.S_ISREG(status.st_mode) and _is_mine(status) and not others_write


def _seal(path: Path, content: bytes) -> bytes:
    """Return the digest; with the name, one file cannot stand in for another."""
    digest = hashlib.blake2b(os.fsencode(f"{path.parent.name}/{path.name}\0"), digest_size=SEAL)
    digest.update(content)
    return digest.digest()
