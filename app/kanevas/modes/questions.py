"""What is worked out of small deviations and of equilibria, in a thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from kane.fields import SYSTEM
from kane.model import Model
from kane.model.quantities import owned_quantities
from kanevas.modes.span_row import Span

if TYPE_CHECKING:
    from kane.analyses.frequency_response import FrequencyResponse, RootLocus
    from kane.analyses.instant import Instant
    from kane.analyses.linearisation import Linearisation
    from kane.analyses.load_path import LoadPath
    from kane.analyses.mode_shares import Shares
    from kane.analyses.resting_place import Equilibrium
    from kane.analyses.steady_motion import SteadyMotion
    from kane.model.poses import Poses
    from kane.results import Result

FORCES = ("N", "N m")
NOTHING = 1e-12  # of the largest force: what is round-off
TRIES = 12  # places from which equilibria are looked for
VALUES = 60  # of the parameter of a root locus


class Subject(NamedTuple):
    """A frame of a result, or the start of a model without one."""

    model: Model
    result: Result | None
    frame: int

    def is_same(self, other: Subject | None) -> bool:
        """Whether both are about the same state."""
        if other is None or self.result is not other.result:
            return False
        return self.frame == other.frame if self.result else self.model is other.model


class Found(NamedTuple):
    """What was found at an instant.

    Attributes:
        subject: what it is about.
        linear: the linear equations.
        shares: of each mode, what elements that exert forces do.
        motions: of each mode, a cycle of poses.
        inputs: names of all that may be set.
        outputs: names of all quantities.

    """

    subject: Subject
    linear: Linearisation
    shares: tuple[Shares, ...]
    motions: tuple[tuple[Poses, ...], ...]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]


def find(subject: Subject, progress: Callable[[float], None], stop: threading.Event) -> Found:
    """Linearise; raises KaneError."""
    from kane.analyses.care import unless_stopped
    from kane.analyses.linearisation import linearise
    from kane.analyses.mode_shares import mode_motion, shares_of_all
    from kane.analyses.setting import settings_of

    instant = _instant(subject)
    linear = linearise(instant, stop=stop)
    own = shares_of_all(linear, stop)
    motions, count = [], len(linear.modes)
    for number in range(count):
        unless_stopped(stop)
        progress((1 + number) / (1 + count))
        motions.append(mode_motion(linear, number))
    return Found(
        subject,
        linear,
        own,
        tuple(motions),
        tuple(each.name for each in settings_of(instant.system)),
        tuple(each.name for each in instant.result.signals()),
    )


def respond(found: Found, given: str, asked: str, stop: threading.Event) -> FrequencyResponse:
    """Return how a quantity follows what is set; raises KaneError."""
    from kane.analyses.frequency_response import frequency_response
    from kane.analyses.linearisation import linearise

    linear = linearise(found.linear.instant, (given,), (asked,), stop=stop)
    return frequency_response(linear, stop=stop)


def locus(
    model: Model, wanted: Span, progress: Callable[[float], None], stop: threading.Event
) -> RootLocus:
    """Return eigenvalues over a parameter; raises KaneError."""
    from kane.analyses.frequency_response import root_locus

    values = np.linspace(wanted.low, wanted.high, VALUES).tolist()
    return root_locus(model, wanted.parameter, values, progress=progress, stop=stop)


def _instant(subject: Subject) -> Instant:
    from kane.analyses.instant import instant_at_start, instant_of

    if subject.result is not None:
        return instant_of(subject.result, subject.frame)
    return instant_at_start(subject.model)


class Carried(NamedTuple):
    """A force or a moment.

    Attributes:
        name: of the quantity.
        value: of it [SI].
        unit: SI unit.

    """

    name: str
    value: float
    unit: str


class Rests(NamedTuple):
    """Equilibria of a model, or a steady motion.

    Attributes:
        model: as it is drawn.
        rests: the equilibria, the nearest first, or the motion.
        poses: where each has the bodies.
        models: the model, drawn in each.
        turned: of each, the joints whose turns the drawing counts anew.
        outputs: names of all quantities.
        are_steady: whether they are steady motions.
        held: drivers that are held where they begin, though they move.
        forces: of each, what joints, springs and other loads carry there: name, value [SI], unit.

    """

    model: Model
    rests: tuple[Equilibrium | SteadyMotion, ...]
    poses: tuple[Poses, ...]
    models: tuple[Model, ...]
    turned: tuple[tuple[str, ...], ...]
    outputs: tuple[str, ...]
    are_steady: bool
    held: tuple[str, ...]
    forces: tuple[tuple[Carried, ...], ...]


def _carried(rests: Sequence[Equilibrium | SteadyMotion]) -> tuple[tuple[Carried, ...], ...]:
    """Return of each the forces and moments that are offered of a model and not none."""
    from kane.model.offered import offered

    result = rests[0].instant.result
    owners = {name: owner for name, owner, _ in owned_quantities(result.model) if name != SYSTEM}
    names = [
        (name, entry.unit)
        for owner, element in owners.items()
        for entry in offered(result.model, element)
        if entry.unit in FORCES and (name := f"{owner}.{entry.key}") in result.quantities
    ]
    found = [
        [Carried(name, float(rest.instant.result[name][0]), unit) for name, unit in names]
        for rest in rests
    ]
    largest = dict.fromkeys(FORCES, 0.0)
    for each in (each for one in found for each in one):
        largest[each.unit] = max(largest[each.unit], abs(each.value))
    lever = float(rests[0].instant.system.tables.extent)  # moments of it may be round-off, too
    largest["N m"] = max(largest["N m"], largest["N"] * lever)
    return tuple(
        tuple(each for each in one if abs(each.value) > NOTHING * largest[each.unit])
        for one in found
    )


class Followed(NamedTuple):
    """Load steps that are wanted."""

    span: Span
    asked: str


def find_rests(model: Model, progress: Callable[[float], None], stop: threading.Event) -> Rests:
    """Return equilibria about where a model is drawn; raises KaneError."""
    from kane.analyses.statics import equilibria

    found = equilibria(model, tries=TRIES, progress=progress, stop=stop)
    return _rests(model, found, stop, are_steady=False)


def find_steady(
    model: Model,
    given: dict[str, float],
    progress: Callable[[float], None],
    stop: threading.Event,
) -> Rests:
    """Return the steady motion near a model's start with given values; raises KaneError."""
    from kane.analyses.steady_motion import steady_motion

    found = steady_motion(model, given, progress=progress, stop=stop)
    return _rests(model, (found,), stop, are_steady=True)


def _rests(
    model: Model,
    found: tuple[Equilibrium | SteadyMotion, ...],
    stop: threading.Event,
    *,
    are_steady: bool,
) -> Rests:
    from kane.analyses.care import unless_stopped
    from kane.analyses.resting_place import Equilibrium
    from kane.model.poses import initial_poses

    models = tuple(each.model for each in found)
    for each in found:
        unless_stopped(stop)
        _ = each.is_stable  # which is worked out here, in the thread
    return Rests(
        model,
        found,
        tuple(initial_poses(each) for each in models),
        models,
        tuple(each.turned for each in found),
        tuple(each.name for each in found[0].instant.result.signals()),
        are_steady,
        found[0].held if isinstance(found[0], Equilibrium) else (),
        _carried(found),
    )


def follow(
    model: Model, wanted: Followed, progress: Callable[[float], None], stop: threading.Event
) -> LoadPath:
    """Follow the equilibrium of the start over a parameter; raises KaneError."""
    from kane.analyses.load_path import load_path

    return load_path(
        model, wanted.span.parameter, wanted.span.low, wanted.span.high, (wanted.asked,),
        branches=True, progress=progress, stop=stop,
    )  # fmt: skip
