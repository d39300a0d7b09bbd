"""A hand at an empty window that clicks without snapping; all in pixels of the canvas."""

import numpy as np
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.hand import ALT, NONE, Hand
from tests.person import press

from kane.model.poses import initial_poses

CORNERS = [(100, 100), (260, 110), (240, 220), (90, 200)]


class PixelHand(Hand):
    """A hand to which places are pairs of pixels and keys those of Qt."""

    def arm(self, key, modifiers=NONE):
        press(self.window, key, modifiers)

    def move(self, *place, modifiers=ALT):
        super().move(*place, modifiers=modifiers)

    def click(self, *places, modifiers=ALT):
        super().click(*places, modifiers=modifiers)

    def drag(self, *places, modifiers=ALT):
        super().drag(*places, modifiers=modifiers)

    def key(self, key):
        QTest.keyClick(QApplication.focusWidget(), key)

    def ground_at(self, *place):
        """A pixel in ground axes."""
        return self.surface.camera.to_ground(*place)

    def pixels(self, ground):
        return self.surface.camera.to_view(np.array(ground, dtype=float))

    def end_pixels(self, body):
        """The ends of a rod in pixels."""
        poses = initial_poses(self.model)
        (shape,) = body.shapes
        return [self.pixels(poses.point(body.name, p)) for p in (shape.start, shape.end)]
