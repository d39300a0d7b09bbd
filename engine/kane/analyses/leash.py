"""Processes that end with the one that has started them, however that ends."""

import os
import threading
from collections.abc import Callable

LATER = 5  # what Unix adds to the niceness of work that nobody waits for


def on_leash(heard: Callable[[], None] = lambda: None) -> None:
    """End this process as soon as its standard input ends, which the other one keeps open.

    Args:
        heard: called, in another thread, for each byte that comes in before.

    """

    def wait() -> None:
        while os.read(0, 1):  # not by a stream, which the end of this process would wait for
            heard()
        os._exit(1)  # in the middle of whatever it does: nobody is there any more

    threading.Thread(target=wait, daemon=True).start()


def give_way() -> None:
    """Leave the processor to what a person waits for."""
    if hasattr(os, "nice"):
        os.nice(LATER)


def cores() -> int:
    """Return how many processes can work at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
