"""Islands: contacts of bodies that are linked, of which no others know anything.

What is decided at an event is decided for each island by itself: how large its forces and speeds
are is measured by its own, so that nothing hangs on what else is in the model.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

from kane.compiled import System

Indices = npt.NDArray[np.int64]


class Island(NamedTuple):
    """Linked bodies and their contacts.

    Attributes:
        contacts: numbers of the contacts.
        rows: of these, counted from 0.
        joints: constraint rows of the joints.
        bodies: numbers of the bodies, counted from 0.

    """

    contacts: tuple[int, ...]
    rows: Indices
    joints: Indices
    bodies: Indices

    @property
    def speeds(self) -> Indices:
        """Of the bodies, among all."""
        return np.asarray((6 * self.bodies[:, None] + np.arange(6)).ravel())


def islands(whole: System) -> tuple[Island, ...]:
    """Return the islands that have contacts, of the system where all contacts hold."""
    tables, count = whole.tables, whole.bodies
    row_of = np.repeat(np.arange(whole.rows), np.diff(tables.row_start[: whole.rows + 1]))
    body_of = tables.block_body[: row_of.size] - 1
    moving = body_of >= 0
    pairs = row_of[moving] + count, body_of[moving]
    size = count + whole.rows
    links = coo_array((np.ones(pairs[0].size), pairs), (size, size))
    first = whole.rows - sum(own.stop - own.start for own in whole.contact_rows)
    _, island_of = connected_components(links, directed=False)
    found = []
    for island in dict.fromkeys(
        int(island_of[count + rows.start]) for rows in whole.contact_rows if rows.stop > rows.start
    ):
        contacts = tuple(
            k
            for k, rows in enumerate(whole.contact_rows)
            if rows.stop > rows.start and island_of[count + rows.start] == island
        )
        rows = [np.r_[whole.contact_rows[k]] - first for k in contacts]
        joints = np.flatnonzero(island_of[count : count + first] == island)
        bodies = np.flatnonzero(island_of[:count] == island)
        found.append(Island(contacts, np.concatenate(rows), joints, bodies))
    return tuple(found)
