"""What must not matter to a run whose constraints change, and how its error falls with the step."""

import json
import math
from typing import Any

import numpy as np
import pytest
from tests.changing_models import BUILDERS, model_of, table
from tests.exact.test_linkages_with_stops import chain

from kane.analyses.dynamics import simulate
from kane.files.model_json import loads

# By events there is a bound of 1e-12 s or so: they are where a gap is zero to 4e-13 of the size.
ROUND_OFF = 2e-11


def _content(**solver: Any) -> dict[str, Any]:
    """Return three rods that strike seven times, one of which throws another."""
    settings = {"duration": 0.9, "rtol": 1e-10, "atol": 1e-12, **solver}
    return {
        "format": "kanevas-model",
        "version": 1,
        "units": "SI: m, kg, s, N, rad",
        "gravity": [0, -9.81, 0],
        **json.loads(json.dumps(chain(3).content)),
        "solver": settings,
    }


def _events(content: dict[str, Any], **keywords: Any) -> list[tuple[float, str, str, float]]:
    result = simulate(loads(json.dumps(content)), **keywords)
    assert result.outcome.ok
    return [(e.time, e.element, f"{e.part} {e.kind}", e.after) for e in result.events]


def _same(ours: list[Any], theirs: list[Any], allowed: float) -> None:
    assert [event[1:3] for event in ours] == [event[1:3] for event in theirs]
    for a, b in zip(ours, theirs, strict=True):
        assert (a[0], a[3]) == pytest.approx((b[0], b[3]), abs=allowed)


def test_events_do_not_depend_on_what_is_recorded_or_told():
    plain = _events(_content())
    assert len(plain) > 5
    # frames end no step, so all of it is the same to the last bit
    assert _events(_content(record_every=1e-3)) == plain
    assert _events(_content(), progress=lambda _part: None) == plain


def test_the_order_of_elements_does_not_matter():
    content = _content()
    plain = _events(content)
    for group in ("bodies", "joints", "stops"):
        content[group] = content[group][::-1]
    _same(_events(content), plain, 1e-8)


def test_names_do_not_matter():
    content = _content()
    plain = _events(content)
    renamed = {stop["name"]: f"z{9 - k}" for k, stop in enumerate(content["stops"])}
    for stop in content["stops"]:
        stop["name"] = renamed[stop["name"]]
    assert _events(content) == [(t, renamed[name], what, after) for t, name, what, after in plain]


def test_another_body_does_not_matter():
    content = _content()
    plain = _events(content)
    content["bodies"].append({"name": "neighbour", "particle": True, "mass": 2.0,
                              "position": [0.1, 0.2, 0.3], "velocity": [1, 2, 3]})  # fmt: skip
    _same(_events(content), plain, 1e-7)


@pytest.mark.parametrize("planar", [True, False])
def test_where_the_model_lies_does_not_matter(planar):
    content = _content()
    plain = _events(content)
    if planar:
        content["planar"] = True
        _same(_events(content), plain, 1e-8)
        return
    # z, x, y instead of x, y, z; a joint's axes turn with the bodies
    third = [0.5, 0.5, 0.5, 0.5]
    for body in content["bodies"]:
        for key in ("position", "velocity"):
            x, y, z = body[key]
            body[key] = [z, x, y]
        body["orientation"] = _times(third, body["orientation"])
    content["gravity"] = [0, 0, -9.81]
    for joint in content["joints"]:
        if joint["body_a"] == "ground":
            joint["axis_a"] = [1, 0, 0]
            joint["point_a"] = joint["point_a"][-1:] + joint["point_a"][:-1]
    for stop in content["stops"]:
        if stop["type"] == "distance":
            x, y, z = stop["point_a"]
            stop["point_a"] = [z, x, y]
    found = _events(content)
    assert [event[2] for event in found] == [event[2] for event in plain]
    np.testing.assert_allclose([event[0] for event in found], [event[0] for event in plain],
                               rtol=0, atol=1e-8)  # fmt: skip


def _times(p: list[float], q: list[float]) -> list[float]:
    """Return the product of two unit quaternions, scalar last."""
    (a, b, c, d), (e, f, g, h) = p, q
    return [
        d * e + a * h + b * g - c * f,
        d * f - a * g + b * h + c * e,
        d * g + a * f - b * e + c * h,
        d * h - a * e - b * f - c * g,
    ]


ORDERED = [
    ("pendulum_stop", "past_the_bottom_e"),
    ("slack_rope", "plastic"),
    ("leaving_a_sphere", "particle"),
    ("block_driven", "force_on_block"),
    ("shopping_cart", "dry_friction_in_the_bearing"),
]


@pytest.mark.parametrize(("name", "case"), ORDERED)
def test_the_error_of_rk4_falls_with_the_fourth_power_of_the_step_through_events(name, case):
    of_table = table(name)["cases"][case]
    built = BUILDERS[name](of_table)
    exact = simulate(model_of(built, of_table, rtol=1e-12, atol=1e-14))
    errors = []
    for step in (4e-3, 2e-3):
        result = simulate(model_of(built, of_table, method="rk4", step=step))
        pairs = list(zip(result.events, exact.events, strict=True))
        assert all(a.kind == b.kind for a, b in pairs)
        errors.append(max(abs(a.time - b.time) for a, b in pairs))
    # 16 but for terms of higher order
    assert errors[0] > 20 * ROUND_OFF
    assert errors[0] / errors[1] > 11


def test_what_sticks_does_not_creep():
    slope, mu = 0.3, 0.35  # tan 0.3 = 0.309
    content = {
        "format": "kanevas-model",
        "version": 1,
        "units": "SI: m, kg, s, N, rad",
        "planar": True,
        "gravity": [-9.81 * math.sin(slope), -9.81 * math.cos(slope), 0],
        "bodies": [{"name": "block", "mass": 1, "inertia": [0.1] * 3}],
        "joints": [
            {"type": "prismatic", "name": "slope", "body_a": "ground", "body_b": "block",
             "axis_a": [1, 0, 0], "axis_b": [1, 0, 0]}
        ],
        "frictions": [
            {"type": "displacement", "name": "rubs", "joint": "slope", "coefficient": mu}
        ],
        "solver": {"duration": 1e4, "record_every": 100},
    }  # fmt: skip
    result = simulate(loads(json.dumps(content)))
    assert result.outcome.ok
    assert result.events == ()
    assert np.hypot(result["block.x"], result["block.y"]).max() < 1e-12
