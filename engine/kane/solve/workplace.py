"""Work arrays that runs of a system hand on to each other, and the kernels that work in them.

To make them, and the blocks by which kernels find them, takes as long as a short run. What they
hold at the beginning is of no account: kernels write all of it before they read it, but for the
clock, the turns and what rows held of late, which begin anew, and for what stands for the ground,
which nothing writes.
"""

import functools
from collections.abc import Callable
from typing import Any, NamedTuple

from kane.compiled import System
from kane.compiled.turns import turns_of
from kane.kernels.compiling.bundle_type import BundleType, type_of
from kane.kernels.compiling.jit import has_code
from kane.kernels.compiling.plain import holds_plain
from kane.kernels.equations import closing
from kane.kernels.equations.project import project
from kane.kernels.methods import record
from kane.kernels.methods.anew import begin_anew
from kane.kernels.methods.calls import ARRAY, NUMBER, TRUTH, Calls, calls_for, entry
from kane.kernels.tables import make_work
from kane.solve.frames_between import FramesBetween


class Closing(NamedTuple):
    """The kernels of these names that assembly calls, for systems of the same types."""

    closes: Callable[..., bool]
    moved: Callable[..., tuple[float, float]]
    is_doubtful: Callable[..., bool]
    fit_all_speeds: Callable[..., float]


class Workplace:
    """Where a run works.

    Attributes:
        work: work arrays of the kernels.
        between: takes the frames that the motion asks for; None where none are wanted.
        closing: kernels that close joints.
        rooms: what methods keep here, by whose it is.

    """

    def __init__(self, system: System, by_motion: bool) -> None:
        self.between = FramesBetween(system) if by_motion else None
        room = self.between.room if self.between else None
        self.work = make_work(system.tables, turns_of(system), room)
        self._tables = system.tables
        self._kinds = type_of(system.tables), type_of(self.work)
        self._begin_anew = entry(begin_anew, self._kinds[1], ARRAY)
        self.closing = _closing(*self._kinds)
        self.rooms: dict[Any, Any] = {}

    @functools.cached_property
    def calls(self) -> Calls:
        """The kernels that hold all primitives."""
        return calls_for(self._tables, self.work)

    @functools.cached_property
    def record(self) -> Callable[..., bool]:
        """The kernel that records a frame."""
        if holds_plain(self.calls):
            plainly: Callable[..., bool] = record.record
            return plainly
        kinds = *self._kinds, type_of(self.calls), NUMBER, ARRAY, ARRAY, TRUTH, ARRAY
        return entry(record.record, *kinds)

    @functools.cached_property
    def project(self) -> Callable[..., bool]:
        """The kernel that puts a state on the constraints."""
        return entry(project, *self._kinds, NUMBER, ARRAY, ARRAY, ARRAY)

    def begin_anew(self, system: System) -> None:
        """Forget the run before, of the same system."""
        self._begin_anew(self.work, system.initial_state)
        if self.between:
            self.between.begin_anew()


_closings: dict[tuple[BundleType, BundleType], Closing] = {}


def _closing(tables: BundleType, work: BundleType) -> Closing:
    """Return the kernels, which are found once for all systems of the same types."""
    kinds = tables, work
    known = _closings.get(kinds)
    if known is not None:
        return known
    found = Closing(
        closes=entry(closing.closes, *kinds, ARRAY, ARRAY),
        moved=entry(closing.moved, tables, ARRAY, ARRAY),
        is_doubtful=entry(closing.is_doubtful, *kinds, NUMBER),
        fit_all_speeds=entry(closing.fit_all_speeds, *kinds, ARRAY, ARRAY),
    )
    if has_code(closing.fit_all_speeds, *kinds, ARRAY, ARRAY):  # else it is to be plain for now
        _closings[kinds] = found
    return found


def enter(system: System, by_motion: bool = False) -> Workplace:
    """Return a workplace that nobody else is in.

    Args:
        system: the compiled model.
        by_motion: whether the run has frames that the motion asks for.

    """
    try:
        workplace: Workplace = system.idle[by_motion].pop()
    except IndexError:  # none is idle, or another thread was quicker
        return Workplace(system, by_motion)
    workplace.begin_anew(system)
    return workplace


def leave(system: System, workplace: Workplace) -> None:
    """Let the next run of the system have a workplace; nobody may use it from now on."""
    system.idle[workplace.between is not None].append(workplace)
