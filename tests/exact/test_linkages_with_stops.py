"""Chains and four-bars with stops, against integrations in minimal coordinates.

Numbers are drawn: lengths, masses, limits, coefficients, how it begins. In many of them two stops
strike at once, one throws another open, and bounces of several end together.
"""

import math
from typing import Any, NamedTuple

import numpy as np
import pytest
import sympy as sp
from tests.changing_models import about_z
from tests.event_driven import Mechanism, integrated
from tests.planar_model import planar_model
from tests.thinned import thinned

from kane.analyses.dynamics import simulate
from kane.model import Model
from kane.parts import AngleStop, Body, Revolute

GRAVITY = 9.81
FRAMES = 40

# Both integrations have relative errors of 1e-11; behind some strikes these are more.
SAME_TIME = 1e-8  # s
SAME_SPEED = 1e-7  # rad/s, and angles
SUNK = 1e-11  # of the gap's own size: joints and stops are closed to 1e-13


class Linkage(NamedTuple):
    """A model and the same in minimal coordinates.

    Attributes:
        mechanism: see ``event_driven``.
        start: coordinates and their rates.
        e: coefficients of restitution of the gaps.
        gaps: element and part of each.
        content: of the model file.
        speeds: quantities that are the rates of the coordinates.

    """

    mechanism: Mechanism
    start: Any
    e: list[float]
    gaps: list[tuple[str, str]]
    content: dict[str, Any]
    speeds: list[str]


def _body(name: str, mass: float, length: float, place: Any, angle: float, velocity: Any) -> Any:
    x, y, vx, vy, w = (float(number) for number in (*place, *velocity))
    return {
        "name": name,
        "mass": mass,
        "inertia": [mass * length**2 / 12] * 3,
        "position": [x, y, 0],
        "orientation": about_z(angle),
        "velocity": [vx, vy, 0],
        "angular_velocity": [0, 0, w],
    }


def _hinge(name: str, a: str, point_a: float, b: str, point_b: float) -> dict[str, Any]:
    ends = {"body_a": a, "point_a": [point_a, 0, 0], "body_b": b, "point_b": [point_b, 0, 0]}
    return {"type": "revolute", "name": name, **ends}


def chain(seed: int) -> Linkage:
    """One to three rods, one hanging on the other, with stops in hinges and perhaps a rope."""
    rng = np.random.default_rng(seed)
    n = int(rng.integers(1, 4))
    L, m = rng.uniform(0.4, 1.2, n).tolist(), rng.uniform(0.5, 2.0, n).tolist()
    angle, rate = (rng.uniform(-0.6, 0.6, n) - 0.5).tolist(), rng.uniform(-3, 3, n).tolist()
    q = sp.symbols(f"q0:{n}")
    places, masses, bodies, joints = list[Any](), list[float](), list[Any](), list[Any]()
    energy, x, y = sp.Integer(0), sp.Integer(0), sp.Integer(0)
    place, velocity = np.zeros(2), np.zeros(2)
    for i in range(n):
        middle = x + L[i] / 2 * sp.cos(q[i]), y + L[i] / 2 * sp.sin(q[i])
        places += [*middle, q[i] * L[i] / math.sqrt(12)]
        masses += [m[i]] * 3
        energy += m[i] * GRAVITY * middle[1]
        x, y = x + L[i] * sp.cos(q[i]), y + L[i] * sp.sin(q[i])
        along = L[i] / 2 * np.array([math.cos(angle[i]), math.sin(angle[i])])
        across = rate[i] * np.array([-along[1], along[0]])
        motion = *(velocity + across), rate[i]
        bodies.append(_body(f"r{i}", m[i], L[i], place + along, angle[i], motion))
        place, velocity = place + 2 * along, velocity + 2 * across
        before = (f"r{i - 1}", L[i - 1] / 2) if i else ("ground", 0.0)
        joints.append(_hinge(f"h{i}", *before, f"r{i}", -L[i] / 2))
    gaps, e, names, stops = list[Any](), list[float](), list[tuple[str, str]](), list[Any]()
    for i in range(n):
        turned = q[i] - (q[i - 1] if i else 0)
        now = angle[i] - (angle[i - 1] if i else 0.0)
        lower, upper = now - float(rng.uniform(0.1, 1.2)), now + float(rng.uniform(0.1, 1.2))
        own = float(rng.choice([0.0, 0.0, 0.3, 0.7, 1.0]))
        gaps += [turned - lower, upper - turned]
        e, names = [*e, own, own], [*names, (f"s{i}", "lower"), (f"s{i}", "upper")]
        limits = {"lower": lower, "upper": upper, "restitution": own}
        stops.append({"type": "angle", "name": f"s{i}", "joint": f"h{i}", **limits})
    if rng.random() < 0.5:
        ax, ay = rng.uniform(-0.5, 0.5, 2).tolist()
        distance = sp.sqrt((x - ax) ** 2 + (y - ay) ** 2)
        now = math.hypot(place[0] - ax, place[1] - ay)
        lower, upper = now * float(rng.uniform(0.4, 0.95)), now * float(rng.uniform(1.02, 1.4))
        gaps += [distance - lower, upper - distance]
        e, names = [*e, 0.0, 0.0], [*names, ("rope", "lower"), ("rope", "upper")]
        ends = {"body_a": "ground", "point_a": [ax, ay, 0], "body_b": f"r{n - 1}"}
        tip = {"point_b": [L[-1] / 2, 0, 0], "lower": lower, "upper": upper}
        stops.append({"type": "distance", "name": "rope", **ends, **tip})
    mechanism = Mechanism(q, places, masses, energy, gaps)
    content = {"bodies": bodies, "joints": joints, "stops": stops}
    start = np.array([*angle, *rate])
    return Linkage(mechanism, start, e, names, content, [f"r{i}.wz" for i in range(n)])


