"""The dialog that finds whatever the window can do by its name, and does it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kanevas.commands.command import Command
from kanevas.commands.line_delegate import COMMAND, LineDelegate
from kanevas.commands.matching import cost
from kanevas.look.theme import Theme

SIZE = QSize(620, 460)
PAGE = 2.0  # more for a page to read: its title must be met much better than what does something
TO_LIST = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


class CommandFinder(QDialog):
    """A line to type into, and below it what may be meant, the nearest first.

    Attributes:
        chosen: what is to be done, after the dialog is gone; None where nothing is.

    """

    def __init__(
        self, commands: Sequence[Command], theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Take what there is to do."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Find a command"))
        self.chosen: Command | None = None
        self._commands = commands
        self.line = QLineEdit(clearButtonEnabled=True)
        self.line.setPlaceholderText(self.tr("Type a part of its name"))
        self.line.setAccessibleName(self.tr("Find a command"))
        self.line.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Commands found"))
        self.list.setItemDelegate(LineDelegate(theme, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.note = QLabel()
        layout = QVBoxLayout(self)
        layout.addWidget(self.line)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.note)
        self.line.textChanged.connect(self._find)
        self.line.returnPressed.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        self.list.itemClicked.connect(self._choose)
        self.list.currentItemChanged.connect(self._tell)
        self._find("")
        room = parent.size() if parent else SIZE
        self.resize(SIZE.boundedTo(room))

    def _find(self, text: str) -> None:
        costs = [(cost(text, each.text, each.path), each) for each in self._commands]
        near = [
            (far + PAGE * each.is_read, bool(each.obstacle), each)
            for far, each in costs
            if far is not None
        ]
        if text.strip():
            near.sort(key=lambda found: found[:2])
        self.list.clear()
        for _, _, command in near:
            item = QListWidgetItem(command.text, self.list)
            item.setData(COMMAND, command)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(command))
        self.list.setCurrentRow(0)
        self._tell()

    def _tell(self) -> None:
        """Say of what is chosen why it cannot be done, or how it is."""
        command = self._present
        if command is None:
            self.note.setText(self.tr("Nothing here has such a name"))
        elif command.obstacle:
            self.note.setText(self.tr("Not now: {}").format(command.obstacle))
        else:
            self.note.setText(self.tr("Enter does it"))

    @property
    def _present(self) -> Command | None:
        row = self.list.currentRow()
        if row < 0:
            return None
        command: Command = self.list.item(row).data(COMMAND)
        return command

    def _choose(self) -> None:
        command = self._present
        if command is not None and not command.obstacle:
            self.chosen = command
            self.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows go through the list while one types."""
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in TO_LIST
        ):
            self.list.event(event)
            return True
        return super().eventFilter(watched, event)


def _spoken(command: Command) -> str:
    """Return what a screen reader says of a line."""
    parts = (command.text, " > ".join(command.path), command.keys, command.obstacle)
    return ", ".join(part for part in parts if part)
