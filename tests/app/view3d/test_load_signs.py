"""Signs of drag and gravitation in 3D."""

from numpy.testing import assert_allclose
from tests.app.cushioned import cushioned
from tests.app.view3d.placed import placed

from kane.model.poses import initial_poses
from kanevas.drawing.geometry import PLANES
from kanevas.look.theme import LIGHT
from kanevas.view3d.parts import Parts, extent
from kanevas.view3d.parts.load_parts import DRAG_HEIGHT


def vertices(kind, name):
    parts = Parts(cushioned(), PLANES["xz"], LIGHT)
    return placed(getattr(parts, kind)(), cushioned()).of(name)


def test_a_parachute_stands_on_the_point_of_drag():
    cloud = vertices("loads", "air")
    height = DRAG_HEIGHT * extent(cushioned(), initial_poses(cushioned()))
    # z is up in the work plane
    assert_allclose(cloud.max(axis=0)[2], 0.3 + height, rtol=1e-6)
    assert_allclose(cloud.min(axis=0)[2], 0.3, atol=0.03 * height)
    assert_allclose(cloud[:, :2].mean(axis=0), (1.0, 0.0), atol=0.05 * height)


def test_gravitation_is_a_line_between_the_mass_centres():
    cloud = vertices("mechanism", "pull")
    assert_allclose([cloud[:, 0].min(), cloud[:, 0].max()], [0.0, 0.7], atol=0.01)
    assert_allclose(cloud[:, 2].mean(), 0.3, atol=1e-9)
