"""All that a model is made of, by name: ``from kane.parts import Body, Model, Revolute``."""

from kane.elements import joints
from kane.elements.body import InertiaTensor
from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import BodyContact, PlaneContact
from kane.elements.controllers import DiscreteState, Pid, Sampled
from kane.elements.couplings import ExpressionCoupling, Gear, LinearCoupling, RackPinion, Term
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver, PointDriver
from kane.elements.event import Setting
from kane.elements.frictions import AngleFriction, Clutch, DisplacementFriction
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.joints import *  # noqa: F403 - all types of joints
from kane.elements.latches import AngleLatch, BodyLatch, DisplacementLatch
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.orientation import AxisAngle
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Sphere
from kane.elements.signals import Integral, Lag, Signal, TransferFunction
from kane.elements.stops import AngleStop, DisplacementStop, DistanceStop, MeasureStop, OneWay
from kane.model import model
from kane.model.model import *  # noqa: F403 - the model, and the types of which there is one a group
from kane.model.parameters import Formula

__all__ = [
    "AngleDriver",
    "AngleFriction",
    "AngleLatch",
    "AngleLock",
    "AngleStop",
    "AxisAngle",
    "BodyContact",
    "BodyLatch",
    "Box",
    "Capsule",
    "Clutch",
    "Cone",
    "ContactGroup",
    "Disc",
    "DiscreteState",
    "DisplacementDriver",
    "DisplacementFriction",
    "DisplacementLatch",
    "DisplacementLock",
    "DisplacementStop",
    "DistanceDriver",
    "DistanceStop",
    "ExpressionCoupling",
    "Formula",
    "Gear",
    "InertiaTensor",
    "Integral",
    "Lag",
    "LinearCoupling",
    "MeasureStop",
    "OneWay",
    "Pid",
    "PlaneContact",
    "PointDriver",
    "Polygon",
    "Polyhedron",
    "RackPinion",
    "Rod",
    "Sampled",
    "Setting",
    "Signal",
    "SliderSpring",
    "Sphere",
    "Term",
    "TorsionSpring",
    "TransferFunction",
]
__all__ += joints.__all__
__all__ += model.__all__
