"""What may be set on a system from outside: components of forces, drivers, inputs of the model.

What is set is a small number that is added to a law by one more constant in its program, so nothing
is compiled anew; for exact derivatives the number is dual.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
import numpy as np

from kane.compiled import System, compile_mode
from kane.elements.drivers import PointDriver
from kane.errors import ArgumentError
from kane.expressions.nodes import InputValue, walk
from kane.expressions.parse import parse
from kane.kernels.primitives.path import ANGLE, SPIN
from kane.kernels.programs.instructions import ADD, CONSTANT, PROGRAM, Programs
from kane.kernels.tables import Tables
from kane.model import Model
from kane.model.parameters import curve_of_input
from kane.sentences import say
from kane.solve.lines import NEVER
from kane.suggestion import suggestion

WRENCH = (("fx", "N"), ("fy", "N"), ("fz", "N"), ("tx", "N m"), ("ty", "N m"), ("tz", "N m"))
FORCE, TORQUE = slice(0, 3), slice(3, 6)
BEFORE = -1.0  # s: before all runs


class Setting(NamedTuple):
    """Something that may be set.

    Attributes:
        name: ``push.fx`` of a force, ``motor`` of a law along a path, the name of a driver or of
            an input.
        unit: of what is added.
        table: where the law stands, empty for an input; entry, field and place in it.
        entry: see there.
        field: see there.
        place: of the component, -1 where there is one alone.
        row: the constraint row of a driver, else -1.

    """

    name: str
    unit: str
    table: str
    entry: int
    field: str
    place: int
    row: int = -1


def settings_of(system: System) -> tuple[Setting, ...]:
    """Return all that may be set on a system, in the order of its model."""
    return (*_of_loads(system), *_of_drivers(system), *_of_inputs(system))


def chosen_settings(system: System, names: tuple[str, ...]) -> tuple[Setting, ...]:
    """Return settings by their names; raises ArgumentError."""
    known = {each.name: each for each in settings_of(system)}
    for name in names:
        if name not in known:
            if not known:
                raise ArgumentError(
                    say(
                        "There is nothing to be set of the name '{name}': the model has no force, "
                        "torque, motor, driver or input.",
                        name=name,
                    )
                )
            raise ArgumentError(
                say(
                    "There is nothing to be set of the name '{name}'{suggestion}: there are "
                    "{names}.",
                    name=name,
                    suggestion=suggestion(name, known),
                    names=", ".join(known),
                )
            )
    return tuple(known[name] for name in names)


def with_courses(model: Model, settings: tuple[Setting, ...]) -> Model:
    """Return a model in which each input that is set follows a curve, as it has to."""
    names = {each.name for each in settings if not each.table}
    inputs = tuple(
        each
        if each.course or each.name not in names
        else msgspec.structs.replace(each, course=((BEFORE, each.value), (NEVER, each.value)))
        for each in model.inputs
    )
    changed = any(after is not each for after, each in zip(inputs, model.inputs, strict=True))
    return msgspec.structs.replace(model, inputs=inputs) if changed else model


def set_on(system: System, settings: tuple[Setting, ...], values: tuple[Any, ...]) -> Tables:
    """Return the tables of a system with numbers added, which may be dual."""
    tables = system.tables
    for setting, value in zip(settings, values, strict=True):
        tables = _with(system, tables, setting, value)
    return tables


def _of_loads(system: System) -> Iterator[Setting]:
    turning = {torque.name for torque in system.model.torques}
    for name, entries in system.load_entries.items():
        for place in range(*entries["wrenches"].indices(system.tables.wrenches.size)):
            wrench = system.tables.wrenches[place]
            acts = (wrench["constant"] != 0.0) | (wrench["law"] >= 0)
            kinds = [half for half in (FORCE, TORQUE) if acts[half].any()]
            if not kinds:  # it is there to be set
                kinds = [TORQUE if name in turning else FORCE]
            for half in kinds:
                for k in range(*half.indices(6)):
                    key, unit = WRENCH[k]
                    yield Setting(f"{name}.{key}", unit, "wrenches", place, "law", k)
        for place in range(*entries["path_loads"].indices(system.tables.path_loads.size)):
            load = system.tables.path_loads[place]
            if load["law"] >= 0:
                kind = system.tables.paths[load["path"]]["kind"]
                unit = "N m" if kind in (ANGLE, SPIN) else "N"
                yield Setting(name, unit, "path_loads", place, "law", -1)


def _of_drivers(system: System) -> Iterator[Setting]:
    drives = system.tables.drives
    for driver in system.model.drivers:
        rows = system.joint_rows[driver.name]
        places = [k for k in range(drives.size) if rows.start <= drives[k]["row"] < rows.stop]
        axes = [""] * len(places)
        if isinstance(driver, PointDriver):
            axes = [f".{a}" for a, law in zip("xyz", driver.law, strict=True) if law is not None]
        unit = "rad/s^2" if driver.name in system.angular else "m/s^2"
        for axis, place in zip(axes, places, strict=True):
            yield Setting(
                f"{driver.name}{axis}", unit, "drives", place, "acceleration", -1,
                int(drives[place]["row"]),
            )  # fmt: skip


def _of_inputs(system: System) -> Iterator[Setting]:
    for each in system.model.inputs:
        yield Setting(each.name, each.unit or "1", "", 0, "", -1)


def _with(system: System, tables: Tables, setting: Setting, value: Any) -> Tables:
    programs = tables.expressions
    if not setting.table:
        return replace(tables, expressions=_with_curve(system, programs, setting.name, value))
    table = getattr(tables, setting.table).copy()
    entry = table[setting.entry]
    at = () if setting.place < 0 else (setting.place,)
    law = int(entry[setting.field][at] if at else entry[setting.field])
    start = float(entry["constant"][at]) if law < 0 and at else 0.0
    programs = _with_program(programs, law, start, value)
    if at:
        table[setting.field][setting.entry, setting.place] = programs.programs.size - 1
    else:
        table[setting.field][setting.entry] = programs.programs.size - 1
    return replace(tables, expressions=programs, **{setting.table: table})


def _with_program(programs: Programs, law: int, start: float, value: Any) -> Programs:
    """Return programs with one more, which adds a value to that of a law, or to a start."""
    own = np.array([[CONSTANT, programs.constants.size]])
    if law >= 0:
        own = programs.code[programs.programs[law]["start"] : programs.programs[law]["stop"]]
    more = np.array([[CONSTANT, programs.constants.size + 1], [ADD, 0]])
    code = np.vstack([programs.code, own, more]).astype(np.int64)
    span = np.array([(len(programs.code), len(code))], dtype=PROGRAM)
    return replace(
        programs,
        programs=np.concatenate([programs.programs, span]),
        code=code,
        constants=_appended(programs.constants, [start, value]),
    )


def _appended(constants: Any, values: list[Any]) -> Any:
    plain = constants.dtype != object and all(isinstance(value, float) for value in values)
    found = np.empty(constants.size + len(values), dtype=np.float64 if plain else object)
    found[: constants.size] = constants
    found[constants.size :] = values
    return found


def _with_curve(system: System, programs: Programs, name: str, value: Any) -> Programs:
    """Return programs with a value added to the curve of an input, wherever it is read."""
    number = system.laws.curve_number(curve_of_input(name))
    if number is None:
        return programs
    curve = programs.curves[number]
    rows = slice(int(curve["first"]), int(curve["first"]) + int(curve["stop"] - curve["start"]) + 1)
    coefficients = programs.coefficients.astype(np.float64 if isinstance(value, float) else object)
    for row in range(*rows.indices(len(coefficients))):
        coefficients[row, 0] = coefficients[row, 0] + value
    return replace(programs, coefficients=coefficients)


def compiled_for(system: System, settings: tuple[Setting, ...]) -> System:
    """Return a system whose inputs that are set follow curves; else it is the same.

    Its constraints are as they are in the system, and its laws on the same branches.
    """
    model = with_courses(system.model, settings)
    return system if model is system.model else compile_mode(model, system.states)


def refuse_driven_inputs(system: System, settings: tuple[Setting, ...]) -> None:
    """Refuse inputs that drivers read: what is set on them is a motion; raises ArgumentError."""
    names = [each.name for each in settings if not each.table]
    for driver in system.model.drivers:
        for law in driver.laws():
            for name in names:
                if InputValue(name) in walk(parse(law.text)):
                    raise ArgumentError(
                        say(
                            "The driver '{driver}' reads the input '{name}'. Choose the driver "
                            "instead, whose acceleration is then set.",
                            driver=driver.name,
                            name=name,
                        )
                    )


def rows_that_are_set(settings: tuple[Setting, ...]) -> list[int]:
    """Return the rows of drivers that are set, which then hold accelerations alone."""
    return [each.row for each in settings if each.row >= 0]
