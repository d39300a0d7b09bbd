"""What the axes of a plot say, and in which units its curves are shown. No Qt here."""

import contextlib
from collections.abc import Callable, Iterable, Mapping
from typing import Literal, NamedTuple

from kane.model import PlotLayout
from kanevas.edits.plotting import sides, unit_of
from kanevas.units import Display, UnitSystem
from kanevas.units.derived import chosen_display, fitting_display
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
        size: the largest value that goes by it, in SI units.

    """

    name: str
    si: str
    unit: Display
    size: float


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


def axes_of(
    layout: PlotLayout,
    units: Units,
    system: UnitSystem,
    word_of: Callable[[str], str],
    size_of: Callable[[str], float],
) -> Axes:
    """Return the axes of a tidy plot, see ``kanevas.edits.plotting.tidied``.

    Args:
        layout: the plot.
        units: SI units of the quantities.
        system: the units that the person has chosen.
        word_of: what people call a curve without its element.
        size_of: the largest value of a curve in SI units; of an empty text that of the time, or of
            the frequency.

    """
    left, right = sides(layout, units)
    at_left = [curve for curve in layout.curves if curve not in layout.right]

    def axis(curves: Iterable[str], si: str, chosen: str) -> Axis:
        name = _common(map(word_of, curves))
        return _axis(name, si, chosen, system, max(map(size_of, curves), default=0.0))

    return Axes(
        axis(at_left, left, layout.left_unit),
        axis(layout.right, right, layout.right_unit) if layout.right else None,
        _bottom(layout, units, system, word_of, size_of),
    )


def _bottom(
    layout: PlotLayout,
    units: Units,
    system: UnitSystem,
    word_of: Callable[[str], str],
    size_of: Callable[[str], float],
) -> Axis:
    size = size_of(layout.against)
    match kind_of_plot(layout):
        case "spectrum":
            return _axis("", "Hz", layout.bottom_unit, system, size)
        case "path":
            si = unit_of(layout.against, units)
            return _axis(word_of(layout.against), si, layout.bottom_unit, system, size)
        case "time":
            return _axis("", "s", layout.bottom_unit, SI, size)


def _axis(name: str, si: str, chosen: str, system: UnitSystem, size: float) -> Axis:
    unit = fitting_display(si, size, system)
    if chosen:
        # a text from a file that was written by hand may be no unit of it
        with contextlib.suppress(ValueError):
            unit = chosen_display(si, chosen, system)
    return Axis(name, si, unit, size)


def key_of(curve: str) -> str:
    """Return what a curve shows of its element: ``x derivative`` of ``K1.x derivative``."""
    return curve.rpartition(".")[2]


def _common(words: Iterable[str]) -> str:
    """Return the word that all are, or none."""
    different = set(words)
    return different.pop() if len(different) == 1 else ""
