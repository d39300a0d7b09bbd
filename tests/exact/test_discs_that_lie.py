"""Discs, cans and coins that lie on a plane, tip over their edge, and fall flat."""

import math

import numpy as np
import pytest
from tests.exact.test_shape_contacts import model, plane

from kane import simulate

G = 9.81
RADIUS, HEIGHT, DENSITY = 0.05, 0.2, 1000.0
MASS = DENSITY * math.pi * RADIUS**2 * HEIGHT
FLAT = 1.5e-7  # rad: what leans by less is flat


def can(lean=0.0, force=None, **contact):
    """Return a can that stands on a plane, which leans towards x, or on a level one."""
    up = [math.sin(lean), math.cos(lean), 0]
    body = {
        "name": "can", "density": DENSITY, "position": [up[0] * HEIGHT / 2, up[1] * HEIGHT / 2, 0],
        "shapes": [{"type": "disc", "axis": up, "radius": RADIUS, "thickness": HEIGHT}],
    }  # fmt: skip
    pulls = [] if force is None else [
        {"name": "pull", "body": "can", "point": [0, HEIGHT / 2, 0], "force": [force, "0", "0"]}
    ]  # fmt: skip
    floor = plane("can", axis_a=up, **{"coefficient": 2.0, **contact})
    return model([body], [floor], planar=False, forces=pulls, solver={"duration": 1.0})


def kinds(result):
    return [(event.kind, event.part) for event in result.events]


@pytest.mark.parametrize(("part", "tips"), [(0.9999, False), (1.0001, True)])
def test_a_can_on_a_slope_stands_until_its_weight_leaves_its_face(part, tips):
    result = simulate(can(lean=math.atan(part * RADIUS / (HEIGHT / 2))))
    assert result.outcome.ok
    assert not result.doubts
    turned = np.abs(result.u[:, 0, 3:]).max() > 1e-6
    assert turned == tips
    if not tips:  # it does not creep
        assert np.abs(result.q[-1] - result.q[0]).max() < 1e-12


def test_a_can_that_is_pulled_tips_when_moments_say_so():
    """A force at the top that grows with time tips it at F h = m g r."""
    begins = MASS * G * RADIUS / HEIGHT / 10.0
    result = simulate(can(force="10*t"))
    assert kinds(result)[0] == ("lifts", "lying: 2")
    np.testing.assert_allclose(result.events[0].time, begins, rtol=1e-9)


def test_a_disc_that_has_fallen_flat_is_told_to_rest():
    """Its accelerations were worked out as if it stood on its edge still."""
    lean, radius, thickness = 0.02, 0.25, 0.2
    height = radius * math.sin(lean) + thickness / 2 * math.cos(lean)
    body = {
        "name": "disc", "mass": 0.9, "inertia": [0.02, 0.03, 0.02], "position": [0, height, 0],
        "shapes": [{"type": "disc", "axis": [math.sin(lean), math.cos(lean), 0],
                    "radius": radius, "thickness": thickness}],
    }  # fmt: skip
    floor = plane("disc", coefficient=0.4)
    result = simulate(model([body], [floor], planar=False, solver={"duration": 0.08}))
    assert ("comes to rest", "lying: 2") in kinds(result)
    assert np.abs(result.u[-1]).max() < 1e-12
    # round-off of its weight, through the lever of its edge; it was m g r / I = 110 rad/s^2
    assert np.abs(result.accelerations[-1]).max() < 1e-9 * G / radius


@pytest.mark.parametrize("restitution", [0.0, 0.5])
def test_a_can_rocks_as_a_block_does(restitution):
    """Pulled over and let go, it rocks about its edges until it stands.

    By itself: a block in a plane, as wide and with the moment of inertia of the can.
    """
    pull, end = "6 if t < 0.12 else 0", 1.0
    still = {"coefficient": 5.0, "restitution": restitution}
    stands = simulate(can(force=pull, **still))
    block = {
        "name": "can", "mass": MASS, "position": [0, HEIGHT / 2, 0],
        "inertia": [1.0, 1.0, MASS * (RADIUS**2 / 4 + HEIGHT**2 / 12)],
        "shapes": [{"type": "box", "size": [2 * RADIUS, HEIGHT, 0.1]}],
    }  # fmt: skip
    pulls = [
        {"name": "pull", "body": "can", "point": [0, HEIGHT / 2, 0], "force": [pull, "0", "0"]}
    ]
    contact = plane("can", axis_a=[0, 1, 0], **still)
    other = simulate(model([block], [contact], forces=pulls, solver={"duration": end}))
    assert stands.outcome.ok
    assert other.outcome.ok
    strikes = [[e.time for e in r.events if e.kind == "strikes"][:4] for r in (stands, other)]
    assert len(strikes[0]) == 4
    # what counts as flat is 1e-7 rad: by so much over the speed of the tilt, some rad/s
    np.testing.assert_allclose(strikes[0], strikes[1], atol=1e-7)


def coin(turn, **begins):
    half = turn / 2
    return {
        "name": "coin", "density": 8000.0, "position": [0, 0.05, 0],
        "orientation": [math.sin(half), 0, 0, math.cos(half)],
        "shapes": [{"type": "disc", "axis": [0, 1, 0], "radius": 0.012, "thickness": 0.002}],
        **begins,
    }  # fmt: skip


@pytest.mark.parametrize("restitution", [0.0, 0.5])
def test_a_coin_that_falls_over_comes_to_lie(restitution):
    floor = plane("coin", axis_a=[0, 1, 0], coefficient=0.3, restitution=restitution)
    result = simulate(model([coin(0.7)], [floor], planar=False, solver={"duration": 1.0}))
    assert result.outcome.ok
    assert not result.doubts
    assert np.abs(result.u[-1]).max() < 1e-9
    np.testing.assert_allclose(result["coin.y"][-1], 0.001, atol=FLAT * 0.012)
    assert result.outcome.steps < 1000  # a hundred thousand where nothing holds it flat
    assert result.energy_drift < 1e-7 * result.largest_energy


def test_a_spinning_coin_rolls_round_its_rim_ever_faster_and_lies():
    """Euler's disc: it ends in a finite time, after endless turns, and loses no energy unseen."""
    body = coin(0.3, velocity=[0, 0, 0], angular_velocity=[3.0, 20.0, 0])
    floor = plane("coin", axis_a=[0, 1, 0], coefficient=0.0, rolling=3e-4)
    result = simulate(model([body], [floor], planar=False, solver={"duration": 2.0}))
    assert result.outcome.ok
    assert not result.doubts
    assert kinds(result)[-1][1].startswith("lying") or kinds(result)[-1][0] == "sticks"
    np.testing.assert_allclose(result["coin.y"][-1], 0.001, atol=FLAT * 0.012)
    assert result.energy_drift < 1e-6 * result.largest_energy
