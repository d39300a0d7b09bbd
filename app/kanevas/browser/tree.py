"""The model tree: elements, and below each one the quantities that can be plotted."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QTreeWidgetItemIterator, QWidget

from kane.elements.body import Body
from kane.elements.quantity import Quantity
from kane.fields import SYSTEM
from kane.model import Model, Parameter, ValueTable, quantities
from kanevas.document.selection import Selection
from kanevas.icons import icon, swatch
from kanevas.theme import Theme, body_color

NAME = Qt.ItemDataRole.UserRole
CURVE = Qt.ItemDataRole.UserRole + 1


class _Entry(NamedTuple):
    """A line of the tree: its name in the model, and its text where that says more."""

    name: str
    picture: QIcon
    text: str = ""
    hint: str = ""


class ModelTree(QTreeWidget):
    """Shows the model by kinds of elements; follows and drives the selection.

    Signals:
        plot_toggled: a quantity was ticked or unticked: its name, and whether it is ticked.
    """

    plot_toggled = Signal(str, bool)

    def __init__(self, selection: Selection, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        self._theme = theme
        self._model = Model()
        self.setHeaderHidden(True)
        self.setSelectionMode(QTreeWidget.SelectionMode.ExtendedSelection)
        self.setUniformRowHeights(True)
        self.itemSelectionChanged.connect(self._tell_selection)
        self.itemChanged.connect(self._tell_tick)
        selection.changed.connect(self._follow_selection)
        self.set_theme(theme)

    def show_model(self, model: Model) -> None:
        """Show the elements of a model."""
        with QSignalBlocker(self):
            place = self.verticalScrollBar().value()
            folds = {i.data(0, NAME): i.isExpanded() for i in self._items() if i.childCount()}
            self._model = model
            self.clear()
            for title, elements in self._groups():
                if elements:
                    self._add_group(title, elements)
            for item in self._items():
                if item.childCount() and item.data(0, NAME) in folds:
                    item.setExpanded(folds[item.data(0, NAME)])
            self.doItemsLayout()
            self.verticalScrollBar().setValue(place)
        self._follow_selection()

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in other colours."""
        self._theme = theme
        self.setStyleSheet(
            f"QTreeWidget {{ border: none; background: {theme.background.name()};"
            f" color: {theme.ink.name()}; }} QTreeWidget::item {{ padding: 2px 0; }}"
        )
        self.show_model(self._model)

    def mark_plotted(self, curves: frozenset[str]) -> None:
        """Tick the quantities that are plotted, and no others."""
        with QSignalBlocker(self):
            for item in self._items():
                name = item.data(0, CURVE)
                if name is not None:
                    ticked = name in curves
                    item.setCheckState(
                        0, Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
                    )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item and item.data(0, CURVE):
            ticked = item.checkState(0) == Qt.CheckState.Checked
            item.setCheckState(0, Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)
        else:
            super().keyPressEvent(event)

    def _groups(self) -> list[tuple[str, list[_Entry]]]:
        model, ink = self._model, self._theme.ink
        bodies = [self._body(body, body_color(model, i)) for i, body in enumerate(model.bodies)]

        def named(elements: tuple, picture: str) -> list[_Entry]:
            return [_Entry(element.name, icon(picture, ink)) for element in elements]

        system = [_Entry(SYSTEM, icon("system", ink))] if model.bodies else []
        return [
            (self.tr("Planar bodies") if model.planar else self.tr("Bodies"), bodies),
            (self.tr("Joints"), named(model.joints, "joint")),
            (self.tr("Couplings"), named(model.couplings, "coupling")),
            (self.tr("Drivers"), named(model.drivers, "driver")),
            (self.tr("Locks"), named(model.locks, "lock")),
            (self.tr("Springs"), named(model.springs, "spring")),
            (self.tr("Joint springs"), named(model.joint_springs, "joint_spring")),
            (self.tr("Bushings"), named(model.bushings, "bushing")),
            (self.tr("Forces"), named(model.forces, "force")),
            (self.tr("Torques"), named(model.torques, "torque")),
            (self.tr("Gravitation"), named(model.gravitations, "gravitation")),
            (self.tr("Drag"), named(model.drags, "drag")),
            (self.tr("Measures"), named(model.measures, "measure")),
            (self.tr("Points"), named(model.points, "point")),
            (self.tr("Rulers"), named(model.rulers, "ruler")),
            (self.tr("Notes"), named(model.notes, "note")),
            (self.tr("Parameters"), [self._parameter(p) for p in model.parameters]),
            (self.tr("Tables"), [self._table(t) for t in model.tables]),
            (self.tr("Whole system"), system),
        ]

    def _body(self, body: Body, color: QColor) -> _Entry:
        text, hints = body.name, []
        if body.particle:
            text += self.tr(", particle")
            hints.append(self.tr("a point of mass that never turns"))
        if body.pinned:
            text += self.tr(", pinned")
            hints.append(self.tr("the assembly leaves it where it is placed"))
        return _Entry(body.name, swatch(color), text, "; ".join(hints))

    def _parameter(self, parameter: Parameter) -> _Entry:
        text = f"{parameter.name} = {parameter.value:.6g} {parameter.unit}".rstrip()
        return _Entry(parameter.name, icon("parameter", self._theme.ink), text,
                      parameter.description)  # fmt: skip

    def _table(self, table: ValueTable) -> _Entry:
        text = self.tr("{}, {} points").format(table.name, len(table.points))
        return _Entry(table.name, icon("table", self._theme.ink), text)

    def _add_group(self, title: str, elements: list[_Entry]) -> None:
        group = QTreeWidgetItem(self, [f"{title} ({len(elements)})"])
        group.setData(0, NAME, f"group {title}")
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        group.setExpanded(True)
        if elements[0].name == SYSTEM:
            group.setText(0, title)
            group.setIcon(0, elements[0].picture)
            self._add_quantities(group, SYSTEM)
            group.setExpanded(False)
            return
        for entry in elements:
            item = QTreeWidgetItem(group, [entry.text or entry.name])
            item.setIcon(0, entry.picture)
            item.setToolTip(0, entry.hint)
            item.setData(0, NAME, entry.name)
            self._add_quantities(item, entry.name)

    def _add_quantities(self, parent: QTreeWidgetItem, owner: str) -> None:
        for entry in self._quantities_of(owner):
            unit = "" if entry.unit in ("", "1") else f"  [{entry.unit}]"
            item = QTreeWidgetItem(parent, [f"{entry.key}{unit}"])
            item.setToolTip(0, self.tr("{}; tick (Return) to plot").format(entry.meaning))
            item.setData(0, CURVE, f"{owner}.{entry.key}")
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(0, Qt.CheckState.Unchecked)

    def _quantities_of(self, owner: str) -> Iterator[Quantity]:
        return (entry for name, entry in quantities(self._model) if name == owner)

    def _items(self) -> Iterator[QTreeWidgetItem]:
        position = QTreeWidgetItemIterator(self)
        while item := position.value():
            yield item
            position += 1

    def _tell_selection(self) -> None:
        self._selection.set(item.data(0, NAME) for item in self.selectedItems())

    def _tell_tick(self, item: QTreeWidgetItem) -> None:
        name = item.data(0, CURVE)
        if name is not None:
            self.plot_toggled.emit(name, item.checkState(0) == Qt.CheckState.Checked)

    def _follow_selection(self) -> None:
        chosen = set(self._selection.names)
        with QSignalBlocker(self):
            for item in self._items():
                if item.data(0, CURVE) is None:
                    item.setSelected(item.data(0, NAME) in chosen)
                    if item.isSelected():
                        self.scrollToItem(item)
