"""Every sentence that is made without Qt has its words in all languages of the program."""

import ast
import importlib.util
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from kane.sentences import fields_of
from kanevas.assets import told
from kanevas.assets.paths import TRANSLATIONS
from kanevas.help import paragraphs as help_texts
from kanevas.start import examples

ROOT = Path(__file__).parents[3]
LANGUAGES = sorted(TRANSLATIONS.glob("kanevas_*.ts"))
PROSE = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}|\b[a-z]{4,}\b")
# What is no prose where it stands among the fields of a sentence: keys of tables, and endings.
NO_PROSE = {"removeprefix", "removesuffix", "partition", "replace", "get"}


def loaded():
    """The module that `make translations` gathers texts with; it is no part of a package."""
    path = ROOT / "packaging" / "translatable.py"
    specification = importlib.util.spec_from_file_location("translatable", path)
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def translatable():
    return loaded()


@pytest.fixture(scope="module")
def wanted(translatable):
    return {
        told.CONTEXT: {*translatable.templates(), *translatable.meanings()},
        help_texts.CONTEXT: {*translatable.paragraphs()},
        "fields": {*translatable.words_of_fields()},
        "quantities": {*translatable.words_of_quantities()},
        examples.CONTEXT: {*translatable.words_of_examples()},
    }


def translations(source):
    """Texts by their contexts, with what they are in a language."""
    found = {}
    for context in ET.parse(source).getroot().iter("context"):
        own = found.setdefault(context.findtext("name") or "", {})
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation.text and not translation.get("type"):
                own[message.findtext("source")] = translation.text
    return found


@pytest.mark.parametrize("source", LANGUAGES, ids=lambda path: path.stem)
def test_every_sentence_meaning_and_paragraph_is_translated(source, wanted):
    there = translations(source)
    missing = {name: sorted(texts - there[name].keys()) for name, texts in wanted.items()}
    assert not any(missing.values()), f"`make translations`, and translate {missing}"


@pytest.mark.parametrize("source", LANGUAGES, ids=lambda path: path.stem)
def test_no_translation_is_of_what_nobody_says_any_more(source, wanted):
    there = translations(source)
    for context in (told.CONTEXT, help_texts.CONTEXT, examples.CONTEXT):
        assert there[context].keys() <= wanted[context], "`make translations` takes them out"


@pytest.mark.parametrize("source", LANGUAGES, ids=lambda path: path.stem)
def test_translated_templates_have_the_same_fields(source):
    for template, translation in translations(source)[told.CONTEXT].items():
        assert fields_of(translation) == fields_of(template), template


def test_german_has_one_word_for_partial_velocities():
    text = (TRANSLATIONS / "kanevas_de.ts").read_text(encoding="utf-8").casefold()
    assert "partielle geschwindigkeit" in text
    assert "partialgeschwindigkeit" not in text


def test_templates_stand_word_for_word_where_they_are_said(translatable):
    for path, call in translatable.said():
        own = path.name in {"sentences.py", "hdf5_unpacker.py"}
        assert translatable.template_of(call) is not None or own, f"{path}:{call.lineno}"


def prose_in_fields(call, saying):
    """Yield words that are put into a sentence as they are, so that nobody translates them."""
    for keyword in call.keywords:
        yield from bare_prose(keyword.value, saying)


def bare_prose(node, saying):
    match node:
        case ast.Call() if getattr(node.func, "id", "") in saying:
            return
        case ast.Call(func=ast.Attribute(attr=name)) if name in NO_PROSE:
            return
        case ast.Subscript(value=value):
            yield from bare_prose(value, saying)
            return
        case ast.Compare():
            return
        case ast.Constant(value=str(text)) if PROSE.search(text):
            yield text, node.lineno
    for part in ast.iter_child_nodes(node):
        yield from bare_prose(part, saying)


def test_no_words_are_put_into_a_sentence_untranslated(translatable):
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text!r}"
        for path, call in translatable.said()
        for text, line in prose_in_fields(call, translatable.SAYING)
    ]
    assert found == []


def test_words_in_a_field_are_found(translatable):
    source = 'say("{who} is {what}", who="the rod", what=say("is missing") if x else "missing")'
    # the outer call comes first
    outer = next(translatable.calls_in(source))
    assert [text for text, _ in prose_in_fields(outer, {"say"})] == ["the rod", "missing"]
