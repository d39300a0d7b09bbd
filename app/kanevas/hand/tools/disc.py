"""The tools that draw discs and balls."""

import math
from typing import Any, ClassVar

import numpy as np

from kane.elements.body import Body
from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.drawing.geometry import Array
from kanevas.edits.drawing import disc, sphere
from kanevas.hand.tools.span import SpanTool
from kanevas.hand.tools.values import Value


class DiscTool(SpanTool):
    """Draws a disc from its centre to its rim."""

    name: ClassVar[str] = "disc"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("DiscTool", "Draw disc")
    first: ClassVar[str] = QT_TRANSLATE_NOOP("DiscTool", "Disc: click its centre")
    second: ClassVar[str] = QT_TRANSLATE_NOOP(
        "DiscTool", "Disc: click a point of its rim, or type its radius"
    )
    stem: ClassVar[str] = QT_TRANSLATE_NOOP("DiscTool", "disc")
    shape: ClassVar["staticmethod[[str, Array, float, Array], Body]"] = staticmethod(disc)

    def span(self, way: Array) -> tuple[Value, ...]:
        radius = math.hypot(*way[:2].tolist())
        return (Value("radius", self.tr("radius"), "m", radius, positive=True),)

    def way(self, numbers: tuple[float, ...], way: Array) -> Array:
        length = math.hypot(*way[:2].tolist())
        along = way[:2] / length if length else np.array([1.0, 0.0])
        return np.array([*(numbers[0] * along), 0.0])

    def between(self, model: Model, start: Array, end: Array) -> tuple[Any, ...]:
        radius = math.hypot(*(self.plane[:2] @ (end - start)).tolist())
        return (self.shape(self.fresh(model, self.tr(self.stem)), start, radius, self.plane),)


class SphereTool(DiscTool):
    """Draws a ball from its centre to its rim."""

    name: ClassVar[str] = "sphere"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("SphereTool", "Draw sphere")
    first: ClassVar[str] = QT_TRANSLATE_NOOP("SphereTool", "Sphere: click its centre")
    second: ClassVar[str] = QT_TRANSLATE_NOOP(
        "SphereTool", "Sphere: click how far it reaches, or type its radius"
    )
    stem: ClassVar[str] = QT_TRANSLATE_NOOP("SphereTool", "sphere")
    shape: ClassVar["staticmethod[[str, Array, float, Array], Body]"] = staticmethod(sphere)
