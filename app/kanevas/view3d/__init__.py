"""The 3D view: the model as solids, with a camera that goes around it."""

from kanevas.view3d.view3d import View3D

__all__ = ["View3D"]
