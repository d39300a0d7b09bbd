"""The lines of the model tree as Qt's item views want them."""

from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from kane.model import Model
from kanevas.browser.labels import COLUMNS, NAME, Labels
from kanevas.browser.nodes import (
    CurveNode,
    ElementNode,
    GroupNode,
    Node,
    OwnerNode,
    SystemNode,
    runs,
)
from kanevas.kinds.groups import TITLES
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

# Groups of the model from top to bottom.
GROUPS = tuple(TITLES)


class Lines(QAbstractItemModel):
    """Groups of elements, elements, and below each one its quantities.

    Lines of quantities are made when they are first shown.

    Signals:
        plot_toggled: a quantity was ticked or unticked: its name, and whether it is ticked.
        rename_wanted: a new name was typed: the old one and the new one.
    """

    plot_toggled = Signal(str, bool)
    rename_wanted = Signal(str, str)

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = Model()
        self._labels = Labels(theme)
        self._curves: frozenset[str] = frozenset()
        self._top: list[GroupNode | SystemNode] = []
        self._nodes: dict[int, Node] = {}
        self._by_name: dict[str, ElementNode] = {}

    # --- what it shows

    @property
    def model(self) -> Model:
        """The model that is shown."""
        return self._model

    def show(self, model: Model) -> None:
        """Show another model from the start."""
        self.beginResetModel()
        self._model = model
        self._labels.show(model)
        self._top, self._nodes, self._by_name = [], {}, {}
        for name in GROUPS:
            if getattr(model, name):
                self._top.append(GroupNode(name, model))
                self._know(self._top[-1])
        if model.bodies:
            self._top.append(SystemNode())
            self._know(self._top[-1])
        self._number_top()
        self.endResetModel()

    def mark_plotted(self, curves: frozenset[str]) -> None:
        """Tick the quantities that are plotted, and no others."""
        different, self._curves = self._curves ^ curves, curves
        for owner in {name.rpartition(".")[0] for name in different}:
            node = self._owner(owner)
            if node is not None and node.made():
                self._tell(node.made()[0], node.made()[-1])

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in other colours."""
        self._labels.set_theme(theme)
        self._tell_all()

    def set_units(self, system: UnitSystem) -> None:
        """Show numbers in other units."""
        self._labels.units = system
        self._tell_all()

    def _tell_all(self) -> None:
        for node in list(self._nodes.values()):
            if node.row == 0 and node.parent is not None:
                self._tell(node, node.parent.child(node.parent.size - 1))
        if self._top:
            self._tell(self._top[0], self._top[-1])

    # --- where what stands

    def node(self, index: Index) -> Node | None:
        """Return the line at an index."""
        return self._nodes.get(index.internalId()) if index.isValid() else None

    def place(self, node: Node, column: int = NAME) -> QModelIndex:
        """Return the index of a line, by which Qt may ask for it from now on."""
        self._nodes[node.id] = node
        return self.createIndex(node.row, column, node.id)

    def place_of(self, name: str) -> QModelIndex:
        """Return the index of the element with a name; an invalid one where there is none."""
        node = self._by_name.get(name)
        return QModelIndex() if node is None else self.place(node)

    def name_at(self, index: Index) -> str | None:
        """Return the name of the element at an index; None for groups and quantities."""
        node = self.node(index)
        return node.name if isinstance(node, ElementNode) else None

    def blocks(self, names: Iterable[str]) -> Iterator[tuple[ElementNode, ElementNode]]:
        """Yield (first, last) of the unbroken blocks of lines that elements take."""
        rows: dict[GroupNode, set[int]] = {}
        for name in names:
            if node := self._by_name.get(name):
                rows.setdefault(node.parent, set()).add(node.row)
        for group, own in rows.items():
            for first, last in runs([row in own for row in range(group.size)]):
                yield group.children[first], group.children[last]

    def elements(self) -> Iterator[ElementNode]:
        """Yield the lines of all elements from top to bottom."""
        for group in self._top:
            if isinstance(group, GroupNode):
                yield from group.children

    def groups(self) -> Iterator[Node]:
        """Yield the lines at the top."""
        yield from self._top

    def _owner(self, name: str) -> OwnerNode | None:
        if name in self._by_name:
            return self._by_name[name]
        last = self._top[-1] if self._top else None
        return last if isinstance(last, SystemNode) and last.name == name else None

    # --- Qt's questions

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: ARG002, B008
        return COLUMNS

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if not parent.isValid():
            return len(self._top)
        node = self.node(parent) if parent.column() == NAME else None
        return node.size if node else 0

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        above = self.node(parent)
        child = self._top[row] if above is None else above.child(row)
        if isinstance(child, CurveNode):
            self._nodes[child.id] = child
        return self.createIndex(row, column, child.id)

    def parent(self, index: Index | None = None) -> Any:
        if index is None:
            return super().parent()
        node = self.node(index)
        return self.place(node.parent) if node and node.parent else QModelIndex()

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        node = self.node(index)
        if isinstance(node, CurveNode):
            if index.column() != NAME:
                return None
            if role == Role.CheckStateRole:
                ticked = node.curve in self._curves
                return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
            return self._labels.curve(node, role)
        if isinstance(node, ElementNode):
            return self._labels.element(node, index.column(), role)
        if index.column() == NAME and isinstance(node, GroupNode | SystemNode):
            return self._labels.group(node, role)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled
        match self.node(index):
            case ElementNode():
                flags |= Qt.ItemFlag.ItemIsSelectable
                if index.column() == NAME:
                    flags |= Qt.ItemFlag.ItemIsEditable
            case CurveNode() if index.column() == NAME:
                flags |= Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemNeverHasChildren
        return flags

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        node = self.node(index)
        if role == Role.CheckStateRole and isinstance(node, CurveNode):
            ticked = Qt.CheckState(value) == Qt.CheckState.Checked
            self._curves = self._curves | {node.curve} if ticked else self._curves - {node.curve}
            self._tell(node)
            self.plot_toggled.emit(node.curve, ticked)
            return True
        if role == Role.EditRole and isinstance(node, ElementNode) and value != node.name:
            self.rename_wanted.emit(node.name, value)
            return True
        return False

    def _number_top(self) -> None:
        for row, node in enumerate(self._top):
            node.row = row

    def _know(self, node: Node) -> None:
        self._nodes[node.id] = node
        if isinstance(node, ElementNode):
            self._by_name[node.name] = node
        for child in node.made():
            self._know(child)

    def _forget(self, node: Node) -> None:
        self._nodes.pop(node.id, None)
        if isinstance(node, ElementNode):
            self._by_name.pop(node.name, None)
        for child in node.made():
            self._forget(child)

    def _tell(self, first: Node, last: Node | None = None) -> None:
        self.dataChanged.emit(self.place(first), self.place(last or first, COLUMNS - 1))
