"""Curves of a system in the place of those that it was compiled with: nothing is compiled anew."""

from dataclasses import replace

import numpy as np

from kane.compiled.system import Courses, System
from kane.kernels.programs.instructions import Programs
from kane.kernels.tables import Tables


def with_courses(system: System, courses: Courses) -> System:
    """Return a system whose laws read other curves over time; beyond their ends they are level.

    Its model, and the times at which its laws jump, stay those that were compiled.
    """
    made: dict[int, Programs] = {}

    def led(tables: Tables) -> Tables:
        programs = tables.expressions
        if id(programs) not in made:
            made[id(programs)] = _with(programs, system, courses)
        return replace(tables, expressions=made[id(programs)])

    return replace(
        system,
        tables=led(system.tables),
        observed=led(system.observed),
        watched=led(system.watched),
        led_from=(system, courses),
    )


def _with(programs: Programs, system: System, courses: Courses) -> Programs:
    """Return programs with these curves behind those that they have."""
    curves, breaks, pieces = programs.curves.copy(), [programs.breaks], [programs.coefficients]
    breaks_before, pieces_before = programs.breaks.size, len(programs.coefficients)
    for name, (times, values) in courses.items():
        number = system.laws.curve_number(name)
        if number is None:  # no law reads it
            continue
        own = np.zeros((times.size + 1, 4))
        own[:-1, 0], own[-1, 0] = np.append(values[0], values[:-1]), values[-1]
        own[1:-1, 1] = np.diff(values) / np.diff(times)
        curves[number] = (breaks_before, breaks_before + times.size, pieces_before)
        breaks.append(times)
        pieces.append(own)
        breaks_before, pieces_before = breaks_before + times.size, pieces_before + len(own)
    return replace(
        programs,
        curves=curves,
        breaks=np.concatenate(breaks),
        coefficients=np.concatenate(pieces),
    )
