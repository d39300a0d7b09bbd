"""What is said of a model, by what was found in it."""

import pytest

import kane
from kane.analyses.contact_notes import ContactNote
from kane.analyses.health import Health
from kane.analyses.mechanism_health import Contradiction, Gap
from kane.analyses.redundancy import Redundancy
from kane.elements.body import Body
from kane.errors import Fault
from kane.sentences import say
from kanevas.health.findings import Level, findings, level, refusal, summary
from kanevas.runs.examiner import Examination

MODEL = kane.Model(bodies=(Body(name="rod"),))
NO_MASS = Fault("bodies[0].mass", "is missing; give it, or a density of the shapes")


def health(**found):
    nothing = {
        "bodies": 1,
        "configuration_freedoms": 1,
        "velocity_freedoms": 1,
        "sliding_freedoms": found.get("velocity_freedoms", 1),
        "lifted_freedoms": found.get("sliding_freedoms", found.get("velocity_freedoms", 1)),
        "redundancies": (),
        "gaps": (),
        "contradictions": (),
        "adrift": (),
        "contact_notes": (),
        "faults": (),
        "not_counted": (),
        "would_be_planar": False,
    }
    return Health(**{**nothing, **found})


def of(faults=(), model=MODEL, **found):
    return Examination(model, faults, health(**found))


def test_a_sound_model_tells_its_freedoms():
    assert summary(of(velocity_freedoms=2, configuration_freedoms=2)) == "2 degrees of freedom"
    assert summary(of()) == "1 degree of freedom"
    assert level(of()) is Level.GOOD
    assert [finding.text for finding in findings(of())] == ["1 degree of freedom."]


def test_an_empty_model_says_so():
    empty = of(model=kane.Model(), bodies=0, velocity_freedoms=0, configuration_freedoms=0)
    assert summary(empty) == "No bodies yet"
    assert level(empty) is Level.INFORMATION


def test_bodies_with_the_same_fault_share_a_sentence():
    examination = of(faults=(("rod", NO_MASS), ("disc", NO_MASS)))
    first = findings(examination)[0]
    assert first.level is Level.BAD
    assert first.text == "Mass is missing; give it, or a density of the shapes."
    assert first.elements == ("rod", "disc")
    assert summary(examination) == "1 fault, 1 degree of freedom"
    assert level(examination) is Level.BAD


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        (Fault("springs[0].law.stiffness", "must not be negative"),
         "Stiffness must not be negative."),
        (Fault("joints[2].axis_a[1]", "is not a number"), "Axis A is not a number."),
        (Fault("locks[0].joint", "the joint 'a' has no angle"),
         "Joint: the joint 'a' has no angle."),
        (Fault("", "everything is wrong"), "Everything is wrong."),
    ],
)  # fmt: skip
def test_faults_are_told_without_paths_of_files(fault, text):
    assert findings(of(faults=(("it", fault),)))[0].text == text


def test_open_joints_tell_by_how_much():
    gaps = (Gap("pin", 0.0123, 0.0), Gap("hinge", 0.0, 0.1))
    found = findings(of(gaps=gaps))
    assert [finding.elements for finding in found[:2]] == [("pin",), ("hinge",)]
    assert "12.3 mm apart" in found[0].text
    assert "5.73° turned" in found[1].text
    assert summary(of(gaps=gaps)) == "2 joints are open, 1 degree of freedom"
    assert level(of(gaps=gaps)) is Level.WARNING


def test_joints_that_hold_twice_are_named():
    examination = of(redundancies=(Redundancy(("a", "b"), 3),))
    assert findings(examination)[0].elements == ("a", "b")
    assert findings(examination)[0].text.startswith("3 conditions are held twice")
    assert summary(examination) == "1 degree of freedom, 3 redundant"


def test_joints_that_cannot_close_keep_the_model_from_running():
    examination = of(
        contradictions=(Contradiction("They cannot be closed.", ("a",)),),
        gaps=(Gap("a", 1.0, 0.0),),
        velocity_freedoms=None,
        configuration_freedoms=None,
    )
    assert level(examination) is Level.BAD
    assert summary(examination) == "joints cannot close"
    assert findings(examination)[0].elements == ("a",)


