"""Close the joints before a run."""

from dataclasses import replace
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.errors import AssemblyError
from kane.kernels.codes import BETWEEN_JUMPS, POSITION
from kane.kernels.equations import assemble as primitives
from kane.kernels.equations.body import speeds_of
from kane.kernels.equations.closing import LONGEST_TURN, closes
from kane.kernels.equations.project import OPEN, along_joints, move, size
from kane.kernels.primitives.rolling_contact import FLAT
from kane.kernels.tables import Tables, Work, make_work
from kane.sentences import NOTHING, say
from kane.solve.attractions import refuse_meeting_points
from kane.solve.compromise import compromise, refusal
from kane.solve.contradiction import contradiction_at, refuse_contradictions
from kane.solve.leading import fit_speeds
from kane.solve.play import DOUBTFUL, digits, too_far_apart, with_play, without_doubt
from kane.solve.unheld_bodies import refuse_unheld
from kane.solve.workplace import Closing, Workplace, enter, leave

Array = npt.NDArray[np.float64]

ROUND_OFF = 1e-15  # of Euler parameters of length 1
NUDGE = 1e-6  # of the mechanism, apart where points coincide that are to keep a distance
# Ways back towards the drawing, each as good as the last where the joints bend little.
MOST_RETURNS = 100
RETURNED = 1e-10  # of the mechanism, or rad; some thousand times what closing leaves


class Assembled(NamedTuple):
    """A state on the constraints.

    Attributes:
        state: (state,).
        shift: how far its farthest body was moved [m].
        system: the system in which it is on the constraints: with play where joints hold the same
            more than once and do not quite agree, see ``solve.play``.

    """

    state: Array
    shift: float
    system: System


def assemble(system: System, within: float = 0.0) -> Assembled:
    """Return the initial state with joints closed and speeds that fit them.

    Bodies move and turn as little as the joints allow, in the norm of the kinetic energy; so do
    the speeds change. Pinned bodies stay where they are, and what leads has the speeds given.
    Joints that hold the same more than once close but for what the digits of the model leave.

    Args:
        system: the compiled model.
        within: a time before the first jump of the loads and drivers [s].

    Raises:
        AssemblyError: joints cannot be closed, the text names them and their gaps; what drivers
            ask for contradicts the joints or each other; a rolling disc lies flat; speeds that
            lead do not fit; or something without mass is free to move.

    """
    workplace, drawn = enter(system), system
    state, system = _closed(system, workplace, within)
    n, work = system.bodies, workplace.work
    q, u = state[: 7 * n], state[7 * n : 13 * n]
    left = fit_speeds(system, workplace, q, u)
    refuse_contradictions(system, work, state, left)
    refuse_unheld(system, work)
    return _assembled(drawn, workplace, state, system)


def close_joints(system: System) -> Assembled:
    """Return the same with speeds as the model gives them, whether they fit or not."""
    workplace, drawn = enter(system), system
    state, system = _closed(system, workplace, 0.0)
    return _assembled(drawn, workplace, state, system)


def _assembled(drawn: System, workplace: Workplace, state: Array, system: System) -> Assembled:
    shift, _ = workplace.closing.moved(system.tables, state, system.initial_state)
    leave(drawn, workplace)
    return Assembled(state, shift, system)


def _closed(system: System, workplace: Workplace, within: float) -> tuple[Array, System]:
    """Return a state whose joints are closed, and the system that closes so."""
    state, work = system.initial_state.copy(), workplace.work
    work.clock[BETWEEN_JUMPS] = within
    system = _close(system, work, state, workplace.closing)
    _refuse_flat_discs(system, work)
    refuse_meeting_points(system, work)
    if not workplace.closing.is_doubtful(system.tables, work, DOUBTFUL):
        return state, system
    sure = without_doubt(system, state, work)
    return (state, system) if sure is system else _closed(sure, workplace, within)


def _close(system: System, work: Work, state: Array, closing: Closing) -> System:
    """Close the positions of a state, and leave them in ``work``.

    Return the system whose joints are closed: one with play where that was wanted.
    """
    tables, step = with_pins(system), np.zeros(6 * system.bodies)
    if not (
        closing.closes(tables, work, state, step)
        or (_nudge(tables, work, state) and closing.closes(tables, work, state, step))
    ):
        state[:] = system.initial_state
        gaps = compromise(system, tables, work, state)
        if not closing.closes(tables, work, state, step):
            if max(gaps.values()) <= digits(system, state):
                with_gaps = with_play(system, state)
                if with_gaps is not system:
                    state[:] = system.initial_state
                    return _close(with_gaps, work, state, closing)
            raise _refusal(system, work, gaps, OPEN * size(tables, work))
    shift, turned = closing.moved(tables, state, system.initial_state)
    if shift > 0.0 or turned > ROUND_OFF:  # else the joints were closed as drawn
        _return(tables, work, state, system.initial_state)
    return system


