"""The figures of a run in a few lines of text."""

import math
from collections.abc import Sequence

from kane.results.doubts import round_off_of_energy
from kane.results.event_table import in_words as event_in_words
from kane.results.listing import few
from kane.results.result import Result
from kane.results.start import in_words

LAST_EVENTS = 3  # that are told


def summary(result: Result, of_model: Sequence[tuple[str, str]] = ()) -> str:
    """Return what a run did: counts, time taken, violations and energy drift.

    Args:
        result: of the run.
        of_model: what else is to be said of the model, each with its name.

    """
    outcome, settings = result.outcome, result.settings
    adaptive = f", {outcome.rejected} rejected" if outcome.rejected else ""
    lines = [
        ("model", result.model.title or "untitled"),
        *of_model,
        ("method", settings.method),
        ("formulation", settings.formulation),
        ("time reached", f"{outcome.time:g} s of {settings.duration:g} s"),
        ("frames", f"{len(result.time)}"),
        ("steps", f"{outcome.steps}{adaptive}"),
        ("evaluations", f"{outcome.evaluations}"),
        ("wall time", f"{outcome.wall_time:.4g} s"),
        ("moved to close joints", f"{outcome.assembly_shift:.3g} m"),
        ("start velocities", in_words(result.start_velocities)),
        ("position violation", f"{outcome.position_violation:.3g} m"),
        ("velocity violation", f"{outcome.velocity_violation:.3g} m/s"),
        ("energy drift", _energy(result)),
    ]
    if result.events:
        lines.append(("events", _events(result)))
    if loose := result.open_reactions:
        lines.append(("not unique", f"forces of {few(list(loose))}: joints hold the same twice"))
    if shared := result.open_contacts:
        lines.append(("not unique", f"shares of the places of {few(list(shared))}: fewer would do"))
    if outcome.disagreement:
        lines.append(("to know", outcome.disagreement))
    lines += [("doubt", doubt) for doubt in result.doubts]
    width = max(len(name) for name, _ in lines)
    return "\n".join(f"{name:<{width}}  {value}" for name, value in lines)


def _events(result: Result) -> str:
    """Return how many events there were, and the last ones."""
    last = "; ".join(event_in_words(result, event) for event in result.events[-LAST_EVENTS:])
    return f"{len(result.events)}; the last: {last}"


def _energy(result: Result) -> str:
    drift, largest = result.energy_drift, result.largest_energy
    if not math.isfinite(drift):
        return f"{drift:.3g} J"
    if drift <= round_off_of_energy(result):
        return f"{drift:.3g} J (round-off)"
    return f"{drift:.3g} J ({drift / largest:.2g} of the largest energy there was)"
