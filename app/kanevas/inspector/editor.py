"""What all editors of a form have in common."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from kane.errors import ModelError
from kane.model import Model
from kanevas.assets.told import told
from kanevas.edits.fields import Way, with_value
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.fields import NO_DEFAULT, Field
from kanevas.kinds.labels import label


class Editor(QWidget):
    """An editor of one field; those that follow say what it looks like.

    Attributes:
        field: what is edited.
        way: where it stands in its element.
        wide: whether it wants a line of its own below its label.
        shows_unit: whether it shows the unit itself; otherwise the label does.

    """

    wide = False
    shows_unit = True

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.field, self.way, self.edited = field, way, edited

    @property
    def unit(self) -> str:
        """SI unit of the field as its record is now."""
        return unit_of(self.field, self.way, self.edited)

    def refresh(self) -> None:
        """Show the values as they are now."""
        raise NotImplementedError

    def commit(self) -> None:
        """Take over what is typed but not ended yet."""

    def set_value(self, value: Any, way: Way | None = None) -> None:
        """Give the field a value in all elements that are edited, as one step of undo."""
        way = self.way if way is None else way
        self.apply(lambda model: with_value(model, self.edited.owners, way, value))

    def apply(self, edit: Callable[[Model], Model]) -> None:
        """Make an edit; where it is refused, say why and show what is."""
        try:
            self.edited.apply(label(self.field.name), edit)
        except ModelError as error:
            self.edited.complained.emit(self, told(error.faults[0].text))
        else:
            self.edited.complained.emit(self, "")
        self.refresh()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        add_actions(menu, self.field, self.way, self.edited, self.set_value)
        show_menu(menu, event)


def unit_of(field: Field, way: Way, edited: EditedElements) -> str:
    """Return the SI unit of a field where it depends on what its record says.

    A driver has one for each of position, speed and acceleration; a parameter names its own.
    """
    if " or " in field.unit:
        units = field.unit.replace(" or ", ", ").split(", ")
        levels = ("position", "speed", "acceleration")
        found = edited.values((*_up_to_record(way, field.name), "prescribes"))
        return units[levels.index(found[0])] if found and len(set(found)) == 1 else field.unit
    if field.unit == "its unit":
        found = edited.values((*_up_to_record(way, field.name), "unit"))
        return found[0] or "1" if found and len(set(found)) == 1 else "1"
    return "1" if field.unit == "its units" else field.unit


def _up_to_record(way: Way, name: str) -> Way:
    return way[: len(way) - 1 - way[::-1].index(name)]


def add_actions(
    menu: QMenu, field: Field, way: Way, edited: EditedElements, reset: Callable[[Any, Way], None]
) -> None:
    """Add what can be done with any field: reset it, copy its value."""
    values = edited.values(way)
    default = field.default
    action = _added(menu, _tr("Reset to default"), lambda: reset(default, way))
    if default is NO_DEFAULT:
        refuse(action, _tr("This field has no default"))
    elif all(value == default for value in values):
        refuse(action, _tr("It is the default already"))
    text = str(values[0]) if values else ""
    action = _added(menu, _tr("Copy value"), lambda: QGuiApplication.clipboard().setText(text))
    if not values or any(value != values[0] for value in values):
        refuse(action, _tr("The elements have different values"))


def refuse(action: QAction, reason: str) -> None:
    """Make an action grey and let it say why."""
    action.setEnabled(False)
    action.setToolTip(reason)
    action.setStatusTip(reason)


def show_menu(menu: QMenu, event: QContextMenuEvent) -> None:
    """Show a context menu, which goes when it closes."""
    menu.setToolTipsVisible(True)
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(event.globalPos())


def _added(menu: QMenu, text: str, call: Callable[[], object]) -> QAction:
    action = menu.addAction(text)
    action.triggered.connect(lambda _=False: call())
    return action


def _tr(text: str) -> str:
    return QCoreApplication.translate("Editor", text)
