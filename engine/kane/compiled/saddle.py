"""Symbolic part of the factorisation of an implicit step's equations, made once for a system."""

import heapq

import numpy as np
import numpy.typing as npt

from kane.compiled.fill import with_fill
from kane.kernels.linear.saddle import Saddle
from kane.kernels.tables import Indices, Table, Tables

Flags = npt.NDArray[np.bool_]
GROUND = 0


def make_saddle(tables: Tables) -> Saddle:
    """Return the structure of the equations of ``kernels.linear.saddle``, with its numbers."""
    bodies, rows = tables.bodies.size - 1, tables.row_level.size
    size = 6 * bodies + rows
    moves = tables.bodies["inverse"][1:].ravel() > 0
    on_paths = tables.paths[tables.path_loads["path"]]
    pairs = np.unique(np.concatenate([_bodies(on_paths), _bodies(tables.cushions)]), axis=0)
    pairs = pairs[pairs[:, 0] > GROUND]
    slots = (
        _own_slots(_loaded(tables, on_paths), moves),
        _cross_slots(pairs, moves),
        _block_slots(tables, moves),
    )
    order = _elimination_order(tables, pairs)
    couplings = order[np.concatenate([unknowns[used] for unknowns, used in slots])]
    columns = with_fill(size, couplings)
    column = np.repeat(np.arange(size), [len(below) for below in columns])
    row = np.array([i for below in columns for i in below], dtype=np.int64)
    by_row = np.lexsort((column, row))
    own_place, cross_place, block_place = (_places(order, column, row, *slot) for slot in slots)
    return Saddle(
        order=order,
        row_start=_starts(row, size),
        row_column=column[by_row],
        row_entry=by_row.astype(np.int64),
        column_start=_starts(column, size),
        column_row=row,
        path_pair=_find_pairs(on_paths, pairs),
        cushion_pair=_find_pairs(tables.cushions, pairs),
        own_place=own_place,
        cross_place=cross_place,
        block_place=block_place,
        slack=_slack(tables, order),
        moves=moves,
        inertia=_inertia(tables),
        own=np.zeros((bodies + 1, 6, 6)),
        cross=np.zeros((len(pairs), 6, 6)),
        block=np.zeros((2, 6)),
        entries=np.zeros(row.size + size),
        L=np.zeros(row.size),
        d_inverse=np.zeros(size),
        y=np.zeros(size),
    )


def _inertia(tables: Tables) -> npt.NDArray[np.float64]:
    """Return the mass or moment of each speed of all bodies, with what is added, (n + 1, 6)."""
    masses = np.repeat(tables.bodies["mass"][:, None], 3, axis=1)
    inertia = np.hstack([masses, tables.bodies["inertia"]])
    inertia[1:].reshape(-1)[tables.light] += tables.added
    return inertia


def _bodies(table: Table) -> Indices:
    """Return the two bodies of each entry, (k, 2), the lower number first."""
    return np.sort(np.column_stack([table["body_a"], table["body_b"]]), axis=1)


def _find_pairs(table: Table, pairs: Indices) -> Indices:
    """Return the pair of each entry, (k,), -1 where one of its bodies is the ground."""
    place = {pair: k for k, pair in enumerate(map(tuple, pairs.tolist()))}
    found = [place.get(pair, -1) for pair in map(tuple, _bodies(table).tolist())]
    return np.array(found, dtype=np.int64)


def _loaded(tables: Tables, on_paths: Table) -> Flags:
    """Return which bodies, (n + 1,), carry a load whose tangent is not a diagonal matrix."""
    loaded = np.zeros(tables.bodies.size, dtype=bool)
    loaded[_bodies(on_paths)] = True
    loaded[_bodies(tables.cushions)] = True
    loaded[tables.resistances["body"]] = True
    loaded[tables.couplers["body"]] = True
    return loaded


def _own_slots(loaded: Flags, moves: Flags) -> tuple[Indices, Flags]:
    """Return the two unknowns of each entry of a body's own, (n + 1, 6, 6, 2), and its use."""
    bodies = loaded.size
    speed = np.arange(6 * bodies).reshape(bodies, 6) - 6
    unknowns = np.stack(
        [np.repeat(speed[:, :, None], 6, 2), np.repeat(speed[:, None, :], 6, 1)], axis=-1
    )
    free = np.concatenate([np.zeros((1, 6), bool), moves.reshape(-1, 6)])
    used = np.tril(loaded[:, None, None] & free[:, :, None] & free[:, None, :])
    used[GROUND + 1 :] |= np.eye(6, dtype=bool)
    return unknowns, used


