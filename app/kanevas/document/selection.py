"""What is selected; one selection for the canvas, the 3D view and the tree."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal


class Selection(QObject):
    """Names of the selected elements.

    Signals:
        changed: the selection is another one now.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._exists: Callable[[str], bool] = lambda _: True

    def limit(self, exists: Callable[[str], bool]) -> None:
        """Pass over what does not exist: a view may still show what an edit has taken away."""
        self._exists = exists

    @property
    def names(self) -> tuple[str, ...]:
        """Selected elements in the order in which they were chosen."""
        return self._names

    def set(self, names: Iterable[str]) -> None:
        """Select these elements and no others."""
        names = tuple(filter(self._exists, dict.fromkeys(names)))
        if names != self._names:
            self._names = names
            self.changed.emit()

    def toggle(self, name: str) -> None:
        """Add an element to the selection or take it out."""
        if name in self._names:
            self.set(other for other in self._names if other != name)
        else:
            self.set((*self._names, name))
