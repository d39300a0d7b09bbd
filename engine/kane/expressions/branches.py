"""Where laws of the state jump or bend: which branch they take is held between events.

A comparison, ``sign``, ``step``, ``floor``, ``ceil``, ``//`` and ``%`` of the state jump, ``abs``,
``min`` and ``max`` of it bend. Each of these parts has a level, a number that stays as it is as
long as another number, its lead, is positive; so between events the law is as smooth as the rest of
it. An equality is met nowhere, and is left as it is.
"""

import math
from collections.abc import Iterable, Mapping

from kane.expressions.nodes import Call, Held, Node, Number, Table, walk

JUMPING = frozenset({"<", "<=", ">", ">=", "sign", "step", "floor", "ceil", "//", "%"})
BENDING = frozenset({"abs", "min", "max"})
WHOLE = frozenset({"floor", "ceil", "//", "%"})  # whose levels are whole numbers
SIGNED = frozenset({"sign", "abs"})  # whose levels are -1 and 1; of others 0 and 1

ONE, TWO = Number(1.0), Number(2.0)


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
    return level


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
    return operands[0]


def guard(part: Call, places: Mapping[Call, int]) -> Node:
    """Return what is positive as long as a part keeps its level."""
    x, now = lead(part, places), Held(places[part])
    if part.function == "ceil":
        return Call("min", (Call("-", (now, x)), Call("-", (x, Call("-", (now, ONE))))))
    if part.function in WHOLE:
        return Call("min", (Call("-", (x, now)), Call("-", (Call("+", (now, ONE)), x))))
    if part.function in SIGNED:
        return Call("*", (now, x))
    return Call("*", (Call("-", (Call("*", (TWO, now)), ONE)), x))


def level(part: Call, value: float) -> int:
    """Return the level of a part where its lead has a value."""
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
    if part.function in SIGNED:
        return -now
    if part.function in WHOLE:
        low = now - 1 if part.function == "ceil" else now
        return now + 1 if value > low + 0.5 else now - 1
    return 1 - now


def jumps(part: Call) -> bool:
    """Return whether a part jumps, and does not bend alone."""
    return part.function in JUMPING
