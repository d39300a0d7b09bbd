"""The thread's part of a live run: it goes on by the clock, and does as it is told. No Qt here."""

from __future__ import annotations

import threading
from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from kane.errors import KaneError
from kane.fields import Vector
from kane.model import Model, SolverSettings
from kane.model.solver import FIXED_STEP_METHODS
from kane.sentences import say
from kanevas.runs.live.pace import TICK, Pace
from kanevas.runs.live.reached import Ran, Reached
from kanevas.runs.live.stage import Coming, Post, Stage

if TYPE_CHECKING:
    from kane.analyses.simulation import Place, Simulation
    from kane.results import Result
    from kane.sentences import Sentence

MOST_BYTES = 2**28  # of frames of one run; some ten minutes of a large mechanism
SHOWN = 1200  # latest frames that are told of while it runs: 20 s of watching
FORESEEN = 4  # ticks that are computed ahead of what is seen: a strike that is dear holds up none
SAME = 1e-9  # of a time; nearer ones are the same
REST = 5.0  # times as long as it takes to tell of the latest frames, until the next ones
LOOSE = 1e-4  # relative tolerance that nobody sees, for what is too dear otherwise
BY_STEPS = say(
    "There are too many contacts to follow each event at this pace: it goes on by time steps "
    "(moreau), less exactly."
)
PATIENCE = 60  # ticks that are too slow before that is taken
DEAR = 0.3  # of these ticks, that computing takes: with less it is others who are slow
SETTINGS = ("method", "formulation", "step", "max_step", "rtol", "atol")
FEWEST = 3  # frames of a run that is kept
SHORT = 30  # frames of a part of it, between two edits, that is kept: what a turned knob leaves not


class Clock(Protocol):
    """What the loop knows of time and of those who want something of it."""

    def now(self) -> float:
        """Return the time by the clock [s]."""

    def worked(self) -> float:
        """Return for how long the loop's thread has had a core so far [s]."""

    def wait(self, seconds: float | None) -> Order | None:
        """Wait for an order so long, None for as long as it takes; return it, if one came."""


