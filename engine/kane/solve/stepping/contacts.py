"""The contacts of a system as numbers for a run by time steps."""

import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

from kane.compiled import System
from kane.compiled.entries import filled
from kane.compiled.watching import OwnFriction
from kane.elements.changing import Contact
from kane.elements.primitives.surroundings import Entry
from kane.kernels.codes import POSITION
from kane.kernels.linear.saddle import Saddle
from kane.kernels.methods.touching import TOUCH, Touching

Indices = npt.NDArray[np.int64]

NO_PROGRAM = -1
DIRECTLY = 96  # rows whose impulses are solved for at once at most: some milliseconds
TOLD = 1024  # events that are noted between two looks


def stepped(system: System) -> tuple[int, ...]:
    """Return the contacts that time steps hold: those with rows."""
    return tuple(
        i
        for i, (_, contact) in enumerate(system.contacts)
        if contact.switch is None and not contact.is_law
    )


def touching(base: System, whole: System, saddle: Saddle) -> Touching:
    """Return the contacts of a system, and room for their problem.

    Args:
        base: the system in which none holds.
        whole: that in which all do.
        saddle: the equations of a step of the first.

    """
    own = stepped(whole)
    table = filled([_entry(whole, i) for i in own], TOUCH)
    rows, first, count = whole.rows - base.rows, base.rows, len(own)
    parts = _unknowns(whole, saddle, table)
    lengths = [part.size for part in parts]
    start = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
    of_row = np.zeros(rows, dtype=np.int64)
    for entry, length in zip(table, lengths, strict=True):
        of_row[int(entry["row"]) - first : int(entry["row"] + entry["rows"]) - first] = length
    response_start = np.concatenate([[0], np.cumsum(of_row)]).astype(np.int64)
    unknowns = saddle.order.size
    most = min(rows, DIRECTLY)
    speeds, state = 6 * whole.bodies, whole.state_size
    return Touching(
        contacts=table,
        normals=whole.guards.normals,
        first=first,
        start=start,
        unknowns=np.concatenate([*parts, np.zeros(0, np.int64)]),
        response_start=response_start[:-1].copy(),
        response=np.zeros(int(response_start[-1])),
        D=np.zeros((count, 3, 3)),
        p=np.zeros(rows),
        before=np.zeros(rows),
        after=np.zeros(rows),
        free=np.zeros(rows),
        bend=np.zeros(rows),
        gap=np.zeros(count),
        role=np.zeros(count, np.int64),
        part=np.zeros(count),
        target=np.zeros(count),
        state=np.zeros(count, np.int64),
        bound=np.zeros((count, 2)),
        grip=np.zeros(count, np.int64),
        active=np.zeros(count + 1, np.int64),
        x=np.zeros(unknowns),
        z=np.zeros(unknowns),
        b=np.zeros((2, 3)),
        unknown=np.zeros(most, np.int64),
        slope=np.zeros(most, np.int64),
        matrix=np.zeros((most, most + 1)),
        least=np.zeros((3, most)),
        pivot=np.zeros(most, np.int64),
        slips=np.zeros(count, np.int64),
        toward=np.zeros(rows),
        side=np.ones(count),
        cone=np.zeros((count, 2)),
        kept=np.zeros(rows),
        wanted=np.zeros(rows),
        begun=np.zeros(rows),
        along=np.zeros(rows),
        told=np.zeros((TOLD + 4 * count, 7)),
        count=np.zeros(1, np.int64),
        books=np.zeros(6),
        pace=np.zeros(speeds),
        speeds=np.zeros(speeds),
        way=np.zeros(speeds),
        middle_y=np.zeros(state),
        next_y=np.zeros(state),
        rates=np.zeros(state),
        base_y=np.zeros(base.state_size),
        r=np.zeros(unknowns),
    )


def _entry(whole: System, i: int) -> Entry:
    contact, rows = whole.contacts[i].contact, whole.contact_rows[i]
    friction = whole.guards.frictions.get(i)
    return {
        "row": rows.start,
        "rows": rows.stop - rows.start,
        "is_gap": int(contact.gap is not None),
        "is_place": int(_is_place(contact)),
        "opens": int(contact.gap is not None and contact.opens),
        "restitution": contact.restitution,
        **_of_friction(friction),
    }


def _is_place(contact: Contact) -> bool:
    return contact.gap is not None and contact.gap.holds()[0].level == POSITION


def _of_friction(friction: OwnFriction | None) -> Entry:
    """Return what an entry has of friction; without, what is closed never slips."""
    if friction is None:
        return {
            "rubs": 0,
            "static": 0.0,
            "sliding": 0.0,
            "static_limit": NO_PROGRAM,
            "sliding_limit": NO_PROGRAM,
            "scale": 1.0,
            "normal": 0,
            "normals": 0,
        }
    return {
        "rubs": 1,
        "static": friction.static,
        "sliding": friction.sliding,
        "static_limit": friction.static_limit,
        "sliding_limit": friction.sliding_limit,
        "scale": friction.scale,
        "normal": friction.normals.start,
        "normals": friction.normals.stop - friction.normals.start,
    }


def _unknowns(whole: System, saddle: Saddle, table: npt.NDArray[np.void]) -> list[Indices]:
    """Return what an impulse on each contact moves: all that is linked with its bodies."""
    size = saddle.order.size
    columns = np.repeat(np.arange(size), np.diff(saddle.column_start))
    graph = coo_array((np.ones(columns.size), (saddle.column_row, columns)), shape=(size, size))
    count, label = connected_components(graph, directed=False)
    by_label = np.argsort(label, kind="stable")
    ends = np.searchsorted(label[by_label], np.arange(count + 1))
    members = [by_label[ends[k] : ends[k + 1]] for k in range(count)]
    found = []
    for entry in table:
        rows = slice(int(entry["row"]), int(entry["row"] + entry["rows"]))
        blocks = slice(*whole.tables.row_start[[rows.start, rows.stop]])
        bodies = np.unique(whole.tables.block_body[blocks])
        speeds = (6 * (bodies[bodies > 0, None] - 1) + np.arange(6)).ravel()
        speeds = speeds[saddle.moves[speeds]]
        linked = np.unique(label[saddle.order[speeds]])
        parts = [members[k] for k in linked]
        found.append(np.sort(np.concatenate([*parts, np.zeros(0, np.int64)])).astype(np.int64))
    return found
