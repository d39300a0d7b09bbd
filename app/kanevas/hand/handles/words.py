"""Words and numbers of handles."""

import numpy as np
from PySide6.QtCore import QCoreApplication

from kanevas.assets.decimals import list_mark, written
from kanevas.drawing.geometry import Array
from kanevas.hand.eye import Eye
from kanevas.units import UnitSystem, display, with_unit
from kanevas.units.systems import MILLIMETRES as IN_DEGREES

UNSEEN = 1e-6  # pixels


def tr(text: str) -> str:
    """Return a text in the user's language."""
    return QCoreApplication.translate("Handles", text)


def degrees(angle: float) -> str:
    """Return an angle [rad] for the eye: in degrees in all units, as it is typed on the canvas."""
    return number(angle, "rad", IN_DEGREES)


def number(value: float, unit: str, system: UnitSystem) -> str:
    """Return a number for the eye: four digits, with its unit."""
    choice = display(unit, system)
    text = written(value / choice.factor + 0.0, ".4g")
    return with_unit(text, choice.unit)


def place_text(camera: Eye, ground: Array, units: UnitSystem) -> str:
    """Return where a point of ground axes lies in the plane; less than is ever seen is 0."""
    found = camera.axes[:2] @ ground
    right, up = np.where(np.abs(found) * camera.scale < UNSEEN, 0.0, found).tolist()
    return list_mark().join(number(value, "m", units) for value in (right, up))
