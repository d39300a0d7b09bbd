"""Equations in symbols against the engine at random states: examples and every element."""

import pytest
from tests.changing_models import BUILDERS, cases, model_of, table
from tests.engine.energy_cases import CASES
from tests.engine.helpers import EXAMPLES, random_model
from tests.engine.joint_cases import JOINT_TYPES, pendulum, tag, two_bodies
from tests.engine.random_machine import random_machine

import kane
from kane.symbolic.agreement import agreement
from kane.symbolic.derivation import derivation
from kane.symbolic.laws import CannotBeSymbolicError

BALLS = ("andrews_balls", "seven_body_mechanism_balls")  # 21 speeds: seconds, not moments
SLOW = pytest.mark.slow


def agree(model, tolerance=1e-12):
    found = derivation(model)
    same = agreement(found)
    assert same.states == 5
    assert same.largest < tolerance
    return found


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples(path):
    if path.stem in BALLS:
        pytest.skip("the slow test has it")
    agree(kane.load(path))


@pytest.mark.parametrize("kind", JOINT_TYPES, ids=tag)
def test_every_joint_on_the_ground(kind):
    agree(pendulum(kind))


@pytest.mark.slow
@pytest.mark.parametrize("kind", JOINT_TYPES, ids=tag)
def test_every_joint_between_bodies(kind):
    agree(two_bodies(kind), 1e-11)  # bodies by lot stand badly: a digit is lost


@pytest.mark.parametrize("name", CASES)
def test_every_load(name):
    agree(CASES[name])


@pytest.mark.parametrize("seed", [1, *(pytest.param(k, marks=SLOW) for k in (0, 2, 3, 4, 5))])
def test_random_trees_and_loops(seed):
    agree(random_model(seed, bodies=3, loops=seed % 3), 1e-11)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_random_machines(seed):
    agree(random_machine(seed), 1e-11)


@pytest.mark.slow
@pytest.mark.parametrize("stem", BALLS)
def test_twenty_one_speeds(stem):
    (path,) = [path for path in EXAMPLES if path.stem == stem]
    agree(kane.load(path), 1e-11)


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
