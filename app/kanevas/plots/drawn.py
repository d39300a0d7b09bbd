"""The curves of a plot, of the present run and of others, and what its legend says of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from kane.model import PlotLayout
from kanevas.assets.told import told
from kanevas.kinds.curve_words import CurveWords
from kanevas.look.theme import Theme
from kanevas.plots.legend import Entry
from kanevas.plots.looks import pen_of
from kanevas.plots.run_curve import RunCurve

if TYPE_CHECKING:
    from kanevas.plots.other_run import OtherRun
    from kanevas.plots.recorded import Recorded


class Run(NamedTuple):
    """A run whose curves are drawn; ``other`` is None for the present one."""

    recorded: Recorded
    other: OtherRun | None


class Drawn(NamedTuple):
    """An entry of the legend with its run, and its curve where it is drawn."""

    run: Run
    text: str
    item: RunCurve | None


def curves_of(
    layout: PlotLayout, runs: Sequence[Run], words: CurveWords, theme: Theme
) -> tuple[list[Drawn], list[Entry]]:
    """Return the curves of a plot with their entries; names alone where there is no run yet.

    Of another run what it has not recorded is left out, of the present one its entry says so.
    """
    if not runs:
        return [], [
            Entry(curve, words.of_curve(curve), pen_of(theme, i), curve in layout.hidden)
            for i, curve in enumerate(layout.curves)
        ]
    drawn, entries = [], []
    for run in runs:
        for i, curve in enumerate(layout.curves):
            is_known = _can_draw(layout, run, curve)
            if not is_known and run.other is not None:
                continue
            is_open = is_known and run.recorded.is_open(curve)
            pen = pen_of(theme, i, run.other.style if run.other else None, is_open)
            item = None
            if is_known and curve not in layout.hidden:
                item = RunCurve(run.recorded.drawn(layout, curve), pen, bool(layout.against))
            drawn.append(Drawn(run, curve, item))
            word = words.of_curve(curve)
            text = f"{word}, {run.other.label}" if run.other else word
            note, tip = _remarks(run, curve, is_known, is_open)
            entries.append(Entry(curve, text, pen, curve in layout.hidden, note, tip))
    return drawn, entries


def _can_draw(layout: PlotLayout, run: Run, curve: str) -> bool:
    against = layout.against
    return run.recorded.has(curve) and (not against or run.recorded.has(against))


def _remarks(run: Run, curve: str, is_known: bool, is_open: bool) -> tuple[str, str]:
    """Return what is to be known of a curve in the legend, and what it shows as a tip."""
    if not is_known:
        return _tr("not in this run, run again"), curve
    notes, lines = [], [told(run.recorded.meaning(curve)), curve]
    if is_open:
        notes.append(_tr("not unique"))
        lines.append(
            _tr("The joints hold this more than once; how they share the load is left open.")
        )
    if run.recorded.is_coarse:
        notes.append(_tr("points alone"))
        lines.append(
            _tr(
                "Where points stand alone, the frames of the run are too far apart to tell what is "
                "between them."
            )
        )
    return ", ".join(notes), "\n".join(lines)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Plot", text)
