"""Example models against independent integrations in minimal coordinates, made at 1e-12."""

import functools
import json

import numpy as np
import pytest
from tests.engine.helpers import REFERENCE, evaluated, model_file

import kane


def reference(name):
    return json.loads((REFERENCE / name).read_text())


def relative_angles(K):
    """beta, Theta, gamma, Phi, delta, Omega, epsilon from the absolute values of K1 to K7."""
    return np.array([K[0], K[1] - K[0], K[2], K[3] - K[4], K[4], K[5] - K[6], K[6]])


def largest_deviation(values, expected):
    return np.abs(values / expected - 1).max()


@pytest.fixture(scope="module", params=["andrews", "andrews_balls"])
def andrews_end(request):
    """Angles, rates and accelerations of the seven bodies at 0.03 s, in a plane and in space."""
    model = kane.load(model_file(request.param))
    # the errors of some hundred steps add up, near toggle positions by a factor of some tens
    result = kane.simulate(model, method="dopri5", rtol=1e-12, atol=1e-14)
    assert result.outcome.ok
    names = [f"K{i}" for i in range(1, 8)]
    y = np.concatenate([result.q[-1].ravel(), result.u[-1].ravel(), [0, 0]])
    return (
        relative_angles([result[f"{name}.angle_z"][-1] for name in names]),
        relative_angles([result[f"{name}.wz"][-1] for name in names]),
        relative_angles(evaluated(model, y).u_dot.reshape(7, 6)[:, 5]),
    )


def test_andrews_mechanism_ends_in_the_reference_state(andrews_end):
    angles, rates, accelerations = andrews_end
    expected = reference("andrews.json")
    assert largest_deviation(angles, np.array(expected["reference"][:7])) < 1e-9
    assert largest_deviation(rates, np.array(expected["reference"][7:])) < 1e-9
    # accelerations are as sensitive to the state as the rates are, through the stiff spring
    against = np.array(expected["reference_accelerations"])
    assert largest_deviation(accelerations, against) < 1e-9


@pytest.mark.parametrize("name", ["andrews", "andrews_balls"])
@pytest.mark.parametrize(("rtol", "most"), [(1e-8, 1e-7), (1e-10, 1e-9), (1e-12, 1e-11)])
def test_dop853_comes_to_the_reference_state_as_near_as_it_is_asked_to(rtol, most, name):
    model = kane.load(model_file(name))
    result = kane.simulate(model, method="dop853", rtol=rtol, atol=1e-2 * rtol)
    angles = relative_angles([result[f"K{i}.angle_z"][-1] for i in range(1, 8)])
    # ten times the tolerance: errors of 150 steps and more add up
    expected = np.array(reference("andrews.json")["reference"][:7])
    assert np.abs(angles - expected).max() < most


def test_two_bodies_follow_the_reference_motion(two_bodies):
    expected = reference("chapter4_two_bodies.json")
    values = np.array(expected["values"])
    result = kane.simulate(two_bodies, record_every=0.1, rtol=1e-12, atol=1e-14)
    np.testing.assert_allclose(result.time, expected["time"], atol=1e-12)
    q, u = result.q, result.u
    computed = np.hstack([q[:, 0], u[:, 0], q[:, 1, 3:], u[:, 1, 3:]])
    assert computed.shape == values.shape
    scale = np.maximum(np.abs(values).max(axis=0), 1.0)
    assert (np.abs(computed - values) / scale).max() < 1e-8


def signals(*names):
    """A function that gives these quantities of a result as columns."""
    return lambda result: np.stack([result[name] for name in names], axis=1)


def along_heading(result, body):
    """Speed of the origin of a body along its own x, in the plane."""
    heading = result[f"{body}.angle_z"]
    return result[f"{body}.vx"] * np.cos(heading) + result[f"{body}.vy"] * np.sin(heading)


def wheelbarrow_columns(result):
    place = signals("barrow.x", "barrow.y", "barrow.angle_z", "axle.angle")(result)
    speeds = along_heading(result, "barrow"), result["barrow.wz"]
    return np.column_stack([place, *speeds])


def cart_columns(result):
    place = signals("cart.x", "cart.y", "cart.angle_z", "swivel.angle")(result)
    return np.column_stack([place, along_heading(result, "cart"), result["cart.wz"]])


ROBOT = ("base.displacement", "base.angle", "guide.displacement", "guide.angle", "wrist.angle")
CHAIN = ("pin 1.angle", "pin 2.angle", "slide.displacement")
SWING = ("stretch.value", "swing.value")
PLATFORM = ("x", "y", "angle_z", "vx", "vy", "wz")

