"""The system of a result of a simulation: that of the model which repeats what was recorded."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from kane.analyses.leading import Leading
from kane.analyses.led import FADE, tables_of
from kane.compiled import System, compile_mode, compile_model
from kane.compiled.courses import with_courses
from kane.compiled.system import Course, Courses
from kane.model import Model
from kane.model.parameters import curve_of_input
from kane.solve.play import with_play_of

Array = npt.NDArray[np.float64]
Key = tuple[object, ...]

HORIZON = 8.0  # s, the least up to which jumps of laws are looked for beforehand


@dataclass
class Led:
    """A system compiled when the last thing began to be led.

    Attributes:
        system: compiled with what was recorded then.
        names: of the curves of what is led since, by input or grab.
        jumps: times at which its laws jump, up to a horizon.
        horizon: [s].

    """

    system: System
    names: dict[str | int, list[str]]
    jumps: Array = field(default_factory=lambda: np.zeros(0))
    horizon: float = 0.0

    def jumps_before(self, time: float) -> Array:
        """Return the times of jumps before one [s]."""
        if time > self.horizon:
            self.horizon = max(HORIZON, 2.0 * time)
            self.jumps = self.system.jumps(self.horizon)
        return self.jumps[self.jumps < time]


class Recording:
    """Makes systems of what was recorded, as seldom as may be.

    While a hand pulls or an input is turned, the record grows with each advance, and each time a
    model with longer tables repeats it. To compile that costs as much as some frames, so the latest
    frames are told with the system of when the grab began, whose curves are replaced.
    """

    def __init__(self, leading: Leading) -> None:
        self._leading = leading
        self._whole: dict[int, tuple[Key, System]] = {}
        self._led: tuple[Key, Led] | None = None

    def system(self, number: int, model: Model, simulated: System, time: float) -> System:
        """Return the system of the model as given, with what was set and pulled so far.

        Args:
            number: of the stretch.
            model: as given.
            simulated: the system that is simulated.
            time: how far it is [s].

        """
        key: Key = (simulated, self._leading.version, time if self._leading.led.grips else 0.0)
        if number not in self._whole or self._whole[number][0] != key:
            self._whole[number] = key, self._compiled(model, simulated, time)
        return self._whole[number][1]

    def latest(
        self, model: Model, simulated: System, since: float, time: float
    ) -> tuple[System, Array, System]:
        """Return the same for the latest frames, soon.

        Args:
            model: as given.
            simulated: the system that is simulated.
            since: time of the first of these frames [s].
            time: how far it is [s].

        Returns:
            the system, whose model may lack what was led since the last grab began; the jumps of
            its laws [s]; and the system with which it was compiled.

        """
        if not self._can_be_led(simulated, model):
            system = self._compiled(model, simulated, time)
            return system, system.jumps(time) if time > 0.0 else np.zeros(0), system
        key: Key = (simulated, *self._leading.shape)
        if self._led is None or self._led[0] != key:
            system = self._compiled(model, simulated, time)
            self._led = key, Led(system, self._names(model, system.model))
        led = self._led[1]
        courses = {
            name: course
            for who, names in led.names.items()
            for name, course in zip(names, self._courses(who, since, time), strict=True)
        }
        knots = [times for times, _ in courses.values()]
        jumps = np.unique(np.concatenate([led.jumps_before(time), *knots]))
        jumps = jumps[(jumps > 0.0) & (jumps < time)]
        return self._with(led.system, courses), jumps, led.system

    @staticmethod
    def _with(system: System, courses: Courses) -> System:
        return with_courses(system, courses) if courses else system

    def _compiled(self, model: Model, simulated: System, time: float) -> System:
        recorded = self._leading.recorded(model, time)
        states = simulated.states
        system = compile_mode(recorded, states) if simulated.contacts else compile_model(recorded)
        return with_play_of(simulated, system)

    def _can_be_led(self, simulated: System, model: Model) -> bool:
        """Return whether curves may be replaced.

        No law may switch because of an input, as nobody would look for when it does so; nor may
        events set parameters, as that is compiled.
        """
        names = [curve_of_input(each.name) for each in model.inputs]
        sets = any(event.sets for event in model.events)
        return not sets and not simulated.laws.switches_with(names)

    def _names(self, model: Model, recorded: Model) -> dict[str | int, list[str]]:
        """Return the curves of what goes on to be led in the recorded model."""
        names: dict[str | int, list[str]] = {
            name: [curve_of_input(name)] for name in self._leading.inputs_set
        }
        pulls = recorded.pulls[len(model.pulls) :]
        for number in self._leading.under_way:
            names[number] = tables_of(self._leading.pull_of(number, pulls).name)
        return names

    def _courses(self, who: str | int, since: float, time: float) -> list[Course]:
        """Return how the curves of an input or of a grab went, from a time on [s]."""
        knots = self._leading.knots_since(who, since, time)
        times, *columns = np.array(knots, dtype=float).T
        if isinstance(who, str):
            return [(times, columns[0])]
        times = np.append(times, times[-1] + FADE)  # beyond the record it lets go
        places = [np.append(column, column[-1]) for column in columns[:3]]
        return [(times, column) for column in (*places, *(np.append(c, 0.0) for c in columns[3:]))]
