"""Numba's cache on the disk, made so that no file in it can do harm.

Numba reads what lies in its cache folder by ``pickle``, and runs it. Here its files are sealed:
what is damaged, or not the user's own, counts as missing, and is compiled and written anew.
"""

import contextlib
import io
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    IndexDataCacheFile,
    UserProvidedCacheLocator,
)

from kane.kernels.compiling.sealed_file import read_sealed, write_sealed


class _InFolder(CompileResultCacheImpl):  # type: ignore[misc]
    """Where a kernel's files are: in the folder of this version, never beside its source."""

    _locator_classes = (UserProvidedCacheLocator,)


class CodeCache(FunctionCache):  # type: ignore[misc]
    """Compiled code of one kernel; what cannot be written is compiled again by the next start."""

    _impl_class = _InFolder

    def __init__(self, function: Any) -> None:
        super().__init__(function)
        self._cache_file = _SealedFiles(
            self._cache_path, self._impl.filename_base, self._impl.locator.get_source_stamp()
        )

    def save_overload(self, sig: Any, data: Any) -> None:
        """Write what was compiled, if the disk takes it."""
        with contextlib.suppress(OSError):
            super().save_overload(sig, data)


class _SealedFiles(IndexDataCacheFile):  # type: ignore[misc]
    """Numba's index of the variants of a function, and the code of each."""

    def _load_index(self) -> dict[Any, str]:
        content = read_sealed(Path(self._index_path))
        if content is None:
            return {}
        stream = io.BytesIO(content)
        if pickle.load(stream) != self._version:
            return {}
        stamp, names = pickle.load(stream)
        return names if stamp == self._source_stamp else {}

    def _load_data(self, name: str) -> Any:
        content = read_sealed(Path(self._data_path(name)))
        return None if content is None else pickle.loads(content)

    @contextlib.contextmanager
    def _open_for_write(self, filepath: str) -> Iterator[IO[bytes]]:
        stream = io.BytesIO()
        yield stream
        write_sealed(Path(filepath), stream.getvalue())
