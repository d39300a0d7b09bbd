"""Watches that phases of the same mode hand on to each other.

To make one, and the block by which kernels find it, takes as long as all that is decided at an
event of a small mechanism.
"""

import numpy as np

from kane.compiled import System
from kane.kernels.methods.guards import Watch, begin_directions, make_watch

# what a watch is of; all else is what it has seen
OF_THE_MODE = frozenset(
    ("tables", "work", "guards", "normals", "needs_forces", "direction", "ways")
)


def enter(system: System) -> Watch:
    """Return a watch over the guards of a mode that has seen nothing yet, and nobody else has."""
    try:
        watch: Watch = system.watches.pop()
    except IndexError:  # none is idle, or another thread was quicker
        guards = system.guards
        return make_watch(
            system.watched, guards.table, guards.normals, guards.need_forces, system.state_size
        )
    for name in watch.names():
        if name not in OF_THE_MODE:
            getattr(watch, name).fill(np.inf if name == "risen" else 0)
    begin_directions(watch.guards, watch.direction)
    return watch


def leave(system: System, watch: Watch) -> None:
    """Let the next phase of the mode have a watch; nobody may look at it from now on."""
    system.watches.append(watch)
