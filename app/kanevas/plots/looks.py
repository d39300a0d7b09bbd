"""How the curves of plots look."""

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from kanevas.look.theme import Theme

LINE_WIDTH = 1.6
DASHES = ((6, 4), (2, 3), (9, 3, 2, 3), (12, 4))  # of other runs, in widths of the line
SECOND_ROUND = (14, 2)  # of curves for which the colours are used again
NOT_UNIQUE = (1, 2)  # of reactions that the equations leave open


def color_of(theme: Theme, i: int) -> QColor:
    """Return the colour of the i-th curve of a plot."""
    return theme.curves[i % len(theme.curves)]


def pen_of(theme: Theme, i: int, run: int | None = None, is_open: bool = False) -> QPen:
    """Return the pen of a curve: whole lines are of the present run, and of first use of a colour.

    Args:
        theme: colours.
        i: which curve of the plot it is.
        run: style of the other run that it is from; None for the present one.
        is_open: whether it is a reaction that is not unique.

    """
    dash = None
    if run is not None:
        dash = DASHES[run % len(DASHES)]
    elif is_open:
        dash = NOT_UNIQUE
    elif color_of(theme, i) in [color_of(theme, j) for j in range(i)]:
        dash = SECOND_ROUND
    pen: QPen = pg.mkPen(color_of(theme, i), width=LINE_WIDTH, dash=dash)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen
