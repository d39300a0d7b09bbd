"""Roots of zero: as many as freedoms that nothing changes, and zero itself."""

import numpy as np
import pytest
from tests.vehicles import bicycle

from kane.analyses.instant import instant_at_start
from kane.analyses.linearisation import linearise
from kane.analyses.spectrum import spectrum
from kane.elements.body import Body
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.model import Model

G = 9.81
X, Z = (1.0, 0.0, 0.0), (0.0, 0.0, 1.0)


def cart_with_pendulum():
    """A cart that may stand anywhere, and a rod of length 2 a that hangs from it."""
    bodies = (
        Body(name="cart", mass=2.0, inertia=(0.1, 0.1, 0.1)),
        Body(name="rod", mass=0.7, inertia=(0.02, 0.001, 0.02), position=(0.0, -0.3, 0.0)),
    )
    joints = (
        Prismatic(name="rail", body_a="ground", body_b="cart", axis_a=X, axis_b=X,
                  side_a=Z, side_b=Z),
        Revolute(name="hinge", body_a="cart", body_b="rod", axis_a=Z, axis_b=Z, side_a=X,
                 side_b=X, point_b=(0.0, 0.3, 0.0)),
    )  # fmt: skip
    return Model(gravity=(0.0, -G, 0.0), bodies=bodies, joints=joints)


def test_a_cart_that_may_stand_anywhere_has_two_roots_of_zero_and_one_such_mode():
    linear = linearise(instant_at_start(cart_with_pendulum()))
    m, a, J, whole = 0.7, 0.3, 0.02, 2.7
    expected = np.sqrt(m * G * a / (J + m * a * a - (m * a) ** 2 / whole))
    swing, anywhere = linear.modes
    assert swing.eigenvalue.imag == pytest.approx(expected, rel=1e-12)
    assert (anywhere.kind, anywhere.eigenvalue, anywhere.frequency) == ("neutral", 0.0, 0.0)
    assert sorted(np.abs(linear.eigenvalues))[:2] == [0.0, 0.0]
    # along it both go as one, each with its part of the mass
    assert anywhere.kinetic == pytest.approx({"cart": 2.0 / whole, "rod": m / whole})
    moved = anywhere.displacements.reshape(-1, 2, 3)[:, 0, 0]
    assert abs(moved[0] - moved[1]) < 1e-12 * abs(moved[0])


def test_a_body_that_floats_has_twelve_roots_of_zero_and_six_modes():
    body = Body(name="b", mass=2.0, inertia=(1.0, 2.0, 2.5))
    linear = linearise(instant_at_start(Model(gravity=(0.0, 0.0, 0.0), bodies=(body,))))
    assert not linear.eigenvalues.any()
    assert len(linear.eigenvalues) == 12
    assert [mode.kind for mode in linear.modes] == ["neutral"] * 6


def test_what_a_bicycle_may_do_for_ever_has_roots_of_zero():
    """Place, heading, the turns of both wheels; and the speed, which goes with its own place."""
    linear = linearise(instant_at_start(bicycle(5.0)))
    assert (linear.eigenvalues == 0.0).sum() == 6


def test_a_weak_spring_is_no_root_of_zero():
    """Frequencies of a body on springs whose stiffnesses are 1e-10 and 1."""
    from kane.elements.bushing import Bushing

    body = Body(name="b", mass=1.0, inertia=(1.0, 1.0, 1.0))
    bushing = Bushing(
        name="u", body_a="ground", body_b="b", stiffness=(1e-10, 1.0, 1.0), damping=(0.0,) * 3,
        rotary_stiffness=(1.0, 1.0, 1.0), rotary_damping=(0.0,) * 3,
    )  # fmt: skip
    linear = linearise(
        instant_at_start(Model(gravity=(0.0, 0.0, 0.0), bodies=(body,), bushings=(bushing,)))
    )
    assert min(abs(linear.eigenvalues)) == pytest.approx(1e-5, rel=1e-9)


def test_roots_of_zero_are_found_with_all_their_chains_by_lot():
    """Matrices of known chains, seen along other axes: [3, 2, 1] of zero, and a regular part."""
    random = np.random.default_rng(1)
    for _ in range(20):
        J = np.zeros((10, 10))
        J[0, 1] = J[1, 2] = J[3, 4] = 1.0
        J[6:, 6:] = random.normal(size=(4, 4)) + 3.0 * np.eye(4)
        axes = np.linalg.qr(random.normal(size=(10, 10)))[0]
        A = axes @ J @ axes.T
        found = spectrum(A, np.ones(10))
        assert (found.values == 0.0).sum() == 6
        assert sum(value == 0.0 for value, _ in found.pairs()) == 3
        known = np.sort_complex(np.linalg.eigvals(J[6:, 6:]))
        np.testing.assert_allclose(np.sort_complex(found.values[6:]), known, rtol=1e-11)
        for value, vector in found.pairs():
            assert np.abs(A @ vector - value * vector).max() < 1e-12 * np.abs(A).max() * 10
