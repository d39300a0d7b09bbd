"""Orbits: Kepler's ellipse and the figure eight of three bodies."""

import numpy as np
import pytest
from scipy.optimize import brentq
from tests.engine.helpers import floats, rod
from tests.exact.test_conservation import momenta, spread

import kane
from kane.elements.gravitation import Gravitation
from kane.model import Model


def kepler_model(a, eccentricity, masses, constant):
    """Two bodies nearest to each other, their mass centre at rest in the origin."""
    total = sum(masses)
    r = a * (1 - eccentricity)
    v = np.sqrt(constant * total / a * (1 + eccentricity) / (1 - eccentricity))
    shares = masses[1] / total, -masses[0] / total
    bodies = tuple(
        rod(name, mass=mass, position=floats((-s * r, 0, 0)), velocity=floats((0, 0, -s * v)))
        for name, mass, s in zip(("sun", "planet"), masses, shares, strict=True)
    )
    return Model(bodies=bodies, gravitations=(Gravitation(name="g", constant=constant),))


def kepler_motion(t, a, eccentricity, mu):
    """The way from one to the other, (2, times), by Kepler's equation E - e sin E = n t."""
    n = np.sqrt(mu / a**3)
    E = np.array([
        brentq(lambda E, m=m: E - eccentricity * np.sin(E) - m, m - 1, m + 1, xtol=1e-14)
        for m in n * t
    ])  # fmt: skip
    return a * np.array([np.cos(E) - eccentricity, np.sqrt(1 - eccentricity**2) * np.sin(E)])


@pytest.mark.parametrize("eccentricity", [0.0, 0.6])
def test_two_bodies_run_on_keplers_ellipse(eccentricity):
    a, masses, constant = 2.0, (3.0, 1.5), 1.7
    model = kepler_model(a, eccentricity, masses, constant)
    mu = constant * sum(masses)
    period = 2 * np.pi * np.sqrt(a**3 / mu)
    result = kane.simulate(
        model, duration=1.5 * period, record_every=period / 40, rtol=1e-12, atol=1e-13
    )
    assert result.outcome.ok
    x, z = kepler_motion(result.time, a, eccentricity, mu)
    # errors of some hundred steps of 1e-12 grow with the time along the orbit
    np.testing.assert_allclose(result["planet.x"] - result["sun.x"], x, atol=1e-9)
    np.testing.assert_allclose(result["planet.z"] - result["sun.z"], z, atol=1e-9)
    # the energy of the orbit is -G m1 m2 / (2 a)
    energy = result["system.kinetic_energy"] + result["g.potential_energy"]
    np.testing.assert_allclose(energy, -constant * masses[0] * masses[1] / (2 * a), rtol=1e-10)
    linear, angular = momenta(result)
    assert spread(linear) < 1e-12  # round-off alone: the pair of forces cancels in every step
    assert spread(angular) < 1e-10


def test_the_earth_takes_a_year_around_the_sun():
    # IAU 2015 nominal G M of the sun 1.3271244e20 m^3/s^2, astronomical unit 149597870700 m;
    # the Gaussian year 2 pi / 0.01720209895 days is that of a body without mass at 1 au
    au, gravity = 149597870700.0, 1.3271244e20
    sun = rod("sun", mass=gravity / 6.67430e-11, inertia=(1.0, 1.0, 1.0))
    earth = rod("earth", position=(au, 0.0, 0.0), velocity=(0.0, float(np.sqrt(gravity / au)), 0.0))
    model = Model(bodies=(sun, earth), gravitations=(Gravitation(name="g"),))
    year = 2 * np.pi / 0.01720209895 * 86400
    result = kane.simulate(model, duration=year, record_every=year / 20, rtol=1e-11, atol=1.0)
    end = result.q[-1, 1, :3] - result.q[-1, 0, :3]
    # the nominal constant has eight digits
    np.testing.assert_allclose(end, (au, 0, 0), atol=1e-6 * au)


def test_three_bodies_return_on_the_figure_eight():
    # Chenciner, Montgomery, Annals of Mathematics 152 (2000), p. 881, with the numbers of C. Simo:
    # eight digits of the start, so the end is known to some 1e-7
    x, y = 0.97000436, -0.24308753
    vx, vy = -0.93240737, -0.86473146
    starts = (
        ("a", (x, y), (-vx / 2, -vy / 2)),
        ("b", (-x, -y), (-vx / 2, -vy / 2)),
        ("c", (0, 0), (vx, vy)),
    )
    bodies = tuple(
        rod(name, position=floats((*p, 0)), velocity=floats((*v, 0))) for name, p, v in starts
    )
    model = Model(bodies=bodies, gravitations=(Gravitation(name="g", constant=1.0),))
    period = 6.32591398
    result = kane.simulate(model, duration=period, record_every=period / 60, rtol=1e-12, atol=1e-13)
    assert result.outcome.ok
    np.testing.assert_allclose(result.q[-1, :, :3], result.q[0, :, :3], atol=1e-6)
    np.testing.assert_allclose(result.u[-1], result.u[0], atol=1e-6)
    # a third of a period later each is where another was
    third = result.q[len(result.time) // 3, :, :3]
    np.testing.assert_allclose(
        sorted(third.tolist()), sorted(result.q[0, :, :3].tolist()), atol=1e-6
    )
    linear, angular = momenta(result)
    assert spread(linear) < 1e-12
    assert spread(angular) < 1e-10
    assert result.energy_drift < 1e-10
