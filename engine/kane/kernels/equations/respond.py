"""What forces do to a constrained mechanism at a place, all that moves it at rest."""

from kane.kernels.compiling.jit import public
from kane.kernels.equations.constrained_rates import constrained_rates
from kane.kernels.linear.ldlt import form, minimum_norm


@public
def respond(tables, work, forces, rates, pulls):
    """Write what generalized forces make of accelerations and multipliers, one after the other.

    The same holds of impulses, jumps of speeds and impulses of the joints: u' = A^-1 (f + B^T lam)
    with B u' = 0 is linear in f.

    Args:
        tables: the system.
        work: its work arrays, in which ``evaluate`` has left the factor at the place, with
            multipliers; where rows are redundant the factor is lost.
        forces: (k, 6 n) generalized forces [N, N m].
        rates: (k, 6 n) accelerations.
        pulls: (k, m) multipliers, the shortest where they are not unique.

    """
    for row in range(work.gamma.size):
        work.gamma[row] = 0.0
    for k in range(forces.shape[0]):
        for i in range(1, tables.bodies.size):
            for j in range(6):
                work.f[i, j] = forces[k, 6 * i - 6 + j]
        constrained_rates(tables, work, rates[k])
        for row in range(work.lam.size):
            pulls[k, row] = work.lam[row]
    if work.redundant[0] > 0:
        form(tables.pattern, tables.unit_bodies, work.J, work.D)
        for k in range(forces.shape[0]):
            share_evenly(tables, work, pulls[k])


@public
def share_evenly(tables, work, pull):
    """Make multipliers the shortest that do the same; ``work.D`` has the joints alone."""
    minimum_norm(tables.pattern, work.D, work.L, work.whole, pull, work.search, work.y)
