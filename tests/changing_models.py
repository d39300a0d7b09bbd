"""Models of the reference tables of mechanisms whose constraints change, and what to compare.

The tables (``reference/changing``) come from minimal coordinates, modes and located events, or from
closed forms; each says its law, and how it was checked.
"""

import json
import math
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from kane import Model, simulate
from kane.files.model_json import loads
from kane.model.poses import rotation_matrices
from kane.results.result import Result

FOLDER = Path(__file__).parent / "reference" / "changing"
Quantity = str | Callable[[Result], Any] | None


class Case(NamedTuple):
    """A case of a table.

    Attributes:
        parts: of the model.
        gravity: in ground axes [m/s^2].
        columns: what the columns of the table are in a result; None is left out.
        kinds: kinds of events that the table has, by Kanevas' words.
        left_out: what in the table is no event of the model.
        most: how many events the table lists, where it breaks off.

    """

    parts: dict[str, Any]
    gravity: tuple[float, float, float]
    columns: tuple[Quantity, ...]
    kinds: frozenset[str]
    left_out: str = "nothing is"
    most: int | None = None


@cache
def table(name: str) -> dict[str, Any]:
    """Return a table by the name of its file."""
    content: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return content


def model_of(case: Case, of_table: dict[str, Any], **solver: Any) -> Model:
    """Return the model of a case, recorded at the times of the table."""
    times = of_table["time"]
    settings = {
        "duration": times[-1],
        "record_every": times[1] - times[0],
        "rtol": 1e-10,
        "atol": 1e-12,
    }
    content = {
        "format": "kanevas-model",
        "version": 1,
        "units": "SI: m, kg, s, N, rad",
        "planar": True,
        "gravity": case.gravity,
        **case.parts,
        "solver": {**settings, **solver},
    }
    return loads(json.dumps(content))


def run_of(name: str, case: str, **solver: Any) -> Result:
    """Return the run of a case of a table, with other settings perhaps."""
    of_table = table(name)["cases"][case]
    return simulate(model_of(BUILDERS[name](of_table), of_table, **solver))


def about_z(angle: float) -> list[float]:
    """Return Euler parameters of a turn about z."""
    return [0.0, 0.0, math.sin(angle / 2), math.cos(angle / 2)]


def rod(name: str, mass: float, inertia: float, **more: Any) -> dict[str, Any]:
    """Return a body in the plane with a moment of inertia about z."""
    return {"name": name, "mass": mass, "inertia": [inertia, inertia, inertia], **more}


def pendulum_stop(case: dict[str, Any]) -> Case:
    """A rod that hangs from a hinge and swings against a stop."""
    p, (angle, _) = case["parameters"], case["values"][0]
    m, L = p["m"], p["L"]
    body = rod(
        "rod",
        m,
        m * L * L / 12,
        position=[L / 2 * math.sin(angle), -L / 2 * math.cos(angle), 0],
        orientation=about_z(angle),
    )
    hinge = {"type": "revolute", "name": "hinge", "body_a": "ground", "body_b": "rod"}
    stop = {"type": "angle", "name": "stop", "joint": "hinge"}
    return Case(
        {
            "bodies": [body],
            "joints": [{**hinge, "point_b": [0, L / 2, 0]}],
            "stops": [{**stop, "lower": p["stop"], "restitution": p["e"]}],
        },
        (0, -p["g"], 0),
        ("hinge.angle", "hinge.angle_rate"),
        frozenset({"strikes"}),
        "rests",
    )


def on_line(body: str, axis: list[float], name: str = "guide") -> dict[str, Any]:
    """Return a guide of a particle along a line through the ground's origin."""
    return {
        "type": "point_on_line", "name": name, "body_a": "ground", "body_b": body, "axis_a": axis,
    }  # fmt: skip


def bouncing_ball(case: dict[str, Any]) -> Case:
    """A particle on a vertical line above a floor."""
    p = case["parameters"]
    ball = {"name": "ball", "particle": True, "mass": p["m"]}
    start = {"position": [0, p["h"] + p["r"], 0], "velocity": [0, p["v0"], 0]}
    stop = {"type": "displacement", "name": "floor", "joint": "guide", "lower": p["r"]}
    return Case(
        {
            "bodies": [{**ball, **start}],
            "joints": [on_line("ball", [0, 1, 0])],
            "stops": [{**stop, "restitution": p["e"]}],
        },
        (0, -p["g"], 0),
        ("ball.y", "ball.vy"),
        frozenset({"strikes"}),
        "at rest",
    )


