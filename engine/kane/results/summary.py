"""The figures of a run in a few lines of text."""

import numpy as np

from kane.results.result import Result
from kane.results.start import in_words


def summary(result: Result) -> str:
    """Return what a run did: counts, time taken, violations and energy drift."""
    outcome, settings = result.outcome, result.settings
    adaptive = f", {outcome.rejected} rejected" if outcome.rejected else ""
    lines = [
        ("model", result.model.title or "untitled"),
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
    width = max(len(name) for name, _ in lines)
    return "\n".join(f"{name:<{width}}  {value}" for name, value in lines)


def _energy(result: Result) -> str:
    drift = result.energy_drift
    largest = float(np.abs(result["system.kinetic_energy"]).max())
    share = f" ({drift / largest:.2g} of the largest kinetic energy)" if largest > 0 else ""
    return f"{drift:.3g} J{share}"
