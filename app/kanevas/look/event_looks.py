"""How events of a run are marked: colours by what kind of change they are, and room in a crowd."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor

from kane.reading.holds import Hold
from kanevas.look.theme import Theme

Family = Literal["strike", "slip", "hold", "note"]
Pixels = npt.NDArray[np.int64]

APART = 3  # pixels; marks that stand closer become one band
# Of the families at one pixel the first is shown.
RANK: tuple[Family, ...] = ("note", "strike", "hold", "slip")


class Marks(NamedTuple):
    """What is drawn of events along a line of pixels.

    Attributes:
        ticks: pixel and family of those that stand alone.
        bands: first and last pixel of crowds, and the family of most in each.

    """

    ticks: list[tuple[int, Family]]
    bands: list[tuple[int, int, Family]]


def color_of_event(theme: Theme, family: Family) -> QColor:
    """Return the colour of a kind of change."""
    return {
        "strike": theme.force,
        "slip": theme.warning,
        "hold": theme.accent,
        "note": theme.torque,
    }[family]


def color_of_hold(theme: Theme, hold: Hold) -> QColor:
    """Return the colour of a contact that is open, closed, sticking, sliding or locked."""
    return {
        "open": theme.plot_background,
        "closed": theme.curves[0],
        "sticks": theme.curves[2],
        "slides": theme.curves[1],
        "locked": theme.curves[3],
    }[hold]


def color_of_sign(theme: Theme, hold: Hold | None, own: QColor) -> QColor:
    """Return the colour of the sign of a contact: its own where it is open, or nobody knows."""
    return own if hold in (None, "open") else color_of_hold(theme, hold)


def marks_at(pixels: Pixels, families: Sequence[Family]) -> Marks:
    """Return how events at pixels, ascending, are drawn."""
    if not len(pixels):
        return Marks([], [])
    ranks = np.array([RANK.index(family) for family in families])
    starts = np.flatnonzero(np.diff(pixels, prepend=pixels[0] - 1))
    columns, tops = pixels[starts], np.minimum.reduceat(ranks, starts)
    groups = np.split(np.arange(len(columns)), np.flatnonzero(np.diff(columns) > APART) + 1)
    ticks, bands = list[tuple[int, Family]](), list[tuple[int, int, Family]]()
    for group in groups:
        if len(group) < APART:
            ticks += [(int(columns[i]), RANK[int(tops[i])]) for i in group]
        else:
            most = int(np.bincount(tops[group]).argmax())
            bands.append((int(columns[group[0]]), int(columns[group[-1]]), RANK[most]))
    return Marks(ticks, bands)
