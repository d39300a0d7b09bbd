"""What is told of contacts at the end of a step: how they are, what happened, what it took."""

from kane.kernels.compiling.jit import jit
from kane.kernels.methods.contact_rows import pushes, rows_of, slip
from kane.kernels.methods.touching import (
    AFTER,
    AWAY,
    BEFORE,
    CONTACT,
    HOLDS,
    IDLE,
    IMPULSE,
    LIFTS,
    LOST,
    RESTS,
    SLIDES,
    SLIPS,
    STICKS,
    STRIKES,
    STRIKING,
    TIME,
    TOUCHES,
    WHAT,
)

NO_SLIP = 1e-9  # of that size a second: what is slower sticks
BOUNCES = 2.0  # times what forces do in a step: what comes back slower does not


@jit
def taken(touching, i, row):
    """Return the energy that an impulse on a row of a contact has taken [J].

    The mean of the speeds at both ends of the step counts, or of those before and after a strike.
    """
    both = touching.before[row] + touching.after[row]
    if touching.role[i] == STRIKING:
        both += (2.0 * touching.part[i] - 1.0) * (touching.free[row] - touching.before[row])
    return -0.5 * touching.p[row] * both


@jit
def note_states(touching, t, h, largest):
    """Say how contacts are at the end of a step from t on, and what has happened to them."""
    still = NO_SLIP * largest
    for i in range(touching.contacts.size):
        e = touching.contacts[i]
        own, _ = rows_of(touching, i)
        was, is_now = touching.state[i], AWAY
        if touching.role[i] != IDLE and pushes(touching, i) and touching.target[i] <= 0.0:
            is_now = HOLDS
            if e["rubs"] == 1 and slip(touching, i) > still:
                is_now = SLIPS
        if touching.role[i] == STRIKING and touching.p[own] > 0.0:
            _tell_strike(touching, i, t, h)
        elif e["is_gap"] == 1 and was != AWAY and is_now == AWAY:
            _tell(touching, i, LIFTS, t, 0.0, touching.after[own], 0.0, 0.0)
        elif e["is_gap"] == 1 and was == AWAY and is_now != AWAY:
            _tell(touching, i, TOUCHES, t, touching.before[own], 0.0, 0.0, 0.0)
        if was == HOLDS and is_now == SLIPS:
            _tell(touching, i, SLIDES, t, 0.0, touching.after[own + e["is_gap"]], 0.0, 0.0)
        elif was == SLIPS and is_now == HOLDS:
            _tell(touching, i, STICKS, t + h, touching.before[own + e["is_gap"]], 0.0, 0.0, 0.0)
        touching.state[i] = is_now


@jit
def _tell_strike(touching, i, t, h):
    """Tell a strike in a step of h seconds from t on."""
    e = touching.contacts[i]
    own, _ = rows_of(touching, i)
    change = touching.free[own] - touching.before[own]
    part = touching.part[i]
    before = touching.before[own] + part * change
    after = touching.target[i] - (1.0 - part) * change if touching.target[i] > 0.0 else 0.0
    if touching.met[i] < 0.0:  # others bring them together: no speed of the free motion
        before, after = touching.met[i], max(touching.target[i], 0.0)
    impulse = touching.p[own]
    lost = taken(touching, i, own)
    what = STRIKES
    if -before <= BOUNCES * abs(change):
        what = TOUCHES
    elif after == 0.0 and e["restitution"] > 0.0:
        what = RESTS
    _tell(touching, i, what, t + part * h, before, after, impulse, lost)


@jit
def _tell(touching, i, what, time, before, after, impulse, lost):
    """Note what happened to a contact."""
    told = touching.told[touching.count[0]]
    told[CONTACT], told[WHAT], told[TIME] = float(i), float(what), time
    told[BEFORE], told[AFTER], told[IMPULSE], told[LOST] = before, after, impulse, lost
    touching.count[0] += 1
