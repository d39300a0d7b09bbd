"""Time steps over strikes: the method of Moreau and Jean.

A step of h seconds takes all that holds and pushes in it together, as impulses:

    (A + h/2 C + h^2/4 K) (u_1 - u_0) = h f + B^T p,

f the smooth forces by the midpoint rule (theta = 1/2, linearly implicit: one iteration of Newton
with their stiffness K and damping C, see ``tangent``), p the impulses of joints, contacts and
friction, found in one problem at the level of speeds (``contact_solver``). A gap that is closed
keeps its speed of zero; one that would close in the step strikes, by Newton's law with the speed
that it has where it closes, at a part of the step that the free motion tells; its impulse moves the
bodies for the rest of the step alone. So bodies do not enter each other but by what several strikes
in one step do to each other, and by curvature, which the end of the step takes back: positions are
put on what is closed by the smallest change, as on the joints.

What is smooth has an error of order h^2, times of events one of order h. (Moreau, Unilateral
contact and dry friction in finite freedom dynamics, CISM 302 (1988); Jean, The non-smooth contact
dynamics method, Computer Methods in Applied Mechanics and Engineering 177 (1999); Acary, Brogliato,
Numerical Methods for Nonsmooth Dynamical Systems, 2008, chapter 10.)
"""

import math

from kane.kernels.codes import CANNOT_CLOSE, FINISHED, FULL, NOT_FINITE, NOW, PUT_IN, RUNNING, SLID
from kane.kernels.compiling.jit import jit, public
from kane.kernels.equations import assemble
from kane.kernels.equations.body import coordinate_rates, normalise
from kane.kernels.equations.project import size
from kane.kernels.equations.tangent import tangent
from kane.kernels.linear.saddle import factor, solve
from kane.kernels.methods.contact_gaps import close_gaps, look_at_gaps, note_gaps
from kane.kernels.methods.contact_rows import end_speed, fill_rows, gather, push, rows_of, speed
from kane.kernels.methods.contact_solver import MOST_SWEEPS, begin_well, find_impulses
from kane.kernels.methods.contact_telling import note_states, taken
from kane.kernels.methods.crowd import is_stale, write_crowd
from kane.kernels.methods.heap import BOUNCES, RESTING, approach, is_heap, strike_together
from kane.kernels.methods.record import all_finite
from kane.kernels.methods.touching import (
    AGAIN,
    AT_FIRST,
    AWAY,
    HOLDS,
    IDLE,
    LAST_STEP,
    STATIC,
    STRIKING,
    STRUCK,
    TOLD,
)
from kane.kernels.primitives import drive
from kane.kernels.programs.program import value
from kane.kernels.progress import EVALUATIONS, FRAMES, PASSED, REACHED, STEPS, TAKEN
from kane.kernels.state import ENERGIES, motion_size

SLACK = 1e-9  # A stop that lies this part of a step late costs no extra step.
TOUCHING = 1e-9  # of the size of the mechanism: what is nearer touches
# Part of the largest speed in question that the sweeps of a heap may leave: less than steps are
# off. Of speeds that weight makes in so many steps, less: what rests has to come to rest.
# Of what weight makes in a step, what is left of speeds in any case where sweeps do not end.
ENOUGH, SLOW, SLIGHT = 2e-4, 1.0, 2.5e-2
ROUNDS = 6  # of contacts that others bring together in one step
ROUND_OFF = 1e-9  # of energies: what impulses bring by it is none
FASTER = 2.0  # than all rows without contacts: no gap that was closed opens so fast


