"""The making of a film: pictures in the GUI's thread, their encoding in another."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from kane.errors import KaneError
from kanevas.assets.told import told_of
from kanevas.exports.film import Film
from kanevas.exports.film_file import Picture, write_film
from kanevas.runs.task import Task

AHEAD = 3  # pictures that are drawn before they are wanted


class _CutError(Exception):
    """No more pictures will come."""


class Filming(QObject):
    """Draws a film picture by picture, each when the encoder has taken another.

    Between two pictures the window answers to the hand.

    Signals:
        progressed: how many pictures the encoder has taken.
        finished: the file is there; its path.
        cut: it was cancelled; there is no file.
        failed: a sentence for the user; there is no file.
    """

    progressed = Signal(int)
    finished = Signal(object)
    cut = Signal()
    failed = Signal(str)

    def __init__(
        self,
        film: Film,
        draw: Callable[[float], QImage],
        path: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._draw = draw
        self._reason = ""  # why a picture could not be drawn
        self._count = len(film.shots)
        self._times = iter(film.shots.tolist())
        self._drawn: SimpleQueue[Picture | None] = SimpleQueue()
        self._task = Task(self._encoding(film, path), self)
        self._task.progressed.connect(self._go_on)
        self._task.succeeded.connect(self._end)
        self._task.failed.connect(self._fail)

    def start(self) -> None:
        """Begin; one of ``finished``, ``cut`` and ``failed`` follows."""
        self._task.start()
        for _ in range(AHEAD):
            self._draw_next()

    def cancel(self) -> None:
        """Give up; ``cut`` follows."""
        self._times = iter(())
        self._task.cancel()
        self._drawn.put(None)

    def stop(self) -> None:
        """Give up and wait until nothing runs any more."""
        self.cancel()
        self._task.wait()

    def _draw_next(self) -> None:
        time = next(self._times, None)
        if time is None:
            return
        try:
            picture = _numbers(self._draw(time))
        except KaneError as error:
            self._reason = told_of(error)
            self.cancel()
            return
        except BaseException:
            self.cancel()
            raise
        self._drawn.put(picture)

    def _go_on(self, done: float) -> None:
        self.progressed.emit(round(done * self._count))
        self._draw_next()

    def _encoding(
        self, film: Film, path: Path
    ) -> Callable[[Callable[[float], None], threading.Event], Path | None]:
        def encode(progress: Callable[[float], None], stop: threading.Event) -> Path | None:
            try:
                write_film(path, film, self._taken(progress, stop))
            except _CutError:
                return None
            return path

        return encode

    def _taken(self, progress: Callable[[float], None], stop: threading.Event) -> Iterator[Picture]:
        """Yield the pictures as the encoder takes them."""
        for i in range(self._count):
            picture = self._drawn.get()
            if picture is None or stop.is_set():
                raise _CutError
            progress((i + 1) / self._count)
            yield picture

    def _end(self, path: Path | None) -> None:
        self._task.wait()
        if self._reason:
            self.failed.emit(self._reason)
        elif path is None:
            self.cut.emit()
        else:
            self.finished.emit(path)

    def _fail(self, text: str) -> None:
        self._times = iter(())
        self._task.wait()
        self.failed.emit(text)


def _numbers(image: QImage) -> Picture:
    """Return a copy of a picture as (height, width, 4) blue, green, red, opacity."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
    return rows[:, : image.width()].copy()
