"""Colours of lines that are drawn of bodies: a body's own, where one line alone is the body's."""

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


def line_colors(
    owners: Sequence[str], bodies: Mapping[str, QColor], theme: Theme, paper: QColor
) -> tuple[QColor, ...]:
    """Return a colour for each of some lines.

    The first line of each body has the body's colour, as readable as a line must be. All others
    take those of the theme in turn, without the ones that look like a body's here.

    Args:
        owners: the body of each line; any other name where it belongs to none.
        bodies: colour of each body.
        theme: the colours.
        paper: what the lines are drawn on.

    """
    first: dict[str, int] = {}
    for i, owner in enumerate(owners):
        if owner in bodies:
            first.setdefault(owner, i)
    own = {i: _readable(bodies[owner], theme, paper) for owner, i in first.items()}
    free = [c for c in theme.curves if not any(_alike(c, used) for used in own.values())]
    free = free or list(theme.curves)
    rest = iter(range(len(owners)))
    return tuple(own[i] if i in own else free[next(rest) % len(free)] for i in range(len(owners)))


def trace_colors(names: Sequence[str], model: Model, theme: Theme) -> tuple[QColor, ...]:
    """Return a colour for the trace of each body or measure point, as ``line_colors`` has them."""
    if not names:
        return ()
    carriers = {point.name: point.body for point in model.points}
    owners = [carriers.get(name, name) for name in names]
    return line_colors(owners, body_colors(model), theme, theme.background)


def _readable(color: QColor, theme: Theme, paper: QColor) -> QColor:
    """Return a colour, darker or lighter where a line of it could not be seen."""
    while contrast(color, paper) < READABLE:
        changed = color.lighter(STEP) if theme.dark else color.darker(STEP)
        if changed == color:
            return theme.plot_foreground  # black has no lighter shade
        color = changed
    return color


def _alike(one: QColor, other: QColor) -> bool:
    pairs = zip(rgba(one)[:3], rgba(other)[:3], strict=True)
    return sum((a - b) ** 2 for a, b in pairs) < ALIKE**2