def _cross_slots(pairs: Indices, moves: Flags) -> tuple[Indices, Flags]:
    """Return the two unknowns of each entry between two bodies, (pairs, 6, 6, 2), and its use."""
    low, high = (6 * (pairs[:, k, None] - 1) + np.arange(6) for k in (0, 1))
    unknowns = np.stack(
        [np.repeat(low[:, :, None], 6, 2), np.repeat(high[:, None, :], 6, 1)], axis=-1
    )
    return unknowns, moves[unknowns].all(axis=-1)


def _block_slots(tables: Tables, moves: Flags) -> tuple[Indices, Flags]:
    """Return row and speed of each entry of the blocks of B, (blocks, 6, 2), and its use."""
    rows = tables.row_level.size
    row = np.repeat(np.arange(rows), np.diff(tables.row_start)) + moves.size
    speed = 6 * (tables.block_body[:, None] - 1) + np.arange(6)
    used = (tables.block_body[:, None] > GROUND) & moves[np.maximum(speed, 0)]
    return np.stack([np.repeat(row[:, None], 6, 1), speed], axis=-1), used


def _slack(tables: Tables, order: Indices) -> npt.NDArray[np.float64]:
    """Return the slack of the unknowns, (6 n + m,), in the order of elimination."""
    slack = np.ones(order.size)
    if tables.slack.size:
        slack[order[order.size - tables.slack.size :]] = tables.slack
    return slack


def _starts(lines: Indices, count: int) -> Indices:
    """Return where each row or column starts among its entries, (count + 1,)."""
    counts = np.bincount(lines, minlength=count)
    return np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)


def _places(
    order: Indices, column: Indices, row: Indices, unknowns: Indices, used: Flags
) -> Indices:
    """Return where each entry that is used stands, -1 for the others.

    An entry below the diagonal stands where it does in its column, the diagonal one k behind them.
    """
    pairs, size = order[unknowns[used]], order.size
    i, j = pairs.max(axis=1, initial=-1), pairs.min(axis=1, initial=size)
    # entries stand column after column with ascending rows, so one search finds all
    found = np.searchsorted(column * size + row, j * size + i)
    places = np.full(used.shape, -1, dtype=np.int64)
    places[used] = np.where(i == j, row.size + i, found)
    return places


def _elimination_order(tables: Tables, pairs: Indices) -> Indices:
    """Return the place of each unknown in the order of elimination, (6 n + m,).

    Bodies, and rows of the same bodies together, are taken by least degree; rows only when all of
    their bodies are gone, since before that their pivot may be zero.
    """
    bodies, rows = tables.bodies.size - 1, tables.row_level.size
    starts = tables.row_start.tolist()
    of_row = [
        frozenset(tables.block_body[starts[row] : starts[row + 1]].tolist()) - {GROUND}
        for row in range(rows)
    ]
    links = {link: 1 + bodies + k for k, link in enumerate(sorted(set(of_row), key=sorted))}
    near: list[set[int]] = [set() for _ in range(1 + bodies + len(links))]
    for link, node in links.items():
        near[node] |= link
        for body in link:
            near[body].add(node)
    held_by = [near[body] | set() for body in range(1 + bodies)]
    for a, b in pairs.tolist():
        near[a].add(b)
        near[b].add(a)
    place = np.empty(len(near), dtype=np.int64)
    place[_least_degree(near, held_by)] = np.arange(1, len(near))
    nodes = np.repeat(np.arange(1, bodies + 1), 6).tolist() + [links[link] for link in of_row]
    order = np.empty(len(nodes), dtype=np.int64)
    order[np.argsort(place[nodes], kind="stable")] = np.arange(len(nodes))
    return order


def _least_degree(near: list[set[int]], held_by: list[set[int]]) -> list[int]:
    """Return all nodes but the ground in an order of little fill; ``near`` is used up.

    Args:
        near: the nodes that each one is coupled with: the ground, bodies, sets of rows.
        held_by: the sets of rows of each body; a set waits until its bodies are gone.

    """
    waiting = [0] * len(near)
    for sets in held_by:
        for node in sets:
            waiting[node] += 1
    queue = [(len(near[node]), node) for node in range(1, len(near)) if waiting[node] == 0]
    heapq.heapify(queue)
    order: list[int] = []
    gone = [False] * len(near)
    while queue:
        degree, node = heapq.heappop(queue)
        if gone[node] or degree != len(near[node]):
            continue  # its degree has changed since, and it stands in the queue again
        gone[node] = True
        order.append(node)
        for held in held_by[node] if node < len(held_by) else ():
            waiting[held] -= 1
        for other in near[node]:
            near[other] |= near[node]
            near[other] -= {node, other}
            if waiting[other] == 0:
                heapq.heappush(queue, (len(near[other]), other))
    return order