def preloaded_stop(case: dict[str, Any]) -> Case:
    """A slider that a spring pulls onto a stop, and a force off it now and then."""
    p = case["parameters"]
    force = f"{p['F0']} * sin({p['omega']} * t) - {p['P']} - {p['k']} * x('slider')"
    stop = {"type": "displacement", "name": "stop", "joint": "guide", "lower": 0.0}
    return Case(
        {
            "bodies": [{"name": "slider", "particle": True, "mass": p["m"]}],
            "joints": [on_line("slider", [1, 0, 0])],
            "stops": [{**stop, "restitution": p["e"]}],
            "forces": [{"name": "force", "body": "slider", "force": [force, 0, 0]}],
        },
        (0, 0, 0),
        ("slider.x", "slider.vx"),
        frozenset({"strikes", "lifts", "comes to rest"}),
    )


def slack_rope(case: dict[str, Any]) -> Case:
    """A particle on a rope."""
    p = case["parameters"]
    ball = {"name": "ball", "particle": True, "mass": p["m"], "position": [0, -p["L"], 0]}
    rope = {"type": "distance", "name": "rope", "body_a": "ground", "body_b": "ball"}
    return Case(
        {
            "bodies": [{**ball, "velocity": [p["v0"], 0, 0]}],
            "stops": [{**rope, "upper": p["L"], "restitution": p["e"]}],
        },
        (0, -p["g"], 0),
        ("ball.x", "ball.y", "ball.vx", "ball.vy"),
        frozenset({"strikes", "lifts"}),
        "stays taut",
    )


def leaving_a_sphere(case: dict[str, Any]) -> Case:
    """A particle that slides down a sphere: a strut that can push alone; or a ball on it."""
    p = case["parameters"]
    if "r" in p:
        return rolling_off(case)
    ball = {"name": "ball", "particle": True, "mass": p["m"], "position": [0, p["R"], 0]}
    strut = {"type": "distance", "name": "sphere", "body_a": "ground", "body_b": "ball"}
    return Case(
        {
            "bodies": [{**ball, "velocity": [p["v0"], 0, 0]}],
            "stops": [{**strut, "lower": p["R"]}],
        },
        (0, -p["g"], 0),
        ("ball.x", "ball.y", "ball.vx", "ball.vy"),
        frozenset({"lifts"}),
        "passes the level",
    )


def ball_row(case: dict[str, Any]) -> Case:
    """Balls on a line, which keep their distance by struts."""
    p = case["parameters"]
    apart = [gap + 2 * p["radius"] for gap in p["gaps"]]
    places = [0.0, *np.cumsum(apart).tolist()]
    bodies = [
        {"name": f"b{i}", "particle": True, "mass": p["masses"][i], "position": [x, 0, 0],
         "velocity": [case["initial"]["v"][i], 0, 0]}
        for i, x in enumerate(places)
    ]  # fmt: skip
    stops = [
        {"type": "distance", "name": f"s{i}", "body_a": f"b{i}", "body_b": f"b{i + 1}",
         "lower": 2 * p["radius"], "restitution": e}
        for i, e in enumerate(p["e"])
    ]  # fmt: skip
    count = len(bodies)
    return Case(
        {
            "bodies": bodies,
            "joints": [on_line(f"b{i}", [1, 0, 0], f"g{i}") for i in range(count)],
            "stops": stops,
        },
        (0, 0, 0),
        (*(f"b{i}.x" for i in range(count)), *(f"b{i}.vx" for i in range(count))),
        frozenset({"strikes"}),
    )


