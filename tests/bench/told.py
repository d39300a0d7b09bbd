"""What a part of the bench measures of frames and edits goes to the record by this."""

import json
import os
from pathlib import Path

NOTES = "KANEVAS_BENCH_NOTES"  # names a file for one JSON object a line


def note(group: str, what: str, **milliseconds: float) -> None:
    """Leave times for the record, if the whole bench runs.

    Args:
        group: such as ``canvas``.
        what: is timed.
        milliseconds: by the name of what they are, such as ``median``.

    """
    path = os.environ.get(NOTES)
    if path:
        with Path(path).open("a") as file:
            file.write(json.dumps({"group": group, "what": what, **milliseconds}) + "\n")