@public
def run_time_stepping(
    tables, work, base, base_work, calls, saddle, touching, longest, stops, frames, states, losses,
    y, counts, tally, budget,
):  # fmt: skip
    """Go on with a segment of a run for at most ``budget`` steps.

    Between two stops all steps have the same length, see ``fixed_step.run_fixed_step``.

    Args:
        tables: the system in which all contacts hold.
        work: its work arrays.
        base: the system in which none does.
        base_work: its work arrays.
        calls: the kernels that hold all primitives.
        saddle: the equations of a step, of the joints alone.
        touching: the contacts.
        longest: step [s].
        stops: (s,) start of the segment, report times after it, and its end [s].
        frames: (frames, frame) what is reported.
        states: (frames, k) how each contact is at a report time.
        losses: (frames,) energy lost in strikes up to there [J].
        y: (y,) state, at the last step taken.
        counts: (6,) see ``progress``.
        tally: (3,) see ``progress``.
        budget: steps to take at most.

    Returns:
        a code of ``codes``; FULL where events are to be taken, or the crowd is to be looked at.

    """
    while counts[PASSED] + 1 < stops.size:
        if budget == 0:
            return RUNNING
        if touching.count[0] > TOLD:
            return FULL
        budget -= 1
        # where the step lies in the interval between two stops
        passed = counts[PASSED]
        start = stops[passed]
        interval = stops[passed + 1] - start
        count = max(1, math.ceil(interval / longest - SLACK))
        h = interval / count
        t = start + counts[TAKEN] * h
        counts[TAKEN] += 1
        counts[STEPS] += 1
        tally[REACHED] = stops[passed + 1] if counts[TAKEN] == count else start + counts[TAKEN] * h
        code = step(
            tables, work, base, base_work, calls, saddle, touching, t, tally[REACHED], y, counts,
            tally,
        )  # fmt: skip
        if code != RUNNING:
            return code
        for k in range(y.size):
            y[k] = touching.next_y[k]
        if touching.seen.shape[0] > 1 and is_stale(tables, touching, y, longest):
            touching.stale[0] = 1
        # the frame at the end of the interval
        if counts[TAKEN] == count:
            if passed < frames.shape[0]:
                if not show(tables, work, calls, saddle, touching, h, y, frames[passed]):
                    return NOT_FINITE
                for i in range(states.shape[1]):
                    states[passed, i] = touching.state[i]
                losses[passed] = touching.books[STRUCK]
                counts[FRAMES] += 1
            counts[TAKEN] = 0
            counts[PASSED] = passed + 1
            if touching.seen.shape[0] > 1:
                return FULL
        if touching.stale[0] == 1:
            return FULL
    return FINISHED


@public
def show(tables, work, calls, saddle, touching, h, y, frame):
    """Write a frame: the state, mean forces of the step that led to it, measures and turns.

    ``work`` holds the place of y, (y,). Returns whether all but the measures is finite.
    """
    joints = 6 * (tables.bodies.size - 1)
    for row in range(work.lam.size):
        work.lam[row] = 0.0
    for row in range(touching.first):
        work.lam[row] = -touching.x[saddle.order[joints + row]] / h
    for row in range(touching.others):
        work.lam[touching.first + row] = touching.p[row] / h
    return calls.write(tables, work, 0, y, touching.rates, frame)


