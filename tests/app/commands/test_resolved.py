from kanevas.commands.resolved import at_first, given, resolved

FIRST = {"a": "A", "b": "B", "c": "", "d": "D"}


def test_without_choices_all_is_as_it_comes():
    assert resolved(FIRST, {}) == FIRST


def test_own_keys_take_those_that_come_with_the_program():
    assert resolved(FIRST, {"c": "A"}) == {"a": "", "b": "B", "c": "A", "d": "D"}
    # a file that was written by hand, or by another version
    assert resolved(FIRST, {"d": "X", "b": "X"}) == {"a": "A", "b": "X", "c": "", "d": ""}
    assert resolved(FIRST, {"gone": "A"}) == FIRST


def test_keys_are_given_and_taken_over():
    own = given(FIRST, {}, "c", "A")
    assert own == {"c": "A", "a": ""}
    own = given(FIRST, own, "b", "A")
    assert resolved(FIRST, own) == {"a": "", "b": "A", "c": "", "d": "D"}
    assert given(FIRST, own, "a", "A") == {"b": ""}


def test_two_commands_change_places():
    own = given(FIRST, {}, "a", "B")
    own = given(FIRST, own, "b", "A")
    assert resolved(FIRST, own) == {"a": "B", "b": "A", "c": "", "d": "D"}


def test_what_goes_back_gets_its_first_keys_again():
    own = given(FIRST, {}, "c", "A")
    assert resolved(FIRST, at_first(FIRST, own, "a")) == FIRST
    own = given(FIRST, {}, "b", "")
    assert at_first(FIRST, own, "b") == {}


def test_no_key_stands_twice_whatever_is_chosen():
    names = list(FIRST)
    for first in names:
        for second in names:
            for key in ("A", "B", "D", "E", ""):
                own = given(FIRST, given(FIRST, {}, first, key), second, "D")
                keys = [each for each in resolved(FIRST, own).values() if each]
                assert len(keys) == len(set(keys))
