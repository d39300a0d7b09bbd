"""Models that are led from outside: as they are simulated, and as what was recorded repeats them.

In a simulation every input follows a curve that is written while it runs, and hands may hold
a body. What was recorded is a model like any other: inputs have their course, and each grab is
a pull with tables of where the hand was and how hard it held.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from msgspec.structs import replace

from kane.analyses.grip import Knot
from kane.arguments import checked
from kane.elements.pull import Pull
from kane.fields import VaryingVector
from kane.model import Input, Model, ValueTable, named
from kane.results import Result
from kane.solve.lines import NEVER, Held

# Two hands, so that one may grab while the force of the other goes to zero; no person could give
# such names.
HANDS = ("(hand)", "(other hand)")
OF_HAND = ("x", "y", "z", "stiffness", "damping")
FADE = 1.0 / 60.0  # s in which a hand lets go
BEFORE = -1.0  # s: before all runs
PULL = "hand"  # name of the first pull that was recorded


@dataclass(frozen=True)
class Grabbed:
    """A grab that was recorded.

    Attributes:
        held: what was held.
        knots: time [s], place, stiffness and damping; straight lines between them.
        ended: whether the hand has let go since.

    """

    held: Held
    knots: Sequence[Knot]
    ended: bool


def as_simulated(model: Model) -> Model:
    """Return a model whose inputs follow curves, and with hands that hold nothing yet."""
    if not model.bodies:
        return model
    tables = tuple(
        ValueTable(name=name, points=_level(0.0)) for hand in HANDS for name in tables_of(hand)
    )
    hands = tuple(_at_rest(hand, model.bodies[0].name) for hand in HANDS)
    inputs = tuple(
        each if each.course else replace(each, course=_level(each.value)) for each in model.inputs
    )
    return replace(
        model, tables=(*model.tables, *tables), pulls=(*model.pulls, *hands), inputs=inputs
    )


def _at_rest(name: str, body: str) -> Pull:
    x, y, z, stiffness, damping = (f"table('{table}', t)" for table in tables_of(name))
    return Pull(name=name, body=body, target=(x, y, z), stiffness=stiffness, damping=damping)


def _level(value: float) -> tuple[tuple[float, float], ...]:
    return ((BEFORE, value), (NEVER, value))


def as_recorded(
    model: Model, courses: Mapping[str, Sequence[Knot]], grabs: Iterable[Grabbed]
) -> Model:
    """Return the model that repeats what was set and pulled.

    Args:
        model: that was simulated.
        courses: times and values of inputs that were set, by name.
        grabs: what was pulled.

    """
    inputs = tuple(_with_course(each, courses.get(each.name, ())) for each in model.inputs)
    if any(after is not each for after, each in zip(inputs, model.inputs, strict=True)):
        model = replace(model, inputs=inputs)
    for grabbed in grabs:
        model = _with_pull(model, grabbed)
    return model


def _with_course(each: Input, knots: Sequence[Knot]) -> Input:
    if len(knots) < 2:
        return each
    before = tuple(point for point in each.course if point[0] < knots[0][0])
    course = tuple((time, value) for time, value in bent(knots))
    return replace(each, course=(*before, *course))


def _with_pull(model: Model, grabbed: Grabbed) -> Model:
    knots = bent(grabbed.knots)
    if not grabbed.ended:  # beyond the record it lets go
        time, *place, _, _ = knots[-1]
        knots.append((time + FADE, *place, 0.0, 0.0))
    elif len(knots) < 2:  # it let go at once
        return model
    name = _free_name(model)
    words = tables_of(name)
    columns = list(zip(*knots, strict=True))
    times = columns[0]
    tables = tuple(
        ValueTable(name=word, points=tuple(zip(times, column, strict=True)))
        for word, column in zip(words, columns[1:], strict=True)
    )
    target: VaryingVector = tuple(f"table('{word}', t)" for word in words[:3])  # type: ignore[assignment]
    stiffness, damping = (_within(word, times) for word in words[3:])
    held = grabbed.held
    pull = Pull(
        name=name,
        body=held.body,
        point=held.point,
        turning=held.turns,
        orientation=held.orientation,
        target=target,
        stiffness=stiffness,
        damping=damping,
    )
    return replace(model, tables=(*model.tables, *tables), pulls=(*model.pulls, pull))


def _within(word: str, times: Sequence[float]) -> str:
    """Return a table's value from its first time on; at its last one it is zero."""
    return f"where(t < {times[0]!r}, 0, table('{word}', t))"


def _free_name(model: Model) -> str:
    taken = {entry.name for _, entry in named(model)}
    names = (PULL if k == 1 else f"{PULL} {k}" for k in count(1))
    return next(name for name in names if taken.isdisjoint({name, *tables_of(name)}))


def tables_of(name: str) -> list[str]:
    """Return the names of the tables of a hand."""
    return [f"{name} {each}" for each in OF_HAND]


def bent(knots: Sequence[Knot]) -> list[Knot]:
    """Return the knots without those at which nothing changes."""
    found: list[Knot] = []
    for k, knot in enumerate(knots):
        inner = 0 < k < len(knots) - 1
        if not (inner and found[-1][1:] == knot[1:] == knots[k + 1][1:]):
            found.append(knot)
    return found


@checked
def with_pulls(model: Model, result: Result) -> Model:
    """Return a model with what was pulled and set in a run, as elements of it.

    A run of it repeats the one in which that was recorded, to the tolerance, if nothing else has
    changed since. Pulls and courses of inputs that it has already stay where the run has none.

    Args:
        model: to which it is added.
        result: of a simulation in which something was pulled, or inputs were set.

    """
    recorded = result.model
    courses = {each.name: each.course for each in recorded.inputs if each.course}
    inputs = tuple(
        replace(each, course=courses.get(each.name, each.course)) for each in model.inputs
    )
    taken = {entry.name for _, entry in named(model)}
    pulls = tuple(pull for pull in recorded.pulls if pull.name not in taken)
    read = {table.name for table in recorded.tables if _is_read(table, pulls)} - taken
    tables = tuple(table for table in recorded.tables if table.name in read)
    return replace(
        model, inputs=inputs, tables=(*model.tables, *tables), pulls=(*model.pulls, *pulls)
    )


def _is_read(table: ValueTable, pulls: Sequence[Pull]) -> bool:
    return any(f"'{table.name}'" in law.text for pull in pulls for law in pull.laws())
