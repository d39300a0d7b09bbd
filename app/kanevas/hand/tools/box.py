"""The tool that draws boxes."""

import math
from typing import Any, ClassVar

import numpy as np

from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.drawing.geometry import Array
from kanevas.edits.drawing import box
from kanevas.hand.tools.span import SpanTool
from kanevas.hand.tools.values import Value


class BoxTool(SpanTool):
    """Draws a box from corner to corner."""

    name: ClassVar[str] = "box"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("BoxTool", "Draw box")
    first: ClassVar[str] = QT_TRANSLATE_NOOP("BoxTool", "Box: click a corner")
    second: ClassVar[str] = QT_TRANSLATE_NOOP(
        "BoxTool", "Box: click the opposite corner, or type width and height"
    )

    @property
    def guides(self) -> tuple[Array, ...]:
        return ()  # a box has no angle, and one without height is none

    def span(self, way: Array) -> tuple[Value, ...]:
        return (
            Value("width", self.tr("width"), "m", abs(float(way[0])), positive=True),
            Value("height", self.tr("height"), "m", abs(float(way[1])), positive=True),
        )

    def way(self, numbers: tuple[float, ...], way: Array) -> Array:
        width, height = numbers
        return np.array([math.copysign(width, way[0]), math.copysign(height, way[1]), way[2]])

    def between(self, model: Model, start: Array, end: Array) -> tuple[Any, ...]:
        width, height = np.abs(self.plane[:2] @ (end - start)).tolist()
        if not width or not height:
            return ()
        return (box(self.fresh(model, self.tr("box")), start, end, self.plane),)
