"""Cones of friction in space."""

import numpy as np
import pytest

from kanevas.look.theme import LIGHT
from kanevas.vectors import ArrowSet
from kanevas.view3d.friction_cones import friction_cones
from kanevas.view3d.vector_arrows import LONGEST

SIZE = 2.0


def normals(parts, cones):
    parts = np.array(parts, dtype=float)
    names, at = ("a",) * len(parts), np.tile((1.0, 2.0, 3.0), (len(parts), 1))
    unique = np.ones(len(parts), dtype=bool)
    return ArrowSet("normal_force", names, at, parts, unique, (), cones)


def test_a_cone_opens_from_the_start_of_its_arrow_to_as_far_as_its_tip():
    arrows = normals([(0.0, 0.5, 0.0)], np.array([0.3]))
    cones = friction_cones([arrows], SIZE, LIGHT)
    assert len(cones) == 1
    (row,) = cones.data
    length = 0.5 * LONGEST * SIZE
    assert row["size"][:3] == pytest.approx((0.3 * length, 0.3 * length, length))
    assert row["frame"][:, 3] == pytest.approx((1.0, 2.0, 3.0))
    assert row["frame"][:, 2] == pytest.approx((0.0, 1.0, 0.0))
    mesh = cones.meshes[0]
    wide = np.hypot(mesh.vertices[:, 0], mesh.vertices[:, 1])
    assert wide[mesh.vertices[:, 2] == 1.0].max() == pytest.approx(1.0)
    assert wide[mesh.vertices[:, 2] == 0.0] == pytest.approx(0.0)


def test_only_what_rubs_and_presses_has_one():
    arrows = normals([(0, 0.5, 0), (0, 0.5, 0), (0, 0, 0)], np.array([0.3, 0.0, 0.3]))
    assert len(friction_cones([arrows], SIZE, LIGHT)) == 1
    assert len(friction_cones([arrows._replace(cones=None)], SIZE, LIGHT)) == 0
    assert len(friction_cones([], SIZE, LIGHT)) == 0
