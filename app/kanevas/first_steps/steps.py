"""The steps, and how each is told from the model that it is done.

A step asks what the model holds, never how it came there: so any tool will do, undo unticks it,
and a model that is opened goes on where it stands.
"""

import math
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import NamedTuple

from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.elements.joint_springs import TorsionSpring
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.shapes import Capsule, Rod
from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import initial_poses

LEAST_TILT = math.radians(3)
Hinge = Revolute | Ball  # a ball is a hinge in the plane


class Standing(NamedTuple):
    """How far the user is.

    Attributes:
        model: of the document.
        has_run: whether there is a result of this very model.
        curves: quantities that are plotted.
        sees_method: whether the tables of Kane's method are open.

    """

    model: Model
    has_run: bool
    curves: frozenset[str]
    sees_method: bool = False


class Step(NamedTuple):
    """One thing to do."""

    name: str
    is_done: Callable[[Standing], bool]


def reached(steps: tuple[Step, ...], standing: Standing) -> int:
    """Return how many steps are done, one after the other."""
    for number, step in enumerate(steps):
        if not step.is_done(standing):
            return number
    return len(steps)


def _has_gravity(standing: Standing) -> bool:
    return any(standing.model.gravity)


def _rods(model: Model) -> list[Body]:
    return [b for b in model.bodies if any(isinstance(s, Rod | Capsule) for s in b.shapes)]


def _hinges(model: Model, a: str, b: str) -> Iterator[Hinge]:
    for joint in model.joints:
        if isinstance(joint, Hinge) and {joint.body_a, joint.body_b} == {a, b}:
            yield joint


def _hanging(model: Model) -> Iterator[tuple[Body, Hinge]]:
    """Yield each rod that is hinged to the ground, and the hinge."""
    for rod in _rods(model):
        for hinge in _hinges(model, GROUND, rod.name):
            yield rod, hinge


def _is_pinned(standing: Standing) -> bool:
    return any(_hanging(standing.model))


def _will_swing(standing: Standing) -> bool:
    """Whether a rod on a hinge is neither straight below it nor at rest."""
    model = standing.model
    poses = initial_poses(model)
    for rod, hinge in _hanging(model):
        if any(rod.velocity) or any(rod.angular_velocity):
            return True
        end = hinge.point_b if hinge.body_b == rod.name else hinge.point_a
        arm = poses.point(rod.name, rod.center) - poses.point(rod.name, end)
        length, g = math.hypot(*arm), math.hypot(*model.gravity)
        down = sum(a * b for a, b in zip(arm, model.gravity, strict=True))
        if length and g and math.acos(max(-1.0, min(1.0, down / (length * g)))) > LEAST_TILT:
            return True
    return False


def _chains(model: Model) -> Iterator[tuple[Body, Body, Body]]:
    """Yield three rods that make a four-bar linkage with the ground: crank, coupler, rocker."""
    on_ground = {rod.name for rod, _ in _hanging(model)}
    for crank, coupler, rocker in permutations(_rods(model), 3):
        if (
            {crank.name, rocker.name} <= on_ground
            and any(_hinges(model, crank.name, coupler.name))
            and any(_hinges(model, coupler.name, rocker.name))
        ):
            yield crank, coupler, rocker


def _has_three_rods(standing: Standing) -> bool:
    return len(_rods(standing.model)) >= 3


def _has_two_on_ground(standing: Standing) -> bool:
    return len({rod.name for rod, _ in _hanging(standing.model)}) >= 2


def _is_four_bar(standing: Standing) -> bool:
    return any(_chains(standing.model))


def _has_motor(standing: Standing) -> bool:
    model = standing.model
    driven = {driver.joint for driver in model.drivers if isinstance(driver, AngleDriver)}
    driven |= {s.joint for s in model.joint_springs if isinstance(s, TorsionSpring) and s.motor}
    return any(hinge.name in driven for _, hinge in _hanging(model))


def _rods_on_crank(standing: Standing) -> Iterator[Body]:
    """Yield each rod that is hinged to one which is hinged to the ground."""
    rods = _rods(standing.model)
    for crank, _ in _hanging(standing.model):
        for rod in rods:
            if rod.name != crank.name and any(_hinges(standing.model, crank.name, rod.name)):
                yield rod


