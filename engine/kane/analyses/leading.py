"""What leads a simulation from outside: its inputs, and the hand that pulls; and their record."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import isfinite

import numpy as np

from kane.analyses.felt_mass import EffectiveMass, mass_at, number_of
from kane.analyses.grip import FARTHEST_TURN, Grip, Hand, Knot, euler_of, firmness, stance_of
from kane.analyses.led import HANDS, Grabbed, as_recorded, bent, tables_of
from kane.analyses.record import Record
from kane.elements.pull import Pull
from kane.errors import ArgumentError, SettingsError
from kane.fields import Vector
from kane.kernels.tables import Work, make_work
from kane.model import Input, Model, SolverSettings
from kane.model.parameters import curve_of_input
from kane.sentences import say
from kane.solve.lines import Held, Line, Lines
from kane.solve.play import places
from kane.solve.stretch import Stretch
from kane.suggestion import suggestion

WHOLE = 1.0  # m: the reach where a mechanism has no size of its own


@dataclass(frozen=True)
class Led:
    """What leads a simulation at a time.

    Attributes:
        values: of the inputs that were set.
        wanted: where these are to be at the end of the next advance.
        grips: of the hands that hold something, by their places in ``HANDS``.
        grabs: how often something was grabbed so far.
        recorded: how many knots were recorded so far.

    """

    values: Mapping[str, float] = field(default_factory=dict)
    wanted: Mapping[str, float] = field(default_factory=dict)
    grips: Mapping[int, Grip] = field(default_factory=dict)
    grabs: int = 0
    recorded: int = 0


@dataclass(frozen=True)
class Ahead:
    """The next advance: the lines along which it is led, the grips and what leads at its end."""

    lines: Lines
    after: Mapping[int, Grip]
    led: Led


class Leading:
    """Leads a simulation, and records how.

    Args:
        model: that is simulated.

    Attributes:
        led: what leads now; set to an earlier one it forgets what was recorded since.

    """

    def __init__(self, model: Model) -> None:
        self.take(model)
        self._led = Led()
        self._grabs: list[Held] = []
        self._record = Record()
        self._work: tuple[object, Work] | None = None  # of the system that was asked last

    def take(self, model: Model) -> None:
        """Lead another model of the same bodies."""
        self._inputs = {each.name: each for each in model.inputs}
        self._turnable = {body.name for body in model.bodies if not body.particle}
        self._first = len(model.pulls)  # among the couplers the hands come after these

    @property
    def led(self) -> Led:
        """What leads now."""
        return self._led

    @led.setter
    def led(self, led: Led) -> None:
        self._record.cut(led.recorded)
        del self._grabs[led.grabs :]
        self._led = led

    # Inputs

    def inputs(self, time: float) -> dict[str, float]:
        """Return the values that the inputs have, or are to have."""
        return {
            name: self._led.wanted.get(name, _value(each, time))
            for name, each in self._inputs.items()
        }

    def set_inputs(self, values: Mapping[str, float], time: float) -> None:
        """See ``Simulation.set_inputs``."""
        for name, value in values.items():
            if name not in self._inputs:
                raise SettingsError(
                    say(
                        "The model has no input '{name}'{suggestion}.",
                        name=name,
                        suggestion=suggestion(name, self._inputs),
                    )
                )
            if wrong := self._inputs[name].refused(value):
                raise SettingsError(say("The input '{name}' {wrong}.", name=name, wrong=wrong))
        known = {name: _value(self._inputs[name], time) for name in values}
        self._led = replace(
            self._led,
            values={**known, **self._led.values},
            wanted={**self._led.wanted, **values},
        )

    # The hand

    def grab(
        self,
        stretch: Stretch,
        body: str,
        point: Vector,
        turning: bool,
        settings: SolverSettings,
        handed: float,
    ) -> None:
        """See ``Simulation.grab``; ``handed`` is the work of hands so far [J]."""
        system, state = stretch.now
        number_of(system, body)
        if turning and body not in self._turnable:
            raise ArgumentError(
                say(
                    "'{body}' is a particle and cannot be turned; give the body an inertia",
                    body=body,
                )
            )
        held = Held(body, point, turning, (0.0, 0.0, 0.0, 1.0))
        stance = stance_of(system, state, held)
        held = held._replace(orientation=euler_of(stance.rotation))
        reach = FARTHEST_TURN if turning else _reach(stretch, point)
        mass = self._mass(stretch, held)
        stiffness, damping = firmness(np.zeros(3), reach, mass, settings)
        place = np.zeros(3) if turning else stance.place
        grips = {
            k: grip for k, grip in self._let_go().items() if self._begun(grip) < stretch.time
        }  # what was grabbed at this instant lets go without a trace
        free = next(k for k in range(len(HANDS)) if k not in grips)
        grips[free] = Grip(
            number=len(self._grabs),
            held=held,
            reach=reach,
            place=place,
            rate=np.zeros(3),
            stiffness=stiffness,
            damping=damping,
            wanted=place,
            handed=handed,
        )
        self._grabs.append(held)
        self._record.add(grips[free].number, (stretch.time, *grips[free].numbers))
        self._led = replace(
            self._led, grips=grips, grabs=len(self._grabs), recorded=len(self._record)
        )

    def drag(self, target: Vector) -> None:
        """See ``Simulation.drag``."""
        place = self._holding()
        if place is None:
            raise SettingsError(say("The hand holds nothing; grab a body first."))
        if not all(map(isfinite, target)):
            raise SettingsError(say("The hand can go to places of finite coordinates alone."))
        grip = replace(self._led.grips[place], wanted=np.array(target, float))
        self._led = replace(self._led, grips={**self._led.grips, place: grip})

    @property
    def is_held(self) -> bool:
        """Whether the hand holds something."""
        return self._holding() is not None

    def let_go(self) -> None:
        """See ``Simulation.let_go``."""
        self._led = replace(self._led, grips=self._let_go())

    def hand(self, stretch: Stretch, handed: float) -> Hand | None:
        """See ``Simulation.hand``."""
        place = self._holding()
        if place is None:
            return None
        grip, zero = self._led.grips[place], np.zeros(3)
        held = grip.held
        stance = stance_of(*stretch.now, held)
        effort = grip.effort(stance)
        return Hand(
            body=held.body,
            point=held.point,
            turning=held.turns,
            place=stance.place,
            target=grip.place,
            force=zero if held.turns else effort,
            torque=effort if held.turns else zero,
            energy=handed - grip.handed,
            mass=self._mass(stretch, held),
            reach=grip.reach,
            stiffness=grip.stiffness,
            damping=grip.damping,
        )

    def count_anew(self, before: float, now: float) -> None:
        """Let the energy of a grab go on where the books begin anew."""
        grips = {
            k: replace(grip, handed=grip.handed + now - before)
            for k, grip in self._led.grips.items()
        }
        self._led = replace(self._led, grips=grips)

    # The next advance

    def ahead(self, stretch: Stretch, duration: float, settings: SolverSettings) -> Ahead:
        """Return what the next advance is led by [s]."""
        led, start = self._led, stretch.time
        duration = (start + duration) - start  # as times of the record have it
        curves = {
            curve_of_input(name): Line(start, value, (led.wanted[name] - value) / duration)
            for name, value in led.values.items()
        }
        after: dict[int, Grip] = {}
        for place, grip in led.grips.items():
            stance = stance_of(*stretch.now, grip.held)
            mass = self._mass(stretch, grip.held)
            after[place] = grip.moved(duration, stance, mass, settings)
            numbers = zip(grip.numbers, after[place].numbers, strict=True)
            lines = (Line(start, value, (end - value) / duration) for value, end in numbers)
            curves |= zip(tables_of(HANDS[place]), lines, strict=True)
        grips = {place: grip for place, grip in after.items() if not grip.lets_go}
        let_go = [name for place, name in enumerate(HANDS) if place not in after]
        curves |= {name: Line(start, 0.0, 0.0) for hand in let_go for name in tables_of(hand)}
        return Ahead(
            Lines(curves, self._held(led.grips)),
            after,
            replace(led, values=dict(led.wanted), grips=grips),
        )

    def lines_at(self, time: float) -> Lines:
        """Return lines that keep all as it is at a time [s]."""
        led = self._led
        curves = {
            curve_of_input(name): Line(time, value, 0.0) for name, value in led.values.items()
        }
        for place, grip in led.grips.items():
            lines = (Line(time, value, 0.0) for value in grip.numbers)
            curves |= zip(tables_of(HANDS[place]), lines, strict=True)
        return Lines(curves, self._held(led.grips))

    def follow(self, ahead: Ahead, start: float, end: float) -> None:
        """Record an advance, and lead from its end on [s]."""
        before = self._led
        for name, value in before.values.items():
            if (after := ahead.led.values[name]) != value:
                self._record.add(name, (start, value))
                self._record.add(name, (end, after))
        for place, grip in before.grips.items():
            numbers, then = grip.numbers, ahead.after[place].numbers
            if then != numbers:
                self._record.add(grip.number, (start, *numbers))
                self._record.add(grip.number, (end, *then))
        self._led = replace(ahead.led, recorded=len(self._record))

    # The record

    @property
    def version(self) -> int:
        """Tells what is recorded now from what was recorded at other times."""
        return self._record.version

    @property
    def shape(self) -> tuple[object, ...]:
        """What was led so far, but for the numbers of what may go on."""
        under_way = self.under_way
        grabs = (
            (held, knots[0][0], None if number in under_way else (len(knots), knots[-1]))
            for number, held in enumerate(self._grabs)
            for knots in (self._record.knots(number),)
        )
        return *grabs, *self.inputs_set

    @property
    def under_way(self) -> dict[int, Grip]:
        """The grips of grabs that have not ended, by their numbers."""
        return {grip.number: grip for grip in self._led.grips.values()}

    @property
    def inputs_set(self) -> list[str]:
        """The inputs that were set to other values so far."""
        return self._record.inputs

    def recorded(self, model: Model, time: float) -> Model:
        """Return the model that repeats what was recorded up to a time [s]."""
        under_way = self.under_way
        grabs = (
            Grabbed(held, self._knots(number, time), ended=number not in under_way)
            for number, held in enumerate(self._grabs)
        )
        courses = {name: self._record.knots(name) for name in self.inputs_set}
        return as_recorded(model, courses, grabs)

    def pull_of(self, number: int, pulls: Sequence[Pull]) -> Pull:
        """Return the pull that repeats a grab which is under way, of those that were recorded."""
        later = (
            number <= n and (n in self.under_way or len(bent(self._record.knots(n))) > 1)
            for n in range(len(self._grabs))
        )
        return pulls[-sum(later)]

    def knots_since(self, who: str | int, since: float, time: float) -> Sequence[Knot]:
        """Return the knots of an input, or of a grab under way, from a time up to now [s]."""
        knots = self._knots(who, time)
        first = bisect_right(knots, since, key=lambda knot: knot[0]) - 1
        if first < 0 and isinstance(who, str):
            before = (p for p in self._inputs[who].course if p[0] < knots[0][0])
            return [*before, *knots]
        return knots[max(first, 0) :]

    def _knots(self, who: str | int, time: float) -> Sequence[Knot]:
        knots = self._record.knots(who)
        grip = self.under_way.get(who) if isinstance(who, int) else None
        return [*knots, (time, *grip.numbers)] if grip and knots[-1][0] < time else knots

    # What is asked of a stretch

    def _mass(self, stretch: Stretch, held: Held) -> EffectiveMass:
        system, state = stretch.now
        if self._work is None or self._work[0] is not system:
            self._work = system, make_work(system.tables)
        return mass_at(
            system, stretch.time, state, held.body, held.point, turning=held.turns,
            work=self._work[1],
        )  # fmt: skip

    def _held(self, grips: Mapping[int, Grip]) -> Mapping[int, Held]:
        return {self._first + place: grip.held for place, grip in grips.items()}

    def _holding(self) -> int | None:
        """Return the place of the hand that holds something and does not let go."""
        holding = (place for place, grip in self._led.grips.items() if not grip.lets_go)
        return next(holding, None)

    def _let_go(self) -> dict[int, Grip]:
        return {place: replace(grip, lets_go=True) for place, grip in self._led.grips.items()}

    def _begun(self, grip: Grip) -> float:
        """Return when something was grabbed [s]."""
        return self._record.knots(grip.number)[0][0]


def _value(each: Input, time: float) -> float:
    curve = each.curve()
    return float(each.value) if curve is None else curve.value(time)


def _reach(stretch: Stretch, point: Vector) -> float:
    """Return how far the hand may be from the point: the size of the mechanism [m]."""
    found = places(*stretch.now)
    size = 2.0 * float(np.linalg.norm(found - found.mean(axis=0), axis=1).max())
    return size or 2.0 * float(np.linalg.norm(point)) or WHOLE
