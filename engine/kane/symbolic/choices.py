"""Choices of generalized speeds side by side: how long the equations are with each of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple

import numpy as np
import numpy.typing as npt
from sympy import Expr

from kane.model import Model
from kane.sentences import Sentence, say
from kane.symbolic.agreement import agreement
from kane.symbolic.definitions import SpeedsError, written
from kane.symbolic.derivation import Derivation, derivation
from kane.symbolic.laws import t
from kane.symbolic.numbering import quoted
from kane.symbolic.program import counted_solved, counted_written_out, with_common
from kane.symbolic.side_by_side import equations
from kane.symbolic.speed_choices import CONSTANT, NONE, OWN, VARYING, SpeedChoice
from kane.symbolic.tape import ZERO, TooLargeForSymbolsError
from kane.symbolic.values import evaluator
from kane.symbolic.vectors import Vec

Array = npt.NDArray[np.float64]


def choices(model: Model, most: int, own: str = "") -> Iterator[SpeedChoice]:
    """Yield what the equations are with each of some choices, and with a person's own, the last.

    Args:
        model: the mechanism.
        most: see ``derivation``, of each of them.
        own: generalized speeds as a person writes them; empty where there are none.

    Raises:
        KaneError: as of ``derivation``.

    """
    plain = derivation(model, most, joint_rates=True)
    yield cost(say("Rates of the coordinates"), plain)
    shown = {text_of(plain)}
    title = say("Angular velocities of free turns")
    try:
        relative = derivation(model, most)
    except TooLargeForSymbolsError as error:
        yield SpeedChoice(title, "", refused=error.sentence)
    else:
        if text_of(relative) not in shown:
            shown.add(text_of(relative))
            yield cost(title, relative)
    for title, text in _of_bodies(plain):
        if text in shown:
            continue
        shown.add(text)
        try:
            yield cost(title, derivation(model, most, speeds=text))
        except (SpeedsError, TooLargeForSymbolsError) as error:  # nobody has asked for this one
            yield SpeedChoice(title, text, refused=error.sentence)
    if own:
        yield cost(OWN, derivation(model, most, speeds=own))


def cost(title: Sentence, found: Derivation) -> SpeedChoice:
    """Return what equations cost."""
    outputs = equations(found)
    exprs = [expr for output in outputs for expr in output.exprs]
    solved = counted_solved(found)
    return SpeedChoice(
        title=title,
        definitions=text_of(found),
        rows=len(found.rows),
        pattern=pattern(found),
        written_out=astuple(counted_written_out(found.tape, exprs)),
        shared=astuple(with_common(found, outputs).operations),
        solved=None if solved is None else astuple(solved),
        difference=agreement(found).largest,
    )


def pattern(found: Derivation) -> tuple[tuple[int, ...], ...]:
    """Return which entries of the mass matrix are zero, constant or varying."""
    changing = {t, *(each.symbol for each in (*found.coordinates, *found.speeds))}

    def kind(expr: Expr) -> int:
        if expr == 0:
            return NONE
        free = set(expr.free_symbols)
        for z in found.tape.needed([expr]):
            free |= found.tape.steps[z].free_symbols
        return VARYING if free & changing else CONSTANT

    return tuple(tuple(kind(entry) for entry in row) for row in found.mass)


def text_of(found: Derivation) -> str:
    """Return the generalized speeds, as one may write them."""
    return written({k: each.written for k, each in enumerate(found.speeds)})


def _of_bodies(plain: Derivation) -> Iterator[tuple[Sentence, str]]:
    """Yield choices of components along the axes of the bodies."""
    turning = {k: each.written for k, each in enumerate(plain.speeds)}
    sliding = dict(turning)
    angular = _parts(plain, [body.motion.spin.parts for body in plain.bodies])
    linear = _parts(plain, [body.center_velocity for body in plain.bodies])
    for i, body in enumerate(plain.bodies):
        own = plain.of_link[body.name].values()
        places = [k for k, each in enumerate(plain.coordinates) if each.symbol in own]
        turns = [k for k in places if np.abs(angular[i][:, k]).max() > 0]
        slides = [k for k in places if k not in turns]
        for kind, parts, which in (("omega", angular, turns), ("velocity", linear, slides)):
            for k, axis in zip(which, _axes(parts[i][:, which]), strict=False):
                text = f"{kind}({quoted(body.name)}, {axis + 1})"
                sliding[k] = text
                if kind == "omega":
                    turning[k] = text
    yield say("Angular velocities of the bodies"), written(turning)
    yield say("Velocities of the bodies, too"), written(sliding)


def _axes(parts: Array) -> list[int]:
    """Return the axes along which some partial velocities are as independent as may be."""
    from scipy.linalg import qr

    if not parts.size:
        return []
    *_, order = qr(parts.T, pivoting=True)
    return sorted(int(axis) for axis in order[: parts.shape[1]])


def _parts(found: Derivation, of_bodies: Sequence[Mapping[int, Vec]]) -> list[Array]:
    """Return partial velocities at the start, (3, speeds) for each body."""
    count = len(found.speeds)
    exprs = [
        own[r][k] if r in own else ZERO for own in of_bodies for k in range(3) for r in range(count)
    ]
    value = evaluator(found.tape, exprs, found.motion.speeds, found.symbols)
    numbers = value(0.0, found.start, [0.0] * count)
    return list(np.array(numbers, dtype=float).reshape(len(of_bodies), 3, count))
