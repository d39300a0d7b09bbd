"""The tools at hand, and the one that is armed."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from kanevas.canvas.tools.desk import Desk
from kanevas.canvas.tools.tool import Tool
from kanevas.document.changes import Changes


class Toolbox(QObject):
    """Arms one tool at a time; the first one is for picking, and comes back after the others.

    Signals:
        armed: another tool is armed: its name.
    """

    armed = Signal(str)

    def __init__(self, desk: Desk, kinds: Sequence[type[Tool]]) -> None:
        super().__init__(desk)
        self._desk = desk
        self._tools = {kind.name: kind(desk) for kind in kinds}
        self._rest = kinds[0].name
        self._kept = False
        self.tool = self._tools[self._rest]
        desk.done.connect(self._finish)
        desk.document.changed.connect(self._follow)
        desk.document.opened.connect(self._let_go)
        desk.selection.changed.connect(self.tell_hint)
        self._take(self._rest)

    @property
    def resting(self) -> bool:
        """Whether no tool but the one for picking is armed."""
        return self.tool.name == self._rest

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all tools."""
        return tuple(self._tools)

    def arm(self, name: str, keep: bool = False) -> None:
        """Take up a tool.

        Args:
            name: the tool.
            keep: whether it stays armed when it has made its thing; Shift does that too.

        """
        self._kept = keep
        self.tool.cancel()
        self._take(name)

    def disarm(self) -> None:
        """Put the tool down and pick; what is selected stays."""
        if self.resting:
            self._let_go()
        else:
            self.arm(self._rest)

    def cancel(self) -> None:
        """Put away what is under way; the tool itself where nothing is."""
        if not self.tool.cancel():
            self.disarm()

    def stop(self) -> None:
        """End what is under way by the right button; put the tool down where nothing is."""
        if not self.tool.stop():
            self.disarm()

    def tell_hint(self) -> None:
        """Say what the hand can do next."""
        self._desk.hint_changed.emit(self.tool.hint)

    def _follow(self, changes: Changes) -> None:
        """Let no tool go on with what an undo, say, has taken away."""
        if not changes.removed.isdisjoint(self.tool.holds):
            self._let_go()

    def _let_go(self) -> None:
        self.tool.let_go()
        self._desk.canvas.show_let_go(self)

    def _take(self, name: str) -> None:
        self.tool = self._tools[name]
        self._desk.canvas.use(self)
        self.armed.emit(name)
        self.tell_hint()

    def _finish(self) -> None:
        shift = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        if not (self._kept or shift):
            self.disarm()
