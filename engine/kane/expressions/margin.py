"""How far a condition is from changing: positive where it holds, zero where it begins or ends."""

from kane.expressions.nodes import Call, Node, Number


def margin(node: Node) -> Node:
    """Return what is positive where a condition holds, and smooth where the condition is.

    Comparisons become differences, ``and`` the smaller one of two margins, ``or`` the larger one,
    ``not`` the opposite. Anything else holds where it is larger than zero; a number that does not
    is far from it.
    """
    if isinstance(node, Number):  # of parameters alone, it never begins nor ends to hold
        return node if node.value > 0.0 else Number(-1.0)
    if not isinstance(node, Call):
        return node
    operands = node.operands
    match node.function:
        case ">" | ">=":
            return Call("-", operands)
        case "<" | "<=":
            return Call("-", operands[::-1])
        case "and":
            return Call("min", tuple(map(margin, operands)))
        case "or":
            return Call("max", tuple(map(margin, operands)))
        case "not":
            return Call("-", (Number(0.0), margin(operands[0])))
        case _:
            return node
