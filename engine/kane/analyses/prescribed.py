"""Motions that are prescribed: quantities of a model that follow laws of time or tables."""

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from kane.analyses.measured import Series
from kane.arguments import checked
from kane.elements.body_quantities import ORIGIN
from kane.elements.drivers import (
    AngleDriver,
    DisplacementDriver,
    DistanceDriver,
    Driver,
    PointDriver,
    Prescribed,
)
from kane.elements.measure_point import MeasurePoint
from kane.elements.ruler import Ruler
from kane.elements.spring import Spring
from kane.errors import SettingsError, UnknownSignalError
from kane.expressions.curve import Interpolation
from kane.fields import Vector
from kane.model import Model, ValueTable, elements
from kane.model.model import NAMED_GROUPS
from kane.model.quantities import quantities
from kane.sentences import say

AXES = ("x", "y", "z")
RATE = "_rate"
BEYOND = 1e-9  # of the run: times in files are rounded


def prescribed(
    model: Model, laws: Mapping[str, str], tables: Sequence[Series], duration: float
) -> Model:
    """Return a model in which quantities follow laws of time, by drivers.

    A quantity is named as in results: ``A.angle`` or ``A.displacement`` of a joint, ``s.length`` of
    a spring or a ruler, ``rod.x`` of a body's origin or of a point, and their rates, as
    ``A.angle_rate`` and ``rod.vx``; or it is a driver by its name alone, as ``crank``, or
    ``hand.x`` where it leads a point. A driver of the same coordinate of a joint gives way to it.

    Args:
        model: the mechanism.
        laws: expressions of time by the names of what follows them.
        tables: what follows values over time: through them goes the natural cubic spline.
        duration: of the run, all of which the tables must cover [s].

    Raises:
        UnknownSignalError: there is nothing of this name that could be prescribed.
        SettingsError: a table does not cover the run, or one thing is prescribed twice.
        ModelError: of a law; when the model is compiled.

    """
    led: set[str] = set()
    for name, law in laws.items():
        model = _with_law(model, name, law, led)
    for each in tables:
        model, law = with_table(model, each, duration)
        model = _with_law(model, each.quantity, law, led)
    return model


@checked
def prescribable(model: Model) -> tuple[tuple[str, str], ...]:
    """Return names and units of the quantities that may be prescribed, those of joints first."""
    joints = {joint.name for joint in model.joints}
    found = [
        (owner, entry)
        for owner, entry in quantities(model)
        if _driver(model, "", owner, entry.key, "0") is not None
    ]
    found.sort(key=lambda each: each[0] not in joints)
    return tuple((f"{owner}.{entry.key}", entry.unit) for owner, entry in found)


def with_table(model: Model, series: Series, duration: float) -> tuple[Model, str]:
    """Return a model with the spline through a series, and the expression for it."""
    good = np.isfinite(series.times) & np.isfinite(series.values)
    times, values = series.times[good], series.values[good]
    order = np.argsort(times, kind="stable")
    times, values = times[order], values[order]
    slack = BEYOND * duration
    if times.size < 2 or times[0] > slack or times[-1] < duration - slack:
        raise SettingsError(
            say(
                "The table of '{name}' goes from {first:g} s to {last:g} s; the run from 0 s to "
                "{end:g} s needs all of it. Shorten the run, or give more values.",
                name=series.quantity,
                first=float(times.min(initial=np.inf)),
                last=float(times.max(initial=-np.inf)),
                end=duration,
            )
        )
    name = fresh_name(model, f"course of {series.quantity.replace('.', ' ')}")
    return with_curve(model, name, times.tolist(), values.tolist(), "smooth")


def with_curve(
    model: Model,
    name: str,
    times: Sequence[float],
    values: Sequence[float],
    interpolation: Interpolation,
) -> tuple[Model, str]:
    """Return a model with another table over time, and the expression for it."""
    points = tuple(zip(times, values, strict=True))
    table = ValueTable(name=name, points=points, interpolation=interpolation)
    return msgspec.structs.replace(model, tables=(*model.tables, table)), f"table('{name}', t)"


def fresh_name(model: Model, wanted: str) -> str:
    """Return a name that nothing in the model has."""
    taken = {each.name for group in NAMED_GROUPS for each in getattr(model, group)}
    name, number = wanted, 2
    while name in taken:
        name, number = f"{wanted} {number}", number + 1
    return name


