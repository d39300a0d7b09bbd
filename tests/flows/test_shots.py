"""The pictures of the README are made by the program itself."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

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