@public
def step(tables, work, base, base_work, calls, saddle, touching, t, t_next, y, counts, tally):
    """Write the state at the end of a step to ``next_y``; return RUNNING, or why there is none.

    Arguments are those of ``run_time_stepping``; t is the time of y, (y,), t_next the end [s].
    """
    h = t_next - t
    touching.books[LAST_STEP] = h
    moving, energies = tables.bodies.size - 1, motion_size(tables)
    q_end = 7 * moving
    # smooth forces in the middle of the step, as it would be with the pace of the last one
    half = 0.5 * h
    t_middle = t + half
    middle, pace = touching.middle_y, touching.pace
    if is_heap(touching):  # what has struck does not go on so
        for k in range(6 * moving):
            if touching.struck[saddle.order[k]] == 1:
                pace[k] = 0.0
    for k in range(y.size):
        middle[k] = y[k]
    for k in range(6 * moving):
        middle[q_end + k] = y[q_end + k] + half * pace[k]
    coordinate_rates(y[:q_end], middle[q_end:energies], touching.rates[:q_end])
    for k in range(q_end):
        middle[k] = y[k] + half * touching.rates[k]
    normalise(middle[:q_end])
    calls.form(tables, work, t_middle, middle, False)
    counts[EVALUATIONS] += 1
    for k in range(ENERGIES):
        touching.next_y[energies + k] = y[energies + k]
    # the end of the step without contacts
    tangent(tables, work, saddle, half)
    factor(work.J[: saddle.block_place.shape[0]], saddle)
    _residual(tables, work, touching, saddle)
    solve(saddle, touching.r)
    for k in range(6 * moving):
        touching.x[saddle.order[k]] = y[q_end + k] + h * (pace[k] + touching.r[k])
    for k in range(6 * moving, saddle.order.size):
        touching.x[saddle.order[k]] = h * touching.r[k]
    # contacts
    write_crowd(work, touching)
    fill_rows(work, touching)
    scale = _look(saddle, touching, h, y[q_end:energies])
    largest = size(tables, work)
    if touching.contacts.size > 0:
        _solve(tables, work, saddle, touching, h, scale, largest)
    # speeds, and those that move the bodies: strikes act for the rest of the step
    speeds, way = touching.speeds, touching.way
    for k in range(saddle.order.size):
        touching.z[k] = 0.0
    _add_strikes(touching, touching.z)
    if is_heap(touching):
        strike_together(touching)
    for k in range(6 * moving):
        place = saddle.order[k]
        u = touching.x[place]
        touching.next_y[q_end + k] = u
        speeds[k] = 0.5 * (y[q_end + k] + u)
        way[k] = touching.z[place]
        if is_heap(touching) and touching.struck[place] == 1:
            way[k] = 0.5 * (u - y[q_end + k])
        touching.z[place] = 0.0
    for k in range(6 * moving, saddle.order.size):
        touching.z[saddle.order[k]] = 0.0
    _pace(touching, saddle, h, y[q_end:energies])
    _book(tables, work, touching, saddle, h, energies)
    if is_heap(touching):
        _book_falls(tables, work, touching, saddle, h, y[q_end:energies])
    for k in range(6 * moving):
        speeds[k] += way[k]
        middle[q_end + k] = speeds[k]
    calls.form(tables, work, t_middle, middle, True)  # what loads do on the way that it goes
    for k in range(ENERGIES):
        touching.next_y[energies + k] += h * work.power[k]
    coordinate_rates(middle[:q_end], speeds, touching.rates[:q_end])
    for k in range(q_end):
        touching.next_y[k] = y[k] + h * touching.rates[k]
    for k in range(energies + ENERGIES, y.size):
        touching.next_y[k] = y[k]
    if not all_finite(touching.next_y):
        return NOT_FINITE
    most = FASTER * h * scale
    return _close(
        tables, work, base, base_work, calls, saddle, touching, t_next, h, largest, most, tally
    )  # fmt: skip


@jit
def _residual(tables, work, touching, saddle):
    """Write f - A u' and gamma - B u' for the pace of the last step, u', to r."""
    r, pace = touching.r, touching.pace
    moving = tables.bodies.size - 1
    for i in range(1, moving + 1):
        body = tables.bodies[i]
        for j in range(3):
            k = 6 * i - 6 + j
            r[k] = work.f[i, j] - body["mass"] * pace[k]
            r[k + 3] = work.f[i, 3 + j] - body["inertia"][j] * pace[k + 3]
    for k in range(6 * moving):
        if not saddle.moves[k]:
            r[k] = 0.0
    for row in range(r.size - 6 * moving):
        total = work.gamma[row]
        for block in range(tables.row_start[row], tables.row_start[row + 1]):
            first = 6 * (tables.block_body[block] - 1)
            if first >= 0:
                for j in range(6):
                    total -= work.J[block, j] * pace[first + j]
        r[6 * moving + row] = total


