"""Gravitation against its energy."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import Frames, evaluated, random_model, rod
from tests.engine.virtual_work import (
    BY_DIFFERENCES,
    falling_energy,
    forces,
    power,
    state,
    wrenches,
)

from kane.elements.gravitation import Gravitation
from kane.model import Model

SEEDS = range(4)


def cloud(seed, names):
    model = random_model(seed, bodies=4, loads=False, anchored=False)
    return replace(
        model, joints=(), gravitations=(Gravitation(name="g", bodies=names, constant=2.5),)
    )


def energy(model, y):
    frames = Frames(model, y)
    (gravitation,) = model.gravitations
    mass = {body.name: body.mass for body in model.bodies}
    names = gravitation.bodies or tuple(mass)
    total = 0.0
    for a in names:
        for b in names:
            if a < b:
                r = np.linalg.norm(frames.point(b, (0, 0, 0)) - frames.point(a, (0, 0, 0)))
                total -= gravitation.constant * mass[a] * mass[b] / r
    return total


@pytest.mark.parametrize("names", [(), ("b0", "b2"), ("b3", "b1", "b0")])
@pytest.mark.parametrize("seed", SEEDS)
def test_gravitation_does_the_virtual_work_that_its_energy_loses(seed, names):
    model = cloud(seed, names)
    y = state(model)
    expected = falling_energy(energy, model, y)
    np.testing.assert_allclose(forces(model, y), expected, atol=100 * BY_DIFFERENCES)
    assert np.abs(wrenches(model, y).sum(axis=0)).max() < 1e-13  # round-off of numbers near 1
    assert power(model, y).tolist() == [0, 0, 0, 0]


def test_bodies_that_are_not_listed_are_left_alone():
    model = cloud(0, ("b0", "b2"))
    f = forces(model, state(model))
    # the gyroscopic part is taken off in other words than it is put on
    assert np.abs(f[[1, 3]]).max() < 1e-15
    assert np.abs(f[[0, 2]]).max() > 0.01


def test_bodies_in_the_same_place_exert_nothing_on_each_other():
    model = Model(bodies=(rod("a"), rod("b")), gravitations=(Gravitation(name="g"),))
    assert not evaluated(model).work.f.any()


def test_a_single_body_has_nothing_to_attract_it():
    model = Model(bodies=(rod(),), gravitations=(Gravitation(name="g"),))
    assert not evaluated(model).work.f.any()


@pytest.mark.parametrize("r", [1e-120, 1e120])
def test_distances_whose_cube_is_no_number_have_a_force(r):
    bodies = (rod("a"), rod("b", position=(r, 0.0, 0.0)))
    model = Model(bodies=bodies, gravitations=(Gravitation(name="g", constant=1e-20 * r),))
    assert forces(model, state(model))[0, 0] == pytest.approx(1e-20 / r, rel=1e-14)
