"""What stands where in an array of unlike numbers is said by a name: ``counts[STEPS]``."""

import ast
from collections.abc import Iterator
from pathlib import Path

ENGINE = Path(__file__).parents[2] / "engine" / "kane"
ROOMS = (ENGINE / "kernels", ENGINE / "solve" / "methods")

# Arrays whose places are like one another, as components, rows of a matrix, entries of a tile or
# times, and so have numbers; and those of one number, which is written and read at 0.
ALIKE = {
    "components": {"a", "b", "c", "f", "k", "out", "p", "s", "table", "w", "along", "axes"},
    "coefficients": {"A", "F", "K", "coefficients", "gradient"},
    "matrices": {"D", "J", "L", "R", "inverse", "pairs", "search", "whole", "y"},
    "records": {"e", "body", "f_a", "f_b"},  # a field of a record is a vector
    "frames and times": {"frames", "times", "stops", "stack", "atol"},
    "one number": {
        "ahead",
        "asleep",
        "best",
        "count",
        "margin",
        "redundant",
        "since",
        "stale",
        "step",
        "time",
        "tries",
        "fastest",
        "weak",
    },
    "beside kernels": {
        "KERNELS",
        "parents",
        "shape",
        "latest",
        "strides",
        "fields",
        "struct.unpack",
    },
}


def test_places_of_unlike_numbers_have_names():
    known = set().union(*ALIKE.values())
    example = "counts[3] += 1; work.x[0, k] = tally[STEPS] + self._control[-1]"
    assert [name for name, _ in found(ast.parse(example))] == ["counts", "x", "control"]
    files = [path for room in ROOMS for path in room.rglob("*.py")]
    assert len(files) > 60
    wrong = [
        f"{path.relative_to(ENGINE)}:{line}: {name}"
        for path in files
        for name, line in found(ast.parse(path.read_text()))
        if name not in known
    ]
    assert not wrong


def test_what_is_let_pass_is_there():
    """An array that is gone, or has names for its places by now, leaves the list."""
    used = {
        name
        for room in ROOMS
        for path in room.rglob("*.py")
        for name, _ in found(ast.parse(path.read_text()))
    }
    assert set().union(*ALIKE.values()) == used


def found(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Go through the arrays that a file takes at the place of a bare number, and the lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            places = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            if any(is_number(place) for place in places):
                yield name_of(node.value), node.lineno


def is_number(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def name_of(node: ast.expr) -> str:
    """Return the last name of what is indexed: ``rows`` of ``pattern.rows``."""
    if isinstance(node, ast.Attribute):
        return node.attr.removeprefix("_")
    if isinstance(node, ast.Subscript):
        return name_of(node.value)
    return ast.unparse(node.func if isinstance(node, ast.Call) else node)