@jit
def _look(saddle, touching, h, u):
    """Write how the contacts move where none holds; return the size of speeds in question [m/s].

    u, (6 n,), are the speeds at the start of the step. At its ends the speed of a row is B u of
    its middle, less and more half of what B' u adds.
    """
    scale, z = 0.0, touching.z
    _bend(touching, h)
    for k in range(u.size):
        z[saddle.order[k]] = u[k]
    for row in range(touching.p.size):
        touching.before[row] = speed(touching, row, z) - touching.bend[row]
        touching.free[row] = end_speed(touching, row, touching.x)
        scale = max(scale, abs(touching.before[row]), abs(touching.free[row]))
    for k in range(u.size):
        z[saddle.order[k]] = 0.0
    return scale


@jit
def _bend(touching, h):
    """Write half of what B' u adds to the speed of each row in a step of h seconds.

    Gaps of a crowd go straight where they would be pushed open for what comes later: a body that
    turns in a cleft cannot be pushed out of both sides of it, impulses would grow, and its turn
    with them. What enters by going straight is put back at the end of the step.
    """
    for row in range(touching.bend.size):
        touching.bend[row] = -0.5 * h * touching.gamma[row]
    for i in range(touching.contacts.size):
        own, _ = rows_of(touching, i)
        if own >= touching.others and touching.contacts[i]["is_gap"] == 1:
            touching.bend[own] = max(touching.bend[own], 0.0)


@jit
def _solve(tables, work, saddle, touching, h, scale, largest):
    """Find the impulses of the step, also of what these bring together."""
    count = touching.contacts.size
    touching.active[count] = 0
    near, is_many = TOUCHING * largest, is_heap(touching)
    fall = 0.0  # speed that weight makes in the step
    for k in range(3):
        fall += (h * tables.gravity[k]) ** 2
    fall = math.sqrt(fall)
    enough = ENOUGH * max(1.0 - SLOW * fall / scale, 0.0) if scale > 0.0 else 0.0
    at_least = max(enough, SLIGHT * fall / scale) if scale > 0.0 else 0.0
    # what may touch in the step, and how
    for i in range(count):
        e = touching.contacts[i]
        touching.role[i], touching.part[i], touching.target[i] = IDLE, -1.0, 0.0
        touching.met[i] = 0.0
        own, behind = rows_of(touching, i)
        if e["rubs"] == 1:
            _bound(tables, work, touching, i, h)
            touching.grip[i] = 1 if touching.state[i] == HOLDS else 0
        if e["is_place"] == 1 and e["opens"] == 1 and is_many:
            if not approach(touching, i, h, near, fall):
                _forget(touching, i)
                continue
        elif e["is_place"] == 1 and e["opens"] == 1:
            free = touching.free[own]
            end = touching.gap[i] + 0.5 * h * (touching.before[own] + free)
            lasts = touching.state[i] != AWAY
            if end >= 0.0 and touching.gap[i] > near:
                _forget(touching, i)
                continue
            if not lasts:
                _forget(touching, i)
                _strike(touching, i, h, free, near)
        gather(saddle, touching, i)
        for row in range(own, behind):
            if touching.p[row] != 0.0:
                push(touching, i, row, touching.p[row], touching.x)
    begin_well(touching)
    # the impulses, again where they bring others together
    for turn in range(ROUNDS):
        if touching.active[count] == 0 or scale == 0.0:
            return
        most = MOST_SWEEPS if is_many else touching.most[AT_FIRST if turn == 0 else AGAIN]
        find_impulses(work, saddle, touching, scale, most, h, near, enough, at_least)
        if is_many:
            return
        if turn > 0 and _gives(touching, scale) and _lay_down(touching):
            find_impulses(work, saddle, touching, scale, most, h, near, enough, at_least)
        if not _bring_together(saddle, touching, h, near):
            return


