"""Edits of layouts of plots: what stands in which plot, and how it is shown.

Each takes the plots as they are shown, and gives them as they are to be; ``with_plots`` makes an
edit of the model of it, and sees to it that a plot has two units at the most.
"""

from typing import Literal, get_args

import msgspec

from kane.model import PlotLayout
from kane.model.plot_layout import Operation
from kanevas.edits.plotting import EMPTY, Layouts, Units, plotted, sides, unit_of

Axis = Literal["left", "right", "bottom"]
AXES: tuple[Axis, ...] = get_args(Axis)


def with_curve(layouts: Layouts, curve: str, units: Units) -> Layouts:
    """Return the plots with a curve more, in the last plot that has its unit, or in a new one."""
    if curve in plotted(layouts):
        return layouts
    unit = unit_of(curve, units)
    for i in reversed(range(len(layouts))):
        is_over_time = not layouts[i].against and not layouts[i].spectrum
        if is_over_time and unit in sides(layouts[i], units):
            return into(layouts, i, curve, units)
    for i, layout in enumerate(layouts):
        if not layout.curves:
            return into(layouts, i, curve, units)
    return between(layouts, len(layouts), curve)


def with_all(layouts: Layouts, curves: tuple[str, ...], units: Units) -> Layouts:
    """Return the plots with several curves more."""
    for curve in curves:
        layouts = with_curve(layouts, curve, units)
    return layouts


def without_curves(layouts: Layouts, curves: tuple[str, ...]) -> Layouts:
    """Return the plots without these curves anywhere; a plot that has lost its last one goes."""
    kept = ((layout, _without(layout, curves)) for layout in layouts)
    return tuple(after for before, after in kept if after.curves or not before.curves)


def into(layouts: Layouts, i: int, curve: str, units: Units) -> Layouts:
    """Return the plots with a curve more in one of them, by the axis that has its unit.

    A third unit has no axis there: the curve goes to a new plot below.
    """
    layout = layouts[i]
    if curve in layout.curves:
        return layouts
    left, right = sides(layout, units)
    unit = unit_of(curve, units)
    if left and right and unit not in (left, right):
        return between(layouts, i + 1, curve)
    at_right = bool(left) and unit != left
    grown = msgspec.structs.replace(
        layout,
        curves=(*layout.curves, curve),
        right=(*layout.right, curve) if at_right else layout.right,
        against="" if curve == layout.against else layout.against,
    )
    return _with(layouts, i, grown)


def between(layouts: Layouts, i: int, curve: str) -> Layouts:
    """Return the plots with a new one of a curve before the i-th, in place of an empty one."""
    new = PlotLayout(curves=(curve,))
    if layouts == (EMPTY,):
        return (new,)
    return (*layouts[:i], new, *layouts[i:])


def against(layouts: Layouts, i: int, curve: str) -> Layouts:
    """Return the plots with a quantity along the horizontal axis of one; empty for the time.

    Where it was the only curve, there is nothing left to plot against it: all stays as it is, for
    a quantity against itself is a straight line.
    """
    layout = layouts[i]
    if layout.curves == (curve,):
        return layouts
    changed = msgspec.structs.replace(
        _without(layout, (curve,)), against=curve, spectrum=False, bottom_unit=""
    )
    return _with(layouts, i, changed)


def with_operation(
    layouts: Layouts, i: int, curve: str, operation: Operation, units: Units
) -> Layouts:
    """Return the plots with the derivative or the integral of a curve beside it."""
    return into(layouts, i, f"{curve} {operation}", units)


def with_spectrum(layouts: Layouts, i: int) -> Layouts:
    """Return the plots with the spectra of the curves of one in a new one below it."""
    new = msgspec.structs.replace(layouts[i], spectrum=True, against="", hidden=(), bottom_unit="")
    return (*layouts[: i + 1], new, *layouts[i + 1 :])


def toggled(layouts: Layouts, i: int, curve: str) -> Layouts:
    """Return the plots with a curve of one switched off, or on again."""
    hidden = layouts[i].hidden
    after = tuple(c for c in hidden if c != curve) if curve in hidden else (*hidden, curve)
    return _with(layouts, i, msgspec.structs.replace(layouts[i], hidden=after))


def on_side(layouts: Layouts, i: int, curve: str, right: bool) -> Layouts:
    """Return the plots with a curve, and all of its unit, by the axis at the right or the left."""
    layout = layouts[i]
    others = tuple(c for c in layout.right if c != curve)
    changed = msgspec.structs.replace(layout, right=(*others, curve) if right else others)
    return _with(layouts, i, changed)


def only_in(layouts: Layouts, i: int, curve: str) -> Layouts:
    """Return the plots without a curve in one of them; a plot that has lost its last one goes."""
    after = _without(layouts[i], (curve,))
    return _with(layouts, i, after) if after.curves else without_plot(layouts, i)


def titled(layouts: Layouts, i: int, title: str) -> Layouts:
    """Return the plots with another title of one."""
    return _with(layouts, i, msgspec.structs.replace(layouts[i], title=title.strip()))


def with_unit(layouts: Layouts, i: int, axis: Axis, unit: str) -> Layouts:
    """Return the plots with an axis of one in another unit; empty for that of the system."""
    return _with(layouts, i, msgspec.structs.replace(layouts[i], **{f"{axis}_unit": unit}))


def moved(layouts: Layouts, i: int, to: int) -> Layouts:
    """Return the plots with one in another place."""
    rest = [*layouts[:i], *layouts[i + 1 :]]
    rest.insert(to, layouts[i])
    return tuple(rest)


def without_plot(layouts: Layouts, i: int) -> Layouts:
    """Return the plots without one of them."""
    return (*layouts[:i], *layouts[i + 1 :])


def with_empty(layouts: Layouts, i: int) -> Layouts:
    """Return the plots with an empty one before the i-th."""
    return (*layouts[:i], EMPTY, *layouts[i:])


def _with(layouts: Layouts, i: int, layout: PlotLayout) -> Layouts:
    return (*layouts[:i], layout, *layouts[i + 1 :])


def _without(layout: PlotLayout, curves: tuple[str, ...]) -> PlotLayout:
    return msgspec.structs.replace(
        layout,
        **{
            field: tuple(curve for curve in getattr(layout, field) if curve not in curves)
            for field in ("curves", "right", "hidden")
        },
    )
