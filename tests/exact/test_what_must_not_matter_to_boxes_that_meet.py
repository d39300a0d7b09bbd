"""What must not matter to boxes that slide over a floor into each other and come to lie so."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.exact.test_boxes_that_meet_on_a_floor import by_lot

import kane
from kane.model import renamed

SETTINGS = {"duration": 0.3, "rtol": 1e-10, "atol": 1e-12}
ENLARGED = 1e-8  # m: sums in another order, which some 80 strikes and low bounces enlarge
# m: a bounce of 2e-5 m/s is laid down, or followed for what is left
LAID_DOWN = 2e-6
FAR = (3.0, 0.0, 5.0)
SEEDS = (3, pytest.param(11, marks=pytest.mark.slow))


def run(drawn, **keywords):
    result = kane.simulate(drawn, **{**SETTINGS, **keywords})
    assert result.outcome.ok, result.outcome.message
    return result


def ends(result, names=("a", "b")):
    """Places and orientations at the end, (2, 7)."""
    bodies = [each.name for each in result.model.bodies]
    return np.array([result.motion_of(bodies.index(name))[0][-1] for name in names])


@pytest.fixture(scope="module", params=SEEDS)
def case(request):
    drawn = by_lot(request.param)
    return drawn, run(drawn)


def test_they_meet_and_lie_on_each_other(case):
    _, result = case
    strikes = [each for each in result.events if each.element == "a on b"]
    assert sum(each.kind == "strikes" for each in strikes) >= 2


def others(drawn):
    """The same drawn otherwise."""
    bodies, contacts = drawn.bodies, drawn.contacts
    swapped = replace(contacts[-1], body_a=contacts[-1].body_b, body_b=contacts[-1].body_a)
    return {
        "order of bodies": replace(drawn, bodies=bodies[::-1]),
        "which is body A": replace(drawn, contacts=(*contacts[:-1], swapped)),
        "unit of mass": replace(drawn, bodies=tuple(replace(b, density=1e6) for b in bodies)),
    }


def test_order_swap_masses_and_names_do_not_matter(case):
    drawn, result = case
    for what, model in others(drawn).items():
        assert ends(run(model)) == pytest.approx(ends(result), abs=ENLARGED), what
    renamed_too = run(renamed(drawn, "a", "zz"))
    assert ends(renamed_too, ("zz", "b")).tolist() == ends(result).tolist()


def test_order_of_contacts_place_and_what_is_recorded_do_not_matter(case):
    drawn, result = case
    turned_round = run(replace(drawn, contacts=drawn.contacts[::-1]))
    assert ends(turned_round) == pytest.approx(ends(result), abs=LAID_DOWN)
    moved = tuple(
        replace(body, position=tuple(np.add(body.position, FAR).tolist())) for body in drawn.bodies
    )
    there = ends(run(replace(drawn, bodies=moved)))
    there[:, :3] -= FAR
    assert there == pytest.approx(ends(result), abs=LAID_DOWN)
    assert ends(run(drawn, record_every=0.05)) == pytest.approx(ends(result), abs=1e-12)
