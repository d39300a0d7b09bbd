"""The signs in the kernels: where each stands, and the source with it turned round."""

from __future__ import annotations

import ast
import functools
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import kane

KERNELS = Path(kane.__file__).parent / "kernels"
ROOMS = ("primitives", "equations", "linear", "programs", "methods")
OTHER = {"+": "-", "-": "+"}
SIGNS = Path(__file__).parent / "signs.json"
HARMLESS = "harmless: "  # begins why a sign does no harm


class Flip(NamedTuple):
    """A sign that is turned round.

    Attributes:
        module: of the kernels, as ``linear/ldlt``.
        line: on which it stands, from 1.
        column: where on it.
        kind: "value", or "index" where it tells at which place of an array something stands.

    """

    module: str
    line: int
    column: int
    kind: str

    @property
    def path(self) -> Path:
        """Of the module."""
        return KERNELS / f"{self.module}.py"

    def texts(self) -> tuple[str, str]:
        """Return the line as it is and as it becomes."""
        line = self.path.read_text().splitlines()[self.line - 1]
        other = OTHER[line[self.column]]
        return line, line[: self.column] + other + line[self.column + 1 :]

    def source(self) -> str:
        """Return the module with the other sign."""
        lines = self.path.read_text().splitlines(keepends=True)
        line = lines[self.line - 1]
        lines[self.line - 1] = (
            line[: self.column] + OTHER[line[self.column]] + line[self.column + 1 :]
        )
        return "".join(lines)


def flips(module: str) -> Iterator[Flip]:
    """Yield all signs of a module, as they stand."""
    text = (KERNELS / f"{module}.py").read_text()
    lines = text.splitlines()
    tree = ast.parse(text)
    of_indices = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        or (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "range"
        )
        for part in ([node.slice] if isinstance(node, ast.Subscript) else node.args)
        for inner in ast.walk(part)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
            left = node.left if isinstance(node, ast.BinOp) else node.target
            at = _sign(lines, left.end_lineno or 0, left.end_col_offset or 0)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.UAdd):
            at = node.lineno, node.col_offset
        else:
            continue
        yield Flip(module, *at, "index" if id(node) in of_indices else "value")


def _sign(lines: list[str], line: int, column: int) -> tuple[int, int]:
    """Return where the next sign stands, behind what ends at a place."""
    while True:
        rest = lines[line - 1][column:].split("#")[0]
        for k, character in enumerate(rest):
            if character in OTHER:
                return line, column + k
        line, column = line + 1, 0


def modules() -> list[str]:
    """Return the names of all kernel modules that compute."""
    return [
        f"{room}/{path.stem}"
        for room in ROOMS
        for path in sorted((KERNELS / room).glob("*.py"))
        if path.stem != "__init__"
    ]


@functools.cache
def _functions(module: str) -> list[ast.FunctionDef]:
    tree = ast.parse((KERNELS / f"{module}.py").read_text())
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def named(flip: Flip) -> str:
    """Return how a sign is called in ``signs.json``: by its function and the line that it makes.

    Where a function has several lines that are alike, those after the first one are numbered.
    """
    return _names(flip.module)[flip]


@functools.cache
def _names(module: str) -> dict[Flip, str]:
    found, counts = dict[Flip, str](), Counter[tuple[str, str]]()
    for flip in flips(module):
        around = [
            node.name
            for node in _functions(module)
            if node.lineno <= flip.line <= (node.end_lineno or node.lineno)
        ]
        name = f"{around[-1] if around else 'module'}: {flip.texts()[1].strip()}"
        counts[flip.kind, name] += 1
        count = counts[flip.kind, name]
        found[flip] = name if count == 1 else f"{name} ({count})"
    return found


@functools.cache
def _statements(module: str) -> list[tuple[int, int]]:
    """Return first and last lines of all simple statements, and of the heads of others."""
    found = []
    for node in ast.walk(ast.parse((KERNELS / f"{module}.py").read_text())):
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            last = node.end_lineno or node.lineno
            found.append((node.lineno, max(body[0].lineno - 1, node.lineno) if body else last))
    return found


def statement(flip: Flip) -> range:
    """Return the lines of the statement in which a sign stands, or of its head."""
    around = [(a, b) for a, b in _statements(flip.module) if a <= flip.line <= b]
    first, last = max(around)
    return range(first, last + 1)


def verdicts() -> dict[str, dict[str, str]]:
    """Return what ``signs.json`` says of the signs of each module, by their names."""
    told: dict[str, dict[str, str]] = json.loads(SIGNS.read_text())
    return told


def judged() -> list[tuple[Flip, str]]:
    """Return all signs of values, and what is said of each; nothing where it is not told."""
    told = verdicts()
    return [
        (flip, told.get(module, {}).get(named(flip), ""))
        for module in modules()
        for flip in flips(module)
        if flip.kind == "value"
    ]
