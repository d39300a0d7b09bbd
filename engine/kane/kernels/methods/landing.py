"""Events within a step: whether there is one, and where the step has to end to meet it.

At the end of a step that is good all guards are read. Where one might have been below zero in
between, they are read on the polynomial of the step at four points more, and where three of these
dip towards zero between two. The first zero is narrowed down on the polynomial, and the step is
tried anew up to there: so the state at the event has the accuracy of a step, not that of the
polynomial. It is repeated until the guard is zero to round-off.

A guard that begins at zero, as a gap does behind a bounce, is fresh: it counts from where it was
positive first. Where it goes below zero at once, the event is at the start; but not that of a
condition, which has to be without before it begins to hold.
"""

import math

from kane.kernels.codes import EVENT, LAND, RUNNING
from kane.kernels.compiling.jit import jit, public
from kane.kernels.methods.dips import dip, has_slope, may_dip
from kane.kernels.methods.far import note_reaches, used_up
from kane.kernels.methods.guards import (
    ABOVE,
    BRANCH,
    END,
    EXPRESSION,
    EXTRA,
    FEATURE,
    GAP,
    ON_FACE,
    OVER,
    PUSH,
    RATE,
    SIDE,
    SLOPE,
    SPARE,
    START,
    VALUE,
    keep_turns,
    measure_gaps,
    read_guards,
)
from kane.kernels.methods.seeking import SHORTENED, longest
from kane.kernels.progress import EVALUATIONS, GROWTH, NEXT, SHORTEST
from kane.kernels.state import speeds

INNER = (0.0, 0.0955, 0.3455, 0.6545, 0.9045, 1.0)
HALVINGS = 50  # of the part of a step in which a fresh guard may have been positive
NARROWINGS = 12  # on the polynomial; the step itself shows the rest
NARROW = 1e-13  # of a place in the step
MOST_TRIES = 25  # to land on an event
ENOUGH_TRIES = 6  # where it is met to the round-off of joints, but perhaps not to that of numbers
SHARP = 4e-3  # of what counts as zero: what of it is the round-off of numbers
ROUND_OFF = 1e-15
CLOSE = 1e-13  # of the largest value of a guard, which is zero then


@jit
def begin_watch(tables, watch, y):
    """Take what was read at the start of a run for the start of the first step.

    y: (y,) the state there.
    """
    watch.tries[0] = 0
    _note_fastest(tables, watch, y)
    for k in range(watch.guards.size):
        size = abs(watch.samples[START, VALUE, k])
        watch.largest[k] = size
        _note_nil(watch, tables.extent, k)
        watch.fresh[k] = 1 if watch.samples[START, VALUE, k] <= watch.nil[k] else 0
        watch.risen[k] = math.inf


@jit
def goes_down_at_once(watch):
    """Return whether a guard is below zero at the start already, and does not come up."""
    found = False
    for k in range(watch.guards.size):
        slope = watch.samples[START, SLOPE, k]
        watch.met[k] = 0
        if watch.guards[k]["kind"] == BRANCH:  # who begins the run has seen which way it goes
            continue
        if _counts(watch, k, 0.0) and _goes_under(watch, START, k) and not slope > 0.0:
            watch.met[k] = 1
            found = True
    return found


@jit
def leap(watch):
    """Return EVENT where a law takes another branch as a sample is taken, else RUNNING.

    No guard is met then: which laws hold is to be found anew.
    """
    code = RUNNING
    for k in range(watch.guards.size):
        if watch.guards[k]["kind"] == BRANCH and _goes_under(watch, START, k):
            code = EVENT
    if code == EVENT:
        for k in range(watch.guards.size):
            watch.met[k] = 0
    return code


@jit
def _counts(watch, k, passed):
    """Return whether a guard may end a step so long after its start.

    A condition has to be without before it begins to hold, and what presses has to be on its side
    before it can leave it: where it has just changed sides, it begins at zero. What begins to slip
    in a plane finds its direction as it goes.
    """
    kind = watch.guards[k]["kind"]
    waits = kind in (EXPRESSION, SIDE, FEATURE, ON_FACE, OVER)
    waits = waits or (kind == RATE and watch.guards[k]["count"] > 1)
    return not waits or _was_above(watch, k, passed)


@jit
def _was_above(watch, k, passed):
    """Return whether a guard has been above zero before, or in so much of the step [s]."""
    return watch.fresh[k] == 0 or passed >= watch.risen[k]


@jit
def go_on_watching(watch):
    """Take the end of a step for the start of the next."""
    watch.tries[0] = 0
    for k in range(watch.guards.size):
        if watch.samples[END, VALUE, k] > watch.nil[k]:
            watch.fresh[k] = 0
        watch.risen[k] = math.inf
        for i in range(3):
            watch.samples[START, i, k] = watch.samples[END, i, k]
    note_reaches(watch)


