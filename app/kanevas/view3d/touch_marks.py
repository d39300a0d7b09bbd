"""Marks in space where shapes touch: a ball where they stick, a ring where they slide; no Qt here.

A place without friction has a double cone.
"""

import functools
import math

import numpy as np

from kane.reading.touching_places import Touches
from kanevas.look.crowding import part_of_size
from kanevas.look.event_looks import color_of_hold
from kanevas.look.theme import Theme, rgba
from kanevas.look.touch_forms import LEAST, RADIUS, Form, form
from kanevas.view3d import mesh_in_axes, meshes
from kanevas.view3d.instances import Instances
from kanevas.view3d.meshes import Mesh
from kanevas.view3d.solids import frames

WIRE = 0.3  # radius of the wire of a ring, in radii of the ring
AROUND, ACROSS = 32, 10
NONE = Instances(())


def touch_marks(touches: Touches | None, pixel: float, spacing: float, theme: Theme) -> Instances:
    """Return the marks of all places, as large on the screen as those of the canvas.

    Args:
        touches: where shapes touch, and how.
        pixel: size of a pixel there [m].
        spacing: how much room each body has [m].
        theme: the colours.

    """
    if touches is None or not touches.names:
        return NONE
    marks = Instances([_mesh(form(hold)) for hold in touches.holds])
    count = len(touches.holds)
    radius = RADIUS * pixel * part_of_size(spacing / pixel, LEAST)
    marks.place(frames(touches.normals), touches.at)
    marks.size(np.full((count, 3), 1.3 * radius), np.zeros(count))
    marks.paint(np.array([rgba(color_of_hold(theme, hold)) for hold in touches.holds]))
    return marks


@functools.cache
def _mesh(which: Form) -> Mesh:
    match which:
        case "dot":
            return mesh_in_axes.ball()
        case "ring":
            angles = np.linspace(0.0, 2 * math.pi, AROUND + 1)
            ring = np.column_stack((np.cos(angles), np.sin(angles), np.zeros(AROUND + 1)))
            return meshes.tube(1.3 * ring, WIRE, ACROSS)
        case "diamond":
            slant = math.sqrt(0.5)
            lower = [(0.0, -1.25, slant, -slant), (1.25, 0.0, slant, -slant)]
            upper = [(1.25, 0.0, slant, slant), (0.0, 1.25, slant, slant)]
            return meshes.revolved([*lower, *upper], AROUND)
