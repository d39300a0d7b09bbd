"""The loop of a method with what it watches, kept for the phases that watch the same."""

from collections.abc import Callable
from typing import Any, NamedTuple

from kane.kernels.compiling.bundle import Bundle
from kane.kernels.methods.calls import Calls
from kane.kernels.methods.guarding import Guarding, guarding_for
from kane.kernels.methods.guards import Watch
from kane.kernels.tables import Tables, Work


class Guarded(NamedTuple):
    """What is watched, and the loop that does so."""

    guarding: Guarding
    run: Callable[..., int]


def guarded(
    rooms: dict[Any, Any],
    method: Any,
    watch: Watch,
    bundles: tuple[Tables, Work, Calls, Bundle, Bundle],
    go: Callable[..., Callable[..., int]],
) -> Guarded:
    """Return the loop of a method that looks at a watch.

    Args:
        rooms: what methods keep in the workplace, by whose it is.
        method: what tells the method from others.
        watch: what is watched; mostly the one of the phase before it in this workplace.
        bundles: tables, work arrays, kernels, and what is the method's own.
        go: makes the loop for bundles of the types of these.

    """
    own = method, "guarded"
    known: Guarded | None = rooms.get(own)
    if known is None or known.guarding.watch is not watch:
        guarding = guarding_for(*bundles, watch)
        known = rooms[own] = Guarded(guarding, go(*bundles, guarding))
    return known
