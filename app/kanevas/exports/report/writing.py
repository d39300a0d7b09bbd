"""The writing of a report, for a thread of its own: to count freedoms may take a while."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kane.errors import KaneError
from kane.files.atomic import write_atomically
from kanevas.exports.report.page import Contents, page


def write_report(path: Path, contents: Contents, progress: Callable[[float], None]) -> None:
    """Look at the model, and write the report.

    Args:
        path: the file.
        contents: what goes into it.
        progress: called with the part done, 0 to 1; what it raises ends the writing.

    Raises:
        FileError: the file cannot be written.

    """
    from kane.analyses.health import examine
    from kane.analyses.mobility import mobility
    from kanevas.runs.examiner import Examination

    model = contents.model
    health = examine(model)
    progress(0.4)
    faults = tuple((each.element, each.fault) for each in health.faults)
    try:
        found = mobility(model)
    except KaneError:
        found = None  # what keeps the model from running stands among the faults
    progress(0.9)
    text = page(contents, Examination(model, faults, health), found)
    with write_atomically(path) as stream:
        stream.write(text)
