"""Arrows of vectors on the canvas, in pixels: straight ones, bows about an axis seen end-on.

A vector that points at the viewer is a ring with its tip or its feathers, as in textbooks; one that
stands for a turn is a bow there, the longer the larger it is.
"""

import math
from collections.abc import Collection, Iterator, Sequence

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array, arc
from kanevas.drawing.strokes import polyline, to_screen
from kanevas.look.theme import Theme
from kanevas.look.vector_notes import SizeLabel
from kanevas.vectors.arrow_set import LEAST, ArrowSet

# The longest arrow of a run as a part of the canvas, and its limits [pixels].
SHARE, SHORTEST, LONGEST = 0.2, 60.0, 160.0
HALF_WIDTH = 1.6
HEAD, HALF_HEAD = 11.0, 5.0
LEAST_LENGTH = 3.0  # pixels; shorter arrows cannot be told from dots
# A vector of which less than this lies in the plane is seen end-on.
END_ON = 0.25
RING, TIP = 6.0, 2.0
BOW, SWEEP = 15.0, (math.radians(50), math.radians(300))
DASH = 9.0
PAPER_EDGE = 1.0  # width of the line of paper that sets arrows off from bodies


def longest(camera: Camera) -> float:
    """Return the length of the arrow of the largest vector [pixels]."""
    return min(max(SHARE * min(camera.size), SHORTEST), LONGEST)


def draw_arrows(
    painter: QPainter,
    arrow_sets: Sequence[ArrowSet],
    camera: Camera,
    theme: Theme,
    selected: Collection[str],
) -> list[SizeLabel]:
    """Draw arrows, and return the sizes that are to be written beside them."""
    labels: list[SizeLabel] = []
    for arrows in arrow_sets:
        color = theme.vectors[arrows.kind]
        starts = camera.to_view(arrows.at)
        seen = arrows.parts @ camera.axes.T * longest(camera)
        own, chosen = QPainterPath(), QPainterPath()
        for path in (own, chosen):
            path.setFillRule(Qt.FillRule.WindingFill)
        for i, name in enumerate(arrows.names):
            drawn = _arrow(seen[i], arrows.is_turning, bool(arrows.unique[i]))
            if drawn is None:
                continue
            path, tip = drawn
            start = QPointF(*starts[i].tolist())
            (chosen if name in selected else own).addPath(path.translated(start))
            if arrows.labels:
                x, y = (starts[i] + tip).tolist()
                labels.append(SizeLabel(x, y, arrows.labels[i], arrows.kind))
        _fill(painter, own, color, theme)
        _fill(painter, chosen, theme.accent, theme)
    return labels


def _fill(painter: QPainter, path: QPainterPath, color: QColor, theme: Theme) -> None:
    if not path.isEmpty():
        painter.setPen(QPen(theme.background, PAPER_EDGE))
        painter.setBrush(color)
        painter.drawPath(path)


def _arrow(seen: Array, is_turning: bool, unique: bool) -> tuple[QPainterPath, Array] | None:
    """Return the area of an arrow about its start, and where it ends; None where it is too short.

    Args:
        seen: to the right, up and towards the viewer, (3,) [pixels].
        is_turning: whether it stands for a turn.
        unique: whether the equations leave no other; dashed where they do.

    """
    size = float(np.linalg.norm(seen))
    if size < max(LEAST_LENGTH, LEAST * LONGEST):
        return None
    way = to_screen(seen[:2])
    if math.hypot(*way) >= END_ON * size:
        return _straight(way, 2 if is_turning else 1, unique)
    if is_turning:
        return _bow(float(seen[2]), unique)
    return _end_on(seen[2] > 0), np.array([RING, 0.0])


def _straight(way: Array, heads: int, unique: bool) -> tuple[QPainterPath, Array]:
    length = math.hypot(*way)
    along = way / length
    behind = 0.7 * (heads - 1)  # how far the last head is behind the tip, in heads
    head = min(HEAD, length / (1 + behind))
    aside = np.array([-along[1], along[0]])
    path = _area()
    *dashes, (start, _) = _dashes(length - head * (1 + behind), unique)
    for begin, end in dashes:
        path.addPath(_bar(begin * along, end * along, along))
    half = HALF_HEAD * head / HEAD
    for i in reversed(range(heads)):
        tip = way - along * 0.7 * head * i
        back = tip - head * along
        corners = [tip, back - half * aside, back + half * aside]
        if i == heads - 1:
            shaft = np.array([back - HALF_WIDTH * aside, start * along - HALF_WIDTH * aside])
            corners[2:2] = [*shaft, *(shaft[::-1] + 2 * HALF_WIDTH * aside)]
        path.addPath(polyline(np.array(corners), closed=True))
    return path, way


def _bow(towards: float, unique: bool) -> tuple[QPainterPath, Array]:
    """Return a bow about the axis, counter-clockwise where the vector points at the viewer."""
    share = min(abs(towards) / LONGEST, 1.0)
    sense = math.copysign(1.0, towards)
    sweep = SWEEP[0] + share * (SWEEP[1] - SWEEP[0])
    first, last = math.pi / 2 - sense * sweep / 2, math.pi / 2 + sense * sweep / 2
    path = _area()
    *dashes, (start, _) = _dashes(BOW * sweep, unique)
    for begin, end in dashes:
        inner, outer = _band(first + sense * begin / BOW, sense * (end - begin) / BOW)
        path.addPath(polyline(np.concatenate((inner, outer[::-1])), closed=True))
    inner, outer = _band(first + sense * start / BOW, last - first - sense * start / BOW)
    out = np.array([math.cos(last), math.sin(last)])
    along = sense * np.array([-out[1], out[0]])
    head = to_screen(
        np.array([(BOW - HALF_HEAD) * out, BOW * out + HEAD * along, (BOW + HALF_HEAD) * out])
    )
    path.addPath(polyline(np.concatenate((inner, head, outer[::-1])), closed=True))
    return path, head[1]


def _band(start: float, sweep: float) -> tuple[Array, Array]:
    """Return the inner and the outer edge of a part of a bow."""
    count = max(round(abs(sweep) * BOW / 3.0), 2)
    inner, outer = (arc(BOW + d, start, sweep, count) for d in (-HALF_WIDTH, HALF_WIDTH))
    return to_screen(inner), to_screen(outer)


def _end_on(towards: bool) -> QPainterPath:
    """Return a ring with the tip of an arrow, or with its feathers."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for radius in (RING, RING - 1.6):
        path.addEllipse(QPointF(), radius, radius)
    inner = _area()
    if towards:
        inner.addEllipse(QPointF(), TIP, TIP)
    else:
        reach = (RING - 1.6) * math.sqrt(0.5)
        for along in (np.array([1.0, 1.0]), np.array([1.0, -1.0])):
            inner.addPath(_bar(-reach * along, reach * along, along / math.sqrt(2)))
    return path.united(inner)


def _area() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _dashes(length: float, unique: bool) -> Iterator[tuple[float, float]]:
    """Yield where dashes begin and end; the last one leads into the head."""
    if unique or length <= DASH:
        yield 0.0, length
        return
    for start in np.arange(0.0, length, 1.6 * DASH).tolist():
        yield start, min(start + DASH, length)


def _bar(start: Array, end: Array, along: Array) -> QPainterPath:
    aside = HALF_WIDTH * np.array([-along[1], along[0]])
    return polyline(np.array([start + aside, end + aside, end - aside, start - aside]), closed=True)
