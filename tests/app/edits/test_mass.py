import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.inspected import everything

from kane.elements.body import InertiaTensor
from kanevas.edits.elements import find, replaced
from kanevas.edits.mass import given_by_density, given_by_hand, made_particle, properties


@pytest.fixture(scope="module")
def model():
    return everything()


def test_a_body_keeps_its_mass_when_its_shapes_are_weighed(model):
    body = find(given_by_density(model, ["rod"]), "rod")
    assert (body.mass, body.inertia) == (None, None)
    assert body.density == pytest.approx(1.2 / (math.pi * 0.01**2 * 0.2))
    assert properties(body).mass == pytest.approx(1.2)
    assert not list(body.faults(""))


def test_a_body_without_shapes_is_of_steel(model):
    assert find(given_by_density(model, ["grain"]), "grain").density == 7850.0


def test_by_hand_the_numbers_are_those_of_the_shapes(model):
    before, after = find(model, "disc body"), find(given_by_hand(model, ["disc body"]), "disc body")
    assert after.density is None
    assert after.mass == pytest.approx(7850 * math.pi * 0.1**2 * 0.02)
    assert after.inertia[2] == pytest.approx(after.mass * 0.1**2 / 2)
    np.testing.assert_allclose(properties(after).inertia, properties(before).inertia, rtol=1e-12)


def test_by_hand_skew_shapes_give_a_tensor(model):
    weighed = given_by_density(model, ["skew"])
    by_hand = find(given_by_hand(weighed, ["skew"]), "skew")
    assert isinstance(by_hand.inertia, InertiaTensor)
    np.testing.assert_allclose(
        properties(by_hand).inertia, properties(find(weighed, "skew")).inertia, rtol=1e-12
    )


def test_a_particle_keeps_the_mass_and_comes_back_with_the_inertia_of_its_shapes(model):
    particle = made_particle(model, ["disc body"])
    body = find(particle, "disc body")
    assert body.particle
    assert not list(body.faults(""))
    back = find(given_by_hand(particle, ["disc body"]), "disc body")
    assert back.mass == pytest.approx(properties(find(model, "disc body")).mass)
    np.testing.assert_allclose(
        properties(back).inertia, properties(find(model, "disc body")).inertia, rtol=1e-12
    )


def test_other_bodies_stay_the_same_objects(model):
    after = made_particle(model, ["rod"])
    assert after.bodies[1] is model.bodies[1]


def test_a_body_that_cannot_be_weighed_yet_has_no_properties(model):
    assert properties(find(given_by_density(model, ["grain"]), "grain")) is None


@pytest.mark.parametrize(
    ("before", "after"),
    [("nothing", "nothing"), ("velocity", "velocity"), ("angular_velocity", "nothing"),
     ("both", "velocity")],
)  # fmt: skip
def test_a_particle_leads_by_its_velocity_if_the_body_did(model, before, after):
    leading = replaced(model, replace(find(model, "rod"), leads=before))
    particle = find(made_particle(leading, ["rod"]), "rod")
    assert particle.leads == after
    assert not list(particle.faults(""))
