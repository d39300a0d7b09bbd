"""How long a step may be in which something might happen, and be over again.

Edges that cross have a gap; where none cross, nothing tells how near they are to do so. In free
flight steps are long, and a pair of edges could cross, go through each other and part between two
samples of a step. So where two cores are as near as that, a step brings them no further against
each other than a part of their shortest edge, or of the radius of what is round.

A disc that nearly lies flat rolls round its rim the faster the less it leans, and may come to lean
to the other side in no time. No step turns the way in which it leans by more than a part of how
much it does.
"""

import math

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import dot, in_ground, minus, plus, triple
from kane.kernels.methods.guards import LEAN
from kane.kernels.primitives.rolling_contact import lean
from kane.kernels.primitives.round_pair import is_round
from kane.kernels.primitives.shape_feature import EDGE

PART = 0.1  # of the shortest edge
LEANS = 0.5  # of how much a disc leans
SHORTENED = 1.5  # times as long as it may be: a step that is not tried anew


@jit
def longest(tables, work, watch):
    """Return the longest step in which nothing is missed [s]; infinite where nothing is near.

    Both works hold the state at the end of a step.
    """
    found = _longest_to_edges(watch)
    for k in range(watch.guards.size):
        e = watch.guards[k]
        if e["kind"] == LEAN:
            s, _, fast = lean(tables.rolling_contacts[e["row"]], work.R, work.w)
            if fast * found > LEANS * s:
                found = LEANS * s / fast
    return found


@jit
def _longest_to_edges(watch):
    """Return the longest step in which no edges meet unseen [s]; infinite where none are near."""
    tables, rows = watch.tables, watch.work
    table, found = tables.shape_contacts, math.inf
    for k in range(table.size):
        e = table[k]
        if e["count_b"] == 0 or e["rank"] > 0:
            continue
        speed = _speed(e, rows)
        way = PART * _shortest(e, tables.shape_features)
        if speed * found > way and _distance(e, rows) < e["reach"]:
            found = way / speed
    return found


@jit
def _speed(e, rows):
    """Return how fast a point of one core goes as the other sees it, at most [m/s].

    e: record of a pair of cores; rows: (bodies, ...) what moves at the sample.
    """
    a, b = e["body_a"], e["body_b"]
    away = minus(triple(rows.v, b), triple(rows.v, a))
    turn_a, turn_b = triple(rows.w, a), triple(rows.w, b)
    parts = (
        math.sqrt(dot(away, away)),
        math.sqrt(dot(turn_a, turn_a)),
        math.sqrt(dot(turn_b, turn_b)),
    )
    return dot(parts, (1.0, e["reach"], e["reach"]))


@jit
def _distance(e, rows):
    """Return how far the middles of both cores are from each other [m].

    e: record of a pair of cores; rows: (bodies, ...) what moves at the sample.
    """
    a, b = e["body_a"], e["body_b"]
    middle_a = plus(triple(rows.p, a), in_ground(rows.R, a, e["middle"]))
    middle_b = plus(triple(rows.p, b), in_ground(rows.R, b, e["point_b"]))
    away = minus(middle_b, middle_a)
    return math.sqrt(dot(away, away))


@jit
def _shortest(e, features):
    """Return the length of the shortest edge of both cores [m].

    e: record of a pair of cores.
    features: (n,) those of all cores.
    """
    found = math.inf
    for k in range(e["first"], e["first"] + e["count"]):
        if features[k]["kind"] == EDGE:
            found = min(found, features[k]["length"])
        elif is_round(features[k]):
            found = min(found, features[k]["radius"])
    for k in range(e["first_b"], e["first_b"] + e["count_b"]):
        if features[k]["kind"] == EDGE:
            found = min(found, features[k]["length"])
        elif is_round(features[k]):
            found = min(found, features[k]["radius"])
    return found
