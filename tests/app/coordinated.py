"""A model with all that acts on coordinates of joints, and loads by expressions, for the views."""

from kane.elements.body import Body
from kane.elements.couplings import Gear, LinearCoupling, RackPinion, Term
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver, PointDriver
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.loads import Force, Torque
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.shapes import Box
from kane.model import Measure, Model, Parameter, PlotLayout, ValueTable, check

X = (1.0, 0.0, 0.0)
PLACES = {
    "pinion": (0.0, 0.0, 0.0),
    "wheel": (0.3, 0.0, 0.0),
    "rack": (0.0, -0.1, 0.0),
    "slide": (0.0, 0.4, 0.0),
    "arm": (0.5, 0.4, 0.0),
}


def coordinated() -> Model:
    """Wheels and sliders on the ground, an off-centre block, and a particle."""
    hinges = {"P": "pinion", "W": "wheel", "A": "arm"}
    sliders = {"R": "rack", "S": "slide"}
    model = Model(
        parameters=(
            Parameter(name="F", value=2.5, unit="N", description="Size of the push."),
            Parameter(name="n", value=3.0),
        ),
        tables=(ValueTable(name="ramp", points=((0.0, 0.0), (1.0, 2.0))),),
        bodies=(
            *(Body(name=name, mass=1, inertia=(1, 1, 1), position=at)
              for name, at in PLACES.items()),
            Body(
                name="block", mass=1, inertia=(1, 1, 1), position=(-0.4, 0.2, 0.0),
                center=(0.05, 0.02, 0.0), shapes=(Box(size=(0.2, 0.1, 0.05)),),
            ),
            Body(name="bead", mass=1, particle=True, position=(-0.4, -0.2, 0.0)),
        ),
        joints=(
            *(Revolute(name=name, body_a="ground", point_a=PLACES[body], body_b=body)
              for name, body in hinges.items()),
            *(Prismatic(name=name, body_a="ground", point_a=PLACES[body], axis_a=X,
                        body_b=body, axis_b=X)
              for name, body in sliders.items()),
        ),
        couplings=(
            Gear(name="gear", joint_a="P", radius_a=0.1, joint_b="W", radius_b=0.2),
            RackPinion(name="mesh", rack="R", pinion="P", radius=0.1),
            LinearCoupling(
                name="link",
                terms=(
                    Term(joint="W", coordinate="angle", factor=1.0),
                    Term(joint="A", coordinate="angle", factor=-2.0),
                ),
            ),
        ),
        drivers=(
            AngleDriver(name="motor", joint="P", law="n*t"),
            DisplacementDriver(name="shaker", joint="S", law="0.1*sin(t)"),
            DistanceDriver(
                name="jack", body_a="ground", point_a=(0.0, 0.8, 0.0), body_b="arm", law=0.6
            ),
            PointDriver(name="hand", body="block", law=("-0.4 + 0.1*t", None, 0.0)),
        ),
        locks=(AngleLock(name="brake", joint="W"), DisplacementLock(name="stop", joint="R")),
        joint_springs=(
            TorsionSpring(name="spiral", joint="A", stiffness=1.0),
            SliderSpring(name="buffer", joint="S", stiffness=1.0),
        ),
        forces=(
            Force(name="pull", body="bead", force=("-F", 0.0, 0.0)),
            Force(name="wave", body="arm", force=(0.0, "F*sin(t)", 0.0)),
            Force(name="burst", body="rack", force=(0.0, "1/t", 1.0)),
        ),
        torques=(Torque(name="twist", body="block", torque=(0.0, 0.0, "table('ramp', t)")),),
        measures=(Measure(name="height", expression="y('bead')", unit="m"),),
        plots=(PlotLayout(curves=("height.value",)),),
    )  # fmt: skip
    check(model)
    return model
