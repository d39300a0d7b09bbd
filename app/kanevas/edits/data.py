"""What needs no place: parameters, inputs, tables, signals, measures, stops, events, floors."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import PlaneContact
from kane.elements.controllers import Pid, Sampled
from kane.elements.couplings import ExpressionCoupling
from kane.elements.event import UserEvent
from kane.elements.signals import Integral, Lag, Signal, TransferFunction
from kane.elements.stops import MeasureStop
from kane.errors import Fault, ModelError
from kane.fields import GROUND
from kane.model import Input, Measure, Model, Parameter, ValueTable, coordinates
from kane.model.poses import initial_poses
from kane.model.sums import limitable
from kane.reading.holds import room_below
from kane.reading.vertical import vertical
from kane.sentences import say
from kanevas.edits.drawing import vector
from kanevas.edits.fields import fresh_parameter_name
from kanevas.edits.names import fresh_name
from kanevas.kinds.sizes import PLAY, SOON, WAY, nice

STEM = "p"
COEFFICIENT = 0.3
# A number of an expression: no part of a name, as in x2, nor of another number.
NUMBER = re.compile(r"(?<![\w.])(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])")
QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")


def new_parameter(model: Model, stem: str = STEM) -> Parameter:  # noqa: ARG001
    """Return a parameter of the value 1; expressions want a name of letters, digits and _."""
    return Parameter(name=fresh_parameter_name(model, STEM), value=1.0)


def new_measure(model: Model, stem: str) -> Measure:
    """Return a measure that gives the time until it is told otherwise."""
    return Measure(name=fresh_name(model, stem), expression="t", unit="s")


def new_signal(model: Model, stem: str) -> Signal:
    """Return a signal that gives the time until it is told otherwise."""
    return Signal(name=fresh_name(model, stem), expression="t", unit="s")


def new_integral(model: Model, stem: str) -> Integral:
    """Return the integral of 1 until it is told otherwise."""
    return Integral(name=fresh_name(model, stem), input=1.0, unit="s")


def new_lag(model: Model, stem: str) -> Lag:
    """Return a lag that follows a step."""
    return Lag(name=fresh_name(model, stem), input="step(t - 1)")


def new_transfer_function(model: Model, stem: str) -> TransferFunction:
    """Return a system of the second order that follows a step."""
    return TransferFunction(
        name=fresh_name(model, stem), input="step(t - 1)", denominator=(1.0, 1.0, 1.0)
    )


def new_pid(model: Model, stem: str) -> Pid:
    """Return a controller of the first body's place, or of nothing where there is none."""
    measured = f"x('{model.bodies[0].name}')" if model.bodies else 0.0
    return Pid(name=fresh_name(model, stem), measured=measured)


def new_sampled(model: Model, stem: str) -> Sampled:
    """Return a signal that holds the time from sample to sample."""
    return Sampled(name=fresh_name(model, stem), expression="t", unit="s", period=0.1)


def new_input(model: Model, stem: str) -> Input:
    """Return an input that goes from 0 to 1."""
    return Input(name=fresh_name(model, stem))


def new_table(model: Model, stem: str) -> ValueTable:
    """Return a table that rises from 0 to 1."""
    return ValueTable(name=fresh_name(model, stem), points=((0.0, 0.0), (1.0, 1.0)))


def new_event(model: Model, stem: str) -> UserEvent:
    """Return an event that marks an instant until it is told otherwise."""
    return UserEvent(name=fresh_name(model, stem), when=SOON)


def new_relation(model: Model, stem: str) -> ExpressionCoupling:
    """Return a relation that keeps the height of the first body as drawn, to begin with.

    Raises:
        ModelError: there is no body.

    """
    if not model.bodies:
        raise ModelError([Fault("", say("A relation needs a body: draw one"))])
    up = "xyz"[int(np.argmax(np.abs(vertical(model))))]
    law = f"{up}('{model.bodies[0].name}')"
    return ExpressionCoupling(name=fresh_name(model, stem), expression=law, holds="start")


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


def new_plane_contact(model: Model, stem: str) -> PlaneContact:
    """Return a floor under the first body that touches none, as low as anything it may touch with.

    Raises:
        ModelError: there is no body that could touch it.

    """
    carried = {each.body_b for each in model.contacts if isinstance(each, PlaneContact)}
    poses, up = initial_poses(model), vertical(model)
    for body in sorted(model.bodies, key=lambda body: body.name in carried):
        place = poses.point(body.name, (0.0, 0.0, 0.0))
        x, y, z = place.tolist()
        floor = PlaneContact(
            name=fresh_name(model, stem), body_a=GROUND, point_a=(x, y, z), axis_a=up,
            body_b=body.name, coefficient=COEFFICIENT,
        )  # fmt: skip
        room = room_below(model, floor, poses)
        if room is not None:
            point = place + room * np.array(up) + 0.0  # no -0
            return msgspec.structs.replace(floor, point_a=tuple(point.tolist()))
    raise ModelError([Fault("", say("No body has a shape that could touch a floor: draw one"))])


def new_contact_group(model: Model, stem: str) -> ContactGroup:
    """Return a group of all bodies that have a shape, on a floor as low as the lowest of them.

    Raises:
        ModelError: fewer than two have one.

    """
    poses, up = initial_poses(model), vertical(model)
    group = ContactGroup(
        name=fresh_name(model, stem), axis_a=vector(np.array(up)), coefficient=COEFFICIENT
    )
    bodies = {body.name: body for body in model.bodies if body.name in poses.names}
    names = group.members(bodies)
    if len(names) < 2:
        words = say("A group takes two bodies with shapes that could touch: draw them")
        raise ModelError([Fault("", words)])
    rooms = [room_below(model, group.on_plane(name), poses) for name in names]
    lowest = min((room for room in rooms if room is not None), default=0.0)
    point = lowest * np.array(up) + 0.0  # no -0
    return msgspec.structs.replace(group, point_a=vector(point))


MADE: dict[type, Callable[[Model, str], Any]] = {
    Parameter: new_parameter,
    Measure: new_measure,
    Signal: new_signal,
    Integral: new_integral,
    Lag: new_lag,
    TransferFunction: new_transfer_function,
    Pid: new_pid,
    Sampled: new_sampled,
    Input: new_input,
    ValueTable: new_table,
    UserEvent: new_event,
    ExpressionCoupling: new_relation,
    MeasureStop: new_measure_stop,
    PlaneContact: new_plane_contact,
    ContactGroup: new_contact_group,
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
