"""Bodies that begin inside each other are pushed apart, as one edit."""

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject

from kane.errors import KaneError
from kane.model import Model
from kanevas.assets.told import told_of
from kanevas.runs.errand import Errand
from kanevas.workspace import Workspace


class Parting(QObject):
    """Has bodies pushed apart aside, and makes an edit of what came out."""

    def __init__(self, parent: QObject, workspace: Workspace) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._asked: Model | None = None
        self.errand = Errand(self)
        self.errand.succeeded.connect(self._make)
        self.errand.failed.connect(workspace.notices.warn)

    def push(self) -> None:
        """Push all bodies apart that are inside each other as drawn."""
        self._workspace.settle()
        model = self._asked = self._workspace.document.model
        self._workspace.notices.remark(self.tr("Pushing the bodies apart …"))
        self.errand.start(lambda progress, _, stop: _parted(model, progress, stop))

    def stop(self) -> None:
        """End what is under way, and wait until nothing runs any more."""
        self.errand.stop()

    def _make(self, parted: Model) -> None:
        self._workspace.notices.remark("")
        if self._workspace.document.model is not self._asked:
            return  # it speaks of another model
        try:
            self._workspace.document.apply(self.tr("Push bodies apart"), lambda _: parted)
        except KaneError as error:
            self._workspace.notices.refuse(told_of(error))


def _parted(model: Model, _progress: Callable[[float], None], stop: threading.Event) -> Model:
    from kane.analyses.separating import pushed_apart

    return pushed_apart(model, stop=stop)
