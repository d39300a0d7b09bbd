"""What cannot change as elements ask for, each of which is sound by itself."""

import pytest
from msgspec.structs import replace
from tests.joint_examples import JOINT_TYPES, with_joint

from kane.compiled import compile_mode
from kane.elements.body import Body
from kane.elements.changing import CLOSED
from kane.elements.frictions import AngleFriction, DisplacementFriction
from kane.elements.release import Release
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.fields import GROUND
from kane.model import Model
from kane.model.faults import faults
from kane.model.model import coordinates

WHEEL = Body(name="wheel", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(0.0, 0.1, 0.0))
DISC = RollingDisc(name="disc", body_a=GROUND, body_b="wheel", radius=0.1)


def told(*releases, joint=DISC):
    found = faults(Model(bodies=(WHEEL,), joints=(joint,), releases=releases))
    return [(fault.path, fault.text) for fault in found]


@pytest.mark.parametrize("change", [{"coefficient": 0.3}, {"one_sided": True}])
def test_a_disc_that_lets_go_by_itself_has_no_release(change):
    release = Release(name="bolt", joint="disc", opens="t > 1")
    assert told(release) == []
    ((path, text),) = told(release, joint=replace(DISC, **change))
    assert path == "releases[0].joint"
    assert text.startswith("'disc' slides or lifts off by itself")


def test_a_joint_has_one_release():
    hinge = Revolute(name="disc", body_a=GROUND, body_b="wheel")
    one, other = (Release(name=name, joint="disc", opens="t > 1") for name in ("one", "other"))
    ((path, text),) = told(one, other, joint=hinge)
    assert path == "releases[1].joint"
    assert text.startswith("'disc' has a release already")


def test_a_disc_that_may_slide_asks_of_a_plane_what_another_one_does():
    lying = replace(DISC, axis_a=(0.0, 0.0, 1.0), axis_b=(0.0, 1.0, 0.0))
    texts = []
    for disc in (lying, replace(lying, coefficient=0.3)):
        model = Model(bodies=(WHEEL,), joints=(disc,), planar=True)
        texts.append([fault.text for fault in faults(model)])
    assert texts[0] == texts[1] != []


@pytest.mark.parametrize("kind", JOINT_TYPES)
def test_friction_by_the_force_of_a_joint_is_refused_or_can_be_compiled(kind):
    model = with_joint(kind, (0.0, 0.0, 1.0))
    for coordinate in coordinates(model)["joint"]:
        if coordinate == "angle":
            friction = AngleFriction(name="rubs", joint="joint", coefficient=0.1, radius=0.01)
        elif coordinate == "displacement":
            friction = DisplacementFriction(name="rubs", joint="joint", coefficient=0.1)
        else:
            continue
        rubbed = replace(model, frictions=(friction,))
        found = [(fault.path, fault.text) for fault in faults(rubbed)]
        if kind.__name__ == "ParallelAxes":  # whose rows hold angles alone
            ((path, text),) = found
            assert path == "frictions[0].coefficient"
            assert text.startswith("'joint' holds no point")
        else:
            assert found == []
            assert compile_mode(rubbed, (CLOSED,)).guards.normals.size == 1
