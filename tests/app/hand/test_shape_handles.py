"""Edges of plates under the pointer."""

import numpy as np
import pytest

from kane.elements.body import Body
from kane.elements.shapes import Polygon
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.canvas.viewing.camera import Camera
from kanevas.hand.handles.handle import Sight
from kanevas.hand.handles.shape_handles import edge_at
from kanevas.units.systems import SI

PLATE = Body(
    name="plate",
    mass=1.0,
    inertia=(1.0, 1.0, 1.0),
    shapes=(Polygon(points=((0.0, 0.0), (1.0, 0.0), (0.0, 1.0)), thickness=0.1),),
)


@pytest.mark.parametrize(("scale", "edge"), [(100.0, 1), (1e-30, 0)], ids=["near", "far"])
def test_an_edge_is_found_from_near_and_from_so_far_that_its_ends_are_one_pixel(scale, edge):
    camera = Camera()
    camera.size, camera.scale, camera.center = (400.0, 400.0), scale, np.array([0.5, 0.5])
    model = Model(bodies=(PLATE,))
    sight = Sight(model, initial_poses(model), camera, SI)
    shape, side, point = edge_at(sight, PLATE, np.array([200.0, 200.0]), 5.0)
    assert (shape, side) == (0, edge)
    assert np.abs(np.array(point) - (0.5, 0.5, 0.0)).max() <= 5.0 / scale
