import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

IMPORT_ALL_OF_KANE = """
import importlib, pkgutil, sys
import kane
for module in pkgutil.walk_packages(kane.__path__, "kane."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def run(*command):
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_import_contracts_hold():
    lint = run(Path(sys.executable).with_name("lint-imports"), "--no-logo", "--no-cache")
    assert lint.returncode == 0, lint.stdout + lint.stderr


def test_whole_engine_comes_in_without_qt():
    done = run(sys.executable, "-c", IMPORT_ALL_OF_KANE)
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert "kane" in loaded
    assert not loaded & {"PySide6", "shiboken6", "pyqtgraph", "OpenGL", "kanevas"}