def _has_connecting_rod(standing: Standing) -> bool:
    return any(_rods_on_crank(standing))


def _has_slider(standing: Standing) -> bool:
    """Whether the end of a connecting rod, or a body that is hinged to it, slides on the ground."""
    model = standing.model
    for rod in _rods_on_crank(standing):
        hinged = {b.name for b in model.bodies if any(_hinges(model, rod.name, b.name))}
        for joint in model.joints:
            if isinstance(joint, Prismatic | PointOnLine):
                bodies = {joint.body_a, joint.body_b}
                if GROUND in bodies and bodies & {rod.name, *hinged}:
                    return True
    return False


def _is_in_space(standing: Standing) -> bool:
    return not standing.model.planar and any(standing.model.gravity)


def _has_ball(standing: Standing) -> bool:
    return any(
        isinstance(joint, Ball) and GROUND in (joint.body_a, joint.body_b)
        for joint in standing.model.joints
    )


def _is_pushed(standing: Standing) -> bool:
    return any(any(b.velocity) or any(b.angular_velocity) for b in standing.model.bodies)


def _has_trace(standing: Standing) -> bool:
    return any(point.traced for point in standing.model.points)


def _has_bodies(standing: Standing) -> bool:
    return bool(standing.model.bodies)


def _has_two_curves(standing: Standing) -> bool:
    return any(len(plot.curves) > 1 for plot in standing.model.plots)


def _has_curve_against(standing: Standing) -> bool:
    return any(plot.against for plot in standing.model.plots)


def _has_spectrum(standing: Standing) -> bool:
    return any(plot.spectrum for plot in standing.model.plots)


def _has_run(standing: Standing) -> bool:
    return standing.has_run


def _has_plot(standing: Standing) -> bool:
    return bool(standing.curves)


PENDULUM = (
    Step("begin", _has_gravity),
    Step("rod", lambda standing: bool(_rods(standing.model))),
    Step("pin", _is_pinned),
    Step("swing", _will_swing),
    Step("run", _has_run),
    Step("plot", _has_plot),
)
FOUR_BAR = (
    Step("begin", _has_gravity),
    Step("three_rods", _has_three_rods),
    Step("two_pins", _has_two_on_ground),
    Step("chain", _is_four_bar),
    Step("motor", _has_motor),
    Step("run", _has_run),
    Step("plot", _has_plot),
)
SLIDER_CRANK = (
    Step("begin", _has_gravity),
    Step("crank", _is_pinned),
    Step("connecting_rod", _has_connecting_rod),
    Step("slider", _has_slider),
    Step("motor", _has_motor),
    Step("run", _has_run),
    Step("stroke", _has_plot),
)
IN_SPACE = (
    Step("begin_in_space", _is_in_space),
    Step("rod", lambda standing: bool(_rods(standing.model))),
    Step("ball", _has_ball),
    Step("push", _is_pushed),
    Step("run", _has_run),
    Step("trace", _has_trace),
)
PLOTS = (
    Step("begin_with_example", _has_bodies),
    Step("run", _has_run),
    Step("plot", _has_plot),
    Step("together", _has_two_curves),
    Step("against", _has_curve_against),
    Step("spectrum", _has_spectrum),
)
METHOD = (
    Step("begin_with_example", _has_bodies),
    Step("run", _has_run),
    Step("tables", lambda standing: standing.sees_method),
    Step("reaction", _has_plot),
)
CHAPTERS = {
    "pendulum": PENDULUM,
    "four_bar": FOUR_BAR,
    "slider_crank": SLIDER_CRANK,
    "in_space": IN_SPACE,
    "plots": PLOTS,
    "method": METHOD,
}
# templates that chapters begin with
BEGINNINGS = {
    "pendulum": "empty_planar",
    "four_bar": "empty_planar",
    "slider_crank": "empty_planar",
    "in_space": "empty_in_space",
    "plots": "double_pendulum",
    "method": "slider_crank",
}
