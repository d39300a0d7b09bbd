"""What stretches from a point to another in the 3D view: actuators and the like."""

import functools
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from kane.elements.drivers import DistanceDriver
from kane.elements.ends import TwoPointElement
from kane.elements.magnet import Magnet
from kanevas.view3d import meshes, signs
from kanevas.view3d.meshes import Mesh
from kanevas.view3d.moving import StretchedSolid
from kanevas.view3d.parts.site import Site


class Link(NamedTuple):
    """How a type of elements with two ends is drawn.

    Attributes:
        mesh: makes a mesh of radius 1 that stretches.
        radius: as a part of the size of the model.
        color: name of its colour in the theme.

    """

    mesh: Callable[[], Mesh]
    radius: float
    color: str


@functools.cache
def _magnet() -> Mesh:
    """Return two poles of radius 1 that face each other, and a thin bar between them."""
    pole = meshes.cylinder(4.0, 1.0)
    ends = ((0.0, 2.0), (1.0, -2.0))
    poles = [
        meshes.at_share(pole.moved(np.eye(3), np.array([0.0, 0.0, z])), share) for share, z in ends
    ]
    return meshes.joined([signs.straight(0.2, 12), *poles])


LINKS: dict[type, Link] = {
    DistanceDriver: Link(signs.actuator, 0.012, "joint"),
    Magnet: Link(_magnet, 0.014, "force"),
}


def _link(element: TwoPointElement, site: Site) -> Iterator[StretchedSolid]:
    link = LINKS[type(element)]
    color, radius = getattr(site.theme, link.color), link.radius * site.size
    yield StretchedSolid(element.name, link.mesh(), radius, color, element.ends())


SOLIDS = dict.fromkeys(LINKS, _link)
