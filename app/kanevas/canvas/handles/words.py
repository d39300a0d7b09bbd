"""Words and numbers of handles."""

from PySide6.QtCore import QCoreApplication

from kanevas.units import UnitSystem, display, pretty


def tr(text: str) -> str:
    """Return a text in the user's language."""
    return QCoreApplication.translate("Handles", text)


def number(value: float, unit: str, system: UnitSystem) -> str:
    """Return a number for the eye: four digits, with its unit."""
    choice = display(unit, system)
    text = f"{value / choice.factor + 0.0:.4g}"
    return f"{text}°" if choice.unit == "deg" else f"{text} {pretty(choice.unit)}"
