"""The canvas: the model seen in its work plane, drawn with the signs of the textbooks."""

from kanevas.canvas.canvas import Canvas

__all__ = ["Canvas"]
