import numpy as np
import pytest

from kanevas.look.theme import LIGHT
from kanevas.vectors import ArrowSet
from kanevas.view3d.vector_arrows import HEAD, LEAST_HEAD, LONGEST, VectorArrows
from kanevas.view3d.vector_meshes import HEAD_RADIUS, vector_arrow

SIZE = 2.0  # of the model [m]


def bundle(parts, kind="force", unique=True):
    count = len(parts)
    names = tuple(f"b{i}" for i in range(count))
    at = np.outer(np.arange(count), (3.0, 4.0, 5.0))
    return ArrowSet(kind, names, at, np.array(parts, dtype=float), np.full(count, unique))


def shown(*bundles, pixel=0.0):
    arrows = VectorArrows()
    arrows.show(bundles, SIZE, pixel, LIGHT)
    arrows.mark_selected(())
    return arrows


def drawn(arrows, index):
    """The vertices of an arrow in ground axes, as the graphics card works them out."""
    data, mesh = arrows.instances.data[index], arrows.instances.meshes[index]
    local = mesh.vertices * data["size"][:3]
    local[:, 2] += mesh.shares * data["size"][3]
    return local @ data["frame"][:, :3].T + data["frame"][:, 3]


@pytest.mark.parametrize("direction", [(0, 0, 1), (0, 0, -1), (1, 0, 0), (0.36, -0.48, 0.8)])
def test_an_arrow_goes_from_its_point_along_its_vector(direction):
    arrows = shown(bundle([direction]))
    points = drawn(arrows, 0)
    along = points @ np.array(direction)
    # single precision of the graphics card
    assert (along.min(), along.max()) == pytest.approx((0.0, LONGEST * SIZE), abs=1e-6)
    assert points[np.argmax(along)] == pytest.approx(arrows.tips[0], abs=1e-6)
    aside = np.linalg.norm(points - np.outer(along, direction), axis=1)
    assert aside.max() == pytest.approx(HEAD_RADIUS * HEAD * SIZE, rel=1e-5)


def test_arrows_that_are_too_short_have_no_size():
    arrows = shown(bundle([(1, 0, 0), (0.001, 0, 0), (0, 0, 0)]))
    assert arrows.lengths.tolist() == [LONGEST * SIZE, 0.0, 0.0]
    assert np.ptp(drawn(arrows, 1), axis=0).max() == 0


def test_heads_fit_short_arrows_and_small_pictures():
    assert shown(bundle([(0.1, 0, 0)]))._heads[0] == pytest.approx(0.05 * LONGEST * SIZE)
    far_away = shown(bundle([(1, 0, 0)]), pixel=0.02)
    assert far_away._heads[0] == pytest.approx(LEAST_HEAD * 0.02)


def test_turning_vectors_have_two_heads_and_shared_ones_dashes():
    plain, turning, dashed = (
        shown(each).instances.meshes[0]
        for each in (
            bundle([(1, 0, 0)]),
            bundle([(1, 0, 0)], kind="torque"),
            bundle([(1, 0, 0)], unique=False),
        )
    )
    assert plain is vector_arrow(False, False)
    assert turning is vector_arrow(True, False)
    assert dashed is vector_arrow(False, True)
    assert len(plain.vertices) < len(turning.vertices) < len(dashed.vertices)


def test_kinds_have_their_colours_and_what_is_selected_the_accent():
    arrows = shown(bundle([(1, 0, 0)]), bundle([(1, 0, 0)], kind="torque"))
    colors = arrows.instances.data["color"]  # of one mesh after the other
    for row, kind in zip(colors, ("force", "torque"), strict=True):
        assert row == pytest.approx(LIGHT.vectors[kind].getRgbF(), abs=1e-6)
    arrows.mark_selected(("b0",))
    for row in arrows.instances.data:
        assert row["color"] == pytest.approx(LIGHT.accent.getRgbF(), abs=1e-6)


def test_films_keep_their_instances():
    arrows = shown(bundle([(1, 0, 0), (0, 1, 0)]))
    instances = arrows.instances
    arrows.show([bundle([(0.5, 0, 0), (0, 0, 0.2)])], SIZE, 0.0, LIGHT)
    assert arrows.instances is instances
    arrows.show([bundle([(0.5, 0, 0)])], SIZE, 0.0, LIGHT)
    assert len(arrows.instances) == 1


def test_a_ray_meets_the_nearest_arrow_as_far_out_as_its_head():
    arrows = shown(bundle([(1, 0, 0), (1, 0, 0)]))  # from (0, 0, 0) and from (3, 4, 5)
    middle, down = LONGEST * SIZE / 2, np.array([0.0, 0.0, -1.0])
    name, way = arrows.hit(np.array([middle, 0.0, 2.0]), down)
    assert (name, way) == ("b0", pytest.approx(2.0))
    assert arrows.hit(np.array([3.0 + middle, 4.0, 9.0]), down)[0] == "b1"
    reach = HEAD_RADIUS * HEAD * SIZE
    assert arrows.hit(np.array([middle, 0.9 * reach, 2.0]), down)[0] == "b0"
    assert arrows.hit(np.array([middle, 1.1 * reach, 2.0]), down) is None
    assert arrows.hit(np.array([middle, 0.0, -2.0]), down) is None  # behind the eye
    assert arrows.hit(np.array([-0.1, 0.0, 2.0]), down) is None
    assert VectorArrows().hit(np.zeros(3), down) is None
