"""A canvas with all tools, and no window around it."""

import numpy as np
from PySide6.QtCore import QPointF, Qt

from kane.model import named
from kanevas.document.document import Document
from kanevas.document.selection_keeper import SelectionKeeper
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.table import TOOLS
from kanevas.hand.tools.toolbox import Toolbox

NONE = Qt.KeyboardModifier.NoModifier
SIZE = 700, 600


class Bench:
    """A canvas with all tools, and a hand at it."""

    def __init__(self, canvas, selection):
        self.canvas, self.selection = canvas, selection
        self.document = Document()
        SelectionKeeper(self.document, selection, canvas)
        self.desk = Desk(self.document, selection, canvas, canvas)
        self.toolbox = Toolbox(self.desk, TOOLS)
        self.document.changed.connect(self._show)
        self.document.proposed.connect(self._show)
        self.document.opened.connect(self._show)
        self.refused = []
        self.desk.refused.connect(self.refused.append)

    def draw(self, model):
        """Begin with a model, as the one edit there is."""
        self.toolbox.disarm()
        self.document.new()
        self.document.apply("Draw", lambda _: model)

    def _show(self):
        self.canvas.show_model(self.document.shown, self.document.proposals)

    @property
    def tool(self):
        return self.toolbox.tool

    @property
    def names(self):
        return {element.name for _, element in named(self.document.shown)}

    def at(self, x, y):
        view = QPointF(*self.canvas.camera.to_view(np.array((x, y, 0.0))).tolist())
        return self.canvas.pointer(view, NONE)

    def paint(self):
        self.canvas.grab()

    def look(self):
        """Ask all that the window asks between two moves of the hand, but for a picture."""
        tool = self.tool
        assert isinstance(tool.hint, str)
        assert tool.cursor is not None
        for value in tool.values:
            assert np.isfinite(value.now)
        for guide in tool.guides:
            assert np.isfinite(guide).all()
        assert tool.surroundings is None or len(tool.surroundings) == 2
