"""The main window as the program makes it, with the solver ready to run."""

import gc
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from kane.analyses.preparation import load_all, prepare
from kanevas.program.program import make_application
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.window import MainWindow

COMPILING = 180_000  # ms; only the first test after a change of the kernels needs as much


@pytest.fixture(scope="session")
def solver_in_memory() -> None:
    """Load the kernels once; what is there then stays, and is no matter for the collector."""
    prepare()
    load_all()
    gc.collect()
    gc.freeze()


@pytest.fixture
def open_window(qtbot: QtBot) -> Callable[..., MainWindow]:
    """Return what opens a window, which is closed after the test without a question."""

    def open_window(preparation: Preparation | None = None) -> MainWindow:
        make_application()
        window = MainWindow(preparation or Preparation(), Settings(), "light")
        qtbot.addWidget(window, before_close_func=_forget_changes)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return window

    return open_window


@pytest.fixture
def window(
    qtbot: QtBot,
    solver_in_memory: None,  # noqa: ARG001 - comes first
    open_window: Callable[..., MainWindow],
) -> MainWindow:
    window = open_window()
    refusals: list[str] = []
    window.workspace.preparation.failed.connect(refusals.append)
    window.workspace.preparation.start()
    qtbot.waitUntil(
        lambda: window.workspace.preparation.is_ready or bool(refusals), timeout=COMPILING
    )
    assert not refusals
    return window


def _forget_changes(window: MainWindow) -> None:
    window.workspace.settle()  # closing would do so, and then ask
    window.workspace.document.undo_stack.setClean()