def _refusal(system: System, work: Work, gaps: dict[str, float], closed: float) -> AssemblyError:
    """Return an error that names the joints that gape, and what can be done about them."""
    drawn = system.initial_state.copy()
    pinned = any(body.pinned for body in system.model.bodies)
    at_fault = pinned and closes(
        system.tables, make_work(system.tables), drawn, np.zeros(6 * system.bodies)
    )
    reason = NOTHING
    if not at_fault:
        found = contradiction_at(system, work, 0.0, system.initial_state)
        reason = found.sentence if found else too_far_apart(system, max(gaps.values()))
    return refusal(system, gaps, closed, reason, at_fault)


def with_pins(system: System) -> Tables:
    """Return the tables for positions: pinned bodies can be neither moved nor turned."""
    pinned = [False, *(body.pinned for body in system.model.bodies)]
    if not any(pinned):
        return system.tables
    bodies = system.tables.bodies.copy()
    bodies["inverse"][pinned] = 0.0
    return replace(system.tables, bodies=bodies)


def _nudge(tables: Tables, work: Work, state: Array) -> bool:
    """Move points apart that are to keep a distance and coincide: there is no direction in that.

    Any direction will do, but for those in which other joints happen to hold the bodies. Return
    whether there were such points.
    """
    before = state.copy()
    primitives.place(tables, work, state)
    primitives.residuals(tables, work)
    primitives.jacobians(tables, work)
    way = NUDGE * tables.extent * np.array([0.48, 0.6, 0.64])
    for row in np.flatnonzero((tables.row_level == POSITION) & (work.phi != 0.0)):
        blocks = slice(tables.row_start[row], tables.row_start[row + 1])
        if not work.J[blocks].any():
            bodies = [b for b in tables.block_body[blocks] if tables.bodies["inverse"][b].any()]
            for body in bodies[-1:]:
                state[7 * body - 7 : 7 * body - 4] += way
    return bool((state != before).any())


def _return(tables: Tables, work: Work, state: Array, given: Array) -> None:
    """Go back along the joints to the placement that is nearest to the given one.

    Least is the sum of m |d|^2 + 4 I |e - e_given|^2: stationary where the way back has no part
    that the joints allow (Gauss and Newton's method).
    """
    n = tables.bodies.size - 1
    q, step = state[: 7 * n], np.zeros(6 * n)
    scale = np.tile([1 / tables.extent] * 3 + [1.0] * 4, n)
    last = np.inf
    for _ in range(MOST_RETURNS):
        change = np.zeros(state.size)
        change[: 7 * n] = given[: 7 * n] - q
        along_joints(tables, work, 0.0, state, change, step)
        way = float(np.abs(change[: 7 * n] * scale).max(initial=0.0))
        if not RETURNED < way < last:
            break
        last, before = way, state.copy()
        along = _as_speeds(q, change[: 7 * n])
        move(q, along, LONGEST_TURN, LONGEST_TURN * tables.extent)
        if not closes(tables, work, state, step):
            state[:] = before
            break
    closes(tables, work, state, step)


def _as_speeds(q: Array, q_dot: Array) -> Array:
    u = np.zeros(q.size // 7 * 6)
    speeds_of(q, q_dot, u)
    return u


def _refuse_flat_discs(system: System, work: Work) -> None:
    for disc in system.tables.rolling_contacts:
        normal = work.R[disc["body_a"]] @ disc["directions"][0]
        axis = work.R[disc["body_b"]] @ disc["axis"]
        if np.linalg.norm(np.cross(normal, axis)) < FLAT:
            name = next(n for n, rows in system.joint_rows.items() if rows.start == disc["row"])
            raise AssemblyError(
                say(
                    "The disc of '{name}' lies flat on its plane, where it has no lowest point "
                    "to roll on. Turn its body, or check the joint's axes.",
                    name=name,
                ),
                [name],
            )
