import pytest

from kanevas.commands.matching import cost, plain


def first(query, *names):
    found = [(cost(query, name), name) for name in names]
    return [name for far, name in sorted((f, n) for f, n in found if f is not None)]


def test_nearer_names_come_first():
    names = ("Export plots", "Report …", "Import …", "Open recent", "Passport")
    assert first("port", *names) == ["Import …", "Report …", "Passport", "Export plots"]
    assert first("open", *names) == ["Open recent"]


def test_the_last_part_of_a_joined_word_counts_as_its_beginning_does():
    assert first("einstellungen", "Einstellungslehre", "Voreinstellungen") == ["Voreinstellungen"]
    names = ("Unruhiges", "Ruhelage", "Unruh")
    assert first("ruh", *names) == ["Unruh", "Ruhelage", "Unruhiges"]


def test_words_in_any_order_and_parts_of_them():
    assert cost("view fit", "Fit", ("View",)) is not None
    assert cost("fit view", "Fit", ("View",)) is not None
    assert cost("dist hor", "Distribute horizontally") is not None
    assert cost("fit", "Fit", ("View",)) < cost("fit", "Zoom", ("Fit",))


def test_letters_one_after_the_other_with_few_gaps():
    assert cost("mrr", "Mirror left to right") is not None
    assert cost("rodd", "Rod") is None
    assert cost("xyz", "Mirror left to right") is None
    # letters that stand anywhere are no name: each word would find half of the menus
    assert cost("smh", "Select what stands beyond the machine") is None


@pytest.mark.parametrize(("typed", "name"), [("auflosen", "Auflösen"), ("GRÖSSE", "Größe")])
def test_accents_and_capitals_do_not_matter(typed, name):
    assert cost(typed, name) is not None


def test_nothing_typed_finds_all():
    assert cost("", "Fit") is not None
    assert plain("  P&late …") == "p late"
