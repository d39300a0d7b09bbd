"""A step as the kernel sees it that looks for events, whatever the method that has taken it.

Of what types a method's numbers and arrays are is left unsaid, so that this kernel, a large one, is
compiled once and not for each kind of methods.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from numba.core import types

from kane.kernels.compiling.bundle import Bundle, Kernel
from kane.kernels.compiling.bundle_type import UNSEEN, type_of


@dataclass(frozen=True, eq=False)
class TakenStep(Bundle):
    """The ends of a step, and what goes between them.

    Attributes:
        K: (k, y) slopes, the first that at the start of the step.
        y_next: (y,) state at its end.
        y_report: (y,) state within it.
        last: the slope at its end.
        numbers: those of the method.
        scratch: arrays that the method overwrites; the three above are among them.
        prepare: see ``step_control.MethodKernels``.
        interpolate: see ``step_control.MethodKernels``.

    """

    unseen = frozenset({"numbers", "scratch"})

    K: npt.NDArray[np.float64]
    y_next: npt.NDArray[np.float64]
    y_report: npt.NDArray[np.float64]
    last: int
    numbers: Any
    scratch: Any
    prepare: Any
    interpolate: Any


def taken_step(method: Any, scratch: Any) -> TakenStep:
    """Return the steps that a method takes in its scratch.

    Args:
        method: has what is named as attributes of a step.
        scratch: the same.

    """
    own = {type_of(method.numbers), type_of(scratch)}
    return TakenStep(
        K=scratch.K,
        y_next=scratch.y_next,
        y_report=scratch.y_report,
        last=method.last,
        numbers=method.numbers,
        scratch=scratch,
        prepare=_without_types(method.prepare, own),
        interpolate=_without_types(method.interpolate, own),
    )


def _without_types(kernel: Any, own: set[Any]) -> Any:
    """Return a kernel as one that takes bundles of any type where it takes these.

    All of them are handed over as the address of their block.
    """
    if not isinstance(kernel, Kernel):
        return kernel  # as plain Python
    known = kernel.kind.signature
    seen = (UNSEEN if kind in own else kind for kind in known.args)
    return kernel._replace(kind=types.FunctionType(known.return_type(*seen)))
