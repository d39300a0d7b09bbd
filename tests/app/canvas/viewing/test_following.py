"""A model that is opened is drawn piece by piece; who asks before finds it whole."""

import pytest
from PySide6.QtCore import QPoint
from tests.bench.grid_of_bodies import grid_of_bodies
from tests.engine.helpers import pendulum

from kanevas.canvas import Canvas
from kanevas.canvas.viewing.scene import Scene
from kanevas.document.selection import Selection
from kanevas.look.crowding import MANY
from kanevas.look.theme import current_theme

LARGE = grid_of_bodies(MANY + 10)


@pytest.fixture
def canvas(qtbot):
    canvas = Canvas(Selection())
    qtbot.addWidget(canvas)
    canvas.resize(600, 500)
    canvas.show_model(pendulum())
    canvas.fit()
    canvas.show()
    qtbot.waitExposed(canvas)
    qtbot.waitUntil(lambda: not canvas._following.is_under_way)
    return canvas


@pytest.fixture
def plain(qtbot):
    """The same model as it is drawn at once."""
    canvas = Canvas(Selection())
    qtbot.addWidget(canvas)
    canvas.resize(600, 500)
    canvas.camera.size = 600.0, 500.0
    canvas.show_model(LARGE)
    canvas.fit()
    return canvas


def opened(canvas):
    canvas.follow_soon()
    canvas.show_model(LARGE)
    canvas.fit()


def pixel_of(canvas):
    return QPoint(*(int(at) for at in canvas.camera.to_view(canvas.poses.position[7])))


def test_making_fitting_and_placing_have_a_turn_of_the_loop_each(canvas, qtbot, monkeypatch):
    turns = []
    for owner, name in ((Scene, "show"), (Canvas, "_fit_now"), (Scene, "place")):
        monkeypatch.setattr(owner, name, noted(turns, name, getattr(owner, name)))
    opened(canvas)
    assert not turns
    canvas._following.timeout.connect(lambda: turns.append("turn"))
    qtbot.waitUntil(lambda: not canvas._following.is_under_way)
    assert turns == ["show", "turn", "_fit_now", "turn", "place", "turn"]


def noted(turns, name, function):
    def told(*arguments):
        turns.append(name)
        return function(*arguments)

    return told


def test_who_asks_before_finds_the_model_whole(canvas, plain):
    plain.camera.size = canvas.camera.size
    plain.fit()
    opened(canvas)
    assert canvas.camera.center.tolist() == plain.camera.center.tolist()
    assert canvas.camera.scale == plain.camera.scale
    opened(canvas)
    assert canvas.elements_at(pixel_of(plain)) == plain.elements_at(pixel_of(plain)) != ()


def test_paper_is_there_at_once_and_the_model_a_little_later(canvas, qtbot):
    opened(canvas)
    picture = canvas.grab().toImage()
    colors = {picture.pixelColor(x, 250).name() for x in range(600)}
    assert colors == {current_theme().background.name()}
    qtbot.waitUntil(lambda: not canvas._following.is_under_way)
    picture = canvas.grab().toImage()
    assert len({picture.pixelColor(x, 250).name() for x in range(600)}) > 3


def test_a_small_model_is_drawn_with_the_first_picture(canvas):
    canvas.follow_soon()
    canvas.show_model(grid_of_bodies(8))
    canvas.fit()
    picture = canvas.grab().toImage()
    assert len({picture.pixelColor(x, 250).name() for x in range(600)}) > 3


def test_elements_selected_before_items_are_made_are_marked(canvas):
    opened(canvas)
    canvas.mark_selected(("body 3",))
    marked = {item.name for item in canvas.scene().items() if item.selected}
    assert marked == {"body 3"}
