"""Which colour each curve of a plot has: that of its body, where one curve alone is the body's."""

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QColor

from kanevas.look.line_colors import line_colors
from kanevas.look.theme import Theme


def curve_colors(
    curves: Sequence[str], bodies: Mapping[str, QColor], theme: Theme
) -> tuple[QColor, ...]:
    """Return a colour for each curve of a plot, as ``line_colors`` has them.

    Args:
        curves: names of quantities, as ``rod 1.x``.
        bodies: colour of each body.
        theme: the colours.

    """
    owners = [curve.rpartition(".")[0] for curve in curves]
    return line_colors(owners, bodies, theme, theme.plot_background)
