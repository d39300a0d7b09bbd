"""What a pull means in pixels: the way from a point, and the turn along an arc about it."""

import math
from typing import NamedTuple

import numpy as np

from kanevas.drawing.geometry import Array, arc
from kanevas.drawing.strokes import to_screen
from kanevas.hand.eye import Eye
from kanevas.hand.handles.handle import Aim


def way_from(foot: Array, camera: Eye, aim: Aim) -> Array:
    """Return the way from a pixel to where an aim is seen, (2,) in pixels, upwards positive."""
    return to_screen(camera.to_view(aim.ground) - foot)


class PulledArc(NamedTuple):
    """An arc whose end is pulled around.

    Attributes:
        middle: the pixel about which it goes, (2,).
        radius: in pixels.
        start: angle at which it begins, counterclockwise from the right [rad].
        sweep: how far it goes; more than a turn goes around [rad].

    """

    middle: Array
    radius: float
    start: float
    sweep: float

    @property
    def end(self) -> Array:
        """The pixel of its end, (2,)."""
        angle = self.start + self.sweep
        return self.middle + to_screen(self.radius * np.array([math.cos(angle), math.sin(angle)]))

    @property
    def line(self) -> Array:
        """The arc in pixels, (n, 2)."""
        return self.middle + to_screen(arc(self.radius, self.start, self.sweep))

    def pulled(self, camera: Eye, aim: Aim, zero: float) -> float:
        """Return how far it goes when its end is pulled to an aim [rad].

        Of all turns it is the one nearest to the present sweep, so that an arc can go around; none
        within ``zero`` pixels of its start.
        """
        away = way_from(self.middle, camera, aim)
        angle = math.atan2(away[1], away[0]) - self.start
        angle += 2 * math.pi * round((self.sweep - angle) / (2 * math.pi))
        return 0.0 if abs(angle) * self.radius < zero else angle
