"""Lists of types in pages of help, with links to the pages about them."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication

from kane.elements.joints import Joint
from kanevas.assets.language import in_running_text
from kanevas.assets.told import told
from kanevas.help.pages import title
from kanevas.kinds import Kind, changing, couplings, joints, loads, signals, springs

LISTS: Mapping[str, tuple[Kind, ...]] = {
    "joints": joints.KINDS,
    "couplings": couplings.KINDS,
    "changing": changing.KINDS,
    "signals": signals.KINDS,
    "loads": (*springs.KINDS, *loads.KINDS),
}


def links(name: str) -> str:
    """Return links to the pages about the types of a list."""
    pages = dict.fromkeys(kind.page for kind in LISTS[name])
    return ", ".join(f'<a href="{page}">{in_running_text(_short(page))}</a>' for page in pages)


def joints_table() -> str:
    """Return a table of the joints: how many rows each has, and what it leaves free."""
    rows = [(_tr("Joint"), _tr("Rows"), _tr("Free in space"))]
    for kind in joints.KINDS:
        link = f'<a href="{kind.page}">{_short(kind.page)}</a>'
        rows.append((link, str(row_count(kind.type)), told(kind.type.leaves)))
    lines = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows)
    return f'<table class="plain">{"".join(f"<tr>{line}</tr>" for line in lines)}</table>'


def row_count(kind: type[Joint]) -> int:
    """Return how many rows joints of a type have in space."""
    joint = kind(**dict(_anything(kind)))
    return sum(len(constraint.holds()) for constraint in joint.rows())


def _anything(kind: type[Joint]) -> Iterator[tuple[str, Any]]:
    """Yield something for each field that a joint must be given."""
    for field in msgspec.structs.fields(kind):
        if field.required:
            is_number = not field.name.startswith(("name", "body"))
            yield field.name, 1.0 if is_number else field.name


def _short(page: str) -> str:
    return title(page).removesuffix(" joint")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Help", text)
