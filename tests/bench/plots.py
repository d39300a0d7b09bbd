"""Time of plots with four curves of a million points: to draw, to zoom, to pan, to play.

Run it with ``make bench``. Nothing is judged: times depend on the machine. They are what the
window's own thread computes for one frame, painting and all.
"""

import time
from collections.abc import Callable
from statistics import median
from types import SimpleNamespace
from typing import Any

import numpy as np
from PySide6.QtWidgets import QApplication
from tests.bench.told import note

from kane.model import Model, PlotLayout
from kanevas.kinds.curve_words import CurveWords
from kanevas.look.theme import LIGHT
from kanevas.plots.figure import Figure
from kanevas.program.program import make_application

POINTS = 1_000_000
CURVES = tuple(f"run.{key}" for key in "abcd")
FRAMES = 30
SIZE = (1000, 500)


class _Result:
    """As much of a result as plots ask for."""

    def __init__(self) -> None:
        self.model, self.open_reactions = Model(), {}
        self.time = np.linspace(0.0, 100.0, POINTS)
        self.coarse, self.events = np.zeros(POINTS, bool), ()
        noise = np.random.default_rng(1).normal(size=(4, POINTS)) / 20
        self._values = {
            name: np.sin((i + 1) * self.time) + noise[i] for i, name in enumerate(CURVES)
        }

    def signals(self) -> list[Any]:
        return [SimpleNamespace(name=name, meaning=name) for name in CURVES]

    def __getitem__(self, name: str) -> np.ndarray:
        return self._values[name]


def timed(frame: Callable[[int], None]) -> tuple[float, float]:
    """Return the median and the worst time of frames [s]."""
    times = []
    for i in range(FRAMES):
        start = time.thread_time()
        frame(i)
        QApplication.processEvents()
        QApplication.processEvents()
        times.append(time.thread_time() - start)
    return median(times), max(times)


def tell(what: str, frame: Callable[[int], None]) -> None:
    """Print what a frame takes."""
    typical, worst = timed(frame)
    note("plots", what, median=1e3 * typical, worst=1e3 * worst)
    print(f"{what:<44}{1e3 * typical:8.1f} ms{1e3 * worst:8.1f} ms")


def main() -> None:
    """Print times of frames."""
    make_application()
    result: Any = _Result()
    over_time = (PlotLayout(curves=CURVES),)
    path = (PlotLayout(curves=CURVES[:1], against=CURVES[1]),)
    figure = Figure(LIGHT)
    figure.resize(*SIZE)
    figure.show()
    QApplication.processEvents()
    print(f"{len(CURVES)} curves of {POINTS} points, {SIZE[0]} x {SIZE[1]} pixels")
    print(f"{'':<44}{'median':>11}{'worst':>11}")
    units, words = dict.fromkeys(CURVES, "m"), CurveWords(Model())
    start = time.thread_time()
    figure.draw(over_time, units, words, result)
    QApplication.processEvents()
    print(f"{'drawn for the first time':<44}{1e3 * (time.thread_time() - start):8.1f} ms")
    item, box = figure.plots[0].item, figure.plots[0].box
    tell("zoomed in and out", lambda i: item.setXRange(50 - 50 * 0.8**i, 50 + 50 * 0.8**i))
    item.setXRange(0, 50)
    tell("panned, half of the run seen", lambda i: box.translateBy(x=1.0 if i % 2 else -0.7))
    figure.show_all()
    tell("the cursor moved, all of the run seen", lambda i: figure.set_time(3.0 * i))
    tell("drawn anew with another curve switched off", lambda i: figure.draw(
        (PlotLayout(curves=CURVES, hidden=CURVES[i % 4 : i % 4 + 1]),), units, words, result
    ))  # fmt: skip
    figure.draw(path, units, words, result)
    QApplication.processEvents()
    tell(
        "one against another, panned", lambda i: figure.plots[0].box.translateBy(x=0.01 * (-1) ** i)
    )
    figure.close()


if __name__ == "__main__":
    main()
