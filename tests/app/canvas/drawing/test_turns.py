"""A film on the canvas: what is turned from frame to frame looks as if it were drawn anew."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from tests.bench.grid_of_bodies import COLUMNS, grid_of_bodies

from kane.model.poses import initial_poses
from kanevas.canvas.items.body_item import BodyItem
from kanevas.canvas.items.ellipsoid_item import EllipsoidItem
from kanevas.canvas.items.joint_item import JointItem
from kanevas.canvas.items.label_item import LabelItem
from kanevas.canvas.viewing.camera import Camera
from kanevas.canvas.viewing.scene import Scene
from kanevas.look.theme import LIGHT

MODEL = grid_of_bodies(COLUMNS)
ROOM = QRectF(0.0, 0.0, 900.0, 300.0)
SLIDERS = np.arange(4, COLUMNS, 4)
ANGLES = [0.3, 1.2, 2.9, -0.8]


@pytest.fixture
def camera():
    camera = Camera()
    camera.size = ROOM.width(), ROOM.height()
    camera.scale = 100.0
    camera.center = np.array([3.0, 0.0])
    return camera


def turned(angle):
    """The model turned about its hinge on the ground, and its sliders pushed apart."""
    poses = initial_poses(MODEL)
    c, s = np.cos(angle), np.sin(angle)
    turn = np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])
    slid = np.zeros((COLUMNS, 3))
    slid[SLIDERS] = angle * 0.03 * poses.rotation[SLIDERS - 1, :, 0]
    position = poses.position + np.cumsum(slid, axis=0)
    return poses._replace(position=position @ turn.T, rotation=turn @ poses.rotation)


def picture(scene, poses, camera):
    scene.place(poses, camera)
    image = QImage(ROOM.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(LIGHT.background)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.draw(painter, ROOM)
    painter.end()
    pixels = np.frombuffer(image.constBits(), dtype=np.uint8)
    return pixels.reshape(image.height(), image.width(), 4)[:, :, :3].astype(int)


def shown():
    scene = Scene()
    scene.show(MODEL, LIGHT)
    for item in scene.items():
        # In a film names keep the sides on which they stand at first.
        item.setVisible(not isinstance(item, LabelItem | EllipsoidItem))
    return scene


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("angle", ANGLES)
def test_a_frame_of_a_film_looks_as_at_rest(camera, angle):
    film, rest = shown(), shown()
    for item in rest.items():
        item.turns = False  # a sign is made as it is seen
    for before in (0.0, angle / 2):
        picture(film, turned(before), camera)
    off = np.abs(picture(film, turned(angle), camera) - picture(rest, turned(angle), camera))
    # Sides of polygons that stand for circles turn with them: a shade on the rim.
    assert off.max() < 64
    assert off.mean() < 0.03


@pytest.mark.usefixtures("qapp")
def test_a_turn_within_the_plane_makes_nothing_anew(camera, monkeypatch):
    scene = shown()
    scene.place(turned(0.0), camera)
    made = []
    monkeypatch.setattr(BodyItem, "build", lambda item, _: made.append(item.name))
    monkeypatch.setattr(JointItem, "set_marks", lambda item, *_: made.append(item.name))
    scene.place(turned(0.7), camera)
    assert made == []


@pytest.mark.usefixtures("qapp")
def test_a_body_that_leaves_the_plane_is_drawn_anew(camera):
    scene = shown()
    poses = turned(0.0)
    scene.place(poses, camera)
    tilt = np.array([[1.0, 0.0, 0.0], [0.0, 0.8, -0.6], [0.0, 0.6, 0.8]])
    rotation = poses.rotation.copy()
    rotation[1] = tilt @ rotation[1]
    tilted = poses._replace(rotation=rotation)
    before = scene.bodies[1].shape().boundingRect().height()
    scene.place(tilted, camera)
    fresh = shown()
    fresh.place(tilted, camera)
    assert scene.bodies[1].shape().boundingRect().height() != pytest.approx(before)
    for one, other in zip(scene.bodies, fresh.bodies, strict=True):
        assert one.shape().boundingRect().height() == pytest.approx(
            other.shape().boundingRect().height(), abs=1e-6
        )
        left, top, right, bottom = one.measure()
        assert QRectF(left, top, right - left, bottom - top).contains(one.boundingRect())
