"""Each array that a kernel reads or writes has its shape told where one looks for it."""

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest

import kane.kernels
from kane.kernels.tables import Pattern, Tables, Work

KERNELS = Path(kane.kernels.__file__).parent
MARKS = {"jit", "public", "merged", "inlined", "exact"}
BUNDLES = {field.name for bundle in (Tables, Work, Pattern) for field in fields(bundle)}


def kernels(tree):
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            marks = {ast.unparse(mark).split("(")[0] for mark in node.decorator_list}
            if marks & MARKS:
                yield node


def arrays(kernel):
    """Names of the arguments that are indexed, or whose size is asked for."""
    names = {argument.arg for argument in kernel.args.args}
    used = set()
    for node in ast.walk(kernel):
        asked = isinstance(node, ast.Attribute) and node.attr in ("size", "shape")
        if (asked or isinstance(node, ast.Subscript)) and isinstance(node.value, ast.Name):
            used.add(node.value.id)
    return names & used


def told(text):
    """Names of which a docstring says what they are, as in ``q, u: (n,) numbers``."""
    found = re.findall(r"^ {4,}((?:\w+, )*\w+): ", text, re.MULTILINE)
    shaped = re.findall(r"\b(\w+)\b(?=[^.;:]{0,20}\(\w[^()]*,[^()]*\))", text)
    return {name for names in found for name in names.split(", ")} | set(shaped)


def heads(path):
    """The docstrings of a file and of the rooms that it stands in."""
    rooms = [
        room / "__init__.py" for room in path.parents if room == KERNELS or KERNELS in room.parents
    ]
    for each in (path, *rooms):
        yield ast.get_docstring(ast.parse(each.read_text("utf-8")), clean=False) or ""


@pytest.mark.parametrize("path", sorted(KERNELS.rglob("*.py")), ids=lambda path: path.stem)
def test_each_array_of_a_kernel_has_its_shape_told(path):
    general = BUNDLES.union(*map(told, heads(path)))
    for kernel in kernels(ast.parse(path.read_text("utf-8"))):
        own = told(ast.get_docstring(kernel, clean=False) or "")
        assert arrays(kernel) - own - general == set(), kernel.name


def test_an_array_without_a_shape_is_found():
    (kernel,) = kernels(ast.parse("@jit\ndef turn(thing, n):\n    return thing[n]"))
    assert arrays(kernel) == {"thing"}
    assert told("Write it.\n\n    thing: (n,) numbers") == {"thing"}
    assert "thing" in told("Replace thing, (n,), by another.")
    assert "thing" not in told("Replace the thing by another.")
