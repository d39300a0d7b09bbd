"""Linkages and carts drawn by lot, with stops, ropes, frictions, latches, free wheels and blows."""

import math
from functools import cache
from typing import Any

import numpy as np

import kane
from kane.parts import (
    AngleFriction,
    AngleLatch,
    AngleStop,
    AxisAngle,
    Body,
    BodyLatch,
    DisplacementFriction,
    DisplacementStop,
    DistanceStop,
    Force,
    Impulse,
    OneWay,
    Prismatic,
    Revolute,
)

APART = 3.0  # m from one mechanism to the next
ALONG = {"axis_a": (1.0, 0.0, 0.0), "axis_b": (1.0, 0.0, 0.0)}

Rng = np.random.Generator
Point = tuple[float, float]


@cache
def machine(seed: int) -> kane.Model:
    """Return one or two mechanisms beside each other, under gravity, for a run of a second."""
    rng = np.random.default_rng(seed)
    groups: dict[str, list[Any]] = {}
    for number in range(int(rng.integers(1, 3))):
        draw = (_four_bar, _slider_crank, _carts)[int(rng.integers(3))]
        bodies, joints = draw(rng, str(number), APART * number)
        _add(groups, bodies=bodies, joints=joints)
        drawn = kane.simulate(kane.Model(bodies=tuple(bodies), joints=tuple(joints)), duration=1e-6)
        for joint in joints:
            if isinstance(joint, Revolute):
                _add(groups, **_at_hinge(rng, joint.name, float(drawn[f"{joint.name}.angle"][0])))
            else:
                place = float(drawn[f"{joint.name}.displacement"][0])
                _add(groups, **_at_guide(rng, joint, place))
        _add(groups, **_between(rng, str(number), bodies[0], bodies[-1]))
    return kane.Model(**{key: tuple(own) for key, own in groups.items()}, gravity=(0.0, -9.81, 0.0))


def _add(groups: dict[str, list[Any]], **more: list[Any]) -> None:
    for key, own in more.items():
        groups.setdefault(key, []).extend(own)


def _rod(name: str, start: Point, end: Point, mass: float) -> tuple[Body, float]:
    length = math.dist(start, end)
    inertia = mass * length**2 / 12 + 0.001
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2, 0.0
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    orientation = AxisAngle(axis=(0.0, 0.0, 1.0), angle=turn)
    moments = (0.01, inertia, inertia)
    rod = Body(name=name, mass=mass, inertia=moments, position=middle, orientation=orientation)
    return rod, length


def _hinge(name: str, body_a: str, point_a: Point, body_b: str, x: float) -> Revolute:
    return Revolute(
        name=name, body_a=body_a, point_a=(*point_a, 0.0), body_b=body_b, point_b=(x, 0.0, 0.0)
    )


def _four_bar(rng: Rng, name: str, x: float) -> tuple[list[Body], list[Any]]:
    corners = [
        (x, 0.0),
        (x + 0.3 * rng.uniform(0.7, 1.2), rng.uniform(0.2, 0.5)),
        (x + 1.0 + rng.uniform(-0.1, 0.3), rng.uniform(0.4, 0.8)),
        (x + 1.2, 0.0),
    ]
    crank, a = _rod(f"{name} crank", corners[0], corners[1], 1.0)
    coupler, b = _rod(f"{name} coupler", corners[1], corners[2], rng.uniform(0.5, 2.0))
    rocker, c = _rod(f"{name} rocker", corners[2], corners[3], 1.0)
    joints = [
        _hinge(f"{name} A", "ground", corners[0], crank.name, -a / 2),
        _hinge(f"{name} B", crank.name, (a / 2, 0.0), coupler.name, -b / 2),
        _hinge(f"{name} C", coupler.name, (b / 2, 0.0), rocker.name, -c / 2),
        _hinge(f"{name} D", "ground", corners[3], rocker.name, c / 2),
    ]
    return [crank, coupler, rocker], joints


def _slider_crank(rng: Rng, name: str, x: float) -> tuple[list[Body], list[Any]]:
    angle, length = rng.uniform(-2.0, 2.0), rng.uniform(0.5, 0.9)
    pin = x + 0.3 * math.cos(angle), 0.3 * math.sin(angle)
    end = pin[0] + math.sqrt(length**2 - pin[1] ** 2), 0.0
    crank, a = _rod(f"{name} crank", (x, 0.0), pin, 1.0)
    rod, b = _rod(f"{name} rod", pin, end, 1.0)
    slider = Body(
        name=f"{name} slider", mass=rng.uniform(0.5, 2.0), inertia=(0.01,) * 3, position=(*end, 0.0)
    )
    joints = [
        _hinge(f"{name} A", "ground", (x, 0.0), crank.name, -a / 2),
        _hinge(f"{name} B", crank.name, (a / 2, 0.0), rod.name, -b / 2),
        _hinge(f"{name} C", rod.name, (b / 2, 0.0), slider.name, 0.0),
        Prismatic(
            name=f"{name} P", body_a="ground", point_a=(*end, 0.0), body_b=slider.name, **ALONG
        ),
    ]
    return [crank, rod, slider], joints


