"""What pyproject.toml asks for is what the sources import."""

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
OWN = {"kane", "kanevas"}
# Distributions by what is imported of them, where the names differ; three come along with others.
OF = {
    "sdl2": "pysdl2",
    "OpenGL": "pyopengl",
    "PySide6": "pyside6-essentials",
    "llvmlite": "numba",
    "shiboken6": "pyside6-essentials",
    "shibokensupport": "pyside6-essentials",
}

BEHIND = {
    "pysdl2-dll",
    "latex2mathml",
    "pycollada",
}  # what another library loads, and nobody imports


def project():
    return tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def name_of(requirement):
    return re.match(r"[\w.-]+", requirement)[0].lower()


def imported():
    """Names of all libraries that are imported anywhere, also inside functions."""
    for path in (*ROOT.glob("engine/**/*.py"), *ROOT.glob("app/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (each.name.partition(".")[0] for each in node.names)
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                yield node.module.partition(".")[0]


def test_what_is_imported_is_asked_for_and_nothing_else():
    libraries = set(imported()) - OWN - set(sys.stdlib_module_names)
    asked = {name_of(each) for each in project()["dependencies"]}
    extra = {
        name_of(each) for group in project()["optional-dependencies"].values() for each in group
    }
    found = {OF.get(name, name).lower() for name in libraries}
    assert found - extra == asked - BEHIND
    assert found >= extra - BEHIND


def test_every_library_has_a_lower_bound_and_numba_an_upper_one():
    for each in project()["dependencies"]:
        assert ">=" in each, each
    # its private interfaces are used
    (numba,) = (each for each in project()["dependencies"] if name_of(each) == "numba")
    assert "," in numba
    assert "<" in numba
