"""Primitive constraints and loads: all that the kernels know of joints and forces.

A joint yields constraints, a force element yields loads. Each primitive is a module: the record
with its entry in the tables of the kernels, and all else that is asked of it. What it adds to the
equations stands in the kernel of the same name.
"""

from kane.elements.primitives.angle_path import AnglePath
from kane.elements.primitives.attraction import Attraction
from kane.elements.primitives.axes_angle import AxesAngle
from kane.elements.primitives.constraint import Constraint
from kane.elements.primitives.coupler import Coupler
from kane.elements.primitives.curve_row import CurveRow
from kane.elements.primitives.cushion import Cushion
from kane.elements.primitives.displacement_path import DisplacementPath
from kane.elements.primitives.distance import Distance
from kane.elements.primitives.distance_path import DistancePath
from kane.elements.primitives.law_row import LawRow
from kane.elements.primitives.load import Load
from kane.elements.primitives.path import Path
from kane.elements.primitives.path_load import PathLoad
from kane.elements.primitives.path_row import PathRow
from kane.elements.primitives.point_coincidence import PointCoincidence
from kane.elements.primitives.point_in_plane import PointInPlane
from kane.elements.primitives.resistance import Resistance
from kane.elements.primitives.rim_contact import RimContact
from kane.elements.primitives.rolling_contact import RollingContact
from kane.elements.primitives.shape_contact import Feature, ShapeContact
from kane.elements.primitives.shape_turning import ShapeTurning
from kane.elements.primitives.signal_path import SignalPath
from kane.elements.primitives.spin_path import SpinPath
from kane.elements.primitives.velocity_row import VelocityRow
from kane.elements.primitives.wrench import Wrench

CONSTRAINTS: tuple[type[Constraint], ...] = (
    PointCoincidence,
    PointInPlane,
    AxesAngle,
    Distance,
    RollingContact,
    RimContact,
    ShapeContact,
    ShapeTurning,
    VelocityRow,
    PathRow,
    LawRow,
    CurveRow,
)
LOADS: tuple[type[Load], ...] = (PathLoad, Wrench, Cushion, Attraction, Resistance, Coupler)

__all__ = [
    "CONSTRAINTS",
    "LOADS",
    "AnglePath",
    "Attraction",
    "AxesAngle",
    "Constraint",
    "Coupler",
    "CurveRow",
    "Cushion",
    "DisplacementPath",
    "Distance",
    "DistancePath",
    "Feature",
    "LawRow",
    "Load",
    "Path",
    "PathLoad",
    "PathRow",
    "PointCoincidence",
    "PointInPlane",
    "Resistance",
    "RimContact",
    "RollingContact",
    "ShapeContact",
    "ShapeTurning",
    "SignalPath",
    "SpinPath",
    "VelocityRow",
    "Wrench",
]
