import pytest
from tests.app.hand.tools.bench import SIZE, Bench
from tests.app.hand.tools.pixel_hand import PixelHand
from tests.app.hand.tools.yard import Yard
from tests.main_window import shared_window, start_over
from tests.person import to_front

from kanevas.canvas import Canvas
from kanevas.document.selection import Selection

__all__ = ["bench", "hand", "shared_window", "window", "yard"]


@pytest.fixture
def bench(qtbot):
    selection = Selection()
    canvas = Canvas(selection)
    qtbot.addWidget(canvas)
    canvas.resize(*SIZE)
    canvas.show()
    return Bench(canvas, selection)


@pytest.fixture
def window(shared_window):
    yield shared_window
    start_over(shared_window)


@pytest.fixture
def yard(window):
    to_front(window)
    return Yard(window)


@pytest.fixture
def hand(window):
    return PixelHand(window)
