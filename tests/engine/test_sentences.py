"""Sentences are their English text, and keep what they were made of."""

import copy
import json
import pickle

import pytest

from kane.errors import ExpressionError, Fault, KaneError, ModelError, SettingsError
from kane.sentences import (
    NOTHING,
    Sentence,
    Template,
    as_a_sentence,
    as_it_is,
    both,
    either,
    fields_of,
    from_tree,
    is_free_of_language,
    joined,
    listed,
    say,
    to_tree,
)

GAP = say("'{name}' by {width:.3g} m", name="hinge", width=0.12345)


def test_a_sentence_is_its_text_in_english():
    assert GAP == "'hinge' by 0.123 m"
    assert isinstance(GAP, str)
    assert (GAP.template, dict(GAP.fields)) == (
        "'{name}' by {width:.3g} m",
        {"name": "hinge", "width": 0.12345},
    )
    assert not NOTHING
    assert Template("at {t:g} s").say(t=2.0) == "at 2 s"


@pytest.mark.parametrize(
    "again", [copy.deepcopy, copy.copy, lambda s: pickle.loads(pickle.dumps(s))]
)
@pytest.mark.parametrize("sentence", [GAP, as_a_sentence(GAP), joined(", ", [GAP, GAP])])
def test_copies_keep_what_a_sentence_was_made_of(sentence, again):
    other = again(sentence)
    assert other == sentence
    assert type(other) is type(sentence)
    assert (other.template, other.fields) == (sentence.template, sentence.fields)


def test_parts_are_put_together():
    assert joined("; ", ["a", GAP]) == "a; 'hinge' by 0.123 m"
    assert both(["a"]) == "a"
    assert both(["a", "b", "c"]) == "a, b and c"
    assert either(["a", "b"]) == "a or b"
    assert both([]) == ""
    assert listed(["a", "b", "c"], most=2) == "'a', 'b' and 1 more"
    assert as_a_sentence(say("they gape at {gaps}", gaps=GAP)) == "They gape at 'hinge' by 0.123 m."


def test_what_has_no_words_is_free_of_language():
    assert is_free_of_language("{a}; {b:.3g} (1)")
    assert not is_free_of_language("{a} of {b}")
    assert fields_of("'{name}' by {width:.3g} m, {{ }}") == {"name", "width"}


def test_errors_keep_their_sentences():
    fault = Fault("bodies[0].mass", say("must be positive, is {value:g}", value=-1.0))
    error = ModelError([fault, *[Fault("", say("is missing"))] * 51])
    assert str(fault) == "bodies[0].mass: must be positive, is -1"
    assert fault.sentence.fields["part_1"] is fault.text
    assert str(error).endswith("is missing\n… and 2 more faults.")
    assert error.sentence.fields["part_0"] == fault.sentence
    assert str(ExpressionError(3, GAP)) == f"column 3: {GAP}"
    again = pickle.loads(pickle.dumps(SettingsError(GAP)))
    assert again.sentence.template == GAP.template
    assert isinstance(again, KaneError)


@pytest.mark.parametrize("sentence", [GAP, as_a_sentence(GAP), both([GAP, "b"]), as_it_is("{x}")])
def test_sentences_go_through_files(sentence):
    again = from_tree(json.loads(json.dumps(to_tree(sentence))))
    assert isinstance(again, Sentence)
    assert again == sentence
    assert again.template == sentence.template


@pytest.mark.parametrize(
    "tree",
    [
        None,
        "text",
        {"template": "{x.__class__}", "fields": {"x": "a"}},
        {"template": "{x[0]}", "fields": {"x": "a"}},
        {"template": "{x!r}", "fields": {"x": "a"}},
        {"template": "{x:999999999}", "fields": {"x": "a"}},
        {"template": "{x:.99999g}", "fields": {"x": 1.0}},
        {"template": "{x}", "fields": {}},
        {"template": "{x:g}", "fields": {"x": "a"}},
        {"template": "{", "fields": {}},
        {"template": "{x}", "fields": {"x": ["a"]}},
        {"template": "{x}", "fields": {"x": {"template": "{y}", "fields": {}}}},
        {"template": 1, "fields": {}},
    ],
)
def test_a_file_cannot_make_a_sentence_do_more_than_speak(tree):
    assert from_tree(tree) is None