@jit
def note_largest(tables, watch, y):
    """Note how large guards are at the end of a step, and what counts as zero beside that.

    y: (y,) the state there.
    """
    _note_fastest(tables, watch, y)
    for k in range(watch.guards.size):
        watch.largest[k] = max(watch.largest[k], abs(watch.samples[END, VALUE, k]))
        _note_nil(watch, tables.extent, k)


@jit
def _note_fastest(tables, watch, y):
    """Note the largest speed of a body, a turn with the size of the mechanism, for slips.

    y: (y,) the state.
    """
    if watch.ways.size > 0:  # there are gaps alone
        return
    u = speeds(tables, y)
    for k in range(u.size):
        speed = abs(u[k]) * (tables.extent if k % 6 > 2 else 1.0)
        watch.fastest[0] = max(watch.fastest[0], speed)


@jit
def _note_nil(watch, extent, k):
    """A gap is known to the round-off of places, a rate to that of speeds, others to their own."""
    if watch.guards[k]["kind"] == GAP:
        watch.nil[k] = 4.0 * CLOSE * extent
    elif watch.guards[k]["kind"] == RATE:
        watch.nil[k] = 20.0 * CLOSE * max(watch.largest[k], watch.fastest[0])
    elif watch.guards[k]["kind"] == PUSH:
        lag = watch.guards[k]["coefficient"]
        watch.nil[k] = max(4.0 * CLOSE * extent, 20.0 * CLOSE * lag * watch.fastest[0])
    else:
        watch.nil[k] = 20.0 * CLOSE * max(watch.largest[k], watch.load[k])


@jit
def is_met(watch, h):
    """Return whether guards are zero at the end of the step, having come down; note which."""
    found = False
    for k in range(watch.guards.size):
        end, slope = watch.samples[END, VALUE, k], watch.samples[END, SLOPE, k]
        down = not (has_slope(watch, k) and slope >= 0.0)
        # a low bounce, which rises and comes down within one step
        rises = watch.samples[START, SLOPE, k] * h > watch.nil[k]  # what rests has round-off alone
        has_risen = has_slope(watch, k) and rises and slope < 0.0
        # what touches without a push, and begins to be driven in later
        sinks = watch.guards[k]["kind"] == GAP and slope < -20.0 * CLOSE * watch.fastest[0]
        sinks = sinks and end < -0.5 * watch.nil[k]
        watch.met[k] = 0
        if (_was_above(watch, k, h) or has_risen or sinks) and abs(end) <= watch.nil[k] and down:
            watch.met[k] = 1
            found = True
    return found


@jit
def is_below(watch, sample, passed):
    """Return whether some guard is below zero at a sample, so long after the start of the step."""
    for k in range(watch.guards.size):
        if _goes_under(watch, sample, k) and _counts(watch, k, passed):
            return True
    return False


@jit
def _goes_under(watch, sample, k):
    """Return whether a guard is below zero at a sample, by more than what counts as zero."""
    return watch.samples[sample, VALUE, k] < -watch.nil[k]


