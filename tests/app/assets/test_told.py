"""What the engine says, in the language of the person."""

import pytest
from tests.german import german

import kane
from kane.elements.body import Body
from kane.errors import Fault, ModelError
from kane.model import Model, faults
from kane.sentences import NOTHING, as_a_sentence, as_it_is, both, joined, say
from kane.solve.outcome import Ending, Outcome
from kanevas.assets.told import told, told_of

__all__ = ["german"]

GAP = say("'{name}' by {width:.3g} m", name="hinge", width=0.12345)
CAUSE = say("they gape at {gaps}", gaps=joined(", ", [GAP, GAP]))


def outcome(ending, cause=NOTHING, advice=NOTHING):
    numbers = dict.fromkeys(("position_violation", "velocity_violation", "assembly_shift"), 0.0)
    return Outcome(ending, cause, 1.5, 2, 0, 2, 0.0, **numbers, advice=advice)


def test_in_english_nothing_changes():
    for text in (GAP, CAUSE, as_a_sentence(CAUSE), "any text", NOTHING):
        assert told(text) == text


@pytest.mark.usefixtures("german")
def test_sentences_and_what_is_in_them_are_german_with_a_comma():
    assert told(GAP) == "'hinge' um 0,123 m"
    assert told(as_a_sentence(CAUSE)) == "Offen bleiben 'hinge' um 0,123 m, 'hinge' um 0,123 m."
    assert told(both(["'a'", say("{count} more", count=3)])) == "'a' und 3 weitere"
    ended = outcome(Ending.CANNOT_CLOSE, CAUSE)
    assert told(ended.message) == (
        "Die Gelenke ließen sich bei 1,5 s nicht geschlossen halten: offen bleiben 'hinge' um "
        "0,123 m, 'hinge' um 0,123 m."
    )


@pytest.mark.usefixtures("german")
def test_faults_of_a_model_are_german():
    model = Model(bodies=(Body(name="rod", mass=1.0),))
    texts = [told(fault.text) for fault in faults(model)]
    (text,) = texts
    assert text.startswith("fehlt; geben Sie drei Hauptträgheitsmomente an")
    with pytest.raises(ModelError) as caught:
        kane.simulate(Model())
    assert told_of(caught.value) == (
        "bodies: es gibt nichts zu bewegen; fügen Sie einen Körper hinzu"
    )


@pytest.mark.usefixtures("german")
def test_names_files_and_words_of_others_stay_as_they_are():
    assert told(as_it_is("a name")) == "a name"
    assert told_of(ValueError("of a library")) == "of a library"
    assert told_of(ValueError(say("a number is wanted here"))) == "hier wird eine Zahl gebraucht"
    assert told(Fault("bodies[0].mass", say("is missing")).sentence) == "bodies[0].mass: fehlt"
    assert told(say("Never said before: {x:g}", x=0.5)) == "Never said before: 0,5"
