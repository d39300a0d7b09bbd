"""What pages of help show of the model's own descriptions, so that it is never out of date."""

import html
import re
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect
from PySide6.QtCore import QCoreApplication

from kane.elements.quantity import Quantity
from kane.expressions.measures import MEASURES
from kane.expressions.operations import FUNCTIONS
from kane.fields import is_in_file
from kane.model import Model
from kane.model.quantities import quantities_of
from kane.model.system_quantities import SYSTEM_QUANTITIES
from kanevas.assets.decimals import list_mark, with_mark
from kanevas.assets.told import told
from kanevas.kinds.labels import explained, label, symbol_html

LONGEST_DEFAULT = 24


def fields_table(kind: type[Any]) -> str:
    """Return a table of the fields of a type: names, meaning, symbol, unit, default."""
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    fields = described.fields
    rows = [(_name(field.encode_name), _words(field)) for field in fields if is_in_file(field)]
    if tag := kind.__struct_config__.tag:
        rows.append((_tr("In a file") + "<br><code>type</code>", f'<tt>"{tag}"</tt>'))
    return _table((_tr("Field"), _tr("Meaning")), rows)


def results_table(kind: type[Any]) -> str:
    """Return a table of what a result holds of an element of a type."""
    if kind is Model:
        quantities: tuple[Quantity, ...] = SYSTEM_QUANTITIES
    else:
        owner = kind(name="x") if isinstance(kind.__dict__.get("quantities"), property) else kind
        quantities = quantities_of(owner)
    rows = [
        (f"<tt>{q.key}</tt>", _escaped(_bare(q.unit)), _escaped(told(q.meaning)))
        for q in quantities
    ]
    return _table((_tr("Quantity"), _tr("Unit"), _tr("Meaning")), rows)


def functions_list() -> str:
    """Return the functions that an expression may call."""
    return f"<p><tt>{', '.join(sorted(FUNCTIONS))}</tt></p>"


def measures_table() -> str:
    """Return a table of the measures that an expression may read."""
    rows = [
        (
            f"<tt>{name}({', '.join(kind.elements)})</tt>",
            _escaped(kind.unit),
            _escaped(told(kind.meaning)),
        )
        for name, kind in sorted(MEASURES.items())
    ]
    return _table((_tr("Measure"), _tr("Unit"), _tr("Meaning")), rows)


class Description(msgspec.Struct, frozen=True):
    """What a field says of itself."""

    meaning: str = ""
    unit: str = ""
    symbol: str = ""

    @classmethod
    def of(cls, kind: inspect.Type) -> "Description":
        """Return the description in the type of a field."""
        meaning = ""
        extra: dict[str, str] = {}
        while isinstance(kind, inspect.Metadata):
            extra = {**(kind.extra or {}), **extra}
            meaning = meaning or (kind.extra_json_schema or {}).get("description", "")
            kind = kind.type
        unit = extra.get("unit", "")
        return cls(meaning.removesuffix(f" [{unit}]"), _bare(unit), extra.get("symbol", ""))


def _table(header: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = ["".join(f"<th>{cell}</th>" for cell in header)]
    lines += ["".join(f"<td>{cell}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<table class="fields" cellspacing="0">{body}</table>'


def _name(field: str) -> str:
    """Return what the inspector calls a field, and what files do."""
    return f"{label(field)}<br><code>{field}</code>"


def _words(field: inspect.Field) -> str:
    """Return the meaning of a field; below it, so that a narrow panel will do, all the rest."""
    described = Description.of(field.type)
    symbol = symbol_html(described.symbol) or f"<i>{_escaped(described.symbol)}</i>"
    sizes = " ".join(filter(None, (symbol if described.symbol else "", _in(described.unit))))
    rest = "; ".join(filter(None, (sizes, _default(field))))
    meaning = _escaped(explained(described.meaning))
    return f'{meaning}<br><span class="rest">{rest}</span>' if rest else meaning


def _in(unit: str) -> str:
    return f"[{_escaped(unit)}]" if unit else ""


def _default(field: inspect.Field) -> str:
    if field.required:
        return _tr("required")
    text = "" if field.default is None else _shown(field.default)
    if not text or len(text) > LONGEST_DEFAULT:
        return ""
    return _tr("by default {}").format(_escaped(text))


def _shown(value: Any) -> str:
    match value:
        case bool():
            return _tr("yes") if value else _tr("no")
        case float():
            return with_mark(f"{value:g}")
        case tuple():
            return list_mark().join(map(_shown, value))
        case str():
            return value
    return ""


def _bare(unit: str) -> str:
    return "" if unit == "1" else unit


def _escaped(text: str) -> str:
    return re.sub(r"\^(-?\d+)", r"<sup>\1</sup>", html.escape(text))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Help", text)
