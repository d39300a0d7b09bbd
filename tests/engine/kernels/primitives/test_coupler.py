"""The coupler to a hand: against the virtual work of its energy, and its powers against its way."""

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.spatial.transform import Rotation
from tests.engine.helpers import Frames, floats, random_model, split
from tests.engine.virtual_work import BY_DIFFERENCES, falling_energy, forces, power, slope, state

from kane.elements.pull import Pull

SEEDS = range(6)
ROUND_OFF = 1e-12  # some ten operations on numbers of the order 1 to 10
H = 1e-6  # s


def held(seed, **fields):
    """A body held by a hand at rest, or by one that moves if fields say so."""
    rng = np.random.default_rng(seed)
    model = random_model(seed, bodies=2, loads=False, anchored=False)
    pull = Pull(
        name="p",
        body="b1",
        point=floats(rng.normal(size=3)),
        target=floats(rng.normal(size=3)),
        orientation=floats(Rotation.random(random_state=seed).as_quat()),
        stiffness=rng.uniform(1.0, 2.0),
    )
    return replace(model, joints=(), pulls=(replace(pull, **fields),))


def way(model, y, hand=None):
    """From the point to the hand, or the rotation vector from the body to it."""
    (pull,) = model.pulls
    hand = np.array(pull.target) if hand is None else hand
    if not pull.turning:
        return hand - Frames(model, y).point("b1", pull.point)
    turned = Rotation.from_rotvec(hand) * Rotation.from_quat(pull.orientation)
    q, _ = split(model, y)
    return (turned * Rotation.from_quat(q[1, 3:]).inv()).as_rotvec()


@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_spring_does_the_virtual_work_that_its_energy_loses(seed, turns):
    model = held(seed, turning=turns)
    y = state(model)

    def energy(model, y):
        return model.pulls[0].stiffness * way(model, y) @ way(model, y) / 2

    np.testing.assert_allclose(
        forces(model, y), falling_energy(energy, model, y), atol=BY_DIFFERENCES
    )


@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_books_hold_what_the_hand_puts_in_and_heat(seed, turns):
    rng = np.random.default_rng(seed)
    place, rate = rng.normal(size=3), rng.normal(size=3)
    k, stiffening, c = 1.5, 0.7, 0.4
    model = held(
        seed,
        turning=turns,
        target=tuple(
            f"{x!r} + t*{v!r}" for x, v in zip(place.tolist(), rate.tolist(), strict=True)
        ),
        stiffness=f"{k} + t*{stiffening}",
        damping=c,
    )
    y = state(model)
    _, u = split(model, y)
    here = way(model, y, place)

    def moving(model, y):
        return way(model, y, place)

    # as the body moves, and as the hand does, each by differences
    by_body = slope(moving, model, y, u)
    by_hand = (way(model, y, place + H * rate) - way(model, y, place - H * rate)) / (2 * H)
    d_rate = by_body + by_hand
    put_in, heat, slid, handed = power(model, y)
    assert (put_in, slid) == (0.0, 0.0)
    given = forces(model, y).ravel() @ u.ravel()
    stored = k * here @ d_rate + stiffening * here @ here / 2
    assert handed - heat - given == pytest.approx(stored, abs=BY_DIFFERENCES)
    if not turns:
        assert heat == pytest.approx(c * d_rate @ d_rate, abs=BY_DIFFERENCES)
        force = k * here + c * d_rate
        assert handed == pytest.approx(
            force @ rate + stiffening * here @ here / 2, abs=BY_DIFFERENCES
        )


def test_a_hand_that_holds_with_no_force_changes_nothing():
    model = held(0, stiffness=0.0)
    y = state(model)
    free = forces(replace(model, pulls=()), y)
    assert np.array_equal(forces(model, y), free)
    assert power(model, y).tolist() == [0.0, 0.0, 0.0, 0.0]


def test_a_turn_by_half_a_turn_and_more_is_the_shorter_way_round():
    model = held(0, turning=True, orientation=(0.0, 0.0, 0.0, 1.0), stiffness=2.0)
    upright = tuple(
        replace(body, orientation=(0.0, 0.0, 0.0, 1.0), angular_velocity=(0.0, 0.0, 0.0))
        for body in model.bodies
    )
    for angle, torque in ((3.0, 6.0), (3.5, 2.0 * (3.5 - 2.0 * np.pi)), (0.0, 0.0)):
        turned = replace(
            model, bodies=upright, pulls=(replace(model.pulls[0], target=(0.0, angle, 0.0)),)
        )
        y = state(turned)
        q, _ = split(turned, y)
        on_body = Rotation.from_quat(q[1, 3:]).apply(forces(turned, y)[1, 3:])
        np.testing.assert_allclose(on_body, [0.0, torque, 0.0], atol=ROUND_OFF)
