"""Events of a run: what happened to the constraints, and when, and what held in between."""

from dataclasses import dataclass
from typing import Literal

from kane.elements.changing import States

MOST_EVENTS = 10_000  # of a run

Kind = Literal[
    "strikes",
    "touches",
    "comes to rest",
    "lifts",
    "sticks",
    "slides",
    "turns round",
    "changes side",
    "locks",
    "opens",
    "jams",
    "is met",
    "changes",
    "switches",
]


@dataclass(frozen=True)
class Event:
    """Something that changed the constraints.

    Attributes:
        time: [s].
        element: name of the element.
        part: which part of it, such as 'lower'; may be empty.
        kind: what happened.
        before: speed of the gap or slip before it, opening positive [m/s, rad/s].
        after: the same after it.
        impulse: on the element's row [N s, N m s].
        lost: energy that was lost in it [J].
        unique: whether the impulse is the only one with this motion.
        stronge: whether Newton's law would have created energy: Stronge's was taken, or with
            friction a smaller coefficient of restitution.
        approximate: whether the time is that of a step, or of a part of it, and not exact.

    """

    time: float
    element: str
    part: str
    kind: Kind
    before: float = 0.0
    after: float = 0.0
    impulse: float = 0.0
    lost: float = 0.0
    unique: bool = True
    stronge: bool = False
    approximate: bool = False


@dataclass(frozen=True)
class Phase:
    """A stretch of a run in which the constraints are the same.

    Attributes:
        first: its first frame: the one just after the event that began it.
        states: how the contacts are, in the order of ``System.contacts``.
        met: guards of the phase before that are met in its last frame, just before the event.
        failed: contacts whose friction could hold no more at the same instant, before the event.
        parameters: those that events have changed since the run began, with their values.

    """

    first: int
    states: States
    met: tuple[int, ...] = ()
    failed: tuple[int, ...] = ()
    parameters: tuple[tuple[str, float], ...] = ()
