"""The contacts of a system as numbers for a run by time steps."""

from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

from kane.compiled import System
from kane.compiled.entries import filled
from kane.compiled.sliding import NO_BODY, NO_PROGRAM
from kane.compiled.watching import OwnFriction
from kane.elements.changing import Contact
from kane.elements.primitives.surroundings import Entry
from kane.kernels.codes import POSITION
from kane.kernels.equations.dry_friction import NORMAL
from kane.kernels.linear.saddle import Saddle
from kane.kernels.methods.cone import ROWS
from kane.kernels.methods.crowd import REACH, ROOM
from kane.kernels.methods.touching import LAST_STEP, TOLD, TOUCH, Touching
from kane.kernels.primitives.shape_contact import ROLLS, SHAPE_CONTACT, SPINS, TOUCHES
from kane.kernels.primitives.shape_feature import SHAPE_FEATURE
from kane.kernels.tables import Table
from kane.solve.held import Pressed
from kane.solve.stepping.crowd import Crowd, Near, Places

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]

BOOKS, SEEN = LAST_STEP + 1, ROOM + 1  # numbers in ``Touching.books``, columns of ``seen``
DIRECTLY = 96  # rows whose impulses are solved for at once at most: some milliseconds
SWEEPS = 300, 300, 100  # see ``Touching.most``
MANY_SWEEPS = 600, 600, 60


def stepped(system: System) -> tuple[int, ...]:
    """Return the contacts that time steps hold: those with rows."""
    return tuple(
        i
        for i, (_, contact) in enumerate(system.contacts)
        if contact.switch is None and not contact.is_law and not contact.lies
    )


def touching(base: System, whole: System, saddle: Saddle) -> Touching:
    """Return the contacts of a system, and room for their problem; of a crowd nothing is near yet.

    Args:
        base: the system in which none holds.
        whole: that in which all do.
        saddle: the equations of a step of the first.

    """
    own = stepped(whole)
    table = filled([_entry(whole, i) for i in own], TOUCH)
    first, rows = base.rows, whole.rows - base.rows
    tables = whole.tables
    blocks = slice(*tables.row_start[[first, whole.rows]])
    start = tables.row_start[first:] - tables.row_start[first]
    lines = _lines(saddle, start, tables.block_body[blocks], blocks.start)
    parts = _unknowns(saddle, table["row"] - first, table["rows"], lines)
    nothing = np.zeros(0, np.int64)
    speeds, state = 6 * whole.bodies, whole.state_size
    unknowns = saddle.order.size
    return Touching(
        **_sized(table, parts, lines, first, rows),
        normals=whole.guards.normals,
        others=rows,
        shapes=np.zeros(0, SHAPE_CONTACT),
        features=np.zeros(0, SHAPE_FEATURE),
        block_start=nothing,
        J=np.zeros((0, 6)),
        seen=np.zeros((0, SEEN)),
        stale=np.zeros(1, np.int64),
        x=np.zeros(unknowns),
        x_begun=np.zeros(unknowns),
        x_along=np.zeros(unknowns),
        z=np.zeros(unknowns),
        b=np.zeros((2, 3)),
        count=np.zeros(1, np.int64),
        books=np.zeros(BOOKS),
        pace=np.zeros(speeds),
        speeds=np.zeros(speeds),
        way=np.zeros(speeds),
        middle_y=np.zeros(state),
        next_y=np.zeros(state),
        rates=np.zeros(state),
        base_y=np.zeros(base.state_size),
        r=np.zeros(unknowns),
        cluster=np.zeros(unknowns, np.int64),
        struck=np.zeros(unknowns, np.int64),
    )


