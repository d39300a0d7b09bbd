"""The constraints embedded: p = n - m equations for independent generalized speeds.

The constraints B u = g give dependent speeds u_D for independent ones u_I, and with them the
partial velocities of all bodies with respect to u_I, the columns of Gamma. Kane's equations
F_r + F*_r = 0 for these are

    Gamma^T A Gamma u_I' = Gamma^T (f - A u'_0),    u' = Gamma u_I' + u'_0,

with u'_0 the accelerations that the constraints ask for where u_I' = 0 (Kane, Levinson,
Dynamics, 1985, sections 2.13 and 6.1; Wampler, Buffinton, Jia, Formulation of equations of motion
for systems subject to constraints, J. Appl. Mech. 52, 1985).

Neither Gamma nor its product is ever formed. The speeds are taken one after the other, in an order
that ``solve.partition`` has chosen, and each is expressed by those after it,

    u_i = h_i + sum of G_is u_s:

a dependent one by its constraint row, in which those before it have been replaced already; an
independent one, which no row holds any more when its turn has come, by its own equation of motion.
With u_i replaced in T = u'^T S u' / 2 - F^T u', whose least value Kane's equations ask for (that is
Gauss's principle), inertia and forces go over to the speeds after it:

    S_st += G_s S_it + S_is G_t + S_ii G_s G_t,    F_s += G_s F_i - (S_is + S_ii G_s) h_i.

For an independent speed, with G_s = -S_is / S_ii and h = F_i / S_ii, this is Gauss's elimination,
for a dependent one a step of Gamma^T A Gamma: from the tips of a tree inwards, the inertia of
composite bodies (Featherstone, Rigid Body Dynamics Algorithms, 2008, chapters 6 and 7). A speed is
coupled with few others, so cost is linear in the bodies of a chain or of a ladder. Inertia is only
ever added up: light bodies take no digits from heavy ones.

The multipliers follow from the equations of the dependent speeds, B_D^T lambda = (A u' - f)_D. B_D
is the product W V: of what the rows were before they were replaced (``share`` and ``pivot``, W) and
of u_D - G u (V).

Rows that hold accelerations alone are no part of the substitution of speeds: they come last. The
arrays are those of ``tables.Embedding``.
"""

from kane.kernels.codes import NOW
from kane.kernels.compiling.jit import jit, public
from kane.kernels.equations import assemble
from kane.kernels.tables import CHOSEN, DEPENDENT, FOR_SPEEDS

# A choice is repeated where the motion makes some dependent speed so many times as large, against
# the independent ones, as it was at best since the choice. A speed that was the best to choose
# becomes the worst within a quarter turn; this is in time for steps of some tenths of a radian.
WORSE = 3.0

# It is repeated too where a row has turned so far that its speed follows that steeply from the
# next ones, though these make up for it: that costs digits alone.
STEEPEST = 30.0

# A redundant row that moves by this part of its size in a motion of the others holds something of
# its own again; ten times what the choice takes for nothing.
REGAINED = 1e-5

IDLE = 100.0  # times more, of rows with slack: they move by the digits of the model

# Where what a row holds of its speed is no more than this part of its size, the mechanism is near a
# dead point: speeds that follow from the row are hardly better known than the joints are closed,
# and what the stages of a step miss would become ten times as large.
WEAK = 0.3

# Where it is no more than that, the row is redundant, as it is for D, in which it stands squared.
LOST = 1e-6


@jit
def substitute_speeds(work, u):
    """Write the speeds of work.embedding: u with the dependent ones by substitution.

    The positions and the blocks of B are those that ``work`` holds. Return whether all rows of the
    choice determine their speeds well there; nothing is written where one does not.
    """
    e = work.embedding
    if not _express(e, work.J) > LOST:
        return False
    for k in range(u.size):
        e.u[k] = u[k]
    if e.weak[0]:
        return True
    count = e.counts[FOR_SPEEDS]
    _prescribe(e, work.g, count)
    for i in range(e.order.size):
        e.rate[i] = u[e.order[i]]
    for k in range(count - 1, -1, -1):
        _follow(e, e.node[k])
    for k in range(count):
        e.u[e.order[e.node[k]]] = e.rate[e.node[k]]
    return True


