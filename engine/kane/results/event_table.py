"""The events of a run as lines of a table."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from kane.files.csv_table import write_texts
from kane.results.event_words import what_happened
from kane.results.recording import Recording
from kane.solve.changing.events import Event

HEADER = (
    "time [s]",
    "element",
    "part",
    "kind",
    "speed before [m/s, rad/s]",
    "speed after [m/s, rad/s]",
    "impulse [N s, N m s]",
    "energy lost [J]",
    "unique",
    "Stronge's law in place of Newton's",
    "time of a step",
)


def write_events(events: Iterable[Event], path: str | Path) -> None:
    """Write events as a table in text, exact to the last digit; raises FileError."""
    write_texts(path, _lines(events))


def _lines(events: Iterable[Event]) -> Iterator[tuple[str, ...]]:
    yield HEADER
    for event in events:
        numbers = (event.before, event.after, event.impulse, event.lost)
        yield (
            repr(float(event.time)),
            event.element,
            event.part,
            event.kind,
            *(repr(float(number)) for number in numbers),
            "yes" if event.unique else "no",
            "yes" if event.stronge else "no",
            "yes" if event.approximate else "no",
        )


def in_words(result: Recording, event: Event) -> str:
    """Return an event in a line, in SI units."""
    what = what_happened(result, event, lambda number, unit: f"{number:.4g} {unit}")
    return f"{event.time:.6g} s: {what}"
