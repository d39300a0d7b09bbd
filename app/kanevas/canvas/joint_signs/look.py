"""How a joint is seen in the work plane."""

import math
from typing import NamedTuple

import numpy as np

from kane.elements.axes import AxisJoint
from kane.fields import GROUND, Vector
from kane.model import Joint
from kane.model.poses import Poses
from kanevas.canvas.camera import Camera
from kanevas.canvas.geometry import Array
from kanevas.canvas.item import to_screen
from kanevas.canvas.joint_signs.recipe import Recipe

# An axis with a smaller share in the plane is drawn as seen end-on.
END_ON = 0.2
"""
"""
