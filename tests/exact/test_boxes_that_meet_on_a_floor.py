"""Boxes that slide over a floor into each other, turn, and lie on each other with whole faces.

Each lies on four corners, three of which would do, and touches the other at two places one above
the other, of which one would do: what carries it, and so what rubs, is ambiguous all the way.
"""

import math
from itertools import product

import numpy as np
import pytest
from tests.exact.test_shape_contacts import model, plane, touch

from kane import simulate
from kane.model.poses import rotation_matrices
from kane.solve.outcome import Ending

LIES = 1e-9  # m: how deep boxes may be in each other
ROUND_OFF = 1e-12  # of the energy
BOOKS = 1e-6  # of the energy: what comes of a relative tolerance of 1e-8 in some hundred steps
PARALLEL = 1e-4  # sine: edges that say no more of how far boxes are apart than their faces do
# Boxes by lot, and until when they run: until after they came together in an odd way.
BY_LOT = {2: 0.3}
BY_LOT_LONG = {2: 2.0, 7: 1.2, 10: 0.7, 11: 0.4}


def slid(size, turn, speed, other, beside, mu):
    """Two boxes on a floor, the first of which slides into the other."""
    bodies = [
        {"name": name, "density": 1000.0, "position": place,
         "shapes": [{"type": "box", "size": list(own)}], **more}
        for name, place, own, more in (
            ("a", [-0.5, size[1] / 2, 0.0], size,
             {"orientation": [math.cos(turn / 2), 0, math.sin(turn / 2), 0],
              "velocity": [speed, 0, 0]}),
            ("b", [0.1, other[1] / 2, beside], other, {}),
        )
    ]  # fmt: skip
    rubs = {"coefficient": mu}
    contacts = [plane("a", **rubs), plane("b", **rubs), touch("a", "b", **rubs)]
    usual = {"rtol": 1e-8, "atol": 1e-10, "record_every": None}
    return model(bodies, contacts, planar=False, solver=usual)


def by_lot(seed):
    random = np.random.default_rng([seed, 424])
    mu = float(random.choice([0.05, 0.1, 0.3, 0.5]))
    size, other = (random.uniform(0.1, 0.3, 3).tolist() for _ in range(2))
    turn, speed = random.uniform(0, math.pi), random.uniform(1, 2.5)
    return slid(size, turn, speed, other, random.uniform(-0.1, 0.1), mu)


def corners(size, place, axes):
    half = np.array(list(product((-0.5, 0.5), repeat=3))) * size
    return half @ axes.T + place


def distance(*boxes):
    """Return how far two boxes are apart along the way on which they are most, see Gottschalk's
    separating axes (1996); each is its size, its place and its axes."""
    faces = [axes.T for _, _, axes in boxes]
    ways = [*faces[0], *faces[1], *(np.cross(a, b) for a, b in product(*faces))]
    most = -np.inf
    for way in ways:
        length = np.linalg.norm(way)
        if length < PARALLEL:
            continue
        a, b = (corners(*each) @ (way / length) for each in boxes)
        most = max(most, a.min() - b.max(), b.min() - a.max())
    return most


def check(drawn, until):
    result = simulate(drawn, duration=until)
    assert result.outcome.ending is Ending.FINISHED, result.outcome
    assert not result.outcome.disagreement
    assert any(each.element == "a on b" and each.kind == "strikes" for each in result.events)
    # they are beside each other, and on the floor
    sizes = [np.array(body.shapes[0].size) for body in drawn.bodies]
    places = [np.stack([result[f"{name}.{x}"] for x in "xyz"], axis=1) for name in "ab"]
    turns = [
        rotation_matrices(np.stack([result[f"{name}.e{k}"] for k in (1, 2, 3, 4)], axis=1))
        for name in "ab"
    ]
    for i in range(len(result.time)):
        both = [(size, at[i], axes[i]) for size, at, axes in zip(sizes, places, turns, strict=True)]
        assert distance(*both) > -LIES, result.time[i]
        assert min(corners(*each)[:, 1].min() for each in both) > -LIES
    # friction and plastic strikes take energy, and give none
    energy = result["system.kinetic_energy"] + result["system.potential_energy"]
    assert np.diff(energy).max() < ROUND_OFF * energy[0]
    assert np.abs(result["system.energy_balance"]).max() < BOOKS * energy[0]


@pytest.mark.parametrize("seed", BY_LOT)
def test_boxes_by_lot_meet_and_go_on(seed):
    check(by_lot(seed), BY_LOT[seed])


@pytest.mark.slow
@pytest.mark.parametrize("seed", BY_LOT_LONG)
def test_more_boxes_by_lot_meet_and_go_on(seed):
    check(by_lot(seed), BY_LOT_LONG[seed])


def test_a_box_whose_friction_fits_no_shortest_forces_goes_on():
    """What presses its corners is ambiguous, and what the other may hold of it hangs on that."""
    cube = (0.2, 0.2, 0.2)
    check(slid(cube, 0.6, 1.0, cube, 0.0, 0.1), 0.75)
