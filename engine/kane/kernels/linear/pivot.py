"""Which rows of the constraints are redundant: those that elimination leaves without a pivot."""

from kane.kernels.compiling.jit import merged

# A row is redundant when elimination leaves less than this part of its diagonal entry. Round-off
# leaves about 1e-15 of it; the smallest share of an independent row is the inverse condition
# number of D.
REDUNDANT = 1e-12
# A pivot that is so much smaller than its diagonal entry is known so much less, and what it takes
# off others of its tile as well: they count as larger by KNOWN of that. So rows of one contact that
# nearly lie along a line are told from those that follow from others.
WEAK = 1e3
KNOWN = 1e-3


@merged
def doubtful(whole, taken, inverse, own):
    """Return the diagonal entry of a row, or what stands for it where a weak pivot came before.

    Args:
        whole: the diagonal entry.
        taken: what elimination takes off it by the pivot.
        inverse: 1 over the pivot.
        own: the diagonal entry of the pivot's row.

    """
    weakness = inverse * own
    return max(whole, KNOWN * taken * weakness) if weakness > WEAK else whole


@merged
def inverse_pivot(pivot, whole):
    """Return 1 over what elimination left of a diagonal entry; 0 for a redundant row."""
    return 1.0 / pivot if pivot > REDUNDANT * whole else 0.0
