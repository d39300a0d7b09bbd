"""The tool for picking; it is armed while no other is."""

from typing import ClassVar

from PySide6.QtCore import Qt

from kanevas.canvas.picking import Picker
from kanevas.canvas.tools.desk import Desk
from kanevas.canvas.tools.pointer import Pointer
from kanevas.canvas.tools.tool import Tool


class SelectTool(Tool):
    """A click selects, with Shift it adds, with Ctrl it adds or takes away.

    Repeated at one spot it goes through what lies there.
    """

    name: ClassVar[str] = "select"
    snaps: ClassVar[bool] = False
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.ArrowCursor

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._picker = Picker()

    @property
    def hint(self) -> str:
        return self.tr("Click to select, again for what lies below; Shift adds")

    def hover(self, at: Pointer) -> None:
        self.desk.canvas.mark_hovered(self.desk.canvas.element_at(at.view.toPoint()))

    def press(self, at: Pointer) -> None:
        under = self.desk.canvas.elements_at(at.view.toPoint())
        found = self._picker.pick(at.view.x(), at.view.y(), under)
        if at.shift or at.control:
            if found is not None:
                self.desk.selection.toggle(found)
        else:
            self.desk.selection.set(() if found is None else (found,))

    def double_click(self, at: Pointer) -> None:
        if self.desk.canvas.elements_at(at.view.toPoint()):
            self.press(at)
        else:
            self.desk.canvas.fit()

    def cancel(self) -> bool:
        if not self.desk.selection.names:
            return False
        self.desk.selection.set(())
        return True
