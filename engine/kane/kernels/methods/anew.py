"""Work arrays that are used again, as if nobody had worked in them."""

from kane.kernels.codes import BETWEEN_JUMPS, NOW
from kane.kernels.compiling.jit import public
from kane.kernels.methods.turns import begin


@public
def begin_anew(work, state):
    """Forget what a run left of its times, of what rows held, shared and slipped, and of counts.

    All else is written before it is read. ``state`` is that of the model as it is drawn,
    (state,).
    """
    work.clock[NOW], work.clock[BETWEEN_JUMPS] = 0.0, 0.0
    holds = work.holds
    for tile in range(holds.now.shape[0]):
        for i in range(holds.now.shape[1]):
            holds.now[tile, i], holds.before[tile, i], holds.usual[tile, i] = 0.0, 0.0, 0.0
    for row in range(work.share.size):
        work.share[row] = 0.0
    for row in range(work.sliding.toward.size):
        work.sliding.toward[row] = 0.0
    for k in range(work.sliding.slow.size):
        work.sliding.slow[k], work.sliding.still[k] = 0.0, 0.0
    begin(work.turns, state)
