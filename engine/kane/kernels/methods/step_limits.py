"""The longest step from a time: laws that rest for long may wake within a step that none sees.

Where a law of time is a short pulse, all stages of a long step may lie beside it. So pieces of the
run have a longest step, (k, 3) of their start, their end and that step [s], in order and without
overlap; elsewhere a step may be of any length.
"""

from kane.kernels.compiling.jit import jit

START, END, LONGEST = 0, 1, 2


@jit
def limited(limits, t, h):
    """Return a step from t, cut short where it would pass over what is short.

    One that begins before a piece may reach into it as far as one that begins at its start.
    """
    first, after = 0, limits.shape[0]
    while first < after:
        middle = (first + after) // 2
        if limits[middle, END] <= t:
            first = middle + 1
        else:
            after = middle
    for k in range(first, limits.shape[0]):
        ahead = limits[k, START] - t
        if ahead >= h:
            break
        h = min(h, max(ahead, 0.0) + limits[k, LONGEST])
    return h


@jit
def last_step(limits, t, end):
    """Return a step from t to the end, or half of it where the whole would be too long."""
    rest = end - t
    return rest if limited(limits, t, rest) == rest else 0.5 * rest
