"""All that a model is made of, by name: ``from kane.parts import Body, Model, Revolute``."""

from kane.elements import joints
from kane.elements.body import Body, InertiaTensor
from kane.elements.bushing import Bushing
from kane.elements.couplings import Gear, LinearCoupling, RackPinion, Term
from kane.elements.drag import Drag
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver, PointDriver
from kane.elements.gravitation import Gravitation
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.joints import *  # noqa: F403 - all types of joints
from kane.elements.loads import Force, Torque
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.orientation import AxisAngle
from kane.elements.ruler import Ruler
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Rod, Sphere
from kane.elements.spring import Spring
from kane.model.model import Model
from kane.model.parameters import Formula, Measure, Parameter, ValueTable
from kane.model.plot_layout import PlotLayout
from kane.model.solver import SolverSettings

__all__ = [
    "AngleDriver",
    "AngleLock",
    "AxisAngle",
    "Body",
    "Box",
    "Bushing",
    "Capsule",
    "Cone",
    "Disc",
    "DisplacementDriver",
    "DisplacementLock",
    "DistanceDriver",
    "Drag",
    "Force",
    "Formula",
    "Gear",
    "Gravitation",
    "InertiaTensor",
    "LinearCoupling",
    "Measure",
    "MeasurePoint",
    "Model",
    "Note",
    "Parameter",
    "PlotLayout",
    "PointDriver",
    "Polygon",
    "RackPinion",
    "Rod",
    "Ruler",
    "SliderSpring",
    "SolverSettings",
    "Sphere",
    "Spring",
    "Term",
    "Torque",
    "TorsionSpring",
    "ValueTable",
]
__all__ += joints.__all__
