"""Words and numbers of handles."""

from PySide6.QtCore import QCoreApplication

from kanevas.assets.decimals import written
from kanevas.units import UnitSystem, display, pretty
from kanevas.units.systems import MILLIMETRES as IN_DEGREES


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
    return f"{text}°" if choice.unit == "deg" else f"{text} {pretty(choice.unit)}"
