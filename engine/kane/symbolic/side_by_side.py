"""Newton and Euler, Lagrange, Kane side by side: what each needs before there is a solution.

All three are derived in symbols for the same model, and each is compared with the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple, replace

from kane.analyses.equation_counts import Method, counted_in_space
from kane.model import Model
from kane.sentences import Sentence, say
from kane.symbolic.agreement import agreement
from kane.symbolic.derivation import Derivation, derivation
from kane.symbolic.lagrange import lagrange
from kane.symbolic.method_needs import MethodNeeds
from kane.symbolic.newton_euler import newton_euler
from kane.symbolic.program import Output, counted_written_out, with_common


def side_by_side(model: Model, most: int) -> Iterator[MethodNeeds]:
    """Yield what each method needs, for the mode in which a model begins.

    Newton and Euler cut each body free; Lagrange and Kane have the coordinates of a tree of joints.

    Args:
        model: the mechanism.
        most: see ``derivation``, of each of them.

    Raises:
        KaneError: as of ``derivation``.

    """
    cut = newton_euler(derivation(model, most, cut_free=True))
    reactions = say(
        "Bodies cut free: {bodies}. Reactions put in: {reactions}. The balances of forces, and of "
        "moments about each mass centre; what the joints hold.",
        bodies=len(cut.bodies),
        reactions=len(cut.rows) + len(cut.left_out),
    )
    in_space = counted_in_space(model) if model.planar else None
    newton = _needs("Newton and Euler", reactions, cut)
    yield replace(newton, in_space=None if in_space is None else sum(in_space))
    rates = lagrange(derivation(model, most, joint_rates=True))
    slopes = say(
        "The kinetic energy. Its partial derivatives by coordinates and rates: {slopes}, half of "
        "which are derived once more. The virtual work of the loads.",
        slopes=2 * len(rates.speeds),
    )
    yield _needs("Lagrange", slopes, rates)
    found = derivation(model, most)
    partial = say(
        "Partial velocities: {velocities}. Partial angular velocities: {spins}. Accelerations of "
        "the bodies, and products of both.",
        velocities=sum(len(body.center_velocity) for body in found.bodies),
        spins=sum(len(body.motion.spin.parts) for body in found.bodies),
    )
    yield _needs("Kane", partial, found)


def _needs(method: Method, work: Sentence, found: Derivation) -> MethodNeeds:
    outputs = equations(found)
    exprs = [expr for output in outputs for expr in output.exprs]
    return MethodNeeds(
        method=method,
        work=work,
        motion=len(found.speeds),
        constraint=len(found.rows),
        first_order=len(found.coordinates) + len(found.speeds),
        written_out=astuple(counted_written_out(found.tape, exprs)),
        shared=astuple(with_common(found, outputs).operations),
        difference=agreement(found).largest,
    )


def equations(found: Derivation) -> tuple[Output, ...]:
    """Return what a linear system for accelerations and multipliers is made of, each entry once."""
    n, m = len(found.speeds), len(found.rows)
    upper = tuple(found.mass[r][s] for r in range(n) for s in range(r, n))
    pushes = [] if found.pushes == found.matrix else found.pushes
    return (
        Output("M", (len(upper),), upper),
        Output("f", (n,), found.force),
        Output("B", (m, n), tuple(x for row in found.matrix for x in row)),
        Output("P", (len(pushes), n), tuple(x for row in pushes for x in row)),
        Output("bias", (m,), tuple(row.bias for row in found.rows)),
    )
