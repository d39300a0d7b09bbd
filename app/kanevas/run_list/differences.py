"""What changed from one run to another, in words; no widgets here."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect
from PySide6.QtCore import QCoreApplication

from kane.model import ADAPTIVE_METHODS, NAMED_GROUPS, Model, Parameter, SolverSettings
from kanevas.assets.decimals import list_mark
from kanevas.assets.language import in_running_text
from kanevas.units import UnitSystem, display, pretty, quantity, shown
from kanevas.units.systems import SI

# What the eye alone sees: it makes no other run.
OF_MODEL = frozenset(
    {"title", "description", "plots", "answers", "formulas", "hidden", "protected", "units"}
)
OF_ELEMENTS = frozenset({"name", "color", "pinned"})
DRAWN_GROUPS = frozenset({"notes", "photos", "points", "rulers"})
FIXED_STEP, ADAPTIVE = frozenset({"step"}), frozenset({"rtol", "atol"})
MOST_LISTED = 3  # names of elements that came or went


def differences(
    before: Model, settings_before: SolverSettings, after: Model, settings: SolverSettings,
    units: UnitSystem = SI,
) -> list[str]:  # fmt: skip
    """Return what is different in a later run, as in ``spring: k 100 → 150 N/m``.

    Numbers that follow parameters are passed over: the parameters tell of them.

    Args:
        before: the model of the earlier run.
        settings_before: its settings.
        after: the model of the later run.
        settings: its settings.
        units: in which numbers are shown.

    """
    following = {formula.path for formula in (*before.formulas, *after.formulas)}
    return [
        *_of_settings(settings_before, settings, following, units),
        *_of_elements(before, after, following, units),
        *_of_model(before, after, following, units),
    ]


def _of_settings(
    before: SolverSettings, after: SolverSettings, following: set[str], units: UnitSystem
) -> Iterator[str]:
    without_effect = FIXED_STEP if after.method in ADAPTIVE_METHODS else ADAPTIVE
    for name in ("method", "formulation"):
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            yield f"{old} → {new}"
    known = {"method", "formulation", *without_effect}
    yield from _of_fields(before, after, "solver", known, following, units, in_words=True)


def _of_model(before: Model, after: Model, following: set[str], units: UnitSystem) -> Iterator[str]:
    others = {*OF_MODEL, *NAMED_GROUPS, "solver"}
    if not (before.planar or after.planar):
        others.add("work_plane")
    yield from _of_fields(before, after, "", others, following, units, in_words=True)


def _of_elements(
    before: Model, after: Model, following: set[str], units: UnitSystem
) -> Iterator[str]:
    groups = [name for name in NAMED_GROUPS if name not in DRAWN_GROUPS]
    old = {each.name: each for group in groups for each in getattr(before, group)}
    new = {each.name: each for group in groups for each in getattr(after, group)}
    for name in (name for name in new if name in old):
        yield from _of_element(name, old[name], new[name], following, units)
    if came := [name for name in new if name not in old]:
        yield _tr("new: {}").format(_listed(came))
    if went := [name for name in old if name not in new]:
        yield _tr("without {}").format(_listed(went))


def _of_element(
    name: str, old: Any, new: Any, following: set[str], units: UnitSystem
) -> Iterator[str]:
    if old == new:
        return
    if type(old) is not type(new):
        yield _tr("{} is another type").format(name)
        return
    if isinstance(new, Parameter):
        if old.value != new.value and f"{name}.value" not in following:
            yield f"{name} {_way(old.value, new.value, new.unit, units)}"
        return
    drawn = set(OF_ELEMENTS)
    if getattr(new, "density", 0.0) is None and old.density is None:
        drawn.add("shapes")
    for text in _of_fields(old, new, name, drawn, following, units):
        yield f"{name}: {text}"


def _of_fields(
    old: msgspec.Struct, new: msgspec.Struct, owner: str, without: set[str],
    following: set[str], units: UnitSystem, in_words: bool = False,
) -> Iterator[str]:  # fmt: skip
    for field in _fields(type(new)):
        before, after = getattr(old, field.name), getattr(new, field.name)
        path = f"{owner}.{field.name}" if owner else field.name
        if field.name in without or before == after or path in following:
            continue
        if any(other.startswith(f"{path}[") for other in following):
            continue
        extra = (field.type.extra if isinstance(field.type, inspect.Metadata) else None) or {}
        called = "" if in_words else extra.get("symbol", "")
        called = called or _word(field.name)
        yield f"{called} {_way(before, after, extra.get('unit', ''), units)}"


@functools.cache
def _fields(kind: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    """Return the fields of a type; to look them up takes as long as to compare all the rest."""
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    return described.fields


def _word(name: str) -> str:
    """Return what a field is called, in the person's language where that has a word for it."""
    word = name.replace("_", " ")
    label = word[:1].upper() + word[1:]
    translated = QCoreApplication.translate("fields", label)
    return word if translated == label else in_running_text(translated)


def _way(before: Any, after: Any, unit: str, units: UnitSystem) -> str:
    """Return ``100 → 150 N/m``."""
    unit = "" if unit == "1" else unit
    first, second = (_text(value, unit, units) for value in (before, after))
    if first is None or second is None:
        return _tr("changed")
    if all(map(_has_unit, (before, after))):  # which is said once
        first = first.removesuffix(_unit(unit, units)).rstrip()
    return f"{first} → {second}"


def _text(value: Any, unit: str, units: UnitSystem) -> str | None:
    match value:
        case None:
            return _tr("automatic")
        case bool():
            return _tr("yes") if value else _tr("no")
        case str():
            return value
        case tuple() if value and all(map(_is_number, value)):
            numbers = list_mark().join(shown(number, unit, units) for number in value)
            return f"({numbers}) {_unit(unit, units)}".rstrip()
        case _ if _is_number(value):
            return quantity(value, unit, units)
    return None


def _unit(unit: str, units: UnitSystem) -> str:
    return pretty(display(unit, units).unit)


def _has_unit(value: Any) -> bool:
    return isinstance(value, tuple) or _is_number(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _listed(names: list[str]) -> str:
    text = ", ".join(names[:MOST_LISTED])
    more = len(names) - MOST_LISTED
    return f"{text} … (+{more})" if more > 0 else text


def _tr(text: str) -> str:
    return QCoreApplication.translate("Differences", text)
