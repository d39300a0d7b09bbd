"""Solids of couplings, drivers, locks and joint springs; loads by expressions."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.testing import assert_allclose
from tests.app.coordinated import PLACES, coordinated
from tests.app.view3d.placed import placed
from tests.joint_examples import with_joint

from kane.elements.cylindrical import Cylindrical
from kane.elements.drivers import AngleDriver, DisplacementDriver
from kane.elements.screw import Screw
from kane.model.poses import initial_poses
from kanevas.look.theme import LIGHT, body_color
from kanevas.view3d import meshes
from kanevas.view3d.parts import Parts, extent
from kanevas.view3d.parts.load_parts import FORCE_LENGTH
from kanevas.view3d.parts.site import JOINT_RADIUS

SIGNS = ("gear", "mesh", "link", "motor", "shaker", "jack", "brake", "stop", "spiral", "buffer")
LOADS = ("hand", "pull", "wave", "burst", "twist")
SHIFT = np.array([0.1, 0.2, 0.3])
X, Z = (1.0, 0.0, 0.0), (0.0, 0.0, 1.0)


def solids(model, name, poses=None, loads=False):
    """Vertices of each solid of an element."""
    parts = Parts(model, np.eye(3), LIGHT)
    found = [s for s in (parts.loads() if loads else parts.mechanism()) if s.name == name]
    some = placed(found, model, poses)
    assert_allclose(np.linalg.norm(some.normals, axis=1), 1)
    return some.each(name)


def size(model):
    return extent(model, initial_poses(model))


@pytest.mark.parametrize("name", [*SIGNS, *LOADS])
def test_each_sign_is_there_and_moves_along(name):
    model = coordinated()
    poses = initial_poses(model)
    shifted = poses._replace(position=poses.position + SHIFT)
    before = solids(model, name, loads=name in LOADS)
    after = solids(model, name, shifted, loads=name in LOADS)
    assert before
    assert np.isfinite(np.concatenate(after)).all()
    if name != "jack":  # one end of it is on the ground
        for old, new in zip(before, after, strict=True):
            assert_allclose(new, old + SHIFT, atol=1e-9)


@pytest.mark.parametrize("axes", [np.eye(3), np.array([(1.0, 0, 0), (0, 0, 1), (0, -1, 0)])])
def test_every_plane_can_be_drawn(axes):
    parts = Parts(coordinated(), axes, LIGHT)
    assert {s.name for s in parts.mechanism()} >= set(SIGNS)
    assert {s.name for s in parts.loads()} == set(LOADS)


def test_loads_point_as_at_the_start_or_along_their_law():
    model = coordinated()
    length = FORCE_LENGTH * size(model)
    for name, body, direction in (("pull", "bead", (-1, 0, 0)), ("wave", "arm", (0, 1, 0)),
                                  ("burst", "rack", (0, 0, 1))):  # fmt: skip
        (cloud,) = solids(model, name, loads=True)
        start = initial_poses(model).point(body, (0, 0, 0))
        assert (cloud - start).dot(direction).max() == pytest.approx(length)


def test_a_torque_turns_about_the_mass_centre():
    (cloud,) = solids(coordinated(), "twist", loads=True)
    arc = cloud - (-0.35, 0.22, 0.0)
    assert abs(arc[:, 2]).max() < 0.3 * np.linalg.norm(arc, axis=1).max()
    assert np.linalg.norm(arc, axis=1).min() > 0.5 * np.linalg.norm(arc, axis=1).max()


def test_a_body_without_shapes_has_its_ball_at_the_mass_centre():
    model = coordinated()
    block = replace(model.bodies[5], shapes=())
    model = replace(model, bodies=(*model.bodies[:5], block, model.bodies[6]))
    (ball,) = solids(model, "block")
    assert_allclose((ball.min(axis=0) + ball.max(axis=0)) / 2, (-0.35, 0.22, 0), atol=1e-3)


def test_teeth_have_the_colour_of_their_bodies():
    model = coordinated()
    found = [s.color for s in Parts(model, np.eye(3), LIGHT).mechanism() if s.name == "gear"]
    assert found == [body_color(model, 0), body_color(model, 1)]


@pytest.mark.parametrize("closed", [True, False])
@pytest.mark.parametrize("ring", [True, False])
def test_a_rim_is_closed_and_faces_outwards(closed, ring):
    angle = np.linspace(0, 2 * math.pi if closed else 2.0, 12, endpoint=not closed)
    circle = np.column_stack((np.cos(angle), np.sin(angle), np.zeros(12)))
    outer, inner = (1.0, 0.7) if not ring else (1.0, 1.4)
    mesh = meshes.rim(outer * circle, inner * circle, np.array(Z), 0.2, closed)
    a, b, c = (mesh.vertices[mesh.faces[:, i]] for i in range(3))
    across = np.cross(b - a, c - a)
    assert (np.einsum("ij,ij->i", across, mesh.normals[mesh.faces[:, 0]]) > 0).all()
    # Gauss: the volume within, the flat ring between two polygons with the same corners' angles
    volume = np.einsum("ij,ij->i", a, across).sum() / 6
    step = angle[1] - angle[0]
    count = 12 if closed else 11
    area = count * math.sin(step) / 2 * abs(outer**2 - inner**2)
    assert volume == pytest.approx(0.2 * area)


def centre_and_head(cloud):
    """Where the widest part of an arrow is along x, from its middle."""
    away = np.linalg.norm(cloud[:, 1:] - cloud[:, 1:].mean(axis=0), axis=1)
    return cloud[np.argmax(away), 0] - (cloud[:, 0].min() + cloud[:, 0].max()) / 2


@pytest.mark.parametrize(("ground", "ahead"), [("a", 1.0), ("", 1.0), ("b", -1.0)])
def test_an_arrow_shows_where_the_moving_body_is_driven(ground, ahead):
    driver = DisplacementDriver(name="it", joint="joint", law="t")
    model = replace(with_joint(Cylindrical, X, ground), drivers=(driver,))
    (cloud,) = solids(model, "it")
    assert centre_and_head(cloud) * ahead > 0


@pytest.mark.parametrize(("ground", "sense"), [("a", 1.0), ("", 1.0), ("b", -1.0)])
def test_an_arc_shows_how_the_moving_body_is_turned(ground, sense):
    driver = AngleDriver(name="it", joint="joint", law="t")
    (cloud,) = solids(replace(with_joint(Cylindrical, Z, ground), drivers=(driver,)), "it")
    x, y = (cloud - (0.3, 0.2, 0.1))[:, :2].T
    # the head, thicker than the wire, is at the end of three quarters of a turn
    away = np.hypot(x, y)
    head = away > np.median(away) * 1.15
    around = np.unwrap(np.arctan2(y, x)[np.argsort(np.arctan2(y, x))])
    gaps = np.diff(np.concatenate((around, [around[0] + 2 * math.pi])))
    widest = np.argmax(gaps)
    middle_of_gap = around[widest] + gaps[widest] / 2
    at_head = np.arctan2(y[head].mean(), x[head].mean())
    beyond = (at_head - middle_of_gap + math.pi) % (2 * math.pi) - math.pi
    assert beyond * sense < 0


@pytest.mark.parametrize(("pitch", "sign"), [(0.01, 1.0), (-0.01, -1.0)])
def test_a_thread_is_right_handed_where_the_pitch_is_positive(pitch, sign):
    model = with_joint(Screw, Z)
    model = replace(model, joints=(replace(model.joints[0], pitch=pitch),))
    *_, rod = solids(model, "joint")
    r = JOINT_RADIUS * size(model)
    from_axis = rod - (0.3, 0.2, 0.1)
    # the thread's outermost edge, in the order in which it winds
    edge = from_axis[np.linalg.norm(from_axis[:, :2], axis=1) > 0.85 * r]
    x, y, z = edge[np.argsort(edge[:, 2])].T
    turns = np.unwrap(np.arctan2(y, x))
    assert sign * np.polyfit(z, turns, 1)[0] > 0


def test_the_jack_reaches_from_end_to_end():
    (cloud,) = solids(coordinated(), "jack")
    for end in ((0.0, 0.8, 0.0), PLACES["arm"]):
        assert np.linalg.norm(cloud - end, axis=1).min() < 0.02
