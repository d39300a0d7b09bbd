"""What stands in the row of an event. No Qt here."""

from kane.results.event_words import KIND_WORDS, is_angular, who
from kanevas.assets.decimals import written
from kanevas.assets.told import told
from kanevas.units import UnitSystem, quantity
from kanevas.workspace.run_events import DIGITS, RunEvents

TIME_DIGITS = 9  # two bounces of a series are as near as this


def cells_of(events: RunEvents, number: int, end: float, system: UnitSystem) -> tuple[str, ...]:
    """Return time, element, what happened, speeds before and after, impulse and energy lost.

    Args:
        events: of a run.
        number: which of them.
        end: length of the run [s].
        system: the person's units.

    """
    event = events.events[number]
    assert events.result is not None
    speed, impulse = (
        ("rad/s", "N m s") if is_angular(events.result, event.element) else ("m/s", "N s")
    )
    moves = event.before != 0.0 or event.after != 0.0
    return (
        f"{written(event.time, f'.{TIME_DIGITS if end < 1000 else 6}g')} s",
        told(who(event.element, event.part)),
        told(KIND_WORDS[event.kind]),
        quantity(event.before, speed, system, DIGITS) if moves else "",
        quantity(event.after, speed, system, DIGITS) if moves else "",
        quantity(event.impulse, impulse, system, DIGITS) if event.impulse else "",
        quantity(event.lost, "J", system, DIGITS) if event.lost else "",
    )
