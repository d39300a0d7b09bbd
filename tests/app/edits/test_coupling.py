"""Couplings as they are drawn: wheels roll on each other where they touch."""

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.testing import assert_allclose

import kane
from kane.elements.cylindrical import Cylindrical
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.fields import GROUND
from kane.model import Model, check
from kanevas.drawing.geometry import PLANES
from kanevas.edits.coupling import gear, linear_coupling, rack_and_pinion
from kanevas.edits.drawing import box, disc, rod
from kanevas.edits.driving import motor
from kanevas.edits.elements import added
from kanevas.edits.joining import Place, joint

XY = PLANES["xy"]


def at(x, y):
    return np.array((x, y, 0.0))


def with_joint(model, kind, name, body, x, y, along=XY[0]):
    return added(
        model, joint(model, kind, name, Place(GROUND, body, at(x, y), at(x, y), along, XY))
    )


def wheels(radius_a, radius_b, distance):
    model = Model(
        bodies=(
            disc("a", at(0.1, 0.2), radius_a, XY),
            disc("b", at(0.1, 0.2 - distance), radius_b, XY),
        )
    )
    model = with_joint(model, Revolute, "first", "a", 0.1, 0.2)
    return with_joint(model, Revolute, "second", "b", 0.1, 0.2 - distance)


def turned_round(entry):
    """The same hinge with its bodies exchanged and its axes reversed in part."""
    return Revolute(
        name=entry.name, body_a=entry.body_b, point_a=entry.point_b, axis_a=entry.axis_b,
        body_b=entry.body_a, point_b=entry.point_a, axis_b=entry.axis_a, side_a=entry.side_b,
        side_b=entry.side_a,
    )  # fmt: skip


def run(model, coupling):
    """Drive the first joint of a coupling for a moment."""
    first = model.joints[0]
    coordinate = next(iter(first.coordinates()))
    model = added(model, coupling, motor("motor", first, coordinate))
    check(model)
    return kane.simulate(model, duration=0.01, method="rk4", step=1e-3)


@pytest.mark.parametrize("exchanged", [False, True])
@pytest.mark.parametrize(
    ("radius_a", "radius_b", "distance", "mesh"),
    [(0.1, 0.2, 0.3, "external"), (0.1, 0.3, 0.2, "internal"), (0.3, 0.1, 0.2, "internal")],
)
def test_rims_go_alike_where_they_touch(radius_a, radius_b, distance, mesh, exchanged):
    model = wheels(radius_a, radius_b, distance)
    first, second = model.joints
    if exchanged:
        second = turned_round(second)
        model = replace(model, joints=(first, second))
    coupling = gear(model, "gear", second, first)
    assert (coupling.joint_a, coupling.radius_a, coupling.radius_b) == ("first", radius_a, radius_b)
    assert exchanged or coupling.mesh == mesh
    result = run(model, coupling)
    ratio = result["b.wz"] / result["a.wz"]
    assert_allclose(ratio, (-1 if mesh == "external" else 1) * radius_a / radius_b, rtol=1e-9)


def test_without_discs_both_wheels_share_the_distance():
    bodies = (rod("a", at(0, 0), at(0.2, 0), XY), rod("b", at(0.5, 0), at(0.7, 0), XY))
    model = with_joint(Model(bodies=bodies), Revolute, "first", "a", 0.0, 0.0)
    model = with_joint(model, Revolute, "second", "b", 0.5, 0.0)
    coupling = gear(model, "gear", *model.joints)
    assert (coupling.radius_a, coupling.radius_b, coupling.mesh) == (0.25, 0.25, "external")


def test_two_hinges_in_one_place_make_no_gear_without_discs():
    bodies = (rod("a", at(0, 0), at(0.2, 0), XY), rod("b", at(0, 0), at(0, 0.2), XY))
    model = with_joint(Model(bodies=bodies), Revolute, "first", "a", 0.0, 0.0)
    model = with_joint(model, Revolute, "second", "b", 0.0, 0.0)
    assert gear(model, "gear", *model.joints) is None


@pytest.mark.parametrize("height", [0.1, -0.1])
@pytest.mark.parametrize("along", [1.0, -1.0])
def test_the_rack_goes_with_the_rim(height, along):
    bodies = (
        disc("wheel", at(0.0, 0.0), 0.1, XY),
        box("rack", at(0.1, height), at(0.4, 2 * height), XY),
    )
    model = with_joint(Model(bodies=bodies), Revolute, "hinge", "wheel", 0.0, 0.0)
    model = with_joint(model, Prismatic, "slider", "rack", 0.2, height, along * XY[0])
    hinge, slider = model.joints
    coupling = rack_and_pinion(model, "rack and pinion", slider, hinge)
    assert abs(coupling.radius) == pytest.approx(0.1)
    result = run(model, coupling)
    # the rim of a wheel that turns counter-clockwise goes to the left at its top
    assert_allclose(result["rack.vx"], -height * result["wheel.wz"], rtol=1e-9)


def test_a_coupling_is_the_same_in_either_order():
    model = wheels(0.1, 0.2, 0.5)
    first, second = ((entry, "angle") for entry in model.joints)
    one, other = (
        linear_coupling(model, "pair", *pair) for pair in ((first, second), (second, first))
    )
    assert one == other
    assert_allclose(run(model, one)["b.wz"], run(model, one)["a.wz"], rtol=1e-9)


def test_a_slide_follows_a_turn_by_ten_centimetres_a_radian():
    model = Model(bodies=(rod("shaft", at(0, 0), at(0.2, 0), XY),))
    model = with_joint(model, Cylindrical, "sleeve", "shaft", 0.0, 0.0)
    (sleeve,) = model.joints
    coupling = linear_coupling(model, "pair", (sleeve, "displacement"), (sleeve, "angle"))
    result = run(model, coupling)
    assert_allclose(result["shaft.vx"], 0.1 * 2 * np.pi, rtol=1e-9)
