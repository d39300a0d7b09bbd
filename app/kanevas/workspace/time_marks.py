"""Marks on the slider of the time: what happens in a run, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from kanevas.assets.told import told

if TYPE_CHECKING:
    from kane.results import Result

SAME = 1e-9  # of a run; nearer marks are where one stands already


class TimeMark(NamedTuple):
    """Something that happens in a run.

    Attributes:
        time: [s].
        text: what it is, in a sentence.
        is_failure: whether the run broke off there.

    """

    time: float
    text: str
    is_failure: bool = False


def marks_of(result: Result) -> tuple[TimeMark, ...]:
    """Return the jumps of loads and drivers, and where a run ended before its time, in order."""
    # what was recorded of a hand bends at each of its frames, and says nothing
    model = result.model
    recorded = {each.name for each in model.pulls} | {each.name for each in model.inputs}
    jumps = ((j.time, tuple(n for n in j.names if n not in recorded)) for j in result.jumps)
    marks = [TimeMark(time, _jump_text(names)) for time, names in jumps if names]
    if not result.outcome.ok:
        marks.append(
            TimeMark(float(result.time[-1]), told(result.outcome.message), is_failure=True)
        )
    return tuple(marks)


def next_mark(marks: Sequence[TimeMark], time: float, end: float) -> TimeMark | None:
    """Return the first mark after a time of a run of some length."""
    return next((mark for mark in marks if mark.time > time + SAME * end), None)


def previous_mark(marks: Sequence[TimeMark], time: float, end: float) -> TimeMark | None:
    """Return the last mark before a time of a run of some length."""
    return next((mark for mark in reversed(marks) if mark.time < time - SAME * end), None)


def _jump_text(names: tuple[str, ...]) -> str:
    if len(names) == 1:
        text = QCoreApplication.translate("Marks", "{} jumps or bends")
        return text.format(names[0])
    text = QCoreApplication.translate("Marks", "{} and {} jump or bend")
    return text.format(", ".join(names[:-1]), names[-1])
