"""Models that are legal but strange."""

import numpy as np
import pytest
from tests.engine.helpers import METHODS, pendulum, rod, violations
from tests.thinned import thinned

import kane
from kane.analyses.health import examine
from kane.analyses.instant import instant_at_start
from kane.analyses.method_report import method_report
from kane.elements.ball import Ball
from kane.elements.loads import Force
from kane.elements.spring import Spring
from kane.errors import KaneError
from kane.model import FORMULATION_NAMES, Model

GRAVITY = (0.0, 0.0, -9.81)


@pytest.mark.parametrize("method", METHODS)
def test_a_body_alone_in_space_goes_straight_on(method):
    result = kane.simulate(Model(bodies=(rod(velocity=(1.0, 2.0, 3.0)),)), method=method)
    np.testing.assert_allclose(result.q[-1, 0, :3], [1.0, 2.0, 3.0], rtol=1e-12)


@pytest.mark.parametrize("seed", thinned(range(10), 5))
@pytest.mark.parametrize("method", METHODS)
def test_bodies_held_in_the_origin_by_their_mass_centres_spin_on(seed, method):
    # no length in the model says what counts as closed
    rng = np.random.default_rng(seed)
    masses = rng.uniform(0.01, 5, 2).tolist()

    def vector():
        return tuple(rng.normal(size=3).tolist())

    model = Model(
        gravity=vector(),
        bodies=tuple(
            rod(f"b{i}", mass=m, inertia=(m, 0.9 * m, 0.8 * m), angular_velocity=vector())
            for i, m in enumerate(masses)
        ),
        joints=(
            Ball(name="j0", body_a="ground", body_b="b0"),
            Ball(name="j1", body_a="b0", body_b="b1"),
        ),
        forces=(Force(name="f", body="b1", point=vector(), force=vector()),),
    )
    result = kane.simulate(model, method=method)
    assert result.outcome.ok
    assert np.abs(result.q[:, :, :3]).max() < 1e-12


@pytest.mark.parametrize("size", [1e-9, 1e-6, 1e6, 1e9])
@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_pendulums_of_all_sizes_swing_alike(size, method):
    # lengths by `size`, times by its root: the same motion
    def run(size):
        density = 1000.0
        mass = density * size**3
        model = Model(
            gravity=GRAVITY,
            bodies=(
                rod(
                    mass=mass, inertia=tuple(k * mass * size**2 for k in (0.1, 0.2, 0.15)),
                    position=(size, 0.0, 0.0),
                ),
            ),
            joints=(
                Ball(name="pin", body_a="ground", body_b="rod", point_b=(-size, 0.0, 0.0)),
            ),
        )  # fmt: skip
        time = size**0.5
        # rtol alone decides if atol is out of the way
        return kane.simulate(
            model, method=method, duration=time, step=time / 1000, record_every=time / 10,
            rtol=1e-11, atol=1e-11 * min(1.0, size),
        )  # fmt: skip

    result, unit = run(size), run(1.0)
    assert result.outcome.ok
    np.testing.assert_allclose(result.q[:, 0, :3] / size, unit.q[:, 0, :3], atol=1e-8)
    np.testing.assert_allclose(result.q[:, 0, 3:], unit.q[:, 0, 3:], atol=1e-8)
    assert violations(result)[0] < 1e-12 * size


def light_link(ratio):
    """A heavy body on a light rod."""
    return Model(
        gravity=GRAVITY,
        bodies=(
            rod("light", mass=ratio, inertia=(ratio,) * 3, position=(0.5, 0.0, 0.0)),
            rod("heavy", position=(1.5, 0.0, 0.0)),
        ),
        joints=(
            Ball(name="top", body_a="ground", body_b="light", point_b=(-0.5, 0.0, 0.0)),
            Ball(
                name="knee", body_a="light", point_a=(0.5, 0.0, 0.0),
                body_b="heavy", point_b=(-0.5, 0.0, 0.0),
            ),
        ),
    )  # fmt: skip


def test_a_heavy_body_on_a_light_rod_swings_as_in_the_limit():
    near, far = (kane.simulate(light_link(ratio), rtol=1e-10) for ratio in (1e-6, 1e-8))
    assert near.outcome.ok
    assert far.outcome.ok
    # the light rod matters by its mass, and by what its quick turns add
    assert np.abs(near.q[:, 1, :3] - far.q[:, 1, :3]).max() < 1e-4


