"""Rims on planes and faces, lying or on their edge, and sides of cylinders, as they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from kane.analyses.instant import Instant
from kane.compiled.contacts import pressing_contacts
from kane.elements.changing import ContactState
from kane.elements.directions import cross, unit
from kane.elements.primitives import (
    Constraint,
    Feature,
    RimContact,
    RollingContact,
    VelocityRow,
)
from kane.elements.primitives.rim_contact import LIES, TIPS, WAYS
from kane.fields import Vector
from kane.sentences import say
from kane.symbolic.laws import CannotBeSymbolicError

TIPPING = say(
    "a disc or a cone that lies flat and begins to tip has no equations in symbols: these know it "
    "where it lies, and on its edge"
)


def rim_as_seen(rim: RollingContact | RimContact, state: ContactState) -> RollingContact:
    """Return the contact of a rim with the plane that it touches.

    One that lies flat has no lowest point: it touches with its middle, as a disc of radius 0, that
    stays above the plane by as much as it leans.

    Raises:
        CannotBeSymbolicError: it lies, and begins to tip: where it is lowest, its tilt says a
            moment later.

    """
    way = state.feature or 0
    if isinstance(rim, RimContact):
        face, way = divmod(way, WAYS)
        rim = _on_face(rim, face)
    if way == TIPS:
        raise CannotBeSymbolicError(TIPPING)
    if way != LIES:
        return rim
    (x, y, z), (a, b, c) = rim.point_a, rim.directions[0]
    above = rim.radius * state.leans
    return replace(rim, point_a=(x + above * a, y + above * b, z + above * c), radius=0.0)


def kept_flat(rows: Sequence[Constraint], start: Instant, k: int) -> tuple[Constraint, ...]:
    """Return the rows that keep a rim flat, about axes of the face on which it lies.

    Args:
        rows: they, about axes of any plane.
        start: the instant at which a run begins.
        k: number of their contact.

    """
    held, states = start.system.contacts, start.system.states
    (pressing,) = pressing_contacts(held, k)
    gap = held[pressing].contact.gap
    if not isinstance(gap, RimContact):
        return tuple(rows)
    found = list[Constraint]()
    axes = _on_face(gap, (states[pressing].feature or 0) // WAYS).directions[1:]
    for row, axis in zip(rows, axes, strict=True):
        assert isinstance(row, VelocityRow)
        found.append(replace(row, angular=axis))
    return tuple(found)


def as_axis(side: Feature) -> Feature:
    """Return the axis of a cylinder as an edge without faces."""
    return Feature("edge", side.point, side.along, side.length)


def _on_face(rim: RimContact, number: int) -> RollingContact:
    """Return the contact of a rim with the plane of a face of a core."""
    face = rim.features[number]
    least = int(np.argmin(np.abs(face.along)))
    axis: Vector = (float(least == 0), float(least == 1), float(least == 2))
    across = unit(cross(axis, face.along))
    return RollingContact(
        rim.body_a, face.point, (face.along, across, cross(face.along, across)), rim.body_b,
        rim.point_b, rim.axis, rim.radius, held=rim.held, lifts=True,
    )  # fmt: skip
