"""Signs of bushings, drag and gravitation."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.testing import assert_allclose
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from tests.app.cushioned import cushioned
from tests.pictures import colors

from kane.model.poses import Poses, initial_poses
from kanevas.canvas.items.bushing_item import BushingItem
from kanevas.canvas.items.drag_item import DragItem
from kanevas.canvas.items.gravitation_item import GravitationItem
from kanevas.look.theme import DARK, LIGHT


@pytest.fixture
def canvas(canvas_of):
    return canvas_of(cushioned())


def item(canvas, kind, name):
    return next(i for i in canvas.scene().items() if isinstance(i, kind) and i.name == name)


def at(canvas, *point):
    return canvas.camera.to_view(np.array(point)).tolist()


def turned(model, body, angle):
    """The bodies as the model has them, but one turned about ground y."""
    poses = initial_poses(model)
    rotation = poses.rotation.copy()
    c, s = math.cos(angle), math.sin(angle)
    rotation[poses.names.index(body)] = [(c, 0, s), (0, 1, 0), (-s, 0, c)]
    return Poses(poses.names, poses.position, rotation)


def test_a_cushion_stands_midway_between_its_ends(canvas):
    mount = item(canvas, BushingItem, "mount")
    centre = mount.sceneBoundingRect().center()
    assert_allclose((centre.x(), centre.y()), at(canvas, 0, 0, 0.05), atol=1e-6)
    assert canvas.element_at(centre.toPoint()) == "mount"


def test_a_cushion_turns_with_its_first_body(canvas):
    # the axis of the mount is ground z, upwards on the screen
    assert item(canvas, BushingItem, "mount")._heading == pytest.approx(-90)
    # the hinge is seen along its axis, so its side counts: x of the block
    hinge = item(canvas, BushingItem, "hinge")
    assert hinge._heading == pytest.approx(0)
    canvas.show_poses(turned(cushioned(), "arm", 0.5))
    assert hinge._heading == pytest.approx(0)
    canvas.show_poses(turned(cushioned(), "block", 0.5))
    # about y, z goes to x: on the screen (x right, z up) that is clockwise
    assert hinge._heading == pytest.approx(math.degrees(0.5))


def test_the_ends_of_a_bushing_come_into_view(canvas):
    far = replace(cushioned().bushings[0], point_a=(0.0, 0.0, -3.0))
    canvas.show_model(replace(cushioned(), bushings=(far,)))
    canvas.fit()
    x, y = at(canvas, 0, 0, -3)
    assert 0 < x < canvas.width()
    assert 0 < y < canvas.height()


def test_a_parachute_stands_on_the_point_of_drag(canvas):
    parachute = item(canvas, DragItem, "air")
    point = at(canvas, 1.0, 0.0, 0.3)
    assert canvas.rect().contains(*map(round, point))
    assert_allclose(parachute.pos().toTuple(), point, atol=1e-6)
    canopy = (parachute.pos() - QPointF(0.0, 18.0)).toPoint()
    assert canvas.element_at(canopy) == "air"
    canvas.show_poses(turned(cushioned(), "arm", math.pi / 2))
    assert_allclose(parachute.pos().toTuple(), at(canvas, 0.7, 0.0, 0.0), atol=1e-6)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_signs_are_drawn_in_their_colours_and_in_the_accent_colour(canvas, selection, theme):
    def seen():
        return colors(canvas.grab().toImage())

    canvas.set_theme(theme)
    plain = seen()
    assert QColor(theme.spring).name() in plain
    assert theme.accent.name() not in plain
    selection.set(("hinge",))
    assert theme.accent.name() in seen()
    selection.set(("air",))
    assert theme.accent.name() in seen()


def test_gravitation_leads_from_the_heaviest_body_to_the_others(canvas):
    pull = item(canvas, GravitationItem, "pull")
    heads, (dashes,) = pull._strokes[:2], pull._strokes[2:]
    block, arm = (np.array(at(canvas, x, 0.0, 0.3)) for x in (0.0, 0.7))
    tips = [head.mark.lines[0][0] for head in heads]
    assert_allclose(
        [np.linalg.norm(tip - end) for tip, end in zip(tips, (block, arm), strict=True)], 21
    )
    # each body is pulled towards the other
    for head, way in zip(heads, (arm - block, block - arm), strict=True):
        tip, *base = head.mark.lines[0]
        assert (tip - np.mean(base, axis=0)) @ way > 0
    middle = dashes.mark.lines[len(dashes.mark.lines) // 2].mean(axis=0)
    assert canvas.element_at(QPointF(*middle).toPoint()) == "pull"


def test_gravitation_of_a_single_body_has_no_sign(canvas):
    alone = replace(cushioned(), bodies=cushioned().bodies[:1], bushings=(), drags=())
    canvas.show_model(alone)
    assert "pull" not in {i.name for i in canvas.scene().items()}
