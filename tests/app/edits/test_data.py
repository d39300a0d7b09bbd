import pytest
from msgspec.structs import replace

from kane.elements.body import Body
from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import PlaneContact
from kane.elements.couplings import ExpressionCoupling
from kane.elements.shapes import Sphere
from kane.elements.stops import MeasureStop
from kane.errors import ModelError
from kane.model import Measure, Model, named
from kane.model.faults import faults
from kanevas.edits.data import MADE, number_at, with_parameter
from kanevas.edits.elements import added

BALLS = tuple(
    Body(
        name=f"ball {i}", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(float(i), 0.0, 0.0),
        shapes=(Sphere(radius=0.25),),
    )
    for i in (1, 2)
)  # fmt: skip


@pytest.mark.parametrize("kind", MADE)
def test_what_is_new_is_sound_and_the_next_has_another_name(kind):
    model = measured("x('cart')") if kind is MeasureStop else Model()
    needs_bodies = kind in (PlaneContact, ContactGroup, ExpressionCoupling)
    model = replace(model, bodies=BALLS) if needs_bodies else model
    there = len([*named(model)])
    for count in (1, 2):
        model = added(model, MADE[kind](model, "word"))
        assert len({entry.name for _, entry in named(model)}) == there + count
        assert faults(model) == ()


def measured(*expressions):
    """Return a cart at 3 m with measures."""
    cart = Body(name="cart", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(3.0, 0.0, 0.0))
    measures = [Measure(name=f"m{i}", expression=text) for i, text in enumerate(expressions)]
    return Model(bodies=(cart,), measures=tuple(measures))


def test_a_new_stop_limits_the_first_measure_that_can_be_limited_about_where_it_is():
    model = measured("t", "vx('cart')", "2*x('cart') - 2", "x('cart')")
    stop = MADE[MeasureStop](model, "stop")
    assert (stop.measure, stop.lower, stop.upper) == ("m2", 2.0, 6.0)


@pytest.mark.parametrize("expressions", [(), ("t", "vx('cart')")])
def test_without_a_measure_that_can_be_limited_there_is_no_stop_of_one(expressions):
    with pytest.raises(ModelError, match=r"add one that is a sum .* such as x\('body'\)"):
        MADE[MeasureStop](measured(*expressions), "stop")


def test_a_parameter_has_the_value_and_the_unit_that_are_asked_for():
    (parameter,) = with_parameter(Model(), "omega", 3.0, "rad/s").parameters
    assert (parameter.name, parameter.value, parameter.unit) == ("omega", 3.0, "rad/s")


@pytest.mark.parametrize(
    ("text", "start", "end", "number"),
    [
        ("10*sin(2.5*t)", 1, 1, "10"),
        ("10*sin(2.5*t)", 8, 8, "2.5"),
        ("10*sin(2.5*t)", 7, 10, "2.5"),
        ("10*sin(2.5*t)", 0, 13, None),
        ("x2*sin(t)", 1, 1, None),
        ("1e-3*t", 6, 6, "1e-3"),
        ("table('rise 2', t)*.5", 12, 12, ".5"),
        ("t", 0, 0, None),
    ],
)
def test_the_number_is_the_one_that_the_hand_points_at(text, start, end, number):
    part = number_at(text, start, end)
    assert (part and text[slice(*part)]) == number


def test_a_new_floor_is_as_low_as_the_body_that_it_carries():
    floor = MADE[PlaneContact](Model(bodies=BALLS), "floor")
    assert (floor.body_b, floor.point_a, floor.axis_a) == ("ball 1", (1.0, -0.25, 0.0), (0, 1, 0))


def test_a_new_group_has_a_floor_under_all_bodies():
    group = MADE[ContactGroup](Model(bodies=BALLS), "group")
    assert (group.bodies, group.point_a, group.axis_a) == ((), (0.0, -0.25, 0.0), (0, 1, 0))
    with pytest.raises(ModelError, match="two bodies"):
        MADE[ContactGroup](Model(bodies=BALLS[:1]), "group")


def test_without_shapes_there_is_no_floor():
    with pytest.raises(ModelError, match="shape"):
        MADE[PlaneContact](measured(), "contact")