@jit
def _forget(touching, i):
    """Let a contact begin without impulses."""
    own, end = rows_of(touching, i)
    for row in range(own, end):
        touching.p[row] = 0.0


@jit
def _bound(tables, work, touching, i, h):
    """Write what friction of a contact can do in a step where nothing presses."""
    e = touching.contacts[i]
    for j in range(2):
        program = e["static_limit"] if j == STATIC else e["sliding_limit"]
        limit = 0.0
        if program >= 0:
            limit = value(
                tables.expressions, work.clock, work.path, work.path_rate, work.stack, program
            )
        touching.bound[i, j] = h * max(limit, 0.0)


@jit
def _strike(touching, i, h, free, near):
    """Write when in a step a gap closes that opens freely with the speed ``free`` at its end.

    What touches already and does not come nearer needs no strike. And what its speed is to be at
    the end: where it comes back no faster than forces make it fall in two steps, it stays.
    """
    own, _ = rows_of(touching, i)
    before, gap = touching.before[own], max(touching.gap[i], 0.0)
    change = free - before
    if gap <= near and -before <= RESTING * abs(change):
        return
    # gap + h before x + h change x^2 / 2 = 0
    part = 0.0
    if gap > near:
        square = h * h * before * before - 2.0 * gap * h * change
        below = math.sqrt(max(square, 0.0)) - h * before
        part = min(2.0 * gap / below, 1.0) if below > 0.0 else 1.0
    touching.part[i] = part
    back = _back(touching, i, before + part * change)
    if back > BOUNCES * abs(change):
        touching.target[i] = back + (1.0 - part) * change


@jit
def _back(touching, i, speed):
    """Return how fast a gap opens again that closes with a speed, which is negative [m/s]."""
    return -touching.contacts[i]["restitution"] * speed


@jit
def _bring_together(saddle, touching, h, near):
    """Let strike what the others bring together in the step; return whether there is any."""
    found = False
    for i in range(touching.contacts.size):
        if touching.role[i] != IDLE:
            continue
        own, _ = rows_of(touching, i)
        now = end_speed(touching, own, touching.x)
        if now >= 0.0:
            continue
        # the speed after the others have struck, for all of the step
        change = touching.free[own] - touching.before[own]
        end = touching.gap[i] + h * (now - 0.5 * change)
        if end >= -near:
            continue
        part = min(max(touching.gap[i], 0.0) / (h * -now), 1.0)
        touching.part[i], touching.met[i] = part, now
        back = _back(touching, i, now)
        touching.target[i] = back if back > BOUNCES * abs(change) else 0.0
        gather(saddle, touching, i)
        found = True
    return found


@jit
def _gives(touching, scale):
    """Return whether the impulses of the step bring energy, beside speeds of a size.

    What bounces by the speed that others have just given it does so while these still strike: all
    at once they may part faster than one after the other.
    """
    lost, most = 0.0, 0.0
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        own, end = rows_of(touching, i)
        for row in range(own, end):
            touching.after[row] = end_speed(touching, row, touching.x)
            lost += taken(touching, i, row)
            most += abs(touching.p[row]) * scale
    return lost < -ROUND_OFF * most


@jit
def _lay_down(touching):
    """Let what others bring together in the step not bounce; return whether there is any."""
    found = False
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        if touching.met[i] < 0.0 and touching.target[i] > 0.0:
            touching.target[i] = 0.0
            found = True
    return found


@jit
def _add_strikes(touching, x):
    """Add to x, (N,), what strikes move beyond the mean of the speeds at both ends."""
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        if touching.role[i] != STRIKING:
            continue
        own, end = rows_of(touching, i)
        for row in range(own, end):
            if touching.p[row] != 0.0:
                push(touching, i, row, (0.5 - touching.part[i]) * touching.p[row], x)


