"""What ends a stretch of a run: the guards of its contacts, and the rows that they look at."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kane.compiled.contacts import OwnedContact, lying_at, pressing_contacts, pressing_gaps
from kane.compiled.entries import filled
from kane.compiled.rows import Rows
from kane.compiled.sliding import NO_PROGRAM, pressing, program
from kane.elements.changing import Buffer, ContactState, Switch
from kane.elements.primitives import Constraint, RimContact, RollingContact, ShapeContact
from kane.elements.primitives.surroundings import Entry
from kane.kernels.codes import POSITION
from kane.kernels.equations.dry_friction import NORMAL
from kane.kernels.methods.guards import (
    BRANCH,
    EXPRESSION,
    FEATURE,
    FORCE,
    GAP,
    GUARD,
    LEAN,
    MARGIN,
    NO_SLIDE,
    ON_FACE,
    OVER,
    PRESSES,
    PUSH,
    RATE,
    SIDE,
    STRENGTH,
)
from kane.kernels.tables import Table

OF_ALL = -1  # instead of the number of a contact


class OwnFriction(NamedTuple):
    """Friction of a contact, as numbers.

    Attributes:
        first: its first row along a slip.
        size: how many.
        static: coefficient of static friction.
        sliding: the same of sliding friction.
        static_limit: program of the limit of static friction, -1 without.
        sliding_limit: the same of sliding friction.
        scale: what makes a force of a limit [1, m].
        normals: which of the normals press it.

    """

    first: int
    size: int
    static: float
    sliding: float
    static_limit: int
    sliding_limit: int
    scale: float
    normals: slice


@dataclass(frozen=True)
class Guards:
    """The guards of a system.

    Attributes:
        table: see ``kernels.methods.guards.GUARD``.
        normals: see ``kernels.methods.guards.Watch``.
        contact: number of the contact of each guard, ``OF_ALL`` where it is not one's alone.
        frictions: of each contact that sticks, its friction.
        conditions: of each contact with a switch, the program that is positive where its condition
            to close holds.
        openings: the same of its condition to open, where it has one.
        leads: of each part of a law whose branch is held, the program that tells it.
        rows: those that they look at, which do not hold.
        gap_rows: for each contact that is open, the row of its gap among them.
        slip_rows: for each contact that slides, the rows of its slip among them.

    """

    table: Table
    normals: Table
    contact: tuple[int, ...]
    frictions: dict[int, OwnFriction]
    conditions: dict[int, int]
    openings: dict[int, int]
    leads: dict[int, int]
    rows: Rows
    gap_rows: dict[int, int]
    slip_rows: dict[int, slice]

    @functools.cached_property
    def kinds(self) -> tuple[int, ...]:
        """Kind of each guard."""
        return tuple(self.table["kind"].tolist())

    @functools.cached_property
    def need_forces(self) -> bool:
        """Whether some ask for more than gaps and slips."""
        return not {*self.kinds} <= {GAP, RATE, PUSH}


def guards(
    held: Sequence[OwnedContact],
    states: Sequence[ContactState],
    contact_rows: Sequence[slice],
    watched: Rows,
    rows: Rows,
    made_of: dict[str, list[Constraint]],
) -> Guards:
    """Return the guards of contacts that are in these states.

    Args:
        held: the contacts.
        states: how they are.
        contact_rows: the constraint rows that hold of each.
        watched: collects the rows that do not hold; empty.
        rows: the constraint rows.
        made_of: the constraints that make up each joint.

    """
    found = list[tuple[int, Entry]]()
    normals = list[Entry]()
    frictions, conditions = dict[int, OwnFriction](), dict[int, int]()
    leads, openings = dict[int, int](), dict[int, int]()
    gap_rows, slip_rows = dict[int, int](), dict[int, slice]()
    _know_limits(held, rows)
    idle = _beside_those_that_lie(held, states)
    for i, ((name, contact), state) in enumerate(zip(held, states, strict=True)):
        if contact.switch is not None:
            switch, own_rows = contact.switch, contact_rows[i]
            conditions[i] = rows.laws.margin(switch.closes, f"'{name}'")
            if switch.opens is not None:
                openings[i] = rows.laws.margin(switch.opens, f"'{name}'")
            found += [(i, each) for each in _of_switch(name, switch, state, own_rows, rows)]
            continue
        if contact.branch is not None:
            if state.level is not None:
                owner = f"'{name}'"
                leads[i] = rows.laws.lead(contact.branch, owner)
                program_of = rows.laws.guard(contact.branch, owner)
                found.append((i, {**_guard(BRANCH, 0), "program": program_of}))
            continue
        if contact.buffer is not None:
            assert contact.gap is not None
            found += [(i, each) for each in _of_buffer(contact.buffer, state, len(watched.bodies))]
            watched.add(name, iter((contact.gap,)))
            continue
        if contact.gap is not None and not state.is_closed:
            if i in idle or _is_watched_by_another(held, states, i):
                continue
            gap_rows[i] = len(watched.bodies)
            is_place = contact.gap.holds()[0].level == POSITION
            found.append((i, _guard(GAP if is_place else RATE, gap_rows[i])))
            if isinstance(contact.gap, RimContact) and _touch_otherwise(held, states, i):
                found.append((i, _guard(OVER, len(watched.entries["rolling_contacts"]))))
            watched.add(name, iter((contact.gap,)))
            continue
        if not state.is_closed:  # left out
            continue
        held_rows = contact_rows[i]
        if contact.gap is not None and contact.opens:
            found.append((i, _guard(FORCE, held_rows.start)))
        if isinstance(contact.gap, ShapeContact) and contact.gap.has_features():
            entries = rows.entries["shape_contacts"]
            numbers = [k for k, e in enumerate(entries) if e["row"] == held_rows.start]
            found += [(i, _guard(FEATURE, number)) for number in numbers]
        keeper = lying_at(held, i)
        if isinstance(contact.gap, RollingContact | RimContact) and keeper is not None:
            entries = rows.entries["rolling_contacts"]
            (number,) = (k for k, e in enumerate(entries) if e["row"] == held_rows.start)
            lies, on_face = states[keeper].is_closed, isinstance(contact.gap, RimContact)
            if not lies:
                found.append((i, _guard(LEAN, number)))
            if on_face and not lies:
                found.append((i, _guard(ON_FACE, number)))
            if on_face and lies:
                keeps = {**_guard(PRESSES, number), "normal": contact_rows[keeper].start}
                found.append((i, keeps))
        if contact.friction is None:
            continue
        after = 1 if contact.gap is not None else 0
        if state.slides:
            first = len(watched.bodies) + (1 if contact.slips_after else 0)
            watched.add(name, iter(contact.slip))
            slip_rows[i] = slice(first, len(watched.bodies))
            count = len(watched.bodies) - first
            direction = (*state.direction, 0.0, 0.0, 0.0)[:3]
            turns = {"direction": direction, "slide": len(slip_rows) - 1}
            found.append((i, {**_guard(RATE, first, count), **turns}))
            if contact.friction.sliding > 0.0:
                of_joints = pressing(contact.friction.presses, (), rows, made_of)
                rubbed = [each["row"] for each in of_joints if each["count"] == 1]
                found += [(i, _guard(SIDE, int(str(row)))) for row in rubbed]
        else:
            friction = contact.friction
            first, count = held_rows.start + after, held_rows.stop - held_rows.start - after
            of_gaps = pressing_gaps(held, states, contact_rows, i)
            own = pressing(friction.presses, of_gaps, rows, made_of)
            frictions[i] = OwnFriction(
                first,
                count,
                friction.static,
                friction.sliding,
                program(rows, name, friction.static_limit),
                program(rows, name, friction.sliding_limit),
                rows.scales[first],
                slice(len(normals), len(normals) + len(own)),
            )
            strength = {
                **_guard(STRENGTH, first, count),
                "program": frictions[i].static_limit,
                "coefficient": friction.static,
                "scale": rows.scales[first],
                "normal": len(normals),
                "normals": len(own),
            }
            normals += [{"contact": i, **entry} for entry in own]
            found.append((i, strength))
    if any(
        state.slides and each.contact.friction and each.contact.friction.sliding > 0.0
        for each, state in zip(held, states, strict=True)
    ):
        found.append((OF_ALL, _guard(MARGIN, 0)))
    return Guards(
        table=filled([entry for _, entry in found], GUARD),
        normals=filled(normals, NORMAL),
        contact=tuple(i for i, _ in found),
        frictions=frictions,
        conditions=conditions,
        openings=openings,
        leads=leads,
        rows=watched,
        gap_rows=gap_rows,
        slip_rows=slip_rows,
    )


def crossings_with(held: Sequence[OwnedContact], i: int) -> range:
    """Return the contacts of edges of the same two cores as contact i, which is one of them."""
    gap = held[i].contact.gap
    assert isinstance(gap, ShapeContact)
    first = last = i - gap.rank
    while last < len(held) and _is_crossing(held[last].contact.gap, last - first, gap):
        last += 1
    return range(first, last)


def places_beside(held: Sequence[OwnedContact], rim: int) -> tuple[int, ...]:
    """Return the other places at which the two cores of a rim and its face may touch.

    While the rim lies they add nothing to it. None where it touches a plane.
    """
    name, gap = held[rim].name, held[rim].contact.gap
    if not isinstance(gap, RimContact):
        return ()
    return tuple(
        k
        for k, (owner, contact) in enumerate(held)
        if owner == name and k != rim and gap.is_beside(contact.gap)
    )


def _beside_those_that_lie(
    held: Sequence[OwnedContact], states: Sequence[ContactState]
) -> frozenset[int]:
    """Return the places at which nothing happens while a rim lies on a face."""
    lying = [k for k, state in enumerate(states) if state.is_closed and held[k].contact.lies]
    rims = (rim for k in lying for rim in pressing_contacts(held, k))
    return frozenset(place for rim in rims for place in places_beside(held, rim))


def _touch_otherwise(
    held: Sequence[OwnedContact], states: Sequence[ContactState], rim: int
) -> bool:
    """Whether the core of a rim touches that of its face somewhere else: it may lean over it."""
    return any(states[k].is_closed for k in places_beside(held, rim))


def _is_crossing(gap: Constraint | None, rank: int, other: ShapeContact) -> bool:
    return (
        isinstance(gap, ShapeContact)
        and gap.rank == rank
        and gap.features is other.features
        and gap.features_b is other.features_b
    )


def _is_watched_by_another(
    held: Sequence[OwnedContact], states: Sequence[ContactState], i: int
) -> bool:
    """Whether edges may cross that an open contact before it sees: the nearest of them all."""
    gap = held[i].contact.gap
    if not isinstance(gap, ShapeContact) or not gap.rank:
        return False
    return any(not states[k].is_closed for k in crossings_with(held, i) if k < i)


def _know_limits(held: Sequence[OwnedContact], rows: Rows) -> None:
    """Let each mode have the limits of all friction: a run asks any mode when laws jump."""
    for name, contact in held:
        if contact.friction is not None:
            for limit in (contact.friction.static_limit, contact.friction.sliding_limit):
                program(rows, name, limit)


def _of_switch(
    name: str, switch: Switch, state: ContactState, held: slice, rows: Rows
) -> list[Entry]:
    """Return the guards of what is shut and opened: positive until its condition changes."""
    owner = f"'{name}'"
    if not state.is_closed:
        program = rows.laws.margin(switch.closes, owner)
        return [{**_guard(EXPRESSION, 0), "sign": -1.0, "program": program}]
    found = list[Entry]()
    if switch.opens is not None:
        program = rows.laws.margin(switch.opens, owner)
        found.append({**_guard(EXPRESSION, 0), "sign": -1.0, "program": program})
    if switch.strength is not None and held.stop > held.start:
        limit = rows.laws.program(switch.strength, owner)
        count = held.stop - held.start
        strength = {**_guard(STRENGTH, held.start, count), "program": limit}
        found.append({**strength, "scale": rows.scales[held.start]})
    return found


def _of_buffer(buffer: Buffer, state: ContactState, gap: int) -> list[Entry]:
    """Return the guards of a buffer: away from its limit, while it pushes, and on its way back."""
    pushes = {**_guard(PUSH, gap), "coefficient": buffer.lag}
    if state.is_closed:
        return [{**pushes, "sign": -1.0}]
    if state.is_spent:
        return [{**_guard(GAP, gap), "sign": -1.0}, pushes]
    return [_guard(GAP, gap)]


def _guard(kind: int, row: int, count: int = 1) -> Entry:
    return {
        "kind": kind,
        "sign": 1.0,
        "row": row,
        "count": count,
        "program": NO_PROGRAM,
        "coefficient": 0.0,
        "scale": 1.0,
        "normal": 0,
        "normals": 0,
        "direction": (1.0, 0.0, 0.0),
        "slide": NO_SLIDE,
    }
