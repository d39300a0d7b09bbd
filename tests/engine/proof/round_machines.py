"""Machines in which cylinders, discs and cones touch edges, rods and faces with all that is round.

Both bodies move as one, but for a slip along what touches and a spin about the normal, so that they
neither strike nor part as a run begins; a force keeps them on each other.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from kane.elements.body import Body
from kane.elements.contacts import BodyContact
from kane.elements.loads import Force
from kane.elements.orientation import AxisAngle
from kane.elements.shapes import Box, Capsule, Cone, Disc
from kane.model import Model

Array = npt.NDArray[np.float64]

CENTER, SPIN = np.array([0.2, 0.1, 0.0]), np.array([0.6, 0.4, -0.5])
SLIP, ABOUT = 0.2, 0.7  # m/s, rad/s
Q = CENTER + np.array([0.0, 0.3 * math.sqrt(0.5), 0.0])  # on the upper edge of the beam
BEFORE_END = 0.9  # of an edge of 1 m from its middle to its end
NEAR_END = -0.4995  # of the top of the box, whose end is at -0.5
NOT_OFF = np.zeros(3)
FAR = np.array([0.0, 0.0, 0.9995])
EDGE, UP = np.array([0.0, 0.0, 1.0]), np.array([0.0, 1.0, 0.0])
RADIUS, HALF = 0.25, 0.1  # of a disc, and half its thickness
BEAM = {"shapes": (Box(size=(0.3, 0.3, 2.0)),),
        "orientation": AxisAngle(axis=(0.0, 0.0, 1.0), angle=math.pi / 4)}  # fmt: skip
TURNED = {"shapes": (Box(size=(0.3, 0.3, 2.0)),),  # the same, with its edges the other way
          "orientation": AxisAngle(axis=(math.cos(math.pi / 8), math.sin(math.pi / 8), 0.0),
                                   angle=math.pi)}  # fmt: skip
ROD = {"shapes": (Capsule(start=(0.0, 0.0, -1.0), end=(0.0, 0.0, 1.0), radius=0.08),)}
BOX = {"shapes": (Box(size=(1.2, 0.4, 1.0)),)}
ROLLER = {"shapes": (Disc(axis=(0.0, 0.0, 1.0), radius=0.08, thickness=2.0),)}
DRUM = {"shapes": (Disc(axis=(0.0, 1.0, 0.0), radius=0.5, thickness=0.4),)}
NEAR_RIM = -math.sqrt(NEAR_END**2 - 0.1**2)
SPIRE = {"shapes": (Cone(base=(0.0, 0.0, -1.0), apex=(0.0, 0.0, 1.0), radius=0.4),)}
DOWN = np.array([0.3, -0.8, 0.5]) / math.sqrt(0.98)  # the way in which an end faces


def on(first: dict[str, object], shape: object, place: Array, at: Array, normal: Array,
       coefficient: float | None = 0.3, swapped: bool = False) -> Model:  # fmt: skip
    """Return a body that is pressed on another one, which it touches at a place.

    At the far end of an edge it slips off that.
    """
    along = np.cross(normal, [0.9, 0.1, 0.3])
    along *= (SLIP if coefficient is not None else 0.0) / np.linalg.norm(along)
    along *= -1.0 if at[2] > CENTER[2] + BEFORE_END else 1.0
    spin = SPIN + ABOUT * normal
    velocity = np.cross(SPIN, at - CENTER) + along + np.cross(spin, place - at)
    core = Body(name="core", mass=1.2, inertia=(0.1, 0.12, 0.15), position=tuple(CENTER),
                angular_velocity=tuple(SPIN), **first)  # fmt: skip
    other = Body(name="other", mass=0.9, inertia=(0.05, 0.06, 0.07), position=tuple(place),
                 shapes=(shape,), velocity=tuple(velocity),
                 angular_velocity=tuple(spin))  # fmt: skip
    a, b = ("other", "core") if swapped else ("core", "other")
    touch = BodyContact(name="touch", body_a=a, body_b=b, coefficient=coefficient)
    push = Force(name="push", body="other", force=tuple(-9.0 * normal))
    return Model(gravity=(0.3, -2.0, 0.5), bodies=(core, other), contacts=(touch,), forces=(push,))


def cylinder(axis: Array) -> Disc:
    """Return a long one along an axis."""
    return Disc(axis=tuple(axis), radius=RADIUS, thickness=1.2)


def on_side(first: dict[str, object], grown: float, coefficient: float | None = 0.3,
            off: Array = NOT_OFF) -> Model:  # fmt: skip
    """Return a cylinder that lies across an edge, or across a rod."""
    axis = np.array([1.0, 0.0, 0.3])
    at = (Q if not grown else CENTER + grown * UP) + off
    return on(first, cylinder(axis), at + RADIUS * UP, at, UP, coefficient)


def cone_on(first: dict[str, object], grown: float) -> Model:
    """Return a cone that lies across an edge, or across a rod, with its axis along x."""
    slant = math.hypot(0.3, 0.6)
    sine, cosine = 0.3 / slant, 0.6 / slant
    normal = np.array([-sine, cosine, 0.0])
    at = Q if not grown else CENTER + grown * normal
    apex = at + 0.3 * np.array([cosine, sine, 0.0])
    shape = Cone(base=(-0.2, 0.0, 0.0), apex=(0.4, 0.0, 0.0), radius=0.3)
    return on(first, shape, apex - [0.4, 0.0, 0.0], at, normal)


def on_rim(first: dict[str, object], normal: Array, at: Array, way: Array,
           cone: bool = False, coefficient: float | None = 0.3,
           swapped: bool = False) -> Model:  # fmt: skip
    """Return a disc, or a cone, that touches with the rim of an end, ``way`` from its centre."""
    centre = at - RADIUS * way
    if cone:
        shape: object = Cone(base=tuple(HALF * DOWN), apex=tuple(-0.4 * DOWN), radius=RADIUS)
    else:
        shape = Disc(axis=tuple(DOWN), radius=RADIUS, thickness=2 * HALF)
    return on(first, shape, centre - HALF * DOWN, at, normal, coefficient, swapped)


def _unit(x: Array) -> Array:
    return np.asarray(x / np.linalg.norm(x))


def _lowest(normal: Array) -> Array:
    """Return the way from the centre of the end to where its rim is nearest to a plane."""
    return _unit((DOWN @ normal) * DOWN - normal)


def rim_on_edge(cone: bool = False, coefficient: float | None = 0.3,
                off: Array = NOT_OFF, first: dict[str, object] = BEAM) -> Model:  # fmt: skip
    """Return what touches a sharp edge with its rim: n is across both."""
    low = np.array([0.2, -1.0, 0.1])
    way = _unit(low - (low @ DOWN) * DOWN)
    normal = _unit(np.cross(np.cross(DOWN, way), EDGE))
    normal = math.copysign(1.0, normal @ UP) * normal
    return on_rim(first, normal, Q + off, way, cone, coefficient)


def rim_on_rod(first: dict[str, object] = ROD, cone: bool = False, swapped: bool = False) -> Model:
    """Return what touches a rod with its rim: n is across the rod, and across the rim."""
    normal = _unit(np.array([0.1, 1.0, 0.0]))
    across = _unit(np.cross(DOWN, normal))
    way = np.cross(across, DOWN)
    way = way if way @ normal < 0.0 else -way
    return on_rim(first, normal, CENTER + 0.08 * normal, way, cone, swapped=swapped)


def rim_on_cone(swapped: bool = False) -> Model:
    """Return what touches the side of a cone with its rim, where that is as far from its axis."""
    slant = math.hypot(0.4, 2.0)
    normal = np.array([0.0, 2.0, 0.4]) / slant
    across = _unit(np.cross(DOWN, normal))
    way = np.cross(across, DOWN)
    way = way if way @ normal < 0.0 else -way
    return on_rim(SPIRE, normal, CENTER + 0.2 * UP, way, swapped=swapped)


def rim_on_rim(cone: bool = False) -> Model:
    """Return what touches the upper rim of a drum with its own: n is across both."""
    low = np.array([0.2, -1.0, 0.1])
    way = _unit(low - (low @ DOWN) * DOWN)
    normal = _unit(np.cross(np.cross(DOWN, way), EDGE))
    normal = math.copysign(1.0, normal @ UP) * normal
    out = np.array([math.copysign(0.5, normal[0]), 0.2, 0.0])
    return on_rim(DRUM, normal, CENTER + out, way, cone)


def cone_on_cone(swapped: bool = False) -> Model:
    """Return a cone on another one: n leans from one axis and back from the other."""
    normal = np.array([0.0, 2.0, 0.4]) / math.hypot(0.4, 2.0)
    at = CENTER + 0.2 * UP
    slant = math.hypot(0.3, 0.6)
    sine, cosine = 0.3 / slant, 0.6 / slant
    axis = cosine * _unit(np.cross(normal, [0.2, 0.5, 0.9])) - sine * normal
    line = sine * (-normal - sine * axis) / cosine - cosine * axis  # from the tip
    place = at - 0.3 * line - 0.4 * axis
    shape = Cone(base=tuple(-0.2 * axis), apex=tuple(0.4 * axis), radius=0.3)
    return on(SPIRE, shape, place, at, normal, swapped=swapped)


def rim_on_face(cone: bool = False, coefficient: float | None = 0.3,
                z: float = 0.05) -> Model:  # fmt: skip
    """Return what touches the top of a box with its rim."""
    at = CENTER + 0.2 * UP + np.array([0.1, 0.0, z])
    return on_rim(BOX, UP, at, _lowest(UP), cone, coefficient)


def lying(z: float = 0.05, first: dict[str, object] = BOX, swapped: bool = False) -> Model:
    """Return a disc that lies on the top of a box, or of a drum, slides and spins."""
    return _flat_on(first, CENTER + 0.2 * UP + np.array([0.1, 0.0, z]), swapped)


def lying_on_a_roller() -> Model:
    """Return a disc that lies across a roller: its rim touches at both ends of a chord."""
    return _flat_on(ROLLER, CENTER + 0.08 * UP)


def _flat_on(first: dict[str, object], at: Array, swapped: bool = False) -> Model:
    shape = Disc(axis=tuple(UP), radius=RADIUS, thickness=2 * HALF)
    return on(first, shape, at + HALF * UP, at, UP, swapped=swapped)


ROUND = {
    "side on edge": on_side(BEAM, 0.0),
    "side on rod": on_side(ROD, 0.08),
    "cone on edge": cone_on(BEAM, 0.0),
    "cone on rod": cone_on(ROD, 0.08),
    "rim on edge": rim_on_edge(),
    "rim of a cone on edge": rim_on_edge(cone=True),
    "rim on turned edge": rim_on_edge(first=TURNED),
    "rim on rod": rim_on_rod(),
    "rim on face": rim_on_face(),
    "rim of a cone on face": rim_on_face(cone=True),
    "lying on a face": lying(),
    "side off an end": on_side(BEAM, 0.0, off=FAR),
    "rim off an end": rim_on_edge(off=FAR),
    "rim off a face": rim_on_face(z=NEAR_END),
    "lying over an end": lying(z=NEAR_END),
    "rough side on edge": on_side(BEAM, 0.0, None),
    "rough rim on edge": rim_on_edge(coefficient=None),
    "rough rim on face": rim_on_face(coefficient=None),
    "side on side": on_side(ROLLER, 0.08),
    "cone on side": cone_on(ROLLER, 0.08),
    "cone on cone": cone_on_cone(),
    "cone on cone, swapped": cone_on_cone(swapped=True),
    "rim on side": rim_on_rod(ROLLER),
    "side on rim": rim_on_rod(ROLLER, swapped=True),
    "rim on cone": rim_on_cone(),
    "cone on rim": rim_on_cone(swapped=True),
    "rim on rim": rim_on_rim(),
    "rim of a cone on rim": rim_on_rim(cone=True),
    "lying on an end": lying(first=DRUM),
    "an end on what lies": lying(first=DRUM, swapped=True),
    "lying over a rim": lying(z=NEAR_RIM, first=DRUM),
    "rough side on side": on_side(ROLLER, 0.08, None),
}