@jit
def _pace(touching, saddle, h, u):
    """Write the mean acceleration of the step without strikes; u, (6 n,), speeds at its start."""
    z = touching.z
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        if touching.role[i] != STRIKING:
            continue
        own, end = rows_of(touching, i)
        for row in range(own, end):
            if touching.p[row] != 0.0:
                push(touching, i, row, -touching.p[row], z)
    for k in range(touching.pace.size):
        place = saddle.order[k]
        touching.pace[k] = (touching.x[place] + z[place] - u[k]) / h
        z[place] = 0.0
    for k in range(touching.pace.size, saddle.order.size):
        z[saddle.order[k]] = 0.0


@jit
def _book(tables, work, touching, saddle, h, energies):
    """Book the work of drivers, what strikes have lost and what friction has taken."""
    speeds, y = touching.speeds, touching.next_y
    # drivers
    if tables.drives.size > 0:
        joints = 6 * (tables.bodies.size - 1)
        for row in range(touching.first):
            work.lam[row] = -touching.x[saddle.order[joints + row]] / h
        assemble.move(tables, work, speeds)
        work.power[PUT_IN] = 0.0
        drive.add_power(
            tables.drives, tables.row_start, tables.block_body, work.J, work.v, work.w, work.lam,
            work.power,
        )  # fmt: skip
        y[energies] += h * work.power[PUT_IN]
    # contacts
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        own, end = rows_of(touching, i)
        for row in range(own, end):
            touching.after[row] = end_speed(touching, row, touching.x)
            energy = taken(touching, i, row)
            if row == own and touching.contacts[i]["is_gap"] == 1:
                touching.books[STRUCK] += energy
            else:
                y[energies + SLID] += energy


@jit
def _book_falls(tables, work, touching, saddle, h, u):
    """Book what strikes of a heap lose beyond their impulses; u, (6 n,), speeds at the start.

    What they move goes for all of the step with the speeds u_1 of its end. So smooth forces work on
    h u_1, and not on the mean of both speeds, with which impulses are booked.
    """
    energies = motion_size(tables)
    after = touching.next_y[energies - u.size : energies]
    for k in range(u.size):
        if touching.struck[saddle.order[k]] == 1 and k % 6 < 3:
            force = work.f[1 + k // 6, k % 6]
            touching.books[STRUCK] += 0.5 * h * force * (after[k] - u[k])


@jit
def _close(
    tables, work, base, base_work, calls, saddle, touching, t_next, h, largest, most, tally
):  # fmt: skip
    """Put the end of a step on what is closed and on the joints, and say how contacts are then.

    most: how far a gap may have opened in the step [m].
    """
    moving, energies = tables.bodies.size - 1, motion_size(tables)
    q_end = 7 * moving
    target = touching.next_y
    count = touching.contacts.size
    # gaps
    if count > 0:
        note_states(touching, t_next - h, h, largest)
        assemble.place(tables, work, target)
        look_at_gaps(tables, work, touching)
        if not close_gaps(saddle, touching, target[:q_end], largest, most):
            return CANNOT_CLOSE
    # joints, in the system that has them alone
    alone = touching.base_y
    for k in range(energies + ENERGIES):
        alone[k] = target[k]
    if not calls.project(base, base_work, t_next, alone, touching.way, tally):
        return CANNOT_CLOSE
    for k in range(energies):
        target[k] = alone[k]
    work.clock[NOW] = t_next
    assemble.place(tables, work, target)
    assemble.keep_turns(tables, work, target)
    assemble.move(tables, work, target[q_end:energies])
    if count > 0:
        note_gaps(tables, work, touching)
    coordinate_rates(target[:q_end], target[q_end:energies], touching.rates[:q_end])
    for k in range(6 * moving):
        touching.rates[q_end + k] = touching.pace[k]
    calls.follow(tables, work, t_next, target, touching.rates)
    return RUNNING
