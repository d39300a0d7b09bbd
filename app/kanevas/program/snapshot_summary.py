"""What a terminal is told of a run that nobody has watched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kane.analyses.mobility import mobility
from kane.files.printable import printable
from kane.results.summary import summary

if TYPE_CHECKING:
    from kane.results import Result


def told_of(result: Result) -> str:
    """Return how often the model is free to move, and what the run did, line by line."""
    found = mobility(result.model)
    freedoms = f"{found.velocity_freedoms}"
    if found.configuration_freedoms != found.velocity_freedoms:
        freedoms += f" of velocity, {found.configuration_freedoms} of configuration"
    return printable(summary(result, [("degrees of freedom", freedoms)]))
