"""Drivers of positions go on from where the bodies have been put."""

import math
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from kane.elements.drivers import Driver, PointDriver
from kane.elements.primitives import PathRow
from kane.errors import ExpressionError
from kane.expressions.parse import parse
from kane.fields import Varying
from kane.model import Model, coordinates
from kane.model.poses import Poses, initial_poses
from kane.reading.at_start import value_at_start

UNMOVED = 1e-9  # rad or m: less is what closing the joints leaves
DIGITS = 12  # of an offset; the assembly sees to the rest
_OFFSET = re.compile(r"\((?P<law>.*)\) (?P<sign>[+-]) (?P<size>[\d.]+(?:e[+-]?\d+)?)", re.DOTALL)


def led_from_here(before: Model, after: Model) -> Model:
    """Return a model whose drivers of positions begin where its bodies stand.

    A driver whose coordinate is another one than before gets an offset: its law keeps its course,
    and has at the start the value that is drawn. One that held a course from elsewhere would take
    the bodies back as a run begins. Angles are shifted by less than half a turn, for the same
    place is not another number of turns.

    Args:
        before: a model.
        after: the same model with its bodies elsewhere.

    """
    drivers = tuple(_led(driver, before, after) for driver in after.drivers)
    if all(new is old for new, old in zip(drivers, after.drivers, strict=True)):
        return after
    return msgspec.structs.replace(after, drivers=drivers)


def led_anew(before: Model, after: Model) -> tuple[str, ...]:
    """Return the names of the drivers whose law is another one than before."""
    laws = {driver.name: driver.law for driver in before.drivers}
    return tuple(d.name for d in after.drivers if d.law != laws.get(d.name, d.law))


def _led(driver: Driver, before: Model, after: Model) -> Driver:
    if driver.prescribes != "position":
        return driver
    try:
        law: Any = _law(driver, before, after)
    except (ExpressionError, KeyError):  # with faults it is not run, and none of its laws counts
        return driver
    return driver if law == driver.law else msgspec.structs.replace(driver, law=law)


def _law(driver: Driver, before: Model, after: Model) -> Varying | tuple[Varying | None, ...]:
    shifts = iter(_shifts(driver, before, after))
    if isinstance(driver, PointDriver):
        return tuple(None if law is None else _shifted(law, next(shifts)) for law in driver.law)
    return _shifted(driver.law, next(shifts))


def _shifts(driver: Driver, before: Model, after: Model) -> Iterator[float]:
    """Yield for each row by how much its law misses what is drawn, where that has changed."""
    was, now = initial_poses(before), initial_poses(after)
    for row in driver.rows(coordinates(after)):
        drawn = _value(row, now)
        if abs(_nearest(row, drawn - _value(row, was))) <= UNMOVED:
            yield 0.0
        else:
            assert row.drive is not None  # it is the row of a driver
            shift = _nearest(row, drawn - value_at_start(after, row.drive))
            yield shift if abs(shift) > UNMOVED else 0.0


def _value(row: PathRow, poses: Poses) -> float:
    return sum(factor * path.value(poses) for factor, path in row.terms)


def _nearest(row: PathRow, difference: float) -> float:
    """Return a difference of angles without whole turns, of lengths as it is."""
    return math.remainder(difference, 2 * math.pi) if row.angular else difference


def _shifted(law: Varying, shift: float) -> Varying:
    """Return a law with an offset; one that it had before grows or goes."""
    if not shift:
        return law
    if not isinstance(law, str):
        return float(f"{law + shift:.{DIGITS}g}")
    found = _OFFSET.fullmatch(law)
    if found and _is_whole(found["law"]):
        law, shift = found["law"], shift + float(f"{found['sign']}{found['size']}")
    if abs(shift) <= UNMOVED:
        return law
    return f"({law}) {'+' if shift > 0 else '-'} {abs(shift):.{DIGITS}g}"


def _is_whole(law: str) -> bool:
    """Whether what stands in brackets is one formula, and no piece as of ``(a) * (b) + 1``."""
    try:
        parse(law)
    except ExpressionError:
        return False
    return True
