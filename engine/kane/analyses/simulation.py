"""A run that is advanced bit by bit from outside, and may be changed on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from kane.analyses.dynamics import changed_settings
from kane.arguments import checked
from kane.compiled import compile_model
from kane.errors import SettingsError
from kane.files.model_json import validate
from kane.model import Model, SolverSettings, with_parameters
from kane.results import Result
from kane.sentences import Sentence, say
from kane.solve.held import Held
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


class Simulation:
    """A run under way; ``kane.start`` makes it.

    ``method``, ``formulation``, ``step``, ``max_step``, ``rtol`` and ``atol`` may be read and set
    between two advances, see ``simulate``; setting ``rtol`` keeps its ratio to ``atol``.

    Args:
        model: the mechanism.
        settings: of the run; its duration is of no account.
        every: time between frames within an advance [s]; None for one at its end.

    """

    def __init__(self, model: Model, settings: SolverSettings, every: float | None = None) -> None:
        self._settings, self._every = settings, every
        self._stretches = [Stretch(compile_model(model), settings)]
        self._models = [model]

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

    # what is done

    @checked
    def advance(self, duration: float) -> bool:
        """Go on for a while, and record its end.

        Args:
            duration: how long [s].

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
        stretch.advance(stretch.time + duration, self._settings, self._every)
        return stretch.over is None

    @checked
    def set_parameters(self, values: Mapping[str, float]) -> None:
        """Let parameters have other values from here on [SI].

        Places and speeds stay, but for what closes the joints anew; contacts are found again.

        Raises:
            ModelError: there is no such parameter, or a number would be outside its limits.
            AssemblyError: nothing fits there.

        """
        model = with_parameters(self.model, values)
        held = self._stretches[-1].held
        self._stretches.append(Stretch(compile_model(model), self._settings, held))
        self._models.append(model)

    @property
    def state(self) -> Place:
        """Where it stands: all that its future hangs on. Set it to go back there."""
        return Place(self._models[-1], len(self._stretches) - 1, self._stretches[-1].held)

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

    def _result(self, k: int) -> Result:
        stretch = self._stretches[k]
        frames = stretch.frames()
        settings = changed_settings(self._settings, duration=max(stretch.time, LEAST))
        return Result(frames.system, settings, frames)

    def _change(self, **changes: Any) -> None:
        self._settings = changed_settings(self._settings, **changes)


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
