"""A step as the kernel sees it that looks for events, whatever the method that has taken it.

Of what types a method's numbers and arrays are is left unsaid, so that this kernel, a large one, is
compiled once and not for each kind of methods.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from kane.kernels.compiling.bundle import Bundle
from kane.kernels.compiling.bundle_type import type_of
from kane.kernels.methods.calls import with_unseen


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
        prepare=with_unseen(method.prepare, own),
        interpolate=with_unseen(method.interpolate, own),
    )