def with_near(alone: Touching, saddle: Saddle, crowd: Crowd, near: Near, y: Array) -> Touching:
    """Return contacts without a crowd, and those of a crowd that are near.

    Args:
        alone: the contacts without it.
        saddle: the equations of a step.
        crowd: whose those are.
        near: what is near.
        y: state where it was looked for, (y,).

    """
    places, first, others = near.places, alone.first, alone.others
    shapes = places.shapes.copy()
    held = shapes["held"]
    shapes["row"] = others + np.cumsum(held) - held
    rows = others + int(held.sum())
    of_row = np.repeat(np.arange(shapes.size), held)
    bodies = np.column_stack([shapes["body_a"], shapes["body_b"]])[of_row].ravel()
    own = _lines(saddle, 2 * np.arange(rows - others + 1), bodies, 0)
    table = _entries(crowd, places, shapes, first, alone.normals.size)
    rubs = np.flatnonzero(table["rubs"])
    normals = np.zeros(rubs.size, NORMAL)
    normals["row"], normals["count"], normals["factor"] = table["row"][places.presses[rubs]], 1, 1.0
    normals["axis_body"] = NO_BODY
    parts = _unknowns(saddle, shapes["row"] - others, held, own)
    before = _Lines(alone.entry_start, alone.entry_place, alone.entry_block, alone.entry_part)
    seen = np.zeros((near.seen.shape[0], SEEN))
    seen[1:, :REACH] = y[: 7 * (len(seen) - 1)].reshape(-1, 7)
    seen[:, REACH:] = near.seen
    return replace(
        alone,
        **_sized(
            np.concatenate([alone.contacts, table]),
            _Unknowns(
                np.concatenate([alone.start, alone.start[-1] + parts.start[1:]]),
                np.concatenate([alone.unknowns, parts.unknowns]),
            ),
            before.then(own),
            first,
            rows,
        ),
        normals=np.concatenate([alone.normals, normals]),
        shapes=shapes,
        features=crowd.features,
        block_start=np.concatenate(
            [np.zeros(others, np.int64), 2 * np.arange(rows - others + 1)]
        ),
        J=np.zeros((2 * (rows - others), 6)),
        seen=seen,
        stale=np.zeros(1, np.int64),
    )  # fmt: skip


def pressed(touching: Touching, own: int, keys: Indices) -> Pressed:
    """Return how the contacts of a crowd press.

    Args:
        touching: the contacts.
        own: how many are no crowd's, which stand first.
        keys: (k,) of the others.

    """
    table = touching.contacts[own:]
    impulses = np.zeros((len(table), ROWS))
    for j in range(ROWS):
        has = table["rows"] > j
        impulses[has, j] = touching.p[table["row"][has] - touching.first + j]
    return Pressed(keys, impulses, touching.state[own:].copy())


def carry_over(before: Touching, crowd: Pressed, after: Touching, own: int, keys: Indices) -> None:
    """Give contacts the impulses that they had, and say how they were.

    Args:
        before: the contacts as they were.
        crowd: how those of the crowd pressed.
        after: the contacts as they are now.
        own: how many are no crowd's, which stand first in both.
        keys: (k,) of those of the crowd as they are now.

    """
    after.p[: after.others] = before.p[: before.others]
    if after.p.size > DIRECTLY and before.p.size > DIRECTLY:
        after.most[:] = before.most
    for name in ("state", "grip", "gap"):
        getattr(after, name)[:own] = getattr(before, name)[:own]
    _, old, new = np.intersect1d(crowd.keys, keys, assume_unique=True, return_indices=True)
    after.state[new + own] = crowd.states[old]
    table = after.contacts[new + own]
    for j in range(ROWS):
        has = table["rows"] > j
        after.p[table["row"][has] - after.first + j] = crowd.impulses[old[has], j]


class _Lines(NamedTuple):
    """Entries of rows, see ``Touching.entry_start``."""

    start: Indices
    place: Indices
    block: Indices
    part: Indices

    def then(self, other: "_Lines") -> "_Lines":
        """Return these, and others behind them."""
        start = np.concatenate([self.start, self.start[-1] + other.start[1:]])
        behind = zip(self[1:], other[1:], strict=True)
        return _Lines(start, *(np.concatenate(both) for both in behind))


class _Unknowns(NamedTuple):
    """What an impulse on each contact moves, see ``Touching.start``."""

    start: Indices
    unknowns: Indices


def _lines(saddle: Saddle, row_start: Indices, bodies: Indices, first: int) -> _Lines:
    """Return the entries of rows whose blocks belong to these bodies, where they can move.

    Args:
        saddle: the equations of a step.
        row_start: (rows + 1,) where the blocks of each row start.
        bodies: of the blocks.
        first: number of the first block.

    """
    speeds = 6 * (bodies[:, None] - 1) + np.arange(6)
    used = (bodies[:, None] > 0) & saddle.moves[np.maximum(speeds, 0)]
    block, part = np.nonzero(used)
    before = np.concatenate([[0], np.cumsum(used.sum(axis=1))])
    return _Lines(
        before[row_start].astype(np.int64),
        saddle.order[speeds[block, part]],
        (block + first).astype(np.int64),
        part.astype(np.int64),
    )


