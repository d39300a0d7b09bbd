"""How the hand that pulls is drawn: its force with a number, and how heavy the body feels."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kanevas.drawing.geometry import Array
from kanevas.drawing.signs import draw_arrow
from kanevas.hand.eye import Eye
from kanevas.hand.handles.painting import draw_label
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem, quantity

if TYPE_CHECKING:
    from kane.analyses.grip import Hand

LARGEST = 46.0  # pixels of the half axis of the ellipse along which the body is lightest
LEAST_ARROW = 26.0  # pixels; of a shorter one nothing but the head would be seen
LABEL_AT = QPointF(14.0, -26.0)
DIGITS = 3


def draw_hand(painter: QPainter, theme: Theme, camera: Eye, hand: Hand, system: UnitSystem) -> None:
    """Draw what the hand holds: an ellipse that is long where it is light, and the force."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    place = camera.to_view(hand.place)
    if not hand.turning:
        _draw_ellipse(painter, theme, ellipse(camera, hand), place)
    end = place if hand.turning else camera.to_view(hand.target)
    pen = QPen(theme.accent, 2.4)
    length = math.hypot(*(end - place).tolist())
    if length > 1.0:
        draw_arrow(
            painter, pen, np.array([place, place + max(1.0, LEAST_ARROW / length) * (end - place)])
        )
    painter.setPen(QPen(theme.background, 1.2))
    painter.setBrush(theme.accent)
    painter.drawEllipse(QPointF(*place.tolist()), 4.0, 4.0)
    draw_label(painter, theme, label(hand, system), QPointF(*end.tolist()) + LABEL_AT)
    painter.restore()


def label(hand: Hand, system: UnitSystem) -> str:
    """Return how hard the hand pulls or turns, and how heavy the body is in that direction."""
    effort = hand.torque if hand.turning else hand.force
    size = _rounded(hand.size, "N m" if hand.turning else "N", system)
    if not hand.size > 0.0:
        return size
    felt = hand.mass.along(tuple((effort / hand.size).tolist()))
    if not math.isfinite(felt):
        return size
    return f"{size}, {_rounded(felt, 'kg m^2' if hand.turning else 'kg', system)}"


def _rounded(value: float, unit: str, system: UnitSystem) -> str:
    """Return a number with three digits that tell, and none after an e where it is not huge."""
    return quantity(float(f"{value:.{DIGITS}g}"), unit, system)


def ellipse(camera: Eye, hand: Hand) -> Array:
    """Return the half axes of the ellipse of mobility in pixels, (2, 2), one in each row.

    It is the outline of the ellipsoid whose half axes go with 1 / sqrt(mass) along the axes of the
    effective mass: where a push of a given energy would take the point.
    """
    masses = hand.mass.masses
    lightest = float(masses[0])
    if not math.isfinite(lightest):
        return np.zeros((2, 2))
    radii = np.sqrt(lightest / masses)
    step = 1.0 / camera.scale
    ends = camera.to_view(hand.place + step * np.eye(3)) - camera.to_view(hand.place)
    spans = radii[:, None] * (hand.mass.axes @ ends)  # each half axis as it is seen
    _, sizes, directions = np.linalg.svd(spans)
    axes: Array = LARGEST * sizes[:, None] * directions
    return axes


def _draw_ellipse(painter: QPainter, theme: Theme, axes: Array, place: Array) -> None:
    sizes = np.hypot(axes[:, 0], axes[:, 1])
    if not sizes[0] > 1.0:
        return
    color = QColor(theme.accent)
    painter.save()
    painter.translate(QPointF(*place.tolist()))
    painter.rotate(math.degrees(math.atan2(axes[0, 1], axes[0, 0])))
    painter.setPen(QPen(color, 1.2, Qt.PenStyle.DashLine))
    color.setAlphaF(0.12)
    painter.setBrush(color)
    painter.drawEllipse(QPointF(), float(sizes[0]), max(float(sizes[1]), 1.0))
    painter.restore()
