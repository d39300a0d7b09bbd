"""The shadow of the solids on the floor."""

import numpy as np
from PySide6.QtGui import QVector4D

from kanevas.look.theme import Theme, rgba
from kanevas.view3d.camera import Projection
from kanevas.view3d.instanced_item import InstancedItem
from kanevas.view3d.meshes import Array

# Which part of the light it takes, and of the details that would be seen in the solids.
DARK, LIGHT = 0.35, 0.09
DETAIL = 0.3


class Shadow:
    """Draws the solids of an item once more, flat on the floor, as if lit from straight above.

    It comes before all else and hides nothing, so that the floor can be seen from below.
    """

    def __init__(self, solids: InstancedItem) -> None:
        self._solids = solids
        self._matrix = np.eye(4)
        self._color = QVector4D()

    def fall(self, matrix: Array, theme: Theme) -> None:
        """Fall onto another floor.

        Args:
            matrix: lets points fall onto it, (4, 4).
            theme: the colours.

        """
        self._matrix = matrix
        share = 1.0 - (DARK if theme.dark else LIGHT)
        red, green, blue, _ = rgba(theme.background)
        self._color = QVector4D(red * share, green * share, blue * share, 1.0)

    def paint(self, sight: Projection) -> None:
        """Draw as a camera sees it."""
        fallen = sight._replace(
            projection=sight.projection @ self._matrix, pixel=sight.pixel / DETAIL
        )
        self._solids.paint_shadow(fallen, self._color)

    def free(self) -> None:
        """Nothing is its own."""