class LiveLoop:
    """A simulation that goes on by the clock, until it is told to stop, is over or full.

    It is some ticks ahead of what is seen. Whatever is ordered takes back what is not seen yet, so
    it acts at once; while a hand holds something nothing is foreseen, as each of its moves would
    make that untrue.
    """

    def __init__(
        self,
        simulation: Simulation,
        factor: float,
        clock: Clock,
        post: Post,
        tell: Callable[[Sentence], None],
        start: Callable[[Model], Simulation],
    ) -> None:
        """Begin at a simulation's place, running.

        Args:
            simulation: what goes on.
            start: makes one of a model, at its start.
            factor: seconds of motion for each second.
            clock: the time, and what is asked for.
            post: where it tells how far it is.
            tell: called with sentences on what cannot be done.

        """
        self.simulation = simulation
        self._clock, self._post, self._tell, self._start = clock, post, tell, start
        self.pace = Pace(factor, clock.now())
        self.stage = Stage(self.pace, clock, post)
        self.runs = True
        self._ends = False  # with what is on the stage
        self._places: list[Place] = [simulation.state]
        self._times: list[float] = [simulation.time]
        self._slow, self._worked = 0, 0.0  # ticks one after the other, and what they took [s]
        self._loosened: float | None = None
        self._refused: Sentence | None = None
        self._is_full = False
        self._model = simulation.model  # that is wanted now
        self._result: Result | None = None  # that was told last
        self._result_due = 0.0  # s by the clock

    def run(self, stop: threading.Event) -> Ran:
        """Go on until it is told to stop; return what ran."""
        self.go(stop)
        return self.ran()

    def go(self, stop: threading.Event) -> None:
        """Go on until it is told to stop, is over or full."""
        self._show_place()
        while not stop.is_set() and self._refused is None:
            self.stage.show_due()
            if self._ends and not self.stage.count:
                self._end()
            wait = self._rest()
            if order := self._clock.wait(wait):
                self._take_back()
                self._obey(order)
            elif wait == 0.0 and not self._ends:
                self._tick(stop)
                if self.simulation.size > MOST_BYTES:
                    self._is_full = True
                    break
        self._take_back()

    def _rest(self) -> float | None:
        """Return how long nothing is to be computed [s]; None where time stands."""
        if not self.runs:
            return None
        foreseen = 0 if self.simulation.is_held else FORESEEN
        if self.stage.count < foreseen and not self._ends:
            return 0.0
        return self.pace.wait(self._clock.now())

    def _take_back(self) -> None:
        """Forget what was foreseen, and stand at what is seen."""
        if count := self.stage.clear():
            self.simulation.state = self._places[-1 - count]
            del self._places[-count:], self._times[-count:]
        self._ends = self.simulation.is_over and self.runs

    def ran(self) -> Ran:
        """Return what ran, with what the window asks of it at once."""
        *parts, last = self.simulation.results
        results = tuple(each for each in parts if len(each.time) >= SHORT)
        if len(last.time) >= FEWEST:
            results = (*results, last)
        for result in results:
            _ = result.doubts
        return Ran(results, self._is_full, self._refused)

    # what it can be told

    def hold(self) -> None:
        """Let time stand."""
        if self.runs:
            self.runs = False
            self.simulation.let_go()
            self._show_place()

    def go_on(self, time: float) -> None:
        """Let time pass from a time on where it stood [s]; what came after is forgotten."""
        self._go_back(time)
        self.runs = not self.simulation.is_over
        self.pace.resume(self._clock.now())
        if not self.runs:
            self._tell(self.simulation.message)
            self._show_place()

    def step(self) -> None:
        """Go on by a tick, and stand again."""
        self.runs = False
        if not self.simulation.is_over:
            self.simulation.advance(self.pace.bit)
            self._note()
        self._show_place()

    def drag(self, target: Vector) -> None:
        """Move the hand, where it still holds what it took hold of."""
        if self.simulation.is_held:
            self.simulation.drag(target)

    def set_factor(self, factor: float) -> None:
        """Take another number of seconds of motion for each second."""
        self.pace.set_factor(factor, self._clock.now())

    def set_solver(self, settings: SolverSettings) -> None:
        """Take another method, steps and tolerances from here on."""
        for name in SETTINGS:
            setattr(self.simulation, name, getattr(settings, name))
        self._loosened = None
        self._forget_slow()
        self.pace.resume(self._clock.now())

    def set_model(self, model: Model) -> None:
        """Go on with another model of the same mechanism; where that cannot be, the run is over."""
        self._model = model
        try:
            self.simulation.set_model(model)
        except KaneError as error:
            self._refused = error.sentence
            return
        self._note()
        self._result_due = 0.0
        if not self.runs:
            self._show_place()

    def set_start(self, model: Model) -> None:
        """Take a model that differs by where and how fast bodies begin: for a new beginning."""
        self._model = model

    def set_inputs(self, values: Mapping[str, float]) -> None:
        """Let inputs have other values within the next tick [SI]."""
        self.simulation.set_inputs(values)

    # how it is done

    def _obey(self, order: Order) -> None:
        try:
            order(self)
        except KaneError as error:
            self._tell(error.sentence)

    def _tick(self, stop: threading.Event) -> None:
        bit, begun, worked = self.pace.bit, self._clock.now(), self._clock.worked()
        came = self.simulation.advance(bit, stop=stop)
        spent = self._clock.now() - begun
        if not (came or self.simulation.is_over):  # it was told to stop
            return
        self.pace.learn(bit, spent)
        is_ahead = bool(self.stage.count) or self.pace.wait(self._clock.now()) > 0.0
        self._note()
        self._ends = not came
        reached = self._reached(self._latest())
        self.stage.push(Coming(bit, 0.0 if is_ahead else spent, reached))
        self._keep_up(self._clock.worked() - worked)

    def _end(self) -> None:
        """Stand where the simulation has come to its end, and say why."""
        self.runs = self._ends = False
        self._tell(self.simulation.message)
        self._show_place()

    def _reached(self, result: Result) -> Reached:
        simulation = self.simulation
        pace = self.pace.kept if self.runs else None
        return Reached(
            simulation.time, simulation.poses, result, self.runs, pace, self._loosened,
            simulation.hand, simulation.inputs,
        )  # fmt: skip

    def _latest(self) -> Result:
        """Return the latest frames, or those of before where they cost too much for each tick."""
        begun = self._clock.now()
        if self._result is None or begun >= self._result_due:
            self._result = self.simulation.latest(SHOWN)
            now = self._clock.now()
            self._result_due = now + REST * (now - begun)
        return self._result

    def _note(self) -> None:
        """Remember where it stands, to come back to."""
        self._places.append(self.simulation.state)
        self._times.append(self.simulation.time)

    def _go_back(self, time: float) -> None:
        place = max(bisect_right(self._times, time * (1.0 + SAME)) - 1, 0)
        if place == len(self._places) - 1:
            return
        if place == 0 and self._model is not self.simulation.model and self._times[0] == 0.0:
            self._begin_anew()
            return
        self.simulation.state = self._places[place]
        del self._places[place + 1 :], self._times[place + 1 :]
        if self.simulation.model is not self._model:  # it was edited since
            self.simulation.set_model(self._model)
            self._note()

    def _begin_anew(self) -> None:
        """Begin with the model as it was edited, as places of the start count there."""
        settings = {name: getattr(self.simulation, name) for name in SETTINGS}
        self.simulation = self._start(self._model)
        for name, value in settings.items():
            setattr(self.simulation, name, value)
        self._places, self._times = [self.simulation.state], [self.simulation.time]

    def _keep_up(self, worked: float) -> None:
        """Compute less exactly where the pace does not hold, as far as nobody sees it.

        Not where it is other work on the machine, or the views, that takes the time.

        Args:
            worked: for how long the latest tick had a core [s].

        """
        if not self.pace.lags:
            self._forget_slow()
            return
        self._slow, self._worked = self._slow + 1, self._worked + worked
        if self._slow <= PATIENCE:
            return
        is_dear = self._worked > DEAR * self._slow * TICK
        self._forget_slow()
        is_adaptive = self.simulation.method not in FIXED_STEP_METHODS
        if is_dear and is_adaptive and self.simulation.rtol < LOOSE:
            self.simulation.rtol = self._loosened = LOOSE
        elif is_dear and self.simulation.take_time_steps():
            self._tell(BY_STEPS)

    def _forget_slow(self) -> None:
        self._slow, self._worked = 0, 0.0

    def _show_place(self) -> None:
        """Tell where it stands, with all that ran."""
        self._result = None
        self._post.put(self._reached(self.simulation.result))


Order = Callable[[LiveLoop], None]
