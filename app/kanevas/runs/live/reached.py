"""What a live run tells of itself."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from kane.analyses.grip import Hand
    from kane.model.poses import Poses
    from kane.results import Result
    from kane.sentences import Sentence


class Reached(NamedTuple):
    """How far a live run is.

    Attributes:
        time: [s].
        poses: where the bodies are.
        result: its latest frames while it runs, all of them while it is held. What the last of it
            cost may have been too dear to have it again: then it ends before the time.
        runs: whether time passes.
        pace: seconds of motion for each second, of late; None where that cannot be told.
        loosened: the relative tolerance that it took so that the pace holds; None for the one
            that was asked for.
        hand: what the hand holds; None where it holds nothing.
        inputs: what they are set to, by name [SI].

    """

    time: float
    poses: Poses
    result: Result
    runs: bool
    pace: float | None = None
    loosened: float | None = None
    hand: Hand | None = None
    inputs: Mapping[str, float] = MappingProxyType({})


class Ran(NamedTuple):
    """What is left of a live run that is over.

    Attributes:
        results: one for each set of numbers that the model had, those without motion left out.
        is_full: whether it ended because no more of it is kept.
        refused: why it could not go on with a model that was handed to it; None where it could.

    """

    results: tuple[Result, ...]
    is_full: bool = False
    refused: Sentence | None = None
