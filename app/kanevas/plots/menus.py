"""The menus of a plot, of its axes and of its curves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, Qt, SignalInstance
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from kanevas.edits import curves as edits
from kanevas.edits.curves import Axis
from kanevas.units import pretty
from kanevas.units.derived import alternatives
from kanevas.widgets.offer import offer

if TYPE_CHECKING:
    from collections.abc import Callable

    from kane.model.plot_layout import Operation
    from kanevas.edits.plotting import Change, Layouts
    from kanevas.plots.figure import Figure

FORMATS = ("PNG", "SVG", "PDF")


class Panel(Protocol):
    """What the menus ask of the panel whose plots they are about."""

    @property
    def edit_wanted(self) -> SignalInstance:
        """Other plots are wanted: what is done, and the ``Change`` of the layouts."""

    @property
    def export_wanted(self) -> SignalInstance:
        """Plots are wanted as a file."""

    @property
    def layouts(self) -> Layouts:
        """What is plotted."""

    @property
    def units(self) -> dict[str, str]:
        """The SI unit of each quantity."""

    @property
    def figure(self) -> Figure:
        """What draws the plots."""

    @property
    def empty(self) -> bool:
        """Whether nothing is plotted."""

    def unit_of(self, curve: str) -> str:
        """Return the SI unit of a curve."""

    def word_of(self, curve: str) -> str:
        """Return what people call a curve."""

    def show_all(self) -> None:
        """Show the whole runs, and all values."""

    def toggle(self, i: int, curve: str) -> None:
        """Switch a curve of a plot off, or on again."""

    def edit_title(self, i: int) -> None:
        """Let the title of a plot be typed."""

    def ask_unit(self, i: int, axis: Axis) -> None:
        """Let the unit of an axis be typed."""

    def copy_picture(self, i: int) -> None:
        """Put a plot into the clipboard as a picture."""

    def copy_values(self, i: int) -> None:
        """Put the values of a plot into the clipboard."""


class PlotMenus:
    """Makes the menus for what is plotted now; their entries ask the panel for edits."""

    def __init__(self, panel: Panel, parent: QWidget) -> None:
        self._panel, self._parent = panel, parent

    def of_plot(self, i: int) -> QMenu:
        """Return the menu of a plot: its axes, its curves, its place, files, and its end."""
        panel, menu = self._panel, self._menu()
        layout, count = panel.layouts[i], len(panel.layouts)
        self._fill_across(menu.addMenu(_tr("&Horizontal axis")), i)
        for axis in self._axes(i):
            self._fill_units(menu.addMenu(self._title_of(i, axis)), i, axis)
        spectrum = menu.addAction(_tr("&Spectrum in a new plot"))
        spectrum.triggered.connect(
            lambda: self._edit(_tr("Plot spectrum"), lambda shown: edits.with_spectrum(shown, i))
        )
        offer(spectrum, bool(layout.curves), _tr("The plot has no curve yet"))
        menu.addSeparator()
        for curve in layout.curves:
            self._fill_curve(menu.addMenu(panel.word_of(curve).replace("&", "&&")), i, curve)
        menu.addSeparator()
        menu.addAction(_tr("Show &all"), panel.show_all)
        menu.addAction(_tr("&Rename …"), lambda: panel.edit_title(i))
        up = self._moving(menu, _tr("Move &up"), i, i - 1)
        offer(up, i > 0, _tr("This is the first plot"))
        down = self._moving(menu, _tr("Move &down"), i, i + 1)
        offer(down, i + 1 < count, _tr("This is the last plot"))
        menu.addAction(
            _tr("&New plot below"),
            lambda: self._edit(_tr("New plot"), lambda shown: edits.with_empty(shown, i + 1)),
        )
        menu.addSeparator()
        self._add_files(menu, i)
        menu.addSeparator()
        menu.addAction(
            _tr("Remove p&lot"),
            lambda: self._edit(_tr("Remove plot"), lambda shown: edits.without_plot(shown, i)),
        )
        return menu

    def of_axis(self, i: int, axis: Axis) -> QMenu:
        """Return the menu of an axis: what it shows, and its unit."""
        menu = self._menu()
        if axis == "bottom":
            self._fill_across(menu.addMenu(_tr("&Horizontal axis")), i)
            menu.addSeparator()
        self._fill_units(menu, i, axis)
        return menu

    def of_curve(self, i: int, curve: str) -> QMenu:
        """Return the menu of a curve."""
        menu = self._menu()
        self._fill_curve(menu, i, curve)
        return menu

    # --- parts

    def _menu(self) -> QMenu:
        menu = QMenu(self._parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        return menu

    def _edit(self, text: str, change: Change) -> None:
        self._panel.edit_wanted.emit(text, change)

    def _axes(self, i: int) -> tuple[Axis, ...]:
        plot = self._panel.figure.plots[i]
        sides: tuple[Axis, ...] = ("left", "right", "bottom")
        return tuple(side for side in sides if alternatives(plot.si_unit(side)))

    def _title_of(self, i: int, axis: Axis) -> str:
        unit = pretty(self._panel.figure.plots[i].shown_unit(axis))
        words = {
            "left": _tr("Unit at the &left ({})"),
            "right": _tr("Unit at the &right ({})"),
            "bottom": _tr("Unit &below ({})"),
        }
        return words[axis].format(unit)

    def _fill_units(self, menu: QMenu, i: int, axis: Axis) -> None:
        panel = self._panel
        si, chosen = panel.figure.plots[i].si_unit(axis), getattr(panel.layouts[i], f"{axis}_unit")
        group = QActionGroup(menu)

        def choose(unit: str) -> Callable[[], None]:
            return lambda: self._edit(
                _tr("Unit of an axis"), lambda shown: edits.with_unit(shown, i, axis, unit)
            )

        for unit in ("", *alternatives(si)):
            action = menu.addAction(pretty(unit) if unit else _tr("As &everywhere"), choose(unit))
            action.setCheckable(True)
            action.setChecked(unit == chosen)
            group.addAction(action)
        other = menu.addAction(_tr("&Other …"), lambda: panel.ask_unit(i, axis))
        offer(other, bool(alternatives(si)), _tr("A pure number has no unit"))

    def _fill_across(self, menu: QMenu, i: int) -> None:
        panel, layout = self._panel, self._panel.layouts[i]
        group = QActionGroup(menu)
        known = dict.fromkeys(curve for each in panel.layouts for curve in each.curves)
        if layout.against:
            known.setdefault(layout.against)
        for curve in ("", *known):
            word = panel.word_of(curve).replace("&", "&&") if curve else _tr("&Time")
            action = menu.addAction(word)
            action.setCheckable(True)
            action.setChecked(curve == layout.against and not layout.spectrum)
            action.triggered.connect(self._against(i, curve))
            offer(
                action,
                not curve or layout.curves != (curve,),
                _tr("A quantity against itself is a straight line"),
            )
            group.addAction(action)
        hint = menu.addAction(_tr("Or drag a quantity from the tree onto the axis"))
        hint.setEnabled(False)

    def _against(self, i: int, curve: str) -> Callable[[], None]:
        return lambda: self._edit(
            _tr("Horizontal axis"), lambda shown: edits.against(shown, i, curve)
        )

    def _fill_curve(self, menu: QMenu, i: int, curve: str) -> None:
        panel = self._panel
        layout = panel.layouts[i]
        visible = menu.addAction(_tr("&Shown"), lambda: panel.toggle(i, curve))
        visible.setCheckable(True)
        visible.setChecked(curve not in layout.hidden)
        is_right = curve in layout.right
        right = menu.addAction(
            _tr("By the axis at the &right"),
            lambda: self._edit(
                _tr("Axis of a curve"), lambda shown: edits.on_side(shown, i, curve, not is_right)
            ),
        )
        right.setCheckable(True)
        right.setChecked(is_right)
        units = {panel.unit_of(c) for c in layout.curves}
        offer(
            right,
            len(layout.curves) > 1 and len(units) == 1,
            _tr("The axes go by the units of the curves")
            if len(units) > 1
            else _tr("There is one curve only"),
        )
        menu.addSeparator()
        operations: tuple[tuple[Operation, str], ...] = (
            ("derivative", _tr("Plot its &derivative")),
            ("integral", _tr("Plot its &integral")),
        )
        for operation, text in operations:
            action = menu.addAction(text)
            action.triggered.connect(self._operated(i, curve, operation))
            plain = not curve.endswith((" derivative", " integral"))
            offer(action, plain, _tr("This is a derivative or an integral already"))
        menu.addSeparator()
        menu.addAction(
            _tr("Re&move"),
            lambda: self._edit(
                _tr("Remove {} from a plot").format(panel.word_of(curve)),
                lambda shown: edits.only_in(shown, i, curve),
            ),
        )

    def _operated(self, i: int, curve: str, operation: Operation) -> Callable[[], None]:
        units = self._panel.units
        words = {
            "derivative": _tr("Plot the derivative of {}"),
            "integral": _tr("Plot the integral of {}"),
        }
        return lambda: self._edit(
            words[operation].format(self._panel.word_of(curve)),
            lambda shown: edits.with_operation(shown, i, curve, operation, units),
        )

    def _moving(self, menu: QMenu, text: str, i: int, to: int) -> QAction:
        return menu.addAction(
            text, lambda: self._edit(_tr("Move plot"), lambda shown: edits.moved(shown, i, to))
        )

    def _add_files(self, menu: QMenu, i: int) -> None:
        panel = self._panel
        reason = _tr("There is no curve yet")
        filled = not panel.empty and bool(panel.layouts[i].curves)
        for text, call in (
            (_tr("&Copy picture"), lambda: panel.copy_picture(i)),
            (_tr("Copy &values"), lambda: panel.copy_values(i)),
        ):
            offer(menu.addAction(text, call), filled, reason)
        own = menu.addMenu(_tr("E&xport this plot"))
        everything = menu.addMenu(_tr("Export all &plots"))
        for submenu, plot, possible in ((own, i, filled), (everything, None, not panel.empty)):
            offer(submenu.menuAction(), possible, reason)
            for kind in FORMATS:
                submenu.addAction(f"{kind} …", self._exporting(kind.lower(), plot))

    def _exporting(self, kind: str, plot: int | None) -> Callable[[], None]:
        return lambda: self._panel.export_wanted.emit(kind, plot)


def _tr(text: str) -> str:
    return QCoreApplication.translate("PlotMenus", text)
