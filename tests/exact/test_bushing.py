"""Bodies on bushings: what is kept, what is lost, and small oscillations."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import Frames, floats, random_model, rod
from tests.engine.kernels.primitives.test_cushion import energy, random_bushing
from tests.engine.virtual_work import wrenches
from tests.exact.test_conservation import momenta, spread

import kane
from kane.elements.bushing import Bushing
from kane.model import Model


def two_on_a_bushing(seed, damped):
    rng = np.random.default_rng(seed)
    model = random_model(seed, bodies=2, loads=False, anchored=False)
    # half a turn is not reached from here: it would be a corner of the potential
    bodies = tuple(
        replace(
            body,
            orientation=(0.0, 0.0, 0.0, 1.0),
            angular_velocity=floats(0.2 * np.array(body.angular_velocity)),
        )
        for body in model.bodies
    )
    bushing = replace(
        random_bushing(rng, "b0", "b1", damped),
        axis_b=(1.0, 2.0, 2.0),
        side_b=(0.0, 1.0, 0.0),
        axis_a=(1.0, 2.0, 2.1),
        side_a=(0.1, 1.0, 0.0),
    )
    return replace(model, joints=(), bodies=bodies, bushings=(bushing,))


@pytest.mark.parametrize("damped", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_momenta_are_kept_and_the_books_of_energy_balance(seed, damped):
    model = two_on_a_bushing(seed, damped)
    result = kane.simulate(model, duration=2.0, record_every=0.02, rtol=1e-11, atol=1e-13)
    assert result.outcome.ok
    linear, angular = momenta(result)
    # some hundred steps of 1e-11, on momenta of some tens
    assert spread(linear) < 1e-9
    assert spread(angular) < 1e-8
    assert result.energy_drift < 1e-8
    lost = result["system.dissipated"]
    assert lost[-1] > 0.1 if damped else not lost.any()


@pytest.mark.parametrize("seed", range(4))
def test_what_a_result_shows_is_what_the_equations_see(seed):
    model = two_on_a_bushing(seed, damped=True)
    result = kane.simulate(model, duration=0.4, record_every=0.1)
    for i, (q, u) in enumerate(zip(result.q, result.u, strict=True)):
        y = np.concatenate([q.ravel(), u.ravel(), [0, 0]])
        frames = Frames(model, y)
        shown = [result[f"bush.{key}"][i] for key in ("fx", "fy", "fz", "mx", "my", "mz")]
        seen = wrenches(model, y)[1]
        point = frames.point("b1", model.bushings[0].point_b)
        seen[3:] -= np.cross(point, seen[:3])
        assert shown == pytest.approx(seen, abs=1e-10)  # round-off of forces of some hundreds
        assert result["system.potential_energy"][i] == pytest.approx(energy(model, y))


@pytest.mark.parametrize("axis", range(3))
@pytest.mark.parametrize("damping", [0.0, 0.3])
def test_a_body_turns_to_and_fro_as_a_linear_oscillator(axis, damping):
    # about one axis theta is the angle itself, at any size short of a half turn
    k, start = 4.0, 2.5
    inertia = (0.1, 0.2, 0.25)[axis]
    unit = np.eye(3)[axis]
    bushing = Bushing(
        name="bush", body_a="ground", body_b="rod", rotary_stiffness=(k, k, k),
        rotary_damping=(damping,) * 3,
    )  # fmt: skip
    model = Model(bodies=(turned(unit, start),), bushings=(bushing,))
    result = kane.simulate(model, duration=2.0, record_every=0.05, rtol=1e-12, atol=1e-13)
    decay = damping / (2 * inertia)
    rate = np.sqrt(k / inertia - decay**2)
    t = result.time
    angle = start * np.exp(-decay * t) * (np.cos(rate * t) + decay / rate * np.sin(rate * t))
    # some hundred steps of 1e-12
    np.testing.assert_allclose(result[f"rod.angle_{'xyz'[axis]}"], angle, atol=1e-9)
    torque = -k * angle - damping * result[f"rod.w{'xyz'[axis]}"]
    np.testing.assert_allclose(result[f"bush.m{'xyz'[axis]}"], torque, atol=1e-8)


def turned(axis, angle):
    return rod(orientation=floats([*np.sin(angle / 2) * axis, np.cos(angle / 2)]))


def test_a_body_carried_by_a_turning_one_stays_in_its_frame():
    # A spins about z at a constant rate: in its axes the bushing holds B against the pull m w^2 r
    # outwards along x, so B rests where (K - m w^2) d = m w^2 r, with the turn of A.
    m, k, w, r = 1.0, 50.0, 3.0, 0.4
    d = m * w**2 * r / (k - m * w**2)
    wheel = rod("wheel", mass=1e9, inertia=(1e9,) * 3, angular_velocity=(0.0, 0.0, w))
    load = rod(
        "load",
        position=(r + d, 0.0, 0.0),
        velocity=(0.0, w * (r + d), 0.0),
        angular_velocity=(0.0, 0.0, w),
    )
    bushing = Bushing(
        name="bush", body_a="wheel", point_a=(r, 0.0, 0.0), body_b="load",
        stiffness=(k, 80.0, 90.0), damping=(1.0, 2.0, 3.0), rotary_stiffness=(5.0, 6.0, 7.0),
        rotary_damping=(1.0, 1.0, 1.0),
    )  # fmt: skip
    result = kane.simulate(
        Model(bodies=(wheel, load), bushings=(bushing,)), duration=2.0, rtol=1e-11, atol=1e-12
    )
    x, y = (r + d) * np.cos(w * result.time), (r + d) * np.sin(w * result.time)
    # the wheel is 1e9 times as heavy, and gives way by that part
    np.testing.assert_allclose(result["load.x"], x, atol=1e-7)
    np.testing.assert_allclose(result["load.y"], y, atol=1e-7)
    assert result["system.dissipated"][-1] < 1e-12
