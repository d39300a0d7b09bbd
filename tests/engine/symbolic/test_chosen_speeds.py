"""Generalized speeds as a person writes them: the same motion, other equations."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import MODELS
from tests.engine.random_machine import random_machine
from tests.engine.symbolic.derived import derived, example
from tests.thinned import thinned

from kane.cli import main
from kane.model.model import Parameter
from kane.symbolic.agreement import Numeric, agreement, random_states
from kane.symbolic.choices import choices, pattern, text_of
from kane.symbolic.definitions import SpeedsError
from kane.symbolic.derivation import derivation
from kane.symbolic.equations import MOST, Wanted, worked_out
from kane.symbolic.program import counted_solved
from kane.symbolic.speed_choices import CONSTANT, NONE, VARYING, table
from kane.symbolic.values import evaluator

FEW = 1e-12  # of the largest acceleration: some hundred roundings
RATES = {"joint_rates": True}
SPINS = "u1 = omega(C, 1); u2 = omega(C, 2); u3 = omega(C, 3)"


CHOICES = {
    "spherical_wrist": (
        SPINS,
        "u1 = 2*omega(C, 1) - omega(C, 3); u3 = wy('C') + 0.3*q2_dot",
        "u2 = velocity(C, 1)\nu1 = velocity(C, 2)",
        "u1 = (1 + q2**2)*q1_dot + sin(t)",
        "u1 = velocity(C, 1, 0.1, 0.2, -0.1)",
    ),
    "hinged_rods": (
        "u1 = omega('rod 1', 3); u2 = omega('rod 2', 3)",
        "u1 = vx('rod 1') + vy('rod 2'); u2 = rate('hinge')",
        "u2 = omega('rod 2', 3, 'rod 1') - 4*angle_rate('support')",
    ),
    "spring_pendulum": ("u1 = rate('spring')",),
    "wheelbarrow": ("u1 = velocity(barrow, 1); u2 = velocity(barrow, 2); u4 = omega(barrow, 3)",),
    "slider_crank": ("u3 = omega('connecting rod', 3); u4 = q4_dot + q1_dot",),
}


@pytest.mark.parametrize(
    ("stem", "text"),
    thinned([(stem, text) for stem, texts in CHOICES.items() for text in texts], 6, together=True),
)
def test_any_choice_gives_the_accelerations_of_the_engine(stem, text):
    found = derived(stem, speeds=text)
    same = agreement(found)
    assert same.states == 5
    assert same.largest < FEW


def test_speeds_are_what_was_written():
    """omega(C, i) and velocity(C, i) against the numbers of the kinematics in rates of angles."""
    text = "u1 = omega(C, 2); u2 = velocity(C, 2); u3 = 3*wz('C') + cos(q2)*q1_dot"
    found, plain = (derived("spherical_wrist", **choice) for choice in ({"speeds": text}, RATES))
    rates = evaluator(found.tape, found.rates, found.motion.speeds, found.symbols)
    body = next(each for each in plain.bodies if each.name == "C")
    spin = body.motion.spin.value(plain.motion.speeds.symbols)
    center = sum(
        body.center_velocity[r][1] * plain.motion.speeds.symbols[r] for r in body.center_velocity
    )
    exprs = [*spin, center]
    value = evaluator(plain.tape, exprs, plain.motion.speeds, plain.symbols)
    for state in random_states(found, seed=8):
        q = state.q.tolist()
        q_dot = rates(state.time, q, state.u.tolist())
        _, wy, wz, v = value(state.time, q, q_dot)
        third = 3 * wz + np.cos(q[1]) * q_dot[0]
        assert [wy, v, third] == pytest.approx(state.u, rel=1e-10, abs=1e-10)


def test_the_wrist_counts_as_printed_or_fewer():
    """790, 285, 372 for rates of angles; 29, 16, 10 for components along the body; as u' = ..."""
    many = counted_solved(derived("spherical_wrist", **RATES))
    few = counted_solved(derived("spherical_wrist", speeds=SPINS))
    for count, printed in ((many, (790, 285, 372)), (few, (29, 16, 10))):
        own = (count.multiplications, count.additions, count.functions)
        assert all(a <= b for a, b in zip(own, printed, strict=True))
    assert (few.multiplications, few.functions) == (29, 10)
    assert many.multiplications > 20 * few.multiplications


def test_the_mass_matrix_has_zeros_where_they_are():
    diagonal = pattern(derived("spherical_wrist", speeds=SPINS))
    assert diagonal == tuple(
        tuple(CONSTANT if r == s else NONE for s in range(3)) for r in range(3)
    )
    rates = pattern(derived("spherical_wrist", **RATES))
    assert rates[0] == (VARYING, VARYING, VARYING)
    found = derived("spherical_wrist", speeds="u1 = omega(C, 1) + omega(C, 3)\nu2 = omega(C, 2)")
    numeric = Numeric(found)
    for state in random_states(found):
        M = numeric.equations(state).M
        empty = np.array(pattern(found)) == NONE
        assert np.abs(M[empty]).max(initial=0) == 0
        assert (M[~empty] != 0).all()


