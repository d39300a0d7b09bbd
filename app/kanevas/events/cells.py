"""What stands in the row of an event. No Qt here."""

from kane.results.event_words import KIND_WORDS, is_angular, who
from kanevas.assets.told import told
from kanevas.units import UnitSystem, quantity
from kanevas.workspace.run_events import RunEvents

SHOWN, OF_TIME, ALL = 4, 6, 15  # digits


def cells_of(
    events: RunEvents, number: int, system: UnitSystem, in_full: bool = False
) -> tuple[str, ...]:
    """Return time, element, what happened, speeds before and after, impulse and energy lost.

    Args:
        events: of a run.
        number: which of them.
        system: the person's units.
        in_full: whether numbers have all their digits, as copies do.

    """
    event = events.events[number]
    assert events.result is not None
    is_angle = is_angular(events.result.system, event.element, event.part)
    speed, impulse = ("rad/s", "N m s") if is_angle else ("m/s", "N s")
    moves = event.before != 0.0 or event.after != 0.0
    digits = ALL if in_full else SHOWN
    return (
        quantity(event.time, "s", system, ALL if in_full else OF_TIME),
        told(who(event.element, event.part)),
        told(KIND_WORDS[event.kind]),
        quantity(event.before, speed, system, digits) if moves else "",
        quantity(event.after, speed, system, digits) if moves else "",
        quantity(event.impulse, impulse, system, digits) if event.impulse else "",
        quantity(event.lost, "J", system, digits) if event.lost else "",
    )
