"""The plug-in of the tests, as pip installs it."""

import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parent / "plug_in"


def install(folder: Path) -> Path:
    """Install it into a folder, which is to be put on Python's path; return the folder."""
    command = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index")
    options = ("--no-build-isolation", "--disable-pip-version-check", "--target", folder)
    subprocess.run((*command, *options, SOURCES), check=True)
    return folder
