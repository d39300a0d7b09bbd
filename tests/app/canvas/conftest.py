"""A canvas on the screen, for tests of what it draws."""

import pytest

from kanevas.canvas import Canvas
from kanevas.document.selection import Selection


@pytest.fixture
def selection():
    return Selection()


@pytest.fixture
def canvas_of(qtbot, selection):
    """Return what shows a model on a canvas."""

    def shown(model):
        canvas = Canvas(selection)
        qtbot.addWidget(canvas)
        canvas.resize(900, 700)
        canvas.show_model(model)
        canvas.show()
        qtbot.waitExposed(canvas)
        return canvas

    return shown
