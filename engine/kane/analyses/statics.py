"""Statics: where a mechanism can rest, whether it stays there, and what its joints carry.

At rest Kane's equations say that no generalized force is left,

    g(q) = N^T f(q, u = 0, t) = 0,

with N all motions that the joints leave free at once. The way there goes downhill, see
``resting_place``: from a place that is none it comes to an equilibrium that is stable against small
pushes; from one that is, it does not stir. Where stops, contacts and friction take part, it falls
until what holds bears it, see ``resting_with_changes``. Whether an equilibrium is stable say the
eigenvalues of small deviations with what holds there, see ``linearisation``.
"""

import threading
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from kane.analyses.care import by_one_thread
from kane.analyses.regulated import is_regulated
from kane.analyses.rest_family import go_over
from kane.analyses.rest_place import NoRestError, Place
from kane.analyses.resting_place import Equilibrium, rest_near, settled, way_between
from kane.analyses.resting_with_changes import (
    at_rest_in,
    confirmed,
    rest_below,
    rest_with_changes,
)
from kane.arguments import checked
from kane.compiled import System, compile_model
from kane.errors import KaneError, StoppedError
from kane.files.model_json import validate
from kane.model import Model
from kane.model.model import may_change
from kane.sentences import say
from kane.solve.assembly import close_joints
from kane.solve.changing.layout import resting_state

Array = npt.NDArray[np.float64]

MOST_OF_NEWTON = 40
WANDERS = 8  # steps on the way to another place


