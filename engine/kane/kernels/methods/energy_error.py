"""How large an error the energies of the state may have in a step.

Work and dissipation follow from the motion, but their errors do not. Where drivers leave no freedom
the motion has no error at all, and what friction holds fast forgets the errors of its speed, while
the heat that was counted by then stays as it is. So energies are held to what the errors allowed in
the motion mean as energies: beside the motion, and by a measure of their own, since in a mean over
all coordinates a large model would hide them.
"""

from kane.kernels.compiling.jit import jit, public
from kane.kernels.state import ENERGIES, motion_size, speeds


@public
def allowed_energy(tables, rtol, atol, y):
    """Return how large an error of an energy may be in a step that begins or ends at y [J].

    An error rtol |u| + atol of each speed changes the kinetic energy by A |u| (rtol |u| + atol).
    Beside atol, which is given in SI units, a speed below 1 counts as 1: near rest energies may be
    round-off alone. Of what was put in or taken out so far rtol of the larger one may be wrong.
    """
    first = motion_size(tables)
    u = speeds(tables, y)
    total = rtol * max(abs(y[first]), abs(y[first + 1]), abs(y[first + 2]), abs(y[first + 3]))
    for i in range(1, tables.bodies.size):
        body = tables.bodies[i]
        for j in range(3):
            speed, spin = abs(u[6 * i - 6 + j]), abs(u[6 * i - 3 + j])
            total += body["mass"] * (rtol * speed * speed + atol * max(speed, 1.0))
            total += body["inertia"][j] * (rtol * spin * spin + atol * max(spin, 1.0))
    return total


@public
def exchanges_energy(tables):
    """Return whether there is anything that may put energy in or take it out."""
    if (
        tables.drives.size > 0
        or tables.wrenches.size > 0
        or tables.resistances.size > 0
        or tables.couplers.size > 0
        or tables.sliding.contacts.size > 0
    ):
        return True
    for k in range(tables.path_loads.size):
        e = tables.path_loads[k]
        if e["damping"] > 0.0 or e["friction"] > 0.0 or e["law"] >= 0 or e["spent"] == 1:
            return True
    for k in range(tables.cushions.size):
        e = tables.cushions[k]
        for j in range(3):
            if e["damping"][j] > 0.0 or e["rotary_damping"][j] > 0.0:
                return True
    return False


@jit
def square_of_energies(tables, error, allowed):
    """Return the sum of the squares of the energies in ``error``, (y,), over what is allowed."""
    first = motion_size(tables)
    total = 0.0
    for k in range(first, first + ENERGIES):
        total += (error[k] / allowed) ** 2
    return total
