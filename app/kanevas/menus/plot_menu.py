"""The menu of all that can be plotted of what is selected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from kane.elements.quantity import Quantity
from kane.fields import SYSTEM
from kane.model.offered import offered
from kane.model.system_quantities import SYSTEM_QUANTITIES
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.assets.told import told
from kanevas.edits.elements import find
from kanevas.kinds.curve_words import word_of_quantity
from kanevas.plots import PlotPanel
from kanevas.units import UnitSystem, display, pretty
from kanevas.workspace import Workspace

GROUPS = {
    "m": QT_TRANSLATE_NOOP("PlotMenu", "Position and length"),
    "rad": QT_TRANSLATE_NOOP("PlotMenu", "Angle"),
    "m/s": QT_TRANSLATE_NOOP("PlotMenu", "Velocity"),
    "rad/s": QT_TRANSLATE_NOOP("PlotMenu", "Angular velocity"),
    "m/s^2": QT_TRANSLATE_NOOP("PlotMenu", "Acceleration"),
    "rad/s^2": QT_TRANSLATE_NOOP("PlotMenu", "Angular acceleration"),
    "N": QT_TRANSLATE_NOOP("PlotMenu", "Force"),
    "N m": QT_TRANSLATE_NOOP("PlotMenu", "Moment"),
    "J": QT_TRANSLATE_NOOP("PlotMenu", "Energy"),
    "W": QT_TRANSLATE_NOOP("PlotMenu", "Power"),
    "1": QT_TRANSLATE_NOOP("PlotMenu", "Numbers"),
}
MOST_ELEMENTS = 20  # with a submenu each
MOST_NAMES = 3  # in a tip


def fill_plot_menu(workspace: Workspace, plots: PlotPanel, menu: QMenu) -> QMenu:
    """Fill a menu with the quantities of the selection, by kinds, and with those of the system.

    Of several elements those that all have are plotted at once; what is plotted has a tick.
    """
    menu.setToolTipsVisible(True)
    model, units = workspace.document.model, workspace.units.system
    elements = [find(model, name) for name in workspace.selection.names]
    owners = [element for element in elements if element is not None and offered(model, element)]
    kinds = {offered(model, element) for element in owners}
    if len(kinds) == 1:
        _fill(plots, units, menu, [element.name for element in owners], kinds.pop())
    for element in owners[:MOST_ELEMENTS] if len(kinds) > 1 else ():
        own = menu.addMenu(element.name)
        _fill(plots, units, own, [element.name], offered(model, element))
    if model.bodies:
        menu.addSeparator()
        whole = menu.addMenu(_tr("Whole system"))
        _fill(plots, units, whole, [SYSTEM], SYSTEM_QUANTITIES)
    return menu


def _fill(
    plots: PlotPanel,
    units: UnitSystem,
    menu: QMenu,
    owners: list[str],
    quantities: Sequence[Quantity],
) -> None:
    """Add an entry for each quantity, under headings of what it is."""
    menu.setToolTipsVisible(True)
    order = list(dict.fromkeys(entry.unit for entry in quantities))
    entries = sorted(quantities, key=lambda entry: order.index(entry.unit))
    for unit, group in groupby(entries, key=lambda entry: entry.unit):
        shown = pretty(display(unit, units).unit)
        words = _tr(GROUPS[unit or "1"]) if (unit or "1") in GROUPS else shown
        menu.addSection(f"{words} [{shown}]" if shown and shown != words else words)
        for entry in group:
            names = tuple(f"{owner}.{entry.key}" for owner in owners)
            word = word_of_quantity(entry, quantities) or owners[0]
            action = menu.addAction(word.replace("&", "&&"))
            action.setToolTip(f"{told(entry.meaning)} ({', '.join(names[:MOST_NAMES])})")
            action.setCheckable(True)
            action.setChecked(plots.curves.issuperset(names))
            action.toggled.connect(_plotting(plots, names))


def _plotting(plots: PlotPanel, names: tuple[str, ...]) -> Callable[[bool], None]:
    return lambda wanted: plots.set_all_plotted(names, wanted)


def _tr(text: str) -> str:
    return QCoreApplication.translate("PlotMenu", text)