@checked
def equilibrium(
    model: Model,
    *,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> Equilibrium:
    """Return the equilibrium that a model comes to from where it is drawn.

    Speeds are taken as zero; laws of time and drivers are those of the start.

    Args:
        model: the mechanism.
        progress: called with the part done, 0 to 1, in this thread.
        stop: an event that any thread may set to give up.

    Raises:
        NoRestError: it comes to no rest: nothing holds it, or what drives it never ends.
        AssemblyError: the joints cannot be closed.
        ModelError: the model has faults.
        StoppedError: it was stopped.

    """
    validate(model)
    return _rest_of(model, progress, stop)


@by_one_thread()
def _rest_of(
    model: Model,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> Equilibrium:
    """Return the same of a model that may be a made one, as of a simulation with its hands."""
    if may_change(model):
        return rest_with_changes(model, progress, stop)
    system = compile_model(model)
    found = close_joints(system)
    return rest_near(found.system, found.state, progress, stop)


@checked
@by_one_thread()
def equilibria(
    model: Model,
    *,
    tries: int = 30,
    seed: int = 0,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> tuple[Equilibrium, ...]:
    """Return equilibria about where a model is drawn, stable or not, the nearest first.

    From the place that is drawn and from others about it, drawn by lot, it is gone downhill, and
    by steps of Newton alone, which come to unstable ones, too. Of places that go over into each
    other, as of what may stand anywhere, one is told.

    Args:
        model: the mechanism.
        tries: how many other places; the same seed draws the same.
        seed: of the random numbers.
        progress: as of ``equilibrium``.
        stop: what has been found until then is returned.

    Raises:
        NoRestError: none was found.
        AssemblyError: the joints cannot be closed.
        ModelError: the model has faults.

    """
    validate(model)
    first = equilibrium_or_none(model, stop)
    closed = close_joints(compile_model(model))
    system, random = closed.system, np.random.default_rng(seed)
    found = [] if first is None else [first]
    plain, changing = (_downhill, _by_newton), (_fallen, _by_newton_with_what_holds)
    changes = may_change(model)
    searches = changing if changes else plain

    def is_known(other: Equilibrium) -> bool:
        if any(_is_same(other, each) for each in found):
            return True
        return not changes and any(go_over(each, other) for each in found)

    for k in range(tries):
        if stop is not None and stop.is_set():
            break
        if progress:
            progress(k / tries)
        place = _elsewhere(Place(system, closed.state), random)
        for search in searches:
            other = search(system, place, closed.state, stop)
            if other is not None and not is_known(other):
                found.append(other)
    if not found:
        raise NoRestError(say("No equilibrium was found about this place."))
    return tuple(sorted(found, key=lambda each: each.moved))


def _elsewhere(place: Place, random: np.random.Generator) -> Place:
    """Return a place drawn by lot, half a turn or a mechanism's size away at most."""
    basis = place.coordinates()
    drawn = random.uniform(-np.pi, np.pi, size=basis.shape[1])
    # what turns goes round, what slides goes as far as the mechanism is large
    apart = np.abs(basis.T.reshape(-1, place.system.bodies, 2, 3)).max(axis=(1, 3))
    sizes = np.where(apart[:, 1] > 0.0, apart[:, 1], apart[:, 0] / place.system.tables.extent)
    parts = drawn / np.where(sizes > 0.0, sizes, 1.0)
    try:
        for _ in range(WANDERS):
            place = place.moved(place.coordinates() @ parts / WANDERS)
    except NoRestError:  # that is as far as it goes
        pass
    return place


def equilibrium_or_none(model: Model, stop: threading.Event | None) -> Equilibrium | None:
    """Return the equilibrium that a model comes to; None where it comes to none."""
    try:
        return _rest_of(model, stop=stop)
    except NoRestError:
        return None


def _downhill(
    system: System, place: Place, start: Array, stop: threading.Event | None
) -> Equilibrium | None:
    try:
        found = rest_near(system, place.state, stop=stop)
    except (NoRestError, StoppedError):
        return None
    return replace(found, moved=way_between(system, start, found.instant.state))


def _by_newton(
    system: System, place: Place, start: Array, stop: threading.Event | None
) -> Equilibrium | None:
    found = _newton_steps(place, stop)
    return None if found is None else settled(system, start, *found)


def _newton_steps(place: Place, stop: threading.Event | None) -> tuple[Place, int] | None:
    """Return the place of rest to which steps of Newton come, and how many; None where to none."""
    if is_regulated(place.system):  # which is what it comes to from everywhere
        return None
    for step in range(MOST_OF_NEWTON):
        if stop is not None and stop.is_set():
            return None
        if place.rests:
            return place, step
        try:
            place = place.moved(_newton(place))
        except NoRestError:
            return None
    return None


def _fallen(
    system: System, place: Place, start: Array, stop: threading.Event | None
) -> Equilibrium | None:
    """Return where it rests among stops and friction; None also where a place is beyond a limit."""
    try:
        found = rest_below(replace(system, initial_state=place.state), stop=stop)
    except KaneError:
        return None
    there = found.instant
    return confirmed(system, start, resting_state(system, there.system, there.state), found.steps)


def _by_newton_with_what_holds(
    system: System, place: Place, start: Array, stop: threading.Event | None
) -> Equilibrium | None:
    try:
        here = at_rest_in(system, place.state)
    except KaneError:
        return None
    found = _newton_steps(Place(here.system, here.state), stop)
    if found is None:
        return None
    there, steps = found
    return confirmed(system, start, resting_state(system, there.system, there.state), steps)


def _newton(place: Place) -> Array:
    free, K = place.free, place.stiffness()
    way = free @ np.linalg.lstsq(K, place.force, rcond=1e-12)[0]
    return place.no_longer(way)


def _is_same(one: Equilibrium, other: Equilibrium) -> bool:
    system, n = one.instant.system, one.instant.system.bodies
    a, b = (each.instant.state[: 7 * n].reshape(n, 7) for each in (one, other))
    apart = np.linalg.norm(a[:, :3] - b[:, :3], axis=1).max(initial=0.0)
    turned = 1.0 - np.abs((a[:, 3:] * b[:, 3:]).sum(axis=1)).min(initial=1.0)
    return bool(apart <= 1e-6 * system.tables.extent and turned <= 1e-10)


def resting(model: Model, stop: threading.Event | None = None) -> System:
    """Return the compiled model that begins at rest in its equilibrium; errors as there."""
    found = _rest_of(model, stop=stop)
    system = compile_model(model)
    begins = resting_state(system, found.instant.system, found.instant.state)
    return replace(system, initial_state=begins, is_at_rest=True)
