"""What spins, is dropped, slides in a plane and comes to rest: integrals, and motion by itself."""

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from tests.dropped_shapes import KINDS, Drop, drop
from tests.exact.test_shape_contacts import model, plane
from tests.thinned import thinned

from kane import simulate
from kane.model.poses import rotation_matrices

G = 9.81
DEEPEST = 1e-9  # m: the bar of all contacts at this rtol
LEANS = [-math.sin(0.95 * math.pi / 4), 0.0, 0.0, math.cos(0.95 * math.pi / 4)]  # z upwards
BOOKS = 1e-7  # of the largest energy: ten times rtol, for some hundred steps


def falls(seed, turning=False):
    """Let a body fall by lot; it neither sinks nor gains energy, whatever it does."""
    dropped = drop(seed, turning)
    result = dropped.run()
    assert result.outcome.ok, result.outcome.cause
    assert dropped.lowest(result.q[:, 0]).min() > -DEEPEST
    assert result.energy_drift < BOOKS * result.largest_energy


@pytest.mark.parametrize("seed", thinned(range(len(KINDS)), 2))
def test_what_is_dropped_comes_to_rest_or_rolls(seed):
    falls(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(len(KINDS), 60))
def test_more_of_what_is_dropped_comes_to_rest_or_rolls(seed):
    falls(seed)


# 9 and 34 wobble until they lie flat
@pytest.mark.parametrize("seed", [0, 1, pytest.param(2, marks=pytest.mark.slow), 9, 34])
def test_what_friction_against_turning_brakes_comes_to_rest_or_rolls(seed):
    falls(seed, turning=True)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3, 40))
def test_more_of_what_friction_against_turning_brakes_comes_to_rest(seed):
    falls(seed, turning=True)


# What slips in a plane


def test_a_point_that_is_pulled_begins_to_slide_without_an_acceleration():
    """Static friction is as strong as sliding friction: a force that grows just overcomes it.

    The slip begins with a third derivative, and turns as the force does. By itself: Radau's method
    from a bit later on, on the first terms of the series.
    """
    mu, end = 0.3, 3.0
    pull = {"name": "pull", "body": "p", "force": ["2*t", 0, "1.5*t*t"]}
    particle = {"name": "p", "mass": 1.0, "particle": True, "position": [0, 0, 0]}
    floor = plane("p", axis_a=[0, 1, 0], coefficient=mu)
    result = simulate(
        model([particle], [floor], planar=False, forces=[pull], solver={"duration": end})
    )
    assert result.outcome.ok
    assert [event.kind for event in result.events] == ["slides"]
    # so many steps resolve how the friction turns as the slip begins, and no more
    assert result.outcome.steps < 10_000
    begins = result.events[0].time
    np.testing.assert_allclose(math.hypot(2 * begins, 1.5 * begins**2), mu * G, rtol=1e-10)

    def rates(t, y):
        against = y[2:] / math.sqrt(y[2:] @ y[2:])
        return np.append(y[2:], [2 * t, 1.5 * t**2] - mu * G * against)

    later = 1e-3  # s: the next terms of the series are that much smaller, cubed in the way
    along = np.array([2 * begins, 1.5 * begins**2]) / (mu * G)
    jerk = along * (along @ [2.0, 3.0 * begins])
    start = np.append(jerk * later**3 / 6, jerk * later**2 / 2)
    settings = {"method": "Radau", "rtol": 1e-10, "atol": 1e-13}
    other = solve_ivp(rates, (begins + later, end), start, **settings).y[:, -1]
    found = [result[f"p.{name}"][-1] for name in ("x", "z", "vx", "vz")]
    # of metres: by how much both ways of a slow slip, and the series, may differ
    np.testing.assert_allclose(found, other, atol=2e-8)


def test_a_tippe_top_keeps_jelletts_integral():
    """Friction at the touching point has no moment about the line from it to the mass centre.

    Of a ball whose mass centre is beside its middle the moment of momentum along this line times
    its length is constant, however it slides and rises (Jellett, 1872).
    """
    radius, off, inertia = 0.02, 0.003, (2.4e-7, 2.4e-7, 2.2e-7)
    body = {
        "name": "top", "mass": 0.015, "inertia": list(inertia),
        # its middle above its mass centre, leaning a bit
        "orientation": LEANS,
        "angular_velocity": [0, 180.0, 0],
        "shapes": [{"type": "sphere", "radius": radius, "center": [0, 0, off]}],
    }  # fmt: skip
    up = rotation_matrices(np.array([LEANS]))[0, 1]
    body["position"] = [0, radius - off * up[2] + 1e-3, 0]  # it falls a millimetre first
    contact = plane("top", axis_a=[0, 1, 0], coefficient=0.25)
    result = simulate(model([body], [contact], planar=False, solver={"duration": 2.5}))
    assert result.outcome.ok
    R = rotation_matrices(result.q[:, 0, 3:])
    momentum = np.einsum("kij,kj->ki", R, result.u[:, 0, 3:] * inertia)
    arm = R[:, :, 2] * off - [0, radius, 0]  # from the mass centre to the touching point
    touches = result["floor of top.normal_force"] > 0
    integral = np.einsum("ki,ki->k", momentum, arm)[touches]
    assert touches.sum() > 100
    np.testing.assert_allclose(integral, integral[0], rtol=1e-7)
    # and it does turn over: the middle comes below the mass centre
    assert R[0, 1, 2] > 0.9
    assert R[:, 1, 2].min() < 0.0


def test_what_lies_on_its_side_and_spins_comes_to_rest():
    """A capsule slides with both ends, which come to rest at once, and stays where it is."""
    spins = Drop(
        {"type": "capsule", "start": [-0.1, 0, 0], "end": [0.1, 0, 0], "radius": 0.05},
        {"axis_a": [0, 1, 0], "coefficient": 0.4},
        {"position": [0, 0.05, 0], "angular_velocity": [0, 6.0, 0]},
    )
    result = spins.run(1.0)
    assert result.outcome.ok
    assert np.abs(result.u[-1]).max() < 1e-9
