"""How grave things look."""

from PySide6.QtGui import QColor

from kanevas.health.findings import Level
from kanevas.look.theme import Theme

PICTURES = {
    Level.GOOD: "good",
    Level.INFORMATION: "information",
    Level.WARNING: "warning",
    Level.BAD: "bad",
}


def level_color(grave: Level, theme: Theme) -> QColor:
    """Return the colour of a level; its picture differs too, so that nobody needs the colour."""
    return {
        Level.GOOD: theme.good,
        Level.INFORMATION: theme.muted,
        Level.WARNING: theme.warning,
        Level.BAD: theme.error,
    }[grave]