def test_drivers_at_odds_with_joints_that_close_are_told_as_that():
    at_odds = Contradiction("The driver asks for too much.", ("motor", "a"), closes=True)
    examination = of(contradictions=(at_odds,), velocity_freedoms=None)
    assert level(examination) is Level.BAD
    assert summary(examination) == "drivers contradict the joints"
    assert findings(examination)[0].elements == ("motor", "a")
    both = of(contradictions=(at_odds, Contradiction("They cannot be closed.", ("b",))))
    assert summary(both).startswith("joints cannot close")


def test_joints_that_hold_twice_and_do_not_quite_agree_say_by_how_much():
    (finding, *_) = findings(of(redundancies=(Redundancy(("a", "b"), 3, 2e-6),)))
    assert finding.text.endswith("They do not quite agree: gaps of up to 2 µm stay open.")


def test_wheels_have_fewer_ways_to_move_than_to_be_placed():
    text = findings(of(velocity_freedoms=3, configuration_freedoms=5))[0].text
    assert text.startswith("3 degrees of freedom; the bodies can be placed in 5")


def test_what_hangs_on_nothing_is_told_before_a_run():
    (first, *_) = findings(of(adrift=(("rod",),)))
    assert first.level is Level.WARNING
    assert first.text == "“rod” is joined to nothing: it will fall."
    assert first.elements == ("rod",)
    (first, *_) = findings(of(adrift=(("rod", "disc"),)))
    assert first.elements == ("rod", "disc")
    assert "hang together" in first.text
    assert summary(of(adrift=(("rod", "disc"),))) == "1 degree of freedom, 2 bodies fall"


def test_what_cannot_move_is_told():
    still = of(velocity_freedoms=0, configuration_freedoms=0)
    assert "nothing can move" in findings(still)[0].text
    assert level(still) is Level.GOOD


def test_large_mechanisms_are_named_as_not_counted():
    examination = of(not_counted=("rod",), velocity_freedoms=None, configuration_freedoms=None)
    assert findings(examination)[0].elements == ("rod",)
    assert summary(examination) == "Not counted"


def test_before_the_solver_is_ready_faults_alone_are_told():
    examination = Examination(MODEL, (("rod", NO_MASS),), None)
    assert summary(examination) == "1 fault"
    assert "as soon as the solver is ready" in findings(examination)[1].text
    assert level(Examination(MODEL, (), None)) is Level.INFORMATION


def test_a_refusal_names_the_element_and_no_path_of_the_file():
    light = Body(name="rod", inertia=(1.0, 1.0, 1.0))
    assert refusal(kane.Model(bodies=(light,))) == (
        "This cannot run yet. rod: Mass is missing; give it, or a density of the shapes."
    )
    assert refusal(MODEL).endswith("There is one more fault.")
    assert refusal(kane.Model()) == ""


def test_what_is_known_of_contacts_is_told_by_how_grave_it_is():
    notes = (
        ContactNote(say("the lower limit of '{name}' is reached at the start.", name="a"), ("a",)),
        ContactNote(say("The friction of '{name}' is not unique.", name="b"), ("b",), matters=True),
        ContactNote(say("The model begins beyond '{name}'.", name="c"), ("c",), refused=True),
    )
    found = findings(of(contact_notes=notes))
    assert [(f.level, f.text, f.elements) for f in found if f.elements] == [
        (Level.BAD, "The model begins beyond 'c'.", ("c",)),
        (Level.WARNING, "The friction of 'b' is not unique.", ("b",)),
        (Level.INFORMATION, "The lower limit of 'a' is reached at the start.", ("a",)),
    ]
    assert summary(of(contact_notes=notes)).startswith("begins beyond a limit")


def test_discs_that_may_slide_or_lift_off_have_other_freedoms_then():
    found = of(velocity_freedoms=1, configuration_freedoms=1, sliding_freedoms=2, lifted_freedoms=3)
    assert summary(found) == "1 degree of freedom, sliding 2"
    assert {finding.text for finding in findings(found)} == {
        "1 degree of freedom.",
        "This is while discs roll; while they slide: 2 degrees of freedom.",
        "While discs are off their planes: 3 degrees of freedom.",
    }
    assert level(found) is Level.GOOD
