"""Equations in symbols against the engine at random states: examples and every element."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.changing_models import BUILDERS, cases, model_of, table
from tests.engine.energy_cases import CASES
from tests.engine.four_bar import four_bar
from tests.engine.helpers import EXAMPLES, random_model
from tests.engine.joint_cases import JOINT_TYPES, pendulum, tag, two_bodies
from tests.engine.random_machine import random_machine
from tests.engine.symbolic.derived import FOUR_BODIES, derived, example
from tests.thinned import thinned

from kane.elements.revolute import Revolute
from kane.symbolic.agreement import State, agreement, bodies_of, random_states
from kane.symbolic.complement import complement
from kane.symbolic.derivation import derivation
from kane.symbolic.laws import CannotBeSymbolicError
from kane.symbolic.values import evaluator

# of 21 speeds and more: seconds, not moments
LONG = ("andrews_balls", "every_joint", "seven_body_mechanism_balls")


def agree(model, tolerance=1e-12):
    return assert_agrees(derivation(model), tolerance)


def assert_agrees(found, tolerance=1e-12):
    same = agreement(found)
    assert same.states == 5
    assert same.largest < tolerance
    return found


# those of up to four bodies are asked for all that one gets of them, in test_equations.py
LARGER = [path.stem for path in EXAMPLES if path not in FOUR_BODIES and path.stem not in LONG]


@pytest.mark.parametrize("stem", thinned(LARGER, 3))
def test_examples(stem):
    assert_agrees(derived(stem))


def swinging(kind):
    """Return a body on a joint of another one that turns on a hinge: all moves, and few terms."""
    model = pendulum(kind)
    _, joint = model.joints
    pin = Revolute(name="pin", body_a="ground", point_a=(0.0, 1.0, 0.0), axis_a=(0.0, 0.0, 1.0),
                   body_b="a", point_b=(0.0, 1.0, 0.0), axis_b=(0.0, 0.0, 1.0))  # fmt: skip
    return replace(model, joints=(pin, joint))


@pytest.mark.parametrize("kind", thinned(JOINT_TYPES, 9), ids=tag)
def test_every_joint_of_a_body_that_swings(kind):
    agree(swinging(kind))


@pytest.mark.slow
@pytest.mark.parametrize("kind", JOINT_TYPES, ids=tag)
def test_every_joint_of_a_body_that_turns_freely(kind):
    agree(pendulum(kind))


@pytest.mark.slow
@pytest.mark.parametrize("kind", JOINT_TYPES, ids=tag)
def test_every_joint_between_bodies(kind):
    agree(two_bodies(kind), 1e-11)  # bodies by lot stand badly: a digit is lost


@pytest.mark.parametrize("name", thinned(CASES, 2))
def test_every_load(name):
    agree(CASES[name])


def test_a_random_tree():
    agree(random_model(1, bodies=2), 1e-11)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_random_trees_and_loops(seed):
    agree(random_model(seed, bodies=3, loops=seed % 3), 1e-11)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_random_machines(seed):
    agree(random_machine(seed), 1e-11)


@pytest.mark.parametrize("planar", [pytest.param(True, marks=pytest.mark.slow), False])
def test_a_linkage_that_is_drawn_flat_has_the_rows_of_one_that_is_not(planar):
    """Crank and rocker are alike, so all bars lie on a line, where two rows say the same."""
    flat, drawn = (
        replace(four_bar(1.0, 0.5, 1.0, 0.5, angle=angle), planar=planar, gravity=(0.0, -9.81, 0.0))
        for angle in (0.0, 1.0)
    )
    found = agree(flat, 1e-10)  # steep: near the place where two rows say the same
    assert len(found.rows) == len(derivation(drawn).rows) == 2
    own = complement(found)
    assert own is not None
    assert own.difference < 1e-9


@pytest.mark.parametrize(
    "stem", thinned(["spherical_wrist", "wheelbarrow", "slider_crank", "die"], 3)
)
def test_rates_of_coordinates_are_those_of_the_places(stem):
    """Along q' places and rotations change as velocities and angular velocities say."""
    found = derived(stem)
    bodies = bodies_of(found)
    rates = evaluator(found.tape, found.rates, found.motion.speeds, found.symbols)
    h = 1e-6  # s; differences err by its square
    for state in random_states(found, seed=9, count=2):
        q_dot = np.array(rates(*state.numbers))

        def at(ahead, state=state, q_dot=q_dot):
            q = state.q + ahead * q_dot
            return bodies._at(State(state.time + ahead, q, state.u, state.c))

        for row, change in zip(bodies._at(state), (at(h) - at(-h)) / (2 * h), strict=True):
            R, w = row[3:12].reshape(3, 3), row[15:18]
            spin = np.cross(np.eye(3), w)  # w~, whose rows are e x w
            assert change[:3] == pytest.approx(R @ row[12:15], abs=1e-7)
            assert change[3:12].reshape(3, 3) == pytest.approx(R @ spin, abs=1e-7)


@pytest.mark.slow
@pytest.mark.parametrize("stem", LONG)
def test_many_speeds(stem):
    agree(example(stem), 1e-11)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "case"), [each for each in cases() if not each[0].startswith("ball_row")]
)
def test_the_mode_in_which_constraints_that_change_begin(name, case):
    own = table(name)["cases"][case]
    model = model_of(BUILDERS[name](own), own)
    try:
        agree(model)
    except CannotBeSymbolicError as error:
        assert "slides as the model begins" in str(error)
        assert name in {"block_driven", "clutch", "joint_friction_slider_crank"}
