"""Lines of ground, which reach beyond all that may stand on them."""

import pytest

from kane.model import Model
from kane.parts import Body, Box, ContactGroup, PlaneContact
from kanevas.canvas.items.plane_item import BESIDE, PlaneItem


def slab(name, x):
    return Body(
        name=name, mass=1.0, inertia=(1.0, 1.0, 1.0), position=(x, 0.1, 0.0),
        shapes=(Box(size=(0.8, 0.2, 0.2)),),
    )  # fmt: skip


FLOORS = {
    "of a body": PlaneContact(name="floor", body_a="ground", body_b="right"),
    "of a group": ContactGroup(name="floor", touch="plane"),
}


@pytest.mark.parametrize("floor", FLOORS.values(), ids=FLOORS)
@pytest.mark.parametrize("scale", [50.0, 400.0, 3000.0])
def test_a_line_of_ground_goes_on_beside_bodies_however_large_they_are_drawn(
    canvas_of, floor, scale
):
    canvas = canvas_of(Model(bodies=(slab("left", -1.0), slab("right", 1.0)), contacts=(floor,)))
    canvas.camera.scale = scale
    (item,) = (each for each in canvas.scene().items() if isinstance(each, PlaneItem))
    item.place(canvas.poses, canvas.camera)
    room = item.boundingRect().translated(item.pos())
    poses, camera = canvas.poses, canvas.camera
    assert room.right() > camera.to_view(poses.point("right", (0.4, 0.0, 0.0)))[0] + BESIDE / 2
    if isinstance(floor, ContactGroup):
        assert room.left() < camera.to_view(poses.point("left", (-0.4, 0.0, 0.0)))[0] - BESIDE / 2
