"""A model of the gallery that moves while the pointer rests on its card."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from kane.files.model_json import load
from kane.model import Model
from kane.model.poses import Poses
from kanevas.runs.task import Task

REST = 250  # ms that the pointer rests before anything moves
STEP = 60  # ms from one picture to the next
COUNT = 50  # pictures of a motion
MOST_BODIES = 40  # of a model that moves; more take too long


class Motion(NamedTuple):
    """A model and where its bodies are, one picture after the other."""

    model: Model
    poses: tuple[Poses, ...]


DrawMotion = Callable[[Motion], Sequence[Callable[[], QPixmap]]]
"""Gives what draws each picture of a motion."""


class Mover(QObject):
    """Runs the model of a file beside the window, and shows its motion picture by picture.

    Signals:
        moved: a file, and the next picture of its motion.
    """

    moved = Signal(Path, QPixmap)

    def __init__(
        self, draw: DrawMotion, can_run: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """Take what draws a motion, and what says whether the solver is ready."""
        super().__init__(parent)
        self._draw, self._can_run = draw, can_run
        self._path: Path | None = None
        self._task: Task | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._run)
        self._step = QTimer(self, interval=STEP)
        self._step.timeout.connect(self._show_next)

    @property
    def path(self) -> Path | None:
        """The file whose model moves, or is about to."""
        return self._path

    def go(self, path: Path) -> None:
        """Let the model of a file move; any other one stops."""
        if path != self._path:
            self.stop()
            self._path = path
            self._rest.start()

    def stop(self) -> None:
        """Let nothing move, and wait until nothing runs any more."""
        self._rest.stop()
        self._step.stop()
        self._path = None
        if self._task:
            self._task.cancel()
            self._task.wait()
            self._task.deleteLater()
            self._task = None

    def _run(self) -> None:
        assert self._path is not None  # it rests on a card
        if not self._can_run():
            self._rest.start()  # the pointer may be here still when the solver is ready
            return
        self._task = Task(_motion(self._path), self)
        self._task.succeeded.connect(self._begin)
        self._task.start()

    def _begin(self, motion: Motion | None) -> None:
        if self.sender() is self._task and motion is not None:
            self._pictures = cycle(self._draw(motion))
            self._step.start()

    def _show_next(self) -> None:
        if self._path is not None:
            self.moved.emit(self._path, next(self._pictures)())


def _motion(
    path: Path,
) -> Callable[[Callable[[float], None], threading.Event], Motion | None]:
    def motion(_: Callable[[float], None], stop: threading.Event) -> Motion | None:
        from kane.analyses.dynamics import simulate

        model = load(path)
        if not 0 < len(model.bodies) <= MOST_BODIES:
            return None
        result = simulate(model, stop=stop)
        end = float(result.time[-1])
        poses = tuple(result.poses_at(end * k / (COUNT - 1)) for k in range(COUNT))
        return None if stop.is_set() else Motion(model, poses)

    return motion
