"""The main window as the program makes it, with the solver ready to run."""

import gc
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.person import to_front
from tests.strict_weather import PatientBot, move_to

from kane.analyses.preparation import load_all, prepare
from kanevas.hand.snapping.snapping import SNAPS
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
        window = _new_window(preparation)
        qtbot.addWidget(window, before_close_func=_forget_changes)
        _show(window, qtbot)
        return window

    return open_window


@pytest.fixture
def own_window() -> None:
    """Give a test a window of its own where others of its file share one.

    It closes the window, leaves something in it, or looks at what is kept for the next start.
    """


@pytest.fixture
def window(
    qtbot: QtBot,
    solver_in_memory: None,  # noqa: ARG001 - comes first
    open_window: Callable[..., MainWindow],
    request: pytest.FixtureRequest,
) -> Iterator[MainWindow]:
    """Return a window of the test's own, or that of its file where this uses ``shared_window``."""
    if "shared_window" not in request.fixturenames or "own_window" in request.fixturenames:
        window = open_window()
        _prepare(window, qtbot)
        yield window
        return
    window = request.getfixturevalue("shared_window")
    to_front(window)
    yield window
    start_over(window)


@pytest.fixture(scope="module")
def shared_window(
    qapp: QApplication,  # noqa: ARG001 - comes first
    solver_in_memory: None,  # noqa: ARG001 - the same
    tmp_path_factory: pytest.TempPathFactory,
    request: pytest.FixtureRequest,
) -> Iterator[MainWindow]:
    """Return a window for all tests of a file that leave it as ``start_over`` can mend.

    To open one takes longer than a few strokes of the hand.
    """
    with pytest.MonkeyPatch.context() as monkeypatch:
        move_to(tmp_path_factory.mktemp("home"), monkeypatch)
        window, qtbot = _new_window(None), PatientBot(request)
        _show(window, qtbot)
        _prepare(window, qtbot)
    yield window
    _forget_changes(window)
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)


def start_over(window: MainWindow) -> None:
    """Put a window back to where it was when it opened, as far as tests of the hand change it."""
    workspace = window.workspace
    workspace.settle()  # what is being typed
    workspace.runner.stop()
    window.toolbox.disarm()
    window.desk.can_pose = True
    window.files.take_new()
    workspace.selection.set(())
    workspace.units.choose("SI")
    workspace.colors.choose("light")
    workspace.notices.end_refusal()
    window.canvas.snapper.kinds = frozenset(SNAPS)
    window.view3d.show()


def _new_window(preparation: Preparation | None) -> MainWindow:
    make_application()
    return MainWindow(preparation or Preparation(), Settings(), "light")


def _show(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()


def _prepare(window: MainWindow, qtbot: QtBot) -> None:
    refusals: list[str] = []
    window.workspace.preparation.failed.connect(refusals.append)
    window.workspace.preparation.start()
    qtbot.waitUntil(
        lambda: window.workspace.preparation.is_ready or bool(refusals), timeout=COMPILING
    )
    assert not refusals


def _forget_changes(window: MainWindow) -> None:
    window.workspace.settle()  # closing would do so, and then ask
    window.workspace.document.undo_stack.setClean()
