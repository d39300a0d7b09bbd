"""Which rows of the constraints are redundant: those that elimination leaves without a pivot."""

from kane.kernels.compiling.jit import merged

# A row is redundant when elimination leaves less than this part of its diagonal entry. Round-off
# leaves about 1e-15 of it; the smallest share of an independent row is the inverse condition
# number of D.
REDUNDANT = 1e-12


@merged
def inverse_pivot(pivot, whole):
    """Return 1 over what elimination left of a diagonal entry; 0 for a redundant row."""
    return 1.0 / pivot if pivot > REDUNDANT * whole else 0.0
