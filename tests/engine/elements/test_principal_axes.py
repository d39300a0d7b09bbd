"""Principal axes of a body, and the ellipsoid that shows them."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_allclose
from scipy.spatial.transform import Rotation
from tests.engine.elements.solid_shapes import (
    STEEL,
    TILTED,
    some,
    turns,
)

from kane.elements.mass_properties import (
    MassProperties,
    composite,
    equivalent_ellipsoid,
    inertia_faults,
    principal,
)
from kane.elements.shapes import Box, Rod, Sphere


@some
@given(st.tuples(st.floats(1, 1.3), st.floats(1.4, 1.6), st.floats(1.7, 2)), turns)
def test_principal_axes_are_the_nearest_of_all(moments, turn):
    R = turn.as_matrix()
    inertia = R @ np.diag(moments) @ R.T
    found, rotation = principal(inertia)
    assert_allclose(rotation @ np.diag(found) @ rotation.T, inertia, atol=1e-13)
    assert_allclose(rotation @ rotation.T, np.eye(3), atol=1e-14)
    assert np.linalg.det(rotation) == pytest.approx(1)
    # Right-handed sets of principal axes differ by the turns of a cube.
    nearest = min((turn * Rotation.create_group("O")).magnitude())
    # angles near zero come from the square root of round-off
    assert Rotation.from_matrix(rotation).magnitude() == pytest.approx(nearest, abs=1e-7)


@some
@given(turns.filter(lambda turn: turn.magnitude() > 1e-3), st.sampled_from([0.3, 1.7]))
def test_body_of_revolution_turns_only_as_its_axis_asks(turn, along):
    n = turn.apply((0, 0, 1))
    inertia = np.eye(3) + (along - 1) * np.outer(n, n)
    found, rotation = principal(inertia)
    assert_allclose(rotation @ np.diag(found) @ rotation.T, inertia, atol=1e-13)
    assert_allclose(np.sort(found), sorted([along, 1, 1]), atol=1e-13)
    steepest = np.abs(n).max()
    assert np.trace(rotation) == pytest.approx(1 + 2 * steepest)


@pytest.mark.parametrize("moments", [(3.0, 1.0, 2.5), (1.0, 1.0, 2.0), (2.0, 2.0, 2.0)])
def test_diagonal_tensor_keeps_its_axes_and_its_order(moments):
    noise = 1e-15 * np.array([[0, 1, -2], [1, 0, 3], [-2, 3, 0]])
    found, rotation = principal(np.diag(moments) + noise)
    assert tuple(found) == moments
    assert (rotation == np.eye(3)).all()


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_choice_between_equally_near_axes_does_not_hang_on_round_off(order):
    # Turned by 45° about an axis, four sets of axes are equally near.
    R = Rotation.from_rotvec(np.eye(3)[order[0]] * math.pi / 4).as_matrix()
    inertia = R @ np.diag(np.array([1.0, 1.5, 1.8])[list(order)]) @ R.T
    rng = np.random.default_rng(1)
    _, first = principal(inertia)
    for _ in range(20):
        noise = rng.normal(size=(3, 3)) * 1e-16
        _, rotation = principal(inertia + noise + noise.T)
        assert_allclose(rotation, first, atol=1e-12)


def test_tilt_halfway_between_two_axes_lays_the_first_along_it():
    rng = np.random.default_rng(1)
    n = np.array([0.0, -1.0, 1.0]) / math.sqrt(2)
    for _ in range(20):
        noise = rng.normal(size=(3, 3)) * 1e-16
        _, rotation = principal(np.eye(3) - 0.5 * np.outer(n, n) + noise + noise.T)
        assert_allclose(rotation[:, 1], -n, atol=1e-12)


def test_tensor_that_was_rounded_on_one_side_alone_has_the_axes_of_its_mean():
    inertia = TILTED @ np.diag([1.0, 2.0, 2.5]) @ TILTED.T
    skew = 1e-7 * np.array([[0, 1, 2], [-1, 0, -1], [-2, 1, 0]])
    assert not list(inertia_faults(inertia + skew, "inertia"))
    moments, rotation = principal(inertia + skew)
    assert_allclose(rotation @ np.diag(moments) @ rotation.T, inertia, atol=1e-13)


@pytest.mark.parametrize("size", [1e-290, 1e-9, 1e307])
def test_axes_do_not_hang_on_the_size_of_the_body(size):
    inertia = TILTED @ np.diag([1.0, 2.0, 2.5]) @ TILTED.T
    moments, rotation = principal(inertia)
    found, same = principal(size * inertia)
    assert_allclose(found / size, moments, rtol=1e-13)
    assert_allclose(same, rotation, atol=1e-13)
    assert not list(inertia_faults(size * inertia, "inertia"))


@pytest.mark.parametrize("far", [0.0, 1e3])
def test_symmetric_composite_keeps_the_axes_of_its_shapes(far):
    shapes = [
        Rod(start=(far - 0.3, 1, 2), end=(far + 0.3, 1, 2), radius=0.02),
        Sphere(center=(far - 0.3, 1, 2), radius=0.1),
        Sphere(center=(far + 0.3, 1, 2), radius=0.1),
        Box(center=(far, 1, 2), size=(0.1, 0.2, 0.3)),
    ]
    _, rotation = principal(composite(shapes, STEEL).inertia)
    assert (rotation == np.eye(3)).all()


@pytest.mark.parametrize("axes", [(0.3, 0.2, 0.1), (1.0, 1.0, 1.0), (2.0, 1e-3, 0.5)])
def test_the_equivalent_ellipsoid_has_the_inertia_that_it_comes_from(axes):
    a, b, c = np.square(axes)
    moments = 4.0 / 5 * np.array([b + c, a + c, a + b])  # of an ellipsoid of 4 kg
    properties = MassProperties(4.0, np.zeros(3), np.diag(moments))
    found, rotation = equivalent_ellipsoid(properties)
    # the smallest axis is the root of a difference of squares of the largest
    np.testing.assert_allclose(found, axes, rtol=1e-9)
    np.testing.assert_array_equal(rotation, np.eye(3))


def test_a_flat_body_has_a_flat_ellipsoid():
    properties = MassProperties(1.0, np.zeros(3), np.diag([0.1, 0.2, 0.3 * (1 + 1e-9)]))
    assert equivalent_ellipsoid(properties)[0][2] == 0.0
