"""Names on the canvas: none over another one, none on another body, on all examples."""

import math
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from tests.engine.helpers import LARGE
from tests.thinned import thinned

from kane.files.model_json import load
from kane.model.poses import initial_poses
from kanevas.assets.paths import TEMPLATES
from kanevas.canvas import Canvas
from kanevas.canvas.drawing.gravity_sign import gravity_room
from kanevas.canvas.drawing.legend import legend_room
from kanevas.canvas.items.body_item import BodyItem
from kanevas.canvas.naming.name_item import NameItem
from kanevas.document.selection import Selection

MODELS = Path(__file__).parents[3] / "models"
EXAMPLES = sorted([*MODELS.glob("*.json"), *TEMPLATES.glob("*.json")])
SIZES = [(310, 385), (900, 700)]
TURNS = np.linspace(0.05, 2.0, 9)


@pytest.fixture
def canvas(qtbot):
    canvas = Canvas(Selection())
    qtbot.addWidget(canvas)
    canvas.show()
    qtbot.waitExposed(canvas)
    return canvas


def scattered(poses, angle):
    """All bodies turned, each by its own angle, and their origins about the first one's."""
    turns = angle * (1.0 + 0.6 * np.arange(len(poses.names)))
    rotation, position = poses.rotation.copy(), poses.position.copy()
    for i, turn in enumerate(turns.tolist()):
        c, s = math.cos(turn), math.sin(turn)
        about = np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])
        rotation[i] = about @ rotation[i]
        position[i] = position[0] + about @ (position[i] - position[0])
    return poses._replace(rotation=rotation, position=position)


def names(canvas):
    """The names that are drawn."""
    signs = canvas.camera.signs
    return [i for i in canvas.scene().items() if isinstance(i, NameItem) and i.is_shown(signs)]


def letters(name):
    """The room of its letters on the canvas."""
    return name._text.letters.translated(name.pos())


def overprinted(canvas):
    """Pairs of what stands on each other: names, or a name and another body or a corner's sign."""
    shown = names(canvas)
    corners = {
        "the axes": [legend_room(canvas.camera)],
        "gravity": gravity_room(canvas.model.gravity, canvas.camera).tolist(),
    }
    bodies = [i for i in canvas.scene().items() if isinstance(i, BodyItem)]
    for i, name in enumerate(shown):
        room = letters(name)
        yield from (
            (name.name, other.name) for other in shown[:i] if letters(other).intersects(room)
        )
        for what, rooms in corners.items():
            for left, top, right, bottom in rooms:
                if QRectF(QPointF(left, top), QPointF(right, bottom)).intersects(room):
                    yield name.name, what
        for body in bodies:
            if body.name != name.owner and body.shape().translated(body.pos()).intersects(room):
                yield name.name, body.name


@pytest.mark.parametrize("path", thinned(EXAMPLES, 16), ids=lambda path: path.stem)
def test_no_name_stands_on_another_or_on_another_body(canvas, path):
    model = load(path, unfinished=True)
    for size in SIZES:
        canvas.resize(*size)
        canvas.show_model(model)
        canvas.fit()
        assert list(overprinted(canvas)) == []
        for angle in TURNS.tolist():
            canvas.show_poses(scattered(initial_poses(model), angle))
            assert list(overprinted(canvas)) == [], f"in a film, at {angle}"
            canvas._settle()
            assert list(overprinted(canvas)) == [], f"at rest, at {angle}"


@pytest.mark.parametrize("path", thinned(EXAMPLES, 8), ids=lambda path: path.stem)
def test_in_a_large_window_hardly_a_name_is_left_out(canvas, path):
    model = load(path, unfinished=True)
    canvas.resize(1100, 900)
    canvas.show_model(model)
    canvas.fit()
    wanted = [body.name for body in model.bodies if body.name not in model.hidden]
    # bodies that lie on each other leave no room for so many
    least = 0.8 if path.stem not in LARGE else 0.0
    assert len(names(canvas)) >= least * len(wanted)
