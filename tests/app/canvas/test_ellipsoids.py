import math

import numpy as np
import pytest

from kane.elements.body import Body, InertiaTensor
from kane.elements.shapes import Box
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.canvas import Canvas
from kanevas.canvas.items.ellipsoid_item import EllipsoidItem
from kanevas.canvas.viewing.camera import Camera
from kanevas.document.selection import Selection
from kanevas.look.theme import BODY_PALETTE, LIGHT

SIDES = (0.4, 0.2, 0.1)


def outline(body, plane="xy"):
    """Return the half width and half height of the ellipsoid of a body as drawn [m]."""
    item = EllipsoidItem(body, 0, BODY_PALETTE[0], LIGHT)
    camera = Camera()
    camera.set_plane(plane)
    item.place(initial_poses(Model(bodies=(body,))), camera)
    bounds = item._path.boundingRect()
    return bounds.width() / 2 / camera.scale, bounds.height() / 2 / camera.scale


def ellipsoid_of_box(sides):
    """Return semi-axes: of a box I1 = m (b² + c²)/12, of an ellipsoid m (b² + c²)/5."""
    return [math.sqrt(5 / 12) * side for side in sides]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("plane", "seen"), [("xy", (0, 1)), ("xz", (0, 2)), ("yz", (1, 2))])
def test_a_box_is_seen_as_the_ellipsoid_of_its_inertia(plane, seen):
    body = Body(name="box", density=100.0, shapes=(Box(size=SIDES),))
    axes = ellipsoid_of_box(SIDES)
    # 96 points on a circle reach its extent to a cosine
    assert outline(body, plane) == pytest.approx([axes[i] for i in seen], rel=1e-3)


@pytest.mark.usefixtures("qapp")
def test_a_tensor_turns_the_ellipsoid_within_the_body():
    a, b, c = (side * side / 12 for side in SIDES)
    moments = np.array([b + c, a + c, a + b])
    turn = np.array([[0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]])
    slant = np.array([[1.0, -1.0, 0.0], [1.0, 1.0, 0.0], [0.0, 0.0, math.sqrt(2)]]) / math.sqrt(2)
    for rotation, factor in ((turn, None), (slant, 1)):
        xx, xy, xz, _, yy, yz, _, _, zz = (rotation @ np.diag(moments) @ rotation.T).ravel()
        tensor = InertiaTensor(xx=xx, yy=yy, zz=zz, xy=xy, xz=xz, yz=yz)
        x, y, _ = ellipsoid_of_box(SIDES)
        wanted = (y, x) if factor is None else (math.hypot(x, y) / math.sqrt(2),) * 2
        body = Body(name="box", mass=1.0, inertia=tensor)
        assert outline(body) == pytest.approx(wanted, rel=1e-3)


def test_ellipsoids_are_shown_on_request_and_after_edits(qtbot, model):
    canvas = Canvas(Selection())
    qtbot.addWidget(canvas)
    canvas.show_model(model)

    def shown():
        found = [item for item in canvas.scene().items() if isinstance(item, EllipsoidItem)]
        return {item.name for item in found if item.isVisible()}

    assert shown() == set()
    canvas.set_ellipsoids_visible(True)
    assert shown() == {body.name for body in model.bodies}
    canvas.show_model(model)
    assert shown() == {body.name for body in model.bodies}
    canvas.set_ellipsoids_visible(False)
    assert shown() == set()
