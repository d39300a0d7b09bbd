"""Lagrange's equations of the second kind in symbols, of the same coordinates as Kane's.

d/dt (dT/dq'_r) - dT/dq_r = Q_r + (B^T lambda)_r: the kinetic energy is derived with respect to each
rate, each coordinate and the time (Goldstein, Classical Mechanics, chapter 1). Generalized forces
are those of virtual work, which are Kane's F_r.
"""

from __future__ import annotations

from dataclasses import replace

from sympy import Expr, Rational, Symbol

from kane.symbolic.derivation import BodyTerms, Derivation
from kane.symbolic.known import expression
from kane.symbolic.tape import ONE, ZERO
from kane.symbolic.tidying import tidied
from kane.symbolic.vectors import cross, dot, matrix, plus, times, turned


def lagrange(found: Derivation) -> Derivation:
    """Return the same with mass matrix and forces as Lagrange's method finds them.

    Args:
        found: the equations with the rates of the coordinates as generalized speeds, whose
            kinematics, forces and constraints are taken.

    Raises:
        ValueError: other generalized speeds are chosen.
        TooLargeForSymbolsError: there would be more operations than are allowed.

    """
    speeds = found.motion.speeds
    if any(rate != symbol for rate, symbol in zip(found.rates, speeds.symbols, strict=True)):
        raise ValueError("Lagrange's method needs the rates of coordinates as speeds")
    tape, planar = found.tape, found.drawn.model.planar
    energy = kinetic_energy(found)
    count = len(speeds.symbols)
    mass = [[ZERO] * count for _ in range(count)]
    force = []
    for r, (q, u) in enumerate(zip(speeds.coordinates, speeds.symbols, strict=True)):
        momentum = _slope(found, energy, u)
        for s in range(r, count):
            entry = tidied(tape, _slope(found, momentum, speeds.symbols[s]), planar)
            mass[r][s] = mass[s][r] = entry
        acting = sum((forces.get(r, ZERO) for forces in found.active.values()), ZERO)
        rest = found.motion.rate(momentum) - _slope(found, energy, q)
        force.append(tidied(tape, acting - rest, planar))
    return replace(found, mass=tuple(map(tuple, mass)), force=tuple(force))


def kinetic_energy(found: Derivation) -> Expr:
    """Return T in the coordinates and their rates."""
    return sum((_energy(found, body) for body in found.bodies), ZERO)


def _energy(found: Derivation, body: BodyTerms) -> Expr:
    symbols, own, tape = found.motion.speeds.symbols, body.motion, found.tape
    properties = found.drawn.masses[body.name]
    w = own.spin.value(symbols)
    v = plus(own.velocity.rest, cross(own.spin.rest, body.center))
    for r, part in body.center_velocity.items():
        v = plus(v, times(symbols[r], part))
    momentum = turned(matrix(properties.inertia), w)
    twice = expression(properties.mass) * dot(v, v) + dot(w, momentum)
    return tape.named(tidied(tape, Rational(1, 2) * twice, found.drawn.model.planar))


def _slope(found: Derivation, expr: Expr, symbol: Symbol) -> Expr:
    """Return the partial derivative with respect to a coordinate or a rate."""
    return found.tape.derivative(expr, {symbol: ONE}, ("slope", symbol))
