"""What has no inertia and would be refused by a run, as nothing leads it."""

from collections.abc import Iterator

from kane.compiled import compile_model
from kane.compiled.constraint_matrix import placed
from kane.compiled.massless import unheld
from kane.elements.body import Body, InertiaTensor
from kane.errors import AssemblyError, Fault
from kane.model import Model
from kane.solve.assembly import close_joints
from kane.solve.unheld_bodies import unheld_sentence


def massless_faults(model: Model) -> Iterator[Fault]:
    """Yield a fault for each motion that nothing resists, of a model without faults."""
    if not any(_may_lack(body) for body in model.bodies):
        return
    system = compile_model(model)
    try:
        state, _, system = close_joints(system)
    except AssemblyError:
        return  # which is told as such
    for motion in unheld(system.tables, placed(system, state)):
        yield Fault(f"bodies[{motion.bodies[0] - 1}].mass", unheld_sentence(system, motion))


def _may_lack(body: Body) -> bool:
    """Return whether a body may have no inertia; else the model need not be compiled."""
    if body.mass == 0.0 or body.inertia == 0.0:
        return True
    match body.inertia:
        case InertiaTensor():
            return True
        case tuple() as moments:
            return 0.0 in moments
        case _:
            return False
