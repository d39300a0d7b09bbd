"""What would end the process: calls without a wrapper, places in arrays out of wild numbers."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
KERNELS = ROOT / "engine" / "kane" / "kernels"
CALLED_BY_KERNELS_ALONE = {"jit", "inlined"}


def without_wrapper() -> set[tuple[str, str]]:
    """Return module and name of the kernels that Python cannot call."""
    return {
        (path.stem, node.name)
        for path in KERNELS.rglob("*.py")
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.FunctionDef)
        and any(ast.unparse(mark) in CALLED_BY_KERNELS_ALONE for mark in node.decorator_list)
    }


def used(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Go through module and name of what a file takes of the kernels, but as plain Python."""
    modules, plain = {}, on_dual_numbers_alone(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "kane.kernels":
            modules |= {name.asname or name.name: name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kane.kernels."):
            module = node.module.rpartition(".")[2]
            taken = [name for name in node.names if (name.asname or name.name) not in plain]
            yield from ((module, name.name) for name in taken)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in modules:
            yield modules[ast.unparse(node.value)], node.attr


def on_dual_numbers_alone(tree: ast.AST) -> set[str]:
    """Return names that stand nowhere but in ``over_duals(name)``: no compiled kernel is called."""
    inside = [
        ast.unparse(node.args[0])
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "over_duals"
    ]
    everywhere = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
    return {name for name in inside if inside.count(name) == everywhere.count(name)}


def test_python_calls_no_kernel_without_a_wrapper():
    closed = without_wrapper()
    assert ("constrained_rates", "write_constrained_rates") in closed
    files = [
        path
        for folder in ("engine", "app", "tests")
        for path in (ROOT / folder).rglob("*.py")
        if KERNELS not in path.parents and "kane.kernels" in path.read_text()
    ]
    assert len(files) > 20
    wrong = {
        f"{path.relative_to(ROOT)}: {'.'.join(kernel)}"
        for path in files
        for kernel in used(ast.parse(path.read_text()))
        if kernel in closed
    }
    assert not wrong


# Where a double becomes a whole number, and why it is small and finite there.
BOUNDED = {
    ("between", "parts"): "looks at its size first",
    ("fixed_step", "run_fixed_step"): "the step is checked against the duration before the run",
    ("fixed_step", "_next_step"): "the same",
    ("time_stepping", "run_time_stepping"): "the same",
    ("tile_of_two", "decompose"): "of truth values",
    ("tile_of_three", "decompose"): "of truth values",
}
TO_WHOLE = {"math.floor", "math.ceil", "math.trunc", "int", "round"}


def test_kernels_make_no_whole_numbers_of_what_may_be_infinite():
    """Machine code does not raise there as Python does: any number may come of it."""
    found = {
        (path.stem, function.name)
        for path in KERNELS.rglob("*.py")
        for function in ast.walk(ast.parse(path.read_text()))
        if isinstance(function, ast.FunctionDef) and is_kernel(function)
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and ast.unparse(call.func) in TO_WHOLE
    }
    assert found == set(BOUNDED)


LONG = 25  # lines


def test_long_kernels_have_signposts():
    """Read alone, the comments of a long kernel tell what it does; a docstring tells what for."""
    long = {
        f"{path.stem}.{function.name}": comments
        for path in KERNELS.rglob("*.py")
        for function in ast.walk(ast.parse(path.read_text()))
        if isinstance(function, ast.FunctionDef) and is_kernel(function)
        for lines, comments in [body_of(function, path.read_text().splitlines())]
        if lines > LONG
    }
    assert "step_control.run_controlled" in long
    assert not {name: comments for name, comments in long.items() if comments < 2}


def body_of(function: ast.FunctionDef, lines: list[str]) -> tuple[int, int]:
    """Return the lines of a function after its docstring, and how many are comments."""
    first = function.body[0]
    has_words = ast.get_docstring(function) is not None and first.end_lineno
    body = lines[(first.end_lineno if has_words else first.lineno - 1) : function.end_lineno]
    return len(body), sum(line.lstrip().startswith("#") for line in body)


def is_kernel(function: ast.FunctionDef) -> bool:
    """Whether Numba compiles it."""
    return any(
        ast.unparse(mark) in {"jit", "merged", "public", "exact", "inlined"}
        for mark in function.decorator_list
    )
