"""The kernels that hold all primitives, for others to call by address.

A kernel's machine code holds that of all kernels that it calls, each compiled anew with it. The
loops of the methods, which would hold the whole evaluation of the equations several times over, get
these instead.
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from numba.core import types

from kane.kernels.compiling.bundle import Bundle, Kernel
from kane.kernels.compiling.bundle_type import UNSEEN, BundleType, type_of
from kane.kernels.compiling.jit import has_code
from kane.kernels.compiling.plain import plain
from kane.kernels.equations.embedded import choice_is_poor
from kane.kernels.equations.evaluate import evaluate, form
from kane.kernels.equations.project import along_joints, project
from kane.kernels.equations.signals import sample
from kane.kernels.methods.record import share, write
from kane.kernels.methods.turns import follow
from kane.kernels.tables import Tables, Work

# what kernels take and return beside bundles
NUMBER = types.float64
WHOLE_NUMBER = types.int64
TRUTH = types.boolean
ARRAY = types.Array(types.float64, 1, "C")
TABLE = types.Array(types.float64, 2, "C")
WHOLE_NUMBERS = types.Array(types.int64, 1, "C")


@dataclass(frozen=True, eq=False)
class Calls(Bundle):
    """The kernels of these names.

    Attributes:
        form: all that the equations are made of, or the powers alone.
        evaluate: y' of a state.
        project: puts a state on the constraints.
        along_joints: takes out of a change what the constraints forbid.
        choice_is_poor: whether other independent speeds would serve better.
        follow: counts turns up to the end of a step.
        write: a frame.
        share: multipliers where rows are redundant.
        sample: takes the samples of signals that are due.

    """

    form: Any
    evaluate: Any
    project: Any
    along_joints: Any
    choice_is_poor: Any
    follow: Any
    write: Any
    share: Any
    sample: Any


# What a kernel takes beside tables and work. To compile them in this order leaves several processes
# most to do beside each other: neighbours have little in common.
ARGUMENTS: dict[Any, tuple[Any, ...]] = {
    write: (types.int64, ARRAY, ARRAY, ARRAY),
    share: (types.int64,),
    sample: (NUMBER, ARRAY),
    follow: (NUMBER, ARRAY, ARRAY),
    form: (NUMBER, ARRAY, types.boolean),
    project: (NUMBER, ARRAY, ARRAY, ARRAY),
    choice_is_poor: (NUMBER, ARRAY),
    along_joints: (NUMBER, ARRAY, ARRAY, ARRAY),
    evaluate: (NUMBER, ARRAY, ARRAY, types.boolean),
}


def calls_for(tables: Tables, work: Work) -> Calls:
    """Return the kernels for a system, compiled or loaded from the cache."""
    kinds = type_of(tables), type_of(work)
    if not all(has_code(kernel, *kinds, *more) for kernel, more in ARGUMENTS.items()):
        return Calls(**{kernel.__name__: plain(kernel) for kernel in ARGUMENTS})
    return _calls(*kinds)


def compile_call(kernel: Any, tables: Tables, work: Work) -> Kernel:
    """Return one of these kernels, compiled or loaded from the cache."""
    return _compiled(kernel, type_of(tables), type_of(work))


@functools.cache
def _calls(tables: BundleType, work: BundleType) -> Calls:
    return Calls(**{kernel.__name__: _compiled(kernel, tables, work) for kernel in ARGUMENTS})


def _compiled(kernel: Any, tables: BundleType, work: BundleType) -> Kernel:
    return compiled(kernel, tables, work, *ARGUMENTS[kernel])


@functools.cache
def compiled(function: Any, *kinds: types.Type) -> Kernel:
    """Return a kernel for arguments of these types, compiled or loaded from the cache."""
    function.compile(kinds)
    code = function.overloads[kinds]
    address = code.library.get_pointer_to_function(code.fndesc.llvm_func_name)
    return Kernel(address, types.FunctionType(code.signature), function)


def entry(function: Any, *kinds: types.Type) -> Callable[..., Any]:
    """Return a kernel for Python, compiled for arguments of these types or loaded from the cache.

    It believes that it gets such, and C-contiguous arrays. To find out the types of bundles at each
    call, as Numba does, takes longer than many a kernel. Where there is no code yet and none is to
    be made here, it is the kernel that finds out at each call, and runs as plain Python.
    """
    found: Callable[..., Any] = _entry(function, *kinds) if has_code(function, *kinds) else function
    return found


@functools.cache
def _entry(function: Any, *kinds: types.Type) -> Callable[..., Any]:
    function.compile(kinds)
    fast: Callable[..., Any] = function.overloads[kinds].entry_point
    return fast


def with_unseen(kernel: Any, own: set[BundleType]) -> Any:
    """Return a kernel as one that takes bundles of any type where it takes those of these types.

    Bundles of all types are handed over as the address of their block.
    """
    if not isinstance(kernel, Kernel):
        return kernel  # as plain Python
    known = kernel.kind.signature
    seen = (UNSEEN if kind in own else kind for kind in known.args)
    return kernel._replace(kind=types.FunctionType(known.return_type(*seen)))


def absent(*kinds: types.Type) -> Kernel:
    """Return what stands for a kernel that returns a whole number and is never called."""
    return Kernel(0, types.FunctionType(WHOLE_NUMBER(*kinds)))
