"""Friction of contacts that slide -> tables."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from kane.compiled.contacts import PressingGap
from kane.compiled.entries import filled
from kane.compiled.pattern import Tile
from kane.compiled.rows import Rows
from kane.elements.changing import Contact, ContactState, Press
from kane.elements.joints import PRESSING
from kane.elements.primitives import Constraint
from kane.elements.primitives.surroundings import Entry
from kane.fields import Varying
from kane.kernels.equations.dry_friction import NORMAL, SLIDE
from kane.kernels.tables import Sliding, Table

NO_PROGRAM, NO_BODY = -1, -1
SPATIAL = 3  # rows of a point in space, along the ground's axes; fewer leave out the axis


class Slide(NamedTuple):
    """A contact that slides.

    Attributes:
        name: of its element.
        contact: see ``elements.changing``.
        state: how it is.
        gaps: the gaps whose forces press it.

    """

    name: str
    contact: Contact
    state: ContactState
    gaps: tuple[PressingGap, ...]


def pressing(
    presses: Sequence[Press],
    gaps: Iterable[PressingGap],
    rows: Rows,
    made_of: dict[str, list[Constraint]],
) -> list[Entry]:
    """Return what presses a contact, as entries of ``NORMAL`` but for the contact.

    A joint that is let go presses nothing.

    Args:
        presses: joints whose forces press.
        gaps: whose forces press it, as a rule its own.
        rows: the constraint rows of the model.
        made_of: the constraints that make up each joint.

    """
    none = {"pushes": 0, "axis_body": NO_BODY, "axis": (0.0, 0.0, 0.0)}
    found: list[Entry] = [
        {**none, "row": gap.row, "count": 1, "factor": 1.0, "pushes": int(gap.opens)}
        for gap in gaps
    ]
    for press in presses:
        if not made_of[press.element]:
            continue
        first, count = _rows_of(press.element, rows, made_of)
        axis = none
        if press.axis is not None and count == SPATIAL:
            body, along = press.axis
            number = rows.frames.index[body]
            axis = {**none, "axis_body": number, "axis": rows.frames.axis(body, along)}
        found.append({"row": first, "count": count, "factor": press.factor, **axis})
    return found


def _rows_of(joint: str, rows: Rows, made_of: dict[str, list[Constraint]]) -> tuple[int, int]:
    """Return first row and number of the rows of a joint that are forces at a point."""
    at, found = rows.of_element[joint].start, list[int]()
    for constraint in made_of[joint]:
        count = len(constraint.holds())
        if isinstance(constraint, PRESSING):
            found.extend(range(at, at + count))
        at += count
    assert found == list(range(found[0], found[0] + len(found))), joint
    return found[0], len(found)


def sliding(
    slides: Sequence[Slide], own: Rows, rows: Rows, made_of: dict[str, list[Constraint]]
) -> Sliding:
    """Return the tables of what slides.

    Args:
        slides: the contacts.
        own: collects the rows along which they slide; empty.
        rows: the constraint rows of the model.
        made_of: the constraints that make up each joint.

    """
    contacts, normals = list[Entry](), list[Entry]()
    for k, (name, contact, state, gaps) in enumerate(slides):
        friction = contact.friction
        assert friction is not None
        first = len(own.bodies)
        own.add(name, iter(contact.slip))
        after = 1 if contact.slips_after else 0
        count = len(own.bodies) - first - after
        direction = (*state.direction, 0.0, 0.0, 0.0)[:3]
        contacts.append(
            {
                "row": first + after,
                "count": count,
                "coefficient": friction.sliding,
                "limit": program(rows, name, friction.sliding_limit),
                "scale": own.scales[first + after],
                "direction": direction,
            }
        )
        if friction.sliding > 0.0:
            pressed = pressing(friction.presses, gaps, rows, made_of)
            normals += [{"contact": k, **entry} for entry in pressed]
    row_start, block_body = own.blocks([Tile(row, 1, 0) for row in range(len(own.bodies))], 1)
    tables = own.tables(np.zeros(len(own.paths.places)), row_start)
    return Sliding(
        contacts=filled(contacts, SLIDE),
        normals=filled(normals, NORMAL),
        path_rows=tables["path_rows"],
        path_terms=tables["path_terms"],
        rolling_contacts=tables["rolling_contacts"],
        shape_contacts=tables["shape_contacts"],
        shape_features=tables["shape_features"],
        velocity_rows=tables["velocity_rows"],
        row_start=row_start,
        block_body=block_body,
    )


def program(rows: Rows, name: str, limit: Varying | None) -> int:
    """Return the number of the program of a limit, -1 without."""
    return NO_PROGRAM if limit is None else rows.laws.program(limit, f"'{name}'")


def nothing_slides() -> Sliding:
    """Return the tables of a system in which nothing slides."""
    from kane.compiled.rows import TABLES

    none: dict[str, Table] = {
        name: np.zeros(0, TABLES[name])
        for name in (
            "path_rows",
            "path_terms",
            "rolling_contacts",
            "shape_contacts",
            "shape_features",
            "velocity_rows",
        )
    }
    nothing = np.zeros(0, np.int64)
    return Sliding(
        contacts=np.zeros(0, SLIDE),
        normals=np.zeros(0, NORMAL),
        row_start=np.zeros(1, np.int64),
        block_body=nothing,
        **none,
    )
