"""Where the coordinates of a tree begin, and which turns serve there."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from kane.fields import GROUND
from kane.results import Result
from kane.symbolic.links import OTHER_TURNS, TURNS, Form, coordinates
from kane.symbolic.tree import Link, with_links

Array = npt.NDArray[np.float64]
CLOSE = 1e-7  # m or sine; how far a joint may be from closed: rounding of the model
STEEP = 0.5  # least sine of the angle between the outer axes of three turns


def start_coordinates(
    links: tuple[Link, ...], result: Result
) -> tuple[tuple[Link, ...], tuple[float, ...]]:
    """Return the links with turns that serve at the start, and the coordinates there.

    Three turns about x, y and z are worth nothing where the second is a right angle; turns about
    z, y and z serve there.
    """
    place = {GROUND: (np.zeros(3), np.eye(3))}
    poses = result.poses_at(float(result.time[0]))
    for name, p, R in zip(poses.names, poses.position, poses.rotation, strict=True):
        place[name] = p, R
    forms: dict[str, Form] = {}
    values: list[float] = []
    for link in links:
        own = link.form
        found = _fitted(own, place)
        turns = {move.what: move for move in own.moves if move.turns}
        if set(turns) >= {"turn 1", "turn 2", "turn 3"} and own.moves[-3:] == TURNS:
            middle = found[list(coordinates(own)).index("turn 2")]
            if abs(np.cos(middle)) < STEEP:
                own = replace(own, moves=(*own.moves[:-3], *OTHER_TURNS))
                found = _fitted(own, place)
        forms[link.body] = own
        values.extend(found)
    return with_links(links, forms), tuple(values)


def _fitted(own: Form, place: dict[str, tuple[Array, Array]]) -> list[float]:
    """Return the coordinates of a link for which its moves lead to where its body is."""
    words = list(coordinates(own))
    if not words:
        return []
    from scipy.optimize import least_squares

    p, R = place[own.near.body]
    start, frame = p + R @ np.array(own.near.point, float), R @ np.transpose(own.near.axes)
    p, R = place[own.far.body]
    end, far = p + R @ np.array(own.far.point, float), R @ np.transpose(own.far.axes)
    wanted, turn = frame.T @ (end - start), frame.T @ far
    turns_all = own.moves and own.moves[-1].turns

    def gap(values: Array) -> Array:
        way, m = moved(own, dict(zip(words, values, strict=True)))
        return np.concatenate([way - wanted, (m - turn).ravel() if turns_all else np.zeros(0)])

    lots = np.random.default_rng(1)
    best = None
    for guess in [np.zeros(len(words)), *lots.uniform(-2.5, 2.5, (30, len(words)))]:
        found = least_squares(gap, guess, xtol=1e-15, ftol=1e-15, gtol=1e-15)
        if best is None or found.cost < best.cost:
            best = found
        if best.cost < CLOSE**2:
            break
    assert best is not None
    angles = {move.what for move in own.moves if move.turns}
    slides = {move.what for move in own.moves if not move.turns}
    return [
        float((x + np.pi) % (2 * np.pi) - np.pi) if word in angles - slides else float(x)
        for word, x in zip(words, best.x, strict=True)
    ]


def moved(own: Form, values: dict[str, float]) -> tuple[Array, Array]:
    """Return where the far frame stands in the near one for some values, and how it is turned."""
    way, m = np.zeros(3), np.eye(3)
    for move in own.moves:
        amount = float(move.constant)
        if move.what:
            amount += float(move.pitch) * values[move.what]
        if not move.turns:
            way = way + m[:, move.axis] * amount
            continue
        i, j = (move.axis + 1) % 3, (move.axis + 2) % 3
        c, s = np.cos(amount), np.sin(amount)
        step = np.eye(3)
        step[i, i] = step[j, j] = c
        step[i, j], step[j, i] = -s, s
        m = m @ step
    return way, m
