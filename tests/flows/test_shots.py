"""The program takes its own pictures: those of the README, and of all its parts to be looked at."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from kanevas.docks.dock import docks_of

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_every_picture_of_the_readme_is_made(tmp_path):
    command = [sys.executable, ROOT / "packaging" / "shots.py", tmp_path]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=500)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    made = {path.name for path in tmp_path.iterdir()}
    assert made == {path.name for path in (ROOT / "resources" / "pictures").iterdir()}
    for path in tmp_path.iterdir():
        image = QImage(str(path))
        columns, rows = range(0, image.width(), 7), range(0, image.height(), 7)
        assert len({image.pixel(x, y) for x in columns for y in rows}) > 20, f"{path.name} is empty"


@pytest.mark.slow
def test_a_look_has_pictures_of_all_docks_dialogs_and_menus(window, tmp_path):
    command = [sys.executable, ROOT / "packaging" / "looks.py", tmp_path, "small-dark-german"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=500)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    made = [path.stem for path in (tmp_path / "small-dark-german").iterdir()]
    kinds = Counter(name.partition("_")[0] for name in made)
    docks = {f"dock_{dock.objectName()}" for dock in docks_of(window)}
    assert {name for name in made if name.startswith("dock_")} == docks
    assert {"dialog": 7, "menu": 6, "method": 7}.items() <= kinds.items()
