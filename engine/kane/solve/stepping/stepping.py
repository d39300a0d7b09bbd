"""A run by time steps over strikes, the method of Moreau and Jean.

It goes on as an ``Integration`` does, in the layout of the system in which all contacts hold; the
joints are those of the system in which none does.
"""

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.saddle import make_saddle
from kane.elements.changing import CLOSED, OPEN, States
from kane.kernels import codes
from kane.kernels.codes import BETWEEN_JUMPS, NOW
from kane.kernels.equations import assemble
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.project import fit_speeds, project, size
from kane.kernels.methods.contact_gaps import note_gaps, wake
from kane.kernels.methods.time_stepping import run_time_stepping, show, step
from kane.kernels.methods.touching import (
    AFTER,
    AWAY,
    BEFORE,
    CONTACT,
    DEPTH,
    HOLDS,
    IMPULSE,
    LAST_STEP,
    LEFT,
    LIFTS,
    LOST,
    RESTS,
    SLIDES,
    SLIPS,
    STICKS,
    STRIKES,
    STRUCK,
    TIME,
    TOUCHES,
    WHAT,
)
from kane.kernels.programs.program import values as program_values
from kane.kernels.progress import EVALUATIONS, FRAMES, PASSED, REACHED, STEPS, TAKEN
from kane.model import SolverSettings
from kane.model.touching import crowds
from kane.solve.changing.events import MOST_EVENTS, Event, Kind, Phase
from kane.solve.changing.layout import Layout
from kane.solve.changing.modes import SLIDES as SLIDING
from kane.solve.changing.modes import Parameters
from kane.solve.changing.overlaps import OVERLAPS
from kane.solve.changing.overlaps import beyond as refusal
from kane.solve.changing.overlaps import beyond_in_crowd as refusal_of_crowd
from kane.solve.held import NOTHING_PRESSED, Held, Pressed
from kane.solve.methods.method import JUMP, Integration, Tally, Task, Trouble
from kane.solve.segments import Segment
from kane.solve.step_limits import longest_fixed_step
from kane.solve.stepping.contacts import carry_over, pressed, stepped, touching, with_near
from kane.solve.stepping.crowd import Crowd, Places
from kane.solve.stepping.touches import CrowdTouches, touches_of
from kane.solve.workplace import enter, leave

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]

SAME_INSTANT = 1e-12  # of the time
KINDS: dict[int, Kind] = {
    STRIKES: "strikes",
    RESTS: "comes to rest",
    TOUCHES: "touches",
    LIFTS: "lifts",
    STICKS: "sticks",
    SLIDES: "slides",
}

# What is told of crowds that have too much to tell: some of hundreds slip or let go in each step.
STRONG: tuple[Kind, ...] = ("strikes", "comes to rest")

STATES = {AWAY: OPEN, HOLDS: CLOSED, SLIPS: SLIDING}