def four_bar(seed: int) -> Linkage:
    """A four-bar whose rocker strikes two stops."""
    rng = np.random.default_rng(seed)
    low, high = [0.2, 0.7, 0.6, 0.7], [0.35, 0.9, 0.8, 0.9]
    a, b, c, d = rng.uniform(low, high).tolist()
    m = rng.uniform(0.5, 2.0, 3).tolist()
    angle, rate = float(rng.uniform(0, 2 * math.pi)), float(rng.choice([-1, 1]) * rng.uniform(2, 6))
    lim, e = float(rng.uniform(0.1, 0.3)), float(rng.choice([0.0, 0.5, 1.0]))
    (q,) = sp.symbols("q0:1")
    A = sp.Matrix([a * sp.cos(q), a * sp.sin(q)])
    way = sp.sqrt((d - A[0]) ** 2 + A[1] ** 2)
    lean = sp.atan2(-A[1], d - A[0]) + sp.acos((b**2 + way**2 - c**2) / (2 * b * way))
    B = A + b * sp.Matrix([sp.cos(lean), sp.sin(lean)])
    rocks = sp.atan2(B[1], B[0] - d)
    parts = [(A / 2, q, a), ((A + B) / 2, lean, b), ((B + sp.Matrix([d, 0])) / 2, rocks, c)]
    places = [x for middle, turn, length in parts for x in (*middle, turn * length / math.sqrt(12))]
    energy = sum(mass * GRAVITY * middle[1] for mass, (middle, _, _) in zip(m, parts, strict=True))
    now = float(rocks.subs(q, angle))
    bodies = []
    for name, mass, (middle, turn, length) in zip(
        ("crank", "rod", "rocker"), m, parts, strict=True
    ):
        along = [float(x.subs(q, angle)) for x in (*middle, turn)]
        speeds = [rate * float(sp.diff(x, q).subs(q, angle)) for x in (*middle, turn)]
        bodies.append(_body(name, mass, length, along[:2], along[2], speeds))
    joints = [
        _hinge("O", "ground", 0.0, "crank", -a / 2),
        _hinge("A", "crank", a / 2, "rod", -b / 2),
        _hinge("B", "rod", b / 2, "rocker", c / 2),
        _hinge("C", "ground", d, "rocker", -c / 2),
    ]
    limits = {"lower": now - lim, "upper": now + lim, "restitution": e}
    content = {
        "bodies": bodies,
        "joints": joints,
        "stops": [{"type": "angle", "name": "s", "joint": "C", **limits}],
    }
    mechanism = Mechanism([q], places, [x for x in m for _ in range(3)], energy,
                          [rocks - now + lim, now + lim - rocks])  # fmt: skip
    names = [("s", "lower"), ("s", "upper")]
    return Linkage(mechanism, np.array([angle, rate]), [e, e], names, content, ["crank.wz"])


