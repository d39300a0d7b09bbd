"""A linearisation in words and as plain data."""

from typing import Any

import numpy as np

from kane.analyses.linearisation import Linearisation
from kane.analyses.mode_shares import Shares, shares_of_all
from kane.analyses.modes import Mode
from kane.analyses.period_map import PeriodMap
from kane.arguments import checked
from kane.sentences import Sentence

SHOWN = 0.01  # share of the energy that is worth a word


@checked
def as_text(linear: Linearisation) -> str:
    """Return kind, freedoms and modes, one line each."""
    rolled = f", {linear.nonholonomic} of them without a speed" if linear.nonholonomic else ""
    lines = [
        f"{linear.kind} at t = {linear.time:.6g} s",
        f"coordinates: {', '.join(linear.coordinates) or 'none'}{rolled}",
    ]
    if linear.signals:
        lines.append(f"states of signals: {', '.join(linear.signals)}")
    if linear.kind == "motion":
        lines.append("The motion is not steady: the equations hold for this moment alone.")
    if linear.corners:
        lines.append(f"Laws have a corner here ({', '.join(linear.corners)}): the mean slope.")
    lines += _sampled(linear.sampled)
    if linear.modes:
        lines.append("")
        if linear.held:
            lines.append("Between instants, with sampled signals held at their values:")
        lines.append("mode  kind         frequency [Hz]  damping      eigenvalue [1/s]")
    of_elements = shares_of_all(linear)
    for number, (mode, own) in enumerate(zip(linear.modes, of_elements, strict=True)):
        lines.append(_line(number, mode))
        lines += [f"      {part}" for part in _where(mode, own)]
    return "\n".join(lines)


@checked
def as_data(linear: Linearisation) -> dict[str, Any]:
    """Return all of it as lists, numbers and texts, complex numbers as pairs."""
    matrices = ("M", "C", "K", "damping", "gyroscopic", "stiffness", "circulatory")
    names = (
        "coordinates",
        "coordinate_units",
        "speeds",
        "speed_units",
        "inputs",
        "input_units",
        "signals",
        "held",
    )
    return {
        "time": linear.time,
        "kind": linear.kind,
        "nonholonomic": linear.nonholonomic,
        "corners": list(linear.corners),
        **{name: list(getattr(linear, name)) for name in (*names, "outputs", "output_units")},
        **{name: np.asarray(getattr(linear, name)).tolist() for name in matrices},
        **{name: getattr(linear, name).tolist() for name in ("A", "B", "C_out", "D")},
        "sampled": _sampled_data(linear.sampled),
        "modes": [
            {
                "eigenvalue": [mode.eigenvalue.real, mode.eigenvalue.imag],
                "kind": mode.kind,
                "frequency": mode.frequency,
                "natural_frequency": mode.natural_frequency,
                "damping": mode.damping,
                "kinetic": mode.kinetic,
                "stored": own.stored,
                "lost": own.lost,
            }
            for mode, own in zip(linear.modes, shares_of_all(linear), strict=True)
        ],
    }


def _sampled(found: PeriodMap | Sentence | None) -> list[str]:
    """Return how deviations go with sampled signals, the largest multipliers first."""
    if not isinstance(found, PeriodMap):
        return [] if found is None else ["", str(found)]
    lines = [
        "",
        f"With sampled signals: {', '.join(found.names)}",
        f"in each period of {found.period:.6g} s: {found.verdict}, largest |z| {found.largest:.8g}",
    ]
    if not found.rests:
        lines.append("What is sampled still changes: this holds for this moment alone.")
    lines.append("|z|           frequency [Hz]  damping      z")
    for z, f, damping in zip(found.multipliers, found.frequencies, found.damping, strict=True):
        if z and z.imag >= 0.0:
            sign = "+-" if z.imag else "+"
            lines.append(
                f"{abs(z):<12.8g}  {f:14.8g}  {damping:11.6f}  "
                f"{z.real:+.8g} {sign} {abs(z.imag):.8g}i"
            )
    gone = int((found.multipliers == 0.0).sum())
    if gone:
        lines.append(f"and {gone} of z = 0, which some periods take away")
    return lines


def _sampled_data(found: PeriodMap | Sentence | None) -> dict[str, Any] | str | None:
    if not isinstance(found, PeriodMap):
        return None if found is None else str(found)
    return {
        "period": found.period,
        "instants": found.instants,
        "names": list(found.names),
        "states": list(found.states),
        "verdict": found.verdict,
        "rests": found.rests,
        "map": found.map.tolist(),
        "multipliers": [[z.real, z.imag] for z in found.multipliers.tolist()],
    }


def _line(number: int, mode: Mode) -> str:
    value = mode.eigenvalue
    return (
        f"{number + 1:4d}  {mode.kind:11s}  {mode.frequency:14.8g}  {mode.damping:11.6f}  "
        f"{value.real:+.8g} {'+-' if value.imag else '+'} {abs(value.imag):.8g}i"
    )


def _where(mode: Mode, found: Shares) -> list[str]:
    parts = []
    for title, table in (
        ("moves", mode.kinetic), ("stored in", found.stored), ("lost in", found.lost)
    ):  # fmt: skip
        told = [
            f"{name} {100 * part:.1f} %"
            for name, part in sorted(table.items(), key=lambda item: -abs(item[1]))
            if abs(part) >= SHOWN
        ]
        if told and mode.kind != "neutral":
            parts.append(f"{title}: {', '.join(told)}")
    return parts
