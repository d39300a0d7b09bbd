"""How kernels are compiled."""

import threading
from collections.abc import Callable
from typing import Any

import numba
from numba.core.registry import cpu_target

from kane.kernels.compiling import bundle_type  # noqa: F401  # so that kernels know bundles
from kane.kernels.compiling.bundle import Bundle
from kane.kernels.compiling.cache import cache_folder
from kane.kernels.compiling.code_cache import CodeCache
from kane.kernels.compiling.plain import holds_plain, plain, without_code
from kane.kernels.compiling.processor import processor

_config: Any = numba.config
_njit: Any = numba.njit  # its annotations lack some of its options
COMPILES = not _config.DISABLE_JIT
KERNELS: list[Any] = []  # all that are compiled

_others_compile = threading.Event()

# who has said for what Numba compiles, or has had it compile, is not contradicted
if _config.CPU_NAME is None and "_toplevel_target_context" not in vars(cpu_target):
    _config.CPU_NAME, _config.CPU_FEATURES = processor()


def leave_compiling_to_others(leave: bool) -> None:
    """Let this process never compile, or compile again what it does not find.

    A kernel whose code is not there yet then runs as plain Python.
    """
    (_others_compile.set if leave else _others_compile.clear)()


def has_code(kernel: Any, *kinds: Any) -> bool:
    """Return whether a kernel may be had compiled for arguments of these types, here and now."""
    if not COMPILES:
        return False
    known = not _others_compile.is_set() or kinds in kernel.overloads
    return known or kernel._cache.has(kinds, kernel.targetctx)


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
    folder = cache_folder()
    if folder is not None:
        compiled._cache = CodeCache(function, folder)
    if inline == "never":
        KERNELS.append(compiled)
    return _plain_without_code(_once_for_all_numbers(compiled))  # type: ignore[no-any-return]


def _once_for_all_numbers(kernel: Any) -> Any:
    """Let kernels that hand over 0, 1 or 2 share one compiled kernel; Numba makes one for each."""
    template = kernel.get_call_template

    def get_call_template(kinds: Any, named: Any) -> Any:
        return template([numba.types.unliteral(kind) for kind in kinds], named)

    kernel.get_call_template = get_call_template
    return kernel


def _plain_without_code(kernel: Any) -> Any:
    """Let what is called from Python run as plain Python where others are to compile it.

    Numba asks for the code where it knows of none, and calls what it is given.
    """
    compile_ = kernel._compile_for_args

    def code_for(*arguments: Any, **named: Any) -> Any:
        if any(map(holds_plain, arguments)):
            return run_plain
        if _others_compile.is_set() and not has_code(kernel, *map(numba.typeof, arguments)):
            return run_plain
        return compile_(*arguments, **named)

    def run_plain(*arguments: Any) -> Any:
        return plain(kernel)(*map(without_code, arguments))

    kernel._compile_for_args = code_for
    return kernel


def get_ready_to_load() -> None:
    """Load what Numba needs before it loads the first code: a tenth of a second in this thread.

    Who calls a kernel while others compile would have to wait for it else.
    """
    if KERNELS:
        KERNELS[0].typingctx.refresh()
        KERNELS[0].targetctx.refresh()


@public
def _pointer(array):
    """Return the address of the data, ten times as fast as NumPy tells it to Python."""
    return array.ctypes.data


Bundle.pointer = staticmethod(_pointer)
