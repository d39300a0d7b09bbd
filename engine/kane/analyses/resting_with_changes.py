"""Where a mechanism comes to rest whose constraints change: stops, contacts, friction, latches.

What holds in the end hangs on the way there. So the mechanism falls, again and again from rest,
each time as far as forces do work on it: runs like any others, but for the time, which stands
still, say what strikes, sticks and opens (kinetic damping: Barnes, Int. J. Space Structures 14,
1999). From each rest the equilibrium of what holds there is gone to. It is one of the mechanism if
a run that begins there decides that what holds leaves nothing to be moved: gaps are open, stops
push, and friction bears what sticks.
"""

import threading
from collections.abc import Callable
from dataclasses import replace

import msgspec
import numpy as np
import numpy.typing as npt

from kane.analyses.instant import AT_ONCE, DECIDES, Instant, instant_of
from kane.analyses.rest_place import NoRestError, Place
from kane.analyses.resting_place import Equilibrium, downhill, way_between
from kane.analyses.timeless import without_time
from kane.compiled import System, compile_model
from kane.errors import KaneError, StoppedError
from kane.model import Model, SolverSettings
from kane.model.solver import FIXED_STEP_METHODS
from kane.results import Result
from kane.sentences import Sentence, say
from kane.solve.changing.layout import angles_in, resting_state
from kane.solve.run import run
from kane.solve.stretch import Stretch

Array = npt.NDArray[np.float64]

FALLS = 150
NEWTON = 40  # steps to the equilibrium of what holds
FRAMES = 100  # of a fall
LEAST_STEPS = 50  # of a method with a fixed step in a fall
FAR = 1.0  # rad, or the mechanism's size: what a first fall may go
LONGER, SHORTER = 2.0, 0.5  # falls that go on, and those that have ended early
MOST_LONGER = 8  # in a row: what falls so long falls for ever
FOR_EVER = 100.0  # sizes of the mechanism: so does what goes so far, ever faster or as fast
TURNS_FOR_EVER = 30.0  # rad: so does what turns so far
ON = 1.5  # times as far as in a fall half as long: it goes on, and does not come to an end
EARLY = 0.2  # of a fall
MOST_IN_VAIN = 4  # falls in a row in which forces do no work: no other will


