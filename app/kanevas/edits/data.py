"""What needs no place: parameters, inputs, tables, measures, their stops, events."""

import re
from collections.abc import Callable
from typing import Any

import msgspec

from kane.elements.event import UserEvent
from kane.elements.stops import MeasureStop
from kane.errors import Fault, ModelError
from kane.model import Input, Measure, Model, Parameter, ValueTable, coordinates
from kane.model.poses import initial_poses
from kane.model.sums import limitable
from kane.sentences import say
from kanevas.edits.fields import fresh_parameter_name
from kanevas.edits.names import fresh_name
from kanevas.kinds.sizes import PLAY, SOON, WAY, nice

STEM = "p"
# A number of an expression: no part of a name, as in x2, nor of another number.
NUMBER = re.compile(r"(?<![\w.])(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])")
QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")


def new_parameter(model: Model, stem: str = STEM) -> Parameter:  # noqa: ARG001
    """Return a parameter of the value 1; expressions want a name of letters, digits and _."""
    return Parameter(name=fresh_parameter_name(model, STEM), value=1.0)


def new_measure(model: Model, stem: str) -> Measure:
    """Return a measure that gives the time until it is told otherwise."""
    return Measure(name=fresh_name(model, stem), expression="t", unit="s")


def new_input(model: Model, stem: str) -> Input:
    """Return an input that goes from 0 to 1."""
    return Input(name=fresh_name(model, stem))


def new_table(model: Model, stem: str) -> ValueTable:
    """Return a table that rises from 0 to 1."""
    return ValueTable(name=fresh_name(model, stem), points=((0.0, 0.0), (1.0, 1.0)))


def new_event(model: Model, stem: str) -> UserEvent:
    """Return an event that marks an instant until it is told otherwise."""
    return UserEvent(name=fresh_name(model, stem), when=SOON)


def new_measure_stop(model: Model, stem: str) -> MeasureStop:
    """Return a stop with some play about the model as drawn, of the first measure that takes one.

    Raises:
        ModelError: there is no such measure.

    """
    for name, measured in limitable(model, coordinates(model)).items():
        drawn = measured.value(initial_poses(model))
        play = PLAY if measured.angular else nice(abs(drawn) / 2) or WAY
        return MeasureStop(
            name=fresh_name(model, stem), measure=name, lower=drawn - play, upper=drawn + play
        )
    words = say(
        "No measure can be limited: add one that is a sum of x, y, z, distance, length and "
        "displacement, or of angles, such as x('body')"
    )
    raise ModelError([Fault("", words)])


MADE: dict[type, Callable[[Model, str], Any]] = {
    Parameter: new_parameter,
    Measure: new_measure,
    Input: new_input,
    ValueTable: new_table,
    UserEvent: new_event,
    MeasureStop: new_measure_stop,
}
"""What returns a new one for a model, from its word: those types need no place on the canvas."""


def with_parameter(model: Model, name: str, value: float, unit: str) -> Model:
    """Return the model with one more parameter, of a value in an SI unit."""
    parameter = Parameter(name=name, value=value, unit=unit)
    return msgspec.structs.replace(model, parameters=(*model.parameters, parameter))


def number_at(expression: str, start: int, end: int) -> tuple[int, int] | None:
    """Return from where to where the number goes that a cursor or a selection touches.

    Where there is but one number it is that one. Digits in the name of a table are none.
    """
    quoted = [match.span() for match in QUOTED.finditer(expression)]
    found = [
        match.span()
        for match in NUMBER.finditer(expression)
        if not any(low <= match.start() < high for low, high in quoted)
    ]
    touched = [span for span in found if span[0] <= end and start <= span[1]]
    if len(touched) == 1:
        return touched[0]
    return found[0] if len(found) == 1 else None
