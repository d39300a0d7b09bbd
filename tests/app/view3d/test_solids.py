import math
from collections import Counter

import msgspec
import numpy as np
import pytest
from numpy.testing import assert_allclose
from tests.app.view3d.placed import placed as place

from kane.elements.body import Body
from kane.elements.loads import Force
from kane.elements.shapes import Box, Capsule, Rod, Sphere
from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kanevas.look.theme import LIGHT
from kanevas.view3d.parts import Parts, extent
from kanevas.view3d.solids import PALE

FRONT = np.eye(3)


def parts(model):
    return Parts(model, FRONT, LIGHT)


def placed(model, poses=None):
    return place(parts(model).mechanism(), model, poses)


def moved(model, shift):
    poses = initial_poses(model)
    return Poses(poses.names, poses.position + shift, poses.rotation)


def test_every_element_has_a_solid(model, two_bodies):
    for shown in (model, two_bodies):
        solids = [*parts(shown).mechanism(), *parts(shown).loads()]
        names = {e.name for e in (*shown.bodies, *shown.joints, *shown.springs)}
        names |= {e.name for e in (*shown.forces, *shown.torques)}
        assert {solid.name for solid in solids} == names


def test_model_without_bodies_has_nothing_to_draw():
    solids = placed(Model()).solids
    assert solids.names == []
    assert solids.corners().shape == (0, 3)
    assert solids.hit(np.zeros(3), np.array([1.0, 0.0, 0.0])) is None


def test_bodies_stand_where_the_poses_say(model):
    solids = placed(model)
    rod = model.bodies[1].shapes[0]
    poses = initial_poses(model)
    start, end = (poses.point("K2", point) for point in (rod.start, rod.end))
    box = solids.of("K2")
    assert_allclose(box.min(axis=0), np.minimum(start, end) - rod.radius, atol=1e-5)
    assert_allclose(box.max(axis=0), np.maximum(start, end) + rod.radius, atol=1e-5)


def test_joint_shows_at_the_end_of_a_capsule_as_at_that_of_a_rod(model):
    rod = msgspec.structs.replace(model.bodies[1].shapes[0], radius=0.004)

    def with_shape(shape):
        body = msgspec.structs.replace(model.bodies[1], shapes=(shape,))
        bodies = (model.bodies[0], body, *model.bodies[2:])
        return placed(msgspec.structs.replace(model, bodies=bodies))

    capsule = Capsule(start=rod.start, end=rod.end, radius=rod.radius)
    assert_allclose(with_shape(capsule).vertices, with_shape(rod).vertices)


def test_bodies_and_pins_follow_and_the_ground_stays(model):
    shift = np.array([0.01, 0.02, 0.03])
    before, after = placed(model), placed(model, moved(model, shift))
    for name in ("K3", "K3-K4"):
        moves = after.of(name) - before.of(name)
        assert_allclose(moves, np.tile(shift, (len(moves), 1)), atol=1e-15)
    assert_allclose(after.of("B-K3"), before.of("B-K3"))


def test_spring_reaches_from_end_to_end_in_every_pose(model):
    for shift in ((0, 0, 0), (0.02, -0.03, 0.01)):
        poses = moved(model, np.array(shift))
        solids = placed(model, poses)
        spring = model.springs[0]
        a = poses.point("ground", spring.point_a)
        b = poses.point("K3", spring.point_b)
        along = (b - a) / math.dist(a, b)
        _plate, coil = solids.each("C-D")
        reach = (coil - a) @ along
        assert_allclose([reach.min(), reach.max()], [0, math.dist(a, b)], atol=1e-12)


def test_force_in_ground_axes_keeps_its_direction_and_one_in_body_axes_turns(two_bodies):
    quarter = np.array([[0.0, -1, 0], [1, 0, 0], [0, 0, 1]])
    poses = initial_poses(two_bodies)
    poses = Poses(poses.names, poses.position, np.stack([quarter, quarter]))
    for axes, direction in (("ground", (1, 0, 0)), ("body", (0, 1, 0))):
        force = Force(name="f", body="body1", axes=axes, force=(2.0, 0, 0), point=(0.1, 0, 0))
        shown = msgspec.structs.replace(two_bodies, forces=(force,), torques=())
        loads = place(parts(shown).loads(), shown, poses)
        offset = loads.vertices - poses.point("body1", (0.1, 0, 0))
        reach = offset @ np.array(direction)
        assert reach.min() == pytest.approx(0, abs=1e-12)
        assert reach.max() == pytest.approx(0.17 * extent(shown, initial_poses(shown)))


