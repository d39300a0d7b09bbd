"""The model tree: elements, and below each one the quantities that can be plotted."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QTreeView, QWidget

from kane.model import Model
from kanevas.assets.told import told
from kanevas.browser.folds import Folds
from kanevas.browser.labels import EYE, LOCK, NAME
from kanevas.browser.lines import Index
from kanevas.browser.name_delegate import NameDelegate
from kanevas.browser.nodes import CurveNode, ElementNode, GroupNode
from kanevas.browser.quantity_drag import QuantityDrag
from kanevas.browser.tree_model import TreeModel
from kanevas.document.changes import Changes
from kanevas.document.selection import Selection
from kanevas.edits.renaming import name_fault
from kanevas.edits.visibility import is_drawn
from kanevas.kinds import word_of
from kanevas.kinds.curve_words import CurveWords
from kanevas.kinds.groups import group_title
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem

MARK_WIDTH = 22  # pixels of the columns of eyes and locks
PICTURE = 18
INDENT = 16
# Keys of the list itself, which shortcuts of the window must not take away.
OWN_KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


class ModelTree(QTreeView):
    """Shows the model by kinds of elements; follows and drives the selection; never edits.

    Signals:
        plot_toggled: a quantity was ticked or unticked: its name, and whether it is ticked.
        rename_wanted: a new name was typed: the old one and the new one.
        hide_wanted: elements are to be hidden or shown: their names, and whether hidden.
        lock_wanted: elements are to be locked or unlocked: their names, and whether locked.
        centre_wanted: an element was double-clicked, and should be seen: its name.
        menu_wanted: the menu of the selection is asked for, at a point of the screen.
        group_menu_wanted: that of a group of the model is, or with an empty name that of the
            whole model.
    """

    plot_toggled = Signal(str, bool)
    rename_wanted = Signal(str, str)
    hide_wanted = Signal(tuple, bool)
    lock_wanted = Signal(tuple, bool)
    centre_wanted = Signal(str)
    menu_wanted = Signal(QPoint)
    group_menu_wanted = Signal(str, QPoint)

    def __init__(self, selection: Selection, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        self._lines = TreeModel(theme, self)
        self._following = False
        self._words: tuple[str, ...] = ()
        self._delegate = NameDelegate(self._name_fault, theme, self)
        self._set_up_view()
        self._folds = Folds(self, self._lines)
        self._drag = QuantityDrag(self, lambda name: CurveWords(self._lines.model).of_curve(name))
        self._connect()
        self.set_theme(theme)

    def _set_up_view(self) -> None:
        self.setModel(self._lines)
        self.setItemDelegateForColumn(NAME, self._delegate)
        self.setAccessibleName(self.tr("Model tree"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setIconSize(QSize(PICTURE, PICTURE))
        self.setIndentation(INDENT)
        self.setSelectionMode(QTreeView.SelectionMode.ExtendedSelection)
        self.setExpandsOnDoubleClick(False)
        triggers = QTreeView.EditTrigger
        self.setEditTriggers(triggers.EditKeyPressed | triggers.SelectedClicked)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(MARK_WIDTH)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        for column in (EYE, LOCK):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, MARK_WIDTH)

    def _connect(self) -> None:
        self._lines.plot_toggled.connect(self.plot_toggled)
        self._lines.rename_wanted.connect(self.rename_wanted)
        self._lines.rowsInserted.connect(lambda *_: self._filter())
        self._lines.rowsInserted.connect(lambda above, *_: self._span(above))
        self._lines.modelReset.connect(lambda: self._span(QModelIndex()))
        self.expanded.connect(self._span)
        self._lines.dataChanged.connect(lambda *_: self._words and self._filter())
        self.doubleClicked.connect(self._double_click)
        self.customContextMenuRequested.connect(self._ask_menu)
        self._selection.changed.connect(self._follow_selection)

    # --- what it shows

    def show_model(self, model: Model, changes: Changes | None = None) -> None:
        """Show a model: what an edit changed, or all of another one."""
        with self._quiet():
            if changes is None:
                self._lines.show(model)
                self._folds.restore()
                self._filter()
            else:
                self._lines.follow(model, changes)
        self._follow_selection(reveal=False)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._delegate.set_theme(theme)
        self._lines.set_theme(theme)
        self.setStyleSheet(
            f"QTreeView {{ background: {theme.background.name()}; color: {theme.ink.name()}; }}"
            " QTreeView::item { padding: 2px 0; }"
        )

    def set_units(self, system: UnitSystem) -> None:
        """Show numbers in other units."""
        self._lines.set_units(system)

    def mark_plotted(self, curves: frozenset[str]) -> None:
        """Tick the quantities that are plotted, and no others."""
        self._lines.mark_plotted(curves)

    def search(self, text: str) -> int:
        """Show only elements whose name, type or group has all words; return how many there are."""
        self._words = tuple(text.casefold().split())
        count = self._filter()
        if not self._words:
            self._folds.restore()
        return count

    def is_shown(self, name: str) -> bool:
        """Whether the search leaves an element in the tree."""
        place = self._lines.place_of(name)
        return place.isValid() and not self.isRowHidden(place.row(), place.parent())

    def rename(self, name: str) -> None:
        """Let the user type another name for an element."""
        place = self._lines.place_of(name)
        if place.isValid():
            self.setCurrentIndex(place)
            self.scrollTo(place)
            self.edit(place)

    def rowsAboutToBeRemoved(self, above: Index, first: int, last: int) -> None:
        """End the typing of a name in rows that go.

        Qt does so in these rows themselves, not in what stands below them: an element that goes
        with its group would leave a line that belongs to nothing.
        """
        place = self._delegate.place
        while place.isValid() and place.parent() != above:
            place = place.parent()
        if place.isValid() and first <= place.row() <= last:
            self._delegate.give_up()
        super().rowsAboutToBeRemoved(above, first, last)

    def _span(self, above: QModelIndex) -> None:
        """Let lines without an eye and a lock take the whole width."""
        if isinstance(self._lines.node(above), GroupNode):
            return
        for row in range(self._lines.rowCount(above)):
            if not self.isFirstColumnSpanned(row, above):
                self.setFirstColumnSpanned(row, above, True)

    def _filter(self) -> int:
        """Hide the lines that the search does not want; return how many elements it wants."""
        count = 0
        for group in self._lines.groups():
            place, found = self._lines.place(group), 0
            if isinstance(group, GroupNode):
                title = group_title(group.name, self._lines.model)
                for node in group.children:
                    wanted = self._wants(node, title)
                    found += wanted
                    self.setRowHidden(node.row, place, not wanted)
            self.setRowHidden(group.row, QModelIndex(), bool(self._words) and not found)
            if self._words and found:
                with self._folds.unnoticed():
                    self.expand(place)
            count += found
        return count

    def _wants(self, node: ElementNode, group: str) -> bool:
        text = f"{node.name} {word_of(node.element)} {group}".casefold() if self._words else ""
        return all(word in text for word in self._words)

    def _name_fault(self, old: str, new: str) -> str:
        return told(name_fault(self._lines.model, old, new))

    # --- selection

    @contextmanager
    def _quiet(self) -> Iterator[None]:
        """Follow the others without telling them so."""
        before, self._following = self._following, True
        yield
        self._following = before

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        if not self._following:
            rows = self.selectionModel().selectedRows()
            chosen = dict.fromkeys(name for i in rows if (name := self._lines.name_at(i)))
            kept = [name for name in self._selection.names if name in chosen]
            with self._quiet():
                self._selection.set((*kept, *chosen))

    def _follow_selection(self, reveal: bool = True) -> None:
        if self._following:
            return
        names, lines = self._selection.names, self._lines
        wanted = QItemSelection()
        for first, last in lines.blocks(names):
            wanted.select(lines.place(first), lines.place(last, LOCK))
        flags = QItemSelectionModel.SelectionFlag
        latest = lines.place_of(names[-1]) if names else QModelIndex()
        with self._quiet():
            self.selectionModel().select(wanted, flags.ClearAndSelect)
            if latest.isValid() and reveal:
                self.selectionModel().setCurrentIndex(latest, flags.NoUpdate)
                self.scrollTo(latest)

    # --- mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        place = self.indexAt(at)
        name, node = self._lines.name_at(place), self._lines.node(place)
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._drag.press(node.curve if is_left and isinstance(node, CurveNode) else "", at)
        if is_left and name is not None and place.column() in (EYE, LOCK):
            self._toggle_mark(name, place.column())
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._drag.moves(event.position().toPoint(), event.buttons()):
            super().mouseMoveEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # the second of two quick clicks on an eye is a click
        if self.indexAt(event.position().toPoint()).column() in (EYE, LOCK):
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def _toggle_mark(self, name: str, column: int) -> None:
        """Hide or lock an element, and with it the selection to which it belongs."""
        chosen = self._selection.names
        names: Iterable[str] = chosen if name in chosen else (name,)
        model = self._lines.model
        if column == LOCK:
            self.lock_wanted.emit(tuple(names), name not in model.protected)
            return
        nodes = {node.name: node for node in self._lines.elements()}
        drawn = tuple(n for n in names if is_drawn(nodes[n].element))
        if name in drawn:
            self.hide_wanted.emit(drawn, name not in model.hidden)

    def _double_click(self, place: QModelIndex) -> None:
        name = self._lines.name_at(place)
        if name is not None:
            self.centre_wanted.emit(name)
        elif place.column() == NAME and not isinstance(self._lines.node(place), CurveNode):
            self.setExpanded(place, not self.isExpanded(place))

    def _ask_menu(self, at: QPoint) -> None:
        """Ask for the menu at the pointer, or at the current line where a key asks for it."""
        node = self._lines.node(self.indexAt(at))
        if isinstance(node, GroupNode):
            self.group_menu_wanted.emit(node.name, self.viewport().mapToGlobal(at))
            return
        if node is None and not self._selection.names:
            self.group_menu_wanted.emit("", self.viewport().mapToGlobal(at))
            return
        if self._lines.name_at(self.indexAt(at)) is None:
            at = self.visualRect(self.currentIndex()).center()
        if self._lines.name_at(self.indexAt(at)) is not None:
            self.menu_wanted.emit(self.viewport().mapToGlobal(at))

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in OWN_KEYS
            and event.modifiers() == Qt.KeyboardModifier.NoModifier
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        place = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            self._lines.node(place), CurveNode
        ):
            role = Qt.ItemDataRole.CheckStateRole
            ticked = Qt.CheckState(place.data(role)) == Qt.CheckState.Checked
            self._lines.setData(
                place, Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked, role
            )
        else:
            super().keyPressEvent(event)
