"""Which colour each curve of a plot has: that of its body, where one curve alone is the body's."""

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QColor

from kane.model import Model
from kanevas.look.theme import Theme, body_color, contrast, rgba

READABLE = 3.0  # contrast of a line with its paper
STEP = 112  # percent, by which a colour that is too pale or too dark is changed at a time
ALIKE = 0.3  # of the way from black to white along one colour: nearer ones are mixed up


def body_colors(model: Model) -> dict[str, QColor]:
    """Return the colour of each body by its name."""
    return {body.name: body_color(model, i) for i, body in enumerate(model.bodies)}


def curve_colors(
    curves: Sequence[str], bodies: Mapping[str, QColor], theme: Theme
) -> tuple[QColor, ...]:
    """Return a colour for each curve of a plot.

    The first curve of each body has the body's colour, as readable as a line must be. All others
    take those of the theme in turn, without the ones that look like a body's here.

    Args:
        curves: names of quantities, as ``rod 1.x``.
        bodies: colour of each body.
        theme: the colours.

    """
    first: dict[str, int] = {}
    for i, curve in enumerate(curves):
        owner = curve.rpartition(".")[0]
        if owner in bodies:
            first.setdefault(owner, i)
    own = {i: _readable(bodies[owner], theme) for owner, i in first.items()}
    free = [c for c in theme.curves if not any(_alike(c, used) for used in own.values())]
    free = free or list(theme.curves)
    rest = iter(range(len(curves)))
    return tuple(own[i] if i in own else free[next(rest) % len(free)] for i in range(len(curves)))


def _readable(color: QColor, theme: Theme) -> QColor:
    """Return a colour, darker or lighter where a line of it could not be seen."""
    paper = theme.plot_background
    while contrast(color, paper) < READABLE:
        changed = color.lighter(STEP) if theme.dark else color.darker(STEP)
        if changed == color:
            return theme.plot_foreground  # black has no lighter shade
        color = changed
    return color


def _alike(one: QColor, other: QColor) -> bool:
    pairs = zip(rgba(one)[:3], rgba(other)[:3], strict=True)
    return sum((a - b) ** 2 for a, b in pairs) < ALIKE**2
