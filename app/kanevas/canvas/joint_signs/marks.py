"""What signs are made of: lines and areas in pixels, y down as on the screen."""

import math
from collections.abc import Iterable
from enum import Enum, auto
from typing import NamedTuple

import numpy as np

from kanevas.drawing.geometry import Array, circle
from kanevas.drawing.ground import GROUND_WIDTH, SUPPORT_HALF, SUPPORT_HEIGHT, hatching

LINE = 1.6
GROUND_LINE = 1.4
THIN = 1.0
CIRCLE_POINTS = 40
PIN_RADIUS = 4.5
# No centre line leads to an end of a joint that is nearer to its sign.
NEAR = 12.0


class Fill(Enum):
    """What fills a closed mark: nothing, the background, or its own colour."""

    NONE = auto()
    PAPER = auto()
    INK = auto()


class Tone(Enum):
    """The colour of a mark: that of its element, of the ground, or of what should stand back.

    ``ACTING`` is that of a limit that is reached.
    """

    JOINT = auto()
    GROUND = auto()
    FAINT = auto()
    ACTING = auto()


class Mark(NamedTuple):
    """Lines drawn in one style, (n, 2) pixels each."""

    lines: tuple[Array, ...]
    closed: bool = False
    fill: Fill = Fill.NONE
    width: float = LINE
    tone: Tone = Tone.JOINT

    def turned(self, along: Array) -> "Mark":
        """Return the mark with its right-hand direction turned to ``along``, a unit vector."""
        turn = np.array([along, (-along[1], along[0])])
        return self._replace(lines=tuple(line @ turn for line in self.lines))

    def moved(self, offset: Array) -> "Mark":
        """Return the mark shifted."""
        return self._replace(lines=tuple(line + offset for line in self.lines))


Marks = list[Mark]


def turned(marks: Iterable[Mark], along: Array) -> Marks:
    """Return marks with their right-hand direction turned to a unit vector."""
    return [mark.turned(along) for mark in marks]


def moved(marks: Iterable[Mark], offset: Array) -> Marks:
    """Return marks shifted."""
    return [mark.moved(offset) for mark in marks]


def line(*points: tuple[float, float] | Array, width: float = LINE) -> Mark:
    """Return a line through points."""
    return Mark((np.array(points, dtype=float),), width=width)


def rectangle(
    left: float, top: float, right: float, bottom: float, fill: Fill = Fill.PAPER
) -> Mark:
    """Return a rectangle."""
    corners = np.array([(left, top), (right, top), (right, bottom), (left, bottom)])
    return Mark((corners,), closed=True, fill=fill)


def square(half: float, fill: Fill = Fill.PAPER) -> Mark:
    """Return a square about the origin."""
    return rectangle(-half, -half, half, half, fill)


def ring(radius: float) -> Mark:
    """Return a circle about the origin that covers what lies below."""
    return Mark((circle(np.zeros(2), radius, CIRCLE_POINTS),), closed=True, fill=Fill.PAPER)


def pin() -> Mark:
    """Return the circle of a hinge seen along its axis."""
    return ring(PIN_RADIUS)


def dot(radius: float = 2.0) -> Mark:
    """Return a filled circle about the origin: also an axis that points at the viewer."""
    round_line = circle(np.zeros(2), radius, CIRCLE_POINTS)
    return Mark((round_line,), closed=True, fill=Fill.INK, width=0.5)


def ground_line(width: float = GROUND_WIDTH, phase: float | None = None) -> Marks:
    """Return a line of ground through the origin, hatched below.

    The hatching can be shifted by a phase, to stand still while the line moves along.
    """
    half = width / 2
    return [
        Mark((np.array([(-half, 0.0), (half, 0.0)]),), width=GROUND_LINE, tone=Tone.GROUND),
        Mark(tuple(hatching(width, phase)), width=THIN, tone=Tone.GROUND),
    ]


def ground_at(point: Array, away: Array, width: float = GROUND_WIDTH) -> Marks:
    """Return a line of ground through a point, hatched on the side that ``away`` points to."""
    return moved(turned(ground_line(width), np.array([away[1], -away[0]])), point)


def support() -> Marks:
    """Return the support under a pin at the origin: a triangle on hatched ground."""
    corners = [(0.0, 0.0), (-SUPPORT_HALF, SUPPORT_HEIGHT), (SUPPORT_HALF, SUPPORT_HEIGHT)]
    triangle = Mark(
        (np.array(corners),), closed=True, fill=Fill.PAPER, width=GROUND_LINE, tone=Tone.GROUND
    )
    return [triangle, *moved(ground_line(), np.array([0.0, SUPPORT_HEIGHT]))]


def centre_line(point: Array) -> Marks:
    """Return the thin line from the sign to an end of the joint that lies elsewhere."""
    length = math.hypot(*point)
    if length < NEAR:
        return []
    link = Mark((np.array([(0.0, 0.0), point]),), width=THIN, tone=Tone.FAINT)
    end = dot(2.0).moved(point)._replace(tone=Tone.FAINT)
    return [link, end]
