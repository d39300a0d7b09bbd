"""What may touch and rub in a run by time steps, and the arrays of its contact problem.

A contact has one to three rows, one after the other: that of its gap first, where it has one, then
those along which it slips. Its rows are those of the system in which all contacts hold, counted
here from the first that belongs to one. Behind them stand those of a **crowd**: of what is near of
bodies that may all touch each other, which changes in a run (see ``crowd``).
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.kernels.compiling.bundle import Bundle
from kane.kernels.tables import Array, Indices, Table

# its first row, how many; whether the first is that of a gap, whether this is a place, whether it
# pushes alone; whether what slips rubs; coefficients of static and of sliding friction, infinite
# where it never slips; programs of their limits, -1 without; what makes a force of a limit [1, m];
# first of what presses it, how many; coefficient of restitution
TOUCH = np.dtype(
    [
        ("row", "i8"),
        ("rows", "i8"),
        ("is_gap", "i8"),
        ("is_place", "i8"),
        ("opens", "i8"),
        ("rubs", "i8"),
        ("static", "f8"),
        ("sliding", "f8"),
        ("static_limit", "i8"),
        ("sliding_limit", "i8"),
        ("scale", "f8"),
        ("normal", "i8"),
        ("normals", "i8"),
        ("restitution", "f8"),
    ]
)

# How a contact is: away, holding without a slip, or slipping.
AWAY, HOLDS, SLIPS = range(3)

# What ``Touching.role`` is in a step: not looked at, at rest against each other, striking.
IDLE, LASTING, STRIKING = range(3)

# Columns of ``Touching.told``: number of the contact, code of what happened, time, speed of its gap
# before and after, impulse, energy lost.
CONTACT, WHAT, TIME, BEFORE, AFTER, IMPULSE, LOST = range(7)
STRIKES, RESTS, TOUCHES, LIFTS, STICKS, SLIDES = range(6)
TOLD = 1024  # events after which it is looked; there is room for four more of each contact

# ``Touching.books``: energy lost in strikes [J], the largest speed that the contact problem of a
# step has left wrong [m/s], how deep a gap has been below zero [m], how many sweeps there were, how
# many steps had such a problem, how many were solved directly in the end, the last step [s].
STRUCK, LEFT, DEPTH, SWEEPS, PROBLEMS, POLISHED, LAST_STEP = range(7)


# ``Touching.most``.
AT_FIRST, AGAIN, OF_GAPS = range(3)

# ``Touching.bound``; ``Touching.cone``; rows of ``Touching.least``.
STATIC, SLIDING = range(2)
KNOWN, WIDENS = range(2)
FOUND, WANTED, REST = range(3)


@dataclass(frozen=True, eq=False)
class Touching(Bundle):
    """Contacts and their arrays; k contacts, r rows, N = 6 n + m unknowns of the saddle.

    Vectors of unknowns stand in the order of elimination.

    Attributes:
        contacts: (k,) see ``TOUCH``.
        normals: what presses, see ``dry_friction.NORMAL``.
        first: constraint row that is row 0 here.
        others: how many rows are no crowd's.
        entry_start: (r + 1,) where the entries of each row start.
        entry_place: what each entry of a row multiplies, in the order of elimination.
        entry_block, entry_part: the block that it is read from, and which number of it.
        entries: the rows, as they are in the middle of the step.
        phi: (r,) gaps, and zero for what slips [m]; gamma: (r,) -B' u of the rows.
        shapes: the crowd's contacts, see ``shape_contact.SHAPE_CONTACT``; their rows count here.
        features: of their cores.
        block_start: (r + 1,) first block of each row of the crowd.
        J: (blocks, 6) their blocks.
        seen: (n + 1, 9) where the bodies stood when what is near was looked for, (7,), how far what
            touches of them reaches from their middle [m], and how far they may go [m].
        most: (3,) how many sweeps a step may take at first, again for what it brings together, and
            for its gaps.
        stale: (1,) whether a body may have gone farther.
        start: (k + 1,) where the unknowns of each contact start in ``unknowns``.
        unknowns: all that an impulse on a contact moves, ascending for each.
        response_start: (r,) where the response of each row starts.
        response: what an impulse on each row makes of these unknowns.
        D: (k, 3, 3) the same of its own rows.
        p: (r,) impulses of the step [N s].
        before, after, free: (r,) speeds of the rows at the start of the step, at its end, and at
            its end without contacts [m/s].
        bend: (r,) what is added to B u of the middle of the step for its end.
        gap: (k,) at the start of the step [m].
        role: (k,) see ``IDLE``.
        part: (k,) of the step that is over where it strikes.
        target: (k,) speed of the gap at the end of the step [m/s].
        met: (k,) speed with which a gap closes that the others close in the step, else 0 [m/s].
        state: (k,) how each was at the end of the last step, see ``AWAY``.
        bound: (k, 2) the most that static and sliding friction can do in the step where nothing
            presses [N s, N m s].
        grip: (k,) whether static friction holds it in this step.
        active: (k + 1,) numbers of those that are looked at, then how many in the last place.
        x: (N,) speeds and impulses of the joints at the end of the step.
        x_begun: (N,) the same before a sweep, x_along: (N,) where sweeps go.
        z: (N,) scratch, zero between two uses.
        b: (2, 3) scratch: speeds without an impulse, impulses.
        cluster: (N,) unknown that stands for all that goes together with each; struck: (N,) whether
            something strikes there, see ``heap.strike_together``.
        unknown: (most,) rows of the direct solution, and slope: (most,) their contacts.
        matrix: (most, most + 1) its equations, least: (3, most) right sides.
        pivot: (most,) rows that were exchanged in them.
        slips: (k,) how each contact is there, see ``AWAY``; toward: (r,) where the friction goes of
            what slips, side: (k,) the sign of what presses it.
        cone: (k, 2) radius of its cone without a normal impulse, and how fast it widens.
        kept: (r,) impulses before, wanted: (r,) after.
        begun: (r,) impulses before a sweep, along: (r,) where sweeps go, best: (r,) impulses that a
            sweep has changed least.
        told: (events, 7) what happened, see ``CONTACT``.
        count: (1,) how much of it.
        books: (7,) see ``STRUCK``.
        pace: (6 n,) mean acceleration of the last step without strikes.
        speeds: (6 n,) speeds that move the bodies in the step.
        way: (6 n,) scratch of corrections.
        middle_y: (y,) state in the middle of the step, next_y: (y,) at its end, rates: (y,).
        base_y: (y,) the same without the angles of contacts.
        r: (N,) right side.

    """

    contacts: Table
    normals: Table
    first: int
    others: int
    entry_start: Indices
    entry_place: Indices
    entry_block: Indices
    entry_part: Indices
    entries: Array
    phi: Array
    gamma: Array
    shapes: Table
    features: Table
    block_start: Indices
    J: Array
    seen: Array
    most: Indices
    stale: Indices
    start: Indices
    unknowns: Indices
    response_start: Indices
    response: Array
    D: npt.NDArray[np.float64]
    p: Array
    before: Array
    after: Array
    free: Array
    bend: Array
    gap: Array
    role: Indices
    part: Array
    target: Array
    met: Array
    state: Indices
    bound: Array
    grip: Indices
    active: Indices
    x: Array
    x_begun: Array
    x_along: Array
    z: Array
    b: Array
    cluster: Indices
    struck: Indices
    unknown: Indices
    slope: Indices
    matrix: Array
    least: Array
    pivot: Indices
    slips: Indices
    toward: Array
    side: Array
    cone: Array
    kept: Array
    wanted: Array
    begun: Array
    along: Array
    best: Array
    told: Array
    count: Indices
    books: Array
    pace: Array
    speeds: Array
    way: Array
    middle_y: Array
    next_y: Array
    rates: Array
    base_y: Array
    r: Array
