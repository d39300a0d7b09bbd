"""What a type of element shows, stores and exerts is asked of it: results know no types."""

import ast
from pathlib import Path
from typing import get_args

import pytest

from kane.model.model import Loaded, Measuring
from kane.parts import __file__ as parts

KANE = Path(parts).parent
# a rolling disc is no load: its reaction acts where it touches, which follows from the poses
ASKED = {kind.__module__ for kind in (*get_args(Loaded), *get_args(Measuring))} | {
    f"kane.elements.{name}" for name in ("couplings", "drivers", "locks", "velocity_joint")
}
READERS = (
    *sorted((KANE / "results").glob("*.py")),
    KANE / "analyses" / "energy_report.py",
    KANE / "analyses" / "instant.py",
    KANE / "model" / "system_quantities.py",
)


@pytest.mark.parametrize("path", READERS, ids=lambda path: path.name)
def test_results_know_no_type_of_load_or_watcher(path):
    nodes = ast.walk(ast.parse(path.read_text()))
    imported = {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
    assert not imported & ASKED


def test_what_is_asked_names_modules_that_there_are():
    assert len(ASKED) > 10
    for module in ASKED:
        assert (KANE.parent / (module.replace(".", "/") + ".py")).is_file()
