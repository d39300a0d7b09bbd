"""The solids of couplings: lines between joints, and teeth."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from kane.elements.couplings import ExpressionCoupling, Gear, LinearCoupling, RackPinion
from kane.fields import GROUND
from kane.reading.meshing import Teeth, teeth
from kanevas.view3d import meshes
from kanevas.view3d.mesh_in_axes import MeshInAxes
from kanevas.view3d.moving import ON_GROUND, Solid, StretchedSolid, link_solid, on_body
from kanevas.view3d.parts.site import JOINT_RADIUS, Site

LINE = 0.35  # half the thickness of a line between coupled joints, in radii of their signs


def _linear(coupling: LinearCoupling, site: Site) -> Iterator[StretchedSolid]:
    names = dict.fromkeys(term.joint for term in coupling.terms)
    ends = [site.joints[name].ends()[-1] for name in names]
    for pair in pairwise(ends):
        radius = LINE * JOINT_RADIUS * site.size
        yield link_solid(coupling.name, pair, radius, site.theme.joint)


def _mesh(coupling: Gear | RackPinion, site: Site) -> Iterator[Solid]:
    for row in site.once(_teeth).get(coupling.name, ()):
        width = 2 * JOINT_RADIUS * site.size
        rim = meshes.rim(row.outline, row.back, row.axis, width, row.closed)
        carrier = ON_GROUND if row.body == GROUND else on_body(row.body)
        yield Solid(coupling.name, MeshInAxes(rim), site.color_of(row.body), carrier)


def _teeth(site: Site) -> Mapping[str, tuple[Teeth, Teeth]]:
    return teeth(site.model)


def _relation(_coupling: ExpressionCoupling, _site: Site) -> Iterator[Solid]:
    """Yield nothing: a relation has no place."""
    yield from ()


SOLIDS = {
    Gear: _mesh,
    RackPinion: _mesh,
    LinearCoupling: _linear,
    ExpressionCoupling: _relation,
}
