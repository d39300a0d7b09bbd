"""Which solids a model has in the 3D view."""

import functools
from collections.abc import Iterator
from itertools import chain

import numpy as np

from kane.elements.body import has_ellipsoid
from kane.elements.mass_properties import equivalent_ellipsoid
from kane.model import Model
from kane.model.model import elements
from kanevas.kinds.gathered import gathered
from kanevas.look.theme import Theme
from kanevas.view3d import meshes
from kanevas.view3d.mesh_in_axes import MeshInAxes
from kanevas.view3d.meshes import Array
from kanevas.view3d.moving import AnySolid, Solid, on_body
from kanevas.view3d.parts.site import Site, SolidsOf

ELLIPSOID_LINE = 0.0022  # as a part of the size of the model


@functools.cache
def tables() -> dict[str, dict[type, SolidsOf]]:
    """Return what yields the solids of an element, by the table and by the types of all."""
    return {name: gathered("kanevas.view3d.parts", name) for name in ("SOLIDS", "LOADS", "MARKS")}


class Parts:
    """The solids of one model, seen from a work plane.

    Args:
        model: the model.
        axes: directions of the plane to the right, up and towards the viewer, as rows.
        theme: the colours.

    """

    def __init__(self, model: Model, axes: Array, theme: Theme) -> None:
        self._site = Site(model, axes, theme)

    def mechanism(self) -> Iterator[AnySolid]:
        """Yield bodies, joints, what acts in them, springs, bushings and gravitation."""
        return chain(self.bodies(), self._of("SOLIDS"))

    def loads(self) -> Iterator[AnySolid]:
        """Yield forces, torques, drag, and the arrows of driven points."""
        return self._of("LOADS")

    def marks(self) -> Iterator[AnySolid]:
        """Yield measure points and rulers."""
        return self._of("MARKS")

    def bodies(self) -> Iterator[Solid]:
        """Yield the shapes of the bodies."""
        for body, forms in zip(self._site.model.bodies, self._site.forms, strict=True):
            for part in forms:
                yield Solid(body.name, part, self._site.color_of(body.name), on_body(body.name))

    def ellipsoids(self) -> Iterator[Solid]:
        """Yield the inertia ellipsoids, each as three rings in its planes of symmetry."""
        site = self._site
        for body in site.model.bodies:
            if has_ellipsoid(body):
                properties = body.mass_properties()
                axes, rotation = equivalent_ellipsoid(properties)
                rings = meshes.ellipsoid_rings(axes, ELLIPSOID_LINE * site.size)
                color = site.theme.outline(site.color_of(body.name))
                ellipsoid = MeshInAxes(rings, turn=rotation, offset=np.array(properties.center))
                yield Solid(body.name, ellipsoid, color, on_body(body.name))

    def _of(self, table: str) -> Iterator[AnySolid]:
        every = tables()
        for _, element in elements(self._site.model):
            of_type = every[table].get(type(element))
            if of_type is not None:
                yield from of_type(element, self._site)
            elif not any(type(element) in others for others in every.values()):
                raise TypeError(f"nothing draws {type(element).__name__} in space")