def disc_ramp(case: dict[str, Any]) -> Case:
    """A disc on a ramp, which slides where friction is too weak."""
    p, start = case["parameters"], case["initial"]
    c, s = math.cos(p["phi"]), math.sin(p["phi"])
    disc = {"name": "disc", "mass": p["m"], "inertia": [p["J"] / 2, p["J"] / 2, p["J"]]}
    motion = {
        "position": [-s * p["r"], c * p["r"], 0],
        "velocity": [c * start["u1"], s * start["u1"], 0],
        "angular_velocity": [0, 0, start["w"]],
    }
    ramp = {"type": "rolling_disc", "name": "ramp", "body_a": "ground", "body_b": "disc"}
    parts: dict[str, Any] = {
        "bodies": [{**disc, **motion}],
        "joints": [
            {**ramp, "axis_a": [-s, c, 0], "radius": p["r"], "coefficient": p["mu_dynamic"],
             "static_coefficient": p["mu_static"]}
        ],
    }  # fmt: skip
    if "tau" in p:
        law = "-2.0601 * sin(2 * pi * t / 1.6)"
        parts["torques"] = [{"name": "torque", "body": "disc", "torque": [0, 0, law]}]
    return Case(
        parts,
        (0, -p["g"], 0),
        (
            lambda r: c * r["disc.x"] + s * r["disc.y"],
            None,
            lambda r: c * r["disc.vx"] + s * r["disc.vy"],
            "disc.wz",
            "system.friction",
        ),
        frozenset({"sticks", "slides", "turns round"}),
    )


def block_driven(case: dict[str, Any]) -> Case:
    """A block on a plane, pulled or shaken."""
    p = case["parameters"]
    guide = {"type": "prismatic", "name": "guide", "axis_a": [1, 0, 0], "axis_b": [1, 0, 0]}
    rubs = {
        "type": "displacement", "name": "rubs", "joint": "guide", "coefficient": p["mu_k"],
        "static_coefficient": p["mu_s"],
    }  # fmt: skip
    kinds = frozenset({"sticks", "slides", "turns round"})
    if "X" not in p:
        law = f"{p['F0']} * cos({p['omega']} * t) - {p['k']} * x('block')"
        parts: dict[str, Any] = {
            "bodies": [rod("block", p["m"], 0.1)],
            "joints": [{**guide, "body_a": "ground", "body_b": "block"}],
            "frictions": [rubs],
            "forces": [{"name": "force", "body": "block", "force": [law, 0, 0]}],
        }
        columns: tuple[Quantity, ...] = ("block.x", "block.vx", "system.friction", "system.work")
        return Case(parts, (0, -p["g"], 0), (*columns[:3], None), kinds)
    X, Z, omega, psi = p["X"], p["Z"], p["omega"], p["psi"]
    height = Z * math.sin(psi)
    parts = {
        "bodies": [
            rod("plane", 1.0, 0.1, position=[0, height, 0]),
            rod("block", p["m"], 0.1, position=[0, height, 0],
                velocity=[X * omega, Z * omega * math.cos(psi), 0]),
        ],
        "joints": [
            {**guide, "body_a": "plane", "body_b": "block"},
            {"type": "parallel_axes", "name": "level", "body_a": "ground", "body_b": "plane",
             "axis_a": [1, 0, 0], "axis_b": [1, 0, 0]},
        ],
        "drivers": [
            {"type": "point", "name": "shaker", "body": "plane",
             "law": [f"{X} * sin({omega} * t)", f"{Z} * sin({omega} * t + {psi})", None]}
        ],
        "frictions": [rubs],
    }  # fmt: skip
    return Case(parts, (0, -p["g"], 0), ("block.x", "block.vx", "system.friction"), kinds)


def clutch(case: dict[str, Any]) -> Case:
    """Two rotors and a clutch between them."""
    p = case["parameters"]
    load = f"where(t < {p['t_load']}, -{p['TL']}, where(t < {p['t_off']}, -{p['TL2']}, -{p['TL']}))"
    hinge = {"type": "revolute", "body_a": "ground"}
    moment = f"min({p['Tc']}, {p['Tc']} * t / {p['ramp']})"
    return Case(
        {
            "bodies": [
                rod("a", 1.0, p["J1"], angular_velocity=[0, 0, p["w1"]]),
                rod("b", 1.0, p["J2"], angular_velocity=[0, 0, p["w2"]]),
            ],
            "joints": [{**hinge, "name": f"hinge {x}", "body_b": x} for x in "ab"],
            "frictions": [
                {"type": "clutch", "name": "clutch", "joint_a": "hinge a", "joint_b": "hinge b",
                 "moment": moment, "static_ratio": p["ratio"]}
            ],
            "torques": [
                {"name": "motor", "body": "a", "torque": [0, 0, p["Te"]]},
                {"name": "load", "body": "b", "torque": [0, 0, load]},
            ],
        },
        (0, 0, 0),
        ("hinge a.angle", "hinge b.angle", "a.wz", "b.wz", "system.friction"),
        frozenset({"sticks", "slides"}),
        "the load jumps",
    )  # fmt: skip


