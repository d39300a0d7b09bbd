"""What the canvas draws over the bodies of a run: arrows and ghosts as in 3D."""

import math

import numpy as np
import pytest
from tests.strict_weather import MODELS

from kane.elements.loads import Force
from kane.files.model_json import load
from kane.model.poses import initial_poses
from kanevas.canvas.drawing.arrows import BOW, RING, draw_arrows, longest
from kanevas.canvas.drawing.print import Print
from kanevas.canvas.items.load_item import ForceItem
from kanevas.edits.elements import added
from kanevas.look.theme import LIGHT
from kanevas.vectors import ArrowSet
from kanevas.vectors.legend import LegendLine

ANDREWS = load(MODELS / "andrews.json")


def arrows(kind, at, parts, names=("K1",), unique=True, labels=()):
    at, parts = np.atleast_2d(at).astype(float), np.atleast_2d(parts).astype(float)
    return ArrowSet(kind, names, at, parts, np.full(len(names), unique), labels)


@pytest.fixture
def canvas(canvas_of):
    return canvas_of(ANDREWS)


def colored(image, color):
    """Pixels (right, down) of a colour, but for what smooth edges mix."""
    pixels = np.frombuffer(image.convertToFormat(image.Format.Format_RGB32).constBits(), np.uint8)
    pixels = pixels.reshape(image.height(), image.width(), 4)[:, :, 2::-1].astype(int)
    down, right = np.nonzero(np.abs(pixels - color.toTuple()[:3]).max(axis=2) < 12)
    return np.column_stack((right, down)).astype(float)


def drawn(canvas, each):
    canvas.show_arrows([each], [])
    return colored(canvas.grab().toImage(), LIGHT.vectors[each.kind])


def test_an_arrow_in_the_plane_goes_from_its_point_along_the_vector(canvas):
    canvas.set_theme(LIGHT)
    at = np.array([0.0, 0.05, 0.0])
    found = drawn(canvas, arrows("velocity", at, (0.5, 0.0, 0.0)))
    x, y = canvas.camera.to_view(at)
    # Half the line of paper around it is taken from either end, and edges are smooth.
    assert found[:, 0].min() == pytest.approx(x, abs=2.0)
    assert found[:, 0].max() == pytest.approx(x + 0.5 * longest(canvas.camera), abs=4.0)
    assert found[:, 1].mean() == pytest.approx(y, abs=1.0)


@pytest.mark.parametrize("towards", [1.0, -1.0])
def test_what_turns_about_the_line_of_sight_is_a_bow_in_its_sense(canvas, towards):
    canvas.set_theme(LIGHT)
    at = np.array([0.0, 0.05, 0.0])
    found = drawn(canvas, arrows("angular_velocity", at, (0.0, 0.0, towards)))
    away = found - canvas.camera.to_view(at)
    distance = np.hypot(*away.T)
    assert distance.max() < BOW + 14.0  # the head points out of the bow
    assert distance.min() > BOW - 6.0
    # The bow opens below; its head is at the left where it turns counter-clockwise.
    low = away[away[:, 1] > 0.5 * BOW]
    assert math.copysign(1.0, low[:, 0].mean()) == -towards


def test_what_points_at_the_viewer_is_a_ring(canvas):
    canvas.set_theme(LIGHT)
    at = np.array([0.0, 0.05, 0.0])
    found = drawn(canvas, arrows("force", at, (0.0, 0.0, 0.7)))
    assert np.hypot(*(found - canvas.camera.to_view(at)).T).max() < RING + 1.5


def test_what_is_not_unique_is_dashed(canvas):
    canvas.set_theme(LIGHT)
    at = np.array([0.0, 0.05, 0.0])
    whole = len(drawn(canvas, arrows("reaction_force", at, (1.0, 0.0, 0.0))))
    dashed = len(drawn(canvas, arrows("reaction_force", at, (1.0, 0.0, 0.0), unique=False)))
    assert 0.4 * whole < dashed < 0.85 * whole


def test_loads_that_are_arrows_lose_their_signs_and_get_them_back(canvas):
    canvas.show_model(added(ANDREWS, Force(name="push", body="K3", force=(1.0, 0.0, 0.0))))
    (sign,) = [i for i in canvas.scene().items() if isinstance(i, ForceItem)]
    canvas.show_arrows([arrows("force", (0, 0, 0), (1, 0, 0), ("push",))], [])
    assert not sign.isVisible()
    canvas.show_arrows([], [])
    assert sign.isVisible()


def test_ghosts_and_legend_are_drawn_and_go_again(canvas):
    canvas.set_theme(LIGHT)
    for _ in range(3):  # what stands still and was drawn twice comes from pictures of it
        before = canvas.grab().toImage()
    poses = initial_poses(ANDREWS)
    moved = poses._replace(position=poses.position + np.array([0.0, 0.03, 0.0]))
    canvas.show_ghosts([moved])
    ghosts = canvas.grab().toImage()
    assert ghosts != before
    canvas.show_arrows([], [LegendLine("force", "Forces: none")])
    assert canvas.grab().toImage() != ghosts
    canvas.show_arrows([], [])
    canvas.show_ghosts([])
    assert canvas.grab().toImage() == before


def test_a_print_has_what_the_canvas_draws_over_the_bodies(canvas):
    canvas.set_theme(LIGHT)
    plain = Print(canvas)
    without = plain.picture(plain.room.toSize())
    plain.deleteLater()
    canvas.show_arrows([arrows("velocity", (0.0, 0.05, 0.0), (1.0, 0.0, 0.0))], [])
    sheet = Print(canvas)
    image = sheet.picture(sheet.room.toSize())
    assert len(colored(image, LIGHT.vectors["velocity"])) > 20 + len(
        colored(without, LIGHT.vectors["velocity"])
    )
    assert b"<image" not in sheet.svg("title")
    sheet.deleteLater()


def test_sizes_stand_at_the_tips(canvas):
    from PySide6.QtGui import QImage, QPainter

    image = QImage(900, 700, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    each = arrows("force", (0.0, 0.0, 0.0), (1.0, 0.0, 0.0), labels=("3 N",))
    (label,) = draw_arrows(painter, [each], canvas.camera, LIGHT, ())
    painter.end()
    x, y = canvas.camera.to_view(np.zeros(3))
    assert (label.x, label.y) == pytest.approx((x + longest(canvas.camera), y))
    assert label.text == "3 N"
