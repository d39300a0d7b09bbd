"""The terms of Kane's equations over a run: F_r + F*_r + (B^T lambda)_r = 0 at each time."""

import threading
from collections.abc import Callable
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.constraint_report import MOST_INSTANTS
from kane.analyses.equations import terms
from kane.analyses.generalized_speeds import (
    GeneralizedSpeeds,
    SpeedChoice,
    independent_speeds,
    speeds_of_bodies,
)
from kane.analyses.instant import Instant, instant_of
from kane.arguments import checked
from kane.results import Result

Array = npt.NDArray[np.float64]
SpeedKind = Literal["joints", "bodies", "all"]


class ForcesOver(NamedTuple):
    """Generalized forces at some times of a run, for k generalized speeds.

    Attributes:
        time: (n,) [s].
        speeds: names of the generalized speeds, as ``A.angle_rate``, (k,).
        units: of the forces: ``N m`` for a speed in rad/s, ``N`` for one in m/s, (k,).
        active: F_r of gravity and all loads, (n, k); not a number while a speed is not chosen.
        inertia: F*_r, (n, k).
        constraint: what joints and drivers add by their multipliers, (n, k).

    """

    time: Array
    speeds: tuple[str, ...]
    units: tuple[str, ...]
    active: Array
    inertia: Array
    constraint: Array


@checked
def forces_over(
    result: Result,
    speeds: SpeedKind = "joints",
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> ForcesOver:
    """Return the terms of Kane's equations over a run, at frames that lie evenly in it.

    Independent speeds are chosen once and kept for as long as they tell all others. Where others
    have to be chosen, the terms for those before are not numbers from then on.

    Args:
        result: the run.
        speeds: ``joints`` for rates of joints before speeds of bodies, ``bodies`` for independent
            speeds of bodies, ``all`` for all of them, as if there were no joints.
        progress: called with the part done, 0 to 1.
        stop: set it from any thread to end with what is there.

    Raises:
        TooLargeError: a mechanism has more speeds than a choice is made among.

    """
    count = len(result.time)
    frames = np.unique(np.linspace(0, count - 1, min(count, MOST_INSTANTS)).round().astype(int))
    times: list[float] = []
    names: dict[str, str] = {}
    found: list[dict[str, tuple[float, float, float]]] = []
    choice: SpeedChoice | None = None
    for i, frame in enumerate(frames.tolist()):
        if stop is not None and stop.is_set():
            break
        instant = instant_of(result, frame)
        generalized = _speeds(instant, speeds, choice)
        choice = generalized.choice
        times.append(instant.time)
        names |= dict(zip(generalized.names, generalized.units, strict=True))
        found.append(_terms(instant, generalized))
        if progress:
            progress((i + 1) / len(frames))
    missing = (np.nan,) * 3
    table = np.array([[each.get(name, missing) for name in names] for each in found], dtype=float)
    active, inertia, constraint = np.moveaxis(table.reshape(len(times), len(names), 3), 2, 0)
    units = tuple("N m" if unit.startswith("rad") else "N" for unit in names.values())
    return ForcesOver(np.array(times), tuple(names), units, active, inertia, constraint)


def _speeds(instant: Instant, kind: SpeedKind, choice: SpeedChoice | None) -> GeneralizedSpeeds:
    if kind == "all":
        return speeds_of_bodies(instant)
    return independent_speeds(instant, choice, joints_first=kind == "joints")


def _terms(
    instant: Instant, generalized: GeneralizedSpeeds
) -> dict[str, tuple[float, float, float]]:
    """Return F_r, F*_r and (B^T lambda)_r for each generalized speed."""
    equations = terms(instant, generalized)
    nothing = np.zeros_like(equations.inertia)
    parts = (
        np.sum([nothing, *equations.active.values()], axis=0),
        equations.inertia,
        np.sum([nothing, *equations.constraint.values()], axis=0),
    )
    columns = generalized.of_force(np.stack(parts, axis=1)).tolist()
    return {name: tuple(row) for name, row in zip(generalized.names, columns, strict=True)}
