import math

import pytest

from kane.elements.body import Body
from kane.elements.cylindrical import Cylindrical
from kane.elements.orientation import AxisAngle
from kane.elements.spring import Spring
from kane.model import Model, Parameter, ValueTable
from kane.reading.at_start import at_start, direction_at_start

MODEL = Model(
    parameters=(Parameter(name="F", value=4.0),),
    tables=(ValueTable(name="ramp", points=((-1.0, 0.0), (1.0, 6.0))),),
    bodies=(
        Body(
            name="nut", mass=1, inertia=(1, 1, 1), position=(1, 2, 5), velocity=(3, 0, -4),
            angular_velocity=(0.1, 0.2, 0.3), orientation=AxisAngle(axis=(0, 0, 1), angle=0.4),
        ),
        Body(name="bead", mass=1, particle=True, position=(1, 2, 2)),
    ),
    joints=(Cylindrical(name="J", body_a="ground", point_a=(1, 2, 3), body_b="nut"),),
    springs=(Spring(name="K", body_a="ground", point_a=(1, 5, 6), body_b="bead", stiffness=1),),
)  # fmt: skip


@pytest.mark.parametrize(
    ("law", "value"),
    [
        (2.5, 2.5),
        ("F*cos(t) - 1", 3.0),
        ("table('ramp', t)", 3.0),
        ("x('nut') + 10*y('nut') + 100*z('nut')", 521.0),
        ("vx('nut')", 3.0),
        ("speed('nut')", 5.0),
        ("wx('nut') + wy('nut') + wz('nut')", 0.6),
        ("distance('nut', 'bead')", 3.0),
        ("angle('J')", 0.4),
        ("displacement('J')", 2.0),
        ("length('K')", 5.0),
        ("angle_rate('J')", 0.0),
        ("distance_rate('nut', 'bead')", 0.0),
        ("1/t", 0.0),
        ("log(t)", 0.0),
        ("0/t", 0.0),
    ],
)
def test_a_law_has_its_value_of_the_placement(law, value):
    x, y, z = at_start(MODEL, (0.5, law, 0.0))
    assert (x, z) == (0.5, 0.0)
    assert y == pytest.approx(value, rel=1e-12)


def test_a_direction_is_that_of_the_start():
    assert direction_at_start(MODEL, (1.0, "F*cos(t)", 0.0)) == (1.0, 4.0, 0.0)
    assert direction_at_start(MODEL, (0.0, "-F", 0.0)) == (0.0, -4.0, 0.0)


def test_what_is_zero_at_first_points_along_its_laws():
    assert direction_at_start(MODEL, ("F*sin(t)", 0.0, "1/t")) == (1.0, 0.0, 1.0)
    assert direction_at_start(MODEL, (0.0, 0.0, 0.0)) == (0.0, 0.0, 0.0)


def test_an_angle_is_between_minus_pi_and_pi():
    turned = Body(name="nut", mass=1, inertia=(1, 1, 1),
                  orientation=AxisAngle(axis=(0, 0, 1), angle=1.5 * math.pi))  # fmt: skip
    joint = Cylindrical(name="J", body_a="ground", body_b="nut")
    model = Model(bodies=(turned,), joints=(joint,))
    assert at_start(model, ("angle('J')", 0.0, 0.0))[0] == pytest.approx(-math.pi / 2)
