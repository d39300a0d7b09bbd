"""The rooms of the house: who may know whom, imports for type checkers included."""

import ast
import subprocess
import sys
from pathlib import Path

import grimp
import numpy as np
import pytest
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

APP = Path(__file__).parents[2] / "app" / "kanevas"
ABOVE = ("main.py", "program", "window")  # who may know the window

WHAT_THE_WORKSPACE_LOADS = "import sys, kanevas.workspace; print(*sys.modules)"


def imports_in(path):
    """Names of all modules that a file imports anywhere: in functions, and for typing alone."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{each.name}" for each in node.names)


def files_below_the_window():
    own = (path.relative_to(APP) for path in APP.rglob("*.py"))
    return [path for path in own if path.parts[0] not in ABOVE]


def test_nothing_below_the_window_knows_it():
    knowing = {
        (str(path), name)
        for path in files_below_the_window()
        for name in imports_in(APP / path)
        if name.startswith(("kanevas.window", "kanevas.program", "kanevas.main"))
    }
    assert not knowing


def around(name):
    """The packages that a module is in, whose own code runs before its own does."""
    parts = name.split(".")
    return {".".join(parts[:k]) for k in range(1, len(parts))}


def circles(package):
    """Groups of modules of which each imports each other one, if by a detour."""
    graph = grimp.build_graph(package, cache_dir=None)
    names = sorted(graph.modules)
    place = {name: i for i, name in enumerate(names)}
    rows, columns = zip(
        *(
            (place[a], place[c])
            for a in names
            for b in graph.find_modules_directly_imported_by(a)
            for c in ({b} | around(b)) - around(a) - {a}
        ),
        strict=True,
    )
    matrix = coo_array((np.ones(len(rows)), (rows, columns)), shape=(len(names), len(names)))
    count, groups = connected_components(matrix, directed=True, connection="strong")
    members = [[names[i] for i in np.flatnonzero(groups == group)] for group in range(count)]
    return [group for group in members if len(group) > 1]


@pytest.mark.parametrize("package", ["kane", "kanevas"])
def test_no_imports_go_in_a_circle(package):
    assert circles(package) == []


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("import round.b", "import round.a"),
        (
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from round.b import B",
            "import round.a",
        ),
        ("def late():\n    import round.b", "from round.a import late"),
    ],
    ids=["plain", "typing", "late"],
)
def test_a_circle_of_any_kind_is_found(first, second, tmp_path, monkeypatch):
    package = tmp_path / "round"
    package.mkdir()
    for name, text in (("__init__", ""), ("a", first), ("b", second), ("c", "import round.a")):
        (package / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    assert circles("round") == [["round.a", "round.b"]]


def test_a_circle_by_the_code_of_a_package_is_found(tmp_path, monkeypatch):
    inner = tmp_path / "round" / "inner"
    inner.mkdir(parents=True)
    (tmp_path / "round" / "__init__.py").write_text("")
    (tmp_path / "round" / "a.py").write_text("import round.inner.b")
    (inner / "__init__.py").write_text("import round.a")
    (inner / "b.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    assert circles("round") == [["round.a", "round.inner"]]


def test_the_workspace_knows_neither_widgets_nor_views():
    done = subprocess.run(
        [sys.executable, "-c", WHAT_THE_WORKSPACE_LOADS],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    loaded = set(done.stdout.split())
    assert "kanevas.workspace.presenter" in loaded
    assert "PySide6.QtWidgets" not in loaded
    above = {"browser", "canvas", "exports", "inspector", "menus", "plots", "view3d", "window"}
    assert not {f"kanevas.{room}" for room in above} & loaded
