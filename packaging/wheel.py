"""Usage: wheel.py [PYTHON...]: make a wheel in dist/ for each Python, with the solver compiled.

Without a name it is the Python that runs this. The code is for all processors of this one's kind:
on x86-64 for level 3 of the architecture. It works for some minutes. KANEVAS_DIST names another
folder.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[1]
TOOLS = ("build>=1.2", "hatchling>=1.26")
FOLDER = "from kane.kernels.compiling.cache import cache_folder; print(cache_folder())"


def make_wheel(python: str, place: Path) -> None:
    """Make the wheel for a Python in a folder."""
    with tempfile.TemporaryDirectory() as work:
        # elsewhere than on Linux the user's own cache is used, which does no harm
        own = {**os.environ, "XDG_CACHE_HOME": str(Path(work) / "cache")}
        subprocess.run([python, "-m", "venv", Path(work) / "venv"], check=True)
        here = Path(work) / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        subprocess.run([here, "-m", "pip", "install", "-qq", ".", *TOOLS], cwd=HOUSE, check=True)
        # away from the checkout, whose sources are not those that were installed
        subprocess.run([here, "-m", "kane", "prepare"], cwd=work, env=own, check=True)
        told = subprocess.run(
            [here, "-c", FOLDER], cwd=work, env=own, capture_output=True, text=True, check=True
        )
        subprocess.run(
            [here, "-m", "build", "--wheel", "--no-isolation", "--outdir", place, "."],
            cwd=HOUSE,
            env={**os.environ, "KANEVAS_KERNELS": told.stdout.strip()},
            check=True,
        )


if __name__ == "__main__":
    for each in sys.argv[1:] or [sys.executable]:
        make_wheel(each, Path(os.environ.get("KANEVAS_DIST", HOUSE / "dist")).absolute())