def rest_with_changes(
    model: Model,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> Equilibrium:
    """Return the equilibrium that a model comes to from where it is drawn; see ``equilibrium``."""
    return rest_below(compile_model(model), progress, stop)


def rest_below(
    system: System,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> Equilibrium:
    """Return the equilibrium that a system comes to from where it begins.

    Raises:
        NoRestError: it comes to no rest.
        AssemblyError: its joints cannot be closed there, or it lies beyond a limit.
        StoppedError: it was stopped.

    """
    y, longer, in_vain, before, onward = system.initial_state, 0, 0, np.inf, False
    timeless = compile_model(without_time(system.model))
    start = at_rest_in(system, y)
    duration = _first_duration(start)
    for fall in range(FALLS):
        if stop is not None and stop.is_set():
            raise StoppedError(say("The search for an equilibrium was stopped."))
        if not onward or longer == MOST_LONGER:
            found = _rest_of_what_holds(system, start, at_rest_in(system, y), fall, stop)
            if found is not None:
                return found
        last = y
        y, part, turn = _fallen(timeless, last, duration, stop)
        gone = _Gone(system, last, y, turn)
        onward, before = part == 1.0 and gone.size > ON * before, gone.size
        if onward and (told := gone.for_ever()) is not None:
            raise NoRestError(told)
        longer = longer + 1 if part == 1.0 else 0
        in_vain = in_vain + 1 if part == 0.0 else 0
        if in_vain > MOST_IN_VAIN:
            break
        if longer > MOST_LONGER:
            raise NoRestError(
                say("No equilibrium was found: something falls or is driven for ever.")
            )
        if part == 1.0:
            duration *= LONGER
        elif part < EARLY:
            duration *= SHORTER
        if progress:
            progress((1 + fall) / FALLS)
    raise NoRestError(
        say("No equilibrium was found: what holds changes again and again on the way to one.")
    )


class _Gone:
    """How far bodies have gone in a fall, and joints turned."""

    def __init__(self, system: System, before: Array, after: Array, turn: float) -> None:
        n = system.bodies
        self._system, self._extent, self._turn = system, system.tables.extent, turn
        change = (after - before)[: 7 * n].reshape(n, 7)
        self._ways = np.linalg.norm(change[:, :3], axis=1)
        self.size = max(way_between(system, before, after) / self._extent, turn)

    def for_ever(self) -> Sentence | None:
        """Return that something goes on for ever; None where it has not gone as far as that."""
        if self._ways.max(initial=0.0) > FOR_EVER * self._extent:
            return say(
                "No equilibrium was found: '{body}' goes on for ever; in the end it had gone "
                "{way:.3g} m.",
                body=self._system.model.bodies[int(np.argmax(self._ways))].name,
                way=float(self._ways.max()),
            )
        if self._turn > TURNS_FOR_EVER:
            return say(
                "No equilibrium was found: something turns for ever; in the end it had turned by "
                "{turn:.3g} rad.",
                turn=self._turn,
            )
        return None


def at_rest_in(system: System, y: Array) -> Instant:
    """Return the instant at which a run begins at rest in a state, with what holds there."""
    settings = msgspec.structs.replace(
        system.model.solver, method=DECIDES, duration=AT_ONCE, at_rest=False
    )
    frames = Stretch(_still(system, y), settings).first_frame()
    return instant_of(Result(frames.system, settings, frames), 0)


def _still(system: System, y: Array) -> System:
    """Return the system that begins at rest in a state of it."""
    begins = resting_state(system, system, y)
    return replace(system, initial_state=begins, is_at_rest=True)


def _rest_of_what_holds(
    system: System, start: Instant, here: Instant, fall: int, stop: threading.Event | None
) -> Equilibrium | None:
    """Return the equilibrium at or beside a rest with what holds there; None where it is none."""
    if _slides(here):
        return None
    try:
        there, steps = downhill(here.system, here.state, stop=stop, most=NEWTON)
    except NoRestError:  # nothing rests with what holds here
        return None
    y = resting_state(system, there.system, there.state)
    return confirmed(system, start.state, y, fall + steps)


def confirmed(system: System, start: Array, y: Array, steps: int) -> Equilibrium | None:
    """Return the equilibrium at a state, with what a run that begins there finds to hold.

    None where something stirs, or where it lies beyond a limit.
    """
    try:
        instant = at_rest_in(system, y)
    except KaneError:
        return None
    place = Place(instant.system, instant.state)
    if _slides(instant) or not place.rests:
        return None
    moved = way_between(instant.system, start, instant.state)
    return Equilibrium(instant, place.residual, moved, steps)


def _slides(instant: Instant) -> bool:
    """Return whether something begins to slide."""
    return any(state.slides for _, state in instant.result.states_at(0))


def _first_duration(start: Instant) -> float:
    """Return how long it falls about as far as it is large [s]."""
    rates = np.abs(start.rates.reshape(-1, 6))
    extent = start.system.tables.extent
    fastest = max(rates[:, :3].max(initial=0.0) / extent, rates[:, 3:].max(initial=0.0))
    return float(np.sqrt(2.0 * FAR / fastest)) if fastest > 0.0 else 1.0


def _fallen(
    system: System, y: Array, duration: float, stop: threading.Event | None
) -> tuple[Array, float, float]:
    """Return the state in which forces have done most work, which part of the time it took.

    And how far the joint that turned most has turned until then [rad].
    """
    settings = _settings(system.model.solver, duration)
    frames = run(_still(system, y), settings, stop=stop)
    result = Result(frames.system, settings, frames)
    done = result["system.work"] - result["system.potential_energy"]
    best = int(np.argmax(done))
    part = best / (len(done) - 1) if len(done) > 1 else 0.0
    whole = frames.system
    first, last = (angles_in(whole, np.array(frames.values[k])) for k in (0, best))
    turn = max((abs(last[path] - first[path]) for path in last), default=0.0)
    state = resting_state(system, whole, frames.values[best][: whole.state_size])
    frames.release()
    return state, part, turn


def _settings(settings: SolverSettings, duration: float) -> SolverSettings:
    if settings.method in FIXED_STEP_METHODS:
        duration = max(duration, LEAST_STEPS * settings.step)
    return msgspec.structs.replace(
        settings, at_rest=False, duration=duration, record_every=duration / FRAMES, max_step=None
    )
