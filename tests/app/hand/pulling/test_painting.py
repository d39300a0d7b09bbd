import numpy as np
import pytest
from numpy.testing import assert_allclose

import kane
from kane.model import Model
from kane.parts import Body, Revolute
from kanevas.canvas.viewing.camera import Camera
from kanevas.hand.pulling.painting import LARGEST, ellipse, label
from kanevas.units.systems import SI


@pytest.fixture
def rod():
    """A rod of 2 m and 3 kg that turns about its end, held at the other one."""
    body = Body(
        name="rod", mass=3.0, inertia=(1e-3, 1.0, 1.0), center=(1.0, 0.0, 0.0),
        velocity=(0.0, 0.0, 0.0),
    )  # fmt: skip
    pin = Revolute(name="pin", body_a="ground", body_b="rod")
    simulation = kane.start(Model(bodies=(body,), joints=(pin,), planar=True))
    simulation.grab("rod", (2.0, 0.0, 0.0))
    return simulation


def test_the_ellipse_is_long_where_the_body_gives_way(rod):
    camera = Camera()
    camera.size, camera.scale = (800.0, 600.0), 100.0
    long, short = ellipse(camera, rod.hand)
    assert_allclose(np.abs(long), (0.0, LARGEST), atol=1e-6)
    assert_allclose(short, 0.0, atol=1e-6)  # along the rod it cannot move


def test_its_number_is_the_force_and_the_mass_that_is_felt(rod):
    rod.drag((2.0, 0.1, 0.0))
    rod.advance(1e-3)
    force, mass = label(rod.hand, SI).split(", ")
    assert force.endswith(" N")
    # I / l^2 = (1 + 3 * 1) / 4, but for the way that the rod has turned since
    assert mass == "1 kg"


def test_of_a_hand_that_does_not_pull_there_is_no_mass(rod):
    assert label(rod.hand, SI) == "0 N"
