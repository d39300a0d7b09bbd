"""Magnets against the closed forms of a force by the inverse square."""

import math

import numpy as np
import pytest
from tests.engine.machines import X, run, wheel

from kane.elements.body import Body
from kane.elements.magnet import Magnet
from kane.elements.prismatic import Prismatic
from kane.errors import AssemblyError, ModelError
from kane.model import Model
from kane.results import RunVectors
from kane.solve.outcome import Ending

C, M1, M2, D = 0.7, 1.5, 0.5, 1.2
MASS = M1 * M2 / (M1 + M2)
METHODS = ("dop853", "esdirk43")
RTOL = 1e-10


def pair(strength=C, distance=D, **fields):
    """Two particles at rest in the xy plane, a magnet between them."""
    way = np.array([0.6, 0.8, 0.0])
    bodies = (
        Body(name="a", mass=M1, particle=True, position=(0.1, 0.2, 0.0)),
        Body(name="b", mass=M2, particle=True,
             position=tuple((np.array([0.1, 0.2, 0.0]) + distance * way).tolist())),
    )  # fmt: skip
    magnet = Magnet(name="m", body_a="a", body_b="b", strength=strength)
    return Model(bodies=bodies, magnets=(magnet,), **fields)


def time_to(x):
    """Time in which two bodies let go at a distance D fall to x D [s].

    From d'^2 = 2 C / m (1 / d - 1 / D), as of radial Kepler motion.
    """
    share = math.sqrt(MASS * D**3 / (2 * C))
    return share * (math.acos(math.sqrt(x)) + math.sqrt(x * (1 - x)))


@pytest.mark.parametrize("planar", [False, True], ids=["space", "plane"])
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("x", [0.8, 0.3, 0.1])
def test_two_bodies_fall_together_in_the_time_of_kepler(x, method, planar):
    result = run(pair(planar=planar), duration=time_to(x), rtol=RTOL, method=method)
    d = result["m.length"]
    # near the end a given error of the start grows by the speed there: some ten times
    assert d[-1] == pytest.approx(x * D, rel=1e-7)
    np.testing.assert_allclose(result["m.force"], C / d**2, rtol=1e-12)
    np.testing.assert_allclose(result["m.potential_energy"], -C / d, rtol=1e-12)
    kinetic = C * (1 / d - 1 / D)
    np.testing.assert_allclose(result["system.kinetic_energy"], kinetic, atol=1e-7)
    np.testing.assert_allclose(
        result["m.length_rate"], -np.sqrt(2 * kinetic / MASS), atol=1e-6
    )  # the root of an error of 1e-7 beside the start counts there alone
    assert result.energy_drift < 1e-7  # some hundred steps of 1e-10 of up to 6 J


@pytest.mark.parametrize("method", METHODS)
def test_poles_that_repel_part_and_keep_their_energy(method):
    result = run(pair(strength=-C), duration=4.0, rtol=RTOL, method=method)
    d = result["m.length"]
    assert d[-1] > 3 * D
    np.testing.assert_allclose(result["m.force"], -C / d**2, rtol=1e-12)
    np.testing.assert_allclose(
        result["system.kinetic_energy"], C * (1 / D - 1 / d), atol=1e-8
    )  # some hundred steps of 1e-10 of half a joule
    assert result.energy_drift < 1e-8


def test_a_carriage_swings_about_a_magnet_at_the_frequency_of_its_stiffness():
    # a pole h beside the track: F along it is -c s / (s^2 + h^2)^1.5, so w^2 = c / (m h^3)
    h, c, mass = 0.3, 0.4, 2.0
    track = Prismatic(name="track", body_a="ground", body_b="carriage", axis_a=X, axis_b=X)
    carriage = wheel("carriage", mass=mass, position=(1e-4, 0.0, 0.0))
    magnet = Magnet(name="m", body_a="ground", point_a=(0.0, h, 0.0), body_b="carriage", strength=c)
    model = Model(bodies=(carriage,), joints=(track,), magnets=(magnet,))
    result = run(model, duration=2.0, rtol=RTOL)
    frequency = math.sqrt(c / (mass * h**3))
    wanted = 1e-4 * np.cos(frequency * result.time)
    # the next term of the force is (s/h)^2 = 1e-7 of it; over three swings its phase counts
    np.testing.assert_allclose(result["track.displacement"], wanted, atol=1e-9)


def test_its_arrows_pull_both_bodies_and_not_the_ground():
    result = run(pair(), duration=0.1)
    force = RunVectors(result).at("force", 0.0)
    way = np.array([0.6, 0.8, 0.0]) * C / D**2
    assert force.names == ("m", "m")
    np.testing.assert_allclose(force.values, [way, -way], atol=1e-12)


@pytest.mark.parametrize("method", METHODS)
def test_a_run_ends_where_the_points_meet_and_says_so(method):
    import kane

    result = kane.simulate(pair(), duration=2.0, method=method)
    assert result.outcome.ending is Ending.STEP_TOO_SMALL
    assert "the points of 'm' meet there, where its force has no bound" in result.outcome.message
    assert result.outcome.time == pytest.approx(time_to(0.0), rel=1e-6)


@pytest.mark.parametrize("strength", [C, -C])
def test_points_that_coincide_are_refused(strength):
    words = "two points of 'm' coincide, where its force has no bound and no direction"
    with pytest.raises(AssemblyError, match=words):
        run(pair(strength, distance=0.0))


def test_a_magnet_without_strength_is_refused():
    with pytest.raises(ModelError, match=r"magnets\[0\]\.strength: must not be zero"):
        run(pair(strength=0.0))


def test_an_expression_may_read_its_length():
    from kane.elements.loads import Force

    push = Force(name="f", body="a", force=("0.1*length('m')", 0.0, 0.0))
    result = run(pair(forces=(push,)), duration=0.2)
    force = RunVectors(result).at("force", 0.2)
    value = force.values[force.names.index("f")]
    np.testing.assert_allclose(value[0], 0.1 * result["m.length"][-1], rtol=1e-12)
