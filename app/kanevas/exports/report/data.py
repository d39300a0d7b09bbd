"""The data of a model in tables, in the units of the person."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication

from kane.elements.body import Body
from kane.fields import GROUND, Record
from kane.model import Model, Parameter, texts_of
from kane.model.model import NAMED_GROUPS, Named
from kane.model.poses import initial_poses
from kanevas.assets.decimals import list_mark
from kanevas.assets.language import in_running_text
from kanevas.exports.report.html import Html, joined, table, tag
from kanevas.inspector.fields import Field, fields_of
from kanevas.kinds import word_of
from kanevas.kinds.groups import group_title
from kanevas.kinds.labels import label, title
from kanevas.units import UnitSystem, display, pretty, quantity, shown

CONNECTION = ("body_a", "body_b", "body", "joint", "joint_a", "joint_b", "rack", "pinion")
DRAWN_ONLY = ("color",)
MOST_ROWS = 12  # of a table of values


def _tr(text: str) -> str:
    return QCoreApplication.translate("Report", text)


def data(model: Model, units: UnitSystem) -> Iterator[Html]:
    """Yield a heading and a table for each group of a model that has members."""
    for group in ("parameters", *(g for g in NAMED_GROUPS if g != "parameters")):
        entries = getattr(model, group)
        if entries:
            yield tag("h3", group_title(group, model))
            yield _table(group, model, units)


def _table(group: str, model: Model, units: UnitSystem) -> Html:
    match group:
        case "bodies":
            return _bodies(model, units)
        case "parameters":
            values = [
                (p.name, _parameter(model, p, units), p.description) for p in model.parameters
            ]
            return table((_tr("Name"), _tr("Value"), _tr("Meaning")), values)
    header = (_tr("Name"), _tr("Type"), _tr("Between"), _tr("Data"))
    rows = [
        (entry.name, word_of(entry), _between(entry), _values(model, entry, units))
        for entry in getattr(model, group)
    ]
    if not any(row[2] for row in rows):
        return table((header[0], header[1], header[3]), [(a, b, d) for a, b, _, d in rows])
    return table(header, rows)


def _bodies(model: Model, units: UnitSystem) -> Html:
    header = (
        _tr("Name"),
        _unit(_tr("Mass"), "kg", units),
        _unit(_tr("Moments of inertia"), "kg m^2", units),
        _unit(_tr("Mass centre at start"), "m", units),
        _tr("Further data"),
    )
    poses = initial_poses(model)
    rows = []
    for body in model.bodies:
        mass = body.mass_properties()
        rows.append(
            (
                body.name,
                shown(mass.mass, "kg", units),
                _moments(body, units),
                _vector(poses.point(body.name, mass.center).tolist(), "m", units),
                _values(model, body, units, without=("mass", "inertia", "position")),
            )
        )
    return table(header, rows)


def _moments(body: Body, units: UnitSystem) -> str:
    if body.particle:
        return "–"
    if isinstance(body.inertia, float):  # the one that counts in a plane
        return shown(body.inertia, "kg m^2", units)
    return _vector(np.diag(body.mass_properties().inertia).tolist(), "kg m^2", units)


def _parameter(model: Model, parameter: Parameter, units: UnitSystem) -> str:
    value = quantity(parameter.value, parameter.unit, units)
    formula = texts_of(model, parameter.name).get("value", "")
    return f"{value} = {formula}" if formula else value


def _between(entry: Any) -> str:
    names = [getattr(entry, field, "") for field in CONNECTION]
    return " – ".join(_tr("ground") if name == GROUND else name for name in names if name)


def _values(model: Model, entry: Named, units: UnitSystem, without: tuple[str, ...] = ()) -> Html:
    """Return the fields of an element that are not at their default, one on a line."""
    left_out = {"name", *CONNECTION, *DRAWN_ONLY, *without}
    formulas = texts_of(model, entry.name)
    lines = []
    for field in fields_of(type(entry)):
        value = getattr(entry, field.name)
        if field.name in left_out or value == field.default:
            continue
        text = f"{label(field.name)}: {_value(value, field, units)}"
        given = [f for path, f in formulas.items() if path.partition("[")[0] == field.name]
        lines.append(f"{text} = {', '.join(given)}" if given else text)
    return joined(tag("div", line) for line in lines)


def _value(value: Any, field: Field, units: UnitSystem) -> str:
    match value:
        case bool():
            return _tr("yes") if value else _tr("no")
        case int() | float():
            return quantity(float(value), field.unit, units)
        case str():
            return value
        case Record():
            return _record(value, units)
        case tuple() if value and all(isinstance(each, int | float | str) for each in value):
            unit = pretty(display(field.unit, units).unit)
            return f"{_vector(value, field.unit, units)} {unit}".rstrip()
        case tuple() if isinstance(value[:1], tuple) and len(value) > MOST_ROWS:
            return _tr("{} entries").format(len(value))
        case tuple():
            return "; ".join(_value(each, field, units) for each in value)
    return ""


def _record(record: Record, units: UnitSystem) -> str:
    parts = [
        f"{in_running_text(label(field.name))} {_value(value, field, units)}"
        for field in fields_of(type(record))
        if (value := getattr(record, field.name)) != field.default
    ]
    return f"{in_running_text(title(type(record)))} ({', '.join(parts)})"


def _vector(vector: Any, unit: str, units: UnitSystem) -> str:
    texts = [each if isinstance(each, str) else shown(float(each), unit, units) for each in vector]
    return f"({list_mark().join(texts)})"


def _unit(text: str, unit: str, units: UnitSystem) -> str:
    return f"{text} [{pretty(display(unit, units).unit)}]"
