"""Which conditions begin to hold in a step, and which latches bear more than they can.

A condition may begin to hold within a step and end within it again. No end of a step shows that;
the parabola through three of them does, and the condition is taken for met at the next end: late by
a step, as all events are here. One that holds for a small part of a step only may still be missed.
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.methods.guards import EXPRESSION, STRENGTH
from kane.solve.stepping.stepping import Stepping

Array = npt.NDArray[np.float64]

# Of what a condition changes by in a step: so little short of its beginning is round-off of times.
AT_ONCE = 1e-9
# Of how large a condition has been: zero. What was shut where its condition began to hold stands
# there to round-off when it is opened, and is not to be shut on that.
NIL = 1e-12


class Conditions:
    """The conditions that are watched in a phase.

    Args:
        joints: the system of what is shut.
        whole: that in which contacts hold, too.
        margins: of each contact with a switch, what is positive where its condition to close holds,
            as the phase begins.
        openings: the same of its condition to open.
        sizes: how large conditions have been, by contact and whether it is shut then; it is
            written on.
        time: when the phase begins [s].
        jumps: times at which laws of time jump [s].

    """

    def __init__(
        self,
        joints: System,
        whole: System,
        margins: Mapping[int, float],
        openings: Mapping[int, float],
        sizes: dict[tuple[int, bool], float],
        time: float,
        jumps: Array,
    ) -> None:
        closing, opening = whole.guards.conditions, whole.guards.openings
        self._sizes, self._keys = sizes, list[tuple[int, bool]]()
        self._contacts, programs, before = list[int](), list[int](), list[float]()
        self._strengths = list[tuple[int, slice, float]]()
        for k, (_, contact) in enumerate(whole.contacts):
            if contact.switch is None:
                continue
            is_shut, rows = joints.states[k].is_closed, joints.contact_rows[k]
            watched, known = (opening, openings) if is_shut else (closing, margins)
            if k in watched:
                self._contacts.append(k)
                self._keys.append((k, is_shut))
                programs.append(watched[k])
                before.append(known[k])
            if is_shut and contact.switch.strength is not None and rows.stop > rows.start:
                limit = float(contact.switch.strength) / joints.row_scales[rows.start]
                self._strengths.append((k, rows, limit))
        self._programs = np.array(programs, dtype=np.int64)
        self._before = np.array(before)
        self._size = np.array([sizes.get(key, 0.0) for key in self._keys])
        self._may_begin = np.zeros(len(before), np.bool_)
        self._at, self._jumps, self._told = time, jumps, 0
        self._earlier: tuple[float, Array] | None = None  # at the end of the step before that
        self._note()

    def _note(self) -> None:
        """Note how large conditions are, and which of them do not hold."""
        self._size = np.maximum(self._size, np.abs(self._before))
        self._sizes.update(zip(self._keys, self._size.tolist(), strict=True))
        self._may_begin |= self._before < -NIL * self._size

    def _held_between(self, now: Array, at: float) -> npt.NDArray[np.bool_]:
        """Return which conditions have held between the last three ends of steps, and at none."""
        if self._earlier is None or at <= self._at:
            return np.zeros(now.size, np.bool_)
        one, other = self._at - self._earlier[0], at - self._at
        rise, fall = (self._before - self._earlier[1]) / one, (now - self._before) / other
        bend = (rise - fall) / (one + other)  # c of v + s t - c t^2, with t from the middle
        with np.errstate(divide="ignore", invalid="ignore"):
            slope = (rise * other + fall * one) / (one + other)
            top = self._before + slope**2 / (4.0 * bend)
        is_top = (rise > 0.0) & (fall < 0.0) & (self._before < 0.0) & (now < 0.0)
        found: npt.NDArray[np.bool_] = is_top & (top > NIL * self._size)
        return found

    def met(self, steps: Stepping) -> dict[int, int]:
        """Return what is met at the end of a step: kinds of guards by the number of the contact."""
        now, at = steps.values(self._programs), steps.tally().time
        change = now - self._before
        begins = self._may_begin & (change > 0.0) & (now > -AT_ONCE * change)
        # a value that jumps in between is on no parabola
        is_smooth = len(steps.events) == self._told
        is_smooth = is_smooth and not np.any((self._jumps >= self._at) & (self._jumps <= at))
        if is_smooth:
            begins |= self._may_begin & self._held_between(now, at)
        self._earlier = (self._at, self._before) if is_smooth else None
        self._told = len(steps.events)
        self._before, self._at = now, at
        self._note()
        found = {self._contacts[i]: EXPRESSION for i in np.flatnonzero(begins).tolist()}
        if self._strengths:
            forces = steps.joint_forces
            for k, rows, limit in self._strengths:
                if float(np.linalg.norm(forces[rows])) >= limit:
                    found.setdefault(k, STRENGTH)
        return found
