"""Compiled code on the disk, made so that no file of it can do harm.

Code is kept by ``pickle``, which runs what it reads. Its files are therefore sealed: what is
damaged, or not the user's own, counts as missing, and is compiled and written anew. Of several
processes that want the same code, one compiles it, and the others wait for that.
"""

import contextlib
import hashlib
import itertools
import pickle
import secrets
from pathlib import Path
from typing import Any

from numba.core import bytecode
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from kane.kernels.compiling.claim import Claim
from kane.kernels.compiling.sealed_file import make_private, read_sealed, write_sealed

SUFFIX = ".nbc"

# Numba numbers functions to tell apart those of one name; code of several processes goes into one
bytecode.FunctionIdentity._unique_ids = itertools.count(secrets.randbits(40) << 20)


class CodeCache:
    """Compiled code of one kernel, in the place where Numba looks for its own.

    Args:
        function: the kernel as it is written.
        folder: where code is kept.

    """

    def __init__(self, function: Any, folder: Path) -> None:
        self._folder = folder
        self._name = f"{function.__module__}.{function.__qualname__}".replace("<locals>.", "")
        self._function = hashlib.sha256(function.__code__.co_code).hexdigest()
        self._claims: dict[Path, Claim] = {}

    @property
    def cache_path(self) -> str:
        """Where code is kept."""
        return str(self._folder)

    def has(self, kinds: Any, target: Any) -> bool:
        """Return whether there is a file of the code for arguments of these types."""
        return self._path(self._key(kinds, target.codegen())).exists()

    def load_overload(self, kinds: Any, target: Any) -> Any:
        """Return the code for arguments of these types, None where it is to be compiled."""
        target.refresh()
        key = self._key(kinds, target.codegen())
        path, found = self._path(key), self._load(key, target)
        # who has claimed it and failed to compile it may try again
        if found is None and path not in self._claims:
            self._claims[path] = Claim(path)
            found = self._load(key, target)  # another process may have made it meanwhile
            if found is not None:
                self._claims.pop(path).end()
        return found

    def save_overload(self, kinds: Any, code: Any) -> None:
        """Write what was compiled, if the disk takes it."""
        key = self._key(kinds, code.codegen)
        path = self._path(key)
        with contextlib.suppress(OSError):
            make_private(self._folder)
            write_sealed(path, dumps((key, code._reduce())))
        if claim := self._claims.pop(path, None):
            claim.end()

    def _load(self, key: Any, target: Any) -> Any:
        content = read_sealed(self._path(key))
        if content is None:
            return None
        whose, code = pickle.loads(content)
        return CompileResult._rebuild(target, *code) if whose == key else None

    def _key(self, kinds: Any, codegen: Any) -> tuple[str, str, str]:
        return str(tuple(kinds)), str(codegen.magic_tuple()), self._function

    def _path(self, key: tuple[str, str, str]) -> Path:
        digest = hashlib.sha256("\n".join(key).encode()).hexdigest()[:16]
        return self._folder / f"{self._name}-{digest}{SUFFIX}"
