"""Renaming, and all the places that must follow."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.engine.helpers import MODELS
from tests.engine.random_machine import random_machine
from tests.models import oscillator_of_parameters

import kane
from kane.elements.body import Body
from kane.elements.couplings import Gear, LinearCoupling, RackPinion, Term
from kane.elements.drivers import AngleDriver, PointDriver
from kane.elements.gravitation import Gravitation
from kane.elements.joint_springs import TorsionSpring
from kane.elements.loads import Force
from kane.elements.locks import AngleLock
from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.ruler import Ruler
from kane.elements.spring import Spring
from kane.errors import ModelError
from kane.files.model_json import load
from kane.model import (
    Formula,
    Measure,
    Model,
    Parameter,
    PlotLayout,
    SolverSettings,
    ValueTable,
    check,
    digest,
    named,
    reconciled,
    renamed,
)
from kane.model.answer import Answer

ZERO = (0.0, 0.0, 0.0)


def body(name):
    return Body(name=name, mass=1.0, inertia=(1.0, 1.0, 1.0))


def everything() -> Model:
    """One of each kind of reference."""
    return Model(
        parameters=(Parameter(name="L", value=2.0), Parameter(name="LL", value=6.0)),
        tables=(ValueTable(name="cam", points=((0.0, 0.0), (1.0, 1.0))),),
        bodies=(body("a"), replace(body("b"), position=(2.0, 0.0, 0.0)), body("other")),
        joints=(
            Revolute(name="pin", body_a="ground", body_b="a"),
            Revolute(name="hinge", body_a="a", body_b="b"),
            Prismatic(name="slide", body_a="ground", body_b="other"),
        ),
        couplings=(
            Gear(name="gear", joint_a="pin", radius_a=1.0, joint_b="hinge", radius_b=1.0),
            RackPinion(name="rack", rack="slide", pinion="pin", radius=1.0),
            LinearCoupling(
                name="sum",
                terms=(
                    Term(joint="hinge", coordinate="angle", factor=1.0),
                    Term(joint="pin", coordinate="angle", factor=1.0),
                ),
            ),
        ),
        drivers=(
            AngleDriver(name="motor", joint="pin", law="L*t + table('cam', t)"),
            PointDriver(name="hand", body="a", law=(None, "L *  sin(L*t)", 1.0)),
        ),
        locks=(AngleLock(name="jam", joint="pin"),),
        springs=(Spring(name="coil", body_a="a", body_b="b", pull="L*length + 2*  LL"),),
        joint_springs=(TorsionSpring(name="twist", joint="pin", motor='-angle("pin")*L'),),
        forces=(Force(name="f", body="a", force=("x('a') - x( 'b' )", 0.0, "rate('gap')")),),
        gravitations=(Gravitation(name="pull", bodies=("b", "a")),),
        measures=(Measure(name="m", expression="distance('a', 'b') + angle('pin') + L"),),
        points=(MeasurePoint(name="tip", body="a"),),
        rulers=(Ruler(name="gap", body_a="a", body_b="b"),),
        notes=(Note(name="hint", text="a and L"),),
        hidden=("a", "pin", "hint"),
        protected=("pin", "L"),
        plots=(PlotLayout(curves=("a.x", "pin.fx", "tip.ax", "gap.length")),),
        formulas=(
            Formula(path="LL.value", text="3*L"),
            Formula(path="b.position[0]", text="L"),
            Formula(path="solver.duration", text="L + L/2"),
        ),
        solver=SolverSettings(duration=3.0),
    )


def test_all_that_a_plot_says_of_an_element_follows_its_name():
    plot = PlotLayout(
        curves=("a.x derivative", "b.x", "b.y integral"),
        right=("a.x derivative",),
        hidden=("a.x derivative", "b.x"),
        against="a.y",
    )
    body = Body(name="a", mass=1.0, inertia=(1.0, 1.0, 1.0))
    model = Model(bodies=(body, replace(body, name="b")), plots=(plot,))
    check(model)
    after = renamed(model, "a", "the arm")
    assert after.plots[0] == PlotLayout(
        curves=("the arm.x derivative", "b.x", "b.y integral"),
        right=("the arm.x derivative",),
        hidden=("the arm.x derivative", "b.x"),
        against="the arm.y",
    )
    check(after)


def test_what_was_predicted_follows_the_name_of_its_element():
    answers = (Answer(asked="a.x", answer="2"), Answer(asked="ab.x", answer="a"))
    after = renamed(replace(everything(), answers=answers), "a", "arm")
    assert [(each.asked, each.answer) for each in after.answers] == [("arm.x", "2"), ("ab.x", "a")]


def test_a_body_is_renamed_wherever_it_stands():
    after = renamed(everything(), "a", "the arm")
    assert [body.name for body in after.bodies] == ["the arm", "b", "other"]
    assert (after.joints[0].body_b, after.joints[1].body_a) == ("the arm", "the arm")
    assert after.drivers[1].body == after.springs[0].body_a == after.forces[0].body == "the arm"
    assert after.gravitations[0].bodies == ("b", "the arm")
    assert after.points[0].body == after.rulers[0].body_a == "the arm"
    assert after.forces[0].force[0] == "x('the arm') - x( 'b' )"
    assert after.measures[0].expression == "distance('the arm', 'b') + angle('pin') + L"
    assert after.hidden == ("the arm", "pin", "hint")
    assert after.plots[0].curves == ("the arm.x", "pin.fx", "tip.ax", "gap.length")
    assert after.notes[0].text == "a and L"


def test_a_joint_is_renamed_wherever_it_stands():
    after = renamed(everything(), "pin", "A1")
    assert after.couplings[0].joint_a == after.couplings[1].pinion == "A1"
    assert [term.joint for term in after.couplings[2].terms] == ["hinge", "A1"]
    assert after.drivers[0].joint == after.locks[0].joint == after.joint_springs[0].joint == "A1"
    assert after.joint_springs[0].motor == '-angle("A1")*L'
    assert (after.hidden, after.protected) == (("a", "A1", "hint"), ("A1", "L"))
    assert after.plots[0].curves[1] == "A1.fx"


def test_a_parameter_is_renamed_in_expressions_and_formulas_and_nowhere_else():
    after = renamed(everything(), "L", "span")
    assert [parameter.name for parameter in after.parameters] == ["span", "LL"]
    assert after.drivers[0].law == "span*t + table('cam', t)"
    assert after.drivers[1].law == (None, "span *  sin(span*t)", 1.0)
    assert after.springs[0].pull == "span*length + 2*  LL"
    assert [formula.text for formula in after.formulas] == ["3*span", "span", "span + span/2"]
    assert after.protected == ("pin", "span")
    assert after.notes[0].text == "a and L"


def test_formulas_follow_the_element_that_has_them():
    model = everything()
    assert renamed(model, "LL", "M").formulas[0] == Formula(path="M.value", text="3*L")
    assert renamed(model, "b", "B").formulas[1] == Formula(path="B.position[0]", text="L")
    # a body may be called as the settings are
    odd = renamed(renamed(model, "b", "solver"), "solver", "c")
    assert [formula.path for formula in odd.formulas] == [
        "LL.value", "c.position[0]", "solver.duration",
    ]  # fmt: skip


def test_a_table_a_ruler_and_a_point_are_renamed():
    model = everything()
    assert renamed(model, "cam", "lobe").drivers[0].law == "L*t + table('lobe', t)"
    assert renamed(model, "gap", "g").forces[0].force[2] == "rate('g')"
    assert renamed(model, "tip", "end").plots[0].curves[2] == "end.ax"


def test_what_does_not_mention_the_name_stays_the_same_object():
    before = everything()
    after = renamed(before, "b", "new")
    assert after.bodies[0] is before.bodies[0]
    assert after.joints[0] is before.joints[0]
    assert after.drivers is before.drivers
    assert after.plots is before.plots
    assert after.solver is before.solver
    assert renamed(before, "b", "b") is before


def test_a_name_that_an_expression_calls_its_own_keeps_its_meaning():
    model = everything()
    with_length = replace(model, parameters=(*model.parameters, Parameter(name="length", value=1)))
    # 'length' is the spring's own there, not the parameter
    assert renamed(with_length, "length", "width").springs[0].pull == model.springs[0].pull
    with pytest.raises(ModelError, match=r"springs\[0\].pull: has a 'length' of its own"):
        renamed(model, "L", "length")


def test_functions_are_no_parameters():
    model = Model(
        parameters=(Parameter(name="sin", value=2.0),),
        measures=(Measure(name="m", expression="sin + sin(t) + sin (sin)"),),
    )
    assert renamed(model, "sin", "s").measures[0].expression == "s + sin(t) + sin (s)"


def test_expressions_with_faults_are_followed_as_far_as_they_can_be_read():
    model = Model(bodies=(body("a"),), measures=(Measure(name="m", expression="x('a') + ) y('a"),))
    assert renamed(model, "a", "b").measures[0].expression == "x('b') + ) y('a"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("a", "pin", "bodies[0].name: must be unique, 'pin' is the name of joints[0]"),
        ("a", "L", "bodies[0].name: must be unique, 'L' is the name of parameters[0]"),
        ("a", "hint", "bodies[0].name: must be unique, 'hint' is the name of notes[0]"),
        ("pin", "ground", "joints[0].name: must be unique, 'ground' is the name of the ground"),
        (
            "pin",
            "system",
            "joints[0].name: must be unique, 'system' is the name of the system as a whole",
        ),
        (
            "a",
            "it's",
            ("bodies[0].name: must be a name of letters, digits, spaces and - + # ( ), starting "
            "with a letter or digit, is 'it's'"),
        ),
        (
            "a",
            "",
            ("bodies[0].name: must be a name of letters, digits, spaces and - + # ( ), starting "
            "with a letter or digit, is ''"),
        ),
        ("a", "n" * 65, "bodies[0].name: must have at most 64 characters, has 65"),
        (
            "L",
            "the length",
            ("parameters[0].name: must be letters, digits and _ and no word of expressions, is "
            "'the length'"),
        ),
        (
            "L",
            "if",
            "parameters[0].name: must be letters, digits and _ and no word of expressions, is 'if'",
        ),
        ("nobody", "x", "there is nothing with the name 'nobody'"),
    ],
)  # fmt: skip
def test_a_name_that_will_not_do_is_refused(old, new, words):
    with pytest.raises(ModelError) as refusal:
        renamed(everything(), old, new)
    assert str(refusal.value) == words


def test_an_expression_that_would_grow_too_long_is_refused():
    model = Model(
        parameters=(Parameter(name="k", value=1.0),),
        measures=(Measure(name="m", expression="+".join(["k"] * 1000)),),
    )
    with pytest.raises(ModelError, match=r"measures\[0\].expression: would have more than 2000"):
        renamed(model, "k", "stiffness")


@pytest.mark.parametrize("path", MODELS, ids=lambda path: path.stem)
def test_every_name_of_an_example_can_be_changed_there_and_back(path):
    model = load(path)
    for _, entry in named(model):
        there = renamed(model, entry.name, "zz9")
        check(there)
        assert renamed(there, "zz9", entry.name) == model


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 50), data=st.data())
def test_there_and_back_gives_the_same_model(seed, data):
    before = random_machine(seed)
    names = [entry.name for _, entry in named(before)]
    old = data.draw(st.sampled_from(names))
    alphabet = "abcxyzäé_" if old == "rate" else "abcxyzäé019 -+#()_"
    new = data.draw(st.text(alphabet, min_size=1, max_size=12))
    try:
        there = renamed(before, old, new)
    except ModelError:
        return
    check(there)
    assert renamed(there, new, old) == before


def test_the_motion_does_not_hang_on_names():
    before = replace(random_machine(3), rulers=(Ruler(name="gap", body_a="b0", body_b="b2"),))
    before = replace(before, measures=(Measure(name="m", expression="length('gap')*rate"),))
    after = before
    for _, entry in named(before):
        after = renamed(after, entry.name, f"{entry.name}_2")
    assert digest(after) != digest(before)  # names of bodies are part of the fingerprint
    first, second = (kane.simulate(model, duration=0.2) for model in (before, after))
    np.testing.assert_array_equal(first.q, second.q)
    np.testing.assert_array_equal(first.multipliers, second.multipliers)
    np.testing.assert_array_equal(first["m.value"], second["m_2.value"])


def test_formulas_hold_after_a_rename():
    model = oscillator_of_parameters()
    after = renamed(renamed(renamed(model, "L", "rest"), "mass", "bob"), "k", "stiff")
    twice = kane.with_parameters(after, {"rest": 1.0})
    assert renamed(
        renamed(renamed(twice, "stiff", "k"), "bob", "mass"), "rest", "L"
    ) == kane.with_parameters(model, {"L": 1.0})


def test_a_rename_is_an_edit_that_leaves_formulas_in_agreement():
    model = oscillator_of_parameters()
    for _, entry in named(model):
        after = renamed(model, entry.name, "zz9")
        assert reconciled(model, after) == after
