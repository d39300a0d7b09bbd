"""Shapes of all kinds, and how they are varied."""

import math

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st
from scipy.spatial.transform import Rotation

from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Rod, Sphere

STEEL = 7850.0


L_SHAPE = ((0.0, 0.0), (4.0, 0.0), (4.0, 1.0), (1.0, 1.0), (1.0, 3.0), (0.0, 3.0))


STAR = tuple(
    (2 + r * math.cos(a), r * math.sin(a) - 1)
    for r, a in zip([3, 1] * 5, np.arange(10) * math.pi / 5 + 0.1, strict=True)
)


SHAPES = {
    "rod": Rod(start=(1, 2, 3), end=(3, 2, 1), radius=0.5),
    "rod along x": Rod(start=(-1, 0, 0), end=(3, 0, 0), radius=0.1),
    "box": Box(center=(1, -2, 3), size=(2, 3, 4)),
    "disc": Disc(center=(0, 1, 0), axis=(1, -3, 2), radius=2, thickness=0.5),
    "sphere": Sphere(center=(0, 2, 5), radius=3),
    "capsule": Capsule(start=(1, 2, 3), end=(3, 2, 0), radius=0.7),
    "short capsule": Capsule(start=(0, 0, 0), end=(0, 0.1, 0), radius=2),
    "cone": Cone(base=(1, 1, 0), apex=(2, -1, 3), radius=0.8),
    "flat cone": Cone(base=(0, 0, 0), apex=(0, 0, -0.2), radius=3),
    "triangle": Polygon(points=((0, 0), (3, 0), (1, 4)), z=1, thickness=0.5),
    "L": Polygon(points=L_SHAPE, z=-2, thickness=2),
    "clockwise star": Polygon(points=STAR[::-1], thickness=0.01),
}


TILTED = Rotation.from_rotvec((0.3, -0.4, 0.5)).as_matrix()


# round-off of sums over some thousand nodes
CLOSE = {"rtol": 1e-12, "atol": 1e-12}


coordinates = st.floats(-3, 3)


vectors = st.tuples(coordinates, coordinates, coordinates)


sizes = st.floats(0.01, 3)


turns = vectors.map(Rotation.from_rotvec)


some = settings(max_examples=60, deadline=None, derandomize=True)