def _carts(rng: Rng, name: str, x: float) -> tuple[list[Body], list[Any]]:
    bodies, joints = [], []
    for k in range(int(rng.integers(2, 4))):
        body = Body(
            name=f"{name} cart {k}",
            mass=rng.uniform(0.5, 2.0),
            inertia=(0.1, 0.1, 0.1),
            position=(x + 0.5 * k, 0.0, 0.0),
            velocity=(rng.normal(), 0.0, 0.0),
        )
        on_last = k > 0 and rng.random() < 0.5
        joints.append(
            Prismatic(
                name=f"{name} guide {k}",
                body_a=bodies[-1].name if on_last else "ground",
                point_a=(0.5 if on_last else x + 0.5 * k, 0.0, 0.0),
                body_b=body.name,
                **ALONG,
            )
        )
        bodies.append(body)
    return bodies, joints


def _at_hinge(rng: Rng, joint: str, angle: float) -> dict[str, list[Any]]:
    stops, frictions, latches = [], [], []
    if rng.random() < 0.35:
        lower = angle - rng.uniform(0.05, 0.8) if rng.random() < 0.7 else None
        stops.append(
            AngleStop(
                name=f"{joint} stop",
                joint=joint,
                lower=lower,
                upper=angle + rng.uniform(0.05, 0.8),
                restitution=float(rng.choice([0.0, 0.3, 0.7, 1.0])),
                restitution_law=rng.choice(["newton", "poisson", "stronge"]).item(),
            )
        )
    if rng.random() < 0.3:
        pin = {"coefficient": rng.uniform(0.05, 0.5), "radius": rng.uniform(0.01, 0.08)}
        how = pin if rng.random() < 0.5 else {"moment": rng.uniform(0.1, 2.0)}
        frictions.append(AngleFriction(name=f"{joint} friction", joint=joint, **how))
    if rng.random() < 0.12:
        latches.append(
            AngleLatch(
                name=f"{joint} latch",
                joint=joint,
                closes=f"angle('{joint}') > {angle + rng.uniform(-0.5, 0.5):.3f}",
                opens=f"t > {rng.uniform(0.3, 0.9):.3f}",
            )
        )
    if rng.random() < 0.08:
        turns = rng.choice(["forward", "backward"]).item()
        stops.append(OneWay(name=f"{joint} free wheel", joint=joint, turns=turns))
    return {"stops": stops, "frictions": frictions, "latches": latches}


def _at_guide(rng: Rng, joint: Prismatic, place: float) -> dict[str, list[Any]]:
    stops, frictions, forces = [], [], []
    if rng.random() < 0.5:
        upper = place + rng.uniform(0.02, 0.4) if rng.random() < 0.7 else None
        stops.append(
            DisplacementStop(
                name=f"{joint.name} stop",
                joint=joint.name,
                lower=place - rng.uniform(0.02, 0.5),
                upper=upper,
                restitution=float(rng.choice([0.0, 0.3, 0.7, 1.0])),
            )
        )
    if rng.random() < 0.5:
        sliding = rng.random() < 0.5
        how = {"coefficient": rng.uniform(0.05, 0.5)} if sliding else {"force": rng.uniform(0.1, 3)}
        frictions.append(
            DisplacementFriction(name=f"{joint.name} friction", joint=joint.name, **how)
        )
    if rng.random() < 0.5:
        push = f"{rng.uniform(1, 8):.2f} * sin({rng.uniform(2, 12):.2f} * t)"
        forces.append(Force(name=f"{joint.name} push", body=joint.body_b, force=(push, 0.0, 0.0)))
    return {"stops": stops, "frictions": frictions, "forces": forces}


def _between(rng: Rng, name: str, first: Body, last: Body) -> dict[str, list[Any]]:
    stops, latches, impulses = [], [], []
    if rng.random() < 0.3:
        length = math.dist(first.position, last.position)
        stops.append(
            DistanceStop(
                name=f"{name} rope",
                body_a=first.name,
                body_b=last.name,
                lower=length * rng.uniform(0.5, 0.95),
                upper=length * rng.uniform(1.01, 1.2),
                restitution=float(rng.choice([0.0, 0.5, 1.0])),
            )
        )
    if rng.random() < 0.15:
        latches.append(
            BodyLatch(
                name=f"{name} hook",
                body_a=first.name,
                body_b=last.name,
                closes=f"t > {rng.uniform(0.2, 0.6):.3f}",
                opens=f"t > {rng.uniform(0.6, 0.9):.3f}",
            )
        )
    if rng.random() < 0.3:
        impulses.append(
            Impulse(
                name=f"{name} blow",
                body=last.name,
                when=f"t > {rng.uniform(0.1, 0.8):.3f}",
                impulse=(rng.normal(), rng.normal(), 0.0),
            )
        )
    return {"stops": stops, "latches": latches, "impulses": impulses}
