"""Times as text."""

UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


def time_text(time: float, end: float) -> str:
    """Return where a playback stands, as in ``12.35 / 30.00 ms``; a dash without a run."""
    if end <= 0:
        return "–"
    scale, unit = next(((scale, unit) for scale, unit in UNITS if end >= 0.99 * scale), UNITS[-1])
    digits = 3 if end / scale < 10 else 2 if end / scale < 1000 else 0
    return f"{time / scale:.{digits}f} / {end / scale:.{digits}f} {unit}"