def _with_law(model: Model, quantity: str, law: str, led: set[str]) -> Model:
    """Return a model in which a quantity follows a law, and note what is led by it."""
    before, other = _driver_for(model, quantity, law)
    now = other.name
    if isinstance(before, PointDriver):
        now = f"{now}.{_axis(before, quantity)}"
    if led & {now, quantity}:
        raise SettingsError(say("'{name}' is prescribed twice.", name=quantity))
    led |= {now, quantity}
    if before is None:
        return msgspec.structs.replace(model, drivers=(*model.drivers, other))
    return _replaced(model, before, other)


def _driver_for(model: Model, quantity: str, law: str) -> tuple[Driver | None, Driver]:
    """Return the driver that gives way, if there is one, and the one that makes a quantity follow.

    Raises:
        UnknownSignalError: there is nothing of this name that could be prescribed.

    """
    owner, _, key = quantity.rpartition(".")
    for driver in model.drivers:
        if driver.name == quantity or (driver.name == owner and isinstance(driver, PointDriver)):
            return driver, _following(driver, quantity, law)
    made = _driver(model, fresh_name(model, quantity.replace(".", " ")), owner, key, law)
    if made is None:
        raise UnknownSignalError(
            say(
                "'{name}' is nothing that can be prescribed: that are angle and displacement of a "
                "joint, as in A.angle, length of a spring or ruler, x, y and z of a body or point, "
                "their rates, and drivers by their names.",
                name=quantity,
            )
        )
    for driver in model.drivers:
        if (
            isinstance(driver, AngleDriver | DisplacementDriver)
            and type(driver) is type(made)
            and driver.joint == owner
        ):
            return driver, msgspec.structs.replace(made, name=driver.name)
    return None, made


def _replaced(model: Model, driver: Driver, other: Driver) -> Model:
    drivers = tuple(other if each is driver else each for each in model.drivers)
    return msgspec.structs.replace(model, drivers=drivers)


def _following(driver: Driver, quantity: str, law: str) -> Driver:
    """Return a driver with another law."""
    if not isinstance(driver, PointDriver):
        return msgspec.structs.replace(driver, law=law)
    laws = list(driver.law)
    laws[AXES.index(_axis(driver, quantity))] = law
    return msgspec.structs.replace(driver, law=tuple(laws))


def _axis(driver: PointDriver, quantity: str) -> str:
    """Return the axis that is meant; raises UnknownSignalError where none is."""
    led = [axis for axis, law in zip(AXES, driver.law, strict=True) if law is not None]
    axis = quantity.rpartition(".")[2]
    if quantity == driver.name and len(led) == 1:
        return led[0]
    if quantity == driver.name or axis not in AXES:
        raise UnknownSignalError(
            say(
                "The driver '{name}' leads a point: say along which axis, as in {name}.x.",
                name=driver.name,
            )
        )
    return axis


def _driver(model: Model, name: str, owner: str, key: str, law: str) -> Driver | None:
    """Return a driver that makes a quantity follow a law; None where there is none for it."""
    level: Prescribed = "speed" if key.endswith(RATE) else "position"
    coordinate = key.removesuffix(RATE)
    for joint in model.joints:
        if joint.name == owner and coordinate in joint.coordinates():
            if coordinate == "angle":
                return AngleDriver(name=name, joint=owner, prescribes=level, law=law)
            if coordinate == "displacement":
                return DisplacementDriver(name=name, joint=owner, prescribes=level, law=law)
    for _, element in elements(model):
        if element.name != owner:
            continue
        if isinstance(element, MeasurePoint):
            return _of_point(name, element.body, element.point, key, law)
        if isinstance(element, Spring | Ruler) and coordinate == "length":
            a, b = element.ends()
            return DistanceDriver(
                name=name, body_a=a[0], point_a=a[1], body_b=b[0], point_b=b[1],
                prescribes=level, law=law,
            )  # fmt: skip
    for body in model.bodies:
        if body.name == owner:
            return _of_point(name, owner, ORIGIN, key, law)
    return None


def _of_point(name: str, body: str, point: Vector, key: str, law: str) -> Driver | None:
    axis = key[-1:]
    if key not in (axis, f"v{axis}") or axis not in AXES:
        return None
    x, y, z = (law if axis == each else None for each in AXES)
    level: Prescribed = "position" if key == axis else "speed"
    return PointDriver(name=name, body=body, point=point, prescribes=level, law=(x, y, z))
