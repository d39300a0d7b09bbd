import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.joint_cases import two_bodies

from kane.elements.rolling_disc import RollingDisc
from kane.model.poses import initial_poses
from kane.reading.contact import contact_point


@pytest.mark.parametrize("seed", range(4))
def test_contact_is_the_lowest_of_all_points_of_the_rim(seed):
    model = two_bodies(RollingDisc, seed)
    disc, poses = model.joints[0], initial_poses(model)
    axis = np.array(disc.axis_b)
    x = np.cross(axis, [1.0, 2.0, 3.0])
    y = np.cross(axis, x)
    x, y = (v / np.linalg.norm(v) for v in (x, y))
    angle = np.linspace(0, 2 * np.pi, 20001)[:, None]
    rim = np.array(disc.point_b) + disc.radius * (np.cos(angle) * x + np.sin(angle) * y)
    places = poses.position[1] + rim @ poses.rotation[1].T
    normal = poses.turned(disc.body_a, disc.axis_a)
    heights = places @ normal / np.linalg.norm(normal)
    # the rim is level there: a step of 3e-4 rad is a height of 5e-8 radii
    found = contact_point(disc.rim(), poses)
    assert found @ normal / np.linalg.norm(normal) == pytest.approx(heights.min(), abs=1e-7)
    np.testing.assert_allclose(found, places[heights.argmin()], atol=1e-3)


def test_a_flat_disc_counts_with_its_centre():
    model = two_bodies(RollingDisc)
    bodies = tuple(replace(body, orientation=(0.0, 0.0, 0.0, 1.0)) for body in model.bodies)
    disc = replace(model.joints[0], axis_a=(0.0, 0.0, 2.0), axis_b=(0.0, 0.0, -1.0))
    poses = initial_poses(replace(model, bodies=bodies))
    np.testing.assert_allclose(contact_point(disc.rim(), poses), poses.point("b", disc.point_b))
