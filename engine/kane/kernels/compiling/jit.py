"""How kernels are compiled."""

from collections.abc import Callable
from typing import Any

import numba

from kane.kernels.compiling import bundle_type  # noqa: F401  # so that kernels know bundles
from kane.kernels.compiling.cache import cache_folder
from kane.kernels.compiling.code_cache import CodeCache

_config: Any = numba.config
_njit: Any = numba.njit  # its annotations lack some of its options
COMPILES = not _config.DISABLE_JIT


def jit(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a kernel for other kernels: no GIL, no exceptions from division, cached on disk.

    A product and the sum that it goes into may be rounded once instead of twice.
    """
    return _compiled(function)


def merged(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a kernel so small that each call of it is replaced by a copy of its machine code."""
    return _compiled(function, merge=True)


def public(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a kernel that is called from Python too: its arguments need a wrapper."""
    return _compiled(function, wrapped=True)


def exact(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a kernel that rounds as Python does, to the last digit."""
    return _compiled(function, wrapped=True, fused=False)


def inlined(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a kernel a part of those that call it; alone it is not compiled.

    A kernel is optimised once in each kernel above it. Parts of one that hold the whole
    evaluation of the equations would cost as much as the whole.
    """
    return _compiled(function, inline="always")


def _compiled(
    function: Callable[..., Any],
    inline: str = "never",
    merge: bool = False,
    wrapped: bool = False,
    fused: bool = True,
) -> Callable[..., Any]:
    folder = cache_folder()
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(folder) if folder else before
    try:
        compile_ = _njit(
            nogil=True,
            error_model="numpy",
            inline=inline,
            # both are said in any case: a kernel would take them over from what it is first met in
            forceinline=merge,
            fastmath={"contract"} if fused else False,
            # kernels allocate nothing; counting references of some eighty arrays at each call took
            # longer than the mechanics
            _nrt=False,
            no_cpython_wrapper=not wrapped,
            no_cfunc_wrapper=True,
        )
        compiled: Any = compile_(function)
        if not COMPILES:
            return compiled  # type: ignore[no-any-return]
        if folder is not None:
            compiled._cache = CodeCache(function)
        return _once_for_all_numbers(compiled)
    finally:
        _config.CACHE_DIR = before


def _once_for_all_numbers(kernel: Any) -> Callable[..., Any]:
    """Let kernels that hand over 0, 1 or 2 share one compiled kernel; Numba makes one for each."""
    template = kernel.get_call_template

    def get_call_template(kinds: Any, named: Any) -> Any:
        return template([numba.types.unliteral(kind) for kind in kinds], named)

    kernel.get_call_template = get_call_template
    return kernel  # type: ignore[no-any-return]
