"""Which lines of the tree are open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject

from kanevas.browser.nodes import GroupNode, OwnerNode

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTreeView

    from kanevas.browser.tree_model import TreeModel


class Folds(QObject):
    """Remembers what the user has opened and closed, also of lines that go and come back.

    At first groups are open, and the quantities below elements are not shown.
    """

    def __init__(self, tree: QTreeView, lines: TreeModel) -> None:
        super().__init__(tree)
        self._tree = tree
        self._lines = lines
        self._turned: set[tuple[bool, str]] = set()
        self._noticing = True
        tree.expanded.connect(lambda place: self._notice(place, True))
        tree.collapsed.connect(lambda place: self._notice(place, False))
        self._lines.rowsInserted.connect(self._open_new)

    @contextmanager
    def unnoticed(self) -> Iterator[None]:
        """Open and close lines without keeping it in mind."""
        before, self._noticing = self._noticing, False
        yield
        self._noticing = before

    def restore(self) -> None:
        """Open and close all lines as the user had them."""
        for row in range(self._lines.rowCount()):
            self._restore(self._lines.index(row, 0))

    def _notice(self, place: QModelIndex, is_open: bool) -> None:
        key = self._key(place)
        if self._noticing and key is not None:
            is_group, _ = key
            (self._turned.discard if is_open == is_group else self._turned.add)(key)

    def _key(self, place: QModelIndex) -> tuple[bool, str] | None:
        match self._lines.node(place):
            case GroupNode(name=name):
                return True, name
            case OwnerNode(name=name):
                return False, name
        return None

    def _open_new(self, above: QModelIndex, first: int, last: int) -> None:
        for row in range(first, last + 1):
            self._restore(self._lines.index(row, 0, above))

    def _restore(self, place: QModelIndex) -> None:
        key = self._key(place)
        if key is None:
            return
        is_group, _ = key
        with self.unnoticed():
            self._tree.setExpanded(place, is_group != (key in self._turned))
        if is_group and self._turned:
            for row in range(self._lines.rowCount(place)):
                self._restore(self._lines.index(row, 0, place))