def slider_crank(case: dict[str, Any]) -> Case:
    """A slider-crank whose guide rubs."""
    p = case["parameters"]
    a, length = p["a"], p["l"]
    angle, rate = case["initial"]["theta"], case["initial"]["rate"]
    c, s = math.cos(angle), math.sin(angle)
    lean = -math.asin(a * s / length)
    turning = -a * rate * c / (length * math.cos(lean))
    x = a * c + length * math.cos(lean)
    v = -a * rate * s - length * turning * math.sin(lean)
    hinge = {"type": "revolute"}
    parts: dict[str, Any] = {
        "bodies": [
            rod("crank", p["m1"], p["J1"], position=[a / 2 * c, a / 2 * s, 0],
                orientation=about_z(angle), velocity=[-a / 2 * rate * s, a / 2 * rate * c, 0],
                angular_velocity=[0, 0, rate]),
            rod("rod", p["m2"], p["J2"], position=[(a * c + x) / 2, a / 2 * s, 0],
                orientation=about_z(lean), velocity=[(v - a * rate * s) / 2, a / 2 * rate * c, 0],
                angular_velocity=[0, 0, turning]),
            rod("slider", p["m3"], 1.0, position=[x, 0, 0], velocity=[v, 0, 0]),
        ],
        "joints": [
            {**hinge, "name": "O", "body_a": "ground", "body_b": "crank",
             "point_b": [-a / 2, 0, 0]},
            {**hinge, "name": "B", "body_a": "crank", "point_a": [a / 2, 0, 0], "body_b": "rod",
             "point_b": [-length / 2, 0, 0]},
            {**hinge, "name": "C", "body_a": "rod", "point_a": [length / 2, 0, 0],
             "body_b": "slider"},
            {"type": "prismatic", "name": "guide", "body_a": "ground", "body_b": "slider",
             "axis_a": [1, 0, 0], "axis_b": [1, 0, 0]},
        ],
        "frictions": [
            {"type": "displacement", "name": "rubs", "joint": "guide", "coefficient": p["mu"]}
        ],
    }  # fmt: skip
    if p["torque"]:
        parts["torques"] = [{"name": "motor", "body": "crank", "torque": [0, 0, p["torque"]]}]
    return Case(
        parts,
        (0, -p["g"], 0),
        ("O.angle", "O.angle_rate", "slider.x", "slider.vx", "system.friction"),
        frozenset({"sticks", "slides", "turns round", "changes side"}),
    )


def shopping_cart(case: dict[str, Any]) -> Case:
    """A cart with a caster that jams, or rubs in its bearing."""
    p, start = case["parameters"], case["initial"]
    L1, L2, L3 = p["L1"], p["L2"], p["L3"]
    q4, u1, u2 = start["q4"], start["u1"], start["u2"]
    c, s = math.cos(q4), math.sin(q4)
    w = u2 + (-u1 * s + u2 * L2 * c) / L3 - u2  # of the caster, whose wheel does not slip sideways
    parts: dict[str, Any] = {
        "bodies": [
            rod("cart", p["mB"], p["IB"], position=[L1, 0, 0], velocity=[u1, L1 * u2, 0],
                angular_velocity=[0, 0, u2]),
            rod("caster", p["mC"], 0.0, position=[L2 - L3 * c, -L3 * s, 0],
                orientation=about_z(q4), velocity=[u1 + w * L3 * s, u2 * L2 - w * L3 * c, 0],
                angular_velocity=[0, 0, w]),
        ],
        "joints": [
            {"type": "revolute", "name": "bearing", "body_a": "cart", "point_a": [L2 - L1, 0, 0],
             "body_b": "caster", "point_b": [L3, 0, 0]},
            {"type": "knife_edge", "name": "rear", "body_a": "ground", "body_b": "cart",
             "point_b": [-L1, 0, 0], "across": [0, 1, 0]},
            {"type": "knife_edge", "name": "front", "body_a": "ground", "body_b": "caster",
             "across": [0, 1, 0]},
        ],
        "forces": [
            {"name": "push", "body": "cart", "axes": "body", "point": [-L1, 0, 0],
             "force": [p["F"], 0, 0]}
        ],
    }  # fmt: skip
    if "Ts" in p:
        steer: str | float = f"{p['tau0']} * sin({p['omega']} * t)"
        parts["frictions"] = [
            {"type": "angle", "name": "rubs", "joint": "bearing", "moment": p["Tk"],
             "static_moment": p["Ts"]}
        ]  # fmt: skip
    else:
        steer = p["tau"]
        parts["latches"] = [
            {"type": "angle", "name": "jam", "joint": "bearing", "closes": f"t >= {p['ta']}",
             "opens": f"t >= {p['tb']}"}
        ]  # fmt: skip
    parts["torques"] = [{"name": "steer", "body": "cart", "torque": [0, 0, steer]}]
    columns: tuple[Quantity, ...] = (None, None, None, "bearing.angle")
    kinds = {"sticks", "slides", "locks", "opens"}
    return Case(parts, (0, 0, 0), columns, frozenset(kinds))


