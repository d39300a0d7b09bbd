"""Where a quantity goes that is dragged over the plots."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from kanevas.edits.curves import against, between, into
from kanevas.edits.plotting import Change, Layouts, Units
from kanevas.plots.spot import Spot

if TYPE_CHECKING:
    from kanevas.plots.figure import Figure

LINE = 26  # pixels; height of what stands for a new plot
NEAR = 22  # pixels above the horizontal axis that count as the axis
MARGIN = 8  # pixels about the mark of a first plot


class Target(NamedTuple):
    """What a drop does: the room that it is marked by, in words, and as an edit; None refuses."""

    rect: QRect
    text: str
    change: Change | None


def target_at(
    figure: Figure,
    layouts: Layouts,
    names: tuple[str, ...],
    units: Units,
    word_of: Callable[[str], str],
    at: QPoint,
) -> Target:
    """Return what a drop of quantities at a pixel of the figure does."""
    spot = figure.spot_at(at)
    seen = figure.viewport().visibleRegion().boundingRect()
    if spot is None or not layouts or at.y() > seen.bottom() - LINE // 2:
        rect = QRect(0, min(figure.height(), seen.bottom() + 1) - LINE, figure.width(), LINE)
        return Target(rect, _tr("New plot"), lambda shown: _new(shown, len(shown), names))
    i, part = spot
    plot = figure.rect_of(Spot(i, "plot"))
    if part == "legend":
        rect = QRect(0, figure.rect_of(spot).top() - 2, figure.width(), LINE)
        return Target(rect, _tr("New plot"), lambda shown: _new(shown, i, names))
    near = part == "plot" and at.y() > plot.bottom() - NEAR
    if len(names) == 1 and (part == "bottom" or near):
        rect = QRect(plot.left(), plot.bottom() - NEAR, plot.width(), LINE + NEAR // 2)
        return _across(layouts, i, names[0], word_of, rect)
    after = _added(layouts, i, names, units)
    text = _tr("Add to this plot")
    if len(after) > len(layouts):
        text = _tr("New plot below, for this one has two units already")
    return Target(plot, text, lambda shown: _added(shown, i, names, units))


def target_in(room: QRect, names: tuple[str, ...]) -> Target:
    """Return what a drop of quantities does where no plot is seen yet."""
    rect = room.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    return Target(rect, _tr("New plot"), lambda shown: _new(shown, len(shown), names))


def _across(
    layouts: Layouts, i: int, name: str, word_of: Callable[[str], str], rect: QRect
) -> Target:
    if layouts[i].curves == (name,):
        text = _tr("{} against itself is a straight line; drop another quantity here")
        return Target(rect, text.format(word_of(name)), None)
    text = _tr("Along the horizontal axis")
    return Target(rect, text, lambda shown: against(shown, i, name))


def _new(layouts: Layouts, i: int, names: tuple[str, ...]) -> Layouts:
    for k, name in enumerate(names):
        layouts = between(layouts, i + k, name)
    return layouts


def _added(layouts: Layouts, i: int, names: tuple[str, ...], units: Units) -> Layouts:
    for name in names:
        layouts = into(layouts, i, name, units)
    return layouts


def _tr(text: str) -> str:
    return QCoreApplication.translate("PlotPanel", text)
