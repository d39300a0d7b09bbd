"""Inverse dynamics and kinematics in text, as the command line prints them."""

from kane.analyses.inverse import InverseDynamics, Kinematics
from kane.arguments import checked
from kane.sentences import listed, say

HEAD = ("drive", "rms", "peak", "at [s]", "unit", "largest rate", "unit")
POWERS = ("rms power", "peak power", "mean power [W]")


@checked
def as_text(found: InverseDynamics | Kinematics) -> str:
    """Return what was found: a line for each drive, singular positions, redundancies, notes."""
    lines = [f"{found.result.outcome.time:g} s, {len(found.time)} frames"]
    if isinstance(found, InverseDynamics):
        lines += _drives(found)
    else:
        lines.append(f"{len(found.names)} quantities of the motion")
    if (near := found.singularity) is not None:
        count = len(near.positions)
        lines.append(
            f"{count} singular positions; nearest to one at {near.nearest:.6g} s, "
            f"at {near.least:.3g} of the largest distance"
        )
    lines += [
        say(
            "{names} hold the same {rows} times too often.",
            names=listed(each.joints),
            rows=each.rows,
        )
        for each in found.redundancies
    ]
    return "\n".join([*lines, *found.notes])


def _drives(found: InverseDynamics) -> list[str]:
    rows: list[tuple[str, ...]] = [(*HEAD, *POWERS)]
    for drive in found.drives:
        numbers = (drive.rms, drive.peak, drive.peak_time)
        powers = (drive.rms_power, drive.peak_power, drive.mean_power)
        rows.append(
            (
                drive.name, *map(_number, numbers), drive.unit,
                _number(drive.largest_rate), drive.rate_unit, *map(_number, powers),
            )
        )  # fmt: skip
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _number(value: float) -> str:
    return f"{value:.6g}"