def _compare(linkage: Linkage, duration: float, formulation: str) -> None:
    content = {
        **linkage.content,
        "solver": {
            "duration": duration,
            "record_every": duration / FRAMES,
            "rtol": 1e-11,
            "atol": 1e-13,
            "formulation": formulation,
        },
    }
    result = simulate(planar_model(GRAVITY, **content))
    assert result.outcome.ok, result.outcome.message
    assert result.doubts == ()
    times = duration * np.arange(FRAMES + 1) / FRAMES
    strikes, lifts, states, until = integrated(
        linkage.mechanism, linkage.start, duration, linkage.e, times
    )
    until -= 1e-6
    # the same events
    events = [event for event in result.events if event.time < until]
    ours = [event for event in events if event.kind == "strikes"]
    theirs = [strike for strike in strikes if strike.time < until]
    assert [(event.element, event.part) for event in ours] == [
        linkage.gaps[strike.gap] for strike in theirs
    ]
    for event, strike in zip(ours, theirs, strict=True):
        assert event.time == pytest.approx(strike.time, abs=SAME_TIME)
        assert event.before == pytest.approx(strike.before, abs=SAME_SPEED)
        assert event.after == pytest.approx(strike.after, abs=SAME_SPEED)
        assert event.lost >= -1e-12
    opened = [event.time for event in events if event.kind == "lifts"]
    expected = [strike.time for strike in lifts if strike.time < until]
    np.testing.assert_allclose(opened, expected, rtol=0, atol=SAME_TIME)
    # the same motion
    first = linkage.mechanism.size
    for k, speed in enumerate(linkage.speeds):
        for time, value in zip(times, states[:, first + k], strict=True):
            if time < until:
                at = np.abs(result.time - time) < 1e-9
                assert np.abs(result[speed][at] - value).min() < SAME_SPEED * max(1, abs(value))


@pytest.mark.parametrize("seed", thinned([0, 5, 12], 3))
@pytest.mark.parametrize("formulation", thinned(["multipliers", "embedded"], 2))
def test_a_chain_strikes_its_stops_as_in_minimal_coordinates(seed, formulation):
    _compare(chain(seed), 1.2, formulation)


@pytest.mark.slow  # a second each
@pytest.mark.parametrize("seed", range(13, 60))
def test_many_chains_strike_their_stops_as_in_minimal_coordinates(seed):
    _compare(chain(seed), 1.5, "embedded" if seed % 2 else "multipliers")


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "formulation"), [(0, "multipliers"), (3, "embedded")])
def test_a_four_bar_strikes_its_stops_as_in_minimal_coordinates(seed, formulation):
    _compare(four_bar(seed), 1.5, formulation)


@pytest.mark.slow  # a second each
@pytest.mark.parametrize("seed", range(4, 16))
def test_many_four_bars_strike_their_stops_as_in_minimal_coordinates(seed):
    _compare(four_bar(seed), 1.5, "embedded" if seed % 2 else "multipliers")


def test_a_stop_that_another_one_throws_open_stays_beside_its_limit():
    """Where one closes by what counts as nothing, gaps beside it are not left below zero."""
    rods = tuple(
        Body(name=f"rod {i}", mass=1.0, inertia=(0.1, 0.1, 0.1), position=(i + 0.5, 0.0, 0.0))
        for i in range(10)
    )
    joints = tuple(
        Revolute(
            name=f"hinge {i}", body_a=rods[i - 1].name if i else "ground", body_b=rod.name,
            point_a=(0.5 if i else 0.0, 0.0, 0.0), point_b=(-0.5, 0.0, 0.0),
        )
        for i, rod in enumerate(rods)
    )  # fmt: skip
    stops = tuple(
        AngleStop(name=f"stop {i}", joint=joint.name, lower=-0.2, upper=0.2, restitution=0.3)
        for i, joint in enumerate(joints)
    )
    model = Model(bodies=rods, joints=joints, stops=stops, gravity=(0.0, -GRAVITY, 0.0))
    result = simulate(model, duration=0.6, rtol=1e-6)
    assert result.outcome.ok, result.outcome
    assert len(result.events) > 500
    for joint in joints:
        assert np.abs(result[f"{joint.name}.angle"]).max() < 0.2 + 1e-10
