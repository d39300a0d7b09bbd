"""A model with an element of every type, by which the forms are tried."""

from tests.photos import DOT

from kane.elements.ball import Ball
from kane.elements.body import Body, InertiaTensor
from kane.elements.bushing import Bushing
from kane.elements.constant_velocity import ConstantVelocity
from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import BodyContact, PlaneContact
from kane.elements.controllers import DiscreteState, Pid, Sampled
from kane.elements.couplings import ExpressionCoupling, Gear, LinearCoupling, RackPinion, Term
from kane.elements.cylindrical import Cylindrical
from kane.elements.drag import Drag
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver, PointDriver
from kane.elements.event import Setting, UserEvent
from kane.elements.fixed import Fixed
from kane.elements.frictions import AngleFriction, Clutch, DisplacementFriction
from kane.elements.gravitation import Gravitation
from kane.elements.impulse import Impulse
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.knife_edge import KnifeEdge
from kane.elements.latches import AngleLatch, BodyLatch, DisplacementLatch
from kane.elements.loads import Force, Torque
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.magnet import Magnet
from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.orientation import AxisAngle
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_curve import PointOnCurve
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.pull import Pull
from kane.elements.release import Release
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.ruler import Ruler
from kane.elements.screw import Screw
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Sphere
from kane.elements.signals import Integral, Lag, Signal, TransferFunction
from kane.elements.spring import Spring
from kane.elements.stops import AngleStop, DisplacementStop, DistanceStop, MeasureStop, OneWay
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint
from kane.model import Formula, Input, Measure, Model, Parameter, Photo, ValueTable

ORIGIN = (0.0, 0.0, 0.0)
ENDS = {"body_a": "rod", "body_b": "disc body"}


