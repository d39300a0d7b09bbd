"""An edit as the line of Python that repeats it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from kane.errors import ModelError
from kane.fields import Record
from kane.model import NAMED_GROUPS, Model, renamed
from kanevas.console.commands import COMMANDS, all_of
from kanevas.document.changes import changes
from kanevas.document.edit import after as after_edit
from kanevas.edits.elements import by_name


class Part(NamedTuple):
    """One command of a line.

    Attributes:
        name: of the command.
        arguments: those by place.
        fields: those by name.

    """

    name: str
    arguments: tuple[Any, ...] = ()
    fields: dict[str, Any] = {}  # noqa: RUF012 (never written to)

    def __str__(self) -> str:
        given = [written(argument) for argument in self.arguments]
        given += [f"{field}={written(value)}" for field, value in self.fields.items()]
        return f"{self.name}({', '.join(given)})"


def line_of(text: str, before: Model, after: Model, merge: str = "") -> str:
    """Return the line that makes a model of another, as in ``edit("Heavier", change(...))``.

    Args:
        text: what is done, as undo names it.
        before: the model before the edit.
        after: the model after it.
        merge: the key of edits that become one step of undo.

    """
    parts = [*_parts(before, after)]
    if not _repeats(parts, before, after):
        parts = [Part("settings", fields=_different(before, after))]
    key = [f"merge={written(merge)}"] if merge else []
    return f"edit({', '.join([written(text), *map(str, parts), *key])})"


def written(value: Any) -> str:
    """Return what gives a value in the console; fields at their default are left out."""
    match value:
        case Record():
            fields = ", ".join(f"{name}={written(entry)}" for name, entry in _told(value))
            return f"{type(value).__name__}({fields})"
        case tuple():
            return f"({', '.join(map(written, value))}{',' * (len(value) == 1)})"
        case dict():
            entries = (f"{written(key)}: {written(entry)}" for key, entry in value.items())
            return f"{{{', '.join(entries)}}}"
        case bool() | int() | float() | str() | None:
            return repr(value)
    raise TypeError(f"{type(value).__name__} cannot be written in the console")


def _told(record: Record) -> Iterator[tuple[str, Any]]:
    """Yield the fields of a record that are not at their default."""
    for field in msgspec.structs.fields(record):
        entry = getattr(record, field.name)
        if not (type(entry) is type(field.default) and entry == field.default):
            yield field.name, entry


def _parts(before: Model, after: Model) -> Iterator[Part]:
    """Yield the commands that lead from one model to another, in an order in which they work."""
    model = before
    for old, new in sorted(changes(before, after).renamed):
        try:
            model = renamed(model, old, new)
        except ModelError:
            continue  # the new name holds only with what else the edit does
        yield Part("rename", (old, new))
    was, is_ = by_name(model), by_name(after)
    for name in was:
        if name in is_ and was[name] != is_[name]:
            yield _change(was[name], is_[name])
    if added := tuple(element for name, element in is_.items() if name not in was):
        yield Part("add", added)
    if removed := tuple(name for name in was if name not in is_):
        yield Part("remove", removed)
    yield from _orders(model, after)
    yield from _formulas(model, after)
    left = ("formulas", *NAMED_GROUPS)
    if own := {n: v for n, v in _different(model, after).items() if n not in left}:
        yield Part("settings", fields=own)


def _change(old: Any, new: Any) -> Part:
    if type(old) is not type(new):
        return Part("exchange", (new,))
    return Part("change", (new.name,), _different(old, new))


def _different(old: Record, new: Record) -> dict[str, Any]:
    """Return the fields of a record that are others in another one, with its values."""
    pairs = ((name, getattr(old, name), getattr(new, name)) for name in old.__struct_fields__)
    return {name: to for name, of, to in pairs if of is not to and of != to}


def _orders(model: Model, after: Model) -> Iterator[Part]:
    """Yield what puts groups in order whose elements would stand otherwise."""
    for group in NAMED_GROUPS:
        wanted = [entry.name for entry in getattr(after, group)]
        stay = [entry.name for entry in getattr(model, group) if entry.name in set(wanted)]
        if wanted != [*stay, *(name for name in wanted if name not in set(stay))]:
            yield Part("order", (group, *wanted))


def _formulas(model: Model, after: Model) -> Iterator[Part]:
    was = {formula.path: formula.text for formula in model.formulas}
    is_ = {formula.path: formula.text for formula in after.formulas}
    texts: dict[str, str | None] = {
        path: text for path, text in is_.items() if was.get(path) != text
    }
    texts.update({path: None for path in was if path not in is_})
    if texts:
        yield Part("formulas", (texts,))


def _repeats(parts: list[Part], before: Model, after: Model) -> bool:
    """Tell whether commands lead where an edit led."""
    edits = (COMMANDS[part.name](*part.arguments, **part.fields) for part in parts)
    try:
        return after_edit(before, all_of(*edits)) == after
    except ModelError:
        return False
