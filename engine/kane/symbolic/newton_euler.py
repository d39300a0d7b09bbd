"""Newton's and Euler's equations of bodies cut free, in symbols.

m a_C = F along ground axes, and I w' + w x I w = T about the mass centre in the axes of the body,
with the reactions of all joints as multipliers.
"""

from __future__ import annotations

from dataclasses import replace

from sympy import Expr

from kane.symbolic.derivation import GRAVITY, BodyTerms, Derivation
from kane.symbolic.known import expression
from kane.symbolic.tape import ZERO
from kane.symbolic.vectors import cross, dot, matrix, turned, vector


def newton_euler(found: Derivation) -> Derivation:
    """Return the same with mass matrix and forces as the balances of each body give them.

    Args:
        found: the equations of bodies cut free, whose forces and constraints are taken.

    Raises:
        ValueError: a body stands on another one.

    """
    count = len(found.speeds)
    mass: list[list[Expr]] = [[ZERO] * count for _ in range(count)]
    force: list[Expr] = [ZERO] * count
    for body in found.bodies:
        if found.motion.forms[body.name].name != body.name:
            raise ValueError(f"{body.name} is not cut free")
        _balance(found, body, mass, force)
    for owner, forces in found.active.items():
        if owner != GRAVITY:
            for r, value in forces.items():
                force[r] += value
    return replace(found, mass=tuple(map(tuple, mass)), force=tuple(force))


def _balance(found: Derivation, body: BodyTerms, mass: list[list[Expr]], force: list[Expr]) -> None:
    """Put in what a body has by itself: its mass, its inertia, its weight and w x I w."""
    properties, form = found.drawn.masses[body.name], found.motion.forms[body.name]
    m, inertia = expression(properties.mass), matrix(properties.inertia)
    gravity = vector(found.drawn.model.gravity)
    slides = {move.what: move.axis for move in form.moves if not move.turns}
    for r, coordinate in enumerate(found.coordinates):
        if coordinate.owner == body.name and coordinate.what in slides:
            mass[r][r] = m
            force[r] = m * dot(gravity, vector(form.near.axes[slides[coordinate.what]]))
    spin = body.motion.spin
    w = spin.value(found.motion.speeds.symbols)
    whirl = cross(w, turned(inertia, w))
    for r, own in spin.parts.items():
        force[r] = -dot(own, whirl)
        for s, other in spin.parts.items():
            mass[r][s] = dot(own, turned(inertia, other))
