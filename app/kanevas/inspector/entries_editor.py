"""Editor of a list of records, such as the shapes of a body: each can be edited and removed."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import inspect
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from kane.fields import Record
from kanevas.assets.language import in_running_text
from kanevas.edits.fields import Way, with_entry, without_entry
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import Editor
from kanevas.inspector.examples import example
from kanevas.inspector.fields import Field, bare, fields_of, record_kinds
from kanevas.inspector.section import Grid
from kanevas.kinds.labels import explained, title
from kanevas.look.theme import Theme


class EntriesEditor(Editor):
    """The entries below each other, and a button that adds one more of any type.

    A subclass says which editor a field of an entry has.
    """

    wide = True

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        item = bare(field.kind)
        assert isinstance(item, inspect.VarTupleType)
        self._kinds = record_kinds(item.item_type)
        self.entries: list[_Entry] = []
        self._differ = QLabel(self.tr("The elements have different ones"))
        self._differ.setWordWrap(True)
        self.add = QToolButton()
        self.add.setText(self.tr("Add"))
        self.add.setToolTip(explained(field.meaning))
        self.add.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self._layout.addWidget(self._differ)
        self._layout.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self._offer_types()
        self.setFocusProxy(self.add)

    def refresh(self) -> None:
        lists = self.edited.values(self.way)
        types = {tuple(type(entry) for entry in entries) for entries in lists}
        same = len(types) == 1
        self._differ.setVisible(not same)
        wanted = types.pop() if same else ()
        if [entry.record for entry in self.entries] != list(wanted):
            self._rebuild(wanted)
        for entry in self.entries:
            entry.refresh()

    def commit(self) -> None:
        for entry in self.entries:
            entry.commit()

    def editor_of(self, field: Field, owner: type[Record], way: Way) -> Editor | None:
        """Return the editor for a field of a type of entry; None for what is not edited here."""
        raise NotImplementedError

    def _offer_types(self) -> None:
        if len(self._kinds) == 1:
            self.add.clicked.connect(lambda _=False: self._add(self._kinds[0]))
            self.add.setPopupMode(QToolButton.ToolButtonPopupMode.DelayedPopup)
            return
        menu = QMenu(self.add)
        for kind in self._kinds:
            action = menu.addAction(title(kind))
            action.triggered.connect(lambda _=False, kind=kind: self._add(kind))
        self.add.setMenu(menu)

    def _rebuild(self, types: tuple[type[Record], ...]) -> None:
        for entry in self.entries:
            self._layout.removeWidget(entry)
            entry.hide()
            entry.deleteLater()
        self.entries = []
        for i, kind in enumerate(types):
            entry = _Entry(kind, self.edited.theme, partial(self._remove, i))
            for field in fields_of(kind):
                editor = self.editor_of(field, kind, (*self.way, i, field.name))
                if editor:
                    entry.grid.add(editor)
            self._layout.insertWidget(1 + i, entry)
            self.entries.append(entry)
            entry.show()
        self._put_before_button()

    def _put_before_button(self) -> None:
        """Let the tab key go through the entries before it comes to the button."""
        before = self.add.previousInFocusChain()
        while before is not None and before is not self.add:
            if before.focusPolicy() & Qt.FocusPolicy.TabFocus and not before.focusProxy():
                break
            before = before.previousInFocusChain()
        assert before is not None  # the chain is a ring
        for entry in self.entries:
            for part in entry.findChildren(QWidget):
                is_here = part.window() is self.window()  # and not in the list of a box
                if is_here and part.focusPolicy() & Qt.FocusPolicy.TabFocus:
                    QWidget.setTabOrder(before, part)
                    before = part
        QWidget.setTabOrder(before, self.add)

    def _add(self, kind: type[Record]) -> None:
        new: Any = example(kind, self.edited.model)
        self.apply(lambda model: with_entry(model, self.edited.owners, self.way, new))

    def _remove(self, index: int) -> None:
        self.apply(lambda model: without_entry(model, self.edited.owners, self.way, index))


class _Entry(QWidget):
    """One record of the list."""

    def __init__(self, kind: type[Record], theme: Theme, remove: Callable[[], None]) -> None:
        super().__init__()
        self.record = kind
        head = QLabel(title(kind))
        font = head.font()
        font.setItalic(True)
        head.setFont(font)
        self.remove = QToolButton()
        self.remove.setText("×")
        self.remove.setAutoRaise(True)
        self.remove.setToolTip(self.tr("Remove this {}").format(in_running_text(title(kind))))
        self.remove.setAccessibleName(self.remove.toolTip())
        self.remove.clicked.connect(lambda _=False: remove())
        top = QHBoxLayout()
        top.addWidget(head, 1)
        top.addWidget(self.remove)
        self.grid = Grid(theme)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addLayout(top)
        layout.addWidget(self.grid)

    def refresh(self) -> None:
        for row in self.grid.rows:
            row.editor.refresh()

    def commit(self) -> None:
        for row in self.grid.rows:
            row.editor.commit()
