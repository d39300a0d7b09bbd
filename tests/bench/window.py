"""Time of a frame of the whole window with 300 bodies and 300 joints, driven by mouse and keys.

Run it with ``make bench``. Nothing is judged: times depend on the machine. The time of the thread
is what the window's own thread computes; that of the clock has the threads of OpenGL in it, and
all else that the machine does.
"""

import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from tests.bench.grid_of_bodies import grid_of_bodies
from tests.bench.told import note
from tests.person import LEFT, move, wait_until

import kane
from kane.model import Model
from kanevas.plots import PlotPanel
from kanevas.program.program import make_application, spare_collector
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.view3d.orbit import OrbitView
from kanevas.window import MainWindow
from kanevas.workspace.clock import SPEEDS

FRAMES = 30
BODY = "body 151"
COMPILING = 300.0  # s, at the most
SHORT_RUN = 0.05  # s
PLAYED = 5.0  # s
NOTCH = 120  # of a wheel, in its own units
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


class Times(NamedTuple):
    """Times of frames by one clock [s]."""

    median: float
    worst: float


def timed(frame: Callable[[int], None]) -> tuple[Times, Times]:
    """Return the times of frames, painting and all, in the thread and by the clock."""
    thread, clock = [], []
    for i in range(FRAMES):
        starts = time.thread_time(), time.perf_counter()
        frame(i)
        QApplication.processEvents()
        QApplication.processEvents()
        thread.append(time.thread_time() - starts[0])
        clock.append(time.perf_counter() - starts[1])
    return _summed(thread), _summed(clock)


def _summed(times: list[float]) -> Times:
    return Times(statistics.median(times), max(times))


def tell(what: str, frame: Callable[[int], None]) -> None:
    """Print the times of a frame."""
    thread, clock = timed(frame)
    numbers = "".join(f"{t * 1e3:10.1f}" for t in (*thread, *clock))
    print(f"{what:46}{numbers}", flush=True)
    note("window", what, median=1e3 * thread.median, worst=1e3 * thread.worst)
    QTest.qWait(500)


