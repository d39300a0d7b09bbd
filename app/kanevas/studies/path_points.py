"""The points through which a path is to go: they are clicked, or typed and pasted as lines."""

from __future__ import annotations

import re

import numpy as np
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QPlainTextEdit

from kanevas.assets.decimals import decimal_mark, written
from kanevas.units import UnitSystem, display

NUMBER = r"[-+−]?\d+(?:[.,]\d+)?(?:[eE][-+]?\d+)?|[-+−]?[.,]\d+"
LINES = 6  # of text that are seen at once
DIGITS = ".6g"

Points = tuple[tuple[float, float], ...]


class PathPoints(QPlainTextEdit):
    """Two numbers a line, in the unit of lengths of the person.

    Signals:
        changed: other points are wanted.
    """

    changed = Signal()

    def __init__(self, system: UnitSystem) -> None:
        super().__init__()
        self._system = system
        self.setTabChangesFocus(True)
        self.setFixedHeight(self.fontMetrics().lineSpacing() * LINES + 12)
        self.setAccessibleName(self.tr("Points of the path"))
        self.setPlaceholderText(
            self.tr("Click into the picture, or write two numbers a line, as in  0.12; 0.30")
        )
        self.textChanged.connect(self.changed)

    def points(self) -> Points:
        """Return the points [m]; raises ValueError with a sentence."""
        size = display("m", self._system).factor
        found = []
        for number, line in enumerate(self.toPlainText().splitlines(), 1):
            if not line.strip():
                continue
            numbers = _numbers(line)
            if len(numbers) != 2:
                raise ValueError(
                    self.tr("Line {} of the points must have two numbers.").format(number)
                )
            found.append((numbers[0] * size, numbers[1] * size))
        return tuple(found)

    def put(self, points: Points) -> None:
        """Show these points [m]."""
        size = display("m", self._system).factor
        self.setPlainText(
            "\n".join(
                f"{written(x / size, DIGITS)}; {written(y / size, DIGITS)}" for x, y in points
            )
        )

    def set_units(self, system: UnitSystem) -> None:
        """Show the same points in other units."""
        if system is self._system:
            return
        try:
            points = self.points()
        except ValueError:
            self._system = system
            return
        self._system = system
        self.put(points)

    def take_click(self, at: QPointF, button: Qt.MouseButton, reach: float) -> None:
        """Add a point where the left button is clicked; the right one takes the nearest away.

        Args:
            at: where [m].
            button: which.
            reach: how far away a point may be that is taken away [m].

        """
        try:
            points = list(self.points())
        except ValueError:
            return
        if button == Qt.MouseButton.LeftButton:
            points.append((at.x(), at.y()))
        elif points:
            gaps = [float(np.hypot(x - at.x(), y - at.y())) for x, y in points]
            if min(gaps) <= reach:
                points.pop(gaps.index(min(gaps)))
        self.put(tuple(points))


def _numbers(line: str) -> list[float]:
    """Return the numbers of a line, whose commas are decimal marks or stand between them."""
    if ";" in line or "\t" in line:
        parts = re.split(r"[;\t]", line)
    elif decimal_mark() == "." and "," in line:
        parts = line.split(",")
    else:
        parts = line.split()
    numbers = []
    for part in parts:
        text = part.strip()
        if not re.fullmatch(NUMBER, text):
            return []
        numbers.append(float(text.replace("−", "-").replace(",", ".")))
    return numbers
