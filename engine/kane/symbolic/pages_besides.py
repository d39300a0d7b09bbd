"""Pages beside the equations of motion: forces in evidence, and the orthogonal complement."""

from __future__ import annotations

from collections.abc import Iterator

from kane.sentences import as_it_is, say
from kane.symbolic.complement import Complement
from kane.symbolic.evidence import Evidence
from kane.symbolic.page import Line, Page, Writer
from kane.symbolic.vectors import is_zero


def complement_page(own: Complement) -> Page:
    """Return what takes the multipliers out of the equations."""
    return Page(say("Orthogonal complement"), tuple(_complement(own)))


def evidence_page(own: Evidence, difference: float, states: int) -> Page:
    """Return the equation of an auxiliary speed.

    Args:
        own: the equation.
        difference: of the force from the engine's, over the load of the joint.
        states: at how many random states they were compared.

    """
    title = say(
        "{component} of {joint}", component=own.wanted.component, joint=as_it_is(own.wanted.joint)
    )
    return Page(title, tuple(_evidence(own, difference, states)))


def _complement(own: Complement) -> Iterator[Line]:
    found, writer = own.found, Writer(own.found, in_texts=False)
    names = ", ".join(f"u_{{{k + 1}}}" for k in own.independent)
    yield Line(
        say("Independent speeds, from which the constraints give the others:"), f"u_I = {names}"
    )
    yield Line(
        say("The partial derivatives of all speeds with respect to them:"),
        r"C = \partial u / \partial u_I, \quad B C = 0",
    )
    yield Line(
        say("With its transpose before them, the multipliers drop out of the equations:"),
        r"C^T M \dot{u} = C^T f",
    )
    if found.pushes != found.matrix:
        yield Line(say("Those of what rubs stay, since friction does work."))
    for r, row in enumerate(own.entries):
        if r in own.independent:
            continue
        for entry, k in zip(row, own.independent, strict=True):
            if entry != 0:
                yield writer.line(f"C_{{{r + 1},{k + 1}}}", entry)
    yield Line(
        say("Largest entry of B C at random states: {difference:.1e}.", difference=own.difference)
    )


def _evidence(own: Evidence, difference: float, states: int) -> Iterator[Line]:
    writer, wanted = Writer(own.whole, own.tape, in_texts=False), own.wanted
    r = len(own.whole.speeds)
    axis = "xyz"[wanted.axis]
    moves = (
        say(
            "'{joint}' is let turn about its axis {axis} at '{body}', with a speed that stays "
            "zero:",
            joint=wanted.joint,
            axis=axis,
            body=own.body,
        )
        if wanted.turns
        else say(
            "'{joint}' is let slide along its axis {axis} at '{body}', with a speed that stays "
            "zero:",
            joint=wanted.joint,
            axis=axis,
            body=own.body,
        )
    )
    yield Line(moves, f"u_{{{r}}} = 0")
    for partial in own.partials:
        if not is_zero(partial.spin):
            text = say("Partial angular velocity of '{body}':", body=partial.body)
            yield writer.vector(text, f"\\omega_{{{r}}}", partial.spin)
        if not is_zero(partial.velocity):
            text = say("Partial velocity of '{body}':", body=partial.body)
            yield writer.vector(text, f"v_{{{r}}}", partial.velocity)
    yield Line(say("Its equation, which gives the force:"), _equation(own, r))
    for s, entry in enumerate(own.inertia):
        if entry != 0:
            yield writer.line(f"M_{{{r},{s + 1}}}", entry)
    yield writer.line(f"f_{{{r}}}", own.force)
    for k, push in own.pushes.items():
        yield writer.line(f"P_{{{k + 1},{r}}}", push)
    for symbol in own.tape.needed([*own.inertia, own.force, *own.pushes.values()]):
        yield writer.line(str(symbol).replace("z", "z_{") + "}", own.tape.steps[symbol])
    yield Line(
        say(
            "Differs from the multipliers of the solver by {difference:.1e} of the joint's load at "
            "{states} random states.",
            difference=difference,
            states=states,
        )
    )


def _equation(own: Evidence, r: int) -> str:
    """Return R = M u' - f - P^T lambda as LaTeX."""
    letter = "M" if own.wanted.turns else "F"
    terms = [
        f"M_{{{r},{s + 1}}} \\dot{{u}}_{{{s + 1}}}" for s, x in enumerate(own.inertia) if x != 0
    ]
    right = " + ".join(terms)
    if own.force != 0 or not terms:
        right += f" - f_{{{r}}}"
    for k in own.pushes:
        right += f" - P_{{{k + 1},{r}}} \\lambda_{{{k + 1}}}"
    return f"{letter}_{{{'xyz'[own.wanted.axis]}}} = {right}"
