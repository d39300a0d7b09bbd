"""The state y of a run: what stands where in it.

Coordinates q (7 a body), generalized speeds u (6 a body), four energies, the states of signals in
the order of ``tables.signals``, each in its own unit, and the angles of the
paths of ``tables.paths`` that are angles, in their order, with all turns [rad]. The energies are
the work put in by loads and drivers, the energy taken out by dampers, that by dry friction, and
the work put in by hands that pull, since the start [J]. Energies and angles follow from the motion.
Energies are a part of what is controlled, with an error of their own, see ``energy_error``, and so
are the states of signals, see ``equations.signals``. Angles
have no part in it, and no weight in its mean.
"""

from kane.kernels.compiling.jit import inlined

ENERGIES = 4


@inlined
def motion_size(tables):
    """Return how many numbers of y are coordinates and speeds."""
    return 13 * (tables.bodies.size - 1)


@inlined
def coordinates(tables, y):
    """Return q, (7 n,), a view."""
    return y[: 7 * (tables.bodies.size - 1)]


@inlined
def speeds(tables, y):
    """Return u, (6 n,), a view."""
    moving = tables.bodies.size - 1
    return y[7 * moving : 13 * moving]


@inlined
def signals_start(tables):
    """Return where in y the states of signals begin."""
    return 13 * (tables.bodies.size - 1) + ENERGIES


@inlined
def signals(tables, y):
    """Return the states of signals, (s,), a view."""
    first = signals_start(tables)
    return y[first : first + tables.signals.size]


@inlined
def angles(tables, y):
    """Return the angles of paths, (angles,), a view."""
    return y[signals_start(tables) + tables.signals.size :]