@public
def look(tables, work, calls, step, watch, t, t_next, y, h, control, counts):
    """Look at a step that is good, or at the start of a run where h is 0.

    Args:
        tables: the system.
        work: its work arrays.
        calls: the kernels that hold all primitives.
        step: the step, whatever the method, see ``taken_step``.
        watch: see ``guards.Watch``.
        t: start of the step [s].
        t_next: its end [s].
        y: (y,) state at its start.
        h: its length [s].
        control: (7,) see ``progress``.
        counts: (6,) see ``progress``.

    Returns:
        RUNNING, EVENT where the step ends on an event, or LAND where it is to be tried anew with
        the length that control[NEXT] says.

    """
    if h == 0.0:
        return _look_at_start(tables, work, calls, step, watch, t, y, counts)
    slope = step.K[step.last]
    if watch.ways.size > 0 and watch.tries[0] == 0:
        used = used_up(watch, y, step.y_next, step.K[0], slope, h)
        if used < 1.0:
            _sleep(watch, step.y_next, used)
            return RUNNING
    if watch.asleep[0] == 1:
        _wake_up(tables, work, calls, step, watch, t, y, counts)
    _read(tables, work, calls, watch, t_next, step.y_next, slope, h, END, counts)
    if watch.tries[0] == 0:
        most = longest(tables, work, watch)
        if h > SHORTENED * most:
            control[NEXT], control[GROWTH] = most, 1.0
            return LAND
    note_largest(tables, watch, step.y_next)
    below = is_below(watch, END, h)
    # an event that is nearer than times can be told apart is met
    shortest = 2.0 * SHORTEST * abs(t_next)
    last_try = watch.tries[0] >= MOST_TRIES or (below and h <= shortest)
    met = False
    if not below or last_try:
        met = is_met(watch, h)
        # who has not aimed at it may have gone over another one on the way
        passed_over = met and watch.tries[0] == 0 and not last_try
        beside = 0.0 if passed_over else _beside(watch, h)
        if met and beside != 0.0 and watch.tries[0] < ENOUGH_TRIES:
            if watch.tries[0] == 0:
                watch.step[0] = h
            watch.tries[0] += 1
            control[NEXT] = h - beside
            return LAND
        if (met and not passed_over) or last_try:
            if not met:
                _meet_those_below(watch, h)
            keep_turns(tables, work, watch)
            go_on_watching(watch)
            return EVENT
        if not met and not may_dip(watch, h):
            keep_turns(tables, work, watch)
            go_on_watching(watch)
            return RUNNING
    # the guards within the step
    step.prepare(tables, work, calls, step.numbers, step.scratch, t, y, h, control, counts)
    for sample in range(START, END + 1):
        watch.place[sample] = INNER[sample]
    for sample in range(START + 1, END):
        _read_within(tables, work, calls, step, watch, t, y, h, INNER[sample], sample, counts)
    # the first place below zero, and the last above it
    above, under = _first_below(tables, work, calls, step, watch, t, y, h, counts)
    if under == 0.0:
        _read(tables, work, calls, watch, t_next, step.y_next, slope, h, END, counts)
        beside = _beside(watch, h) if met else 0.0
        if beside != 0.0:
            watch.step[0] = h
            watch.tries[0] += 1
            control[NEXT] = h - beside
            return LAND
        keep_turns(tables, work, watch)
        go_on_watching(watch)
        return EVENT if met else RUNNING
    x = _narrowed(tables, work, calls, step, watch, t, y, h, above, under, counts)
    if watch.tries[0] == 0:
        watch.step[0] = h
    watch.tries[0] += 1
    control[NEXT] = max(x * h, shortest)
    return LAND


@jit
def _sleep(watch, y, used):
    """Go on without the guards, which are far; measure gaps of which half may be used up.

    y: (y,) the state at the end of the step.
    """
    watch.asleep[0] = 1
    if used > 0.5:
        measure_gaps(watch, y)
        note_reaches(watch)


@jit
def _wake_up(tables, work, calls, step, watch, t, y, counts):
    """Read the guards at the start of a step, before which nobody looked."""
    watch.asleep[0] = 0
    _read(tables, work, calls, watch, t, y, step.K[0], 0.0, START, counts)
    keep_turns(tables, work, watch)


@jit
def _look_at_start(tables, work, calls, step, watch, t, y, counts):
    _read(tables, work, calls, watch, t, y, step.K[0], 0.0, START, counts)
    keep_turns(tables, work, watch)
    begin_watch(tables, watch, y)
    watch.asleep[0] = 0
    note_reaches(watch)
    return EVENT if goes_down_at_once(watch) else RUNNING


@jit
def _beside(watch, h):
    """Return how much too long a step is that meets an event, 0 where no number tells it [s]."""
    beside = 0.0
    for k in range(watch.guards.size):
        end, slope = watch.samples[END, VALUE, k], watch.samples[END, SLOPE, k]
        if watch.met[k] == 1 and slope < 0.0 and abs(end) > SHARP * watch.nil[k]:
            way = end / slope
            if abs(way) < 0.5 * h and abs(way) > ROUND_OFF * h and abs(way) > abs(beside):
                beside = way
    return beside


@jit
def _meet_those_below(watch, h):
    for k in range(watch.guards.size):
        watch.met[k] = 1 if _goes_under(watch, END, k) and _counts(watch, k, h) else 0


@jit
def _read(tables, work, calls, watch, t, y, y_dot, h, sample, counts):
    if watch.needs_forces == 1:
        redundant = calls.evaluate(tables, work, t, y, watch.rates, False)
        calls.share(tables, work, redundant)
        counts[EVALUATIONS] += 1
    read_guards(tables, work, watch, t, y, y_dot, h, sample)


@jit
def _read_within(tables, work, calls, step, watch, t, y, h, x, sample, counts):
    """Read the guards at a part x of the step, where the state is that of the polynomial.

    Where no forces are asked for, accelerations are those of a line from one end to the other.
    """
    step.interpolate(tables, step.numbers, step.scratch, y, x, h)
    begin, end, slope = step.K[0], step.K[step.last], watch.rates
    for k in range(slope.size):
        slope[k] = begin[k] + x * (end[k] - begin[k])
    _read(tables, work, calls, watch, t + x * h, step.y_report, slope, x * h, sample, counts)


