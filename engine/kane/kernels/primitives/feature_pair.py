"""Pairs of features, one of each body, that touch: edges that cross, or parts of outlines."""

from kane.kernels.compiling.jit import jit
from kane.kernels.primitives.crossing import (
    are_of_one_place,
    gap_of,
    goes_on,
    pick,
    room_left,
    touches_at,
    touching_rates,
)
from kane.kernels.primitives.outline_pair import (
    gap_of_parts,
    is_of_outlines,
    parts_go_on,
    parts_touch_at,
    pick_parts,
    room_of_parts,
    touching_rates_of_parts,
)


@jit
def pick_pair(e, features, p, R, shift, turn, gap, pair):
    """Return the number of the next pair of edges, or of parts of outlines, and its gap [m]."""
    if is_of_outlines(e, features):
        return pick_parts(e, features, p, R, shift, turn, gap, pair)
    return pick(e, features, p, R, shift, turn, gap, pair)


@jit
def is_same_pair(e, features, p, R, shift, turn, pair, other):
    """Return whether two pairs touch at one place."""
    if is_of_outlines(e, features):
        return pair == other
    return are_of_one_place(e, features, p, R, shift, turn, pair, other)


@jit
def pair_goes_on(e, features, p, R, shift, turn, pair):
    """Return whether a pair that touched still does."""
    if is_of_outlines(e, features):
        return parts_go_on(e, features, p, R, shift, turn, pair)
    return goes_on(e, features, p, R, shift, turn, pair)


@jit
def gap_of_pair(e, features, p, R, pair):
    """Return the gap of a pair [m]."""
    if is_of_outlines(e, features):
        return gap_of_parts(e, features, p, R, pair)
    return gap_of(e, features, p, R, pair)


@jit
def pair_touches_at(e, features, p, R, pair):
    """Return n and where a pair touches, in axes of A from its mass centre."""
    if is_of_outlines(e, features):
        return parts_touch_at(e, features, p, R, pair)
    return touches_at(e, features, p, R, pair)


@jit
def pair_rates(e, features, p, R, pair, start_dot, spin):
    """Return n' and the velocity of the place at which a pair touches, as A sees them."""
    if is_of_outlines(e, features):
        return touching_rates_of_parts(e, features, p, R, pair, start_dot, spin)
    return touching_rates(e, features, p, R, pair, start_dot, spin)


@jit
def room_of_pair(e, features, p, R):
    """Return how far what a contact holds is from touching at an end [m]."""
    if is_of_outlines(e, features):
        return room_of_parts(e, features, p, R)
    return room_left(e, features, p, R)
