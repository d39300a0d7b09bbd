"""What each line of the tree says, and the pictures on it."""

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QIcon

from kane.elements.body import Body
from kane.model import Input, Model, Parameter, ValueTable
from kanevas.assets.icons import icon
from kanevas.assets.told import told
from kanevas.browser.nodes import CurveNode, ElementNode, GroupNode, SystemNode
from kanevas.edits.visibility import is_drawn
from kanevas.kinds import kind_of, word_of
from kanevas.kinds.curve_words import word_of_quantity
from kanevas.kinds.groups import group_title
from kanevas.look.theme import Theme, body_color
from kanevas.units import UnitSystem, display, pretty, quantity
from kanevas.units.systems import SI

Role = Qt.ItemDataRole
NAME, EYE, LOCK = range(3)
COLUMNS = 3


def _tr(text: str) -> str:
    return QCoreApplication.translate("ModelTree", text)


class Labels:
    """Texts, tooltips and icons of the lines; a picture is drawn once for each colour.

    Attributes:
        units: in which numbers are shown.

    """

    units: UnitSystem

    def __init__(self, theme: Theme) -> None:
        self.units = SI
        self._icons: dict[tuple[str, str], QIcon] = {}
        self.set_theme(theme)
        self.show(Model())

    def show(self, model: Model) -> None:
        """Speak of this model."""
        self._model = model
        self._hidden = frozenset(model.hidden)
        self._protected = frozenset(model.protected)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._icons.clear()

    def group(self, node: GroupNode | SystemNode, role: int) -> Any:
        """Return what the line of a group shows."""
        if isinstance(node, SystemNode):
            if role == Role.DisplayRole:
                return _tr("Whole system")
            return self._icon("system", self._theme.ink) if role == Role.DecorationRole else None
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            return f"{group_title(node.name, self._model)} ({node.size})"
        return None

    def curve(self, node: CurveNode, role: int) -> Any:
        """Return what the line of a quantity shows."""
        entry = node.quantity
        if role == Role.DisplayRole:
            unit = pretty(display(entry.unit, self.units).unit)
            word = word_of_quantity(entry, node.owner.quantities) or node.owner.name
            return f"{word}  [{unit}]" if unit else word
        if role == Role.ToolTipRole:
            meaning = told(entry.meaning)
            return _tr("{}; tick (Return) to plot").format(f"{meaning} ({node.curve})")
        return None

    def element(self, node: ElementNode, column: int, role: int) -> Any:
        """Return what the line of an element shows in a column."""
        if column == EYE:
            return self._eye(node, role) if is_drawn(node.element) else None
        if column == LOCK:
            return self._lock(node, role)
        match role:
            case Role.DisplayRole:
                return self._text(node.element)
            case Role.EditRole:
                return node.name
            case Role.DecorationRole:
                return self._picture(node)
            case Role.ToolTipRole:
                return "; ".join([word_of(node.element), *_hints(node.element)])
            case Role.ForegroundRole if node.name in self._hidden:
                return self._theme.muted
            case Role.AccessibleTextRole:
                return ", ".join(self._spoken(node))
        return None

    def _text(self, element: Any) -> str:
        match element:
            case Parameter() | Input():
                return f"{element.name} = {quantity(element.value, element.unit, self.units)}"
            case ValueTable():
                return _tr("{}, {} points").format(element.name, len(element.points))
            case Body(pinned=True):
                return _tr("{}, pinned").format(element.name)
        name: str = element.name
        return name

    def _spoken(self, node: ElementNode) -> list[str]:
        words = [self._text(node.element), word_of(node.element)]
        words += [_tr("hidden")] if node.name in self._hidden else []
        words += [_tr("locked")] if node.name in self._protected else []
        return words

    def _picture(self, node: ElementNode) -> QIcon:
        color = self._theme.ink
        if isinstance(node.element, Body):
            color = body_color(self._model, node.row)
        if node.name in self._hidden:
            color = self._theme.grid_axis
        return self._icon(kind_of(node.element).picture, color)

    def _eye(self, node: ElementNode, role: int) -> Any:
        hidden = node.name in self._hidden
        match role:
            case Role.DecorationRole:
                return self._mark("eye_off" if hidden else "eye", hidden)
            case Role.ToolTipRole | Role.AccessibleTextRole:
                return _tr("Hidden; click to show it") if hidden else _tr("Shown; click to hide it")
        return None

    def _lock(self, node: ElementNode, role: int) -> Any:
        locked = node.name in self._protected
        match role:
            case Role.DecorationRole:
                return self._mark("lock" if locked else "unlock", locked)
            case Role.ToolTipRole | Role.AccessibleTextRole:
                if locked:
                    return _tr("Locked: it is neither moved nor deleted; click to unlock it")
                return _tr("Free; click to lock it against editing")
        return None

    def _mark(self, picture: str, is_set: bool) -> QIcon:
        return self._icon(picture, self._theme.ink if is_set else self._theme.grid_axis)

    def _icon(self, picture: str, color: QColor) -> QIcon:
        key = picture, color.name()
        if key not in self._icons:
            on_accent = self._theme.on_accent if color == self._theme.ink else color
            self._icons[key] = icon(picture, color, selected=on_accent)
        return self._icons[key]


def _hints(element: Any) -> list[str]:
    match element:
        case Body():
            hints = [_tr("a point of mass that never turns")] if element.particle else []
            pinned = _tr("the assembly leaves it where it is placed")
            return [*hints, pinned] if element.pinned else hints
        case Parameter(description=text) if text:
            return [text]
    return []
