"""What must not matter to cans on tables: one that goes over the edge, and one that lies."""

import numpy as np
import pytest
from msgspec.structs import replace

import kane
from kane.model import Model, renamed
from kane.parts import Body, BodyContact, Box, Disc, Fixed

CAN = Disc(radius=0.1, thickness=0.3, axis=(0.0, 1.0, 0.0))
TABLE = Box(size=(1.0, 0.2, 0.8))
SETTINGS = {"duration": 0.5, "rtol": 1e-10, "atol": 1e-12}
ENLARGED = 1e-8  # m, s: sums in another order, which strikes enlarge
AT = {
    # its middle beyond the edge: it tips
    "over the edge": ((0.53, 0.25, 0.02), (0.0, 0.0, 0.0)),
    # it slides, and stops
    "lying": ((0.0, 0.25, 0.02), (0.6, 0.0, 0.2)),
}


def drawn(which, f=1.0, at=(0.0, 0.0, 0.0), swapped=False):
    """A can on a table that is fixed; masses are ``f`` times as large."""
    place, velocity = AT[which]
    moved = tuple(np.add(place, at).tolist())
    table = Body(name="table", mass=f, inertia=(f,) * 3, position=at, shapes=(TABLE,))
    can = Body(
        name="can", mass=f, inertia=(0.01 * f, 0.005 * f, 0.01 * f), position=moved,
        velocity=velocity, shapes=(CAN,),
    )  # fmt: skip
    ends = ("can", "table") if swapped else ("table", "can")
    return Model(
        planar=False,
        bodies=(table, can),
        joints=(Fixed(name="foot", body_a="ground", body_b="table", point_a=at),),
        contacts=(BodyContact(name="touch", body_a=ends[0], body_b=ends[1], coefficient=0.3),),
        gravity=(0.0, -9.81, 0.0),
    )


def run(model, **keywords):
    result = kane.simulate(model, **{**SETTINGS, **keywords})
    assert result.outcome.ok, result.outcome.message
    return result


def end(result, body="can"):
    number = [each.name for each in result.model.bodies].index(body)
    return result.motion_of(number)[0][-1]


@pytest.fixture(scope="module", params=AT)
def case(request):
    return request.param, run(drawn(request.param))


def test_they_do_what_they_should(case):
    which, result = case
    turned = 1.0 - abs(end(result)[6])
    if which == "lying":
        # v²/(2 mu g) along the way on which it went, and it stands upright still
        far = 0.4 / (2 * 0.3 * 9.81)
        assert end(result)[:3] == pytest.approx(
            [far * 0.6 / 0.4**0.5, 0.25, 0.02 + far * 0.2 / 0.4**0.5], abs=1e-8
        )
        assert turned < 1e-12
    else:
        assert turned > 0.01


def test_order_swap_masses_and_names_do_not_matter(case):
    which, result = case
    plain = drawn(which)
    others = {
        "order": replace(plain, bodies=plain.bodies[::-1]),
        "swap": drawn(which, swapped=True),
        "masses": drawn(which, f=1000.0),
    }
    for what, model in others.items():
        found = run(model)
        assert end(found) == pytest.approx(end(result), abs=ENLARGED), what
        assert [each.kind for each in found.events] == [each.kind for each in result.events], what
        for one, other in zip(found.events, result.events, strict=True):
            numbers = pytest.approx((other.time, other.before, other.after), abs=ENLARGED)
            assert (one.time, one.before, one.after) == numbers, what
    names = run(renamed(plain, "can", "aaa"))
    assert end(names, "aaa").tolist() == end(result).tolist()


def test_place_and_what_is_recorded_do_not_matter(case):
    which, result = case
    there = (3.0, -2.0, 5.0)
    found = run(drawn(which, at=there))
    assert end(found)[:3] - there == pytest.approx(end(result)[:3], abs=10 * ENLARGED)
    assert end(found)[3:] == pytest.approx(end(result)[3:], abs=10 * ENLARGED)
    assert end(run(drawn(which), record_every=0.1)) == pytest.approx(end(result), abs=1e-12)