@jit
def _first_below(tables, work, calls, step, watch, t, y, h, counts):
    """Return two parts of the step, at the first all guards are above zero, at the second not.

    Both are 0 where no guard is below zero anywhere.
    """
    for sample in range(START, END):
        # dips between this sample and the next
        for k in range(watch.guards.size):
            x = _lowest(tables, work, calls, step, watch, t, y, h, sample, k, counts)
            if x > 0.0:
                return _last_above(tables, work, calls, step, watch, t, y, h, sample, x, counts)
        after = sample + 1
        x = watch.place[after]
        if is_below(watch, after, x * h):
            _copy(watch, after, SPARE)
            return _last_above(tables, work, calls, step, watch, t, y, h, sample, x, counts)
        _note_risen(watch, after, x * h)
    return 0.0, 0.0


@jit
def _lowest(tables, work, calls, step, watch, t, y, h, sample, k, counts):
    """Return where a guard that dips between two samples is below zero; 0 if it is not.

    What is read there is the sample SPARE. Where a guard has a slope, its lowest place is sought:
    the touch may be so short that no parabola would find it.
    """
    x = dip(watch, sample, k, h)
    if x == 0.0:
        return 0.0
    left, right = watch.place[sample], watch.place[sample + 1]
    falls, rises = watch.samples[sample, SLOPE, k], watch.samples[sample + 1, SLOPE, k]
    for _ in range(NARROWINGS):
        _read_within(tables, work, calls, step, watch, t, y, h, x, SPARE, counts)
        if is_below(watch, SPARE, x * h):
            return x
        if not has_slope(watch, k):
            return 0.0
        # nearer to where the slope is zero, as long as the guard could come to zero on the way
        least, slope = watch.samples[SPARE, VALUE, k], watch.samples[SPARE, SLOPE, k]
        if slope < 0.0:
            left, falls = x, slope
            way = right - x
        else:
            right, rises = x, slope
            way = x - left
        if not abs(slope) * way * h > least:
            return 0.0
        x = left + (right - left) * falls / (falls - rises)
    return 0.0


@jit
def _copy(watch, sample, target):
    for i in range(3):
        for k in range(watch.guards.size):
            watch.samples[target, i, k] = watch.samples[sample, i, k]


@jit
def _last_above(tables, work, calls, step, watch, t, y, h, sample, under, counts):
    """Return a place above zero before one that is not, and that one; samples ABOVE and SPARE.

    Guards that are fresh at the start of the step rise from zero first: the place is sought where
    they have.
    """
    _copy(watch, sample, ABOVE)
    above = watch.place[sample]
    _note_risen(watch, ABOVE, above * h)
    if sample > START or not _is_fresh_below(watch, under * h):
        return above, under
    x = under
    for _ in range(HALVINGS):
        x *= 0.5
        _read_within(tables, work, calls, step, watch, t, y, h, x, ABOVE, counts)
        if not is_below(watch, ABOVE, x * h):
            _note_risen(watch, ABOVE, x * h)
            return x, under
        under = x
        _copy(watch, ABOVE, SPARE)
    _copy(watch, START, ABOVE)
    return 0.0, under


@jit
def _note_risen(watch, sample, passed):
    """Let guards count from here on that are above zero at a sample."""
    for k in range(watch.guards.size):
        if watch.samples[sample, VALUE, k] > watch.nil[k]:
            watch.risen[k] = min(watch.risen[k], passed)


@jit
def _is_fresh_below(watch, passed):
    """Return whether a guard that is below zero in the sample SPARE has not been above it."""
    for k in range(watch.guards.size):
        if _goes_under(watch, SPARE, k) and not _was_above(watch, k, passed):
            return True
    return False


@jit
def _narrowed(tables, work, calls, step, watch, t, y, h, above, under, counts):
    """Return where on the polynomial the first guard comes to zero between two places."""
    x = under
    for _ in range(NARROWINGS):
        # the earliest zero of the lines through both places
        x = under
        for k in range(watch.guards.size):
            high, low = watch.samples[ABOVE, VALUE, k], watch.samples[SPARE, VALUE, k]
            if low < -watch.nil[k] and high > low and _counts(watch, k, under * h):
                part = max(high, 0.0) / (max(high, 0.0) - low)
                x = min(x, above + part * (under - above))
        if not (under - above) > NARROW * under:
            break
        margin = 0.02 * (under - above)
        x = min(max(x, above + margin), under - margin)
        _read_within(tables, work, calls, step, watch, t, y, h, x, EXTRA, counts)
        if is_below(watch, EXTRA, x * h):
            under = x
            _copy(watch, EXTRA, SPARE)
        else:
            above = x
            _copy(watch, EXTRA, ABOVE)
    return x
