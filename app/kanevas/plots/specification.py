"""What the axes of a plot say, and in which units its curves are shown. No Qt here."""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from kane.model import PlotLayout
from kanevas.edits.plotting import sides, unit_of
from kanevas.units import Display, UnitSystem, display
from kanevas.units.derived import chosen_display
from kanevas.units.systems import SI

Kind = Literal["time", "path", "spectrum"]
Units = Mapping[str, str]


class Axis(NamedTuple):
    """One axis of a plot.

    Attributes:
        name: what all that goes by it have in common; empty where that is nothing, and for the
            time and the frequency.
        si: SI unit of what goes by it.
        unit: the unit that is shown, and its size.
        takes_prefix: whether milli and kilo may be put before the unit.

    """

    name: str
    si: str
    unit: Display
    takes_prefix: bool


class Axes(NamedTuple):
    """The axes of a plot; a right one only where there are two units, or where it is wanted."""

    left: Axis
    right: Axis | None
    bottom: Axis


def kind_of_plot(layout: PlotLayout) -> Kind:
    """Return whether a plot goes by the time, by another quantity, or by the frequency."""
    if layout.spectrum:
        return "spectrum"
    return "path" if layout.against else "time"


def axes_of(layout: PlotLayout, units: Units, system: UnitSystem) -> Axes:
    """Return the axes of a tidy plot, see ``kanevas.edits.plotting.tidied``."""
    left, right = sides(layout, units)
    at_left = [curve for curve in layout.curves if curve not in layout.right]
    return Axes(
        _axis(_common(map(key_of, at_left)), left, layout.left_unit, system),
        _axis(_common(map(key_of, layout.right)), right, layout.right_unit, system)
        if layout.right
        else None,
        _bottom(layout, units, system),
    )


def _bottom(layout: PlotLayout, units: Units, system: UnitSystem) -> Axis:
    match kind_of_plot(layout):
        case "spectrum":
            return _axis("", "Hz", layout.bottom_unit, system)
        case "path":
            si = unit_of(layout.against, units)
            return _axis(layout.against, si, layout.bottom_unit, system)
    return _axis("", "s", layout.bottom_unit, SI)


def _axis(name: str, si: str, chosen: str, system: UnitSystem) -> Axis:
    try:
        unit = chosen_display(si, chosen, system)
    except ValueError:  # from a file that was written by hand
        chosen, unit = "", display(si, system)
    return Axis(name, si, unit, takes_prefix=not chosen and system is SI)


def key_of(curve: str) -> str:
    """Return what a curve shows of its element: ``x derivative`` of ``K1.x derivative``."""
    return curve.rpartition(".")[2]


def _common(words: Iterable[str]) -> str:
    """Return the word that all are, or none."""
    different = set(words)
    return different.pop() if len(different) == 1 else ""
