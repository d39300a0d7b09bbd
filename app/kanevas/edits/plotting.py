"""Edits of the plots that a model brings along."""

from collections.abc import Callable, Mapping

import msgspec

from kane.elements.body_quantities import ANGLES
from kane.model import Model, PlotLayout, named, quantities, read_curve
from kane.model.planes import axis_across
from kanevas.units.derived import per_second, times_second

Layouts = tuple[PlotLayout, ...]
Units = Mapping[str, str]
Change = Callable[[Layouts], Layouts]
UNITLESS = "1"
EMPTY = PlotLayout(curves=())
SUGGESTED = 4  # curves


def units(model: Model) -> dict[str, str]:
    """Return the unit of each quantity of a model by its name, as in ``K1.x``.

    A measure whose user gave no unit has that of a pure number.
    """
    return {f"{owner}.{entry.key}": entry.unit or UNITLESS for owner, entry in quantities(model)}


def unit_of(text: str, unit_of_quantity: Units) -> str:
    """Return the SI unit of a curve such as ``K1.x derivative``."""
    curve = read_curve(text)
    unit = unit_of_quantity.get(curve.quantity, UNITLESS) if curve else UNITLESS
    match curve:
        case (_, "derivative"):
            return per_second(unit)
        case (_, "integral"):
            return times_second(unit)
    return unit


def plots_of(model: Model) -> Layouts:
    """Return the plots that the program shows: the model's own in order, or suggested ones."""
    return tidied(model.plots, units(model)) if model.plots else suggested(model)


def suggested(model: Model) -> Layouts:
    """Return plots for a model without any: the turn of its first bodies in the work plane.

    Particles never turn: of particles alone the speed is shown.
    """
    turning = [body for body in model.bodies if not body.particle]
    key = ANGLES[axis_across(model.work_plane)].key if turning else "speed"
    curves = tuple(f"{body.name}.{key}" for body in (turning or model.bodies)[:SUGGESTED])
    return (PlotLayout(curves=curves),) if curves else ()


def with_plots(model: Model, change: Change) -> Model:
    """Return the model with its plots changed.

    Of a model whose plots have all been taken away an empty one stays, so that none is suggested
    again.
    """
    plots = tidied(change(plots_of(model)), units(model)) or (EMPTY,)
    return model if plots == plots_of(model) else msgspec.structs.replace(model, plots=plots)


def tidied(layouts: Layouts, unit_of_quantity: Units) -> Layouts:
    """Return plots with curves that there are, each of two units at the most, one an axis.

    What has a third unit stands in a plot of its own below.
    """
    return tuple(
        part
        for layout in layouts
        for part in _split(_known(layout, unit_of_quantity), unit_of_quantity)
    )


def plotted(layouts: Layouts) -> frozenset[str]:
    """Return all curves."""
    return frozenset(curve for layout in layouts for curve in layout.curves)


def sides(layout: PlotLayout, unit_of_quantity: Units) -> tuple[str, str]:
    """Return the SI units of the axes at the left and at the right; empty where there is none."""
    at_left = [curve for curve in layout.curves if curve not in layout.right]
    left, right = (
        unit_of(curves[0], unit_of_quantity) if curves else "" for curves in (at_left, layout.right)
    )
    return left, right


def without_lost_curves(before: Model, after: Model) -> Model:
    """Return an edited model without the curves of quantities that the edit has taken away."""
    if not after.plots or shows_same(after.plots, before, after):
        return after
    known = units(after)
    plots = []
    for layout in after.plots:
        kept = _known(layout, known)
        if kept == layout:
            plots.append(layout)
        elif kept.curves or not layout.curves:
            plots.append(kept)
    if tuple(plots) == after.plots:
        return after
    return msgspec.structs.replace(after, plots=tuple(plots) or (EMPTY,))


def shows_same(layouts: Layouts, before: Model, after: Model) -> bool:
    """Whether an edit has left alone the plots, and all whose quantities these show."""
    if before.plots is not after.plots or (not after.plots and layouts != suggested(after)):
        return False
    texts = [text for layout in layouts for text in (*layout.curves, layout.against)]
    owners = {text.rpartition(".")[0] for text in texts}
    old, new = (
        {element.name: element for _, element in named(model) if element.name in owners}
        for model in (before, after)
    )
    return old.keys() == new.keys() and all(old[name] is new[name] for name in old)


def _known(layout: PlotLayout, unit_of_quantity: Units) -> PlotLayout:
    """Return a plot without what the model does not have."""

    def is_known(text: str) -> bool:
        curve = read_curve(text)
        return curve is not None and curve.quantity in unit_of_quantity

    curves = tuple(c for c in dict.fromkeys(layout.curves) if is_known(c) and c != layout.against)
    return msgspec.structs.replace(
        layout,
        curves=curves,
        right=tuple(curve for curve in layout.right if curve in curves),
        hidden=tuple(curve for curve in layout.hidden if curve in curves),
        against=layout.against if is_known(layout.against) else "",
        bottom_unit=layout.bottom_unit if is_known(layout.against) == bool(layout.against) else "",
    )


def _split(layout: PlotLayout, unit_of_quantity: Units) -> Layouts:
    """Return a plot, and below it those that take what has a third unit and more."""
    unit = {curve: unit_of(curve, unit_of_quantity) for curve in layout.curves}
    left = next((unit[curve] for curve in layout.curves if curve not in layout.right), "")
    first_right = next((unit[c] for c in layout.curves if c in layout.right), "")
    if not left:
        left, first_right = first_right, ""
    others = (u for c, u in unit.items() if u != left)
    right = first_right or next(others, "")
    wants_right = set(layout.right) if first_right else set()
    at_right = tuple(c for c, u in unit.items() if u == right and (c in wants_right or u != left))
    kept = tuple(c for c, u in unit.items() if u == left or c in at_right)
    rest = tuple(curve for curve in layout.curves if curve not in kept)
    own = msgspec.structs.replace(
        layout,
        curves=kept,
        right=at_right,
        hidden=tuple(curve for curve in layout.hidden if curve in kept),
        right_unit=layout.right_unit if at_right else "",
    )
    if not rest:
        return (own,)
    below = msgspec.structs.replace(
        layout, title="", curves=rest, right=(), left_unit="", right_unit=""
    )
    return (own, *_split(_known(below, unit_of_quantity), unit_of_quantity))