@pytest.mark.parametrize("formulation", FORMULATION_NAMES)
@pytest.mark.parametrize("ratio", [1e-13, 1e-16])
def test_a_heavy_body_on_a_rod_of_next_to_nothing_swings_as_in_the_limit(ratio, formulation):
    near = kane.simulate(light_link(1e-8))
    far = kane.simulate(light_link(ratio), formulation=formulation)
    assert far.outcome.ok
    assert np.abs(near.q[:, 1, :3] - far.q[:, 1, :3]).max() < 1e-6


@pytest.mark.parametrize("free_length", [0.0, 0.5])
# LSODA takes round-off for stiffness there, and creeps
@pytest.mark.parametrize("method", sorted({*METHODS} - {"lsoda"}))
def test_a_spring_of_no_length_at_the_start_exerts_nothing_there(free_length, method):
    model = Model(
        gravity=GRAVITY,
        bodies=(rod(),),
        springs=(
            Spring(
                name="s", body_a="ground", body_b="rod", stiffness=100.0, damping=1.0,
                free_length=free_length,
            ),
        ),
    )  # fmt: skip
    result = kane.simulate(model, method=method, duration=0.5)
    assert result.outcome.ok
    assert result["s.force"][0] == 0.0
    assert np.isfinite(result["s.force"]).all()


def test_large_offsets_between_two_bodies_keep_the_joint_closed():
    model = Model(
        bodies=(
            rod("a", position=(1e3, 0.0, 0.0), angular_velocity=(0.0, 0.0, 1.0)),
            rod("b", position=(-1e3, 0.0, 0.0)),
        ),
        joints=(
            Ball(
                name="j", body_a="a", point_a=(-1e3, 0.0, 0.0),
                body_b="b", point_b=(1e3, 0.0, 0.0),
            ),
        ),
    )  # fmt: skip
    result = kane.simulate(model, duration=5.0)
    assert result.outcome.ok
    assert violations(result)[0] < 1e-9  # 1e-12 of a kilometre


def test_a_mechanism_far_from_the_origin_moves_as_at_it():
    def run(away):
        model = Model(
            gravity=GRAVITY,
            bodies=(rod(position=(1.0 + away, 0.0, 0.0)),),
            joints=(
                Ball(
                    name="pin", body_a="ground", point_a=(away, 0.0, 0.0),
                    body_b="rod", point_b=(-1.0, 0.0, 0.0),
                ),
            ),
        )  # fmt: skip
        return kane.simulate(model, rtol=1e-11, atol=1e-13)

    far, near = run(1e5), run(0.0)
    # round-off of 1e5 m is 1e-11 m a step
    np.testing.assert_allclose(far["rod.x"] - 1e5, near["rod.x"], atol=1e-7)
    np.testing.assert_allclose(far["rod.e2"], near["rod.e2"], atol=1e-7)


def test_a_long_run_keeps_its_energy():
    model = pendulum(angular_velocity=(1.0, 2.0, 3.0))
    result = kane.simulate(model, duration=1000.0, rtol=1e-11, atol=1e-13)
    assert result.outcome.ok
    # some ten thousand steps with an error of 1e-11 each
    assert result.energy_drift < 1e-7 * result["system.kinetic_energy"].max()
    assert violations(result)[0] < 1e-12


def test_directions_as_short_as_numbers_go_are_directions():
    from kane.elements.orientation import AxisAngle, euler_parameters

    half = euler_parameters(AxisAngle(axis=(0.0, 0.0, 1e-310), angle=np.pi / 2))
    assert half == pytest.approx((0.0, 0.0, np.sqrt(0.5), np.sqrt(0.5)))


@pytest.mark.parametrize("duration", [1e-300, 1e-9])
def test_very_short_runs_end_at_once(duration):
    result = kane.simulate(pendulum(), duration=duration)
    assert result.outcome.ok
    assert result.time[-1] == duration


@pytest.mark.parametrize(
    "size", [1e-320, 1e-300, 1e-160, 1e-60, 1e60, 1e150, 1e200, 1e300, 1.7e308]
)
@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # of squares that are no doubles
def test_lengths_of_any_size_are_looked_at_or_refused_in_words(size):
    """The equations need squares of lengths, which few of these have."""
    model = Model(
        bodies=(rod("a", position=(size, size, 0.0)), rod("b", position=(2.0 * size, 0.0, size))),
        joints=(
            Ball(name="j", body_a="ground", body_b="a", point_b=(size, 0.0, 0.0)),
            Ball(name="k", body_a="a", body_b="b", point_b=(-size, 3.0 * size, 0.0)),
        ),
    )
    for look in (
        kane.mobility,
        examine,
        lambda model: method_report(instant_at_start(model)),
        lambda model: kane.simulate(model, duration=1e-3, method="rk4", step=1e-3),
    ):
        try:
            assert look(model)
        except KaneError as error:
            assert str(error)
