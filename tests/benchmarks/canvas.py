"""Time of a frame of the window with 300 bodies and 300 joints, drawn by software.

Run it with ``make bench``. Nothing is judged: times depend on the machine.
"""

import math
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
from PySide6.QtCore import QPoint, QRectF, QSettings
from PySide6.QtWidgets import QApplication
from tests.benchmarks.grid_of_bodies import grid_of_bodies

from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kanevas.edits.elements import find, replaced
from kanevas.main import make_application
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.window import MainWindow

FRAMES = 15


def median_of(frame: Callable[[int], None], frames: int = FRAMES) -> float:
    """Return the median time of a frame, the first two left out [s]."""
    times = []
    for i in range(frames + 2):
        start = time.perf_counter()
        frame(i)
        times.append(time.perf_counter() - start)
    return statistics.median(times[2:])


def shifted(poses: Poses, index: int, by: float) -> Poses:
    """Return the poses with one body moved to the right [m]."""
    position = poses.position.copy()
    position[index, 0] += by
    return poses._replace(position=position)


def turned(poses: Poses, angle: float) -> Poses:
    """Return the poses with all bodies turned about the normal of the plane [rad]."""
    c, s = math.cos(angle), math.sin(angle)
    turn = np.array([(c, -s, 0.0), (s, c, 0.0), (0.0, 0.0, 1.0)])
    return poses._replace(position=poses.position @ turn.T, rotation=turn @ poses.rotation)


def with_mass(model: Model, name: str, mass: float) -> Model:
    """Return the model with another mass of a body."""
    return replaced(model, msgspec.structs.replace(find(model, name), mass=mass))


def moved(model: Model, name: str, by: float) -> Model:
    """Return the model with a body shifted to the right [m]."""
    body = find(model, name)
    x, y, z = body.position
    return replaced(model, msgspec.structs.replace(body, position=(x + by, y, z)))


class Canvas:
    """Frames of the canvas, each painted at once."""

    def __init__(self, window: MainWindow, model: Model) -> None:
        self._canvas = window.canvas
        self._selection = window.selection
        self._poses = initial_poses(model)
        self._names = [body.name for body in model.bodies]

    def _paint(self) -> None:
        self._canvas.viewport().repaint()

    def paint(self, _: int) -> None:
        """Paint what is there."""
        self._paint()

    def zoom(self, i: int) -> None:
        """Zoom in and out."""
        self._canvas.zoom(1.13 if i % 2 else 1 / 1.13, 300, 300)
        self._paint()

    def pan(self, i: int) -> None:
        """Pan to and fro."""
        self._canvas.pan(5 if i % 2 else -5, 3)
        self._paint()

    def film(self, i: int) -> None:
        """Move all bodies."""
        self._canvas.show_poses(turned(self._poses, 0.01 * i))
        self._paint()

    def one_body(self, i: int) -> None:
        """Move one body."""
        self._canvas.show_poses(shifted(self._poses, 150, 0.002 * i))
        self._paint()

    def hover(self, i: int) -> None:
        """Move the pointer over the elements."""
        self._canvas._hover(QPoint(100 + 7 * i, 200 + 3 * i))
        self._paint()

    def band(self, i: int) -> None:
        """Open a rubber band."""
        found = self._canvas.elements_within(QRectF(50, 50, 100 + 20 * i, 100 + 15 * i), True)
        self._selection.set(found)
        self._paint()


def _print(what: str, seconds: float) -> None:
    print(f"  {what:44}{seconds * 1e3:10.1f} ms")


def canvas_alone(window: MainWindow, model: Model) -> None:
    """Print the times of the canvas."""
    frames = Canvas(window, model)
    print(f"a frame of the canvas, {window.canvas.width()} x {window.canvas.height()}")
    for what in ("paint", "zoom", "pan", "film", "one_body", "hover", "band"):
        frame = getattr(frames, what)
        _print(frame.__doc__.splitlines()[0].rstrip("."), median_of(frame))
    window.selection.set(())
    window.canvas.fit()


def whole_window(app: QApplication, window: MainWindow) -> None:
    """Print the times of edits with all views, painted by the loop of events."""
    document = window.document

    def edit(i: int) -> None:
        document.apply("mass", lambda model: with_mass(model, "body 20", 2.0 + i))
        app.processEvents()

    def answer(i: int) -> None:
        document.apply("mass", lambda model: with_mass(model, "body 20", 2.5 + i))

    def rename(i: int) -> None:
        document.apply(
            "add", lambda model: msgspec.structs.replace(model, joints=model.joints[:-1])
        ) if i % 2 == 0 else document.undo_stack.undo()
        app.processEvents()

    print("\nthe window")
    _print("One field edited, all views up to date", median_of(answer))
    _print("The same, and painted", median_of(edit))
    _print("A joint taken out or put back, painted", median_of(rename))
    gesture = document.gesture("drag")

    def drag(i: int) -> None:
        gesture.show(lambda model: moved(model, "body 150", 0.003 * i))
        app.processEvents()

    _print("A body dragged, painted", median_of(drag))
    gesture.cancel()


def main() -> None:
    """Print all times."""
    with tempfile.TemporaryDirectory() as folder:
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(kind, QSettings.Scope.UserScope, str(Path(folder)))
        app = make_application()
        window = MainWindow(Preparation(), Settings(), "light")
        window.resize(1400, 900)
        window.show()
        app.processEvents()
        model = grid_of_bodies()
        document = window.document
        document.apply("grid", lambda _: model)
        document.undo_stack.setClean()
        window.fit_views()
        app.processEvents()
        np.set_printoptions(precision=3)
        canvas_alone(window, model)
        whole_window(app, window)
        document.undo_stack.setClean()
        window.close()


if __name__ == "__main__":
    main()
