"""Answers of a class: whatever form is right, and what is wrong is named."""

import json

import pytest
from msgspec.structs import replace
from tests.engine.helpers import MODELS

import kane
from kane.analyses.predicting import compare_predictions, quantities_to_predict
from kane.cli import main
from kane.errors import ArgumentError, KaneError
from kane.symbolic.answers import judged
from kane.symbolic.worksheet import _derived, asked, judge_answers, judged_here, made, worksheet

PATHS = {path.stem: path for path in MODELS}


def model_of(name):
    return kane.load(PATHS[name])


@pytest.fixture(scope="module")
def chain():
    """Give the derivation of the planar chain, and what is right by name."""
    found = _derived(model_of("planar_chain"))
    return found, {name: right for name, _, right in asked(found)}


@pytest.fixture(scope="module")
def bars():
    found = _derived(model_of("four_bar_massless"))
    return found, {name: right for name, _, right in asked(found)}


# by hand: torsion springs at the pins, a spring along the slide; two links that turn by themselves
@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("F_2", "-k_K2*q2"),
        ("F_2", "k_K2*(1 - q2) - k_K2"),
        ("F_3", "k_K3*s0_K3 - k_K3*q3"),
        ("M_33", "m_sleeve*(sin(q1)**2 + cos(q1)**2)"),
        ("M_33", "m_sleeve"),
    ],
)
def test_any_form_of_what_is_right_is_right(chain, name, answer):
    found, right = chain
    assert judged(found, right[name], answer).verdict == "right"


def test_functions_of_sums_of_angles_are_understood(bars):
    found, right = bars
    answer = "l_link_1*l_link_2*m_B*cos(q1 - q2)"
    assert judged(found, right["M_12"], answer).verdict == "right"
    wrong = judged(found, right["M_12"], answer.replace("-", "+"))
    assert wrong.verdict == "wrong"
    assert wrong.remark == "l_link_1*l_link_2*m_B*sin(q1)*sin(q2) has the wrong sign"


@pytest.mark.parametrize(
    ("name", "answer", "remark"),
    [
        ("F_2", "k_K2*q2", "-k_K2*q2 has the wrong sign"),
        ("F_2", "-3*k_K2*q2", "-k_K2*q2 is there 3 times"),
        ("F_2", "-k_K2*q3", "-k_K2*q3 is not in it; -k_K2*q2 is missing"),
        ("F_2", "-k_K2*q2 + m_arm", "m_arm is not in it"),
        ("F_3", "-k_K3*q3", "k_K3*s0_K3 is missing"),
        ("F_3", "k_K3*(q3 - s0_K3)", "The whole has the wrong sign"),
        ("F_3", "-k_K3*(q3 - s0_K3)/2", "The whole is 0.5 times what is right"),
        ("F_3", "0", "It is not zero."),
    ],
)
def test_the_wrong_term_is_named(chain, name, answer, remark):
    found, right = chain
    became = judged(found, right[name], answer)
    assert (became.verdict, became.remark) == ("wrong", remark)


def test_each_term_of_a_long_sum_can_be_named(chain):
    """M_11 has some twenty terms; each that is left out of the right answer is named alone."""
    found, right = chain
    whole = str(found.tape.written_out(right["M_11"]))
    for term in ("I_z_arm", "c_x_arm**2*m_arm", "2*a_x_pin_2*c_x_arm*m_arm*cos(q2)"):
        became = judged(found, right["M_11"], f"{whole} - {term}")
        assert (became.verdict, became.remark) == ("wrong", f"{term} is missing")


def test_numbers_in_place_of_symbols_are_told(chain):
    found, right = chain
    stiffness = next(v for s, v in found.symbols.values.items() if str(s) == "k_K2")
    assert judged(found, right["F_2"], f"-{stiffness}*q2").verdict == "these numbers"


