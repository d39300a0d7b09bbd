"""The kernel that looks for events, for the loops of the methods to call by address.

A run without guards gets none: it is compiled for those alone that have some.
"""

from dataclasses import dataclass
from typing import Any

from kane.kernels.compiling.bundle import Bundle, emptied
from kane.kernels.compiling.bundle_type import BundleType, type_of
from kane.kernels.compiling.jit import COMPILES, has_code
from kane.kernels.compiling.plain import holds_plain, plain
from kane.kernels.methods.calls import ARRAY, NUMBER, WHOLE_NUMBERS, Calls, absent, compiled
from kane.kernels.methods.guards import Watch, empty_watch
from kane.kernels.methods.landing import look
from kane.kernels.methods.taken_step import TakenStep, taken_step
from kane.kernels.tables import Tables, Work


@dataclass(frozen=True, eq=False)
class Guarding(Bundle):
    """What is watched in a run.

    Attributes:
        watch: see ``guards.Watch``; a run without guards has one of size zero.
        step: what the method's steps are found by.
        look: the kernel of this name, see ``landing``.

    """

    watch: Watch
    step: TakenStep
    look: Any


def guarding_for(
    tables: Tables, work: Work, calls: Calls, method: Bundle, scratch: Bundle, watch: Watch | None
) -> Guarding:
    """Return what a method looks at in a run; its kernel is compiled or loaded from the cache."""
    step = taken_step(method, scratch)
    bundles = tables, work, calls, step
    if not COMPILES or any(map(holds_plain, bundles)):
        return Guarding(watch or _nothing(tables, work), step, plain(look))
    kinds = tuple(map(type_of, bundles))
    if watch is None:
        return _unguarded.get(kinds) or _unguarded.setdefault(
            kinds, _no_guards(tables, work, step, kinds)
        )
    kinds = (*kinds, type_of(watch), *BESIDE)
    is_there = has_code(look, *kinds)
    return Guarding(watch, step, compiled(look, *kinds) if is_there else plain(look))


_unguarded: dict[tuple[BundleType, ...], Guarding] = {}


def _no_guards(
    tables: Tables, work: Work, step: TakenStep, bundles: tuple[BundleType, ...]
) -> Guarding:
    """Return the same for a run without guards, which never calls the kernel."""
    watch = _nothing(tables, work)
    kinds = (*bundles, type_of(watch), *BESIDE)
    return Guarding(watch, emptied(step), absent(*kinds))


def _nothing(tables: Tables, work: Work) -> Watch:
    """Return a watch over nothing; it keeps neither the tables nor the work arrays."""
    return empty_watch(emptied(tables), emptied(work))


# what the kernel takes beside bundles, see ``landing.look``
BESIDE = (NUMBER, NUMBER, ARRAY, NUMBER, ARRAY, WHOLE_NUMBERS)
