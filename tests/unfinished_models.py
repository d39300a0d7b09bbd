"""Models with one fault each that an editor lets stand."""

from msgspec.structs import replace
from tests.engine.machines import X, axle, guide, wheel

from kane.elements.bushing import Bushing
from kane.elements.couplings import Gear, RackPinion
from kane.elements.joint_springs import TorsionSpring
from kane.elements.loads import Force
from kane.elements.orientation import AxisAngle
from kane.elements.shapes import Cone, Disc, Polygon, Rod
from kane.elements.spring import Spring
from kane.model import (
    Measure,
    Model,
    Parameter,
    PlotLayout,
    ValueTable,
)

BASE = Model(
    bodies=(wheel("a"), wheel("b")),
    joints=(axle("A", "a"), guide("B", "b")),
    parameters=(Parameter(name="k", value=2.0),),
    tables=(ValueTable(name="cam", points=((0.0, 0.0), (1.0, 1.0))),),
)
ZERO = (0.0, 0.0, 0.0)


def bodies(**fields):
    return {"bodies": (replace(BASE.bodies[0], **fields), BASE.bodies[1])}


def force(*components):
    return {"forces": (Force(name="f", body="a", force=components),)}


def cone_and_disc():
    """Shapes without a direction."""
    return (
        Cone(base=ZERO, apex=ZERO, radius=0.2),
        Disc(axis=ZERO, radius=0.3, thickness=0.1),
        Polygon(points=((0.0, 0.0), (1.0, 1.0), (1.0, 1.0), (0.0, 1.0)), thickness=0.1),
        Polygon(points=((0.0, 0.0), (1.0, 1.0), (1.0, 0.0), (0.0, 1.0)), thickness=0.1),
    )


# What is changed in the base, where the fault is, and whose it is.
UNFINISHED = {
    "shapes without a direction": (bodies(shapes=cone_and_disc()), "bodies[0].shapes[0].apex", "a"),
    "no mass": (bodies(mass=None), "bodies[0].mass", "a"),
    "no inertia": (bodies(inertia=None), "bodies[0].inertia", "a"),
    "one moment in space": (bodies(inertia=1.0), "bodies[0].inertia", "a"),
    "a hinge that lies in the plane": (
        {"planar": True, "joints": (replace(axle("A", "a"), axis_a=X, axis_b=X), BASE.joints[1])},
        "joints[0].axis_a", "A",
    ),
    "impossible inertia": (bodies(inertia=(1.0, 1.0, 5.0)), "bodies[0].inertia", "a"),
    "density without shapes": (
        bodies(mass=None, inertia=None, density=1e3, shapes=()), "bodies[0].density", "a",
    ),
    "a particle with an axle": (bodies(inertia=None, particle=True), "joints[0].body_b", "A"),
    "no orientation": (bodies(orientation=(0.0, 0.0, 0.0, 0.0)), "bodies[0].orientation", "a"),
    "turn about nothing": (
        bodies(orientation=AxisAngle(axis=ZERO, angle=1.0)), "bodies[0].orientation.axis", "a",
    ),
    "a rod without length": (
        bodies(shapes=(Rod(start=ZERO, end=ZERO, radius=0.1),)), "bodies[0].shapes[0].end", "a",
    ),
    "a plate on a line": (
        bodies(
            mass=None, inertia=None, density=1.0,
            shapes=(Polygon(points=((0.0, 0.0), (1.0, 0.0), (2.0, 0.0)), thickness=0.1),),
        ),
        "bodies[0].shapes[0].points", "a",
    ),
    "an axle to itself": (
        {"joints": (replace(axle("A", "a"), body_a="a"), BASE.joints[1])}, "joints[0].body_b", "A",
    ),
    "an axle without axis": (
        {"joints": (replace(axle("A", "a"), axis_b=ZERO), BASE.joints[1])}, "joints[0].axis_b", "A",
    ),
    "a side along the axis": (
        {"joints": (replace(axle("A", "a"), side_a=axle("A", "a").axis_a), BASE.joints[1])},
        "joints[0].side_a", "A",
    ),
    "a gear of one wheel": (
        {"couplings": (Gear(name="g", joint_a="A", radius_a=1.0, joint_b="A", radius_b=1.0),)},
        "couplings[0].joint_b", "g",
    ),
    "a pinion without radius": (
        {"couplings": (RackPinion(name="r", rack="B", pinion="A", radius=0.0),)},
        "couplings[0].radius", "r",
    ),
    "a spring of nothing": (
        {"springs": (Spring(name="s", body_a="a", body_b="b"),)}, "springs[0].stiffness", "s",
    ),
    "a coil of nothing": (
        {"joint_springs": (TorsionSpring(name="s", joint="A"),)}, "joint_springs[0].stiffness", "s",
    ),
    "a bushing of nothing": (
        {"bushings": (Bushing(name="s", body_a="a", body_b="b"),)}, "bushings[0].stiffness", "s",
    ),
    "an unknown parameter": (force(0.0, "nobody", 0.0), "forces[0].force[1]", "f"),
    "no expression": (force("3 *", 0.0, 0.0), "forces[0].force[0]", "f"),
    "a body that is not there": (force("x('c')", 0.0, 0.0), "forces[0].force[0]", "f"),
    "a joint without length": (force("length('A')", 0.0, 0.0), "forces[0].force[0]", "f"),
    "a table that is not there": (force("table('none', 1)", 0.0, 0.0), "forces[0].force[0]", "f"),
    "a table that goes back": (
        {
            "tables": (ValueTable(name="cam", points=((1.0, 0.0), (0.0, 1.0))),),
            **force("table('cam', 1)", 0.0, 0.0),
        },
        "tables[0].points", "cam",
    ),
    "a measure of nothing": (
        {"measures": (Measure(name="m", expression="nobody"),)}, "measures[0].expression", "m",
    ),
    "a parameter called if": (
        {"parameters": (Parameter(name="if", value=1.0),)}, "parameters[0].name", "if",
    ),
    "gravity out of the plane": (
        {"planar": True, "gravity": (0.0, 0.0, 1.0)}, "gravity", None,
    ),
    "a curve of nothing": (
        {"plots": (PlotLayout(curves=("a.none",)),)}, "plots[0].curves[0]", None,
    ),
}  # fmt: skip
