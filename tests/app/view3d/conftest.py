import pytest

from kanevas.document.selection import Selection
from kanevas.view3d import View3D


@pytest.fixture
def selection():
    return Selection()


@pytest.fixture
def view(qtbot, selection, model):
    view = View3D(selection)
    qtbot.addWidget(view)
    view.resize(600, 500)
    view.show_model(model)
    view.show()
    qtbot.waitExposed(view)
    view.refresh()  # on a busy machine the pace may have put it off
    return view
