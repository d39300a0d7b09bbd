"""A box that lies in a V-groove rests as long as any forces of its places could hold it.

Its edge is down, its faces lie on both sides, each at the angle a to the plane between them, and
each face is pressed by N. Across the groove friction may press it in, by c on each side: what
weighs W cos(tilt) then stands on N = (W cos(tilt) / 2 + c cos a) / sin a. What is left of friction
holds it lengthwise, by 2 sqrt((mu N)^2 - c^2). That is most for c = mu^2 N cot a:

    tan(tilt) = mu / (sin a sqrt(1 - (mu cot a)^2)).

Above that it must slide; for mu > tan a it is wedged. Once it slides, friction goes lengthwise, and
it accelerates by g (sin(tilt) - mu cos(tilt) / sin a), the law of a wedge.
"""

import json
import math

import numpy as np
import pytest
from tests.thinned import thinned

from kane import simulate
from kane.analyses.going_on import go_on
from kane.files.model_json import loads

G, HALF, ANGLE = 9.81, 0.1, math.pi / 4  # half of the side of a box [m], of the groove


def groove(tilt, mu, aside=0.0, sides=(0, 1), name="box", **changes):
    """Return a box in a groove along z; gravity leans instead of it."""
    angle = ANGLE + aside
    contacts = [
        {
            "type": "plane", "name": f"side {k}", "body_a": "ground", "body_b": name,
            "axis_a": [math.cos(angle + k * math.pi / 2), math.sin(angle + k * math.pi / 2), 0],
            "coefficient": mu,
        }
        for k in sides
    ]  # fmt: skip
    up = math.sqrt(2) * HALF
    box = {
        "name": name, "density": 1000.0, "shapes": [{"type": "box", "size": [0.2, 0.2, 0.4]}],
        "position": [-up * math.sin(aside), up * math.cos(aside), 0.0],
        "orientation": [0, 0, math.sin(angle / 2), math.cos(angle / 2)],
    }  # fmt: skip
    content = {
        "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad",
        "planar": False, "gravity": [0, -G * math.cos(tilt), G * math.sin(tilt)],
        "bodies": [box], "contacts": contacts,
        "solver": {"duration": 0.3, "rtol": 1e-8, "atol": 1e-10, "record_every": 0.1},
    }  # fmt: skip
    return loads(json.dumps({**content, **changes}))


def steepest(mu):
    return mu / (math.sin(ANGLE) * math.sqrt(1.0 - (mu / math.tan(ANGLE)) ** 2))


@pytest.mark.parametrize("mu", [0.2, 0.8])
@pytest.mark.parametrize("part", [0.0, 0.7, 0.999])
def test_a_box_in_a_groove_rests_where_it_can(mu, part):
    result = simulate(groove(math.atan(part * steepest(mu)), mu))
    assert result.outcome.ok
    assert not result.events
    assert np.abs(result.q - result.q[0]).max() < 1e-12
    assert {*result.open_contacts} == {"side 0", "side 1"}
    for i, (_, state) in enumerate(result.states_at(-1)):
        if state.is_closed:
            force = result.multipliers[:, result.system.contact_rows[i]]
            assert (np.linalg.norm(force[:, 1:], axis=1) < mu * force[:, 0]).all()


@pytest.mark.parametrize("mu", [0.2, 0.8])
def test_a_box_in_a_groove_slides_by_the_law_of_a_wedge(mu):
    tilt = math.atan(1.001 * steepest(mu))
    result = simulate(groove(tilt, mu))
    assert result.outcome.ok
    rate = G * (math.sin(tilt) - mu * math.cos(tilt) / math.sin(ANGLE))
    np.testing.assert_allclose(result.q[-1, 0, 2], rate * 0.3**2 / 2, rtol=1e-9)
    assert np.abs(result.q[:, 0, 0]).max() < 1e-12


def test_what_is_too_rough_to_slide_is_wedged():
    result = simulate(groove(math.atan(20.0), 1.2))
    assert result.outcome.ok
    assert np.abs(result.q - result.q[0]).max() < 1e-12


@pytest.mark.parametrize("mu", thinned([0.2, 0.8], 2))
def test_it_slides_when_a_growing_force_is_more_than_any_share_holds(mu):
    """The load is shared anew again and again, the closer to the end the more often."""
    most = steepest(mu) * 0.016 * 1000.0 * G
    pull = {"name": "pull", "body": "box", "force": [0, 0, f"{most}*t"]}
    solver = {"duration": 1.1, "rtol": 1e-8, "atol": 1e-10, "record_every": 0.1}
    result = simulate(groove(0.0, mu, forces=[pull], solver=solver))
    assert result.outcome.ok
    assert {event.kind for event in result.events} == {"slides"}
    times = np.array([event.time for event in result.events])
    np.testing.assert_allclose(times, 1.0, rtol=1e-7)


def test_a_box_in_a_groove_that_leans_sideways_rests_whatever_comes_first():
    """The forces of its sides are the same in whatever order they are told, and by any name."""
    tilt, mu, aside = math.atan(0.25), 0.3, 0.4
    one = simulate(groove(tilt, mu, aside))
    other = simulate(groove(tilt, mu, aside, sides=(1, 0), name="zz"))
    for result in (one, other):
        assert result.outcome.ok
        assert np.abs(result.q - result.q[0]).max() < 1e-12
    for name in ("side 0", "side 1"):
        forces = (each[f"{name}.normal_force"] for each in (one, other))
        np.testing.assert_allclose(*forces, rtol=1e-9)


def test_what_goes_on_from_a_frame_shares_the_load_as_it_did():
    result = simulate(groove(0.2, 0.4))
    simulation = go_on(result, 0.1)
    simulation.advance(0.2)
    again = simulation.result
    for name in ("side 0.normal_force", "side 1.normal_force"):
        np.testing.assert_allclose(again[name][-1], result[name][-1], rtol=1e-9)


def test_time_steps_hold_it_as_well():
    settings = {"duration": 0.1, "method": "moreau", "step": 1e-3, "record_every": 0.1}
    result = simulate(groove(0.2, 0.4, solver=settings))
    assert result.outcome.ok
    assert np.abs(result.q - result.q[0]).max() < 1e-12
