"""A pytest plugin that puts Qt out of reach: `pytest -p no:pytest-qt -p tests.without_qt`.

What passes under it runs on a machine that has no Qt, such as a node of a cluster.
"""

import sys

import pytest

BLOCKED = {"PySide6", "shiboken6", "pyqtgraph", "OpenGL"}


class Refusal:
    """A finder that comes before all others and refuses the blocked packages."""

    def find_spec(self, name: str, *_: object) -> None:
        if name.partition(".")[0] in BLOCKED:
            raise ImportError(f"{name} is out of reach in the engine's tests", name=name)


def pytest_configure() -> None:
    early = BLOCKED & sys.modules.keys()
    if early:
        raise pytest.UsageError(f"{', '.join(sorted(early))} came in before it could be blocked")
    sys.meta_path.insert(0, Refusal())