class Hand:
    """Drives the window of a model."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._sheet: QWidget = window.canvas.viewport()

    def at_body(self) -> QPoint:
        """Return a pixel where a body lies on top, in the middle of the model."""
        canvas = self._window.canvas
        bodies = canvas.poses.names[len(canvas.poses.names) // 2 :]
        ways = (
            canvas.poses.point(body, (0.01 * i, 0.0, 0.0)) for body in bodies for i in range(40)
        )
        pixels = (QPointF(*canvas.camera.to_view(way).tolist()).toPoint() for way in ways)
        return next(pixel for pixel in pixels if canvas.element_at(pixel) in bodies)

    def drag(self, what: str, start: QPoint, keys: Qt.KeyboardModifier, step: QPoint) -> None:
        """Drag from a pixel by steps, and put all back."""
        QTest.mousePress(self._sheet, LEFT, keys, start)
        for i in (1, 2):
            move(self._sheet, start + QPoint(0, -10 * i), LEFT, keys)
        QTest.qWait(500)
        tell(what, lambda i: move(self._sheet, start + step * i, LEFT, keys))
        QTest.keyClick(self._window.canvas, Qt.Key.Key_Escape)
        QTest.mouseRelease(self._sheet, LEFT, keys, start)
        QTest.qWait(300)

    def drag_body(self, what: str, keys: Qt.KeyboardModifier) -> None:
        """Drag a body that was not selected before, so that no handle lies on it."""
        self._window.workspace.selection.set(())
        self.drag(what, self.at_body(), keys, QPoint(7, -4))

    def band(self) -> None:
        """Draw a frame over more and more, from right to left."""
        rect = self._sheet.rect()
        step = QPoint(-rect.width() // FRAMES, -rect.height() // FRAMES)
        start = rect.bottomRight() - QPoint(3, 3)
        self.drag("Rubber band over up to all elements", start, NONE, step)

    def wheel(self, i: int) -> None:
        """Turn the wheel, some notches in and some out."""
        at = QPointF(self._sheet.rect().center())
        turn = QPoint(0, NOTCH if i % 10 < 5 else -NOTCH)
        event = QWheelEvent(
            at, self._sheet.mapToGlobal(at), QPoint(), turn, Qt.MouseButton.NoButton, NONE,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(self._sheet, event)

    def pan(self) -> None:
        """Pan with the middle button."""
        middle, start = Qt.MouseButton.MiddleButton, self._sheet.rect().center()
        QTest.mousePress(self._sheet, middle, NONE, start)
        tell("Pan", lambda i: move(self._sheet, start + QPoint(4, 3) * i, middle))
        QTest.mouseRelease(self._sheet, middle, NONE, start)

    def hover(self) -> None:
        """Move the pointer over elements."""
        start = QPoint(100, 100)
        tell("Pointer over elements", lambda i: move(self._sheet, start + QPoint(9, 7) * i))

    def move_all(self) -> None:
        """Drag all that is selected."""
        window = self._window
        window.workspace.selection.set(body.name for body in window.workspace.document.model.bodies)
        self.drag("All bodies dragged", self.at_body(), CONTROL, QPoint(7, -4))
        window.workspace.selection.set(())

    def fields(self) -> None:
        """Type masses into the inspector, and end each with Enter."""
        window = self._window
        window.workspace.selection.set((BODY,))
        QTest.qWait(500)
        line = window.inspector.form.editor("mass").line
        line.setFocus()

        def key(i: int) -> None:
            if i % 3 == 0:
                line.selectAll()
            QTest.keyClick(line, str(1 + i % 9))

        def enter(i: int) -> None:
            line.selectAll()
            QTest.keyClicks(line, str(100 + i))
            QTest.keyClick(line, Qt.Key.Key_Return)

        tell("A key typed into a field", key)
        tell("A field edited, ended with Enter", enter)

    def film(self) -> None:
        """Show a run, frame by frame."""
        window, player = self._window, self._window.workspace.player
        presenter = window.workspace.presenter
        Pulse().longest(
            "The longest turn of the loop in a run",
            window.workspace.run,
            lambda: presenter.result is not None,
        )
        player.pause()
        before = presenter.result
        Pulse().longest(
            "The longest turn of the loop in a run again",
            window.workspace.run,
            lambda: presenter.result is not before,
        )
        player.pause()
        QTest.qWait(500)
        tell("A frame of a film", lambda i: player.seek(SHORT_RUN * (i + 1) / (FRAMES + 1)))

        def frame(i: int) -> None:
            window.view3d._pace._cost = 0.0  # as if it were drawn so quickly that it keeps up
            player.seek(SHORT_RUN * (i + 1) / (FRAMES + 1))

        # 33 ms are 30 frames a second.
        tell("A frame of a film, 3D drawn with each", frame)
        self.play()

    def open(self) -> None:
        """Open the model from a file."""
        window, document = self._window, self._window.workspace.document
        model = document.model
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "grid.json"
            kane.save(model, path)
            document.undo_stack.setClean()
            window.workspace.document.new()
            Pulse().longest(
                "The longest turn of the loop as a file is opened",
                lambda: window.files.open(path),
                lambda: len(document.model.bodies) == len(model.bodies),
            )

    def play(self) -> None:
        """Let the film play, and tell how often the canvas and the 3D view are really drawn."""
        window, player = self._window, self._window.workspace.player
        drawn = Drawn(window)
        player.seek(0.0)
        player.set_speed(SPEEDS[0])
        player.play()
        starts = time.thread_time(), time.perf_counter()
        wait(PLAYED)
        thread, clock = time.thread_time() - starts[0], time.perf_counter() - starts[1]
        player.pause()
        rates = "".join(f"{count / clock:10.1f}" for count in (drawn.canvas, drawn.solids))
        print(f"{'Pictures a second of canvas and 3D, playing':46}{rates}   [1/s]", flush=True)
        each = 1e3 * thread / max(drawn.canvas, 1)
        note("window", "A frame of a film that plays, on average", median=each, worst=each)


class Pulse(QObject):
    """Measures how long the event loop is held up, by a timer that would beat in each turn of it.

    What the machine does besides holds it up too, so the time of the thread says what the window
    itself computes in one turn.
    """

    def __init__(self) -> None:
        super().__init__()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._beat)
        self._thread, self._clock = [0.0], [0.0]
        self._last = (0.0, 0.0)

    def longest(self, what: str, act: Callable[[], None], until: Callable[[], bool]) -> None:
        """Print the longest turns while something is done, and for a while after it."""
        wait(1.0)
        self._thread, self._clock = [], []
        self._last = time.thread_time(), time.perf_counter()
        self._timer.start(1)
        act()
        deadline = time.perf_counter() + COMPILING
        while not until() and time.perf_counter() < deadline:
            wait(0.02)
        wait(1.0)
        self._timer.stop()
        thread, clock = 1e3 * max(self._thread), 1e3 * max(self._clock)
        print(f"{what:46}{'':10}{thread:10.1f}{'':10}{clock:10.1f}", flush=True)
        note("window", what, median=thread, worst=thread)

    def _beat(self) -> None:
        now = time.thread_time(), time.perf_counter()
        self._thread.append(now[0] - self._last[0])
        self._clock.append(now[1] - self._last[1])
        self._last = now


class Drawn(QObject):
    """Counts how often canvas and 3D view of a window are drawn."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.canvas = self.solids = 0
        window.canvas.viewport().installEventFilter(self)
        window.view3d.findChild(OrbitView).painted.connect(self._count)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802
        self.canvas += event.type() == QEvent.Type.Paint
        return False

    def _count(self) -> None:
        self.solids += 1


def wait(seconds: float) -> None:
    """Leave the window to itself, its threads too."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def prepared(window: MainWindow, model: Model) -> None:
    """Open a model, and wait for the solver."""
    short = replace(model.solver, duration=SHORT_RUN)
    window.workspace.document.apply("grid", lambda _: replace(model, solver=short))
    window.fit_views()
    window.workspace.preparation.start()
    wait_until(lambda: window.workspace.preparation.is_ready, COMPILING)
    QTest.qWait(1500)


def measure(window: MainWindow) -> None:
    """Print all times."""
    hand = Hand(window)
    print(f"{'the window':46}{'thread':>10}{'worst':>10}{'clock':>10}{'worst':>10}   [ms]")
    tell("Nothing", lambda _: window.canvas.viewport().update())
    hand.hover()
    hand.drag_body("A body dragged within its joints", NONE)
    hand.drag_body("A body dragged free of its joints", CONTROL)
    hand.move_all()
    hand.band()
    tell("Zoom", hand.wheel)
    hand.pan()
    window.fit_views()
    hand.fields()
    hand.film()
    hand.open()


def main() -> None:
    """Print all times."""
    with tempfile.TemporaryDirectory() as folder:
        for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(kind, QSettings.Scope.UserScope, folder)
        app = make_application()
        window = MainWindow(Preparation(PlotPanel.prepare), Settings(), "light")
        spare_collector(app, window)
        window.show()
        QTest.qWaitForWindowExposed(window)
        prepared(window, grid_of_bodies())
        measure(window)
        window.workspace.document.undo_stack.setClean()
        window.close()


if __name__ == "__main__":
    main()
