import numpy as np
import pytest
from msgspec.structs import replace
from scipy.spatial.transform import Rotation
from tests.engine.helpers import (
    CURVE,
    CURVED,
    STEADY,
    floats,
    openness,
    pendulum,
    plain_equations,
    random_model,
    rod,
    split,
)

from kane.compiled import compile_model
from kane.elements.ball import Ball
from kane.elements.rolling_disc import RollingDisc
from kane.errors import AssemblyError
from kane.model import Model
from kane.solve.assembly import assemble


def residual(model, state):
    return np.abs(plain_equations(model, state).phi).max()


def test_closed_joints_leave_the_bodies_where_they_are(andrews):
    # they close to round-off as given, and speeds are zero
    system = compile_model(andrews)
    state, shift, _ = assemble(system)
    assert shift < 1e-15
    np.testing.assert_allclose(state, system.initial_state, rtol=0, atol=1e-14)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("loops", [0, 1])
def test_rough_placements_are_closed(seed, loops):
    closed = random_model(seed, bodies=5, loops=loops)
    rng = np.random.default_rng(seed)
    rough = replace(
        closed,
        bodies=tuple(
            replace(
                body,
                position=floats(np.array(body.position) + rng.normal(size=3) * 0.1),
                orientation=floats(
                    (
                        Rotation.from_quat(body.orientation)
                        * Rotation.from_rotvec(rng.normal(size=3) * 0.1)
                    ).as_quat()
                ),
            )
            for body in closed.bodies
        ),
    )
    state, shift, _ = assemble(compile_model(rough))
    assert residual(rough, state) < 1e-11
    assert 0 < shift < 1
    _, u = split(rough, state)
    assert np.abs(plain_equations(rough, state).B @ u.ravel()).max() < 1e-11


def test_a_pendulum_far_from_its_pin_is_closed():
    model = replace(pendulum(), bodies=(rod(position=(30.0, -20.0, 10.0)),))
    state, shift, _ = assemble(compile_model(model))
    assert residual(model, state) < 1e-11
    assert shift > 30


def test_light_bodies_move_more_than_heavy_ones():
    # joined at the mass centres: the smallest shift in the norm of the energy goes as 1 / mass
    model = Model(
        bodies=(rod("light"), rod("heavy", mass=3.0, position=(4.0, 0.0, 0.0))),
        joints=(Ball(name="j", body_a="light", body_b="heavy"),),
    )
    q, _ = split(model, assemble(compile_model(model)).state)
    np.testing.assert_allclose(q[:, 0], [3.0, 3.0], atol=1e-12)


@pytest.mark.parametrize("seed", range(5))
def test_speeds_change_as_little_as_the_joints_allow(seed):
    model = random_model(seed, bodies=4, loops=1)
    system = compile_model(model)
    given = split(model, system.initial_state)[1].ravel()
    state = assemble(system).state
    u = split(model, state)[1].ravel()
    plain = plain_equations(model, state)
    assert np.abs(plain.B @ u).max() < 1e-12
    # the change is A^-1 B^T x: with mass weights orthogonal to all motions that the joints allow
    allowed = np.linalg.svd(plain.B)[2][len(plain.B) :]
    assert np.abs(allowed @ plain.A @ (u - given)).max() < 1e-12
    assert np.abs(u - given).max() > 0.01


def test_joints_that_cannot_be_closed_are_named_with_their_gaps():
    model = Model(
        bodies=(rod(position=(1.0, 0.0, 0.0)),),
        joints=(
            Ball(name="left", body_a="ground", body_b="rod", point_b=(-1.0, 0.0, 0.0)),
            Ball(
                name="right", body_a="ground", point_a=(2.5, 0.0, 0.0),
                body_b="rod", point_b=(1.0, 0.0, 0.0),
            ),
        ),
    )  # fmt: skip
    with pytest.raises(AssemblyError) as refusal:
        assemble(compile_model(model))
    text = str(refusal.value)
    assert text.startswith("The joints cannot be closed: they gape at ")
    assert "'right' by 0." in text or "'left' by 0." in text
    assert text.endswith(
        ". 'left' and 'right' hold the same more than once and do not agree within the digits of "
        "the model. Move the points or axes of one of them until they do, or take joints that hold "
        "less."
    )


def test_joints_that_are_out_of_reach_are_to_be_moved():
    # a chain of two rods that is too short says nothing twice
    model = Model(
        bodies=(
            rod("one", position=(1.0, 0.0, 0.0)),
            rod("two", position=(2.5, 0.5, 0.0), orientation=(0.0, 0.0, 0.6, 0.8)),
        ),
        joints=(
            Ball(name="left", body_a="ground", body_b="one", point_b=(-1.0, 0.0, 0.0)),
            Ball(
                name="middle", body_a="one", point_a=(1.0, 0.0, 0.0),
                body_b="two", point_b=(-1.0, 0.0, 0.0),
            ),
            Ball(
                name="right", body_a="ground", point_a=(5.0, 0.0, 0.0),
                body_b="two", point_b=(1.0, 0.0, 0.0),
            ),
        ),
    )  # fmt: skip
    with pytest.raises(AssemblyError) as refusal:
        assemble(compile_model(model))
    assert str(refusal.value).endswith(
        "Move the bodies nearer to where the joints meet, or check the joints' points."
    )


def test_joints_that_close_are_not_blamed():
    model = Model(
        bodies=(rod(position=(1.0, 0.0, 0.0)), rod("free", position=(0.0, 5.0, 0.0))),
        joints=(
            Ball(name="fine", body_a="ground", point_a=(0.0, 5.0, 0.0), body_b="free"),
            Ball(name="left", body_a="ground", body_b="rod", point_b=(-1.0, 0.0, 0.0)),
            Ball(
                name="right", body_a="ground", point_a=(9.0, 0.0, 0.0),
                body_b="rod", point_b=(1.0, 0.0, 0.0),
            ),
        ),
    )  # fmt: skip
    with pytest.raises(AssemblyError) as refusal:
        assemble(compile_model(model))
    assert "'fine'" not in str(refusal.value)


@pytest.mark.parametrize("path", STEADY, ids=lambda path: path.stem)
def test_examples_are_closed_to_round_off(path):
    from kane.files.model_json import load

    model = load(path)
    system = compile_model(model)
    q, u = system.frames.to_user(*split(model, assemble(system).state))
    gap, speed = openness(model, q[None], u[None])
    assert gap < (CURVE if path.stem in CURVED else 1e-13)
    assert speed < 1e-12


def test_a_rolling_disc_that_lies_flat_is_refused():
    # with no lowest point the joint says nothing that could be meant
    wheel = RollingDisc(
        name="wheel", body_a="ground", axis_a=(0.0, 0.0, 1.0), body_b="rod", radius=0.3
    )
    for angle in (0.0, 1e-8):
        body = rod(orientation=floats(Rotation.from_euler("x", angle).as_quat()))
        with pytest.raises(AssemblyError, match=r"disc of 'wheel' lies flat .* Turn its body"):
            assemble(compile_model(Model(bodies=(body,), joints=(wheel,))))
    tilted = rod(orientation=floats(Rotation.from_euler("x", 0.01).as_quat()))
    state, _, _ = assemble(compile_model(Model(bodies=(tilted,), joints=(wheel,))))
    sine = np.hypot(*Rotation.from_quat(state[3:7]).apply([0.0, 0.0, 1.0])[:2])
    assert state[2] == pytest.approx(0.3 * sine, abs=1e-12)
