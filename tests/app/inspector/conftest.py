"""An inspector on a document with an element of every type."""

import pytest
from tests.inspected import everything

from kanevas.document.document import Document
from kanevas.document.selection import Selection
from kanevas.document.selection_keeper import SelectionKeeper
from kanevas.inspector import Inspector
from kanevas.look.theme import LIGHT
from kanevas.units import SYSTEMS


@pytest.fixture
def document():
    document = Document()
    document.put(everything())
    return document


@pytest.fixture
def selection(document):
    """Kept as in the window, so that it follows new names."""
    selection = Selection()
    SelectionKeeper(document, selection, selection)
    return selection


@pytest.fixture
def inspector(qtbot, document, selection):
    """In millimetres and degrees, in a dock of a usual width."""
    inspector = Inspector(document, selection, SYSTEMS[2], LIGHT)
    qtbot.addWidget(inspector)
    inspector.resize(260, 900)
    with qtbot.waitActive(inspector):
        inspector.show()
        inspector.activateWindow()
    return inspector
