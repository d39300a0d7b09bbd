"""The one door to Numba."""

from collections.abc import Callable
from typing import Any

import numba

from kane.kernels.cache import cache_folder

_config: Any = numba.config
_njit: Any = numba.njit  # its annotations lack some of its options
COMPILES = not _config.DISABLE_JIT


def jit(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a kernel: no GIL, no exceptions from division, cached on disk."""
    return _compiled(function, inline="never")


def inlined(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a kernel a part of those that call it; alone it is not compiled.

    A kernel is optimised once in each kernel above it. Parts of one that hold the whole
    evaluation of the equations would cost as much as the whole.
    """
    return _compiled(function, inline="always")


def merged(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a kernel, and put a copy of its machine code into those that call it.

    A call hands over each array in seven numbers and more, all tables in some five hundred: that
    takes as long as the work of a little kernel, or of a mechanism of one body. A product and the
    sum that it goes into may be rounded once instead of twice; nothing is reordered.
    """
    return _compiled(function, inline="never", merge=True)


def _compiled(function: Callable[..., Any], inline: str, merge: bool = False) -> Callable[..., Any]:
    folder = cache_folder()
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(folder) if folder else before
    try:
        compile_ = _njit(
            nogil=True,
            error_model="numpy",
            cache=folder is not None,
            inline=inline,
            # both are said in any case: a kernel would take them over from what it is first met in
            forceinline=merge,
            fastmath={"contract"} if merge else False,
            # kernels allocate nothing; counting references of some eighty arrays at each call took
            # longer than the mechanics
            _nrt=False,
            # kernels call the private ones; unpacking the tables from Python would be compiled too
            no_cpython_wrapper=function.__name__.startswith("_"),
            no_cfunc_wrapper=True,
        )
        compiled: Callable[..., Any] = compile_(function)
        return compiled
    finally:
        _config.CACHE_DIR = before
