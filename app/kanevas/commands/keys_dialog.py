"""The dialog in which commands are given other keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kanevas.commands.keys import PORTABLE, TAKEN, Keys
from kanevas.commands.matching import cost
from kanevas.widgets.entries import key_text

SIZE = QSize(680, 560)
NAME = Qt.ItemDataRole.UserRole


class Line(NamedTuple):
    """A command in the list: its name in the settings, and how people know it."""

    name: str
    text: str
    path: tuple[str, ...]


class KeysDialog(QDialog):
    """All commands with their keys; each choice holds at once, in all windows.

    Attributes:
        search: what is typed into it the list is narrowed to.
        list: the commands.
        key: takes the keys for the command that is chosen.
        note: what is to be known of them.
        take: takes them from the command that has them.

    """

    def __init__(self, keys: Keys, lines: Sequence[Line], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self._texts = {line.name: line.text for line in lines}
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.search = QLineEdit(clearButtonEnabled=True)
        self.search.setPlaceholderText(self.tr("Search by name or by keys"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.textChanged.connect(self._narrow)
        self.list = self._make_list(lines)
        self.note = QLabel(wordWrap=True)
        self._make_fields()
        layout = QVBoxLayout(self)
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        layout.addLayout(self._row)
        layout.addWidget(self.note)
        layout.addWidget(self._buttons())
        keys.changed.connect(self._follow)
        self.list.currentItemChanged.connect(self._show_present)
        self.list.setCurrentItem(self._items()[0])
        self._follow()
        self.resize(SIZE.boundedTo(parent.size() if parent else SIZE))
        self.search.setFocus()

    # --- parts

    def _make_list(self, lines: Sequence[Line]) -> QTreeWidget:
        tree = QTreeWidget()
        tree.setAccessibleName(self.tr("Commands"))
        tree.setRootIsDecorated(False)
        tree.setUniformRowHeights(True)
        tree.setHeaderLabels([self.tr("Command"), self.tr("Keys"), self.tr("Menu")])
        for line in lines:
            item = QTreeWidgetItem([line.text, "", " › ".join(line.path)])
            item.setData(0, NAME, line.name)
            tree.addTopLevelItem(item)
        head = tree.header()
        head.setStretchLastSection(True)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        return tree

    def _make_fields(self) -> None:
        self.key = QKeySequenceEdit()
        self.key.setMaximumSequenceLength(1)
        self.key.keySequenceChanged.connect(self._type)
        label = QLabel(self.tr("New &keys:"))
        label.setBuddy(self.key)
        self.take = QPushButton(self.tr("&Take them over"))
        self.take.clicked.connect(self._take)
        self.none = QPushButton(self.tr("&No keys"))
        self.none.clicked.connect(lambda: self._keys.give(self.present, ""))
        self.back = QPushButton(self.tr("As at &first"))
        self.back.setToolTip(self.tr("The keys of this command as at the very first start"))
        self.back.clicked.connect(self._put_back)
        self._row = QHBoxLayout()
        for part in (label, self.key, self.take, self.none, self.back):
            self._row.addWidget(part)
        self._row.setStretch(1, 1)
        for button in (self.take, self.none, self.back):
            button.setAutoDefault(False)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        every = buttons.addButton(
            self.tr("&All as at first"), QDialogButtonBox.ButtonRole.ResetRole
        )
        every.clicked.connect(self._put_all_back)
        close = buttons.addButton(self.tr("&Close"), QDialogButtonBox.ButtonRole.RejectRole)
        for button in (every, close):
            button.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        return buttons

    # --- what is shown

    @property
    def present(self) -> str:
        """Name of the command that is chosen; empty where none is."""
        item = self.list.currentItem()
        return item.data(0, NAME) if item is not None and not item.isHidden() else ""

    def _items(self) -> list[QTreeWidgetItem]:
        found = (self.list.topLevelItem(row) for row in range(self.list.topLevelItemCount()))
        return [item for item in found if item is not None]

    def _follow(self) -> None:
        """Show the keys as they are; those of one's own stand out."""
        for item in self._items():
            name = item.data(0, NAME)
            item.setText(1, self._keys.words_of(name))
            font = item.font(1)
            font.setBold(self._keys.is_own(name))
            item.setFont(1, font)
        self._show_present()

    def _show_present(self) -> None:
        name = self.present
        self.key.blockSignals(True)  # it shows, and nobody types
        key = self._keys.key_of(name) if name else ""
        self.key.setKeySequence(QKeySequence.fromString(key, PORTABLE))
        self.key.blockSignals(False)
        self.key.setEnabled(bool(name))
        self.none.setEnabled(bool(key))
        self.back.setEnabled(bool(name) and self._keys.is_own(name))
        self._tell("")

    def _narrow(self, text: str) -> None:
        """Show the commands that may be meant, and choose the nearest."""
        near: list[tuple[float, QTreeWidgetItem]] = []
        for item in self._items():
            is_by_keys = bool(text.strip()) and text.strip().casefold() in item.text(1).casefold()
            far = 0.0 if is_by_keys else cost(text, item.text(0), (item.text(2),))
            item.setHidden(far is None)
            if far is not None:
                near.append((far, item))
        if near and text.strip():
            nearest = min(near, key=lambda found: found[0])[1]
            self.list.setCurrentItem(nearest)
            self.list.scrollToItem(nearest)
        self._show_present()

    def _tell(self, text: str, can_take: bool = False) -> None:
        self.note.setText(text)
        self.take.setEnabled(can_take)

    # --- what is chosen

    def _typed(self) -> str:
        return self.key.keySequence().toString(PORTABLE)

    def _type(self) -> None:
        name, key = self.present, self._typed()
        if not name or not key:  # Qt empties the field before it shows what is pressed
            return
        owner = self._keys.owner_of(key)
        words = key_text(self.key.keySequence())
        if key in TAKEN:
            self._tell(self.tr("{} leads through the window and its fields.").format(words))
        elif owner and owner != name:
            text = self.tr("{} does “{}” already; take it over, or press other keys.")
            self._tell(text.format(words, self._texts.get(owner, owner)), can_take=True)
        else:
            self._keys.give(name, key)

    def _take(self) -> None:
        self._keys.give(self.present, self._typed())

    def _put_back(self) -> None:
        self._keys.put_back(self.present)

    def _put_all_back(self) -> None:
        self._keys.put_all_back()
