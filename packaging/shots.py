"""Make the README's pictures from the program itself: ``shots.py FOLDER``, on a virtual display.

Each picture is one function, which brings the window to where the picture is taken.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import QEventLoop, QPoint, QSettings, Qt, QTimer
from PySide6.QtGui import QCursor, QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from kanevas.assets.paths import EXAMPLES, TEMPLATES
from kanevas.canvas.drawing.picture import picture_of
from kanevas.program.program import make_application
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.start import Gallery
from kanevas.window import MainWindow

PATIENCE = 180.0  # s; the first run after a change of the kernels compiles them
SIZE = (1500, 940)
MOMENT = 0.43  # part of a run
LIGHT, DARK = "light", "dark"


def main(folder: Path) -> None:
    """Make all pictures."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_STATE_HOME"] = home
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, home)
        make_application()
        folder.mkdir(parents=True, exist_ok=True)
        for name, colors, take in SHOTS:
            window = open_window(colors)
            path = folder / f"{name}.png"
            take(window).save(str(path))
            print(f"Wrote {path}")
            window.workspace.document.undo_stack.setClean()
            window.close()
            window.deleteLater()


def open_window(colors: str) -> MainWindow:
    """Return a window that is ready to run."""
    window = MainWindow(Preparation(), Settings(), colors)
    window.resize(*SIZE)
    window.menus.view.reset_layout.trigger()
    window.show()
    QCursor.setPos(0, 0)  # nothing lights up under it
    window.workspace.preparation.start()
    wait_until(lambda: window.workspace.preparation.is_ready)
    settle()
    return window


def running(window: MainWindow) -> QPixmap:
    """Return a mechanism in the middle of its run."""
    run(window, EXAMPLES / "slider_crank.json")
    window.workspace.selection.set(["connecting rod"])
    return whole(window)


def drawing(window: MainWindow) -> QPixmap:
    """Return a rod that is being drawn onto the end of another."""
    window.files.open(TEMPLATES / "empty_planar.json", as_copy=True)
    settle()
    window.toolbox.arm("rod", keep=True)
    middle = window.canvas.viewport().rect().center()
    corners = [middle + QPoint(*way) for way in ((-190, 120), (-60, -70), (150, -20))]
    for corner in corners[:2]:
        point_at(window, corner)
        QTest.mouseClick(window.canvas.viewport(), Qt.MouseButton.LeftButton, pos=corner)
    QTest.mouseClick(window.canvas.viewport(), Qt.MouseButton.LeftButton, pos=corners[1])
    point_at(window, corners[2])
    return whole(window)


def inspecting(window: MainWindow) -> QPixmap:
    """Return the fields of a body."""
    window.files.open(EXAMPLES / "slider_crank.json", as_copy=True)
    window.workspace.selection.set(["connecting rod"])
    window.resizeDocks([window.inspector_dock], [380], Qt.Orientation.Horizontal)
    return grab(window.inspector_dock)


def health(window: MainWindow) -> QPixmap:
    """Return what is said of a chain of hinges that holds something twice."""
    window.files.open(TEMPLATES / "four_bar.json", as_copy=True)
    window.workspace.document.apply(
        "Space", lambda model: msgspec.structs.replace(model, planar=False)
    )
    wait_until(lambda: "…" not in window.health.text())
    window.health.explain()
    return whole(window)


def gallery(window: MainWindow) -> QPixmap:
    """Return where to begin."""
    workspace = window.workspace
    dialog = Gallery(workspace.settings, workspace.colors.theme, picture_of, window)
    dialog.show()
    wait_until(lambda: dialog.is_drawn)
    picture = grab(dialog)
    dialog.close()
    dialog.deleteLater()
    return picture


def helping(window: MainWindow) -> QPixmap:
    """Return the page about a joint beside the joint."""
    window.files.open(TEMPLATES / "four_bar.json", as_copy=True)
    window.workspace.selection.set(["A"])
    window.assistance.show_help()
    window.resizeDocks([window.assistance.help_dock], [520], Qt.Orientation.Horizontal)
    return whole(window)


def first_steps(window: MainWindow) -> QPixmap:
    """Return the panel of first steps, half way."""
    window.files.open(TEMPLATES / "pendulum.json", as_copy=True)
    window.assistance.show_first_steps()
    return whole(window)


def plots(window: MainWindow) -> QPixmap:
    """Return the plots of a run."""
    run(window, EXAMPLES / "seven_body_mechanism.json")
    return grab(window.plot_dock)


def run(window: MainWindow, path: Path) -> None:
    """Run a model and stop its film in the middle."""
    window.files.open(path, as_copy=True)
    window.workspace.run()
    wait_until(
        lambda: not window.workspace.runner.busy and window.workspace.presenter.result is not None
    )
    window.workspace.player.pause()
    window.workspace.player.seek(MOMENT * float(window.workspace.presenter.result.time[-1]))


def point_at(window: MainWindow, at: QPoint) -> None:
    """Move the pointer over the canvas."""
    QTest.mouseMove(window.canvas.viewport(), at)
    settle()


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
    """Let the window draw."""
    pause(200)


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


SHOTS = (
    ("window", LIGHT, running),
    ("window_dark", DARK, running),
    ("drawing", LIGHT, drawing),
    ("inspector", LIGHT, inspecting),
    ("health", LIGHT, health),
    ("gallery", LIGHT, gallery),
    ("gallery_dark", DARK, gallery),
    ("help", LIGHT, helping),
    ("first_steps", DARK, first_steps),
    ("plots", LIGHT, plots),
)

if __name__ == "__main__":
    main(Path(sys.argv[1]))
