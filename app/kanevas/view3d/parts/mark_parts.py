"""The solids of measure points and rulers."""

from collections.abc import Iterator

from kane.elements.measure_point import MeasurePoint
from kane.elements.ruler import Ruler
from kanevas.view3d import signs
from kanevas.view3d.moving import Solid, StretchedSolid, link_solid, on_point
from kanevas.view3d.parts.site import Site

# Sizes as parts of the size of the model.
POINT_RADIUS = 0.009
RULER_RADIUS = 0.003


def _point(mark: MeasurePoint, site: Site) -> Iterator[Solid]:
    ball = signs.ball(POINT_RADIUS * site.size)
    yield Solid(mark.name, ball, site.theme.ink, on_point(mark.body, mark.point))


def _ruler(ruler: Ruler, site: Site) -> Iterator[StretchedSolid]:
    yield link_solid(ruler.name, ruler.ends(), RULER_RADIUS * site.size, site.theme.muted)


MARKS = {MeasurePoint: _point, Ruler: _ruler}
