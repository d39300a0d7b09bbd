"""A run that is held: where it stands, to go on from there."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.turns import turns_of
from kane.kernels.methods.turns import begin
from kane.solve.methods.method import Turned

if TYPE_CHECKING:
    from kane.elements.changing import States

Array = npt.NDArray[np.float64]


class Pressed(NamedTuple):
    """How the bodies of large groups pressed each other in the last step.

    Attributes:
        keys: (k,) of the places at which they may touch, see ``stepping.crowd.Places``.
        impulses: (k, 3) [N s].
        states: (k,) see ``kernels.methods.touching.AWAY``.

    """

    keys: npt.NDArray[np.int64]
    impulses: Array
    states: npt.NDArray[np.int64]


NOTHING_PRESSED = Pressed(np.zeros(0, np.int64), np.zeros((0, 3)), np.zeros(0, np.int64))


@dataclass(frozen=True)
class Held:
    """All that the future of a run hangs on, beside its model and settings.

    Attributes:
        time: [s].
        frame: (frame,) of the result's layout, see ``System.frame_size``.
        states: how the contacts of the model are; empty where it has none.
        sides: of what presses on one side, by contact and row, on which it does.
        sizes: of each condition, by contact and whether it is shut, how large it has been.
        as_before: whether the model is the one that brought it there.
        parameters: those that events have changed since the stretch began, with their values.
        struck: energy lost in strikes so far [J].
        brought: energy that changes of parameters have brought in so far [J].
        counts: whether turns were counted up to here; else they are from here on.
        by_steps: whether a run by time steps brought it there, which says little of what holds.
        crowd: how the bodies of large groups pressed each other; None where there are none.

    """

    time: float
    frame: Array
    states: "States" = ()
    sides: "Mapping[tuple[int, int], float]" = field(default_factory=dict)
    sizes: "Mapping[tuple[int, bool], float]" = field(default_factory=dict)
    as_before: bool = True
    parameters: "tuple[tuple[str, float], ...]" = ()
    struck: float = 0.0
    brought: float = 0.0
    counts: bool = True
    by_steps: bool = False
    crowd: "Pressed | None" = None

    def turned(self, system: System) -> Turned | None:
        """Return what is counted of turns, where no constraint changes; None where nothing is."""
        if not self.counts:
            return None
        first = system.state_size + system.rows + system.tables.measures.size
        bodies = first + system.counted_paths.size
        state = self.frame[: system.state_size]
        return Turned(self.frame[first:bodies], self.frame[bodies:], quarters_of(system, state))


def quarters_of(system: System, state: Array) -> npt.NDArray[np.int64]:
    """Return in which quarters bodies are, see ``tables.Turns``."""
    turns = turns_of(system)
    begin(turns, state)
    return turns.quarters
