"""What a drawing says of how things hold."""

import pytest
from msgspec.structs import replace
from tests.holding import ways_to_hold
from tests.inspected import everything

from kane import Model
from kane.elements.body import Body
from kane.elements.latches import AngleLatch
from kane.elements.prismatic import Prismatic
from kane.elements.release import Release
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.elements.stops import DisplacementStop, DistanceStop
from kane.fields import GROUND
from kane.model.poses import initial_poses
from kane.reading.holds import holds_as_drawn

X = (1.0, 0.0, 0.0)


def sled(at, **groups):
    body = Body(name="sled", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(at, 0.0, 0.0))
    guide = Prismatic(name="guide", body_a=GROUND, body_b="sled", axis_a=X, axis_b=X)
    return Model(bodies=(body,), joints=(guide,), **groups)


def drawn(model):
    return holds_as_drawn(model, initial_poses(model))


@pytest.mark.parametrize(("at", "lower", "upper"), [
    (0.0, "closed", "open"), (1.0, "open", "open"), (3.0, "open", "closed"),
])  # fmt: skip
def test_a_stop_is_closed_where_its_limit_is_reached(at, lower, upper):
    stop = DisplacementStop(name="stop", joint="guide", lower=0.0, upper=3.0)
    assert drawn(sled(at, stops=(stop,))) == {"stop": {"lower": lower, "upper": upper}}


def test_a_rope_is_closed_where_it_is_taut_whatever_its_unit_of_length():
    for length in (1e-6, 1.0, 1e6):
        rope = DistanceStop(name="rope", body_a=GROUND, body_b="sled", upper=length)
        for share, hold in ((1.0, "closed"), (0.99, "open")):
            assert drawn(sled(share * length, stops=(rope,))) == {"rope": {"upper": hold}}


def test_latches_and_releases_are_as_they_begin():
    hinge = Revolute(name="guide", body_a=GROUND, body_b="sled")
    for is_shut in (False, True):
        model = replace(
            sled(0.0), joints=(hinge,),
            latches=(AngleLatch(name="latch", joint="guide", shut=is_shut, closes="t > 1"),),
            releases=(Release(name="bolt", joint="guide", open=not is_shut, opens="t > 1"),),
        )  # fmt: skip
        hold = "locked" if is_shut else "open"
        assert drawn(model) == {"latch": {"": hold}, "bolt": {"": hold}, "guide": {"": hold}}


def test_what_forces_decide_is_left_out_and_all_else_is_known():
    model = everything()
    found = drawn(model)
    assert set(found["floor"].values()) == {"open"}
    for name, part, ways in ways_to_hold(model):
        is_known = part in found.get(name, {})
        assert is_known == ("locked" in ways or ("closed" in ways and name != "free wheel"))
        assert not is_known or found[name][part] in ways


def test_a_model_without_changes_has_none():
    assert drawn(sled(0.0)) == {}


@pytest.mark.parametrize(("height", "one_sided", "hold"), [
    (0.1, True, None), (0.15, True, "open"), (0.15, False, None),
])  # fmt: skip
def test_a_disc_that_may_lift_off_is_open_where_it_is_above_its_plane(height, one_sided, hold):
    wheel = Body(name="wheel", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(0.0, height, 0.0))
    disc = RollingDisc(
        name="disc", body_a=GROUND, body_b="wheel", radius=0.1, coefficient=0.5, one_sided=one_sided
    )
    wanted = {} if hold is None else {"disc": {"": hold}}
    assert drawn(Model(bodies=(wheel,), joints=(disc,))) == wanted
