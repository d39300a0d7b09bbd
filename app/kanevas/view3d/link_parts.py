"""What stretches from a point to another in the 3D view: actuators and the like."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from kane.elements.drivers import DistanceDriver
from kane.model import Model, with_ends
from kanevas.theme import Theme
from kanevas.view3d import signs
from kanevas.view3d.meshes import Mesh
from kanevas.view3d.moving import StretchedSolid


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


LINKS: dict[type, Link] = {
    DistanceDriver: Link(signs.actuator, 0.012, "joint"),
}


def link_solids(model: Model, size: float, theme: Theme) -> Iterator[StretchedSolid]:
    """Yield the solids of all such elements of a model of a size [m]."""
    for _, element in with_ends(model):
        if link := LINKS.get(type(element)):
            color, radius = getattr(theme, link.color), link.radius * size
            yield StretchedSolid(element.name, link.mesh(), radius, color, element.ends())
