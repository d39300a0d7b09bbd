"""The mobility of a model as text and as JSON."""

import json
from collections.abc import Iterator
from dataclasses import asdict

from kane.analyses.mobility import Mobility
from kane.arguments import checked
from kane.results.contact_states import HOLD_WORDS
from kane.results.listing import few
from kane.results.start import in_words

MOST_LINES = 12  # of a kind


@checked
def as_text(found: Mobility) -> str:
    """Return the report for a person."""
    lines = [
        f"bodies             {found.bodies}",
        f"constraint rows    {found.rows}, of which {found.rank} are independent",
        *_freedoms(found),
    ]
    lines += _first([f"  {each.speed}: moves {few(each.bodies)}" for each in found.free_motions])
    redundant = []
    for group in found.redundancies:
        rows = "1 row" if group.rows == 1 else f"{group.rows} rows"
        apart = f", which disagree by {group.gap:.3g} m" if group.gap else ""
        redundant.append(f"redundant          {rows} among the joints {few(group.joints)}{apart}")
    lines += _first(redundant)
    lines += _first(
        [
            f"  {joint}: {', '.join(components)} not unique; the smallest are reported"
            for joint, components in found.not_unique.items()
        ]
    )
    lines += _first(
        [f"adrift             {few(group)}: joined to nothing that holds" for group in found.adrift]
    )
    lines += _first([f"at the start       {text}" for text in _holds(found)])
    lines.append(f"start velocities   {in_words(found.start_velocities)}")
    return "\n".join(lines)


def _holds(found: Mobility) -> Iterator[str]:
    """Yield how all that changes holds, as in ``stop (lower): open``."""
    for name, parts in found.holds.items():
        for part, hold in parts.items():
            yield f"{name} ({part}): {HOLD_WORDS[hold]}" if part else f"{name}: {HOLD_WORDS[hold]}"


def _first(lines: list[str]) -> list[str]:
    """Return as many lines as a page bears, and how many more there are."""
    more = [f"  … and {len(lines) - MOST_LINES} more; --json has all"]
    return lines[:MOST_LINES] + (more if len(lines) > MOST_LINES else [])


def _freedoms(found: Mobility) -> list[str]:
    """Return one count where configurations and velocities have the same freedoms, else both."""
    if found.configuration_freedoms == found.velocity_freedoms:
        return [f"degrees of freedom {found.velocity_freedoms}"]
    return [
        f"degrees of freedom {found.velocity_freedoms} of velocity",
        f"                   {found.configuration_freedoms} of configuration",
    ]


@checked
def as_json(found: Mobility) -> str:
    """Return the report as JSON; speeds are lists of six for each body."""
    content = asdict(found)
    for motion, original in zip(content["free_motions"], found.free_motions, strict=True):
        motion["speeds"] = original.speeds.tolist()
    return json.dumps(content, indent=2, ensure_ascii=False)
