"""All that a model is made of, by name: ``from kane.parts import Body, Model, Revolute``."""

from kane.elements.ball import Ball
from kane.elements.body import Body, InertiaTensor
from kane.elements.bushing import Bushing
from kane.elements.couplings import Gear, LinearCoupling, RackPinion, Term
from kane.elements.cylindrical import Cylindrical
from kane.elements.drag import Drag
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver, PointDriver
from kane.elements.fixed import Fixed
from kane.elements.gravitation import Gravitation
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.knife_edge import KnifeEdge
from kane.elements.loads import Force, Torque
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.orientation import AxisAngle
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.ruler import Ruler
from kane.elements.screw import Screw
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Rod, Sphere
from kane.elements.spring import Spring
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint
from kane.model.model import Model
from kane.model.parameters import Formula, Measure, Parameter, ValueTable
from kane.model.plot_layout import PlotLayout
from kane.model.solver import SolverSettings

__all__ = [
    "AngleDriver",
    "AngleLock",
    "AxisAngle",
    "Ball",
    "Body",
    "Box",
    "Bushing",
    "Capsule",
    "Cone",
    "Cylindrical",
    "Disc",
    "DisplacementDriver",
    "DisplacementLock",
    "DistanceDriver",
    "Drag",
    "Fixed",
    "Force",
    "Formula",
    "Gear",
    "Gravitation",
    "InertiaTensor",
    "KnifeEdge",
    "LinearCoupling",
    "Measure",
    "MeasurePoint",
    "Model",
    "Note",
    "ParallelAxes",
    "Parameter",
    "PerpendicularAxes",
    "Planar",
    "PlotLayout",
    "PointDriver",
    "PointInPlaneJoint",
    "PointOnLine",
    "Polygon",
    "Prismatic",
    "RackPinion",
    "Revolute",
    "Rod",
    "RodJoint",
    "RollingDisc",
    "Ruler",
    "Screw",
    "SliderSpring",
    "SolverSettings",
    "Sphere",
    "Spring",
    "Term",
    "Torque",
    "TorsionSpring",
    "Universal",
    "ValueTable",
    "VelocityJoint",
]
