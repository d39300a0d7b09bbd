"""The menu of all that can be plotted of what is selected."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from kane.elements.quantity import Quantity
from kane.fields import SYSTEM
from kane.model.model import SYSTEM_QUANTITIES
from kanevas.edits.elements import find
from kanevas.language import QT_TRANSLATE_NOOP
from kanevas.units import display, pretty

if TYPE_CHECKING:
    from kanevas.window import MainWindow

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


def fill_plot_menu(window: MainWindow, menu: QMenu) -> QMenu:
    """Fill a menu with the quantities of the selection, by kinds, and with those of the system.

    Of several elements those that all have are plotted at once; what is plotted has a tick.
    """
    menu.setToolTipsVisible(True)
    elements = [find(window.document.model, name) for name in window.selection.names]
    owners = [element for element in elements if element is not None and _quantities(element)]
    kinds = {_quantities(element) for element in owners}
    if len(kinds) == 1:
        _fill(window, menu, [element.name for element in owners], kinds.pop())
    for element in owners[:MOST_ELEMENTS] if len(kinds) > 1 else ():
        _fill(window, menu.addMenu(element.name), [element.name], _quantities(element))
    if window.document.model.bodies:
        menu.addSeparator()
        _fill(window, menu.addMenu(_tr("Whole system")), [SYSTEM], SYSTEM_QUANTITIES)
    return menu


def _quantities(element: Any) -> tuple[Quantity, ...]:
    return (*getattr(element, "quantities", ()), *getattr(element, "derived", ()))


def _fill(
    window: MainWindow, menu: QMenu, owners: list[str], quantities: Iterable[Quantity]
) -> None:
    """Add an entry for each quantity, under headings of what it is."""
    menu.setToolTipsVisible(True)
    order = list(dict.fromkeys(entry.unit for entry in quantities))
    entries = sorted(quantities, key=lambda entry: order.index(entry.unit))
    for unit, group in groupby(entries, key=lambda entry: entry.unit):
        shown = pretty(display(unit, window.units.system).unit)
        words = _tr(GROUPS[unit]) if unit in GROUPS else unit or _tr(GROUPS["1"])
        menu.addSection(f"{words} [{shown}]" if shown and shown != words else words)
        for entry in group:
            names = tuple(f"{owner}.{entry.key}" for owner in owners)
            action = menu.addAction(entry.key)
            action.setToolTip(entry.meaning)
            action.setCheckable(True)
            action.setChecked(window.plots.curves.issuperset(names))
            action.toggled.connect(_plotting(window, names))


def _plotting(window: MainWindow, names: tuple[str, ...]):
    return lambda wanted: window.plots.set_all_plotted(names, wanted)


def _tr(text: str) -> str:
    return QCoreApplication.translate("PlotMenu", text)
