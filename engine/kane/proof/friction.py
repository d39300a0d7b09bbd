"""The law of dry friction: what slides is held back as hard as what presses it makes it.

What sticks is held no harder than what presses it lets friction hold.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np

from kane.elements.changing import Friction
from kane.proof.balance import Window, at_middle
from kane.proof.differences import MIDDLE
from kane.proof.judging import Left
from kane.proof.motion import Array
from kane.proof.paths import Paths
from kane.proof.rows import Rows
from kane.sentences import say


def friction_errors(window: Window) -> Iterator[Left]:
    """Yield by how much friction is another than its law says, or more than that lets it hold.

    Of what slides it is limit + coefficient N, with N the own normal force, or those of other
    places of the element, and what joints bear across their axes. And yield the power that it puts
    in, which is none, and what it lacks of all that it can take: it stands against the slip.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    paths, time = at_middle(window), float(window.motion.time[MIDDLE])
    rows = Rows(paths, window.extent, window.principal)
    multipliers = window.multipliers[MIDDLE]
    for each in window.sliding:
        pairs = [
            (row, multipliers[held.first + k])
            for held in each.held
            for k, row in enumerate(rows.of(held))
        ][1 if each.has_gap else 0 :]
        sizes = [size_of(np.stack([slope[0] for slope in row.of.values()])) for row, _ in pairs]
        told = float(np.linalg.norm([size * x for size, (_, x) in zip(sizes, pairs, strict=True)]))
        most, law = law_of(each.friction, each.gaps, window, paths, MIDDLE)
        kind, unit = ("moment", "N m") if each.is_angular else ("force", "N")
        if each.sticks:
            yield Left(kind, each.owner, "f", unit, time, max(told - most, 0.0), told + most, 0.0)
            continue
        yield Left(kind, each.owner, "f", unit, time, told - law, told + law, 0.0)
        slips = [(row.slip, x) for row, x in pairs if row.slip is not None]
        power = sum(float(slip[0]) * x for slip, x in slips)
        all_of_it = sum(abs(float(slip[0]) * x) for slip, x in slips)
        yield Left("power", each.owner, "P", "W", time, max(power, 0.0), all_of_it, 0.0)
        against = math.hypot(*(float(slip[0]) for slip, _ in slips))
        lack = power + against * math.hypot(*(x for _, x in slips))
        yield Left("power", each.owner, say("power of friction"), "W", time, lack, all_of_it, 0.0)


def law_of(
    friction: Friction, gaps: Sequence[int], window: Window, paths: Paths, frame: int
) -> tuple[float, float]:
    """Return the friction that the law allows, and that which it asks for of what slides [N, N m].

    Args:
        friction: the law.
        gaps: numbers of the multipliers of gaps that press.
        window: with the forces told.
        paths: of the frame.
        frame: of the window.

    """
    pressed = sum(abs(float(window.multipliers[frame, row])) for row in gaps)
    for press in friction.presses:
        force = window.reactions[press.element][frame, :3].copy()
        if press.axis is not None:
            axis = paths.motion.places.direction(*press.axis)[0]
            axis = axis / np.linalg.norm(axis)
            force -= (force @ axis) * axis
        pressed += press.factor * float(np.linalg.norm(force))
    limits = (
        0.0 if limit is None else max(float(paths.law(limit)[0]), 0.0)
        for limit in (friction.static_limit, friction.sliding_limit)
    )
    coefficients = friction.static, friction.sliding
    static, sliding = (
        limit + own * pressed for limit, own in zip(limits, coefficients, strict=True)
    )
    return static, sliding


def size_of(wrenches: Array) -> float:
    """Return the force that a multiplier of 1 is, or the moment where it is one."""
    forces = np.linalg.norm(wrenches[:, :3], axis=1).max()
    return float(forces if forces > 0.0 else np.linalg.norm(wrenches[:, 3:], axis=1).max())
