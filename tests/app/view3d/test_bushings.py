import numpy as np
from numpy.testing import assert_allclose
from tests.app.cushioned import cushioned
from tests.app.view3d.placed import placed

from kane.model.poses import Poses, initial_poses
from kanevas.look.theme import LIGHT
from kanevas.view3d.parts import Parts, extent
from kanevas.view3d.parts.spring_parts import SPRING_RADIUS


def vertices(model, poses, name):
    return placed(Parts(model, np.eye(3), LIGHT).mechanism(), model, poses).of(name)


def test_a_cushion_lies_across_the_axis_at_the_second_body():
    model = cushioned()
    poses = initial_poses(model)
    cloud = vertices(model, poses, "hinge")
    radius = SPRING_RADIUS * extent(model, poses)
    # plates of 1.3 radii across the axis y, 0.75 + 0.15 radii along it
    reach = np.array([1.3, 0.9, 1.3]) * radius
    end = np.array([0.3, 0.0, 0.3])
    assert_allclose(cloud.min(axis=0), end - reach, rtol=1e-2)
    assert_allclose(cloud.max(axis=0), end + reach, rtol=1e-2)


def test_a_bar_shows_how_far_the_ends_are_apart():
    cloud = vertices(cushioned(), initial_poses(cushioned()), "mount")
    assert cloud[:, 2].min() < 0.0
    assert cloud[:, 2].max() > 0.1


def test_a_cushion_follows_its_bodies():
    model = cushioned()
    poses = initial_poses(model)
    shift = np.array([0.1, 0.2, 0.3])
    moved = Poses(poses.names, poses.position + shift, poses.rotation)
    steps = vertices(model, moved, "hinge") - vertices(model, poses, "hinge")
    assert_allclose(steps, np.tile(shift, (len(steps), 1)), atol=1e-12)
