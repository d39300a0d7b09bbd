"""A canvas on the screen, for tests of what it draws."""

import pytest

from kanevas.canvas import Canvas
from kanevas.document.document import Document
from kanevas.document.selection import Selection
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.select import SelectTool
from kanevas.hand.tools.toolbox import Toolbox


@pytest.fixture
def selection():
    return Selection()


@pytest.fixture
def document(qapp):  # noqa: ARG001
    return Document()


@pytest.fixture
def canvas_of(qtbot, selection, document):
    """Return what shows a model on a canvas with the tool for picking."""

    def shown(model):
        canvas = Canvas(selection)
        qtbot.addWidget(canvas)
        Toolbox(Desk(document, selection, canvas, canvas), [SelectTool])
        canvas.resize(900, 700)
        canvas.show_model(model)
        canvas.fit()
        canvas.show()
        qtbot.waitExposed(canvas)
        return canvas

    return shown