def latch(case: dict[str, Any]) -> Case:
    """Two carts, or two rods, that lock where they meet."""
    p = case["parameters"]
    if "L1" in p:
        meeting, L1, L2 = p["meeting_time"], p["L1"], p["L2"]
        return Case(
            {
                "bodies": [
                    rod("one", p["m1"], p["m1"] * L1**2 / 12, velocity=[0, -p["u"], 0],
                        position=[p["c"], L1 / 2 + p["u"] * meeting, 0],
                        orientation=about_z(math.pi / 2 - p["w1"] * meeting),
                        angular_velocity=[0, 0, p["w1"]]),
                    rod("two", p["m2"], p["m2"] * L2**2 / 12,
                        orientation=about_z(-p["w2"] * meeting), angular_velocity=[0, 0, p["w2"]]),
                ],
                "latches": [
                    {"type": "bodies", "name": "latch", "body_a": "one", "body_b": "two",
                     "point_b": [p["c"], 0, 0], "closes": f"t >= {meeting}"}
                ],
            },
            (0, 0, 0),
            ("one.x", "one.y", None, "two.x", "two.y"),
            frozenset({"locks"}),
        )  # fmt: skip
    carts = [
        {"name": "one", "particle": True, "mass": p["m1"], "position": [-p["gap"], 0, 0],
         "velocity": [p["v"], 0, 0]},
        {"name": "two", "particle": True, "mass": p["m2"]},
    ]  # fmt: skip
    holds: dict[str, Any] = {"type": "bodies", "name": "latch", "body_a": "one", "body_b": "two"}
    if any("opens" in event["what"] for event in case["events"]):
        holds["strength"] = p["Fmax"]
    return Case(
        {
            "bodies": carts,
            "joints": [on_line(body, [1, 0, 0], f"guide {body}") for body in ("one", "two")],
            "latches": [{**holds, "closes": "x('one') >= x('two')"}],
            "forces": [{"name": "spring", "body": "two", "force": [f"-{p['k']} * x('two')", 0, 0]}],
        },
        (0, 0, 0),
        ("one.x", "two.x", "one.vx", "two.vx"),
        frozenset({"locks", "opens"}),
    )


def impulse_on_four_bar(case: dict[str, Any]) -> Case:
    """A four-bar whose coupler gets a blow."""
    p = case["parameters"]
    a, b, c, d = p["a"], p["b"], p["c"], p["d"]
    crank = p["th0"]
    A, C = np.array([a * math.cos(crank), a * math.sin(crank)]), np.array([d, 0.0])
    way = C - A
    apart = float(np.linalg.norm(way))
    inner = math.acos((b**2 + apart**2 - c**2) / (2 * b * apart))
    coupler = math.atan2(way[1], way[0]) + inner
    B = A + b * np.array([math.cos(coupler), math.sin(coupler)])
    rocker = math.atan2(B[1], B[0] - d)
    hinge = {"type": "revolute"}
    half = {"crank": a / 2, "coupler": b / 2, "rocker": c / 2}

    def bar(name: str, mass: float, middle: Any, angle: float, **more: Any) -> dict[str, Any]:
        place = [*middle.tolist(), 0.0]
        inertia = mass * half[name] ** 2 / 3
        return rod(name, mass, inertia, position=place, orientation=about_z(angle), **more)

    return Case(
        {
            "bodies": [
                bar("crank", p["m1"], A / 2, crank, leads="angular_velocity",
                    angular_velocity=[0, 0, p["w0"]]),
                bar("coupler", p["m2"], (A + B) / 2, coupler),
                bar("rocker", p["m3"], (B + C) / 2, rocker),
            ],
            "joints": [
                {**hinge, "name": "O", "body_a": "ground", "body_b": "crank",
                 "point_b": [-a / 2, 0, 0]},
                {**hinge, "name": "A", "body_a": "crank", "point_a": [a / 2, 0, 0],
                 "body_b": "coupler", "point_b": [-b / 2, 0, 0]},
                {**hinge, "name": "B", "body_a": "coupler", "point_a": [b / 2, 0, 0],
                 "body_b": "rocker", "point_b": [c / 2, 0, 0]},
                {**hinge, "name": "C", "body_a": "ground", "point_a": [d, 0, 0],
                 "body_b": "rocker", "point_b": [-c / 2, 0, 0]},
            ],
            "impulses": [
                {"name": "blow", "body": "coupler", "when": f"t >= {p['t1']}",
                 "point": [(p["s"] - 0.5) * b, 0, 0], "impulse": [p["Jx"], p["Jy"], 0]}
            ],
        },
        (0, 0, 0),
        (None, None, None, "crank.wz", "coupler.wz", "rocker.wz"),
        frozenset({"strikes"}),
    )  # fmt: skip