# example, its reference, and what the columns of the table are in it
TABLES = {
    "spatial_robot": ("spatial_robot", signals(*ROBOT, *(f"{name}_rate" for name in ROBOT))),
    "planar_chain": ("chapter3_planar_chain", signals(*CHAIN, *(f"{name}_rate" for name in CHAIN))),
    "spring_pendulum": (
        "spring_pendulum",
        signals(*SWING, "speed along.value", "speed across.value"),
    ),
    "cart_spring_pendulum": (
        "cedra1_cart_spring_pendulum",
        signals(
            "rail.displacement", *SWING, "rail.displacement_rate", "k2.length_rate",
            "swing rate.value",
        ),
    ),
    "four_bar_massless": (
        "cedra2_four_bar",
        signals("angle 1.value", "angle 2.value", "angle 3.value", "rate 1.value"),
    ),
    "planar_3rpr": ("cedra4_planar_3rpr", signals(*(f"platform.{key}" for key in PLATFORM))),
    "wheelbarrow": ("cedra3_wheelbarrow", wheelbarrow_columns),
    "shopping_cart_free": ("shopping_cart", cart_columns),
}  # fmt: skip


@functools.cache
def run(name):
    """A run of an example with its own settings; the tables' times are among its frames."""
    result = kane.simulate(kane.load(model_file(name)))
    assert result.outcome.ok
    return result


def frames_at(result, times):
    """Frames of a result at the times of a table."""
    every = result.settings.record_every
    frames = np.rint(np.array(times) / every).astype(int)
    np.testing.assert_allclose(result.time[frames], times, atol=1e-12)
    return frames


def assert_agree(found, expected, tolerance=1e-7):
    """Each column of a table agrees, to this part of its largest value."""
    expected = np.array(expected)
    assert found.shape == expected.shape
    deviation = np.abs(found - expected).max(axis=0) / np.abs(expected).max(axis=0)
    assert deviation.max() < tolerance, deviation


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_the_cart_with_a_caster_without_inertia_is_that_of_the_table(formulation):
    """Literally: the caster is a particle of mass that has a direction. No stand-in is felt."""
    table = reference("shopping_cart.json")
    result = kane.simulate(kane.load(model_file("shopping_cart_free")), formulation=formulation)
    found = cart_columns(result)[frames_at(result, table["time"])]
    # rtol is 1e-12; a moment of 1e-8 kg m^2 would be seen by 1e-7
    assert_agree(found, table["values"], 1e-11)


@pytest.mark.parametrize("name", TABLES)
def test_examples_follow_the_tables(name):
    table_name, columns = TABLES[name]
    table = reference(f"{table_name}.json")
    result = run(name)
    assert result.time[-1] == pytest.approx(table["time"][-1], abs=1e-12)
    assert_agree(columns(result)[frames_at(result, table["time"])], table["values"])


def test_the_cart_with_its_caster_jammed_goes_in_a_circle():
    table = reference("shopping_cart.json")
    result = run("shopping_cart_stuck")
    found = cart_columns(result)[frames_at(result, table["time"])]
    assert_agree(found[:, :5], table["stuck"]["values"], 1e-11)
    # u2 = u1 sin q4 / (L2 cos q4 - L3), and so is the ratio of the circle's arc and turn
    P, q4 = table["parameters"], table["stuck"]["initial"]["q4"]
    radius = (P["L2"] * np.cos(q4) - P["L3"]) / np.sin(q4)
    assert_agree(found[:, 4:5], radius * found[:, 5:])


def test_the_cart_whose_caster_jams_and_comes_free():
    """Against minimal coordinates."""
    case = next(iter(reference("changing/shopping_cart.json")["cases"].values()))
    result = run("shopping_cart")
    jams, opens = result.events
    assert (jams.kind, opens.kind) == ("locks", "opens")
    assert [jams.time, opens.time] == pytest.approx([case["parameters"][k] for k in ("ta", "tb")])
    told = case["events"][0]
    assert jams.impulse == pytest.approx(told["moment_impulse_on_caster"], rel=1e-9)
    assert jams.lost == pytest.approx(told["energy_lost"], rel=1e-9)
    # the values after a jump where there are two
    frames = np.searchsorted(result.time, np.array(case["time"]) + 1e-9, side="right") - 1
    assert_agree(cart_columns(result)[frames], np.array(case["values"])[:, :6], 1e-9)


def test_the_spatial_robot_stays_near_the_printed_listing():
    """The listing was made with a fixed step that went across the jumps of the inputs."""
    listing = reference("spatial_robot.json")["printed_listing_6_2"]
    result = run("spatial_robot")
    frames = frames_at(result, listing["time"])
    columns = {"Z1": "base.displacement", "GA1": "base.angle", "Y2": "guide.displacement"}
    for printed, name in columns.items():
        assert result[name][frames] == pytest.approx(listing[printed], rel=2e-3)


def test_mass_centres_of_the_planar_chain():
    table = reference("chapter3_planar_chain.json")
    result = run("planar_chain")
    frames = frames_at(result, table["time"])
    found = [
        result.poses_at(result.time[frame]).point(body.name, body.center)[:2]
        for frame in frames
        for body in result.model.bodies
    ]
    assert_agree(np.reshape(found, (len(frames), 6)), table["centres"])


def test_legs_of_the_platform():
    table = reference("cedra4_planar_3rpr.json")
    result = run("planar_3rpr")
    legs = signals(*(f"spring {i}.length" for i in (1, 2, 3)))(result)
    assert_agree(legs[frames_at(result, table["time"])], table["legs"])
