"""The placement at which the joints close."""

import numpy as np

from kane.analyses.placement import as_drawn, placed, with_mechanism
from kane.analyses.skeleton import Mechanism, skeleton
from kane.arguments import checked
from kane.compiled import compile_model
from kane.model import CONSTRAINT_GROUPS, Model
from kane.solve.assembly import close_joints
from kane.solve.changing.modes import as_placed


@checked
def assembled(model: Model) -> Model:
    """Return the model with its bodies where a run would put them before it starts.

    Bodies whose joints are closed stay as they are. Drivers of positions take part: they close at
    time 0. Masses may be missing.

    Raises:
        AssemblyError: the joints cannot be closed, as a run would say.
        ModelError: joints, couplings, drivers or locks have faults.

    """
    if not model.bodies:
        return model
    elements = (element for group in CONSTRAINT_GROUPS for element in getattr(model, group))
    everything = Mechanism(
        tuple(body.name for body in model.bodies), tuple(element.name for element in elements)
    )
    system = as_placed(compile_model(skeleton(model, everything)))
    q = close_joints(system).state
    index = np.arange(system.bodies).tolist()
    return placed(model, with_mechanism(as_drawn(model), index, system, q))
