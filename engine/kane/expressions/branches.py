"""Where laws of the state jump or bend: which branch they take is held between events.

A comparison, ``sign``, ``step``, ``floor``, ``ceil``, ``//`` and ``%`` of the state jump, ``abs``,
``min`` and ``max`` of it bend, and so does what rests at a limit, ``rail``. Each of these parts has
a level, a number that stays as it is as long as another number, its lead, is positive; so between
events the law is as smooth as the rest of it. An equality is met nowhere, and is left as it is.
"""

import math
from collections.abc import Iterable, Mapping

from kane.expressions.nodes import Call, Held, Node, Number, Table, walk

JUMPING = frozenset({"<", "<=", ">", ">=", "sign", "step", "floor", "ceil", "//", "%"})
BENDING = frozenset({"abs", "min", "max", "rail"})
WHOLE = frozenset({"floor", "ceil", "//", "%"})  # whose levels are whole numbers
SIGNED = frozenset({"sign", "abs"})  # whose levels are -1 and 1; of others 0 and 1
# of (state, rate, least, most, width): the rate, but at a limit none that leads beyond it; the
# width says how large the state is
RAIL = "rail"

ZERO, HALF, ONE, TWO = Number(0.0), Number(0.5), Number(1.0), Number(2.0)


def branching(nodes: Iterable[Node]) -> tuple[Call, ...]:
    """Return the parts of expressions that jump or bend with the state; inner ones come first.

    Args:
        nodes: trees without names, see ``bound``.

    """
    parts = (part for node in nodes if node.has_state for part in walk(node))
    return tuple(
        dict.fromkeys(
            part
            for part in parts
            if isinstance(part, Call)
            and part.has_state
            and (part.function in JUMPING or part.function in BENDING)
        )
    )


def held(node: Node, places: Mapping[Call, int]) -> Node:
    """Return an expression whose parts take the branches of their levels.

    Args:
        node: a tree without names.
        places: number of the level of each part that is held.

    """
    match node:
        case Call(function, operands) if node.has_state:
            found = tuple(held(x, places) for x in operands)
            if node in places:
                return _branch(function, found, Held(places[node]))
            return Call(function, found, column=node.column)
        case Table(name, argument, order) if node.has_state:
            return Table(name, held(argument, places), order, column=node.column)
    return node


def _branch(function: str, operands: tuple[Node, ...], level: Node) -> Node:
    match function, operands:
        case "abs", (a,):
            return Call("*", (level, a))
        case "min" | "max", (a, b):
            return Call("where", (level, a, b))
        case "%", (a, b):
            return Call("-", (a, Call("*", (b, level))))
        case "rail", (_, rate, _, _, _):
            return Call("where", (Call("==", (level, ZERO)), rate, ZERO))
    return level


def railed(state: Node, rate: Node, least: Node, most: Node) -> Node:
    """Return what ``rail`` is where no branch is held."""
    above = Call("and", (Call(">=", (state, most)), Call(">", (rate, ZERO))))
    below = Call("and", (Call("<=", (state, least)), Call("<", (rate, ZERO))))
    return Call("where", (Call("or", (above, below)), ZERO, rate))


def lead(part: Call, places: Mapping[Call, int]) -> Node:
    """Return what tells the level of a part, see ``level``."""
    operands = tuple(held(x, places) for x in part.operands)
    match part.function, operands:
        case ((">" | ">=" | "max"), (a, b)):
            return Call("-", (a, b))
        case (("<" | "<=" | "min"), (a, b)):
            return Call("-", (b, a))
        case (("//" | "%"), (a, b)):
            return Call("/", (a, b))
        case "rail", (state, rate, least, most, _):
            return _lead_of_rail(state, rate, least, most, Held(places[part]))
    return operands[0]


def _lead_of_rail(state: Node, rate: Node, least: Node, most: Node, now: Node) -> Node:
    """Return beyond 1 where a state is to rest at its largest, below -1 where at its least.

    A state that rests is at a limit already, but for round-off: there the rate alone tells. Of one
    that is free the sign tells to which limit it is nearer.
    """
    rises, falls = Call(">", (rate, ZERO)), Call("<", (rate, ZERO))
    less, lowest = Call("negate", (HALF,)), Call("negate", (TWO,))
    above, below = Call("-", (most, state)), Call("-", (state, least))
    nearer = Call("where", (Call("<", (above, below)), HALF, less))
    low = Call("where", (Call("<=", (below, ZERO)), Call("where", (falls, lowest, less)), nearer))
    free = Call("where", (Call("<=", (above, ZERO)), Call("where", (rises, TWO, HALF)), low))
    up = Call("where", (rises, TWO, ZERO))
    down = Call("where", (falls, lowest, ZERO))
    at_limit = Call("where", (Call(">", (now, ZERO)), up, down))
    return Call("where", (Call("==", (now, ZERO)), free, at_limit))


def guard(part: Call, places: Mapping[Call, int]) -> Node:
    """Return what is positive as long as a part keeps its level."""
    if part.function == RAIL:
        return _guard_of_rail(part, places)
    x, now = lead(part, places), Held(places[part])
    if part.function == "ceil":
        return Call("min", (Call("-", (now, x)), Call("-", (x, Call("-", (now, ONE))))))
    if part.function in WHOLE:
        return Call("min", (Call("-", (x, now)), Call("-", (Call("+", (now, ONE)), x))))
    if part.function in SIGNED:
        return Call("*", (now, x))
    return Call("*", (Call("-", (Call("*", (TWO, now)), ONE)), x))


def _guard_of_rail(part: Call, places: Mapping[Call, int]) -> Node:
    """Return how far a free state is from its limits, or the rate by which it rests at one."""
    state, rate, least, most, _ = (held(x, places) for x in part.operands)
    now = Held(places[part])
    free = Call("min", (Call("-", (most, state)), Call("-", (state, least))))
    return Call("where", (Call("==", (now, ZERO)), free, Call("*", (now, rate))))


def width_of_rail(part: Call) -> float:
    """Return how large a state between limits is: a limit that it leaves is known to that."""
    width = part.operands[4]
    assert isinstance(width, Number)
    return float(width.value)


def level(part: Call, value: float) -> int:
    """Return the level of a part where its lead has a value."""
    if part.function == RAIL:
        return 1 if value >= 1.0 else -1 if value <= -1.0 else 0
    if not math.isfinite(value):
        return 0 if part.function not in SIGNED else 1
    match part.function:
        case "floor" | "//" | "%":
            return math.floor(value)
        case "ceil":
            return math.ceil(value)
        case "sign" | "abs":
            return 1 if value >= 0.0 else -1
        case "<" | ">":
            return int(value > 0.0)
    return int(value >= 0.0)


def next_level(part: Call, now: int, value: float) -> int:
    """Return the level behind the place where a part leaves the one that it had."""
    if part.function == RAIL:
        return 0 if now else 1 if value > 0.0 else -1
    if part.function in SIGNED:
        return -now
    if part.function in WHOLE:
        low = now - 1 if part.function == "ceil" else now
        return now + 1 if value > low + 0.5 else now - 1
    return 1 - now


def jumps(part: Call) -> bool:
    """Return whether a part jumps, and does not bend alone."""
    return part.function in JUMPING
