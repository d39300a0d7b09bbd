"""Which curves stand in which plot, without Qt."""

from collections.abc import Iterable

import msgspec

from kane.model import Model, PlotLayout, named, quantities

Layouts = tuple[PlotLayout, ...]
UNITLESS = "1"


def units(model: Model) -> dict[str, str]:
    """Return the unit of each quantity of a model by its name, as in ``K1.x``.

    A measure whose user gave no unit has that of a pure number.
    """
    return {f"{owner}.{entry.key}": entry.unit or UNITLESS for owner, entry in quantities(model)}


def initial_layouts(model: Model) -> Layouts:
    """Return the model's own plots, or where it has none the turn of its first bodies.

    Particles never turn: of particles alone the speed is shown.
    """
    if model.plots:
        return model.plots
    turning = [body for body in model.bodies if not body.particle]
    key = "angle_z" if turning else "speed"
    curves = tuple(f"{body.name}.{key}" for body in (turning or model.bodies)[:4])
    return (PlotLayout(curves=curves),) if curves else ()


def plotted(layouts: Layouts) -> frozenset[str]:
    """Return the names of all curves."""
    return frozenset(curve for layout in layouts for curve in layout.curves)


def have_same_owners(layouts: Layouts, before: Model, after: Model) -> bool:
    """Tell whether an edit has left alone all whose quantities are plotted."""
    owners = {curve.rpartition(".")[0] for curve in plotted(layouts)}
    old, new = (
        {element.name: element for _, element in named(model) if element.name in owners}
        for model in (before, after)
    )
    return old.keys() == new.keys() and all(old[name] is new[name] for name in old)


def with_curve(layouts: Layouts, name: str, unit_of: dict[str, str]) -> Layouts:
    """Add a curve to the last plot of its unit, or as a new plot."""
    if name in plotted(layouts):
        return layouts
    for i in reversed(range(len(layouts))):
        if {unit_of.get(curve) for curve in layouts[i].curves} == {unit_of[name]}:
            grown = msgspec.structs.replace(layouts[i], curves=(*layouts[i].curves, name))
            return (*layouts[:i], grown, *layouts[i + 1 :])
    return (*layouts, PlotLayout(curves=(name,)))


def without_curve(layouts: Layouts, name: str) -> Layouts:
    """Remove a curve; a plot without curves goes too."""
    return tuple(_nonempty(_kept(layout, layout.curves, {name}) for layout in layouts))


def known_only(layouts: Layouts, model: Model) -> Layouts:
    """Remove the curves that a model does not have, after an edit of it."""
    missing = plotted(layouts) - units(model).keys()
    return tuple(_nonempty(_kept(layout, layout.curves, missing) for layout in layouts))


def _kept(layout: PlotLayout, curves: Iterable[str], without: Iterable[str]) -> PlotLayout:
    return msgspec.structs.replace(
        layout, curves=tuple(curve for curve in curves if curve not in set(without))
    )


def _nonempty(layouts: Iterable[PlotLayout]) -> Iterable[PlotLayout]:
    return (layout for layout in layouts if layout.curves)
