"""Springs and loads as they are drawn: sizes that suit the bodies."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.testing import assert_allclose

import kane
from kane.elements.drag import Drag
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.spring import Spring
from kane.fields import GROUND
from kane.model import Model, check
from kanevas.drawing.geometry import PLANES
from kanevas.edits.drawing import box, particle, rod
from kanevas.edits.elements import added
from kanevas.edits.joining import Place, joint
from kanevas.edits.loads import force, gravitation, new_at_point, torque, usual_force, usual_torque
from kanevas.edits.springs import new_in_joint, new_link
from kanevas.kinds import KINDS

XY = PLANES["xy"]
ORIGIN = (0.0, 0.0, 0.0)


def at(x, y):
    return np.array((x, y, 0.0))


def with_joint(model, kind, body, x, y):
    return added(
        model, joint(model, kind, "joint", Place(GROUND, body, at(x, y), at(x, y), XY[0], XY))
    )


def period(times, values):
    """Time between two crossings upwards of a swing about zero."""
    up = np.flatnonzero((values[:-1] < 0) & (values[1:] >= 0))
    crossings = times[up] - values[up] * (times[up + 1] - times[up]) / (values[up + 1] - values[up])
    return float(np.diff(crossings).mean())


@pytest.mark.parametrize("heavy", [1e-3, 1.0, 1e3])
def test_what_hangs_on_a_new_spring_swings_in_about_a_second(heavy):
    model = Model(bodies=(replace(particle("bead", at(0.5, 0.0)), mass=heavy),))
    ends = ("bead", ORIGIN), (GROUND, ORIGIN)
    coil = new_link(model, Spring, "spring", *ends, KINDS[Spring].linked.suited)
    assert (coil.body_a, coil.free_length) == (GROUND, 0.5)
    push = force("push", ("bead", ORIGIN), at(heavy, 0.0))
    model = added(model, coil, push)
    check(model)
    result = kane.simulate(model, duration=4.0, record_every=0.01)
    assert period(result.time, result["bead.vx"]) == pytest.approx(1.0, rel=0.05)


@pytest.mark.parametrize(("kind", "quantity"), [(Revolute, "wz"), (Prismatic, "vx")])
def test_a_body_on_a_spring_in_its_joint_swings_in_about_a_second(kind, quantity):
    model = Model(bodies=(rod("arm", at(0.1, 0.2), at(0.6, 0.2), XY),))
    model = with_joint(model, kind, "arm", 0.1, 0.2)
    (holder,) = model.joints
    (coordinate,) = holder.coordinates()
    push = (
        torque("push", "arm", 0.1, XY[2])
        if coordinate == "angle"
        else force("push", ("arm", ORIGIN), at(1.0, 0.0))
    )
    spring = TorsionSpring if coordinate == "angle" else SliderSpring
    suited = KINDS[spring].in_joint.suited
    model = added(model, new_in_joint(model, spring, "spring", holder, suited), push)
    check(model)
    result = kane.simulate(model, duration=4.0, record_every=0.01)
    assert period(result.time, result[f"arm.{quantity}"]) == pytest.approx(1.0, rel=0.05)


def test_drag_takes_most_of_the_speed_in_a_second():
    body = particle("bead", at(0.0, 0.0))
    model = Model(bodies=(body,))
    suited = KINDS[Drag].at_point.suited
    air = new_at_point(model, Drag, "air", ("bead", ORIGIN), suited)
    model = added(model, air, force("push", ("bead", ORIGIN), at(1, 0)))
    check(model)
    result = kane.simulate(model, duration=1.0)
    assert result["bead.vx"][-1] == pytest.approx(1 - math.exp(-1), rel=1e-6)


def test_usual_loads_are_round_numbers_near_the_weight():
    block = box("block", at(0, 0), at(0.2, 0.1), XY)
    weight = 9.81 * block.mass_properties().mass
    assert weight / 2.6 < usual_force(block) <= weight
    assert usual_force(block) in {f * 10.0**n for f in (1, 2, 5) for n in range(-3, 5)}
    assert 0 < usual_torque(block) < weight
    assert usual_force(particle("bead", at(0, 0))) == 5.0


def test_gravitation_names_bodies_in_the_order_of_the_model():
    model = Model(bodies=tuple(particle(name, at(i, 0.0)) for i, name in enumerate("abc")))
    assert gravitation(model, "g", ("c", "a")).bodies == ("a", "c")
    assert gravitation(model, "g", ()).bodies == ()
    assert_allclose(force("f", ("a", ORIGIN), at(1, 2)).force, (1, 2, 0))