def rolling_off(case: dict[str, Any]) -> Case:
    """A ball that rolls off another one, slides and leaves; theta and turn go clockwise."""
    p = case["parameters"]
    r, R, start = p["r"], p["R"], p["th0"]
    place = [(R + r) * math.sin(start), (R + r) * math.cos(start), 0]
    ball = {"name": "ball", "shapes": [{"type": "sphere", "radius": r}], "position": place}
    base = {"name": "base", "shapes": [{"type": "sphere", "radius": R}], "pinned": True}

    def turn(result: Result) -> Any:
        return -result["ball.angle_z"]

    def theta(result: Result) -> Any:
        return np.arctan2(result["ball.x"], result["ball.y"])

    def theta_rate(result: Result) -> Any:
        x, y = result["ball.x"], result["ball.y"]
        return (result["ball.vx"] * y - result["ball.vy"] * x) / (x * x + y * y)

    return Case(
        {
            "bodies": [rod("base", 1.0, 1.0) | base, rod("ball", p["m"], p["J"]) | ball],
            "joints": [{"type": "fixed", "name": "held", "body_a": "ground", "body_b": "base"}],
            "contacts": [
                {"type": "bodies", "name": "touch", "body_a": "base", "body_b": "ball",
                 "coefficient": p["mu"]}
            ],
        },
        (0, -p["g"], 0),
        (theta, turn, theta_rate, lambda r: -r["ball.wz"]),
        frozenset({"slides", "lifts"}),
        "leaves the sphere",  # behind the last time of the table
    )  # fmt: skip


def rocking_block(case: dict[str, Any]) -> Case:
    """A block that rocks from one corner to the other."""
    p = case["parameters"]
    b, h, tilt = p["b"], p["h"], p["th0"]
    c, s = math.cos(tilt), math.sin(tilt)
    shape = {"type": "box", "size": [2 * b, 2 * h, 0.3]}
    block = {"shapes": [shape], "position": [c * b - s * h - b, s * b + c * h, 0]}
    inertia = p["m"] * (b * b + h * h) / 3
    floor = {"type": "plane", "name": "floor", "body_a": "ground", "axis_a": [0, 1, 0]}
    return Case(
        {
            "bodies": [rod("block", p["m"], inertia, orientation=about_z(tilt)) | block],
            "contacts": [{**floor, "body_b": "block", "coefficient": 5.0}],
        },
        (0, -p["g"], 0),
        ("block.angle_z", "block.wz"),
        frozenset({"strikes"}),
        most=len(case["events"]),
    )


def in_space(case: dict[str, Any]) -> dict[str, Any]:
    """Return place, orientation and velocities of a body of a table in space, z up."""
    order = [name.split(" ")[0] for name in case["columns"]]
    first = dict(zip(order, case["values"][0], strict=True))
    turns = ("wx", "wy", "wz") if "wx" in first else ("w1", "w2", "w3")

    def picked(*names: str) -> list[float]:
        return [first[name] for name in names]

    return {
        "position": picked("x", "y", "z"),
        "orientation": picked("e1", "e2", "e3", "e0"),
        "velocity": picked("vx", "vy", "vz"),
        "angular_velocity": picked(*turns),
    }