@pytest.mark.parametrize(
    ("answer", "remark"),
    [
        ("-k_K2*", "column 7"),
        ("-kK2*q2", "did you mean 'k_K2'?"),
        ("-k_K2*angle('pin 2')", "symbols of this sheet"),
        ("sqrt(-1 - q1**2)", "no value"),
        ("__import__('os')", "column"),
    ],
)
def test_what_cannot_be_read_says_why(chain, answer, remark):
    found, right = chain
    became = judged(found, right["F_2"], answer)
    assert became.verdict == "unread"
    assert remark in became.remark


def test_what_is_zero_must_be_zero():
    found = _derived(model_of("cart_spring_pendulum"))
    right = {name: expr for name, _, expr in asked(found)}
    assert judged(found, right["M_12"], "0").verdict == "right"
    assert judged(found, right["M_12"], "m_bob").remark == "It must be zero."


def test_all_is_asked_in_symbols_that_are_listed(chain):
    sheet = made(model_of("planar_chain"))
    names = [each.name for each in sheet.questions]
    assert names == [
        "T", "F_1", "F_2", "F_3", "M_11", "M_12", "M_13", "M_22", "M_23", "M_33",
        "f_1", "f_2", "f_3",
    ]  # fmt: skip
    found, right = chain
    known = {each.name for each in sheet.symbols}
    for expr in right.values():
        assert {str(each) for each in found.tape.written_out(expr).free_symbols} <= known | {"t"}


@pytest.mark.slow
def test_a_process_makes_sheets_and_judges():
    model = model_of("planar_chain")
    found = judge_answers(model, {"F_2": "-k_K2*q2", "F_3": "q3"})
    assert [found[name].verdict for name in ("F_2", "F_3")] == ["right", "wrong"]
    with pytest.raises(ArgumentError, match="did you mean 'F_2'"):
        judged_here(model, {"F_22": "q2"})
    with pytest.raises(KaneError, match=r"0\.01 s"):
        worksheet(model, seconds=0.01)


def test_the_command_asks_and_compares(chain, capsys, tmp_path, monkeypatch):
    here = lambda begin, job, *_: begin()(job)  # noqa: E731
    monkeypatch.setattr("kane.symbolic.worksheet.in_a_process", here)
    derived = {model_of("planar_chain").bodies: chain[0]}  # it takes seconds each time
    monkeypatch.setattr("kane.symbolic.worksheet._derived", lambda model: derived[model.bodies])
    model = str(PATHS["planar_chain"])
    assert main(["worksheet", model]) == 0
    assert "M_12    Entry M12 of the mass matrix" in capsys.readouterr().out
    answers = tmp_path / "answers.json"
    answers.write_text(json.dumps({"F_2": "k_K2*q2", "M_33": "m_sleeve"}))
    assert main(["worksheet", model, "--answers", str(answers)]) == 1
    said = capsys.readouterr().out
    assert "WRONG   F_2  -k_K2*q2 has the wrong sign" in said
    assert "right   M_33" in said
    answers.write_text("[1]")
    assert main(["worksheet", model, "--answers", str(answers)]) == 2
    assert "Give a JSON object of texts" in capsys.readouterr().err


def test_without_plots_it_is_asked_where_the_last_body_is_in_a_plane_without_its_height():
    model = replace(model_of("planar_chain"), plots=())
    last = model.bodies[-1].name
    assert quantities_to_predict(model) == (f"{last}.x", f"{last}.y")
    wrist = replace(model_of("spherical_wrist"), plots=())
    assert quantities_to_predict(wrist) == ("C.x", "C.y", "C.z")


def test_predictions_are_compared_with_what_came_out():
    model = model_of("planar_chain")
    names = quantities_to_predict(model)
    assert names[:2] == ("pin 1.angle", "pin 2.angle")
    result = kane.simulate(model, duration=0.2)
    values = result["pin 1.angle"]
    span = values.max() - values.min()
    found = compare_predictions(
        result, {"pin 1.angle": values[-1] + 0.04 * span, "pin 2.angle": 100.0}
    )
    assert found["pin 1.angle"].off == pytest.approx(0.04)
    assert found["pin 1.angle"].is_near
    assert not found["pin 2.angle"].is_near
    assert found["pin 1.angle"].unit == "rad"
