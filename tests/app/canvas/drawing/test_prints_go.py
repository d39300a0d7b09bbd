"""Copies of the canvas that nobody sees end where they were made.

What the garbage collector has to find may end in any thread, in which it happens to look; timers of
Qt that end in another thread than theirs take the program along.
"""

import gc
import weakref

import pytest
from PySide6.QtCore import QSize
from tests.strict_weather import MODELS

from kane.files.model_json import load
from kane.model.poses import initial_poses
from kanevas.canvas.drawing import picture
from kanevas.canvas.drawing.print import Print
from kanevas.look.theme import LIGHT


@pytest.fixture
def canvas(canvas_of):
    return canvas_of(load(MODELS / "andrews.json"))


@pytest.fixture
def no_collector():
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_a_print_ends_as_soon_as_nobody_holds_it(canvas):
    sheet = Print(canvas)
    sheet.picture(QSize(300, 200))
    sheet.show_motion([canvas.poses, canvas.poses])
    end = weakref.ref(sheet)
    del sheet
    assert end() is None


@pytest.mark.usefixtures("no_collector")
def test_the_sheet_of_a_thumbnail_does_too(canvas):
    model = canvas.model
    sheet = picture._sheet_of(model, LIGHT, QSize(120, 80))
    sheet.show_poses(initial_poses(model))
    sheet.grab()
    end = weakref.ref(sheet)
    del sheet
    assert end() is None