def test_selected_solids_have_the_accent_colour(model):
    solids = placed(model).solids
    solids.mark_selected({"K3"})
    shown = Counter()
    for group in solids.instances.groups:
        rows = solids.instances.data[group.start : group.start + group.number]
        accent = np.isclose(rows["color"], LIGHT.accent.getRgbF()).all(axis=1)
        shown[True] += int(accent.sum())
        shown[False] += int((~accent).sum())
    assert shown[True] == solids.names.count("K3")
    assert shown.total() == len(solids.names)


def test_proposed_solids_are_paler_and_all_others_as_ever(model):
    solids = placed(model).solids
    solids.mark_selected((), {"K3"})
    pale = Counter()
    for group in solids.instances.groups:
        rows = solids.instances.data[group.start : group.start + group.number]
        near = np.abs(rows["color"][:, :3] - LIGHT.background.getRgbF()[:3]).max(axis=1)
        pale[True] += int((near < PALE + 1e-6).sum())
    assert pale[True] >= solids.names.count("K3")
    own = np.abs(solids.colors[:, :3] - LIGHT.background.getRgbF()[:3]).max(axis=1)
    assert pale[True] == solids.names.count("K3") + sum(
        reach < PALE + 1e-6 and name != "K3" for reach, name in zip(own, solids.names, strict=True)
    )


def test_ray_meets_the_nearest_solid(model):
    solids = placed(model).solids
    poses = initial_poses(model)
    # K1's disc lies in front of K2's bar at O when seen from the front.
    eye = poses.point("K1", (0.003, 0, 0)) + np.array([0, 0, 1])
    assert solids.hit(eye, np.array([0.0, 0, -1]))[0] == "K1"
    assert solids.hit(eye - (0, 0, 2), np.array([0.0, 0, 1]))[0] == "K2"
    assert solids.hit(eye, np.array([0.0, 0, 1])) is None


def test_corners_hold_all_that_is_drawn_and_little_more(model):
    solids, meshes = placed(model)
    vertices = np.concatenate([mesh.vertices for mesh in meshes])
    corners = solids.corners().reshape(len(meshes), 8, 3)
    assert_allclose(np.ptp(corners, axis=(0, 1)), np.ptp(vertices, axis=0), rtol=0.15)
    for mesh, box in zip(meshes, corners, strict=True):
        across = np.array([box[4] - box[0], box[2] - box[0], box[1] - box[0]])
        shares = (mesh.vertices - box[0]) @ across.T / np.einsum("ij,ij->i", across, across)
        assert_allclose((shares.min(axis=0), shares.max(axis=0)), [(0, 0, 0), (1, 1, 1)], atol=0.1)


def test_solids_of_one_kind_share_a_mesh_whatever_their_size():
    bodies = tuple(
        Body(name=f"b{i}", mass=1.0, inertia=(1.0, 1.0, 1.0), shapes=(shape,))
        for i, shape in enumerate(
            (
                Rod(start=(0, 0, 0), end=(1, 0, 0), radius=0.1),
                Rod(start=(0, 2, 0), end=(1, 5, 0), radius=0.3),
                Capsule(start=(0, 0, 0), end=(0, 0, 4), radius=0.2),
                Sphere(radius=2.0),
                Box(size=(1, 2, 3)),
                Box(size=(3, 2, 1)),
            )
        )
    )
    solids = placed(Model(bodies=bodies)).solids
    assert [group.number for group in solids.instances.groups] == [3, 1, 2]


def test_pins_reach_the_plates_beside_which_they_stand(model):
    solids = placed(model)
    pin = solids.of("B-K3")
    assert pin[:, 2].min() == pytest.approx(-0.004)
    bar = solids.of("K6-K2")
    assert np.ptp(bar[:, 2]) == pytest.approx(2 * bar[:, 2].max())


def test_body_without_shapes_is_a_star_to_its_joints(model):
    bare = tuple(msgspec.structs.replace(body, shapes=()) for body in model.bodies)
    shown = msgspec.structs.replace(model, bodies=bare)
    poses = initial_poses(shown)
    solids = placed(shown)
    star = solids.of("K5")
    joint = poses.point("K5", (-0.02308, -0.00916, 0))
    assert np.linalg.norm(star - joint, axis=1).min() < 1e-3


def test_extent_of_a_point_is_a_metre():
    assert extent(Model(), initial_poses(Model())) == 1.0
