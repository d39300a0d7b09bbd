"""The solids of springs and bushings between two bodies."""

from collections.abc import Iterator

import numpy as np

from kane.elements.bushing import Bushing
from kane.elements.spring import Spring
from kane.fields import GROUND
from kanevas.view3d import mesh_in_axes as form
from kanevas.view3d import meshes, signs
from kanevas.view3d.mesh_in_axes import MeshInAxes
from kanevas.view3d.moving import (
    ON_GROUND,
    Carrier,
    Solid,
    StretchedSolid,
    link_solid,
    spring_solid,
)
from kanevas.view3d.parts.site import Site

SPRING_RADIUS = 0.02  # as a part of the size of the model


def _spring(spring: Spring, site: Site) -> Iterator[Solid | StretchedSolid]:
    radius, color = SPRING_RADIUS * site.size, site.theme.spring
    yield spring_solid(spring.name, spring.ends(), site.poses, radius, color)
    yield from _anchors(spring, site)


def _anchors(spring: Spring, site: Site) -> Iterator[Solid]:
    ends = spring.ends()
    a, b = (site.poses.point(*end) for end in ends)
    radius = 1.4 * SPRING_RADIUS * site.size
    size = np.array([radius, radius, 0.3 * radius])
    for body, point in ends:
        if body == GROUND:
            plate = MeshInAxes(form.drum(), size, meshes.frame(b - a), np.array(point))
            yield Solid(spring.name, plate, site.theme.ground, ON_GROUND)


def _bushing(bushing: Bushing, site: Site) -> Iterator[Solid | StretchedSolid]:
    radius, color = SPRING_RADIUS * site.size, site.theme.spring
    cushion = signs.cushion(radius, np.array(bushing.axis_a))
    end = Carrier(bushing.body_b, np.array(bushing.point_b), bushing.body_a)
    yield Solid(bushing.name, cushion, color, end)
    yield link_solid(bushing.name, bushing.ends(), 0.4 * radius, color)


SOLIDS = {Spring: _spring, Bushing: _bushing}