def _sized(table: Table, parts: _Unknowns, lines: _Lines, first: int, rows: int) -> dict[str, Any]:
    """Return what is as large as there are contacts and rows."""
    count, most = len(table), min(rows, DIRECTLY)
    length = np.zeros(rows, np.int64)  # rows of what keeps rims flat have none, and stand between
    for row, held, moved in zip(
        table["row"] - first, table["rows"], np.diff(parts.start), strict=True
    ):
        length[row : row + held] = moved
    response = np.concatenate([[0], np.cumsum(length)]).astype(np.int64)
    of_rows = ("gamma", "phi", "p", "before", "after", "free", "bend", "toward", "kept", "wanted",
               "begun", "along", "best")  # fmt: skip
    of_contacts = ("gap", "part", "target", "met")
    numbers = ("role", "state", "grip", "slips")
    return {
        "contacts": table,
        "first": first,
        "entry_start": lines.start,
        "entry_place": lines.place,
        "entry_block": lines.block,
        "entry_part": lines.part,
        "entries": np.zeros(lines.place.size),
        "start": parts.start,
        "unknowns": parts.unknowns,
        "response_start": response[:-1].copy(),
        "response": np.zeros(int(response[-1])),
        "D": np.zeros((count, 3, 3)),
        **{name: np.zeros(rows) for name in of_rows},
        **{name: np.zeros(count) for name in of_contacts},
        **{name: np.zeros(count, np.int64) for name in numbers},
        "side": np.ones(count),
        "bound": np.zeros((count, 2)),
        "cone": np.zeros((count, 2)),
        "active": np.zeros(count + 1, np.int64),
        "unknown": np.zeros(most, np.int64),
        "slope": np.zeros(most, np.int64),
        "matrix": np.zeros((most, most + 1)),
        "least": np.zeros((3, most)),
        "pivot": np.zeros(most, np.int64),
        "most": np.array(SWEEPS if rows <= DIRECTLY else MANY_SWEEPS, np.int64),
        "told": np.zeros((TOLD + 4 * count, 7)),
    }


def _unknowns(saddle: Saddle, row: Indices, rows: Indices, lines: _Lines) -> _Unknowns:
    """Return what an impulse on each contact moves: all that is linked with its bodies.

    Args:
        saddle: the equations of a step.
        row: (k,) first row of each contact.
        rows: (k,) how many it has.
        lines: the entries of the rows.

    """
    size = saddle.order.size
    columns = np.repeat(np.arange(size), np.diff(saddle.column_start))
    graph = coo_array((np.ones(columns.size), (saddle.column_row, columns)), shape=(size, size))
    count, label = connected_components(graph, directed=False)
    members = np.bincount(label, minlength=count)
    by_label = np.argsort(label, kind="stable")
    ends = np.concatenate([[0], np.cumsum(members)])
    # contact and component, each pair once
    first, last = lines.start[row], lines.start[row + rows]
    contact = np.repeat(np.arange(row.size), last - first)
    entry = np.concatenate([*map(np.arange, first, last), np.zeros(0, np.int64)]).astype(np.int64)
    linked = np.unique(contact * count + label[lines.place[entry]])
    of_contact, of_label = np.divmod(linked, max(count, 1))
    # all places of each component
    length = members[of_label]
    contact = np.repeat(of_contact, length)
    offset = np.arange(contact.size) - np.repeat(np.cumsum(length) - length, length)
    place = by_label[np.repeat(ends[of_label], length) + offset]
    order = np.lexsort((place, contact))
    start = np.concatenate([[0], np.cumsum(np.bincount(contact, minlength=row.size))])
    return _Unknowns(start.astype(np.int64), place[order].astype(np.int64))


def _entries(crowd: Crowd, near: Places, shapes: Table, first: int, normals: int) -> Table:
    """Return what near contacts of a crowd are, as entries of ``TOUCH``."""
    table = np.zeros(shapes.size, TOUCH)
    touches = shapes["tells"] == TOUCHES
    table["row"], table["rows"] = first + shapes["row"], shapes["held"]
    for name in ("is_gap", "is_place", "opens"):
        table[name] = touches
    table["scale"], table["static_limit"], table["sliding_limit"] = 1.0, NO_PROGRAM, NO_PROGRAM
    for k, group in enumerate(crowd.groups):
        own = near.group == k
        table["restitution"][own] = group.restitution
        friction = crowd.friction(k)
        slips = own & touches & (shapes["held"] > 1) & (friction is not None)
        table["rubs"][slips | (own & ~touches)] = 1
        if friction is not None:
            table["static"][slips], table["sliding"][slips] = friction
        for what, lever in ((ROLLS, group.rolling), (SPINS, group.spin)):
            turns = own & (shapes["tells"] == what)
            table["static"][turns] = table["sliding"][turns] = lever
    presses = np.cumsum(table["rubs"]) - table["rubs"]
    table["normal"], table["normals"] = normals + presses, table["rubs"]
    return table


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
