"""What a person reads that no call of ``tr`` holds, so that Qt's tools do not find it.

These are the sentences of the engine and of what has no Qt, the meanings of fields, the pages of
help, paragraph by paragraph, and the words of the examples. ``translations.py`` gathers them, and
the tests hold the translations against them.
"""

import ast
import functools
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec.inspect

from kane.elements.body_quantities import DERIVED, RECORDED
from kane.elements.shapes import Shape
from kane.files.model_json import load
from kane.model import Model
from kane.model.model import UNITS
from kane.model.solver import METHOD_NAMES
from kane.model.system_quantities import SYSTEM_QUANTITIES
from kane.sentences import is_free_of_language
from kanevas.assets.paths import EXAMPLES, TEMPLATES
from kanevas.edits.elements import GROUPS
from kanevas.edits.wording import reworded
from kanevas.help.pages import original, page_names
from kanevas.help.paragraphs import paragraphs_of
from kanevas.kinds import labels

ROOT = Path(__file__).parents[1]
PLACES = (ROOT / "engine" / "kane", ROOT / "app" / "kanevas")
SAYING = {"say", "Template", "DamagedError", "RefusedError"}  # whose first argument is a template


def templates() -> dict[str, str]:
    """Return the templates of all sentences, and where each stands."""
    found: dict[str, str] = {}
    for path, call in said():
        template = template_of(call)
        if template and not is_free_of_language(template):
            found.setdefault(template, f"{path.relative_to(ROOT)}:{call.lineno}")
    return found


@functools.cache
def said() -> list[tuple[Path, ast.Call]]:
    """Return the calls that make sentences, each with its file."""
    return [
        (path, call)
        for place in PLACES
        for path in sorted(place.rglob("*.py"))
        for call in calls_in(path.read_text(encoding="utf-8"))
    ]


def calls_in(source: str) -> Iterator[ast.Call]:
    """Yield the calls of a file that make sentences."""
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call) or _name(call) not in SAYING:
            continue
        if isinstance(call.func, ast.Attribute) and call.func.attr == "say":
            continue  # of a template
        yield call


def template_of(call: ast.Call) -> str | None:
    """Return the template that a call makes a sentence of; None where it is not written out."""
    first = call.args[0] if call.args else None
    is_text = isinstance(first, ast.Constant) and isinstance(first.value, str)
    return first.value if is_text else None


def _name(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def records() -> set[type]:
    """Return all types of records that a form shows."""
    kinds = {*GROUPS, *get_args(Shape), Model}
    hints = get_type_hints(Model)
    return kinds | {kind for kind in hints.values() if hasattr(kind, "__struct_fields__")}


def words_of_fields() -> list[str]:
    """Return what the inspector calls fields and records by rules, without a text in the code."""
    kinds = records()
    names = {f.encode_name for kind in kinds for f in msgspec.inspect.type_info(kind).fields}
    words = {*map(labels.label, names), *map(labels.title, kinds), *map(labels.choice, choices())}
    return sorted(words - set(labels.LABELS.values()))


def words_of_quantities() -> list[str]:
    """Return what people call the quantities of elements, bodies and the whole system."""
    declared = [
        entries
        for kind in GROUPS
        for name in ("quantities", "derived")
        if isinstance(entries := getattr(kind, name, ()), tuple)
    ]
    entries = (*SYSTEM_QUANTITIES, *RECORDED, *DERIVED, *chain.from_iterable(declared))
    return sorted({entry.word for entry in entries if entry.word})


def words_of_examples() -> list[str]:
    """Return what examples and templates are called, and what is said of them and in them."""
    found: set[str] = set()

    def take(words: str) -> str:
        found.add(words)
        return words

    for folder in (EXAMPLES, TEMPLATES):
        for path in folder.glob("*.json"):
            reworded(load(path, unfinished=True), take)
    return sorted(found)


def choices() -> set[str]:
    """Return the values of fields that may have one of a few, but for names and letters."""
    literals = (kind for kind in _types() if isinstance(kind, msgspec.inspect.LiteralType))
    found = {value for kind in literals for value in kind.values if isinstance(value, str)}
    return {value for value in found - {*METHOD_NAMES, UNITS} if len(value) > len("xy")}


def meanings() -> list[str]:
    """Return what the types of records say that their fields mean, without the units."""
    found = set()
    for kind in _types():
        if isinstance(kind, msgspec.inspect.Metadata):
            meaning = (kind.extra_json_schema or {}).get("description", "")
            unit = (kind.extra or {}).get("unit", "")
            found.add(meaning.removesuffix(f" [{unit}]"))
    return sorted(found - {""})


def _types() -> Iterator[msgspec.inspect.Type]:
    """Yield the types of all fields, and of what they are made of."""
    waiting = [msgspec.inspect.type_info(kind) for kind in records()]
    seen = set()
    while waiting:
        kind = waiting.pop()
        yield kind
        match kind:
            case msgspec.inspect.Metadata():
                waiting.append(kind.type)
            case msgspec.inspect.StructType() if kind.cls not in seen:
                seen.add(kind.cls)
                waiting += [field.type for field in kind.fields]
            case msgspec.inspect.UnionType():
                waiting += kind.types
            case msgspec.inspect.TupleType():
                waiting += kind.item_types
            case msgspec.inspect.VarTupleType():
                waiting.append(kind.item_type)


def paragraphs() -> list[str]:
    """Return the paragraphs of all pages of help, in the order of the pages."""
    pages = (paragraphs_of(original(name)) for name in page_names())
    return list(dict.fromkeys(words for page in pages for words in page))