@pytest.mark.slow
def test_choices_are_compared_and_each_can_be_written_again():
    model = example("planar_chain")
    found = list(choices(model, MOST, own="u1 = q1_dot + q2_dot"))
    assert [str(each.title) for each in found] == [
        "Rates of the coordinates",
        "Angular velocities of the bodies",
        "Velocities of the bodies, too",
        "As written",
    ]
    assert all(each.difference < FEW for each in found)
    for each in found[1:3]:
        again = derivation(model, speeds=each.definitions)
        assert text_of(again) == each.definitions
        assert pattern(again) == each.pattern
    assert found[2].filled < found[0].filled
    assert "u3 = velocity(sleeve, 1)" in table(found)


REFUSED = {
    "u1 = omega(D, 1)": "expected the name of a body, found 'D'",
    "u1 = omeg(C, 1)": "did you mean 'omega'",
    "u1 = omega(C, 4)": "an axis of the body: 1, 2 or 3",
    "u1 = velocity(C, 1, 2)": "three coordinates of a point",
    "u1 = q9_dot": "found 'q9_dot'",
    "u1 = rate('nothing')": "found 'nothing'",
    "u4 = q1_dot": "u4 is one too many",
    "omega(C, 1)": "Write each speed as in u1 = omega(C, 1)",
    "u1 = q1_dot; u1 = q2_dot": "u1 is written twice",
    "u1 = q1_dot*q2_dot": "u1 is not linear",
    "u1 = q1": "u1 is zero wherever",
    "u1 = q2_dot": "u1 and u2 depend on each other wherever",
    "u1 = omega(C, 1); u2 = omega(C, 2); u3 = omega(C, 1) - 2*omega(C, 2)": "u1, u2 and u3 depend",
    "u1 = (q1 + 1000)*0*q1_dot": "u1 is zero wherever",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_cannot_be_chosen_is_refused_in_words(text):
    with pytest.raises(SpeedsError, match=REFUSED[text].replace("(", r"\(").replace(")", r"\)")):
        derivation(example("spherical_wrist"), speeds=text)


def test_where_a_choice_is_singular_is_told():
    model = example("hinged_rods")
    start = derived("hinged_rods").start[0]
    text = f"u1 = sin(q1 - ({start!r}))*q1_dot"
    with pytest.raises(SpeedsError, match="as the model begins, where sin"):
        derivation(model, speeds=text)
    found = worked_out(example("spherical_wrist"), Wanted(speeds=SPINS))
    lines = [f"{line.text} {line.latex}" for line in found.steps[0].lines]
    assert any("say nothing of the rates" in line and "sin" in line for line in lines)
    assert found.speeds == SPINS.replace("; ", "\n")


def test_a_parameter_of_one_is_not_the_number_one():
    """What falls together is seen by values at places where parameters are drawn, too."""
    model = example("hinged_rods")
    length = Parameter(name="one", value=1.0)
    found = derivation(
        replace(model, parameters=(length,)), speeds="u1 = one*q1_dot\nu2 = q2_dot/one"
    )
    (symbol,) = [each for each in found.symbols.values if each.name == "one"]
    assert symbol in found.rates[0].free_symbols
    assert agreement(found).largest < FEW


@pytest.mark.slow
def test_a_choice_that_nobody_asked_for_may_be_refused():
    """What is too large, or none here, is told in its row; one's own is refused."""
    model = example("die")
    *others, refused = choices(model, most=500)  # operations; with body axes for all there are 755
    assert all(each.refused is None for each in others)
    assert "more than 500 operations" in str(refused.refused)
    assert str(refused.refused) in table([*others, refused])
    model = example("hinged_rods")
    with pytest.raises(SpeedsError):
        list(choices(model, MOST, own="u1 = q2_dot"))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_speeds_of_the_bodies_of_random_machines(seed):
    found = [each for each in choices(random_machine(seed), 200_000) if each.refused is None]
    assert len(found) >= 2
    for each in found:
        assert each.difference < 1e-10  # bodies by lot stand badly: a digit is lost


@pytest.mark.slow
def test_they_are_written_on_the_command_line(capsys):
    path = next(path for path in MODELS if path.stem == "spherical_wrist")
    assert main(["equations", str(path), "--speeds", SPINS, "--table"]) == 0
    out = capsys.readouterr().out
    assert "29 14 10" in out
    assert "  M  . c ." in out
    assert main(["equations", str(path), "--speeds", SPINS, "--as", "python"]) == 0
    assert "u1: omega(C, 1)" in capsys.readouterr().out
    assert main(["equations", str(path), "--speeds", "u1 = nothing"]) != 0
    assert "found 'nothing'" in capsys.readouterr().err
