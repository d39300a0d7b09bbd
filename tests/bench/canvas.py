"""Time of a frame of the canvas with 300 bodies and 300 joints, drawn by software.

Run it with ``make bench``. Nothing is judged: times depend on the machine.
"""

import math
import statistics
import time
from collections.abc import Callable

import msgspec
import numpy as np
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtTest import QTest
from tests.bench.grid_of_bodies import grid_of_bodies
from tests.bench.told import note

from kane.model import Model, digest
from kane.model.poses import Poses, initial_poses
from kanevas.canvas import Canvas
from kanevas.document.document import Document
from kanevas.document.selection import Selection
from kanevas.edits.elements import find, replaced
from kanevas.program.program import make_application

FRAMES = 15


def median_of(frame: Callable[[int], None], frames: int = FRAMES) -> float:
    """Return the median time of a frame in the thread of the window, the first two left out [s]."""
    times = []
    for i in range(frames + 2):
        start = time.thread_time()
        frame(i)
        times.append(time.thread_time() - start)
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


class Frames:
    """Frames of a canvas, each painted at once."""

    def __init__(self, canvas: Canvas, selection: Selection, model: Model) -> None:
        self._canvas = canvas
        self._selection = selection
        self._poses = initial_poses(model)

    def nothing(self, _: int) -> None:
        """Paint what is there"""
        self._canvas.viewport().repaint()

    def zoom(self, i: int) -> None:
        """Zoom in and out"""
        self._canvas.zoom(1.13 if i % 2 else 1 / 1.13, 300, 300)
        self._canvas.viewport().repaint()

    def pan(self, i: int) -> None:
        """Pan to and fro"""
        self._canvas.pan(5 if i % 2 else -5, 3)
        self._canvas.viewport().repaint()

    def film(self, i: int) -> None:
        """All bodies move, as in a film"""
        self._canvas.show_poses(turned(self._poses, 0.01 * i))
        self._canvas.viewport().repaint()

    def one_body(self, i: int) -> None:
        """One body moves"""
        self._canvas.show_poses(shifted(self._poses, 150, 0.002 * i))
        self._canvas.viewport().repaint()

    def hover(self, i: int) -> None:
        """The pointer goes over elements"""
        at = QPoint(100 + 7 * i, 200 + 3 * i)
        self._canvas.mark_hovered(self._canvas.element_at(at))
        self._canvas.viewport().repaint()

    def band(self, i: int) -> None:
        """A rubber band opens over up to 200 elements"""
        room = QRectF(50, 50, 40 + 40 * i, 40 + 25 * i)
        self._selection.set(self._canvas.elements_within(room, touching=True))
        self._canvas.viewport().repaint()

    def edit(self, i: int) -> None:
        """One body of the model is another, as while it is dragged"""
        model = self._canvas._model
        self._canvas.show_model(moved(model, "body 150", 0.002 * (-1) ** i))
        self._canvas.viewport().repaint()


def _print(what: str, seconds: float) -> None:
    note("canvas", what, median=1e3 * seconds)
    print(f"  {what:52}{seconds * 1e3:8.1f} ms")


def canvas_alone(model: Model) -> None:
    """Print the times of a canvas that is a window."""
    selection = Selection()
    canvas = Canvas(selection)
    canvas.resize(1400, 900)
    canvas.show_model(model)
    canvas.show()
    QTest.qWaitForWindowExposed(canvas)
    canvas.fit()
    frames = Frames(canvas, selection, model)
    print("a frame of the canvas, 1400 x 900 pixels")
    for what in ("nothing", "zoom", "pan", "film", "one_body", "hover", "band", "edit"):
        frame = getattr(frames, what)
        _print(frame.__doc__, median_of(frame))
    canvas.close()


def document_alone(model: Model) -> None:
    """Print the times of edits that nobody follows."""
    document = Document()
    document.apply("grid", lambda _: model)

    def edit(i: int) -> None:
        document.apply("mass", lambda model: with_mass(model, "body 20", 2.5 + i))

    print("\nthe document")
    _print("One field edited", median_of(edit))
    _print("The digest of the model", median_of(lambda _: digest(document.model)))


def main() -> None:
    """Print all times."""
    make_application()
    model = grid_of_bodies()
    canvas_alone(model)
    document_alone(model)


if __name__ == "__main__":
    main()
