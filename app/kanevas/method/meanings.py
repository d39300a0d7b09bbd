"""What each table shows, in a sentence, and where help says more."""

from PySide6.QtCore import QCoreApplication

from kanevas.method.tables import CONSTRAINTS, COUNTS, ENERGY, LEDGER, PARTIAL, REACTIONS, STRIKE


def meaning_of(table: str) -> str:
    """Return a sentence on what a table shows."""
    return {
        PARTIAL: _tr(
            "How each point and body moves where one generalized speed uᵣ is 1 and all others are "
            "0; the velocity is the sum of the partial velocities vᵣ times uᵣ."
        ),
        LEDGER: _tr(
            "Kane's equations, one in each column: active forces Fᵣ, inertia forces F*ᵣ and what "
            "the joints add by their multipliers, (Bᵀλ)ᵣ, sum up to zero."
        ),
        CONSTRAINTS: _tr(
            "What joints and drivers hold: each row times the speeds of the bodies is g, and the "
            "multiplier λ is the force with which it holds."
        ),
        REACTIONS: _tr("The force and the moment with which each joint holds its body B."),
        ENERGY: _tr(
            "Where the energy is, and where it goes: what is put in less the heat makes kinetic "
            "and potential energy grow."
        ),
        COUNTS: _tr(
            "How many equations and unknowns the methods need for this model: the fewer, the "
            "more of the forces of joints never appear."
        ),
        STRIKE: _tr(
            "What happens in no time where contacts close: the speeds of their rows change by S "
            "times the impulses, S = J A⁻¹ Jᵀ. Gray rows take no part."
        ),
    }[table]


def page_of(table: str) -> str:
    """Return the page of help about a table, and the place on it."""
    return f"method#{table}"


def _tr(text: str) -> str:
    return QCoreApplication.translate("Method", text)
