"""How much Python does, by the calls it makes: that others use the machine as well is no matter."""

import sys
from collections.abc import Callable
from types import FrameType


def calls(deed: Callable[[], object]) -> int:
    """Return how many functions, of Python and others, are called by this thread in a deed."""
    count = 0

    def see(_frame: FrameType, event: str, _of: object) -> None:
        nonlocal count
        count += event in {"call", "c_call"}

    sys.setprofile(see)
    try:
        deed()
    finally:
        sys.setprofile(None)
    return count