def everything() -> Model:
    """Return a model that is no mechanism but has one element of each type."""
    bodies = (
        Body(
            name="rod", mass=1.2, inertia=(0.01, 0.02, 0.02),
            orientation=AxisAngle(axis=(0.0, 0.0, 1.0), angle=0.5), leads="angular_velocity",
            shapes=(Rod(start=(-0.1, 0.0, 0.0), end=(0.1, 0.0, 0.0), radius=0.01),),
        ),
        Body(
            name="disc body", density=7850.0, position=(0.25, 0.0, 0.0),
            shapes=(Disc(radius=0.1, thickness=0.02),),
        ),
        Body(
            name="skew", mass=2.0, inertia=InertiaTensor(xx=0.02, yy=0.03, zz=0.04, xy=0.001),
            center=(0.01, 0.0, 0.0), orientation=(0.5, 0.5, 0.5, 0.5), color="#aa4499",
            shapes=(
                Box(size=(0.1, 0.1, 0.1)), Sphere(radius=0.1),
                Capsule(start=ORIGIN, end=(0.1, 0.0, 0.0), radius=0.01),
                Cone(base=ORIGIN, apex=(0.1, 0.0, 0.0), radius=0.01),
                Polygon(points=((0.0, 0.0), (0.1, 0.0), (0.0, 0.1)), thickness=0.01),
                Polyhedron(points=(ORIGIN, (0.1, 0.0, 0.0), (0.0, 0.1, 0.0), (0.0, 0.0, 0.1))),
            ),
        ),
        Body(name="grain", mass=0.1, particle=True),
    )  # fmt: skip
    joints = (
        Revolute(name="hinge", **ENDS), Prismatic(name="slide", side_a=(0.0, 1.0, 0.0), **ENDS),
        Ball(name="ball", **ENDS), Cylindrical(name="tube", **ENDS),
        Screw(name="thread", pitch=0.002, **ENDS), Universal(name="cardan", **ENDS),
        ConstantVelocity(name="tripod", **ENDS),
        Planar(name="table", **ENDS), Fixed(name="fix", **ENDS), PointOnLine(name="line", **ENDS),
        PointOnCurve(name="curve", **ENDS),
        PointInPlaneJoint(name="plane", **ENDS), ParallelAxes(name="parallel", **ENDS),
        PerpendicularAxes(name="perpendicular", **ENDS), RodJoint(name="bar", length=0.3, **ENDS),
        RollingDisc(name="wheel", radius=0.2, **ENDS), KnifeEdge(name="skate", **ENDS),
        VelocityJoint(name="slip", linear=(1.0, 0.0, 0.0), **ENDS),
        Revolute(name="hinge 2", body_a="ground", body_b="rod", angle_rate=0.5),
    )  # fmt: skip
    return Model(
        title="Everything",
        gravity=(0.0, -9.81, 0.0),
        parameters=(
            Parameter(name="L", value=0.25, unit="m", description="Length of the crank"),
            Parameter(name="ratio", value=3.0),
        ),
        tables=(ValueTable(name="lift", points=((0.0, 0.0), (1.0, 2.0), (2.0, 0.5))),),
        bodies=bodies,
        joints=joints,
        couplings=(
            Gear(name="gear", joint_a="hinge", radius_a=0.1, joint_b="hinge 2", radius_b=0.2),
            RackPinion(name="rack", rack="slide", pinion="hinge", radius=0.05),
            LinearCoupling(
                name="sum", terms=(Term(joint="hinge", coordinate="angle", factor=2.0),)
            ),
            ExpressionCoupling(name="relation", expression="x('rod')", holds="start"),
        ),
        drivers=(
            AngleDriver(name="motor", joint="hinge", law="2*pi*t"),
            DisplacementDriver(name="feed", joint="slide", prescribes="speed", law=0.1),
            DistanceDriver(name="jack", law="0.3 + 0.1*sin(t)", **ENDS),
            PointDriver(name="hand", body="rod", law=("sin(t)", 0.2, None)),
        ),
        locks=(
            AngleLock(name="brake", joint="hinge"),
            DisplacementLock(name="stop", joint="slide"),
        ),
        contacts=(
            PlaneContact(
                name="floor",
                body_a="ground",
                point_a=(0.0, -9.0, 0.0),
                body_b="skew",
                coefficient=0.3,
                rolling=0.01,
                spin=0.005,
                restitution=0.2,
            ),
            BodyContact(name="bump", body_a="skew", body_b="grain"),
            ContactGroup(
                name="heap", bodies=("skew", "grain"), point_a=(0.0, -9.5, 0.0), coefficient=0.2
            ),
        ),
        stops=(
            AngleStop(name="fence", joint="hinge 2", lower=-1.0, upper=2.0),
            DisplacementStop(name="buffer", joint="slide", upper=0.5, restitution=0.3),
            DisplacementStop(name="pad", joint="slide", lower=-0.5, stiffness=2e3, damping=9.0),
            DistanceStop(name="rope", upper=0.9, **ENDS),
            OneWay(name="free wheel", joint="hinge 2"),
            MeasureStop(name="reach", measure="height", upper=9.0),
        ),
        frictions=(
            AngleFriction(name="dry pin", joint="hinge 2", coefficient=0.2, radius=0.01),
            DisplacementFriction(name="dry slide", joint="slide", force=0.4),
            Clutch(name="clutch", joint_a="hinge", joint_b="hinge 2", moment=0.5),
        ),
        latches=(
            AngleLatch(name="catch", joint="hinge 2", closes="angle('hinge 2') > 1"),
            DisplacementLatch(name="bolt", joint="slide", closes="t > 1", strength=20.0),
            BodyLatch(name="hook", closes="t > 2", opens="t > 3", **ENDS),
        ),
        releases=(Release(name="shear pin", joint="ball", strength=1e3),),
        impulses=(Impulse(name="blow", body="rod", when="t > 0.5", impulse=(1.0, 0.0, 0.0)),),
        events=(
            UserEvent(name="half time", when="t > 0.5"),
            UserEvent(name="catch it", when="t > 0.9", does="shut", latch="catch"),
            UserEvent(
                name="gear shift",
                when="t > 0.8",
                does="change",
                sets=(Setting(parameter="ratio", value="2 + t"),),
            ),
        ),
        springs=(Spring(name="coil", stiffness=1000.0, free_length=0.2, pull="-3*rate", **ENDS),),
        magnets=(Magnet(name="pole", strength=0.5, **ENDS),),
        joint_springs=(
            TorsionSpring(name="torsion", joint="hinge", stiffness=5.0),
            SliderSpring(name="along", joint="slide", stiffness=50.0),
        ),
        bushings=(Bushing(name="rubber", stiffness=(1e5, 1e5, 1e6), **ENDS),),
        forces=(Force(name="push", body="rod", force=(0.0, "10*sin(t)", 0.0)),),
        torques=(Torque(name="twist", body="rod", torque=(0.0, 0.0, 1.5)),),
        gravitations=(Gravitation(name="stars", bodies=("rod", "disc body")),),
        drags=(Drag(name="air", body="rod", quadratic=0.02),),
        pulls=(
            Pull(
                name="finger",
                body="rod",
                point=(0.2, 0.0, 0.0),
                target=(0.4, 0.3, 0.0),
                stiffness=3.0,
                damping=0.2,
            ),
        ),
        inputs=(Input(name="throttle", value=0.5, unit="N"),),
        signals=(
            Signal(name="wish", expression="0.3*sin(t)", unit="rad"),
            Integral(name="tally", input="signal('wish')", lower=-1.0, upper=1.0),
            Lag(name="late", input="signal('wish')", time_constant=0.1),
            TransferFunction(name="filter", input="signal('late')", denominator=(1.0, 2.0, 9.0)),
            Pid(name="pid", setpoint="signal('wish')", measured="angle('hinge 2')", ki=1.0),
            Sampled(
                name="digital",
                expression="2*signal('wish') + count",
                keeps=(DiscreteState(state="count", next="count + 1"),),
            ),
        ),
        measures=(Measure(name="height", expression="y('rod')", unit="m"),),
        points=(MeasurePoint(name="tip", body="rod", point=(0.1, 0.0, 0.0)),),
        rulers=(Ruler(name="gap", **ENDS),),
        notes=(Note(name="remark", text="All types at once"),),
        photos=(Photo(name="photo", picture=DOT),),
        formulas=(Formula(path="disc body.position[0]", text="L"),),
    )
