"""What is added to the inertia of light bodies, and which bodies are too loose for that."""

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.linalg import null_space
from scipy.spatial.transform import Rotation
from tests.engine.four_bar import four_bar
from tests.engine.helpers import dense_rows, floats, random_model
from tests.engine.light_mechanisms import (
    bracket,
    chain,
    double_pendulum,
    platform,
    point_mass,
    slider_crank,
)
from tests.engine.mechanisms import four_bars_in_a_row

from kane.compiled import compile_model
from kane.compiled.constraint_matrix import placed
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.orientation import AxisAngle
from kane.model import Model

LIGHT = {
    "pendulum": point_mass,
    "double pendulum": lambda mass: double_pendulum(mass, 1.0),
    "slider-crank": slider_crank,
    "slider-crank in a plane": lambda mass: slider_crank(mass, planar=True),
    "platform": platform,
    "chain": chain,
    "bracket": bracket,
}
each_light = pytest.mark.parametrize("make", LIGHT.values(), ids=LIGHT)


@pytest.mark.parametrize(
    "model",
    [
        four_bar(0.5, 0.2, 0.5, 0.4),
        random_model(1, 6, 2),
        slider_crank(1e-3),
        # an arm that is short in one position makes no body lighter
        *(four_bars_in_a_row(2, angle=angle) for angle in (1.0, 1e-3, 1e-5, 1e-7, 0.0)),
    ],
)
def test_nothing_is_added_where_no_body_is_light(model):
    system = compile_model(model)
    assert system.tables.light.size == 0
    assert not system.loose
    moves = system.tables.bodies["inverse"] > 0
    own = np.column_stack([system.tables.bodies["mass"]] * 3 + [system.tables.bodies["inertia"]])
    np.testing.assert_allclose((system.tables.bodies["inverse"] * own)[moves], 1.0, rtol=1e-15)


def inertia(system):
    """The diagonal of A, (6 n,), and what of it counts in D."""
    bodies = system.tables.bodies[1:]
    own = np.column_stack([bodies["mass"]] * 3 + [bodies["inertia"]]).ravel()
    return own, 1 / bodies["inverse"].ravel()


@each_light
@pytest.mark.parametrize("mass", [1e-8, 1e-12, 1e-16])
def test_what_is_added_is_hardly_felt_by_any_motion(make, mass):
    model = make(mass)
    if model.planar:
        model = replace(model, planar=False)  # what cannot move has no inverse
    system = compile_model(model)
    own, counted = inertia(system)
    light = system.tables.light
    assert light.size > 0
    np.testing.assert_allclose(own[light] + system.tables.added, counted[light])
    # of the energy of any motion that joints leave free, to a few parts in ten thousand
    N = null_space(dense_rows(system.tables, placed(system, system.initial_state).J))
    roots = np.vstack([np.sqrt(own)[:, None] * N, np.sqrt(system.tables.added)[:, None] * N[light]])
    of_added = np.linalg.qr(roots)[0][len(own) :]
    assert np.linalg.norm(of_added, 2) ** 2 < 1e-3


@each_light
def test_how_light_a_body_is_does_not_matter(make):
    tables = [compile_model(make(mass)).tables for mass in (1e-10, 1e-12, 1e-16)]
    for other in tables[1:]:
        np.testing.assert_array_equal(other.light, tables[0].light)
        np.testing.assert_allclose(other.added, tables[0].added, rtol=1e-3)


@pytest.mark.parametrize("turned", [1e-2, 0.3])
@pytest.mark.parametrize("mass", [1e-9, 1e-12, 1e-15])
def test_a_rod_that_spins_about_no_axis_of_its_own_is_loose(mass, turned):
    loose = compile_model(platform(mass, turned)).loose
    assert set(loose) == {"rod 0", "rod 1", "rod 2"}
    # forces of the order of 1 N press on it, at the arm of its turn or shorter
    for ratio in loose.values():
        assert 0.01 * mass < ratio < 10 * mass / turned


@pytest.mark.parametrize("turned", [1e-4, 1e-2])
def test_a_slanting_rod_is_the_looser_the_longer_its_arm(turned):
    # a rod of 1e-13 kg hangs down; its z axis is turned from its line, and a body hangs on it
    arm = Rotation.from_rotvec([0.0, turned, 0.0]).inv().apply([0.0, 0.0, 0.5])
    bodies = (
        Body(
            name="rod", mass=1e-13, inertia=(1e-13, 1e-13, 1e-15), position=(0.0, 0.0, -0.5),
            orientation=AxisAngle(axis=(0.0, 1.0, 0.0), angle=turned),
        ),
        Body(name="heavy", mass=1.0, inertia=(1.0, 2.0, 2.5), position=(0.0, 0.0, -1.0)),
    )  # fmt: skip
    joints = (
        Ball(name="A", body_a="ground", body_b="rod", point_b=floats(arm)),
        Ball(name="B", body_a="heavy", point_a=(0.1, 0.0, 0.0), body_b="rod", point_b=floats(-arm)),
    )
    loose = compile_model(Model(bodies=bodies, joints=joints)).loose
    # about its z axis it has 1e-15 kg m^2, against 1 N at an arm of turned / 2 or at 0.5 m
    assert 1e-16 < loose["rod"] < 1e-13 / turned


@pytest.mark.parametrize("mass", [1e-6, 1e-9, 1e-16])
@pytest.mark.parametrize("make", [platform, chain, bracket, slider_crank])
def test_bodies_that_are_led_or_spin_about_their_own_axes_are_not_loose(make, mass):
    assert not compile_model(make(mass)).loose


@pytest.mark.parametrize("mass", [1e-9, 1e-12, 1e-16])
def test_a_light_body_that_hangs_on_a_heavy_one_is_not_loose(mass):
    # it swings as it would with any mass
    model = double_pendulum(1.0, mass)
    balls = tuple(
        Ball(
            name=joint.name, body_a=joint.body_a, point_a=joint.point_a, body_b=joint.body_b,
            point_b=(-0.4, 0.2, 0.1),
        )
        for joint in model.joints
    )  # fmt: skip
    assert not compile_model(replace(model, joints=balls)).loose
