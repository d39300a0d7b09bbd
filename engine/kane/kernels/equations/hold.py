"""What constraint rows hold by themselves, and where they lose it.

Elimination leaves of a row's diagonal entry of D the part that the rows before it do not hold: its
pivot. Where rows lose rank for a moment, as in the flat position of a parallelogram, the pivot of
one falls with the square of the distance from that place. The direction in which the motion goes on
comes there from round-off over the square of the distance: an acceleration is lost in it first,
then the speed that the projection takes out.
"""

from kane.kernels.compiling.jit import jit, public

# Parts of the pivot. Where a third of the distance is left, rows fade: off the joints what the
# equations say begins to grow. Where an eighteenth is left, methods of short steps and those that
# remember earlier steps give way to one that goes over the place at once. Where a hundredth is
# left, round-off has grown ten thousandfold: no stage of that step should lie there, nor its end.
FADING, GIVES_WAY, LOST = 0.1, 3e-3, 1e-4
FORGOTTEN = 0.999  # in a step; small steps, too, come upon such a place before they forget


@public
def read_holds(tables, work):
    """Write the part of each row's diagonal entry of D that is its pivot, 0 for a redundant row."""
    size, now = tables.pattern.size, work.holds.now
    for tile in range(now.shape[0]):
        for i in range(size):
            inverse = work.L[tile, (size + 1) * i]
            now[tile, i] = 1.0 / (inverse * work.whole[tile, i]) if inverse > 0.0 else 0.0


@jit
def is_lost(holds):
    """Return whether some row has lost what it held of late."""
    return _fallen(holds.usual, holds.now, LOST)


@public
def gives_way(holds):
    """Return whether some row holds so little of late that few methods can go on."""
    return _fallen(holds.usual, holds.now, GIVES_WAY)


@jit
def is_fading(holds):
    """Return whether some row begins to lose what it held of late, or gets it back."""
    usual = holds.usual
    return _fallen(usual, holds.now, FADING) or _fallen(usual, holds.before, FADING)


@jit
def is_lost_at_once(holds):
    """Return whether some row has lost what it held at the last step."""
    return _fallen(holds.before, holds.now, LOST)


@jit
def began_lost(holds):
    """Return whether some row had lost at the last step what it held of late."""
    return _fallen(holds.usual, holds.before, LOST)


@public
def keep_holds(holds):
    """Note what rows hold after a step, and the most that they held of late."""
    for tile in range(holds.now.shape[0]):
        for i in range(holds.now.shape[1]):
            now = holds.now[tile, i]
            holds.before[tile, i] = now
            holds.usual[tile, i] = max(now, FORGOTTEN * holds.usual[tile, i])


@jit
def _fallen(before, after, part):
    for tile in range(before.shape[0]):
        for i in range(before.shape[1]):
            if after[tile, i] < part * before[tile, i]:
                return True
    return False
