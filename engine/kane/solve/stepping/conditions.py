"""Which conditions begin to hold in a step, and which latches bear more than they can."""

from collections.abc import Mapping

import numpy as np

from kane.compiled import System
from kane.kernels.methods.guards import EXPRESSION, STRENGTH
from kane.solve.stepping.stepping import Stepping

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

    """

    def __init__(
        self,
        joints: System,
        whole: System,
        margins: Mapping[int, float],
        openings: Mapping[int, float],
        sizes: dict[tuple[int, bool], float],
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
        self._note()

    def _note(self) -> None:
        """Note how large conditions are, and which of them do not hold."""
        self._size = np.maximum(self._size, np.abs(self._before))
        self._sizes.update(zip(self._keys, self._size.tolist(), strict=True))
        self._may_begin |= self._before < -NIL * self._size

    def met(self, steps: Stepping) -> dict[int, int]:
        """Return what is met at the end of a step: kinds of guards by the number of the contact."""
        now = steps.values(self._programs)
        change = now - self._before
        begins = self._may_begin & (change > 0.0) & (now > -AT_ONCE * change)
        self._before = now
        self._note()
        found = {self._contacts[i]: EXPRESSION for i in np.flatnonzero(begins).tolist()}
        if self._strengths:
            forces = steps.joint_forces
            for k, rows, limit in self._strengths:
                if float(np.linalg.norm(forces[rows])) >= limit:
                    found.setdefault(k, STRENGTH)
        return found
