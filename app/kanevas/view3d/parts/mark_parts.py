"""The solids of measure points and rulers."""

from collections.abc import Iterator

import numpy as np

from kane.elements.measure_point import MeasurePoint
from kane.elements.ruler import Ruler
from kanevas.view3d import signs
from kanevas.view3d.moving import Solid, StretchedSolid, link_solid, on_body, on_point
from kanevas.view3d.parts.site import Site

# Sizes as parts of the size of the model.
POINT_RADIUS = 0.009
AXIS_LENGTH, AXIS_RADIUS = 0.06, 0.0025
RULER_RADIUS = 0.003


def _point(mark: MeasurePoint, site: Site) -> Iterator[Solid]:
    ball = signs.ball(POINT_RADIUS * site.size)
    yield Solid(mark.name, ball, site.theme.ink, on_point(mark.body, mark.point))
    if mark.is_turned:
        point, radius = np.array(mark.point), AXIS_RADIUS * site.size
        for axis, color in zip(mark.axes(), site.theme.axes, strict=True):
            bar = signs.line(point, point + AXIS_LENGTH * site.size * np.array(axis), radius)
            yield Solid(mark.name, bar, color, on_body(mark.body))


def _ruler(ruler: Ruler, site: Site) -> Iterator[StretchedSolid]:
    yield link_solid(ruler.name, ruler.ends(), RULER_RADIUS * site.size, site.theme.muted)


MARKS = {MeasurePoint: _point, Ruler: _ruler}