@jit
def embedded_rates(work, u_dot):
    """Write u' for the forces and gamma in ``work``, and work.lam; return the redundant rows.

    Multipliers of rows that are not chosen are zero. ``substitute_speeds`` has gone before.
    """
    e = work.embedding
    dependent, f = e.counts[DEPENDENT], work.f
    _prescribe(e, work.gamma, dependent)
    for i in range(e.order.size):
        e.force[i] = f[e.order[i] // 6 + 1, e.order[i] % 6]
    _hand_on(e)
    for i in range(e.order.size - 1, -1, -1):
        _follow(e, i)
    for k in range(u_dot.size):
        u_dot[k] = 0.0
    for i in range(e.order.size):
        u_dot[e.order[i]] = e.rate[i]
        e.x[i] = e.inertia[i] * e.rate[i] - f[e.order[i] // 6 + 1, e.order[i] % 6]
    _multipliers(e, dependent, work.lam)
    return work.lam.size - dependent


@public
def choice_is_poor(tables, work, t, y):
    """Return whether another choice of speeds would serve the state y at time t better.

    It would where dependent speeds have become too large against the independent ones, and where a
    row that was redundant holds something of its own again. Where no choice is made, it is never
    poor.
    """
    e = work.embedding
    if e.counts[CHOSEN] == 0:
        return False
    work.clock[NOW] = t
    assemble.place(tables, work, y)
    assemble.jacobians(tables, work)
    e.weak[0] = not _express(e, work.J) > WEAK
    largest, steepest = _largest_speed(e), _steepest(e)
    if not (largest <= WORSE * e.best[0] and steepest <= STEEPEST):  # nor what is not a number
        return True
    e.best[0] = min(e.best[0], largest)
    return _regained(tables, e, work.J)


@jit
def _largest_speed(e):
    """Return the largest speed in a motion whose independent ones are 1 or -1, all as lengths."""
    largest = 1.0
    for i in range(e.order.size):
        e.rate[i] = e.test[i]
    for k in range(e.counts[DEPENDENT] - 1, -1, -1):
        i = e.node[k]
        e.h[i] = 0.0
        _follow(e, i)
        size = abs(e.rate[i] / e.test[i])
        if not size <= largest:
            largest = size
    return largest


@jit
def _steepest(e):
    """Return how much the most a dependent speed changes with one after it, both as lengths."""
    steepest = 0.0
    for k in range(e.counts[DEPENDENT]):
        i = e.node[k]
        for entry in range(e.start[i], e.start[i + 1]):
            slope = abs(e.G[entry]) * e.scale[e.later[entry]] / e.scale[i]
            if not slope <= steepest:
                steepest = slope
    return steepest


@jit
def _express(e, J):
    """Write how each dependent speed changes with those after it; see the head of this file.

    Return the least part of a row's size that its speed has in it.
    """
    x, least = e.x, 1.0
    for i in range(x.size):
        x[i] = 0.0
    for k in range(e.counts[DEPENDENT]):
        size = _spread(e, k, J)
        _replace(e, k)
        i = e.node[k]
        pivot = x[i]
        x[i] = 0.0
        e.pivot[k] = pivot
        least = min(least, abs(pivot) * e.scale[i] / size)
        for entry in range(e.start[i], e.start[i + 1]):
            e.G[entry] = -x[e.later[entry]] / pivot
            x[e.later[entry]] = 0.0
    return least


@jit
def _spread(e, k, J):
    """Add a row of B to x, which is zero; return its size where speeds count as lengths."""
    size = 0.0
    for entry in range(e.row_start[k], e.row_start[k + 1]):
        place, i = e.row_entry[entry], e.row_node[entry]
        e.x[i] = J[place // 6, place % 6]
        size = max(size, abs(e.x[i]) * e.scale[i])
    return size


@jit
def _replace(e, k):
    """Replace in the row in x the dependent speeds that rows before it determine."""
    x = e.x
    for place in range(e.before_start[k], e.before_start[k + 1]):
        i = e.node[e.before[place]]
        share = x[i]
        x[i] = 0.0
        e.share[place] = share
        for entry in range(e.start[i], e.start[i + 1]):
            x[e.later[entry]] += share * e.G[entry]


@jit
def _prescribe(e, right, count):
    """Write h of the dependent speeds: what their rows' right sides prescribe."""
    for k in range(count):
        total = right[e.rows[k]]
        for place in range(e.before_start[k], e.before_start[k + 1]):
            total -= e.share[place] * e.h[e.node[e.before[place]]]
        e.h[e.node[k]] = total / e.pivot[k]


@jit
def _follow(e, i):
    """Write the rate of a speed as it follows from those after it."""
    total = e.h[i]
    for entry in range(e.start[i], e.start[i + 1]):
        total += e.G[entry] * e.rate[e.later[entry]]
    e.rate[i] = total


@jit
def _hand_on(e):
    """Hand inertia and force of each speed on to those after it, and write G and h of all."""
    S, G, T, force, count = e.S, e.G, e.T, e.force, e.order.size
    couplings = e.later.size
    for entry in range(couplings):
        S[entry] = 0.0
    for i in range(count):
        S[couplings + i] = e.inertia[i]
    update = 0
    for i in range(count):
        first, last = e.start[i], e.start[i + 1]
        own = S[couplings + i]
        if e.independent[i]:
            e.h[i] = force[i] / own
            for entry in range(first, last):
                G[entry] = -S[entry] / own
        for entry in range(first, last):
            s, coupled = e.later[entry], S[entry] + own * G[entry]
            force[s] += G[entry] * force[i] - coupled * e.h[i]
            T[entry - first] = coupled - 0.5 * own * G[entry]
        for a in range(first, last):
            G_a, T_a = G[a], T[a - first]
            for b in range(first, a + 1):
                S[e.target[update]] += G_a * T[b - first] + T_a * G[b]
                update += 1


@jit
def _multipliers(e, count, lam):
    """Solve B_D^T lambda = x for the entries of x that belong to dependent speeds."""
    x = e.x
    for row in range(lam.size):
        lam[row] = 0.0
    for k in range(count):
        i = e.node[k]
        for entry in range(e.start[i], e.start[i + 1]):
            x[e.later[entry]] += e.G[entry] * x[i]
    for k in range(count - 1, -1, -1):
        multiplier = x[e.node[k]] / e.pivot[k]
        lam[e.rows[k]] = multiplier
        for place in range(e.before_start[k], e.before_start[k + 1]):
            x[e.node[e.before[place]]] -= e.share[place] * multiplier


@jit
def _regained(tables, e, J):
    """Return whether a row that is not chosen moves in a motion that the chosen ones allow."""
    x = e.x
    for k in range(e.counts[DEPENDENT], e.rows.size):
        size = _spread(e, k, J)
        if tables.slack.size > 0 and tables.slack[e.rows[k]] > 1.0:
            size *= IDLE
        _replace(e, k)
        largest = 0.0
        for place in range(e.rest_start[k], e.rest_start[k + 1]):
            i = e.rest[place]
            largest = max(largest, abs(x[i]) * e.scale[i])
            x[i] = 0.0
        if largest > REGAINED * size:
            return True
    return False
