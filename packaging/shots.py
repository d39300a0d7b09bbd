"""Make the README's pictures from the program itself: ``shots.py FOLDER``, on a virtual display.

Each picture is one function, which brings the window to where the picture is taken.
"""

import os
import sys
import tempfile
from pathlib import Path

import msgspec
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from taking import close, grab, open_window, run, settle, taken_in, wait_until, whole

from kanevas.assets.paths import EXAMPLES, TEMPLATES
from kanevas.program.program import make_application
from kanevas.settings import Settings
from kanevas.start import Gallery
from kanevas.window import MainWindow

SIZE = (1500, 940)
LIGHT, DARK = "light", "dark"


def main(folder: Path) -> None:
    """Make all pictures."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_STATE_HOME"] = home
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, home)
        make_application()
        folder.mkdir(parents=True, exist_ok=True)
        for name, colors, take in SHOTS:
            window = open_window(Settings(), colors)
            window.resize(*SIZE)
            path = folder / f"{name}.png"
            take(window).save(str(path))
            print(f"Wrote {path}")
            close(window)


def running(window: MainWindow) -> QPixmap:
    """Return a mechanism in the middle of its run."""
    opened_and_run(window, "slider_crank")
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
    return taken_in(Gallery, window.files.show_gallery, "is_drawn")


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
    opened_and_run(window, "seven_body_mechanism")
    return grab(window.plot_dock)


def opened_and_run(window: MainWindow, name: str) -> None:
    """Run an example and stop its film in the middle."""
    window.files.open(EXAMPLES / f"{name}.json", as_copy=True)
    run(window)


def point_at(window: MainWindow, at: QPoint) -> None:
    """Move the pointer over the canvas."""
    QTest.mouseMove(window.canvas.viewport(), at)
    settle()


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
