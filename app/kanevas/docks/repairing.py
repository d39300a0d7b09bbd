"""What can be done where joints hold something twice: it is looked for, offered and made."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMainWindow, QMenu

from kane.errors import KaneError
from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.assets.told import told_of
from kanevas.runs.errand import Errand
from kanevas.workspace import Workspace

if TYPE_CHECKING:
    from kane.analyses.repairs import Repair

OFFERS = {
    "cylindrical": QT_TRANSLATE_NOOP("Repairing", "Make “{}” cylindrical"),
    "ball": QT_TRANSLATE_NOOP("Repairing", "Make “{}” a ball joint"),
    "point_on_line": QT_TRANSLATE_NOOP("Repairing", "Make “{}” a point on a line"),
    "bushing": QT_TRANSLATE_NOOP("Repairing", "Put a bushing in the place of “{}”"),
}
MOST = 24  # offers in the menu


class Repairing(QObject):
    """Offers in a menu what joints may become so that less is held twice; each is an edit."""

    def __init__(self, window: QMainWindow, workspace: Workspace) -> None:
        super().__init__(window)
        self._window, self._workspace = window, workspace
        self._asked: Model | None = None
        self.menu: QMenu | None = None
        self.errand = Errand(self)
        self.errand.succeeded.connect(self._offer)
        self.errand.failed.connect(workspace.notices.warn)

    def look(self, joints: tuple[str, ...]) -> None:
        """Look for what can be done with joints that together hold something twice."""
        self._workspace.settle()
        model = self._asked = self._workspace.document.model
        self._workspace.notices.remark(self.tr("Looking for joints that may hold less …"))
        self.errand.start(lambda progress, _, stop: _found(model, joints, progress, stop))

    def stop(self) -> None:
        """End what is under way, and wait until nothing runs any more."""
        self.errand.stop()

    def _offer(self, found: tuple[Repair, ...]) -> None:
        self._workspace.notices.remark("")
        if self._workspace.document.model is not self._asked:
            return  # it speaks of another model
        if not found:
            self._workspace.notices.tell(
                self.tr(
                    "No joint of these can hold less by itself without another motion. In a plane, "
                    "make the model planar; else share the load by bushings."
                )
            )
            return
        self.menu = menu = QMenu(self._window)
        for repair in found[:MOST]:
            text = self.tr(OFFERS[repair.kind]).format(repair.joint)
            left = self.tr("{} left").format(repair.left) if repair.left else self.tr("none left")
            action = menu.addAction(f"{text}\t{left}")
            action.triggered.connect(lambda _=False, each=repair, name=text: self._make(each, name))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(QCursor.pos())

    def _make(self, repair: Repair, text: str) -> None:
        try:
            self._workspace.document.apply(text, lambda _: repair.model)
        except KaneError as error:
            self._workspace.notices.refuse(told_of(error))
            return
        self._workspace.selection.set((repair.joint,))


def _found(
    model: Model,
    joints: tuple[str, ...],
    progress: Callable[[float], None],
    stop: threading.Event,
) -> tuple[Repair, ...]:
    from kane.analyses.repairs import repairs

    return repairs(model, joints, progress=progress, stop=stop)
