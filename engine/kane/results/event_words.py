"""Events of a run in words: the one place where they are said, in whatever units."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kane.elements.turning import LIES, ROLLS, SPINS
from kane.sentences import Sentence, as_it_is, joined, say

if TYPE_CHECKING:
    from kane.compiled import System
    from kane.results.recording import Recording
    from kane.solve.changing.events import Event, Kind

Write = Callable[[float, str], str]

KIND_WORDS: dict[Kind, Sentence] = {
    "strikes": say("strikes"),
    "touches": say("touches"),
    "comes to rest": say("comes to rest"),
    "lifts": say("lifts off"),
    "sticks": say("sticks"),
    "slides": say("begins to slide"),
    "turns round": say("slides the other way"),
    "changes side": say("is pressed from the other side"),
    "locks": say("locks"),
    "opens": say("opens"),
    "jams": say("jams"),
    "is met": say("is met"),
    "changes": say("changes parameters"),
    "switches": say("goes by another branch of its law"),
}
PART_WORDS: dict[str, Sentence] = {
    "lower": say("lower limit"),
    "upper": say("upper limit"),
    ROLLS: say("rolling"),
    SPINS: say("spinning"),
    LIES: say("lying flat"),
}


def what_happened(result: Recording, event: Event, write: Write) -> Sentence:
    """Return an event in a line, without its time.

    Args:
        result: of which it is one.
        event: it.
        write: returns an SI number with a unit, such as ``rad/s``, as people read it.

    """
    angular = is_angular(result.system, event.element, event.part)
    speed, impulse = ("rad/s", "N m s") if angular else ("m/s", "N s")
    parts = [
        say("{who} {what}", who=who(event.element, event.part), what=KIND_WORDS[event.kind]),
    ]
    if event.before or event.after:
        before, after = write(event.before, speed), write(event.after, speed)
        parts.append(say("from {before} to {after}", before=before, after=after))
    elif event.impulse:
        parts.append(say("with {impulse}", impulse=write(event.impulse, impulse)))
    if event.lost:
        parts.append(say("{energy} lost", energy=write(event.lost, "J")))
    if event.stronge:
        parts.append(say("by Stronge's law"))
    if event.approximate:
        parts.append(say("at the nearest step"))
    if not event.unique:
        parts.append(say("impulses not unique"))
    return joined(", ", parts)


def who(element: str, part: str) -> Sentence:
    """Return an element, and which part of it."""
    if not part:
        return as_it_is(element)
    turns, _, pair = part.partition(": ")
    if turns in PART_WORDS and pair:  # of two bodies of a group
        words = say("{turning}: {pair}", turning=PART_WORDS[turns], pair=pair)
    elif part.isdigit() or ", " in part:  # a place has a number, two bodies of a group their names
        words = as_it_is(part)
    else:
        words = PART_WORDS[part]
    return say("{element} ({part})", element=element, part=words)


def is_angular(system: System, element: str, part: str) -> bool:
    """Return whether what changes of a part of an element is an angle."""
    return element in system.angular or part.partition(":")[0] in (ROLLS, SPINS, LIES)
