"""Which solids each type of elements has in the 3D view, one file a kin."""

from kanevas.view3d.parts.parts import Parts
from kanevas.view3d.parts.site import extent

__all__ = ["Parts", "extent"]