def billiard_ball(case: dict[str, Any]) -> Case:
    """A ball that slides on a table until it rolls; it starts upright."""
    p = case["parameters"]
    r, m = p["r"], p["m"]
    start = in_space(case)
    start["position"][2] = r
    ball = {"name": "ball", "mass": m, "inertia": [0.4 * m * r * r] * 3}
    table_top = {"type": "plane", "name": "table", "body_a": "ground", "axis_a": [0, 0, 1]}
    motion = ("x", "y", "z", "vx", "vy", "vz")
    return Case(
        {
            "planar": False,
            "bodies": [{**ball, **start, "shapes": [{"type": "sphere", "radius": r}]}],
            "contacts": [{**table_top, "body_b": "ball", "coefficient": p["mu"]}],
        },
        (0, 0, -p["g"]),
        (
            *(_of_column("ball", name) for name in motion),
            *(_in_ground("ball", axis) for axis in range(3)),
            *_orientation("ball", case),
        ),
        frozenset({"sticks"}),
    )


def box_landing(case: dict[str, Any]) -> Case:
    """A smooth box that falls on a corner, an edge or a face."""
    p = case["parameters"]
    box = {"name": "box", "mass": p["m"], "inertia": p["inertia"], **in_space(case)}
    size = [2 * p[side] for side in "abc"]
    floor = {"type": "plane", "name": "floor", "body_a": "ground", "axis_a": [0, 0, 1]}
    motion = ("vx", "vy", "vz")
    return Case(
        {
            "planar": False,
            "bodies": [{**box, "shapes": [{"type": "box", "size": size}]}],
            "contacts": [{**floor, "body_b": "box", "restitution": p["e"]}],
        },
        (0, 0, -p["g"]),
        (
            *(_of_column("box", name) for name in ("x", "y", "z")),
            *_orientation("box", case),
            *(_of_column("box", name) for name in motion),
            *(_in_body("box", axis) for axis in range(3)),
        ),
        frozenset({"strikes"}),
        "the table ends here",
    )


def _of_column(body: str, name: str) -> Quantity:
    return f"{body}.{name}"


def _in_body(body: str, axis: int) -> Quantity:
    """Return what gives an angular velocity in the axes of a body."""

    def found(result: Result) -> Any:
        at = [each.name for each in result.model.bodies].index(body)
        return result.u[:, at, 3 + axis]

    return found


def _in_ground(body: str, axis: int) -> Quantity:
    """Return what gives an angular velocity in ground axes."""

    def found(result: Result) -> Any:
        at = [each.name for each in result.model.bodies].index(body)
        R = rotation_matrices(result.q[:, at, 3:])
        return np.einsum("ti,ti->t", R[:, axis], result.u[:, at, 3:])

    return found


def _orientation(body: str, case: dict[str, Any]) -> tuple[Quantity, ...]:
    """Return what gives the Euler parameters of a table, the scalar one first."""

    def one(place: int) -> Callable[[Result], Any]:
        def found(result: Result) -> Any:
            at = [each.name for each in result.model.bodies].index(body)
            e = result.q[:, at, 3:]
            first = [case["columns"].index(f"e{k}") for k in (1, 2, 3, 0)]
            told = np.array(case["values"])[:, first]
            nearest = np.searchsorted(case["time"], result.time - 1e-9).clip(0, len(told) - 1)
            sign = np.sign((e * told[nearest]).sum(axis=1))  # both signs are one orientation
            return sign * e[:, place]

        return found

    return one(3), one(0), one(1), one(2)


BUILDERS: dict[str, Callable[[dict[str, Any]], Case]] = {
    "pendulum_stop": pendulum_stop,
    "bouncing_ball": bouncing_ball,
    "preloaded_stop": preloaded_stop,
    "slack_rope": slack_rope,
    "leaving_a_sphere": leaving_a_sphere,
    "ball_row": ball_row,
    "disc_ramp": disc_ramp,
    "block_driven": block_driven,
    "clutch": clutch,
    "joint_friction_slider_crank": slider_crank,
    "shopping_cart": shopping_cart,
    "latch": latch,
    "impulse_on_four_bar": impulse_on_four_bar,
    "rocking_block": rocking_block,
    "billiard_ball": billiard_ball,
    "box_landing": box_landing,
}


def cases() -> list[tuple[str, str]]:
    """Return the name of each table and of each of its cases."""
    return [(name, case) for name in BUILDERS for case in table(name)["cases"]]
