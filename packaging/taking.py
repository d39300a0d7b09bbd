"""What pictures of the program are taken with: its window, its dialogs, and patience."""

import time
from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QCursor, QGuiApplication, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.window import MainWindow

PATIENCE = 180.0  # s; the first run after a change of the kernels compiles them
MOMENT = 0.43  # part of a run


def open_window(settings: Settings, colors: str) -> MainWindow:
    """Return a window that is ready to run, as large as it is at first."""
    window = MainWindow(Preparation(), settings, colors)
    window.menus.view.reset_layout.trigger()
    window.show()
    QCursor.setPos(0, 0)  # nothing lights up under it
    window.workspace.preparation.start()
    wait_until(lambda: window.workspace.preparation.is_ready)
    settle()
    return window


def close(window: MainWindow) -> None:
    """Close a window, whatever is unsaved in it."""
    window.workspace.document.undo_stack.setClean()
    window.close()
    window.deleteLater()


def run(window: MainWindow) -> None:
    """Run the model and stop its film in the middle."""
    workspace = window.workspace
    workspace.run()
    wait_until(lambda: not workspace.runner.busy and workspace.presenter.result is not None)
    workspace.player.pause()
    workspace.player.seek(MOMENT * float(workspace.presenter.result.time[-1]))


def taken_in(kind: type[QDialog], ask: Callable[[], object], is_drawn: str = "") -> QPixmap:
    """Return the picture of a dialog that comes up when it is asked for, and put it away.

    Args:
        kind: of the dialog.
        ask: brings it up, and comes back when it is put away.
        is_drawn: the attribute that tells when all of it is there.

    """
    pictures: list[QPixmap] = []

    def take() -> None:
        found = QApplication.activeModalWidget()
        if isinstance(found, kind) and (not is_drawn or getattr(found, is_drawn)):
            timer.stop()
            settle()
            pictures.append(found.grab())
            found.close()

    timer = QTimer(interval=20)
    timer.timeout.connect(take)
    timer.start()
    ask()
    timer.stop()
    return pictures[0]


def whole(window: MainWindow) -> QPixmap:
    """Return the window with what has popped up over it."""
    settle()
    wait_until(lambda: "…" not in window.health.text())
    frame = window.frameGeometry()
    screen = QGuiApplication.primaryScreen()
    return screen.grabWindow(0, frame.x(), frame.y(), frame.width(), frame.height())


def grab(widget: QWidget) -> QPixmap:
    """Return a part of the window."""
    settle()
    return widget.grab()


def settle() -> None:
    """Let the window draw, and names find their places once nothing moves."""
    pause(500)


def pause(span: int) -> None:
    """Let the program work for some milliseconds; QTest would keep its threads from working."""
    loop = QEventLoop()
    QTimer.singleShot(span, loop.quit)
    loop.exec()


def wait_until(condition: Callable[[], bool]) -> None:
    """Let the program work until a condition holds."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError("the program did not get there")
        pause(20)
