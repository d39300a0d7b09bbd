"""A run that is advanced bit by bit from outside, and may be changed on the way."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import isfinite
from typing import Any

from kane.analyses.dynamics import begun, changed_settings
from kane.analyses.felt_mass import ORIGIN, EffectiveMass, mass_at
from kane.analyses.grip import Hand
from kane.analyses.leading import Leading, Led
from kane.analyses.led import as_simulated
from kane.analyses.recording import Recording
from kane.arguments import checked
from kane.compiled import System, compile_model
from kane.errors import SettingsError
from kane.fields import Vector
from kane.files.model_json import validate
from kane.kernels.codes import HANDED
from kane.model import Model, SolverSettings, digest, with_parameters
from kane.model.poses import Poses
from kane.model.solver import TIME_STEPPING
from kane.results import Result
from kane.sentences import Sentence, say
from kane.solve.carrying import begun_anew, carried_over, is_same_mechanism, placed
from kane.solve.changing.methods import refuse_method
from kane.solve.held import Held
from kane.solve.play import with_play_of
from kane.solve.run import Frames, poses
from kane.solve.stretch import Stretch


@checked
def start(
    model: Model,
    *,
    parameters: Mapping[str, float] | None = None,
    method: str | None = None,
    formulation: str | None = None,
    step: float | None = None,
    record_every: float | None = None,
    max_step: float | None = None,
    rtol: float | None = None,
    atol: float | None = None,
) -> Simulation:
    """Close the joints of a model, and hold it at time 0, to be advanced.

    Settings that are left out come from the model (``model.solver``), but for the frames: without
    ``record_every`` there is one at the end of each ``Simulation.advance``.

    Args:
        model: the mechanism.
        parameters: other values of parameters of the model, by name.
        method: see ``simulate``.
        formulation: see ``simulate``.
        step: see ``simulate``.
        record_every: time between frames within an advance [s].
        max_step: see ``simulate``.
        rtol: see ``simulate``.
        atol: see ``simulate``.

    Raises:
        ModelError: the model, a parameter or a setting has faults.
        ArgumentError: an argument is of another type.
        AssemblyError: the joints cannot be closed.
        SettingsError: the method cannot follow what the model asks for.

    """
    validate(model)
    if parameters:
        model = with_parameters(model, parameters)
    settings = changed_settings(
        model.solver,
        method=method,
        formulation=formulation,
        step=step,
        record_every=record_every,
        max_step=max_step,
        rtol=rtol,
        atol=atol,
    )
    return Simulation(model, settings, record_every)


@dataclass(frozen=True)
class Place:
    """Where a simulation stood, see ``Simulation.state``; it may be put back as often as wanted."""

    model: Model
    stretch: int
    held: Held
    led: Led


class Simulation:
    """A run under way; ``kane.start`` makes it.

    ``method``, ``formulation``, ``step``, ``max_step``, ``rtol`` and ``atol`` may be read and set
    between two advances, see ``simulate``; setting ``rtol`` keeps its ratio to ``atol``.

    Args:
        model: the mechanism.
        settings: of the run; its duration is of no account.
        every: time between frames within an advance [s]; None for one at its end.
        held: where a run of this model stood that this one goes on with; None to begin as drawn.
        before: the system of that run.

    """

    method: str
    formulation: str
    step: float
    max_step: float | None
    rtol: float
    atol: float

    def __init__(
        self,
        model: Model,
        settings: SolverSettings,
        every: float | None = None,
        held: Held | None = None,
        before: System | None = None,
    ) -> None:
        self._settings, self._every = settings, every
        simulated = as_simulated(model)
        system = begun(simulated, settings) if held is None else compile_model(simulated)
        if before is not None:
            system = with_play_of(before, system)
        self._stretches = [Stretch(system, settings, held)]
        self._models = [model]
        self._digests: dict[int, tuple[Model, str]] = {}
        self._first: Result | None = None  # the first frame, for ``latest``
        self._leading = Leading(model)
        self._recording = Recording(self._leading)

    # what is read

    @property
    def model(self) -> Model:
        """The model, with the values that its parameters have now."""
        changed = dict(self._stretches[-1].held.parameters)
        return with_parameters(self._models[-1], changed) if changed else self._models[-1]

    @property
    def time(self) -> float:
        """How far it is [s]."""
        return self._stretches[-1].time

    @property
    def is_over(self) -> bool:
        """Whether it cannot go on; ``result.outcome`` says why."""
        return self._stretches[-1].over is not None

    @property
    def message(self) -> Sentence:
        """How it ended, or that it was held, in a sentence."""
        return self._stretches[-1].outcome.message

    @property
    def result(self) -> Result:
        """What was recorded since the parameters were changed last: a result like any other.

        Its times go on from the ones before, its books of work and heat begin anew.
        """
        return self._result(len(self._stretches) - 1)

    @property
    def results(self) -> tuple[Result, ...]:
        """What was recorded, a result for each set of parameters."""
        return tuple(map(self._result, range(len(self._stretches))))

    @property
    def size(self) -> int:
        """Memory that takes what was recorded since the parameters were changed last [bytes]."""
        return self._stretches[-1].size

    def latest(self, count: int) -> Result:
        """Return the last frames of ``result``, so many or some more: soon done in a long run.

        Energies count from the start of the run, as in the whole. Its model may have the tables of
        a pull, and the course of an input, as they were when that began; ``result`` has all.
        """
        number, stretch = len(self._stretches) - 1, self._stretches[-1]
        frames = stretch.frames(count)
        model, since = self._models[-1], float(frames.time[0])
        system, jumps, compiled = self._recording.latest(model, stretch.whole, since, stretch.time)
        if self._first is None or self._first.system is not compiled:
            first = replace(stretch.first_frame(), jumps=jumps)
            self._first = self._result_of(number, first, compiled)
        return self._result_of(number, replace(frames, jumps=jumps), system).begun_as(self._first)

    @property
    def poses(self) -> Poses:
        """Where the bodies stand now."""
        return poses(*self._stretches[-1].now)

    @property
    def inputs(self) -> dict[str, float]:
        """The values that the inputs have, or are to have at the end of the next advance."""
        return self._leading.inputs(self.time)

    @property
    def hand(self) -> Hand | None:
        """What the hand holds, and how hard it pulls; None where it holds nothing."""
        stretch = self._stretches[-1]
        return self._leading.hand(stretch, self._handed)

    @property
    def is_held(self) -> bool:
        """Whether a hand holds something."""
        return self._leading.is_held

    @checked
    def effective_mass(
        self, body: str, point: Vector = ORIGIN, *, turning: bool = False
    ) -> EffectiveMass:
        """Return how heavy the mechanism feels now, see ``kane.effective_mass``."""
        stretch = self._stretches[-1]
        system, state = stretch.now
        return mass_at(system, stretch.time, state, body, point, turning=turning)

    # what is done

    @checked
    def set_inputs(self, values: Mapping[str, float]) -> None:
        """Let inputs have other values from here on [SI].

        Each goes to its new value along a straight line within the next advance, so that laws that
        read it are continuous, and stays there. Nothing is compiled anew.

        Raises:
            SettingsError: there is no such input, or a value is outside its limits.

        """
        self._leading.set_inputs(values, self.time)

    @checked
    def grab(self, body: str, point: Vector = ORIGIN, *, turning: bool = False) -> None:
        """Take hold of a point of a body by a spring and a damper, or of its orientation.

        They are as stiff as the mass that is met there has it, at a damping ratio of 1. What was
        held before is let go at once.

        Args:
            body: name of the body.
            point: in body axes from its origin [m].
            turning: whether the hand turns the body rather than pulls at the point.

        Raises:
            ArgumentError: there is no such body, or it is a particle and is to be turned.

        """
        stretch = self._stretches[-1]
        self._leading.grab(stretch, body, point, turning, self._settings, self._handed)

    @checked
    def drag(self, target: Vector) -> None:
        """Move the hand, along a straight line within the next advance.

        It stays within its reach of what it holds: the size of the mechanism, or 1.5 rad.

        Args:
            target: where it is to be in ground axes [m]; for a hand that turns, the rotation
                vector in ground axes by which it is turned since it grabbed [rad].

        Raises:
            SettingsError: the hand holds nothing, or the target is no place.

        """
        self._leading.drag(target)

    @checked
    def let_go(self) -> None:
        """Let go of what the hand holds: its force goes to zero within the next advance."""
        self._leading.let_go()

    @checked
    def advance(self, duration: float, *, stop: threading.Event | None = None) -> bool:
        """Go on for a while, and record its end.

        Args:
            duration: how long [s].
            stop: set it from any thread to come back within about 50 ms, short of the end; what
                is done of this advance is lost then, but for frames within it.

        Returns:
            whether it came there; else ``message`` says why it did not.

        Raises:
            SettingsError: the duration is no time, or the run is over.

        """
        if not (isfinite(duration) and duration > 0.0):
            raise SettingsError(
                say("A run goes on for a time above 0, not for {time:g} s.", time=duration)
            )
        stretch = self._stretches[-1]
        if stretch.over is not None:
            raise SettingsError(
                say("The run is over and cannot go on: {message}", message=self.message)
            )
        start = stretch.time
        end = start + duration
        ahead = self._leading.ahead(stretch, duration, self._settings)
        stretch.advance(end, self._settings, self._every, ahead.lines, stop)
        came = stretch.time == end
        if came or stretch.over is not None:  # it was not given up
            self._leading.follow(ahead, start, end)
        return came and stretch.over is None

    def take_time_steps(self) -> bool:
        """Go on by time steps over strikes, where contacts are too many to follow their events.

        Returns:
            whether it does from now on: not where no constraint changes, where one does what such
            steps cannot follow, or where it did so already.

        """
        changed = changed_settings(
            self._settings, method=TIME_STEPPING, formulation="multipliers", step=LIVE_STEP
        )
        system = self._stretches[-1].whole
        changes = any(each.contact.branch is None for each in system.contacts)
        if self.method == TIME_STEPPING or not changes:
            return False
        try:
            refuse_method(system, changed)
        except SettingsError:
            return False
        self._settings = changed
        return True

    @checked
    def set_parameters(self, values: Mapping[str, float]) -> None:
        """Let parameters have other values from here on [SI].

        Places and speeds stay, but for what closes the joints anew; contacts are found again.

        Raises:
            ModelError: there is no such parameter, or a number would be outside its limits.
            AssemblyError: nothing fits there.

        """
        self._change_model(with_parameters(self.model, values))

    @checked
    def set_model(self, model: Model) -> None:
        """Let the model be another one from here on, of the same bodies.

        Places and speeds of bodies stay, but for what closes the joints anew; where the model has
        them at its start is of no account. Loads may come and go, and so may joints and all that
        changes; then turns are counted from here on, and contacts are found again.

        Raises:
            ModelError: the model has faults.
            SettingsError: it has other bodies.
            AssemblyError: nothing fits there.

        """
        validate(model)
        self._change_model(model)

    def _change_model(self, model: Model) -> None:
        before = self._stretches[-1]
        handed, system = self._handed, compile_model(as_simulated(model))
        lines = self._leading.lines_at(before.time)
        stood = replace(before.held, as_before=False)
        if is_same_mechanism(before.whole, system):
            held = carried_over(stood, before.whole, system)
        else:
            there = compile_model(as_simulated(placed(model, stood, before.whole)))
            held = begun_anew(stood, before.whole, there, system)
        self._stretches.append(Stretch(system, self._settings, held, lines))
        self._models.append(model)
        self._leading.take(model)
        self._leading.count_anew(handed, self._handed)

    @property
    def state(self) -> Place:
        """Where it stands: all that its future hangs on. Set it to go back there."""
        held = self._stretches[-1].held
        return Place(self._models[-1], len(self._stretches) - 1, held, self._leading.led)

    @state.setter
    def state(self, place: Place) -> None:
        """Forget what came after a place, and stand there again.

        Raises:
            SettingsError: this run never stood there.

        """
        known = place.stretch < len(self._models) and self._models[place.stretch] is place.model
        if not known or not self._stretches[place.stretch].stood_at(place.held):
            raise SettingsError(say("This run never stood there: that state is of another one."))
        self._stretches[place.stretch].go_back(place.held)
        del self._stretches[place.stretch + 1 :], self._models[place.stretch + 1 :]
        self._leading.take(place.model)
        self._leading.led = place.led

    @property
    def _handed(self) -> float:
        """Work of hands since the books were begun [J]."""
        stretch = self._stretches[-1]
        return float(stretch.held.frame[stretch.whole.motion_size + HANDED])

    def _result(self, k: int) -> Result:
        stretch = self._stretches[k]
        system = self._recording.system(k, self._models[k], stretch.whole, self.time)
        frames = stretch.frames()
        jumps = system.jumps(stretch.time) if stretch.time > 0.0 else frames.jumps
        return self._result_of(k, replace(frames, jumps=jumps), system)

    def _result_of(self, k: int, frames: Frames, system: System) -> Result:
        """Return a result of frames of a stretch, with the system of what was recorded."""
        duration = max(self._stretches[k].time, LEAST)
        settings = changed_settings(self._settings, duration=duration)
        result = Result(system, settings, replace(frames, system=system))
        result.digest = self._digest_of(k)
        return result

    def _digest_of(self, k: int) -> str:
        model = self._models[k]
        if k not in self._digests or self._digests[k][0] is not model:
            self._digests[k] = model, digest(model)
        return self._digests[k][1]

    def _change(self, **changes: Any) -> None:
        self._settings = changed_settings(self._settings, **changes)


LIVE_STEP = 1.0 / 480.0  # s: a picture of a screen takes some eight of them
LEAST = 1e-9  # s: settings know no shorter run than none


def _setting(name: str) -> property:
    """Return a property that reads and changes a setting of the run."""

    def read(self: Simulation) -> Any:
        return getattr(self._settings, name)

    def change(self: Simulation, value: Any) -> None:
        self._change(**{name: value})

    return property(read, change, doc=f"See ``simulate``: {name}.")


for _name in ("method", "formulation", "step", "max_step", "rtol", "atol"):
    setattr(Simulation, _name, _setting(_name))