class Stepping(Integration):
    """A run under way.

    Args:
        base: the system in which no contact holds.
        whole: that in which all do; the same where there are none.
        settings: of the run.
        task: what is to be integrated; the state is that of the first.
        held: where a run stood that this one goes on with; None for one that begins as drawn.

    Raises:
        AssemblyError: the model begins beyond a limit.

    Attributes:
        events: what happened so far; its times are those of steps or parts of them.
        course: how the contacts were, from frame to frame.
        touches: where a crowd touches, frame by frame.

    """

    def __init__(
        self,
        base: System,
        whole: System,
        settings: SolverSettings,
        task: Task,
        held: Held | None = None,
    ) -> None:
        self._longest = longest_fixed_step(settings)
        self._base, self.whole = base, whole
        # contacts are no rows of the equations of a step: what is light beside what it touches
        # alone weighs what it weighs, and would be felt as soon as that lets go
        own = base.tables
        self._tables = replace(whole.tables, light=own.light, added=own.added)
        self.events: list[Event] = []
        self._stuck: dict[tuple[str, str], int] = {}  # the last time that each did, among them
        self._tells_little = False  # of crowds, their strikes alone
        self._least = 0.0  # energy that such must lose to be told then [J]
        self._places = stepped(whole)
        state, alone = _begun(base, whole, task, held)
        turned = task.turned
        if held is not None and turned is None:
            turned = held.turned(whole)
        super().__init__(whole, settings, task._replace(state=state, turned=turned))
        self._own = self.work  # of the whole system; who asks is told of the joints alone
        self._base_place = enter(base)
        self.work = self._base_place.work
        self._saddle = make_saddle(base.tables)
        self._alone = touching(base, whole, self._saddle)
        self._touching = self._alone
        self._touching.base_y[:] = alone
        self._crowd = self._crowd_of(base)
        self._near: Places | None = None
        self._pressed = held.crowd if held is not None else None
        self.touches: list[CrowdTouches] = []
        self._states = np.zeros((task.times.size, len(self._places)), dtype=np.int64)
        self._struck = np.zeros(task.times.size)
        self._stops, self._later = task.times, self.store.values
        self._later_states, self._later_losses = self._states, self._struck
        self._is_fresh = held is None
        if held is not None:
            first = whole.state_size + self._touching.first
            forces = held.frame[first : first + self._touching.p.size]
            self._touching.p[:] = self._longest * forces

    def _crowd_of(self, base: System) -> Crowd | None:
        """Return the groups of a system, as a run before has left them; None without any.

        Live time is a chain of short runs: what bodies touch with is found out once for all of it.
        """
        if not crowds(base.model):
            return None
        rooms = self._base_place.rooms
        if Crowd not in rooms:
            rooms[Crowd] = Crowd(base)
        crowd: Crowd = rooms[Crowd]
        return crowd

    # as an integration

    def frame(self, _time: float) -> Array:
        """Return the frame of where it stands, (frame,), with the mean forces of the last step."""
        own, frame = self._touching, np.zeros(self.whole.frame_size)
        show(
            self.whole.tables, self._own, self.calls, self._saddle, own,
            float(own.books[LAST_STEP]), self._y, frame,
        )  # fmt: skip
        return frame

    def values(self, programs: Indices) -> Array:
        """Return the values of programs of the whole system where the last step taken ended."""
        work, found = self._own, np.zeros(programs.size)
        program_values(
            self.whole.tables.expressions, work.clock, work.path, work.path_rate, work.stack,
            programs, found,
        )  # fmt: skip
        return found

    @property
    def quarters(self) -> Indices:
        """In which quarter each body is, see ``tables.Turns``."""
        return self._own.turns.quarters.copy()

    @property
    def states(self) -> States:
        """How the contacts are where the last step taken ended."""
        return self._as_states(self._touching.state[: len(self._places)])

    @property
    def lost(self) -> float:
        """The energy lost in strikes since the start [J]."""
        return float(self._touching.books[STRUCK])

    def close(self, time: float, between_jumps: float) -> bool:
        """Put the state on the joints of a time [s]; return whether they can be closed."""
        self._switch(between_jumps)
        base, alone, motion = self._base, self._touching.base_y, self._base.motion_size
        is_closed = project(
            base.tables, self._base_place.work, time, alone, self._step, np.zeros(3)
        )
        self._y[:motion] = alone[:motion]
        return bool(is_closed)

    @property
    def joint_forces(self) -> Array:
        """Multipliers of the rows of the joints, (m,), in the mean of the last step."""
        own, joints = self._touching, 6 * self._base.bodies
        impulses = own.x[self._saddle.order[joints : joints + own.first]]
        return np.asarray(-impulses / own.books[LAST_STEP])

    @property
    def system(self) -> System:
        """The system of what holds always."""
        return self._base

    @property
    def state(self) -> Array:
        """The state, (state,), of that system, where the last step taken ended."""
        return self._touching.base_y

    def tally(self) -> Tally:
        """Return the counts so far; gaps below zero and slips left over count as residuals."""
        found, books = super().tally(), self._touching.books
        return found._replace(
            position_violation=max(found.position_violation, float(books[DEPTH])),
            velocity_violation=max(found.velocity_violation, float(books[LEFT])),
        )

    @property
    def parameters(self) -> Parameters:
        """Parameters that events have changed: none."""
        return ()

    @property
    def sides(self) -> dict[tuple[int, int], float]:
        """On which side what presses on one does: nobody asks."""
        return {}

    @property
    def sizes(self) -> dict[tuple[int, bool], float]:
        """How large conditions have been: nobody asks."""
        return {}

    @property
    def course(self) -> list[Phase]:
        """How the contacts were, from frame to frame."""
        found: list[Phase] = []
        count = self._recorded + int(self._counts[FRAMES])
        before = None
        for k in range(count):
            codes_now = self._states[k].tobytes()
            if codes_now != before:
                found.append(Phase(k, self._as_states(self._states[k])))
                before = codes_now
        return found

    def struck(self, frames: int) -> Array:
        """Return the energy lost in strikes since the start, (frames,) [J]."""
        return self._struck[:frames].copy()

    def ending(self, _code: int) -> None:
        """Return None: no event ends such a run."""

    def leave(self) -> None:
        """Let the next runs of both systems work where this one did."""
        super().leave()
        leave(self._base, self._base_place)

    def _as_states(self, now: npt.NDArray[np.int64]) -> States:
        states = list(self._base.states)
        for place, code in zip(self._places, now.tolist(), strict=True):
            states[place] = STATES[code]
        return tuple(states)

    # steps

    def _begin(self) -> int:
        """Begin a segment: its branches, its state, its first frame."""
        segment = self._segments[self._segment]
        start = segment.start
        self._begun = True
        self._counts[FRAMES] = 0
        if self._segment == 0 and self._before is not None:
            self._switch(self._before)
        if self._segment > 0 or self._before is not None:
            code = self._cross_to(segment)
            if code != codes.RUNNING:
                return code
        self._switch(segment.middle)
        if self._segment == 0 and not self._touching.pace.any():
            self._find_pace(start)
        tables, work = self.whole.tables, self._own
        work.clock[NOW] = start
        assemble.place(tables, work, self._y)
        self._look_around()
        note_gaps(tables, work, self._touching)
        if self._is_fresh:
            self._refuse_overlaps()
            self._is_fresh = False
        if self._segment == 0:
            wake(tables, work, self._saddle, self._touching, self._y)
        times, frames = self._times[segment.frames], self.store.values[segment.frames]
        states, losses = self._states[segment.frames], self._struck[segment.frames]
        if times.size > 0 and times[0] == start:
            if not self._first_frame(start, frames[0], states[0]):
                return codes.NOT_FINITE
            losses[0] = self._touching.books[STRUCK]
            self._recorded += 1
            times, frames, states, losses = times[1:], frames[1:], states[1:], losses[1:]
        self._later_states, self._later_losses = states, losses
        self._restart(segment, times, frames)
        return codes.RUNNING

    def _switch(self, within: float) -> None:
        self._own.clock[BETWEEN_JUMPS] = within
        self._base_place.work.clock[BETWEEN_JUMPS] = within

    def _cross_to(self, segment: Segment) -> int:
        """Go over a jump into a segment: put the state on what drivers ask for behind it."""
        tables, work, start = self._base.tables, self._base_place.work, segment.start
        alone, n = self._touching.base_y, self._base.bodies
        motion = self._base.motion_size
        alone[:motion] = self._y[:motion]
        asked = self._gaping(alone, start)
        self._switch(segment.middle)
        leap = np.abs(self._gaping(alone, start) - asked).max(initial=0.0)
        if leap > JUMP * size(tables, work):
            self._at_jump = Trouble(start, alone, alone)
            return codes.PLACE_JUMPS
        before = self._kinetic_energy()
        fit_speeds(tables, work, alone[7 * n : 13 * n], self._step)
        if not project(tables, work, start, alone, self._step, self._tally):
            return codes.CANNOT_CLOSE
        self._y[:motion] = alone[:motion]
        if tables.drives.size:  # a driver whose speed jumps gives a blow: its work is booked
            self._y[motion] += self._kinetic_energy() - before
        whole = self._own
        whole.clock[NOW] = start
        assemble.place(self.whole.tables, whole, self._y)
        assemble.keep_turns(self.whole.tables, whole, self._y)
        return codes.RUNNING

    def _find_pace(self, start: float) -> None:
        """Let the first step begin with the accelerations that there are without contacts."""
        rates = np.zeros(self._base.state_size)
        n = self._base.bodies
        evaluate(self._base.tables, self.work, start, self.state, rates, False)
        self._touching.pace[:] = rates[7 * n : 13 * n]
        self._counts[EVALUATIONS] += 1

    def _gaping(self, alone: Array, time: float) -> Array:
        tables, work = self._base.tables, self._base_place.work
        work.clock[NOW] = time
        assemble.place(tables, work, alone)
        assemble.residuals(tables, work)
        return work.phi.copy()

    def _first_frame(self, start: float, frame: Array, states: npt.NDArray[np.int64]) -> bool:
        """Record where it begins, with the forces of the first step, and what they hold."""
        own = self._touching
        kept = {
            name: getattr(own, name).copy()
            for name in ("p", "pace", "state", "books", "gap", "base_y", "grip")
        }
        turns = self._own.turns
        turned = (turns.counts.copy(), turns.quarters.copy(), turns.rates.copy(),
                  turns.slopes.copy(), turns.time.copy(), turns.last.copy())  # fmt: skip
        noted, tally, counts = int(own.count[0]), self._tally.copy(), self._counts.copy()
        y = self._y.copy()
        step(
            self._tables, self._own, self._base.tables, self._base_place.work, self.calls,
            self._saddle, own, start, start + self._longest, y, counts, tally,
        )  # fmt: skip
        states[:] = own.state[: states.size]
        self._note_touches(0)
        tables, work = self.whole.tables, self._own
        for target, value in zip(
            (turns.counts, turns.quarters, turns.rates, turns.slopes, turns.time, turns.last),
            turned,
            strict=True,
        ):
            target[:] = value
        work.clock[NOW] = start
        assemble.place(tables, work, self._y)
        n = self.whole.bodies
        assemble.move(tables, work, self._y[7 * n : 13 * n])
        own.rates[: 7 * n] = 0.0
        own.rates[7 * n : 13 * n] = own.pace
        is_finite = show(tables, work, self.calls, self._saddle, own, self._longest, self._y, frame)
        for name, value in kept.items():
            getattr(own, name)[:] = value
        own.count[0] = noted
        self._counts[EVALUATIONS] += 1
        return bool(is_finite)

    def _refuse_overlaps(self) -> None:
        """Refuse a model that begins beyond a limit.

        Raises:
            AssemblyError: a gap is less than closed.

        """
        own, whole = self._touching, self.whole
        beyond = -OVERLAPS * size(whole.tables, self._own)
        for k, (entry, gap) in enumerate(zip(own.contacts, own.gap, strict=True)):
            if entry["is_place"] and entry["opens"] and gap < beyond:
                name, part, scale = self._called(k)
                if k >= len(self._places):
                    raise refusal_of_crowd(name, part, -float(gap))
                raise refusal(whole, self._places[k], -float(gap), scale)

    def _restart(self, segment: Segment, times: Array, frames: Array) -> None:
        ends = [] if times.size > 0 and times[-1] == segment.end else [segment.end]
        self._stops = np.concatenate([[segment.start], times, ends])
        self._later = frames
        self._counts[[TAKEN, PASSED]] = 0

    def _go_on(self, budget: int) -> int:
        self._touching.next_y[:] = self._y
        while True:
            own, before = self._touching, int(self._counts[STEPS])
            frames = int(self._counts[FRAMES])
            code = int(
                run_time_stepping(
                    self._tables, self._own, self._base.tables, self._base_place.work,
                    self.calls, self._saddle, own, self._longest, self._stops, self._later,
                    self._later_states, self._later_losses, self._y, self._counts, self._tally,
                    budget,
                )
            )  # fmt: skip
            self._take_events()
            if self._crowd is not None and int(self._counts[FRAMES]) > frames:
                self._note_touches(int(self._counts[FRAMES]) + self._recorded - 1)
            if own.stale[0]:
                self._look_around()
            if code != codes.FULL:
                return code
            budget -= int(self._counts[STEPS]) - before

    # the crowd

    def _look_around(self) -> None:
        """Look which bodies of a crowd are near."""
        if self._crowd is None:
            return
        before, pressed_now = self._touching, self.crowd_now()
        near = self._crowd.look(self._y, self._longest)
        self._near = near.places
        self._touching = with_near(self._alone, self._saddle, self._crowd, near, self._y)
        own, keys = len(self._places), near.places.key
        carry_over(before, pressed_now or NOTHING_PRESSED, self._touching, own, keys)
        note_gaps(self.whole.tables, self._own, self._touching)

    def crowd_now(self) -> Pressed | None:
        """Return how the crowd presses, as far as it is known; None where it is not."""
        if self._near is None:
            return self._pressed
        return pressed(self._touching, len(self._places), self._near.key)

    def _note_touches(self, frame: int) -> None:
        """Keep where the crowd touches at a frame, and with which forces."""
        if self._crowd is None or self._near is None:
            return
        own = len(self._places)
        self.touches.append(
            touches_of(self._touching, self._crowd, self._near, own, self._own, frame)
        )

    def _take_events(self) -> None:
        """Tell what the kernel has noted."""
        own = self._touching
        noted = own.told[: int(own.count[0])]
        own.count[0] = 0
        for line in noted:
            kind, lost = KINDS[int(line[WHAT])], float(line[LOST])
            if self._is_left_out(line):
                continue
            if len(self.events) >= MOST_EVENTS:
                if not self._make_room():
                    return
                if self._is_left_out(line):
                    continue
            name, part, scale = self._called(int(line[CONTACT]))
            if self._turns_round(name, part, line):
                continue
            self.events.append(
                Event(
                    time=float(line[TIME]),
                    element=name,
                    part=part,
                    kind=kind,
                    before=float(line[BEFORE]) / scale,
                    after=float(line[AFTER]) / scale,
                    impulse=float(line[IMPULSE]) * scale,
                    lost=lost,
                    approximate=True,
                )
            )
            if kind == "sticks":
                self._stuck[name, part] = len(self.events) - 1

    def _is_left_out(self, line: Array) -> bool:
        """Whether an event of a crowd is not told, since too many have been."""
        if not self._tells_little or int(line[CONTACT]) < len(self._places):
            return False
        return KINDS[int(line[WHAT])] not in STRONG or float(line[LOST]) <= self._least

    def _make_room(self) -> bool:
        """Leave out of crowds all but their strikes, then of these the weaker half, ever again.

        So is what comes later. Returns whether there is room then.
        """
        if self._crowd is None:
            return False
        names = {group.name for group in self._crowd.groups}
        for _ in range(2):
            if self._tells_little:
                losses = sorted(each.lost for each in self.events if each.element in names)
                self._least = max([self._least, *losses[len(losses) // 2 :][:1]])
            self._tells_little = True
            self.events = [
                each
                for each in self.events
                if each.element not in names or (each.kind in STRONG and each.lost > self._least)
            ]
            self._stuck.clear()
            if len(self.events) < MOST_EVENTS:
                return True
        return False

    def _called(self, k: int) -> tuple[str, str, float]:
        """Return element and part of a contact, and what makes its row one of a path."""
        if k >= len(self._places):
            assert self._crowd is not None
            assert self._near is not None
            return (*self._crowd.label(self._near, k - len(self._places)), 1.0)
        name, contact = self.whole.contacts[self._places[k]]
        row = int(self._touching.contacts[k]["row"])
        return name, contact.part, self.whole.row_scales[row]

    def _turns_round(self, name: str, part: str, line: Array) -> bool:
        """Note that what stuck for no longer than an instant has but turned round."""
        if KINDS[int(line[WHAT])] != "slides":
            return False
        last = self._stuck.get((name, part))
        if last is None or abs(self.events[last].time - line[TIME]) > SAME_INSTANT * line[TIME]:
            return False
        self.events[last] = replace(self.events[last], kind="turns round")
        return True

    def _trouble(self) -> Trouble:
        """Return where a run that failed broke off."""
        tried = self.state.copy()
        motion = self._base.motion_size
        tried[:motion] = self._touching.next_y[:motion]
        return Trouble(float(self._tally[REACHED]), self.state, tried)

    def _rejected(self) -> int:
        return 0


def _begun(base: System, whole: System, task: Task, held: Held | None) -> tuple[Array, Array]:
    """Return the state at the start, in the layout of the whole system and of the joints alone."""
    if whole is base:
        return task.state.copy(), task.state.copy()
    joints = Layout(base, whole)
    if held is not None:
        return held.frame[: whole.state_size].copy(), joints.state(held.frame)
    frame = np.zeros(whole.frame_size)
    frame[: whole.state_size] = whole.initial_state
    frame[: base.motion_size] = task.state[: base.motion_size]
    return frame[: whole.state_size].copy(), joints.state(frame)


def prepare(system: System, settings: SolverSettings, task: Task) -> Stepping:
    """Begin a run of a system whose constraints never change."""
    return Stepping(system, system, settings, task)
